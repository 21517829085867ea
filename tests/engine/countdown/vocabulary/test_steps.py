"""What every verb of the effect language does (CD-50)."""

import pytest

from tests.engine.countdown.drill import (
    cards,
    events,
    kind,
    matching,
    names,
    offers,
    op,
    options,
    score,
    take,
    who,
    zone,
)
from tests.engine.countdown.vocabulary.kit import bench, borne, done

HERE = {"op": "zoneOf", "of": {"op": "namedOp", "name": "gustav"}}
GUSTAV = {"op": "namedOp", "name": "gustav"}
RITA = {"op": "namedOp", "name": "rita"}
HUGE = 10**9


def zone_named(name):
    """A zone by one of the cards in it."""
    return {"op": "zoneOf", "of": {"op": "namedCard", "name": name}}


# --- the team -------------------------------------------------------------------------------------


@pytest.mark.rule("CD-50.01")
@pytest.mark.parametrize("amount", [-2, 3])
def test_change_score_moves_the_score_marker(amount):
    game = done({"op": "changeScore", "amount": amount})
    assert (score(game), game.view()["parts"]["effects"]) == (amount, amount)


@pytest.mark.rule("CD-50.01", "CD-37.08", "CD-22.04")
@pytest.mark.parametrize(("amount", "over"), [(-8, False), (-9, True)])
def test_change_score_may_end_the_mission(amount, over):
    assert done({"op": "changeScore", "amount": amount}).is_over is over


@pytest.mark.rule("CD-50.02")
@pytest.mark.parametrize(("steps", "time"), [(1, 4), (-2, 1), (9, 10)])
def test_change_time_moves_the_time_marker_within_its_track(steps, time):
    game = done({"op": "changeTime", "steps": steps}, situation={"time": 3})
    assert game.view()["time"] == time


@pytest.mark.rule("CD-50.02", "CD-20.02")
def test_the_ultimatum_comes_when_an_effect_moves_the_marker_to_nothing():
    game = done({"op": "changeTime", "steps": -3}, situation={"time": 3})
    assert game.view()["ultimatum"]


@pytest.mark.rule("CD-50.03")
def test_roll_does_its_steps_with_the_sum_of_the_dice():
    game = done({"op": "roll", "dice": 2, "then": [{"op": "changeScore", "amount": "rolled"}]}, dice=[3, 4])
    assert score(game) == 7
    assert events(game, "effect-rolled") == [{"what": "do", "dice": [3, 4]}]


@pytest.mark.rule("CD-50.03")
def test_roll_does_its_steps_for_each_die_if_it_says_so():
    step = {"op": "if", "condition": {"op": "rollAtLeast", "n": 4}, "then": [{"op": "changeScore", "amount": "rolled"}]}
    game = done({"op": "roll", "dice": 3, "keep": "each", "then": [step]}, dice=[3, 4, 6])
    assert [event["amount"] for event in events(game, "score-changed")] == [4, 6]


@pytest.mark.rule("CD-50.38")
@pytest.mark.parametrize(("n", "left"), [(1, 2), (3, 0), (9, 0)])
def test_remove_top_takes_cards_from_the_threat_stack(n, left):
    game = done({"op": "removeTop", "n": n}, situation={"threatStack": ["thug", "thug2", "civ1"]})
    assert game.view()["threatStack"] == left
    if n == 1:
        assert [game.name("card", card) for card in game.threat_stack] == ["civ1", "thug2"]  # the top one has gone


@pytest.mark.rule("CD-50.39")
def test_end_mission_ends_it_with_the_final_scoring_or_as_lost():
    game = done({"op": "endMission"}, situation={"score": 5})
    assert (game.outcome["result"], game.outcome["reason"]) == ("lost", "not-positive")  # nobody is out
    out = {"gustav": "e1", "rita": "e1"}
    game = done({"op": "endMission"}, ops=out, zones={"c2": []}, secured=["b1", "c2"], situation={"score": 5})
    assert game.outcome["result"] == "won"
    game = done({"op": "endMission", "outcome": "lost"}, ops=out, situation={"score": 5})
    assert (game.outcome["result"], game.outcome["reason"], game.outcome["effect"]) == ("lost", "effect", "do")


@pytest.mark.rule("CD-50.12", "CD-50.13", "CD-50.19", "CD-50.29")
@pytest.mark.parametrize(
    "step",
    [
        {"op": "heal", "who": "ops", "amount": HUGE},
        {"op": "gainHealth", "who": "ops", "amount": HUGE},
        {"op": "reveal", "at": "zones", "n": HUGE},
        {"op": "move", "who": GUSTAV, "steps": HUGE},
    ],
)
def test_a_huge_number_means_as_much_as_there_is(step):
    game = done(step, ops={"gustav": {"at": "b1", "health": 1}, "rita": "b1"}, zones={"c1": ["?dud", "?civ1"]})
    if step["op"] == "reveal":
        assert cards(game, "c1") == ["dud", "civ1"]
    elif step["op"] == "move":
        assert [one["zone"] for one in matching(game, "move")] == ["a1", "c1", "d1", "e1", "c2", "c3"]
    else:
        assert op(game, "gustav")["health"] == (2 if step["op"] == "heal" else 3)


