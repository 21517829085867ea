"""Chapter 14: second strike, retreat, break through, hold."""

import pytest

from tests.engine.countdown.drill import (
    cards,
    drill,
    events,
    kind,
    matching,
    names,
    offers,
    op,
    options,
    run_to,
    score,
    take,
    terrorist,
    who,
)

NO_BULLETS = {"bulletsUsed": 3}
DUDS = {  # attack value 0 never hits (CD-81.27)
    "dud": terrorist(13, 0, 4),
    "dud2": terrorist(14, 0, 4),
    "six": terrorist(15, 0, 6),
    "seven": terrorist(16, 0, 7),
}


def exchange(game):
    """Go through one exchange in which nobody shoots."""
    while kind(game) == "shoot":
        game.choose(len(game.options) - 1)
    return game


def fight(ops=None, zones=None, **more):
    """A first exchange with an enemy who cannot hit, in which nobody shot."""
    ops = ops or {"gustav": "b2"}
    return exchange(drill(ops=ops, zones={"b2": ["?dud"], **(zones or {})}, cards=DUDS, **more))


def zones_of(game, verb):
    """The zones offered with a verb."""
    return [one["zone"] for one in matching(game, verb)]


# --- the choice -----------------------------------------------------------------------------------


@pytest.mark.rule("CD-14.01", "CD-70.32", "CD-90.20")
def test_after_the_exchange_an_op_may_strike_again_retreat_break_through_or_hold():
    game = fight(secured=["a2"])
    assert kind(game) == "after-exchange"
    assert options(game) == [
        {"verb": "strike-again", "op": "gustav"},
        {"verb": "retreat", "op": "gustav", "zone": "b1"},
        {"verb": "retreat", "op": "gustav", "zone": "a2"},
        *[{"verb": "break-through", "op": "gustav", "zone": place} for place in ("b1", "a2", "c2", "b3")],
        {"verb": "hold", "op": "gustav"},
    ]


@pytest.mark.rule("CD-14.12", "CD-70.32")
def test_each_op_decides_for_itself_and_its_owner_is_asked():
    game = fight(
        ops={"gustav": "b2", "bob": "b2", "steve": "b2", "rita": "b2"}, seats=["gustav+steve", "bob+rita"], dice=[6] * 6
    )
    seats = []
    for name, verb in (("gustav", "strike-again"), ("bob", "retreat"), ("steve", "hold"), ("rita", "hold")):
        seats.append(who(game))
        take(game, verb, op=name)
    assert seats == [0, 1, 0, 1]
    assert op(game, "bob")["at"] == "b1"
    assert op(game, "steve")["at"] == "b2"
    assert kind(game) == "shoot"


@pytest.mark.rule("CD-37.05")
def test_retreats_are_carried_out_before_the_second_strike():
    game = fight(ops={"gustav": "b2", "bob": "b2"}, dice=[1])
    take(game, "strike-again", op="gustav")
    take(game, "retreat", op="bob", zone="b1")
    assert names(game).index("op-retreated") < names(game).index("target-named")
    assert not offers(game, "hold-fire", op="bob")


@pytest.mark.rule("CD-14.01")
def test_nobody_is_asked_when_no_enemy_is_left():
    game = drill(ops={"gustav": "b2", "rita": "b2"}, zones={"b2": ["?dud"]}, cards=DUDS, dice=[6])
    take(game, "shoot", op="gustav")
    take(game, "hold-fire", op="rita")
    assert kind(game) == "action-order"  # rita could pep gustav up


# --- second strike --------------------------------------------------------------------------------


@pytest.mark.rule("CD-14.02")
@pytest.mark.parametrize(("energy", "can_strike"), [(1, True), (0, False)])
def test_a_second_strike_needs_energy(energy, can_strike):
    game = fight(ops={"gustav": {"at": "b2", "energy": energy}})
    assert offers(game, "strike-again") is can_strike


@pytest.mark.rule("CD-14.02", "CD-12.08")
def test_a_second_strike_costs_one_energy_for_each_shot():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?dud", "?dud2"]}, cards=DUDS, situation=NO_BULLETS, dice=[1] * 6)
    take(game, "shoot", card="dud")
    assert op(game, "gustav")["energy"] == 1
    take(game, "strike-again")
    take(game, "shoot", card="dud2")
    assert op(game, "gustav")["energy"] == 0
    assert not offers(game, "strike-again")
    assert len(events(game, "shot-rolled")) == 2


