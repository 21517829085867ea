"""Every edit is judged: some seconds after it, the missions that it changed are played by themselves."""

from typing import Any

from django.db import transaction

from engine import check
from missions.models import Pack
from missions.services.documents import document_of
from playtests.errors import PlaytestError
from playtests.models import Run
from playtests.services.cancelling import cancel_run
from playtests.services.launching import Orders, start_test
from playtests.services.sources import source_of_draft

PAUSE_SECONDS = 4  # typing goes on; the last edit of a flurry counts
GAMES = 200
MOST_MISSIONS = 4  # of a pack under way at once


def play_draft_soon(*, pack_id: int, revision: int, person_id: int | None) -> None:
    from playtests.services.dispatch import send_later
    from playtests.tasks import play_draft

    transaction.on_commit(lambda: send_later(play_draft, (pack_id, revision, person_id), PAUSE_SECONDS))


def play_draft(*, pack: Pack, revision: int, person: Any) -> list[Run]:
    """Play what the draft's playable missions have become; superseded by the next edit. Kept results cost nothing."""
    if pack.revision != revision or pack.is_binned:
        return []
    playable = check(document_of(pack)).playable
    runs = [play_mission_of_draft(pack=pack, mission=mission, person=person) for mission in playable]
    return [run for run in runs if run]


def play_mission_of_draft(*, pack: Pack, mission: str, person: Any) -> Run | None:
    """One mission of the draft, unless this has been done or is under way; what ran before is superseded."""
    source = source_of_draft(pack, mission)
    earlier = Run.objects.filter(pack=pack, mission=mission, is_continuous=True)
    if earlier.filter(fingerprint=source.fingerprint).exclude(state=Run.State.CANCELLED).exists():
        return None
    for run in earlier.running():
        cancel_run(run=run)
    if Run.objects.running().filter(pack=pack, is_continuous=True).count() >= MOST_MISSIONS:
        return None
    try:
        return start_test(owner=person, source=source, orders=Orders(games=GAMES), is_continuous=True)
    except PlaytestError:  # a quota: the author is told when they ask for a run themselves
        return None
