"""Outlines of cells, and the largest rectangle inside, for squares and hexes.

Corners are whole numbers while outlines are chained, so that they meet exactly: a square's are those of its cell, a
hex's count half widths and thirds of its slanting height. `Shape` turns them into units of one cell.
"""

from collections.abc import Collection, Iterable
from math import sqrt
from typing import NamedTuple

from engine.core.answers.boards import Box, Point
from engine.core.maps import Cell, Grid

Corner = tuple[int, int]
Side = tuple[Corner, Corner]

SQUARE: tuple[tuple[Cell, Side], ...] = (  # the neighbour across a side, and the side clockwise from its cell's corner
    ((0, -1), ((0, 0), (1, 0))),
    ((1, 0), ((1, 0), (1, 1))),
    ((0, 1), ((1, 1), (0, 1))),
    ((-1, 0), ((0, 1), (0, 0))),
)
HEX: tuple[tuple[Cell, Side], ...] = (  # around the middle of the hex
    ((1, -1), ((0, -2), (1, -1))),
    ((1, 0), ((1, -1), (1, 1))),
    ((0, 1), ((1, 1), (0, 2))),
    ((-1, 1), ((0, 2), (-1, 1))),
    ((-1, 0), ((-1, 1), (-1, -1))),
    ((0, -1), ((-1, -1), (0, -2))),
)
HEX_HEIGHT = 1 / (2 * sqrt(3))  # of one step of a hex's corners; a hex is one unit wide


class Shape(NamedTuple):
    """How the cells of a grid become points, moved so that the drawing begins at (0, 0)."""

    grid: Grid
    left: int  # corners
    top: int

    def point(self, corner: Corner) -> Point:
        """A corner in units of one cell."""
        x, y = corner[0] - self.left, corner[1] - self.top
        return (x, y) if self.grid == "square" else (x / 2, round(y * HEX_HEIGHT, 4))

    @property
    def steps(self) -> tuple[tuple[Cell, Side], ...]:
        """From a cell to those across its sides, clockwise, each with its side from the cell's own corner."""
        return SQUARE if self.grid == "square" else HEX

    def corner(self, cell: Cell) -> Corner:
        """Where the sides of a cell are measured from."""
        return cell if self.grid == "square" else (2 * cell[0] + cell[1], 3 * cell[1])

    def sides(self, cell: Cell) -> Iterable[tuple[Cell, Side]]:
        """The sides of a cell clockwise, each with the cell across it."""
        x, y = self.corner(cell)
        for (across, down), ((x1, y1), (x2, y2)) in self.steps:
            yield (cell[0] + across, cell[1] + down), ((x + x1, y + y1), (x + x2, y + y2))


def shape_of(grid: Grid, cells: Collection[Cell], *, keeps_origin: bool = False) -> Shape:
    """The shape of a drawing of these cells; with `keeps_origin` it begins at the grid's own."""
    (left, top), _ = extent(grid, cells)
    return Shape(grid, 0, 0) if keeps_origin else Shape(grid, left, top)


def extent(grid: Grid, cells: Collection[Cell]) -> tuple[Corner, Corner]:
    """The upper left and lower right corner around cells."""
    if not cells:
        return (0, 0), (0, 0)
    if grid == "hex":
        middles = [(2 * q + r, 3 * r) for q, r in cells]
        (left, top), (right, bottom) = extent("square", middles)
        return (left - 1, top - 2), (right, bottom + 1)
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return (min(xs), min(ys)), (max(xs) + 1, max(ys) + 1)


def rings_of(shape: Shape, cells: Collection[Cell]) -> tuple[tuple[Point, ...], ...]:
    """The outlines of cells: clockwise around them, holes the other way round, the largest ring first."""
    inside, steps = set(cells), shape.steps
    onward: dict[Corner, list[Corner]] = {}
    for cell in sorted(inside):
        column, row = cell
        x, y = shape.corner(cell)
        for (across, down), ((x1, y1), (x2, y2)) in steps:
            if (column + across, row + down) not in inside:
                onward.setdefault((x + x1, y + y1), []).append((x + x2, y + y2))
    rings = []
    while onward:
        rings.append(_chained(onward))
    rings.sort(key=_area, reverse=True)
    return tuple(tuple(shape.point(corner) for corner in ring) for ring in rings)


def _chained(onward: dict[Corner, list[Corner]]) -> list[Corner]:
    """One closed ring, without the corners along its straight sides; where two rings meet it turns right."""
    first = here = next(iter(onward))
    came = (0, 0)
    ring: list[Corner] = []
    while not ring or here != first:
        ring.append(here)
        ends = onward[here]
        there = _rightmost(came, here, ends) if len(ends) > 1 else ends[0]
        ends.remove(there)
        if not ends:
            del onward[here]
        came, here = (there[0] - here[0], there[1] - here[1]), there
    around = zip([ring[-1], *ring], ring, [*ring[1:], ring[0]], strict=False)
    return [corner for before, corner, after in around if not _in_line(before, corner, after)]


def _rightmost(came: Corner, here: Corner, ends: list[Corner]) -> Corner:
    """Where one goes on from a corner, turning right on the page where there are several ways."""
    return max(ends, key=lambda end: came[0] * (end[1] - here[1]) - came[1] * (end[0] - here[0]))


def _in_line(a: Corner, b: Corner, c: Corner) -> bool:
    return (b[0] - a[0]) * (c[1] - b[1]) == (b[1] - a[1]) * (c[0] - b[0])


def _area(ring: list[Corner]) -> int:
    """Twice the area inside; negative for a hole."""
    following = [*ring[1:], ring[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, following, strict=True))


def name_cells(grid: Grid, cells: Collection[Cell]) -> tuple[Cell, Cell]:
    """The first and last cell of the largest rectangle inside: of equal ones the widest, then the uppermost.

    On hexes it is the longest row.
    """
    inside = set(cells)
    best: tuple[tuple[int, int, int, int], Cell, Cell] | None = None
    for x, y in sorted(inside):
        width = 64
        for height in range(1, 65 if grid == "square" else 2):
            row = y + height - 1
            run = next((step for step in range(width) if (x + step, row) not in inside), width)
            if not run:
                break
            width = run
            rank = (width * height, width, -y, -x)
            if best is None or rank > best[0]:
                best = (rank, (x, y), (x + width - 1, row))
    return (best[1], best[2]) if best else ((0, 0), (0, 0))


def box_of(shape: Shape, first: Cell, last: Cell) -> Box:
    """The rectangle that two cells span; between the slants of hexes."""
    if shape.grid == "square":
        x, y = shape.point(first)
        return Box(x, y, last[0] - first[0] + 1, last[1] - first[1] + 1)
    x, y = shape.point((2 * first[0] + first[1] - 1, 3 * first[1] - 1))
    return Box(x, y, last[0] - first[0] + 1, round(2 * HEX_HEIGHT, 4))
