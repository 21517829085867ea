"""On loading: every id is unique among its kind, and every reference finds its record."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel

from engine.core import record_faults as words
from engine.core.answers import Path
from engine.core.collections import shelves
from engine.core.errors import ContentError, Fault, Spelling
from engine.core.fields import Spec, record_spec
from engine.core.meaning import Entries, Local, Place
from engine.core.paths import place
from engine.core.record_words import RecordWords
from engine.core.records import PackHeader
from engine.core.references import Known, Name, called_in, frame_lists, names_in
from engine.core.validation import Parts, validate


def at(listing: str, index: int, record: Any) -> str:
    """The path of a record in the pack as people read it: `missions[2] (ferry-landing)`."""
    return f"{listing}[{index}]" + (f" ({record.id})" if record.id else "")


AnyPack = TypeVar("AnyPack", bound=PackHeader)
Doubles = Callable[[Mapping[str, Any], AnyPack], Iterator[Fault]]


def read_pack(
    model: type[AnyPack],
    document: Mapping[str, Any],
    check_of: Callable[[Parts, str], str],
    called: RecordWords,
    *,
    double: str,
    missing: str,
    own: Doubles[AnyPack],
) -> AnyPack:
    """The document as records, references resolved; ContentError lists every fault.

    `check_of` says which check a fault at some place belongs to, `double` and `missing` are those of names, and `own`
    finds what else must not be there twice. `called` says what people call a record that is missing.
    """
    pack = validate(model, document, check_of)
    faults = [
        *double_ids(document, model, double),
        *own(document, pack),
        *missing_records(document, model, missing, called),
    ]
    if faults:
        raise ContentError(faults)
    return pack


def check_at(checks: Iterable[tuple[str, str]], parts: Parts) -> str:
    """The check that the records hold at a place: the first whose pattern fits."""
    path = ".".join(part for part in parts if isinstance(part, str))
    return next((code for pattern, code in checks if re.match(pattern, path)), "")


def double_ids(document: Mapping[str, Any], pack: type[BaseModel], code: str) -> Iterator[Fault]:
    """Ids given twice: collections may share theirs, and so may the entries of a list that others name."""
    groups: dict[str, list[Path]] = {}
    for name, shelf in shelves(pack).items():
        groups.setdefault(shelf.ids or name, []).append((name,))
    groups |= {name: [tuple(name.split("."))] for name in frame_lists(pack)}
    for paths in groups.values():
        yield from doubles(document, [entry for path in paths for entry in _entries(document, path)], code)
    for name in shelves(pack):
        listing = record_spec(pack).field(name)
        for field in _entry_lists(listing):
            for index in range(len(document.get(name, ()))):
                yield from doubles(document, _entries(document, (name, index, field.name)), code)


def doubles(document: Mapping[str, Any], entries: Iterable[tuple[Path, str]], code: str) -> Iterator[Fault]:
    """What has an id that another entry before it has."""
    first: dict[str, Path] = {}
    for path, name in entries:
        if name in first:
            other = place(first[name], document)
            yield words.DOUBLE_ID.fault(place(path, document), code, path, name=name, other=other)
        first.setdefault(name, path)


def missing_records(
    document: Mapping[str, Any], pack: type[BaseModel], code: str, called: RecordWords
) -> Iterator[Fault]:
    """References that lead nowhere; those of effects are for their compiler, which knows more of them."""
    known = Known(document, pack)
    spelling = Spelling()
    for name in names_in(document, pack, {}):
        if not known.has(name):
            message = words.NO_SUCH(what=_called(name, pack, called), name=name.text)
            hint = spelling.hint(name.text, known.choices(name))
            yield Fault(place(name.path, document), message, hint, code, name.path)


def _called(name: Name, pack: type[BaseModel], called: RecordWords) -> str:
    target = name.target
    if isinstance(target, Place | Local):
        collection = target.collection if isinstance(target, Place) else str(name.path[0])
        listing = record_spec(pack).field(collection)
        entries = next(field for field in _entry_lists(listing) if field.name == target.listing).meant(Entries)
        assert entries is not None
        return called.called(entries.place if isinstance(target, Place) else entries.called)
    return called_in(target.collections, pack, called)


def _entry_lists(listing: Spec | None) -> list[Spec]:
    item = listing.item if listing is not None else None
    return [field for field in item.fields if field.meant(Entries)] if item is not None else []


def _entries(document: Mapping[str, Any], path: Path) -> list[tuple[Path, str]]:
    """The entries of a list that have an id."""
    node: Any = document
    for part in path:
        node = node.get(part) if isinstance(node, Mapping) else node[part]
        if node is None:
            return []
    return [((*path, i), one["id"]) for i, one in enumerate(node) if isinstance(one.get("id"), str)]
