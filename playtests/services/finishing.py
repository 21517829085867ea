"""Storing what was played: chunk by chunk, then the series, then the run. Each step happens once, whoever is first."""

from django.db import transaction
from django.db.models.functions import Now

from engine import Report
from playtests.models import Chunk, Run, Series
from playtests.services.certificates import note_wins
from playtests.services.measuring import note_results
from playtests.services.merging import merged, played_chunks
from playtests.services.pace import STEP
from playtests.services.statistics import half_width


@transaction.atomic
def store_report(*, chunk: Chunk, report: Report) -> bool:
    """Store a chunk's report if nobody has; games that were not played become a chunk of their own."""
    stored = (
        Chunk.objects.filter(pk=chunk.pk, report__isnull=True, series__report__isnull=True)
        .exclude(state=Chunk.State.FAILED)
        .update(
            report=report.as_json(),
            state=Chunk.State.DONE,
            games=report.games,
            wins=report.wins,
            seconds=report.microseconds / 1e6,
            finished_at=Now(),
        )
    )
    if stored and report.games < chunk.games:
        Chunk.objects.create(
            series_id=chunk.series_id,
            index=chunk.index + 1,
            first=chunk.first + report.games,
            games=chunk.games - report.games,
        )
    return bool(stored)


def finish_series_if_played(*, series_id: int) -> None:
    """Whoever stores the last missing part merges all parts."""
    series = Series.objects.select_related("run").without_reports().filter(pk=series_id).first()
    end = end_of(series) if series else None  # a run may have been deleted meanwhile
    if series is None or end is None:
        return
    report = merged(series, before=end)
    if close_series(series=series, report=report, is_whole=True):
        if series.run.until == Run.Until.WON and report and report.wins:
            call_off_search(series=series)
        finish_run_if_played(run=series.run)


def call_off_search(*, series: Series) -> None:
    """The team has won: the other bots need not try any more. What they have played is kept."""
    for other in Series.objects.filter(run=series.run, team=series.team, is_whole=False).select_related("run"):
        close_series(series=other, report=merged(other), is_whole=True)
        Chunk.objects.filter(series=other).exclude(state=Chunk.State.DONE).delete()
        Series.objects.filter(pk=other.pk).update(is_whole=True)


def end_of(series: Series) -> int | None:
    """The number of games after which the series is over, if it is: counted from its first game without a gap."""
    if not series.run.until and series.chunks.exclude(state=Chunk.State.DONE).exists():
        return None  # no need to look at every part
    games = wins = 0
    for first, count, won in played_chunks(series).values_list("first", "games", "wins"):
        if first != games:
            return None
        games, wins = games + count, wins + won
        if ends_early(series.run, games, wins):
            return games
    return games if games == series.games else None


def ends_early(run: Run, games: int, wins: int) -> bool:
    if run.until == Run.Until.NARROW:
        return games % STEP == 0 and half_width(wins, games) <= run.precision
    return run.until == Run.Until.WON and wins > 0


@transaction.atomic
def close_series(*, series: Series, report: Report | None, is_whole: bool) -> bool:
    """Give the series its report, once; its parts are then of no more use, unless it may still go on."""
    if report is None:
        return False
    open_ones = Series.objects.filter(pk=series.pk, report__isnull=True)
    if not is_whole:  # somebody may have let the run go on meanwhile
        open_ones = open_ones.exclude(run__state=Run.State.RUNNING)
    closed = open_ones.update(report=report.as_json(), played=report.games, wins=report.wins, is_whole=is_whole)
    if closed and is_whole:
        series.chunks.exclude(state=Chunk.State.DONE).delete()  # of one that ended early
        series.chunks.update(report=None)
    return bool(closed)


def finish_run_if_played(*, run: Run) -> None:
    """The run is done with its last series. What follows is noted first: whoever dies here leaves it to the sweep."""
    if Series.objects.filter(run=run, is_whole=False).exists():
        return
    if not run.is_from_here:  # from the middle of a game nothing follows for the whole mission
        note_results(run_id=run.pk)
        note_wins(run=run)
    if mark_ended(run_id=run.pk, state=Run.State.DONE) and run.is_continuous and run.pack_id:
        from playtests.services.continuous import go_on

        go_on(pack_id=run.pack_id, person_id=run.owner_id)


def fail_run(*, chunk: Chunk, why: str, detail: str) -> None:
    """Give up a run because of one of its chunks; what is measured stays."""
    reason = f"{why}: {detail}"
    with transaction.atomic():  # a failed part of a run that goes on would never be played
        Chunk.objects.filter(pk=chunk.pk, report__isnull=True).update(
            state=Chunk.State.FAILED, reason=reason, finished_at=Now()
        )
        mark_ended(run_id=chunk.series.run_id, state=Run.State.FAILED, reason=reason)
    keep_what_is_measured(run_id=chunk.series.run_id)


def end_run(*, run_id: int, state: str, reason: str = "") -> bool:
    """End a run before its time and keep what is measured; False if it was over already."""
    if not mark_ended(run_id=run_id, state=state, reason=reason):
        return False
    keep_what_is_measured(run_id=run_id)
    return True


def mark_ended(*, run_id: int, state: str, reason: str = "") -> bool:
    """The first who says so counts."""
    running = Run.objects.filter(pk=run_id, state=Run.State.RUNNING)
    return bool(running.update(state=state, reason=reason, finished_at=Now()))


def keep_what_is_measured(*, run_id: int) -> None:
    """The parts of a run that was broken off become its report."""
    for series in Series.objects.filter(run_id=run_id, report__isnull=True).select_related("run"):
        close_series(series=series, report=merged(series), is_whole=False)
