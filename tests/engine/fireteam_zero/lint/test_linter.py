"""The linter as a whole: it lists every check, is quiet on sound packs, fast, and never falls over."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.content import load_document
from engine.core.errors import UnknownName
from engine.core.lint import Checks
from engine.core.sentences import Sentence
from engine.rulesets.fireteam_zero.lint import all_checks, lint
from engine.rulesets.fireteam_zero.records import read_records
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from tests.engine.fireteam_zero.lint.conftest import PROVING_GROUND, Ground

ON_LOADING = {"FZ-L.16", "FZ-L.17", "FZ-L.37", "FZ-L.38", "FZ-L.39", "FZ-L.40", "FZ-L.43", "FZ-L.44"}


def test_every_check_of_the_catalogue_is_listed_once():
    assert [check.code for check in all_checks()] == [
        "FZ-DECKS",
        *(f"FZ-L.{number:02}" for number in range(1, 66)),
        "FZ-TEAM",
    ]
    assert {check.code for check in all_checks() if check.held == "on loading"} == ON_LOADING
    for check in all_checks():
        assert check.about.endswith(".")
        assert check.severity in ("error", "warning")
        assert re.fullmatch(r"FZ-[A-Z0-9]+\.[0-9]+|n/a", check.rule)


def test_a_check_is_registered_once_only():
    checks = Checks({"X.1": Sentence("Something", "Etwas", "Chose")})
    checks.on_loading("X.1", "error", "n/a", "Something.")
    with pytest.raises(ValueError, match="registered twice"):
        checks.on_loading("X.1", "error", "n/a", "Something else.")


def test_the_proving_ground_is_sound():
    pack = read_records(load_document(PROVING_GROUND))
    assert [str(finding) for finding in lint(pack)] == []


def test_a_mission_that_is_not_there_is_named(ground):
    with pytest.raises(UnknownName, match="ferry-landing"):
        ground.lint("fery-landing")


def test_errors_come_first_and_every_finding_is_plain_data(ground):
    ground.ferry.update(coinStart="tails", objectives=[], eventCount=12, discoveries=[])
    found = ground.lint()
    assert [finding.severity for finding in found] == ["error", "warning"]
    assert found[0].as_json() == {
        "severity": "error",
        "code": "FZ-L.13",
        "rule": "FZ-13.01",
        "where": "missions[0] (ferry-landing).objectives",
        "message": 'The mission "The Ferry Landing" (ferry-landing) has no objective.',
        "hint": "Give the heroes something to do.",
    }
    assert str(found[0]).startswith("error FZ-L.13 missions[0] (ferry-landing).objectives: The mission")


def test_one_mission_is_linted_without_the_others(ground):
    ground.boss_fight["coinStart"] = "tails"
    assert ground.lint("ferry-landing") == []
    assert [finding.code for finding in ground.lint("the-cupbearer")] == ["FZ-L.62"]


def test_a_pack_without_missions_is_only_checked_for_itself():
    empty = {"format": 1, "ruleset": "fireteam-zero", "id": "empty", "version": "1", "title": "Empty"}
    assert lint(read_records(empty)) == []


WORDS = sorted({operation.name for operation in vocabulary} | {"each", "it", "intel", "cupbearer", "all", ""})
KEYS = sorted({param.name for operation in vocabulary for param in operation.params} | {"op", "condition"})
plain = st.one_of(st.none(), st.booleans(), st.integers(-3, 20), st.sampled_from(WORDS), st.text(max_size=3))
nodes = st.recursive(
    plain,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
        st.dictionaries(st.sampled_from(KEYS), inner, max_size=4).flatmap(
            lambda rest: st.sampled_from(WORDS).map(lambda op: {**rest, "op": op})
        ),
    ),
    max_leaves=12,
)


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(nodes, nodes, nodes)
def test_no_effect_however_odd_makes_the_linter_fall_over(first, second, third):
    ground = Ground()
    ground.rule(when=first, if_=second, may=third, limit=second, cost=third, decider=second, do=[first, second, third])
    ground.ferry["missionActions"] = [{"id": "odd", "name": "Odd", "where": first, "effect": [second], "limit": third}]
    ground.ferry["spawnPool"][0]["number"] = first
    ground.ferry["extraDefeat"] = [second]
    ground.get("objectives", "repair-the-ferry")["hiddenUntil"] = second
    ground.get("objectives", "read-the-orders")["completion"] = {"condition": [third]}
    ground.get("discoveries", "code-book")["effects"] = [third]
    ground.get("events", "lucky-find")["effects"] = [first]
    ground.get("monsterKinds", "cupbearer").update(special=[first], powerTokens=third)
    ground.get("twists", "faster")["onDraw"] = [second]
    lower = {"kind": "reaction", "trigger": first, "range": 1, "target": second, "effect": [third]}
    ground.document["actionCards"][0]["lower"] = lower
    for finding in ground.lint():
        assert finding.message
        assert finding.hint
