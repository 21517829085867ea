"""What runs later. Each is one call of a service; running it twice does it once."""

from celery import shared_task
from django.db import OperationalError

from missions.services import importing, packs


@shared_task(autoretry_for=(OperationalError,), retry_backoff=True, max_retries=3)
def tidy_up() -> None:
    """Once a day: empty the bins, forget files that nobody came back to."""
    packs.empty_bins()
    importing.discard_forgotten()
