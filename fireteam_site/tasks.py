import logging
from importlib import import_module

from celery import shared_task
from django.conf import settings
from django.db import OperationalError

logger = logging.getLogger("fireteam.tasks")


@shared_task
def ping(word: str = "ping") -> None:
    """Shows that a task travels from here through Redis to a worker: the worker logs the word."""
    logger.info("Ping task says: %s", word)


@shared_task(autoretry_for=(OperationalError,), retry_backoff=True, max_retries=3)
def forget_sessions() -> None:
    """Sessions that have ended: Django keeps them for good, and every link with a key begins one."""
    import_module(settings.SESSION_ENGINE).SessionStore.clear_expired()
