"""Which chunks are given to the queue, and when: a few a person at a time, so that people's runs alternate."""

import logging
from typing import Any

import redis
from django.db import transaction
from django.db.models.functions import Now
from kombu.exceptions import OperationalError as BrokerError

from playtests.models import Chunk, Run, Switch

CHUNKS_AHEAD = 6  # in the queue or in work, for each person and queue; more than the processes of a usual machine
CHUNKS_AHEAD_OF_THE_SITE = 2  # its own runs use what nobody else wants
NO_ANSWER = (BrokerError, redis.RedisError, OSError)

logger = logging.getLogger("fireteam.playtests")


def is_paused() -> bool:
    return Switch.objects.filter(name=Switch.Name.PAUSED).exists()


def send_everybodys_chunks() -> None:
    """For everybody who waits for something; called when the queue may have run dry."""
    waiting = Chunk.objects.filter(state=Chunk.State.WAITING, series__run__state=Run.State.RUNNING)
    for owner_id, queue in waiting.values_list("series__run__owner_id", "series__run__queue").distinct().order_by():
        send_chunks(owner_id=owner_id, queue=queue)


@transaction.atomic
def send_chunks(*, owner_id: int | None, queue: str) -> None:
    """Give out as many of this person's next chunks as they may have ahead; sent once this is committed."""
    if is_paused():
        return
    theirs = Chunk.objects.of_owner(owner_id, queue)
    ahead = CHUNKS_AHEAD if owner_id else site_may_have_ahead()
    free = ahead - theirs.in_hand().count()
    if free <= 0:
        return
    in_turn = ("series__run__is_continuous", "series__run_id", "index", "series_id")  # what was asked for goes first
    next_ones = theirs.filter(state=Chunk.State.WAITING).order_by(*in_turn)
    for pk in list(next_ones.values_list("pk", flat=True)[:free]):
        # Two may look at once; only one of them gets to send a chunk.
        if Chunk.objects.filter(pk=pk, state=Chunk.State.WAITING).update(state=Chunk.State.SENT, sent_at=Now()):
            transaction.on_commit(lambda pk=pk: send(pk, queue))


def site_may_have_ahead() -> int:
    """The site's own runs wait while anybody else does."""
    others = Chunk.objects.filter(series__run__state=Run.State.RUNNING, series__run__owner__isnull=False)
    is_busy = others.filter(state__in=[Chunk.State.WAITING, Chunk.State.SENT]).exists()
    return 0 if is_busy else CHUNKS_AHEAD_OF_THE_SITE


def send(chunk_id: int, queue: str) -> None:
    """Into the queue. Without Redis the chunk waits on; the sweep sends it when Redis is back."""
    from playtests.tasks import play_chunk

    try:
        play_chunk.apply_async((chunk_id,), queue=queue, retry=False)
    except NO_ANSWER as error:
        logger.warning("Chunk %s is not sent, the queue does not answer: %s", chunk_id, error)
        Chunk.objects.filter(pk=chunk_id, state=Chunk.State.SENT).update(state=Chunk.State.WAITING)


def send_later(task: Any, arguments: tuple[Any, ...], seconds: float) -> None:
    """A task after a pause; without Redis it is dropped: pages make what it makes ready, or it only tells of it."""
    try:
        task.apply_async(arguments, countdown=seconds, retry=False)
    except NO_ANSWER as error:
        logger.warning("%s is not sent, the queue does not answer: %s", task.name, error)
