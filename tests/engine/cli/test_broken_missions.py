"""A deliberately broken mission is caught by `lint`; one that merely cannot be won is not, and `certify` finds no win.

All of them are the first mission of the starter pack with one thing changed.
"""

import copy
import json
import re
from pathlib import Path

import pytest

import engine
from engine import load_pack
from engine.cli import main
from engine.core.content import load_document

STARTER = Path(engine.__file__).parent / "content" / "fireteam_zero"
MISSION = "the-last-ferry"


@pytest.fixture(scope="module")
def starter():
    return load_document(STARTER)


@pytest.fixture
def broken(starter, tmp_path):
    """Write the starter pack with a change into a file; returns its path."""

    def write(change):
        document = copy.deepcopy(starter)
        change(document)
        target = tmp_path / "broken.json"
        target.write_text(json.dumps(document), encoding="utf-8")
        return str(target)

    return write


def record(document, listing, name):
    return next(one for one in document[listing] if one["id"] == name)


def wall_in_the_jetty(document):
    """An unreachable exit: every location beside the jetty becomes impassable."""
    board = load_pack(document).scenario(MISSION).board
    jetty = board.index("river-landing/jetty") * len(board)
    for place in (place for place in range(len(board)) if board.distance[jetty + place] == 1):
        sector, _, name = board.ids[place].partition("/")
        locations = record(document, "sectors", sector)["locations"]
        next(one for one in locations if one["id"] == name)["terrain"] = ["impassable"]


def lose_the_propeller(document):
    """A missing discovery: the ferry needs two parts, and only one is to be found."""
    mission = record(document, "missions", MISSION)
    mission["discoveries"].remove("ferry-propeller")
    mission["eventCount"] += 1


def sink_the_lookout(document):
    """An impossible objective: the winch stands where nobody can go."""
    action = record(document, "objectives", "lower-the-chain")["actions"][0]
    action["where"] = {"op": "named", "location": "salt-marsh/deep-pool"}


def hurry(document):
    """Nothing is broken; the exit is just too far away for a single round."""
    record(document, "missions", MISSION)["extraDefeat"] = [{"op": "round", "by": ">=", "n": 2}]


def test_the_mission_is_clean_before_it_is_broken(broken, capsys):
    assert main(["lint", broken(lambda document: None), MISSION]) == 0
    assert capsys.readouterr().out == "0 errors, 0 warnings.\n"


@pytest.mark.rule("FZ-L.14", "FZ-L.18", "FZ-L.65")
@pytest.mark.parametrize(
    ("change", "place", "says"),
    [
        (wall_in_the_jetty, rf"missions\[0\] \({MISSION}\)\.exitPoint", "No way leads"),
        (lose_the_propeller, r"objectives\[0\] \(repair-the-ferry\)", "tokens"),
        (sink_the_lookout, r"objectives\[1\] \(lower-the-chain\)", "no hero can get"),
    ],
    ids=["unreachable exit", "missing discovery", "impossible objective"],
)
def test_a_broken_mission_is_caught_with_its_place_and_a_hint(broken, capsys, change, place, says):
    assert main(["lint", broken(change), MISSION]) == 1
    lines = capsys.readouterr().out.splitlines()
    found = [number for number, line in enumerate(lines) if re.match(f"error: {place}", line) and says in line]
    assert found, lines
    assert re.fullmatch(r"    \S.*\. \[FZ-L\.\d+ .*\]", lines[found[0] + 1])


def test_a_mission_that_lints_clean_and_cannot_be_won_is_no_win_found(broken, capsys):
    pack = broken(hurry)
    assert main(["lint", pack, MISSION]) == 0
    assert "0 errors" in capsys.readouterr().out
    assert main(["certify", pack, MISSION, "--heroes", "2", "--games", "1"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "No win found in 3 games."  # one for each bot


def test_the_same_mission_in_time_is_certified(broken, capsys, tmp_path):
    won = tmp_path / "won.json"
    pack = broken(lambda document: None)
    arguments = ["certify", pack, MISSION, "--heroes", "4", "--games", "30", "--record", str(won)]
    assert main(arguments) == 0
    assert re.search(r"A win was found by the bot '\w+' after \d+ games?\.", capsys.readouterr().out)
    assert main(["replay", str(won), "--pack", pack]) == 0
