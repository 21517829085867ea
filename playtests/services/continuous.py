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
MOST_MISSIONS = 4  # that one edit sets going; the others when somebody looks at them


def play_draft_soon(*, pack_id: int, revision: int, person_id: int | None) -> None:
    from playtests.services.dispatch import send_later
    from playtests.tasks import play_draft

    transaction.on_commit(lambda: send_later(play_draft, (pack_id, revision, person_id), PAUSE_SECONDS))


def play_draft(*, pack: Pack, revision: int, person: Any) -> list[Run]:
    """Play what the draft's playable missions have become; superseded by the next edit. Kept results cost nothing."""
    if pack.revision != revision or pack.is_binned:
        return []
    playable = check(document_of(pack)).playable
    runs = []
    for mission in playable:
        run = play_mission_of_draft(pack=pack, mission=mission, person=person)
        runs += [run] if run else []
        if sum(one.is_running for one in runs) >= MOST_MISSIONS:
            break
    return runs


def play_mission_of_draft(*, pack: Pack, mission: str, person: Any) -> Run | None:
    """One mission of the draft, unless this has been done or is under way; what ran before is superseded."""
    source = source_of_draft(pack, mission)
    earlier = Run.objects.filter(pack=pack, mission=mission, is_continuous=True)
    if earlier.filter(fingerprint=source.fingerprint).exclude(state=Run.State.CANCELLED).exists():
        return None
    for run in earlier.running():
        cancel_run(run=run)
    try:
        return start_test(owner=person, source=source, orders=Orders(games=GAMES), is_continuous=True)
    except PlaytestError:  # a quota: the author is told when they ask for a run themselves
        return None
