"""New records, and what becomes of those that name one that goes: as operations of one edit."""

import copy
import re
from dataclasses import dataclass
from typing import Any

from engine import form
from missions.editing.paths import Parts, value_at
from missions.editing.users import User

MOST_INSTEAD = 30  # records offered in the place of one that goes


@dataclass(frozen=True)
class NewRecord:
    path: Parts
    operations: list[dict[str, Any]]


@dataclass(frozen=True)
class Mend:
    """One way to deal with a place that names a record which goes."""

    label: str
    operations: list[dict[str, Any]]


@dataclass(frozen=True)
class Broken:
    """A place that would break, and the ways to mend it."""

    user: User
    mends: list[Mend]


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
    put = {"op": "put", "at": [collection.name, value["id"]], "value": value, "position": position}
    return NewRecord((collection.name, value["id"]), [put])


def free_id(records: list[Any], wish: str) -> str:
    taken = {one.get("id") for one in records if isinstance(one, dict)}
    stem = re.sub(r"-\d+$", "", wish) or "new"
    names = (f"{stem}-{number}" for number in range(2, len(taken) + 3))
    return wish if wish not in taken else next(name for name in names if name not in taken)


def slug_of(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", words.lower().encode("ascii", "ignore").decode()).strip("-") or "new"


def broken_by(
    document: dict[str, Any], path: Parts, users: list[User], titles: dict[str, str], out: str
) -> list[Broken]:
    """The places that name a record, each with what could stand there instead. `out` says 'leave it out there'."""
    return [Broken(user, mends_of(document, path, user, titles, out)) for user in users]


def mends_of(document: dict[str, Any], path: Parts, user: User, titles: dict[str, str], out: str) -> list[Mend]:
    """Leave the entry out, or name another record; a place on a sector has no other of the same name."""
    mends = [Mend(out, [{"op": "remove", "at": list(entry_of(user.path))}])]
    if value_at(document, user.path) == path[1]:
        others = [(name, title) for name, title in titles.items() if name != path[1]][:MOST_INSTEAD]
        mends += [Mend(title, [{"op": "set", "at": list(user.path), "value": name}]) for name, title in others]
    return mends


def entry_of(path: Parts) -> Parts:
    """The whole entry of a list that a name stands in; else the field itself."""
    ends = [index for index, part in enumerate(path) if index > 1 and isinstance(part, int)]
    return path[: ends[-1] + 1] if ends else path
