"""What play-tests note down of a game: what was seen is not yet used."""

import pytest

from engine import start
from engine.rulesets.fireteam_zero.collector import FireteamZeroCollector
from tests.engine.fireteam_zero.drill import at, drill, drill_pack, take

NOISE = {
    "id": "noise",
    "name": "Noise",
    "effects": [{"when": {"op": "onMove", "who": "hero"}, "do": ["advanceThreat"]}],
}
MUD = {"id": "mud", "name": "Mud", "effects": [{"do": [{"op": "modifySpeed", "who": "allHeroes", "by": 0}]}]}
SHOCK = {"id": "shock", "name": "Shock", "onDraw": ["advanceThreat"]}
SILENCE = {"id": "silence", "name": "Silence", "effects": [{"when": "onSearch", "do": ["advanceThreat"]}]}
TWISTS = [NOISE, MUD, SHOCK, SILENCE]


def coverage(game, group):
    """What a report of this one game would say: name → (seen, used)."""
    collector = FireteamZeroCollector(game.scenario)
    collector.add(game)
    tally = collector.tally()["coverage"].get(group, {})
    return {name: (found.get("seen", 0), found.get("used", 0)) for name, found in tally.items()}


@pytest.mark.parametrize(
    ("twist", "used"),
    [("noise", 1), ("mud", 1), ("shock", 1), ("silence", 0)],
)
def test_a_twist_is_used_once_it_has_done_something(twist, used):
    draw = {"id": "draw", "name": "Draw", "free": True, "effect": ["drawTwist"]}
    mission = {"twists": [one["id"] for one in TWISTS], "missionActions": [draw]}
    parts = {"changes": {"twists": TWISTS}, "mission": mission, "situation": {"twistDeck": [twist]}}
    game = drill("AB", heroes={"frank": "A"}, **parts)
    take(game, "act", action="draw")
    take(game, "move", to=at("B"))
    assert coverage(game, "twists") == {twist: (1, used)}


FOCUS = [
    {"id": "legs", "name": "Legs", "role": "marksman", "effects": [{"do": [{"op": "modifySpeed", "by": 1}]}]},
    {
        "id": "eyes",
        "name": "Eyes",
        "role": "marksman",
        "effects": [{"when": {"op": "onMove", "who": "you"}, "do": ["drawCards"]}],
    },
    {"id": "hands", "name": "Hands", "role": "marksman", "effects": [{"when": "asFreeAction", "do": ["drawCards"]}]},
    {"id": "ears", "name": "Ears", "role": "marksman", "effects": [{"when": "onSearch", "do": ["drawCards"]}]},
]


def test_a_focus_card_is_used_once_it_has_done_something():
    names = [card["id"] for card in FOCUS]
    pack = drill_pack("AB", mission={"focusCards": 4}, changes={"focusCards": FOCUS})
    situation = {"phase": "turn", "heroes": {"frank": {"at": at("A"), "hand": []}}, "monsters": []}
    game = start(pack, "drill", [{"hero": "frank", "focus": names}], 1, situation=situation)
    take(game, "move", to=at("B"))
    assert coverage(game, "focusCards") == {"legs": (1, 1), "eyes": (1, 1), "hands": (1, 0), "ears": (1, 0)}
    take(game, "act", action="hands")
    assert coverage(game, "focusCards")["hands"] == (1, 1)


def test_an_event_is_seen_and_nothing_more():
    event = {"id": "fog", "name": "Fog", "copies": 12}
    game = drill("AB", heroes={"frank": "A"}, changes={"events": [event]}, situation={"reconDeck": ["fog"]})
    take(game, "search")
    collector = FireteamZeroCollector(game.scenario)
    collector.add(game)
    assert collector.tally()["coverage"]["events"] == {"fog": {"seen": 1}}
    assert collector.blank()["coverage"]["events"]["fog"] == {"seen": 0, "seenWon": 0}
