"""Chapter 10: entering a zone and booby traps; the vectors CD-80.01 to CD-80.03 and CD-81.04."""

import pytest

from tests.engine.countdown.drill import (
    cards,
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
    trap,
    who,
    zone,
)

HARMLESS = {"harmless": terrorist(13, 0, 4)}  # attack value 0 never hits (CD-81.27)


def losses(game):
    """Who lost how much health, in order."""
    return [(one["op"], one["amount"]) for one in events(game, "op-hurt")]


def killed(game):
    """The hostages and civilians that died, in order."""
    return [event.details["card"] for event in game.events if event.name in ("civilian-killed", "hostage-killed")]


def climbs(phase):
    """An ability of Gustav's that lets him move once when a phase begins."""
    limit = {"times": 1, "per": "mission"}
    return {
        "gustav": {"special": [{"when": {"op": "onPhase", "phase": phase}, "limit": limit, "do": [{"op": "move"}]}]}
    }


# --- revealing ------------------------------------------------------------------------------------


@pytest.mark.rule("CD-10.01", "CD-37.03")
def test_all_cards_of_an_unsecured_zone_are_revealed_at_once_when_ops_enter_it():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?thug", "?civ1", "?thug2"]})
    assert [one["card"] for one in events(game, "card-revealed")] == ["thug", "civ1", "thug2"]
    assert cards(game, "b2") == ["thug", "civ1", "thug2"]
    assert cards(game, "a2") == [None]  # nobody went there


@pytest.mark.rule("CD-10.01")
def test_a_zone_that_nobody_entered_keeps_its_cards_face_down():
    game = drill(ops={"gustav": "b2"}, zones={"b2": {"cards": ["thug", "?civ1"], "entered": False}})
    assert kind(game) == "shoot"
    assert cards(game, "b2") == ["thug", None]


@pytest.mark.rule("CD-10.01", "CD-37.02")
@pytest.mark.parametrize("phase", ["intelligence", "action", "countdown", "recovery"])
def test_a_zone_that_an_op_was_brought_into_is_resolved_in_the_next_action_phase(phase):
    game = drill(ops={"gustav": "b1"}, zones={"b2": ["?thug"]}, phase=phase, ops_more=climbs(phase))
    take(game, "move", zone="b2")
    assert cards(game, "b2") == (["thug"] if phase == "action" else [None])
    run_to(game, "shoot", at_most=3)
    assert (kind(game), cards(game, "b2")) == ("shoot", ["thug"])


@pytest.mark.rule("CD-37.03", "CD-90.06")
@pytest.mark.parametrize(("trap", "explosions"), [("trap2", 0), ("?trap2", 1)])
def test_what_lay_open_when_an_op_was_brought_in_is_remembered_into_the_next_round(trap, explosions):
    game = drill(ops={"gustav": "b1"}, zones={"b2": [trap]}, phase="recovery", ops_more=climbs("recovery"))
    take(game, "move", zone="b2")
    take(game, "stay", op="gustav")
    assert len(events(game, "trap-exploded")) == explosions


@pytest.mark.rule("CD-37.02", "CD-10.01")
def test_a_zone_that_is_left_before_it_is_resolved_keeps_its_secrets():
    game = drill(ops={"gustav": "b1"}, zones={"b2": ["?thug"]}, phase="recovery", ops_more=climbs("recovery"))
    take(game, "move", zone="b2")
    take(game, "move", zone="b1")
    assert cards(game, "b2") == [None]


@pytest.mark.rule("CD-37.03", "CD-90.06", "CD-10.04")
def test_a_trap_turned_up_while_nobody_was_there_was_known_to_those_who_enter_then():
    game = drill(
        ops={"gustav": "b1", "bob": "a2", "jill": {"at": "a2", "energy": 1}},
        zones={"b2": ["?trap2"]},
        secured=["a2"],
        phase="recovery",
        ops_more=climbs("recovery"),
    )
    take(game, "move", op="gustav", zone="b2")
    take(game, "use-intel", zone="b2")
    take(game, "decline")
    take(game, "move", op="gustav", zone="b1")
    take(game, "move", op="bob", zone="b2")
    take(game, "stay", op="jill")
    run_to(game, "move")
    assert (cards(game, "b2"), events(game, "trap-exploded")) == (["trap2"], [])


