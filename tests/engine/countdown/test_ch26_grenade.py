"""Chapter 26: Bob's grenades."""

import pytest

from tests.engine.countdown.drill import (
    boss,
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
    trap,
    who,
    zone,
)

FOES = {
    "four": terrorist(13, 3, 4),
    "three": terrorist(14, 3, 3),
    "eight": terrorist(15, 3, 8),
    "nine": terrorist(16, 3, 9),
}
SECRET_FOUR = {"zones": {"b2": ["?four", "?civ2", "?three"]}}  # CD-81.09


def throw(zones, dice, bob=None, more=None, **rest):
    """Bob in a2 throws a grenade into b2; Rita stands by, so that the phase goes on."""
    ops = {"bob": {"at": "a2", "energy": 2, **(bob or {})}, "rita": "a2", **(more or {})}
    game = drill(ops=ops, zones=zones, secured=["a2"], cards={**FOES, **rest.pop("cards", {})}, dice=dice, **rest)
    take(game, "let-act", op="bob")
    return take(game, "throw-grenade", zone="b2")


def fallen(game):
    """The enemies eliminated, in order."""
    return [one["card"] for one in events(game, "enemy-eliminated")]


# --- throwing -------------------------------------------------------------------------------------


@pytest.mark.rule("CD-26.01", "CD-26.02", "CD-26.03", "CD-70.36")
def test_bob_throws_into_an_adjacent_zone_without_ops_for_one_energy():
    game = drill(
        ops={"bob": "b2", "gustav": "b3", "rita": "b1", "steve": "b1"},
        seats=["gustav+rita", "bob+steve"],
        zones={"b3": {"cards": ["hostage"], "entered": False}},
        secured=["b2", "c2"],
    )
    take(game, "let-act", op="bob")
    assert (kind(game), who(game)) == ("act", 1)
    assert options(game) == [
        {"verb": "throw-grenade", "op": "bob", "zone": "a2"},  # b3 holds an op, c2 and b1 hold no cards
        {"verb": "pass", "op": "bob"},
    ]
    take(game, "throw-grenade", zone="a2")
    assert events(game, "grenade-thrown")[0]["zone"] == "a2"
    assert op(game, "bob")["energy"] == 1


@pytest.mark.rule("CD-26.02")
@pytest.mark.parametrize(("energy", "can_throw"), [(0, False), (1, True)])
def test_a_throw_needs_energy(energy, can_throw):
    game = drill(ops={"bob": {"at": "a2", "energy": energy}, "rita": "a2"}, secured=["a2"])
    assert offers(game, "let-act", op="bob") is can_throw


@pytest.mark.rule("CD-7.04")
def test_bob_does_not_throw_out_of_a_zone_with_enemies():
    game = drill(ops={"bob": "a2"}, zones={"a2": ["dud"]}, cards={"dud": terrorist(17, 0, 4)})
    take(game, "hold-fire")
    take(game, "hold")
    assert kind(game) == "move"


@pytest.mark.rule("CD-7.05")
def test_bob_does_not_throw_out_of_a_zone_with_an_active_trap():
    game = drill(ops={"bob": "a2"}, zones={"a2": ["trap2"]})
    assert not offers(game, "let-act", op="bob")
    assert kind(game) == "move"


@pytest.mark.rule("CD-26.01")
def test_only_bob_throws_grenades():
    for name in ("gustav", "matt", "jill", "steve", "rita"):
        game = drill(ops={name: "a2"}, zones={"b2": ["thug"]}, secured=["a2"])
        if offers(game, "let-act", op=name):
            take(game, "let-act", op=name)
        assert not matching(game, "throw-grenade")


# --- the blast ------------------------------------------------------------------------------------


@pytest.mark.rule("CD-81.09", "CD-26.04", "CD-26.06", "CD-26.07", "CD-26.08", "CD-26.09", "CD-26.10", "CD-90.38")
def test_a_grenade_runs_through_the_stack_and_loses_one_for_each_card():
    game = throw(dice=[4], **SECRET_FOUR)
    assert events(game, "grenade-thrown")[0]["value"] == 5
    assert fallen(game) == ["four", "three"]
    assert [one["card"] for one in events(game, "civilian-killed")] == ["civ2"]
    assert score(game) == -2
    assert zone(game, "b2")["secured"] is True


@pytest.mark.rule("CD-81.10", "CD-26.11")
def test_after_a_failed_attack_no_more_cards_are_revealed():
    game = throw(dice=[2], **SECRET_FOUR)
    assert fallen(game) == []
    assert cards(game, "b2") == ["four", None, None]
    assert score(game) == 0


