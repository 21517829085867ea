"""Who names a record: for 'where it is used', and for what breaks when it is deleted."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import form, used_by
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
        where = in_words(form(document["ruleset"], kind.name, lang).fields, path[2:])
        found.append(User(path, kind.name, path[1], title, kind.icon, kind.plural, where))
    return found


def in_words(fields: Sequence[Any], path: Parts) -> str:
    """The fields that lead to a place: 'Spawn pool › 2 › Monster'. Inside an effect its field is enough."""
    words: list[str] = []
    at = 0
    while at < len(path):
        if isinstance(path[at], int):
            words.append(str(int(path[at]) + 1))
            at += 1
            continue
        found = next((one for one in fields if one.path == path[at : at + len(one.path)] and one.path), None)
        if found is None:
            break
        words.append(found.label)
        at += len(found.path)
        fields = inside(found)
    return " › ".join(words)


def inside(field: Any) -> list[Any]:
    """The fields of a record, of a list's entries, of all shapes; a record's own lead from where it stands itself."""
    entry = field.item or field
    shapes = [one for shape in entry.shapes for one in shape.fields]
    own = [replace(one, path=one.path[len(entry.path) :]) for one in entry.fields]
    return [*own, *shapes]