# --- health, energy, experience -------------------------------------------------------------------


@pytest.mark.rule("CD-50.10")
def test_damage_costs_health_and_kills():
    ops = {"gustav": {"at": "b1", "health": 1}, "bob": "b1"}
    game = done({"op": "damage", "who": "ops", "amount": 1}, ops=ops)
    assert (op(game, "gustav")["alive"], op(game, "bob")["health"], score(game)) == (False, 1, -2)


@pytest.mark.rule("CD-50.11")
@pytest.mark.parametrize(
    ("victims", "left", "health"), [("bystandersFirst", [], (1, 2)), ("opsOnly", ["civ2"], (1, 1))]
)
def test_distribute_hearts_deals_losses_one_by_one(victims, left, health):
    steps = {"op": "distributeHearts", "hearts": 2, "at": zone_named("civ2"), "victims": victims}
    zones = {"c1": {"cards": ["civ2", "?dud"], "entered": False}}
    game = done(steps, ops={"gustav": "c1", "rita": "c1"}, zones=zones)
    assert cards(game, "c1") == [*left, None]
    assert (op(game, "gustav")["health"], op(game, "rita")["health"]) == health


@pytest.mark.rule("CD-50.12", "CD-31.05")
@pytest.mark.parametrize(
    ("health", "node", "after"),
    [(1, {}, 2), (2, {}, 2), (1, {"amount": 5}, 2), (2, {"limit": 3}, 3), (1, {"limit": 1}, 1)],
)
def test_heal_gives_health_back_up_to_its_limit(health, node, after):
    game = done({"op": "heal", "who": GUSTAV, **node}, ops={"gustav": {"at": "b1", "health": health}})
    assert op(game, "gustav")["health"] == after


@pytest.mark.rule("CD-50.13", "CD-90.25")
@pytest.mark.parametrize(("health", "after"), [(2, 3), (3, 3)])
def test_gain_health_goes_beyond_healing_up_to_three(health, after):
    game = done({"op": "gainHealth", "who": GUSTAV}, ops={"gustav": {"at": "b1", "health": health}})
    assert op(game, "gustav")["health"] == after


@pytest.mark.rule("CD-50.14", "CD-21.02")
@pytest.mark.parametrize(
    ("energy", "node", "after"),
    [(0, {}, 1), (3, {}, 3), (0, {"amount": 9}, 3), (0, {"amount": 3, "limit": 2}, 2), (3, {"limit": 2}, 3)],
)
def test_gain_energy_gives_energy_up_to_its_limit(energy, node, after):
    game = done({"op": "gainEnergy", "who": GUSTAV, **node}, ops={"gustav": {"at": "b1", "energy": energy}})
    assert op(game, "gustav")["energy"] == after


@pytest.mark.rule("CD-50.15")
@pytest.mark.parametrize(("energy", "after"), [(2, 1), (0, 0)])
def test_pay_energy_gives_energy_to_the_supply(energy, after):
    game = done({"op": "payEnergy", "who": GUSTAV}, ops={"gustav": {"at": "b1", "energy": energy}})
    assert op(game, "gustav")["energy"] == after


@pytest.mark.rule("CD-50.15")
def test_what_must_be_paid_for_is_not_offered_to_who_cannot_pay():
    ability = {
        "when": "anyTime",
        "cost": [{"op": "payEnergy", "amount": 2}],
        "do": [{"op": "changeScore", "amount": 1}],
    }
    game = borne(ability, ops={"gustav": {"at": "b1", "energy": 1}})
    assert not offers(game, "let-act", op="gustav")
    game = borne(ability, ops={"gustav": {"at": "b1", "energy": 2}})
    take(game, "let-act", op="gustav")
    take(game, "use-ability")
    assert (score(game), op(game, "gustav")["energy"]) == (1, 0)


@pytest.mark.rule("CD-50.16", "CD-21.02")
@pytest.mark.parametrize(("has", "takes", "after"), [(2, 0, (1, 1)), (0, 0, (0, 0)), (2, 3, (2, 3))])
def test_transfer_energy_hands_it_to_another_op(has, takes, after):
    ops = {"gustav": {"at": "b1", "energy": has}, "rita": {"at": "b1", "energy": takes}}
    game = done({"op": "transferEnergy", "from": GUSTAV, "to": RITA}, ops=ops)
    assert (op(game, "gustav")["energy"], op(game, "rita")["energy"]) == after


@pytest.mark.rule("CD-50.17", "CD-90.55")
@pytest.mark.parametrize(("shared", "after"), [(False, (3, 3)), (True, (2, 1))])
def test_gain_xp_teaches_each_op_or_is_shared(shared, after):
    game = done({"op": "gainXp", "who": "ops", "track": "aim", "amount": 3, "shared": shared})
    assert (op(game, "gustav")["aimXp"], op(game, "rita")["aimXp"]) == after


