"""What lies on a board when the game begins: tokens and terrain icons in rows."""

from collections.abc import Sequence
from typing import Any, NamedTuple

TOKEN, ICON = 29.0, 25.0  # how wide they are with the gap beside them
SMALL = 24.0  # a token beside a name in the corner
ROW = 30.0
MOST_CARDS = 4  # drawn of a stack
GAP = 5.0  # between a name and the first row


class Mark(NamedTuple):
    """A token or a terrain icon where it is drawn."""

    shape: str  # a template in templates/board/marks/; "icon" is a terrain icon
    x: float
    y: float
    scale: float
    text: str
    icon: str
    tone: str
    turn: int
    label: str
    kind: str = ""  # of a token

    @property
    def icon_size(self) -> float:
        return {"icon": 17, "stack": 13, "plain": 22}.get(self.shape, 19)

    @property
    def icon_x(self) -> float:
        return self.top_card[0] - self.icon_size / 2

    @property
    def icon_y(self) -> float:
        return self.top_card[1] - self.icon_size / 2

    @property
    def text_x(self) -> float:
        return -1 if self.shape == "pennant" else 0

    @property
    def text_y(self) -> float:
        return {"pennant": -3, "triangle": 8}.get(self.shape, 4.7)

    @property
    def cards(self) -> list[tuple[float, float]]:
        """Where the cards of a stack lie, the uppermost last."""
        number = min(int(self.text), MOST_CARDS) if self.text.isdigit() else 1
        shift = (number - 1) / 2
        return [(3.2 * (shift - at), 2.4 * (shift - at)) for at in range(number - 1, -1, -1)]

    @property
    def top_card(self) -> tuple[float, float]:
        return self.cards[-1] if self.shape == "stack" else (0, 0)


def in_rows(
    laid: Sequence[Any], tags: Sequence[Any], box: Any, unit: int, scale: float, name: float
) -> tuple[Mark, ...]:
    """Tokens, then icons, in as many rows as they need, centred below a name of the given height."""
    things = [*laid, *tags]
    if not things:
        return ()
    scale = _scale_to_fit(things, box, unit, scale, name)
    rows = _rows(things, box.width * unit / scale)
    height = len(rows) * ROW * scale
    gap = GAP * scale if name else 0
    top = (box.y + box.height / 2) * unit - (name + gap + height) / 2 + name + gap
    middle = (box.x + box.width / 2) * unit
    marks = []
    for number, row in enumerate(rows):
        x = middle - sum(map(_width, row)) * scale / 2
        for thing in row:
            marks.append(_mark(thing, x + _width(thing) * scale / 2, top + (number + 0.5) * ROW * scale, scale))
            x += _width(thing) * scale
    return tuple(marks)


def top_of(marks: Sequence[Mark], box: Any, unit: int, name: float) -> float:
    """Where the name above these rows begins."""
    if not marks:
        return (box.y + box.height / 2) * unit - name / 2
    scale = marks[0].scale
    return marks[0].y - ROW * scale / 2 - GAP * scale - name


def in_line(tags: Sequence[Any], x: float, y: float) -> list[Mark]:
    """Icons one after the other behind a name."""
    return [_mark(tag, x + 17 * at, y, 0.62)._replace(shape="plain") for at, tag in enumerate(tags)]


def from_right(laid: Sequence[Any], x: float, y: float) -> list[Mark]:
    """Small tokens from the right end of a row."""
    return [_mark(token, x - SMALL * at, y, 0.72) for at, token in enumerate(reversed(laid))]


def lone_mark(token: Any) -> Mark:
    """A token in the middle of nothing."""
    return _mark(token, 0, 0, 1)


def _scale_to_fit(things: Sequence[Any], box: Any, unit: int, scale: float, name: float) -> float:
    """Smaller where the place is small, but never below two thirds."""
    for factor in (1, 0.92, 0.84, 0.75, 2 / 3):
        rows = _rows(things, box.width * unit / (scale * factor))
        if len(rows) * ROW * scale * factor + name + GAP <= box.height * unit - 2:
            break
    return scale * factor


def _rows(things: Sequence[Any], width: float) -> list[list[Any]]:
    rows: list[list[Any]] = [[]]
    for thing in things:
        if rows[-1] and sum(map(_width, rows[-1])) + _width(thing) > width:
            rows.append([])
        rows[-1].append(thing)
    return rows


def _width(thing: Any) -> float:
    return TOKEN if hasattr(thing, "shape") else ICON


def _mark(thing: Any, x: float, y: float, scale: float) -> Mark:
    if not hasattr(thing, "shape"):
        return Mark("icon", x, y, scale, "", thing.icon, "", 0, thing.label)
    has_symbol = thing.shape == "stack" or not (thing.text or thing.shape == "arrow")
    icon = thing.icon if has_symbol else ""
    tone, turn = thing.tone or "black", thing.turn * 90
    return Mark(thing.shape, x, y, scale, thing.text, icon, tone, turn, thing.label, thing.kind)
