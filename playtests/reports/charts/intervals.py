"""Win rates of several teams with their intervals, against the aim."""

from dataclasses import dataclass

from playtests.reports.charts import scale
from playtests.reports.results import TeamResult

WIDTH, LEFT, RIGHT = 520, 8, 512
TOP, ROW = 34, 64


@dataclass(frozen=True, slots=True)
class Mark:
    """One team: dot and line of the bot that is reported on, hollow diamond and thin line of a stronger one."""

    result: TeamResult
    y: float
    low: float
    at: float
    high: float
    strong_y: float
    strong_low: float | None = None
    strong_at: float | None = None
    strong_high: float | None = None

    @property
    def band(self) -> tuple[float, float] | None:
        """From one bot to the other."""
        if self.strong_at is None:
            return None
        return min(self.at, self.strong_at), abs(self.strong_at - self.at)


@dataclass(frozen=True, slots=True)
class IntervalChart:
    width: int
    height: int
    target_x: float
    target_width: float
    ticks: tuple[tuple[int, float], ...]
    bottom: float
    marks: tuple[Mark, ...]


def interval_chart(teams: list[TeamResult], target: tuple[int, int]) -> IntervalChart:
    place = scale(0, 100, LEFT, RIGHT)
    bottom = TOP + ROW * len(teams)
    marks = []
    for number, one in enumerate(teams):
        y = TOP + ROW * number + ROW // 2 - 6
        strong = one.strong if one.strong and one.strong.played else None
        marks.append(
            Mark(
                one,
                y,
                place(100 * one.main.low),
                place(100 * one.main.share),
                place(100 * one.main.high),
                y + 18,
                *([place(100 * strong.low), place(100 * strong.share), place(100 * strong.high)] if strong else []),
            )
        )
    return IntervalChart(
        WIDTH,
        bottom + 26,
        place(target[0]),
        round(place(target[1]) - place(target[0]), 1),
        tuple((tick, place(tick)) for tick in (0, 25, 50, 75, 100)),
        bottom,
        tuple(marks),
    )
