"""The form of a record, made from what its fields are and what people call them."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from pydantic import BaseModel

from engine.core.answers import Path
from engine.core.answers.forms import Choice, Field, Form, Group, Shape
from engine.core.collections import shelves
from engine.core.effects.table import DECIDERS, SLOTS, Vocabulary
from engine.core.fields import Spec, collection_spec, record_spec
from engine.core.form_words import CORE_WORDS
from engine.core.meaning import Bearer, Kind, Local, Place, Ref
from engine.core.record_words import FieldWords, RecordWords, say
from engine.core.word_tables import Words

MORE = "more"  # the group of what is folded away


def form_of(pack: type[BaseModel], collection: str, words: RecordWords, vocabulary: Vocabulary, lang: str) -> Form:
    """How a record of a collection is filled in; '' is the pack's own frame."""
    maker = FormMaker(words, vocabulary, lang)
    if collection:
        spec = collection_spec(pack, collection)
    else:
        whole = record_spec(pack)
        spec = replace(whole, fields=tuple(field for field in whole.fields if field.name not in shelves(pack)))
    if spec.shapes:
        fields: tuple[Field, ...] = (replace(maker.field(replace(spec, name="kind", owner=collection), ()), path=()),)
        groups = maker.groups_of([one for shape in spec.shapes for one in maker.fields(shape, ())])
    else:
        fields = maker.fields(spec, ())
        groups = maker.groups_of(list(fields))
    blank = maker.blank(spec, collection)
    return Form(collection, groups, fields, blank)


