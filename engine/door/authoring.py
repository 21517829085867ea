"""For those who write packs: what a document is made of, its forms, and edits of it."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine.core.answers.checks import Edited, Operation, Reference
from engine.core.answers.forms import Collection, Form
from engine.core.collections import collection_answers, shelves
from engine.core.edits import edit as _edit
from engine.core.errors import UnknownName
from engine.core.fingerprint import fingerprint as _fingerprint
from engine.core.forms import form_of
from engine.core.references import references as _references
from engine.core.ruleset import Ruleset
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
    return _edit(document, operations, shelves(ruleset.records))


def fingerprint(document: Mapping[str, Any], mission: str, options: Mapping[str, Any] | None = None) -> str:
    """A hash of all that can change a game of this mission, under these options of the table; prose is left out."""
    return _fingerprint(ruleset_named(document.get("ruleset")), document, mission, options)


def references(document: Mapping[str, Any]) -> list[Reference]:
    """Who names whom in a document, finished or not, in its order."""
    ruleset = ruleset_named(document.get("ruleset"))
    return _references(document, ruleset.records, ruleset.vocabulary)
