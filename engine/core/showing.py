"""What pages show of a document: the questions of the door that each game answers in its room `showing/`."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.answers.boards import Board
from engine.core.answers.missions import (
    CampaignSummary,
    Flow,
    Graph,
    LineUp,
    MissionSummary,
    SetUp,
    SketchNumber,
    Tally,
)
from engine.core.drafts import Draft
from engine.core.faces import FacePrinter
from engine.core.sentences import LANGUAGES


class Showing(ABC):
    """How one game shows its documents, finished or not: nothing here raises, whatever a draft holds."""

    card_rules: Mapping[str, tuple[str, ...]]  # a face's kind → the rules that such a card is played by
    numbers: Sequence[tuple[str, Sequence[str], tuple[int, int, int]]]  # of a sketch: the board's size, what is on it

    @abstractmethod
    def missions(self, draft: Draft) -> tuple[MissionSummary, ...]:
        """What can be played."""

    @abstractmethod
    def campaigns(self, draft: Draft) -> tuple[CampaignSummary, ...]:
        """Operations or campaigns, with their missions in order."""

    @abstractmethod
    def boards(self, draft: Draft, mission: str) -> tuple[Board, ...]:
        """The boards that a mission can be played on, as they are set up."""

    @abstractmethod
    def board_of(self, draft: Draft, collection: str, id_: str | int) -> Board | None:
        """A single sector, layout or location; None where the record is no board."""

    @abstractmethod
    def printer(self, draft: Draft) -> FacePrinter:
        """Who prints the cards of a draft."""

    @abstractmethod
    def set_up(self, draft: Draft, mission: str, team: int) -> SetUp | None:
        """What one needs on a real table, and how the mission is set up; None where there is no such mission."""

    @abstractmethod
    def line_up(self, draft: Draft, mission: str) -> LineUp | None:
        """Who can sit where; rule options come from the form of the pack."""

    def tallies(self, draft: Draft, mission: str) -> tuple[Tally, ...]:
        """What is counted while a mission is built; nothing where the rules ask for no numbers."""
        return ()

    @abstractmethod
    def graph(self, draft: Draft, mission: str) -> Graph | None:
        """What leads to what in a mission."""

    @abstractmethod
    def flow(self, draft: Draft, collection: str, id_: str | int) -> Flow | None:
        """An operation or campaign as a drawn order; None where the record is neither."""

    def sketch_numbers(self, lang: str) -> tuple[SketchNumber, ...]:
        """What a sketch of a mission is made from."""
        column = LANGUAGES.index(lang) if lang in LANGUAGES else 0
        return tuple(SketchNumber(name, words[column], *limits) for name, words, limits in self.numbers)

    @abstractmethod
    def sketch(self, base: dict[str, Any], starter: Mapping[str, Any], numbers: Mapping[str, int]) -> dict[str, Any]:
        """A template's document with a board and numbers of one's own; what it lacks comes from the starter pack."""
