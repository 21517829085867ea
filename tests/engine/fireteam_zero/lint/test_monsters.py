"""Monsters, pools and bosses: FZ-L.21 to FZ-L.28, FZ-L.34, FZ-L.35, FZ-L.45, FZ-L.57, FZ-L.58."""

import pytest

FERRY = "missions[0] (ferry-landing)"
BOSS_FIGHT = "missions[1] (the-cupbearer)"
CUPBEARER = "monsterKinds[3] (cupbearer)"


def clear_the_boss(ground):
    """Let no effect bring in the boss."""
    ground.get("objectives", "break-the-seals")["onComplete"] = []


@pytest.mark.rule("FZ-L.21")
def test_some_effect_brings_the_boss_in(ground):
    clear_the_boss(ground)
    ground.finds("FZ-L.21", "error", f"{BOSS_FIGHT}.boss")
    ground.rule("the-cupbearer", when="atSetup", do=[{"op": "bringBoss", "kind": "cupbearer"}])
    ground.is_clean()


@pytest.mark.rule("FZ-L.21")
def test_no_effect_brings_in_a_boss_without_a_marker(ground):
    ground.rule(when="atSetup", do=[{"op": "bringBoss", "kind": "cupbearer"}])
    ground.finds("FZ-L.21", "error", f"{FERRY}.specialRules[0].do[0]", also=["FZ-L.25"])


@pytest.mark.rule("FZ-L.21")
def test_an_event_that_brings_a_boss_is_only_doubtful(ground):
    ground.get("events", "lucky-find")["effects"] = [{"op": "bringBoss", "kind": "cupbearer"}]
    ground.finds("FZ-L.21", "warning", "events[2] (lucky-find).effects[0]")


@pytest.mark.rule("FZ-L.22")
def test_the_boss_is_of_the_class_boss(ground):
    ground.boss_fight["boss"]["kind"] = "corrupted-giant"
    ground.get("objectives", "break-the-seals")["onComplete"] = [{"op": "bringBoss", "kind": "corrupted-giant"}]
    clean = {"FZ-L.46", "FZ-L.47"}  # nobody is called cupbearer any more
    ground.finds("FZ-L.22", "error", f"{BOSS_FIGHT}.boss.kind", also=clean)


@pytest.mark.rule("FZ-L.22")
def test_the_boss_has_a_power_token(ground):
    ground.get("monsterKinds", "cupbearer")["powerTokens"] = {"op": "subtract", "a": "heroes", "b": 2}
    finding = ground.finds("FZ-L.22", "error", f"{CUPBEARER}.powerTokens")
    assert "With 2 heroes" in finding.message


@pytest.mark.rule("FZ-L.23")
def test_no_boss_is_in_the_spawn_pool(ground):
    ground.boss_fight["spawnPool"].append({"kind": "cupbearer"})
    ground.finds("FZ-L.23", "error", f"{BOSS_FIGHT}.spawnPool[2].kind", also=["FZ-L.26"])


@pytest.mark.rule("FZ-L.24")
def test_there_are_enough_power_tokens(ground):
    ground.get("monsterKinds", "cupbearer")["powerTokens"] = {"op": "add", "a": "heroes", "b": 2}
    ground.is_clean()
    ground.get("monsterKinds", "cupbearer")["powerTokens"] = {"op": "multiply", "a": "heroes", "b": 2}
    ground.finds("FZ-L.24", "warning", f"{CUPBEARER}.powerTokens")


@pytest.mark.rule("FZ-L.25")
def test_every_monster_card_is_listed(ground):
    ground.ferry["monsterCards"].remove("corrupted-giant")
    ground.finds("FZ-L.25", "error", f"{FERRY}.spawnPool[2].kind")


@pytest.mark.rule("FZ-L.25")
def test_the_card_of_a_monster_that_an_effect_brings_is_listed(ground):
    ground.rule(when="atSetup", do=[{"op": "spawn", "kind": "cupbearer", "at": "entry"}])
    ground.finds("FZ-L.25", "error", f"{FERRY}.specialRules[0].do[0].kind")
    ground.boss_fight["monsterCards"].remove("cupbearer")
    assert f"{BOSS_FIGHT}.boss.kind" in [f.where for f in ground.lint() if f.code == "FZ-L.25"]