@pytest.mark.rule("CD-50.17", "CD-24.03")
@pytest.mark.parametrize(("level", "xp"), [(1, 0), (2, 6)])
def test_special_xp_is_gained_where_abilities_develop(level, xp):
    ops = {"rita": {"at": "b1", "specialXp": 4}} if level == 2 else {"rita": "b1"}
    game = done({"op": "gainXp", "who": RITA, "track": "special", "amount": 2}, ops=ops, level=level)
    assert op(game, "rita")["specialXp"] == xp


@pytest.mark.rule("CD-50.18")
@pytest.mark.parametrize(("cap", "xp"), [(0, 0), (1, 1)])
def test_suppress_xp_allows_none_or_so_much(cap, xp):
    game = done(
        {"op": "suppressXp", "track": "aim", "cap": cap},
        {"op": "gainXp", "who": GUSTAV, "track": "aim", "amount": 5},
        duration="endOfRound",
    )
    assert op(game, "gustav")["aimXp"] == xp


# --- changes that last ----------------------------------------------------------------------------


def totals(game):
    return [(event["total"], event["defence"]) for event in events(game, "shot-rolled")]


@pytest.mark.rule("CD-50.09", "CD-90.73")
@pytest.mark.parametrize(
    ("change", "total"),
    [
        ({"stat": "aim", "amount": 2}, (5, 9)),
        ({"stat": "attackTotal", "amount": -1}, (2, 9)),
        ({"stat": "attackTotal", "amount": -9}, (0, 9)),
        ({"stat": "defence", "amount": -3}, (3, 6)),
        ({"stat": "defence", "amount": 2, "of": {"op": "namedCard", "name": "dud2"}}, (3, 9)),
        ({"stat": "defence", "amount": 2, "of": {"op": "namedCard", "name": "dud"}}, (3, 11)),
        ({"stat": "aim", "amount": 1, "of": {"op": "namedOp", "name": "rita"}}, (3, 9)),
        ({"stat": "aim", "amount": 1, "at": {"op": "zoneOf", "of": {"op": "namedOp", "name": "gustav"}}}, (4, 9)),
        ({"stat": "defence", "amount": -1, "at": {"op": "zoneOf", "of": {"op": "namedOp", "name": "rita"}}}, (3, 9)),
    ],
)
def test_modify_changes_a_number_of_figures_or_of_whoever_is_in_a_zone(change, total):
    game = done(
        {"op": "modify", **change},
        ops={"gustav": "c1", "rita": "b1"},
        zones={"c1": {"cards": ["dud", "dud2"], "entered": False}},
        duration="endOfRound",
        dice=[3, 6, 6],
    )
    take(game, "resolve-zone")
    take(game, "no-support")
    take(game, "shoot", card="dud")
    assert totals(game) == [total]


@pytest.mark.rule("CD-50.35", "CD-15.10")
def test_restrict_keeps_an_op_out_of_firefights():
    zones = {"c1": {"cards": ["dud"], "entered": False}}
    ops = {"gustav": "c1", "rita": "c1"}
    game = done({"op": "restrict", "who": GUSTAV, "what": "firefight"}, ops=ops, zones=zones, duration="endOfRound")
    take(game, "resolve-zone")
    take(game, "no-support")
    assert [one["op"] for one in matching(game, "shoot")] == ["rita"]


@pytest.mark.rule("CD-50.35", "CD-15.11")
def test_restrict_keeps_a_sniper_from_firing():
    zones = {"c1": ["dud"]}
    matt = {"op": "namedOp", "name": "matt"}
    assert offers(bench(ops={"matt": "b1"}, zones=zones), "let-act", op="matt")
    game = done(
        {"op": "restrict", "who": matt, "what": ["sniperAbility"]}, ops={"matt": "b1"}, zones=zones, duration="mission"
    )
    assert not offers(game, "let-act", op="matt")


# --- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("CD-50.04")
@pytest.mark.parametrize(("reach", "targets"), [("own", ["dud"]), ("adjacent", ["dud2"]), ("any", ["dud", "dud2"])])
def test_attack_fires_at_an_open_enemy_in_range(reach, targets):
    zones = {"c1": {"cards": ["dud"], "entered": False, "fought": True}, "d1": ["dud2"]}
    game = done({"op": "attack", "who": GUSTAV, "range": reach}, ops={"gustav": "c1"}, zones=zones, dice=[3])
    if len(targets) > 1:
        assert [one["figure"] for one in options(game)] == targets
        take(game, "choose-figure", figure="dud2")
    assert [event["card"] for event in events(game, "shot-rolled")] == targets[-1:]
    assert (op(game, "gustav")["energy"], op(game, "gustav")["aimXp"]) == (1, 1)


