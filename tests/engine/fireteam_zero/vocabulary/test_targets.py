"""Who, what and where (FZ-E.43 to FZ-E.54)."""

import pytest

from engine.core.effects.program import contains, evaluate
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from tests.engine.fireteam_zero.drill import at, decider, hero, kind, matching, offers, place, take
from tests.engine.fireteam_zero.vocabulary.kit import again, bench, candidates, compiler_of, done, read, rule

TEAM = {
    "heroes": {"frank": "A", "abe": "B", "shad": "C", "don": "A"},
    "down": ["don"],
    "monsters": [("animal", "B"), ("human", "C"), ("giant", "D")],
}
MINION = {"op": "classIs", "who": "it", "class": "minion"}


def figures(game, node, **context):
    return read(game, "figures", node, **context)


def places(game, node, **context):
    return read(game, "places", node, **context)


def named(letter):
    return {"op": "named", "location": at(letter)}


# --- heroes and monsters --------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.43")
def test_self_is_the_bearer_and_you_the_player_concerned():
    game = bench("ABCD", **TEAM)
    assert figures(game, "self", bearer="animal#1", you="frank") == ["animal#1"]
    assert figures(game, "you", bearer="animal#1", you="frank") == ["frank"]
    assert figures(game, "self") == []
    assert figures(game, "you") == []


@pytest.mark.rule("FZ-E.44", "FZ-A.30")
def test_heroes_are_active_ones_in_turn_order_unless_the_text_names_those_who_are_down():
    game = bench("ABCD", **TEAM, situation={"startPlayer": "abe"})
    assert figures(game, "allHeroes") == ["abe", "shad", "frank"]
    assert figures(game, "otherHeroes", you="abe") == ["shad", "frank"]
    assert figures(game, "otherHeroes", you="don") == ["abe", "shad", "frank"]
    assert figures(game, "everyHero") == ["abe", "shad", "don", "frank"]
    assert figures(game, "knockedDownHeroes") == ["don"]


@pytest.mark.rule("FZ-E.44")
def test_without_a_you_the_others_are_all_but_the_bearer():
    game = bench("ABCD", **TEAM)
    assert figures(game, "otherHeroes", bearer="abe") == ["frank", "shad"]
    assert figures(game, "otherHeroes") == ["frank", "abe", "shad"]


@pytest.mark.rule("FZ-E.44", "FZ-E.46")
@pytest.mark.parametrize(
    ("node", "found"),
    [
        ({"op": "allHeroes", "where": {"op": "isAt", "who": "it", "place": named("B")}}, ["abe"]),
        ({"op": "everyHero", "where": {"op": "isAt", "who": "it", "place": named("A")}}, ["frank", "don"]),
        ({"op": "otherHeroes", "where": {"op": "within", "a": "it", "b": "you"}}, ["abe"]),
        ({"op": "knockedDownHeroes", "where": {"op": "hasRole", "who": "it", "role": "leader"}}, []),
        ({"op": "allMonsters", "where": MINION}, ["animal#1", "human#1"]),
        ({"op": "allMonsters", "where": {"op": "not", "a": MINION}}, ["giant#1"]),
    ],
)
def test_a_filter_keeps_those_of_whom_it_is_true(node, found):
    assert figures(bench("ABCD", **TEAM), node, you="frank") == found


@pytest.mark.rule("FZ-E.46")
def test_everybody_at_a_place_means_active_heroes_and_monsters_there():
    game = bench("ABCD", **TEAM)
    assert figures(game, {"op": "allFiguresAt", "place": named("B")}) == ["abe", "animal#1"]
    assert figures(game, {"op": "allFiguresAt", "place": named("A")}) == ["frank"]
    assert figures(game, {"op": "allHeroesAt", "place": named("B")}) == ["abe"]
    assert figures(game, {"op": "allMonstersAt", "place": named("B")}) == ["animal#1"]
    assert figures(game, {"op": "allMonstersAt", "place": named("A")}) == []
    assert figures(game, "allMonsters") == ["animal#1", "human#1", "giant#1"]