@pytest.mark.rule("FZ-L.26")
def test_there_are_enough_figures_of_a_kind(ground):
    ground.ferry["spawnPool"][2]["number"] = 3
    ground.finds("FZ-L.26", "error", f"{FERRY}.spawnPool[2]", also=["FZ-L.55"])
    ground.document["componentLimits"] = "off"
    ground.finds("FZ-L.26", "warning", f"{FERRY}.spawnPool[2]", also=["FZ-L.55"])


@pytest.mark.rule("FZ-L.26")
def test_there_are_enough_figures_of_a_family(ground):
    for kind in ground.document["monsterKinds"]:
        kind["figureCount"] = 13
    ground.boss_fight["spawnPool"][0]["number"] = 8
    finding = ground.finds("FZ-L.26", "error", f"{BOSS_FIGHT}.spawnPool")
    assert "14 figures" in finding.message


@pytest.mark.rule("FZ-L.27")
def test_the_ambusher_of_a_discovery_can_appear(ground):
    ground.get("discoveries", "first-seal")["effects"] = [{"op": "ambush", "kind": "corrupted-giant"}]
    ground.is_clean()  # the bell brings the giant into the spawn pool
    ground.boss_fight["missionActions"] = []
    ground.finds("FZ-L.27", "error", "discoveries[3] (first-seal).effects[0]", also=["FZ-L.34"])
    ground.get("discoveries", "first-seal")["effects"][0]["orReserve"] = True
    ground.is_clean()


@pytest.mark.rule("FZ-L.27")
def test_a_class_that_ambushes_by_a_discovery_is_in_the_spawn_pool(ground):
    ground.get("discoveries", "code-book")["effects"] = [{"op": "ambush", "class": "elite"}]
    ground.is_clean()
    ground.ferry["spawnPool"].pop()
    ground.finds("FZ-L.27", "error", "discoveries[2] (code-book).effects[0]", also=["FZ-L.47"])


@pytest.mark.rule("FZ-L.28")
def test_the_ambusher_of_an_event_is_in_the_spawn_pool(ground):
    ground.get("events", "lucky-find")["effects"] = [{"op": "ambush", "kind": "corrupted-giant"}]
    finding = ground.finds("FZ-L.28", "warning", "events[2] (lucky-find).effects[0]")
    assert "the-cupbearer" in finding.message  # there the giant is in the reserve only
    assert "FZ-L.28" not in {finding.code for finding in ground.lint("ferry-landing")}


@pytest.mark.rule("FZ-L.34")
def test_the_reserve_is_used(ground):
    ground.boss_fight["missionActions"] = []
    ground.finds("FZ-L.34", "warning", f"{BOSS_FIGHT}.reservePool[0]")
    ground.boss_fight["initialPlacement"] = [
        {"kind": "corrupted-giant", "location": "crypt/altar", "from": "reservePool"}
    ]
    ground.is_clean()


@pytest.mark.rule("FZ-L.35")
def test_the_reserve_holds_what_an_effect_takes(ground):
    ground.rule("the-cupbearer", when="atSetup", do=[{"op": "spawn", "class": "minion", "pool": "reservePool"}])
    ground.finds("FZ-L.35", "error", f"{BOSS_FIGHT}.specialRules[1].do[0]")


@pytest.mark.rule("FZ-L.35")
def test_the_reserve_holds_what_is_placed_from_it(ground):
    ground.boss_fight["initialPlacement"] = [
        {"kind": "corrupted-giant", "location": "crypt/altar", "from": "reservePool", "number": 2}
    ]
    ground.finds("FZ-L.35", "error", f"{BOSS_FIGHT}.initialPlacement[0]")


