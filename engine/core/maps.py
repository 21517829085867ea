"""The one map model: cells grouped into regions, typed borders between cells, tags, and all distances.

`MapBuilder` in `map_builder` makes them.

Square cells are (x, y), y growing downwards. Hexes stand on a point and are axial (q, r): r grows downwards, and each
row of a tile is written shifted half a hex to the right of the row above it if its number is odd (as a wall of
bricks is); `axial` turns such a column and row into a cell.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.core.bounds import DEFAULT_LIMITS
from engine.core.errors import UnknownName

Cell = tuple[int, int]
Grid = Literal["square", "hex"]
Pair = tuple[int, int]
Neighbours = tuple[tuple[int, ...], ...]

UNREACHABLE = 99
MOST_REGIONS = DEFAULT_LIMITS.regions
NO_REGION = "."
OPEN = "open"  # the border between two cells that share a side, unless another is given
CORNER = "corner"  # the contact of two square cells that share only a corner
LINK = "link"  # an extra link between regions, unless another border type is given

SIDES: dict[Grid, tuple[Cell, ...]] = {  # half of them: every pair of cells is met once
    "square": ((1, 0), (0, 1)),
    "hex": ((1, 0), (0, 1), (-1, 1)),
}
CORNERS: tuple[Cell, ...] = ((1, 1), (-1, 1))


@dataclass(frozen=True, slots=True)
class BorderType:
    """A named kind of border, and what it stops while it is as drawn."""

    name: str
    blocks_movement: bool = False
    blocks_sight: bool = False


BUILT_IN = (BorderType(OPEN), BorderType(CORNER), BorderType(LINK))


@dataclass(frozen=True, slots=True)
class TileRegion:
    """A region of a tile; `key` is its character in the tile's rows."""

    key: str
    id: str
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tile:
    """A piece of map: rows of region keys, borders between its cells, and where its record is written."""

    id: str
    rows: tuple[str, ...]
    regions: tuple[TileRegion, ...]
    borders: tuple[tuple[Cell, Cell, str], ...] = ()  # cells as (column, row)
    links: tuple[tuple[str, str], ...] | None = None  # replace the contacts that the cells would give inside the tile
    path: str = ""
    links_path: str = ""


@dataclass(frozen=True, slots=True)
class Contact:
    """Two regions that meet, a < b, and the types of border between them in alphabetical order."""

    a: int
    b: int
    borders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Map:
    """A finished map; regions are numbered 0 … n-1 in the order in which their tiles were placed."""

    grid: Grid
    diagonal: bool
    ids: tuple[str, ...]
    sectors: tuple[str, ...]
    sector_of: tuple[int, ...]
    cells: tuple[tuple[Cell, ...], ...]
    tags: tuple[tuple[str, ...], ...]
    border_types: tuple[BorderType, ...]
    contacts: tuple[Contact, ...]
    neighbours: Neighbours
    distance: tuple[int, ...]
    _index: dict[str, int] = field(repr=False, compare=False)
    _region_at: dict[Cell, int] = field(repr=False, compare=False)
    _borders: dict[tuple[Cell, Cell], str] = field(repr=False, compare=False)

    def __len__(self) -> int:
        return len(self.ids)

    def index(self, region: str) -> int:
        """The number of the region with this id."""
        if region not in self._index:
            raise UnknownName("region", region, self.ids)
        return self._index[region]

    def region_at(self, cell: Cell) -> int | None:
        """The region that a cell belongs to, if any."""
        return self._region_at.get(cell)

    def with_tag(self, tag: str) -> int:
        """The regions with this tag, as a mask."""
        return sum(1 << region for region, tags in enumerate(self.tags) if tag in tags)

    def border(self, a: Cell, b: Cell) -> str | None:
        """The type of border between two cells of the map that touch, else None."""
        if a not in self._region_at or b not in self._region_at or not touch(self.grid, self.diagonal, a, b):
            return None
        return self._borders.get((min(a, b), max(a, b)), OPEN if _share_a_side(self.grid, a, b) else CORNER)

    def cell_neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells of the map that touch a cell, whatever the border, in ascending order."""
        around = [
            (cell[0] + sign * x, cell[1] + sign * y)
            for x, y in contact_steps(self.grid, self.diagonal)
            for sign in (1, -1)
        ]
        return tuple(sorted(other for other in around if other in self._region_at))

    def joined(
        self, open_borders: Collection[str] | None = None, changed: Mapping[Pair, Collection[str]] | None = None
    ) -> Neighbours:
        """Neighbours when these border types can be crossed and the borders of some pairs (a < b) have changed.

        Without `open_borders` every type can be crossed that does not block movement.
        """
        if open_borders is None:
            open_borders = [one.name for one in self.border_types if not one.blocks_movement]
        pairs = {(one.a, one.b): one.borders for one in self.contacts} | dict(changed or {})
        crossable = [pair for pair in sorted(pairs) if any(border in open_borders for border in pairs[pair])]
        return neighbour_table(len(self.ids), crossable)

    def distances(
        self, passable: int | Callable[[int], bool] | None = None, neighbours: Neighbours | None = None
    ) -> tuple[int, ...]:
        """All distances (index a * n + b) when only the passable regions (mask or predicate) can be entered.

        Where a way begins need not be passable: what stands in a region that was closed may still leave it.
        """
        n = len(self.ids)
        if callable(passable):
            passable = sum(1 << region for region in range(n) if passable(region))
        return all_distances(neighbours or self.neighbours, (1 << n) - 1 if passable is None else passable)


def all_distances(neighbours: Neighbours, passable: int) -> tuple[int, ...]:
    """The length of the shortest way from each region to each other over passable ones, as one flat table."""
    n = len(neighbours)
    reach = [sum(1 << other for other in around) & passable for around in neighbours]
    table = [UNREACHABLE] * (n * n)
    for start in range(n):
        table[start * n + start] = 0
        seen = 1 << start
        frontier = [start]
        steps = 0
        while frontier:
            steps += 1
            found = 0
            for region in frontier:
                found |= reach[region]
            found &= ~seen
            seen |= found
            frontier = members(found)
            for region in frontier:
                table[start * n + region] = min(steps, UNREACHABLE)
    return tuple(table)


def members(mask: int) -> list[int]:
    """The regions of a mask in ascending order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def axial(column: int, row: int) -> Cell:
    """The hex at a column and row of a tile whose odd rows are shifted half a hex to the right."""
    return column - (row - (row & 1)) // 2, row


def touch(grid: Grid, diagonal: bool, a: Cell, b: Cell) -> bool:
    """Whether two cells meet: by a side, or by a corner where that counts."""
    step = (b[0] - a[0], b[1] - a[1])
    return any(step in ((x, y), (-x, -y)) for x, y in contact_steps(grid, diagonal))


def _share_a_side(grid: Grid, a: Cell, b: Cell) -> bool:
    return touch(grid, False, a, b)


def contact_steps(grid: Grid, diagonal: bool) -> tuple[Cell, ...]:
    """Half of the steps from a cell to those that it touches; the others are their opposites."""
    return SIDES[grid] + CORNERS if diagonal and grid == "square" else SIDES[grid]


def neighbour_table(n: int, pairs: Iterable[Pair]) -> Neighbours:
    """The neighbours of each of n regions, ascending, from the pairs that meet."""
    around: list[list[int]] = [[] for _ in range(n)]
    for a, b in pairs:
        around[a].append(b)
        around[b].append(a)
    return tuple(tuple(sorted(one)) for one in around)
