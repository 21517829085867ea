"""When abilities of ops and cards come into play (section 9.3), how often, and who decides."""

import pytest

from tests.engine.countdown.drill import (
    bomb,
    cards,
    events,
    kind,
    matching,
    names,
    offers,
    op,
    options,
    set_up,
    take,
    who,
)
from tests.engine.countdown.vocabulary.kit import bench, borne

POINT = [{"op": "changeScore", "amount": 1}]


def points(game):
    """How often the ability has come into play."""
    return len([event for event in events(game, "score-changed") if event["part"] == "effects"])


def calm(game):
    """Play no support card."""
    while kind(game) == "support":
        take(game, "no-support")
    return game


def on(game, *verbs, **arguments):
    """Go on without support cards."""
    for verb in verbs:
        take(calm(game), verb, **arguments)
    return game


FIGHT = {"c1": {"cards": ["dud", "?civ1"], "entered": True}}


def fight(when, by="dud", **parts):
    """Gustav and Rita have entered c1 with a harmless enemy, who bears the ability unless an op does."""
    ops = parts.pop("ops", {"gustav": {"at": "c1", "energy": 2}, "rita": "c1"})
    zones = parts.pop("zones", FIGHT)
    return borne({"when": when, "do": POINT}, by, ops=ops, zones=zones, dice=[1] * 20, **parts)


# --- times ----------------------------------------------------------------------------------------


PHASES = ["intelligence", "positioning", "action", "countdown", "recovery"]


@pytest.mark.rule("CD-7.02")
@pytest.mark.parametrize("first", PHASES)
@pytest.mark.parametrize("phase", PHASES)
def test_on_phase_comes_once_a_round_when_its_phase_begins(phase, first):
    game = borne({"when": {"op": "onPhase", "phase": phase}, "do": POINT}, phase=first)
    while game.view()["round"] == 1:
        stays = matching(game, "stay")
        game.choose(stays[0] if stays else len(game.options) - 1)
    assert points(game) == (PHASES.index(phase) >= PHASES.index(first))


@pytest.mark.rule("CD-35.19")
def test_on_mission_start_comes_after_set_up_and_before_round_1():
    more = {"gustav": {"special": [{"when": "onMissionStart", "do": POINT}]}}
    game = set_up(seats=["gustav+bob+vince+rita"], ops_more=more)
    while kind(game) == "infiltrate":
        assert points(game) == 0
        game.choose(0)
    assert points(game) == 1
    order = names(game)
    assert order.index("score-changed") < order.index("round-began")


@pytest.mark.rule("CD-33.15")
@pytest.mark.parametrize(("mission", "times"), [("war-1", 0), ("war-2", 1), ("hostages-1", 0)])
def test_between_missions_comes_before_the_later_missions_of_a_campaign(mission, times):
    missions = [{"level": level, "location": "ground"} for level in (1, 2, 3)]
    war = {"id": "war", "name": "War", "objective": "hostages", "missions": missions, "supportCards": 0}
    more = {"gustav": {"special": [{"when": "betweenMissions", "do": POINT}]}}
    changes = {"campaigns": [{**war, "removeTopThreats": 0}]}
    game = set_up(seats=["gustav+bob+vince+rita"], mission=mission, ops_more=more, changes=changes)
    while kind(game) == "infiltrate":
        game.choose(0)
    assert points(game) == times


@pytest.mark.rule("CD-20.02", "CD-20.11")
def test_on_ultimatum_comes_when_the_marker_reaches_nothing():
    for time, times in ((1, 1), (2, 0)):
        game = on(borne({"when": "onUltimatum", "do": POINT}, situation={"time": time}), "end-phase")
        calm(game)
        assert (game.view()["time"], points(game)) == (time - 1, times)


@pytest.mark.rule("CD-35.09")
def test_on_round_end_comes_after_phase_5():
    game = borne({"when": "onRoundEnd", "do": POINT})
    on(game, "end-phase")
    while game.view()["round"] == 1:
        game.choose(len(game.options) - 1)
    order = names(game)
    assert points(game) == 1
    assert order.index("time-moved") < order.index("score-changed") < len(order) - 1 - order[::-1].index("round-began")


