"""Who names whom in a document, finished or not: from the annotations of its records, and from its effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from pydantic import BaseModel

from engine.core.answers import Path
from engine.core.answers.checks import Reference
from engine.core.collections import shelves
from engine.core.effects.table import REF, Vocabulary
from engine.core.effects.words.palette import Shelf
from engine.core.fields import Spec, held, record_spec
from engine.core.meaning import Entries, Local, Place, Ref, Unplayed
from engine.core.paths import named, unique_ids
from engine.core.record_words import RecordWords
from engine.core.sentences import EITHER, listed

Target = Ref | Place
Effects = Mapping[str, tuple[tuple[str, Target], ...]]  # operation → its parameters that name something
EFFECTS = ("steps", "node", "byTeam")


@dataclass(frozen=True, slots=True)
class Name:
    """A name as it stands in a document, by index; `local` names an entry of its own record."""

    path: Path
    text: str
    target: Ref | Place | Local
    is_key: bool = False


def names_in(document: Mapping[str, Any], pack: type[BaseModel], effects: Effects) -> list[Name]:
    """Every name of a record or of an entry that a document holds; of effects, what `effect_targets` tells."""
    return Walk(effects).names(record_spec(pack), dict(document), ())


@lru_cache(maxsize=16)
def effect_targets(pack: type[BaseModel], vocabulary: Vocabulary) -> Effects:
    """For each operation that names records: its parameters, and what they name."""
    targets = record_targets(pack)
    found: dict[str, dict[str, Target]] = {}
    for operation in vocabulary:
        for param in operation.params:
            if param.type == REF:
                found.setdefault(operation.name, {})[param.name] = targets[param.record]
    return {name: tuple(params.items()) for name, params in found.items()}


@cache
def record_targets(pack: type[BaseModel]) -> dict[str, Target]:
    """What effects call a record, and where such records are."""
    called: dict[str, tuple[str, ...]] = {}
    places: dict[str, Target] = {}
    for collection, shelf in shelves(pack).items():
        called[shelf.called] = (*called.get(shelf.called, ()), collection)
        listing = record_spec(pack).field(collection)
        for field in listing.item.fields if listing is not None and listing.item is not None else ():
            entries = field.meant(Entries)
            if entries is not None and entries.place:
                places[entries.place] = Place(collection, field.name)
    for name, entries in frame_lists(pack).items():
        called[entries.called] = (name,)
    return {**{name: Ref(*collections) for name, collections in called.items()}, **places}


def effect_shelves(pack: type[BaseModel], words: RecordWords) -> dict[str, Shelf]:
    """The same for the editor of effects: where the records lie that a parameter can name, and what they are called."""
    found = {}
    for called, target in record_targets(pack).items():
        if isinstance(target, Place):
            found[called] = Shelf(target.collection, is_place=True, called=words.called(called))
        else:
            first, *further = target.collections
            source = tuple(first.split(".")) if "." in first else ()
            of = "" if source else first
            found[called] = Shelf(of, source, also=tuple(further), called=called_in(target.collections, pack, words))
    return found


def called_in(collections: Sequence[str], pack: type[BaseModel], words: RecordWords) -> str:
    """What a sentence calls a record of one of these collections: "hero or specialist"."""
    lists = frame_lists(pack)
    return listed([words.called(lists[one].called if one in lists else one) for one in collections], EITHER)


def frame_lists(pack: type[BaseModel]) -> dict[str, Entries]:
    """The lists inside the frame whose entries are named: "tokens.special"."""
    found = {}
    for field in record_spec(pack).fields:
        for inner in field.fields:
            entries = inner.meant(Entries)
            if entries is not None:
                found[f"{field.name}.{inner.name}"] = entries
    return found


def nameable(pack: BaseModel) -> dict[str, dict[str, int]]:
    """The ids that effects can name, in the order of the pack, by what they call such records."""
    model = type(pack)
    spare = {name: entries.also for name, entries in frame_lists(model).items()}
    found: dict[str, list[str]] = {}
    for called, target in record_targets(model).items():
        if isinstance(target, Place):
            records = held(pack, target.collection)
            found[called] = [f"{one.id}/{entry.id}" for one in records for entry in held(one, target.listing)]
        else:
            found[called] = [name for listing in target.collections for name in spare.get(listing, ())]
            listed = (one for listing in target.collections for one in held(pack, listing))
            found[called] += [one.id for one in listed if hasattr(one, "id")]  # cards that are all alike have none
    return {called: {name: index for index, name in enumerate(names)} for called, names in found.items()}


class Walk:
    """A walk through a document beside what its fields are: it gathers names in the order of the fields."""

    def __init__(self, effects: Effects, only_played: bool = False) -> None:
        self.effects = effects
        self.only_played = only_played
        self._found: list[Name] = []

    def names(self, spec: Spec, value: Any, path: Path) -> list[Name]:
        """The names in a value."""
        self._found = []
        if _can_name(spec):
            self._value(spec, value, path)
        return self._found

    def _value(self, spec: Spec, value: Any, path: Path) -> None:
        if value is None or (self.only_played and spec.meant(Unplayed) is not None):
            return
        if spec.widget in EFFECTS and not spec.fields:
            if self.effects:
                self.effect(value, path)
        elif spec.widget == "oneOf":
            shape = spec.shape_of(value)
            if shape is not None and _can_name(shape):
                self._value(shape, value, path)
        elif isinstance(value, dict) and spec.fields:
            for field in _naming_fields(spec):
                if field.name in value:
                    self._value(field, value[field.name], (*path, field.name))
        elif isinstance(value, dict) and spec.widget == "map":
            self._map(spec, value, path)
        elif isinstance(value, list) and spec.item is not None:
            for index, one in enumerate(value):
                self._value(spec.item, one, (*path, index))
        elif isinstance(value, str) and spec.target is not None:
            self._found.append(Name(path, value, spec.target))

    def _map(self, spec: Spec, value: dict[str, Any], path: Path) -> None:
        target = spec.keys.target if spec.keys is not None else None
        for key, one in value.items():
            if target is not None:
                self._found.append(Name((*path, key), key, target, is_key=True))
            if spec.item is not None and _can_name(spec.item):
                self._value(spec.item, one, (*path, key))

    def effect(self, node: Any, path: Path) -> None:
        """Names in an effect, whatever else is right or wrong with it."""
        if isinstance(node, dict):
            operation = node.get("op")
            for param, target in self.effects.get(operation, ()) if isinstance(operation, str) else ():
                if isinstance(node.get(param), str):
                    self._found.append(Name((*path, param), node[param], target))
        entries = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
        for part, one in entries:
            if isinstance(one, dict | list):
                self.effect(one, (*path, part))


@lru_cache(maxsize=4096)
def _naming_fields(spec: Spec) -> tuple[Spec, ...]:
    return tuple(field for field in spec.fields if _can_name(field))


@lru_cache(maxsize=4096)
def _can_name(spec: Spec) -> bool:
    """Whether anything in a field can be a name."""
    if spec.widget in EFFECTS or spec.target is not None:
        return True
    inner = [*spec.fields, *spec.shapes, *(one for one in (spec.keys, spec.item) if one is not None)]
    return any(_can_name(one) for one in inner)


# --- what they name ---------------------------------------------------------------------------------


class Known:
    """The ids of a document: of its records, and of the entries that others name."""

    def __init__(self, document: Mapping[str, Any], pack: type[BaseModel]) -> None:
        self.document = document
        self.spare = {name: entries.also for name, entries in frame_lists(pack).items()}  # names that need no entry
        self._ids: dict[str, dict[str, None]] = {}
        self._entries: dict[tuple[str, str], dict[str, None]] = {}

    def ids(self, collection: str) -> dict[str, None]:
        """The ids of a collection, or of a list in the frame, in order."""
        if collection not in self._ids:
            self._ids[collection] = dict.fromkeys(_ids(_listing(self.document, collection)))
        return self._ids[collection]

    def places(self, place: Place) -> dict[str, None]:
        """All entries with their records, "sector/location"."""
        key = (place.collection, place.listing)
        if key not in self._entries:
            found: dict[str, None] = {}
            for record in _listing(self.document, place.collection):
                if isinstance(record, Mapping):
                    entries = _ids(record.get(place.listing))
                    found.update(dict.fromkeys(f"{record.get('id')}/{entry}" for entry in entries))
            self._entries[key] = found
        return self._entries[key]

    def holder(self, target: Ref, text: str) -> str:
        """The collection that a name is looked for in: the first that has it."""
        holders = [one for one in target.collections if text in self.ids(one)]
        return holders[0] if holders else target.collections[0]

    def has(self, name: Name) -> bool:
        """Whether there is what a name means."""
        if not isinstance(name.target, Ref):
            return name.text in self.choices(name)
        return any(
            name.text in self.ids(collection) or name.text in self.spare.get(collection, ())
            for collection in name.target.collections
        )

    def choices(self, name: Name) -> dict[str, None]:
        """What could be named instead."""
        target = name.target
        if isinstance(target, Place):
            return self.places(target)
        if isinstance(target, Local):
            record = self.document[str(name.path[0])][name.path[1]]
            return dict.fromkeys(_ids(record.get(target.listing)))
        found: dict[str, None] = {}
        for collection in target.collections:
            found |= dict.fromkeys(self.spare.get(collection, ())) | self.ids(collection)
        return found


def references(document: Mapping[str, Any], pack: type[BaseModel], effects: Effects) -> list[Reference]:
    """Every reference of a document to a record, in its order."""
    known = Known(document, pack)
    ids = unique_ids({name: document.get(name) for name in shelves(pack)})
    found = []
    for name in names_in(document, pack, effects):
        one = _reference(name, known, named(name.path, ids))
        if one is not None:
            found.append(one)
    return found


def _reference(name: Name, known: Known, source: Path) -> Reference | None:
    target = name.target
    is_found = known.has(name)
    if isinstance(target, Place):
        record, _, part = name.text.partition("/")
        return Reference(source, target.collection, record, part, is_found=is_found)
    if isinstance(target, Local):
        return Reference(source, str(source[0]), str(source[1]), name.text, is_found=is_found)
    collection = known.holder(target, name.text)
    if name.text in known.spare.get(collection, ()):
        return None
    return Reference(source, collection, name.text, is_key=name.is_key, is_found=is_found)


def _listing(document: Mapping[str, Any], collection: str) -> Sequence[Any]:
    node: Any = document
    for part in collection.split("."):
        node = node.get(part) if isinstance(node, Mapping) else None
    return node if isinstance(node, list) else ()


def _ids(listing: Any) -> Iterator[str]:
    for one in listing if isinstance(listing, list | tuple) else ():
        name = one.get("id") if isinstance(one, Mapping) else None
        if isinstance(name, str) and name:
            yield name


def closure(
    document: Mapping[str, Any], pack: type[BaseModel], found: Sequence[Reference], root: Path
) -> tuple[Path, ...]:
    """A record and all that it names, directly or not, each after what it needs itself."""
    needs: dict[Path, list[Path]] = {}
    known = Known(document, pack)
    for one in found:
        if one.is_found:
            target: Path = (one.collection, one.id)
            if "." in one.collection:
                target = (*one.collection.split("."), list(known.ids(one.collection)).index(one.id))
            needs.setdefault(_owner(one.source, pack), []).append(target)
    ordered: dict[Path, None] = {}
    waiting: list[tuple[Path, bool]] = [(root, False)]
    begun: set[Path] = set()
    while waiting:
        path, is_done = waiting.pop()
        if is_done:
            ordered[path] = None
        elif path not in begun:
            begun.add(path)
            waiting.append((path, True))
            waiting += [(needed, False) for needed in reversed(needs.get(path, []))]
    return tuple(ordered)


def _owner(source: Path, pack: type[BaseModel]) -> Path:
    """The record, or the entry of the frame, that a name stands in."""
    return source[:2] if source[0] in shelves(pack) else source[:3]
