"""Differences in points with their intervals around zero: one strip a row, all on one axis."""

from dataclasses import dataclass
from typing import Any

from playtests.reports.charts import nice_top, scale

WIDTH, LEFT, RIGHT = 300, 14, 286


@dataclass(frozen=True, slots=True)
class Difference:
    row: Any
    at: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class DifferenceChart:
    width: int
    zero: float
    marks: tuple[Difference, ...]
    ticks: tuple[tuple[str, float], ...]


def difference_chart(rows: tuple[Any, ...]) -> DifferenceChart:
    """Rows whose first value is a difference of shares; None where there is nothing to compare."""
    ends = [abs(end) for row in rows if row.low is not None for end in (row.low, row.high)]
    most = nice_top(max(ends, default=0.1))
    place = scale(-most, most, LEFT, RIGHT)
    marks = tuple(
        Difference(row, *(None if value is None else place(value) for value in (row.values[0], row.low, row.high)))
        for row in rows
    )
    points = round(100 * most)
    ticks = ((f"−{points}", place(-most)), ("0", place(0)), (f"+{points}", place(most)))
    return DifferenceChart(WIDTH, place(0), marks, ticks)
