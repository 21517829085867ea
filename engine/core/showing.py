"""What pages show of a document: the questions of the door that each game answers in its room `showing/`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
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
    TeamWord,
)
from engine.core.drafts import Draft, DraftRecord
from engine.core.faces import FacePrinter
from engine.core.sentences import LANGUAGES

Mission = Any  # a mission of a draft as the game knows it: its record, or what it is made of
Numbers = Sequence[tuple[str, Sequence[str], tuple[int, int, int]]]  # of a sketch: the board's size, what is on it
Sketch = Callable[[dict[str, Any], Mapping[str, Any], Mapping[str, int]], dict[str, Any]]


def _no_tallies(_draft: Draft, _mission: Mission) -> tuple[Tally, ...]:
    """Where the rules ask for no numbers."""
    return ()


@dataclass(frozen=True)
class Showing:
    """How one game shows its documents, finished or not: nothing here raises, whatever a draft holds."""

    team_word: Callable[[str], TeamWord]  # language → what those who play are called
    missions: Callable[[Draft], tuple[MissionSummary, ...]]  # what can be played
    campaigns: Callable[[Draft], tuple[CampaignSummary, ...]]  # operations or campaigns, with their missions in order
    mission: Callable[[Draft, str], Mission | None]  # the one of that id; what follows is asked of it
    boards_of: Callable[[Draft, Mission], tuple[Board, ...]]  # it can be played on, as they are set up
    set_up_of: Callable[[Draft, Mission, int], SetUp]  # on a real table, for a team of that size
    line_up_of: Callable[[Draft, Mission], LineUp]  # who can sit where; rule options come from the form of the pack
    graph_of: Callable[[Draft, Mission], Graph]  # what leads to what
    printer: Callable[[Draft], FacePrinter]  # who prints the cards of a draft
    card_rules: Mapping[str, tuple[str, ...]]  # a face's kind → the rules that such a card is played by
    single_boards: Mapping[str, Callable[[Draft, DraftRecord], Board | None]]  # collection → a record of it as a board
    flows: Mapping[str, Callable[[Draft, DraftRecord], Flow]]  # collection → a record of it as a drawn order
    numbers: Numbers
    sketch: Sketch  # a template's document with a board and numbers of one's own; the rest is the starter pack's
    tallies_of: Callable[[Draft, Mission], tuple[Tally, ...]] = field(default=_no_tallies)  # counted while it is built

    def boards(self, draft: Draft, mission: str) -> tuple[Board, ...]:
        """The boards that a mission can be played on."""
        found = self.mission(draft, mission)
        return self.boards_of(draft, found) if found else ()

    def board_of(self, draft: Draft, collection: str, id_: str | int) -> Board | None:
        """A single sector, layout or location; None where the record is no board."""
        found = draft.find(collection, id_) if collection in self.single_boards else None
        return self.single_boards[collection](draft, found) if found else None

    def set_up(self, draft: Draft, mission: str, team: int) -> SetUp | None:
        """What one needs on a real table, and how the mission is set up; None where there is no such mission."""
        found = self.mission(draft, mission)
        return self.set_up_of(draft, found, team) if found else None

    def line_up(self, draft: Draft, mission: str) -> LineUp | None:
        """Who can sit where."""
        found = self.mission(draft, mission)
        return self.line_up_of(draft, found) if found else None

    def tallies(self, draft: Draft, mission: str) -> tuple[Tally, ...]:
        """What is counted while a mission is built."""
        found = self.mission(draft, mission)
        return self.tallies_of(draft, found) if found else ()

    def graph(self, draft: Draft, mission: str) -> Graph | None:
        """What leads to what in a mission."""
        found = self.mission(draft, mission)
        return self.graph_of(draft, found) if found else None

    def flow(self, draft: Draft, collection: str, id_: str | int) -> Flow | None:
        """An operation or campaign as a drawn order; None where the record is neither."""
        found = draft.find(collection, id_) if collection in self.flows else None
        return self.flows[collection](draft, found) if found else None

    def sketch_numbers(self, lang: str) -> tuple[SketchNumber, ...]:
        """What a sketch of a mission is made from."""
        column = LANGUAGES.index(lang) if lang in LANGUAGES else 0
        return tuple(SketchNumber(name, words[column], *limits) for name, words, limits in self.numbers)
