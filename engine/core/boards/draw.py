"""A map as the board that pages draw."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Literal, NamedTuple

from engine.core.answers import Path
from engine.core.answers.boards import Board, Box, Line, Point, Region, Tag, Token, Writing
from engine.core.answers.boards import Tile as DrawnTile
from engine.core.boards.outlines import HEX_HEIGHT, Shape, Side, box_of, extent, name_cells, rings_of, shape_of
from engine.core.maps import CORNER, LINK, OPEN, Cell, Map, contact_steps

DOOR = (0.35, 0.65)  # a door is as wide as the middle 30 % of a side


class Place(NamedTuple):
    """What a game says of a region."""

    name: str
    tags: tuple[Tag, ...] = ()
    label: str = ""
    kind: str = ""
    path: Path = ()


class LaidTile(NamedTuple):
    """A tile that lies on the map, with every cell it covers."""

    id: str
    title: str
    side: str
    cells: tuple[Cell, ...]
    rotation: int
    path: Path = ()
    laid: Path = ()
    sides: tuple[str, ...] = ()


@dataclass(frozen=True)
class Drawing:
    """What a board is drawn from, besides its map."""

    title: str
    places: Mapping[str, Place]  # by the region's id
    words: Mapping[str, str]  # kind of line → label: "wall", "door", "link", and border types
    tiles: Sequence[LaidTile] = ()
    tokens: Sequence[Token] = ()
    overlaps: Sequence[Cell] = ()
    key: str = ""
    style: Literal["terrain", "blueprint"] = "terrain"
    path: Path = ()
    writing: Writing | None = None

    def board(self, area: Map) -> Board:
        """The board; a blueprint keeps the rows and columns of its zones, other maps begin where their tiles do."""
        covered = [cell for tile in self.tiles for cell in tile.cells] or [
            cell for cells in area.cells for cell in cells
        ]
        shape = shape_of(area.grid, covered, keeps_origin=self.style == "blueprint")
        origin = _origin(shape)
        regions = self._regions(area, shape, origin)
        drawn = {region.id for region in regions}
        width, height = _size(shape, covered)
        return Board(
            key=self.key,
            title=self.title,
            style=self.style,
            grid=area.grid,
            columns=width,
            rows=height,
            tiles=tuple(self._tile(tile, shape, origin) for tile in self.tiles),
            regions=tuple(regions),
            lines=tuple(self._lines(area, shape, {region.id: region.name_box for region in regions})),
            tokens=tuple(token for token in self.tokens if token.region in drawn),
            overlaps=tuple((x - origin[0], y - origin[1]) for x, y in sorted(set(self.overlaps))),
            path=self.path,
            origin=origin,
            writing=self.writing,
        )

    def _regions(self, area: Map, shape: Shape, origin: Cell) -> list[Region]:
        found, touching = [], _touching(area)
        for number, id_ in enumerate(area.ids):
            cells = area.cells[number]
            if not cells:
                continue
            place = self.places.get(id_, Place(id_))
            first, last = name_cells(area.grid, cells)
            beside, near = _beside(touching, number), set(area.neighbours[number])
            found.append(
                Region(
                    id=id_,
                    name=place.name,
                    tile=area.sectors[area.sector_of[number]],
                    cells=tuple((x - origin[0], y - origin[1]) for x, y in cells),
                    rings=rings_of(shape, cells),
                    name_box=box_of(shape, first, last),
                    reference=reference((first[0] + last[0]) // 2 - origin[0], (first[1] + last[1]) // 2 - origin[1]),
                    tags=place.tags,
                    neighbours=tuple(area.ids[other] for other in area.neighbours[number]),
                    label=place.label,
                    kind=place.kind,
                    path=place.path,
                    walls=tuple(area.ids[other] for other in sorted(beside - near)),
                    links=tuple(area.ids[other] for other in sorted(near - beside)),
                )
            )
        return found

    def _tile(self, tile: LaidTile, shape: Shape, origin: Cell) -> DrawnTile:
        rings = rings_of(shape, tile.cells)
        column, row = min((x for x, _ in tile.cells), default=0), min((y for _, y in tile.cells), default=0)
        step = 90 if shape.grid == "square" else 60
        return DrawnTile(
            id=tile.id,
            title=tile.title,
            side=tile.side,
            column=column - origin[0],
            row=row - origin[1],
            rotation=tile.rotation // step,
            outline=rings[0] if rings else (),
            path=tile.path,
            laid=tile.laid,
            sides=tile.sides,
        )

    # --- lines --------------------------------------------------------------------------------------

    def _lines(self, area: Map, shape: Shape, boxes: Mapping[str, Box]) -> Iterator[Line]:
        """Typed borders, walls where regions touch but do not meet, doors of blueprints; links across a gap."""
        touching = _touching(area)
        met = {(one.a, one.b): one.borders for one in area.contacts}
        for a, b in sorted(touching):
            is_plain = met.get((a, b)) and not set(met[a, b]) - {OPEN, CORNER, LINK}
            if not (is_plain and self.style == "terrain"):
                yield from self._border(area, shape, a, b)
        for a, b in met:
            names = area.ids[a], area.ids[b]
            if (a, b) not in touching and b in area.neighbours[a] and boxes.keys() >= set(names):
                yield self._line("link", names, _middle(boxes[names[0]]), _middle(boxes[names[1]]))

    def _border(self, area: Map, shape: Shape, a: int, b: int) -> Iterator[Line]:
        """The sides that two regions share, where they are more than open."""
        sides: dict[str, list[Side]] = {}
        for cell in area.cells[a]:
            for across, side in shape.sides(cell):
                if area.region_at(across) == b and (kind := self._kind_of_side(area, cell, across, a, b)):
                    sides.setdefault(kind, []).append(side)
        for kind, shared in sides.items():
            for start, end in _doors(shared) if kind == "door" else _joined(shared):
                yield self._line(kind, (area.ids[a], area.ids[b]), shape.point(start), shape.point(end))

    def _kind_of_side(self, area: Map, cell: Cell, across: Cell, a: int, b: int) -> str:
        border = area.border(cell, across)
        if border not in (OPEN, CORNER, None):
            return str(border)
        if b not in area.neighbours[a]:
            return "wall"
        return "door" if self.style == "blueprint" else ""

    def _line(self, kind: str, regions: tuple[str, str], start: Point, end: Point) -> Line:
        if kind == "door":
            (x1, y1), (x2, y2) = start, end
            (low, high) = DOOR
            start = (x1 + (x2 - x1) * low, y1 + (y2 - y1) * low)
            end = (x1 + (x2 - x1) * high, y1 + (y2 - y1) * high)
        return Line(kind, self.words.get(kind, kind), start, end, regions)


def reference(column: int, row: int) -> str:
    """Column letter and row number: 'B1'; after Z comes AA."""
    letters = ""
    column += 1
    while column > 0:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{row + 1}"


def _origin(shape: Shape) -> Cell:
    """The cell at the top left corner of the drawing."""
    if shape.grid == "square":
        return shape.left, shape.top
    row = (shape.top + 2) // 3
    return (shape.left + 1 - row) // 2, row


def _size(shape: Shape, cells: Sequence[Cell]) -> tuple[int, int]:
    """Columns and rows that the drawing is wide and high, rounded up."""
    _, (right, bottom) = extent(shape.grid, cells)
    width, height = right - shape.left, bottom - shape.top
    return (width, height) if shape.grid == "square" else (ceil(width / 2), ceil(height * HEX_HEIGHT))


def _doors(sides: list[Side]) -> list[Side]:
    """One door between two zones: in the middle one of the sides they share."""
    return [sides[len(sides) // 2]]


def _joined(sides: list[Side]) -> list[Side]:
    """Sides that continue each other in a straight line, as one."""
    lines: list[Side] = []
    for start, end in sorted((_ordered(side) for side in sides), key=_along):
        if lines and lines[-1][1] == start and _step(lines[-1]) == _step((start, end)):
            lines[-1] = (lines[-1][0], end)
        else:
            lines.append((start, end))
    return lines


def _ordered(side: Side) -> Side:
    return (min(side), max(side))


def _along(side: Side) -> tuple[int, ...]:
    """Level sides row by row, the others column by column."""
    (x, y), (_, below) = side
    return (0, y, x) if y == below else (1, x, y)


def _step(side: Side) -> tuple[bool, bool]:
    return side[0][0] == side[1][0], side[0][1] == side[1][1]


def _touching(area: Map) -> set[tuple[int, int]]:
    """Pairs of regions whose cells touch, a < b, whether or not they are neighbours."""
    at = {cell: number for number, cells in enumerate(area.cells) for cell in cells}
    steps = contact_steps(area.grid, area.diagonal)
    found = {(number, at.get((x + right, y + down), number)) for (x, y), number in at.items() for right, down in steps}
    return {(min(pair), max(pair)) for pair in found if pair[0] != pair[1]}


def _beside(touching: set[tuple[int, int]], number: int) -> set[int]:
    """The regions that one touches."""
    return {a + b - number for a, b in touching if number in (a, b)}


def _middle(box: Box) -> Point:
    return box.x + box.width / 2, box.y + box.height / 2
