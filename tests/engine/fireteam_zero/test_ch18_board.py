"""Chapter 18: the board and distance."""

import pytest

from engine import ContentError, load_pack, start
from tests.engine.fireteam_zero.drill import (
    at,
    card,
    drill,
    drill_document,
    drill_pack,
    events,
    kind,
    matching,
    offers,
    options,
    place,
    run_to,
    set_up,
    take,
)

QUIET = {"boss": None, "spawnPool": []}


def reach(game, a, b):
    ids = game.scenario.board.ids
    return game.range_between(ids.index(at(a)), ids.index(at(b)))


@pytest.mark.rule("FZ-18.01", "FZ-E.28")
def test_the_battlefield_is_made_of_sectors_that_contain_locations():
    document = drill_document("AB", mission=QUIET)
    annex = {"id": "annex", "name": "Annex", "cells": ["C"], "locations": [{"id": "c", "name": "C", "key": "C"}]}
    document["sectors"].append(annex)
    document["layouts"][0]["tiles"].append({"sector": "annex", "x": 2, "y": 0})
    document["missions"][0]["missionActions"] = [
        {"id": "scan", "name": "Scan", "effect": [{"op": "move", "to": {"op": "sectorOf", "of": "you"}}]}
    ]
    game = start(load_pack(document), "drill", ["abe"], 1, situation={"phase": "turn"})
    assert game.scenario.board.ids == ("yard/a", "yard/b", "annex/c")
    assert reach(game, "A", "B") == 1
    take(game, "act", action="scan")
    assert place(game, "abe") == "B"  # the only other location of the sector


@pytest.mark.rule("FZ-18.02")
def test_figures_and_tokens_stand_on_locations():
    tokens = [{"token": "intel", "location": at("C")}]
    game = set_up(mission={"initialTokens": tokens}, specialists=("patty", "henry"))
    view = game.view()
    known = set(game.scenario.board.ids)
    figures = [*view["heroes"], *view["specialists"], *[one for one in view["monsters"] if one["pool"] == "spawnPool"]]
    assert len(figures) == 2 + 2 + 30
    assert {one["at"] for one in [*figures, *view["tokens"], *view["spawnTokens"]]} <= known


@pytest.mark.rule("FZ-18.03", "FZ-18.05", "FZ-4.13")
def test_range_is_how_many_locations_one_would_have_to_enter_corners_included():
    game = drill("ABCD/EFGH/IJKL", heroes={"abe": "A"})
    ranges = {letter: reach(game, "A", letter) for letter in "ABCDEFGHIJKL"}
    assert ranges == {"A": 0, "B": 1, "C": 2, "D": 3, "E": 1, "F": 1, "G": 2, "H": 3, "I": 2, "J": 2, "K": 2, "L": 3}
    assert all(reach(game, a, b) == reach(game, b, a) for a in "ABCDEFGHIJKL" for b in "ABCDEFGHIJKL")


@pytest.mark.rule("FZ-18.03")
def test_range_goes_round_a_gap_in_the_board():
    game = drill("A.C/BDE", heroes={"abe": "A"})
    assert (reach(game, "A", "C"), reach(game, "A", "E")) == (2, 2)
    assert reach(drill("A.C/B.E/FGH", heroes={"abe": "A"}), "A", "C") == 4


@pytest.mark.rule("FZ-18.04")
@pytest.mark.parametrize("terrain", ["difficult", "elevated", "impassable", "cover"])
def test_terrain_is_ignored_when_range_is_measured(terrain):
    game = drill("ABC", heroes={"abe": "A"}, terrain={"B": [terrain]})
    assert (reach(game, "A", "B"), reach(game, "A", "C")) == (1, 2)


@pytest.mark.rule("FZ-18.06", "FZ-18.05", "FZ-5.03")
@pytest.mark.parametrize("reached", [0, 1, 2, 3])
def test_every_target_from_range_nought_up_to_the_attack_range_is_in_range(reached):
    cards = {"shot": card("bullets", 3, reached)}
    monsters = [("giant", letter) for letter in "ABCDE"]
    game = drill("ABCDE", heroes={"abe": "A"}, monsters=monsters, hands={"abe": ["shot"]}, cards=cards)
    targets = [option["target"] for option in matching(game, "attack")]
    assert targets == [f"giant#{n + 1}" for n in range(reached + 1)]


@pytest.mark.rule("FZ-A.65", "FZ-18.04")
@pytest.mark.parametrize(("option", "hits"), [("none", True), ("impassableBlocks", False)])
def test_there_is_no_line_of_sight_unless_the_option_says_so(option, hits):
    game = drill(
        "AXB",
        heroes={"abe": "A"},
        terrain={"X": ["impassable"]},
        monsters=[("giant", "B")],
        hands={"abe": ["shot"]},
        mission={"options": {"loneHero": True, "lineOfSight": option}},
    )
    assert offers(game, "attack", target="giant#1") is hits


@pytest.mark.rule("FZ-A.65")
def test_what_impassable_ground_does_not_surround_can_be_seen_round_it():
    game = drill(
        "AXB/CDE",
        heroes={"abe": "A"},
        terrain={"X": ["impassable"]},
        monsters=[("giant", "B")],
        hands={"abe": ["shot"]},
        mission={"options": {"loneHero": True, "lineOfSight": "impassableBlocks"}},
    )
    assert offers(game, "attack", target="giant#1")  # two locations by C or D


