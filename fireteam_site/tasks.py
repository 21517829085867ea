import logging

from celery import shared_task

logger = logging.getLogger("fireteam.tasks")


@shared_task
def ping(word: str = "ping") -> None:
    """Shows that a task travels from here through Redis to a worker: the worker logs the word."""
    logger.info("Ping task says: %s", word)
