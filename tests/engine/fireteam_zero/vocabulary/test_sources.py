"""Where abilities stand: traits, focus cards, tracks, missions, objectives, discoveries; attacks in attacks."""

import pytest

from engine.rulesets.fireteam_zero.rules.ch05_attacking import resistance_of
from tests.engine.fireteam_zero.drill import (
    BLANK,
    at,
    card,
    decider,
    discovery,
    events,
    hero,
    kind,
    objective,
    offers,
    options,
    place,
    reaction,
    run_to,
    set_up,
    take,
    threat,
)
from tests.engine.fireteam_zero.vocabulary.kit import bench, done, holds, rule


@pytest.mark.rule("FZ-1.30", "FZ-E.43", "FZ-F.13")
def test_a_trait_is_borne_by_every_figure_of_its_kind_and_by_no_other():
    tough = [{"do": [{"op": "setResistance", "of": "self", "type": "brawl", "to": 9}]}]
    parts = {"heroes": {"frank": "A"}, "monsters": [("human", "A"), ("human", "A"), ("animal", "A")]}
    game = bench("A", kinds={"human": {"trait": tough}}, **parts)
    found = {
        game.name("figure", 16 + m): resistance_of(game, m, 0) for m, at_ in enumerate(game.monster_at) if at_ >= 0
    }
    assert found == {"animal#1": 1, "human#1": 9, "human#2": 9}


@pytest.mark.rule("FZ-1.30", "FZ-E.43")
@pytest.mark.parametrize(("giants", "movement"), [(["A"], 1), (["A", "A"], 0), (["B"], 2), (["A", "B"], 1)])
def test_a_trait_reaches_others_once_for_each_figure_that_bears_it(giants, movement):
    """Whoever starts a turn beside a giant is slower by one for each of them."""
    beside = {"op": "allHeroesAt", "place": {"op": "hereOf", "of": "self"}}
    trait = [{"do": [{"op": "modifySpeed", "who": beside, "by": -1}]}]
    monsters = [("giant", letter) for letter in giants]
    game = bench("AB", heroes={"frank": "A"}, monsters=monsters, kinds={"giant": {"trait": trait}})
    assert game.view()["movementLeft"] == movement


@pytest.mark.rule("FZ-1.30", "FZ-E.33")
def test_a_leader_makes_the_others_faster():
    minions = {"op": "allMonsters", "where": {"op": "classIs", "who": "it", "class": "minion"}}
    trait = [{"do": [{"op": "modifySpeed", "who": minions, "by": 2}]}]
    parts = {"heroes": {"frank": "A"}, "monsters": [("human", "F"), ("giant", "F")], "dice": [BLANK, BLANK]}
    game = run_to(threat("ABCDEF", kinds={"giant": {"trait": trait}}, **parts), "turn")
    assert (place(game, "human#1"), place(game, "giant#1")) == ("C", "E")


@pytest.mark.rule("FZ-1.30")
def test_a_trait_holds_only_while_a_figure_that_bears_it_is_on_the_board():
    held = [{"do": [{"op": "holdThreat"}]}]
    kinds = {"giant": {"trait": held}}
    game = done({"op": "advanceThreat"}, {"op": "kill", "who": "allMonsters"}, monsters={"giant": "B"}, kinds=kinds)
    assert game.view()["threat"]["space"] == 0
    take(game, "act", action="do")
    assert game.view()["threat"]["space"] == 1


@pytest.mark.rule("FZ-1.30", "FZ-E.95")
def test_a_trait_may_concern_the_place_where_its_bearer_stands():
    guard = [{"do": [{"op": "blockSpawn", "at": {"op": "hereOf", "of": "self"}}]}]
    mission = {"spawnPool": [{"kind": "human"}, {"kind": "shooter"}]}
    parts = {"heroes": {"frank": "A"}, "monsters": {"shooter": "C"}, "kinds": {"shooter": {"trait": guard}}}
    game = bench("ABC", phase="threat", mission=mission, dice=[BLANK, 2, 2, 3, 2], **parts)
    assert place(game, "human#1") == "B"


@pytest.mark.rule("FZ-E.07", "FZ-1.30")
def test_a_trait_that_waits_comes_into_play_for_the_figure_concerned_only():
    trait = [
        {"when": "whenKilled", "do": [{"op": "damage", "target": {"op": "allHeroesAt", "place": "there"}, "n": 1}]}
    ]
    heroes, monsters = {"frank": "A", "abe": "B"}, [("human", "A"), ("human", "B")]
    first = {"op": "nearest", "of": "allMonsters", "from": "you"}
    game = done(
        {"op": "kill", "who": first},
        board="AB",
        heroes=heroes,
        monsters=monsters,
        hands={"frank": 1, "abe": 1},
        kinds={"human": {"trait": trait}},
    )
    assert [len(hero(game, name)["hand"]) for name in heroes] == [0, 1]


