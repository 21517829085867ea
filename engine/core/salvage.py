"""What can be read of an unfinished document: faulty records are set aside, and so is what needs them.

The rest is a smaller document that loads. Its places are told as places of the original one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.answers import Path
from engine.core.bounds import MOST_FAULTS
from engine.core.errors import ContentError, Fault
from engine.core.paths import parts_of
from engine.core.ruleset import Ruleset

MOST_ROUNDS = 12  # of reading again; what needs what is at most a few records deep
SOUND_FRAME = {"format": 1, "id": "draft", "version": "draft", "title": "?"}  # instead of what every pack must say


@dataclass(slots=True)
class Salvaged:
    """What is left of a document, as records, and all that is wrong with what was set aside."""

    content: Any = None  # None: nothing could be read
    document: dict[str, Any] = field(default_factory=dict)
    faults: list[tuple[Fault, Path]] = field(default_factory=list)
    set_aside: frozenset[str] = frozenset()  # the ids of what is no longer there
    more: int = 0  # faults that are only counted
    origin: dict[Path, list[int]] = field(default_factory=dict)  # for each shortened list: where its entries stood

    @property
    def is_whole(self) -> bool:
        """Whether everything could be read."""
        return not self.faults

    def original(self, parts: Path) -> Path:
        """A place of what is left as a place of the original document."""
        found: list[str | int] = []
        for depth, part in enumerate(parts):
            kept = self.origin.get(parts[:depth])
            found.append(kept[part] if kept is not None and isinstance(part, int) and part < len(kept) else part)
        return tuple(found)

    def misses(self, parts: Path) -> bool:
        """Whether the name at a place of what is left is only unknown because its record was set aside."""
        node: Any = self.document
        for part in parts:
            try:
                node = node[part]
            except (LookupError, TypeError):
                node = None
        names = [node] if isinstance(node, str) else [name for name in parts[-1:] if isinstance(name, str)]
        return any(name in self.set_aside or name.partition("/")[0] in self.set_aside for name in names)


def salvage(ruleset: Ruleset, document: Mapping[str, Any]) -> Salvaged:
    """Read what can be read. Each round sets aside what the one before found faulty, or in need of that.

    A document with more faults than are listed is not read again: its author has enough to do.
    """
    left = Salvaged(document={key: _copied(value) for key, value in document.items()})
    for _ in range(MOST_ROUNDS):
        try:
            left.content = ruleset.read(left.document)
        except ContentError as error:
            left.more = error.more
            if not _set_aside(left, error.faults) or left.more or len(left.faults) > MOST_FAULTS:
                break
        else:
            break
    return left


def _copied(value: Any) -> Any:
    """Lists can be shortened and objects lose a field without a trace in the original; records are never changed."""
    if isinstance(value, Mapping):
        return {key: list(one) if isinstance(one, list | tuple) else one for key, one in value.items()}
    return list(value) if isinstance(value, list | tuple) else value


def _set_aside(left: Salvaged, faults: tuple[Fault, ...]) -> bool:
    """Note the faults and take out what they lie in; False where that is everything."""
    victims: dict[Path, None] = {}
    for fault in faults:
        parts = fault.parts if fault.parts is not None else parts_of(fault.path, left.document)
        if not left.misses(parts) or not left.set_aside:
            left.faults.append((fault, left.original(parts)))
        victims[_victim(left.document, parts)] = None
    if () in victims:
        return False
    names = set(left.set_aside)
    for victim in sorted(victims, key=lambda parts: [(isinstance(part, int), part) for part in parts], reverse=True):
        names.update(_take_out(left, victim))
    left.set_aside = frozenset(names)
    return True


def _victim(document: Mapping[str, Any], parts: Path) -> Path:
    """What goes because of a fault: its record, else the entry of a list in the frame, else a whole field of it."""
    if len(parts) > 1 and isinstance(parts[1], int):
        return parts[:2]
    inside = document.get(str(parts[0])) if parts else None
    if len(parts) > 2 and isinstance(parts[2], int) and isinstance(inside, Mapping):
        return parts[:3]
    return parts[:1]


def _take_out(left: Salvaged, victim: Path) -> list[str]:
    """Remove a record, an entry or a field, and say which ids went with it."""
    key = str(victim[0])
    if len(victim) == 1:
        gone = left.document.pop(key, None)
        if key in SOUND_FRAME:
            left.document[key] = SOUND_FRAME[key]
        return [name for one in _entries(gone) for name in _ids(one)]
    entries = left.document[key] if len(victim) == 2 else left.document[key][victim[1]]
    index = victim[-1]
    assert isinstance(index, int)
    kept = left.origin.setdefault(victim[:-1], list(range(len(entries))))
    del kept[index]
    return _ids(entries.pop(index))


def _entries(value: Any) -> list[Any]:
    if isinstance(value, Mapping):
        return [one for inner in value.values() if isinstance(inner, list) for one in inner]
    return value if isinstance(value, list) else []


def _ids(record: Any) -> list[str]:
    name = record.get("id") if isinstance(record, Mapping) else None
    return [name] if isinstance(name, str) else []
