"""Telling the library what was measured, so that mission page and gallery show how hard a mission is."""

from missions.services.measurements import note_measurement
from playtests.models import Run, Series
from playtests.querysets import MEASURING_BOT
from playtests.reports import answers
from playtests.reports.results import Result


def note_results(*, run_id: int) -> None:
    """Figures of plain teams at a plain table; other line-ups and options say nothing about the mission as such, nor
    does a search, which ends with its first win.
    """
    run = Run.objects.get(pk=run_id)
    if run.options or run.until == Run.Until.WON:
        return
    for series in run.series.filter(bot=MEASURING_BOT, is_whole=True).select_related("kept_from"):
        if series.seats == series.team:
            note_series(run, series)


def note_series(run: Run, series: Series) -> None:
    result = Result(series, series.played, series.wins, run.target)
    note_measurement(
        fingerprint=series.fingerprint,
        team=series.team,
        games=series.played,
        share=result.share,
        low=result.low,
        high=result.high,
        rounds=usual_rounds(series),
        run_id=series.kept_from.run_id if series.kept_from else run.pk,
        engine_version=run.engine_version,
    )


def usual_rounds(series: Series) -> tuple[int, int] | None:
    """Between which rounds the middle half of the games end: a few short or endless ones say nothing of an evening."""
    sections = answers.sections_of(series, series.played)
    rows = next((one.rows for one in sections if one.key == "rounds"), ())
    ended = [(int(row.key), int(sum(value or 0 for value in row.values))) for row in rows]
    games = sum(count for _number, count in ended)
    if not games:
        return None
    return at_share(ended, 0.25 * games), at_share(ended, 0.75 * games)


def at_share(ended: list[tuple[int, int]], wanted: float) -> int:
    seen = 0
    for number, count in ended:
        seen += count
        if seen >= wanted:
            return number
    return ended[-1][0]
