"""The win rates of a run: for each team, each bot, each variant, finished or so far."""

from dataclasses import dataclass
from typing import Any

from engine import wilson
from playtests.models import Run, Series
from playtests.reports.verdicts import TONES, Judgement, judge


@dataclass(frozen=True, slots=True)
class Result:
    """How often one series of games was won."""

    series: Series
    played: int
    wins: int
    target: tuple[int, int]

    @property
    def team(self) -> int:
        return self.series.team

    @property
    def games(self) -> int:
        return self.series.games

    @property
    def share(self) -> float:
        return self.wins / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.played)

    @property
    def low(self) -> float:
        return self.interval[0]

    @property
    def high(self) -> float:
        return self.interval[1]

    @property
    def per_cent(self) -> int:
        return round(100 * self.share)

    @property
    def low_per_cent(self) -> int:
        return round(100 * self.low)

    @property
    def high_per_cent(self) -> int:
        return round(100 * self.high)

    @property
    def half_width(self) -> float:
        """In points."""
        return 50 * (self.high - self.low)

    @property
    def judgement(self) -> Judgement:
        return judge(self.low, self.high, self.target)

    @property
    def tone(self) -> str:
        return TONES[self.judgement]

    @property
    def lost(self) -> int:
        return self.played - self.wins


def result_of(series: Series, target: tuple[int, int]) -> Result:
    """Of a series that `counted()` has counted."""
    if series.played:
        return Result(series, series.played, series.wins, target)
    return Result(series, series.games_so_far, series.wins_so_far, target)


def results_of(run: Run) -> list[Result]:
    """Every series of the run with its figures, in one query; of a series under way those of its stored parts."""
    series = run.series.counted().select_related("document").defer("report", "document__document")
    return [result_of(one, run.target) for one in series.order_by("position")]


@dataclass(frozen=True, slots=True)
class TeamResult:
    """What the bots of a run made of one team: the one that is reported on, and a stronger one beside it."""

    main: Result
    strong: Result | None = None

    @property
    def team(self) -> int:
        return self.main.team


def teams_of(run: Run, results: list[Result]) -> list[TeamResult]:
    newest = max((one.series.variant for one in results), default=0) if run.kind == Run.Kind.COMPARISON else 0
    main = [one for one in results if one.series.bot == run.bot and one.series.variant == newest]
    others: dict[Any, Result] = {one.team: one for one in results if one.series.bot != run.bot}
    return [TeamResult(one, others.get(one.team)) for one in main]


def worst(teams: list[TeamResult]) -> TeamResult:
    """Whose evidence the page opens on."""
    order = list(Judgement)
    return min(teams, key=lambda one: (order.index(one.main.judgement), one.main.share))
