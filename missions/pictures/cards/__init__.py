"""Cards by Typst, from what the engine says is printed on them."""

from missions.pictures.cards.data import face_data
from missions.pictures.cards.drawing import Design, card_parts, card_pdf, card_png, card_svg, is_cut_short

__all__ = ["Design", "card_parts", "card_pdf", "card_png", "card_svg", "face_data", "is_cut_short"]
