"""What the template of a board draws, from what the engine says of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2s
from math import ceil
from typing import Any, NamedTuple

from missions.pictures.boards import grounds, tokens
from missions.pictures.boards.outlines import inset, rounded, straight
from missions.pictures.boards.pieces import DrawnPiece, place_pieces
from missions.pictures.boards.sizes import SIZES, Size
from missions.pictures.boards.words import NameLine, words_of

CORNER = 5.0  # of a place's outline, on the page
FRAME = 5  # from the board to the line around it
RULE = 4.2  # from a sector's edge to the thin line inside it


class Heat(NamedTuple):
    """What a heat map says of a place."""

    step: int  # 0 to 5
    text: str
    href: str = ""  # where the games behind the number are
    title: str = ""  # all that is known of the place, for those who point at it


@dataclass(frozen=True)
class DrawnRegion:
    """A place: its outline, its ground, its name and what lies on it."""

    number: int
    region: Any
    d: str
    ground: str
    layers: tuple[grounds.Layer, ...]
    x: float  # the middle of its largest rectangle
    y: float
    lines: tuple[NameLine, ...] = ()
    size: float = 0.0
    marks: tuple[tokens.Mark, ...] = ()
    heat: Heat | None = None

    @property
    def value_y(self) -> float:
        """The baseline of a heat map's number: in the middle, but below the name."""
        return max(self.y + 5, (self.lines[-1].y if self.lines else 0) + 20)


@dataclass(frozen=True)
class Drawing:
    """A board, ready for its template."""

    uid: str
    board: Any
    size: Size
    width: float
    height: float
    regions: Sequence[DrawnRegion]
    patterns: Sequence[str]
    columns: Sequence[NameLine] = ()
    rows: Sequence[NameLine] = ()
    tiles: Sequence[tuple[str, str]] = ()  # outline and the thin line inside it
    lines: Sequence[tuple[Any, float, float, float, float]] = ()
    pieces: Sequence[DrawnPiece] = field(default=())
    overlaps: Sequence[tuple[float, float]] = ()

    @property
    def margin(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom; a blueprint lies on a sheet that is a little larger than its zones."""
        if self.board.style == "terrain":
            return self.size.margin
        room = self.size.unit / 4
        if self.size.names:
            return room, room, room, room
        side = max(self.width, self.height)  # a tile's sheet is square
        across, down = room + (side - self.width) / 2, room + (side - self.height) / 2
        return across, down, across, down

    @property
    def left(self) -> float:
        return -self.margin[0]

    @property
    def top(self) -> float:
        return -self.margin[1]

    @property
    def outer_width(self) -> float:
        return self.width + self.margin[0] + self.margin[2]

    @property
    def outer_height(self) -> float:
        return self.height + self.margin[1] + self.margin[3]

    @property
    def view_box(self) -> str:
        return f"{self.left:g} {self.top:g} {self.outer_width:g} {self.outer_height:g}"

    @property
    def framed_width(self) -> float:
        return self.width + 2 * FRAME

    @property
    def framed_height(self) -> float:
        return self.height + 2 * FRAME

    @property
    def ticks(self) -> str:
        """Short lines outside the frame, one at every cell's edge."""
        unit = self.size.unit
        columns = (
            f"M{at * unit} {-FRAME}v-5M{at * unit} {self.height + FRAME}v5" for at in range(self.board.columns + 1)
        )
        rows = (f"M{-FRAME} {at * unit}h-5M{self.width + FRAME} {at * unit}h5" for at in range(self.board.rows + 1))
        return "".join((*columns, *rows))

    @property
    def grid(self) -> str:
        """The lines of a blueprint's sheet, three to a cell."""
        step = self.size.unit / 3
        columns, rows = ceil(self.outer_width / step), ceil(self.outer_height / step)
        down = (f"M{self.left + at * step:.1f} {self.top:g}v{self.outer_height:g}" for at in range(1, columns))
        across = (f"M{self.left:g} {self.top + at * step:.1f}h{self.outer_width:g}" for at in range(1, rows))
        return "".join((*down, *across))

    @property
    def symbols(self) -> list[str]:
        """Which symbols of the sprite it shows."""
        shown = [mark.icon for region in self.regions for mark in region.marks] + [piece.icon for piece in self.pieces]
        return sorted({icon for icon in shown if icon})


def draw(
    board: Any,
    size: str = "page",
    heat: Mapping[str, Heat] | None = None,
    pieces: Sequence[Any] = (),
    with_spoilers: bool = True,
    with_tokens: bool = True,
) -> Drawing:
    """`heat` by region id; `pieces` are those of a scene, drawn over what lies there at the beginning."""
    scale = SIZES[size]
    unit = scale.unit
    has_frame = scale.has_frame and board.style == "terrain" and board.grid == "square"
    shown = [token for token in board.tokens if with_tokens and (with_spoilers or not token.is_spoiler)]
    regions = [
        _region(board, number, region, scale, [token for token in shown if token.region == region.id], heat)
        for number, region in enumerate(board.regions)
    ]
    return Drawing(
        uid="b" + blake2s(f"{size}{board!r}".encode(), digest_size=5).hexdigest(),
        board=board,
        size=scale,
        width=board.columns * unit,
        height=board.rows * unit,
        regions=regions,
        patterns=grounds.patterns_of(layer for region in regions for layer in region.layers),
        columns=[NameLine(_letter(at), (at + 0.5) * unit, -12) for at in range(board.columns)] if has_frame else (),
        rows=[NameLine(str(at + 1), -24, (at + 0.5) * unit + 5) for at in range(board.rows)] if has_frame else (),
        tiles=[
            (straight(tile.outline, unit), straight(inset(tile.outline, RULE / 64), unit))
            for tile in board.tiles
            if tile.outline
        ],
        lines=[(line, *(part * unit for point in (line.start, line.end) for part in point)) for line in board.lines],
        pieces=place_pieces(board, pieces, unit, scale.token),
        overlaps=[(x * unit, y * unit) for x, y in board.overlaps],
    )


def _region(
    board: Any, number: int, region: Any, size: Size, laid: Sequence[Any], heat: Mapping[str, Heat] | None
) -> DrawnRegion:
    unit, box = size.unit, region.name_box
    is_blueprint = board.style == "blueprint"
    rings = [inset(ring, 0.045) for ring in region.rings] if is_blueprint else region.rings
    kinds = grounds.kinds_of(region)
    middle = ((box.x + box.width / 2) * unit, (box.y + box.height / 2) * unit)
    words = words_of(board, region, size, laid)
    return DrawnRegion(
        number=number,
        region=region,
        d=rounded(rings, unit, CORNER * unit / 64),
        ground=grounds.zone(region.kind) if is_blueprint else grounds.ground_of(kinds),
        layers=() if is_blueprint else grounds.layers_of(kinds, size.has_ground),
        x=middle[0],
        y=middle[1],
        lines=words.lines,
        size=words.size,
        marks=words.marks,
        heat=heat.get(region.id) if heat else None,
    )


def _letter(column: int) -> str:
    return chr(ord("A") + column) if column < 26 else _letter(column // 26 - 1) + _letter(column % 26)
