"""The table of operations: each is declared once, with its parameters, its sentence and its handler.

From that one declaration come the engine's handler, the editor's form (`schema`), the sentence on the
card (`wording`), what compiler and linter know of it and the reference page (`reference`).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.effects.words.lexicon import Lexicon
from engine.core.effects.words.palette import Palette

# What a node can be. Every node has a kind; a parameter asks for one.
STEP = "step"  # does something
CONDITION = "condition"  # is true or false
NUMBER = "number"  # a whole number
FIGURES = "figures"  # figures, in a fixed order
PLACES = "places"  # places of the board
CARDS = "cards"  # cards that lie open and show progress
HAND_CARDS = "hand cards"  # cards of hands, decks and discard piles
TRIGGER = "trigger"  # when an ability comes into play
DURATION = "duration"  # how long it lasts

NODE_KINDS = (STEP, CONDITION, NUMBER, FIGURES, PLACES, CARDS, HAND_CARDS, TRIGGER, DURATION)
SET_KINDS = (FIGURES, PLACES, CARDS, HAND_CARDS)

# What a kind of node is called at the door: the slot that it fits into.
SLOTS: dict[str, str] = {
    STEP: "step",
    TRIGGER: "trigger",
    CONDITION: "condition",
    NUMBER: "number",
    FIGURES: "target",
    PLACES: "place",
    CARDS: "card",
    HAND_CARDS: "handCard",
    DURATION: "duration",
}

# What else a parameter can be.
STEPS = "steps"  # a list of steps
SET = "set"  # figures, places or cards of either kind
CHOICE = "choice"  # one of a few words
CHOICES = "choices"  # several of a few words
FLAG = "flag"  # yes or no
TEXT = "text"  # words for people, one per language
TAG = "tag"  # a word of the author's own that places carry
NAME = "name"  # the name a forEach gives to what it runs over
REF = "ref"  # the id of a record of the pack
DECIDER = "decider"  # who chooses
BRANCHES = "branches"  # a list of lists of steps
FILTER = "filter"  # a condition on each candidate, which it calls 'it'
ROWS = "rows"  # rows of a table: {"from": 1, "to": 6, "do": [steps]}

REQUIRED: Any = object()
NO_MOMENT = -1


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter: its name, what it takes, its default, and the words or records it allows."""

    name: str
    type: str
    default: Any = REQUIRED
    words: tuple[str, ...] = ()
    record: str = ""
    low: int | None = None
    high: int | None = None
    is_prose: bool = False  # words that no game depends on


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation of the language."""

    name: str
    kind: str
    rule: str
    summary: str
    params: tuple[Param, ...]
    run: Callable[..., Any]
    words: Mapping[str, str]
    picks: bool = False  # somebody chooses among the candidates that `run` gives
    draws: bool = False  # it draws lots, so it is done once, in a step
    limits: bool = False  # it counts events: only an ability's own condition may say so
    symmetric: bool = False  # a condition that means the same with `a` and `b` exchanged
    counts_team: bool = False  # a number that is the team's size
    needs: tuple[str, ...] = ()  # parameters of which at least one must be given
    cost: str = ""  # the parameter that holds a price
    moment: int = NO_MOMENT  # a trigger's: when it is looked at
    code: int = 0  # a duration's
    modifies: int | None = None  # what a step changes as long as it holds, where that has a number
    starts: Callable[..., Any] | None = None  # what a step changes as long as it holds, where that is an entry
    dues: Callable[..., Any] | None = None  # what a step takes as a price, and how much is there
    includes: Callable[..., bool] | None = None  # of a set: whether one element is in it
    expand: Callable[..., Any] | None = None  # of a choice: all that is meant by the one that was chosen

    @property
    def can_hold(self) -> bool:
        """Whether this step changes something for a while, rather than doing something once."""
        return self.modifies is not None or self.starts is not None


def number(name: str, default: Any = REQUIRED, low: int | None = None, high: int | None = None) -> Param:
    """A whole number or an expression."""
    return Param(name, NUMBER, default, low=low, high=high)


def figures(name: str, default: Any = REQUIRED) -> Param:
    """Figures."""
    return Param(name, FIGURES, default)


def places(name: str, default: Any = REQUIRED) -> Param:
    """Places of the board."""
    return Param(name, PLACES, default)


def cards(name: str, default: Any = REQUIRED) -> Param:
    """Cards."""
    return Param(name, CARDS, default)


def hand_cards(name: str, default: Any = REQUIRED) -> Param:
    """Cards of hands, decks and discard piles."""
    return Param(name, HAND_CARDS, default)


def condition(name: str, default: Any = REQUIRED) -> Param:
    """A condition."""
    return Param(name, CONDITION, default)


def where(name: str = "where", default: Any = None) -> Param:
    """A condition on each candidate, called 'it'."""
    return Param(name, FILTER, default)


def steps(name: str, default: Any = REQUIRED) -> Param:
    """A list of steps."""
    return Param(name, STEPS, default)


def flag(name: str, default: bool = False) -> Param:
    """Yes or no."""
    return Param(name, FLAG, default)


def choice(name: str, *words: str, default: Any = REQUIRED) -> Param:
    """One of a few words; compiled to the word's position."""
    return Param(name, CHOICE, default, words)


