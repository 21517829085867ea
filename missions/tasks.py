from celery import shared_task
from django.db import InterfaceError, OperationalError

from missions.services import printing


@shared_task(autoretry_for=(OperationalError, InterfaceError), retry_backoff=True, max_retries=5)
def make_print(job_id: int) -> None:
    """Make the sheets of one job. Delivered twice, they are made once."""
    printing.make_print(job_id=job_id)


@shared_task
def drop_old_prints() -> None:
    """Sent once a day by Celery beat."""
    printing.drop_old_prints()
