"""The table in a terminal: the board as its blueprint, with what everybody sees."""

import pytest

from engine import load_pack, start
from tests.engine.countdown.drill import drill, drill_document, kind


def table(lang="en", **parts):
    return drill(**parts).table(lang)


def test_the_board_is_drawn_as_its_blueprint():
    lines = table(
        ops={"gustav": "b2", "rita": "a2", "steve": "a2", "matt": "a2"},
        zones={"b2": ["thug", "?civ2"], "c2": ["civ1"], "b3": ["trap2"]},
        secured=["a2"],
        phase="positioning",
    )
    drawn = "\n".join(lines)
    assert (
        """\
              +-------------+             +-------------+
              |B1 in ↓      |             |D1 in ↓      |
              |             |             |             |
              |             |             |             |
+-------------+-------------+-------------+-------------+
|A2 ✓         |B2           |C2           |D2           |
"""
        in drawn
    )
    assert "|             |10 ?         |civilian     |?            |" in drawn
    assert "|Mat Ste Rit  |Gustav       |" in drawn
    assert "B3 ★" in drawn
    assert "out ↓" in drawn
    assert "B2: Thug (10) [3/4], ?" in lines
    assert "B3: Trap2 [2]" in lines


def test_zones_side_by_side_without_a_way_have_a_wall():
    lines = table(board="iTx/TTT", ops={"gustav": "b1"}, phase="positioning")
    assert "|A1 in ↓      #B1           #C1 out ↑     |" in lines
    assert "|A2           |B2           |C2           |" in lines


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("civilian", "hostage", "Support cards: ", "infiltration")),
        ("de", ("Zivilist", "Geisel", "Unterstützungskarten: ", "Infiltration")),
        ("fr", ("civil", "otage", "Cartes soutien\u00a0: ", "infiltration")),
    ],
)
def test_the_table_speaks_three_languages(lang, words):
    support = [{"id": "luck", "name": "Luck", "timing": "anyTime", "effects": [{"op": "changeScore", "amount": 1}]}]
    lines = table(
        lang,
        ops={"gustav": "a2"},
        zones={"b2": ["civ1"], "b3": ["hostage"]},
        secured=["a2"],
        phase="positioning",
        situation={"support": ["luck"]},
        changes={"supportCards": support},
    )
    for one in words:
        assert one in "\n".join(lines)


def test_the_dead_and_those_with_a_hostage_are_marked():
    ops = {"gustav": {"at": "a2", "hostage": "hostage"}, "rita": {"dead": True}}
    lines = table(ops=ops, secured=["a2"], phase="positioning")
    assert "Rita: ✝" in lines
    assert any(line.startswith("Gustav & Hostage: A2  ♥♥ ⚡⚡ +0") for line in lines)


@pytest.mark.rule("CD-4.16")
def test_before_the_choice_of_the_location_all_candidates_are_shown():
    document = drill_document(assignment={"locations": ["ground", "alley"]})
    zones = [{"x": 0, "y": 0, "kind": "infiltration", "arrow": "east"}, {"x": 1, "y": 0, "kind": "threat", "cards": 2}]
    document["locations"].append({**document["locations"][0], "id": "alley", "name": "Alley", "zones": zones})
    game = start(load_pack(document), "hostages-2", 4, 1)
    lines = game.table()
    assert kind(game) == "choose-mission-location"
    assert lines[0] == "Ground"
    alley = lines[lines.index("Alley") :]
    assert [line for line in alley if "B1" in line] == ["|A1 in →      |B1           |"]
    assert next(line for line in alley if "?" in line) == "|             |? ?          |"