@pytest.mark.rule("CD-37.05", "CD-14.02")
def test_who_announced_a_second_strike_names_a_target_and_the_others_may():
    game = fight(ops={"gustav": "b2", "bob": "b2"}, zones={"b2": ["?dud", "?dud2"]})
    take(game, "strike-again", op="gustav")
    take(game, "hold", op="bob")
    assert [one["verb"] for one in options(game)] == ["shoot", "shoot"]
    take(game, "shoot", op="gustav", card="dud")
    assert [one["verb"] for one in options(game)] == ["shoot", "shoot", "hold-fire"]


@pytest.mark.rule("CD-90.20", "CD-37.05")
def test_when_all_hold_the_firefight_is_over_for_this_round():
    game = fight(ops={"gustav": "b2", "bob": "b2"})
    take(game, "hold", op="gustav")
    take(game, "hold", op="bob")
    assert len(events(game, "firefight-began")) == 1
    assert kind(game) == "move"
    take(game, "stay", op="gustav")
    take(game, "move", op="bob", zone="b1")  # CD-90.20: next round they may walk away or fight again
    assert len(events(game, "firefight-began")) == 2


# --- retreat --------------------------------------------------------------------------------------


@pytest.mark.rule("CD-14.03", "CD-70.33", "CD-90.21", "CD-90.28")
def test_a_retreat_leads_into_an_adjacent_secured_zone_entrances_and_exits_included():
    game = fight(ops={"gustav": "b3"}, zones={"b2": ["?filler-9"], "b3": ["?dud"]}, secured=["a3"])
    assert zones_of(game, "retreat") == ["a3", "b4"]
    energy = op(game, "gustav")["energy"]
    take(game, "retreat", zone="b4")
    assert game.is_over  # everybody is out (CD-90.48)
    assert op(game, "gustav")["energy"] == energy


@pytest.mark.rule("CD-90.21")
def test_without_a_secured_neighbour_there_is_no_retreat():
    game = fight(ops={"gustav": "c2"}, zones={"b2": ["?filler-9"], "c2": ["?dud"]})
    assert zones_of(game, "retreat") == []
    assert zones_of(game, "break-through") == ["b2", "d2", "c3"]


@pytest.mark.rule("CD-90.45", "CD-15.05")
def test_an_escorted_hostage_comes_along_in_a_retreat_and_is_safe_in_an_exit():
    game = drill(
        ops={"gustav": {"at": "b3", "hostage": "hostage", "energy": 0}, "bob": "b1"},
        zones={"b3": ["?dud", "?hostage3"]},  # whom the enemy shoots first
        cards=DUDS,
    )
    run_to(game, "after-exchange")
    take(game, "retreat", zone="b4")
    assert events(game, "hostage-rescued") == [{"op": "gustav", "card": "hostage"}]
    assert score(game) == -3 + 2


@pytest.mark.rule("CD-90.45")
def test_an_escorted_hostage_comes_along_in_a_break_through():
    game = drill(
        ops={"gustav": {"at": "b3", "hostage": "hostage", "energy": 0}},
        zones={"b3": ["?dud", "?hostage3"], "b2": ["?civ1"]},
        cards=DUDS,
    )
    take(game, "break-through", zone="b2")
    assert (op(game, "gustav")["at"], op(game, "gustav")["hostage"]) == ("b2", "hostage")


# --- break through --------------------------------------------------------------------------------


@pytest.mark.rule("CD-14.04", "CD-14.07", "CD-14.08", "CD-70.34", "CD-90.22")
def test_breaking_through_into_an_unsecured_zone_meets_its_traps_and_enemies():
    game = fight(zones={"c2": ["?thug", "?trap2", "?civ1"]})
    assert zones_of(game, "break-through") == ["b1", "a2", "c2", "b3"]
    take(game, "break-through", zone="c2")
    assert op(game, "gustav")["at"] == "c2"
    assert [one["card"] for one in events(game, "trap-exploded")] == ["trap2"]
    assert [one["zone"] for one in events(game, "firefight-began")] == ["b2", "c2"]
    assert op(game, "gustav")["energy"] == 2  # CD-90.22: free; CD-14.09: nothing is restored


@pytest.mark.rule("CD-14.11", "CD-14.04")
def test_an_op_that_breaks_into_a_secured_zone_is_safe():
    game = fight(ops={"gustav": "b2", "rita": "b2"}, secured=["a2"])
    take(game, "break-through", op="gustav", zone="a2")
    take(game, "hold", op="rita")
    assert op(game, "gustav")["at"] == "a2"
    assert len(events(game, "firefight-began")) == 1


@pytest.mark.rule("CD-14.06", "CD-90.22")
def test_an_op_breaks_through_once_a_round_but_may_retreat_afterwards():
    game = fight(zones={"c2": ["?dud2"], "d2": []})
    take(game, "break-through", zone="c2")
    exchange(game)
    assert kind(game) == "after-exchange"
    assert zones_of(game, "break-through") == []
    assert zones_of(game, "retreat") == ["d2"]


