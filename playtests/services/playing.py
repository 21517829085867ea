"""A worker's work: play the games of a chunk and store their report, whatever happens meanwhile."""

import logging
import re
import time

from celery.exceptions import SoftTimeLimitExceeded
from django.db.models import F
from django.db.models.functions import Now

from engine import VERSION, EngineError, Report, playtest
from fireteam_site.worker_heartbeat import this_worker
from playtests.models import Chunk, Run
from playtests.services.dispatch import is_paused, send_chunks
from playtests.services.finishing import fail_run, finish_series_if_played, store_report
from playtests.services.pace import STEP
from playtests.services.packs import pack_of

MOST_ATTEMPTS = 3
PIECE_SECONDS = 0.4  # between two looks at whether the run is still wanted
BEAT_SECONDS = 5.0  # between two signs of life of a chunk that is being played
CUT_AFTER_SECONDS = 8.0  # a chunk that turns out to be long is cut; the rest becomes a chunk of its own
ROOM_AFTER_SECONDS = 0.3  # after that a large one of a long run is cut as well if somebody else waits

logger = logging.getLogger("fireteam.playtests")


class NoLongerWanted(Exception):
    """The run has been cancelled or has failed meanwhile, or somebody else has stored this chunk."""


def play_chunk(*, chunk_id: int) -> None:
    """Play one chunk. Delivered twice, it counts once; delivered too often, it is given up with its run."""
    chunk = begin(chunk_id)
    if chunk is None:
        return
    run = chunk.series.run
    where = f"Run {run.pk}, series {chunk.series.position}, games from {chunk.first}"
    if run.engine_version != VERSION:
        leave_to_others(chunk, where)
        return
    if chunk.attempts > MOST_ATTEMPTS:
        fail_run(chunk=chunk, why="died", detail=f"{where}: the worker died {MOST_ATTEMPTS} times while playing them.")
        return
    try:
        report = play(chunk)
    except NoLongerWanted:
        logger.info("%s: no longer wanted.", where)
    except SoftTimeLimitExceeded:
        fail_run(chunk=chunk, why="slow", detail=f"{where}: a game took longer than the time limit.")
    except EngineError as error:  # the mission does not load, or cannot begin: playing it again would not help
        fail_run(chunk=chunk, why="refused", detail=f"{where}: {error}")
    else:
        store_report(chunk=chunk, report=report)
        finish_series_if_played(series_id=chunk.series_id)
    send_chunks(owner_id=run.owner_id, queue=run.queue)


def leave_to_others(chunk: Chunk, where: str) -> None:
    """Games of two versions of the engine make no report: a worker that is behind hands them back, a newer one ends."""
    then = chunk.series.run.engine_version
    if in_order(then) > in_order(VERSION):
        logger.warning("%s: begun with version %s of the engine, this worker plays %s.", where, then, VERSION)
        handed_back = Chunk.objects.filter(pk=chunk.pk, state=Chunk.State.PLAYING)
        handed_back.update(state=Chunk.State.WAITING, attempts=F("attempts") - 1)  # the sweep sends it again
    else:
        fail_run(chunk=chunk, why="updated", detail=f"{where}: begun with version {then}, now it is {VERSION}.")


def in_order(version: str) -> list[int]:
    """1.10 comes after 1.9."""
    return [int(part) for part in re.findall(r"\d+", version)]


def begin(chunk_id: int) -> Chunk | None:
    """Count the attempt before the work, then say what is to be done; None if nothing is."""
    open_ones = Chunk.objects.filter(pk=chunk_id, series__run__state=Run.State.RUNNING).exclude(
        state__in=[Chunk.State.DONE, Chunk.State.FAILED]
    )
    if is_paused():
        open_ones.update(state=Chunk.State.WAITING)
        return None
    begun = open_ones.update(
        state=Chunk.State.PLAYING, attempts=F("attempts") + 1, started_at=Now(), worker=this_worker()
    )
    return (
        Chunk.objects.select_related("series__run__situation", "series__document")
        .defer("series__document__document")
        .get(pk=chunk_id)
        if begun
        else None
    )


def play(chunk: Chunk) -> Report:
    """The games of a chunk, in pieces; fewer of them if they are slow."""
    series, run = chunk.series, chunk.series.run
    pack = pack_of(series.document.digest)
    parts: list[Report] = []
    is_large = run.queue == Run.Queue.LONG and chunk.games > STEP
    played, size = 0, max(1, chunk.games // 3)
    began = told = time.monotonic()
    while played < chunk.games and time.monotonic() - began < CUT_AFTER_SECONDS:
        count = min(size, chunk.games - played)
        part = playtest(
            pack,
            run.mission,
            series.seats,
            count,
            run.seed,
            series.bot,
            first=chunk.first + played,
            options=run.options or None,
            beginning=run.situation.record if run.situation else None,
        )
        parts.append(part)
        played += count
        size = max(1, min(chunk.games, round(count * PIECE_SECONDS * 1e6 / max(1, part.microseconds))))
        if played < chunk.games:
            has_beaten = time.monotonic() - told > BEAT_SECONDS
            look(chunk, is_beat=has_beaten)
            told = time.monotonic() if has_beaten else told
            if is_large and time.monotonic() - began > ROOM_AFTER_SECONDS and somebody_else_waits(run):
                break
    return parts[0].merge(*parts[1:])


def somebody_else_waits(run: Run) -> bool:
    """The site's own runs are nobody."""
    sent = Chunk.objects.filter(state=Chunk.State.SENT, series__run__state=Run.State.RUNNING)
    return sent.filter(series__run__owner__isnull=False).exclude(series__run__owner=run.owner_id).exists()


def look(chunk: Chunk, *, is_beat: bool) -> None:
    """Between two games: is the run still wanted? Now and then it is also told that somebody plays."""
    wanted = Chunk.objects.filter(pk=chunk.pk, state=Chunk.State.PLAYING, series__run__state=Run.State.RUNNING)
    if not (wanted.update(started_at=Now()) if is_beat else wanted.exists()):
        raise NoLongerWanted
