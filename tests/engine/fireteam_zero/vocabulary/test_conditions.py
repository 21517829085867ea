"""Under which condition (FZ-E.27 to FZ-E.42): each is true on one side of its boundary and false on the other."""

import pytest

from engine.core.effects.read import Reader
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from tests.engine.fireteam_zero.drill import discovery, objective, state, take
from tests.engine.fireteam_zero.vocabulary.kit import again, bench, done, holds

TWO_TILES = {
    "sectors": [
        {
            "id": tile,
            "name": tile.capitalize(),
            "cells": ["AB" if tile == "yard" else "CD"],
            "locations": [
                {"id": letter.lower(), "name": letter, "key": letter, "tags": ["indoor"] if letter in "BC" else []}
                for letter in ("AB" if tile == "yard" else "CD")
            ],
        }
        for tile in ("yard", "pier")
    ],
    "layouts": [{"id": "yard", "tiles": [{"sector": "yard", "x": 0, "y": 0}, {"sector": "pier", "x": 2, "y": 0}]}],
}


def named(letter):
    return {"op": "named", "location": f"yard/{letter.lower()}"}


HENRY = {"op": "specialist", "name": "henry"}
ANIMAL = {"op": "allMonsters", "where": {"op": "kindIs", "who": "it", "kind": "animal"}}


# --- distance and company -------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.27")
@pytest.mark.parametrize(("reach", "is_so"), [(0, False), (1, False), (2, True), (3, True)])
def test_within_holds_up_to_its_range_and_no_farther(reach, is_so):
    game = bench("ABCD", heroes={"frank": "A"}, specialists={"henry": "C"})
    assert holds(game, {"op": "within", "b": HENRY, "range": reach}, you="frank") is is_so


@pytest.mark.rule("FZ-E.27")
def test_within_means_the_same_or_an_adjacent_location_unless_it_says_more():
    game = bench("ABC", heroes={"frank": "A", "abe": "C"}, specialists={"henry": "B"})
    assert holds(game, {"op": "within", "b": HENRY}, you="frank")
    assert not holds(game, {"op": "within", "b": "otherHeroes"}, you="frank")


@pytest.mark.rule("FZ-E.27", "FZ-E.39")
def test_a_figure_off_the_board_is_within_no_range():
    game = bench("AB", heroes={"frank": "A"}, monsters={"animal": "B"})
    assert holds(game, {"op": "within", "b": "allMonsters", "range": 9}, you="frank")
    assert not holds(game, {"op": "within", "b": {"op": "spawnPool", "kind": "animal"}, "range": 9}, you="frank")
    assert not holds(game, {"op": "within", "a": "self", "b": "allHeroes", "range": 9})


@pytest.mark.rule("FZ-E.28")
@pytest.mark.parametrize(("abe", "is_so"), [("A", True), ("B", False)])
def test_heroes_share_a_location_or_not(abe, is_so):
    game = bench("AB", heroes={"frank": "A", "abe": abe})
    assert holds(game, {"op": "sameLocation", "b": "otherHeroes"}, you="frank") is is_so


@pytest.mark.rule("FZ-E.28")
def test_nobody_shares_a_location_or_a_sector_with_oneself():
    game = bench("AB", heroes={"frank": "A", "abe": "B"}, down=["abe"])
    assert not holds(game, {"op": "sameLocation", "b": "allHeroes"}, you="frank")
    assert not holds(game, {"op": "sameSector", "b": "allHeroes"}, you="frank")


@pytest.mark.rule("FZ-E.28")
@pytest.mark.parametrize(("monster", "is_so"), [("yard/b", True), ("pier/c", False)])
def test_figures_share_a_tile_or_not(monster, is_so):
    situation = {"monsters": [{"kind": "animal", "at": monster}]}
    spawns = [f"yard/{letter}" for letter in "ab"]
    game = bench(
        "AB", heroes={"frank": "A"}, changes=TWO_TILES, situation=situation, mission={"spawnLocations": spawns}
    )
    assert holds(game, {"op": "sameSector", "b": "allMonsters"}, you="frank") is is_so
    assert not holds(game, {"op": "sameLocation", "b": "allMonsters"}, you="frank")


@pytest.mark.rule("FZ-E.28")
@pytest.mark.parametrize(("letter", "is_so"), [("A", True), ("B", False)])
def test_a_hero_is_at_a_place_or_not(letter, is_so):
    game = bench("AB", heroes={"frank": "A"})
    assert holds(game, {"op": "isAt", "place": named(letter)}, you="frank") is is_so


# --- counting -------------------------------------------------------------------------------------

CROWD = {
    "heroes": {"frank": "A", "abe": "A", "shad": "A"},
    "down": ["shad"],
    "specialists": {"henry": "A"},
    "monsters": [("animal", "A"), ("human", "A"), ("giant", "A"), ("human", "B")],
}


