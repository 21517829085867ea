"""Numbers of a draft for a team of a size: plain ones, arithmetic over the team, or one for each size."""

from collections.abc import Callable, Mapping
from math import ceil
from typing import Any

from engine.core.drafts import mapping

ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "multiply": lambda a, b: a * b,
    "min": min,
    "max": max,
}
DEEPEST = 30


def for_team(node: Any, team: int, team_word: str, depth: int = 0) -> int | None:
    """The number that a node means at set-up; None where it depends on the game, or is no number."""
    if isinstance(node, int) and not isinstance(node, bool):
        return node
    if node == team_word or mapping(node).get("op") == team_word:
        return team
    if not isinstance(node, Mapping) or depth > DEEPEST:
        return None
    op = node.get("op")
    if op == "half":
        whole = for_team(node.get("of"), team, team_word, depth + 1)
        if whole is None:
            return None
        return whole // 2 if node.get("round") == "down" else ceil(whole / 2)
    if isinstance(op, str) and op in ARITHMETIC:
        a, b = (for_team(node.get(side), team, team_word, depth + 1) for side in ("a", "b"))
        return None if a is None or b is None else ARITHMETIC[op](a, b)
    return None
