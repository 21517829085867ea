"""Dice have six sides, abilities know where their moment comes, and the first zone of a board is one like any other."""

import pytest

from tests.engine.countdown.drill import drill, events, matching, op, run_to, take, terrorist

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


@pytest.mark.rule("CD-22.01", "CD-1.04")
def test_an_exit_may_be_the_first_zone_of_the_board():
    game = drill("x./TO/i.", ops={"gustav": "a1"}, phase="action", situation={"time": 3, "score": 5})
    run_to(game)
    assert (game.outcome["result"], game.outcome["reason"]) == ("won", "all-out")
    assert game.view()["parts"]["ops"] == 0
