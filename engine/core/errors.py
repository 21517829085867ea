"""Everything the engine raises: each error carries data, and its message says what to do next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with content: where it is, what is wrong, what would mend it."""

    path: str
    message: str
    hint: str = ""
    code: str = ""
    parts: tuple[str | int, ...] | None = field(default=None, compare=False)  # the path, where it is known in parts

    def __str__(self) -> str:
        place = f"{self.path}: " if self.path else ""
        return place + self.message + (f" {self.hint}" if self.hint else "")


class EngineError(Exception):
    """The base of all errors that the engine raises on purpose."""


class ContentError(EngineError):
    """Content that cannot be used; `faults` lists everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)  # the sole argument, so that the error survives pickling

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


class IllegalChoice(EngineError):
    """A choice that was not offered; nothing has changed, and `offered` says what was."""

    def __init__(self, message: str, offered: Sequence[object] = ()) -> None:
        self.message = message
        self.offered = tuple(offered)
        super().__init__(message, self.offered)

    def __str__(self) -> str:
        return self.message


class IllegalSetup(EngineError):
    """A game that cannot begin like this; `problems` lists everything that stands in the way."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(self.problems)


class EngineFault(EngineError):
    """A game that cannot go on: an endless effect, or a state that must never occur."""


class UnknownName(EngineError):
    """A name that the content does not know; `known` lists the names it does."""

    def __init__(self, what: str, name: str, known: Iterable[str] = ()) -> None:
        self.what = what
        self.name = name
        self.known = tuple(known)
        super().__init__(what, name, self.known)

    def __str__(self) -> str:
        return f'There is no {self.what} called "{self.name}".{did_you_mean(self.name, self.known, before=" ")}'


def did_you_mean(name: str, known: Iterable[str], *, before: str = "") -> str:
    """The question that offers the nearest known name, or nothing."""
    near = get_close_matches(name, sorted(known), n=1, cutoff=0.6)
    return f'{before}Did you mean "{near[0]}"?' if near else ""
