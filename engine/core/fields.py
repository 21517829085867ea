"""What the fields of a record are, read once from its model and its annotations."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from annotated_types import Ge, Le, MaxLen, MinLen
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from engine.core import meaning
from engine.core.answers.forms import Widget

MEANINGS = (
    meaning.Shelf,
    meaning.Entries,
    meaning.Ref,
    meaning.Local,
    meaning.Place,
    meaning.Kind,
    meaning.Bearer,
    meaning.ByTeam,
    meaning.Localised,
    meaning.Prose,
    meaning.Cells,
    meaning.Repeats,
    meaning.Unplayed,
)
Meaning = TypeVar("Meaning")


@dataclass(frozen=True, slots=True, eq=False)
class Spec:
    """One field, or an entry of a list: what it may hold and what that means."""

    name: str  # as the JSON spells it; '' for an entry of a list and for one of several shapes
    widget: Widget
    owner: str = ""  # the model that has the field: "Hero"
    model: str = ""  # a record's own model
    sheet: meaning.Sheet | None = None  # how its form is laid out
    bearer: meaning.Bearer | None = None  # who bears the texts of a record
    meanings: tuple[Any, ...] = ()
    needed: bool = False
    default: Any = None  # as JSON
    least: float | None = None
    most: float | None = None
    choices: tuple[Any, ...] = ()
    keys: Spec | None = None
    item: Spec | None = None
    fields: tuple[Spec, ...] = ()
    shapes: tuple[Spec, ...] = ()
    tag: tuple[str, str] | tuple[()] = ()  # of a shape: the field that tells it apart, and its value
    attribute: str = ""  # as the record's model spells it
    target: meaning.Ref | meaning.Place | meaning.Local | None = dataclasses.field(
        init=False, default=None
    )  # whose name

    def __post_init__(self) -> None:
        targets = (meaning.Ref, meaning.Place, meaning.Local)
        object.__setattr__(self, "target", next((one for one in self.meanings if isinstance(one, targets)), None))

    def meant(self, kind: type[Meaning]) -> Meaning | None:
        """What the annotation says of this sort, if anything; the outermost goes before what it is made of."""
        return next((one for one in reversed(self.meanings) if isinstance(one, kind)), None)

    def field(self, name: str) -> Spec | None:
        """A record's field."""
        return next((one for one in self.fields if one.name == name), None)

    def shape_of(self, value: Any) -> Spec | None:
        """Which of several shapes a value has."""
        fitting = [shape for shape in self.shapes if _fits(shape, value)]
        return next((shape for shape in fitting if shape.choices), fitting[0] if fitting else None)

    def shape_of_record(self, value: Any) -> Spec | None:
        """Which of several shapes a value has that was read."""
        wanted = "list" if isinstance(value, tuple) else type(value).__name__
        return next((shape for shape in self.shapes if wanted in (shape.model, shape.widget)), None)


@cache
def record_spec(model: type[BaseModel]) -> Spec:
    """A model with all its fields."""
    sheet, bearer = getattr(model, "sheet", None), getattr(model, "bearer", None)
    return Spec("", "record", model=model.__name__, sheet=sheet, bearer=bearer, fields=tuple(_fields(model)))


def held(record: BaseModel, path: str) -> Any:
    """What a field of a record holds, by its name in JSON; "tokens.special" is a field of a field."""
    name, _, rest = path.partition(".")
    spec = record_spec(type(record)).field(name)
    assert spec is not None, path
    found = getattr(record, spec.attribute)
    return held(found, rest) if rest else found


def spec_at(model: type[BaseModel], path: str) -> Spec:
    """The same for what the field is."""
    spec: Spec | None = record_spec(model)
    for name in path.split("."):
        spec = spec.field(name) if spec is not None else None
    assert spec is not None, path
    return spec


def collection_spec(pack: type[BaseModel], collection: str) -> Spec:
    """A record of a collection: its fields, or the shapes it can have."""
    item = spec_at(pack, collection).item
    assert item is not None
    return item


def _fields(model: type[BaseModel]) -> Iterator[Spec]:
    for name, field in model.model_fields.items():
        spec = _spec(field.annotation, list(field.metadata), field.discriminator)
        needed = field.is_required()
        default = None if needed else _json(field.get_default(call_default_factory=True))
        spec = replace(spec, name=field.alias or name, attribute=name, owner=model.__name__)
        yield replace(spec, needed=needed, default=default)


def _spec(annotation: Any, metadata: list[Any], discriminator: Any = None) -> Spec:
    """What an annotation allows."""
    while get_origin(annotation) is Annotated:
        annotation, *inner = get_args(annotation)
        metadata = [*inner, *metadata]
    metadata, discriminator = _expanded(metadata, discriminator)
    meanings = tuple(one for one in metadata if isinstance(one, MEANINGS))
    least, most = _bound(metadata, Ge, MinLen), _bound(metadata, Le, MaxLen)
    widget = _meant_widget(meanings)
    if widget is not None:
        return Spec("", widget, meanings=meanings, fields=_fields_of(annotation), least=least, most=most)
    if get_origin(annotation) in (Union, types.UnionType):
        return _union(annotation, metadata, discriminator)
    plain = _plain(annotation)
    least, most = plain.least if least is None else least, plain.most if most is None else most
    spec = replace(plain, meanings=meanings, least=least, most=most)
    if spec.widget == "text" and spec.target is not None:
        return replace(spec, widget="reference")
    if spec.widget == "choices" and spec.meant(meaning.Repeats) is not None:
        return replace(spec, widget="list", item=Spec("", "choice", choices=spec.choices), choices=())
    return spec


