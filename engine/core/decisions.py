"""Decisions: compact tuples inside the engine, verbs with named arguments and a sentence outside.

Inside, an option is a tuple `(verb, argument, …)` of ints. A ruleset describes each verb once, in a
table; from it come the JSON form, the sentence and the way back from JSON to the option.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core import game_words as words
from engine.core.errors import IllegalChoice
from engine.core.sentences import in_short
from engine.core.word_tables import heading

if TYPE_CHECKING:
    from engine.core.game import Game

GROUP = -1  # the seat of a decision that the whole group takes


@dataclass(frozen=True, slots=True)
class Verb:
    """What an option does: its name, its named arguments and its sentence in each language."""

    name: str
    fields: tuple[tuple[str, str], ...]
    text: dict[str, str]


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """Why the game asks: the decision point of the rule book and the question in each language."""

    name: str
    rule: str
    prompt: dict[str, str]


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer."""

    index: int
    verb: str
    arguments: dict[str, Any]
    text: str

    def as_json(self) -> dict[str, Any]:
        """The option as a person or a script may send it back."""
        return {"verb": self.verb, **self.arguments}


@dataclass(frozen=True, slots=True)
class Decision:
    """An open question: who decides (`seat` is None for the group), what, and every legal answer."""

    seat: int | None
    kind: str
    rule: str
    prompt: str
    options: tuple[Option, ...]

    def as_json(self) -> dict[str, Any]:
        """The decision as plain data."""
        options = [{**option.as_json(), "index": option.index, "text": option.text} for option in self.options]
        return {"seat": self.seat, "kind": self.kind, "rule": self.rule, "prompt": self.prompt, "options": options}


class Verbs(list[Verb]):
    """The verbs of a game; each is declared once and known by its number."""

    def declare(self, head: str, *, en: str, de: str, fr: str) -> int:
        """One more: its heading with its arguments, `swap card:hand-card of:seat`, and its sentences."""
        found = heading(head)
        self.append(Verb(found.name, found.fields, {"en": en, "de": de, "fr": fr}))
        return len(self) - 1


class DecisionKinds(list[DecisionKind]):
    """What a game asks; each kind is declared once and known by its number."""

    def declare(self, head: str, *, en: str, de: str, fr: str) -> int:
        """One more: its heading with its decision point, `move [CD-70.22]`, and its questions."""
        found = heading(head)
        self.append(DecisionKind(found.name, found.rule, {"en": en, "de": de, "fr": fr}))
        return len(self) - 1


# Every game can ask these; a ruleset's own kinds and verbs follow them in its tables.
CORE_KINDS = DecisionKinds()
MAY = CORE_KINDS.declare(
    "may",
    en="{seat}: use it?",
    de="{seat}: Einsetzen?",
    fr="{seat}\u00a0: l'utiliser\u00a0?",
)
CHOOSE_BRANCH = CORE_KINDS.declare(
    "choose",
    en="{seat}: choose one.",
    de="{seat}: Wähle eins.",
    fr="{seat}\u00a0: choisissez.",
)
CHOOSE_FIGURE = CORE_KINDS.declare(
    "choose-figure",
    en="{seat}: choose a figure.",
    de="{seat}: Wähle eine Figur.",
    fr="{seat}\u00a0: choisissez une figurine.",
)
CHOOSE_PLACE = CORE_KINDS.declare(
    "choose-location",
    en="{seat}: choose a location.",
    de="{seat}: Wähle einen Ort.",
    fr="{seat}\u00a0: choisissez une zone.",
)
CHOOSE_CARD = CORE_KINDS.declare(
    "choose-card",
    en="{seat}: choose a card.",
    de="{seat}: Wähle eine Karte.",
    fr="{seat}\u00a0: choisissez une carte.",
)
ORDER_TRIGGERS = CORE_KINDS.declare(
    "order-triggers",
    en="{seat}: several things happen at once. Which comes first?",
    de="{seat}: Mehreres geschieht zugleich. Was zuerst?",
    fr="{seat}\u00a0: plusieurs effets à la fois. Lequel d'abord\u00a0?",
)

CORE_VERBS = Verbs()
USE = CORE_VERBS.declare("use what:source", en="use {what}", de="{what} einsetzen", fr="utiliser {what}")
DECLINE = CORE_VERBS.declare("decline", en="decline", de="verzichten", fr="renoncer")
BRANCH = CORE_VERBS.declare("take number effect:program", en="{effect}", de="{effect}", fr="{effect}")
PICK_FIGURE = CORE_VERBS.declare("choose-figure figure", en="{figure}", de="{figure}", fr="{figure}")
PICK_PLACE = CORE_VERBS.declare("choose-location location", en="{location}", de="{location}", fr="{location}")
PICK_CARD = CORE_VERBS.declare("choose-card card", en="{card}", de="{card}", fr="{card}")
TRIGGER = CORE_VERBS.declare(
    "resolve what:source bearer:figure",
    en="{what} ({bearer})",
    de="{what} ({bearer})",
    fr="{what} ({bearer})",
)


def read_decision(game: "Game", lang: str = "en") -> Decision | None:
    """The open decision in words, or None when the game is over."""
    if not game.options:
        return None
    kind = game.decision_kinds[game.kind]
    options = tuple(_read_option(game, index, option, lang) for index, option in enumerate(game.options))
    seat = game.label("seat", game.seat, lang)
    prompt = kind.prompt.get(lang, kind.prompt["en"]).format(seat=seat)
    return Decision(None if game.seat == GROUP else game.seat, kind.name, kind.rule, prompt, options)


def _read_option(game: "Game", index: int, option: tuple[Any, ...], lang: str) -> Option:
    verb = game.verbs[option[0]]
    arguments = {field: game.name(what, value) for (field, what), value in zip(verb.fields, option[1:], strict=True)}
    words = {field: game.label(what, value, lang) for (field, what), value in zip(verb.fields, option[1:], strict=True)}
    text = verb.text.get(lang, verb.text["en"]).format(**words)
    return Option(index, verb.name, arguments, text[:1].upper() + text[1:])


def index_of(game: "Game", choice: Any) -> int:
    """The index of a choice given as an index, an `Option`, or the JSON form of one."""
    if isinstance(choice, Option):
        choice = choice.as_json()
    if isinstance(choice, bool) or not isinstance(choice, int | dict):
        raise IllegalChoice(words.NO_CHOICE(value=in_short(choice)), offered(game))
    if isinstance(choice, int):
        if 0 <= choice < len(game.options):
            return choice
        told = words.NO_OPTION(number=in_short(choice), last=len(game.options) - 1)
        raise IllegalChoice(told, offered(game))
    wanted = {key: value for key, value in choice.items() if key not in ("index", "text")}
    for index, option in enumerate(game.options):
        if _read_option(game, index, option, "en").as_json() == wanted:
            return index
    raise IllegalChoice(words.NOT_OFFERED(), offered(game))


def offered(game: "Game") -> tuple[str, ...]:
    """The sentences of all legal options, for a message that helps."""
    return tuple(_read_option(game, index, option, "en").text for index, option in enumerate(game.options))
