"""Fireteam Zero as a ruleset: what the engine's public face needs to know of it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.answers import Path
from engine.core.bots import BotMaker
from engine.core.campaign import Bookkeeping
from engine.core.errors import IllegalSetup
from engine.core.game import Stages
from engine.core.lint import Check, Finding
from engine.core.maps import Map
from engine.core.ruleset import Pack, Ruleset
from engine.core.scenes.room import SceneRoom
from engine.rulesets.fireteam_zero.bots import BOTS
from engine.rulesets.fireteam_zero.campaign.ch17_operations import OPERATIONS
from engine.rulesets.fireteam_zero.compile.mission import compile_mission
from engine.rulesets.fireteam_zero.game import FireteamZero
from engine.rulesets.fireteam_zero.lint import all_checks, concerned, lint
from engine.rulesets.fireteam_zero.records import Mission, PackRecord, read_options, read_records
from engine.rulesets.fireteam_zero.records.played import mission_records
from engine.rulesets.fireteam_zero.report.collector import FireteamZeroCollector
from engine.rulesets.fireteam_zero.report.report_words import report_labels
from engine.rulesets.fireteam_zero.rules.ch01_setup import Seat, begin_setup, prepare, read_seats
from engine.rulesets.fireteam_zero.rules.ch02_round import begin_round
from engine.rulesets.fireteam_zero.scenario import Scenario
from engine.rulesets.fireteam_zero.scenes.room import FireteamZeroScenes
from engine.rulesets.fireteam_zero.scenes.situation import apply_situation, read_situation
from engine.rulesets.fireteam_zero.showing.room import FireteamZeroShowing
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from engine.rulesets.fireteam_zero.words.record_words import RECORD_WORDS
from engine.rulesets.fireteam_zero.words.setup_words import NOTHING_CARRIED

MOST_TABLES = 256  # line-ups of one mission that are kept


SCENES = FireteamZeroScenes()


class FireteamZeroRuleset(Ruleset):
    """The first of the four games."""

    id = "fireteam-zero"
    title = "Fireteam Zero"
    vocabulary = vocabulary
    records = PackRecord
    record_words = RECORD_WORDS
    showing = FireteamZeroShowing()

    def read(self, document: Mapping[str, Any]) -> PackRecord:
        """Validate a document against FZ-F.01 to FZ-F.22."""
        return read_records(document)

    def compile(self, pack: Pack, mission: Mission, options: Mapping[str, Any]) -> Scenario:
        """The scenario of one mission under the table's options."""
        return compile_mission(pack.content, pack.digest, mission, read_options(options))

    def lint(self, content: Any, mission: str | None) -> list[Finding]:
        """Every check FZ-L."""
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
        return mission_records(document, mission)

    @property
    def bots(self) -> Mapping[str, BotMaker]:
        """Bots that know this game, in rising strength."""
        return BOTS

    def collector(self, scenario: Any, seats: Any = None) -> FireteamZeroCollector:
        """Who notes down what happens in play-tests."""
        return FireteamZeroCollector(scenario, seats)

    def labels(self, scenario: Any, lang: str = "en") -> Mapping[str, Mapping[str, str]]:
        """What people call cards, locations, heroes and objectives in reports."""
        return report_labels(scenario, lang)

    def boards(self, scenario: Any) -> Mapping[str, Map]:
        """The one board of a mission."""
        return {"": scenario.board}

    @property
    def scenes(self) -> SceneRoom:
        """What a viewer may know of a game."""
        return SCENES

    @property
    def campaign(self) -> Bookkeeping[Any]:
        """Operations (FZ-17, FZ-B)."""
        return OPERATIONS

    def start(
        self,
        scenario: Any,
        seats: Sequence[Any] | int,
        seed: int,
        situation: Mapping[str, Any] | None = None,
        dice: Sequence[int] = (),
        log: bool = True,
        standing: Mapping[str, Any] | None = None,
    ) -> FireteamZero:
        """A game at its first decision (FZ-1.03), or in the middle of a situation."""
        if standing:  # FZ-17.09
            raise IllegalSetup([NOTHING_CARRIED()])
        line_up = read_seats(scenario, seats)
        table, stages = laid_out(scenario, line_up)
        game = FireteamZero()
        table.copy_table_to(game)
        if situation is None:
            game.begin_base(seed, dice, log)
            game.push(begin_round)
            begin_setup(game, stages, line_up)
            game.advance()
            return game
        record = read_situation(situation)
        game.begin_base(seed, (), log)
        begin_setup(game, stages, line_up)
        game.settle_setup(dice, log)
        apply_situation(game, record)
        game.advance()
        return game


def laid_out(scenario: Scenario, seats: tuple[Seat, ...]) -> tuple[FireteamZero, Stages]:
    """The table as every game of a line-up finds it, and what is left of set-up: play-tests begin thousands of them."""
    if seats not in scenario.tables:
        if len(scenario.tables) >= MOST_TABLES:
            scenario.tables.clear()
        table = FireteamZero()
        table.begin(scenario, 0, (), log=False)
        scenario.tables[seats] = (table, prepare(table, seats))
    return scenario.tables[seats]
