"""The rules reference: chapters, and where a rule is to be found."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine import rules
from missions import games
from missions.folding import fold, words_of


@dataclass(frozen=True)
class Chapter:
    number: int
    title: str
    rules: list[Any]


def chapters(ruleset: str, lang: str, text: str = "") -> list[Chapter]:
    """The chapters in the book's order, with the rules in which every word of a search occurs."""
    found: dict[str, list[Any]] = {}
    numbers: dict[str, int] = {}
    for one in rules(ruleset, lang):
        numbers.setdefault(one.chapter, len(numbers) + 1)
        if fits(one, text):
            found.setdefault(one.chapter, []).append(one)
    return [Chapter(numbers[title], title, some) for title, some in found.items()]


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