@pytest.mark.rule("FZ-E.29")
@pytest.mark.parametrize(
    ("what", "count"),
    [
        ("activeHeroes", 2),
        ("heroes", 3),
        ("monsters", 3),
        ("minions", 2),
        ("elites", 1),
        ("specialists", 1),
        ("figures", 5),
    ],
)
def test_figures_at_a_place_are_counted_by_what_they_are(what, count):
    game = bench("AB", **CROWD)
    counted = {"op": "countAt", "place": named("A"), "what": what, "by": "="}
    assert [n for n in range(8) if holds(game, {**counted, "n": n})] == [count]


@pytest.mark.rule("FZ-E.29", "FZ-E.42")
@pytest.mark.parametrize(
    ("by", "true_for"),
    [("=", [3]), ("!=", [2, 4]), ("<", [4]), ("<=", [3, 4]), (">", [2]), (">=", [2, 3])],
)
def test_a_count_is_compared_as_written(by, true_for):
    game = bench("AB", **CROWD)
    counted = {"op": "countAt", "place": named("A"), "what": "monsters", "by": by}
    assert [n for n in (2, 3, 4) if holds(game, {**counted, "n": n})] == true_for


@pytest.mark.rule("FZ-E.29")
def test_more_monsters_than_heroes_can_be_asked_for():
    more = {
        "op": "countAt",
        "place": {"op": "hereOf", "of": "you"},
        "what": "monsters",
        "by": ">",
        "n": {"op": "figuresAt", "place": {"op": "hereOf", "of": "you"}, "what": "activeHeroes"},
    }
    assert holds(bench("AB", **CROWD), more, you="frank")
    fewer = {**CROWD, "monsters": [("animal", "A"), ("human", "A")]}
    assert not holds(bench("AB", **fewer), more, you="frank")


# --- heroes ---------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.30")
@pytest.mark.parametrize(("hero", "stands"), [("frank", True), ("shad", False)])
def test_a_hero_stands_or_is_knocked_down(hero, stands):
    game = bench("AB", **CROWD)
    assert holds(game, {"op": "isActive"}, you=hero) is stands
    assert holds(game, {"op": "isKnockedDown"}, you=hero) is not stands


@pytest.mark.rule("FZ-E.30")
def test_all_of_several_must_stand_or_be_down():
    game = bench("AB", **CROWD)
    assert not holds(game, {"op": "isActive", "who": "everyHero"})
    assert not holds(game, {"op": "isKnockedDown", "who": "everyHero"})
    assert holds(game, {"op": "isKnockedDown", "who": "knockedDownHeroes"})


@pytest.mark.rule("FZ-E.30", "FZ-E.33")
def test_nobody_at_all_is_neither_standing_nor_down_nor_anything():
    game = bench("AB", **CROWD)
    for condition in ("isActive", "isKnockedDown", "isHero", "isMonster"):
        assert not holds(game, {"op": condition, "who": "none"})


@pytest.mark.rule("FZ-E.31")
@pytest.mark.parametrize(("role", "is_so"), [("marksman", True), ("leader", False)])
def test_a_hero_has_a_role(role, is_so):
    game = bench("AB", heroes={"frank": "A", "abe": "A"})
    assert holds(game, {"op": "hasRole", "role": role}, you="frank") is is_so


@pytest.mark.rule("FZ-E.33")
@pytest.mark.parametrize(
    ("condition", "animal", "giant", "hero"),
    [
        ({"op": "isHero"}, False, False, True),
        ({"op": "isMonster"}, True, True, False),
        ({"op": "classIs", "class": "minion"}, True, False, False),
        ({"op": "classIs", "class": "elite"}, False, True, False),
        ({"op": "classIs", "class": "boss"}, False, False, False),
        ({"op": "kindIs", "kind": "animal"}, True, False, False),
        ({"op": "familyIs", "family": "horde"}, True, True, False),
    ],
)
def test_a_figure_is_a_hero_or_a_monster_of_a_class_kind_and_family(condition, animal, giant, hero):
    game = bench("AB", **CROWD)
    found = [
        holds(game, {**condition, "who": "triggeringFigure"}, figure=figure)
        for figure in ("animal#1", "giant#1", "frank")
    ]
    assert found == [animal, giant, hero]


# --- the board ------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.34")
@pytest.mark.parametrize("kind", ["difficult", "elevated", "impassable", "cover"])
def test_a_place_has_a_kind_of_terrain(kind):
    game = bench("AB", heroes={"frank": "A"}, terrain={"B": [kind]})
    assert holds(game, {"op": "terrainAt", "place": named("B"), "kind": kind})
    assert not holds(game, {"op": "terrainAt", "place": named("A"), "kind": kind})
    others = {"difficult", "elevated", "impassable", "cover"} - {kind}
    assert not any(holds(game, {"op": "terrainAt", "place": named("B"), "kind": other}) for other in others)


