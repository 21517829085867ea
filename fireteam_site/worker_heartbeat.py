"""How the web server knows that a worker is alive, without asking it and waiting for an answer.

Each worker writes its name and the time into Redis every two seconds, from its own event loop: a worker that is dead
or stuck stops writing, and six seconds later it no longer counts. The name is new with every start, so that a worker
that was killed and started again is not taken for the one that had work in hand.
"""

import logging
import secrets
from typing import Any

import redis
from celery import bootsteps

from fireteam_site.redis_client import redis_client

KEY = "fireteam:workers"
BEAT_SECONDS = 2
FORGOTTEN_AFTER_SECONDS = 6

logger = logging.getLogger("fireteam.worker")

_name = ""  # of the worker that this process belongs to; handed down to the processes of its pool


def this_worker() -> str:
    """The name under which this process's worker is alive; empty outside of workers."""
    return _name


def record_beat(client: redis.Redis, worker_name: str) -> None:
    now = redis_seconds(client)
    with client.pipeline() as pipeline:
        pipeline.zadd(KEY, {worker_name: now})
        pipeline.zremrangebyscore(KEY, "-inf", now - FORGOTTEN_AFTER_SECONDS)
        pipeline.execute()


def forget_worker(client: redis.Redis, worker_name: str) -> None:
    client.zrem(KEY, worker_name)


def count_live_workers(client: redis.Redis) -> int:
    return client.zcount(KEY, redis_seconds(client) - FORGOTTEN_AFTER_SECONDS, "+inf")


def live_workers(client: redis.Redis) -> set[str]:
    names = client.zrangebyscore(KEY, redis_seconds(client) - FORGOTTEN_AFTER_SECONDS, "+inf")
    return {name.decode() for name in names}


def redis_seconds(client: redis.Redis) -> float:
    """Redis's clock: those of a worker and a web server on two machines may disagree."""
    seconds, microseconds = client.time()
    return seconds + microseconds / 1_000_000


class HeartbeatStep(bootsteps.StartStopStep):
    """Ties the heartbeat to the worker's life."""

    requires = {"celery.worker.components:Timer"}

    def __init__(self, parent: Any, **options: Any) -> None:
        global _name
        _name = f"{parent.hostname}#{secrets.token_hex(4)}"
        self.timer_entry = None

    def start(self, parent: Any) -> None:
        self.beat(_name)
        self.timer_entry = parent.timer.call_repeatedly(BEAT_SECONDS, self.beat, (_name,))

    def stop(self, parent: Any) -> None:
        if self.timer_entry:
            self.timer_entry.cancel()
            self.timer_entry = None
        try:
            forget_worker(redis_client(), _name)
        except redis.RedisError:
            logger.warning("Could not sign off: Redis does not answer.")

    terminate = stop

    def beat(self, worker_name: str) -> None:
        try:
            record_beat(redis_client(), worker_name)
        except redis.RedisError as error:
            logger.warning("Heartbeat not written: %s", error)
