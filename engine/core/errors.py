"""Everything the engine raises: each error carries data, and its message says what to do next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import islice
from typing import Any

from engine.core.bounds import MOST_FAULTS, MOST_HINTS, MOST_KNOWN
from engine.core.sentences import Sentence, Told, said, visible

LONGEST_NAME = 130  # a location with its sector
DID_YOU_MEAN = Sentence(
    'Did you mean "{name}"?', "Meintest du „{name}“?", "Vouliez-vous dire «\u00a0{name}\u00a0»\u00a0?"
)

NO_SUCH_NAME = Sentence(
    'There is no {what} called "{name}".',
    "„{name}“ ({what}) gibt es nicht.",
    "«\u00a0{name}\u00a0» ({what}) n'existe pas.",
)
NOT_LISTED = Sentence(
    "{more} more are not listed.", "{more} weitere sind nicht aufgeführt.", "{more} autres ne sont pas indiqués."
)
WAITS = Sentence(
    "The game waits for {n} that people roll or draw ({what}).",
    "Das Spiel wartet auf {n}, die am Tisch gewürfelt oder gezogen werden ({what}).",
    "La partie attend {n} que l'on lance ou tire à la table ({what}).",
)
WHAT = {  # what names of our own stand for; those of content have their words in its table
    "mission": Sentence("mission", "Mission", "mission"),
    "ruleset": Sentence("ruleset", "Spiel", "jeu"),
    "collection": Sentence("collection", "Sammlung", "collection"),
    "region": Sentence("region", "Ort", "zone"),
    "rule": Sentence("rule", "Regel", "règle"),
    "viewer": Sentence("viewer", "Betrachter", "observateur"),
    "bot": Sentence("bot", "Bot", "bot"),
    "card": Sentence("card", "Karte", "carte"),
    "campaign": Sentence("campaign", "Kampagne", "campagne"),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with content: where it is, what is wrong, what would mend it."""

    path: str
    message: str
    hint: str = ""
    code: str = ""
    parts: tuple[str | int, ...] | None = field(default=None, compare=False)  # the path, where it is known in parts

    def __str__(self) -> str:
        return self.in_words("en")

    def in_words(self, lang: str) -> str:
        """Where it is, what is wrong and what would mend it, in a language."""
        place = f"{self.path}: " if self.path else ""
        return place + said(self.message, lang) + (f" {said(self.hint, lang)}" if self.hint else "")


@dataclass(frozen=True, slots=True)
class Luck:
    """What people roll or draw next, in the ruleset's own numbers."""

    is_cards: bool
    what: str | int  # which die, or what the cards are
    count: int
    values: tuple[int, ...]  # each that may come up; a card as often as there is a copy
    about: int = -1  # who rolls, or whose cards they are


class EngineError(Exception):
    """The base of all errors that the engine raises on purpose; its first argument says what is the matter."""

    def in_words(self, lang: str) -> str:
        """What is the matter, in a language."""
        return said(self.args[0], lang) if self.args else ""

    def __str__(self) -> str:
        return self.in_words("en")


class ContentError(EngineError):
    """Content that cannot be used; `faults` lists what is wrong with it, `more` how many faults are not listed."""

    def __init__(self, faults: Iterable[Fault], more: int = 0) -> None:
        listed = tuple(faults)
        self.faults = listed[:MOST_FAULTS]
        self.more = more + len(listed) - len(self.faults)
        super().__init__(self.faults, self.more)  # all arguments, so that the error survives pickling

    def in_words(self, lang: str) -> str:
        """Every fault that is listed, on a line of its own."""
        lines = [fault.in_words(lang) for fault in self.faults]
        return "\n".join([*lines, said(NOT_LISTED(more=self.more), lang)] if self.more else lines)


class IllegalChoice(EngineError):
    """A choice that was not offered; nothing has changed, and `offered` says what was."""

    def __init__(self, message: str, offered: Sequence[object] = ()) -> None:
        self.message = message
        self.offered = tuple(offered)
        super().__init__(message, self.offered)


class IllegalSetup(EngineError):
    """A game that cannot begin like this; `problems` lists everything that stands in the way."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def in_words(self, lang: str) -> str:
        """Every problem on a line of its own."""
        return "\n".join(said(problem, lang) for problem in self.problems)


class EngineFault(EngineError):
    """A game that cannot go on: an endless effect, or a state that must never occur."""


class LuckNeeded(EngineError):
    """At a real table people roll and draw: the game waits for it, and `game` is as it stands until then."""

    def __init__(self, game: Any, luck: Luck) -> None:
        self.game = game
        self.luck = luck
        super().__init__(game, luck)

    def in_words(self, lang: str) -> str:
        """How much luck is waited for."""
        return said(WAITS(n=self.luck.count, what=self.luck.what), lang)


class UnknownName(EngineError):
    """A name that the content does not know; `known` lists the names it does."""

    def __init__(self, what: str, name: str, known: Iterable[str] = ()) -> None:
        self.what = what
        self.name = name
        self.known = tuple(known)
        super().__init__(what, name, self.known)

    @property
    def told(self) -> Told:
        """That there is nothing of that name, in every language."""
        what = WHAT[self.what]() if self.what in WHAT else self.what
        return NO_SUCH_NAME(what=what, name=visible(str(self.name)))

    def in_words(self, lang: str) -> str:
        """That there is nothing of that name, and which name may be meant."""
        hint = did_you_mean(self.name, self.known)
        return said(self.told, lang) + (f" {said(hint, lang)}" if hint else "")


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The question that offers the nearest known name, or nothing."""
    near = nearest(name, known)
    return DID_YOU_MEAN(name=near) if near else ""


def nearest(name: object, known: Iterable[str]) -> str:
    """The known name that is most like a misspelt one, or nothing; of many known names only some are looked at."""
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        return ""
    some = sorted(islice((one for one in known if len(one) <= LONGEST_NAME), MOST_KNOWN))
    return next(iter(get_close_matches(name, some, n=1, cutoff=0.6)), "")


class Spelling:
    """Help with the spelling of the first few names: each is held against all known ones."""

    def __init__(self) -> None:
        self._left = MOST_HINTS

    def hint(self, name: object, known: Iterable[str]) -> str:
        """The question that offers the nearest name, as long as questions are left."""
        if self._left <= 0:
            return ""
        self._left -= 1
        return did_you_mean(name, known) if isinstance(name, str) else ""

    def near(self, word: object, known: Sequence[str], most: int) -> list[str]:
        """The known words that are most like one, as long as questions are left."""
        if self._left <= 0 or not isinstance(word, str) or len(word) > LONGEST_NAME:
            return []
        self._left -= 1
        return get_close_matches(word, known, n=most)
