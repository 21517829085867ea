"""A contact sheet: every card of a document side by side, and those whose text does not fit."""

from typing import Any

from engine import board_of, faces
from missions.models import Pack
from missions.pictures.boards import board_svg
from missions.pictures.cards import Design, face_data, is_cut_short
from missions.pictures.compiler import compile_picture, marks

LONG = 400  # letters: fewer than the smallest type puts on the card with the least room, an objective with tokens
SHEETS = ("mission", "campaign")  # printed on sheets of their own


def contact_sheet(document: dict[str, Any], lang: str, design: Design = "dossier", ppi: float = 110) -> list[bytes]:
    """PNG pages of A3."""
    pages = compile_picture("contact.typ", _orders(all_cards(document, lang), design), "png", ppi)
    return [pages] if isinstance(pages, bytes) else pages


def cards_cut_short(document: dict[str, Any], lang: str, design: Design = "dossier") -> list[str]:
    """The cards whose text ends with '…'; all are laid out at once, each by itself only to find out which."""
    cards = all_cards(document, lang)
    if not marks("contact.typ", _orders(cards, design), "cut"):
        return []
    return [f"{one['collection']}/{one['id']}" for one in cards if is_cut_short(one, design)]


def long_cards_cut_short(document: dict[str, Any], lang: str) -> list[Any]:
    """The same for a check that must not take seconds: faces of cards with few words fit, and are not laid out."""
    long = [one for one in faces(document, lang) if one.kind not in SHEETS and words_on(one) >= LONG]
    data = [face_data(one, lang) for one in long]
    if not data or not marks("contact.typ", _orders(data, "dossier"), "cut"):
        return []
    return [one for one, drawn in zip(long, data, strict=True) if is_cut_short(drawn)]


def words_on(face: Any) -> int:
    """How many letters its rules have; the story gives way to them."""
    return sum(len(block.title) + len(block.text) for block in face.blocks if block.role != "story")


def _orders(cards: list[dict[str, Any]], design: Design) -> dict[str, Any]:
    return {"title": "Contact sheet", "design": design, "faces": cards}


def all_cards(document: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    return [
        face_data(one, lang, licence=Pack.Licence.CC_BY_SA, board=_blueprint(document, one, lang))
        for one in faces(document, lang)
    ]


def _blueprint(document: dict[str, Any], face: Any, lang: str) -> str:
    drawn = board_of(document, face.collection, face.id, lang) if face.kind == "location" else None
    return board_svg(drawn, "light", "tile") if drawn else ""
