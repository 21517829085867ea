"""Sentences that people read, in every language: written once in a table and filled with named values.

A `Sentence` is an entry of such a table. Called with its values it is said: the `Told` text is English wherever a
text is expected, and says itself in another language when somebody asks for it.

    CARDS = Sentence("{n} {n|card|cards}.", "{n} {n|Karte|Karten}.", "{n} {n|carte|cartes}.")
    said(CARDS(n=1), "de") == "1 Karte."
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LANGUAGES = ("en", "de", "fr")
MOST_SHOWN = 120  # characters of a name or value that a sentence repeats

_GAP = re.compile(r"\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}")  # {name}, or {number|singular|plural}
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")  # controls, directions, halves of characters, breaks
_JOINERS = "\u200c\u200d\u00ad"  # writing needs them, and they steer no terminal


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence in every language, with gaps for named values."""

    en: str
    de: str
    fr: str

    def __call__(self, **values: Any) -> Told:
        return Told(self, values)

    def template(self, lang: str) -> str:
        """The sentence in a language; in English where it is not known."""
        return str(getattr(self, lang)) if lang in LANGUAGES else self.en

    @property
    def gaps(self) -> frozenset[str]:
        """The names of its values."""
        return frozenset(gap[1] for gap in _GAP.finditer(self.en))


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


def said(text: str, lang: str) -> str:
    """A text in a language, as far as it knows itself in others."""
    return _filled(text.sentence, text.values, lang) if isinstance(text, Told) else text


def join(*parts: str) -> Told:
    """Several sentences, one after another."""
    told = [part for part in parts if part]
    template = " ".join(f"{{part{index}}}" for index in range(len(told)))
    return Sentence(template, template, template)(**{f"part{index}": part for index, part in enumerate(told)})


def visible(text: str, most: int = MOST_SHOWN) -> str:
    """A stranger's text as a sentence can repeat it: not too long, and nothing in it that steers a terminal or page."""
    short = text if len(text) <= most else f"{text[: most - 1]}…"
    if short.isprintable():
        return short
    return "".join(f"\\u{ord(char):04x}" if is_unseen(char) else char for char in short)


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
    if isinstance(value, Mapping):  # a text of the pack, by language
        value = value.get(lang) or value.get("en") or next(iter(value.values()), "")
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10_000:
        return f"{value:,}".replace(",", {"en": ",", "de": ".", "fr": "\u202f"}.get(lang, ","))
    return visible(str(value))
