"""Tasks that only tests send; tests/services.py makes its workers load them."""

import logging
import os

from celery import shared_task

from fireteam_site.redis_client import redis_client

logger = logging.getLogger("tests.tasks")


@shared_task
def start_and_wait(name: str) -> None:
    """Note this process's number in Redis, then wait until the test lets go."""
    redis_client().rpush(f"{name}:started", os.getpid())
    while not redis_client().get(f"{name}:go"):
        redis_client().blpop([f"{name}:bell"], timeout=0.5)
    redis_client().incr(f"{name}:finished")


@shared_task
def send_another(word: str) -> None:
    from fireteam_site.tasks import ping

    logger.info("First task says: %s", word)
    ping.delay(word)


@shared_task
def count_people(key: str) -> None:
    from django.contrib.auth import get_user_model

    redis_client().set(key, get_user_model().objects.count())
