"""What a record needs, who needs it, and documents of other formats."""

import copy

import pytest

from engine import ContentError, closure, collections, load_pack, references, upgrade, used_by
from tests.engine.starter_packs import RULESETS, starter_document


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_record_and_its_closure_need_nothing_else(ruleset):
    document = starter_document(ruleset)
    shelves = [one.name for one in collections(ruleset)]
    for name in shelves:
        for record in document.get(name, [])[:3]:
            if "id" not in record:
                continue
            paths = closure(document, name, record["id"])
            assert paths[-1] == (name, record["id"])
            alone = {key: copy.deepcopy(value) for key, value in document.items() if key not in shelves}
            for path in paths:
                if path[0] in shelves:
                    one = next(entry for entry in document[path[0]] if entry["id"] == path[1])
                    alone.setdefault(path[0], []).append(one)
            assert not [one for one in references(alone) if not one.is_found], record["id"]
            load_pack(alone)


def test_what_is_needed_comes_first():
    paths = closure(starter_document("fireteam-zero"), "missions", "the-last-ferry")
    kind = next(path for path in paths if path[0] == "monsterKinds")
    family = next(path for path in paths if path[0] == "monsterFamilies")
    assert paths.index(family) < paths.index(kind) < paths.index(("missions", "the-last-ferry"))


def test_used_by_tells_what_would_break():
    document = starter_document("fireteam-zero")
    users = {one.source[:2] for one in used_by(document, "objectives", document["missions"][0]["objectives"][0])}
    assert ("missions", document["missions"][0]["id"]) in users


def test_the_present_format_stays_as_it_is_and_a_newer_one_is_refused():
    document = starter_document("countdown")
    upgraded = upgrade(document)
    assert upgraded == document
    assert upgraded is not document
    assert upgrade({"ruleset": "countdown"}) == {"ruleset": "countdown"}
    with pytest.raises(ContentError, match="format 1"):
        upgrade({**document, "format": 2})
