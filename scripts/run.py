"""`make run`: look whether everything is there, prepare the database, start Redis, worker and web server together."""

import fcntl
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

from scripts import preflight
from scripts.environment import ROOT, fill_in_environment
from scripts.stop_with_parent import stop_with_parent


def main() -> int:
    os.chdir(ROOT)
    os.umask(0o077)  # whatever we write, the database above all, is its owner's alone
    if os.environ.get("MAKELEVEL"):
        stop_with_parent()  # killing make is meant for us
    try:
        fill_in_environment()
        lock = lock_var_dir(Path(os.environ["VAR_DIR"]))
        check_services()
    except preflight.NotPossible as problem:
        print(problem, file=sys.stderr)
        return 1
    with lock:
        if failure := subprocess.run([sys.executable, "manage.py", "prepare"]).returncode:
            return failure
        os.environ["READY_NOTICE"] = f"Fireteam HQ is at {os.environ['SITE_URL']}  (Ctrl-C stops it)"
        return serve([*(["redis"] if starts_redis() else []), "worker", "beat", "web"])


def starts_redis() -> bool:
    """Ours, unless somebody named one."""
    return "REDIS_SOCKET" in os.environ


def check_services() -> None:
    preflight.check_port(os.environ["HOST"], int(os.environ["PORT"]))
    if not starts_redis():
        preflight.check_redis(os.environ["REDIS_URL"])
    if database_url := os.environ.get("DATABASE_URL"):
        preflight.check_database(database_url)


def lock_var_dir(var_dir: Path) -> IO[str]:
    """Two servers on one Redis folder would overwrite each other's data."""
    lock = open(var_dir / "run.lock", "a")  # noqa: SIM115 - held for as long as we run
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise preflight.NotPossible(
            f"`make run` is already running with the data in {var_dir}: stop it, or give this one another folder "
            "with VAR_DIR=/some/folder and another PORT."
        ) from None
    return lock


def serve(names: list[str]) -> int:
    """Start the named lines of the Procfile; the end of one is the end of all."""
    from honcho.environ import parse_procfile
    from honcho.manager import Manager

    # Honcho watches each process from a fork of its own; those, too, must not outlive it.
    os.register_at_fork(after_in_child=lambda: stop_with_parent(signal.SIGKILL))
    processes = parse_procfile((ROOT / "Procfile").read_text()).processes
    manager = Manager()
    for name in names:
        manager.add_process(name, processes[name], env=dict(os.environ), cwd=str(ROOT))
    try:
        manager.loop()
    except BaseException as error:
        # Interrupted while still starting, honcho gives up without stopping anybody. Our death does it.
        print(f"Stopped while starting: {error!r}", file=sys.stderr, flush=True)
        os._exit(1)
    return manager.returncode or 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
