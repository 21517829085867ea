"""Effects: FZ-L.01, FZ-L.47 to FZ-L.49, FZ-L.59."""

import pytest

from engine.core.content import digest
from engine.rulesets.fireteam_zero.compile.mission import MissionCompiler
from engine.rulesets.fireteam_zero.records import read_records

FERRY = "missions[0] (ferry-landing)"
BOSS_FIGHT = "missions[1] (the-cupbearer)"
EACH_ROUND = {"op": "startOf", "unit": "round"}


@pytest.mark.rule("FZ-L.01")
@pytest.mark.parametrize(
    ("step", "where"),
    [
        ({"op": "drawCard", "who": "allHeroes"}, "do[0]"),
        ({"op": "drawCards", "player": "allHeroes", "who": "allHeroes"}, "do[0].player"),
        ({"op": "drawCards", "who": "allHeroes", "n": "many"}, "do[0].n"),
        ({"op": "spawn", "kind": "corrupted-goat"}, "do[0].kind"),
        ({"op": "spawn", "at": {"op": "named", "location": "a/b"}}, "do[0].at.location"),
        (7, "do[0]"),
    ],
    ids=["operation", "parameter", "number", "kind", "location", "no step"],
)
def test_effects_make_sense(ground, step, where):
    ground.rule(when=EACH_ROUND, do=[step])
    ground.finds("FZ-L.01", "error", f"{FERRY}.specialRules[0].{where}")


@pytest.mark.rule("FZ-L.01")
def test_what_holds_always_does_nothing_once(ground):
    ground.rule(when="always", do=[{"op": "drawCards", "who": "allHeroes"}])
    ground.finds("FZ-L.01", "error", f"{FERRY}.specialRules[0].do[0]")


@pytest.mark.rule("FZ-L.01")
def test_faults_in_offered_actions_and_reactions_stand_where_the_author_wrote_them(ground):
    ground.boss_fight["missionActions"][0]["where"] = "nowhere-else"
    card = next(card for card in ground.document["actionCards"] if card["lower"]["kind"] == "reaction")
    card["lower"]["trigger"] = {"op": "beforeBreakfast"}
    found = [finding.where for finding in ground.lint() if finding.code == "FZ-L.01"]
    index = ground.document["actionCards"].index(card)
    assert found == [
        f"actionCards[{index}] ({card['id']}).lower.trigger",
        f"{BOSS_FIGHT}.missionActions[0] (ring-the-bell).where",
    ]


@pytest.mark.rule("FZ-L.01")
def test_the_linter_misses_nothing_that_the_compiler_refuses(ground):
    ground.rule(when=EACH_ROUND, do=[{"op": "drawCards", "n": []}, "dance"])
    ground.get("twists", "faster")["effects"][0]["if"] = {"op": "round", "by": "about", "n": 3}
    ground.get("monsterKinds", "corrupted-human")["special"] = [{"op": "bonusHits", "n": {"op": "add", "a": 1}}]
    ground.get("objectives", "read-the-orders")["completion"] = {"tokensNeeded": {"op": "dozen"}}
    pack = read_records(ground.document)
    work = MissionCompiler(pack, digest(ground.document), pack.missions[0])
    work.compile()
    refused = {fault.path for fault in work.compiler.faults}
    assert len(refused) >= 5
    assert refused <= {finding.where for finding in ground.lint("ferry-landing")}


@pytest.mark.rule("FZ-L.01")
def test_a_mission_suffers_from_faulty_cards_that_any_mission_may_use(ground):
    ground.get("twists", "reinforcements")["onDraw"] = ["dance"]
    where = "twists[4] (reinforcements).onDraw[0]"
    ground.finds("FZ-L.01", "error", where, mission="the-cupbearer")  # its twist list does not have it
    ground.get("objectives", "read-the-orders")["onComplete"] = ["dance"]
    assert [finding.where for finding in ground.lint("the-cupbearer")] == [where]


@pytest.mark.rule("FZ-L.47")
def test_a_trait_of_an_absent_monster_never_comes_into_play(ground):
    ground.ferry["monsterCards"].append("cupbearer")
    ground.finds("FZ-L.47", "warning", f"{FERRY}.monsterCards[3]")


@pytest.mark.rule("FZ-L.47")
@pytest.mark.parametrize(
    ("when", "where"),
    [
        ({"op": "onEnter", "who": "hero", "at": {"op": "withTerrain", "kind": "difficult"}}, "when.at"),
        ({"op": "onSpawn", "who": "elite"}, "when"),
        ({"op": "whenKilled", "who": "boss"}, "when"),
        ({"op": "whenKilled", "who": "self"}, "when"),
        ({"op": "onThreatAdvance", "space": 14}, "when"),
        ({"op": "onObjectiveComplete", "objective": "break-the-seals"}, "when"),
    ],
    ids=["terrain", "class", "boss", "self", "space", "objective"],
)
def test_triggers_that_cannot_occur(ground, when, where):
    for sector in ground.document["sectors"]:
        for location in sector["locations"]:
            location["terrain"] = [kind for kind in location.get("terrain", []) if kind != "difficult"]
    ground.ferry["spawnPool"].pop()
    ground.document["twistSets"][0]["twists"].remove("thick-hide")
    ground.rule(when=when, do=[{"op": "drawCards", "who": "allHeroes"}])
    ground.finds("FZ-L.47", "warning", f"{FERRY}.specialRules[0].{where}")


