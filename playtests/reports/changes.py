"""What changed since the mission was last measured in another form: the same games, paired by their seeds."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine import CannotMerge, Comparison, Report, TeamWord, compare
from playtests.models import Run, Series
from playtests.reports.charts.differences import DifferenceChart, difference_chart
from playtests.reports.results import Result


@dataclass(frozen=True, slots=True)
class Change:
    """One team, before and after."""

    before: Result
    after: Result
    comparison: Comparison

    @property
    def label(self) -> str:
        return str(self.after.team)

    @property
    def values(self) -> tuple[float]:
        return (self.comparison.difference,)

    @property
    def low(self) -> float:
        return self.comparison.low

    @property
    def high(self) -> float:
        return self.comparison.high

    @property
    def per_cents(self) -> tuple[int, int]:
        """Won before and after, of the games that both have: a kept result may have more than were asked for."""
        pairs = self.comparison.pairs
        before, after = self.comparison.first_wins / pairs, self.comparison.second_wins / pairs
        return round(100 * before), round(100 * after)  # as `Result` rounds them

    @property
    def points(self) -> float:
        return 100 * self.comparison.difference

    @property
    def low_points(self) -> float:
        return 100 * self.comparison.low

    @property
    def high_points(self) -> float:
        return 100 * self.comparison.high

    @property
    def tone(self) -> str:
        if not self.comparison.is_significant:
            return ""
        return "good" if self.comparison.difference > 0 else "bad"

    @property
    def is_same(self) -> bool:
        """All pairs of games ended alike."""
        return not self.comparison.only_first and not self.comparison.only_second


@dataclass(frozen=True, slots=True)
class Changes:
    """All teams, and the run that they are compared with."""

    before: Run
    teams: list[Change]
    chart: DifferenceChart

    def finding(self, team_word: TeamWord) -> str:
        """The largest difference that luck alone would hardly have made."""
        if all(one.is_same for one in self.teams):
            return _("All games end alike")
        clear = [one for one in self.teams if one.comparison.is_significant]
        if not clear:
            return _("No change beyond what luck alone could have done")
        largest = max(clear, key=lambda one: abs(one.points))
        points = max(1, round(abs(largest.points)))
        if largest.points > 0:
            text = ngettext(
                "%(points)s point more won with %(team)s", "%(points)s points more won with %(team)s", points
            )
        else:
            text = ngettext(
                "%(points)s point fewer won with %(team)s", "%(points)s points fewer won with %(team)s", points
            )
        return text % {"points": points, "team": team_word.counted_with(largest.after.team)}


def changes_of(run: Run, results: list[Result]) -> Changes | None:
    """Against the newest earlier run of another form of this mission on the same seed; None if there is none."""
    if run.kind == Run.Kind.COMPARISON:
        before = [one for one in results if one.series.variant == 0]
        after = [one for one in results if one.series.variant == 1]
        return paired(run, [(one, two) for one in before for two in after if one.team == two.team])
    main = [one for one in results if one.series.bot == run.bot and one.played]
    earlier = None if run.is_from_here else earlier_run(run)
    if earlier is None:
        return None
    known = {one.team: one for one in earlier.series.filter(bot=run.bot, variant=0, is_whole=True)}
    pairs = [
        (Result(known[one.team], known[one.team].played, known[one.team].wins, run.target), one)
        for one in main
        if one.team in known and known[one.team].seats == one.series.seats
    ]
    return paired(earlier, pairs)


def earlier_run(run: Run) -> Run | None:
    if run.pack_id is None:
        return None
    return (
        Run.objects.filter(
            pack_id=run.pack_id,
            mission=run.mission,
            pk__lt=run.pk,
            state=Run.State.DONE,
            kind=Run.Kind.TEST,
            seed=run.seed,
            options=run.options,
            bot=run.bot,
        )
        .exclude(fingerprint=run.fingerprint)
        .first()
    )


def paired(before: Run, pairs: list[tuple[Result, Result]]) -> Changes | None:
    changes = []
    for one, two in pairs:
        if one.played and two.played:
            try:
                changes.append(Change(one, two, compare(report_of(one.series), report_of(two.series))))
            except CannotMerge:  # no game in common
                continue
    return Changes(before, changes, difference_chart(tuple(changes))) if changes else None


def report_of(series: Series) -> Report:
    return Report.from_json(Series.objects.values_list("report", flat=True).get(pk=series.pk))
