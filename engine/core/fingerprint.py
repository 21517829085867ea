"""The fingerprint of a mission: a hash of all that can change a game of it, however its author wrote it.

Titles, prose, pictures and credits are left out, defaults and short forms are written alike, and records that no game
of the mission can meet do not count. What cannot be understood counts as it stands.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any

from engine.core.answers import Path
from engine.core.collections import shelves
from engine.core.effects import table
from engine.core.effects.read import Reader
from engine.core.effects.table import Vocabulary
from engine.core.effects.tree import Node, TableRow
from engine.core.errors import UnknownName
from engine.core.fields import Spec, collection_spec, record_spec
from engine.core.meaning import Kind, Localised, Place, Unplayed
from engine.core.references import Name, Walk, effect_targets
from engine.core.ruleset import Ruleset

KINDS = {kind.replace(" ", ""): kind for kind in table.NODE_KINDS}


def fingerprint(
    ruleset: Ruleset, document: Mapping[str, Any], mission: str, options: Mapping[str, Any] | None = None
) -> str:
    """The hash; the rule options of a table can bring in more of the pack than the mission itself."""
    roots = list(ruleset.mission_records(document, mission, options or {}))
    if not roots:
        raise UnknownName("mission", mission)
    met = _Met(ruleset, document)
    met.add(roots)
    plain = json.dumps({"ruleset": ruleset.id, "mission": mission, **met.plain()}, sort_keys=True)
    return sha256(plain.encode()).hexdigest()


class _Met:
    """The records that a game can meet: those of every game, the mission's own, and all that these name."""

    def __init__(self, ruleset: Ruleset, document: Mapping[str, Any]) -> None:
        self.document = document
        self.pack = ruleset.records
        self.plainly = _Plainly(ruleset.vocabulary)
        self.walk = Walk(effect_targets(self.pack, ruleset.vocabulary), only_played=True)
        self.where = {name: _places_of(document.get(name)) for name in shelves(self.pack)}
        self.records: dict[Path, Any] = {}
        self.frame = [field for field in record_spec(self.pack).fields if field.name not in shelves(self.pack)]

    def add(self, roots: Iterable[tuple[Path, Any]]) -> None:
        """These records, those of every game, and whatever they name."""
        waiting = list(roots)
        for name, shelf in shelves(self.pack).items():
            if shelf.in_every_game:
                waiting += [((name, index), one) for index, one in enumerate(_listed(self.document.get(name)))]
        for field in self.frame:
            waiting += self._named(self.walk.names(field, self.document.get(field.name), (field.name,)))
        while waiting:
            path, record = waiting.pop()
            if path not in self.records:
                self.records[path] = record
                spec = collection_spec(self.pack, str(path[0]))
                waiting += self._named(self.walk.names(spec, record, path))

    def plain(self) -> dict[str, Any]:
        """All of it in one spelling, records in the document's order."""
        frame = {field.name: self.plainly.value(field, self.document.get(field.name)) for field in self.frame}
        found: dict[str, list[Any]] = {}
        for collection, index in sorted((str(path[0]), int(path[1])) for path in self.records):
            spec = collection_spec(self.pack, collection)
            found.setdefault(collection, []).append(self.plainly.value(spec, self.records[collection, index]))
        return {"frame": {key: value for key, value in frame.items() if value is not None}, "records": found}

    def _named(self, names: Iterable[Name]) -> Iterator[tuple[Path, Any]]:
        for name in names:
            target = name.target
            collections = (target.collection,) if isinstance(target, Place) else getattr(target, "collections", ())
            wanted = name.text.partition("/")[0] if isinstance(target, Place) else name.text
            for collection in collections:
                for index in self.where.get(collection, {}).get(wanted, ()):
                    yield (collection, index), self.document[collection][index]


class _Plainly:
    """Values in one spelling: nothing that no game depends on, no defaults, no short forms."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def value(self, spec: Spec, value: Any) -> Any:
        """The value, or None where it says nothing that is not so anyway."""
        if value is None or spec.meant(Unplayed) is not None or spec.meant(Localised) is not None:
            return None
        plain = self._of(spec, value)
        is_default = not spec.needed and spec.default is not None and plain == self._of(spec, spec.default)
        return None if is_default else plain

    def _of(self, spec: Spec, value: Any) -> Any:
        kind = spec.meant(Kind)
        if kind is not None and spec.widget in ("steps", "node", "byTeam"):
            return self._effect(kind, value)
        if spec.widget == "oneOf":
            shape = spec.shape_of(value)
            return value if shape is None else self._of(shape, value)
        if isinstance(value, dict) and spec.fields:
            return self._record(spec, value)
        if isinstance(value, dict) and spec.item is not None:
            return {key: self._of(spec.item, one) for key, one in value.items()}
        if isinstance(value, list) and spec.item is not None:
            return [self._of(spec.item, one) for one in value]
        return value

    def _record(self, spec: Spec, value: dict[str, Any]) -> dict[str, Any]:
        known = {field.name for field in spec.fields}
        plain = {field.name: self.value(field, value.get(field.name)) for field in spec.fields}
        plain |= {key: one for key, one in value.items() if key not in known}
        return {key: one for key, one in plain.items() if one is not None}

    def _effect(self, kind: Kind, written: Any) -> Any:
        reader = Reader(self.vocabulary)
        if kind.name == "steps":
            scope = tuple((name, table.FIGURES) for name in kind.names)
            tree: Any = reader.steps(written, scope=scope)
        elif kind.name in KINDS:
            tree = reader.node(KINDS[kind.name], written)
        else:
            return written
        return written if reader.faults else _tree(tree)


def _tree(value: Any) -> Any:
    if isinstance(value, Node):
        if value.operation is None:
            return {"name": value.bound} if value.bound else value.literal
        prose = {param.name for param in value.operation.params if param.is_prose}
        given = {name: _tree(one) for name, one in value.arguments.items() if one is not None and name not in prose}
        return {"op": value.operation.name, **given}
    if isinstance(value, TableRow):
        return {"from": value.low, "to": value.high, "do": _tree(value.steps)}
    return [_tree(one) for one in value] if isinstance(value, tuple) else value


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _places_of(listing: Any) -> dict[str, list[int]]:
    """Where the records of an id stand: several of them in an unfinished draft."""
    found: dict[str, list[int]] = {}
    for index, one in enumerate(_listed(listing)):
        if isinstance(one, Mapping) and isinstance(one.get("id"), str):
            found.setdefault(one["id"], []).append(index)
    return found
