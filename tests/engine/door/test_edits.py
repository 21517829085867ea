"""Edits of documents: what they do, what they refuse, and that undoing all gives the first document back."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BadEdit, collections, edit, load_pack, references, used_by
from tests.engine.starter_packs import RULESETS, starter_document

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
    kind = draw(st.sampled_from(["put", "remove", "set", "insert", "move", "rename", "rename"]))
    at = random_path(draw, document, names)
    operation = {"op": kind, "at": at}
    if kind in ("put", "set", "insert"):
        operation["value"] = draw(st.sampled_from(VALUES))
    if kind == "put":
        operation["at"] = [draw(st.sampled_from(sorted(names))), draw(st.sampled_from(["new", "leader", 0, 1, 3]))]
        operation["position"] = draw(st.integers(0, 4))
    if kind == "rename":
        collection = draw(st.sampled_from(sorted(name for name in names if document.get(name))))
        operation["at"] = [collection, draw(st.integers(0, len(document[collection]) - 1))]
        operation["value"] = draw(st.sampled_from(["new", "renamed", "leader", "intel"]))
    if kind == "move":
        operation["to"] = draw(st.integers(0, 5))
    return operation


@pytest.mark.parametrize("ruleset", RULESETS)
@given(data=st.data())
def test_undoing_all_edits_gives_the_first_document_back_to_the_byte(ruleset, data):
    first = starter_document(ruleset)
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


@pytest.mark.parametrize("double", [{"roles": [{"id": "a"}, {"id": "a"}]}, {"roles": [{"id": "a"}]}])
def test_one_of_two_records_with_one_id_is_renamed_and_taken_back(double):
    document = draft(**double, events=[{"id": "e", "name": "a"}])
    edited = edit(document, [{"op": "rename", "at": ["roles", 0], "value": "b"}])
    assert edited.document["roles"][0] == {"id": "b"}
    assert edit(edited.document, edited.inverse).document == document


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
    assert refused.value.in_words("de") != refused.value.in_words("en")
    assert json.dumps(document) == before


def test_a_document_does_not_outgrow_what_a_pack_may_hold():
    document = draft(credits="x" * 7_000_000)
    with pytest.raises(BadEdit) as refused:
        edit(document, [{"op": "set", "at": ["licence"], "value": "x" * 2_000_000}])
    assert refused.value.reason == "too-much"
    with pytest.raises(BadEdit):
        edit(document, [{"op": "set", "at": ["licence"], "value": ""}] * 2_000)


def test_renaming_a_record_takes_every_reference_along():
    first = starter_document("fireteam-zero")
    role = first["roles"][0]["id"]
    renamed = edit(first, [{"op": "rename", "at": ["roles", role], "value": "renamed"}])
    assert not [one for one in references(renamed.document) if not one.is_found]
    assert len(used_by(renamed.document, "roles", "renamed")) == len(used_by(first, "roles", role)) > 10
    assert used_by(renamed.document, "roles", role) == []
    assert renamed.inverse == ({"op": "rename", "at": ["roles", "renamed"], "value": role},)
    load_pack(renamed.document)


def test_renaming_reaches_keys_places_tokens_and_effects():
    spawn = {"op": "placeToken", "token": "fire", "at": {"op": "named", "location": "dock/pier"}}
    document = draft(
        tokens={"special": [{"id": "fire"}]},
        roles=[{"id": "leader"}],
        sectors=[{"id": "dock", "locations": [{"id": "pier"}], "innerAdjacency": [["pier", "pier"]]}],
        missions=[
            {"id": "m", "focusCards": {"x": 1, "leader": 2}, "entryPoint": "dock/pier", "specialRules": [{"do": spawn}]}
        ],
    )
    operations = [
        {"op": "rename", "at": ["tokens", "special", 0], "value": "blaze"},
        {"op": "rename", "at": ["roles", "leader"], "value": "chief"},
        {"op": "rename", "at": ["sectors", "dock", "locations", 0], "value": "jetty"},
        {"op": "rename", "at": ["sectors", "dock"], "value": "quay"},
    ]
    edited = edit(document, operations)
    mission, sector = edited.document["missions"][0], edited.document["sectors"][0]
    assert list(mission["focusCards"].items()) == [("x", 1), ("chief", 2)]
    assert mission["entryPoint"] == "quay/jetty"
    assert mission["specialRules"][0]["do"] == {
        "op": "placeToken",
        "token": "blaze",
        "at": {"op": "named", "location": "quay/jetty"},
    }
    assert sector["innerAdjacency"] == [["jetty", "jetty"]]
    assert json.dumps(edit(edited.document, edited.inverse).document) == json.dumps(document)


def test_a_name_that_is_taken_or_means_something_else_is_refused():
    document = draft(events=[{"id": "a"}], discoveries=[{"id": "b"}], objectives=[{"id": "c"}], heroes=[{"id": "a"}])
    assert edit(document, [{"op": "rename", "at": ["heroes", "a"], "value": "b"}])
    for at, value in ((["events", "a"], "b"), (["events", "a"], "Big Words"), (["events", "a"], 7)):
        with pytest.raises(BadEdit):
            edit(document, [{"op": "rename", "at": at, "value": value}])


def test_what_named_the_new_id_before_stays_as_it_was_on_undo():
    document = draft(roles=[{"id": "a"}], heroes=[{"id": "h", "role": "b"}, {"id": "i", "role": "a"}])
    edited = edit(document, [{"op": "rename", "at": ["roles", "a"], "value": "b"}])
    assert [hero["role"] for hero in edited.document["heroes"]] == ["b", "b"]
    assert edit(edited.document, edited.inverse).document == document
