"""The sheets as data, gathered one after the other, and set as one PDF."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from django.utils import translation
from django.utils.translation import gettext as _

from engine import as_json
from missions.editions import Edition
from missions.pictures.boards import board_svg
from missions.pictures.boards.standalone import token_svg
from missions.pictures.bounds import bounded
from missions.pictures.compiler import compile_picture
from missions.pictures.of_editions import card_data, own_art_of
from missions.pictures.printing.plan import SHOWN, SQUARE, TOKENS_A_SHEET, Plan, parts_of, tokens_of


@dataclass
class Bundle:
    """What all sheets draw from: faces and pictures, each once."""

    faces: list[dict[str, Any]] = field(default_factory=list)
    boards: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    sheets: list[dict[str, Any]] = field(default_factory=list)
    numbers: dict[Any, int] = field(default_factory=dict)

    def number_of(self, shelf: list[Any], key: Any, make: Callable[[], Any]) -> int:
        if key not in self.numbers:
            shelf.append(make())
            self.numbers[key] = len(shelf) - 1
        return self.numbers[key]


def gather(edition: Edition, plan: Plan, told: Callable[[int, int], None] = lambda done, of: None) -> dict[str, Any]:
    """Everything the template needs; `told` hears how many sheets are done."""
    with translation.override(plan.orders.lang):
        bundle = Bundle()
        for sheet in _sheets(edition, plan, bundle):
            bundle.sheets.append(sheet)
            told(len(bundle.sheets), plan.sheets)
        return _data(edition, plan, bundle)


def set_sheets(data: dict[str, Any]) -> bytes:
    """The PDF, tagged and with its fonts inside."""
    pdf = compile_picture("print.typ", data, "pdf")
    return pdf if isinstance(pdf, bytes) else pdf[0]


def _sheets(edition: Edition, plan: Plan, bundle: Bundle) -> Iterator[dict[str, Any]]:
    orders = plan.orders
    for part in orders.parts:
        if part == "mission":
            yield _mission_sheet(plan, bundle)
        elif part in ("cards", "decks"):
            yield from _card_sheets(edition, plan, bundle, plan.cards if part == "cards" else plan.decks)
        elif part == "board":
            yield from _board_sheets(plan, bundle)
        elif part == "standees":
            yield from _standee_sheets(edition, plan, bundle)


def _data(edition: Edition, plan: Plan, bundle: Bundle) -> dict[str, Any]:
    pack = edition.pack
    edition_words = _("version %(number)s") % {"number": edition.version.number} if edition.version else _("draft")
    for at, sheet in enumerate(bundle.sheets, 1):
        told = {"edition": edition_words, "sheet": at, "of": len(bundle.sheets)}
        sheet["number"] = _("Fireteam HQ · %(edition)s · sheet %(sheet)s of %(of)s") % told
    return {
        "title": bounded(plan.mission.title),
        "author": pack.title,
        "lang": plan.orders.lang,
        "paper": plan.orders.paper,
        "design": plan.orders.design,
        "bleed": 1.5 if plan.orders.bleed else 0,
        "marks": plan.orders.marks,
        "faces": bundle.faces,
        "boards": bundle.boards,
        "tokens": bundle.tokens,
        "sheets": bounded(bundle.sheets),
        "words": {
            "scale": _("Print at 100 %") + f" · {pack.licence}, {pack.title}",
            "gluing": _(
                "Cut along the outer line. Lay the next page over the hatched strip, so that the crosses meet, and "
                "glue. Or cut at the red line and lay the parts edge to edge."
            ),
            "folding": _(
                "Cut out, fold at the dotted line, glue, and put the lower end into a base or bend it outwards."
            ),
        },
    }


# --- mission and set-up ---------------------------------------------------------------------------------------


def _mission_sheet(plan: Plan, bundle: Bundle) -> dict[str, Any]:
    board = plan.boards[0] if len(plan.boards) == 1 else None
    return {
        "kind": "mission",
        "title": plan.mission.title,
        "about": " · ".join(part for part in (plan.mission.campaign_title, _team_words(plan)) if part),
        "briefing": [part.strip() for part in re.split(r"\n\s*\n", plan.mission.briefing) if part.strip()],
        "board": _board_number(bundle, board) if board else None,
        "alt": _alt(board) if board else "",
        "needs_title": _("What you need"),
        "needs": as_json(plan.set_up.needs),
        "steps_title": _("Setting up"),
        "steps": as_json(plan.set_up.steps),
    }


def _team_words(plan: Plan) -> str:
    return plan.mission.team_word.counted(plan.set_up.team)


# --- cards ----------------------------------------------------------------------------------------------------


def _card_sheets(edition: Edition, plan: Plan, bundle: Bundle, cards: tuple[Any, ...]) -> Iterator[dict[str, Any]]:
    """Fronts, and behind each sheet its backs, mirrored so that they meet."""
    orders = plan.orders
    columns, rows = orders.grid
    for first in range(0, len(cards), columns * rows):
        here = cards[first : first + columns * rows]
        numbers: list[int | None] = [_face_number(edition, plan, bundle, one) for one in here]
        numbers += [None] * (columns * rows - len(numbers))
        about = {"title": plan.mission.title, "first": first + 1, "last": first + len(here), "all": len(cards)}
        sheet = {"kind": "cards", "columns": columns, "rows": rows, "lying": orders.is_lying, "turned": False}
        front = _("%(title)s · cards %(first)s to %(last)s of %(all)s, fronts") % about
        yield {**sheet, "side": "front", "cards": numbers, "above": front, "below": _turning(orders.backs)}
        if orders.backs != "none":
            back = _("%(title)s · cards %(first)s to %(last)s of %(all)s, backs") % about
            turned = not orders.mirrors_columns  # so that a card turned sideways shows its back upright
            mirrored = _mirrored(numbers, columns, orders.mirrors_columns)
            yield {**sheet, "side": "back", "cards": mirrored, "above": back, "below": "", "turned": turned}


def _mirrored(numbers: list[int | None], columns: int, by_column: bool) -> list[int | None]:
    rows = [numbers[at : at + columns] for at in range(0, len(numbers), columns)]
    mirrored = [row[::-1] for row in rows] if by_column else rows[::-1]
    return [number for row in mirrored for number in row]


def _turning(backs: str) -> str:
    if backs == "none":
        return ""
    return (
        _("Backs: next sheet, turned on the long edge")
        if backs == "long"
        else _("Backs: next sheet, turned on the short edge")
    )


def _face_number(edition: Edition, plan: Plan, bundle: Bundle, face: Any) -> int:
    def make() -> dict[str, Any]:
        own_art = own_art_of(edition, face.collection, face.id)
        return card_data(edition, face.collection, face.id, plan.orders.lang, own_art)

    return bundle.number_of(bundle.faces, ("face", face.collection, face.id), make)


# --- boards, tokens, standees ---------------------------------------------------------------------------------


def _board_number(bundle: Bundle, board: Any) -> int:
    return bundle.number_of(bundle.boards, ("board", board.key), lambda: board_svg(board, "light", "print"))


def _alt(board: Any) -> str:
    """The picture in words, for those who have the sheets read to them."""
    places = ", ".join(f"{region.name} ({region.reference})" for region in board.regions)
    return _("Board: %(title)s. Places: %(places)s.") % {"title": board.title, "places": places}


def _board_sheets(plan: Plan, bundle: Bundle) -> Iterator[dict[str, Any]]:
    below = plan.orders.tokens_below
    for board in plan.boards:
        tokens = _tokens(bundle, tokens_of(board))
        for at, sheet in enumerate(_parts_of_board(plan, bundle, board)):
            yield {**sheet, "tokens": tokens[at * below : (at + 1) * below], "tokens_words": _("Tokens of 20 mm")}
        left = tokens[len(parts_of(board)) * below :]
        for first in range(0, len(left), TOKENS_A_SHEET):
            here = left[first : first + TOKENS_A_SHEET]
            yield {"kind": "tokens", "title": _("Tokens"), "about": _("Tokens of 20 mm"), "tokens": here}


def _parts_of_board(plan: Plan, bundle: Bundle, board: Any) -> Iterator[dict[str, Any]]:
    parts = parts_of(board)
    across = max(column for column, _row in parts) + 1
    room = SQUARE / 2 if board.style == "blueprint" else 0  # a blueprint's sheet is a little larger than its zones
    wide, high = board.columns * SQUARE + room, board.rows * SQUARE + room
    plan_of_pages = [[at + 1 for at in range(row, row + across)] for row in range(0, len(parts), across)]
    for at, (column, row) in enumerate(parts, 1):
        x, y = column * SHOWN, row * SHOWN
        right = at + 1 if (column + 1, row) in parts else 0
        under = at + across if (column, row + 1) in parts else 0
        names = [tile.title for tile in board.tiles if (tile.column * SQUARE, tile.row * SQUARE) == (x, y)]
        told = {"title": plan.mission.title, "page": at, "of": len(parts)}
        yield {
            "kind": "board",
            "title": names[0] if names else board.title,
            "about": _("%(title)s · board page %(page)s of %(of)s") % told + "\n" + _("1 square = 30 mm"),
            "alt": _alt(board),
            "board": _board_number(bundle, board),
            "x": x,
            "y": y,
            "width": min(SHOWN + (0 if right else room), wide - x),
            "height": min(SHOWN + (0 if under else room), high - y),
            "whole": wide,
            "high": high,
            "right": right,
            "under": under,
            "right_words": _("overlap 10 mm, page %(page)s") % {"page": right},
            "under_words": _("overlap 10 mm, page %(page)s") % {"page": under},
            "part": at,
            "map": plan_of_pages,
        }


def _tokens(bundle: Bundle, tokens: tuple[Any, ...]) -> list[dict[str, Any]]:
    def number(token: Any) -> int:
        return bundle.number_of(bundle.tokens, ("token", token), lambda: token_svg(token))

    return [{"label": one.label, "drawing": number(one)} for one in tokens]


def _standee_sheets(edition: Edition, plan: Plan, bundle: Bundle) -> Iterator[dict[str, Any]]:
    at_once = plan.orders.standees_a_sheet
    for first in range(0, len(plan.figures), at_once):
        here = plan.figures[first : first + at_once]
        standees = [{"face": _face_number(edition, plan, bundle, face), "number": number} for face, number in here]
        yield {"kind": "standees", "title": _("Standees"), "standees": standees}
