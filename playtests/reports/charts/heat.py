"""Six steps of heat, with limits that people can remember."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from django.utils.formats import number_format

from missions.pictures.boards.drawing import Heat

STEPS = 5  # beside 'nothing'
BAR, RANKED = 260, 8


@dataclass(frozen=True, slots=True)
class HeatLayer:
    """One way to look at a board, ready for drawing."""

    key: str
    label: str
    rows: tuple[Any, ...]
    heat: dict[str, Heat]  # by region
    limits: tuple[int, ...]
    is_chosen: bool = False

    @property
    def most(self) -> float:
        return max((row.values[0] or 0 for row in self.rows), default=0)

    @property
    def limit_words(self) -> list[str]:
        return [number_format(limit, force_grouping=True) for limit in self.limits]

    @property
    def ranked(self) -> list[tuple[Any, float]]:
        """The first places of the list, each with the length of its bar."""
        return [(row, round(BAR * (row.values[0] or 0) / (self.most or 1), 1)) for row in self.rows[:RANKED]]


def heat_layer(layer: Any, layers: Sequence[Any], *, is_chosen: bool, address: str = "") -> HeatLayer:
    """`address` is where games are listed: a place with games behind it leads there."""
    counts = {row.region: int(row.values[0] or 0) for row in layer.rows}
    limits = limits_of(max(counts.values(), default=0))
    told = all_numbers(layers)
    heat = {
        row.region: Heat(
            step_of(counts[row.region], limits),
            row.texts[0],
            f"{address}&layer={quote(layer.key)}&row={quote(row.key)}" if row.witnesses and address else "",
            told[row.region],
        )
        for row in layer.rows
    }
    return HeatLayer(layer.key, layer.label, layer.rows, heat, limits, is_chosen)


@dataclass(frozen=True, slots=True)
class Cell:
    """One count of a matrix, and how hot it is."""

    step: int
    text: str
    column: int


def matrix(rows: Sequence[Any]) -> list[tuple[Any, list[Cell]]]:
    """Each row with its cells; the last figure of a row is its sum, which has no heat."""
    limits = limits_of(int(max((value or 0 for row in rows for value in row.values[:-1]), default=0)))
    return [
        (row, [Cell(step_of(int(value or 0), limits), text, column) for column, (value, text) in enumerate(cells)])
        for row in rows
        for cells in (list(zip(row.values[:-1], row.texts[:-1], strict=True)),)
    ]


def all_numbers(layers: Sequence[Any]) -> dict[str, str]:
    """What is counted in each place, for whoever points at it."""
    told: dict[str, list[str]] = {}
    for layer in layers:
        for row in layer.rows:
            told.setdefault(row.region, [row.label]).append(f"{layer.label}: {row.texts[0]}")
    return {region: " · ".join(words) for region, words in told.items()}


def limits_of(most: int) -> tuple[int, ...]:
    """Up to where each step reaches; the last is open."""
    if most < STEPS:
        return tuple(range(1, STEPS))
    return tuple(rounded(most * number / STEPS) for number in range(1, STEPS))


def rounded(value: float) -> int:
    """Two leading digits are enough for a legend."""
    digits = max(0, len(str(int(value))) - 2)
    return max(1, int(round(value, -digits)))


def step_of(count: int, limits: tuple[int, ...]) -> int:
    if count <= 0:
        return 0
    return 1 + sum(count > limit for limit in limits)
