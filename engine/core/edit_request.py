"""An operation of an edit as it comes in: bounded and well formed, or refused with a reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core.answers import Path
from engine.core.answers.checks import Operation
from engine.core.bounds import DEFAULT_LIMITS
from engine.core.edit_words import REASONS
from engine.core.errors import EngineError
from engine.core.json_values import misfits

LONGEST_PART = 200
FIELDS: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {  # operation → what it needs, what else it may have
    "put": (frozenset({"value"}), frozenset({"position"})),
    "remove": (frozenset(), frozenset()),
    "set": (frozenset({"value"}), frozenset({"position"})),
    "insert": (frozenset({"value"}), frozenset()),
    "move": (frozenset({"to"}), frozenset()),
    "rename": (frozenset({"value"}), frozenset()),
}


class BadEdit(EngineError):
    """An edit that cannot be made; nothing has changed. `number` is the operation, from 0, `path` where it failed."""

    def __init__(self, reason: str, number: int, path: Path, **values: object) -> None:
        self.reason = reason
        self.number = number
        self.path = path
        self.values = values
        super().__init__(reason, number, path)

    def in_words(self, lang: str) -> str:
        """Why, in a sentence."""
        return REASONS[self.reason][lang].format(**self.values)


def checked(operation: Operation, number: int) -> tuple[str, Path]:
    """The operation's name and path: its fields are those it should have, its path and value are bounded."""
    kind = operation.get("op") if isinstance(operation, dict) else None
    if not isinstance(kind, str) or kind not in FIELDS:
        raise BadEdit("unknown", number, (), known=", ".join(FIELDS))
    needed, optional = FIELDS[kind]
    given = set(operation) - {"op", "at"}
    if not needed <= given or not given <= needed | optional or "at" not in operation:
        raise BadEdit("fields", number, (), op=kind, fields=", ".join(["at", *sorted(needed)]))
    path = _checked_path(operation["at"], number)
    for name in ("position", "to"):
        if name in operation and not _is_index(operation[name]):
            raise BadEdit("index", number, path, field=name)
    if "value" in operation:
        _check_value(operation["value"], number, path)
    return kind, path


def _checked_path(at: Any, number: int) -> Path:
    if not isinstance(at, list | tuple) or not 1 <= len(at) <= DEFAULT_LIMITS.depth or not isinstance(at[0], str):
        raise BadEdit("path", number, ())
    if not all(_is_index(part) or (isinstance(part, str) and len(part) <= LONGEST_PART) for part in at):
        raise BadEdit("path", number, ())
    return tuple(at)


def _check_value(value: Any, number: int, path: Path) -> None:
    limits = replace(DEFAULT_LIMITS, depth=DEFAULT_LIMITS.depth - len(path))
    if fault := next(misfits(value, limits), None):
        if fault.code == "limit" and fault.parts == ():  # of all of it
            raise BadEdit("too-much", number, path)
        raise BadEdit("not-json", number, path, why=fault.message)


def _is_index(part: Any) -> bool:
    return isinstance(part, int) and not isinstance(part, bool) and part >= 0
