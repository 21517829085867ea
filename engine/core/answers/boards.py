"""What maps are made of, for drawing. One unit is one cell; (0, 0) is the top left corner of the board."""

from dataclasses import dataclass
from typing import Literal

from engine.core.answers import Path

Point = tuple[float, float]
Cell = tuple[int, int]  # column, row


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Tag:
    """Terrain or another property of a place."""

    key: str
    label: str
    icon: str
    pattern: str = ""  # "elevated", "cover", "difficult", "impassable", "indoor", "water"; '' has none


@dataclass(frozen=True, slots=True)
class Tile:
    """A sector as it lies on the board."""

    id: str
    title: str
    side: str  # 'front', 'A', …; '' where there is only one
    column: int
    row: int
    rotation: int  # quarter or sixth turns clockwise
    outline: tuple[Point, ...]
    path: Path = ()  # of the sector
    laid: Path = ()  # where the document says that it lies here
    sides: tuple[str, ...] = ()  # the sectors on the sides of the same piece of cardboard, this one too


@dataclass(frozen=True, slots=True)
class Region:
    """A place on the board."""

    id: str  # as options, scenes and reports name it
    name: str
    tile: str  # the id of the tile it lies on
    cells: tuple[Cell, ...]
    rings: tuple[tuple[Point, ...], ...]  # outlines; holes follow the ring around them
    name_box: Box  # the largest rectangle inside, for its name
    reference: str  # column letter and row number: 'B1'
    tags: tuple[Tag, ...]
    neighbours: tuple[str, ...]
    label: str = ""  # a second line, where a game prints one in the place: 'front door'
    kind: str = ""  # of a zone: "infiltration", …
    path: Path = ()
    walls: tuple[str, ...] = ()  # places that it touches and that are shut off by hand
    links: tuple[str, ...] = ()  # neighbours that it does not touch


@dataclass(frozen=True, slots=True)
class Line:
    """A wall or a door between two cells, or a link between regions that do not touch."""

    kind: str  # "wall", "door", "link", …
    label: str
    start: Point
    end: Point
    regions: tuple[str, str] | tuple[()] = ()


@dataclass(frozen=True, slots=True)
class Token:
    """Something that lies or stands on the board when the game begins."""

    kind: str  # "spawn", "entry", "exit", "boss", "intel", "special", "objective", "action", "hero", "monster", …
    shape: Literal["diamond", "disc", "square", "triangle", "pennant", "hexagon", "stack", "arrow", "ring"]
    label: str
    text: str  # what stands on it: a number or letter
    icon: str
    region: str
    tone: str = ""  # "green", "blue", "red", "yellow", "ochre", "black"
    turn: int = 0  # an arrow's quarter turns clockwise from pointing up
    is_spoiler: bool = False  # known only once the game is under way
    path: Path = ()


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely something that comes onto the board comes here."""

    region: str
    share: float
    text: str  # '2/12'


@dataclass(frozen=True, slots=True)
class Writing:
    """How a board stands in the document, for those who draw it: which fields of which list they write."""

    way: Literal["tiles", "cells", "squares"]  # sectors that are laid, cells that are painted, one square a place
    path: Path  # the list of tiles or squares, or the rows of cells
    column: str = ""  # fields of a tile or square
    row: str = ""
    rotation: str = ""  # in degrees
    piece: str = ""  # the sector that is laid
    collection: str = ""  # whose records are laid
    places: Path = ()  # of cells: the list of places
    key: str = ""  # of cells: the field of a place with the letter that it is painted with
    empty: str = ""  # of cells: the letter of no place
    has_corners: bool = False  # places meet at corners too
    links: Path = ()  # where all pairs of neighbours are listed, if they are given by hand; () where they cannot be
    most: tuple[int, int] = (64, 64)  # columns and rows


@dataclass(frozen=True, slots=True)
class Board:
    """One board of a mission, of a layout, or a single sector."""

    key: str  # '' where there is but one; in reports it stands before the regions' names
    title: str
    style: Literal["terrain", "blueprint"]
    grid: Literal["square", "hex"]
    columns: int
    rows: int
    tiles: tuple[Tile, ...]
    regions: tuple[Region, ...]
    lines: tuple[Line, ...]
    tokens: tuple[Token, ...]
    overlaps: tuple[Cell, ...] = ()  # cells that two tiles claim, in a draft
    path: Path = ()
    origin: Cell = (0, 0)  # the document's column and row at the top left corner: an editor adds it to what is dropped
    writing: Writing | None = None
    odds: tuple[Odds, ...] = ()  # none where nothing comes by chance
    odds_label: str = ""  # what is likely, and by which chance
