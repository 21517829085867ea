"""What is wrong with a painted sector before any rule is asked: cells of no place, and places in several parts."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

Cell = tuple[int, int]
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


@dataclass(frozen=True)
class Flaw:
    """One flaw, and the cells to mark."""

    text: str
    cells: tuple[Cell, ...]


def flaws_of(board: Any) -> list[Flaw]:
    """Flaws of a sector's cells, in the order of its places."""
    painted = {cell for region in board.regions for cell in region.cells}
    bare = [(x, y) for y in range(board.rows) for x in range(board.columns) if (x, y) not in painted]
    found = []
    if bare:
        text = ngettext("%(count)s cell belongs to no place.", "%(count)s cells belong to no place.", len(bare))
        found.append(Flaw(text % {"count": len(bare)}, tuple(bare)))
    for region in board.regions:
        parts = sorted(_parts(set(region.cells)), key=len)
        if len(parts) > 1:
            text = _("%(place)s lies in %(count)s parts.") % {"place": region.name, "count": len(parts)}
            found.append(Flaw(text, tuple(min(part) for part in parts[:-1])))
    return found


def _parts(cells: set[Cell]) -> list[set[Cell]]:
    """The cells that hang together side by side."""
    parts = []
    while cells:
        ahead = [cells.pop()]
        part = set(ahead)
        while ahead:
            x, y = ahead.pop()
            near = {(x + right, y + down) for right, down in SIDES} & cells
            cells -= near
            part |= near
            ahead.extend(near)
        parts.append(part)
    return parts