@pytest.mark.rule("CD-50.04")
def test_attack_may_roll_more_dice_add_something_and_cost_nothing():
    zones = {"c1": {"cards": ["dud"], "entered": False, "fought": True}}
    step = {"op": "attack", "who": GUSTAV, "dice": 2, "add": 1, "energyCost": 0}
    game = done(step, ops={"gustav": {"at": "c1", "energy": 0}}, zones=zones, dice=[2, 6])
    assert totals(game) == [(9, 9)]
    assert cards(game, "c1") == []
    assert not game.in_force


@pytest.mark.rule("CD-50.04", "CD-12.08")
def test_without_energy_there_is_no_attack():
    zones = {"c1": {"cards": ["dud"], "entered": False, "fought": True}}
    game = done({"op": "attack", "who": GUSTAV}, ops={"gustav": {"at": "c1", "energy": 0}}, zones=zones)
    assert "shot-rolled" not in names(game)


@pytest.mark.rule("CD-50.04", "CD-28.08", "CD-18.03")
@pytest.mark.parametrize(
    ("at", "reach", "xp", "aim", "health"),
    [
        ("c1", "own", "normal", 3, 3),  # 1 for the attempt, 2 for the star, and a heart
        ("b1", "adjacent", "normal", 1, 2),
        ("c1", "own", "fixedOne", 1, 2),
        ("c1", "own", "none", 0, 2),
    ],
)
def test_an_attack_teaches_as_it_says(at, reach, xp, aim, health):
    zones = {"c1": {"cards": ["easy", "?dud"], "entered": False, "fought": True}}
    step = {"op": "attack", "who": GUSTAV, "range": reach, "givesXp": xp}
    game = done(step, ops={"gustav": at}, zones=zones, dice=[6])
    assert cards(game, "c1") == [None]
    assert (op(game, "gustav")["aimXp"], op(game, "gustav")["health"]) == (aim, health)


@pytest.mark.rule("CD-50.04", "CD-35.23", "CD-28.03")
@pytest.mark.parametrize(("cost", "energy", "left"), [(0, 0, 0), (0, 2, 2), (2, 1, None), (2, 2, 0)])
def test_an_attack_that_lasts_costs_the_energy_it_says_for_each_shot(cost, energy, left):
    step = {"op": "attack", "who": GUSTAV, "range": "adjacent", "energyCost": cost}
    ops = {"gustav": {"at": "b1", "energy": energy}}
    game = done(step, ops=ops, zones={"c1": ["dud"]}, duration="endOfRound", dice=[1])
    assert offers(game, "let-act", op="gustav") is (left is not None)
    if left is not None:
        take(game, "let-act", op="gustav")
        take(game, "snipe", card="dud")
        assert op(game, "gustav")["energy"] == left


@pytest.mark.rule("CD-50.04", "CD-11.24")
def test_a_sniper_fires_back_at_an_attack_from_another_zone():
    step = {"op": "attack", "who": GUSTAV, "range": "adjacent"}
    game = done(step, ops={"gustav": "b1"}, zones={"c1": ["watcher"]}, dice=[1, 6])
    assert op(game, "gustav")["health"] == 1


@pytest.mark.rule("CD-50.06", "CD-26.07", "CD-26.11")
@pytest.mark.parametrize(
    ("node", "left"),
    [
        ({"value": 10}, ["dud2"]),  # 10 against 9, then 9 - but civilians cost one as well
        ({"value": 11}, []),
        ({"value": 10, "decay": 0}, []),
        ({"value": 8}, ["dud", None, None]),
        ({"value": 8, "stopOnFail": False}, ["dud", "dud2"]),
    ],
)
def test_area_attack_runs_through_a_stack_with_a_falling_value(node, left):
    step = {"op": "areaAttack", "who": GUSTAV, "at": zone_named("dud"), **node}
    game = done(step, ops={"gustav": "b1"}, zones={"c1": ["dud", "?civ1", "?dud2"]})
    assert cards(game, "c1") == left


@pytest.mark.rule("CD-50.06", "CD-26.03", "CD-60.58")
def test_an_area_attack_never_meets_ops():
    zones = {"c1": {"cards": ["dud"], "entered": False, "fought": True}}
    step = {"op": "areaAttack", "who": GUSTAV, "at": zone_named("dud"), "value": 20}
    game = done(step, ops={"gustav": "b1", "rita": "c1"}, zones=zones)
    assert cards(game, "c1") == ["dud"]


@pytest.mark.rule("CD-50.06", "CD-26.16")
@pytest.mark.parametrize(("xp", "special"), [("normal", 5), ("none", 4)])
def test_an_area_attack_teaches_special_xp_unless_it_says_no(xp, special):
    bob = {"op": "namedOp", "name": "bob"}
    step = {"op": "areaAttack", "who": bob, "at": zone_named("dud"), "value": 20, "givesXp": xp}
    game = done(step, ops={"bob": {"at": "b1", "specialXp": 4}}, zones={"c1": ["dud"]}, level=2)
    assert op(game, "bob")["specialXp"] == special


