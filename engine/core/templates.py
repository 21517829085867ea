"""Small sound packs to start from: each has its own mission, and borrows the rest from the starter pack.

A template's file says its title and a sentence, which collections it takes over whole, and what is its own. All that is
named and not there is taken from the starter pack, so that the document holds everything it needs.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.core.answers.missions import Template
from engine.core.collections import shelves
from engine.core.content import load_document, text_in
from engine.core.references import Effects, effect_targets, references
from engine.core.ruleset import Ruleset

CONTENT = Path(__file__).parents[1] / "content"
HEADER = ("format", "ruleset", "version", "languages", "credits", "licence")


def starter_document(ruleset: Ruleset) -> dict[str, Any]:
    """The starter pack of a ruleset as a document."""
    return dict(load_document(CONTENT / ruleset.id.replace("-", "_")))


def load_templates(ruleset: Ruleset) -> list[dict[str, Any]]:
    """The templates of a ruleset in order: id, title, sentence, and the whole document; a new game has none yet."""
    paths = sorted((CONTENT / "templates" / ruleset.id.replace("-", "_")).glob("*.json"))
    if not paths:
        return []
    starter = starter_document(ruleset)
    effects = effect_targets(ruleset.records, ruleset.vocabulary)
    found = []
    for path in paths:
        written = json.loads(path.read_text(encoding="utf-8"))
        document = _document(ruleset, starter, written, effects)
        found.append({"id": document["id"], **written, "document": document})
    return found


def template(ruleset: str, built: Mapping[str, Any], lang: str) -> Template:
    """A template as people read it, with a document of its own."""
    title, sentence = text_in(built["title"], lang), text_in(built["sentence"], lang)
    return Template(built["id"], ruleset, title, sentence, copy.deepcopy(built["document"]))


def _document(ruleset: Ruleset, starter: Mapping[str, Any], written: Mapping[str, Any], effects: Effects) -> Any:
    collections = shelves(ruleset.records)
    own = written["document"]
    document = {key: starter[key] for key in HEADER if key in starter}
    document |= {key: value for key, value in starter.items() if key not in collections and key not in document}
    document |= own
    document |= {name: starter[name] for name in written["whole"] if name not in own}
    for collection, wanted in written.get("only", {}).items():  # records with these values
        fits = [one for one in starter[collection] if all(one.get(key) == value for key, value in wanted.items())]
        document[collection] = fits
    return _with_all_it_needs(ruleset, starter, document, effects)


def _with_all_it_needs(
    ruleset: Ruleset, starter: Mapping[str, Any], document: dict[str, Any], effects: Effects
) -> dict[str, Any]:
    """The document with every record of the starter pack that it names, in the starter's order."""
    while missing := [one for one in references(document, ruleset.records, effects) if not one.is_found]:
        for one in missing:
            wanted = {record["id"] for record in document.get(one.collection, ())} | {one.id}
            known = [record for record in starter[one.collection] if record["id"] in wanted]
            own = [record for record in document.get(one.collection, ()) if record not in known]
            document[one.collection] = [*own, *known]
    order = [name for name in shelves(ruleset.records) if name in document]
    return {
        **{key: one for key, one in document.items() if key not in order},
        **{name: document[name] for name in order},
    }
