"""Chapter 7, phase 3: what comes next, who may act, and when the phase ends."""

import pytest

from tests.engine.countdown.drill import drill, events, kind, names, offers, op, options, take, terrorist, who, zone

DUDS = {"dud": terrorist(13, 0, 4), "dud2": terrorist(14, 0, 4)}  # attack value 0 never hits (CD-81.27)


def verbs(game):
    """The verbs offered, in order."""
    return [one["verb"] for one in options(game)]


@pytest.mark.rule("CD-70.25", "CD-90.54", "CD-37.02")
def test_the_group_chooses_the_order_of_zones_and_ops():
    game = drill(
        ops={"gustav": "a2", "steve": "c2", "bob": "b1", "rita": "b2"},
        seats=["gustav+steve", "bob+rita"],
        zones={"a2": ["?dud"], "c2": ["?civ1"], "b2": ["trap2"]},
        cards=DUDS,
    )
    assert (kind(game), who(game)) == ("action-order", None)
    assert options(game) == [
        {"verb": "resolve-zone", "zone": "a2"},
        {"verb": "resolve-zone", "zone": "b2"},
        {"verb": "resolve-zone", "zone": "c2"},
    ]
    take(game, "resolve-zone", zone="c2")
    assert [one["zone"] for one in events(game, "zone-secured")] == ["c2"]
    assert zone(game, "a2")["cards"] == [None]  # cards are turned up when the zone is resolved


@pytest.mark.rule("CD-37.02")
def test_the_phase_does_not_end_before_every_zone_is_resolved():
    game = drill(ops={"gustav": "a2", "bob": "b1"}, zones={"a2": ["?dud"], "b2": ["?dud2"]}, cards=DUDS)
    assert verbs(game) == ["resolve-zone", "let-act"]
    take(game, "let-act", op="bob")
    take(game, "pass", op="bob")
    assert kind(game) == "shoot"  # only the zone is left, so nobody is asked


@pytest.mark.rule("CD-37.02")
def test_the_phase_ends_when_the_group_wants_nothing_more():
    game = drill(ops={"bob": "b1"}, zones={"b2": ["?dud"]}, cards=DUDS)
    assert verbs(game) == ["let-act", "end-phase"]
    take(game, "end-phase")
    assert game.view()["time"] == 6
    assert kind(game) == "move"


@pytest.mark.rule("CD-37.02")
def test_a_phase_in_which_nothing_can_be_done_ends_by_itself():
    game = drill(ops={"gustav": "b1"})
    assert (kind(game), game.view()["round"]) == ("move", 2)


@pytest.mark.rule("CD-1.09", "CD-70.25")
def test_who_passes_is_not_offered_again_before_something_changes():
    game = drill(
        ops={"bob": "b1", "rita": "b1", "gustav": {"at": "b1", "health": 1}}, zones={"b2": ["?dud"]}, cards=DUDS
    )
    take(game, "let-act", op="bob")
    take(game, "pass", op="bob")
    assert not offers(game, "let-act", op="bob")
    take(game, "let-act", op="rita")
    take(game, "heal", patient="gustav")
    assert offers(game, "let-act", op="bob")


@pytest.mark.rule("CD-7.04", "CD-37.06")
@pytest.mark.parametrize(("roll", "can_throw"), [(6, True), (1, False)])
def test_an_op_uses_its_ability_once_the_enemies_of_its_zone_are_gone(roll, can_throw):
    game = drill(ops={"bob": "b2"}, zones={"b2": ["?dud"]}, cards=DUDS, situation={"bulletsUsed": 3}, dice=[roll, 6])
    take(game, "shoot")
    if kind(game) == "after-exchange":
        take(game, "hold")
    assert offers(game, "let-act", op="bob") is can_throw


@pytest.mark.rule("CD-7.05")
@pytest.mark.parametrize(("card", "can_throw"), [("trap2", False), ("hostage", True), ("rigged", False)])
def test_no_ability_is_used_beside_an_active_trap(card, can_throw):
    game = drill(ops={"bob": "b3"}, zones={"b3": [card]})
    if kind(game) == "action-order":
        take(game, "let-act", op="bob")
    assert offers(game, "throw-grenade", zone="a3") is can_throw


@pytest.mark.rule("CD-7.04", "CD-37.05")
def test_an_op_that_has_retreated_may_use_its_ability_in_the_zone_it_reached():
    game = drill(ops={"bob": "b2"}, zones={"b2": ["?dud"], "c2": ["?dud2"]}, cards=DUDS, dice=[1])
    take(game, "hold-fire")
    take(game, "retreat", zone="b1")
    take(game, "let-act", op="bob")
    assert offers(game, "throw-grenade", zone="b2")


@pytest.mark.rule("CD-29.01", "CD-70.20")
def test_jill_reveals_in_phase_3_too_but_not_among_enemies():
    free = drill(ops={"jill": "b1"}, zones={"b2": ["?dud"]}, cards=DUDS)
    assert offers(free, "let-act", op="jill")
    beset = drill(ops={"jill": "a2"}, zones={"a2": {"cards": ["dud"], "entered": False, "fought": True}}, cards=DUDS)
    assert kind(beset) == "reveal"  # phase 1 of the next round, where she may (CD-90.40)
    assert beset.view()["round"] == 2


