"""Chapter 15: hostages; chapter 16: civilians; chapter 19: secured zones."""

import pytest

from tests.engine.countdown.drill import (
    cards,
    civilian,
    drill,
    events,
    hostage,
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
    zone,
)

DUD = {"dud": terrorist(13, 0, 4)}  # attack value 0 never hits (CD-81.27)


def act(game, name, verb, **arguments):
    """Let an op act, and do one thing with it."""
    take(game, "let-act", op=name)
    return take(game, verb, **arguments)


# --- taking, handing over, leaving ----------------------------------------------------------------


@pytest.mark.rule("CD-15.01", "CD-15.02", "CD-70.35", "CD-90.45")
def test_an_op_takes_a_hostage_of_its_zone_into_its_care_for_free():
    game = drill(ops={"gustav": "b3"}, zones={"b3": ["?hostage", "?hostage2"]})
    take(game, "let-act", op="gustav")
    assert [one.get("card") for one in options(game)] == ["hostage", "hostage2", None]
    take(game, "take-hostage", card="hostage2")
    assert (op(game, "gustav")["hostage"], op(game, "gustav")["energy"]) == ("hostage2", 2)
    assert cards(game, "b3") == ["hostage"]


@pytest.mark.rule("CD-15.02")
def test_a_hostage_moves_with_its_op_and_only_then():
    game = drill(
        ops={"gustav": {"at": "b3", "hostage": "hostage"}}, phase="positioning", zones={"b3": ["hostage2"], "b2": []}
    )
    take(game, "move", zone="b2")
    assert (op(game, "gustav")["at"], op(game, "gustav")["hostage"]) == ("b2", "hostage")
    assert cards(game, "b3") == ["hostage2"]


@pytest.mark.rule("CD-15.03")
@pytest.mark.parametrize(("roll", "can_take"), [(1, False), (6, True)])
def test_a_hostage_can_be_taken_only_when_no_enemy_is_left_in_its_zone(roll, can_take):
    game = drill(
        ops={"gustav": "b3"},
        zones={"b3": ["?dud", "?hostage", "?hostage2"]},
        cards=DUD,
        situation={"bulletsUsed": 3},
        dice=[roll, 1],
    )
    take(game, "shoot")
    run_to(game, "action-order", "move")
    assert offers(game, "let-act", op="gustav") is can_take


@pytest.mark.rule("CD-15.04")
def test_an_op_escorts_at_most_one_hostage():
    game = drill(
        ops={"gustav": {"at": "b3", "hostage": "hostage"}}, zones={"b3": {"cards": ["hostage2"], "entered": False}}
    )
    take(game, "let-act", op="gustav")
    assert options(game) == [
        {"verb": "drop-hostage", "op": "gustav", "card": "hostage"},
        {"verb": "pass", "op": "gustav"},
    ]


@pytest.mark.rule("CD-90.45", "CD-70.35", "CD-1.09")
@pytest.mark.parametrize(("answer", "escort"), [("agree", "bob"), ("refuse", "gustav")])
def test_handing_a_hostage_over_needs_the_consent_of_the_other_owner(answer, escort):
    game = drill(
        ops={"gustav": {"at": "b2", "hostage": "hostage"}, "bob": "b2", "steve": "b1", "rita": "b1"},
        seats=["gustav+rita", "bob+steve"],
        secured=["b2"],
    )
    act(game, "gustav", "hand-over", to="bob")
    assert (kind(game), who(game)) == ("consent", 1)
    take(game, answer)
    assert {name: op(game, name)["hostage"] for name in ("gustav", "bob")}[escort] == "hostage"
    assert [op(game, name)["hostage"] for name in ("gustav", "bob")].count(None) == 1


@pytest.mark.rule("CD-90.45")
def test_handing_over_between_ops_of_one_player_needs_no_consent():
    game = drill(ops={"gustav": {"at": "b2", "hostage": "hostage"}, "bob": "b2"}, secured=["b2"])
    act(game, "gustav", "hand-over", to="bob")
    assert op(game, "bob")["hostage"] == "hostage"
    assert events(game, "hostage-handed-over") == [{"op": "gustav", "card": "hostage", "to": "bob"}]


@pytest.mark.rule("CD-15.04", "CD-90.45")
def test_a_hostage_is_not_handed_to_an_op_that_has_one():
    game = drill(
        ops={"gustav": {"at": "b2", "hostage": "hostage"}, "bob": {"at": "b2", "hostage": "hostage2"}}, secured=["b2"]
    )
    take(game, "let-act", op="gustav")
    assert not matching(game, "hand-over")


