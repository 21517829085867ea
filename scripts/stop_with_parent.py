"""Run a command that ends when whoever started it ends, however that happened.

    python -m scripts.stop_with_parent redis-server ...

Honcho stops its processes when it can. When it is killed outright it cannot, and they would stay behind, holding the
port. Linux can be told to send them a signal in that case; elsewhere this does nothing.
"""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def stop_with_parent(signum: int = signal.SIGTERM) -> None:
    """Ask for the signal when the parent dies. Survives exec, not fork."""
    if not sys.platform.startswith("linux"):
        return
    parent = os.getppid()
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signum, 0, 0, 0)
    if os.getppid() != parent:  # it died before we could ask
        os.kill(os.getpid(), signum)


if __name__ == "__main__":
    stop_with_parent()
    os.execvp(sys.argv[1], sys.argv[1:])  # noqa: S606 - the Procfile's own words
