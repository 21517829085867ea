"""`make bench-web`, part two: what the site costs beside the bare engine, what a second worker process brings, and how
long somebody with few games waits beside somebody with many.

Measured with the engine as it lies here and, after `make fast`, compiled. Starts a Redis, a database and workers of its
own in a folder that is thrown away; `DATABASE_URL` names another one.
Overhead is told in processor time, so that a busy machine disturbs little. The gain of two processes is told by the
wall, which needs idle cores, and (on Linux) without the time in which they were ready but others had the cores.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psutil

from scripts.redis_server import redis_command

ROOT = Path(__file__).resolve().parent.parent
GAMES = 4000
PACK, MISSION, TEAM = "countdown", "closing-time", 3
FEW, MANY = 200, 100_000  # games of two people
PATIENCE_SECONDS = 1800


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    if "FAST_ENGINE" in os.environ:
        with tempfile.TemporaryDirectory(prefix="fireteam-bench-") as folder, prepared(Path(folder)):
            report(games)
        return
    for switch in ("0", "1") if has_compiled_build() else ("0",):  # a process plays with one build
        subprocess.run(
            [sys.executable, "-m", "bench.workers", str(games)], env=os.environ | {"FAST_ENGINE": switch}, check=True
        )


def has_compiled_build() -> bool:
    from engine import BUILD

    if BUILD == "plain":
        print("There is no compiled engine here: `make fast` makes one, then both are measured.")
    return BUILD != "plain"


@contextmanager
def prepared(folder: Path) -> Iterator[None]:
    """Redis, and Django on a fresh database, as on a server."""
    environment = {"VAR_DIR": str(folder), "REDIS_URL": f"unix://{folder / 'redis.sock'}"}
    environment |= {
        "DEBUG": "0",  # with it every page reads its templates anew
        "SECURE_SSL_REDIRECT": "0",
        "SECRET_KEY": "only-for-measuring-" + "x" * 40,
        "ALLOWED_HOSTS": "localhost",
        "LOG_LEVEL": "WARNING",
    }
    os.environ.update(environment, DJANGO_SETTINGS_MODULE="fireteam_site.settings")
    redis = subprocess.Popen(redis_command(socket=folder / "redis.sock", data_dir=folder / "redis"))
    try:
        import django
        from django.core.management import call_command

        django.setup()
        call_command("migrate", interactive=False, verbosity=0)
        call_command("collectstatic", interactive=False, verbosity=0)
        yield
    finally:
        redis.terminate()
        redis.wait()


@contextmanager
def worker(processes: int) -> Iterator[psutil.Process]:
    command = [sys.executable, "-m", "celery", "--app", "fireteam_site", "worker", "--beat", "--loglevel", "WARNING"]
    command += ["--concurrency", str(processes), "--without-gossip", "--without-mingle"]
    started = subprocess.Popen(command, cwd=ROOT)
    try:
        yield psutil.Process(started.pid)
    finally:
        started.terminate()
        started.wait()


def report(games: int) -> None:
    from engine import BUILD, load_pack, playtest

    pack = load_pack(ROOT / "engine" / "content" / PACK)
    playtest(pack, MISSION, TEAM, 50, seed=99)
    began = time.process_time()
    playtest(pack, MISSION, TEAM, games, seed=1)
    bare = time.process_time() - began
    print(f"{games:,} games of {MISSION}, engine: {BUILD}")
    print(f"  bare engine             {bare:7.1f} s of processor time, {games / bare:,.0f} games a second")
    one, two = (measured(processes, games) for processes in (1, 2))
    for processes, took in ((1, one), (2, two)):
        over = 100 * (took.spent / bare - 1)
        name = "process  " if processes == 1 else "processes"
        told = f"{took.wall:7.1f} s on the wall, {took.wall - took.waited:.1f} s undisturbed, {took.spent:.1f} s"
        print(f"  {processes} worker {name}      {told} of processor time: {over:+.1f} % over the bare engine")
    undisturbed = (one.wall - one.waited) / (two.wall - two.waited)
    print(f"  two processes are {one.wall / two.wall:.2f} times as fast as one, undisturbed {undisturbed:.2f} times")
    alone, beside = two_people()
    times = f"{alone:.1f} s alone, {beside:.1f} s beside {MANY:,} of somebody else: {beside / alone:.1f} times"
    print(f"  {FEW} games on one process  {times}", flush=True)


class Took(NamedTuple):
    """Seconds that a run took from its start to its report."""

    wall: float
    spent: float  # by all processes of the worker
    waited: float  # by one of those that play: ready, while others had the cores


def measured(processes: int, games: int) -> Took:
    with worker(processes) as running:
        run_games(200, seed=1000 + processes)  # from now on everything is loaded, and the pace is known
        spent, turns, began = spent_by(running), turns_below(running), time.perf_counter()
        run_games(games, seed=processes)
        wall = time.perf_counter() - began
        gone = [now.since(turns.get(pid, Turns(0, 0))) for pid, now in turns_below(running).items()]
        players = sorted(gone)[-processes:]  # those that had a core for longest
        return Took(wall, spent_by(running) - spent, sum(one.waited for one in players) / processes)


def two_people() -> tuple[float, float]:
    """Seconds that somebody's few games take alone, and beside somebody else's many."""
    from playtests.services.cancelling import cancel_run

    with worker(1):
        run_games(FEW, seed=2000)
        began = time.perf_counter()
        run_games(FEW, seed=2001)
        alone = time.perf_counter() - began
        many = begin_run(MANY, seed=2002, owner="somebody-else")
        wait_until_under_way(many)
        began = time.perf_counter()
        run_games(FEW, seed=2003)
        beside = time.perf_counter() - began
        cancel_run(run=many)
    return alone, beside


def run_games(games: int, seed: int) -> None:
    run = begin_run(games, seed)
    deadline = time.monotonic() + PATIENCE_SECONDS
    while run.is_running:
        if time.monotonic() > deadline:
            sys.exit("The run does not end: is there no worker?")
        time.sleep(0.02)
        run.refresh_from_db()
    if run.state != run.State.DONE:
        sys.exit(f"The run has failed: {run.reason}")


def begin_run(games: int, seed: int, owner: str = "bench") -> Any:
    from accounts.models import User
    from engine import load_pack
    from playtests.services.launching import Orders, Team, start_test
    from playtests.services.sources import source_of_document

    person, _ = User.objects.get_or_create(username=owner, is_staff=True)
    document = dict(load_pack(ROOT / "engine" / "content" / PACK).document)
    orders = Orders(teams=[Team(TEAM, TEAM)], games=games, seed=seed)
    return start_test(owner=person, source=source_of_document(document, MISSION), orders=orders)


def wait_until_under_way(run: Any) -> None:
    from playtests.models import Chunk

    deadline = time.monotonic() + PATIENCE_SECONDS
    while not Chunk.objects.filter(series__run=run, state=Chunk.State.DONE).exists():
        if time.monotonic() > deadline:
            sys.exit("No game is played: is there no worker?")
        time.sleep(0.02)


def spent_by(process: psutil.Process) -> float:
    """Processor time of a process and all below it, those that have ended included."""
    times = [one.cpu_times() for one in (process, *process.children(recursive=True))]
    return sum(one.user + one.system for one in times) + times[0].children_user + times[0].children_system


class Turns(NamedTuple):
    """Seconds that a process had a core, and was ready without having one."""

    ran: float
    waited: float

    def since(self, before: "Turns") -> "Turns":
        return Turns(self.ran - before.ran, self.waited - before.waited)


def turns_below(process: psutil.Process) -> dict[int, Turns]:
    """Of every process below this one; nobody has waited where the kernel does not count it."""
    found = {}
    for one in process.children(recursive=True):
        counts = Path(f"/proc/{one.pid}/schedstat")
        ran, waited = counts.read_text().split()[:2] if counts.exists() else (0, 0)
        found[one.pid] = Turns(int(ran) / 1e9, int(waited) / 1e9)
    return found


if __name__ == "__main__":
    main()
