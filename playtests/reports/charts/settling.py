"""The path of a win rate while games come in: the estimate, its interval, and how wide it will be at the end."""

from dataclasses import dataclass

from engine import wilson
from playtests.models import Chunk
from playtests.reports.charts import scale
from playtests.reports.results import Result

WIDTH, HEIGHT = 300, 168
LEFT, RIGHT, TOP, BOTTOM = 34, 292, 10, 136
MOST_POINTS = 60


@dataclass(frozen=True, slots=True)
class SettlingChart:
    result: Result
    width: int
    height: int
    left: int
    right: int
    bottom: int
    target_y: float
    target_height: float
    y_ticks: tuple[tuple[int, float], ...]
    x_ticks: tuple[tuple[int, float], ...]
    line: str  # an SVG path
    band: str
    ahead: tuple[str, str] | None  # where the interval's ends will be
    x: float
    y: float
    low: float
    high: float
    half_at_end: float


def settling_chart(result: Result, games_at_end: int) -> SettlingChart:
    x_of = scale(0, result.games, LEFT, RIGHT)
    y_of = scale(0, 100, BOTTOM, TOP)
    points = sampled(running_sums(result.series.pk))
    line = [(x_of(games), y_of(100 * won / games)) for games, won in points]
    ends = [(x_of(games), *(y_of(100 * end) for end in wilson(won, games))) for games, won in points]
    low_end, high_end = wilson(round(result.share * games_at_end), games_at_end)
    end_x, last_x = x_of(result.played), x_of(games_at_end)
    ahead = None
    if result.played and result.played < games_at_end:
        ahead = (
            path([(end_x, y_of(100 * result.low)), (last_x, y_of(100 * low_end))]),
            path([(end_x, y_of(100 * result.high)), (last_x, y_of(100 * high_end))]),
        )
    return SettlingChart(
        result,
        WIDTH,
        HEIGHT,
        LEFT,
        RIGHT,
        BOTTOM,
        y_of(result.target[1]),
        round(y_of(result.target[0]) - y_of(result.target[1]), 1),
        tuple((tick, y_of(tick)) for tick in (25, 50, 75)),
        tuple((tick, x_of(tick)) for tick in (0, result.games // 2, result.games)),
        path(line),
        path([(x, low) for x, low, _high in ends] + [(x, high) for x, _low, high in reversed(ends)], closed=True),
        ahead,
        end_x,
        y_of(100 * result.share),
        y_of(100 * result.low),
        y_of(100 * result.high),
        50 * (high_end - low_end),
    )


def running_sums(series_id: int) -> list[tuple[int, int]]:
    """Games and wins after each stored part, in the order of the games."""
    sums, games, wins = [], 0, 0
    parts = Chunk.objects.filter(series_id=series_id, state=Chunk.State.DONE).order_by("first")
    for count, won in parts.values_list("games", "wins"):
        games, wins = games + count, wins + won
        sums.append((games, wins))
    return sums


def sampled(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    step = max(1, len(points) // MOST_POINTS)
    return [*points[: len(points) - 1 : step], *points[-1:]]


def path(points: list[tuple[float, float]], *, closed: bool = False) -> str:
    if not points:
        return ""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + ("z" if closed else "")
