"""The boards of a scene and what stands on them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from django.template.loader import render_to_string
from django.templatetags.static import static

from missions.pictures.boards import draw
from missions.pictures.boards.pieces import SHAPES, place_pieces
from missions.pictures.boards.sizes import SIZES

SIZE = "play"


class PileOnBoard(NamedTuple):
    """Cards that lie face down in a place, drawn like a piece."""

    id: str
    label: str
    board: str
    region: str
    badge: str
    kind: str = "pile"
    icon: str = "ui-cards"
    text: str = ""
    states: tuple[str, ...] = ()


FIGURES = ("person", "monster")


def things_of(scene: Any, pieces: Sequence[Any] | None = None) -> list[Any]:
    """Pieces, and piles of cards that lie in a place."""
    standing = scene.pieces if pieces is None else pieces
    icons = Counter(piece.icon for piece in standing if SHAPES.get(piece.kind) == "person")
    figures = (lettered(piece, is_alike=icons[piece.icon] > 1) for piece in standing)
    return [*(owned(piece, scene.viewer) for piece in figures), *piles_of(scene)]


def owned(piece: Any, viewer: Any) -> Any:
    """With a mark if it is of the seat that one looks from: a phone brings it into sight."""
    is_own = piece.seat is not None and piece.seat == viewer
    return replace(piece, states=(*piece.states, "own")) if is_own else piece


def lettered(piece: Any, *, is_alike: bool = False) -> Any:
    """With what stands on it: beside a figure's picture, or in its place on a token; people who look alike by name."""
    if is_alike and SHAPES.get(piece.kind) == "person":
        return replace(piece, icon="", text=initials(piece.label), badge=piece.badge or piece.text)
    if not piece.text:
        return piece
    if SHAPES.get(piece.kind) in FIGURES:
        return piece if piece.badge else replace(piece, badge=piece.text)
    return replace(piece, icon="")


def initials(name: str) -> str:
    """Of one or two words: 'GS' for Gustav Schneider."""
    return "".join(word[0] for word in name.split()[:2]).upper()


def piles_of(scene: Any) -> Iterable[PileOnBoard]:
    for pile in scene.piles:
        hidden = sum(card.face is None for card in pile.cards)
        if pile.region and hidden:
            yield PileOnBoard(pile.id, pile.label, pile.board, pile.region, str(hidden))


def stages_of(scene: Any, boards: Mapping[str, Any]) -> list[Any]:
    """The boards in play, ready for the board's template."""
    things = things_of(scene)
    return [draw(boards[key], SIZE, pieces=things, with_tokens=False) for key in scene.boards if key in boards]


def pieces_svg(things: Sequence[Any], board: Any) -> str:
    """What stands on a board, without the board: pages put it over the one they have."""
    placed = place_pieces(board, things, SIZES[SIZE].unit, SIZES[SIZE].token)
    context = {"drawing": {"pieces": placed}, "sprite": static("icons/sprite.svg")}
    return render_to_string("playtests/scene/_pieces.svg", context).strip()
