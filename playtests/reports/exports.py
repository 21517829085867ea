"""A run as a file: rows for a spreadsheet, or everything as JSON."""

import csv
import io
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from engine import as_json
from playtests.reports import answers
from playtests.reports.expectations import Judged
from playtests.reports.pages import RunPage

MARK = "\ufeff"  # without it spreadsheets take umlauts for something else
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would take these for the beginning of one


def as_csv(page: RunPage) -> str:
    """One line a figure: team, section, row, column, value as people read it, its interval."""
    buffer = io.StringIO()
    lines = csv.writer(buffer)
    if page.is_about_settings:
        lines.writerows(rows_of_settings(page))
        return MARK + buffer.getvalue()
    lines.writerow(["team", "bot", "games", "section", "heading", "row", "column", "value", "low", "high"])
    for team in page.measured:
        result = team.main
        lines.writerow([team.team, result.series.bot, result.played, "win-rate", "", "won", "share",
                        f"{result.share:.4f}", f"{result.low:.4f}", f"{result.high:.4f}"])  # fmt: skip
        for section in answers.sections_of(result.series, result.played):
            for row, column, text in figures_of(section):
                cells = [section.key, section.heading, row.label, column, text, limit(row.low), limit(row.high)]
                lines.writerow([team.team, result.series.bot, result.played, *map(harmless, cells)])
    return MARK + buffer.getvalue()


def rows_of_settings(page: RunPage) -> Iterator[list[Any]]:
    """Every setting with what each team made of it."""
    yield ["setting", "is as it was", "team", "bot", "games", "share won", "low", "high"]
    for setting in page.settings:
        words = ", ".join(f"{one['group']}: {one['label']} {one['to']}" for one in setting.variant["values"])
        for one in setting.results:
            figures = [f"{value:.4f}" for value in (one.share, one.low, one.high)]
            if one.played:
                yield [harmless(words), int(setting.is_present), one.team, one.series.bot, one.played, *figures]


def figures_of(section: Any) -> Iterator[tuple[Any, str, str]]:
    """Every figure with its row and what its column is called; of a heat map those of every layer."""
    if section.layers:
        yield from ((row, layer.label, row.texts[0]) for layer in section.layers for row in layer.rows)
        return
    for row in section.rows:
        yield from ((row, column, text) for column, text in zip_longest(section.columns, row.texts, fillvalue=""))


def limit(value: float | None) -> str:
    return "" if value is None else f"{value:.4f}"


def harmless(cell: str) -> str:
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def as_data(page: RunPage) -> dict[str, Any]:
    """Everything: where the figures come from, the engine's own reports, and the sections in the reader's language."""
    run = page.run
    return {
        "run": run.pk,
        "mission": run.mission,
        "title": page.title,
        "version": run.version_number,
        "fingerprint": run.fingerprint,
        "engine": run.engine_version,
        "seed": run.seed,
        "target": list(run.target),
        "state": run.state,
        "measured": run.finished_at.isoformat() if run.finished_at else None,
        "verdict": page.headline,
        "variants": run.variants,
        "expectations": [expectation_data(one) for one in page.expectations],
        "series": [series_data(one) for one in page.results if one.played],
    }


def expectation_data(judged: Judged) -> dict[str, Any]:
    expected, measure = judged.expectation, judged.measure
    return {
        "measure": expected.measure,
        "team": judged.team,
        "least": expected.low,
        "most": expected.high,
        "standing": judged.standing.value,
        "value": measure.value if measure else None,
        "low": measure.low if measure else None,
        "high": measure.high if measure else None,
    }


def series_data(result: Any) -> dict[str, Any]:
    report = answers.report_of(result.series)
    return {
        "team": result.team,
        "seats": result.series.seats,
        "bot": result.series.bot,
        "variant": result.series.variant,
        "report": report.as_json() if report else None,
        "sections": as_json(answers.sections_of(result.series, result.played)),
        "measures": as_json(answers.measures_of(result.series, result.played)),
    }
