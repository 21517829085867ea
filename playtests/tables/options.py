"""The options of an open decision as lines with letters, those of one kind together."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from string import ascii_uppercase
from typing import Any

from playtests.tables.notes import Notes

MOST_AT_ONCE = 6  # options that a phone lists without asking for a verb first


@dataclass(frozen=True, slots=True)
class Choice:
    """An option with the letter that stands on it, on its line and on the board."""

    letter: str
    option: Any
    anchors: str  # 'piece:monster/3 region:quarry/haul-road'
    note: str = ""  # who is there


def grouped(options: Sequence[Any], notes: Notes) -> list[tuple[str, list[Choice]]]:
    """Kind by kind, as the engine names them first."""
    kinds = list(dict.fromkeys(one.group for one in options))
    choices = [
        Choice(letter_of(number), option, " ".join(map(anchor_words, option.anchors)), notes.of(option))
        for number, option in enumerate(sorted(options, key=lambda one: kinds.index(one.group)))
    ]
    return [(name, list(some)) for name, some in groupby(choices, key=lambda choice: choice.option.group)]


def are_many(groups: Sequence[tuple[str, Sequence[Choice]]]) -> bool:
    """Whether a phone shows one kind of them at a time."""
    return len(groups) > 1 and sum(len(some) for _name, some in groups) > MOST_AT_ONCE


def anchor_words(anchor: Any) -> str:
    return f"{anchor.kind}:{anchor.id}"


def letter_of(number: int) -> str:
    """A to Z, then AA: a letter, because spawn tokens have numbers."""
    first, second = divmod(number, 26)
    return (ascii_uppercase[first - 1] if first else "") + ascii_uppercase[second]
