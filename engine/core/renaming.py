"""Renaming: which names in a document mean a record, and what they are called afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from pydantic import BaseModel

from engine.core.answers import Path
from engine.core.collections import shelves
from engine.core.edit_changes import at
from engine.core.meaning import Local, Place
from engine.core.references import Effects, Known, Name, names_in


class Renaming:
    """A record, a token of the frame, or a location of a sector gets another id."""

    def __init__(
        self, document: Mapping[str, Any], pack: type[BaseModel], effects: Effects, path: Path, new: str
    ) -> None:
        self.document = document
        self.pack = pack
        self.path = path
        self.new = new
        self.here = ".".join(str(part) for part in path[:-1])
        self.all_names = list(names_in(document, pack, effects))
        self.known = Known(document, pack)
        self.listing: list[Any] = at(document, path[:-1])
        old = self.listing[int(path[-1])].get("id")
        self.old: str = old if isinstance(old, str) else ""

    @property
    def is_taken(self) -> bool:
        """Whether another record that shares ids with this one has the new one already."""
        return self.new != self.old and self._is_anothers(self.new)

    def _is_anothers(self, id_: str) -> bool:
        """Whether a record beside this one has that id, where names of this one are looked for."""
        lists = [self.listing]
        if len(self.path) == 2:
            shelf = shelves(self.pack)[str(self.path[0])]
            others = [name for name, one in shelves(self.pack).items() if shelf.ids and one.ids == shelf.ids]
            lists += [_listed(self.document.get(name)) for name in others if name != self.path[0]]
        entry = self.listing[int(self.path[-1])]
        beside = (one for listing in lists for one in listing if one is not entry and isinstance(one, Mapping))
        elsewhere = {one for name in self.all_names if self._can_be_here(name) for one in _collections(name)}
        return any(one.get("id") == id_ for one in beside) or any(
            id_ in self.known.ids(one) for one in elsewhere - {self.here}
        )

    @cached_property
    def names(self) -> list[Name]:
        """The names that follow; where several records have the old id they stay with the others."""
        ids = [one.get("id") for one in self.listing if isinstance(one, Mapping)]
        if ids.count(self.old) != 1:
            return []
        return sorted((name for name in self.all_names if self._means(name, self.old)), key=lambda name: name.is_key)

    @property
    def can_be_renamed_back(self) -> bool:
        """Whether nobody else has the old id, and nothing named the new one: renaming back changes the same names."""
        is_free = bool(self.old) and not self._is_anothers(self.old)
        return is_free and not any(self._means(name, self.new) for name in self.all_names)

    def text(self, name: Name) -> str:
        """A name afterwards."""
        if isinstance(name.target, Place):
            record, _, part = name.text.partition("/")
            return f"{self.new}/{part}" if len(self.path) == 2 else f"{record}/{self.new}"
        return self.new

    def _means(self, name: Name, text: str) -> bool:
        """Whether a name means the record under this id."""
        target = name.target
        record, _, part = name.text.partition("/")
        if len(self.path) == 2:
            if isinstance(target, Place):
                return target.collection == self.path[0] and record == text
            return name.text == text and self._is_here(name)
        if len(self.path) == 4:  # an entry of a record
            owner = self.document[str(self.path[0])][self.path[1]].get("id")
            if isinstance(target, Place):
                is_here = (target.collection, target.listing) == (self.path[0], self.path[2])
                return is_here and (record, part) == (owner, text)
            is_here = isinstance(target, Local) and name.path[:2] == self.path[:2] and target.listing == self.path[2]
            return is_here and name.text == text
        return name.text == text and self._is_here(name)

    def _can_be_here(self, name: Name) -> bool:
        return self.here in _collections(name)

    def _is_here(self, name: Name) -> bool:
        """Whether a name is looked for here: no collection that comes before has it."""
        holders = [one for one in _collections(name) if name.text in self.known.ids(one)]
        return self._can_be_here(name) and (not holders or holders[0] == self.here)


def _collections(name: Name) -> tuple[str, ...]:
    return () if isinstance(name.target, Place | Local) else name.target.collections


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
