"""The broom: whatever was lost on the way is found and sent again, and what is of no more use is thrown away."""

import logging
from datetime import timedelta

import redis
from django.db.models import Exists, OuterRef
from django.db.models.functions import Now

from fireteam_site.redis_client import redis_client
from fireteam_site.worker_heartbeat import live_workers
from playtests.models import Certificate, Chunk, Document, Recording, Run, Series, Situation, Table
from playtests.services.certificates import check_old_certificates
from playtests.services.dispatch import send_everybodys_chunks
from playtests.services.finishing import finish_run_if_played, finish_series_if_played, keep_what_is_measured
from playtests.services.pace import SECONDS
from playtests.services.starters import measure_starter_missions

LOST_AFTER_SECONDS = 10  # a chunk in an empty queue, or with a worker that is gone
STUCK_AFTER_SECONDS = 30  # a chunk of quick games without a sign of life, though its worker lives
STUCK_SEARCH_AFTER_SECONDS = 8 * 60  # of a bot that looks ahead one game may take minutes: longer than any time limit
KEPT_FOR = timedelta(days=2)  # chunks of runs that are over
RECORDINGS_KEPT_FOR = timedelta(days=14)

logger = logging.getLogger("fireteam.playtests")


def sweep() -> None:
    """Every few seconds; called twice it does no harm."""
    found = take_back_lost_chunks()
    if found:
        logger.warning("%s chunks had fallen silent and are sent again.", found)
    finish_what_is_played()
    send_everybodys_chunks()
    check_old_certificates()
    throw_away()
    measure_starter_missions()


def take_back_lost_chunks() -> int:
    """Chunks whose message or whose worker is gone wait again."""
    running = Chunk.objects.filter(series__run__state=Run.State.RUNNING)
    lost = 0
    for queue in Run.Queue.values:
        if is_empty(queue):
            sent = running.filter(series__run__queue=queue, state=Chunk.State.SENT)
            lost += take_back(sent.silent_for(seconds=LOST_AFTER_SECONDS))
    playing = running.filter(state=Chunk.State.PLAYING)
    lost += take_back(playing.silent_for(seconds=LOST_AFTER_SECONDS).exclude(worker__in=live_workers(redis_client())))
    lost += take_back(playing.silent_for(seconds=STUCK_AFTER_SECONDS).filter(series__bot__in=SECONDS))
    return lost + take_back(playing.silent_for(seconds=STUCK_SEARCH_AFTER_SECONDS))


def take_back(chunks) -> int:
    pks = list(chunks.values_list("pk", flat=True))
    return Chunk.objects.filter(pk__in=pks, state__in=[Chunk.State.SENT, Chunk.State.PLAYING]).update(
        state=Chunk.State.WAITING
    )


def is_empty(queue: str) -> bool:
    try:
        return not redis_client().llen(queue)
    except redis.RedisError:
        return False  # then nothing can be sent either


def finish_what_is_played() -> None:
    """Whoever stores the last part, merges, tells, cancels or gives up may die before the next step."""
    unfinished = Chunk.objects.filter(series=OuterRef("pk")).exclude(state=Chunk.State.DONE)
    complete = Series.objects.filter(run__state=Run.State.RUNNING, report__isnull=True).exclude(Exists(unfinished))
    for pk in list(complete.values_list("pk", flat=True)):
        finish_series_if_played(series_id=pk)
    open_series = Series.objects.filter(run=OuterRef("pk"), is_whole=False)
    for run in Run.objects.running().exclude(Exists(open_series)):
        finish_run_if_played(run=run)
    stored = Chunk.objects.filter(series=OuterRef("pk"), state=Chunk.State.DONE, report__isnull=False)
    broken_off = Series.objects.filter(run__state__in=[Run.State.CANCELLED, Run.State.FAILED], report__isnull=True)
    for run_id in set(broken_off.filter(Exists(stored)).values_list("run", flat=True)):
        keep_what_is_measured(run_id=run_id)


def throw_away() -> None:
    """Parts of what is over, files that were brought along, and what nothing was played with."""
    over = Run.objects.exclude(state=Run.State.RUNNING).filter(finished_at__lt=Now() - KEPT_FOR)
    Chunk.objects.filter(series__run__in=over).delete()
    Recording.objects.filter(created_at__lt=Now() - RECORDINGS_KEPT_FOR).delete()
    old = Now() - KEPT_FOR
    Situation.objects.filter(kept_at__lt=old).exclude(Exists(Run.objects.filter(situation=OuterRef("pk")))).delete()
    unused = Document.objects.filter(kept_at__lt=old)
    for users in (Series, Certificate, Table, Recording):
        unused = unused.exclude(Exists(users.objects.filter(document=OuterRef("pk"))))
    unused.delete()
