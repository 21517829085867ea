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
        """Those of the bot that is reported on, of the mission as it is. A search ends with a win: it has no rate."""
        if self.run.kind == Run.Kind.WIN:
            return []
        shown = present_variant(self.run)
        return [one for one in self.results if one.series.bot == self.run.bot and one.series.variant == shown]


def present_variant(run: Run) -> int | None:
    """Of a comparison the later form, of a what-if the setting that nothing is changed in."""
    if run.kind == Run.Kind.COMPARISON:
        return 1
    if run.variants:
        return next((number for number, one in enumerate(run.variants) if one["is_present"]), None)
    return 0


def listed(runs: list[Run]) -> list[Line]:
    series = Series.objects.filter(run__in=runs).counted().order_by("position")
    of_run: dict[int, list[Series]] = defaultdict(list)
    for one in series:
        of_run[one.run_id].append(one)
    return [Line(run, [result_of(one, run.target) for one in of_run[run.pk]]) for run in runs]
