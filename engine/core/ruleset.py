"""What a ruleset gives the engine, and packs of its content."""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from engine.core.answers import Path
from engine.core.bots import BotMaker, RandomBot
from engine.core.campaign import Bookkeeping
from engine.core.collector import Collector, PlainCollector
from engine.core.effects.table import Vocabulary
from engine.core.errors import UnknownName
from engine.core.game import Game, Step
from engine.core.lint import Check, Finding
from engine.core.maps import Map
from engine.core.record_words import RecordWords
from engine.core.records import PackHeader
from engine.core.scenes.room import SceneRoom
from engine.core.showing import Showing

MOST_SCENARIOS = 24  # of a pack that are kept compiled, about 1 MB each: a table may switch options at will


@dataclass(eq=False)
class Pack:
    """A validated pack: its document, its records, its digest, and missions compiled so far."""

    ruleset: "Ruleset"
    document: Mapping[str, Any]
    content: Any
    digest: str
    _scenarios: dict[tuple[str, str], Any] = field(default_factory=dict, repr=False)

    @property
    def id(self) -> str:
        """The pack's own id."""
        return str(self.document["id"])

    @property
    def missions(self) -> tuple[str, ...]:
        """The ids of its missions."""
        return tuple(mission.id for mission in self.content.missions)

    def scenario(self, mission: str, options: Mapping[str, Any] | None = None) -> Any:
        """A mission, compiled once for the same rule options and shared by all its games."""
        key = (mission, json.dumps(options, sort_keys=True) if options else "")
        if key in self._scenarios:
            self._scenarios[key] = self._scenarios.pop(key)  # the one used last goes last
        else:
            record = next((one for one in self.content.missions if one.id == mission), None)
            if record is None:
                raise UnknownName("mission", mission, self.missions)
            self._scenarios[key] = self.ruleset.compile(self, record, options or {})
            while len(self._scenarios) > MOST_SCENARIOS:
                del self._scenarios[next(iter(self._scenarios))]
        return self._scenarios[key]


class Ruleset(ABC):
    """One game: how its packs are read, compiled and played."""

    id: str
    title: str
    vocabulary: Vocabulary
    records: type[PackHeader]  # the pack as a model: its annotations say what every field means
    record_words: RecordWords  # what people call all that
    checks: Sequence[Check[Any]]  # every check of the linter, those that the records hold on loading included
    bots: Mapping[str, BotMaker] = MappingProxyType({"random": RandomBot})  # by name, in rising strength
    scenes: SceneRoom  # who says what a viewer may know of a game
    showing: Showing
    campaign: Bookkeeping[Any]  # how its campaigns are kept

    @abstractmethod
    def read(self, document: Mapping[str, Any]) -> Any:
        """The document as validated records; raises ContentError with every fault."""

    @abstractmethod
    def compile(self, pack: Pack, mission: Any, options: Mapping[str, Any]) -> Any:
        """The scenario of one mission, with the rule options that the table switched for this game."""

    @abstractmethod
    def lint(self, content: Any, mission: str | None) -> list[Finding]:
        """Static checks of a pack or of one mission."""

    @abstractmethod
    def concerned(self, content: Any, where: str) -> Iterable[str]:
        """The missions that an error at a place concerns: all of them, unless only some use what stands there."""

    @abstractmethod
    def mission_records(
        self, document: Mapping[str, Any], mission: str, options: Mapping[str, Any]
    ) -> Iterable[tuple[Path, Any]]:
        """The records of any draft that make a mission, with their paths; nothing where it has no such mission.

        What they name need not be listed, nor what is in every game.
        """

    def collector(self, scenario: Any, seats: Any = None) -> Collector:
        """Who notes down what happens in play-tests of a mission; who plays may decide what can come up at all."""
        return PlainCollector()

    def labels(self, scenario: Any, lang: str = "en") -> Mapping[str, Mapping[str, str]]:
        """What people call the things of a report, as `core.playtest.words` asks for it."""
        return {}

    def boards(self, scenario: Any) -> Mapping[str, Map]:
        """The boards that a mission can be played on, by what stands before their locations' names in a report."""
        return {}

    def options_at_a_real_table(self, scenario: Any) -> Mapping[str, Any]:
        """Rule options by which people tell what they have laid out, where else chance would decide."""
        return {}

    # --- the beginning of a game ----------------------------------------------------------------------

    @abstractmethod
    def lay_out(
        self, scenario: Any, seats: Sequence[Any] | int, standing: Mapping[str, Any] | None
    ) -> tuple[Game, Step]:
        """An empty table for those who play, and the step that begins set-up; IllegalSetup if they cannot play it."""

    @abstractmethod
    def first_round(self, game: Any) -> None:
        """The step that follows set-up."""

    @abstractmethod
    def read_situation(self, document: Any) -> Any:
        """A situation as its author wrote it; ContentError lists every fault."""

    @abstractmethod
    def apply_situation(self, game: Any, situation: Any) -> None:
        """Bring a game that is set up into the middle of a situation."""

    def start(
        self,
        scenario: Any,
        seats: Sequence[Any] | int,
        seed: int,
        situation: Mapping[str, Any] | None = None,
        dice: Sequence[int] = (),
        log: bool = True,
        standing: Mapping[str, Any] | None = None,
        draws: Sequence[int] | None = None,
    ) -> Game:
        """A game at its first decision; `standing` is what a campaign brings into it.

        With `draws` it is played at a real table: people tell every die (`dice`) and every card they draw.
        """
        game, set_up = self.lay_out(scenario, seats, standing)
        told = None if draws is None else tuple(draws)
        if situation is None:
            game.begin_base(seed, dice, log)
            game.draws = told
            game.agenda += [(self.first_round,), set_up]
        else:
            given = self.read_situation(situation)
            game.begin_base(seed, (), log)
            game.agenda.append(set_up)
            game.settle_setup(dice, log)
            game.draws = told
            self.apply_situation(game, given)
        game.begin_play()
        return game
