"""Places in a document: as people read them, `missions[2] (ferry).boss`, and in parts, as `Path` has them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.answers import Path
from engine.core.sentences import visible

_ENTRY = re.compile(r"\[(\d+)\](?: \([^)]*\))?")
_KEY = re.compile(r"\.?([^.\[]+)")


def parts_of(text: str, document: Any) -> Path:
    """The parts of a path as people read it, with indices, as far as it leads in the document and one part further.

    A single step may stand without its list, and a bare word for a node: then the path ends at what is written.
    """
    parts: list[str | int] = []
    node = document
    while text:
        if entry := _ENTRY.match(text):
            text = text[entry.end() :]
            if not isinstance(node, list | tuple):
                continue  # the only entry, written without its list
            part: str | int = int(entry[1])
        elif key := _key_of(text, node):
            part, text = key
        else:
            break
        if not isinstance(node, Mapping | list | tuple):
            break
        parts.append(part)
        if not _has(node, part):
            break
        node = _inside(node, part)
    return tuple(parts)


def _key_of(text: str, node: Any) -> tuple[str, str] | None:
    """The next key and what is left of the text; a key that holds dots or brackets itself is looked for."""
    found = _KEY.match(text)
    if isinstance(node, Mapping) and (found is None or found[1] not in node):
        rest = text.removeprefix(".")
        known = [key for key in node if isinstance(key, str) and key and rest.startswith(key)]
        if known:
            key = max(known, key=len)
            return key, rest[len(key) :]
    return (found[1], text[found.end() :]) if found else None


def _has(node: Any, part: str | int) -> bool:
    if isinstance(node, Mapping):
        return part in node
    return isinstance(part, int) and 0 <= part < len(node)


def _inside(node: Any, part: str | int) -> Any:
    return node[part]


def named(parts: Sequence[str | int], ids: Mapping[str, Mapping[int, str]]) -> Path:
    """The same place with the id instead of the index of its record, where `unique_ids` has one."""
    if len(parts) > 1 and isinstance(parts[0], str) and isinstance(parts[1], int):
        name = ids.get(parts[0], {}).get(parts[1])
        if name is not None:
            return (parts[0], name, *parts[2:])
    return tuple(parts)


def unique_ids(document: Mapping[str, Any]) -> dict[str, dict[int, str]]:
    """For each collection of a document: the ids that one record alone has, by the record's index."""
    return {key: _unique(value) for key, value in document.items() if isinstance(value, list | tuple)}


def _unique(records: Iterable[Any]) -> dict[int, str]:
    first: dict[str, int] = {}
    double: set[str] = set()
    for index, record in enumerate(records):
        name = record.get("id") if isinstance(record, Mapping) else None
        if isinstance(name, str) and name:
            if name in first:
                double.add(name)
            first.setdefault(name, index)
    return {index: name for name, index in first.items() if name not in double}


def index_of(records: Any, part: str | int) -> int | None:
    """Where the record that a path names stands in its collection; None if there is no such one, or several."""
    if isinstance(part, int):
        return part if isinstance(records, list | tuple) and 0 <= part < len(records) else None
    if not isinstance(records, list | tuple):
        return None
    found = [index for index, one in enumerate(records) if isinstance(one, Mapping) and one.get("id") == part]
    return found[0] if len(found) == 1 else None


def value_at(document: Any, path: Path) -> Any:
    """What stands at a place; LookupError if nothing does."""
    node = document
    for depth, part in enumerate(path):
        if depth == 1 and isinstance(part, str) and isinstance(node, list | tuple):
            index = index_of(node, part)
            if index is None:
                raise LookupError(part)
            node = node[index]
        elif isinstance(node, Mapping | list | tuple) and _has(node, part):
            node = _inside(node, part)
        else:
            raise LookupError(part)
    return node


def resolves(document: Any, path: Path) -> bool:
    """Whether a path leads somewhere: everything on the way is there, and only its last part may be missing."""
    try:
        value_at(document, path[:-1])
    except LookupError:
        return False
    return True


def place(parts: tuple[str | int, ...], document: object = None) -> str:
    """The path of a place in a document, with the ids of the records on the way: `missions[2] (ferry).boss`."""
    path = ""
    node = document
    for part in parts:
        if isinstance(part, int):
            node = node[part] if isinstance(node, list) and 0 <= part < len(node) else None
            path += f"[{part}]"
            name = node.get("id") if isinstance(node, dict) else None
            if isinstance(name, str) and 0 < len(name) <= 64:
                path += f" ({visible(name)})"
        else:
            node = node.get(part) if isinstance(node, dict) else None
            path += f".{visible(part, 60)}" if path else visible(part, 60)
    return path
