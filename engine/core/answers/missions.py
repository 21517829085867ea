"""What can be played, what one needs on the table, who sits where, and what leads to what."""

from dataclasses import dataclass
from typing import Any, Literal

from engine.core.answers import Path
from engine.core.answers.forms import Field


@dataclass(frozen=True, slots=True)
class TeamWord:
    """What a game calls those who play it together: 'hero', 'heroes'."""

    one: str = ""
    many: str = ""
    with_one: str = ""  # as they stand after 'with' and 'for': German bends them
    with_many: str = ""

    def __str__(self) -> str:
        return self.many

    def counted(self, team: int | str) -> str:
        """'1 player', '3 players'; several sizes at once ('2, 3') are many."""
        return f"{team} {self.one if str(team) == '1' else self.many}".strip()

    def counted_with(self, team: int | str) -> str:
        """The same inside a sentence, after 'with' or 'for': 'mit 3 Spielern'."""
        return f"{team} {self.with_one if str(team) == '1' else self.with_many}".strip()


@dataclass(frozen=True, slots=True)
class MissionSummary:
    """One mission that can be played."""

    id: str
    title: str
    number: int  # its place in its campaign, from 1; 0 where it is in none
    path: Path  # of the record that makes it
    briefing: str  # Markdown
    campaign: str  # id of the operation or campaign it belongs to; ''
    campaign_title: str
    boards: tuple[str, ...]  # keys
    team_sizes: tuple[int, ...]
    team_word: TeamWord
    default_team: int


@dataclass(frozen=True, slots=True)
class CampaignSummary:
    """An operation or campaign of the pack, with its missions in order."""

    id: str
    title: str
    introduction: str
    missions: tuple[str, ...]
    path: Path


@dataclass(frozen=True, slots=True)
class Need:
    """Something to take out of the box."""

    count: int
    label: str
    detail: str = ""
    path: Path = ()  # of the record it is, where it is one


@dataclass(frozen=True, slots=True)
class NeedGroup:
    """Needs of one sort: sectors, figures, cards, tokens and dice."""

    key: Literal["sectors", "figures", "cards", "tokens"]
    label: str
    needs: tuple[Need, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of something a mission has, beside what the rules need."""

    label: str
    count: int
    least: int
    most: int | None  # None for no bound
    rule: str
    group: str  # of the mission's form

    @property
    def is_right(self) -> bool:
        """Whether the rules are content with it."""
        return self.least <= self.count and (self.most is None or self.count <= self.most)


@dataclass(frozen=True, slots=True)
class SetUpStep:
    """One step of setting up, in the order of the rules."""

    title: str
    text: str  # Markdown: **bold** for what differs between missions
    rule: str


@dataclass(frozen=True, slots=True)
class SpoilerGroup:
    """What one finds out in play: objectives, monsters, recon deck, twists, ending."""

    key: str
    label: str
    summary: str
    cards: tuple[Path, ...]  # records with a face
    text: str = ""


@dataclass(frozen=True, slots=True)
class SetUp:
    """For people at a real table."""

    team: int
    needs: tuple[NeedGroup, ...]
    steps: tuple[SetUpStep, ...]
    spoilers: tuple[SpoilerGroup, ...]


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Somebody who can take a seat."""

    id: str  # as `start` takes it
    label: str
    detail: str  # role or speciality
    icon: str
    path: Path
    equipment: tuple[Field, ...] = ()  # what can be chosen for them: upgrades, focus, …; paths within the seat's JSON


@dataclass(frozen=True, slots=True)
class LineUp:
    """Who can sit where, and the rule options of the table."""

    team_sizes: tuple[int, ...]
    default_team: int
    seat_word: str  # 'hero', 'player'
    people: tuple[SeatChoice, ...]
    each_per_seat: tuple[int, ...]  # for each team size: how many people a seat plays
    options: tuple[Field, ...]
    suggested: dict[int, tuple[Any, ...]]  # for each team size seats that `start` takes
    faults: tuple[str, ...] = ()  # what is wrong with the seats and options that were given
    person_key: str = ""  # of a seat with equipment, which is an object: {"hero": "abe", "focus": […]}


@dataclass(frozen=True, slots=True)
class GraphNode:
    """Something that leads, or is led to."""

    id: str
    kind: str  # "start", "objective", "discovery", "event", "twist", "ending", …
    label: str
    detail: str
    path: Path
    column: int  # for drawing, from the left
    row: int
    state: Literal["", "dead-end", "orphan"] = ""
    remedy: str = ""
    measure: str = ""  # the name of the measure that says how often it is reached


@dataclass(frozen=True, slots=True)
class GraphEdge:
    """One thing leads to another, and why."""

    source: str
    target: str
    reason: str
    measure: str = ""


@dataclass(frozen=True, slots=True)
class Graph:
    """What leads to what in a mission."""

    nodes: tuple[GraphNode, ...]
    edges: tuple[GraphEdge, ...]


@dataclass(frozen=True, slots=True)
class FlowStep:
    """A mission in the order of an operation or campaign."""

    title: str
    detail: str
    path: Path  # of its entry in the list
    record: Path  # what opens: the mission itself, or what it is played on; () where there is nothing yet


@dataclass(frozen=True, slots=True)
class FlowOffer:
    """A mission that can be added to the order."""

    label: str
    entry: Any  # as it stands in the list
    group: str = ""


@dataclass(frozen=True, slots=True)
class FlowChoice:
    """Where a defeat leads, and how an editor writes it."""

    label: str
    leads_to: Literal["again", "on", "end"]
    is_chosen: bool
    operations: tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Flow:
    """An operation or campaign as one draws it: missions in order, where wins and defeats lead, what is carried."""

    steps: tuple[FlowStep, ...]
    entries: Path  # the list of them in the document
    most: int
    offers: tuple[FlowOffer, ...]
    after_win: str
    after_defeat: tuple[FlowChoice, ...]
    won: str  # what the endings are called
    lost: str
    carried: tuple[tuple[str, Path], ...] = ()  # what goes from one mission to the next, with its field
    collection: str = ""  # whose new records can be added to the order; '' where entries are no records


@dataclass(frozen=True, slots=True)
class Template:
    """A small sound pack to start from."""

    id: str
    ruleset: str
    title: str
    sentence: str
    document: dict[str, Any]


@dataclass(frozen=True, slots=True)
class SketchNumber:
    """A number that a sketch is made from."""

    name: str
    label: str
    least: int
    most: int
    usual: int


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in one sentence of ours."""

    id: str
    chapter: str
    text: str
    is_core: bool = False
    part: str = "rules"  # of the book: rules, making (for who builds missions), material, gaps (what it leaves open)


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game in the forms in which texts use it, the first of them for a list; and what it means."""

    forms: tuple[str, ...]
    rule: Rule
