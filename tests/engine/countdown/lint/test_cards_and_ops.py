"""Cards and ops: CD-60.31, CD-60.33 to CD-60.50 and CD-60.63."""

import pytest

from engine.rulesets.countdown.lint import lint_team
from engine.rulesets.countdown.records import read_records

CARD = "threatCards[0] (lookout)"  # number 50, attack 2, defence 3, level 1
TOP = "objectiveCards[30] (the-accountant)"


def spare(ground, **fields):
    """One more card of level 1 in the place of the last civilian."""
    cards = ground.document["threatCards"]
    index = next(i for i, card in enumerate(cards) if card["kind"] == "civilian")
    cards[index] = {"id": "spare", "level": 1, **fields}
    return f"threatCards[{index}] (spare)"


@pytest.mark.rule("CD-60.33", "CD-2.15")
def test_the_box_has_35_30_and_25_threat_cards(ground):
    ground.is_sound()
    ground.document["threatCards"].pop()
    assert "24 threat cards of level 3" in ground.finds("CD-60.33", "warning", "threatCards").message
    ground.document["componentLimits"] = {"threatCards": [35, 30, 24]}
    ground.is_sound()


@pytest.mark.rule("CD-60.34", "CD-11.07")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_level_without_terrorists_is_doubtful(ground, level):
    cards = [card for card in ground.document["threatCards"] if card["kind"] == "terrorist" and card["level"] == level]
    for card in cards[1:]:
        for field in ("number", "attack", "defence", "specials", "starXp", "heartReward"):
            card.pop(field, None)
        card.update(kind="boobyTrap", hearts=2)
    ground.is_sound()
    for field in ("number", "attack", "defence", "specials", "starXp", "heartReward"):
        cards[0].pop(field, None)
    cards[0].update(kind="boobyTrap", hearts=2)
    assert f"level {level}" in ground.finds("CD-60.34", "warning", "threatCards").message


@pytest.mark.rule("CD-60.35", "CD-13.03", "CD-90.04")
def test_two_enemies_cannot_share_a_number(ground):
    ground.get("threatCards", "lookout-2")["number"] = 50
    ground.finds("CD-60.35", "error", "threatCards[1] (lookout-2).number")
    ground.get("threatCards", "lookout-2")["number"] = 1
    ground.finds("CD-60.35", "error", f"{TOP}.number")
    ground.get("threatCards", "lookout-2")["number"] = 500
    ground.is_sound()


@pytest.mark.rule("CD-60.35", "CD-11.23")
@pytest.mark.parametrize("field", ["number", "attack", "defence"])
def test_every_enemy_has_attack_defence_and_number(ground, field):
    del ground.get("threatCards", "lookout")[field]
    del ground.get("objectiveCards", "the-accountant")[field]
    assert ground.refused() == {("CD-60.35", f"{CARD}.{field}"), ("CD-60.35", f"{TOP}.{field}")}


@pytest.mark.rule("CD-60.36", "CD-13.04")
@pytest.mark.parametrize(("attack", "is_right"), [(0, False), (1, True), (5, True), (6, False)])
def test_an_attack_value_of_0_or_6_is_no_risk(ground, attack, is_right):
    ground.get("threatCards", "lookout")["attack"] = attack
    ground.get("objectiveCards", "the-accountant")["attack"] = [3, 4, attack]
    if is_right:
        ground.is_sound()
    else:
        ground.finds("CD-60.36", "warning", f"{CARD}.attack")
        ground.finds("CD-60.36", "warning", f"{TOP}.attack[2]")


@pytest.mark.rule("CD-60.37", "CD-12.10", "CD-25.03")
def test_a_defence_beyond_the_best_shot_and_a_bullet_control_card_is_doubtful(ground):
    top = ground.get("objectiveCards", "the-accountant")
    top["defence"] = [5, 7, 15]  # 6 + 6 + 3
    ground.is_sound()
    ground.document["bulletControlCards"] = [{"value": 2}] * 3
    ground.finds("CD-60.37", "warning", f"{TOP}.defence[2]")
    top["defence"] = [5, 7, 14]
    ground.is_sound()
    ground.document["ops"] = [op for op in ground.document["ops"] if op["id"] != "gustav"]  # the best is now 5
    ground.finds("CD-60.37", "warning", f"{TOP}.defence[2]")