@pytest.mark.rule("CD-10.03")
def test_traps_come_before_enemies_and_enemies_before_all_other_cards():
    game = drill(
        ops={"steve": "b3", "gustav": "b3"},
        zones={"b3": ["?bomb", "?thug", "?bomb-trap"]},
        objective="bombs",
        dice=[6],
    )
    take(game, "shoot", op="gustav", card="thug")
    take(game, "hold-fire", op="steve")
    take(game, "let-act", op="steve")
    take(game, "work-on-bomb", op="steve")
    order = [name for name in names(game) if name in ("trap-exploded", "firefight-began", "bomb-defused")]
    assert order == ["trap-exploded", "firefight-began", "bomb-defused"]


@pytest.mark.rule("CD-17.10", "CD-37.03")
def test_decoys_are_discarded_as_soon_as_they_are_revealed():
    game = drill(ops={"gustav": "b3"}, zones={"b3": ["?decoy", "?thug"]}, objective="bombs")
    assert [one["card"] for one in events(game, "decoy-discarded")] == ["decoy"]
    assert cards(game, "b3") == ["thug"]


@pytest.mark.rule("CD-17.10", "CD-19.03")
def test_a_zone_with_nothing_but_a_decoy_is_secured_when_it_is_entered():
    game = drill(ops={"gustav": "b3"}, zones={"b3": ["?decoy"]}, objective="bombs")
    assert zone(game, "b3")["secured"] is True


# --- explosions -----------------------------------------------------------------------------------


@pytest.mark.rule("CD-80.01", "CD-10.04", "CD-10.06", "CD-10.07", "CD-10.08", "CD-16.03")
def test_a_civilian_takes_the_first_heart_and_the_lowest_number_the_second():
    game = drill(ops={"gustav": "b2", "rita": "b2"}, zones={"b2": ["?trap2", "?civ2"]})
    assert killed(game) == ["civ2"]
    assert score(game) == -2
    assert (op(game, "gustav")["health"], op(game, "rita")["health"]) == (1, 2)


@pytest.mark.rule("CD-80.02", "CD-10.10")
def test_a_terrorist_takes_no_heart():
    game = drill(ops={"gustav": "b2", "rita": "b2"}, zones={"b2": ["?trap2", "?thug"]})
    assert (op(game, "gustav")["health"], op(game, "rita")["health"]) == (1, 1)
    assert cards(game, "b2") == ["thug"]
    assert score(game) == 0


@pytest.mark.rule("CD-80.03", "CD-10.09", "CD-13.14", "CD-13.15", "CD-11.04")
def test_an_op_alone_takes_all_hearts_and_dies():
    game = drill(ops={"gustav": "b2", "rita": "b1"}, zones={"b2": ["?trap2", "?thug"]})
    assert losses(game) == [("gustav", 1), ("gustav", 1)]
    assert op(game, "gustav")["alive"] is False
    assert score(game) == -2
    assert "firefight-began" not in names(game)


@pytest.mark.rule("CD-81.04", "CD-10.07", "CD-90.08")
def test_surplus_hearts_go_round_again_from_the_lowest_number():
    game = drill(ops={"bob": "b2", "steve": "b2"}, zones={"b2": ["?trap3"]})
    assert losses(game) == [("bob", 1), ("steve", 1), ("bob", 1)]
    assert op(game, "bob")["alive"] is False
    assert op(game, "steve")["health"] == 1
    assert score(game) == -2