class FormMaker:
    """Makes forms in one language."""

    def __init__(self, words: RecordWords, vocabulary: Vocabulary, lang: str) -> None:
        self.words = words
        self.vocabulary = vocabulary
        self.lang = lang

    # --- fields -------------------------------------------------------------------------------------

    def fields(self, spec: Spec, path: Path) -> tuple[Field, ...]:
        """A record's fields in the order of its sheet; what has only one value is not asked for."""
        said = spec.bearer.said if spec.bearer is not None else ""
        return tuple(_borne(one, said) for one in self._sorted(spec, path))

    def _sorted(self, spec: Spec, path: Path) -> tuple[Field, ...]:
        asked = {field.name: field for field in spec.fields if not _is_constant(field)}
        if spec.sheet is None:
            return tuple(self.field(field, path) for field in asked.values())
        found = []
        for group, names in spec.sheet.groups.items():
            found += [replace(self.field(asked.pop(name), path), group=group) for name in names if name in asked]
        rest = [replace(self.field(one, path), group=MORE, is_advanced=True) for one in asked.values()]
        return (*found, *rest)

    def field(self, spec: Spec, path: Path) -> Field:
        """One field; `path` leads to the record that has it."""
        return self._field(spec, (*path, spec.name) if spec.name else path)

    def _field(self, spec: Spec, where: Path) -> Field:
        called = self._called(spec)
        made = Field(
            path=where,
            widget=spec.widget,
            label=say(called.label, self.lang),
            hint=say(called.hint, self.lang),
            rule=called.rule,
            needed=spec.needed,
            default=copy.deepcopy(spec.default),
            least=spec.least,
            most=spec.most,
            choices=self._choices(spec),
            bearer=bearer.said if (bearer := spec.meant(Bearer)) is not None else "",
        )
        return self._with_parts(made, spec, where)

    def _with_parts(self, made: Field, spec: Spec, where: Path) -> Field:
        """The field with what its widget needs besides."""
        kind = spec.meant(Kind)
        if kind is not None and kind.name == "limit":
            return replace(made, widget="record", fields=self._limit(where))
        if kind is not None and kind.name == "flag":
            return replace(made, widget="switch")
        if kind is not None and kind.name == "decider":
            return replace(made, widget="choice", choices=self._choices(replace(spec, choices=DECIDERS)))
        if kind is not None and spec.widget in ("node", "byTeam", "steps"):
            made = replace(made, slot="step" if spec.widget == "steps" else _slot(kind.name))
        if spec.widget == "byTeam" and not spec.fields:
            columns = tuple(Choice(size, say(label, self.lang)) for size, label in self.words.teams.items())
            return replace(made, choices=columns)
        if spec.widget == "ability":
            return replace(made, slot="ability", fields=self._ability(spec, where))
        return replace(
            made,
            **_target(spec),
            keys=self._entry(spec.keys, spec) if spec.keys is not None else None,
            item=self._entry(spec.item, spec) if spec.item is not None else None,
            fields=self.fields(spec, where) if spec.fields else (),
            shapes=tuple(self._shape(one, spec) for one in spec.shapes),
        )

    def _entry(self, item: Spec, listing: Spec) -> Field:
        """An entry of a list or map: it reads the words of its list."""
        named = replace(item, owner=listing.owner, name=listing.name)
        return replace(self._field(named, ()), hint="")

    def _shape(self, shape: Spec, field: Spec) -> Shape:
        key = _shape_key(shape)
        plain = not shape.fields
        inner = (self._entry(shape, field),) if plain else self.fields(shape, ())
        label = self._shape_label(field, key)
        blank = self.blank(shape, "")
        return Shape(key, say(label, self.lang), inner, blank, _json_type(shape), tuple(shape.tag))

    def _ability(self, spec: Spec, where: Path) -> tuple[Field, ...]:
        """Its parts; where a trigger is implied, that is the one it has unless another is chosen."""
        kind = spec.meant(Kind)
        implied = kind.implied if kind is not None and kind.implied else None
        fields = self.fields(spec, where)
        return tuple(replace(one, default=implied) if one.path == (*where, "when") else one for one in fields)

    def _limit(self, where: Path) -> tuple[Field, ...]:
        """How often: {"times": 1, "per": "round"}."""
        times, per = Spec("times", "number", "Limit", least=1, most=99, default=1), Spec("per", "choice", "Limit")
        per = replace(per, needed=True, choices=self.vocabulary.limit_units)
        return (self.field(times, where), self.field(per, where))

    def groups_of(self, fields: list[Field]) -> tuple[Group, ...]:
        """The groups of a form, in order."""
        keys = dict.fromkeys(field.group for field in fields if field.group)
        return tuple(Group(key, say(self._group(key), self.lang)) for key in keys)

    # --- words --------------------------------------------------------------------------------------

    def _called(self, spec: Spec) -> FieldWords:
        return find_words(self.words, spec.owner, spec.name) or FieldWords((spec.name, spec.name, spec.name))

    def _choices(self, spec: Spec) -> tuple[Choice, ...]:
        return tuple(
            Choice(
                value,
                say(choice_words(self.words, spec, value) or (str(value),) * 3, self.lang),
                icon=self.words.icons.get(spec.name, {}).get(value, ""),
            )
            for value in spec.choices
        )

    def _shape_label(self, field: Spec, key: str) -> Words:
        return shape_words(self.words, field, key) or (key, key, key)

    def _group(self, key: str) -> Words:
        return self.words.groups.get(key) or CORE_WORDS.groups[key]

    # --- new records --------------------------------------------------------------------------------

    def blank(self, spec: Spec, collection: str) -> Any:
        """A new record: everything that is needed, with what the ruleset finds sensible."""
        if spec.shapes:
            return self.blank(spec.shapes[0], collection)
        if not spec.fields:
            return self._blank_value(spec)
        made = {field.name: self._blank_value(field) for field in spec.fields if field.needed}
        called = self.words.collections.get(collection)
        if called is not None:
            made = {key: self._title(called.singular) if key in ("name", "title") else one for key, one in made.items()}
            if "id" in made:
                made["id"] = f"new-{called.singular[0].lower().replace(' ', '-')}"
        return {**made, **copy.deepcopy(self.words.blanks.get(collection, {}))}

    def _title(self, singular: Words) -> dict[str, str]:
        return {self.lang: say(singular, self.lang)}

    def _blank_value(self, spec: Spec) -> Any:
        if spec.widget == "oneOf":
            return self.blank(spec.shapes[0], "")
        if spec.widget in ("record", "ability") or (spec.widget == "byTeam" and spec.fields):
            return {field.name: self._blank_value(field) for field in spec.fields if field.needed}
        if spec.widget == "list":
            return [self._blank_value(spec.item) for _ in range(int(spec.least or 0))] if spec.item is not None else []
        if spec.widget in ("choice",):
            return spec.choices[0]
        nearest = (
            max(int(spec.least or 0), 0) if spec.most is None else min(max(int(spec.least or 0), 0), int(spec.most))
        )
        values: dict[str, Any] = {"number": nearest, "switch": False, "localised": {self.lang: ""}}
        values |= {"prose": {self.lang: ""}, "map": {}, "choices": [], "cells": [], "steps": [], "byTeam": 1}
        return values.get(spec.widget, "")


