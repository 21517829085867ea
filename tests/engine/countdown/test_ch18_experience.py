"""Chapter 18: aim experience and rewards; the thresholds of chapter 24; chapter 25, the Shooter."""

import pytest

from tests.engine.countdown.drill import (
    AIM,
    OPS,
    drill,
    events,
    kind,
    offers,
    op,
    options,
    run_to,
    take,
    terrorist,
    who,
)

NO_BULLETS = {"bulletsUsed": 3}
DUD = {"dud": terrorist(13, 0, 4)}  # attack value 0 never hits (CD-81.27)


def strike(game, *shooters, card):
    """Let these ops shoot at a card and the others hold their fire."""
    while kind(game) == "shoot":
        name = options(game)[-1]["op"]
        if name in shooters:
            take(game, "shoot", op=name, card=card)
        else:
            take(game, "hold-fire", op=name)
    return game


def gains(game):
    """The aim XP gained, as (op, amount), in order."""
    return [(one["op"], one["amount"]) for one in events(game, "aim-gained")]


# --- attempts -------------------------------------------------------------------------------------


@pytest.mark.rule("CD-18.01", "CD-18.02", "CD-18.12")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("roll", [1, 6])
def test_each_attempt_to_attack_gives_one_aim_xp_hit_or_miss_at_every_level(roll, level):
    game = drill(
        ops={"gustav": "b2"}, zones={"b2": ["?dud"]}, cards=DUD, situation=NO_BULLETS, dice=[roll, 1], level=level
    )
    take(game, "shoot")
    assert op(game, "gustav")["aimXp"] == 1
    assert gains(game) == [("gustav", 1)]


@pytest.mark.rule("CD-18.01")
def test_who_does_not_shoot_gains_nothing():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?dud"]}, cards=DUD, dice=[1])
    take(game, "hold-fire")
    assert gains(game) == []


# --- scales ---------------------------------------------------------------------------------------


@pytest.mark.rule("CD-80.18", "CD-18.09", "CD-18.11")
@pytest.mark.parametrize(("xp", "skill"), [(0, 0), (3, 0), (4, 1), (10, 1), (11, 2), (20, 2), (21, 3), (99, 3)])
def test_the_bomb_expert_reaches_his_skills_at_4_11_and_21_xp(xp, skill):
    game = drill(ops={"steve": {"at": "b1", "aimXp": xp}})
    assert op(game, "steve")["skill"] == skill


@pytest.mark.rule("CD-80.19", "CD-25.03", "CD-18.10")
@pytest.mark.parametrize(("xp", "skill"), [(39, 5), (40, 6), (99, 6)])
def test_the_shooter_reaches_skill_6_at_40_xp(xp, skill):
    game = drill(ops={"gustav": {"at": "b1", "aimXp": xp}})
    assert op(game, "gustav")["skill"] == skill


@pytest.mark.rule("CD-18.09", "CD-18.10", "CD-90.37")
@pytest.mark.parametrize("name", OPS)
def test_every_op_learns_on_its_own_scale(name):
    for step, xp in enumerate(AIM[name], start=1):
        assert op(drill(ops={name: {"at": "b1", "aimXp": xp - 1}}), name)["skill"] == step - 1
        assert op(drill(ops={name: {"at": "b1", "aimXp": xp}}), name)["skill"] == step


@pytest.mark.rule("CD-25.01", "CD-24.02")
def test_gustav_is_the_only_op_without_a_special_ability():
    levels = {name: op(drill(ops={name: "b1"}, level=2), name)["abilityLevel"] for name in OPS}
    assert levels == {name: 0 if name == "gustav" else 1 for name in OPS}


@pytest.mark.rule("CD-25.01", "CD-24.01")
def test_gustav_has_nothing_to_do_in_the_action_phase_where_no_enemy_is():
    game = drill(ops={"gustav": "a2"}, zones={"b2": ["thug"], "a3": ["?civ1"]}, secured=["a2"])
    assert not offers(game, "let-act", op="gustav")


# --- ability levels -------------------------------------------------------------------------------


@pytest.mark.rule("CD-24.05", "CD-24.06", "CD-90.34")
@pytest.mark.parametrize(("xp", "level"), [(1, 1), (7, 1), (8, 2), (19, 2), (20, 3)])
def test_ability_level_2_needs_8_special_xp_and_level_3_needs_20(xp, level):
    game = drill(ops={"rita": {"at": "b1", "specialXp": xp}}, level=2)
    assert op(game, "rita")["abilityLevel"] == level