@pytest.mark.rule("CD-14.06")
def test_in_the_next_round_an_op_may_break_through_again():
    game = fight(zones={"c2": ["?dud2"]})
    take(game, "break-through", zone="c2")
    exchange(game)
    take(game, "hold")
    take(game, "stay")
    exchange(game)
    assert "b2" in zones_of(game, "break-through")


@pytest.mark.rule("CD-14.09")
def test_breaking_through_restores_no_energy():
    game = fight(ops={"gustav": {"at": "b2", "energy": 1}}, zones={"c2": ["?dud2"]})
    take(game, "break-through", zone="c2")
    assert op(game, "gustav")["energy"] == 1


@pytest.mark.rule("CD-14.13")
def test_breaking_through_does_not_avoid_the_exchange_in_the_zone_that_is_left():
    game = drill(ops={"gustav": {"at": "b2", "energy": 0}}, zones={"b2": ["?thug"], "c2": []}, dice=[1])
    assert len(events(game, "enemy-fired")) == 1
    take(game, "break-through", zone="c2")
    assert op(game, "gustav")["health"] == 1


@pytest.mark.rule("CD-14.05", "CD-90.22")
@pytest.mark.parametrize(("card", "xp", "allowed"), [("six", 0, False), ("seven", 0, True), ("seven", 2, False)])
def test_with_the_option_breaking_through_needs_an_enemy_whom_no_roll_could_hit(card, xp, allowed):
    game = drill(
        ops={"gustav": {"at": "b2", "aimXp": xp}},
        zones={"b2": [f"?{card}"]},
        cards=DUDS,
        options={"breakThroughNeedsTooStrongEnemy": True},
    )
    exchange(game)
    assert bool(zones_of(game, "break-through")) is allowed


# --- breaking into a firefight --------------------------------------------------------------------

BREAK_IN = {
    "ops": {"gustav": "c2", "bob": "c2", "vince": {"at": "b2", "energy": 2}},
    "cards": DUDS,
    "situation": NO_BULLETS,
}


@pytest.mark.rule("CD-81.37", "CD-14.10")
def test_who_breaks_into_a_firefight_that_is_due_shoots_from_the_next_exchange_on():
    game = drill(zones={"b2": ["?dud"], "c2": ["?dud2"]}, dice=[1] * 20, **BREAK_IN)
    take(game, "resolve-zone", zone="b2")
    take(game, "hold-fire", op="vince")
    take(game, "break-through", op="vince", zone="c2")
    take(game, "hold-fire", op="gustav")
    take(game, "shoot", op="bob")
    assert kind(game) == "after-exchange"  # vince was not asked to shoot
    take(game, "hold", op="gustav")
    take(game, "hold", op="bob")
    take(game, "strike-again", op="vince")
    assert offers(game, "shoot", op="gustav")
    take(game, "hold-fire", op="gustav")
    take(game, "hold-fire", op="bob")
    assert [one["op"] for one in events(game, "target-named")] == ["bob", "vince"]


@pytest.mark.rule("CD-14.10", "CD-37.05")
def test_who_breaks_in_where_all_have_fired_already_may_shoot_in_the_exchange_that_follows():
    game = drill(zones={"b2": ["?dud"], "c2": ["?dud2"]}, dice=[1] * 20, **BREAK_IN)
    take(game, "resolve-zone", zone="c2")
    exchange(game)
    take(game, "hold", op="gustav")
    take(game, "hold", op="bob")
    take(game, "hold-fire", op="vince")  # b2 is the only zone left
    take(game, "break-through", op="vince", zone="c2")
    asked = []
    while kind(game) == "shoot":
        asked.append(options(game)[0]["op"])
        game.choose(len(game.options) - 1)
    assert asked == ["gustav", "bob", "vince"]


@pytest.mark.rule("CD-14.10")
def test_who_breaks_into_a_zone_without_enemies_waits_for_nothing():
    game = drill(
        ops={"gustav": {"at": "c2", "energy": 3}, "vince": "b2"},
        zones={"b2": ["?dud"], "c2": ["?civ1"], "d2": ["?dud2"]},
        cards=DUDS,
    )
    take(game, "resolve-zone", zone="b2")
    take(game, "hold-fire", op="vince")
    take(game, "break-through", op="vince", zone="c2")
    run_to(game, "move", "stealth-move")
    assert score(game) == 0
    assert cards(game, "c2") == []
    while kind(game) != "shoot":  # the next round: into another fight, where both may shoot at once
        found = matching(game, "move", zone="d2")
        assert found, options(game)
        game.choose(found[0])
    assert offers(game, "shoot", op="gustav")
    take(game, "hold-fire", op="gustav")
    assert offers(game, "shoot", op="vince")