@pytest.mark.rule("CD-50.07", "CD-13.09")
def test_enemy_fire_shoots_in_the_usual_order_or_at_who_is_named():
    zones = {"c1": {"cards": ["sure"], "entered": False, "fought": True}}
    ops = {"gustav": "c1", "rita": "c1"}
    sure = {"op": "namedCard", "name": "sure"}
    game = done({"op": "enemyFire", "enemy": sure}, ops=ops, zones=zones, dice=[6])
    assert (op(game, "gustav")["health"], op(game, "rita")["health"]) == (1, 2)
    game = done({"op": "enemyFire", "enemy": sure, "target": RITA}, ops=ops, zones=zones, dice=[6])
    assert (op(game, "gustav")["health"], op(game, "rita")["health"]) == (2, 1)


@pytest.mark.rule("CD-50.07", "CD-13.04")
@pytest.mark.parametrize(("value", "hurt"), [(2, False), (3, True)])
def test_enemy_fire_may_have_a_value_of_its_own_for_this_shot(value, hurt):
    zones = {"c1": {"cards": ["sure"], "entered": False, "fought": True}}
    step = {"op": "enemyFire", "enemy": {"op": "namedCard", "name": "sure"}, "target": RITA, "value": value}
    game = done(step, ops={"gustav": "c1", "rita": "c1"}, zones=zones, dice=[3])
    assert op(game, "rita")["health"] == (1 if hurt else 2)
    assert not game.in_force


@pytest.mark.rule("CD-50.08")
def test_prevent_attack_foils_the_next_shot_and_no_other():
    zones = {"c1": {"cards": ["sure"], "entered": False, "fought": True}}
    sure = {"op": "namedCard", "name": "sure"}
    fire = {"op": "enemyFire", "enemy": sure}
    game = done({"op": "preventAttack", "enemy": sure}, fire, fire, ops={"gustav": "c1"}, zones=zones, dice=[6, 6])
    assert (len(events(game, "shot-foiled")), op(game, "gustav")["health"]) == (1, 1)


@pytest.mark.rule("CD-50.08", "CD-35.21")
def test_a_shot_stays_foiled_when_another_enemy_falls_before_it():
    zones = {"c1": {"cards": ["sure", "easy"], "entered": False}}
    sure = {"op": "namedCard", "name": "sure"}
    game = done({"op": "preventAttack", "enemy": sure}, ops={"gustav": "c1"}, zones=zones, dice=[6, 6])
    take(game, "resolve-zone")
    take(game, "no-support")
    take(game, "shoot", card="easy")
    take(game, "no-support")
    assert [event["card"] for event in events(game, "shot-foiled")] == ["sure"]


@pytest.mark.rule("CD-50.08", "CD-35.21", "CD-90.13")
def test_who_comes_back_from_the_pile_fires_whatever_foiled_his_shot_before():
    zones = {"c1": {"cards": ["t70", "easy"], "entered": False}}
    easy = {"op": "namedCard", "name": "easy"}
    game = done(
        {"op": "preventAttack", "enemy": easy},
        ops={"gustav": "c1"},
        zones=zones,
        situation={"threatStack": []},
        options={"reshuffleThreatDiscard": True},
        dice=[6, 1, 6],
    )
    take(game, "resolve-zone")
    take(game, "no-support")
    take(game, "shoot", card="easy")
    take(game, "no-support")
    assert [event["card"] for event in events(game, "reinforcement-came")] == ["easy"]
    assert [event["card"] for event in events(game, "enemy-fired")] == ["easy", "t70"]


@pytest.mark.rule("CD-50.07", "CD-13.07")
@pytest.mark.parametrize(("person", "falls"), [("civ1", "civilian-killed"), ("?civ1", "op-hurt")])
def test_an_enemy_made_to_fire_sees_only_what_lies_open(person, falls):
    zones = {"c1": {"cards": ["sure", person], "entered": False, "fought": True}}
    fire = {"op": "enemyFire", "enemy": {"op": "namedCard", "name": "sure"}}
    game = done(fire, ops={"gustav": "c1"}, zones=zones, dice=[6])
    assert [name for name in names(game) if name in ("civilian-killed", "op-hurt")] == [falls]


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("CD-50.19", "CD-90.87")
@pytest.mark.parametrize(("n", "left"), [(1, ["dud", "civ1", None]), (9, ["dud", "civ1", "dud2"])])
def test_reveal_turns_up_the_uppermost_face_down_cards(n, left):
    step = {"op": "reveal", "at": zone_named("dud"), "n": n}
    assert cards(done(step, zones={"c1": ["dud", "?civ1", "?dud2"]}), "c1") == left


