"""Parts of a series as one report."""

from engine import Report
from playtests.models import Chunk, Series

MERGED_AT_ONCE = 50


def played_chunks(series: Series):
    return series.chunks.filter(state=Chunk.State.DONE, report__isnull=False).order_by("first")


def merged(series: Series, *, before: int | None = None) -> Report | None:
    """The parts that are there as one report; all of them, or those before a game."""
    parts = played_chunks(series)
    if before is not None:
        parts = parts.filter(first__lt=before)
    whole: Report | None = None
    waiting: list[Report] = []
    for document in parts.values_list("report", flat=True).iterator(chunk_size=MERGED_AT_ONCE):
        waiting.append(Report.from_json(document))
        if len(waiting) == MERGED_AT_ONCE:
            whole, waiting = _joined(whole, waiting), []
    return _joined(whole, waiting) if waiting else whole


def _joined(whole: Report | None, parts: list[Report]) -> Report:
    return whole.merge(*parts) if whole else parts[0].merge(*parts[1:])