@pytest.mark.rule("CD-24.04", "CD-90.34", "CD-6.11")
def test_the_special_track_starts_on_1():
    assert op(drill(ops={"rita": "b1"}, level=2), "rita")["specialXp"] == 1


@pytest.mark.rule("CD-24.07", "CD-90.34")
@pytest.mark.parametrize(("before", "after"), [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_the_special_track_ends_at_20(before, after):
    game = drill(
        ops={"rita": {"at": "b2", "energy": 3, "specialXp": before}, "gustav": {"at": "b2", "health": 1}},
        secured=["b2"],
        level=2,
    )
    take(game, "let-act", op="rita")
    take(game, "heal", patient="gustav")
    assert op(game, "rita")["specialXp"] == after


@pytest.mark.rule("CD-24.03", "CD-90.33", "CD-8.07", "CD-27.06")
@pytest.mark.parametrize(("level", "develops", "xp"), [(1, True, 0), (2, True, 3), (3, True, 3), (2, False, 0)])
def test_abilities_develop_in_missions_of_level_2_and_3_unless_the_option_is_off(level, develops, xp):
    game = drill(
        ops={"rita": {"at": "b2", "energy": 3}, "gustav": {"at": "b2", "health": 1}},
        secured=["b2"],
        level=level,
        options={"developInSingle23": develops},
    )
    take(game, "let-act", op="rita")
    take(game, "heal", patient="gustav")
    assert op(game, "rita")["specialXp"] == xp


@pytest.mark.rule("CD-24.03")
def test_without_development_the_ability_stays_at_level_1():
    game = drill(ops={"rita": {"at": "b1", "specialXp": 20}})
    assert op(game, "rita")["abilityLevel"] == 1


# --- star and heart -------------------------------------------------------------------------------


@pytest.mark.rule("CD-18.03", "CD-18.08")
def test_who_eliminates_an_enemy_alone_gains_the_star():
    game = drill(ops={"gustav": "b2", "bob": "b2"}, zones={"b2": ["?star"]}, dice=[6])
    strike(game, "gustav", card="star")
    assert gains(game) == [("gustav", 1), ("gustav", 2)]
    assert op(game, "gustav")["aimXp"] == 3


@pytest.mark.rule("CD-81.33", "CD-18.05", "CD-18.07", "CD-70.30")
@pytest.mark.parametrize("share", [0, 1, 2])
def test_a_star_is_divided_among_those_who_hit_and_nobody_else(share):
    game = drill(
        ops={"gustav": "b2", "matt": "b2", "steve": "b2"}, zones={"b2": ["?star"]}, situation=NO_BULLETS, dice=[6, 6, 1]
    )
    strike(game, "gustav", "matt", "steve", card="star")
    assert (kind(game), who(game)) == ("divide-xp", 0)
    assert [one["shares"] for one in options(game)] == [
        {"gustav": 2, "matt": 0},
        {"gustav": 1, "matt": 1},
        {"gustav": 0, "matt": 2},
    ]
    game.choose(share)
    assert [op(game, name)["aimXp"] for name in ("gustav", "matt", "steve")] == [1 + 2 - share, 1 + share, 1]


@pytest.mark.rule("CD-90.55", "CD-70.30")
@pytest.mark.parametrize(
    ("wishes", "gained"),
    [((0, 0), (2, 0)), ((2, 2), (0, 2)), ((0, 2), (1, 1))],
    ids=["both want 2/0", "both want 0/2", "they disagree"],
)
def test_if_the_players_disagree_a_star_is_divided_evenly(wishes, gained):
    game = drill(
        ops={"gustav": "b2", "matt": "b2", "steve": "b1", "rita": "b1"},
        seats=["gustav+rita", "matt+steve"],
        zones={"b2": ["?star"]},
        dice=[6, 6],
    )
    while kind(game) != "shoot":
        take(game, "resolve-zone", zone="b2")
    strike(game, "gustav", "matt", card="star")
    for seat, wish in enumerate(wishes):
        assert (kind(game), who(game)) == ("divide-xp", seat)
        game.choose(wish)
    assert (op(game, "gustav")["aimXp"] - 1, op(game, "matt")["aimXp"] - 1) == gained


@pytest.mark.rule("CD-90.55")
def test_the_remainder_of_an_even_share_goes_to_the_lowest_numbers():
    game = drill(
        ops={"gustav": "b2", "matt": "b2", "steve": "b1", "rita": "b1"},
        seats=["gustav+rita", "matt+steve"],
        zones={"b2": ["?bright"]},
        cards={"bright": terrorist(13, 0, 4, starXp=3)},
        dice=[6, 6],
    )
    while kind(game) != "shoot":
        take(game, "resolve-zone", zone="b2")
    strike(game, "gustav", "matt", card="bright")
    game.choose(0)
    game.choose(3)
    assert (op(game, "gustav")["aimXp"] - 1, op(game, "matt")["aimXp"] - 1) == (2, 1)


@pytest.mark.rule("CD-18.04", "CD-90.25")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 3)])
def test_a_heart_gives_one_health_up_to_the_absolute_limit_of_3(before, after):
    game = drill(ops={"gustav": {"at": "b2", "health": before}}, zones={"b2": ["?heart"]}, dice=[6])
    take(game, "shoot")
    assert op(game, "gustav")["health"] == after


