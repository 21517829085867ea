"""Sentences that people read, in every language: written once in a table and filled with named values.

A `Sentence` is an entry of such a table. Called with its values it is said: the `Told` text is English wherever a
text is expected, and says itself in another language when somebody asks for it.

    CARDS = Sentence("{n} {n|card|cards}.", "{n} {n|Karte|Karten}.", "{n} {n|carte|cartes}.")
    said(CARDS(n=1), "de") == "1 Karte."
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

LANGUAGES = ("en", "de", "fr")
MOST_SHOWN = 120  # characters of a name or value that a sentence repeats

_GAP = re.compile(r"\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}")  # {name}, or {number|singular|plural}
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")  # controls, directions, halves of characters, breaks
_JOINERS = "\u200c\u200d\u00ad"  # writing needs them, and they steer no terminal


def _gaps(template: str) -> set[str]:
    return {gap[1] for gap in _GAP.finditer(template)}


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence in every language, with gaps for named values."""

    en: str
    de: str
    fr: str

    def __post_init__(self) -> None:
        for other in (self.de, self.fr):
            if not other or _gaps(other) != _gaps(self.en):
                raise ValueError(f"The languages of a sentence tell of different things: {self.en!r}, {other!r}")

    def __call__(self, **values: Any) -> Told:
        return Told(self, values)

    def template(self, lang: str) -> str:
        """The sentence in a language; in English where it is not known."""
        return str(getattr(self, lang)) if lang in LANGUAGES else self.en


class Told(str):
    """A sentence with its values: a text in English that knows itself in other languages."""

    __slots__ = ("sentence", "values")
    sentence: Sentence
    values: Mapping[str, Any]

    def __new__(cls, sentence: Sentence, values: Mapping[str, Any]) -> Told:
        told = super().__new__(cls, _filled(sentence, values, "en"))
        told.sentence = sentence
        told.values = values
        return told

    def __getnewargs__(self) -> tuple[Sentence, Mapping[str, Any]]:  # type: ignore[override]  # for pickling
        return self.sentence, self.values

    def __getstate__(self) -> None:
        """Everything is in the arguments."""


class _Whole(str):
    """A sentence of ours that has no other language yet: it is repeated as it is."""

    __slots__ = ()


_SAME = Sentence("{text}", "{text}", "{text}")


def told(text: str) -> Told:
    """A text as something said; one that knows no other language stays what it is in all of them."""
    return text if isinstance(text, Told) else _SAME(text=_Whole(text))


def said(text: str, lang: str) -> str:
    """A text in a language, as far as it knows itself in others."""
    return _filled(text.sentence, text.values, lang) if isinstance(text, Told) else text


NAMED = Sentence('"{title}" ({id})', "„{title}“ ({id})", "«\u00a0{title}\u00a0» ({id})")
QUOTED = Sentence('"{name}"', "„{name}“", "«\u00a0{name}\u00a0»")
LISTED = Sentence("{first}, {rest}", "{first}, {rest}", "{first}, {rest}")
EITHER = Sentence("{first} or {rest}", "{first} oder {rest}", "{first} ou {rest}")
AND_MORE = Sentence("{names} and {more} more", "{names} und {more} weitere", "{names} et {more} de plus")


def quoted(name: Any) -> Told:
    """A name between the quotation marks of the language."""
    return QUOTED(name=name)


def listed(words: Sequence[Any], last: Sentence = LISTED, most: int = 12) -> str:
    """Words one after another, the last joined as `last` says; how many more there are, where there are too many."""
    all_of_them: Any = ""
    for index, word in enumerate(words[:most]):
        join = last if index == len(words) - 1 else LISTED
        all_of_them = join(first=all_of_them, rest=word) if index else word
    return AND_MORE(names=all_of_them, more=len(words) - most) if len(words) > most else all_of_them


def visible(text: str, most: int = MOST_SHOWN) -> str:
    """A stranger's text as a sentence can repeat it: not too long, and nothing in it that steers a terminal or page."""
    short = text if len(text) <= most else f"{text[: most - 1]}…"
    if short.isprintable():
        return short
    return "".join(f"\\u{ord(char):04x}" if is_unseen(char) else char for char in short)


_A_LIST = Sentence("a list", "eine Liste", "une liste")
_AN_OBJECT = Sentence("an object", "ein Objekt", "un objet")
_NOTHING = Sentence("nothing", "nichts", "rien")
_HUGE = Sentence("a huge number", "eine riesige Zahl", "un nombre énorme")


def in_short(value: object) -> str:
    """Anything that a stranger gave, in a few words: it may be as long and as deep as they liked."""
    if value is None:
        return _NOTHING()
    if isinstance(value, list | tuple):
        return _A_LIST()
    if isinstance(value, int) and abs(value) > 10**100:  # long numbers are slow to write out, or refuse to be
        return _HUGE()
    if isinstance(value, str | int | float):
        return told(visible(repr(value[:60] if isinstance(value, str) else value)))
    return _AN_OBJECT()


def is_unseen(char: str) -> bool:
    """Whether a character controls or turns what is around it instead of being seen."""
    return unicodedata.category(char) in _UNSEEN and char not in _JOINERS


def _filled(sentence: Sentence, values: Mapping[str, Any], lang: str) -> str:
    def fill(gap: re.Match[str]) -> str:
        value = values[gap[1]]
        if gap[2] is None:
            return _shown(value, lang)
        return gap[2] if _is_singular(value, lang) else gap[3]

    return _GAP.sub(fill, sentence.template(lang))


def _is_singular(number: Any, lang: str) -> bool:
    return bool(number in (0, 1) if lang == "fr" else number == 1)


def _shown(value: Any, lang: str) -> str:
    if isinstance(value, Told):
        return said(value, lang)
    if isinstance(value, _Whole):
        return str.__str__(value)
    if isinstance(value, Mapping):  # a text of the pack, by language
        value = value.get(lang) or value.get("en") or next(iter(value.values()), "")
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10_000:
        return f"{value:,}".replace(",", {"en": ",", "de": ".", "fr": "\u202f"}.get(lang, ","))
    return visible(str(value))