def _fields_of(annotation: Any) -> tuple[Spec, ...]:
    is_model = isinstance(annotation, type) and issubclass(annotation, BaseModel)
    return record_spec(annotation).fields if is_model else ()


def _meant_widget(meanings: tuple[Any, ...]) -> Widget | None:
    """The widget that an annotation asks for, whatever the type."""
    widgets: list[tuple[type, Widget]] = [
        (meaning.Prose, "prose"),
        (meaning.Localised, "localised"),
        (meaning.ByTeam, "byTeam"),
        (meaning.Cells, "cells"),
        (meaning.Place, "place"),
    ]
    for one in meanings:
        if isinstance(one, meaning.Kind) and not any(isinstance(other, meaning.ByTeam) for other in meanings):
            return "steps" if one.name == "steps" else "node" if one.name != "ability" else None
    return next((widget for kind, widget in widgets if any(isinstance(one, kind) for one in meanings)), None)


def _union(annotation: Any, metadata: list[Any], discriminator: Any) -> Spec:
    forms = [one for one in get_args(annotation) if one is not type(None)]
    if len(forms) == 1:
        return _spec(forms[0], metadata, discriminator)
    meanings = tuple(one for one in metadata if isinstance(one, MEANINGS))
    shapes = []
    for form in forms:
        shape = _spec(form, [])
        tag = _tag(shape, discriminator) if isinstance(discriminator, str) else ()
        shapes.append(replace(shape, tag=tag))
    return Spec("", "oneOf", meanings=meanings, shapes=tuple(shapes))


def _plain(annotation: Any) -> Spec:
    """A type without further meaning."""
    arguments = get_args(annotation)
    origin = get_origin(annotation)
    if origin is Literal:
        return Spec("", "choice", choices=arguments)
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        item = _spec(arguments[0], [])
        return Spec("", "choices", choices=item.choices) if item.widget == "choice" else Spec("", "list", item=item)
    if origin is tuple:  # so many entries, no more and no fewer
        return Spec("", "list", item=_spec(arguments[0], []), least=len(arguments), most=len(arguments))
    if origin is dict:
        return Spec("", "map", keys=_spec(arguments[0], []), item=_spec(arguments[1], []))
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        inner = record_spec(annotation)
        is_ability = any(one.__name__ == "Ability" for one in annotation.__mro__)
        return replace(inner, widget="ability") if is_ability else inner
    widgets: dict[Any, Widget] = {str: "text", int: "number", float: "number", bool: "switch"}
    return Spec("", widgets.get(annotation, "json"))


def _tag(shape: Spec, discriminator: str) -> tuple[str, str] | tuple[()]:
    field = shape.field(discriminator)
    return (discriminator, str(field.choices[0])) if field is not None and field.choices else ()


def _expanded(metadata: list[Any], discriminator: Any) -> tuple[list[Any], Any]:
    """The annotations, those inside pydantic's `Field(…)` included."""
    found: list[Any] = []
    for one in metadata:
        if isinstance(one, FieldInfo):
            found += one.metadata
            discriminator = one.discriminator or discriminator
        else:
            found.append(one)
    return found, discriminator


def _bound(metadata: list[Any], *kinds: type) -> float | None:
    for one in metadata:
        if isinstance(one, kinds):
            value = getattr(one, "ge", getattr(one, "le", getattr(one, "min_length", getattr(one, "max_length", None))))
            return value if isinstance(value, int | float) else None
    return None


def _json(value: Any) -> Any:
    """A default as its author would write it; what is default itself is left out."""
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", by_alias=True, exclude_unset=True)
    if isinstance(value, tuple | list):
        return [_json(one) for one in value]
    return value


TYPES: dict[str, tuple[type, ...]] = {
    "text": (str,),
    "reference": (str,),
    "place": (str,),
    "localised": (str, dict),
    "prose": (str, dict),
    "number": (int, float),
    "switch": (bool,),
    "list": (list,),
    "choices": (list,),
    "cells": (list,),
    "map": (dict,),
    "record": (dict,),
    "ability": (dict,),
}


def _fits(shape: Spec, value: Any) -> bool:
    """Whether a value can be meant as this shape, finished or not."""
    if shape.tag:
        return isinstance(value, dict) and value.get(shape.tag[0]) == shape.tag[1]
    if shape.widget == "choice":
        return value in shape.choices
    if isinstance(value, bool) and shape.widget != "switch":
        return False
    return isinstance(value, TYPES.get(shape.widget, (object,)))
