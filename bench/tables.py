"""Fifty tables with two viewers each, while a run is going: how long a poll and a move take.

Requests come when they are due, as browsers send them, and are answered by as many threads as the web server has;
what is measured is the time from when one was due, waiting included.
"""

import random
import subprocess
import sys
import time
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from statistics import median, quantiles
from typing import Any

TABLES = 50
POLL_EVERY_SECONDS = 2.0  # as static/js/playtests/table.js asks
MOVE_EVERY_SECONDS = 20.0  # at each table
THREADS = 4
MISSION = "closing-time"

RUN = """
from engine import load_pack, playtest
import engine, pathlib
pack = load_pack(pathlib.Path(engine.__file__).parent / "content" / "countdown")
while True:
    playtest(pack, "closing-time", 3, games=20, seed=1, bot="veteran")
"""


def tables_under_load(seconds: float) -> None:
    tables = lay_tables()
    run = subprocess.Popen([sys.executable, "-c", RUN], stderr=subprocess.DEVNULL)
    try:
        took, answers = serve(tables, seconds)
    finally:
        run.kill()
        run.wait()
    for name in ("poll", "move", "move, rebuilt"):
        report(name, took[name])
        report(f"{name}, processor", took[f"{name}, processor"])
    print(f"{'answers':28} {dict(sorted(answers.items()))}", flush=True)
    wrong = {status: count for status, count in answers.items() if status not in (200, 204)}
    assert not wrong, f"errors under load: {wrong}"


def lay_tables() -> list[tuple[Any, list[Any]]]:
    """Each with its two people, signed in, and some moves behind it."""
    from django.test import Client

    from accounts.models import User
    from missions.models import Pack
    from playtests.services.sources import source_of_version
    from playtests.tables.opening import TableOrders, open_table

    source = source_of_version(Pack.objects.get(ruleset="countdown", is_read_only=True).published, MISSION)
    tables = []
    for number in range(TABLES):
        host = User.objects.get(username=f"author-{number}")
        table = open_table(host=host, source=source, orders=TableOrders(3, ["me", "open", "bot"], seed=number))
        viewers = [Client(headers={"accept": "application/json"}) for _ in range(2)]
        viewers[0].force_login(host)
        viewers[1].post(f"{table.get_absolute_url()}join/{table.seats.get(index=1).token}/")
        tables.append((table, viewers))
    return tables


def serve(tables: list[tuple[Any, list[Any]]], seconds: float) -> tuple[dict[str, list[float]], Counter]:
    """Send every request when it is due; says how long each kind took, and what was answered."""
    took: dict[str, list[float]] = defaultdict(list)
    answers: Counter = Counter()
    chance = random.Random(3)
    due = []
    for table, viewers in tables:
        for viewer in viewers:
            at = chance.uniform(0, POLL_EVERY_SECONDS)
            due += [
                (at + step * POLL_EVERY_SECONDS, poll, table, viewer)
                for step in range(int(seconds / POLL_EVERY_SECONDS))
            ]
        at = chance.uniform(0, MOVE_EVERY_SECONDS)
        while at < seconds:
            due.append((at, move, table, viewers))
            at += MOVE_EVERY_SECONDS
    began = time.perf_counter()
    with ThreadPoolExecutor(THREADS) as threads:
        for at, act, table, viewer in sorted(due, key=lambda one: one[0]):
            time.sleep(max(0.0, began + at - time.perf_counter()))
            threads.submit(timed, act, table, viewer, began + at, took, answers)
    return took, answers


def timed(act, table, viewer, due_at, took, answers) -> None:
    began = time.thread_time()
    try:
        kind, status = act(table, viewer)
    except Exception as error:
        kind, status = "fault", repr(error)[:80]
    took[kind].append(time.perf_counter() - due_at)
    took[f"{kind}, processor"].append(time.thread_time() - began)
    answers[status] += 1


def poll(table: Any, viewer: Any) -> tuple[str, int]:
    known = getattr(viewer, "revision", -1)
    answer = viewer.get(f"{table.get_absolute_url()}state/?revision={known}")
    if answer.status_code == 200:
        viewer.revision = answer.json()["revision"]
    return "poll", answer.status_code


def move(table: Any, viewers: list[Any]) -> tuple[str, int]:
    """Whoever is asked takes the last option; every other time the game must be rebuilt from its record."""
    from playtests.models import Table
    from playtests.tables import games

    fresh = Table.objects.select_related("document").get(pk=table.pk)
    game = games.game_of(fresh)
    if game.is_over:
        return "poll", 204
    is_rebuilt = fresh.revision % 2
    if is_rebuilt:
        with games._lock:
            games._games.pop((fresh.key, fresh.revision), None)
    viewer = viewers[1] if game.seat == 1 else viewers[0]
    data = {"revision": fresh.revision, "choice": len(game.options) - 1}
    answer = viewer.post(f"{table.get_absolute_url()}move/", data)
    is_late = answer.status_code == 409  # a poll let the bot move meanwhile: told so, and nothing is lost
    return ("move, rebuilt" if is_rebuilt else "move"), 200 if is_late else answer.status_code


def report(name: str, seconds: list[float]) -> None:
    if len(seconds) > 1:
        high = quantiles(seconds, n=20)[-1]
        print(
            f"table: {name:21} {1000 * median(seconds):6.1f} ms {1000 * high:6.1f} ms    ({len(seconds)})", flush=True
        )
