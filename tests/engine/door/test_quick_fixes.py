"""Quick fixes: each removes its finding and adds no error."""

import copy

import pytest

from engine import check, edit, rulesets
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
        ("countdown", ("locations", 0, "securedBonus", "points"), 7, "2"),
        ("countdown", ("campaigns", 0, "supportCards"), 99, "12"),
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


def test_a_misspelt_field_gets_its_name():
    document = copy.deepcopy(starter_document("fireteam-zero"))
    document["missions"][0]["evnetCount"] = document["missions"][0].pop("eventCount")
    offered = [one.fix for one in check(document, lang="de").findings if one.fix is not None]
    assert offered[0].label == "In „eventCount“ ändern"
    assert check(edit(document, offered[0].operations).document).loads


@pytest.mark.parametrize("game", GAMES)
def test_every_quick_fix_of_a_broken_pack_holds(game):
    for seed in range(1_000, 1_020):
        document = mutant(starter_document(game), seed)
        assert_sound(document, check(document))


def assert_sound(document, checked):
    """Try every fix that is offered."""
    known = {(one.code, one.path, one.message) for one in checked.findings if one.severity == "error"}
    for one in checked.findings:
        if one.fix is not None:
            after = check(edit(document, one.fix.operations).document)
            found = {(other.code, other.path, other.message) for other in after.findings}
            errors = {(other.code, other.path, other.message) for other in after.findings if other.severity == "error"}
            assert (one.code, one.path, one.message) not in found
            assert errors <= known
            assert one.fix.label
