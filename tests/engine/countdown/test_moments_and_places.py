"""Dice have six sides, abilities know where their moment comes, and the first zone of a board is one like any other."""

import pytest

from tests.engine.countdown.drill import drill, events, matching, op, run_to, take, terrorist, trap

CORNER = "TTx/iO."  # the first zone in reading order is one to fight in
GAINS = [{"op": "gainEnergy", "who": {"op": "lowestOp", "at": "thatZone"}}]


def duel(seed=1, dice=(), **parts):
    """Gustav against one enemy who may hit him."""
    cards = {"foe": terrorist(13, 3, 7)}
    return drill(ops={"gustav": "b2"}, zones={"b2": ["foe"]}, cards=cards, seed=seed, dice=dice,
                 situation={"bulletsUsed": 3}, **parts)  # fmt: skip


@pytest.mark.rule("CD-2.08", "CD-12.09", "CD-13.04")
def test_shots_are_rolled_with_dice_of_six_sides():
    ours, theirs = set(), set()
    for seed in range(60):
        game = take(duel(seed), "shoot", op="gustav")
        ours |= {event["roll"] for event in events(game, "shot-rolled")}
        theirs |= {event["roll"] for event in events(game, "enemy-fired")}
    assert ours == theirs == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("CD-50.14", "CD-35.07", "CD-12.16", "CD-35.22")
@pytest.mark.parametrize("moment", ["beforeAttackRoll", "afterAttackRoll", "beforeEnemyAttack"])
def test_what_waits_for_a_shot_knows_in_which_zone_it_is_fired(moment):
    special = [{"when": moment, "limit": {"times": 1, "per": "round"}, "do": GAINS}]
    game = take(duel(ops_more={"gustav": {"special": special}}, dice=[1, 6]), "shoot", op="gustav")
    assert op(game, "gustav")["energy"] == 2  # 2, less the shot, and what he has gained


@pytest.mark.rule("CD-15.05", "CD-50.14")
@pytest.mark.parametrize("who", ["op", "hostage"])
def test_what_waits_for_somebody_to_get_out_knows_which_exit_it_is(who):
    special = [{"when": {"op": "onExfiltration", "who": who}, "do": GAINS}]
    game = drill(
        ops={"gustav": {"at": "b3", "hostage": "hostage"}, "rita": "d4"},
        phase="positioning",
        secured=["b3"],
        ops_more={"rita": {"special": special}},
    )
    take(game, "move", op="gustav", zone="b4")
    assert [op(game, name)["energy"] for name in ("gustav", "rita")] == [3, 2]


# What may happen in b2 while Gustav bears the ability elsewhere: the ops there, its cards, the choices, and the dice.
BESIDE = {
    "onZoneSecured": ({"bob": "b2"}, ["?easy"], [("shoot", {})], [6]),
    "onDefused": ({"steve": "b2"}, ["trap2"], [("let-act", {"op": "steve"}), ("defuse-trap", {})], []),
    "onOpDeath": ({"bob": {"at": "b2", "health": 1}, "matt": "b2"}, ["?trap1"], [], []),
}


@pytest.mark.rule("CD-50.14", "CD-19.03", "CD-30.07", "CD-13.14")
@pytest.mark.parametrize("moment", BESIDE)
def test_what_waits_for_something_in_a_zone_knows_which_zone_it_is(moment):
    others, stack, choices, dice = BESIDE[moment]
    who = {"onZoneSecured": {"where": "any"}, "onDefused": {"who": "any"}, "onOpDeath": {"who": "op"}}[moment]
    special = [{"when": {"op": moment, **who}, "limit": {"times": 1, "per": "round"}, "do": GAINS}]
    game = drill(
        ops={"gustav": "d1", **others},
        zones={"b2": stack},
        cards={"easy": terrorist(13, 0, 1), "trap1": trap(1)},
        ops_more={"gustav": {"special": special}},
        dice=dice,
    )
    for verb, arguments in choices:
        take(game, verb, **arguments)
    assert [event["op"] for event in events(game, "energy-changed")] == [list(others)[-1]]


