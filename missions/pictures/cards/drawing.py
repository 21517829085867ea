"""A card as SVG for pages, PNG for export and link previews, PDF for print."""

from typing import Any, Literal, NamedTuple

from missions.pictures.compiler import compile_picture, marks

Design = Literal["dossier", "spare"]
Side = Literal["front", "back"]
WIDTH, HEIGHT, INNER = 63, 88, 5.2  # as in lib.typ
RISE = 1.2  # how far letters reach above the mark of their line
FALL = 0.9  # and below it


class Part(NamedTuple):
    """A part of a card and the field that it is printed from; ("*",) is the title."""

    path: tuple[str | int, ...]
    x: float
    y: float
    width: float
    height: float


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
    return bool(marks("card.typ", _orders(data, design, "front", 0), "cut"))


def card_parts(data: dict[str, Any], design: Design = "dossier") -> list[Part]:
    """Where the parts of a card stand, in millimetres: boxes have their size, a text reaches to its second mark."""
    found: list[Part] = []
    for one in marks("card.typ", _orders(data, design, "front", 0), "part"):
        path, x, y = tuple(one["path"]), one["x"], one["y"]
        if not one["end"]:
            found.append(Part(path, x, y, one["w"], one["h"]))
        elif begun := next((part for part in reversed(found) if part.path == path and not part.height), None):
            width = (HEIGHT if data["landscape"] else WIDTH) - INNER - begun.x
            found[found.index(begun)] = Part(path, begun.x, begun.y - RISE, width, y - begun.y + RISE + FALL)
    return [part for part in found if part.height]


def _orders(data: dict[str, Any], design: Design, side: Side, bleed: float) -> dict[str, Any]:
    return {"face": data, "design": design, "side": side, "bleed": bleed}


def _one(pages: bytes | list[bytes]) -> bytes:
    return pages if isinstance(pages, bytes) else pages[0]