@pytest.mark.rule("CD-90.45", "CD-90.27")
def test_a_hostage_left_in_a_secured_zone_does_not_unsecure_it():
    game = drill(ops={"gustav": {"at": "b2", "hostage": "hostage"}}, secured=["b2"])
    act(game, "gustav", "drop-hostage")
    assert cards(game, "b2") == ["hostage"]
    assert zone(game, "b2")["secured"] is True


@pytest.mark.rule("CD-90.45", "CD-70.35")
def test_two_ops_may_exchange_their_hostages_but_nobody_takes_back_what_he_has_just_let_go():
    game = drill(
        ops={"gustav": {"at": "b2", "hostage": "blocked"}, "steve": {"at": "b2", "hostage": "hostage", "energy": 0}},
        secured=["b2"],
    )
    act(game, "gustav", "drop-hostage")
    assert not offers(game, "let-act", op="gustav")
    act(game, "steve", "hand-over", to="gustav")
    act(game, "steve", "take-hostage", card="blocked")
    assert (op(game, "gustav")["hostage"], op(game, "steve")["hostage"]) == ("hostage", "blocked")
    take(game, "let-act", op="gustav")
    assert [one["verb"] for one in options(game)] == ["drop-hostage", "pass"]  # steve has a hostage


@pytest.mark.rule("CD-90.45", "CD-70.35")
def test_two_ops_that_have_put_their_hostages_down_may_take_only_each_others():
    ops = {"gustav": {"at": "b2", "hostage": "hostage"}, "bob": {"at": "b2", "hostage": "hostage2", "energy": 0}}
    game = drill(ops=ops, secured=["b2"])
    act(game, "gustav", "drop-hostage")
    act(game, "bob", "drop-hostage")
    for name, others in (("gustav", "hostage2"), ("bob", "hostage")):
        take(game, "let-act", op=name)
        assert [one.get("card") for one in options(game)] == [others, None]
        take(game, "pass", op=name)


@pytest.mark.rule("CD-90.45", "CD-1.09", "CD-70.25")
def test_a_refused_hand_over_changes_nothing_so_nobody_is_asked_again():
    game = drill(
        ops={"gustav": "b1", "bob": {"at": "b2", "hostage": "hostage", "energy": 0}, "steve": "b2", "rita": "b2"},
        seats=["gustav+bob", "steve+rita"],
        secured=["b2"],
    )
    act(game, "rita", "pass")
    act(game, "bob", "hand-over", to="steve")
    take(game, "refuse")
    assert op(game, "bob")["hostage"] == "hostage"
    assert kind(game) != "action-order"  # Rita has passed, Bob was refused, and the others can do nothing


@pytest.mark.rule("CD-90.45", "CD-70.25")
def test_once_a_hostage_has_changed_hands_whoever_has_passed_may_act_after_all():
    game = drill(
        ops={"gustav": "b2", "bob": {"at": "b2", "hostage": "hostage", "energy": 0}, "steve": "b2"},
        zones={"b2": {"cards": ["hostage2"], "entered": False}},
    )
    act(game, "gustav", "pass")
    assert not offers(game, "let-act", op="gustav")
    act(game, "bob", "hand-over", to="steve")
    assert offers(game, "let-act", op="gustav")


@pytest.mark.rule("CD-90.45")
def test_a_hostage_left_behind_may_be_taken_up_again_in_the_next_round():
    game = drill(ops={"gustav": {"at": "b2", "hostage": "hostage"}}, secured=["b2"])
    act(game, "gustav", "drop-hostage")
    take(game, "stay", op="gustav")
    act(game, "gustav", "take-hostage")
    assert op(game, "gustav")["hostage"] == "hostage"


@pytest.mark.rule("CD-90.45")
def test_a_hostage_cannot_be_left_or_handed_over_among_enemies():
    game = drill(
        ops={"gustav": {"at": "b2", "hostage": "hostage", "energy": 0}, "bob": {"at": "b2", "energy": 0}},
        zones={"b2": ["?dud", "?hostage3"]},
        cards=DUD,
    )
    run_to(game, "move")
    assert "hostage-left" not in names(game)
    assert not offers(game, "let-act")


@pytest.mark.rule("CD-7.04", "CD-37.02")
def test_an_op_in_a_zone_that_has_still_to_be_resolved_cannot_act_before():
    game = drill(
        ops={"gustav": {"at": "b2", "hostage": "hostage"}, "bob": "a2"},
        zones={"b2": ["?dud"], "a2": ["?civ1"]},
        cards=DUD,
    )
    assert [one["verb"] for one in options(game)] == ["resolve-zone", "resolve-zone"]


# --- rescue and loss ------------------------------------------------------------------------------


