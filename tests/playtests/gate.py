"""How a test finds a run as far as it wants it, on any machine: a worker with `gated_worker` stops at the gate.

The games are played as ever, only later.
"""

from django.conf import settings

WORKER = "tests.playtests.gated_worker"
FILE = settings.VAR_DIR / "gate"  # known to the test and to its workers; holds the number of the first game that waits


def shut_at(game: int) -> None:
    """Games before this one are played; it and all later ones wait."""
    draft = FILE.with_suffix(".new")
    draft.write_text(str(game), encoding="utf-8")
    draft.replace(FILE)


def lift() -> None:
    FILE.unlink(missing_ok=True)


def is_shut_for(game: int) -> bool:
    try:
        return game >= int(FILE.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return False
