"""What one viewer sees of a game: one shape for every game."""

from dataclasses import dataclass
from typing import Any, Literal

from engine.core.answers.faces import Face

Viewer = int | Literal["public", "all"]


@dataclass(frozen=True, slots=True)
class Anchor:
    """What one clicks for an option."""

    kind: Literal["piece", "region", "card", "pile", "seat", "button"]
    id: str  # of the piece, region ("board/region" where there are several boards), card or pile


@dataclass(frozen=True, slots=True)
class SceneOption:
    """One legal answer."""

    index: int
    verb: str
    text: str
    anchors: tuple[Anchor, ...]
    group: str = ""  # what it is listed under: 'Move', 'Attack', …
    meaning: str = ""  # what happens then, in a sentence
    rule: str = ""


@dataclass(frozen=True, slots=True)
class SceneDecision:
    """The open question, as this viewer may know it."""

    seat: int | None  # None: the whole group
    kind: str
    rule: str
    prompt: str
    options: tuple[SceneOption, ...]  # empty for those who are not asked
    is_reaction: bool = False
    about: "InForce | None" = None  # the effect that asks, and what it does; only for those who are asked
    means: "tuple[SceneTrack, ...]" = ()  # what whoever is asked has left for it: steps, actions


@dataclass(frozen=True, slots=True)
class ScenePiece:
    """A figure or token."""

    id: str
    kind: str  # "hero", "monster", "elite", "boss", "specialist", "token", "op", "enemy", …
    label: str
    icon: str
    board: str
    region: str  # '' off the board
    text: str = ""  # what stands on it
    seat: int | None = None
    states: tuple[str, ...] = ()  # "knocked-down", "acting", "start-player", "searched", …
    detail: str = ""  # in a sentence
    face: str = ""  # "collection/id" of its card, where it has one
    badge: str = ""  # a small number beside it: cards in hand, health


@dataclass(frozen=True, slots=True)
class SceneCard:
    """A card in somebody's hand or in front of them."""

    id: str  # of this copy, as options name it
    face: Face | None  # None: face down
    states: tuple[str, ...] = ()
    label: str = ""  # its title; '' face down
    record: str = ""  # "collection/id", '' face down


@dataclass(frozen=True, slots=True)
class SceneSeat:
    """Somebody at the table. `id` changes while a game begins: key by `index`."""

    index: int
    id: str
    label: str
    detail: str
    icon: str
    hand: tuple[SceneCard, ...]  # face None where this viewer may not see it
    hand_count: int
    stats: tuple["SceneTrack", ...] = ()
    states: tuple[str, ...] = ()
    secret: str = ""  # what only this viewer knows of it: a role
    hand_most: int = 0  # a full hand; 0 where there is no such thing


@dataclass(frozen=True, slots=True)
class ScenePile:
    """A deck, a discard pile, cards in play."""

    id: str
    label: str
    count: int
    top: SceneCard | None = None
    cards: tuple[SceneCard, ...] = ()  # those that lie open
    board: str = ""
    region: str = ""


@dataclass(frozen=True, slots=True)
class SceneTrack:
    """A number that moves: threat, time, health."""

    id: str
    label: str
    icon: str
    value: int
    least: int
    most: int | None
    marks: tuple[int, ...] = ()  # where something happens
    text: str = ""  # what people read instead of the number: 'heads'


@dataclass(frozen=True, slots=True)
class InForce:
    """Something that holds now."""

    label: str
    text: str
    source: str = ""  # "collection/id"


@dataclass(frozen=True, slots=True)
class Objective:
    """Something to be done, and how far it is."""

    id: str
    label: str
    done: bool
    value: int
    needed: int | None
    text: str = ""
    card: str = ""  # what is printed on its card: how it is done


@dataclass(frozen=True, slots=True)
class SceneStep:
    """Something that is done in this round, in its order."""

    label: str
    state: Literal["done", "now", "next"]
    text: str = ""  # what is known of it
    icon: str = ""
    piece: str = ""  # whose step it is
    since: int | None = None  # the event with which it began, where it is under way


@dataclass(frozen=True, slots=True)
class RoundStep:
    """One step of every round, as a sheet beside a real table tells it."""

    label: str
    text: str
    rule: str
    is_skipped_at_first: bool = False  # the first round does without it


@dataclass(frozen=True, slots=True)
class LogLine:
    """What happened, as this viewer may know it."""

    number: int  # of the event, from 0
    event: str
    text: str
    rule: str
    round: int
    tone: str = ""  # "good", "bad", "dice", "card", "phase"
    dice: tuple[str, ...] = ()
    icons: tuple[tuple[str, ...], ...] = ()  # what each die shows, where its sides have pictures
    moved: tuple[str, str, str] | tuple[()] = ()  # piece, from region, to region


@dataclass(frozen=True, slots=True)
class Ended:
    """How it ended, in a sentence."""

    result: Literal["won", "lost", "unfinished", "fault"]
    text: str
    rule: str
    parts: tuple[tuple[str, str], ...] = ()  # lines of a score


@dataclass(frozen=True, slots=True)
class LuckFace:
    """A side of the die, or a card, that may come up."""

    value: int  # as it is entered
    label: str
    copies: int = 1  # how many such cards there are
    icons: tuple[str, ...] = ()  # what is drawn on that side
    worth: int | None = None  # what it counts in the roll at hand: hits
    sides: tuple[int, ...] = ()  # all sides that show the same


@dataclass(frozen=True, slots=True)
class LuckAsked:
    """What people at a real table roll or draw next."""

    kind: Literal["dice", "cards"]
    prompt: str  # 'Corrupted Animal 2: roll 2 attack dice.'
    rule: str
    count: int
    faces: tuple[LuckFace, ...]
    names: tuple[str, ...] = ()  # for whom each die is rolled, where it matters
    worth: str = ""  # what the dice add up to: 'hits'


@dataclass(frozen=True, slots=True)
class Correctable:
    """Something on a real table that may lie otherwise than the app believes."""

    id: str  # 'place/monster/2'
    group: str  # what it is listed under
    label: str
    value: str  # as the app believes
    choices: tuple[tuple[str, str], ...]  # values with their words
    is_number: bool = False
    seat: int | None = None  # whose cards these are: nobody else looks at them


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that this viewer may know now."""

    viewer: Viewer
    step: int  # how many choices have been made
    round: int
    round_label: str
    phase: str
    phase_label: str
    boards: tuple[str, ...]  # keys of the boards in play, as `boards` draws them
    seats: tuple[SceneSeat, ...]
    pieces: tuple[ScenePiece, ...]
    piles: tuple[ScenePile, ...]
    tracks: tuple[SceneTrack, ...]
    objectives: tuple[Objective, ...]
    in_force: tuple[InForce, ...]
    log: tuple[LogLine, ...]
    decision: SceneDecision | None
    outcome: Ended | None
    phases: tuple[str, ...]  # of a round, in order, as `phase_label` calls the present one
    steps: tuple[SceneStep, ...]  # what this round is made of
    extra: dict[str, Any]  # nothing that pages need; for tests and exports
