"""The fingerprint of a mission: what changes a game changes it, and nothing else does."""

import copy
import random

import pytest

from engine import ContentError, UnknownName, edit, fingerprint, load_pack, missions, rulesets, start
from tests.engine.mutants import mutant
from tests.engine.starter_packs import RULESETS, starter_document


def first_mission(ruleset):
    return missions(starter_document(ruleset), "en")[0].id


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_title_or_a_typo_outdates_no_report(ruleset):
    document = copy.deepcopy(starter_document(ruleset))
    mission = first_mission(ruleset)
    before = fingerprint(document, mission)
    document["title"] = {"en": "Another title"}
    document["credits"] = "Somebody else"
    for collection in ("heroes", "ops", "actionCards", "threatCards", "monsterKinds", "missions", "campaigns"):
        for record in document.get(collection, []):
            record["title" if collection == "missions" else "name"] = {"en": "x", "de": "y"}
    assert fingerprint(document, mission) == before


def test_the_same_content_written_otherwise_is_the_same():
    document = copy.deepcopy(starter_document("fireteam-zero"))
    before = fingerprint(document, "the-last-ferry")
    mission = document["missions"][0]
    mission.setdefault("initialTokens", [])
    mission.setdefault("options", {})
    mission.setdefault("coinStart", "heads")
    for event in document["events"]:
        event.setdefault("lasting", [])
        if isinstance(event.get("effects"), list) and len(event["effects"]) == 1:
            event["effects"] = event["effects"][0]
    assert fingerprint(document, "the-last-ferry") == before


@pytest.mark.parametrize("ruleset", RULESETS)
def test_other_missions_do_not_count(ruleset):
    document = starter_document(ruleset)
    one, other = missions(document, "en")[0], missions(document, "en")[-1]
    removed = edit(document, [{"op": "remove", "at": list(other.path[:2])}]).document
    assert fingerprint(removed, one.id) == fingerprint(document, one.id)
    with pytest.raises(UnknownName):
        fingerprint(removed, other.id)


CHANGES = {
    "fireteam-zero": [
        (["heroes", 0, "speed"], 3),
        (["missions", 0, "eventCount"], 4),
        (["monsterKinds", 0, "health"], 9),
        (["actionCards", 0, "copies"], 7),
        (["dice"], {"attack": {"count": 3}}),
        (["ruleOptions"], {"loneHero": True}),
    ],
    "countdown": [
        (["ops", 0, "healthMax"], 5),
        (["threatCards", 0, "number"], 44),
        (["assignments", 0, "removeTopThreats"], 4),
        (["bulletControlCards"], [{"value": 5}]),
        (["ruleOptions"], {"deadOpsReturn": True}),
    ],
}


@pytest.mark.parametrize(("ruleset", "change"), [(name, change) for name in RULESETS for change in CHANGES[name]])
def test_what_can_change_a_game_changes_it(ruleset, change):
    at, value = change
    changed = edit(starter_document(ruleset), [{"op": "set", "at": at, "value": value}]).document
    assert fingerprint(changed, first_mission(ruleset)) != fingerprint(
        starter_document(ruleset), first_mission(ruleset)
    )


def played(pack, mission, seed):
    """What happens in a game of random choices."""
    game = start(pack, mission, 3, seed)
    choice = random.Random(seed)
    for _ in range(60):
        if game.decision is None:
            break
        game.choose(choice.randrange(len(game.decision.options)))
    return [(event.name, event.details) for event in game.events]


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_same_fingerprint_means_the_same_games(ruleset, seed):
    """Law: a document that was changed anywhere, has the fingerprint of before and can be played, plays as before."""
    document = starter_document(ruleset)
    changed = mutant(document, seed)
    mission = missions(document, "en")[seed % 3].id
    try:
        pack = load_pack(changed)
        if fingerprint(changed, mission) != fingerprint(document, mission):
            return
        games = played(pack, mission, seed)
    except (ContentError, UnknownName):
        return
    assert games == played(load_pack(document), mission, seed)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_unfinished_drafts_have_one_too(ruleset):
    for seed in range(100):
        changed = mutant(starter_document(ruleset), seed)
        for mission in missions(changed, "en")[:2]:
            assert len(fingerprint(changed, mission.id)) == 64
    assert set(rulesets()) == set(RULESETS)
