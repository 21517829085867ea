"""How the queue stands, for those who keep the site."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import redis
from django.db.models import Count, Min, Q, Sum
from django.db.models.functions import Now

from fireteam_site.redis_client import redis_client
from fireteam_site.worker_heartbeat import live_workers
from playtests.models import Chunk, Run, Switch

MOST_FAILURES = 20
PACE_SECONDS = 60


@dataclass(frozen=True, slots=True)
class QueueState:
    """One queue: messages in Redis, chunks in the database."""

    name: str
    messages: int | None  # None: Redis does not answer
    waiting: int
    sent: int
    playing: int
    oldest: datetime | None  # since when the oldest chunk in hand has been waiting for its end


@dataclass(frozen=True, slots=True)
class Overview:
    queues: list[QueueState]
    workers: list[str] | None
    games_a_second: float
    runs: list[Run]
    failures: list[Chunk]
    switches: dict[str, Switch]


def overview() -> Overview:
    recent = Chunk.objects.filter(state=Chunk.State.DONE, finished_at__gt=Now() - timedelta(seconds=PACE_SECONDS))
    failed = Chunk.objects.filter(state=Chunk.State.FAILED).select_related("series__run").defer("report")
    return Overview(
        [queue_state(name) for name in Run.Queue.values],
        asked(lambda client: sorted(live_workers(client))),
        (recent.aggregate(sum=Sum("games"))["sum"] or 0) / PACE_SECONDS,
        list(Run.objects.running().select_related("owner")[:50]),
        list(failed.order_by("-finished_at")[:MOST_FAILURES]),
        {one.name: one for one in Switch.objects.select_related("by")},
    )


def queue_state(name: str) -> QueueState:
    chunks = Chunk.objects.filter(series__run__queue=name, series__run__state=Run.State.RUNNING)
    found = chunks.aggregate(
        **{state: Count("pk", filter=Q(state=state)) for state in ("waiting", "sent", "playing")},
        oldest=Min("sent_at", filter=Q(state__in=["sent", "playing"])),
    )
    return QueueState(name, asked(lambda client: client.llen(name)), **found)


def asked(question: Any) -> Any:
    """What Redis says; None if it does not answer."""
    try:
        return question(redis_client())
    except redis.RedisError:
        return None
