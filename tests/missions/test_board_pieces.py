"""Figures of a game under way in their places."""

from types import SimpleNamespace

import pytest

from missions.pictures.boards.pieces import place_pieces
from missions.pictures.boards.sizes import SIZES

PLAY = SIZES["play"]


def placed(count, cells, kind="hero", label="Maxine", across=12, name="Yard"):
    """So many figures in a place of so many cells across and down, on a board of so many across."""
    box = SimpleNamespace(x=0, y=0, width=cells[0], height=cells[1])
    squares = [(x, y) for y in range(cells[1]) for x in range(cells[0])]
    yard = SimpleNamespace(id="yard", name=name, name_box=box, cells=squares, tags=())
    board = SimpleNamespace(key="here", columns=across, regions=[yard], style="terrain", grid="square")
    piece = SimpleNamespace(board="here", region="yard", kind=kind, label=label, icon="")
    return place_pieces(board, [piece] * count, PLAY.unit, PLAY.token)


@pytest.mark.parametrize(("count", "cells"), [(1, (2, 1)), (4, (2, 2)), (3, (4, 1)), (7, (3, 3)), (12, (2, 2))])
def test_figures_stand_apart_inside_their_place(count, cells):
    drawn = placed(count, cells)
    assert len({(one.x, one.y) for one in drawn}) == count
    assert all(0 < one.x < cells[0] * PLAY.unit and 0 < one.y < cells[1] * PLAY.unit + 8 for one in drawn)


def test_a_name_in_two_lines_stays_free():
    below = [min(one.y for one in placed(2, (1, 2), name=name)) for name in ("Yard", "Fuel Shed")]
    assert below[1] > below[0]


def test_in_a_low_place_figures_stand_beside_its_name_and_keep_their_size():
    one = placed(1, (4, 1))[0]
    assert one.scale == PLAY.token
    assert one.x > 60  # the name ends there


def test_four_in_a_small_place_stand_in_two_rows_and_keep_their_size():
    drawn = placed(4, (2, 2))
    assert len({one.y for one in drawn}) == 2
    assert min(one.scale for one in drawn) > 0.9 * PLAY.token


def test_a_person_is_named_where_there_is_room_and_nobody_else():
    assert [one.name for one in placed(1, (2, 2))] == ["Maxine"]
    assert [one.name for one in placed(1, (2, 1))] == [""]
    assert [one.name for one in placed(4, (2, 2))] == [""] * 4
    assert [one.name for one in placed(1, (2, 2), kind="monster")] == [""]


def test_on_a_board_of_few_cells_figures_are_smaller_and_named_in_a_single_one():
    assert [one.name for one in placed(1, (1, 1), label="Gustav Schneider", across=5)] == ["Gustav"]
    assert placed(1, (1, 1), across=5)[0].scale < placed(1, (1, 1))[0].scale
