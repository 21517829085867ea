"""Edits of documents: what they do, what they refuse, and that undoing all gives the first document back."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BadEdit, collections, edit
from tests.engine.door.documents import RULESETS, starter

VALUES = [
    {"id": "new", "name": "New"},
    {"name": "No id"},
    {"id": "leader"},
    7,
    None,
    "x",
    [],
    [1],
    {"en": "a", "de": "b"},
]


def random_path(draw, node, names):
    """A path that mostly exists; sometimes the last part is new."""
    path, depth = [], draw(st.integers(1, 6))
    while len(path) < depth and isinstance(node, dict | list) and node:
        key = draw(st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node))))
        node = node[key]
        is_record = len(path) == 1 and path[0] in names and isinstance(node, dict)
        path.append(node["id"] if is_record and "id" in node and draw(st.booleans()) else key)
    return [*path[:-1], draw(st.sampled_from(["new", "x", 0, 1]))] if draw(st.integers(0, 9)) == 0 else path


def random_operation(draw, document, names):
    kind = draw(st.sampled_from(["put", "remove", "set", "insert", "move"]))
    at = random_path(draw, document, names)
    operation = {"op": kind, "at": at}
    if kind in ("put", "set", "insert"):
        operation["value"] = draw(st.sampled_from(VALUES))
    if kind == "put":
        operation["at"] = [draw(st.sampled_from(sorted(names))), draw(st.sampled_from(["new", "leader", 0, 1, 3]))]
        operation["position"] = draw(st.integers(0, 4))
    if kind == "move":
        operation["to"] = draw(st.integers(0, 5))
    return operation


@pytest.mark.parametrize("ruleset", RULESETS)
@given(data=st.data())
def test_undoing_all_edits_gives_the_first_document_back_to_the_byte(ruleset, data):
    first = starter(ruleset)
    before = json.dumps(first)
    names = [one.name for one in collections(ruleset)]
    document, inverses = first, []
    for _ in range(data.draw(st.integers(1, 12))):
        operations = [random_operation(data.draw, document, names) for _ in range(data.draw(st.integers(1, 2)))]
        given_document, given_operations = json.dumps(document), copy.deepcopy(operations)
        try:
            edited = edit(document, operations)
        except BadEdit:
            assert json.dumps(document) == given_document
        else:
            inverses.append(edited.inverse)
            again = edit(edited.document, edited.inverse)
            assert json.dumps(again.document) == given_document
            assert edited.touched
            assert json.dumps(document) == given_document
            assert operations == given_operations
            document = edited.document
    for inverse in reversed(inverses):
        document = edit(document, list(json.loads(json.dumps(inverse)))).document
    assert json.dumps(document) == before
    assert json.dumps(first) == before


def draft(**parts):
    return {"format": 1, "ruleset": "fireteam-zero", "id": "draft", **parts}


def test_a_record_is_put_at_its_position_and_replaced_where_it_stands():
    document = draft(events=[{"id": "a"}, {"id": "b"}])
    put = edit(document, [{"op": "put", "at": ["events", "c"], "value": {"id": "c"}, "position": 1}])
    assert [one["id"] for one in put.document["events"]] == ["a", "c", "b"]
    assert put.inverse == ({"op": "remove", "at": ["events", "c"]},)
    assert put.touched == (("events", "c"),)
    replaced = edit(put.document, [{"op": "put", "at": ["events", "c"], "value": {"id": "c", "name": "C"}}])
    assert replaced.document["events"][1] == {"id": "c", "name": "C"}


def test_objects_that_are_missing_are_made_and_go_again():
    document = draft(missions=[{"id": "m"}])
    edited = edit(document, [{"op": "set", "at": ["missions", "m", "story", "briefing", "en"], "value": "Go."}])
    assert edited.document["missions"][0] == {"id": "m", "story": {"briefing": {"en": "Go."}}}
    assert edit(edited.document, edited.inverse).document == document


def test_records_without_an_id_of_their_own_are_named_by_their_place():
    document = draft(events=[{"id": "a"}, {"id": "a"}, {}])
    with pytest.raises(BadEdit) as refused:
        edit(document, [{"op": "remove", "at": ["events", "a"]}])
    assert refused.value.reason == "double"
    edited = edit(document, [{"op": "set", "at": ["events", 1, "id"], "value": "b"}])
    assert edited.document["events"][1] == {"id": "b"}
    assert edited.inverse == ({"op": "set", "at": ["events", "b", "id"], "value": "a"},)
    assert edit(document, [{"op": "remove", "at": ["events", 2]}]).touched == (("events",),)


def test_a_removed_field_comes_back_between_its_neighbours():
    document = draft(roles=[{"id": "r", "name": "R", "actionCards": 3}])
    edited = edit(document, [{"op": "remove", "at": ["roles", "r", "name"]}])
    assert list(edit(edited.document, edited.inverse).document["roles"][0]) == ["id", "name", "actionCards"]


def deep(levels):
    value = 1
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("operation", "reason"),
    [
        ("nonsense", "unknown"),
        ({"op": "explode", "at": ["events"]}, "unknown"),
        ({"op": "set", "at": ["title"]}, "fields"),
        ({"op": "remove", "at": ["title"], "value": 3}, "fields"),
        ({"op": "remove", "at": []}, "path"),
        ({"op": "remove", "at": "title"}, "path"),
        ({"op": "remove", "at": ["events", True]}, "path"),
        ({"op": "remove", "at": ["events", -1]}, "path"),
        ({"op": "remove", "at": ["x"] * 100}, "path"),
        ({"op": "remove", "at": ["nothing"]}, "missing"),
        ({"op": "remove", "at": ["events", "nothing"]}, "missing"),
        ({"op": "set", "at": ["events", "nothing", "name"], "value": "x"}, "missing"),
        ({"op": "set", "at": ["events", "a", "name", "de"], "value": "x"}, "missing"),
        ({"op": "set", "at": ["ruleset"], "value": "countdown"}, "fixed"),
        ({"op": "remove", "at": ["format"]}, "fixed"),
        ({"op": "set", "at": ["events"], "value": {}}, "no-list"),
        ({"op": "insert", "at": ["events", "a", "effects", 0], "value": "x"}, "no-list"),
        ({"op": "insert", "at": ["events", 7], "value": {}}, "missing"),
        ({"op": "insert", "at": ["events", 0], "value": 5}, "no-object"),
        ({"op": "put", "at": ["events", "b"], "value": 5}, "no-object"),
        ({"op": "put", "at": ["events", "b"], "value": {"id": "c"}}, "other-id"),
        ({"op": "put", "at": ["tokens", "b"], "value": {"id": "b"}}, "no-record"),
        ({"op": "move", "at": ["events", "a"], "to": -1}, "index"),
        ({"op": "move", "at": ["events", "a", "name"], "to": 0}, "no-list"),
        ({"op": "set", "at": ["title"], "value": {1}}, "not-json"),
        ({"op": "set", "at": ["title"], "value": deep(80)}, "not-json"),
        ({"op": "set", "at": ["title"], "value": "x" * 9_000_000}, "too-much"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_reason(operation, reason):
    document = draft(events=[{"id": "a", "name": "A", "effects": {"op": "drawCards"}}])
    before = json.dumps(document)
    with pytest.raises(BadEdit) as refused:
        edit(document, [operation])
    assert refused.value.reason == reason
    assert refused.value.text("de") != refused.value.text("en")
    assert json.dumps(document) == before


def test_a_document_does_not_outgrow_what_a_pack_may_hold():
    document = draft(credits="x" * 7_000_000)
    with pytest.raises(BadEdit) as refused:
        edit(document, [{"op": "set", "at": ["licence"], "value": "x" * 2_000_000}])
    assert refused.value.reason == "too-much"
    with pytest.raises(BadEdit):
        edit(document, [{"op": "set", "at": ["licence"], "value": ""}] * 2_000)