@pytest.mark.rule("CD-60.38", "CD-6.10")
def test_beginners_cannot_hit_a_defence_above_six_at_level_1(ground):
    ground.get("threatCards", "lookout")["defence"] = 6
    ground.get("objectiveCards", "the-accountant")["defence"] = [6, 7, 9]
    ground.get("threatCards", "raider")["defence"] = 7
    ground.is_sound()
    ground.get("threatCards", "lookout")["defence"] = 7
    ground.finds("CD-60.38", "warning", f"{CARD}.defence")
    ground.get("objectiveCards", "the-accountant")["defence"] = [7, 7, 9]
    ground.finds("CD-60.38", "warning", f"{TOP}.defence[0]")


@pytest.mark.rule("CD-60.39", "CD-10.11")
@pytest.mark.parametrize(("hearts", "is_right"), [(1, False), (2, True), (3, True)])
def test_traps_have_two_or_three_hearts(ground, hearts, is_right):
    ground.get("threatCards", "trip-wire")["hearts"] = hearts
    ground.get("objectiveCards", "wired-safe")["hearts"] = hearts
    if is_right:
        ground.is_sound()
    else:
        ground.finds("CD-60.39", "warning", "threatCards[29] (trip-wire).hearts")
        ground.finds("CD-60.39", "warning", "objectiveCards[43] (wired-safe).hearts")


@pytest.mark.rule("CD-60.40", "CD-16.03", "CD-16.04")
def test_civilians_cost_something_and_gain_nothing(ground):
    path = spare(ground, kind="civilian", killedScore=-1)
    ground.is_sound()
    ground.get("threatCards", "spare")["killedScore"] = 0
    assert ground.refused() == {("CD-60.40", f"{path}.killedScore")}
    del ground.get("threatCards", "spare")["killedScore"]
    assert ground.refused() == {("CD-60.40", f"{path}.killedScore")}
    ground.get("threatCards", "spare").update(killedScore=-1, successScore=[1, 1, 1])
    assert ground.refused() == {("CD-60.40", f"{path}.successScore")}


@pytest.mark.rule("CD-60.40", "CD-16.03")
def test_civilians_of_an_objective_stack_cost_something_at_every_level(ground):
    card = {"id": "visitor", "stack": "hostages", "kind": "civilian", "failScore": [-1, -1, -2]}
    ground.document["objectiveCards"].append(card)
    ground.is_sound()
    card["failScore"] = [-1, 0, -2]
    assert ground.refused() == {("CD-60.40", "objectiveCards[45] (visitor).failScore[1]")}


@pytest.mark.rule("CD-60.41", "CD-33.21", "CD-33.22", "CD-33.23")
@pytest.mark.parametrize(
    ("card", "fields", "path"),
    [
        ("suitcase-bomb", ("complexity", "successScore", "failScore", "xp"), "objectiveCards[0] (suitcase-bomb)"),
        ("stewardess", ("successScore", "failScore"), "objectiveCards[15] (stewardess)"),
        ("the-accountant", ("successScore", "failScore"), TOP),
    ],
)
def test_objectives_have_values_for_all_three_levels(ground, card, fields, path):
    for field in fields:
        ground.get("objectiveCards", card)[field].pop()
    assert {code for code, _path in ground.refused()} == {"CD-60.41"}
    for field in fields:
        del ground.get("objectiveCards", card)[field]
    assert ground.refused() == {("CD-60.41", f"{path}.{field}") for field in fields}


@pytest.mark.rule("CD-60.41")
@pytest.mark.parametrize("field", ["successScore", "failScore", "xp", "complexity"])
def test_decoys_and_traps_have_no_values(ground, field):
    ground.get("objectiveCards", "lost-suitcase")[field] = [1, 1, 1]
    ground.get("objectiveCards", "wired-safe")[field] = [1, 1, 1]
    assert ground.refused() == {
        ("CD-60.41", f"objectiveCards[9] (lost-suitcase).{field}"),
        ("CD-60.41", f"objectiveCards[43] (wired-safe).{field}"),
    }