@pytest.mark.rule("CD-90.08")
def test_hearts_without_victims_are_lost():
    game = drill(ops={"gustav": {"at": "b2", "health": 1}, "rita": "b1"}, zones={"b2": ["?trap3"]})
    assert losses(game) == [("gustav", 1)]
    assert score(game) == -2


@pytest.mark.rule("CD-10.05")
@pytest.mark.parametrize("hearts", [1, 2, 3])
def test_a_trap_inflicts_as_many_losses_as_it_has_hearts(hearts):
    game = drill(
        ops={"gustav": "b2", "bob": "b2", "rita": "b2"},
        zones={"b2": ["?booby", "?thug"]},
        cards={"booby": trap(hearts)},
    )
    assert losses(game) == [("gustav", 1), ("bob", 1), ("rita", 1)][:hearts]


@pytest.mark.rule("CD-10.06")
def test_one_bystander_dies_for_each_heart_before_any_op_is_hurt():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?trap2", "?civ1", "?civ2"]})
    assert sorted(killed(game)) == ["civ1", "civ2"]
    assert losses(game) == []
    assert score(game) == -3


@pytest.mark.rule("CD-90.09")
def test_a_trap_kills_hostages_before_civilians_and_the_greatest_penalty_first():
    game = drill(
        ops={"gustav": "b3"}, zones={"b3": ["?booby", "?civ2", "?hostage", "?hostage3"]}, cards={"booby": trap(2)}
    )
    assert killed(game) == ["hostage3", "hostage"]
    assert score(game) == -4


@pytest.mark.rule("CD-10.06", "CD-90.45")
def test_a_hostage_in_care_takes_a_heart_like_any_other():
    game = drill(ops={"gustav": {"at": "b2", "hostage": "hostage"}}, zones={"b2": ["?booby"]}, cards={"booby": trap(1)})
    assert killed(game) == ["hostage"]
    assert losses(game) == []


@pytest.mark.rule("CD-70.26", "CD-90.09")
def test_among_equal_penalties_the_group_chooses_the_victim():
    game = drill(
        ops={"gustav": "b2", "bob": "b2", "rita": "b2", "steve": "b2"},
        seats=["gustav+bob", "rita+steve"],
        zones={"b2": ["?booby", "?civ1", "?civ2", "?civ2b", "?thug"]},
        cards={"booby": trap(1)},
    )
    assert (kind(game), who(game)) == ("victim", None)
    assert [one["card"] for one in options(game)] == ["civ2", "civ2b"]
    take(game, "victim", card="civ2b")
    assert killed(game) == ["civ2b"]


@pytest.mark.rule("CD-10.13", "CD-37.03")
def test_a_trap_takes_effect_once_and_is_gone():
    game = drill(ops={"gustav": "b2", "bob": "b2"}, zones={"b2": ["?trap2"]})
    assert len(events(game, "trap-exploded")) == 1
    assert cards(game, "b2") == []
    assert zone(game, "b2")["secured"] is True


@pytest.mark.rule("CD-37.03")
def test_of_several_hidden_traps_the_topmost_explodes_first():
    game = drill(
        ops={name: {"at": "b2", "health": 3} for name in ("gustav", "bob")},
        zones={"b2": ["?trap2b", "?thug", "?trap2"]},
    )
    assert [one["card"] for one in events(game, "trap-exploded")] == ["trap2b", "trap2"]


# --- traps that were known ------------------------------------------------------------------------


@pytest.mark.rule("CD-10.04", "CD-90.06", "CD-90.88")
def test_a_trap_that_was_face_up_on_entry_stays_dormant_and_keeps_the_zone_unsecured():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["trap2", "?civ1"]})
    assert "trap-exploded" not in names(game)
    assert cards(game, "b2") == ["trap2", "civ1"]
    assert zone(game, "b2")["secured"] is False


