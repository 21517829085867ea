"""Every text of a pack: the annotations of its records say what is one, who bears it and which trigger is implied."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Generic, TypeVar

from engine.core.collections import shelves
from engine.core.effects import table
from engine.core.effects.compile import Compiler, momentary_faults
from engine.core.effects.program import Ability as Compiled
from engine.core.effects.read import Reader
from engine.core.effects.table import Vocabulary
from engine.core.effects.walk import Node, walk
from engine.core.errors import Fault
from engine.core.fields import Spec, collection_spec, held
from engine.core.meaning import NOBODY, Bearer, Kind
from engine.core.names import at
from engine.core.records import Ability, PackHeader, ReadAsAbility, Record
from engine.core.references import frame_lists
from engine.core.sentences import NAMED, Told

ABILITY, ACTION, STEPS = "ability", "action", "steps"  # forms of texts; the others are kinds of nodes
FORMS = (STEPS, table.TRIGGER, table.CONDITION, table.NUMBER, table.FIGURES)


@dataclass(frozen=True, eq=False)
class EffectText:
    """One text: its form decides how it is read; `part` is the field of its record that it stands in."""

    owner: str  # what people call such a record: "monster kind"
    record: Any
    path: str
    part: str
    form: str
    written: Any
    bearer: Bearer
    names: tuple[str, ...]  # figures that it knows by a name
    vocabulary: Vocabulary
    read_from: ReadAsAbility | None = None  # the record that was read as this ability

    @property
    def id(self) -> str:
        """The record's id."""
        return str(self.record.id)

    @property
    def name(self) -> Told:
        """Its record in a sentence."""
        title = getattr(self.record, "name", None) or getattr(self.record, "title", None) or self.record.id
        return NAMED(title=title, id=self.record.id)

    @cached_property
    def reader(self) -> Reader:
        """Who has read it, and what is wrong with it."""
        return Reader(self.vocabulary, tuple((name, table.FIGURES) for name in self.names))

    @cached_property
    def read(self) -> Any:
        """What was read of it: an ability, steps, or a node."""
        if self.form in (ABILITY, ACTION):
            return self.reader.ability(self.written)
        if self.form == STEPS:
            return self.reader.steps(self.written)
        return self.reader.node(self.form, self.written)

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """Its nodes, outer ones first."""
        return tuple(walk(self.read, self.path))

    def faults(self, compiler: Compiler) -> list[Fault]:
        """What keeps it from being compiled."""
        compiler.faults.clear()
        read = self.read
        compiler.begin(self.path, self.reader.faults)
        match self.form:
            case "ability" | "action":
                compiler.faults += momentary_faults(compiler.of_ability(read), self.path)
            case "trigger":
                compiler.of_trigger(Compiled(), read)
            case "steps":
                compiler.of_steps(read, self.names)
            case "figures":
                compiler.of_target(read)
            case _:
                compiler.of_node(read)
        return list(compiler.faults)

    @cached_property
    def operations(self) -> frozenset[str]:
        """The operations among its nodes; many missions look through the same texts."""
        return frozenset(node.name for node in self.nodes if node.operation is not None)

    @property
    def trigger(self) -> str:
        """The name of the trigger it waits for, or an empty text."""
        first = self.nodes[0] if self.nodes else None
        return first.name if first is not None and first.kind == table.TRIGGER else ""

    def shown(self, path: str) -> str:
        """A path inside it as the author's document has it."""
        if self.read_from is not None:
            return self.path + self.read_from.own_path(path[len(self.path) :])
        return path


AnyText = TypeVar("AnyText", bound=EffectText)


def texts_of(pack: PackHeader, vocabulary: Vocabulary, make: type[AnyText]) -> Iterator[AnyText]:
    """All texts of a pack, in the order of its records."""
    model = type(pack)
    listings = {name: shelf.called for name, shelf in shelves(model).items()}
    listings |= {name: entries.called for name, entries in frame_lists(model).items()}
    for name, owner in listings.items():
        item = collection_spec(model, name)
        for index, record in enumerate(held(pack, name) if _has_texts(item) else ()):
            yield from _Walk(make, owner, record, vocabulary).texts(record, item, at(name, index, record), "", NOBODY)


@dataclass(frozen=True, slots=True)
class _Walk(Generic[AnyText]):
    """The way through one record."""

    make: type[AnyText]
    owner: str
    record: Record
    vocabulary: Vocabulary

    def texts(self, value: Any, spec: Spec, path: str, part: str, bearer: Bearer) -> Iterator[AnyText]:
        """The texts of whatever a field holds."""
        if value is None and not spec.needed:
            return
        if spec.shapes:
            shape = spec.shape_of_record(value)
            if shape is not None:
                yield from self.texts(value, shape, path, part, spec.meant(Bearer) or bearer)
            return
        kind = spec.meant(Kind)
        bearer = spec.meant(Bearer) or spec.bearer or bearer
        if isinstance(value, ReadAsAbility):
            form = ABILITY if isinstance(value, Ability) else ACTION
            written = implied(value.node, kind)
            yield self._text(form, written, path, part, bearer, kind, value)
        elif kind is not None and kind.name in FORMS:
            if kind.name != STEPS or value:
                yield self._text(kind.name, value, path, part, bearer, kind)
        elif isinstance(value, Record):
            for field in _text_fields(spec):
                inner = getattr(value, field.attribute)
                if (inner is not None and inner != ()) or field.needed:  # most have no text; what is empty is told
                    yield from self.texts(inner, field, f"{path}.{field.name}", part or field.name, bearer)
        elif spec.item is not None:
            for index, one in enumerate(value):
                is_named = isinstance(one, ReadAsAbility) and not isinstance(one, Ability)
                where = at(path, index, one) if is_named else f"{path}[{index}]"
                yield from self.texts(one, spec.item, where, part, bearer)

    def _text(
        self,
        form: str,
        written: Any,
        path: str,
        part: str,
        bearer: Bearer,
        kind: Kind | None,
        read_from: ReadAsAbility | None = None,
    ) -> AnyText:
        names = kind.names if kind is not None else ()
        return self.make(self.owner, self.record, path, part, form, written, bearer, names, self.vocabulary, read_from)


def bearer_of(spec: Spec, record: Mapping[str, Any], field: str) -> Bearer:
    """Who bears the text in a field of a record, finished or not."""
    shape = spec.shape_of(record) if spec.shapes else spec
    own = shape.field(field) if shape is not None else None
    return (own.meant(Bearer) if own is not None else None) or (shape.bearer if shape is not None else None) or NOBODY


def implied(node: dict[str, Any], kind: Kind | None) -> dict[str, Any]:
    """An ability with the trigger that its place implies, if it names none."""
    return {"when": kind.implied, **node} if kind is not None and kind.implied else node


@cache
def _text_fields(spec: Spec) -> tuple[Spec, ...]:
    return tuple(field for field in spec.fields if _has_texts(field))


@cache
def _has_texts(spec: Spec) -> bool:
    """Whether anything inside can be a text."""
    kind = spec.meant(Kind)
    if spec.widget == "ability" or (kind is not None and kind.name in FORMS):
        return True
    inner = [*spec.fields, *spec.shapes, *([spec.item] if spec.item is not None else [])]
    return any(_has_texts(one) for one in inner)
