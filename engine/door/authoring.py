"""For those who write packs: what a document is made of, its forms, and edits of it."""

import copy
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine.core.answers import Path
from engine.core.answers.checks import Edited, Operation, Reference
from engine.core.answers.forms import Collection, Form
from engine.core.answers.missions import SketchNumber, Template
from engine.core.collections import collection_answers, shelves
from engine.core.edits import edit as _edit
from engine.core.errors import UnknownName
from engine.core.fingerprint import fingerprint as _fingerprint
from engine.core.forms import form_of
from engine.core.references import closure as _closure
from engine.core.references import effect_targets
from engine.core.references import references as _references
from engine.core.ruleset import Ruleset
from engine.core.templates import load_templates, starter_document, template
from engine.core.upgrades import upgrade as _upgrade
from engine.rulesets import registry


def ruleset_named(name: object) -> Ruleset:
    """The ruleset of that id; UnknownName where there is none."""
    if not isinstance(name, str) or name not in registry():
        raise UnknownName("ruleset", str(name), registry())
    return registry()[name]


@cache
def collections(ruleset: str, lang: str = "en") -> tuple[Collection, ...]:
    """The document's collections in order, as people call them."""
    found = ruleset_named(ruleset)
    return collection_answers(found.records, found.record_words, lang)


@cache
def form(ruleset: str, collection: str, lang: str = "en") -> Form:
    """How a record of a collection is filled in; '' is the pack's own frame."""
    found = ruleset_named(ruleset)
    if collection and collection not in shelves(found.records):
        raise UnknownName("collection", collection, shelves(found.records))
    return form_of(found.records, collection, found.record_words, found.vocabulary, lang)


def edit(document: Mapping[str, Any], operations: Sequence[Operation]) -> Edited:
    """The document after an edit, and what takes it back; BadEdit says why it cannot be made. Nothing is changed."""
    ruleset = ruleset_named(document.get("ruleset"))
    return _edit(document, operations, ruleset.records, effect_targets(ruleset.records, ruleset.vocabulary))


def fingerprint(document: Mapping[str, Any], mission: str, options: Mapping[str, Any] | None = None) -> str:
    """A hash of all that can change a game of this mission, under these options of the table; prose is left out."""
    return _fingerprint(ruleset_named(document.get("ruleset")), document, mission, options)


def references(document: Mapping[str, Any]) -> list[Reference]:
    """Who names whom in a document, finished or not, in its order."""
    ruleset = ruleset_named(document.get("ruleset"))
    return _references(document, ruleset.records, effect_targets(ruleset.records, ruleset.vocabulary))


def used_by(document: Mapping[str, Any], collection: str, id: str | int) -> list[Reference]:
    """Who names a record, outside of itself: what breaks when it goes."""
    return [
        one
        for one in references(document)
        if (one.collection, one.id) == (collection, id) and one.source[:2] != (collection, id)
    ]


def closure(document: Mapping[str, Any], collection: str, id: str | int) -> tuple[Path, ...]:
    """Where a record and all that it needs stand, what is needed first: for copying it into another pack."""
    ruleset = ruleset_named(document.get("ruleset"))
    return _closure(document, ruleset.records, references(document), (collection, id))


def upgrade(document: Mapping[str, Any]) -> dict[str, Any]:
    """A document of an older format as the present one; ContentError for one of a newer format."""
    return _upgrade(document)


def templates(ruleset: str, lang: str = "en") -> tuple[Template, ...]:
    """Small sound packs to start from, each with a document of its own."""
    return tuple(template(ruleset, built, lang) for built in _built_templates(ruleset))


@cache
def _built_templates(ruleset: str) -> list[dict[str, Any]]:
    return load_templates(ruleset_named(ruleset))


def sketch_numbers(ruleset: str, lang: str = "en") -> tuple[SketchNumber, ...]:
    """What a sketch of a mission is made from, with what is usual."""
    return ruleset_named(ruleset).showing.sketch_numbers(lang)


def sketch(ruleset: str, numbers: Mapping[str, int]) -> dict[str, Any]:
    """A sound pack with a board of this size and these numbers; what is not said, or too much, becomes what fits."""
    found = ruleset_named(ruleset)
    known = found.showing.sketch_numbers("en")
    bounded = {one.name: min(one.most, max(one.least, numbers.get(one.name, one.usual))) for one in known}
    base = copy.deepcopy(_built_templates(ruleset)[0]["document"])
    return found.showing.sketch(base, copy.deepcopy(starter_document(found)), bounded)