@pytest.mark.rule("CD-23.01")
def test_on_mission_end_comes_before_the_final_scoring():
    game = borne({"when": "onMissionEnd", "do": POINT}, ops={"gustav": "e1"})
    on(game, "end-phase")
    assert game.is_over
    assert points(game) == 1
    order = [event.details["part"] for event in game.events if event.name == "score-changed"]
    assert order[0] == "effects"


# --- zones and firefights -------------------------------------------------------------------------


@pytest.mark.rule("CD-10.01")
@pytest.mark.parametrize(("by", "where", "times"), [("dud", "here", 1), ("dud2", "here", 0), ("dud2", "any", 1)])
def test_on_enter_zone_comes_when_ops_enter_here_or_anywhere(by, where, times):
    zones = {**FIGHT, "d1": ["dud2"]}
    game = fight({"op": "onEnterZone", "where": where}, by, zones=zones)
    assert points(game) == 0
    on(game, "resolve-zone")
    assert points(game) == times


@pytest.mark.rule("CD-10.01", "CD-37.02")
def test_nobody_enters_a_zone_where_ops_stayed():
    zones = {"c1": {"cards": ["dud"], "entered": False}}
    game = on(fight("onEnterZone", zones=zones), "resolve-zone")
    assert points(game) == 0


@pytest.mark.rule("CD-11.12")
def test_before_firefight_comes_before_the_first_strike():
    zones = {"c1": {"cards": ["dud"], "entered": False}}
    game = on(fight("beforeFirefight", zones=zones), "resolve-zone")
    assert (points(game), kind(game)) == (1, "support")


@pytest.mark.rule("CD-35.07", "CD-12.01")
@pytest.mark.parametrize(("by", "waits", "times"), [("gustav", "self", 1), ("gustav", "op", 2), ("dud2", "op", 2)])
def test_before_attack_roll_comes_before_every_roll(by, waits, times):
    zones = {**FIGHT, "d1": ["dud2"]}
    game = fight({"op": "beforeAttackRoll", "by": waits}, by, zones=zones)
    on(game, "resolve-zone")
    on(game, "shoot", op="gustav")
    on(game, "shoot", op="rita")
    assert points(game) == times
    order = names(game)
    assert order.index("score-changed") < order.index("shot-rolled")


@pytest.mark.rule("CD-12.16")
def test_what_comes_after_the_roll_can_still_change_its_result():
    add = {"op": "modify", "stat": "attackTotal", "amount": 8, "of": "thatFigure", "for": "oneAttack"}
    ability = {"when": {"op": "afterAttackRoll", "by": "self"}, "if": {"op": "rollAtMost", "n": 1}, "do": [add]}
    game = borne(ability, ops={"gustav": {"at": "c1", "energy": 2}}, zones=FIGHT, dice=[1] * 9)
    on(game, "resolve-zone", "shoot")
    assert [event["card"] for event in events(game, "shot-hit")] == ["dud"]


@pytest.mark.rule("CD-11.13")
def test_after_strike_comes_before_the_enemies_fire():
    game = on(fight("afterStrike"), "resolve-zone", "shoot", "shoot")
    assert (points(game), "enemy-fired" in names(game)) == (1, False)


@pytest.mark.rule("CD-11.13", "CD-11.14")
def test_who_was_eliminated_by_the_strike_does_not_act_after_it():
    zones = {"c1": {"cards": ["easy", "?dud"], "entered": True}}
    game = borne({"when": "afterStrike", "do": POINT}, "easy", ops={"gustav": "c1"}, zones=zones, dice=[6] * 9)
    on(game, "resolve-zone")
    on(game, "shoot", card="easy")
    assert "easy" not in cards(game, "c1")
    assert points(game) == 0


@pytest.mark.rule("CD-35.22")
def test_before_enemy_attack_comes_before_each_shot():
    game = calm(on(fight({"op": "beforeEnemyAttack", "by": "self"}), "resolve-zone", "hold-fire", "hold-fire"))
    order = names(game)
    assert points(game) == 1
    assert order.index("score-changed") < order.index("civilian-killed")