@pytest.mark.rule("CD-60.42", "CD-23.01", "CD-23.02")
@pytest.mark.parametrize(
    ("field", "values", "is_right"),
    [
        ("successScore", [2, 2, 2], True),
        ("successScore", [0, 0, 0], True),
        ("successScore", [2, 1, 4], False),
        ("successScore", [-1, 2, 2], False),
        ("failScore", [-2, -2, -3], True),
        ("failScore", [-2, -1, -3], False),
        ("failScore", [-1, 1, -2], False),
    ],
)
def test_values_grow_with_the_level_and_have_the_right_sign(ground, field, values, is_right):
    ground.get("objectiveCards", "the-accountant")[field] = values
    if is_right:
        ground.is_sound()
    else:
        ground.finds("CD-60.42", "warning", f"{TOP}.{field}")


@pytest.mark.rule("CD-60.43", "CD-17.10")
def test_decoys_are_in_the_bomb_stack_only(ground):
    ground.get("objectiveCards", "lost-suitcase")["stack"] = "hostages"
    assert ground.refused() == {("CD-60.43", "objectiveCards[9] (lost-suitcase).stack")}


@pytest.mark.rule("CD-60.44", "CD-11.20", "CD-11.22")
def test_only_top_terrorists_are_one_shot(ground):
    ground.get("objectiveCards", "the-accountant")["specials"] = ["oneShot"]
    ground.is_sound()
    ground.get("threatCards", "lookout")["specials"] = ["oneShot"]
    assert ground.refused() == {("CD-60.44", f"{CARD}.specials[0]")}


@pytest.mark.rule("CD-60.44")
def test_a_terrorist_of_an_objective_stack_is_not_one_shot(ground):
    guard = {"id": "guard", "stack": "bombs", "kind": "terrorist", "number": 300}
    guard.update(attack=[2, 3, 4], defence=[4, 5, 6], specials=["sniper"])
    ground.document["objectiveCards"].append(guard)
    assert {finding.severity for finding in ground.lint()} <= {"warning"}
    guard["specials"] = ["oneShot"]
    assert ground.refused() == {("CD-60.44", "objectiveCards[45] (guard).specials[0]")}


@pytest.mark.rule("CD-60.45", "CD-15.10", "CD-10.20")
@pytest.mark.parametrize(("field", "value"), [("blocked", True), ("carriedTrapHearts", 2)])
def test_only_hostages_are_blocked_or_carry_a_trap(ground, field, value):
    ground.get("objectiveCards", "stewardess")[field] = value
    ground.is_sound()
    ground.get("threatCards", "lookout")[field] = value
    ground.get("objectiveCards", "suitcase-bomb")[field] = value
    assert ground.refused() == {
        ("CD-60.45", f"{CARD}.{field}"),
        ("CD-60.45", f"objectiveCards[0] (suitcase-bomb).{field}"),
    }


@pytest.mark.rule("CD-60.46")
def test_only_enemies_have_special_symbols(ground):
    ground.get("objectiveCards", "stewardess")["specials"] = ["sniper"]
    ground.get("threatCards", "trip-wire")["specials"] = ["bazooka"]
    assert ground.refused() == {
        ("CD-60.46", "threatCards[29] (trip-wire).specials"),
        ("CD-60.46", "objectiveCards[15] (stewardess).specials"),
    }


@pytest.mark.rule("CD-60.47", "CD-2.23")
def test_op_numbers_are_unique(ground):
    ground.get("ops", "rita")["number"] = 6
    assert ground.refused() == {("CD-60.47", "ops[6] (rita).number")}
    ground.get("ops", "rita")["number"] = 8
    ground.is_sound()


@pytest.mark.rule("CD-60.48", "CD-18.09")
@pytest.mark.parametrize(("steps", "is_right"), [([3, 4], True), ([3, 3], False), ([4, 3], False)])
def test_aim_steps_rise(ground, steps, is_right):
    ground.get("ops", "rita")["aimSteps"] = steps
    if is_right:
        ground.is_sound()
    else:
        assert ground.refused() == {("CD-60.48", "ops[6] (rita)")}