@pytest.mark.rule("FZ-L.35")
@pytest.mark.parametrize(("n", "is_enough"), [(1, True), (2, False), ("heroes", False)])
def test_no_effect_takes_more_than_the_reserve_holds(ground, n, is_enough):
    giants = {"op": "spawn", "kind": "corrupted-giant", "pool": "reservePool", "n": n}
    ground.rule("the-cupbearer", when="atSetup", do=[giants])
    if is_enough:
        ground.is_clean()
    else:
        finding = ground.finds("FZ-L.35", "error", f"{BOSS_FIGHT}.specialRules[1].do[0]")
        assert "takes 2 figures from the reserve" in finding.message


@pytest.mark.rule("FZ-L.35")
def test_an_event_that_takes_from_the_reserve_is_only_doubtful(ground):
    ground.get("events", "lucky-find")["effects"] = [{"op": "spawn", "pool": "reservePool"}]
    ground.finds("FZ-L.35", "warning", "events[2] (lucky-find).effects[0]")


@pytest.mark.rule("FZ-L.45")
def test_every_monster_can_be_killed(ground):
    giant = ground.get("monsterKinds", "corrupted-giant")
    giant.update(health=18, resistance={"brawl": 1, "bullets": 0, "explosion": 1})
    ground.is_clean(but=["FZ-L.55"])  # sixteen hits with bullets, and two bonus hits of the Dual Pistols
    giant["health"] = 19
    ground.finds("FZ-L.45", "warning", "monsterKinds[2] (corrupted-giant).health", also=["FZ-L.55"])


@pytest.mark.rule("FZ-L.57")
def test_the_spawn_pool_is_not_empty(ground):
    ground.ferry["spawnPool"] = []
    ground.finds("FZ-L.57", "error", f"{FERRY}.spawnPool", also=["FZ-L.27", "FZ-L.28", "FZ-L.47"])


@pytest.mark.rule("FZ-L.57")
def test_a_spawn_pool_of_elites_is_doubtful(ground):
    ground.ferry["spawnPool"] = [{"kind": "corrupted-giant"}]
    ground.finds("FZ-L.57", "warning", f"{FERRY}.spawnPool", also=["FZ-L.27", "FZ-L.28"])


GIANT_JOINS = {"op": "toSpawnPool", "who": {"op": "reservePool", "kind": "corrupted-giant"}}
GIANT_SPAWNS = {"op": "spawn", "class": "elite", "pool": "reservePool"}


@pytest.mark.rule("FZ-L.58")
@pytest.mark.parametrize("step", [GIANT_JOINS, GIANT_SPAWNS], ids=["toSpawnPool", "spawn"])
def test_nothing_counts_on_the_spawn_step_in_a_boss_fight(ground, step):
    ground.boss_fight["boss"]["arrivalEffect"] = [step]
    ground.finds("FZ-L.58", "warning", f"{BOSS_FIGHT}.boss.arrivalEffect[0]")
    ground.boss_fight["boss"]["arrivalEffect"] = [{**GIANT_SPAWNS, "at": "bossMarker"}]
    ground.is_clean()


@pytest.mark.rule("FZ-L.58")
@pytest.mark.parametrize(
    ("ability", "where"),
    [
        ({"when": {"op": "whenWounded", "who": "boss"}, "do": [GIANT_JOINS]}, "do[0]"),
        ({"when": {"op": "endOf", "unit": "round"}, "if_": "bossInPlay", "do": [GIANT_JOINS]}, "do[0]"),
        ({"when": "onCoin", "do": [{"op": "if", "condition": "bossInPlay", "then": [GIANT_JOINS]}]}, "do[0].then[0]"),
        ({"when": "onCoin", "do": [{"op": "bringBoss", "kind": "cupbearer"}, GIANT_JOINS]}, "do[1]"),
        ({"when": {"op": "onSpawn", "how": "spawnStep"}, "if_": "bossInPlay", "do": ["drawTwist"]}, "when"),
    ],
    ids=["wounded", "condition", "if", "after", "trigger"],
)
def test_what_a_boss_fight_is(ground, ability, where):
    ground.rule("the-cupbearer", **ability)
    ground.finds("FZ-L.58", "warning", f"{BOSS_FIGHT}.specialRules[1].{where}")
