"""Who uses a record: what names it, and the missions in which it comes up for that reason."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from engine import collections, missions, references
from missions.editions import Edition, reader_language
from missions.folding import localised

Place = tuple[str, str]  # collection and id


@dataclass(frozen=True)
class User:
    """A record that names another one."""

    collection: Any
    key: str
    title: str


@dataclass(frozen=True)
class Users:
    missions: list[Any]  # summaries of those that need it, by whatever way
    others: list[User]  # what names it directly and is no mission


def users_of(edition: Edition, collection: str, key: str) -> Users:
    named_by: dict[Place, list[tuple[Any, ...]]] = defaultdict(list)
    for reference in edition.ask(references_in):
        named_by[reference.collection, reference.id].append(reference.source)
    known = {one.name: one for one in collections(edition.pack.ruleset, reader_language())}
    direct = dict.fromkeys(source[:2] for source in named_by[collection, key] if len(source) >= 2)
    others = [user for place in direct if (user := user_at(edition, place, known))]
    sources = all_sources(named_by, (collection, key))
    needed = [one for one in edition.ask(missions) if any(path[: len(one.path)] == one.path for path in sources)]
    return Users(needed, others)


def all_sources(named_by: dict[Place, list[tuple[Any, ...]]], record: Place) -> set[tuple[Any, ...]]:
    """The paths of all that leads to the record, over any number of steps."""
    found: set[tuple[Any, ...]] = set()
    open_places = [record]
    while open_places:
        for source in named_by.get(open_places.pop(), ()):
            if source not in found:
                found.add(source)
                open_places.append(source[:2])
    return found


def user_at(edition: Edition, place: Place, known: dict[str, Any]) -> User | None:
    """None for missions, which are listed by themselves, and for what is no record."""
    collection = known.get(place[0])
    record = record_of(edition, *place) if collection and collection.shelf != "mission" else None
    if record is None:
        return None
    title = localised(record.get("name") or record.get("title"), reader_language()) or str(place[1])
    return User(collection, place[1], title)


def record_of(edition: Edition, collection: str, key: str) -> dict[str, Any] | None:
    records = edition.document.get(collection)
    if not isinstance(records, list):
        return None
    return next((one for one in records if isinstance(one, dict) and one.get("id") == key), None)


def references_in(document: dict[str, Any], lang: str) -> Any:
    return references(document)