@pytest.mark.rule("CD-50.19", "CD-90.10", "CD-10.04")
def test_what_an_effect_reveals_neither_fires_nor_explodes():
    step = {"op": "reveal", "at": zone_named("dud"), "n": 2}
    game = done(step, zones={"c1": ["dud", "?bazooka", "?trap2"]})
    assert cards(game, "c1") == ["dud", "bazooka", "trap2"]
    assert op(game, "gustav")["health"] == 2


@pytest.mark.rule("CD-50.20", "CD-11.07", "CD-11.08", "CD-11.10")
def test_draw_until_brings_a_card_of_a_kind_and_discards_the_others():
    stack = {"threatStack": ["civ1", "trap2", "bazooka", "thug"]}
    game = done({"op": "drawUntil", "at": zone_named("dud")}, zones={"c1": ["dud"]}, situation=stack)
    assert cards(game, "c1") == ["bazooka", "dud"]
    assert game.view()["discard"] == ["civ1", "trap2"]
    assert game.plain  # without its special symbol
    game = done(
        {"op": "drawUntil", "kind": "boobyTrap", "at": zone_named("dud")}, zones={"c1": ["dud"]}, situation=stack
    )
    assert cards(game, "c1") == ["trap2", "dud"]


@pytest.mark.rule("CD-50.20", "CD-90.27")
def test_nobody_joins_a_secured_zone():
    game = done({"op": "drawUntil", "at": HERE}, situation={"threatStack": ["thug"]})
    assert (cards(game, "b1"), game.view()["threatStack"]) == ([], 1)


@pytest.mark.rule("CD-50.21", "CD-50.22", "CD-90.86")
@pytest.mark.parametrize(("verb", "fate"), [("discard", 7), ("removeFromGame", 9)])
def test_cards_leave_without_points(verb, fate):
    step = {"op": verb, "card": {"op": "civilian", "at": zone_named("dud")}}
    game = done(step, zones={"c1": ["dud", "civ2"]})
    assert (cards(game, "c1"), score(game)) == (["dud"], 0)
    assert list(game.fates.values()) == [fate]


@pytest.mark.rule("CD-50.22", "CD-19.01")
def test_a_zone_that_an_effect_empties_is_secured():
    game = done({"op": "removeFromGame", "card": {"op": "enemies"}}, zones={"c1": ["dud", "civ1"]})
    assert zone(game, "c1")["secured"]


@pytest.mark.rule("CD-50.23", "CD-23.01", "CD-18.03")
@pytest.mark.parametrize(("scored", "points"), [(True, 2), (False, 0)])
def test_eliminate_removes_an_enemy_with_its_points_and_rewards(scored, points):
    step = {"op": "eliminate", "enemy": {"op": "enemies"}, "by": GUSTAV, "scored": scored}
    game = done(step, objective="topTerrorists", ops={"gustav": "b1"}, zones={"c2": ["boss", "?cap-hostage"]})
    assert (cards(game, "c2"), score(game)) == ([None], points)
    assert op(game, "gustav")["aimXp"] == 1  # his star


@pytest.mark.rule("CD-50.24", "CD-11.22")
def test_escape_costs_the_printed_points_of_a_top_terrorist_and_of_nobody_else():
    game = done(
        {"op": "escape", "enemy": {"op": "enemies"}}, objective="topTerrorists", zones={"c2": ["boss"], "c1": ["dud"]}
    )
    assert (cards(game, "c2"), cards(game, "c1"), score(game)) == ([], ["dud"], -2)


@pytest.mark.rule("CD-50.25", "CD-16.03")
def test_kill_costs_the_printed_points():
    game = done({"op": "kill", "person": {"op": "civilian", "at": zone_named("dud")}}, zones={"c1": ["dud", "civ2"]})
    assert (cards(game, "c1"), score(game)) == (["dud"], -2)


@pytest.mark.rule("CD-50.26", "CD-20.08", "CD-20.09")
def test_execute_spares_a_hostage_in_care():
    everybody = {"op": "hostage", "at": "zones", "n": 9}
    ops = {"gustav": {"at": "b1", "hostage": "hostage3"}}
    game = done({"op": "execute", "hostage": everybody}, ops=ops, zones={"c2": ["hostage", "?dud"]})
    assert (op(game, "gustav")["hostage"], score(game)) == ("hostage3", -1)


@pytest.mark.rule("CD-50.27", "CD-17.04", "CD-10.05")
def test_explode_runs_the_explosion_of_a_bomb_or_a_trap():
    zones = {"c2": {"cards": ["bomb"], "entered": False}}
    game = done(
        {"op": "explode", "card": {"op": "bomb"}}, objective="bombs", ops={"gustav": "c2", "rita": "b1"}, zones=zones
    )
    assert (op(game, "gustav")["alive"], op(game, "rita")["alive"], score(game)) == (False, True, -3)
    zones = {"c1": {"cards": ["trap2", "?dud"], "entered": False}}
    game = done({"op": "explode", "card": {"op": "trap"}}, ops={"gustav": "c1", "rita": "c1"}, zones=zones)
    assert (op(game, "gustav")["health"], op(game, "rita")["health"], cards(game, "c1")) == (1, 1, [None])