# --- choices --------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.45")
@pytest.mark.parametrize(
    ("node", "found"),
    [
        ("chooseHero", ["frank", "abe", "shad"]),
        ({"op": "chooseHero", "orKnockedDown": True}, ["frank", "abe", "shad", "don"]),
        ({"op": "chooseHero", "where": {"op": "not", "a": {"op": "isSame", "a": "it", "b": "you"}}}, ["abe", "shad"]),
        ("chooseMonster", ["animal#1", "human#1", "giant#1"]),
        ({"op": "chooseMonster", "where": {"op": "within", "a": "it", "b": "you"}}, ["animal#1"]),
        ({"op": "chooseFigure", "among": "otherHeroes"}, ["abe", "shad"]),
        ({"op": "chooseFigure", "among": "allMonsters", "where": MINION}, ["animal#1", "human#1"]),
    ],
)
def test_a_choice_is_among_those_the_text_allows(node, found):
    assert candidates(bench("ABCD", **TEAM), node, you="frank") == found


@pytest.mark.rule("FZ-E.45", "FZ-D.44")
@pytest.mark.parametrize(("who", "asked"), [("you", "frank"), ("group", None)])
def test_whoever_the_text_names_chooses_and_the_choice_counts(who, asked):
    heroes = {"frank": "A", "abe": "A", "shad": "A"}
    game = done({"op": "drawCards", "who": {"op": "chooseHero", "decider": who}}, heroes=heroes)
    assert (kind(game), decider(game)) == ("choose-figure", asked)
    assert [option["figure"] for option in matching(game, "choose-figure")] == ["frank", "abe", "shad"]
    take(game, "choose-figure", figure="abe")
    assert [len(hero(game, name)["hand"]) for name in heroes] == [0, 1, 0]


@pytest.mark.rule("FZ-E.45")
def test_with_a_single_candidate_nobody_is_asked_and_with_none_nothing_happens():
    step = {"op": "kill", "who": "chooseMonster"}
    game = done(step, board="AB", heroes={"frank": "A"}, monsters={"human": "B"})
    assert (kind(game), place(game, "human#1")) == ("turn", None)
    again(game)
    assert kind(game) == "turn"


@pytest.mark.rule("FZ-E.45")
def test_two_choices_in_one_step_are_made_one_after_the_other():
    game = done(
        {"op": "swap", "a": "chooseHero", "b": "chooseMonster"},
        board="ABCD",
        heroes={"frank": "A", "abe": "B"},
        monsters=[("human", "C"), ("animal", "D")],
    )
    assert kind(game) == "choose-figure"
    take(game, "choose-figure", figure="abe")
    take(game, "choose-figure", figure="animal#1")
    assert [place(game, one) for one in ("frank", "abe", "human#1", "animal#1")] == ["A", "D", "C", "B"]


@pytest.mark.rule("FZ-E.45", "FZ-E.50")
def test_a_choice_may_stand_inside_another_value_of_a_step():
    step = {"op": "damage", "target": {"op": "allMonstersAt", "place": {"op": "hereOf", "of": "chooseHero"}}, "n": 1}
    game = done(step, board="AB", heroes={"frank": "A", "abe": "B"}, monsters=[("human", "A"), ("human", "B")])
    take(game, "choose-figure", figure="abe")
    assert [place(game, "human#1"), place(game, "human#2")] == ["A", None]


@pytest.mark.rule("FZ-E.45")
def test_a_location_is_chosen_among_those_that_can_be_entered():
    game = bench("ABCD", heroes={"frank": "A"}, terrain={"C": ["impassable"]})
    assert candidates(game, {"op": "chooseLocation", "among": "anywhere"}, kind="places") == ["A", "B", "D"]
    around = {"op": "chooseLocation", "among": {"op": "withinRange", "of": "you", "n": 2}}
    assert candidates(game, around, you="frank", kind="places") == ["A", "B"]
    empty = {"op": "countAt", "place": "it", "what": "activeHeroes", "by": "=", "n": 0}
    free = {"op": "chooseLocation", "among": "anywhere", "where": empty}
    assert candidates(game, free, kind="places") == ["B", "D"]


