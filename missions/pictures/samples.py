"""Examples for the style page: a board and cards of a starter pack."""

from base64 import b64encode
from functools import cache
from typing import Any, NamedTuple

from engine import boards, faces, load_document, missions
from missions.pictures.boards.drawing import Heat
from missions.pictures.cards import card_png, face_data
from missions.starter_content import CONTENT

PPI = 100


class SamplePiece(NamedTuple):
    """A figure as scenes have them."""

    id: str
    kind: str
    label: str
    icon: str
    region: str
    board: str = ""
    text: str = ""
    badge: str = ""
    states: tuple[str, ...] = ()


@cache
def samples() -> dict[str, Any]:
    """What the style page shows; drawn once, it takes a second."""
    packs = sorted(path for path in CONTENT.iterdir() if (path / "pack.json").exists())
    documents = [dict(load_document(path)) for path in packs]
    board = next(
        one
        for document in documents
        for one in boards(document, missions(document, "en")[0].id, "en")
        if one.style == "terrain"
    )
    return {
        "sample_board": board,
        "sample_heat": {region.id: Heat(at % 6, str(at * 13)) for at, region in enumerate(board.regions)},
        "sample_pieces": _pieces(board),
        "sample_cards": [_picture(face) for document in documents for face in _one_of_each(document)],
    }


def _pieces(board: Any) -> list[SamplePiece]:
    first, second, third = (region.id for region in board.regions[:3])
    return [
        SamplePiece("1", "hero", "Hero", "role-marksman", first, badge="6", states=("acting",)),
        SamplePiece("2", "hero", "Hero", "role-leader", second, badge="4", states=("knocked-down",)),
        SamplePiece("3", "monster", "Monster", "monster-minion", second, badge="1", states=("lit",)),
        SamplePiece("4", "elite", "Monster", "monster-elite", third, badge="1"),
        SamplePiece("5", "specialist", "Specialist", "", third, text="P"),
    ]


def _one_of_each(document: dict[str, Any]) -> list[Any]:
    kinds: dict[str, Any] = {}
    for face in faces(document, "en"):
        if face.back and not face.landscape:
            kinds.setdefault(face.kind, face)
    return list(kinds.values())


def _picture(face: Any) -> str:
    return f"data:image/png;base64,{b64encode(card_png(face_data(face, 'en'), ppi=PPI)).decode()}"