@pytest.mark.rule("CD-37.03", "CD-10.04")
def test_a_trap_that_jill_turns_up_after_the_entry_was_not_known():
    game = drill(ops={"gustav": "b2", "jill": "a2"}, zones={"b2": ["?trap2"]}, secured=["a2"])
    take(game, "let-act", op="jill")
    take(game, "use-intel", op="jill", zone="b2")
    assert cards(game, "b2") == ["trap2"]
    take(game, "resolve-zone", zone="b2")
    assert len(events(game, "trap-exploded")) == 1


@pytest.mark.rule("CD-10.14", "CD-10.15", "CD-30.01", "CD-70.38", "CD-90.07")
def test_steve_defuses_a_known_trap_in_his_zone_for_one_energy():
    game = drill(ops={"steve": "b2", "gustav": "b2"}, zones={"b2": ["trap2"]})
    take(game, "let-act", op="steve")
    assert (kind(game), who(game)) == ("act", 0)
    assert options(game) == [
        {"verb": "defuse-trap", "op": "steve", "card": "trap2"},
        {"verb": "pass", "op": "steve"},
    ]
    take(game, "defuse-trap", op="steve")
    assert cards(game, "b2") == []
    assert zone(game, "b2")["secured"] is True
    assert losses(game) == []


@pytest.mark.rule("CD-10.15")
@pytest.mark.parametrize(("energy", "can_defuse"), [(0, False), (1, True)])
def test_defusing_a_trap_needs_one_energy(energy, can_defuse):
    game = drill(ops={"steve": {"at": "b2", "energy": energy}, "rita": "b2"}, zones={"b2": ["trap2"]})
    assert offers(game, "let-act", op="steve") is can_defuse
    if can_defuse:
        take(game, "let-act", op="steve")
        take(game, "defuse-trap")
        assert op(game, "steve")["energy"] == 0
        assert len(events(game, "trap-defused")) == 1


@pytest.mark.rule("CD-10.14")
def test_a_trap_nobody_knew_explodes_before_steve_can_defuse_it():
    game = drill(ops={"steve": "b2", "gustav": "b2"}, zones={"b2": ["?trap2", "?thug"]})
    assert len(events(game, "trap-exploded")) == 1
    assert kind(game) == "shoot"


# --- the option knownTrapOnEntry ------------------------------------------------------------------

EXPLODES = {"knownTrapOnEntry": "explodesUnlessDefused"}


@pytest.mark.rule("CD-90.06")
@pytest.mark.parametrize(("chosen", "explosions"), [(None, 0), (EXPLODES, 1)])
def test_with_the_option_a_known_trap_explodes_too(chosen, explosions):
    game = drill(ops={"gustav": "b2", "bob": "b2"}, zones={"b2": ["trap2"]}, options=chosen)
    assert len(events(game, "trap-exploded")) == explosions


@pytest.mark.rule("CD-90.06", "CD-10.16")
@pytest.mark.parametrize(("answer", "explosions"), [("defuse-trap", 0), ("let-explode", 1)])
def test_with_the_option_steve_may_defuse_the_known_trap_as_he_enters(answer, explosions):
    game = drill(ops={"steve": "b2", "gustav": "b2"}, zones={"b2": ["trap2"]}, options=EXPLODES)
    assert (kind(game), who(game)) == ("defuse-on-entry", 0)
    assert [one["verb"] for one in options(game)] == ["defuse-trap", "let-explode"]
    take(game, answer)
    assert len(events(game, "trap-exploded")) == explosions
    assert cards(game, "b2") == []


@pytest.mark.rule("CD-90.06", "CD-30.05")
@pytest.mark.parametrize(("steve", "more"), [({"energy": 0}, []), ({"energy": 1}, ["thug"])])
def test_with_the_option_steve_cannot_help_without_energy_or_among_enemies(steve, more):
    game = drill(ops={"steve": {"at": "b2", **steve}, "gustav": "b2"}, zones={"b2": ["trap2", *more]}, options=EXPLODES)
    assert len(events(game, "trap-exploded")) == 1


# --- traps that hostages carry --------------------------------------------------------------------


