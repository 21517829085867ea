"""Who names a record: for 'where it is used', and for what breaks when it is deleted."""

from dataclasses import dataclass
from typing import Any

from engine import used_by
from missions.editing.outline import title_of
from missions.editing.paths import Parts, value_at


@dataclass(frozen=True)
class User:
    """One place that names the record."""

    path: Parts
    collection: str
    name: str | int
    title: str
    icon: str
    plural: str  # of its collection
    where: str  # the fields that lead there, in words


def users_of(document: dict[str, Any], open_: Parts, kinds: dict[str, Any], lang: str) -> list[User]:
    """Records that name this one, in the document's order; what lies in the frame has no record and is left out."""
    found = []
    for reference in used_by(document, open_[0], str(open_[1])):
        path = tuple(reference.source)
        kind = kinds.get(str(path[0]))
        if kind is None or len(path) < 2:
            continue
        record = value_at(document, path[:2])
        title = title_of(record, kind.title_field, lang) or str(path[1])
        found.append(User(path, kind.name, path[1], title, kind.icon, kind.plural, in_words(path[2:])))
    return found


def in_words(path: Parts) -> str:
    """'spawnPool › 2 › kind'."""
    return " › ".join(str(part + 1) if isinstance(part, int) else part for part in path)
