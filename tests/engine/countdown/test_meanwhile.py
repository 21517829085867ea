"""What an effect has taken away, while something else was about to, is not taken, told or paid for a second time."""

import pytest

from tests.engine.countdown.drill import boss, civilian, drill, events, score, take


def removing(name, trigger):
    """An ability that takes a card out of the game."""
    return {"when": trigger, "do": [{"op": "removeFromGame", "card": {"op": "namedCard", "name": name}}]}


@pytest.mark.rule("CD-12.11", "CD-23.01", "CD-50.22")
def test_an_enemy_who_is_gone_is_not_eliminated_as_well():
    second = {"stack": "topTerrorists", **boss(112, 3, 1)}
    first = {"stack": "topTerrorists", **boss(111, 3, 1), "effects": [removing("second", "onEliminated")]}
    game = drill(
        ops={"gustav": "b3", "rita": "b3"},
        zones={"b3": ["first", "second"]},
        objective="topTerrorists",
        objective_cards={"first": first, "second": second},
        dice=[6, 6],
    )
    take(game, "shoot", op="gustav", card="first")
    take(game, "shoot", op="rita", card="second")
    assert [event["card"] for event in events(game, "enemy-eliminated")] == ["first"]
    assert score(game) == 2


@pytest.mark.rule("CD-20.05", "CD-50.22")
def test_a_bomb_that_the_explosion_of_another_has_removed_does_not_explode():
    special = [removing("bomb2", {"op": "onOpDeath", "who": "self"})]
    game = drill(
        ops={"gustav": "b3", "rita": "b1"},
        zones={"b3": ["bomb"], "d3": ["bomb2"]},
        objective="bombs",
        phase="countdown",
        ops_more={"gustav": {"special": special}},
        situation={"time": 1},
    )
    assert [event["card"] for event in events(game, "bomb-exploded")] == ["bomb"]
    assert score(game) == -1 - 2  # the bomb and Gustav


@pytest.mark.rule("CD-26.13", "CD-10.19", "CD-50.22")
def test_a_civilian_whom_his_own_card_takes_away_does_not_die_of_a_trap_blown_up_by_a_grenade():
    game = drill(
        ops={"bob": "b1"},
        zones={"b2": ["?trap2", "?guest", "?civ1", "?thug"]},
        cards={"guest": civilian(-2, effects=[removing("guest", {"op": "onReveal", "who": "self"})])},
    )
    take(game, "let-act", op="bob")
    take(game, "throw-grenade", op="bob", zone="b2")
    assert [event["card"] for event in events(game, "civilian-killed")] == ["civ1"]
    assert score(game) == -1
