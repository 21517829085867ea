"""Rays, halftone and one flat drawing."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from math import cos, pi, sin
from pathlib import Path
from random import Random
from string import Template

from missions.pictures.art.tones import INK, PAPER, mixed, tones_of
from missions.pictures.sprite import drawings

MOTIFS = Path(__file__).parent / "motifs"
WIDTH, HEIGHT = 120, 80  # of a motif
SCENES = frozenset({"dawn", "signpost", "storm", "flag"})  # fill the whole window, whatever its shape
FIGURES = frozenset(
    {"bareheaded", "cap", "beret", "helmet", "net", "goggles", "visor", "mask", "hat", "wolf", "horned", "crowned"}
)  # in a window that is higher than wide one sees their heads
CENTRED = frozenset({"flag"})  # cards crop it above and below alike
BARE = frozenset({"crate", "flag", "storm"})  # have no rays or dots behind them
NIGHT = ("d28", "c", "d28")
GROUNDS = {"wolf": NIGHT, "horned": NIGHT, "crowned": NIGHT, "gauge": ("c", "lit", "c")}  # ground, rays, dots
BODY = (
    '<path d="M22 80c2-12 12-18 26-20h24c14 2 24 8 26 20z" fill="$c"/>'
    '<path d="M72 60c14 2 24 8 26 20H66z" fill="$d28"/><path d="M52 50h16v12q-8 6-16 0z" fill="#a58a63"/>'
    '<path d="M41 32c0 18 6 30 19 30s19-12 19-30z" fill="#e6cfa0"/>'
    '<path d="M60 32h19c0 18-6 30-19 30z" fill="#c3a273"/><path d="M41 33h38v7q-19-5-38 0z" fill="$d62"/>'
    '<path d="M53 54q7 2 13-1" stroke="$d62" stroke-width="1.4" fill="none" stroke-linecap="round"/>'
)


@dataclass(frozen=True)
class Window:
    """The part of a card that a picture fills, in tenths of a millimetre."""

    width: int
    height: int


@lru_cache(maxsize=512)
def placeholder(motif: str, tone: str, key: str, window: Window) -> str:
    """An SVG for this window; the same record always gives the same drawing."""
    ground, drawing, is_mirrored = _layers(motif, tone, key, window)
    width, height = window.width / 10, window.height / 10
    return _svg(width, height, f'{ground}<g transform="{_placed(motif, width, height, is_mirrored)}">{drawing}</g>')


@lru_cache(maxsize=512)
def ground_and_figure(motif: str, tone: str, key: str, window: Window) -> tuple[str, str]:
    """The same as two SVGs, where a card makes the figure as large as it finds room; a scene is all ground.

    Right and left of the figure there is as much again, for what it stands on goes on to the edge of the card.
    """
    if motif in SCENES:
        return placeholder(motif, tone, key, window), ""
    ground, drawing, is_mirrored = _layers(motif, tone, key, window)
    turned = f'<g transform="translate({WIDTH} 0) scale(-1 1)">{drawing}</g>' if is_mirrored else drawing
    return _svg(window.width / 10, window.height / 10, ground), _svg(3 * WIDTH, HEIGHT, turned, -WIDTH)


def _layers(motif: str, tone: str, key: str, window: Window) -> tuple[str, str, bool]:
    """What lies behind, the drawing, and whether it looks the other way, as every second one does."""
    chance = Random(f"{motif}/{key}")
    colours = {**tones_of(tone), "paper": PAPER, "ink": INK, "wood": "#b8a27c", "wooddark": "#8d7850", "lit": "#26271e"}
    width, height = window.width / 10, window.height / 10
    turn = chance.randint(38, 72)
    ground, ray, dot = GROUNDS.get(motif, ("p68", "p86", "p42"))
    parts = [f'<rect width="{width}" height="{height}" fill="{colours[ground]}"/>']
    if motif not in BARE:
        parts += [_rays(width, height, colours[ray], chance), _dots(width, height, colours[dot])]
    drawing = Template(_motif(motif)).substitute(colours, turn=turn)
    return "".join(parts), drawing, chance.random() < 0.5 and motif != "gauge"


@lru_cache(maxsize=64)
def patch(motif: str, tone: str, window: Window) -> str:
    """A sewn-on patch with the symbol of a role, for cards that stay with somebody."""
    tones, width, height = tones_of(tone), window.width / 10, window.height / 10
    x, y = width / 2, height / 2 - 1
    symbol = drawings().get(motif, drawings()["emblem"])
    return _svg(
        width,
        height,
        f'<rect width="{width}" height="{height}" fill="{tones["c"]}"/>'
        + _rays(width, height, tones["d28"], Random(motif))
        + f'<circle cx="{x}" cy="{y}" r="15.6" fill="{PAPER}"/><circle cx="{x}" cy="{y}" r="14.6" fill="{tones["c"]}"/>'
        f'<circle cx="{x}" cy="{y}" r="13.2" fill="none" stroke="{PAPER}" stroke-width=".4" stroke-dasharray="1.4 .8"/>'
        f'<circle cx="{x}" cy="{y}" r="11" fill="{PAPER}"/>'
        f'<g transform="translate({x - 8} {y - 8}) scale(.6667)" fill="none" stroke="{tones["c"]}" '
        f'color="{tones["c"]}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">{symbol}</g>'
        f'<path d="M{x - 17} {y + 9}l4 4-3 4h8v-6zM{x + 17} {y + 9}l-4 4 3 4h-8v-6z" fill="{PAPER}"/>'
        f'<path d="M{x - 14} {y + 8}q14 6 28 0v7q-14 6-28 0z" fill="{tones["d62"]}" stroke="{PAPER}" '
        'stroke-width=".7"/>' + "".join(_star(x + at * 5.2, y + 14.2 - abs(at) * 0.8) for at in (-1, 0, 1)),
    )


@lru_cache(maxsize=64)
def backdrop(tone: str) -> str:
    """Rays and diamonds behind the name of a deck."""
    tones = tones_of(tone)
    lit = mixed(tones["c"], PAPER, 0.14)
    diamonds = "".join(
        f"M{x + 2.6 * (row % 2):.1f} {y:.1f}l1.6 1.6-1.6 1.6-1.6-1.6z"
        for row, y in enumerate(range(-2, 90, 5))
        for x in range(-2, 66, 5)
    )
    return _svg(
        58.2,
        83.2,
        f'<rect width="58.2" height="83.2" fill="{tones["c"]}"/>'
        + _rays(58.2, 83.2, mixed(tones["c"], "#000000", 0.16), Random(5))
        + f'<path d="{diamonds}" fill="none" stroke="{lit}" stroke-width=".18"/>',
    )


def _star(x: float, y: float) -> str:
    return (
        f'<path transform="translate({x:.2f} {y:.2f})" fill="{PAPER}" '
        'd="M0-1.7l.5 1.2 1.3.1-1 .8.3 1.2L0 .9-1.100 1.6l.3-1.2-1-.8 1.3-.1z"/>'
    )


def _svg(width: float, height: float, inside: str, left: float = 0) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} 0 {width} {height}" width="{width}mm" '
        f'height="{height}mm">{inside}</svg>'
    )


def motif_names() -> list[str]:
    return sorted(path.stem for path in MOTIFS.glob("*.svg"))


@cache
def _motif(name: str) -> str:
    """The drawing's parts; a motif that we have no drawing for gets a plain shield."""
    known = name if re.fullmatch(r"[a-z]+", name) and (MOTIFS / f"{name}.svg").is_file() else "plain"
    return (MOTIFS / f"{known}.svg").read_text(encoding="utf-8").replace("$body", BODY)


