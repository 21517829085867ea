from celery import shared_task
from django.contrib.auth import get_user_model
from django.db import InterfaceError, OperationalError

from missions.models import Pack
from playtests.services import continuous, playing, sweeping


@shared_task(autoretry_for=(OperationalError, InterfaceError), retry_backoff=True, max_retries=5)
def play_chunk(chunk_id: int) -> None:
    """Play one chunk of a run. Delivered twice, it counts once."""
    playing.play_chunk(chunk_id=chunk_id)


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
