"""Chapter 15: the lucky coin."""

import pytest

from engine import start
from tests.engine.fireteam_zero.drill import (
    BLANK,
    MISS,
    ONE,
    briefing,
    drill,
    drill_pack,
    event,
    events,
    hero,
    kind,
    options,
    take,
    who,
)

HEADS, TAILS = {"op": "coin", "side": "heads"}, {"op": "coin", "side": "tails"}


def drawn(effect, coin, **mission):
    """Frank has just drawn an event with this effect."""
    setting = briefing(events=[event("luck", effect)], **mission)
    game = drill("AB", heroes={"frank": "A", "abe": "B"}, situation={"coin": coin, "reconDeck": ["luck"]}, **setting)
    return take(game, "search")


@pytest.mark.rule("FZ-15.01", "FZ-E.86")
def test_an_event_can_turn_the_coin_back_to_heads():
    game = drawn(HEADS, "tails")
    assert game.view()["coin"] == "heads"
    assert events(game, "coin") == [{"side": "heads"}]


@pytest.mark.rule("FZ-15.02", "FZ-E.86")
@pytest.mark.parametrize(("effect", "coin"), [(HEADS, "heads"), (TAILS, "tails")])
def test_a_coin_that_shows_the_side_already_is_left_alone(effect, coin):
    rule = {"when": {"op": "onCoin"}, "do": [{"op": "showText", "text": "turned"}]}
    game = drawn(effect, coin, specialRules=[rule])
    assert game.view()["coin"] == coin
    assert not events(game, "coin")
    assert not events(game, "story")


@pytest.mark.rule("FZ-15.01", "FZ-D.39")
@pytest.mark.parametrize(("answer", "side"), [("use", "heads"), ("decline", "tails")])
def test_an_event_may_leave_it_to_the_heroes(answer, side):
    game = drawn({"op": "may", "decider": "group", "do": [HEADS]}, "tails")
    assert (kind(game), who(game)) == ("may", None)
    assert [o["verb"] for o in options(game)] == ["use", "decline"]
    assert take(game, answer).view()["coin"] == side


@pytest.mark.rule("FZ-E.22")
@pytest.mark.parametrize(("side", "told"), [("heads", 1), ("tails", 0), ("any", 1)])
def test_what_waits_for_a_side_is_told_of_that_side_only(side, told):
    rule = {"when": {"op": "onCoin", "side": side}, "do": [{"op": "showText", "text": "turned"}]}
    assert len(events(drawn(HEADS, "tails", specialRules=[rule]), "story")) == told


@pytest.mark.rule("FZ-15.03")
def test_turning_the_coin_needs_no_die():
    game = drawn(TAILS, "heads")
    assert game.dice_cursor == drawn(HEADS, "heads").dice_cursor


@pytest.mark.rule("FZ-1.34", "FZ-F.03")
@pytest.mark.parametrize("side", ["heads", "tails"])
def test_the_coin_starts_at_heads_unless_the_briefing_says_otherwise(side):
    pack = drill_pack("AB", mission={"coinStart": side} if side == "tails" else {})
    assert start(pack, "drill", ["frank"], 1).view()["coin"] == side


@pytest.mark.rule("FZ-8.39", "FZ-15.03", "FZ-10.04")
def test_the_coin_tells_how_near_the_team_is_to_losing():
    def threat(coin):
        return drill(
            "ABC",
            heroes={"frank": "A", "abe": "C"},
            monsters={"human": "A"},
            phase="threat",
            dice=[BLANK, ONE["brawl"], MISS["brawl"]],
            situation={"coin": coin},
        )

    first, second = threat("heads"), threat("tails")
    assert (first.view()["coin"], first.outcome) == ("tails", None)
    assert not hero(first, "frank")["standing"]
    assert second.outcome["result"] == "lost"
