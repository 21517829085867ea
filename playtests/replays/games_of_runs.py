"""Games of runs, played again: the report keeps seeds, the cache the records of games that were looked at of late."""

from collections.abc import Callable
from time import monotonic
from typing import Any

from django.core.cache import caches

from engine import game_of_run
from playtests.errors import StillPlaying
from playtests.models import Series
from playtests.replays.kept import unrolled
from playtests.replays.unrolling import Unrolled
from playtests.reports import answers
from playtests.services.dispatch import send_later
from playtests.services.packs import pack_of

KEPT_SECONDS = 7 * 24 * 3600  # a record is some kilobytes, a search takes seconds to play it again
ASKED_SECONDS = 120  # a worker that was asked so long ago is asked again
REQUEST_SECONDS = 1.5  # what a page waits for a game; one that takes longer is played by a worker


def record_of(series: Series, number: int) -> dict[str, Any]:
    """The record of a game of this series. It holds seeds: it is for people who may see the run.

    Raises StillPlaying where the game takes too long for a request: a worker plays it meanwhile.
    """
    record = caches["kept"].get(key_of(series, number))
    if record is None and caches["kept"].get(asked_key(series, number)):
        raise StillPlaying
    if record is None:
        ends = monotonic() + REQUEST_SECONDS
        record = played_again(series, number, lambda: monotonic() > ends)
    if record is None:
        ask_worker(series, number)
        raise StillPlaying
    return record


def ask_worker(series: Series, number: int) -> None:
    from playtests.tasks import play_again as task  # which imports this module

    caches["kept"].set(asked_key(series, number), 1, ASKED_SECONDS)
    send_later(task, (series.pk, number), 0)


def play_again(*, series_id: int, number: int) -> None:
    """What a worker does, however long it takes."""
    series = Series.objects.select_related("run__situation", "document").filter(pk=series_id).first()
    if series is not None and caches["kept"].get(key_of(series, number)) is None:
        played_again(series, number, lambda: False)


def played_again(series: Series, number: int, is_enough: Callable[[], bool]) -> dict[str, Any] | None:
    """The record, kept; None if it was enough before the game was over."""
    report = answers.report_of(series)
    situation = series.run.situation
    beginning = situation.record if situation else None
    game = game_of_run(pack_of(series.document.digest), report.about, number, beginning, is_enough)
    if not game.is_over:
        return None
    record = game.record()
    caches["kept"].set(key_of(series, number), record, KEPT_SECONDS)
    return record


def key_of(series: Series, number: int) -> str:
    return f"replay:{series.pk}:{series.played}:{number}"


def asked_key(series: Series, number: int) -> str:
    return f"{key_of(series, number)}:asked"


def replay_of(series: Series, number: int) -> Unrolled:
    """Nothing is hidden in a game of bots."""
    return unrolled(series.document.digest, record_of(series, number), answers.reader_language())