@pytest.mark.rule("CD-60.48", "CD-25.03")
def test_only_one_op_reaches_skill_6(ground):
    ground.get("ops", "rita")["aimSteps"] = [1, 2, 3, 4, 5]
    ground.is_sound()
    ground.get("ops", "rita")["aimSteps"] = [1, 2, 3, 4, 5, 6]
    ground.finds("CD-60.48", "warning", "ops[6] (rita).aimSteps")


@pytest.mark.rule("CD-60.49", "CD-6.08", "CD-6.09")
@pytest.mark.parametrize(("field", "most"), [("healthStart", "healthMax"), ("energyStart", "energyMax")])
def test_ops_start_within_their_limits(ground, field, most):
    rita = ground.get("ops", "rita")
    rita[field] = rita[most]
    ground.is_sound()
    rita[field] = rita[most] + 1
    assert ground.refused() == {("CD-60.49", "ops[6] (rita)")}


@pytest.mark.rule("CD-60.49", "CD-24.05", "CD-24.06")
@pytest.mark.parametrize(("level2", "level3", "is_right"), [(8, 9, True), (8, 8, False), (9, 8, False)])
def test_ability_levels_rise(ground, level2, level3, is_right):
    ground.get("ops", "rita")["specialTrack"] = {"level2": level2, "level3": level3}
    if is_right:
        ground.is_sound()
    else:
        assert ground.refused() == {("CD-60.49", "ops[6] (rita).specialTrack")}


@pytest.mark.rule("CD-60.50", "CD-2.04", "CD-2.05")
@pytest.mark.parametrize(("field", "what"), [("healthMax", "health"), ("energyMax", "energy")])
def test_eighteen_cubes_are_enough_for_the_six_strongest_ops(ground, field, what):
    assert len(ground.document["ops"]) == 7
    ground.is_sound()
    ground.get("ops", "rita")[field] = 4
    assert f"19 {what} cubes" in ground.finds("CD-60.50", "warning", "ops").message
    ground.document["componentLimits"] = "off"
    ground.is_sound()


@pytest.mark.rule("CD-60.31", "CD-17.01")
def test_a_bomb_mission_without_a_bomb_expert_is_doubtful(ground):
    ground.get("ops", "steve")["special"] = "heal"
    found = ground.finds("CD-60.31", "warning", "assignments[0] (bombs-1)")
    assert "bombs-1" in found.message
    ground.is_sound("hostages-1")


@pytest.mark.rule("CD-60.31", "CD-17.01")
def test_a_team_without_the_bomb_expert_is_warned_when_it_is_chosen(ground):
    pack = read_records(ground.document)
    assert lint_team(pack, "bombs-1", ["gustav", "bob", "vince", "steve"]) == []
    assert lint_team(pack, "hostages-1", ["gustav", "bob", "vince", "matt"]) == []
    [found] = lint_team(pack, "bombs-1", ["gustav", "bob", "vince", "matt"])
    assert (found.code, found.severity) == ("CD-60.31", "warning")


@pytest.mark.rule("CD-60.63", "CD-2.19", "CD-12.17", "CD-12.18")
@pytest.mark.parametrize(
    ("cards", "where"),
    [
        ([{"value": 2}, {"value": 3}], "bulletControlCards"),
        ([{"value": 2}, {"value": 3}, {"value": 4}], "bulletControlCards[2].value"),
        ([{"value": 2}, {"value": 3}, {"value": 1}], "bulletControlCards[2].value"),
        ([{"value": 2}, {"value": 3, "scoreCost": 1}, {"value": 3}], "bulletControlCards[1].scoreCost"),
    ],
)
def test_there_are_three_bullet_control_cards_of_2_or_3_for_2_points(ground, cards, where):
    ground.document["bulletControlCards"] = [{"value": 3, "scoreCost": 2}] * 3
    ground.is_sound()
    ground.document["bulletControlCards"] = cards
    ground.finds("CD-60.63", "warning", where)
