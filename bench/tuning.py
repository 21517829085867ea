"""`python -m bench.tuning`: our own advice, checked by a second opinion.

On a starter mission: what is expected of it breaks after an edit; a what-if curve and 'bring it to' on the runs' usual
seed lead back to the aim; then the offer is played again on a seed that neither of them has seen.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.workers import ROOT, prepared

PACK, MISSION, TEAM, AIM = "countdown", "closing-time", 4, 55
NUMBER = "assignments/closing-time/time/p1to4"
EXPECTED = (0.55, 0.75)
OTHER_SEED = 4711


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    with tempfile.TemporaryDirectory(prefix="fireteam-bench-") as folder, prepared(Path(folder)):
        tell(games)


def tell(games: int) -> None:
    from playtests.reports.numbers import all_numbers, set_to
    from playtests.reports.what_if import offers_of, settings_of
    from playtests.services.what_if import start_curve, start_search

    pack = own_pack()
    told_of(pack, games, "as it is published")
    draft = source_of(pack)
    number = next(one for one in all_numbers(draft.document, MISSION, "en") if one.key == NUMBER)
    change(pack, [set_to(number, number.value - 3)])
    told_of(pack, games, f"{number.label} {number.value - 3} instead of {number.value}")
    draft = source_of(pack)
    number = next(one for one in all_numbers(draft.document, MISSION, "en") if one.key == NUMBER)
    only = {"owner": pack.owner, "source": draft, "games": games, "target": (55, 75)}
    curve = played(start_curve(number=number, low=3, high=8, **only))
    print(f"The curve over {number.label}, {TEAM} ops, {games:,} games a point:")
    for setting in settings_of(curve):
        result = next(one for one in setting.results if one.team == TEAM)
        print(f"  {setting.value}: {in_per_cent(result)}")
    search = played(start_search(numbers=[number], team=TEAM, aim=AIM, **only))
    offers = {one.kind: one for one in offers_of(search, settings_of(search))}
    offer = offers.get("nearest") or offers["all"]  # the same setting is offered once
    result = next(one for one in offer.setting.results if one.team == TEAM)
    print(f"Bring it to {AIM} %: {number.label} {offer.setting.value}, {in_per_cent(result)}")
    change(pack, offer.setting.variant["operations"])
    told_of(pack, 5 * games, f"the offer on the seed {OTHER_SEED}", seed=OTHER_SEED)


def own_pack() -> Any:
    """A copy of the starter pack with one thing expected of it."""
    from accounts.models import User
    from engine import load_pack
    from missions.services.packs import create_pack
    from playtests.services.expecting import pin

    owner, _ = User.objects.get_or_create(username="bench", is_staff=True)
    document = dict(load_pack(ROOT / "engine" / "content" / PACK).document)
    pack = create_pack(owner=owner, title="Tuned", document=document)
    limits = {"low": EXPECTED[0], "high": EXPECTED[1], "team": TEAM}
    pin(pack=pack, person=owner, mission=MISSION, measure="win-rate", label="win rate", **limits)
    return pack


def source_of(pack: Any) -> Any:
    """Only with the team that all of this is about: the others would take as long again, each."""
    from dataclasses import replace

    from playtests.services.sources import source_of_draft

    pack.refresh_from_db()
    return replace(source_of_draft(pack, MISSION), team_sizes=(TEAM,))


def change(pack: Any, operations: list[dict[str, Any]]) -> None:
    from missions.editing.log import append

    pack.refresh_from_db()
    append(pack=pack, person=pack.owner, label="tuned", operations=operations, base=pack.revision)


def told_of(pack: Any, games: int, what: str, seed: int = 1) -> None:
    """The win rate, and what became of the expectation."""
    from playtests.reports.pages import RunPage
    from playtests.services.launching import Orders, start_test

    run = played(start_test(owner=pack.owner, source=source_of(pack), orders=Orders(games=games, seed=seed)))
    page = RunPage(run, for_author=True)
    judged = ", ".join(f"{one.sentence}: {one.standing.label}" for one in page.expectations)
    print(f"{what}: {in_per_cent(page.teams[0].main)}; expected {judged}", flush=True)


def played(run: Any) -> Any:
    from playtests.models import Chunk
    from playtests.services.playing import play_chunk

    while chunk := Chunk.objects.filter(series__run=run).exclude(state=Chunk.State.DONE).order_by("pk").first():
        play_chunk(chunk_id=chunk.pk)
    run.refresh_from_db()
    return run


def in_per_cent(result: Any) -> str:
    low, high = result.interval
    return f"{100 * result.share:.1f} % won ({100 * low:.1f} to {100 * high:.1f}) of {result.played:,} games"


if __name__ == "__main__":
    main()