@pytest.mark.rule("CD-50.28", "CD-30.04", "CD-10.15")
@pytest.mark.parametrize(("energy", "left", "points"), [(1, ["bomb3"], 0), (3, [], 2)])
def test_defuse_lays_energy_on_a_bomb_until_it_is_enough(energy, left, points):
    step = {"op": "defuse", "card": {"op": "bomb"}, "by": GUSTAV, "energy": energy}
    zones = {"c2": {"cards": ["bomb3"], "entered": False}}
    game = done(step, objective="bombs", ops={"gustav": {"at": "c2", "energy": 3}}, zones=zones)
    assert (cards(game, "c2"), score(game), op(game, "gustav")["energy"]) == (left, points, 3 - energy)


@pytest.mark.rule("CD-50.28", "CD-10.15")
def test_defuse_makes_a_trap_of_the_ops_zone_harmless_for_one_energy():
    zones = {"c1": {"cards": ["trap2", "?dud"], "entered": False}, "d1": ["trap3"]}
    step = {"op": "defuse", "card": {"op": "trap"}, "by": GUSTAV}
    game = done(step, ops={"gustav": {"at": "c1", "energy": 2}}, zones=zones)
    assert (cards(game, "c1"), cards(game, "d1"), op(game, "gustav")["energy"]) == ([None], ["trap3"], 1)


@pytest.mark.rule("CD-50.36", "CD-19.03")
def test_secure_clears_a_zone_and_turns_up_its_card():
    game = done({"op": "secure", "at": zone_named("dud")}, zones={"c1": ["dud", "?civ2", "trap2"]})
    assert (zone(game, "c1")["secured"], cards(game, "c1"), score(game)) == (True, [], 0)


@pytest.mark.rule("CD-50.37", "CD-11.10")
def test_ignore_specials_takes_the_symbols_of_an_enemy_away():
    zones = {"c1": {"cards": ["bazooka"], "entered": True}}
    game = done({"op": "ignoreSpecials", "enemy": {"op": "enemies"}}, ops={"gustav": "c1"}, zones=zones)
    take(game, "resolve-zone")
    assert "bazooka-rolled" not in names(game)


# --- moves ----------------------------------------------------------------------------------------


@pytest.mark.rule("CD-50.29", "CD-1.09")
@pytest.mark.parametrize(
    ("node", "reach"),
    [
        ({}, ["a1", "c1"]),
        ({"steps": 2}, ["a1", "c1", "d1", "c2"]),
        ({"steps": 2, "through": "secured"}, ["a1", "c1"]),
        ({"steps": 2, "costPerZone": 1}, ["a1", "c1"]),
        ({"to": {"op": "zoneOf", "of": {"op": "namedCard", "name": "dud"}}}, ["d1"]),
    ],
)
def test_move_offers_an_op_zones_and_it_may_stay(node, reach):
    ops = {"gustav": {"at": "b1", "energy": 1}}
    game = done({"op": "move", "who": GUSTAV, **node}, ops=ops, zones={"d1": ["dud"]})
    assert kind(game) == "move"
    assert [one.get("zone") for one in options(game)] == [None, *reach]
    take(game, "move", zone=reach[-1])
    assert op(game, "gustav")["at"] == reach[-1]
    assert op(game, "gustav")["energy"] == (0 if "costPerZone" in node else 1)


@pytest.mark.rule("CD-50.29", "CD-37.02")
def test_a_zone_that_an_effect_moves_an_op_into_is_entered():
    game = done({"op": "move", "who": GUSTAV}, ops={"gustav": "b1"}, zones={"c1": ["?dud"]})
    take(game, "move", zone="c1")
    assert offers(game, "resolve-zone", zone="c1")


@pytest.mark.rule("CD-50.30", "CD-70.24")
def test_carry_takes_other_ops_along_who_agree():
    step = {"op": "carry", "who": GUSTAV, "count": 2, "to": zone_named("dud")}
    game = done(
        step,
        ops={"gustav": "b1", "bob": "b1", "rita": "b1", "matt": "b1"},
        seats=["gustav+bob", "rita+matt"],
        zones={"d1": ["dud"]},
    )
    assert (kind(game), who(game)) == ("passengers", 0)
    take(game, "take-along", op="rita")
    assert (kind(game), who(game)) == ("consent", 1)
    take(game, "refuse")
    assert [one.get("op") for one in options(game)] == ["bob", "matt", None]
    take(game, "take-along", op="bob")
    take(game, "decline")
    at = {name: op(game, name)["at"] for name in ("gustav", "bob", "rita", "matt")}
    assert at == {"gustav": "d1", "bob": "d1", "rita": "b1", "matt": "b1"}