@pytest.mark.rule("CD-14.01")
def test_after_counter_attack_comes_when_all_have_fired():
    game = calm(on(fight("afterCounterAttack"), "resolve-zone", "hold-fire", "hold-fire"))
    assert (points(game), kind(game)) == (1, "after-exchange")


@pytest.mark.rule("CD-16.06")
def test_on_zone_secured_comes_when_a_zone_is_secured():
    when = {"op": "onZoneSecured", "where": "any"}
    zones = {"c1": {"cards": ["easy"], "entered": True}}
    game = borne({"when": when, "do": POINT}, ops={"gustav": "c1"}, zones=zones, dice=[6] * 9)
    assert points(game) == 0
    on(game, "resolve-zone", "shoot")
    assert points(game) == 1


# --- what happens to figures ----------------------------------------------------------------------


@pytest.mark.rule("CD-17.10", "CD-8.08", "CD-90.10")
@pytest.mark.parametrize(
    ("when", "by_intel", "by_entry"), [("onReveal", 1, 1), ("onRevealByIntel", 1, 0), ("onRevealByGrenade", 0, 0)]
)
def test_a_card_may_wait_for_being_revealed_in_a_certain_way(when, by_intel, by_entry):
    ability = {"when": when, "do": POINT}
    game = borne(ability, "dud", ops={"jill": "b1"}, zones={"c1": ["?dud"]})
    on(game, "let-act", op="jill")
    on(game, "use-intel", zone="c1")
    assert "dud" in cards(game, "c1")
    assert points(game) == by_intel
    game = borne(ability, "dud", ops={"gustav": "c1"}, zones={"c1": ["?dud"]}, dice=[1] * 9)
    on(game, "resolve-zone")
    assert points(game) == by_entry


@pytest.mark.rule("CD-10.18")
def test_a_card_may_wait_for_a_grenade():
    game = borne({"when": "onRevealByGrenade", "do": POINT}, "dud", ops={"bob": "b1"}, zones={"c1": ["?dud"]}, dice=[1])
    on(game, "let-act", op="bob")
    on(game, "throw-grenade", zone="c1")
    assert points(game) == 1


@pytest.mark.rule("CD-18.03")
@pytest.mark.parametrize(("by", "waits", "times"), [("easy", {}, 1), ("dud2", {}, 0), ("dud2", {"who": "enemy"}, 1)])
def test_on_eliminated_comes_when_an_enemy_is_removed_by_an_attack(by, waits, times):
    zones = {"c1": {"cards": ["easy", "?civ1"], "entered": True}, "d1": ["dud2"]}
    ability = {"when": {"op": "onEliminated", **waits}, "do": POINT}
    game = borne(ability, by, ops={"gustav": "c1"}, zones=zones, dice=[6] * 9)
    on(game, "resolve-zone", "shoot")
    assert points(game) == times


@pytest.mark.rule("CD-11.24")
@pytest.mark.parametrize(("die", "times"), [(1, 1), (6, 0)])
def test_who_survives_a_shot_from_next_door_may_answer_it(die, times):
    weak = {"dud": {"kind": "terrorist", "level": 1, "number": 13, "attack": 0, "defence": 5}}
    game = borne(
        {"when": "onAttackedFromAdjacent", "do": POINT},
        "dud",
        ops={"matt": "b1"},
        zones={"c1": ["dud"]},
        cards=weak,
        dice=[die],
    )
    on(game, "let-act", op="matt")
    on(game, "snipe")
    assert points(game) == times


@pytest.mark.rule("CD-13.13")
@pytest.mark.parametrize(("waits", "times"), [("self", 0), ("op", 1)])
def test_on_op_death_comes_when_an_op_dies(waits, times):
    zones = {"c1": {"cards": ["?trap2", "?civ1"], "entered": True}}
    ops = {"gustav": "b1", "bob": {"at": "c1", "health": 1}}
    game = borne({"when": {"op": "onOpDeath", "who": waits}, "do": POINT}, ops=ops, zones=zones)
    on(game, "resolve-zone")
    assert (op(game, "bob")["alive"], points(game)) == (False, times)