@pytest.mark.rule("CD-37.02", "CD-90.12")
def test_where_nobody_entered_there_are_no_entry_triggers():
    game = drill(
        ops={"gustav": "b2"},
        zones={"b2": {"cards": ["bazooka", "striker", "caller"], "entered": False}},
        situation={"threatStack": ["thug"]},
    )
    assert kind(game) == "shoot"
    assert not {"bazooka-rolled", "enemy-fired"} & set(names(game))
    assert len(events(game, "reinforcement-came")) == 1


@pytest.mark.rule("CD-37.02")
def test_where_some_stayed_and_others_entered_the_zone_was_entered():
    game = drill(
        ops={"gustav": "b2", "bob": "b1"},
        zones={"b2": {"cards": ["bazooka"], "entered": False}},
        phase="positioning",
        dice=[6],
    )
    take(game, "stay", op="gustav")
    take(game, "move", op="bob", zone="b2")
    assert [one["op"] for one in events(game, "op-hurt")] == ["gustav", "bob"]


@pytest.mark.rule("CD-70.25", "CD-90.53")
def test_with_a_traitor_about_the_order_is_voted_on_in_turn_from_the_lead_player():
    game = drill(
        ops={"gustav": "a2", "bob": "b1", "steve": "c2"},
        seats=["gustav", "bob", "steve", "rita"],
        zones={"a2": ["?dud"], "c2": ["?dud2"]},
        cards=DUDS,
        options={"traitorMode": True},
        situation={"support": []},
    )
    asked = []
    for zone_name in ("c2", "a2", "c2", "c2"):
        asked.append(who(game))
        take(game, "resolve-zone", zone=zone_name)
    assert asked == [0, 1, 2, 3]
    assert [one["zone"] for one in events(game, "firefight-began")] == ["c2"]


@pytest.mark.rule("CD-70.25", "CD-90.53")
def test_in_a_tie_over_the_order_the_lead_player_decides():
    game = drill(
        ops={"gustav": "b1", "bob": "b1", "jill": "b1", "matt": "b1"},
        seats=["gustav", "bob", "jill", "matt"],
        zones={"b2": ["?dud"]},
        cards=DUDS,
        options={"traitorMode": True},
        situation={"support": []},
    )
    for name in ("jill", "bob", "bob", "jill"):
        take(game, "let-act", op=name)
    assert kind(game) == "act"
    assert offers(game, "pass", op="jill")


@pytest.mark.rule("CD-1.09", "CD-70.25")
def test_no_vote_takes_an_action_from_the_owner_of_an_op():
    game = drill(
        ops={"gustav": "b1", "bob": "b1", "jill": "b1", "steve": "b1"},
        seats=["gustav", "bob", "jill", "steve"],
        zones={"b2": ["?dud"]},
        cards=DUDS,
        options={"traitorMode": True},
        situation={"support": []},
    )
    assert verbs(game) == ["let-act", "let-act"]  # not 'end-phase', as long as Bob and Jill have not passed
    for _ in range(4):
        take(game, "let-act", op="jill")
    take(game, "pass", op="jill")
    assert who(game) == 1  # Bob is the only one left, so nobody votes
    take(game, "pass", op="bob")
    assert game.view()["round"] == 2


@pytest.mark.rule("CD-70.26", "CD-90.53")
def test_in_a_tie_over_the_victim_the_lowest_card_is_hit():
    game = drill(
        ops={"gustav": "b2", "bob": "b1", "jill": "b1", "matt": "b1"},
        seats=["gustav", "bob", "jill", "matt"],
        zones={"b2": ["?trap1", "?civ2", "?civ2b", "?dud"]},
        cards={**DUDS, "trap1": {"kind": "boobyTrap", "level": 1, "hearts": 1}},
        options={"traitorMode": True},
        situation={"support": []},
    )
    for _ in range(4):
        take(game, "resolve-zone", zone="b2")
    for name in ("civ2b", "civ2b", "civ2", "civ2"):
        take(game, "victim", card=name)
    assert [one["card"] for one in events(game, "civilian-killed")] == ["civ2"]


@pytest.mark.rule("CD-90.48", "CD-22.01")
@pytest.mark.parametrize(("check", "ends_at_once"), [("endOfPhase3", False), ("immediate", True)])
def test_with_all_survivors_out_the_mission_ends_after_phase_3_or_with_the_option_at_once(check, ends_at_once):
    game = drill(
        ops={"gustav": {"at": "b3", "energy": 0}, "bob": "b4"},
        zones={"b3": ["?dud"]},
        cards=DUDS,
        options={"endCheck": check},
    )
    take(game, "retreat", zone="b4")
    assert game.is_over is ends_at_once
    if not ends_at_once:  # Bob may still throw a grenade from the exit
        assert verbs(game) == ["let-act", "end-phase"]
        take(game, "end-phase")
        assert game.is_over


@pytest.mark.rule("CD-32.18")
def test_no_op_is_ever_offered_as_a_target_of_another():
    game = drill(ops={"gustav": "b2", "bob": "b2"}, zones={"b2": ["?dud"]}, cards=DUDS)
    assert {one.get("card") for one in options(game)} == {"dud", None}
    assert op(game, "bob")["health"] == 2
