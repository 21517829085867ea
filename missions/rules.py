"""The rules reference: chapters, and where a rule is to be found."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from django.utils.translation import gettext as _

from engine import rules
from missions import games
from missions.folding import fold, words_of


@dataclass(frozen=True)
class Chapter:
    number: int
    title: str
    rules: list[Any]

    @property
    def part(self) -> str:
        return str(self.rules[0].part)


@dataclass(frozen=True)
class Part:
    """Chapters that serve one purpose: how one plays, or what only some readers look for."""

    key: str
    title: str
    sentence: str
    chapters: list[Chapter]
    is_open: bool


def chapters(ruleset: str, lang: str, text: str = "") -> list[Chapter]:
    """The chapters in the book's order, with the rules in which every word of a search occurs."""
    found: dict[str, list[Any]] = {}
    numbers: dict[str, int] = {}
    for one in rules(ruleset, lang):
        numbers.setdefault(one.chapter, len(numbers) + 1)
        if fits(one, text):
            found.setdefault(one.chapter, []).append(one)
    return [Chapter(numbers[title], title, some) for title, some in found.items()]


def parts(ruleset: str, lang: str, text: str = "") -> list[Part]:
    """How one plays comes first; the rest is folded until a search finds something in it."""
    found = chapters(ruleset, lang, text)
    told = {
        "rules": (_("How it is played"), ""),
        "making": (
            _("For those who build missions"),
            _("What a mission holds, what is checked, how effects are said."),
        ),
        "material": (_("What lies in the box"), ""),
        "gaps": (
            _("Gaps and examples"),
            _("What the rule book leaves open, how it is read here, and worked examples."),
        ),
    }
    sorted_out = ((key, words, [one for one in found if one.part == key]) for key, words in told.items())
    return [Part(key, *words, some, key == "rules" or bool(text)) for key, words, some in sorted_out if some]


def fits(rule: Any, text: str) -> bool:
    """A number finds its rule and those below it; words are looked for in chapter and sentence."""
    if re.fullmatch(r"[A-Za-z]{2}-[\w.]*", text):
        return rule.id.startswith(text.upper())
    folded = fold(f"{rule.chapter} {rule.text}")
    return all(word in folded for word in words_of(text))


@cache
def homes() -> dict[str, str]:
    """Rule → the ruleset it belongs to."""
    return {one.id: ruleset for ruleset in games.titles() for one in rules(ruleset, "en")}


@cache
def sentences(ruleset: str, lang: str) -> dict[str, Any]:
    return {one.id: one for one in rules(ruleset, lang)}


def sentence_of(rule: str, lang: str) -> tuple[str, Any] | None:
    """The ruleset and the rule of an ID; None where no catalogue has it."""
    ruleset = homes().get(rule)
    return (ruleset, sentences(ruleset, lang)[rule]) if ruleset else None
