"""What happens round by round: a lane for each column, one below the other."""

from dataclasses import dataclass
from typing import Any

from playtests.reports.charts import nice_top, scale
from playtests.reports.charts.settling import path

WIDTH, LEFT, RIGHT = 640, 150, 600
LANE, GAP, TOP = 56, 18, 8


@dataclass(frozen=True, slots=True)
class Lane:
    label: str
    y: float  # of its upper edge
    bottom: float
    line: str
    area: str
    top_text: str
    last_x: float
    last_y: float
    last_text: str


@dataclass(frozen=True, slots=True)
class LaneChart:
    width: int
    height: int
    left: int
    right: int
    lanes: tuple[Lane, ...]
    x_ticks: tuple[tuple[str, float], ...]


def lane_chart(columns: tuple[str, ...], rows: tuple[Any, ...]) -> LaneChart:
    x_of = scale(0, max(1, len(rows) - 1), LEFT, RIGHT)
    lanes = []
    for number, label in enumerate(columns):
        values = [(x_of(place), row.values[number] or 0.0, row.texts[number]) for place, row in enumerate(rows)]
        top = TOP + number * (LANE + GAP)
        most = 1.0 if all(value <= 1 for _x, value, _t in values) else nice_top(max(one for _x, one, _t in values))
        y_of = scale(0, most, top + LANE, top)
        points = [(x, y_of(value)) for x, value, _text in values]
        area = path([(points[0][0], top + LANE), *points, (points[-1][0], top + LANE)], closed=True)
        top_text = "100 %" if most == 1.0 else f"{most:g}"
        last = points[-1]
        lanes.append(Lane(label, top, top + LANE, path(points), area, top_text, *last, values[-1][2]))
    every = max(1, len(rows) // 12)
    ticks = tuple((row.label, x_of(place)) for place, row in enumerate(rows) if place % every == 0)
    return LaneChart(WIDTH, TOP + len(columns) * (LANE + GAP) + 22, LEFT, RIGHT, tuple(lanes), ticks)
