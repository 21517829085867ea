"""Numbers that an author wrote as an expression, as far as they are known before a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.effects.compile import MOST_DEPTH
from engine.core.effects.read import op_of

_SUMS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "multiply": lambda a, b: a * b,
    "min": min,
    "max": max,
}


def value_of(written: Any, heroes: int, depth: int = 0) -> int | None:
    """The value in a game of so many heroes, or None if it depends on what happens in it."""
    if isinstance(written, int) and not isinstance(written, bool):
        return written
    name = op_of(written)
    if name == "heroes":
        return heroes
    if not isinstance(written, dict) or depth > MOST_DEPTH:
        return None
    if name == "half":
        of = value_of(written.get("of"), heroes, depth + 1)
        if of is None:
            return None
        return of // 2 if written.get("round") == "down" else -(-of // 2)
    a, b = (value_of(written.get(key), heroes, depth + 1) for key in ("a", "b"))
    if name not in _SUMS or a is None or b is None:
        return None
    return _SUMS[name](a, b)