@pytest.mark.rule("FZ-F.12", "FZ-E.107", "FZ-1.20")
@pytest.mark.parametrize(("limit", "uses"), [("none", 3), ("turn", 1), ("round", 1), ("mission", 1)])
def test_a_focus_card_has_a_limit_of_its_own_and_none_on_what_holds_always(limit, uses):
    focus = {
        "id": "trick",
        "name": "Trick",
        "role": "leader",
        "useLimit": limit,
        "effects": [
            {"when": "asFreeAction", "do": [{"op": "showText", "text": "."}]},
            {"do": [{"op": "modifySpeed", "who": "you", "to": 3}]},
        ],
    }
    seats = [{"hero": "abe", "focus": ["trick"]}, {"hero": "frank", "focus": []}]
    game = set_up(seats=seats, changes={"focusCards": [focus]}, mission={"focusCards": 1, "spawnPool": []})
    while decider(game) != "abe":
        take(game, "end-turn")
    count = 0
    while offers(game, "act", action="trick") and count < 3:
        take(game, "act", action="trick")
        count += 1
    assert (count, game.view()["movementLeft"]) == (uses, 3)


@pytest.mark.rule("FZ-F.21", "FZ-8.02")
def test_a_space_of_the_track_does_something_when_the_marker_enters_it():
    track = {"id": "standard", "spaces": 6, "twistSpaces": [3], "effects": [{"space": 2, "effect": ["drawTwist"]}]}
    game = done({"op": "advanceThreat", "n": 2}, changes={"threatTracks": [track]})
    assert (game.view()["threat"]["space"], len(game.view()["twists"])) == (2, 1)


@pytest.mark.rule("FZ-F.03", "FZ-D.08")
def test_a_mission_may_do_something_at_set_up():
    mission = {**rule({"op": "spawn", "pool": "reservePool", "at": "exit"}, when="atSetup"), "exitPoint": at("M")}
    mission |= {"reservePool": [{"kind": "giant"}], "spawnPool": []}
    assert place(set_up(mission=mission), "giant#1") == "M"


@pytest.mark.rule("FZ-F.03", "FZ-10.05")
@pytest.mark.parametrize(("field", "result"), [("extraDefeat", "lost"), ("extraVictory", "won")])
def test_a_mission_may_end_in_a_way_of_its_own(field, result):
    mission = {field: [{"op": "threatAt", "by": ">=", "n": 2}]}
    game = done({"op": "advanceThreat"}, mission=mission)
    assert not game.is_over
    take(game, "act", action="do")
    assert (game.outcome["result"], game.outcome["reason"]) == (result, "mission")


@pytest.mark.rule("FZ-F.18", "FZ-E.40")
def test_an_objective_stays_hidden_until_its_condition_holds():
    changes = {"objectives": [objective("goal"), objective("cave", hiddenUntil={"op": "threatAt", "n": 2})]}
    game = done({"op": "advanceThreat"}, changes=changes, mission={"objectives": ["goal", "cave"]})
    assert [one["id"] for one in game.view()["objectives"]] == ["goal"]
    take(game, "act", action="do")
    assert [one["id"] for one in game.view()["objectives"]] == ["goal", "cave"]


@pytest.mark.rule("FZ-F.17", "FZ-12.02", "FZ-13.10")
def test_a_discovery_is_resolved_by_tokens_on_it_or_by_a_condition():
    token = {"id": "work", "name": "Work", "free": True, "effect": [{"op": "placeToken", "on": "thisCard"}]}
    by_tokens = discovery("fuel", encounterTokens=2, actions=[token])
    by_coin = discovery("map", completion={"condition": {"op": "coin", "side": "tails"}})
    turn = {"id": "turn", "name": "Turn", "free": True, "effect": [{"op": "coin", "side": "tails"}]}
    mission = {"discoveries": ["fuel", "map"], "eventCount": 10, "missionActions": [turn]}
    situation = {"discoveries": [{"id": "fuel", "hero": "frank"}, {"id": "map", "hero": "frank"}]}
    game = bench("A", changes={"discoveries": [by_tokens, by_coin]}, mission=mission, situation=situation)
    take(game, "act", action="work")
    assert [one["id"] for one in game.view()["discoveries"]] == ["fuel", "map"]
    take(game, "act", action="work")
    assert [one["id"] for one in game.view()["discoveries"]] == ["map"]
    take(game, "act", action="turn")
    assert game.view()["discoveries"] == []
    assert game.view()["objectives"][0]["tokens"] == 2


@pytest.mark.rule("FZ-E.70", "FZ-A.33")
def test_an_attack_inside_an_attack_leaves_the_outer_one_as_it_was():
    """Abe strikes between Frank's roll and its effect; Frank's own attack then hits as rolled."""
    strike = {"op": "performAction", "who": "you", "which": "attack"}
    react = card(lower=reaction({"op": "afterRoll", "by": "ally"}, [strike]))
    game = bench(
        "A",
        heroes={"frank": "A", "abe": "A"},
        monsters=[("human", "A"), ("human", "A")],
        hands={"frank": ["punch"], "abe": ["join", "jab"]},
        cards={"join": react, "jab": card("brawl", 1, 0)},
        dice=[1, 2, 1],
    )
    take(game, "attack", target="human#1")
    take(game, "play-reaction", card="join")
    take(game, "attack", target="human#2")
    while kind(game) == "attack-cards":
        game.choose(len(game.options) - 1)
    assert (place(game, "human#1"), place(game, "human#2")) == (None, None)
    assert [one["hits"] for one in events(game, "hits")] == [2, 2]
    assert holds(game, {"op": "not", "a": "attackIs"})
    assert options(game)[-1]["verb"] == "end-turn"
