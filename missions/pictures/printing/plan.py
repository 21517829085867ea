"""How many sheets it will be, without drawing any of them."""

from dataclasses import dataclass, field
from math import ceil
from typing import Any

from engine import boards, collections, faces, missions, set_up
from missions.editions import Edition
from missions.pictures.printing.orders import Orders

SQUARE = 30  # millimetres
SHOWN = 180  # of a board on one page; 10 more overlap with the next
TOKENS_A_SHEET = 72
MOST_CARDS = 1200
MOST_SHEETS = 500  # as many cards fill three hundred of them, the largest board that fits on a table some thirty
FIGURES = ("hero", "specialist", "op", "monster")


@dataclass(frozen=True)
class Plan:
    """What goes on the sheets, in order."""

    mission: Any
    set_up: Any
    boards: tuple[Any, ...]
    cards: tuple[Any, ...]  # faces, each as often as it is in the deck
    decks: tuple[Any, ...]
    figures: tuple[tuple[Any, str], ...]  # face and number
    orders: Orders
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def sheets(self) -> int:
        return sum(self.counts[part] for part in self.orders.parts)


class TooManyCards(ValueError):
    """More cards than one job may print."""


def plan_of(edition: Edition, mission: str, orders: Orders) -> Plan:
    """UnknownName where the mission does not exist."""
    summary = next(one for one in edition.ask(missions, lang=orders.lang) if one.id == mission)
    prepared = edition.ask(set_up, mission, orders.team or summary.default_team, lang=orders.lang)
    printed = edition.ask(faces, lang=orders.lang)
    wanted = {path[:2] for group in prepared.spoilers for path in group.cards}
    cards = _copies([one for one in printed if (one.collection, one.id) in wanted and one.back])
    shelves = {one.name for one in collections(edition.pack.ruleset, "en") if one.shelf == "card"}
    drawn_from = {collection for collection, _id in wanted}
    decks = _copies([one for one in printed if one.collection in shelves - drawn_from and one.back])
    drawn = edition.ask(boards, mission, lang=orders.lang)
    figures = _figures(printed, wanted, prepared)
    if len(cards) + len(decks) > MOST_CARDS:
        raise TooManyCards(len(cards) + len(decks))
    plan = Plan(summary, prepared, drawn, cards, decks, figures, orders)
    plan.counts.update(
        mission=1,
        cards=card_sheets(len(cards), orders),
        board=sum(len(parts_of(board)) + token_sheets(board, orders) for board in drawn),
        standees=ceil(len(figures) / orders.standees_a_sheet),
        decks=card_sheets(len(decks), orders),
    )
    return plan


def card_sheets(cards: int, orders: Orders) -> int:
    columns, rows = orders.grid
    return ceil(cards / (columns * rows)) * (1 if orders.backs == "none" else 2)


def tokens_of(board: Any) -> tuple[Any, ...]:
    """What lies on the board as a token; the marks of a blueprint are cards and arrows."""
    return tuple(board.tokens) if board.style == "terrain" else ()


def token_sheets(board: Any, orders: Orders) -> int:
    """Sheets for those that find no room below the board."""
    left = len(tokens_of(board)) - len(parts_of(board)) * orders.tokens_below
    return ceil(max(0, left) / TOKENS_A_SHEET)


def parts_of(board: Any) -> list[tuple[int, int]]:
    """Column and row of every page that the board is spread over."""
    across, down = ceil(board.columns * SQUARE / SHOWN), ceil(board.rows * SQUARE / SHOWN)
    return [(column, row) for row in range(down) for column in range(across)]


def _copies(found: list[Any]) -> tuple[Any, ...]:
    """By deck, so that backs of one kind come together; each card as often as the deck holds it."""
    ordered = sorted(found, key=lambda one: one.back)
    return tuple(one for one in ordered for _copy in range(max(1, min(one.copies, 30))))


def _figures(printed: tuple[Any, ...], wanted: set[tuple[Any, ...]], prepared: Any) -> tuple[tuple[Any, str], ...]:
    """People once, monsters of the mission as often as they can stand on the board, with numbers."""
    needed = {one.label: one.count for group in prepared.needs for one in group.needs}
    found: list[tuple[Any, str]] = []
    for one in printed:
        if one.kind not in FIGURES or (one.kind == "monster" and (one.collection, one.id) not in wanted):
            continue
        count = needed.get(one.title, 1) if one.kind == "monster" else 1
        found += [(one, str(number) if count > 1 else "") for number in range(1, min(count, 20) + 1)]
    return tuple(found)
