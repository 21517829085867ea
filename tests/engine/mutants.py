"""Documents that nobody would write: a pack with some of its places changed, by a seed."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

GARBAGE = (
    None, True, False, 0, 1, -1, 2, 12, 99, 999, 10**9, -(10**12), 0.5, 1.0, 1e308, float("nan"), float("inf"),
    "", " ", "x", "no-such-thing", "Ünïcödé", "\x1b[31m", "\u202e", "\ud800", "a" * 300, "a.b[0] (c)", "random", "off",
    [], {}, [[]], [None], {"": 0}, {"op": "x"}, {"en": ""}, {"op": "placeToken"}, {"id": "x"},
)  # fmt: skip


def mutant(document: dict[str, Any], seed: int) -> dict[str, Any]:
    """A copy of the document with one to three changes."""
    rng = random.Random(seed)
    changed = copy.deepcopy(document)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        changed = _change(changed, rng)
    return changed


def _change(document: dict[str, Any], rng: random.Random) -> Any:
    places = list(_places(document))
    if not places:  # nothing is left of it
        return document
    holder, key = rng.choice(places)
    match rng.randrange(9):
        case 0 | 1:
            holder[key] = copy.deepcopy(rng.choice(GARBAGE))
        case 2:
            del holder[key]
        case 3:
            other, at = rng.choice(places)
            holder[key] = copy.deepcopy(other[at])
        case 4:
            other, at = rng.choice(places)
            holder[key], other[at] = copy.deepcopy(other[at]), copy.deepcopy(holder[key])
        case 5 if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        case 6 if isinstance(holder, dict):
            holder[rng.choice(("x", "", "id", "a.b", "op", "name"))] = copy.deepcopy(rng.choice(GARBAGE))
        case 7:
            holder[key] = [copy.deepcopy(holder[key])]
        case _:
            holder[key] = _near(holder[key], rng)
    return document


def _near(value: Any, rng: random.Random) -> Any:
    """Something like it: a number beside, a name misspelt, a list shortened."""
    if isinstance(value, int):
        return int(value) + rng.choice((-3, -2, -1, 1, 2, 3, 10, 100, 1000))
    if isinstance(value, str):
        at = rng.randrange(len(value) + 1)
        return value[:at] + rng.choice(("", "x", "-", "é")) + value[at + 1 :]
    if isinstance(value, list):
        return value[: rng.randrange(len(value) + 1)]
    return copy.deepcopy(rng.choice(GARBAGE))


def _places(node: Any) -> Iterator[tuple[Any, Any]]:
    for key, value in list(node.items() if isinstance(node, dict) else enumerate(node)):
        yield node, key
        if isinstance(value, dict | list):
            yield from _places(value)
