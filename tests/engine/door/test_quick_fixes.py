"""Quick fixes: each removes its finding and adds no error."""

import copy

import pytest

from engine import check, edit, rulesets
from tests.engine.fuzz import assert_sound
from tests.engine.mutants import mutant
from tests.engine.starter_packs import starter_document

GAMES = sorted(rulesets())


def changed(game, *path, value):
    document = copy.deepcopy(starter_document(game))
    node = document
    for part in path[:-1]:
        node = node[part]
    node[path[-1]] = value
    return document


@pytest.mark.parametrize(
    ("game", "path", "value", "after"),
    [
        ("fireteam-zero", ("missions", 0, "eventCount"), 3, None),
        ("fireteam-zero", ("missions", 0, "coinStart"), "tails", "heads"),
        ("fireteam-zero", ("missions", 0, "spawnPool", 0, "kind"), "corupted-wolf", None),
        ("fireteam-zero", ("missions", 0, "heroCount"), {"min": 2, "max": 8}, None),
        ("fireteam-zero", ("heroes", 0, "role"), "leeder", "leader"),
        ("fireteam-zero", ("heroes", 0, "speed"), 5_000, None),
        ("fireteam-zero", ("upgradeSets", 0, "copies"), 3, "4"),
        ("fireteam-zero", ("events", 0, "effects"), [{"op": "drawCrads", "n": 1}], "drawCards"),
        ("fireteam-zero", ("events", 0, "effects"), ["winMision"], "winMission"),
        ("fireteam-zero", ("events", 0, "effects"), [{"op": "damage", "tagret": "you", "n": 1}], "target"),
        ("fireteam-zero", ("events", 0, "effects"), [{"op": "coin", "side": "haeds"}], "heads"),
        ("fireteam-zero", ("events", 0, "effects"), [{"op": "repeat", "times": 900, "do": ["winMission"]}], "100"),
        ("fireteam-zero", ("missions", 0, "monsterCards"), [], None),
        ("fireteam-zero", ("events", 0, "effects"), [{"op": "forEach", "of": "alHeroes", "do": []}], "allHeroes"),
        ("countdown", ("locations", 0, "securedBonus", "points"), 7, "2"),
        ("countdown", ("objectiveCards", 0, "kind"), "bmb", "bomb"),
        ("countdown", ("objectiveCards", 0, "successScore"), [-2, -3, -4], "2, 3, 4"),
        ("countdown", ("bulletControlCards", 0, "scoreCost"), 5, "2"),
        ("countdown", ("assignments", 0, "time"), {"p1to4": 9, "p5": 8, "p6": 7}, "7 / 5 / 5"),
        ("countdown", ("campaigns", 0, "supportCards"), 99, "12"),
        ("countdown", ("locations", 0, "zones", 0, "arrow"), "north", "south"),
        ("countdown", ("roles",), {"patriots": 1, "traitors": 0}, None),
    ],
)
def test_what_is_safe_to_mend_is_offered(game, path, value, after):
    document = changed(game, *path, value=value)
    offered = [one for one in check(document).findings if one.fix is not None]
    assert offered
    if after is not None:
        assert after in {one.fix.after for one in offered}
    assert_sound(document, check(document))


def test_who_waits_for_the_findings_alone_gets_the_same_ones_and_hears_of_untried_fixes():
    document = changed("fireteam-zero", "missions", 0, "eventCount", value=3)
    whole, hurried = check(document), check(document, fixes=False)
    assert [(one.code, one.path, one.message) for one in hurried.findings] == [
        (one.code, one.path, one.message) for one in whole.findings
    ]
    assert not any(one.fix for one in hurried.findings)
    assert (whole.untried, bool(hurried.untried)) == (0, True)
    assert check(starter_document("fireteam-zero"), fixes=False).untried == 0


def test_a_discovery_brings_the_objective_that_it_serves():
    document = copy.deepcopy(starter_document("fireteam-zero"))
    mission = document["missions"][0]
    cards = {one["id"]: one for one in document["discoveries"]}
    served = cards[mission["discoveries"][0]]["objective"]
    mission["objectives"].remove(served)
    offered = [one.fix for one in check(document).findings if one.code == "FZ-L.11" and one.fix is not None]
    assert {one.after for one in offered} == {served}
    assert not any(one.code == "FZ-L.11" for one in check(edit(document, offered[0].operations).document).findings)


def test_a_support_card_for_one_attack_is_played_before_the_roll():
    document = copy.deepcopy(starter_document("countdown"))
    card = next(one for one in document["supportCards"] if one.get("timing") == "beforeAttackRoll")
    card["timing"] = "anyTime"
    (offered,) = (one.fix for one in check(document).findings if one.code == "CD-60.56")
    assert (offered.before, offered.after) == ("anyTime", "beforeAttackRoll")


def test_a_misspelt_field_gets_its_name():
    document = copy.deepcopy(starter_document("fireteam-zero"))
    document["missions"][0]["evnetCount"] = document["missions"][0].pop("eventCount")
    offered = [one.fix for one in check(document, lang="de").findings if one.fix is not None]
    assert offered[0].label == "In „eventCount“ ändern"
    assert check(edit(document, offered[0].operations).document).loads


def test_a_place_that_nobody_reaches_is_linked_with_the_nearest_that_can_be_reached():
    document = copy.deepcopy(starter_document("fireteam-zero"))
    mission = document["missions"][0]
    layout = next(one for one in document["layouts"] if one["id"] == mission["layout"])
    sector = mission["exitPoint"].split("/")[0]
    far = next(tile for tile in layout["tiles"] if tile["sector"] == sector)
    far["x"] += 40
    checked = check(document, mission["id"], lang="de")
    offered = {one.code: one.fix for one in checked.findings if one.fix is not None}
    assert "FZ-L.36" in offered or "FZ-L.18" in offered
    assert any(fix.label.startswith("Mit „") for fix in offered.values())
    assert_sound(document, check(document))


@pytest.mark.parametrize("game", GAMES)
def test_every_quick_fix_of_a_broken_pack_holds(game):
    for seed in range(1_000, 1_020):
        document = mutant(starter_document(game), seed)
        assert_sound(document, check(document))