@pytest.mark.rule("FZ-E.45")
def test_a_chosen_sector_means_all_its_locations():
    changes = {
        "sectors": [
            {
                "id": tile,
                "name": tile,
                "cells": [letters],
                "locations": [{"id": one.lower(), "name": one, "key": one} for one in letters],
            }
            for tile, letters in (("yard", "AB"), ("pier", "CD"))
        ],
        "layouts": [{"id": "yard", "tiles": [{"sector": "yard", "x": 0, "y": 0}, {"sector": "pier", "x": 2, "y": 0}]}],
    }
    game = done(
        {"op": "kill", "who": {"op": "allMonstersAt", "place": "chooseSector"}},
        board="AB",
        heroes={"frank": "A"},
        changes=changes,
        mission={"spawnLocations": ["yard/a", "yard/b"]},
        situation={"monsters": [{"kind": "human", "at": spot} for spot in ("yard/a", "yard/b", "pier/c", "pier/d")]},
    )
    assert [option["location"] for option in matching(game, "choose-location")] == ["yard/a", "pier/c"]
    take(game, "choose-location", location="pier/c")
    assert [one["at"] for one in game.view()["monsters"] if one["kind"] == "human"][:4] == [
        "yard/a",
        "yard/b",
        None,
        None,
    ]


@pytest.mark.rule("FZ-E.45", "FZ-E.52", "FZ-E.56")
def test_a_card_is_chosen_from_a_hand_and_discarded():
    step = {"op": "discardCard", "who": "otherHeroes", "card": {"op": "chooseCard", "of": "otherHeroes"}}
    game = done(
        step, board="A", heroes={"frank": "A", "abe": "A"}, hands={"frank": ["punch"], "abe": ["punch", "shot"]}
    )
    assert (kind(game), decider(game)) == ("choose-card", "frank")
    assert [option["card"] for option in matching(game, "choose-card")] == ["punch", "shot"]
    take(game, "choose-card", card="shot")
    assert (hero(game, "abe")["hand"], hero(game, "abe")["discard"]) == (["punch"], ["shot"])
    assert len(hero(game, "frank")["hand"]) == 1


@pytest.mark.rule("FZ-E.52", "FZ-E.57")
def test_a_card_is_taken_from_the_discard_pile():
    piles = {"heroes": {"abe": {"at": at("A"), "hand": [], "discard": ["shot", "punch"]}, "frank": {"hand": []}}}
    step = {"op": "takeCard", "card": {"op": "chooseCard", "from": "discard"}}
    game = done(step, board="A", heroes={"abe": "A", "frank": "A"}, situation=piles)
    assert [option["card"] for option in matching(game, "choose-card")] == ["shot", "punch"]
    take(game, "choose-card", card="punch")
    assert (hero(game, "abe")["hand"], hero(game, "abe")["discard"]) == (["punch"], ["shot"])


@pytest.mark.rule("FZ-E.52")
def test_cards_of_hands_and_piles_are_counted():
    situation = {"heroes": {"abe": {"hand": ["punch", "shot"], "discard": ["burst"]}, "frank": {"hand": 3}}}
    game = bench("A", heroes={"abe": "A", "frank": "A"}, situation=situation)
    in_hand = {"op": "count", "of": {"op": "cardsIn", "of": "allHeroes"}}
    thrown = {"op": "count", "of": {"op": "cardsIn", "pile": "discard"}}
    assert read(game, "number", in_hand) == 5
    assert (read(game, "number", thrown, you="abe"), read(game, "number", thrown, you="frank")) == (1, 0)


@pytest.mark.rule("FZ-E.52")
def test_cards_with_tokens_and_cards_in_hand_are_not_mixed_up():
    compiler = compiler_of(bench("A"))
    compiler.steps([{"op": "placeToken", "on": {"op": "chooseCard"}}], "do")
    compiler.steps([{"op": "discardCard", "card": "thisCard"}], "do")
    assert [fault.path for fault in compiler.faults] == ["do[0].on", "do[0].card"]


# --- near and far ---------------------------------------------------------------------------------

LINE = {
    "heroes": {"frank": "A", "abe": "C", "shad": "E"},
    "monsters": [("animal", "B"), ("human", "D"), ("giant", "E")],
}


