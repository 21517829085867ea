"""Runs in lists: one line each, in a fixed number of queries."""

from collections import defaultdict
from dataclasses import dataclass

from playtests.models import Run, Series
from playtests.reports.results import Result, result_of


@dataclass(frozen=True, slots=True)
class Line:
    run: Run
    results: list[Result]

    @property
    def played(self) -> int:
        return sum(one.played for one in self.results)

    @property
    def main(self) -> list[Result]:
        """Those of the bot that is reported on, without the variants of a comparison."""
        return [one for one in self.results if one.series.bot == self.run.bot and not one.series.variant]


def listed(runs: list[Run]) -> list[Line]:
    series = Series.objects.filter(run__in=runs).counted().order_by("position")
    of_run: dict[int, list[Series]] = defaultdict(list)
    for one in series:
        of_run[one.run_id].append(one)
    return [Line(run, [result_of(one, run.target) for one in of_run[run.pk]]) for run in runs]