@pytest.mark.rule("CD-26.07")
@pytest.mark.parametrize(("roll", "survivors"), [(4, []), (3, ["three"])])
def test_the_third_card_meets_the_value_less_two(roll, survivors):
    game = throw(dice=[roll], **SECRET_FOUR)
    assert cards(game, "b2") == survivors


@pytest.mark.rule("CD-26.08")
@pytest.mark.parametrize(("roll", "is_eliminated"), [(2, False), (3, True)])
def test_an_enemy_falls_if_the_value_equals_its_defence(roll, is_eliminated):
    game = throw(zones={"b2": ["?four"]}, dice=[roll])
    assert (fallen(game) == ["four"]) is is_eliminated


@pytest.mark.rule("CD-26.05")
def test_the_aim_skill_is_not_added():
    game = throw(zones={"b2": ["?four"]}, dice=[2], bob={"aimXp": 30})
    assert events(game, "grenade-thrown")[0]["value"] == 3


@pytest.mark.rule("CD-26.09", "CD-26.13")
def test_civilians_and_hostages_die_whatever_the_value():
    game = throw(zones={"b2": ["?civ1", "?civ2", "?hostage", "?hostage3"]}, dice=[1])
    assert score(game) == -1 - 2 - 1 - 3
    assert cards(game, "b2") == []


@pytest.mark.rule("CD-26.09")
def test_a_civilian_under_the_last_enemy_is_reached_before_the_zone_is_secured():
    game = throw(zones={"b2": ["four", "civ2"]}, dice=[6])
    assert [one["card"] for one in events(game, "civilian-killed")] == ["civ2"]
    assert "civilians-safe" not in names(game)
    assert zone(game, "b2")["secured"] is True


@pytest.mark.rule("CD-26.11", "CD-16.06")
def test_a_civilian_under_an_enemy_who_withstood_stays():
    game = throw(zones={"b2": ["four", "civ2"]}, dice=[1])
    assert cards(game, "b2") == ["four", "civ2"]


@pytest.mark.rule("CD-90.38")
def test_a_decoy_is_discarded_and_not_counted():
    game = throw(zones={"b2": ["?decoy", "?four"]}, dice=[3], objective="bombs")
    assert [one["card"] for one in events(game, "decoy-discarded")] == ["decoy"]
    assert fallen(game) == ["four"]


@pytest.mark.rule("CD-90.38", "CD-26.15")
def test_a_bomb_is_not_harmed_and_ends_the_grenade():
    game = throw(zones={"b2": ["?bomb", "?four"]}, dice=[6], objective="bombs")
    assert cards(game, "b2") == ["bomb", None]
    assert score(game) == 0


@pytest.mark.rule("CD-90.38", "CD-90.82", "CD-26.08")
def test_a_top_terrorist_scores_but_gives_no_star_and_no_heart():
    game = throw(
        zones={"b2": ["?chief"]},
        dice=[4],
        objective="topTerrorists",
        objective_cards={"chief": {"stack": "topTerrorists", **boss(110, 3, 5, heartReward=1)}},
    )
    assert score(game) == 2
    assert op(game, "bob")["aimXp"] == 0
    assert op(game, "bob")["health"] == 2


@pytest.mark.rule("CD-90.10")
def test_the_symbols_of_enemies_are_not_triggered_by_a_grenade():
    game = throw(zones={"b2": ["?bazooka", "?caller"]}, dice=[3])
    assert fallen(game) == ["bazooka"]
    assert cards(game, "b2") == ["caller"]
    assert not {"bazooka-rolled", "reinforcement-came"} & set(names(game))


# --- traps ----------------------------------------------------------------------------------------


@pytest.mark.rule("CD-81.11", "CD-10.17", "CD-10.18", "CD-10.19", "CD-26.12", "CD-26.13", "CD-26.14", "CD-26.15")
def test_a_trap_explodes_into_as_many_cards_below_as_it_has_hearts():
    game = throw(zones={"b2": ["?trap2", "?civ2", "?bomb", "?thug"]}, dice=[6], objective="bombs")
    assert [one["card"] for one in events(game, "trap-exploded")] == ["trap2"]
    assert [one["card"] for one in events(game, "civilian-killed")] == ["civ2"]
    assert score(game) == -2
    assert cards(game, "b2") == ["bomb", None]


@pytest.mark.rule("CD-10.17")
def test_a_trap_that_was_known_is_destroyed_by_a_grenade():
    game = throw(zones={"b2": ["trap2"]}, dice=[1])
    assert cards(game, "b2") == []
    assert zone(game, "b2")["secured"] is True
    assert "op-hurt" not in names(game)