@pytest.mark.rule("CD-13.13")
def test_a_dying_op_may_have_a_last_word():
    zones = {"c1": {"cards": ["?trap2", "?civ1"], "entered": True}}
    ops = {"gustav": {"at": "c1", "health": 1}, "bob": "b1"}
    game = borne({"when": {"op": "onOpDeath", "who": "self"}, "do": POINT}, ops=ops, zones=zones)
    on(game, "resolve-zone")
    assert (op(game, "gustav")["alive"], points(game)) == (False, 1)


@pytest.mark.rule("CD-17.05", "CD-30.07")
def test_on_defused_comes_when_a_trap_is_defused():
    zones = {"c1": {"cards": ["trap2"], "entered": False}}
    when = {"op": "onDefused", "who": "trap", "by": "op"}
    game = borne({"when": when, "do": POINT}, ops={"gustav": "b1", "steve": "c1"}, zones=zones)
    on(game, "let-act", op="steve")
    on(game, "defuse-trap")
    assert points(game) == 1


@pytest.mark.rule("CD-17.05", "CD-30.02")
@pytest.mark.parametrize(
    ("waits", "times"),
    [({"who": "self"}, 1), ({"who": "bomb", "by": "op"}, 1), ({"who": "trap"}, 0), ({"who": "any", "by": "enemy"}, 0)],
)
def test_on_defused_comes_when_a_bomb_is_defused(waits, times):
    where = {"op": "isZone", "at": "thatZone", "kind": "objective"}
    ability = {"when": {"op": "onDefused", **waits}, "if": where, "do": POINT}
    wired = {"wired": {"stack": "bombs", **bomb(), "effects": [ability]}}
    zones = {"c2": {"cards": ["wired"], "entered": False}}
    game = bench(ops={"steve": "c2"}, zones=zones, objective="bombs", objective_cards=wired)
    on(game, "let-act", op="steve")
    on(game, "work-on-bomb")
    assert points(game) == times


@pytest.mark.rule("CD-15.05")
@pytest.mark.parametrize(("waits", "times"), [("op", 1), ("hostage", 1), ("self", 0)])
def test_on_exfiltration_comes_when_an_op_or_a_hostage_is_out(waits, times):
    when = {"op": "onExfiltration", "who": waits}
    ops = {"gustav": "b1", "rita": {"at": "d1", "hostage": "hostage"}}
    game = borne({"when": when, "do": POINT}, ops=ops, secured=["b1", "d1"], phase="positioning")
    on(game, "stay", op="gustav")
    on(game, "move", op="rita", zone="e1")
    assert points(game) == times


# --- at will, always, limits, choices -------------------------------------------------------------


@pytest.mark.rule("CD-35.01", "CD-7.04", "CD-7.05", "CD-70.25")
def test_an_op_may_use_an_ability_of_its_own_in_phase_3_where_no_enemy_and_no_trap_is():
    ability = {"when": "anyTime", "do": POINT}
    game = borne(ability)
    on(game, "let-act", op="gustav")
    assert (kind(game), who(game)) == ("act", 0)
    on(game, "use-ability")
    assert points(game) == 1
    for beside in ("dud", "trap2"):
        zones = {"c1": {"cards": [beside], "entered": False, "fought": True}}
        assert not offers(borne(ability, ops={"gustav": "c1"}, zones=zones), "let-act", op="gustav")


@pytest.mark.rule("CD-11.11", "CD-12.19")
@pytest.mark.parametrize(("per", "second", "next_round"), [("round", False, True), ("mission", False, False)])
def test_a_limit_counts_by_the_round_or_by_the_mission(per, second, next_round):
    game = borne({"when": "anyTime", "do": POINT, "limit": {"times": 1, "per": per}}, ops={"gustav": "b1"})
    on(game, "let-act", "use-ability")
    assert offers(game, "let-act", op="gustav") is second
    on(game, "end-phase", "stay")
    assert offers(game, "let-act", op="gustav") is next_round


