"""The collections of a ruleset's documents: which lists hold records, on which shelf, and what people call them."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from pydantic import BaseModel

from engine.core.answers.forms import Collection
from engine.core.meaning import Shelf
from engine.core.record_words import RecordWords, say

TITLES = ("title", "name", "id")  # the field that names a record, if it has it


@cache
def shelves(pack: type[BaseModel]) -> dict[str, Shelf]:
    """The lists of a pack that hold records, in the document's order."""
    found: dict[str, Shelf] = {}
    for name, field in pack.model_fields.items():
        shelf = next((one for one in field.metadata if isinstance(one, Shelf)), None)
        if shelf is not None:
            found[field.alias or name] = shelf
    return found


def record_models(pack: type[BaseModel], collection: str) -> tuple[type[BaseModel], ...]:
    """The models that a collection's records can have; several where a field such as `kind` tells them apart."""
    field = next(field for name, field in pack.model_fields.items() if (field.alias or name) == collection)
    return tuple(_models(field.annotation))


def collection_answers(pack: type[BaseModel], words: RecordWords, lang: str) -> tuple[Collection, ...]:
    """The collections in order, as people call them."""
    return tuple(_answer(pack, name, shelf, words, lang) for name, shelf in shelves(pack).items())


def _answer(pack: type[BaseModel], name: str, shelf: Shelf, words: RecordWords, lang: str) -> Collection:
    called = words.collections[name]
    return Collection(
        name=name,
        shelf=shelf.name,
        singular=say(called.singular, lang),
        plural=say(called.plural, lang),
        hint=say(called.hint, lang),
        icon=shelf.icon,
        has_face=shelf.has_face,
        title_field=title_field(record_models(pack, name)[0]),
        least=shelf.least,
        most=shelf.most,
    )


def title_field(model: type[BaseModel]) -> str:
    """The field that names a record, as the JSON spells it."""
    aliases = [field.alias or name for name, field in model.model_fields.items()]
    return next((title for title in TITLES if title in aliases), aliases[0])


def _models(annotation: Any) -> list[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [annotation]
    return [model for part in get_args(annotation) for model in _models(part)]