@pytest.mark.rule("CD-18.04", "CD-37.06")
def test_who_has_gained_a_heart_may_act_where_no_enemy_is_left():
    game = drill(ops={"gustav": "b3"}, zones={"b3": ["?heart", "?hostage"]}, dice=[6])
    take(game, "shoot")
    assert op(game, "gustav")["health"] == 3
    take(game, "let-act", op="gustav")
    assert offers(game, "take-hostage", card="hostage")


@pytest.mark.rule("CD-18.06", "CD-70.31")
def test_a_heart_goes_to_one_of_those_who_hit():
    game = drill(
        ops={"gustav": "b2", "bob": "b2", "rita": "b2"}, zones={"b2": ["?heart"]}, situation=NO_BULLETS, dice=[6, 6, 1]
    )
    strike(game, "gustav", "bob", "rita", card="heart")
    assert (kind(game), who(game)) == ("give-health", 0)
    assert options(game) == [{"verb": "receive-health", "op": "gustav"}, {"verb": "receive-health", "op": "bob"}]
    take(game, "receive-health", op="bob")
    assert [op(game, name)["health"] for name in ("gustav", "bob", "rita")] == [2, 3, 2]


@pytest.mark.rule("CD-90.55")
@pytest.mark.parametrize(("health", "receiver"), [(2, "gustav"), (3, "matt")])
def test_if_the_players_disagree_the_lowest_number_below_its_limit_gains_the_health(health, receiver):
    game = drill(
        ops={"gustav": {"at": "b2", "health": health}, "matt": "b2", "steve": "b1", "rita": "b1"},
        seats=["gustav+rita", "matt+steve"],
        zones={"b2": ["?heart"]},
        dice=[6, 6],
    )
    while kind(game) != "shoot":
        take(game, "resolve-zone", zone="b2")
    strike(game, "gustav", "matt", card="heart")
    if kind(game) == "give-health":
        game.choose(0)
        game.choose(1)
    assert [one["op"] for one in events(game, "health-gained")] == [receiver]


@pytest.mark.rule("CD-18.04", "CD-23.01", "CD-11.25")
def test_a_top_terrorist_gives_star_and_points():
    game = drill(ops={"gustav": "b3"}, zones={"b3": ["?boss"]}, objective="topTerrorists", dice=[5])
    take(game, "shoot")
    assert op(game, "gustav")["aimXp"] == 2
    assert game.view()["parts"]["objectives"] == 2


@pytest.mark.rule("CD-90.12")
def test_a_reinforcement_gives_its_star_all_the_same():
    game = drill(
        ops={"gustav": {"at": "b2", "energy": 3}},
        zones={"b2": ["?calm"]},
        cards={"calm": terrorist(13, 0, 4, "reinforceBefore")},
        situation={"threatStack": ["star"]},
        dice=[6, 6, 6],
    )
    take(game, "shoot", card="star")
    assert gains(game) == [("gustav", 1), ("gustav", 2)]


@pytest.mark.rule("CD-18.13")
@pytest.mark.parametrize(
    ("name", "verb"), [("bob", "throw-grenade"), ("jill", "use-intel"), ("steve", "defuse-trap"), ("rita", "pep-up")]
)
def test_no_ability_but_the_snipers_gives_aim_xp(name, verb):
    game = drill(
        ops={name: {"at": "a2", "energy": 2}, "gustav": {"at": "a2", "energy": 1}},
        zones={"a2": ["trap2"] if name == "steve" else [], "b2": ["?thug"]},
        dice=[1],
        level=2,
    )
    take(game, "let-act", op=name)
    take(game, verb, **({"zone": "b2"} if verb in ("throw-grenade", "use-intel") else {}))
    run_to(game, "action-order", "move", "reveal")
    assert gains(game) == []
