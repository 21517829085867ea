"""The outline: everything in the pack, by shelf and collection, with counts and problem marks."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from engine import collections
from missions.folding import localised

SHELVES = ("mission", "sector", "card", "part")


@dataclass(frozen=True)
class Marks:
    """How many errors and warnings lie within."""

    errors: int = 0
    warnings: int = 0

    def __add__(self, other: "Marks") -> "Marks":
        return Marks(self.errors + other.errors, self.warnings + other.warnings)


@dataclass(frozen=True)
class Entry:
    """One record of the outline."""

    collection: str
    name: str | int  # as paths and addresses name it
    title: str
    marks: Marks

    @property
    def path(self) -> tuple[str, str | int]:
        return self.collection, self.name


@dataclass(frozen=True)
class Branch:
    """A collection with its records."""

    collection: Any  # engine's Collection
    entries: tuple[Entry, ...]
    marks: Marks


@dataclass(frozen=True)
class Shelf:
    """Collections that belong together."""

    key: str
    branches: list[Branch]
    marks: Marks

    @property
    def count(self) -> int:
        return sum(len(branch.entries) for branch in self.branches)


def outline(document: dict[str, Any], findings: list[Any], lang: str) -> list[Shelf]:
    """The whole pack; also collections that are still empty, for they are where one begins."""
    marks = marks_by_record(findings)
    shelves = []
    for key in SHELVES:
        branches = [
            branch_of(document, one, marks, lang) for one in collections(document["ruleset"], lang) if one.shelf == key
        ]
        shelves.append(Shelf(key, branches, sum((one.marks for one in branches), Marks())))
    return shelves


def marks_by_record(findings: list[Any]) -> dict[tuple[str | int, ...], Marks]:
    errors = Counter(finding.path[:2] for finding in findings if finding.severity == "error")
    warnings = Counter(finding.path[:2] for finding in findings if finding.severity == "warning")
    return {path: Marks(errors[path], warnings[path]) for path in {*errors, *warnings}}


def branch_of(document: dict[str, Any], collection: Any, marks: dict[Any, Marks], lang: str) -> Branch:
    found = document.get(collection.name)
    records = found if isinstance(found, list) else []
    ids = Counter(one.get("id") for one in records if isinstance(one, dict))
    entries = []
    for index, record in enumerate(records):
        key = record.get("id") if isinstance(record, dict) else None
        name = key if isinstance(key, str) and key and ids[key] == 1 else index
        title = title_of(record, collection.title_field, lang) or named_by_place(collection, key, index)
        entries.append(Entry(collection.name, name, title, marks.get((collection.name, name), Marks())))
    return Branch(collection, tuple(entries), sum((one.marks for one in entries), Marks()))


def named_by_place(collection: Any, key: Any, index: int) -> str:
    """A record without a name: its id, or what it is and which of them."""
    return key if isinstance(key, str) and key else f"{collection.singular} {index + 1}"


def title_of(record: Any, field: str, lang: str) -> str:
    return localised(record.get(field), lang) if isinstance(record, dict) else ""
