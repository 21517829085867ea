"""Win rates of several teams with their intervals, against the aim: one strip a team, all on one axis."""

from dataclasses import dataclass

from playtests.reports.charts import scale
from playtests.reports.results import Result, TeamResult

WIDTH, LEFT, RIGHT = 340, 10, 330


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a win rate and the ends of its interval lie."""

    low: float
    at: float
    high: float


@dataclass(frozen=True, slots=True)
class Strip:
    """One team: dot and line of the bot that is reported on, hollow diamond and thin line of a stronger one."""

    result: TeamResult
    mark: Mark
    strong: Mark | None

    @property
    def band(self) -> tuple[float, float] | None:
        """From one bot to the other: start and width."""
        if self.strong is None:
            return None
        return min(self.mark.at, self.strong.at), round(abs(self.strong.at - self.mark.at), 1)


@dataclass(frozen=True, slots=True)
class IntervalChart:
    width: int
    target_x: float
    target_width: float
    target_middle: float
    ticks: tuple[tuple[int, float], ...]
    strips: tuple[Strip, ...]


def interval_chart(teams: list[TeamResult], target: tuple[int, int]) -> IntervalChart:
    place = scale(0, 100, LEFT, RIGHT)

    def mark(result: Result) -> Mark:
        return Mark(*(place(100 * value) for value in (result.low, result.share, result.high)))

    strips = tuple(Strip(one, mark(one.main), mark(one.strong) if has_played(one.strong) else None) for one in teams)
    start, end = place(target[0]), place(target[1])
    ticks = tuple((tick, place(tick)) for tick in (0, 25, 50, 75, 100))
    return IntervalChart(WIDTH, start, round(end - start, 1), round((start + end) / 2, 1), ticks, strips)


def has_played(result: Result | None) -> bool:
    return result is not None and result.played > 0
