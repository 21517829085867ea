"""Who names whom in a document: from the annotations of its records, and from its effects."""

import time

import pytest

from engine import closure, collections, references, rulesets
from engine.core.collections import shelves
from engine.core.effects.table import REF
from engine.core.paths import resolves
from engine.core.references import nameable, record_targets
from tests.engine.mutants import mutant
from tests.engine.starter_packs import RULESETS, starter_document


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_reference_of_a_starter_pack_finds_its_record_and_its_source(ruleset):
    document = starter_document(ruleset)
    known = {one.name for one in collections(ruleset)} | {"tokens.special"}
    found = references(document)
    assert found
    for one in found:
        assert one.is_found, one
        assert one.collection in known
        node = document
        for part in one.source[:-1] if one.is_key else one.source:
            is_id = isinstance(node, list) and isinstance(part, str)
            node = next(entry for entry in node if entry["id"] == part) if is_id else node[part]
        assert one.source[-1] in node if one.is_key else one.id in node or one.part == node


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_record_that_an_operation_names_has_a_collection(ruleset):
    found = rulesets()[ruleset]
    named = {param.record for operation in found.vocabulary for param in operation.params if param.type == REF}
    assert named <= set(record_targets(found.records))


def draft(**parts):
    return {"format": 1, "ruleset": "fireteam-zero", **parts}


def test_names_stand_in_fields_keys_places_and_effects():
    kind = {"op": "spawnPool", "kind": "ghoul"}
    document = draft(
        missions=[
            {
                "id": "m",
                "focusCards": {"leader": 2},
                "entryPoint": "dock/pier",
                "layout": {"tiles": [{"sector": "dock"}]},
                "specialRules": [{"do": [{"op": "forEach", "of": kind, "as": "x", "do": []}]}],
                "initialTokens": [{"token": "intel", "card": "find"}],
            },
            {"id": "m", "layout": "shore"},
        ],
        discoveries=[{"id": "find"}],
    )
    found = {one.source: one for one in references(document)}
    assert found["missions", 0, "focusCards", "leader"].is_key
    place = found["missions", 0, "entryPoint"]
    assert (place.collection, place.id, place.part) == ("sectors", "dock", "pier")
    assert found["missions", 0, "layout", "tiles", 0, "sector"].id == "dock"
    assert found["missions", 0, "initialTokens", 0, "card"].collection == "discoveries"
    assert found["missions", 0, "specialRules", 0, "do", 0, "of", "kind"].collection == "monsterKinds"
    assert found["missions", 1, "layout"].collection == "layouts"
    assert not found["missions", 1, "layout"].is_found


@pytest.mark.parametrize("broken", [[], {}, 7, None, "x", [[]], [7], [{"id": 3}], [{"id": []}]])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_draft_is_too_broken(ruleset, broken):
    for collection in collections(ruleset):
        assert references({"ruleset": ruleset, collection.name: broken}) == []


def test_references_of_the_largest_starter_pack_take_no_time():
    document = starter_document("fireteam-zero")
    references(document)
    took = []
    for _ in range(5):
        begun = time.process_time()
        references(document)
        took.append(time.process_time() - begun)
    assert min(took) < 0.02


@pytest.mark.parametrize("ruleset", RULESETS)
def test_references_of_any_document_lead_somewhere(ruleset):
    for seed in range(200):
        changed = mutant(starter_document(ruleset), seed)
        for one in references(changed):
            assert resolves(changed, one.source), one
        for name in ("missions", "assignments"):
            for record in changed.get(name, [])[:1] if isinstance(changed.get(name), list) else ():
                if isinstance(record, dict) and isinstance(record.get("id"), str):
                    assert closure(changed, name, record["id"])


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_effect_can_name_any_record_of_any_collection_by_its_annotation(ruleset):
    """A new operation needs no table of its own: compiler and linter look names up here."""
    document, found = starter_document(ruleset), rulesets()[ruleset]
    names = nameable(found.read(document))
    for collection, shelf in shelves(found.records).items():
        ids = [one["id"] for one in document.get(collection, ()) if "id" in one]
        assert set(ids) <= set(names[shelf.called]), collection
    assert all(list(numbered.values()) == list(range(len(numbered))) for numbered in names.values())