@pytest.mark.rule("CD-15.05", "CD-15.07", "CD-23.01")
def test_a_hostage_is_safe_and_scores_as_soon_as_it_reaches_an_exfiltration_zone():
    game = drill(
        ops={"gustav": {"at": "b3", "hostage": "hostage3"}, "rita": "b1"},
        phase="positioning",
        zones={"b3": ["hostage2"]},
    )
    take(game, "move", op="gustav", zone="b4")
    assert events(game, "hostage-rescued") == [{"op": "gustav", "card": "hostage3"}]
    assert score(game) == 3
    assert op(game, "gustav")["hostage"] is None


@pytest.mark.rule("CD-15.05", "CD-90.86", "CD-90.13")
def test_objective_cards_never_get_into_the_pile_of_the_threat_cards():
    for card in ("hostage", "hostage2", "hostage3"):
        game = drill(ops={"gustav": {"at": "b3", "hostage": card}, "rita": "b1"}, phase="positioning", secured=["b3"])
        take(game, "move", op="gustav", zone="b4")
        assert game.view()["discard"] == []


@pytest.mark.rule("CD-15.06", "CD-90.83")
def test_an_op_may_return_from_the_exfiltration_zone():
    game = drill(
        ops={"gustav": {"at": "b3", "hostage": "hostage"}, "rita": "b1"},
        phase="positioning",
        zones={"b3": ["hostage2"]},
    )
    take(game, "move", op="gustav", zone="b4")
    take(game, "stay", op="rita")
    run_to(game, "move")
    take(game, "move", op="gustav", zone="b3")
    assert op(game, "gustav")["at"] == "b3"


@pytest.mark.rule("CD-80.15", "CD-15.07", "CD-15.09")
def test_a_hostage_of_the_top_terrorist_stack_yields_0_when_rescued():
    game = drill(
        ops={"gustav": {"at": "b3", "hostage": "cap-hostage"}, "rita": "b1"},
        phase="positioning",
        objective="topTerrorists",
    )
    take(game, "move", op="gustav", zone="b4")
    assert len(events(game, "hostage-rescued")) == 1
    assert score(game) == 0


@pytest.mark.rule("CD-80.16", "CD-15.08", "CD-15.09")
def test_a_hostage_of_the_top_terrorist_stack_costs_1_when_it_dies():
    game = drill(
        ops={"gustav": {"at": "b3", "energy": 0}},
        zones={"b3": ["?cap-hostage", "?dud"]},
        cards=DUD,
        objective="topTerrorists",
    )
    assert len(events(game, "hostage-killed")) == 1
    assert score(game) == -1


@pytest.mark.rule("CD-15.10")
@pytest.mark.parametrize(("card", "asked"), [("blocked", False), ("hostage", True)])
def test_the_escort_of_a_blocked_hostage_does_not_shoot(card, asked):
    game = drill(ops={"gustav": {"at": "b2", "hostage": card}}, zones={"b2": ["?dud", "?hostage3"]}, cards=DUD)
    assert (kind(game) == "shoot") is asked
    run_to(game, "after-exchange")
    assert [one["card"] for one in events(game, "hostage-killed")] == ["hostage3"]
    assert offers(game, "strike-again") is asked
    assert offers(game, "retreat")  # CD-90.47
    assert offers(game, "break-through")


@pytest.mark.rule("CD-15.11")
@pytest.mark.parametrize(("name", "verb", "can"), [("matt", "snipe", False), ("bob", "throw-grenade", True)])
def test_the_escort_of_a_blocked_hostage_uses_any_ability_but_the_snipers(name, verb, can):
    game = drill(ops={name: {"at": "a2", "hostage": "blocked"}}, zones={"b2": ["thug"]}, secured=["a2"])
    take(game, "let-act", op=name)
    assert offers(game, verb) is can


@pytest.mark.rule("CD-15.11")
def test_with_another_hostage_the_sniper_may_shoot():
    game = drill(ops={"matt": {"at": "a2", "hostage": "hostage"}}, zones={"b2": ["thug"]}, secured=["a2"])
    take(game, "let-act", op="matt")
    assert offers(game, "snipe", card="thug")


# --- civilians ------------------------------------------------------------------------------------


@pytest.mark.rule("CD-80.17", "CD-16.03", "CD-16.04", "CD-23.07")
@pytest.mark.parametrize(("shoots", "points"), [(True, 0), (False, -2)])
def test_a_civilian_costs_its_points_when_killed_and_nothing_when_it_survives(shoots, points):
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?dud", "?civ2"]}, cards=DUD, dice=[6])
    take(game, "shoot" if shoots else "hold-fire")
    assert score(game) == points
    assert game.view()["parts"]["losses"] == points


@pytest.mark.rule("CD-16.01")
def test_civilians_are_no_targets_and_do_not_fire():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?dud", "?civ2"]}, cards=DUD)
    assert [one.get("card") for one in options(game)] == ["dud", None]


