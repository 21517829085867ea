"""A card as SVG for pages, PNG for export and link previews, PDF for print."""

from typing import Any, Literal

from missions.pictures.compiler import compile_picture, marked

Design = Literal["dossier", "spare"]
Side = Literal["front", "back"]


def card_svg(data: dict[str, Any], design: Design = "dossier", side: Side = "front") -> str:
    """`data` as face_data made it."""
    return _one(compile_picture("card.typ", _orders(data, design, side, 0), "svg")).decode()


def card_png(data: dict[str, Any], design: Design = "dossier", side: Side = "front", ppi: float = 300) -> bytes:
    return _one(compile_picture("card.typ", _orders(data, design, side, 0), "png", ppi))


def card_pdf(data: dict[str, Any], design: Design = "dossier", side: Side = "front", bleed: float = 0) -> bytes:
    """One page of trim size, and `bleed` millimetres around it."""
    return _one(compile_picture("card.typ", _orders(data, design, side, bleed), "pdf"))


def is_cut_short(data: dict[str, Any], design: Design = "dossier") -> bool:
    """Whether the text ends with '…' because it does not fit even in the smallest letters."""
    return marked("card.typ", _orders(data, design, "front", 0), "cut")


def _orders(data: dict[str, Any], design: Design, side: Side, bleed: float) -> dict[str, Any]:
    return {"face": data, "design": design, "side": side, "bleed": bleed}


def _one(pages: bytes | list[bytes]) -> bytes:
    return pages if isinstance(pages, bytes) else pages[0]
