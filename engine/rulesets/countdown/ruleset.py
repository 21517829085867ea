"""Countdown: Special Ops as a ruleset: what the engine's public face needs to know of it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.answers import Path
from engine.core.game import Step
from engine.core.lint import Finding
from engine.core.maps import Map
from engine.core.ruleset import Pack, Ruleset
from engine.core.situations import read_as
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
from engine.rulesets.countdown.scenario import Scenario
from engine.rulesets.countdown.scenes import corrections, scene_words
from engine.rulesets.countdown.scenes.luck import luck_asked
from engine.rulesets.countdown.scenes.pieces import pieces_of
from engine.rulesets.countdown.scenes.room import CountdownScenes
from engine.rulesets.countdown.scenes.situation import SituationRecord, apply_situation
from engine.rulesets.countdown.showing.mission_faces import CardFaces
from engine.rulesets.countdown.showing.room import SHOWING
from engine.rulesets.countdown.vocabulary import vocabulary
from engine.rulesets.countdown.words.record_words import RECORD_WORDS


class CountdownRuleset(Ruleset):
    """The second of the four games."""

    id = "countdown"
    title = "Countdown: Special Ops"
    vocabulary = vocabulary
    records = PackRecord
    record_words = RECORD_WORDS
    checks = tuple(all_checks())
    bots = BOTS
    scenes = CountdownScenes(scene_words, CardFaces, pieces_of, luck_asked, corrections)
    showing = SHOWING
    campaign = CAMPAIGNS

    def read(self, document: Mapping[str, Any]) -> PackRecord:
        """Validate a document against section 8 of the catalogue."""
        return read_records(document)

    def compile(self, pack: Pack, mission: Mission, options: Mapping[str, Any]) -> Scenario:
        """The scenario of one mission under the table's options."""
        return compile_mission(pack.content, pack.digest, mission, read_options(options))

    def lint(self, content: Any, mission: str | None) -> list[Finding]:
        """Every check CD-60."""
        return lint(content, mission)

    def concerned(self, content: Any, where: str) -> list[str]:
        """Who uses what stands there."""
        return concerned(content, where)

    def mission_records(
        self, document: Mapping[str, Any], mission: str, options: Mapping[str, Any]
    ) -> Iterable[tuple[Path, Any]]:
        """The records that make a mission."""
        return mission_records(document, mission, options)

    def collector(self, scenario: Any, seats: Any = None) -> CountdownCollector:
        """Who notes down what happens in play-tests."""
        return CountdownCollector(scenario)

    def labels(self, scenario: Any, lang: str = "en") -> Mapping[str, Mapping[str, str]]:
        """What people call cards, zones, ops and objectives in reports."""
        return report_labels(scenario, lang)

    def boards(self, scenario: Any) -> Mapping[str, Map]:
        """The blueprints of the locations that a mission can be played at."""
        return {f"{board_id(scenario, board)}/": board.map for board in scenario.boards}

    def lay_out(
        self, scenario: Scenario, seats: Sequence[Any] | int, standing: Mapping[str, Any] | None
    ) -> tuple[Countdown, Step]:
        """CD-3: an empty table, and what a campaign brings to it."""
        line_up = read_seats(scenario, seats)
        brought = read_standing(scenario.pack, standing) if standing is not None else None
        game = Countdown()
        game.begin(scenario)
        return game, (begin_setup, line_up, brought)

    def first_round(self, game: Countdown) -> None:
        """CD-7.01."""
        begin_round(game)

    def read_situation(self, document: Any) -> SituationRecord:
        """Ops, cards and markers wherever the author puts them."""
        return read_as(SituationRecord, document)

    def apply_situation(self, game: Countdown, situation: SituationRecord) -> None:
        """Put them there."""
        apply_situation(game, situation)