@pytest.mark.rule("FZ-E.47")
@pytest.mark.parametrize(
    ("node", "found"),
    [
        ({"op": "nearest", "of": "allMonsters", "from": "you"}, ["animal#1"]),
        ({"op": "farthest", "of": "allMonsters", "from": "you"}, ["giant#1"]),
        ({"op": "nearest", "of": "allHeroes", "from": "self"}, ["frank"]),
        ({"op": "farthest", "of": "allHeroes", "from": "self"}, ["shad"]),
        ({"op": "nearest", "of": "none", "from": "you"}, []),
        ({"op": "nearest", "of": "allHeroes", "from": "none"}, []),
    ],
)
def test_the_nearest_and_the_farthest_are_found(node, found):
    assert figures(bench("ABCDE", **LINE), node, you="frank", bearer="animal#1") == found


@pytest.mark.rule("FZ-E.47", "FZ-A.30")
@pytest.mark.parametrize(("start", "found"), [("frank", "frank"), ("abe", "abe")])
def test_equally_near_heroes_are_told_apart_by_turn_order(start, found):
    game = bench("ABCDE", **LINE, situation={"startPlayer": start})
    assert figures(game, {"op": "nearest", "of": "allHeroes", "from": "self"}, bearer="animal#1") == [found]
    assert figures(game, {"op": "farthest", "of": "allHeroes", "from": "self"}, bearer="animal#1") == ["shad"]


@pytest.mark.rule("FZ-E.47")
def test_ties_may_be_broken_by_a_choice():
    game = bench(
        "ABCDE", heroes={"frank": "C"}, monsters=[("human", "B"), ("human", "D"), ("giant", "E"), ("giant", "A")]
    )
    near = {"op": "chooseNearest", "of": "allMonsters", "from": "you"}
    far = {"op": "chooseFarthest", "of": "allMonsters", "from": "you"}
    assert candidates(game, near, you="frank") == ["human#1", "human#2"]
    assert sorted(candidates(game, far, you="frank")) == ["giant#1", "giant#2"]
    assert candidates(game, {**near, "of": "none"}, you="frank") == []


@pytest.mark.rule("FZ-E.47")
def test_the_group_breaks_ties_unless_the_text_says_otherwise():
    step = {"op": "kill", "who": {"op": "chooseNearest", "of": "allMonsters", "from": "you"}}
    game = done(step, board="ABC", heroes={"frank": "B"}, monsters=[("human", "A"), ("human", "C")])
    assert (kind(game), decider(game)) == ("choose-figure", None)
    take(game, "choose-figure", figure="human#2")
    assert (place(game, "human#1"), place(game, "human#2")) == ("A", None)


# --- roles in an event ----------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.48")
def test_an_event_has_a_figure_and_perhaps_another():
    game = bench("ABCD", **TEAM)
    assert figures(game, "triggeringFigure", figure="abe", other="animal#1") == ["abe"]
    assert figures(game, "otherFigure", figure="abe", other="animal#1") == ["animal#1"]
    assert figures(game, "searcher", bearer="shad") == ["shad"]
    for role in ("triggeringFigure", "otherFigure", "attackTarget", "attacker"):
        assert figures(game, role) == []


@pytest.mark.rule("FZ-E.48")
def test_attacker_and_target_are_those_of_the_attack_under_way():
    hurt = {"op": "damage", "target": "attacker", "n": 1}
    push = {"op": "push", "who": "attackTarget", "from": "attacker"}
    game = bench(
        "ABC",
        heroes={"frank": "A"},
        monsters={"human": "B"},
        hands={"frank": ["shot", "punch"]},
        dice=[1, 1, 1],
        mission=rule(push, hurt, when="afterAttack"),
    )
    take(game, "attack", target="human#1")
    if offers(game, "roll"):
        take(game, "roll")
    assert place(game, "human#1") == "C"
    assert hero(game, "frank")["hand"] == []


@pytest.mark.rule("FZ-E.49", "FZ-K.18")
@pytest.mark.parametrize(
    ("start", "order"),
    [
        ("startPlayer", ["abe", "shad", "don", "frank"]),
        ("you", ["shad", "don", "frank", "abe"]),
        ("left", ["don", "frank", "abe", "shad"]),
    ],
)
def test_heroes_are_taken_clockwise_from_a_seat(start, order):
    heroes = {"frank": "A", "abe": "A", "shad": "A", "don": "A"}
    game = bench("A", heroes=heroes, situation={"startPlayer": "abe"})
    assert figures(game, {"op": "inTurnOrder", "of": "allHeroes", "from": start}, you="shad") == order