def choices(name: str, *words: str, default: Any = REQUIRED) -> Param:
    """Several of a few words; compiled to a bit mask of their positions."""
    return Param(name, CHOICES, default, words)


def ref(name: str, record: str, default: Any = REQUIRED) -> Param:
    """The id of a record of the pack; compiled to its index."""
    return Param(name, REF, default, record=record)


def lasting(default: Any = "restOfMission") -> Param:
    """How long it lasts; the ability's own duration comes first."""
    return Param("for", DURATION, default)


def decider(name: str = "decider", default: Any = "you") -> Param:
    """Who chooses: you, the group, or the owner of the figure concerned."""
    return Param(name, DECIDER, default, DECIDERS)


DECIDERS = ("you", "group", "bearer", "each", "target")


def is_one(who: str, noun: str) -> dict[str, str]:
    """The sentences of a condition that says what somebody is: 'a hero', or what a parameter names."""
    return {
        "en": f"{{{who}.a}} <be> {{a {noun}.acc}} @noun {noun}",
        "de": f"{{{who}.a}} <sein> {{a {noun}}} @not {{{who}.a}} <sein> {{no {noun}}} @noun {noun}",
        "fr": f"{{{who}.a}} <être> {{a {noun}.dat}} @noun {noun}",
    }


def whenever(_game: Any, _context: Any) -> bool:
    """What a trigger asks that takes its moment as it comes."""
    return True


class Vocabulary:
    """All operations of a ruleset, those of the core included."""

    def __init__(self, *parents: "Vocabulary") -> None:
        self._operations: dict[tuple[str, str], Operation] = {}
        self.lexicon = Lexicon()  # the words its sentences are made of
        self.palette = Palette()  # what people call its operations and parameters in an editor
        self.team_sizes: tuple[int, ...] = ()  # for which numbers can differ
        self.limit_units: tuple[str, ...] = ()  # what the uses of an ability are counted by: once per round
        for parent in parents:
            self._operations.update(parent._operations)
            self.lexicon = parent.lexicon
            self.palette = parent.palette

    def declare(
        self,
        kind: str,
        name: str,
        *params: Param,
        rule: str = "",
        summary: str = "",
        words: str = "",
        en: str = "",
        de: str = "",
        fr: str = "",
        **facts: Any,
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Declare an operation; the decorated function is its handler.

        Its sentence stands in `en`, `de` and `fr`, or once in `words` where nothing in it depends on the language;
        `facts` are fields of `Operation`.
        """
        sentences = {"en": en or words, "de": de or words, "fr": fr or words}

        def register(run: Callable[..., Any]) -> Callable[..., Any]:
            about = summary or (run.__doc__ or "").partition(": ")[2] or (run.__doc__ or "")
            operation = Operation(name, kind, rule, about, params, run, sentences, **facts)
            if (kind, name) in self._operations:
                raise ValueError(f"The {kind} '{name}' is declared twice.")
            self._operations[kind, name] = operation
            return run

        return register

    def when(self, name: str, moment: int, fits: Callable[..., bool], *params: Param, **more: str) -> None:
        """Declare a trigger that waits for a moment; `fits` says whether one that has come is the right one."""
        self.declare(TRIGGER, name, *params, moment=moment, **more)(fits)

    def lasts(self, name: str, code: int, *params: Param, **more: str) -> None:
        """Declare how long an effect can last: a code that the rules look at, there is nothing to run."""
        self.declare(DURATION, name, *params, code=code, **more)(whenever)

    def find(self, kind: str, name: str) -> Operation | None:
        """The operation of that kind and name."""
        return self._operations.get((kind, name))

    def of_kind(self, kind: str) -> list[Operation]:
        """All operations of a kind, in the order of declaration."""
        return [operation for (its_kind, _), operation in self._operations.items() if its_kind == kind]

    def __iter__(self) -> Iterator[Operation]:
        return iter(self._operations.values())
