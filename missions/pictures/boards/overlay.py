"""Two boards in one drawing: what stayed is faint, what changed is lit, what moved has a ghost and an arrow."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import hypot
from typing import Any, Literal, NamedTuple

from missions.pictures.boards.drawing import Drawing, DrawnRegion, draw
from missions.pictures.boards.outlines import rounded, straight

GHOST = "ghost"  # the kind of a token that lay there before
REACH = 17  # from the middle of a token to where an arrow may begin or end
BEND = 0.16  # how far an arrow swings aside, as a share of its length

Lit = Literal["new", "gone", "changed"]


class Sign(NamedTuple):
    """The plus or minus in a lit place's corner."""

    kind: Lit
    x: float
    y: float


@dataclass(frozen=True)
class Overlay:
    """What is drawn above the board."""

    drawing: Drawing
    lit: Sequence[tuple[DrawnRegion, Lit]]  # places, and what happened to them
    faint: Sequence[DrawnRegion]  # those that stayed as they were
    signs: Sequence[Sign] = ()
    outlines: Sequence[str] = ()  # of places that are no more, and of where a sector lay
    arrows: Sequence[str] = field(default=())


def overlaid(change: Any) -> Overlay:
    """A BoardChange, both of whose boards are there, on the newer one."""
    board = replace(change.after, tokens=(*change.after.tokens, *ghosts_of(change)))
    drawing = draw(board, "page", with_spoilers=False)
    states = change.states()
    lit = [(one, states[one.region.id]) for one in drawing.regions if one.region.id in states]
    moved = {tile.id for _was, tile in change.tiles}
    faint = [one for one in drawing.regions if one.region.id not in states and one.region.tile not in moved]
    unit = drawing.size.unit
    gone = [one for one in change.before.regions if states.get(one.id) == "gone" and one.id in change.lost_places]
    outlines = [rounded(one.rings, unit, 5) for one in gone] + [straight(one.outline, unit) for one, _ in change.tiles]
    arrows = [arrow(middle(one.outline, unit), middle(other.outline, unit), 0) for one, other in change.tiles]
    arrows += [arrow(*ends, REACH) for move in change.moves if (ends := ends_of(drawing, move))]
    signs = [Sign(kind, *corner(one.region, unit)) for one, kind in lit]
    return Overlay(drawing, lit, faint, signs, outlines, arrows)


def ghosts_of(change: Any) -> list[Any]:
    """Tokens that went or moved, where they lay, if the place is still there."""
    there = {one.id for one in change.after.regions}
    return [replace(one, kind=GHOST) for one in change.left if one.region in there]


def ends_of(drawing: Drawing, move: tuple[Any, Any]) -> tuple[tuple[float, float], tuple[float, float]] | None:
    """Where a token's ghost and the token itself are drawn."""
    ends = []
    for token, is_ghost in ((move[0], True), (move[1], False)):
        for region in drawing.regions:
            if region.region.id == token.region:
                ends += [
                    (mark.x, mark.y)
                    for mark in region.marks
                    if (mark.label, mark.text, mark.kind == GHOST) == (token.label, token.text, is_ghost)
                ][:1]
    return (ends[0], ends[1]) if len(ends) == 2 else None


def arrow(start: tuple[float, float], end: tuple[float, float], reach: float) -> str:
    """A swinging line from one middle to the other, without touching what stands there."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down) or 1
    bend = (start[0] + across / 2 - down * BEND, start[1] + down / 2 + across * BEND)
    first, last = towards(start, bend, min(reach, length / 3)), towards(end, bend, min(reach, length / 3))
    return f"M{first[0]:.1f} {first[1]:.1f}Q{bend[0]:.1f} {bend[1]:.1f} {last[0]:.1f} {last[1]:.1f}"


def towards(start: tuple[float, float], end: tuple[float, float], far: float) -> tuple[float, float]:
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    return start[0] + (end[0] - start[0]) * far / length, start[1] + (end[1] - start[1]) * far / length


def middle(outline: Sequence[tuple[float, float]], unit: float) -> tuple[float, float]:
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return (min(across) + max(across)) / 2 * unit, (min(down) + max(down)) / 2 * unit


def corner(region: Any, unit: float) -> tuple[float, float]:
    """The corner of its uppermost, leftmost cell."""
    column, row = min(region.cells, key=lambda cell: (cell[1], cell[0]))
    return column * unit + 15, row * unit + 15
