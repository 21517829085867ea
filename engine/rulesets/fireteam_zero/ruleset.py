"""Fireteam Zero as a ruleset: what the engine's public face needs to know of it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.answers import Path
from engine.core.errors import IllegalSetup
from engine.core.game import Stages, Step
from engine.core.lint import Finding
from engine.core.maps import Map
from engine.core.ruleset import Pack, Ruleset
from engine.core.scenario import remember
from engine.core.situations import read_as
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
from engine.rulesets.fireteam_zero.scenes import corrections, scene_words
from engine.rulesets.fireteam_zero.scenes.luck import luck_asked
from engine.rulesets.fireteam_zero.scenes.pieces import pieces_of
from engine.rulesets.fireteam_zero.scenes.room import FireteamZeroScenes
from engine.rulesets.fireteam_zero.scenes.situation import SituationRecord, apply_situation
from engine.rulesets.fireteam_zero.showing.mission_faces import CardFaces
from engine.rulesets.fireteam_zero.showing.room import SHOWING
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from engine.rulesets.fireteam_zero.words.record_words import RECORD_WORDS
from engine.rulesets.fireteam_zero.words.setup_words import NOTHING_CARRIED

MOST_TABLES = 256  # line-ups of one mission that are kept


class FireteamZeroRuleset(Ruleset):
    """The first of the four games."""

    id = "fireteam-zero"
    title = "Fireteam Zero"
    vocabulary = vocabulary
    records = PackRecord
    record_words = RECORD_WORDS
    checks = tuple(all_checks())
    bots = BOTS
    scenes = FireteamZeroScenes(scene_words, CardFaces, pieces_of, luck_asked, corrections)
    showing = SHOWING
    campaign = OPERATIONS

    def read(self, document: Mapping[str, Any]) -> PackRecord:
        """Validate a document against FZ-F.01 to FZ-F.22."""
        return read_records(document)

    def compile(self, pack: Pack, mission: Mission, options: Mapping[str, Any]) -> Scenario:
        """The scenario of one mission under the table's options."""
        return compile_mission(pack.content, pack.digest, mission, read_options(options))

    def lint(self, content: Any, mission: str | None) -> list[Finding]:
        """Every check FZ-L."""
        return lint(content, mission)

    def concerned(self, content: Any, where: str) -> list[str]:
        """Who uses what stands there."""
        return concerned(content, where)

    def mission_records(
        self, document: Mapping[str, Any], mission: str, options: Mapping[str, Any]
    ) -> Iterable[tuple[Path, Any]]:
        """The records that make a mission."""
        return mission_records(document, mission)

    def collector(self, scenario: Any, seats: Any = None) -> FireteamZeroCollector:
        """Who notes down what happens in play-tests."""
        return FireteamZeroCollector(scenario, seats)

    def labels(self, scenario: Any, lang: str = "en") -> Mapping[str, Mapping[str, str]]:
        """What people call cards, locations, heroes and objectives in reports."""
        return report_labels(scenario, lang)

    def boards(self, scenario: Any) -> Mapping[str, Map]:
        """The one board of a mission."""
        return {"": scenario.board}

    def options_at_a_real_table(self, scenario: Any) -> Mapping[str, Any]:
        """FZ-1.05, FZ-A.08: who begins and where the mixed tokens lie is what the people see before them."""
        told = {"startPlayer": "players"}
        if scenario.options.spawn_tokens == "random" and scenario.spawn_numbers is None:
            told["spawnTokens"] = "players"
        return told

    def lay_out(
        self, scenario: Scenario, seats: Sequence[Any] | int, standing: Mapping[str, Any] | None
    ) -> tuple[FireteamZero, Step]:
        """FZ-1.03: the table as this line-up finds it."""
        if standing:  # FZ-17.09
            raise IllegalSetup([NOTHING_CARRIED()])
        line_up = read_seats(scenario, seats)
        table, stages = laid_out(scenario, line_up)
        game = FireteamZero()
        table.copy_table_to(game)
        return game, (begin_setup, stages, line_up)

    def first_round(self, game: FireteamZero) -> None:
        """FZ-2.02."""
        begin_round(game)

    def read_situation(self, document: Any) -> SituationRecord:
        """Heroes, monsters and cards wherever the author puts them."""
        return read_as(SituationRecord, document)

    def apply_situation(self, game: FireteamZero, situation: SituationRecord) -> None:
        """Put them there."""
        apply_situation(game, situation)


def laid_out(scenario: Scenario, seats: tuple[Seat, ...]) -> tuple[FireteamZero, Stages]:
    """The table as every game of a line-up finds it, and what is left of set-up: play-tests begin thousands of them."""
    tables = scenario.memo.tables
    if seats in tables:
        return tables[seats]
    table = FireteamZero()
    table.begin_base(0, (), log=False)
    table.begin(scenario)
    return remember(tables, seats, (table, prepare(table, seats)), MOST_TABLES)