@pytest.mark.rule("CD-16.05", "CD-16.06", "CD-19.04")
def test_civilians_of_a_secured_zone_leave_by_themselves():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?civ1", "?civ2"]})
    assert zone(game, "b2")["secured"] is True
    assert events(game, "civilians-safe") == [{"cards": ["civ2", "civ1"], "zone": "b2"}]
    assert cards(game, "b2") == []
    assert sorted(game.view()["discard"]) == ["civ1", "civ2"]
    assert score(game) == 0


@pytest.mark.rule("CD-16.03")
def test_a_civilian_of_an_objective_stack_costs_its_points_too():
    person = {"stack": "hostages", "kind": "civilian", "failScore": [-1, -2, -3]}
    game = drill(
        ops={"gustav": {"at": "b3", "energy": 0}},
        zones={"b3": ["?dud", "?guest"]},
        cards=DUD,
        objective_cards={"guest": person},
        level=2,
    )
    assert score(game) == -2


# --- secured zones --------------------------------------------------------------------------------


@pytest.mark.rule("CD-19.01", "CD-19.02", "CD-90.27")
@pytest.mark.parametrize(
    ("card", "objective", "is_secured"),
    [
        ("thug", "hostages", False),
        ("trap2", "hostages", False),
        ("bomb", "bombs", False),
        ("hostage", "hostages", False),
        ("civ1", "hostages", True),
        ("decoy", "bombs", True),
    ],
)
def test_a_zone_is_not_secured_while_an_enemy_trap_bomb_or_uncared_for_hostage_is_left(card, objective, is_secured):
    game = drill(ops={"jill": "a3", "rita": "a3"}, zones={"b3": [f"?{card}"]}, secured=["a3"], objective=objective)
    act(game, "jill", "use-intel", zone="b3")
    assert zone(game, "b3")["secured"] is is_secured


@pytest.mark.rule("CD-90.27")
def test_a_face_down_card_keeps_a_zone_unsecured():
    game = drill(ops={"jill": "a2", "rita": "a2"}, zones={"b2": ["?civ1", "?civ2"]}, secured=["a2"])
    act(game, "jill", "use-intel", zone="b2")
    assert (zone(game, "b2")["secured"], cards(game, "b2")) == (False, ["civ1", None])
    act(game, "jill", "use-intel", zone="b2")
    assert (zone(game, "b2")["secured"], cards(game, "b2")) == (True, [])  # presence of an op is not needed


@pytest.mark.rule("CD-19.02", "CD-19.03")
def test_a_zone_is_secured_when_its_last_hostage_is_in_care():
    game = drill(ops={"gustav": "b3"}, zones={"b3": ["?hostage"]})
    assert zone(game, "b3")["secured"] is False
    act(game, "gustav", "take-hostage")
    assert events(game, "zone-secured") == [{"zone": "b3"}]
    assert zone(game, "b3")["secured"] is True


@pytest.mark.rule("CD-90.27", "CD-19.03")
def test_a_secured_zone_stays_secured_when_another_one_is():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?civ1"]}, secured=["a2", "c2"])
    assert [zone(game, name)["secured"] for name in ("a2", "b2", "c2", "d2")] == [True, True, True, False]


@pytest.mark.rule("CD-37.02", "CD-19.03")
def test_a_zone_that_is_secured_leaves_the_other_zones_of_the_round_as_they_are():
    game = drill(
        ops={"gustav": "b2", "bob": "c3", "rita": {"at": "d2", "energy": 0}},
        zones={"b2": ["?civ1"], "c3": ["?dud"], "d2": {"cards": ["thug"], "entered": False, "fought": True}},
        cards=DUD,
    )
    assert [one["zone"] for one in options(game)] == ["b2", "c3"]
    take(game, "resolve-zone", zone="b2")
    assert zone(game, "b2")["secured"] is True
    run_to(game, "move")
    assert [one["zone"] for one in events(game, "firefight-began")] == ["c3"]


@pytest.mark.rule("CD-19.03")
def test_a_zone_is_secured_when_its_last_enemy_falls():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?dud"]}, cards=DUD, dice=[6])
    assert zone(game, "b2")["secured"] is False
    take(game, "shoot")
    assert zone(game, "b2")["secured"] is True


@pytest.mark.rule("CD-13.10")
def test_among_hostages_the_greatest_penalty_is_hit_first_whatever_the_reward():
    rich = {"stack": "hostages", **hostage(9, -1)}
    game = drill(
        ops={"gustav": {"at": "b3", "energy": 0}},
        zones={"b3": ["?rich", "?hostage3", "?dud", "?crowd"]},
        cards={**DUD, "crowd": civilian(-9)},
        objective_cards={"rich": rich},
    )
    assert [one["card"] for one in events(game, "hostage-killed")] == ["hostage3"]