NEXT_CARD = [{"op": "reveal", "at": "thatZone"}]  # the uppermost hidden card of the zone of the event
FROM_AFAR = {
    "onReveal": ("jill", "use-intel", ["?foe", "?civ1", "?civ2"]),
    "onRevealByIntel": ("jill", "use-intel", ["?foe", "?civ1", "?civ2"]),
    "onRevealByGrenade": ("bob", "throw-grenade", ["?foe", "?civ1", "?civ2"]),
    "onAttackedFromAdjacent": ("matt", "snipe", ["foe", "?civ1", "?civ2"]),
    "onEliminated": ("matt", "snipe", ["weak", "?civ1", "?civ2"]),
}


@pytest.mark.rule("CD-50.14", "CD-50.19", "CD-11.24")
@pytest.mark.parametrize("moment", FROM_AFAR)
def test_what_waits_for_something_from_a_neighbouring_zone_knows_where_it_happens(moment):
    name, verb, stack = FROM_AFAR[moment]
    ability = {"when": moment, "do": NEXT_CARD}
    foes = {"foe": terrorist(13, 0, 15, effects=[ability]), "weak": terrorist(14, 0, 1, effects=[ability])}
    game = drill(
        ops={name: "a2", "rita": "a2"},
        zones={"b2": stack},
        secured=["a2"],
        cards=foes,
        situation={"bulletsUsed": 3},
        dice=[1],
    )
    take(game, "let-act", op=name)
    take(game, verb, **({} if verb == "snipe" else {"zone": "b2"}))
    assert [event["card"] for event in events(game, "card-revealed")][-1:] == ["civ1"]


@pytest.mark.rule("CD-50.08", "CD-35.21", "CD-35.22")
def test_only_the_shot_that_was_foiled_has_no_effect():
    foils = [
        {
            "when": {"op": "beforeEnemyAttack", "by": "enemy"},
            "limit": {"times": 1, "per": "round"},
            "do": [{"op": "preventAttack", "enemy": "thatFigure"}],
        }
    ]
    game = drill(
        ops={"gustav": "b2"},
        zones={"b2": ["sure", "sure2"]},
        cards={"sure": terrorist(13, 6, 15), "sure2": terrorist(14, 6, 15)},
        ops_more={"gustav": {"special": foils}},
    )
    take(game, "hold-fire", op="gustav")
    assert [event["card"] for event in events(game, "shot-foiled")] == ["sure"]
    assert op(game, "gustav")["health"] == 1


@pytest.mark.rule("CD-11.18", "CD-90.14")
def test_none_of_several_first_strikers_fires_twice_in_the_first_exchange():
    cards = {name: terrorist(number, 0, 15, "firstStrike") for name, number in (("one", 13), ("two", 14))}
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?one", "?two"]}, cards=cards)
    take(game, "hold-fire", op="gustav")
    assert [event["card"] for event in events(game, "enemy-fired")] == ["one", "two"]


@pytest.mark.rule("CD-12.10", "CD-12.11")
def test_shots_in_the_first_zone_of_the_board_hit_like_any_other():
    game = drill(CORNER, ops={"gustav": "a1"}, zones={"a1": ["thug", "thug2"]}, dice=[4, 6])
    take(game, "shoot", card="thug")
    assert [event["card"] for event in events(game, "enemy-eliminated")] == ["thug"]
    assert matching(game, "hold", op="gustav")


@pytest.mark.rule("CD-18.03", "CD-18.04")
def test_star_and_heart_are_gained_in_the_first_zone_of_the_board_too():
    prize = {"prize": terrorist(13, 0, 4, starXp=2, heartReward=1)}
    game = drill(CORNER, ops={"gustav": "a1"}, zones={"a1": ["prize"]}, cards=prize, dice=[4])
    take(game, "shoot")
    assert (op(game, "gustav")["health"], op(game, "gustav")["aimXp"]) == (3, 3)


@pytest.mark.rule("CD-22.01", "CD-1.04")
def test_an_exit_may_be_the_first_zone_of_the_board():
    game = drill("x./TO/i.", ops={"gustav": "a1"}, phase="action", situation={"time": 3, "score": 5})
    run_to(game)
    assert (game.outcome["result"], game.outcome["reason"]) == ("won", "all-out")
    assert game.view()["parts"]["ops"] == 0
