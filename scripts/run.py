"""`make run`: look whether everything is there, prepare the database, start Redis, worker and web server together."""

import fcntl
import os
import secrets
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from scripts import preflight
from scripts.stop_with_parent import stop_with_parent

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    os.chdir(ROOT)
    if os.environ.get("MAKELEVEL"):
        stop_with_parent()  # killing make is meant for us
    try:
        brings_own_redis = "REDIS_URL" not in os.environ
        lock = prepare_environment()
        preflight.check_port(os.environ["HOST"], int(os.environ["PORT"]))
        if not brings_own_redis:
            preflight.check_redis(os.environ["REDIS_URL"])
        if database_url := os.environ.get("DATABASE_URL"):
            preflight.check_database(database_url)
    except preflight.NotPossible as problem:
        print(problem, file=sys.stderr)
        return 1
    with lock:
        if prepared := subprocess.run([sys.executable, "manage.py", "prepare"]).returncode:
            return prepared
        return serve(["redis", "worker", "web"] if brings_own_redis else ["worker", "web"])


def prepare_environment():
    """Fill in what is not set, for a development server on this machine. Returns the lock on var/."""
    environment = os.environ
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment.get('PATH', '')}"
    environment["PYTHONUNBUFFERED"] = "1"
    environment.setdefault("DEBUG", "1")
    environment.setdefault("HOST", "127.0.0.1")
    environment.setdefault("PORT", "8000")
    preflight.check_port_number(environment["PORT"])
    environment.setdefault("SITE_URL", f"http://localhost:{environment['PORT']}")
    environment["READY_NOTICE"] = f"Fireteam HQ is at {environment['SITE_URL']}  (Ctrl-C stops it)"
    environment.setdefault("ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]")
    environment.setdefault("SECURE_SSL_REDIRECT", "0")  # there is no HTTPS on this machine to redirect to
    environment.setdefault("WORKER_SOFT_SHUTDOWN_SECONDS", "3")  # honcho waits five
    var_dir = Path(environment.setdefault("VAR_DIR", str(ROOT / "var"))).resolve()
    environment["VAR_DIR"] = str(var_dir)
    preflight.check_writable(var_dir)
    lock = lock_var_dir(var_dir)
    if not environment.get("SECRET_KEY"):
        environment["SECRET_KEY"] = kept_secret_key(var_dir / "secret_key")
    if "REDIS_URL" not in environment:
        socket = redis_socket(var_dir)
        environment["REDIS_SOCKET"] = str(socket)
        environment["REDIS_URL"] = f"unix://{socket}"
    return lock


def lock_var_dir(var_dir: Path):
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


def kept_secret_key(file: Path) -> str:
    """Made on the first start and kept, so that a restart signs nobody out."""
    if not file.exists():
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(50))
    return file.read_text()


def redis_socket(var_dir: Path) -> Path:
    """In var/, unless the path is too long for a socket (the system's limit is 107 bytes)."""
    socket = var_dir / "redis.sock"
    if len(os.fsencode(socket)) <= 100:
        return socket
    return Path(tempfile.mkdtemp(prefix="fireteam-")) / "redis.sock"


def serve(names: list[str]) -> int:
    """Start the named lines of the Procfile; the end of one is the end of all."""
    # Honcho watches each process from a fork of its own; those, too, must not outlive it.

    from honcho.environ import parse_procfile
    from honcho.manager import Manager

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
