"""A board of squares in a terminal: its regions, a few lines of what is in each, and where there is no way through."""

from collections.abc import Mapping, Sequence

from engine.core.answers.boards import Board, Region
from engine.core.maps import Cell

WIDTH = 13  # characters between two borders
HEIGHT = 3  # lines
NO_WAY = "#"

Cells = Mapping[Cell, Region]


def in_text(board: Board, inside: Mapping[str, Sequence[str]]) -> list[str]:
    """The board line by line; `inside` has for each region the lines that its first cell shows."""
    cells = {cell: region for region in board.regions for cell in region.cells}
    columns = range(min(x for x, _y in cells), max(x for x, _y in cells) + 1)
    lines = []
    for y in range(min(y for _x, y in cells), max(y for _x, y in cells) + 2):
        lines.append(_border(cells, columns, y))
        if any((x, y) in cells for x in columns):
            lines += [_row(cells, columns, y, inside, number) for number in range(HEIGHT)]
    return [line.rstrip() for line in lines]


def _border(cells: Cells, columns: range, y: int) -> str:
    """The line above a row of cells."""
    line = ""
    for x in (*columns, columns.stop):
        around = [(x + right, y + down) in cells for right in (-1, 0) for down in (-1, 0)]
        line += "+" if any(around) else " "
        line += _stroke(cells.get((x, y - 1)), cells.get((x, y)), "-") * WIDTH
    return line


def _row(cells: Cells, columns: range, y: int, inside: Mapping[str, Sequence[str]], number: int) -> str:
    """One line of a row of cells."""
    line = ""
    for x in (*columns, columns.stop):
        region = cells.get((x, y))
        told = inside[region.id][number] if region is not None and region.cells[0] == (x, y) else ""
        line += f"{_stroke(cells.get((x - 1, y)), region, '|')}{told:{WIDTH}}"
    return line


def _stroke(one: Region | None, other: Region | None, stroke: str) -> str:
    """The border between two cells, or at the edge of one."""
    if one is other:
        return " "
    if one is None or other is None:
        return stroke
    return stroke if other.id in one.neighbours else NO_WAY


def fitted(parts: Sequence[str]) -> str:
    """As many words as a cell can hold: they are cut before any is left out."""
    for longest in (WIDTH, 5, 3, 1):
        told = " ".join(part[:longest] for part in parts)
        if len(told) <= WIDTH:
            return told
    return told[: WIDTH - 1] + "…"