def _placed(motif: str, width: float, height: float, is_mirrored: bool) -> str:
    """Scenes cover the window, figures stand on its lower edge."""
    covers = motif in SCENES or (motif in FIGURES and height > width)
    scale = (max if covers else min)(width / WIDTH, height / HEIGHT)
    left = (width - WIDTH * scale) / 2
    x, across = (width - left, -scale) if is_mirrored else (left, scale)
    top = (height - HEIGHT * scale) * (0.5 if motif in CENTRED else 1)
    return f"translate({x:.2f} {top:.2f}) scale({across:.4f} {scale:.4f})"


def _rays(width: float, height: float, colour: str, chance: Random) -> str:
    x, y = width * chance.uniform(0.25, 0.75), height * chance.uniform(0.8, 1.1)
    reach, number, start = width + height, 16, chance.uniform(0, 2 * pi / 16)
    wedges = []
    for at in range(number):
        one, two = start + 2 * pi * at / number, start + 2 * pi * (at + 0.5) / number
        points = ((x + reach * cos(turn), y + reach * sin(turn)) for turn in (one, two))
        wedges.append(f"M{x:.1f} {y:.1f}" + "".join(f"L{px:.1f} {py:.1f}" for px, py in points) + "z")
    return f'<path fill="{colour}" d="{"".join(wedges)}"/>'


def _dots(width: float, height: float, colour: str) -> str:
    """A halftone that grows downwards: each row is one dashed line with round ends."""
    rows = []
    y, number = height * 0.5, 0
    while y < height:
        size = 0.15 + 1.0 * (y - height * 0.5) / (height * 0.5)
        rows.append(f'<path d="M{-0.8 * (number % 2):.1f} {y:.1f}H{width}" stroke-width="{size:.2f}"/>')
        y, number = y + 1.45, number + 1
    dots = "".join(rows)
    return f'<g stroke="{colour}" stroke-linecap="round" stroke-dasharray="0 1.6" fill="none">{dots}</g>'