@pytest.mark.rule("FZ-L.47")
@pytest.mark.parametrize(("tag", "is_known"), [("river", True), ("rivr", False), ("crypt", False)])
def test_a_tag_that_no_location_carries_is_misspelt_or_elsewhere(ground, tag, is_known):
    ground.rule(do=[{"op": "setTerrain", "at": {"op": "withTag", "tag": tag}, "add": ["difficult"]}])
    if is_known:
        ground.is_clean()
    else:
        finding = ground.finds("FZ-L.47", "warning", f"{FERRY}.specialRules[0].do[0].at")
        assert f'"{tag}"' in finding.message


@pytest.mark.rule("FZ-L.47")
def test_terrain_that_an_effect_brings_can_occur(ground):
    when = {"op": "onEnter", "who": "hero", "at": {"op": "withTerrain", "kind": "difficult"}}
    ground.rule(when=when, do=[{"op": "damage", "target": "triggeringFigure", "n": 1}])
    ground.rule(when="atSetup", do=[{"op": "setTerrain", "at": "entry", "add": "difficult"}])
    for sector in ground.document["sectors"]:
        for location in sector["locations"]:
            location["terrain"] = [kind for kind in location.get("terrain", []) if kind != "difficult"]
    ground.is_clean()


@pytest.mark.rule("FZ-L.47")
def test_a_twist_about_an_absent_monster_is_doubtful(ground):
    ground.ferry["spawnPool"].pop()
    ground.finds("FZ-L.47", "warning", "twists[5] (thick-hide).effects[0].if")


PINNED = {"op": "restrict", "who": "allHeroes", "what": ["move", "act"]}


@pytest.mark.rule("FZ-L.48")
@pytest.mark.parametrize(
    "lasts",
    [
        "restOfMission",
        {"op": "until", "condition": False},
        "until",
        {"op": "until", "condition": {"op": "isDefeated", "kind": "corrupted-animal"}},
    ],
    ids=["rest", "never", "release", "absent"],
)
def test_a_restraint_has_an_end(ground, lasts):
    ground.boss_fight["spawnPool"] = [{"kind": "corrupted-human", "number": 4}]
    ground.rule("the-cupbearer", when=EACH_ROUND, do=[{**PINNED, "for": lasts}])
    where = f"{BOSS_FIGHT}.specialRules[1].do[0]"
    ground.finds("FZ-L.48", "error", where, also=["FZ-L.28", "FZ-L.47", "FZ-L.55"])
    release = [{"op": "release", "who": "allHeroes"}]
    ground.boss_fight["missionActions"].append({"id": "free", "name": "Free", "effect": release})
    assert "FZ-L.48" not in {finding.code for finding in ground.lint()}


@pytest.mark.rule("FZ-L.48")
@pytest.mark.parametrize("lasts", ["thisRound", "nextRound", {"op": "until", "condition": {"op": "round", "n": 9}}])
def test_a_restraint_may_end_by_itself(ground, lasts):
    ground.rule("the-cupbearer", when=EACH_ROUND, do=[{**PINNED, "for": lasts}])
    ground.is_clean()


@pytest.mark.rule("FZ-L.48")
@pytest.mark.parametrize("when", [EACH_ROUND, "always"])
@pytest.mark.parametrize("who", ["allMonsters", "boss"])
def test_a_monster_may_stay_where_it_is_for_good(ground, who, when):
    ground.rule("the-cupbearer", when=when, do=[{**PINNED, "who": who, "what": "move"}])
    ground.is_clean()


@pytest.mark.rule("FZ-L.48")
def test_an_abilitys_own_duration_counts(ground):
    ground.rule("the-cupbearer", when=EACH_ROUND, do=[PINNED], for_="thisRound")
    ground.is_clean()


@pytest.mark.rule("FZ-L.48")
def test_a_twist_pins_nobody_for_good(ground):
    ground.get("twists", "faster")["effects"] = [{"when": "always", "do": [PINNED]}]
    ground.finds("FZ-L.48", "error", "twists[0] (faster).effects[0].do[0]")
    ground.get("twists", "faster")["effects"][0]["if"] = {"op": "coin", "side": "tails"}
    ground.is_clean()
    ground.get("twists", "faster")["effects"] = [{"when": "always", "do": [{**PINNED, "what": "flee"}]}]
    ground.is_clean()


