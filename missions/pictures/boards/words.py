"""The name of a place, and what lies there, side by side without covering each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from missions.pictures.boards import grounds, tokens
from missions.pictures.boards.names import fit_capitals, fit_small
from missions.pictures.boards.sizes import Size

NAME, NAME_IN_ONE_COLUMN, NAME_SMALL, NAME_ON_BLUEPRINT = 19.5, 17.5, 12.0, 11.0
ROOM = 7.0  # left free beside a name
LINE = 13.0  # from one line of a small name to the next
ICON = 17.0  # from one icon behind it to the next


@dataclass(frozen=True)
class NameLine:
    """One line of a name, at its baseline."""

    text: str
    x: float
    y: float


@dataclass(frozen=True)
class Words:
    """What is written in a place, and what is drawn beside it."""

    lines: tuple[NameLine, ...] = ()
    size: float = 0.0
    marks: tuple[tokens.Mark, ...] = ()


def words_of(board: Any, region: Any, size: Size, laid: Sequence[Any]) -> Words:
    """A name with a row of tokens below it, or in the corner with figures below it, or tokens alone."""
    if board.style == "blueprint":
        return _on_blueprint(region, size, laid)
    if size.names == "corner":
        return _in_corner(board, region, size, laid)
    if size.names == "middle":
        return _in_middle(region, size, laid)
    return Words(marks=tokens.in_rows(laid, (), region.name_box, size.unit, size.token, 0))


def _on_blueprint(region: Any, size: Size, laid: Sequence[Any]) -> Words:
    box, unit = region.name_box, size.unit
    lines = (NameLine(region.reference, box.x * unit + 9, box.y * unit + 15),) if size.names else ()
    return Words(lines, NAME_ON_BLUEPRINT, tokens.in_rows(laid, (), box, unit, size.token, 0))


def _in_middle(region: Any, size: Size, laid: Sequence[Any]) -> Words:
    box, unit = region.name_box, size.unit
    name = fit_capitals(region.name, box.width * unit - ROOM, NAME if box.width > 1 else NAME_IN_ONE_COLUMN)
    height = len(name.lines) * name.size * 1.08
    marks = tokens.in_rows(laid, grounds.icons_of(region), box, unit, size.token, height)
    top = tokens.top_of(marks, box, unit, height)
    x = (box.x + box.width / 2) * unit
    lines = tuple(NameLine(text, x, top + name.size * (0.86 + 1.08 * at)) for at, text in enumerate(name.lines))
    return Words(lines, name.size, marks)


def _in_corner(board: Any, region: Any, size: Size, laid: Sequence[Any]) -> Words:
    """The name top left, icons behind it, tokens at the row's end or below where the row is too short."""
    left, right, top = _name_row(region, size.unit, board.grid == "square")
    name = fit_small(region.name, right - left, NAME_SMALL)
    lines = tuple(NameLine(text, left, top + 17 + LINE * at) for at, text in enumerate(name.lines))
    if not size.has_ground:
        return Words(lines, name.size)
    icons = tokens.in_line(grounds.icons_of(region), left + name.width + 12, lines[-1].y - 4)
    used = name.width + ICON * len(icons)
    below = 0.0 if used + tokens.SMALL * len(laid) <= right - left else LINE * len(lines) + 8
    return Words(lines, name.size, (*icons, *tokens.from_right(laid, right - 9, top + 15 + below)))


class Room(NamedTuple):
    """Where figures can stand without covering a name."""

    left: float
    top: float
    width: float
    height: float


def rooms_for_figures(board: Any, region: Any, unit: int) -> list[Room]:
    """Below the name, or beside it in a row that it does not fill; all of the place if its name stands above."""
    box = region.name_box
    left, top, width, height = box.x * unit + 4, box.y * unit, box.width * unit - 8, box.height * unit
    if board.style == "blueprint":
        return [_below(left, top, width, height, 0)]
    row_left, row_right, row_top = _name_row(region, unit, board.grid == "square")
    if row_top < top:
        return [Room(left, top + 4, width, height - 8)]
    if row_top > top:
        return [_below(left, top, width, height, 0)]
    name = fit_small(region.name, row_right - row_left, NAME_SMALL)
    end = max(left, row_left + name.width + ICON * len(grounds.icons_of(region)) + ROOM)
    beside = [Room(end, top + 4, left + width - end, height - 8)] if end < left + width else []
    return [_below(left, top, width, height, LINE * (len(name.lines) - 1)), *beside]


def _below(left: float, top: float, width: float, height: float, named: float) -> Room:
    """Below the first line of a name, and the others, which take so much."""
    return Room(left, top + 22 + named, width, max(height - 26 - named, 30))


def _name_row(region: Any, unit: int, is_square: bool) -> tuple[float, float, float]:
    """Left and right end and upper edge of the row for a name: of squares the first that is at least two wide."""
    box = region.name_box
    if not is_square:
        return box.x * unit + 8, (box.x + box.width) * unit - 6, box.y * unit
    rows: dict[int, list[int]] = {}
    for x, y in region.cells:
        rows.setdefault(y, []).append(x)
    row = next((y for y in sorted(rows) if max(rows[y]) > min(rows[y])), min(rows))
    return min(rows[row]) * unit + 8, (max(rows[row]) + 1) * unit - 6, row * unit