@pytest.mark.rule("CD-10.20", "CD-10.21", "CD-90.46")
def test_a_carried_trap_kills_its_hostage_and_hurts_ops_and_nobody_else():
    game = drill(ops={"gustav": "b3", "bob": "b3"}, zones={"b3": ["?rigged", "?hostage", "?civ2"]})
    assert killed(game) == ["rigged"]
    assert losses(game) == [("gustav", 1), ("bob", 1)]
    assert score(game) == -1


@pytest.mark.rule("CD-37.03")
def test_carried_traps_go_off_after_the_traps_that_lie_in_the_zone():
    game = drill(
        ops={"gustav": {"at": "b3", "health": 3}, "bob": "b3"},
        zones={"b3": ["?rigged", "?booby"]},
        cards={"booby": trap(1)},
    )
    assert [name for name in names(game) if name.endswith("exploded")] == ["trap-exploded"]  # it took the one heart
    assert killed(game) == ["rigged"]


@pytest.mark.rule("CD-90.46")
def test_a_known_carried_trap_is_defused_for_one_energy_before_the_hostage_can_be_taken():
    game = drill(ops={"steve": "b3", "gustav": "b3"}, zones={"b3": ["rigged"]})
    assert losses(game) == []
    assert not offers(game, "let-act", op="gustav")
    take(game, "let-act", op="steve")
    assert [one["verb"] for one in options(game)] == ["defuse-trap", "pass"]
    take(game, "defuse-trap", card="rigged")
    take(game, "let-act", op="gustav")
    take(game, "take-hostage", card="rigged")
    assert op(game, "gustav")["hostage"] == "rigged"


@pytest.mark.rule("CD-90.46", "CD-90.05")
@pytest.mark.parametrize(("hearts", "is_killed"), [(0, []), (1, ["wired"]), (2, ["wired"])])
def test_a_carried_trap_has_as_many_hearts_as_its_card_says(hearts, is_killed):
    wired = {"wired": {"stack": "hostages", **hostage(carriedTrapHearts=hearts)}}
    game = drill(ops={"gustav": {"at": "b3", "health": 3}}, zones={"b3": ["?wired"]}, objective_cards=wired)
    assert killed(game) == is_killed
    assert losses(game) == [("gustav", 1)] * hearts


@pytest.mark.rule("CD-90.46")
def test_each_hostage_whose_trap_was_defused_stays_an_ordinary_one():
    second = {"rigged2": {"stack": "hostages", **hostage(carriedTrapHearts=2)}}
    game = drill(
        ops={"steve": "b3", "gustav": "b3", "bob": "b3"},
        zones={"b3": ["rigged", "rigged2"]},
        objective_cards=second,
    )
    for card in ("rigged", "rigged2"):
        take(game, "let-act", op="steve")
        take(game, "defuse-trap", card=card)
    take(game, "let-act", op="gustav")
    assert [one["card"] for one in matching(game, "take-hostage")] == ["rigged", "rigged2"]


@pytest.mark.rule("CD-90.46", "CD-90.06")
def test_with_the_option_a_known_carried_trap_explodes_too():
    game = drill(ops={"gustav": "b3", "bob": "b3"}, zones={"b3": ["rigged"]}, options=EXPLODES)
    assert killed(game) == ["rigged"]
    assert losses(game) == [("gustav", 1), ("bob", 1)]


@pytest.mark.rule("CD-10.11", "CD-10.12")
@pytest.mark.parametrize(
    ("objective", "card"), [("bombs", "bomb-trap"), ("hostages", "hostage-trap"), ("topTerrorists", "boss-trap")]
)
def test_traps_of_objective_stacks_explode_like_any_other(objective, card):
    game = drill(ops={"gustav": "b3", "bob": "b3"}, zones={"b3": [f"?{card}"]}, objective=objective)
    assert losses(game) == [("gustav", 1), ("bob", 1)]
