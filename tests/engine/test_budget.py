"""What a stranger's effects may cost: whoever crosses the budget is told so, with the card's name, within a second."""

import random
import time

import pytest

from engine import EngineFault, bots, lint, load_pack, start
from engine.core.game import EVENT_BUDGET
from tests.engine.starter_packs import starter_document

MISSION = "the-last-ferry"
SECONDS = 4  # a second on an idle machine


def ferry(**changes):
    """The starter pack with another mission 'The Last Ferry'."""
    document = {**starter_document("fireteam-zero")}
    document["missions"] = [
        {**mission, **changes} if mission["id"] == MISSION else mission for mission in document["missions"]
    ]
    return load_pack(document)


def play(pack, choices=60, log=False):
    """Random choices, and how long they took."""
    began = time.process_time()
    game = start(pack, MISSION, 4, 1, log=log)
    chance = random.Random(1)
    for _ in range(choices):
        if game.is_over:
            break
        game.answer(chance.randrange(len(game.options)))
    return game, time.process_time() - began


def is_told(pack, **how):
    began = time.process_time()
    with pytest.raises(EngineFault) as told:
        play(pack, **how)
    assert time.process_time() - began < SECONDS
    return str(told.value)


def nothing(times):
    return [{"op": "forEach", "of": "none", "do": ["bypassResistance"]}] * times


def rule(*steps, **more):
    return {"name": "Endless Fog", "when": {"op": "startOf", "unit": "round"}, "do": list(steps), **more}


def test_steps_inside_a_program_are_counted():
    """Robustness A2."""
    inner = {"op": "repeat", "times": 100, "do": nothing(120)}
    message = is_told(ferry(specialRules=[rule({"op": "repeat", "times": 100, "do": [inner]})]))
    assert "takes too long" in message
    assert "Endless Fog" in message or "The Last Ferry" in message


def nested(depth):
    """Heroes of whom is counted how many heroes there are, of whom is counted …"""
    found = "allHeroes"
    for _ in range(depth):
        count = {"op": "count", "of": found}
        found = {"op": "allHeroes", "where": {"op": "compare", "x": count, "by": ">=", "y": 0}}
    return {"op": "compare", "x": {"op": "count", "of": found}, "by": "<", "y": 0}


def test_filters_within_filters_are_counted():
    """Robustness A3."""
    pack = ferry(extraDefeat=[nested(10)])
    assert not [finding for finding in lint(pack, MISSION) if finding.severity == "error"]
    assert "takes too long" in is_told(pack)


def dear(choices):
    place = {"op": "placeToken", "token": "fire", "at": {"op": "chooseLocation", "among": "anywhere"}}
    return [*[place] * choices, {"op": "discard", "n": 99}]


@pytest.mark.parametrize("choices", [4, 6])
def test_ways_to_pay_a_price_are_counted(choices):
    """Robustness A4."""
    action = {"id": "burn", "name": "Burn It All", "free": True, "cost": dear(choices), "effect": ["drawTwist"]}
    message = is_told(ferry(missionActions=[action]))
    assert "takes too long" in message
    assert "Burn It All" in message or "The Last Ferry" in message


def test_a_log_does_not_grow_without_end():
    """Robustness A10."""
    turn = [{"op": "coin", "side": "heads"}, {"op": "coin", "side": "tails"}]
    steps = [{"op": "repeat", "times": 100, "do": [{"op": "repeat", "times": 30, "do": turn}]}]
    pack = ferry(missionActions=[{"id": "coin", "name": "Coin Game", "free": True, "effect": steps}])
    game = start(pack, MISSION, 4, 1)

    def on_and_on():
        while not game.is_over:
            labels = [option.text for option in game.decision.options]
            offered = [index for index, label in enumerate(labels) if "Coin Game" in label]
            game.answer(offered[0] if offered else len(labels) - 1)

    with pytest.raises(EngineFault):
        on_and_on()
    assert len(game.log) < 2 * EVENT_BUDGET


@pytest.mark.parametrize("bot", ["random", "veteran"])
def test_bots_that_look_ahead_are_told_as_well(bot):
    game = start(ferry(extraDefeat=[nested(6)]), MISSION, 4, 1, log=False)
    player = bots("fireteam-zero")[bot](1)
    began = time.process_time()

    def to_the_end():
        while not game.is_over:
            game.answer(player.choose(game))

    with pytest.raises(EngineFault):
        to_the_end()
    assert time.process_time() - began < 2 * SECONDS


def test_views_do_not_use_up_the_budget():
    game, _ = play(ferry(), 20)
    before = game.work
    for _ in range(50):
        game.view(0)
    assert game.work == before


CIRCLES = {
    "threat that goes back and forth": [
        rule({"op": "advanceThreat", "n": 1}, when={"op": "onMove", "who": "hero"}),
        rule({"op": "backThreat", "n": 1}, {"op": "advanceThreat", "n": 1}, when="onThreatAdvance"),
    ],
    "monsters that wake each other": [
        rule({"op": "activate", "who": "allMonsters"}, when={"op": "onActivate", "who": "monster"})
    ],
    "monsters that come to die": [
        rule({"op": "spawn", "kind": "corrupted-animal"}),
        rule({"op": "spawn", "kind": "corrupted-animal"}, when={"op": "whenKilled", "who": "monster"}),
        rule({"op": "kill", "who": "allMonsters"}, when={"op": "onSpawn", "who": "monster"}),
    ],
}


@pytest.mark.parametrize("rules", CIRCLES.values(), ids=CIRCLES)
def test_abilities_that_set_each_other_off_for_ever_are_told_with_the_name_of_their_card(rules):
    """Nothing of them is left on the agenda when the budget ends: whose ability came last is remembered."""
    assert "Endless Fog" in is_told(ferry(specialRules=rules), choices=2_000)