@pytest.mark.rule("FZ-18.07")
def test_there_are_four_kinds_of_terrain_and_no_fifth():
    kinds = {"A": [], "B": ["difficult"], "C": ["elevated"], "D": ["impassable"], "E": ["cover"]}
    game = drill("ABCDE", heroes={"abe": "A"}, terrain=kinds)
    assert game.view()["terrain"] == {at(letter): kinds[letter] for letter in "BCDE"}
    with pytest.raises(ContentError, match="terrain"):
        drill_pack("AB", terrain={"B": ["swamp"]})


@pytest.mark.rule("FZ-18.07", "FZ-A.60")
def test_several_kinds_on_one_location_but_nothing_besides_impassable():
    game = drill("AB", heroes={"abe": "A"}, terrain={"B": ["cover", "elevated", "difficult"]})
    assert game.view()["terrain"] == {at("B"): ["difficult", "elevated", "cover"]}
    with pytest.raises(ContentError, match="cannot be combined"):
        drill_pack("AB", terrain={"B": ["impassable", "cover"]})


@pytest.mark.rule("FZ-A.38", "FZ-18.03")
def test_adjacency_given_as_data_counts_instead_of_contact():
    document = drill_document("ABC", mission=QUIET)
    document["sectors"][0]["innerAdjacency"] = [["a", "c"], ["c", "b"]]
    game = start(load_pack(document), "drill", ["abe"], 1, situation={"phase": "turn"})
    assert [option["to"] for option in matching(game, "move")] == [at("C")]
    assert reach(game, "A", "B") == 2


# --- what a mission names -------------------------------------------------------------------------


@pytest.mark.rule("FZ-1.22", "FZ-18.02", "FZ-L.08")
def test_locations_that_are_not_laid_out_are_all_listed():
    document = drill_document("AB")
    shed = {"id": "shed", "name": "Shed", "cells": ["Z"], "locations": [{"id": "z", "name": "Z", "key": "Z"}]}
    document["sectors"].append(shed)
    document["missions"][0] |= {
        "entryPoint": "shed/z",
        "exitPoint": "shed/z",
        "boss": {"kind": "master", "markerLocation": "shed/z"},
        "spawnLocations": [at("A"), "shed/z"],
        "initialPlacement": [{"kind": "human", "location": "shed/z"}],
        "initialTokens": [{"token": "intel", "location": "shed/z"}],
    }
    pack = load_pack(document)
    with pytest.raises(ContentError) as caught:
        pack.scenario("drill")
    assert {fault.path.split(".", 1)[1] for fault in caught.value.faults} == {
        "entryPoint",
        "exitPoint",
        "boss.markerLocation",
        "spawnLocations[1]",
        "initialPlacement[0].location",
        "initialTokens[0].location",
    }


# --- the ways of monsters -------------------------------------------------------------------------


def walk(board, monster, heroes, speed=1, down=(), **parts):
    """Where a monster goes in one activation; the question it raises, if any, is left open."""
    game = drill(
        board,
        heroes=heroes,
        down=down,
        monsters=[("human", monster)],
        kinds={"human": {"speed": speed}},
        phase="threat",
        dice=[1] * 20,
        mission={"boss": None, "spawnPool": [{"kind": "human", "number": 1}], **parts.pop("mission", {})},
        **parts,
    )
    return game


@pytest.mark.rule("FZ-A.41", "FZ-8.18", "FZ-D.34")
def test_a_monster_goes_round_impassable_ground_on_a_shortest_way():
    board = "ABC/DXE/FGH"
    game = walk(board, "B", {"abe": "G"}, terrain={"X": ["impassable"]})
    assert kind(game) == "monster-step"
    assert game.decision.seat is None
    # by A and D, by D, by E …: the shortest ways are B-D-G and B-E-G
    assert [option["to"] for option in options(game)] == [at("D"), at("E")]


@pytest.mark.rule("FZ-A.41", "FZ-8.17")
def test_difficult_ground_is_no_detour_for_a_monster():
    game = walk("ABC", "A", {"abe": "C"}, speed=2, hands={"abe": 5}, terrain={"B": ["difficult"], "C": ["difficult"]})
    run_to(game, "turn", "discard")
    assert place(game, "human#1") == "C"


@pytest.mark.rule("FZ-A.41")
def test_towards_a_hero_whom_no_way_reaches_a_monster_shortens_the_range():
    game = walk("ABXC", "A", {"abe": "C"}, speed=3, terrain={"X": ["impassable"]})
    run_to(game, "turn")
    assert place(game, "human#1") == "B"  # and not onto X
    assert len(events(game, "monster-moved")) == 1


@pytest.mark.rule("FZ-A.41")
@pytest.mark.parametrize(("option", "letter"), [("path", "F"), ("range", "D")])
def test_the_nearest_hero_is_nearest_on_foot_unless_the_option_says_by_range(option, letter):
    # Abe at B: two locations off by range, four on foot by D, E and C; Frank at H: three by both
    game = walk(
        "HGFAXB/...D.C/....E.",
        "A",
        {"abe": "B", "frank": "H"},
        terrain={"X": ["impassable"]},
        mission={"options": {"monsterDistance": option}},
    )
    run_to(game, "turn")
    assert place(game, "human#1") == letter
