"""What play-tests note down of a game: what was seen is not yet used."""

import pytest

from engine import start
from engine.rulesets.fireteam_zero.report.collector import FireteamZeroCollector
from engine.rulesets.fireteam_zero.report.report_words import report_labels
from tests.engine.fireteam_zero.drill import at, attack, card, drill, drill_pack, events, reaction, run_to, take

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
    assert collector.blank()["coverage"]["events"]["fog"] == {"seen": 0, "seenWon": 0, "seenLost": 0}


def tally_of(game):
    """What a report of this one game would say."""
    collector = FireteamZeroCollector(game.scenario)
    collector.add(game)
    return collector.tally()


def test_an_action_before_the_first_step_was_done_at_the_entry_point():
    wave = {"id": "wave", "name": "Wave", "free": True, "effect": ["drawCards"]}
    game = start(drill_pack("AB", mission={"missionActions": [wave], "spawnPool": []}), "drill", ["frank"], 1)
    run_to(game, "turn")
    take(game, "act", action="wave")
    take(game, "move", to=at("B"))
    locations = tally_of(game)["coverage"]["locations"]
    assert {name: found.get("used", 0) for name, found in locations.items()} == {at("A"): 1, at("B"): 0}


KILL_ALL = {"op": "kill", "who": "allMonsters"}


def test_a_kill_belongs_to_the_hero_whose_card_did_it():
    trap = card(lower=reaction({"op": "beforeAttack", "by": "hero"}, [KILL_ALL]))
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "A"},
        monsters=[("human", "B"), ("human", "B")],
        hands={"frank": ["shot"], "abe": ["trap"]},
        cards={"trap": trap},
    )
    attack(game, "human#1", "shot")
    take(game, "play-reaction", card="trap")
    heroes = tally_of(game)["heroes"]
    assert {hero: found.get("kills", 0) for hero, found in heroes.items()} == {"frank": 0, "abe": 2}


@pytest.mark.rule("FZ-A.33")
def test_a_kill_after_a_reaction_to_the_attack_belongs_to_the_attacker():
    cheer = card(lower=reaction({"op": "beforeAttack", "by": "hero"}, ["drawCards"]))
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "A"},
        monsters={"human": "B"},
        hands={"frank": ["shot"], "abe": ["cheer"]},
        cards={"cheer": cheer},
        dice=[2, 2, 2],
    )
    attack(game, "human#1", "shot")
    take(game, "play-reaction", card="cheer")
    heroes = tally_of(game)["heroes"]
    assert {hero: found.get("kills", 0) for hero, found in heroes.items()} == {"frank": 1, "abe": 0}


def test_what_a_recon_card_kills_is_nobodys_kill():
    event = {"id": "gas", "name": "Gas", "copies": 12, "effects": [KILL_ALL]}
    game = drill(
        "AB",
        heroes={"frank": "A"},
        monsters=[("human", "B"), ("human", "B")],
        hands={"frank": ["shot"]},
        specialists={"patty": "A"},
        changes={"events": [event]},
        situation={"reconDeck": ["gas"]},
        dice=[1, 1, 1],
    )
    attack(game, "human#1", "shot")
    take(game, "search-free")
    assert len(events(game, "killed")) == 2
    assert "kills" not in tally_of(game)["heroes"]["frank"]


@pytest.mark.parametrize(("result", "column"), [("won", "seenWon"), ("lost", "seenLost")])
def test_coverage_tells_games_won_from_games_lost(result, column):
    end = {"id": "end", "name": "End", "free": True, "effect": ["winMission" if result == "won" else "loseMission"]}
    game = drill("AB", heroes={"frank": "A"}, mission={"missionActions": [end]})
    take(game, "act", action="end")
    assert tally_of(game)["coverage"]["actions"]["end"] == {
        "seen": 1,
        "used": 1,
        column: 1,
        column.replace("seen", "used"): 1,
    }


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "The mission is lost as soon as it is later than round 3"),
        ("de", "Die Mission ist verloren, sobald es später als Runde 3 ist"),
        ("fr", "La mission est perdue dès qu'on est après le round 3"),
    ],
)
def test_a_missions_own_way_to_be_lost_is_told_as_its_briefing_tells_it(lang, words):
    pack = drill_pack("AB", mission={"extraDefeat": [{"op": "round", "by": ">", "n": 3}]})
    assert pack.ruleset.labels(pack.scenario("drill"), lang)["causes"]["mission-1"] == words


def test_what_an_effect_that_ends_a_game_is_called():
    doom = {"id": "doom", "name": {"en": "Doom", "de": "Untergang"}, "free": True, "effect": ["loseMission"]}
    game = drill("AB", heroes={"frank": "A"}, mission={"missionActions": [doom]})
    take(game, "act", action="doom")
    (cause,) = tally_of(game)["causes"]
    assert cause == "effect:doom"
    assert report_labels(game.scenario, "de")["sources"]["doom"] == "Untergang"


def test_only_what_these_heroes_can_play_is_expected_to_come_up():
    scenario = drill_pack("AB", mission={"focusCards": 1}, changes={"focusCards": FOCUS}).scenario("drill")
    leaders = FireteamZeroCollector(scenario, ["abe"]).blank()["coverage"]
    assert set(leaders["cards"]) == {"punch", "shot", "grenade", "burst"}
    assert leaders["focusCards"] == leaders["actions"] == {}
    marksmen = FireteamZeroCollector(scenario, [{"hero": "frank"}]).blank()["coverage"]
    assert set(marksmen["cards"]) == {"punch-marksman", "shot-marksman", "grenade-marksman", "burst-marksman"}
    assert (set(marksmen["focusCards"]), set(marksmen["actions"])) == ({"legs", "eyes", "hands", "ears"}, {"hands"})
    for anybody in (None, 2, ["abe", None]):
        anything = FireteamZeroCollector(scenario, anybody).blank()["coverage"]
        assert set(anything["cards"]) > set(leaders["cards"]) | set(marksmen["cards"])
        assert set(anything["focusCards"]) == {"legs", "eyes", "hands", "ears"}
