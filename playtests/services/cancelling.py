"""Ending a run before its time, and going on with one that ended too soon."""

from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from engine import VERSION
from playtests.errors import NothingToRetry
from playtests.models import Chunk, Run, Series
from playtests.services.dispatch import send_chunks
from playtests.services.finishing import end_run
from playtests.services.quotas import check_quota


def cancel_run(*, run: Run) -> bool:
    """Workers see it between two games. What is measured becomes the report."""
    return end_run(run_id=run.pk, state=Run.State.CANCELLED)


@transaction.atomic
def retry_run(*, run: Run, person: Any = None) -> None:
    """Go on where a failed or cancelled run stopped: its parts are still there. For a person who asks, bounds
    hold as for a new run; its games are counted already.
    """
    if run.engine_version != VERSION:
        raise NothingToRetry(_("The rules engine plays differently since this run was begun: start it anew."))
    if person is not None:
        check_quota(owner=person, games=0)
    again = Run.objects.filter(pk=run.pk, state__in=[Run.State.FAILED, Run.State.CANCELLED])
    missing = Series.objects.filter(run=run, is_whole=False)
    if not missing.exists() or not Chunk.objects.filter(series__in=missing).exclude(state=Chunk.State.DONE).exists():
        raise NothingToRetry(_("This run has been cleared up: start it anew."))
    if not again.update(state=Run.State.RUNNING, reason="", finished_at=None):
        raise NothingToRetry(_("This run is over, or somebody else has already started it again."))
    missing.update(report=None, played=0, wins=0)
    Chunk.objects.filter(series__in=missing).exclude(state=Chunk.State.DONE).update(
        state=Chunk.State.WAITING, attempts=0, reason=""
    )
    send_chunks(owner_id=run.owner_id, queue=run.queue)


def delete_run(*, run: Run) -> None:
    """With all its parts; documents that nobody else plays go with the next sweep."""
    cancel_run(run=run)
    run.delete()