@pytest.mark.rule("CD-11.11")
def test_the_first_of_a_round_comes_once():
    ability = {"when": "afterAttackRoll", "if": {"op": "isFirst", "per": "round"}, "do": POINT}
    game = borne(ability, ops={"gustav": {"at": "c1", "energy": 2}, "rita": "c1"}, zones=FIGHT, dice=[1] * 9)
    on(game, "resolve-zone", "shoot", "shoot")
    assert points(game) == 1


@pytest.mark.rule("CD-1.09")
def test_who_may_use_an_ability_is_asked():
    ability = {"when": {"op": "onPhase", "phase": "countdown"}, "may": True, "do": POINT}
    game = borne(
        ability,
        by="bob",
        ops={"gustav": "b1", "bob": "b1", "rita": "b1", "matt": "b1"},
        seats=["gustav+rita", "bob+matt"],
    )
    on(game, "end-phase")
    on(game, "use")
    assert points(game) == 1


@pytest.mark.rule("CD-1.09", "CD-90.53")
def test_the_owner_is_asked_for_an_op_and_the_group_for_a_card():
    ability = {"when": {"op": "onPhase", "phase": "recovery"}, "may": True, "do": POINT}
    seats = {"ops": {"gustav": "b1", "bob": "b1", "rita": "b1", "matt": "b1"}, "seats": ["gustav+rita", "bob+matt"]}
    asked = []
    for by, zones in (("bob", {}), ("dud", {"c1": ["dud"]})):
        game = borne(ability, by, zones=zones, **seats)
        calm(on(game, "end-phase"))
        asked.append((kind(game), who(game)))
        take(game, "decline")
        assert points(game) == 0
    assert asked == [("may", 1), ("may", None)]


@pytest.mark.rule("CD-90.53")
def test_the_group_orders_what_happens_at_once():
    ability = {"when": {"op": "onPhase", "phase": "recovery"}, "do": POINT}
    game = bench(
        ops={"gustav": "b1", "bob": "b1"}, ops_more={name: {"special": [ability]} for name in ("gustav", "bob")}
    )
    calm(on(game, "end-phase"))
    assert (kind(game), who(game)) == ("order-triggers", None)
    assert [one["bearer"] for one in options(game)] == ["gustav", "bob"]
    take(game, "resolve", bearer="bob")
    assert points(game) == 2


@pytest.mark.rule("CD-50.09")
def test_what_holds_always_holds_while_its_op_lives_or_its_card_lies_open():
    ability = {"do": [{"op": "modify", "stat": "defence", "amount": -2, "at": "zoneOf"}]}
    zones = {"c1": {"cards": ["dud"], "entered": False}}

    def defence(by, **parts):
        found = {"ops": {"gustav": "c1", "rita": "b1"}, "zones": zones, "dice": [1] * 9, **parts}
        game = on(borne(ability, by, **found), "resolve-zone")
        on(game, "shoot", op="gustav", card="dud")
        return events(game, "shot-rolled")[0]["defence"]

    assert defence("gustav") == 7  # he is there
    assert defence("rita") == 9  # she is elsewhere
    assert defence("dud2", zones={"c1": {"cards": ["dud", "dud2"], "entered": False}}) == 7
    assert defence("dud2", zones={**zones, "d1": ["?dud2"]}) == 9


@pytest.mark.rule("CD-50.35")
def test_what_holds_always_may_depend_on_a_condition():
    bar = {"op": "restrict", "who": {"op": "ops"}, "what": "firefight"}
    ability = {"if": {"op": "timeAtMost", "n": 3}, "do": [bar]}
    zones = {"c1": {"cards": ["dud"], "entered": False}}
    for time, shoots in ((4, True), (3, False)):
        game = borne(ability, "dud", ops={"gustav": "c1"}, zones=zones, situation={"time": time}, dice=[1] * 9)
        calm(on(game, "resolve-zone"))
        assert (kind(game) == "shoot") is shoots
