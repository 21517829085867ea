"""Every edit is judged: some seconds after it, the missions that it changed are played by themselves."""

from typing import Any

from django.db import transaction

from engine import check, fingerprint
from missions.models import Edit, Pack
from missions.services.documents import document_of
from playtests.errors import PlaytestError
from playtests.models import Run
from playtests.services.aims import aim_of
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
    """Play what the draft's playable missions have become; superseded by the next edit.

    An edited mission is played alone, so that its author waits for nothing else. The others, of which nothing is known
    yet, follow when it is done.
    """
    if pack.revision != revision or pack.is_binned:
        return []
    document = document_of(pack)
    judged = judged_fingerprints(pack)
    changed = [one for one in check(document).playable if fingerprint(document, one) != judged.get(one)]
    edited = parts_of_edit(pack, revision)
    first = [mission for mission in changed if mission in edited] or changed
    runs = [play_mission_of_draft(pack=pack, mission=mission, person=person) for mission in first]
    return [run for run in runs if run]


def judged_fingerprints(pack: Pack) -> dict[str, str]:
    """Mission → what the workspace has figures of: the newest run of the draft, else the version it comes from."""
    version = pack.published or pack.forked_from
    known = dict(version.missions.filter(win_share__isnull=False).values_list("key", "fingerprint")) if version else {}
    runs = Run.objects.filter(pack=pack, is_continuous=True).exclude(state=Run.State.CANCELLED)
    return known | dict(runs.order_by("pk").values_list("mission", "fingerprint"))


def parts_of_edit(pack: Pack, revision: int) -> set[Any]:
    """Whatever stands in the paths that an edit touched, ids of missions among it."""
    touched = Edit.objects.filter(pack=pack, number=revision).values_list("touched", flat=True).first()
    return {part for path in touched or () for part in path}


def go_on(*, pack_id: int, person_id: int | None) -> None:
    """A run of the draft is done: those that had to wait for it are next."""
    revision = Pack.objects.filter(pk=pack_id).values_list("revision", flat=True).first()
    if revision is not None:
        play_draft_soon(pack_id=pack_id, revision=revision, person_id=person_id)


def play_mission_of_draft(*, pack: Pack, mission: str, person: Any) -> Run | None:
    """One mission of the draft, unless the newest run is of it; what ran before is superseded.

    After a step back to what has been played, a run is made of kept results: the workspace shows the newest one.
    """
    source = source_of_draft(pack, mission)
    earlier = Run.objects.filter(pack=pack, mission=mission, is_continuous=True)
    newest = earlier.exclude(state=Run.State.CANCELLED).first()
    if newest and newest.fingerprint == source.fingerprint:
        return None
    for run in earlier.running():
        cancel_run(run=run)
    if Run.objects.running().filter(pack=pack, is_continuous=True).count() >= MOST_MISSIONS:
        return None
    try:
        orders = Orders(games=GAMES, target=aim_of(person=person, pack=pack, mission=mission))
        return start_test(owner=person, source=source, orders=orders, is_continuous=True)
    except PlaytestError:  # a quota: the author is told when they ask for a run themselves
        return None
