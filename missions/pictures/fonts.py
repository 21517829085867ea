"""The fonts that pictures are set in, and how wide words are in them."""

from functools import cache
from pathlib import Path

from PIL import ImageFont

FOLDER = Path(__file__).parent / "fonts"
HEADING = "LeagueGothic_400Regular.ttf"
TEXT = "LibreFranklin_600SemiBold.ttf"
MEASURED_AT = 200  # large, so that hinting does not round


def width_of(text: str, font: str, size: float, spacing: float = 0.0) -> float:
    """How wide a line is, with `spacing` between its letters, in the unit of `size`."""
    return _font(font).getlength(text) * size / MEASURED_AT + spacing * max(0, len(text) - 1)


@cache
def _font(name: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FOLDER / name, MEASURED_AT)
