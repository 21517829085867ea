"""Recon cards, objectives and tokens: FZ-L.09 to FZ-L.15, FZ-L.32, FZ-L.33, FZ-L.46, FZ-L.50."""

import pytest

FERRY = "missions[0] (ferry-landing)"
BOSS_FIGHT = "missions[1] (the-cupbearer)"
REPAIR = "objectives[0] (repair-the-ferry)"
DESTROY = "objectives[3] (destroy-the-cupbearer)"


@pytest.mark.rule("FZ-L.09")
@pytest.mark.parametrize("events", [8, 10])
def test_events_and_discoveries_are_twelve(ground, events):
    ground.ferry["eventCount"] = events
    finding = ground.finds("FZ-L.09", "error", f"{FERRY}.eventCount")
    assert finding.message.startswith(f"{events} events and 3 discoveries make {events + 3} recon cards")


@pytest.mark.rule("FZ-L.10")
def test_the_pack_has_enough_events(ground):
    ground.document["events"] = ground.document["events"][:2]  # one of them twice: three cards
    ground.boss_fight["eventCount"] = 3
    finding = ground.finds("FZ-L.10", "error", f"{FERRY}.eventCount", also=["FZ-L.09"])
    assert "9 events, but the pack has 3" in finding.message
    assert f"{BOSS_FIGHT}.eventCount" not in [one.where for one in ground.lint() if one.code == "FZ-L.10"]


@pytest.mark.rule("FZ-L.11")
def test_a_discovery_serves_an_objective_of_the_same_mission(ground):
    ground.get("discoveries", "code-book")["objective"] = "break-the-seals"
    ground.finds("FZ-L.11", "error", f"{FERRY}.discoveries[2]", also=["FZ-L.14"])


@pytest.mark.rule("FZ-L.12")
def test_an_objective_belongs_to_one_mission(ground):
    ground.ferry["objectives"].append("break-the-seals")
    found = [(f.severity, f.where) for f in ground.lint() if f.code == "FZ-L.12"]
    assert ("error", f"{FERRY}.objectives[2]") in found
    assert ("error", f"{BOSS_FIGHT}.objectives[0]") in found


@pytest.mark.rule("FZ-L.12")
@pytest.mark.parametrize("code", ["OBJ 2.1.01", "OBJ 1.2.01"], ids=["operation", "mission"])
def test_an_objectives_code_names_operation_and_mission(ground, code):
    ground.get("objectives", "repair-the-ferry")["code"] = code
    ground.finds("FZ-L.12", "warning", f"{FERRY}.objectives[0]")


@pytest.mark.rule("FZ-L.12")
def test_outside_an_operation_only_the_missions_number_counts(ground):
    ground.document["operations"] = []
    ground.get("objectives", "repair-the-ferry")["code"] = "OBJ 7.1.01"
    ground.is_clean()


@pytest.mark.rule("FZ-L.13")
def test_a_mission_has_an_objective(ground):
    ground.ferry.update(objectives=[], discoveries=[], eventCount=12)
    ground.finds("FZ-L.13", "error", f"{FERRY}.objectives")


@pytest.mark.rule("FZ-L.14")
def test_an_objective_can_get_its_tokens(ground):
    ground.get("objectives", "repair-the-ferry")["completion"] = {"tokensNeeded": 3}
    finding = ground.finds("FZ-L.14", "error", f"{REPAIR}.completion.tokensNeeded")
    assert "needs 3 tokens" in finding.message
    assert "give it 2" in finding.message


@pytest.mark.rule("FZ-L.14")
def test_the_largest_team_must_be_served_too(ground):
    ground.get("objectives", "repair-the-ferry")["completion"] = {"tokensNeeded": "heroes"}
    finding = ground.finds("FZ-L.14", "error", f"{REPAIR}.completion.tokensNeeded")
    assert "With 3 heroes" in finding.message


ONE_MORE = {"op": "placeToken", "on": {"op": "objective", "name": "repair-the-ferry"}}


def by_special_rule(ground):
    ground.rule(when={"op": "endOf", "unit": "round"}, do=[ONE_MORE])


def by_mission_action(ground):
    ground.ferry["missionActions"] = [{"id": "weld", "name": "Weld", "effect": [ONE_MORE], "limit": {"per": "mission"}}]


def by_other_objective(ground):
    ground.get("objectives", "read-the-orders")["onComplete"] = [ONE_MORE]


def by_event(ground):
    ground.get("events", "lucky-find")["effects"] = [ONE_MORE]


def by_own_procedure(ground):
    own = {"when": {"op": "whenKilled", "who": "monster"}, "do": [{"op": "placeToken", "on": "thisCard"}]}
    ground.get("objectives", "repair-the-ferry")["ownProcedure"] = [own]


def by_initial_tokens(ground):
    ground.ferry["initialTokens"] = [{"token": "intel", "card": "repair-the-ferry"}]


def by_discovery(ground):
    ground.get("discoveries", "ferry-propeller")["effects"] = [{"op": "placeToken", "on": "objectiveOf"}]


def by_completing_it(ground):
    step = {"op": "completeObjective", "objective": {"op": "objective", "name": "repair-the-ferry"}}
    ground.rule(when={"op": "endOf", "unit": "round"}, do=[step])


@pytest.mark.rule("FZ-L.14")
@pytest.mark.parametrize(
    "supply",
    [
        by_special_rule,
        by_mission_action,
        by_other_objective,
        by_event,
        by_own_procedure,
        by_initial_tokens,
        by_discovery,
        by_completing_it,
    ],
)
def test_tokens_may_come_from_anywhere(ground, supply):
    ground.get("objectives", "repair-the-ferry")["completion"] = {"tokensNeeded": 3}
    supply(ground)
    ground.is_clean(but=["FZ-L.50"])


