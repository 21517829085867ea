"""The numbers of a mission that can be turned: found by the forms of its records, named as people call them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import engine
from missions.folding import localised
from playtests.reports import answers

MISSING = object()
NOT_TURNED = ("sector",)  # shelves whose numbers are places on a grid
MOST_NUMBERS = 120
AROUND = 3


@dataclass(frozen=True, slots=True)
class Number:
    """One number of a document: where it stands, what it is called, and what it is now."""

    path: tuple[str | int, ...]
    group: str  # the record it belongs to
    label: str
    value: int
    least: int
    most: int

    @property
    def around(self) -> tuple[int, int]:
        """From where to where one looks first."""
        return max(self.least, self.value - AROUND), min(self.most, self.value + AROUND)

    @property
    def key(self) -> str:
        """Its path in a form's field."""
        return "/".join(str(part) for part in self.path)


def set_to(number: Number, value: int) -> dict[str, Any]:
    """The operation that gives the number another value."""
    return {"op": "set", "at": list(number.path), "value": value}


def all_numbers(document: dict[str, Any], mission: str, lang: str) -> list[Number]:
    summary = answers.found_summary(document, mission, lang)
    if summary is None:
        return []
    shelves = {one.name: one.shelf for one in engine.collections(document["ruleset"], lang)}
    found: list[Number] = []
    for path in reversed(engine.closure(document, *summary.path[:2])):
        if len(path) != 2 or shelves.get(path[0]) in NOT_TURNED:
            continue
        record = record_at(document, path)
        fields = engine.form(document["ruleset"], path[0], lang)
        walker = Walker(document, title_of(record, lang), lang)
        found += walker.walk(getattr(fields, "fields", fields), record, path, ())
    own_place = (*summary.path[:2], "number")  # which mission of its campaign it is: that changes no game
    return told_apart([one for one in found if one.path != own_place])[:MOST_NUMBERS]


def told_apart(numbers: list[Number]) -> list[Number]:
    """Numbers of one calculation share their label: they are counted."""
    called = Counter((one.group, one.label) for one in numbers)
    seen: Counter[tuple[str, str]] = Counter()
    told = []
    for one in numbers:
        name = (one.group, one.label)
        seen[name] += 1
        told.append(replace(one, label=f"{one.label} ({seen[name]})") if called[name] > 1 else one)
    return told


@dataclass(frozen=True, slots=True)
class Walker:
    """Goes through a record beside its form."""

    document: dict[str, Any]
    group: str
    lang: str

    def walk(self, fields: Sequence[Any], value: Any, at: tuple[Any, ...], names: tuple[str, ...]) -> Iterator[Number]:
        for field in fields:
            found = dig(value, field.path)
            if found is MISSING and len(field.path) == 1 and type(field.default) is int:
                found = field.default
            if found is not MISSING:
                yield from self.field(field, found, value, at, names)

    def field(
        self, field: Any, found: Any, value: Any, at: tuple[Any, ...], names: tuple[str, ...]
    ) -> Iterator[Number]:
        where, called = (*at, *field.path), (*names, field.label)
        if field.widget == "list" and isinstance(found, list) and field.item:
            for place, entry in enumerate(found):
                yield from self.entry(field.item, entry, (*where, place), called)
        elif field.widget == "record" or (field.widget == "byTeam" and field.fields):
            yield from self.walk(field.fields, value, at, called)
        elif field.widget in ("number", "byTeam", "node"):
            yield from self.leaves(field, found, where, called)

    def entry(self, item: Any, entry: Any, where: tuple[Any, ...], names: tuple[str, ...]) -> Iterator[Number]:
        if item.widget == "record":
            yield from self.walk(item.fields, entry, where, (*names, *self.named(item.fields, entry)))
        elif item.widget == "number":
            yield from self.leaves(item, entry, where, names)

    def leaves(self, field: Any, found: Any, where: tuple[Any, ...], names: tuple[str, ...]) -> Iterator[Number]:
        """A plain number, or the plain numbers inside a calculated one."""
        if type(found) is int:
            least, most = field.least or 0, 999 if field.most is None else field.most
            if least >= 0:  # what can lie below nothing is a place on a grid
                yield Number(where, self.group, " · ".join(names), found, int(least), int(most))
        elif isinstance(found, Mapping) and field.slot in ("", "number"):
            for key, inner in found.items():
                more = (f"({key})",) if key.isdigit() else ()
                yield from self.leaves(field, inner, (*where, key), (*names, *more))
        elif isinstance(found, list):
            for place, inner in enumerate(found):
                yield from self.leaves(field, inner, (*where, place), names)

    def named(self, fields: Sequence[Any], entry: Any) -> tuple[str, ...]:
        """What an entry is about: the record that it names."""
        for field in fields:
            name = dig(entry, field.path)
            if field.widget == "reference" and isinstance(name, str):
                record = record_at(self.document, (field.collection, name)) if field.collection else {}
                return (title_of(record, self.lang) or name,)
        return ()


def dig(value: Any, path: Sequence[Any]) -> Any:
    for part in path:
        is_key = isinstance(value, Mapping) and part in value
        is_place = isinstance(value, list) and isinstance(part, int) and part < len(value)
        if not (is_key or is_place):
            return MISSING
        value = value[part]
    return value


def record_at(document: dict[str, Any], path: Sequence[Any]) -> dict[str, Any]:
    records = document.get(path[0], [])
    if isinstance(path[1], int):
        return records[path[1]] if path[1] < len(records) else {}
    return next((one for one in records if isinstance(one, dict) and one.get("id") == path[1]), {})


def title_of(record: Mapping[str, Any], lang: str) -> str:
    found = (localised(record.get(name), lang) for name in ("title", "name"))
    return next((one for one in found if one), str(record.get("id", "")))