@pytest.mark.rule("FZ-E.49")
def test_monsters_have_no_seat_and_come_last():
    game = bench("ABCD", **TEAM)
    node = {"op": "inTurnOrder", "of": {"op": "allFiguresAt", "place": named("B")}, "from": "left"}
    assert figures(game, node, you="frank") == ["abe", "animal#1"]
    assert figures(game, node) == ["abe", "animal#1"]


# --- places ---------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.50")
@pytest.mark.parametrize(
    ("node", "found"),
    [
        ({"op": "hereOf", "of": "you"}, ["B"]),
        ({"op": "hereOf", "of": "allHeroes"}, ["B", "D"]),
        ("there", ["C"]),
        ({"op": "adjacentTo", "of": "you"}, ["A", "C"]),
        ({"op": "adjacentTo", "of": "none"}, []),
        ({"op": "withinRange", "of": "you", "n": 0}, ["B"]),
        ({"op": "withinRange", "of": "you", "n": 2}, ["A", "B", "C", "D"]),
        ({"op": "near", "place": "exit"}, ["D", "E"]),
        ({"op": "near", "place": {"op": "hereOf", "of": "allHeroes"}, "n": 0}, ["B", "D"]),
        ({"op": "sectorOf", "of": "you"}, ["A", "B", "C", "D", "E"]),
        ({"op": "sectorAround", "place": "entry"}, ["A", "B", "C", "D", "E"]),
        ({"op": "sectorAround", "place": "nowhere"}, []),
        (named("D"), ["D"]),
        ("entry", ["A"]),
        ("exit", ["E"]),
        ("bossMarker", ["E"]),
        ({"op": "spawnPoint", "n": 2}, ["B"]),
        ("spawnPoints", ["A", "B", "C", "D", "E"]),
        ({"op": "spawnPoints", "state": "turned"}, ["B"]),
        ({"op": "spawnPoints", "state": "faceUp"}, ["A", "C", "D", "E"]),
        ("anywhere", ["A", "B", "D", "E"]),
        ({"op": "anywhere", "where": {"op": "terrainAt", "place": "it", "kind": "cover"}}, ["D"]),
        ({"op": "withTerrain", "kind": "impassable"}, ["C"]),
        ({"op": "withToken", "token": "fire"}, ["E", "A"]),
        ("nowhere", []),
    ],
)
def test_a_place_is_found(node, found):
    game = bench(
        "ABCDE",
        heroes={"frank": "B", "abe": "D"},
        terrain={"C": ["impassable"], "D": ["cover"]},
        changes={"tokens": {"special": [{"id": "fire", "name": "Fire", "count": 3}]}},
        mission={"exitPoint": at("E")},
        situation={
            "spawnTokens": [{"number": 2, "searched": True}],
            "tokens": [{"token": "fire", "at": at(letter)} for letter in "EAA"],
        },
    )
    assert places(game, node, you="frank", place="C") == found


@pytest.mark.rule("FZ-E.50")
def test_a_spawn_point_that_does_not_exist_is_nowhere():
    game = bench("AB", heroes={"frank": "A"})
    assert places(game, {"op": "spawnPoint", "n": 3}) == []
    assert places(game, {"op": "spawnPoint", "n": {"op": "add", "a": 1, "b": 1}}) == ["B"]


@pytest.mark.rule("FZ-E.50")
def test_without_an_exit_or_a_boss_there_is_no_such_place():
    game = bench("AB", heroes={"frank": "A"}, mission={"boss": None})
    assert places(game, "exit") == []
    assert places(game, "bossMarker") == []


@pytest.mark.rule("FZ-E.50", "FZ-E.39")
def test_who_is_off_the_board_stands_nowhere():
    game = bench("AB", heroes={"frank": "A"})
    waiting = {"op": "spawnPool", "kind": "human"}
    for node in ("hereOf", "adjacentTo", "sectorOf"):
        assert places(game, {"op": node, "of": waiting}) == []
    assert places(game, {"op": "withinRange", "of": waiting, "n": 9}) == []


