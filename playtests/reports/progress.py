"""How far a run has come, how fast it goes, and whether anybody works on it."""

from dataclasses import dataclass
from datetime import datetime, timedelta

import redis
from django.db.models import Count, Max, Min, Q, Sum
from django.db.models.functions import Now

from fireteam_site.redis_client import redis_client
from fireteam_site.worker_heartbeat import live_workers
from playtests.models import Chunk, Run
from playtests.reports.results import Result
from playtests.services.dispatch import is_paused
from playtests.services.pace import STEP
from playtests.services.statistics import half_width

PACE_SECONDS = 15  # the pace is that of the last few


@dataclass(frozen=True, slots=True)
class Progress:
    """What stands above the figures while a run is under way."""

    played: int
    games: int
    chunks_done: int
    chunks: int
    games_a_second: float
    workers: int | None  # None: the queue does not answer
    waiting_since: datetime  # nothing has been stored since
    is_paused: bool

    @property
    def per_cent(self) -> int:
        return 100 * self.played // self.games if self.games else 0

    @property
    def mark(self) -> str:
        """What a page that shows this has seen; another one is asked for when it changes."""
        return f"{self.chunks_done}-{self.workers}-{self.is_paused:d}-{self.games_a_second > 0:d}"

    @property
    def left(self) -> timedelta | None:
        """At the present pace; unknown before the first part."""
        if not self.games_a_second:
            return None
        return timedelta(seconds=round((self.games - self.played) / self.games_a_second))


def progress_of(run: Run, results: list[Result]) -> Progress:
    chunks = Chunk.objects.filter(series__run=run)
    recent = Q(state=Chunk.State.DONE, finished_at__gt=Now() - timedelta(seconds=PACE_SECONDS))
    found = chunks.aggregate(
        done=Count("pk", filter=Q(state=Chunk.State.DONE)),
        all=Count("pk"),
        games=Sum("games", filter=recent),
        longest=Max("seconds", filter=recent),
        began=Min("started_at", filter=recent),
        ended=Max("finished_at", filter=recent),
        last=Max("finished_at"),
    )
    workers, paused = count_workers(), is_paused()
    seconds = (found["ended"] - found["began"]).total_seconds() if found["began"] else 0
    seconds = max(seconds, found["longest"] or 0)  # one that gave a sign of life seems to have begun with it
    return Progress(
        played=sum(min(one.played, one.games) for one in results),  # a kept result may have more
        games=sum(games_at_end(run, one) for one in results),
        chunks_done=found["done"],
        chunks=found["all"],
        games_a_second=found["games"] / seconds if seconds > 0 and workers and not paused else 0.0,
        workers=workers,
        waiting_since=found["last"] or run.created_at,
        is_paused=paused,
    )


def games_at_end(run: Run, result: Result) -> int:
    """How many games a series will have: fewer than its last one if it ends early, judged by what it shows so far."""
    if result.series.is_whole:
        return min(result.played, result.games)
    if run.until == Run.Until.NARROW and result.played:
        for games in range(-(-result.played // STEP) * STEP, result.games, STEP):
            if half_width(round(result.share * games), games) <= run.precision:
                return games
    return result.games


def count_workers() -> int | None:
    """Those alive; None if the queue cannot be asked."""
    try:
        return len(live_workers(redis_client()))
    except redis.RedisError:
        return None
