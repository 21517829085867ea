"""Why an edit was not taken. Each says what to do next, and carries what the page needs to show it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any


class EditRefused(Exception):
    """An edit that cannot be made; nothing has changed."""


@dataclass(frozen=True)
class Clash:
    """One place that somebody else has changed meanwhile."""

    path: tuple[str | int, ...]
    before: Any  # what it was when the edit was begun
    theirs: Any  # what it is now
    mine: Any  # what the edit would make of it
    person: str
    label: str
    made_at: datetime | None = None  # when they changed it


class EditConflict(Exception):
    """The same place was changed by somebody else meanwhile: both values are here, and nothing was overwritten."""

    def __init__(self, clashes: list[Clash], revision: int) -> None:
        self.clashes = clashes
        self.revision = revision
        super().__init__(clashes)


class NothingToUndo(Exception):
    """There is no step left to take back, or to do again."""
