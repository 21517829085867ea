"""Figures and tokens of a game under way, side by side in their places."""

from collections.abc import Sequence
from typing import Any, NamedTuple

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


class DrawnPiece(NamedTuple):
    """A piece where it stands."""

    piece: Any
    shape: str
    x: float
    y: float
    scale: float

    @property
    def icon(self) -> str:
        return str(self.piece.icon)


def place_pieces(board: Any, pieces: Sequence[Any], unit: int, scale: float) -> list[DrawnPiece]:
    """Every piece that stands on this board, by its place."""
    here = [piece for piece in pieces if piece.board == board.key and piece.region]
    drawn = []
    for region in board.regions:
        drawn += _in_region(region, [piece for piece in here if piece.region == region.id], unit, scale)
    return drawn


def _in_region(region: Any, pieces: Sequence[Any], unit: int, scale: float) -> list[DrawnPiece]:
    """Rows below the name; they draw closer where many stand together."""
    if not pieces:
        return []
    box = region.name_box
    left, top = box.x * unit + 4, box.y * unit + 22
    width, height = box.width * unit - 8, max(box.height * unit - 26, 30)
    columns = max(1, min(len(pieces), int(width // (ACROSS * scale))))
    while -(-len(pieces) // columns) * ACROSS * scale > height and columns < len(pieces):
        columns += 1
    rows = -(-len(pieces) // columns)
    across, down = width / columns, height / rows
    fit = min(1.0, across / (ACROSS * scale), down / (ACROSS * scale * 0.9))
    return [
        DrawnPiece(
            piece,
            SHAPES.get(piece.kind, "token"),
            left + across * (at % columns + 0.5),
            top + down * (at // columns + 0.5),
            round(scale * fit * LARGER.get(piece.kind, 1), 2),
        )
        for at, piece in enumerate(pieces)
    ]
