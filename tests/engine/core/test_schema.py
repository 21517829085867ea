"""The schema of the effect language: it accepts what the compiler accepts, and says what an editor needs."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.content import load_document
from engine.core.effects import table
from engine.core.effects.examples import example_node
from engine.core.effects.schema import DIALECT, form_description, json_schema
from engine.core.effects.wording import LANGUAGES
from engine.rulesets.fireteam_zero.records import read_records
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from tests.engine.effect_nodes import ability, node
from tests.engine.fireteam_zero.test_records import PROVING_GROUND
from tests.engine.schema_check import faults

SCHEMA = json_schema(vocabulary, "Fireteam Zero")
STEPS = {"$ref": "#/$defs/steps"}
ABILITY = {"$ref": "#/$defs/ability"}


def is_valid(written, schema=STEPS):
    return not faults(written, schema, SCHEMA)


def test_it_is_plain_json_of_the_current_dialect():
    assert json.loads(json.dumps(SCHEMA)) == SCHEMA
    assert SCHEMA["$schema"] == DIALECT
    assert SCHEMA["title"] == "Fireteam Zero"


def test_every_reference_leads_somewhere():
    def references(schema):
        if isinstance(schema, dict):
            yield from ([schema["$ref"]] if isinstance(schema.get("$ref"), str) else [])
            for part in schema.values():
                yield from references(part)
        elif isinstance(schema, list):
            for part in schema:
                yield from references(part)

    found = {reference.removeprefix("#/$defs/") for reference in references(SCHEMA)}
    assert found <= SCHEMA["$defs"].keys()
    assert {f"{one.kind}.{one.name}" for one in vocabulary} <= found


@pytest.mark.parametrize("operation", list(vocabulary), ids=lambda one: f"{one.kind}-{one.name}")
def test_it_accepts_the_example_of_every_operation(operation):
    assert faults(example_node(vocabulary, operation), {"$ref": f"#/$defs/{operation.kind}"}, SCHEMA) == []
    described = SCHEMA["$defs"][f"{operation.kind}.{operation.name}"]
    assert described["title"]
    assert described["description"]
    for param in operation.params:
        assert {"title", "description"} <= described["properties"][param.name].keys()


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_it_accepts_whatever_the_table_allows(data):
    assert faults([data.draw(node(vocabulary, table.STEP))], STEPS, SCHEMA) == []
    assert faults(data.draw(ability(vocabulary)), ABILITY, SCHEMA) == []


def test_it_accepts_the_effects_of_a_real_pack():
    pack = read_records(load_document(PROVING_GROUND))
    abilities = [one for hero in pack.heroes for one in hero.abilities]
    abilities += [one for twist in pack.twists for one in twist.effects]
    abilities += [one for kind in pack.monster_kinds for one in kind.trait]
    assert abilities
    assert [faults(one.node, ABILITY, SCHEMA) for one in abilities] == [[]] * len(abilities)
    for card in pack.action_cards:
        assert faults(card.lower.effect, STEPS, SCHEMA) == []


@pytest.mark.parametrize(
    "written",
    [
        {"op": "drawCrads"},
        {"op": "drawCards", "count": 2},
        {"op": "drawCards", "n": -1},
        {"op": "drawCards", "n": "two"},
        {"op": "coin"},
        {"op": "coin", "side": "edge"},
        {"op": "restrict", "what": ["breathe"]},
        {"op": "choose", "options": [["drawCards"]]},
        {"op": "rerollDice", "optional": "yes"},
        {"op": "if", "condition": "bossInPlay"},
        {"op": "dieRoll", "table": [{"from": 1, "do": ["drawTwist"]}]},
        7,
    ],
    ids=str,
)
def test_it_rejects_what_the_language_does_not_know(written):
    assert not is_valid(written)


def test_an_operation_with_defaults_can_be_written_by_its_name():
    assert is_valid(["drawCards", "drawTwist"])
    assert not is_valid("coin")  # it needs a side
    assert SCHEMA["$defs"]["step.drawCards"]["properties"]["n"]["default"] == 1


def test_the_form_lists_every_operation_with_its_parameters():
    forms = form_description(vocabulary)
    assert [one["kind"] for one in forms] == list(table.NODE_KINDS)
    assert json.loads(json.dumps(forms)) == forms
    draw = next(one for one in forms[0]["operations"] if one["name"] == "drawCards")
    assert draw["title"] == "Draw cards"
    assert draw["rule"] == "FZ-E.55"
    assert set(draw["words"]) == set(LANGUAGES)
    who, n = draw["params"]
    assert (who["name"], who["type"], who["required"], who["default"]) == ("who", "figures", False, "you")
    assert (n["low"], n["high"], n["description"]) == (0, None, "a whole number or an expression, at least 0")
    coin = next(one for one in forms[0]["operations"] if one["name"] == "coin")
    assert coin["params"][0]["words"] == ["heads", "tails"]
    assert coin["params"][0]["required"]