@pytest.mark.rule("CD-90.05", "CD-10.19")
@pytest.mark.parametrize("hearts", [1, 2, 3])
def test_the_hearts_of_the_trap_are_the_number_of_further_cards(hearts):
    game = throw(
        zones={"b2": ["?booby", "?thug", "?thug2", "?thug3", "?four"]}, dice=[6], cards={"booby": trap(hearts)}
    )
    assert cards(game, "b2") == [*["thug", "thug2", "thug3"][:hearts], *[None] * (4 - hearts)]
    assert fallen(game) == []  # CD-90.38: the trap ends the grenade


@pytest.mark.rule("CD-90.05")
def test_a_trap_reveals_no_more_cards_than_there_are():
    game = throw(zones={"b2": ["?trap3", "?thug"]}, dice=[6])
    assert cards(game, "b2") == ["thug"]


@pytest.mark.rule("CD-90.91")
def test_a_second_trap_below_the_first_lies_open_and_does_nothing_else():
    game = throw(zones={"b2": ["?trap2", "?trap2b", "?decoy", "?civ1"]}, dice=[6], objective="bombs")
    assert cards(game, "b2") == ["trap2b", None]
    assert len(events(game, "trap-exploded")) == 1
    assert [one["card"] for one in events(game, "decoy-discarded")] == ["decoy"]


@pytest.mark.rule("CD-90.91")
def test_the_cards_below_count_whether_they_lie_open_or_not():
    game = throw(zones={"b2": ["?trap2", "thug", "civ2", "?civ1"]}, dice=[6])
    assert [one["card"] for one in events(game, "civilian-killed")] == ["civ2"]
    assert cards(game, "b2") == ["thug", None]


@pytest.mark.rule("CD-10.19", "CD-50.19")
@pytest.mark.parametrize(("stack", "times"), [(["?trap2", "?witness"], 1), (["?trap2", "witness"], 0)])
def test_what_the_explosion_turns_up_was_revealed_by_the_grenade(stack, times):
    ability = {"when": "onRevealByGrenade", "do": [{"op": "changeScore", "amount": -1}]}
    game = throw(zones={"b2": stack}, dice=[6], cards={"witness": terrorist(17, effects=[ability])})
    assert score(game) == -times


@pytest.mark.rule("CD-10.18")
def test_a_trap_below_an_enemy_who_falls_is_set_off():
    game = throw(zones={"b2": ["?four", "?trap2", "?civ2"]}, dice=[6])
    assert fallen(game) == ["four"]
    assert [one["card"] for one in events(game, "civilian-killed")] == ["civ2"]


# --- development ----------------------------------------------------------------------------------


@pytest.mark.rule("CD-26.16")
def test_each_enemy_eliminated_by_a_grenade_gives_one_special_xp():
    game = throw(dice=[4], level=2, **SECRET_FOUR)
    assert op(game, "bob")["specialXp"] == 1 + 2


@pytest.mark.rule("CD-81.41", "CD-26.17", "CD-26.07")
def test_at_ability_level_2_two_dice_are_summed_and_one_is_added():
    game = throw(zones={"b2": ["?nine", "?eight"]}, dice=[3, 5], bob={"specialXp": 8}, level=2)
    assert events(game, "grenade-thrown")[0]["value"] == 9
    assert fallen(game) == ["nine", "eight"]


@pytest.mark.rule("CD-26.17")
def test_at_ability_level_3_three_dice_are_rolled():
    game = throw(zones={"b2": ["?nine"]}, dice=[6, 6, 6], bob={"specialXp": 20}, level=2)
    assert events(game, "grenade-thrown")[0]["value"] == 19


@pytest.mark.rule("CD-26.02", "CD-7.04")
def test_bob_may_throw_again_as_long_as_he_has_energy():
    game = throw(zones={"b2": ["?four"]}, dice=[1, 6])
    take(game, "let-act", op="bob")
    take(game, "throw-grenade", zone="b2")
    assert fallen(game) == ["four"]
    run_to(game, "move")
    assert len(events(game, "grenade-thrown")) == 2


@pytest.mark.rule("CD-32.18", "CD-26.03")
def test_a_grenade_never_reaches_an_op():
    game = drill(ops={"bob": "a2", "gustav": "b2"}, zones={"a3": []}, secured=["a2", "b2"])
    assert not offers(game, "let-act", op="bob")  # b2 holds an op, a3 no card