def _borne(field: Field, said: str) -> Field:
    """The field and all inside it with whoever bears their texts: their own, else whoever bears those around them."""
    said = field.bearer or said
    if not said:
        return field
    return replace(
        field,
        bearer=said,
        item=_borne(field.item, said) if field.item is not None else None,
        fields=tuple(_borne(one, said) for one in field.fields),
        shapes=tuple(replace(one, fields=tuple(_borne(part, said) for part in one.fields)) for one in field.shapes),
    )


def find_words(words: RecordWords, owner: str, name: str) -> FieldWords | None:
    """A field's words: the ruleset's for this model, for any, or those of all games."""
    for table in (words, CORE_WORDS):
        for key in (f"{owner}.{name}", name):
            if key in table.fields:
                return table.fields[key]
    return None


def choice_words(words: RecordWords, spec: Spec, value: Any) -> Words | None:
    """What a value is called; a plain number is called by itself."""
    for table in (words, CORE_WORDS):
        for key in (f"{spec.owner}.{spec.name}", spec.name):
            if value in table.choices.get(key, {}):
                return table.choices[key][value]
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return (str(value), str(value), str(value)) if is_number else None


def shape_words(words: RecordWords, field: Spec, key: str) -> Words | None:
    """What one of several shapes is called."""
    for table in (words, CORE_WORDS):
        for name in (f"{field.owner}.{field.name}/{key}", f"{field.name}/{key}", key):
            if name in table.shapes:
                return table.shapes[name]
    return None


def walk_specs(spec: Spec) -> Iterator[tuple[Spec, str]]:
    """Every field and shape inside, with what it is: for tests that hold the words complete."""
    for field in spec.fields:
        if not _is_constant(field):
            yield field, "field"
            yield from walk_specs(field)
    for shape in spec.shapes:
        yield replace(spec, tag=("shape", _shape_key(shape))), "shape"
        named = shape if shape.fields else replace(shape, owner=spec.owner, name=spec.name)
        if named.choices:
            yield named, "choices"
        yield from walk_specs(shape)
    if spec.item is not None:
        item = replace(spec.item, owner=spec.owner, name=spec.name)
        if item.choices:
            yield item, "choices"
        yield from walk_specs(item)


def _is_constant(field: Spec) -> bool:
    return field.widget == "choice" and len(field.choices) == 1


def _shape_key(shape: Spec) -> str:
    if shape.tag:
        return str(shape.tag[1])
    return shape.model or (str(shape.choices[0]) if len(shape.choices) == 1 else shape.widget)


def _json_type(shape: Spec) -> str:
    types = {"list": "list", "choices": "list", "cells": "list", "number": "number", "switch": "switch"}
    if shape.fields or shape.widget == "map":
        return "object"
    return types.get(shape.widget, "text")


def _slot(kind: str) -> str:
    return SLOTS.get(kind, kind)


def _target(spec: Spec) -> dict[str, Any]:
    """Where the records lie that a reference can name."""
    target = spec.target
    if isinstance(target, Place):
        return {"collection": target.collection, "source": (target.listing,)}
    if isinstance(target, Local):
        return {"source": (target.listing,)}
    if isinstance(target, Ref):
        collection = target.collections[0]
        parts = tuple(collection.split("."))
        several = target.collections if len(target.collections) > 1 else ()
        if len(parts) > 1:
            return {"source": parts}
        return {"collection": collection, "collections": several}
    return {}
