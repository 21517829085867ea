"""Edits of a document: short lists of operations (see `core.answers.checks.Operation`), each with what takes it back.

An edit never changes the document it is given. The new one shares with it all that was not touched, so both are to be
read only. Drafts may be unfinished: records without ids, or with ids that others have too, are named by their index.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from pydantic import BaseModel

from engine.core.answers import Path
from engine.core.answers.checks import Edited, Operation
from engine.core.bounds import DEFAULT_LIMITS
from engine.core.collections import shelves
from engine.core.edit_changes import all_have_ids, at, changed, moved, with_entry, with_field, with_name, without
from engine.core.edit_request import BadEdit, checked
from engine.core.fields import record_spec
from engine.core.json_values import misfits
from engine.core.paths import named, unique_ids
from engine.core.records import ID
from engine.core.references import EFFECTS, Effects, Name
from engine.core.renaming import Renaming

MOST_OPERATIONS = 1_000
FIXED = ("format", "ruleset")  # what a pack is stays what it is
FREE = (*EFFECTS, "ability")  # of these, `check` tells what is unknown


def edit(
    document: Mapping[str, Any], operations: Sequence[Operation], pack: type[BaseModel], effects: Effects
) -> Edited:
    """The document after all operations, in order, or BadEdit for the first that cannot be made."""
    if not isinstance(operations, list | tuple) or len(operations) > MOST_OPERATIONS:
        raise BadEdit("number", 0, (), most=MOST_OPERATIONS)
    draft = _Draft(document, pack, effects)
    for number, operation in enumerate(operations):
        draft.number = number
        draft.apply(operation)
    draft.refuse_too_much()
    return Edited(draft.document, tuple(reversed(draft.inverse)), tuple(draft.touched))


class _Draft:
    """The document while an edit is made: each operation adds its inverse and what it touched."""

    def __init__(self, document: Mapping[str, Any], pack: type[BaseModel], effects: Effects) -> None:
        self.document: dict[str, Any] = dict(document)
        self.pack = pack
        self.collections = shelves(pack)
        self.effects = effects
        self.inverse: list[Operation] = []
        self.touched: dict[Path, None] = {}
        self.number = 0
        self.at: Path = ()

    def apply(self, operation: Operation) -> None:
        """One operation, if it can be made."""
        kind, self.at = checked(operation, self.number)
        if self.at[0] in FIXED:
            raise self._bad("fixed", field=self.at[0])
        if self.at[0] in self.collections and not isinstance(self.document.get(str(self.at[0]), []), list):
            raise self._bad("no-list", field=self.at[0])
        steps: dict[str, Callable[[Operation], None]] = {
            "put": self._put,
            "remove": self._remove,
            "set": self._set,
            "insert": self._insert,
            "move": self._move,
            "rename": self._rename,
        }
        steps[kind](operation)

    def refuse_too_much(self) -> None:
        """A document may not outgrow what is accepted as a pack; it is counted only where it comes near that."""
        text = json.dumps(self.document, ensure_ascii=False)
        most_nodes = 1 + sum(text.count(sign) for sign in ",[{")  # each node but the first follows one of them
        is_near = most_nodes > DEFAULT_LIMITS.nodes
        if len(text) > DEFAULT_LIMITS.text_bytes or (is_near and any(misfits(self.document))):
            raise self._bad("too-much")

    # --- the operations -----------------------------------------------------------------------------

    def _put(self, operation: Operation) -> None:
        """A whole record, new or instead of the one that is there."""
        if not self._is_record(self.at):
            raise self._bad("no-record")
        name, which = str(self.at[0]), self.at[1]
        listing = self.document.get(name, [])
        value = self._record(copy.deepcopy(operation["value"]), which if isinstance(which, str) else None)
        index = self._record_of(listing, which)
        if index is not None:
            return self._replace((name, index), value)
        if isinstance(which, int) and which != len(listing):
            raise self._bad("missing", part=which)
        if name not in self.document:
            self.document[name] = [value]
            self._done({"op": "remove", "at": [name]}, (name,))
        else:
            self._put_in((name, min(operation.get("position", len(listing)), len(listing))), value)

    def _set(self, operation: Operation) -> None:
        """A field or an entry; objects on the way that are missing are made."""
        value = copy.deepcopy(operation["value"])
        path, value = self._with_missing_objects(value)
        parent, last = self._parent(path)
        if len(path) == 1 and path[0] in self.collections and not isinstance(value, list):
            raise self._bad("no-list", field=path[0])
        if self._is_record(path):
            value = self._record(value, None)
        if isinstance(parent, list) or last in parent:
            self._replace((*self._resolved(path[:-1]), last), value)
        else:
            if "position" not in operation:  # with one it brings back what was there, known or not
                self._refuse_unknown()
            self._add_field((*self._resolved(path[:-1]), last), value, operation.get("position", len(parent)))

    def _insert(self, operation: Operation) -> None:
        """An entry into a list, before what is there."""
        if len(self.at) < 2:
            raise self._bad("path")
        parent = self._look(self.at[:-1])
        if not isinstance(parent, list):
            raise self._bad("no-list", field=self.at[-2])
        index = self.at[-1]
        if not isinstance(index, int) or index > len(parent):
            raise self._bad("missing", part=index)
        value = (
            self._record(operation["value"], None) if self._is_record(self.at) else copy.deepcopy(operation["value"])
        )
        self._put_in((*self._resolved(self.at[:-1]), index), value)

    def _remove(self, operation: Operation) -> None:
        """A record, a field, or an entry of a list."""
        path = self._resolved(self.at)
        parent = self._look(path[:-1])
        old = parent[path[-1]]
        if isinstance(parent, list):
            back = self._put_back(path, old)
            self._touch_entry(path)
        else:
            back = {"op": "set", "at": [], "value": old, "position": list(parent).index(path[-1])}
            self._touch(path)
        self._change(path[:-1], lambda node: without(node, path[-1]))
        back["at"] = back["at"] or list(self._named(path))
        self.inverse.append(back)

    def _move(self, operation: Operation) -> None:
        """An entry to another place of its list."""
        path = self._resolved(self.at)
        parent = self._look(path[:-1])
        if not isinstance(parent, list) or len(path) < 2:
            raise self._bad("no-list", field=path[-1])
        here, there = path[-1], min(operation["to"], len(parent) - 1)
        self._touch_entry(path)
        self._change(path[:-1], lambda node: moved(node, here, there))
        self.inverse.append({"op": "move", "at": list(self._named((*path[:-1], there))), "to": here})

    def _rename(self, operation: Operation) -> None:
        """A record, or an entry that others name, under another id; every reference follows."""
        path = self._resolved(self.at)
        entry, new = self._look(path), operation["value"]
        if not isinstance(entry, dict) or not isinstance(self._look(path[:-1]), list):
            raise self._bad("no-record")
        if not isinstance(new, str) or not re.fullmatch(ID, new):
            raise self._bad("no-id")
        plan = Renaming(self.document, self.pack, self.effects, path, new)
        if plan.is_taken:
            raise self._bad("taken", id=new)
        before = self.document
        self._touch(path)
        for name in plan.names:
            self._touch(name.path)
            self._change(
                name.path[:-1], partial(with_name, part=name.path[-1], is_key=name.is_key, text=plan.text(name))
            )
        self._change(path, lambda one: {**one, "id": new})
        self._touch(path)
        if plan.can_be_renamed_back:
            self.inverse.append({"op": "rename", "at": list(self._named(path)), "value": plan.old})
        else:
            self._take_back_rename(before, path, plan.names)

    def _take_back_rename(self, before: dict[str, Any], path: Path, names: Iterable[Name]) -> None:
        """Renaming back would also change what named the new id before, or there was no id: each place by itself."""
        old = at(before, path)
        has_id = "id" in old
        own = list(self._named((*path, "id")))
        self.inverse.append({"op": "set", "at": own, "value": old["id"]} if has_id else {"op": "remove", "at": own})
        for name in names:
            where = name.path[:-1] if name.is_key else name.path
            self.inverse.append({"op": "set", "at": list(self._named(where)), "value": at(before, where)})

    # --- how they are made --------------------------------------------------------------------------

    def _replace(self, path: Path, value: Any) -> None:
        old = self._look(path)
        if is_lost := self._is_record(path) and not isinstance(old, dict):  # only the whole list can hold it again
            old = self.document[str(path[0])]
        self._touch(path)
        self._change(path, lambda _: value)
        self._done({"op": "set", "at": [path[0]] if is_lost else list(self._named(path)), "value": old}, path)

    def _add_field(self, path: Path, value: Any, position: int) -> None:
        self._change(path[:-1], lambda node: with_field(node, str(path[-1]), value, position))
        self._done({"op": "remove", "at": list(self._named(path))}, path)

    def _put_in(self, path: Path, value: Any) -> None:
        self._change(path[:-1], lambda node: with_entry(node, int(path[-1]), value))
        self._touch_entry(path)
        self.inverse.append({"op": "remove", "at": list(self._named(path))})

    def _put_back(self, path: Path, old: Any) -> Operation:
        """What brings an entry of a list back: by its id where it has one of its own, else by its index."""
        name = self._named(path)
        if self._is_record(path) and not isinstance(old, dict):  # only the whole list can hold it again
            return {"op": "set", "at": [path[0]], "value": self.document[str(path[0])]}
        if self._is_record(path) and isinstance(name[1], str):
            return {"op": "put", "at": list(name), "value": old, "position": path[1]}
        return {"op": "insert", "at": list(name), "value": old}

    def _with_missing_objects(self, value: Any) -> tuple[Path, Any]:
        """The path down to the first object that is missing, and that object with the value inside it."""
        node: Any = self.document
        for depth, part in enumerate(self.at[:-1]):
            if isinstance(node, dict) and isinstance(part, str) and node.get(part) is None:
                rest = self.at[depth + 1 :]
                if (depth == 0 and part in self.collections) or not all(isinstance(one, str) for one in rest):
                    raise self._bad("missing", part=part)
                for one in reversed(rest):
                    value = {one: value}
                return self.at[: depth + 1], value
            node = self._look(self.at[: depth + 1])
        return self.at, value

    def _refuse_unknown(self) -> None:
        """A field that such a record has not got; what an effect or a text may say is for `check`."""
        spec, node = record_spec(self.pack), self.document
        for depth, part in enumerate(self.at):
            found = spec.shape_of(node) if spec.shapes else spec
            if found is None or found.widget in FREE:
                return
            if found.fields and isinstance(part, str) and found.field(part) is None:
                raise self._bad("missing", part=part)
            inner = found.field(part) if found.fields and isinstance(part, str) else found.item
            if inner is None:
                return
            spec, node = inner, self._found(self.at[: depth + 1])

    def _found(self, path: Path) -> Any:
        """What lies there; nothing where nothing does yet."""
        try:
            return self._look(self._resolved(path))
        except BadEdit:
            return None

    def _record(self, value: Any, name: str | None) -> dict[str, Any]:
        """A record is an object; put under a name, it has that name."""
        if not isinstance(value, dict):
            raise self._bad("no-object")
        if name is not None and value.get("id") != name:
            raise self._bad("other-id", id=name)
        return value

    # --- where things are ---------------------------------------------------------------------------

    def _is_record(self, path: Path) -> bool:
        return len(path) == 2 and path[0] in self.collections

    def _record_of(self, listing: list[Any], which: str | int) -> int | None:
        if isinstance(which, int):
            return which if which < len(listing) else None
        found = [i for i, one in enumerate(listing) if isinstance(one, dict) and one.get("id") == which]
        if len(found) > 1:
            raise self._bad("double", id=which)
        return found[0] if found else None

    def _resolved(self, path: Path) -> Path:
        """The path with the index of its record instead of its id; all of it exists."""
        if len(path) >= 2 and path[0] in self.collections and isinstance(path[1], str):
            index = self._record_of(self._look(path[:1]), path[1])
            if index is None:
                raise self._bad("missing", part=path[1])
            path = (path[0], index, *path[2:])
        self._look(path)
        return path

    def _look(self, path: Path) -> Any:
        """What lies at a path."""
        node: Any = self.document
        for depth, part in enumerate(path):
            if depth == 1 and path[0] in self.collections and isinstance(part, str):
                part = self._resolved(path[:2])[1]
            is_there = part in node if isinstance(node, dict) and isinstance(part, str) else False
            if isinstance(node, list) and isinstance(part, int):
                is_there = part < len(node)
            if not is_there:
                raise self._bad("missing", part=part)
            node = node[part]
        return node

    def _parent(self, path: Path) -> tuple[Any, Any]:
        """What holds the last part of a path, and that part as the holder knows it; a new field need not be there."""
        parent = self._look(path[:-1])
        if isinstance(parent, dict) and isinstance(path[-1], str):
            return parent, path[-1]
        return parent, self._resolved(path)[-1]

    def _change(self, path: Path, change: Callable[[Any], Any]) -> None:
        self.document = changed(self.document, path, change)

    def _named(self, path: Path) -> Path:
        if len(path) < 2 or path[0] not in self.collections:
            return path
        return named(path, unique_ids({str(path[0]): self.document.get(str(path[0]))}))

    def _done(self, inverse: Operation, path: Path) -> None:
        self.inverse.append(inverse)
        self._touch(path)

    def _touch(self, path: Path) -> None:
        self.touched[self._named(path)] = None

    def _touch_entry(self, path: Path) -> None:
        """An entry that comes, goes or moves shifts the others, unless all of them are known by their ids."""
        name = self._named(path)
        listing = self._look(path[:-1])
        has_ids = self._is_record(path) and all_have_ids(listing)
        self.touched[name if has_ids else name[:-1]] = None

    def _bad(self, reason: str, **values: object) -> BadEdit:
        return BadEdit(reason, self.number, self.at, **values)
