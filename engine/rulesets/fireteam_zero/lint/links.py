"""A change that links a cut-off location with the nearest one that can be reached."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.lint import Fix, set_to
from engine.core.maps import Map
from engine.core.sentences import quoted
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.words import board as words
from engine.rulesets.fireteam_zero.records import at


def link_to(draft: MissionDraft, place: str, reached: Iterable[str]) -> Fix | None:
    """The pair of adjacent locations that would lead there; whether that mends it is for whoever tries."""
    board = draft.board
    if board is None:
        return None
    goals = [one for one in reached if one != place and "impassable" not in draft.terrain[one]]
    if not goals:
        return None
    near = min(goals, key=lambda one: (_cells_between(board, place, one), board.index(one)))
    where, pairs = _pairs(draft, board, place, near)
    label = words.LINK_WITH(place=quoted(near))
    return Fix(label, set_to(where, pairs, label).operations, "", f"{place} – {near}")


def _cells_between(board: Map, one: str, other: str) -> int:
    """From the middle of one location to that of another: comparing all cells of large boards would take long."""
    here, there = (cells[len(cells) // 2] for cells in (board.cells[board.index(name)] for name in (one, other)))
    return abs(here[0] - there[0]) + abs(here[1] - there[1])


def _pairs(draft: MissionDraft, board: Map, place: str, near: str) -> tuple[str, list[Any]]:
    """Where the list of pairs stands that needs this one, and all of it: a list replaces what the cells would give."""
    sector = place.split("/")[0]
    if near.split("/")[0] != sector:
        across = [pair for pair in _contacts(board) if pair[0].split("/")[0] != pair[1].split("/")[0]]
        return f"{draft.layout[0]}.crossAdjacency", [*map(list, across), [place, near]]
    index, record = next((index, one) for index, one in enumerate(draft.pack.sectors) if one.id == sector)
    inside = [pair for pair in _contacts(board) if all(name.split("/")[0] == sector for name in pair)]
    own = [[name.split("/")[1] for name in pair] for pair in [*inside, (place, near)]]
    return f"{at('sectors', index, record)}.innerAdjacency", own


def _contacts(board: Map) -> list[tuple[str, str]]:
    return [(board.ids[one.a], board.ids[one.b]) for one in board.contacts]
