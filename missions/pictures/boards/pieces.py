"""Figures and tokens of a game under way, side by side in their places."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from missions.pictures.boards.words import Room, rooms_for_figures

SHAPES = {
    "hero": "person",
    "op": "person",
    "specialist": "ring",
    "monster": "monster",
    "enemy": "monster",
    "elite": "monster",
    "boss": "monster",
}
LARGER = {"elite": 1.15, "boss": 1.35}
ACROSS = 42.0  # from one figure to the next
NAMED = 49.0  # a row in which there is room for names below the figures
RAISED = 7.0  # where one is named
LETTER = 6.5
FEW_CELLS = 8  # across: such a board is drawn so large that smaller figures can be read


class DrawnPiece(NamedTuple):
    """A piece where it stands."""

    piece: Any
    shape: str
    x: float
    y: float
    scale: float
    name: str = ""  # of a person, where there is room for it

    @property
    def icon(self) -> str:
        return str(self.piece.icon)


def place_pieces(board: Any, pieces: Sequence[Any], unit: int, scale: float) -> list[DrawnPiece]:
    """Every piece that stands on this board, by its place."""
    here = [piece for piece in pieces if piece.board == board.key and piece.region]
    if board.columns <= FEW_CELLS:
        scale /= 2
    drawn = []
    for region in board.regions:
        standing = [piece for piece in here if piece.region == region.id]
        if standing:
            drawn += _in_region(standing, scale, rooms_for_figures(board, region, unit))
    return drawn


def _in_region(pieces: Sequence[Any], scale: float, rooms: Sequence[Room]) -> list[DrawnPiece]:
    """In rows, where they keep most of their size; they draw closer where many stand together."""
    count = len(pieces)
    ways = [
        (_fit(count, columns, room, ACROSS * scale), room, columns) for room in rooms for columns in range(1, count + 1)
    ]
    fit, room, columns = max(ways, key=lambda way: (way[0], way[1] is rooms[0], way[2]))
    left, top, width, height = room
    across, down = width / columns, height / -(-count // columns)
    names = [_name(piece, across / scale, down / scale) for piece in pieces]
    raised = RAISED * scale if any(names) else 0.0
    return [
        DrawnPiece(
            piece,
            SHAPES.get(piece.kind, "token"),
            left + across * (at % columns + 0.5),
            top + down * (at // columns + 0.5) - raised,
            round(scale * fit * LARGER.get(piece.kind, 1), 2),
            names[at],
        )
        for at, piece in enumerate(pieces)
    ]


def _fit(count: int, columns: int, room: Room, size: float) -> float:
    """How much of their size is left to so many figures in so many columns: rows may stand a little closer."""
    rows = -(-count // columns)
    return min(1.0, room.width / columns / size, room.height / rows / (size * 0.9))


def _name(piece: Any, across: float, down: float) -> str:
    """Below a figure of a person, as far as its row is high and its column wide enough: 'Jill Bradley', or 'Jill'."""
    if SHAPES.get(piece.kind) != "person" or down < NAMED:
        return ""
    label = str(piece.label)
    return next((name for name in (label, *label.split()[:1]) if across >= LETTER * len(name)), "")
