"""Countdown: Special Ops as a ruleset: what the engine's public face needs to know of it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.answers import Path
from engine.core.bots import BotMaker
from engine.core.campaign import Bookkeeping
from engine.core.lint import Check, Finding
from engine.core.maps import Map
from engine.core.ruleset import Pack, Ruleset
from engine.core.scenes.room import SceneRoom
from engine.rulesets.countdown.bots import BOTS
from engine.rulesets.countdown.campaign.ch33_campaign import CAMPAIGNS
from engine.rulesets.countdown.campaign.ch33_standing import read_standing
from engine.rulesets.countdown.compile.mission import compile_mission
from engine.rulesets.countdown.game import Countdown
from engine.rulesets.countdown.lint import all_checks, concerned, lint
from engine.rulesets.countdown.records import Mission, PackRecord, read_options, read_records
from engine.rulesets.countdown.records.played import mission_records
from engine.rulesets.countdown.report.collector import CountdownCollector
from engine.rulesets.countdown.report.names import board_id
from engine.rulesets.countdown.report.report_words import report_labels
from engine.rulesets.countdown.rules.ch03_setup import begin_setup
from engine.rulesets.countdown.rules.ch06_line_up import read_seats
from engine.rulesets.countdown.rules.ch07_round import begin_round
from engine.rulesets.countdown.rules.ch32_traitors import hold_showdown, is_showdown_due
from engine.rulesets.countdown.scenario import Scenario
from engine.rulesets.countdown.scenes.room import CountdownScenes
from engine.rulesets.countdown.scenes.situation import apply_situation, read_situation
from engine.rulesets.countdown.showing.room import CountdownShowing
from engine.rulesets.countdown.vocabulary import vocabulary
from engine.rulesets.countdown.words.record_words import RECORD_WORDS

SCENES = CountdownScenes()


class CountdownRuleset(Ruleset):
    """The second of the four games."""

    id = "countdown"
    title = "Countdown: Special Ops"
    vocabulary = vocabulary
    records = PackRecord
    record_words = RECORD_WORDS
    showing = CountdownShowing()

    def read(self, document: Mapping[str, Any]) -> PackRecord:
        """Validate a document against section 8 of the catalogue."""
        return read_records(document)

    def compile(self, pack: Pack, mission: Mission, options: Mapping[str, Any]) -> Scenario:
        """The scenario of one mission under the table's options."""
        return compile_mission(pack.content, pack.digest, mission, read_options(options))

    def lint(self, content: Any, mission: str | None) -> list[Finding]:
        """Every check CD-60."""
        return lint(content, mission)

    @property
    def checks(self) -> Sequence[Check[Any]]:
        """All of them, by code."""
        return all_checks()

    def concerned(self, content: Any, where: str) -> list[str]:
        """Who uses what stands there."""
        return concerned(content, where)

    def mission_records(
        self, document: Mapping[str, Any], mission: str, options: Mapping[str, Any]
    ) -> Iterable[tuple[Path, Any]]:
        """The records that make a mission."""
        return mission_records(document, mission, options)

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        """Bots that know this game, in rising strength."""
        return BOTS

    def collector(self, scenario: Any, seats: Any = None) -> CountdownCollector:
        """Who notes down what happens in play-tests."""
        return CountdownCollector(scenario)

    def labels(self, scenario: Any, lang: str = "en") -> Mapping[str, Mapping[str, str]]:
        """What people call cards, zones, ops and objectives in reports."""
        return report_labels(scenario, lang)

    def boards(self, scenario: Any) -> Mapping[str, Map]:
        """The blueprints of the locations that a mission can be played at."""
        return {f"{board_id(scenario, board)}/": board.map for board in scenario.boards}

    @property
    def scenes(self) -> SceneRoom:
        """What a viewer may know of a game."""
        return SCENES

    @property
    def campaign(self) -> Bookkeeping[Any]:
        """Campaigns and scenarios (CD-33, CD-34, CD-40)."""
        return CAMPAIGNS

    def start(
        self,
        scenario: Any,
        seats: Sequence[Any] | int,
        seed: int,
        situation: Mapping[str, Any] | None = None,
        dice: Sequence[int] = (),
        log: bool = True,
        standing: Mapping[str, Any] | None = None,
    ) -> Countdown:
        """A game at its first decision, with what a campaign brings into it, or in the middle of a situation."""
        line_up = read_seats(scenario, seats)
        brought = read_standing(scenario.pack, standing) if standing is not None else None
        if situation is None:
            game = Countdown()
            game.begin(scenario, seed, dice, log)
            game.push(begin_round)
            begin_setup(game, line_up, brought)
        else:
            record = read_situation(situation)
            game = Countdown()
            game.begin(scenario, seed, (), log)
            begin_setup(game, line_up, brought)
            game.settle_setup(dice, log)
            apply_situation(game, record)
        game.advance()
        if game.result and is_showdown_due(game):
            hold_showdown(game)
        return game