# --- pools, chance, specialists -------------------------------------------------------------------

POOLS = {
    "spawnPool": [{"kind": "human", "number": 2}, {"kind": "giant", "number": 1, "group": "guard"}],
    "reservePool": [{"kind": "giant", "number": 2, "group": "guard"}, {"kind": "animal", "number": 1}],
}


@pytest.mark.rule("FZ-E.51", "FZ-F.14")
@pytest.mark.parametrize(
    ("node", "found"),
    [
        ("spawnPool", ["human#1"]),
        ({"op": "spawnPool", "n": 9}, ["human#1", "human#2", "giant#1"]),
        ({"op": "spawnPool", "kind": "giant"}, ["giant#1"]),
        ({"op": "spawnPool", "class": "elite", "n": 9}, ["giant#1"]),
        ({"op": "spawnPool", "group": "guard", "n": 9}, ["giant#1"]),
        ({"op": "spawnPool", "group": "gang", "n": 9}, []),
        ({"op": "reservePool", "n": 9}, ["giant#2", "giant#3", "animal#1"]),
        ({"op": "reservePool", "class": "minion"}, ["animal#1"]),
        ({"op": "reservePool", "group": "guard", "n": {"op": "subtract", "a": 1, "b": 2}}, []),
    ],
)
def test_figures_of_a_pool_are_those_that_wait_there(node, found):
    assert figures(bench("A", heroes={"frank": "A"}, mission=POOLS), node) == found


@pytest.mark.rule("FZ-E.53")
def test_lots_are_drawn_by_the_game_and_every_member_can_come_up():
    drawn = set()
    for seed in range(12):
        heroes = {"frank": "A", "abe": "A", "shad": "A"}
        game = done({"op": "drawCards", "who": {"op": "random", "from": "allHeroes"}}, heroes=heroes, seed=seed)
        winners = [name for name in heroes if hero(game, name)["hand"]]
        assert len(winners) == 1
        drawn.update(winners)
    assert drawn == {"frank", "abe", "shad"}


@pytest.mark.rule("FZ-E.53")
@pytest.mark.parametrize(("n", "count"), [(0, 0), (2, 2), (9, 3)])
def test_so_many_members_are_drawn_as_the_text_says(n, count):
    heroes = {"frank": "A", "abe": "A", "shad": "A"}
    game = done({"op": "drawCards", "who": {"op": "random", "n": n, "from": "allHeroes"}}, heroes=heroes)
    assert sum(len(hero(game, name)["hand"]) for name in heroes) == count


@pytest.mark.rule("FZ-E.53")
@pytest.mark.parametrize("n", [1, 2])
def test_locations_are_drawn_too(n):
    step = {"op": "forEach", "of": {"op": "randomLocation", "from": "spawnPoints", "n": n}, "do": [
        {"op": "placeToken", "at": "each"}
    ]}  # fmt: skip
    game = done(step, board="ABCDE", heroes={"frank": "A"})
    assert len({token["at"] for token in game.view()["tokens"]}) == n


@pytest.mark.rule("FZ-E.53", "FZ-E.01")
@pytest.mark.parametrize(
    "ability",
    [
        {"do": [{"op": "modifySpeed", "who": {"op": "random", "from": "allHeroes"}, "by": 1}]},
        {"when": {"op": "onEnter", "at": {"op": "randomLocation", "from": "anywhere"}}, "do": []},
        {"when": "onTwist", "if": {"op": "isActive", "who": {"op": "random", "from": "allHeroes"}}, "do": []},
    ],
)
def test_no_lots_are_drawn_where_a_text_is_only_looked_at(ability):
    compiler = compiler_of(bench("A"))
    compiler.ability(ability, "rule")
    assert ["draws lots" in fault.message for fault in compiler.faults] == [True]


@pytest.mark.rule("FZ-E.54")
def test_a_specialist_is_one_by_name_or_all_of_them():
    game = bench("AB", heroes={"frank": "A"}, specialists={"patty": "A", "henry": "B"})
    assert figures(game, "specialist") == ["patty", "henry"]
    assert figures(game, {"op": "specialist", "name": "henry"}) == ["henry"]
    assert figures(game, {"op": "nearest", "of": "specialist", "from": "you"}, you="frank") == ["patty"]
    alone = bench("AB", heroes={"frank": "A"}, specialists={"patty": "A"})
    assert figures(alone, {"op": "specialist", "name": "henry"}) == []


