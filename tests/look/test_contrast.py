"""The colours of tokens.css, by day and by night, against WCAG 2.2 AA."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT, SHAPES = 4.5, 3.0  # SC 1.4.3 and 1.4.11

PAPERS = ["page", "sheet", "inset"]
GROUNDS = ["open", "water", "deep", "indoor", "elevated", "difficult", "impassable"]
TEXT_PAIRS = [
    *((ink, paper) for ink in ("ink", "ink-soft", "blue") for paper in PAPERS),
    *((colour, paper) for colour in ("red", "green", "ochre") for paper in ("sheet", f"{colour}-tint")),
    *(("ink", f"{colour}-tint") for colour in ("blue", "red", "green", "ochre")),
    ("blue", "blue-tint"),
    ("bar-ink", "bar"),
    ("bar-soft", "bar"),
    ("press-ink", "press"),
    ("press-ink", "press-hover"),
    *(("ink", f"ground-{ground}") for ground in GROUNDS),
    *(("ink", paper) for paper in ("blueprint", "blueprint-zone", "lit-card")),
    ("blue", "blueprint-zone"),
    ("token-ink", "token-yellow"),
    ("sheet", "blue"),
    ("sheet", "ochre"),
    ("sheet", "green"),
    ("sheet", "ink"),
    ("sheet", "press"),
    ("sheet", "red"),
]
SHAPE_PAIRS = [
    *((line, paper) for line in ("line-strong", "focus", "press") for paper in PAPERS),
    ("ochre", "page"),
    *(("red", f"ground-{ground}") for ground in GROUNDS),
    *(("ochre", f"ground-{ground}") for ground in GROUNDS),
    ("lit", "ground-open"),
]


def colours_of(css: str) -> dict[str, tuple[str, str]]:
    return {name: (day, night) for name, day, night in re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", css)}


COLOURS = colours_of((ROOT / "static/css/tokens.css").read_text())


def luminance(colour: str) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_ruler_is_right():
    assert round(contrast("#000000", "#ffffff"), 2) == 21
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48


@pytest.mark.parametrize("scheme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize(("front", "back"), TEXT_PAIRS)
def test_text_can_be_read(front, back, scheme):
    assert contrast(COLOURS[front][scheme], COLOURS[back][scheme]) >= TEXT


@pytest.mark.parametrize("scheme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize(("front", "back"), SHAPE_PAIRS)
def test_shapes_that_mean_something_can_be_seen(front, back, scheme):
    assert contrast(COLOURS[front][scheme], COLOURS[back][scheme]) >= SHAPES


@pytest.mark.parametrize("scheme", [0, 1], ids=["day", "night"])
def test_the_focus_can_be_seen_on_the_header(scheme):
    header = (ROOT / "static/css/layout.css").read_text().split(".site-header {")[1]
    focus = re.search(r"--focus: (#\w{6})", header)[1]
    assert contrast(focus, COLOURS["bar"][scheme]) >= SHAPES
