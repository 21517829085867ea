"""Differences in points with their intervals around zero."""

from dataclasses import dataclass
from typing import Any

from playtests.reports.charts import nice_top, scale

WIDTH, LEFT, RIGHT = 300, 12, 288
ROW, TOP = 40, 10


@dataclass(frozen=True, slots=True)
class Difference:
    row: Any
    y: float
    at: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class DifferenceChart:
    width: int
    height: int
    zero: float
    bottom: float
    marks: tuple[Difference, ...]
    ticks: tuple[tuple[str, float], ...]


def difference_chart(rows: tuple[Any, ...]) -> DifferenceChart:
    ends = [abs(end) for row in rows if row.low is not None for end in (row.low, row.high)]
    most = nice_top(max(ends, default=0.1))
    place = scale(-most, most, LEFT, RIGHT)
    marks = tuple(
        Difference(
            row,
            TOP + ROW * number + ROW / 2,
            *(None if value is None else place(value) for value in (row.values[0], row.low, row.high)),
        )
        for number, row in enumerate(rows)
    )
    bottom = TOP + ROW * len(rows)
    points = round(100 * most)
    ticks = tuple((f"{sign}{abs(value)}", place(value / 100)) for value, sign in
                  ((-points, "−"), (-points // 2, "−"), (0, ""), (points // 2, "+"), (points, "+")))  # fmt: skip
    return DifferenceChart(WIDTH, int(bottom + 24), place(0), bottom, marks, ticks)
