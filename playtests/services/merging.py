"""Parts of a series as one report."""

from collections import OrderedDict
from collections.abc import Iterator
from datetime import datetime

from engine import Report
from playtests.models import Chunk, Series

MERGED_AT_ONCE = 50
KEPT = 8  # series whose parts this process has merged so far: somebody watches them grow

Part = tuple[int, datetime]  # a chunk and when it was stored; it never changes afterwards
_so_far: OrderedDict[int, tuple[frozenset[Part], Report]] = OrderedDict()  # series → parts that were merged


def played_chunks(series: Series):
    return series.chunks.filter(state=Chunk.State.DONE, report__isnull=False).order_by("first")


def merged(series: Series, *, before: int | None = None) -> Report | None:
    """The parts that are there as one report; all of them, or those before a game. What was merged already is kept."""
    chunks = played_chunks(series)
    if before is not None:
        chunks = chunks.filter(first__lt=before)
    found = frozenset(chunks.values_list("pk", "finished_at"))
    known, whole = _so_far.get(series.pk, (frozenset(), None))
    if not known <= found:
        known, whole = frozenset(), None
    read = 0
    for reports in in_portions(sorted(pk for pk, _stored in found - known)):
        whole = whole.merge(*reports) if whole else reports[0].merge(*reports[1:])
        read += len(reports)
    if whole and read == len(found - known):  # else somebody has closed the series meanwhile
        keep(series.pk, found, whole)
    return whole


def in_portions(chunks: list[int]) -> Iterator[list[Report]]:
    """Some at a time: each takes some thirty kilobytes. In which order they are merged makes no difference."""
    for start in range(0, len(chunks), MERGED_AT_ONCE):
        stored = Chunk.objects.filter(pk__in=chunks[start : start + MERGED_AT_ONCE], report__isnull=False)
        if reports := [Report.from_json(one) for one in stored.values_list("report", flat=True)]:
            yield reports


def keep(series_id: int, parts: frozenset[Part], report: Report) -> None:
    _so_far[series_id] = (parts, report)
    while len(_so_far) > KEPT:
        _so_far.popitem(last=False)
