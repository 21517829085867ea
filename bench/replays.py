"""`make bench-web`, part three: how long a replay takes to open, and to step through. In processor time."""

import gc
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bench.workers import ROOT, prepared

GAMES = {
    "fireteam_zero": ("the-professors-errand", 4),
    "countdown": ("blackout", 6),
}
SEED = 4


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="fireteam-bench-") as folder, prepared(Path(folder)):
        for pack, (mission, team) in GAMES.items():
            report(pack, mission, team)


def report(pack: str, mission: str, team: int) -> None:
    from django.test import Client

    from playtests.replays import kept
    from playtests.replays.pages import CHUNK

    url, owner = longest_game(pack, mission, team)
    client = Client(headers={"host": "localhost"})
    client.force_login(owner)
    answer = client.get(url)  # what is kept for ever is made once: templates, the record
    if answer.status_code != 200:
        sys.exit(f"{url} answers {answer.status_code}.")
    as_the_web_server()
    steps = int(answer.content.decode().partition('data-last="')[2].partition('"')[0]) + 1
    opened = []
    for _ in range(3):
        kept.forget()
        opened.append(spent(lambda: client.get(url)))
    stepped = [spent(lambda first=first: client.get(f"{url}steps/?from={first}")) for first in range(0, steps, CHUNK)]
    print(f"{mission}: a game of {steps:,} steps")
    print(f"  opened for the first time   {1000 * sorted(opened)[1]:6.0f} ms, {len(answer.content) // 1000} kB")
    mean = 1000 * sum(stepped) / steps
    print(f"  {CHUNK} steps at once             {1000 * max(stepped):6.0f} ms at most, {mean:.1f} ms a step")


def as_the_web_server() -> None:
    """It looks through what is old while nobody waits, and so not while a chunk is fetched."""
    from fireteam_site.garbage import MOST_ROUNDS

    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], MOST_ROUNDS)


def longest_game(pack: str, mission: str, team: int) -> tuple[str, object]:
    """The address of the longest of some games, played here."""
    from django.urls import reverse

    from accounts.models import User
    from engine import game_of_run, load_pack
    from playtests.models import Chunk
    from playtests.services.launching import Orders, Team, start_test
    from playtests.services.playing import play_chunk
    from playtests.services.sources import source_of_document

    owner, _ = User.objects.get_or_create(username="bench", is_staff=True)
    loaded = load_pack(ROOT / "engine" / "content" / pack)
    orders = Orders(teams=[Team(team, team)], games=10, seed=SEED)
    run = start_test(owner=owner, source=source_of_document(dict(loaded.document), mission), orders=orders)
    while chunk := Chunk.objects.filter(series__run=run).exclude(state=Chunk.State.DONE).first():
        play_chunk(chunk_id=chunk.pk)
    about = {"mission": mission, "seats": team, "seed": SEED, "bot": "veteran"}
    longest = max(range(10), key=lambda number: len(game_of_run(loaded, about, number).log))
    return reverse("playtests:game", args=[run.pk, longest]), owner


def spent(do: Callable[[], object]) -> float:
    began = time.process_time()
    do()
    return time.process_time() - began


if __name__ == "__main__":
    main()
