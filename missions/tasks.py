"""What runs later. Each is one call of a service; running it twice does it once."""

from celery import shared_task
from django.db import InterfaceError, OperationalError

from missions.pictures.kept import drop_old_pictures
from missions.plays import keep_play_counts
from missions.services import art, importing, packs, printing


@shared_task(autoretry_for=(OperationalError,), retry_backoff=True, max_retries=3)
def tidy_up() -> None:
    """Now and then: empty the bins, drop pictures that nobody shows any more, files that nobody came back to, and what
    was drawn or printed long ago.
    """
    packs.empty_bins()
    art.drop_forgotten()
    importing.discard_forgotten()
    printing.drop_old_prints()
    drop_old_pictures()


@shared_task(autoretry_for=(OperationalError,), retry_backoff=True, max_retries=3)
def count_plays() -> None:
    """Now and then: how often people have played each mission."""
    keep_play_counts()


@shared_task(autoretry_for=(OperationalError, InterfaceError), retry_backoff=True, max_retries=5)
def make_print(job_id: int) -> None:
    """Make the sheets of one job. Delivered twice, they are made once."""
    printing.make_print(job_id=job_id)
