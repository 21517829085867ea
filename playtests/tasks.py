from celery import shared_task
from django.contrib.auth import get_user_model
from django.db import InterfaceError, OperationalError

from missions.models import Pack
from playtests.replays import games_of_runs
from playtests.services import continuous, playing, sweeping
from playtests.tables import faults


@shared_task(autoretry_for=(OperationalError, InterfaceError), retry_backoff=True, max_retries=5)
def play_chunk(chunk_id: int) -> None:
    """Play one chunk of a run. Delivered twice, it counts once."""
    playing.play_chunk(chunk_id=chunk_id)


@shared_task(autoretry_for=(OperationalError, InterfaceError), retry_backoff=True, max_retries=5)
def report_fault(table_id: int) -> None:
    """Tell those who keep the site that the rules engine stopped in somebody's game. Delivered twice, one mail."""
    faults.report_fault(table_id=table_id)


@shared_task
def play_again(series_id: int, number: int) -> None:
    """Play a game of a run again, for somebody who waits for its replay; delivered twice, it is kept once."""
    games_of_runs.play_again(series_id=series_id, number=number)


@shared_task
def sweep() -> None:
    """Find what was lost on the way; sent by Celery beat."""
    sweeping.sweep()


@shared_task
def play_draft(pack_id: int, revision: int, person_id: int | None) -> None:
    """Judge a draft some seconds after an edit; a later edit makes this one idle."""
    pack = Pack.objects.filter(pk=pack_id).first()
    if pack:
        person = get_user_model().objects.filter(pk=person_id).first()
        continuous.play_draft(pack=pack, revision=revision, person=person)
