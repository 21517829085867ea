"""Numbers by team size: played, printed and shown as a small table, arithmetic of older packs too."""

import pytest

from engine import load_pack, sentence, start
from engine.core.effects.compile import Compiler
from engine.core.effects.program import evaluate
from engine.core.effects.read import Reader
from engine.core.effects.team import for_team, team_table, value_for
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from tests.engine.starter_packs import starter_document

BY_TEAM = {"op": "byTeam", "2": 3, "4": 5}
ARITHMETIC = {"op": "multiply", "a": 2, "b": {"op": "subtract", "a": 11, "b": "heroes"}}


def table_of(written):
    return team_table(vocabulary, Reader(vocabulary).node("number", written))


@pytest.mark.parametrize(("size", "value"), [(1, 3), (2, 3), (3, 3), (4, 5), (6, 5)])
def test_a_size_that_is_left_out_has_the_value_of_the_next_smaller_team(size, value):
    assert for_team({2: 3, 4: 5}, size) == value
    assert value_for(vocabulary, BY_TEAM, size) == value


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_it_is_played_with_the_team_at_the_table(heroes):
    compiler = Compiler(vocabulary, lambda _record, _name: 0)
    number = compiler.expression("number", BY_TEAM, "n")
    game = start(load_pack(starter_document("fireteam-zero")), "the-last-ferry", heroes, 1)
    assert compiler.faults == []
    assert evaluate(game, (-1,) * 7, number) == for_team({2: 3, 4: 5}, heroes)


def test_arithmetic_on_the_number_of_heroes_is_the_same_table():
    assert table_of(ARITHMETIC) == ((2, 18), (3, 16), (4, 14))
    assert table_of(BY_TEAM) == ((2, 3), (3, 3), (4, 5))
    assert table_of({"op": "half", "of": "heroes", "round": "down"}) == ((2, 1), (3, 1), (4, 2))


@pytest.mark.parametrize(
    "written", [7, "round", {"op": "add", "a": "heroes", "b": "threat"}, {"op": "byTeam"}, None, []]
)
def test_other_numbers_are_no_table(written):
    assert table_of(written) == ()


def test_a_slot_carries_its_table():
    (row,) = sentence("fireteam-zero", [{"op": "drawCards", "n": ARITHMETIC}]).rows
    assert [span.by_team for span in row.spans if span.by_team] == [((2, 18), (3, 16), (4, 14))]
    assert sentence("fireteam-zero", [{"op": "drawCards", "n": BY_TEAM}]).text == (
        "Draw X cards (X is 3 with 2 heroes, 5 with 4 heroes)."
    )