@pytest.mark.rule("FZ-L.49")
@pytest.mark.parametrize(
    ("step", "where"),
    [
        ({"op": "drawCards", "who": "you"}, ".who"),
        ({"op": "drawCards"}, ".who"),
        ({"op": "drawCards", "who": {"op": "nearest", "of": "allHeroes", "from": "self"}}, ".who.from"),
        ({"op": "drawCards", "who": "searcher"}, ".who"),
        ({"op": "may", "do": ["drawTwist"]}, ".decider"),
        ({"op": "may", "do": ["drawTwist"], "decider": "each"}, ".decider"),
        ({"op": "may", "do": ["drawTwist"], "decider": "bearer"}, ".decider"),
        ({"op": "may", "do": ["drawTwist"], "decider": "nobody"}, ".decider"),
        ({"op": "choose", "options": [["drawTwist"], []]}, ".decider"),
        ({"op": "drawCards", "who": {"op": "chooseHero"}}, ".who.decider"),
    ],
)
def test_a_twist_speaks_to_nobody_in_particular(ground, step, where):
    ground.get("twists", "faster")["onDraw"] = [step]
    ground.finds("FZ-L.49", "error", f"twists[0] (faster).onDraw[0]{where}")


@pytest.mark.rule("FZ-L.49")
@pytest.mark.parametrize(
    "step",
    [
        {"op": "may", "do": ["drawTwist"], "decider": "group"},
        {"op": "drawCards", "who": {"op": "chooseHero", "decider": "group"}},
        {"op": "forEach", "of": "allHeroes", "do": [{"op": "may", "decider": "each", "do": ["drawTwist"]}]},
    ],
    ids=["group", "choice of the group", "each"],
)
def test_a_twist_may_ask_the_group_or_each_hero(ground, step):
    ground.get("twists", "faster")["onDraw"] = [step]
    ground.is_clean()


@pytest.mark.rule("FZ-L.49")
def test_an_optional_rule_says_who_decides(ground):
    ground.rule(when=EACH_ROUND, may=True, do=["drawTwist"])
    ground.finds("FZ-L.49", "error", f"{FERRY}.specialRules[0].decider")
    ground.ferry["specialRules"][0]["decider"] = "group"
    ground.is_clean()


@pytest.mark.rule("FZ-L.49")
def test_a_trait_waits_for_no_you(ground):
    ground.get("monsterKinds", "corrupted-human")["trait"] = [
        {"when": {"op": "beforeAttack", "by": "you"}, "do": ["drawTwist"]}
    ]
    ground.finds("FZ-L.49", "error", "monsterKinds[1] (corrupted-human).trait[0].when")


@pytest.mark.rule("FZ-L.49")
def test_whoever_performs_an_offered_action_is_you(ground):
    ground.ferry["missionActions"] = [{"id": "rest", "name": "Rest", "effect": [{"op": "drawCards", "who": "you"}]}]
    ground.rule(when="asAction", do=[{"op": "drawCards", "who": "you"}])
    ground.is_clean()


PATTY = {"op": "specialist", "name": "patty"}


@pytest.mark.rule("FZ-L.59")
@pytest.mark.parametrize(
    ("step", "where"),
    [
        ({"op": "damage", "target": PATTY, "n": 1}, "target"),
        ({"op": "damage", "target": {"op": "nearest", "of": "specialist", "from": PATTY}, "n": 1}, "target"),
        ({"op": "performAction", "who": "specialist"}, "who"),
        ({"op": "redirect", "to": {"op": "random", "from": "specialist"}}, "to"),
        ({"op": "openTarget", "who": PATTY}, "who"),
    ],
)
def test_specialists_take_no_damage_are_no_target_and_never_act(ground, step, where):
    ground.rule(when=EACH_ROUND, do=[step])
    ground.finds("FZ-L.59", "error", f"{FERRY}.specialRules[0].do[0].{where}")


@pytest.mark.rule("FZ-L.59")
def test_specialists_take_no_damage_one_by_one_either(ground):
    ground.rule(
        when=EACH_ROUND,
        do=[{"op": "forEach", "of": "specialist", "do": [{"op": "damage", "target": "each", "n": 1}]}],
    )
    ground.finds("FZ-L.59", "error", f"{FERRY}.specialRules[0].do[0].do[0].target")


@pytest.mark.rule("FZ-L.59")
@pytest.mark.parametrize(
    "step",
    [
        {"op": "damage", "target": {"op": "nearest", "of": "allHeroes", "from": PATTY}, "n": 1},
        {"op": "spawn", "class": "minion", "at": {"op": "adjacentTo", "of": PATTY}},
    ],
    ids=["near her", "beside her"],
)
def test_a_specialist_may_be_named_as_a_place(ground, step):
    ground.rule(when=EACH_ROUND, do=[step])
    ground.is_clean()
