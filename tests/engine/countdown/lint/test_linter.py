"""The linter as a whole: it lists every check and is quiet on sound packs."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.errors import UnknownName
from engine.rulesets.countdown.compile.mission import compile_mission
from engine.rulesets.countdown.lint import all_checks, lint
from engine.rulesets.countdown.records import RuleOptions, read_records
from engine.rulesets.countdown.vocabulary import vocabulary
from tests.engine.countdown.lint.conftest import Ground

ON_LOADING = {8, 10, 11, 17, 22, 24, 40, 41, 43, 44, 45, 46, 47, 49, 52}


def test_every_check_of_the_catalogue_is_listed_once():
    assert [check.code for check in all_checks()] == [
        *(f"CD-60.{number:02}" for number in range(1, 64)),
        "CD-DECKS",
        "CD-TEAM",
    ]
    on_loading = {f"CD-60.{number:02}" for number in ON_LOADING}
    assert {check.code for check in all_checks() if check.held == "on loading"} == on_loading
    for check in all_checks():
        assert check.about.endswith(".")
        assert re.fullmatch(r"CD-[0-9]+(\.[0-9]+)?", check.rule)
    assert [check.code for check in all_checks() if check.severity == "hint"] == ["CD-60.15", "CD-60.32"]


def test_the_training_ground_is_sound(ground):
    ground.is_sound()
    ground.is_sound("bombs-1")
    ground.is_sound("campaign-hostages-2")


def test_a_mission_that_is_not_there_is_named(ground):
    with pytest.raises(UnknownName, match="bombs-1"):
        ground.lint("bomb-1")


def test_one_mission_is_judged_by_what_it_uses(ground):
    ground.get("locations", "test-blueprint-3")["securedBonus"]["points"] = 5
    ground.get("campaigns", "campaign-bombs")["removeTopThreats"] = 21
    ground.is_sound("bombs-1")
    assert [finding.code for finding in ground.lint("bombs-3")] == ["CD-60.21"]
    assert [finding.code for finding in ground.lint("campaign-bombs-1")] == ["CD-60.54"]


def test_errors_come_first_and_hints_last(ground):
    ground.place["campaignThreatCards"] = 14
    ground.get("threatCards", "lookout")["attack"] = 6
    ground.place["securedBonus"]["zones"] = 9
    found = ground.lint()
    assert [finding.severity for finding in found] == ["error", "warning", "hint"]
    assert found[0].as_json() == {
        "severity": "error",
        "code": "CD-60.20",
        "rule": "CD-5.15",
        "where": "locations[0] (test-blueprint).securedBonus.zones",
        "message": 'The bonus of the location "Test Blueprint" (test-blueprint) asks for 9 secured zones, '
        "and there are 8.",
        "hint": "Ask for 1 to 8.",
    }


def test_a_pack_without_missions_is_only_checked_for_itself():
    empty = {"format": 1, "ruleset": "countdown", "id": "empty", "version": "1", "title": "Empty"}
    assert lint(read_records(empty)) == []


WORDS = sorted({operation.name for operation in vocabulary} | {"each", "it", "target", "lookout", "rita", ""})
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


def is_borne(ground):
    """The linter says something readable of it, and calls an error what the compiler refuses."""
    pack = read_records(ground.document)
    mission = pack.missions[0]
    found = lint(pack, mission.id)
    for finding in found:
        assert finding.message.endswith(".")
        assert finding.hint
    if not any(finding.severity == "error" for finding in found):
        compile_mission(pack, "digest", mission, RuleOptions())


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(nodes, nodes, nodes)
def test_no_effect_however_odd_makes_linter_or_compiler_fall_over(first, second, third):
    ground = Ground()
    ability = {"when": first, "if": second, "cost": third, "limit": second, "do": [first, second, third]}
    ground.get("threatCards", "lookout")["effects"] = [ability]
    ground.get("ops", "rita")["special"] = [{"when": "anyTime", "may": third, "do": [first], "for": second}]
    ground.get("supportCards", "tear-gas").update(targets=first, effects=[second, third])
    is_borne(ground)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_no_board_however_odd_makes_linter_or_compiler_fall_over(data):
    ground = Ground()
    zone = st.fixed_dictionaries({"x": st.integers(0, 3), "y": st.integers(0, 3)}).flatmap(
        lambda cell: st.one_of(
            st.fixed_dictionaries({"kind": st.sampled_from(["threat", "objective"]), "cards": st.integers(1, 9)}),
            st.fixed_dictionaries(
                {
                    "kind": st.sampled_from(["infiltration", "exfiltration"]),
                    "arrow": st.sampled_from(["north", "east", "south", "west"]),
                }
            ),
        ).map(lambda rest: {**cell, **rest})
    )
    cells = st.lists(zone, min_size=1, max_size=16, unique_by=lambda one: (one["x"], one["y"]))
    ground.place["zones"] = data.draw(cells)
    ground.place["campaignThreatCards"] = data.draw(st.integers(1, 30))
    ground.place["securedBonus"] = {"zones": data.draw(st.integers(0, 17)), "points": data.draw(st.integers(-1, 3))}
    is_borne(ground)
