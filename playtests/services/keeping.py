"""What the staff can do to the queue."""

from typing import Any

from playtests.errors import NothingToRetry
from playtests.models import Chunk, Run, Switch
from playtests.services.cancelling import retry_run
from playtests.services.dispatch import send_everybodys_chunks


def turn_on(*, switch: str, person: Any) -> None:
    """Pause: nothing more is sent. Drain: nothing new is taken, what runs is finished."""
    Switch.objects.get_or_create(name=Switch.Name(switch), defaults={"by": person})


def turn_off(*, switch: str) -> None:
    Switch.objects.filter(name=Switch.Name(switch)).delete()
    send_everybodys_chunks()


def retry_failed() -> int:
    """Start every failed run again that still has its parts; says how many."""
    failed = Run.objects.filter(
        state=Run.State.FAILED, pk__in=Chunk.objects.filter(state=Chunk.State.FAILED).values("series__run")
    )
    begun = 0
    for run in failed:
        try:
            retry_run(run=run)
        except NothingToRetry:  # somebody else was quicker
            continue
        begun += 1
    return begun
