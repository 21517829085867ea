"""Kinds of squares of a blueprint, as its form offers them."""

from dataclasses import asdict, dataclass
from typing import Any

from missions.pictures.boards import grounds


@dataclass(frozen=True)
class SquareKind:
    """A square that can be painted: what it begins with, what turns it, what is counted on it."""

    key: str
    label: str
    blank: dict[str, Any]
    tag: tuple[str, ...]
    turn: str  # the field with its direction
    directions: tuple[Any, ...]  # clockwise
    count: str  # the field with a number
    least: float
    most: float

    @property
    def ground(self) -> str:
        """How it is coloured on the board."""
        return grounds.zone(self.key)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def square_kinds(form: Any, board: Any) -> list[SquareKind]:
    """The shapes of an entry of the list that the board is written in."""
    name = board.writing.path[-1]
    field = next((one for one in form.fields if one.path == (name,) and one.widget == "list"), None)
    shapes = field.item.shapes if field and field.item.widget == "oneOf" else ()
    return [_kind(shape, {board.writing.column, board.writing.row}) for shape in shapes]


def _kind(shape: Any, position: set[str]) -> SquareKind:
    turned = next((one for one in shape.fields if one.widget == "choice" and len(one.choices) > 1), None)
    counted = next((one for one in shape.fields if one.widget == "number" and one.path[-1] not in position), None)
    return SquareKind(
        key=shape.key,
        label=shape.label,
        blank=shape.blank,
        tag=shape.tag,
        turn=turned.path[-1] if turned else "",
        directions=tuple(one.value for one in turned.choices) if turned else (),
        count=counted.path[-1] if counted else "",
        least=counted.least or 0 if counted else 0,
        most=counted.most or 99 if counted else 0,
    )
