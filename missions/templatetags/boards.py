"""Boards in pages: `{% board board size="tile" %}` draws one, `{% board_sheet board %}` with its places and legend."""

from collections.abc import Mapping, Sequence
from typing import Any

from django import template
from django.templatetags.static import static

from missions.pictures.boards import draw
from missions.pictures.boards.drawing import Heat
from missions.pictures.boards.overlay import overlaid
from missions.pictures.boards.sheet import groups_of, legend_of

register = template.Library()


@register.inclusion_tag("board/board.html")
def board(
    board: Any,
    size: str = "page",
    heat: Mapping[str, Heat] | None = None,
    pieces: Sequence[Any] = (),
    label: str = "",
    with_spoilers: bool = True,
) -> dict[str, Any]:
    """One board as inline SVG. `heat`: region id → (step 0 to 5, text); `pieces`: those of a scene."""
    return {
        "drawing": draw(board, size, heat=heat, pieces=pieces, with_spoilers=with_spoilers),
        "label": label or board.title,
        "role": "group" if heat and any(one.href for one in heat.values()) else "img",  # a picture can hold no links
        "sprite": static("icons/sprite.svg"),
    }


@register.inclusion_tag("board/changes.html")
def board_changes(change: Any) -> dict[str, Any]:
    """Both boards of a BoardChange in one drawing."""
    overlay = overlaid(change)
    return {"overlay": overlay, "drawing": overlay.drawing, "label": change.title, "sprite": static("icons/sprite.svg")}


@register.inclusion_tag("board/sheet.html")
def board_sheet(board: Any, with_spoilers: bool = False) -> dict[str, Any]:
    """The board as a map sheet: its places listed beside it, a legend below."""
    drawing = draw(board, "page", with_spoilers=with_spoilers)
    return {
        "drawing": drawing,
        "label": board.title,
        "sprite": static("icons/sprite.svg"),
        "groups": groups_of(drawing),
        "legend": legend_of(drawing),
    }
