"""A group's campaign as data: the map, what comes next, what a result changes."""

from dataclasses import dataclass, field
from typing import Any, Literal

from engine.core.answers import Path
from engine.core.answers.forms import Field


@dataclass(frozen=True, slots=True)
class CampaignNode:
    """A mission, or a fork in the way, on the campaign map."""

    id: str
    kind: Literal["mission", "branch", "ending"]
    title: str
    state: Literal["won", "lost", "next", "open", "locked"]
    why: str  # why it is locked, or how it ended
    mission: str  # as `start` takes it; '' for what is no mission
    column: int
    row: int
    is_spoiler: bool = False
    path: Path = ()


@dataclass(frozen=True, slots=True)
class CampaignMap:
    """The flow of missions."""

    nodes: tuple[CampaignNode, ...]
    edges: tuple[tuple[str, str, str], ...]  # from, to, in words


@dataclass(frozen=True, slots=True)
class Consequence:
    """What an entry changes, in a sentence."""

    text: str
    rule: str = ""
    tone: str = ""  # "good", "bad"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet."""

    label: str
    value: int
    detail: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an entry cannot stand, at its field."""

    path: Path
    message: str
    rule: str
    remedy: str = ""


@dataclass(frozen=True, slots=True)
class Proposal:
    """An entry as it would be recorded, what it changes, and what speaks against it."""

    entry: dict[str, Any]
    consequences: tuple[Consequence, ...]
    score: tuple[ScoreLine, ...]
    refusals: tuple[Refusal, ...]


@dataclass(frozen=True, slots=True)
class ResultForm:
    """What is asked for when a result is typed in by hand."""

    fields: tuple[Field, ...]
    blank: dict[str, Any]
    seats: Path = ()  # the list whose entries sit in the order of `people`; none where the team was chosen before
    team: Path = ()  # the record whose keys say who took part, where nothing else says so
    fresh: dict[str, Any] = field(default_factory=dict)  # whoever may have taken part → how they begin


@dataclass(frozen=True, slots=True)
class RosterTrack:
    """Somebody's progress: health, experience, missions."""

    label: str
    value: int
    most: int | None
    steps: tuple[tuple[int, str], ...] = ()  # what is reached where
    is_sum: bool = False  # adds up over the team: eliminations, knock-downs


@dataclass(frozen=True, slots=True)
class RosterLine:
    """A hero or op of the team."""

    id: str
    label: str
    detail: str
    icon: str
    person: str  # who plays them
    states: tuple[str, ...]  # "dead", …
    tracks: tuple[RosterTrack, ...]
    has: tuple[str, ...]  # upgrades and the like, in words
    path: Path = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """How a campaign stands, without what the group must not know."""

    state: Literal["open", "won", "lost", "stopped"]
    sentence: str
    next_mission: str
    next_text: str  # what to do next
    roster: tuple[RosterLine, ...]
    facts: tuple[tuple[str, str], ...]  # label, value
    briefing: tuple[str, ...] = ()  # what the next mission allows or begins with, in sentences
