"""New records, as operations of one edit."""

import copy
import re
from dataclasses import dataclass
from typing import Any

from engine import form
from missions.editing.beginnings import begun
from missions.editing.paths import Parts, value_at


@dataclass(frozen=True)
class NewRecord:
    path: Parts
    operations: list[dict[str, Any]]


def new_record(document: dict[str, Any], collection: Any, lang: str, like: str | int | None = None) -> NewRecord | None:
    """A blank record, or a copy of one behind it; its short name is one that nobody has."""
    records = document.get(collection.name) or []
    if like is None:
        value, position = copy.deepcopy(form(document["ruleset"], collection.name, lang).blank), len(records)
    else:
        found = value_at(document, (collection.name, like))
        if not isinstance(found, dict):
            return None
        value, position = copy.deepcopy(found), records.index(found) + 1
    if "id" not in value:  # cards that are only counted have none
        return NewRecord(
            (collection.name, position), [{"op": "put", "at": [collection.name, position], "value": value}]
        )
    value["id"] = free_id(records, str(like) if like is not None else slug_of(collection.singular))
    if like is None:
        value = begun(document, collection.name, value)
    put = {"op": "put", "at": [collection.name, value["id"]], "value": value, "position": position}
    return NewRecord((collection.name, value["id"]), [put])


def free_id(records: list[Any], wish: str) -> str:
    taken = {one.get("id") for one in records if isinstance(one, dict)}
    stem = re.sub(r"-\d+$", "", wish) or "new"
    names = (f"{stem}-{number}" for number in range(2, len(taken) + 3))
    return wish if wish not in taken else next(name for name in names if name not in taken)


def slug_of(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", words.lower().encode("ascii", "ignore").decode()).strip("-") or "new"
