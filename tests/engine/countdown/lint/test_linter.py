"""The linter as a whole: it lists every check and is quiet on sound packs."""

import re

import pytest

from engine.core.errors import UnknownName
from engine.rulesets.countdown.lint import all_checks

ON_LOADING = {8, 10, 11, 17, 22, 24, 40, 41, 43, 44, 45, 46, 47, 49, 52}


def test_every_check_of_the_catalogue_is_listed_once():
    assert [check.code for check in all_checks()] == [f"CD-60.{number:02}" for number in range(1, 64)]
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
