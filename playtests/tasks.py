from celery import shared_task
from django.db import InterfaceError, OperationalError

from playtests.services import playing, sweeping


@shared_task(autoretry_for=(OperationalError, InterfaceError), retry_backoff=True, max_retries=5)
def play_chunk(chunk_id: int) -> None:
    """Play one chunk of a run. Delivered twice, it counts once."""
    playing.play_chunk(chunk_id=chunk_id)


@shared_task
def sweep() -> None:
    """Find what was lost on the way; sent by Celery beat."""
    sweeping.sweep()