@pytest.mark.rule("FZ-E.34")
def test_a_place_carries_a_tag():
    spawns = [f"yard/{letter}" for letter in "ab"]
    game = bench("AB", heroes={"frank": "A"}, changes=TWO_TILES, mission={"spawnLocations": spawns})
    assert holds(game, {"op": "tagAt", "place": named("B"), "tag": "indoor"})
    assert not holds(game, {"op": "tagAt", "place": named("A"), "tag": "indoor"})
    assert not holds(game, {"op": "tagAt", "place": named("B"), "tag": "river"})


@pytest.mark.rule("FZ-E.35")
@pytest.mark.parametrize(("by", "true_for"), [("=", [2]), (">=", [1, 2]), ("<", [3])])
def test_hands_and_decks_have_sizes(by, true_for):
    game = bench("AB", heroes={"frank": "A"}, hands={"frank": 2})
    assert [n for n in (1, 2, 3) if holds(game, {"op": "handSize", "by": by, "n": n}, you="frank")] == true_for
    deck = game.view()["heroes"][0]["deck"]
    sizes = (deck - 1, deck, deck + 1)
    found = [n - deck + 2 for n in sizes if holds(game, {"op": "deckSize", "by": by, "n": n}, you="frank")]
    assert found == true_for


@pytest.mark.rule("FZ-E.36")
@pytest.mark.parametrize("side", ["heads", "tails"])
def test_the_coin_shows_a_side(side):
    game = bench("A", situation={"coin": side})
    assert [shown for shown in ("heads", "tails") if holds(game, {"op": "coin", "side": shown})] == [side]


GOALS = {"objectives": [objective("goal"), objective("hunt"), objective("cave", hiddenUntil=False)]}


@pytest.mark.rule("FZ-E.37")
@pytest.mark.parametrize(("name", "state"), [("goal", "open"), ("hunt", "completed"), ("cave", "hidden")])
def test_an_objective_is_hidden_open_or_completed(name, state):
    situation = {"objectives": [{"id": "hunt", "state": "completed"}]}
    game = bench("A", changes=GOALS, mission={"objectives": ["goal", "hunt", "cave"]}, situation=situation)
    card = {"op": "objective", "name": name}
    states = ("hidden", "open", "completed")
    assert [s for s in states if holds(game, {"op": "objectiveState", "objective": card, "state": s})] == [state]


@pytest.mark.rule("FZ-E.37", "FZ-E.52")
def test_this_card_is_the_objective_that_speaks():
    """Goal is complete as soon as it has two tokens on it: 'this card' is the objective itself."""
    two = {"op": "compare", "x": {"op": "tokensOn", "card": "thisCard"}, "by": ">=", "y": 2}
    place = {"op": "placeToken", "on": {"op": "objective", "name": "goal"}}
    action = {"id": "do", "name": "Do", "free": True, "effect": [place]}
    changes = {"objectives": [objective("goal", condition=two), objective("other")]}
    mission = {"objectives": ["goal", "other"], "missionActions": [action]}
    game = bench("A", changes=changes, mission=mission)
    take(game, "act", action="do")
    assert state(game, "goal") == "open"
    take(game, "act", action="do")
    assert (state(game, "goal"), state(game, "other")) == ("completed", "open")


@pytest.mark.rule("FZ-E.38")
def test_a_token_lies_at_a_place():
    tokens = {"tokens": {"special": [{"id": "fire", "name": "Fire", "count": 2}]}}
    game = bench("AB", changes=tokens, situation={"tokens": [{"token": "fire", "at": "yard/b"}]})
    assert holds(game, {"op": "tokenAt", "token": "fire", "place": named("B")})
    assert not holds(game, {"op": "tokenAt", "token": "fire", "place": named("A")})
    assert not holds(game, {"op": "tokenAt", "token": "intel", "place": named("B")})


@pytest.mark.rule("FZ-E.38")
@pytest.mark.parametrize(("letter", "state"), [("A", "turned"), ("B", "faceUp")])
def test_a_spawn_token_is_face_up_or_turned(letter, state):
    game = bench("AB", situation={"spawnTokens": [{"number": 1, "searched": True}]})
    states = ("faceUp", "turned")
    assert [s for s in states if holds(game, {"op": "tokenState", "place": named(letter), "state": s})] == [state]


