"""Bars, funnels and histograms."""

from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

from playtests.reports.charts import nice_top, scale

BAR_WIDTH = 260


@dataclass(frozen=True, slots=True)
class Bar:
    row: Any
    width: float
    low: float | None = None
    high: float | None = None


def bars(rows: tuple[Any, ...]) -> tuple[Bar, ...]:
    """Shares against a full bar; numbers against the largest."""
    values = [abs(row.values[0] or 0) for row in rows]
    most = 1.0 if all(value <= 1 for value in values) else max(values)
    place = scale(0, most or 1, 0, BAR_WIDTH)
    return tuple(
        Bar(row, place(value), *(None if end is None else place(min(end, most)) for end in (row.low, row.high)))
        for row, value in zip(rows, values, strict=True)
    )


@dataclass(frozen=True, slots=True)
class ColumnPart:
    """One value of a row."""

    place: int  # which one
    tone: str
    y: float
    height: float
    has_games: bool  # of its own behind it


@dataclass(frozen=True, slots=True)
class Column:
    row: Any
    x: float
    width: float
    middle: float
    parts: tuple["ColumnPart", ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class ColumnChart:
    """One column a row; the first value stands above the axis, the others hang below it."""

    width: int
    height: int
    axis: float
    columns: tuple[Column, ...]
    y_ticks: tuple[tuple[str, float], ...]
    left: int
    right: int

    @property
    def is_small(self) -> bool:
        return self.width == SMALL_WIDTH


TONES = ("good", "bad", "soft")
WIDTH, LEFT, TOP = 640, 34, 14
SMALL_WIDTH, FEW_COLUMNS = 360, 8  # a picture that a phone shows whole
UP, GAP = 110, 20
MOST_COLUMNS = 20  # as many as can be read, or what holds nearly all of the games
NEARLY_ALL = 0.975


def gathered(rows: tuple[Any, ...]) -> tuple[Any, ...]:
    """A long tail, such as one game of 160 rounds, as one last column; its games stand in the table."""
    if len(rows) <= MOST_COLUMNS + 1 or not all(row.label.isdecimal() for row in rows):
        return rows
    sums = list(accumulate(sum(value or 0 for value in row.values) for row in rows))
    nearly_all = next(number for number, so_far in enumerate(sums, 1) if so_far >= NEARLY_ALL * sums[-1])
    kept = max(MOST_COLUMNS, nearly_all)
    first, *others = rows[kept:] or (None,)
    if not others:
        return rows
    values = tuple(sum(row.values[place] or 0 for row in (first, *others)) for place in range(len(first.values)))
    texts = tuple(f"{value:g}" for value in values)
    rest = replace(first, label=f"{first.label}+", values=values, texts=texts, witnesses=(), behind=())
    return (*rows[:kept], rest)


def column_chart(rows: tuple[Any, ...]) -> ColumnChart:
    rows = gathered(rows)
    has_below = any(len(row.values) > 1 for row in rows)
    top_value = nice_top(max((value or 0 for row in rows for value in row.values), default=1))
    axis = TOP + UP
    whole_width = SMALL_WIDTH if len(rows) <= FEW_COLUMNS else WIDTH
    right = whole_width - LEFT
    step = (right - LEFT) / max(1, len(rows))
    width = round(min(26.0, step * 0.72), 1)
    every = max(1, round(26 / step)) if step < 26 else 1
    columns = []
    for number, row in enumerate(rows):
        middle = round(LEFT + step * (number + 0.5), 1)
        parts: list[ColumnPart] = []
        for place, value in enumerate(row.values):
            length = round((value or 0) / top_value * UP, 1)
            if length:
                below = sum(part.height for part in parts if part.place)
                y = round(axis - length, 1) if place == 0 else axis + GAP + below
                tone = TONES[min(place, 2)] if has_below else "plain"
                parts.append(ColumnPart(place, tone, y, length, place < len(row.behind) and bool(row.behind[place])))
        label = row.label if number % every == 0 else ""
        columns.append(Column(row, round(middle - width / 2, 1), width, middle, tuple(parts), label))
    ticks = [(f"{top_value:g}", TOP), (f"{top_value / 2:g}", TOP + UP / 2)]
    down = max((sum(part.height for part in one.parts if part.place) for one in columns), default=0)
    if has_below:
        ticks += [(text, axis + GAP + axis - y) for text, y in reversed(ticks) if axis - y <= down]
    return ColumnChart(whole_width, int(axis + GAP + down + 12), axis, tuple(columns), tuple(ticks), LEFT, right)