@pytest.mark.rule("FZ-E.83")
def test_the_boss_is_the_one_on_the_board():
    assert figures(bench("AB", monsters={"giant": "B"}), "boss") == []
    assert figures(bench("AB", monsters={"master": "B", "giant": "B"}), "boss") == ["master#1"]


# --- values ---------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.111")
@pytest.mark.parametrize(
    ("node", "value"),
    [
        (7, 7),
        ("heroes", 3),
        ("activeHeroes", 2),
        ({"op": "count", "of": "allMonsters"}, 2),
        ({"op": "count", "of": "spawnPoints"}, 3),
        ({"op": "count", "of": "none"}, 0),
        ({"op": "tokensOn", "card": {"op": "objective", "name": "goal"}}, 4),
        ({"op": "tokensAt", "token": "intel", "place": named("B")}, 2),
        ({"op": "figuresAt", "place": named("A"), "what": "heroes"}, 3),
        ("round", 5),
        ("threat", 6),
        ("twists", 1),
        ({"op": "cardsInHand"}, 2),
        ({"op": "cardsInHand", "of": "everyHero"}, 3),
        ({"op": "powerTokensOn", "of": "boss"}, 3),
        ("amount", 9),
        ("attackHits", 0),
        ({"op": "add", "a": 2, "b": 3}, 5),
        ({"op": "subtract", "a": 2, "b": 3}, -1),
        ({"op": "multiply", "a": 2, "b": 3}, 6),
        ({"op": "min", "a": 2, "b": 3}, 2),
        ({"op": "max", "a": 2, "b": 3}, 3),
        ({"op": "half", "of": 5}, 3),
        ({"op": "half", "of": 5, "round": "down"}, 2),
        ({"op": "half", "of": 4}, 2),
    ],
)
def test_a_number_is_what_the_game_says(node, value):
    game = bench(
        "ABC",
        heroes={"frank": "A", "abe": "A", "shad": "A"},
        down=["shad"],
        hands={"frank": 2, "abe": 1},
        monsters=[("human", "B")],
        situation={
            "round": 5,
            "threat": 6,
            "twists": ["twist-3"],
            "objectives": [{"id": "goal", "tokens": 4}],
            "tokens": [{"token": "intel", "at": at("B")}] * 2,
            "monsters": [{"kind": "human", "at": at("B")}, {"kind": "master", "at": at("C"), "power": 3}],
        },
    )
    assert read(game, "number", node, you="frank", amount=9) == value


# --- sets that know their elements ----------------------------------------------------------------


NEAR_YOU = {"op": "within", "a": "it", "b": "you"}


@pytest.mark.rule("FZ-E.43", "FZ-E.44", "FZ-E.46")
@pytest.mark.parametrize(
    "node",
    [
        "you",
        "allHeroes",
        {"op": "allHeroes", "where": NEAR_YOU},
        {"op": "allHeroesAt", "place": {"op": "hereOf", "of": "you"}},
        "allMonsters",
        {"op": "allMonsters", "where": NEAR_YOU},
        {"op": "allMonstersAt", "place": {"op": "hereOf", "of": "you"}},
    ],
    ids=str,
)
def test_a_set_that_tells_its_elements_one_by_one_tells_the_same(node):
    name = node if isinstance(node, str) else node["op"]
    assert vocabulary.find("figures", name).includes
    game = bench("ABCD", **{**TEAM, "monsters": [("animal", "A"), ("human", "B"), ("human", "D")]})
    compiled = compiler_of(game).expression("figures", node, "")
    context = (-1, -1, 0, -1, -1, -1, 0)
    known = [*range(-1, len(game.heroes)), 8, *(16 + monster for monster in range(len(game.kinds)))]
    found = [one for one in known if contains(game, context, compiled, one)]
    assert sorted(found) == sorted(evaluate(game, context, compiled))
    assert 0 < len(found) < len(known) - 2