@pytest.mark.rule("FZ-E.39")
def test_a_kind_waits_in_a_pool_or_stands_on_the_board():
    mission = {"spawnPool": [{"kind": "animal", "number": 1}, {"kind": "human"}], "reservePool": [{"kind": "giant"}]}
    game = bench("AB", monsters={"animal": "B"}, mission=mission)
    kinds = ("animal", "human", "giant", "bomber")
    assert [k for k in kinds if holds(game, {"op": "onBoard", "kind": k})] == ["animal"]
    assert [k for k in kinds if holds(game, {"op": "inPool", "kind": k, "pool": "spawnPool"})] == ["human"]
    assert [k for k in kinds if holds(game, {"op": "inPool", "kind": k, "pool": "reservePool"})] == ["giant"]


@pytest.mark.rule("FZ-E.40")
@pytest.mark.parametrize(("monsters", "is_so"), [({"giant": "B"}, False), ({"master": "B"}, True)])
def test_a_boss_is_in_play_or_not(monsters, is_so):
    assert holds(bench("AB", monsters=monsters), "bossInPlay") is is_so


@pytest.mark.rule("FZ-E.40")
@pytest.mark.parametrize("condition", ["threatAt", "twistsInForce", "round"])
@pytest.mark.parametrize(("by", "true_for"), [("=", [3]), (">=", [2, 3]), ("<", [4])])
def test_threat_twists_and_rounds_are_counted(condition, by, true_for):
    situation = {"threat": 3, "round": 3, "twists": ["twist-0", "twist-1", "twist-2"]}
    game = bench("A", situation=situation)
    assert [n for n in (2, 3, 4) if holds(game, {"op": condition, "by": by, "n": n})] == true_for


@pytest.mark.rule("FZ-E.37", "FZ-6.06")
def test_a_boss_is_defeated_only_when_it_has_lost_its_last_token():
    game = done(
        {"op": "kill", "who": "boss"},
        board="AB",
        situation={"monsters": [{"kind": "master", "at": "yard/b", "power": 2}]},
    )
    assert not holds(game, {"op": "isDefeated", "kind": "master"})
    again(game)
    assert holds(game, {"op": "isDefeated", "kind": "master"})


# --- logic ----------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.42")
@pytest.mark.parametrize("a", [True, False])
@pytest.mark.parametrize("b", [True, False])
def test_conditions_are_joined_and_denied(a, b):
    game = bench("A")
    assert holds(game, {"op": "and", "a": a, "b": b}) is (a and b)
    assert holds(game, {"op": "or", "a": a, "b": b}) is (a or b)
    assert holds(game, {"op": "not", "a": a}) is not a


@pytest.mark.rule("FZ-E.42")
@pytest.mark.parametrize(
    ("by", "true_for"), [("=", [5]), ("!=", [4, 6]), ("<", [6]), ("<=", [5, 6]), (">", [4]), (">=", [4, 5])]
)
def test_numbers_are_compared_as_written(by, true_for):
    game = bench("A")
    assert [y for y in (4, 5, 6) if holds(game, {"op": "compare", "x": 5, "by": by, "y": y})] == true_for


@pytest.mark.rule("FZ-E.42")
def test_two_figures_are_one_and_the_same():
    game = bench("A", heroes={"frank": "A", "abe": "A"})
    assert holds(game, {"op": "isSame", "a": "you", "b": "triggeringFigure"}, you="frank", figure="frank")
    assert not holds(game, {"op": "isSame", "a": "you", "b": "triggeringFigure"}, you="frank", figure="abe")
    assert not holds(game, {"op": "isSame", "a": "none", "b": "none"})


@pytest.mark.rule("FZ-E.32")
def test_without_an_attack_nothing_can_be_said_of_it():
    game = bench("A", heroes={"frank": "A"}, monsters={"animal": "A"}, hands={"frank": ["shot"]})
    assert not holds(game, {"op": "attackIs"})
    assert not holds(game, {"op": "attackIs", "cards": 0})


@pytest.mark.rule("FZ-E.52", "FZ-E.37")
def test_a_discovery_that_is_not_in_the_mission_is_no_card():
    changes = {"discoveries": [discovery("fuel"), discovery("map")]}
    game = bench("A", changes=changes, mission={"discoveries": ["fuel"], "eventCount": 11})
    fuel = {"op": "compare", "x": {"op": "count", "of": {"op": "discovery", "name": "fuel"}}, "y": 1}
    lost = {"op": "compare", "x": {"op": "count", "of": {"op": "discovery", "name": "map"}}, "y": 0}
    assert holds(game, fuel)
    assert holds(game, lost)


@pytest.mark.parametrize("tag", [{"en": "indoor"}, "", 7, ["indoor"], "x" * 65])
@pytest.mark.rule("FZ-E.34")
def test_a_tag_is_the_very_word_that_places_carry(tag):
    reader = Reader(vocabulary)
    reader.node("condition", {"op": "tagAt", "place": "anywhere", "tag": tag})
    assert [fault.sentence for fault in reader.faults] == ["no name"]