@pytest.mark.rule("FZ-L.14")
def test_a_limited_source_counts_as_often_as_it_may_be_used(ground):
    ground.get("objectives", "repair-the-ferry")["completion"] = {"tokensNeeded": 4}
    by_mission_action(ground)
    ground.finds("FZ-L.14", "error", f"{REPAIR}.completion.tokensNeeded")
    ground.ferry["missionActions"][0]["limit"] = {"times": 2, "per": "mission"}
    ground.is_clean()


@pytest.mark.rule("FZ-L.15")
def test_discoveries_supply_no_more_than_needed(ground):
    ground.get("objectives", "repair-the-ferry")["completion"] = {"tokensNeeded": 1}
    ground.finds("FZ-L.15", "warning", f"{REPAIR}.completion.tokensNeeded")


@pytest.mark.rule("FZ-L.15")
def test_an_objective_with_discoveries_needs_tokens(ground):
    ground.get("objectives", "read-the-orders")["completion"] = {"condition": {"op": "round", "n": 3}}
    ground.finds("FZ-L.15", "warning", "objectives[1] (read-the-orders).completion")


@pytest.mark.rule("FZ-L.32")
def test_there_are_enough_special_tokens(ground):
    ground.boss_fight["initialTokens"][0]["count"] = 4
    finding = ground.finds("FZ-L.32", "error", f"{BOSS_FIGHT}.initialTokens[0]")
    assert '"Fire" (fire)' in finding.message


@pytest.mark.rule("FZ-L.32")
def test_tokens_placed_by_effects_count_unless_they_are_taken_away_again(ground):
    place = {"op": "placeToken", "token": "tanker-alpha", "at": "entry"}
    ground.rule(when="atSetup", do=[place])
    ground.is_clean()
    ground.rule(when={"op": "onCoin", "side": "tails"}, do=[place])
    ground.finds("FZ-L.32", "error", f"{FERRY}.specialRules[1].do[0]")
    ground.rule(when={"op": "onCoin", "side": "heads"}, do=[{**place, "op": "removeToken"}])
    ground.is_clean()


@pytest.mark.rule("FZ-L.33")
def test_there_are_enough_intel_tokens(ground):
    ground.boss_fight["initialTokens"].append({"token": "intel", "location": "crypt/altar", "count": 9})
    ground.is_clean()
    ground.boss_fight["initialTokens"][1]["count"] = 10
    ground.finds("FZ-L.33", "warning", BOSS_FIGHT)
    ground.document["componentLimits"] = "off"
    ground.is_clean()


@pytest.mark.rule("FZ-L.46")
def test_an_objective_names_only_what_is_there(ground):
    ground.get("objectives", "read-the-orders")["onComplete"] = [
        {"op": "damage", "target": {"op": "allHeroesAt", "place": {"op": "withToken", "token": "fire"}}, "n": 1}
    ]
    where = "objectives[1] (read-the-orders).onComplete[0].target.place"
    finding = ground.finds("FZ-L.46", "warning", where)
    assert 'the token "fire"' in finding.message
    ground.ferry["initialTokens"] = [{"token": "fire", "location": "quarry/floor"}]
    ground.is_clean()


@pytest.mark.rule("FZ-L.46")
@pytest.mark.parametrize(
    "condition",
    [
        {"op": "isDefeated", "kind": "cupbearer"},
        {"op": "not", "a": "bossInPlay"},
        {"op": "tokenAt", "token": "fire", "place": "entry"},
        {"op": "countAt", "place": {"op": "named", "location": "crypt/altar"}, "what": "monsters"},
    ],
    ids=["monster", "boss", "token", "location"],
)
def test_it_is_graver_if_the_objective_cannot_be_completed_without_it(ground, condition):
    ground.get("objectives", "read-the-orders")["completion"] = {"condition": condition}
    severity = "warning" if condition["op"] == "not" else "error"
    found = [(f.severity, f.where.split(".")[1]) for f in ground.lint() if f.code == "FZ-L.46"]
    assert (severity, "completion") in found


@pytest.mark.rule("FZ-L.46")
def test_it_is_graver_if_the_only_procedure_waits_for_what_is_absent(ground):
    del ground.boss_fight["boss"]
    ground.get("objectives", "break-the-seals")["onComplete"] = []
    ground.finds("FZ-L.46", "error", f"{DESTROY}.ownProcedure[0].when", also=["FZ-L.47"])


@pytest.mark.rule("FZ-L.50")
@pytest.mark.parametrize(
    ("step", "param"),
    [
        ({"op": "placeToken", "on": {"op": "objective", "name": "repair-the-ferry"}}, "on.name"),
        ({"op": "placeToken", "token": "fire", "at": "entry"}, "token"),
        ({"op": "move", "who": "searcher", "to": {"op": "named", "location": "quarry/floor"}}, "to.location"),
    ],
)
def test_events_name_nothing_of_a_particular_mission(ground, step, param):
    ground.get("events", "lucky-find")["effects"] = [step]
    index = [event["id"] for event in ground.document["events"]].index("lucky-find")
    ground.finds("FZ-L.50", "warning", f"events[{index}] (lucky-find).effects[0].{param}", also=["FZ-L.15"])
    ground.ferry.update(eventCount=0)
    assert "FZ-L.50" not in {finding.code for finding in ground.lint("ferry-landing")}
