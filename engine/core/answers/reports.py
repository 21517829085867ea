"""A report as data: what a page draws, in its order."""

from dataclasses import dataclass
from typing import Literal

from engine.core.answers import Path

ReportForm = Literal[
    "interval", "bars", "columns", "table", "matrix", "heat", "funnel", "timeline", "differences", "list"
]


@dataclass(frozen=True, slots=True)
class Row:
    """One line or mark of a section."""

    key: str
    label: str
    values: tuple[float | None, ...]  # for drawing, one a column
    texts: tuple[str, ...]  # the same as people read it
    detail: str = ""
    low: float | None = None  # an interval's ends
    high: float | None = None
    witnesses: tuple[int, ...] = ()  # numbers of games behind it
    behind: tuple[tuple[int, ...], ...] = ()  # the same for each value, where other games are behind each
    path: Path = ()  # the record it is about
    region: str = ""  # of a heat map
    tone: str = ""  # "bad", "good", "dead"


@dataclass(frozen=True, slots=True)
class Layer:
    """One way to look at a board: visits, kills, knock-downs, lost here."""

    key: str
    label: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A heading that says what was found, and the figures behind it."""

    key: str  # "defeats", "rounds", "heat", "objectives", "timeline", "coverage/actionCards", "heroes", …
    tab: str  # "where", "course", "content", "people", "trouble"
    form: ReportForm
    heading: str  # the finding as a sentence
    subtitle: str  # what is counted
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    layers: tuple[Layer, ...] = ()  # of a heat map
    board: str = ""  # its board's key
    units: tuple[str, ...] = ()  # of a timeline's columns: "share", "mean", "per-100"
    note: str = ""
    is_quiet: bool = False  # nothing was found: folded to one line


@dataclass(frozen=True, slots=True)
class Measure:
    """Something that an author can expect of a report."""

    name: str  # "win-rate", "lost-before-round/3", "objective/repair-the-ferry", "card-unused/actionCards", "rounds"
    label: str
    value: float
    low: float
    high: float
    unit: Literal["share", "number"]


@dataclass(frozen=True, slots=True)
class NotableGame:
    """A game worth looking at."""

    key: Literal["first-win", "median", "closest-loss", "fastest-loss"]
    label: str
    game: int
    result: str
    text: str
