"""Games of runs, played again: the report keeps seeds, this process the games that were looked at of late."""

from typing import Any

from django.core.cache import cache

from engine import game_of_run
from playtests.models import Series
from playtests.replays.kept import unrolled
from playtests.replays.unrolling import Unrolled
from playtests.reports import answers
from playtests.services.packs import pack_of

KEPT_SECONDS = 7 * 24 * 3600  # a record is some kilobytes, a search takes seconds to play it again


def record_of(series: Series, number: int) -> dict[str, Any]:
    """The record of a game of this series. It holds seeds: it is for people who may see the run."""
    key = f"replay:{series.pk}:{series.played}:{number}"
    record = cache.get(key)
    if record is None:
        report = answers.report_of(series)
        record = game_of_run(pack_of(series.document.digest), report.about, number).record()
        cache.set(key, record, KEPT_SECONDS)
    return record


def replay_of(series: Series, number: int) -> Unrolled:
    """Nothing is hidden in a game of bots."""
    return unrolled(series.document.digest, record_of(series, number), answers.reader_language())
