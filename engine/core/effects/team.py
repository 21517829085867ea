"""Numbers by team size: the operation that says them, and how much an expression is worth for a team."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engine.core.effects import table
from engine.core.effects.read import Reader
from engine.core.effects.table import Vocabulary, number
from engine.core.effects.tree import Node

BY_TEAM = "byTeam"
_SUMS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "multiply": lambda a, b: a * b,
    "min": min,
    "max": max,
}

Value = TypeVar("Value")


def count_teams(
    vocabulary: Vocabulary, team_of: Callable[[Any], int], sizes: tuple[int, ...], en: str, de: str, fr: str
) -> None:
    """Let numbers differ by team size; `en`, `de` and `fr` are what a team is made of: 'player|players'."""
    vocabulary.team_sizes = sizes
    names = tuple(str(size) for size in sizes)

    def by_team(game: Any, _context: Any, *values: int | None) -> int:
        """By team size: a number for each team size; one that is left out has that of the next smaller team."""
        given = {size: value for size, value in zip(sizes, values, strict=True) if value is not None}
        return for_team(given, team_of(game)) or 0

    vocabulary.declare(
        table.NUMBER,
        BY_TEAM,
        *(number(name, default=None) for name in names),
        needs=names,
        en=_words(sizes, "with", en),
        de=_words(sizes, "bei", de),
        fr=_words(sizes, "à", fr),
    )(by_team)


def _words(sizes: tuple[int, ...], preposition: str, members: str) -> str:
    """'3 with 2 players, 4 with 3 players': what is given of it."""
    one, _, many = members.partition("|")
    return "".join(f"[{size}:{{{size}}} {preposition} {size} {one if size == 1 else many}, ]" for size in sizes)


def for_team(values: Mapping[int, Value], size: int) -> Value | None:
    """The value for a team: its own, else that of the next smaller one that has one, else of the next larger."""
    if size in values:
        return values[size]
    smaller = [one for one in values if one < size]
    return values[max(smaller)] if smaller else values[min(values)] if values else None


def value_for(vocabulary: Vocabulary, written: Any, size: int) -> int | None:
    """What a number is worth in a game of a team, or None if it depends on what happens in it."""
    return worth(Reader(vocabulary).node(table.NUMBER, written), size)


def worth(node: Node | None, size: int) -> int | None:
    """The same of a number that was read."""
    if node is None or node.operation is None:
        return None if node is None or node.literal is None else int(node.literal)
    if node.operation.counts_team:
        return size
    given = node.arguments
    if node.name == BY_TEAM:
        return worth(for_team({int(one): value for one, value in given.items() if value is not None}, size), size)
    if node.name == "half":
        of = worth(given["of"], size)
        return None if of is None else of // 2 if given["round"] == "down" else -(-of // 2)
    a, b = worth(given.get("a"), size), worth(given.get("b"), size)
    return None if node.name not in _SUMS or a is None or b is None else _SUMS[node.name](a, b)


def team_table(vocabulary: Vocabulary, node: Node) -> tuple[tuple[int, int], ...]:
    """A number as a small table, team size by team size, where it is one: written as such, or as arithmetic."""
    if node.literal is not None:
        return ()
    values = [(size, worth(node, size)) for size in vocabulary.team_sizes]
    known = tuple((size, value) for size, value in values if value is not None)
    return known if len(known) == len(values) else ()