@pytest.mark.rule("CD-50.31", "CD-70.33", "CD-90.21")
def test_retreat_leads_into_a_secured_neighbour_zone_of_the_owners_choice():
    zones = {"c1": {"cards": ["dud"], "entered": False, "fought": True}}
    game = done({"op": "retreat", "who": GUSTAV}, ops={"gustav": "c1"}, zones=zones, secured=["b1", "d1"])
    assert [one["zone"] for one in options(game)] == ["b1", "d1"]
    take(game, "retreat", zone="b1")
    assert op(game, "gustav")["at"] == "b1"


@pytest.mark.rule("CD-50.31", "CD-90.21")
def test_without_a_secured_zone_nobody_retreats():
    zones = {"c1": {"cards": ["dud"], "entered": False, "fought": True}}
    game = done({"op": "retreat", "who": GUSTAV}, ops={"gustav": "c1"}, zones=zones, secured=[])
    assert op(game, "gustav")["at"] == "c1"


@pytest.mark.rule("CD-50.33", "CD-15.04")
def test_escort_puts_a_hostage_into_care_and_releases_it():
    there = {"op": "hostage", "at": zone_named("hostage"), "n": 9}
    zones = {"c2": {"cards": ["hostage", "hostage2"], "entered": False}}
    game = done({"op": "escort", "hostage": there}, zones=zones)  # nobody bears the card: nothing happens
    assert cards(game, "c2") == ["hostage", "hostage2"]
    game = borne({"when": "anyTime", "do": [{"op": "escort", "hostage": there}]}, ops={"gustav": "c2"}, zones=zones)
    take(game, "let-act", op="gustav")
    take(game, "use-ability")
    assert (op(game, "gustav")["hostage"], cards(game, "c2")) == ("hostage", ["hostage2"])
    game = borne({"when": "anyTime", "do": ["escort"]}, ops={"gustav": {"at": "b1", "hostage": "hostage"}})
    take(game, "let-act", op="gustav")
    take(game, "use-ability")
    assert (op(game, "gustav")["hostage"], cards(game, "b1")) == (None, ["hostage"])


@pytest.mark.rule("CD-50.34", "CD-15.07", "CD-90.82")
def test_rescue_scores_a_hostage_in_care():
    ops = {"gustav": {"at": "b1", "hostage": "hostage3"}}
    game = done({"op": "rescue", "hostage": "hostageOf"}, ops=ops)
    assert score(game) == 0  # nobody bears the card
    game = done({"op": "rescue", "hostage": {"op": "hostage", "at": HERE}}, ops=ops)
    assert (op(game, "gustav")["hostage"], score(game)) == (None, 3)


# --- durations ------------------------------------------------------------------------------------

LONG = {"op": "modify", "stat": "defence", "amount": -1}


def on(game, verb):
    """Play no support card, and go on with something else."""
    while kind(game) == "support":
        take(game, "no-support")
    return take(game, verb)


def defences(game):
    return [event["defence"] for event in events(game, "shot-rolled")]


@pytest.mark.rule("CD-35.09", "CD-12.19", "CD-37.04")
@pytest.mark.parametrize(("duration", "found"), [("endOfRound", [8, 8, 9]), ("mission", [8, 8, 8])])
def test_effects_last_as_long_as_they_say(duration, found):
    zones = {"c1": {"cards": ["dud"], "entered": False}}
    game = done(LONG, ops={"gustav": {"at": "c1", "energy": 3}}, zones=zones, duration=duration, dice=[1] * 20)
    for verb in ("resolve-zone", "shoot", "strike-again", "hold", "end-phase", "stay", "resolve-zone", "shoot"):
        on(game, verb)
    assert defences(game) == found


@pytest.mark.rule("CD-37.04")
def test_an_effect_of_an_exchange_ends_with_it():
    zones = {"c1": {"cards": ["dud"], "entered": False}}
    card = {"id": "do", "name": "Do", "timing": "anyTime", "effects": [{**LONG, "for": "exchange"}]}
    game = bench(support=[card], ops={"gustav": {"at": "c1", "energy": 3}}, zones=zones, dice=[1] * 9)
    take(game, "resolve-zone")
    take(game, "play-support", card="do")
    on(game, "shoot")
    on(game, "strike-again")
    take(game, "no-support")
    assert defences(game) == [8, 9]


@pytest.mark.rule("CD-35.05")
def test_an_instant_change_is_over_at_once():
    assert not done({**LONG, "for": "instant"}).in_force


@pytest.mark.rule("CD-35.06")
def test_an_effect_of_one_attack_ends_with_the_next_attack_of_its_op_only():
    zones = {"c1": {"cards": ["dud"], "entered": False}}
    step = {"op": "modify", "stat": "attackTotal", "amount": 3, "of": RITA}
    game = done(step, ops={"gustav": "c1", "rita": "c1"}, zones=zones, duration="oneAttack", dice=[1] * 9)
    take(game, "resolve-zone")
    take(game, "no-support")
    take(game, "shoot", op="gustav")
    take(game, "shoot", op="rita")
    assert [event["total"] for event in events(game, "shot-rolled")] == [1, 4]
    assert not game.in_force
