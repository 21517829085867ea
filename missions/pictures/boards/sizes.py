"""The sizes that a board is drawn in. Widths of lines belong to the size's class in board.css."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Size:
    """How large a cell is, and what is drawn besides the ground."""

    name: str
    unit: int  # of one cell, in units of the SVG
    margin: tuple[int, int, int, int]  # left, top, right, bottom
    names: Literal["middle", "corner", ""]
    token: float  # 1 is a disc of 29 units
    pattern: float  # scale of the patterns
    has_frame: bool = False  # letters and numbers around it
    has_outlines: bool = False  # a second outline of every place, above all grounds, to be lit
    has_ground: bool = True  # terrain as pattern; a heat map shows values instead


SIZES = {
    size.name: size
    for size in (
        Size("page", 64, (40, 36, 12, 12), "middle", 1, 1, has_frame=True, has_outlines=True),
        Size("tile", 26, (2, 2, 2, 2), "", 0.56, 0.62),
        Size("print", 64, (0, 0, 0, 0), "middle", 1, 1),
        Size("play", 56, (4, 4, 4, 4), "corner", 1.2, 0.9, has_outlines=True),
        Size("heat", 56, (4, 4, 4, 4), "corner", 0.9, 0.9, has_outlines=True, has_ground=False),
    )
}
