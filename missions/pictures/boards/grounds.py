"""Terrain as fill and patterns. Every layer is the place's outline, clipped to itself and drawn with a class of
board.css: wide strokes make contours, shores and walls without any geometry."""

from collections.abc import Iterable
from typing import Any, NamedTuple


class Layer(NamedTuple):
    """One stroke or fill over a place's ground."""

    css: str
    paint: str = ""  # "fill" or "stroke", where a pattern paints it
    pattern: str = ""


def _rings(name: str, number: int) -> tuple[Layer, ...]:
    """Lines along the edge, the innermost first: each is a wide stroke under a narrower one of the ground's colour."""
    steps = range(number, 0, -1)
    return tuple(layer for at in steps for layer in (Layer(f"{name}-{at}"), Layer(f"{name}-{at}-in")))


LAYERS = {
    "elevated": _rings("contour", 3),
    "water": (*_rings("shore", 3), Layer("flat", "fill", "waves")),
    "indoor": (Layer("flat", "fill", "floor"),),
    "difficult": (Layer("flat", "fill", "tufts"),),
    "impassable": (Layer("flat", "fill", "hatch"),),
    "cover": (Layer("sandbags", "stroke", "bags"),),
}
WALLS = (Layer("wall-line"), Layer("wall-in"), Layer("wall", "stroke", "bricks"))
OPEN_GROUND = (Layer("flat", "fill", "dots"),)
SEEN_BY_THEMSELVES = ("water", "indoor")  # whose pattern needs no icon
GROUNDS = ("water", "indoor", "impassable", "elevated", "difficult")  # which colour wins
ZONES = {"infiltration": "in", "exfiltration": "out", "objective": "objective"}


def kinds_of(region: Any) -> list[str]:
    return [tag.pattern for tag in region.tags if tag.pattern]


def ground_of(kinds: list[str]) -> str:
    """The colour of the ground; impassable water is deep."""
    if "water" in kinds and "impassable" in kinds:
        return "deep"
    return next((ground for ground in GROUNDS if ground in kinds), "open")


def zone(kind: str) -> str:
    """The colour of a zone on a blueprint."""
    return f"zone-{ZONES.get(kind, 'plain')}"


def layers_of(kinds: list[str], has_ground: bool) -> tuple[Layer, ...]:
    """What is drawn over the ground, lowest first."""
    if not has_ground:
        return LAYERS["impassable"] if "impassable" in kinds else ()
    found = [layer for kind, layers in LAYERS.items() if kind in kinds for layer in layers]
    if "indoor" in kinds:
        found = [layer._replace(css="sandbags-indoor") if layer.css == "sandbags" else layer for layer in found]
        found += WALLS
    return tuple(found) or OPEN_GROUND


def icons_of(region: Any) -> list[Any]:
    """The tags that are told by an icon besides their pattern."""
    return [tag for tag in region.tags if tag.icon and tag.pattern and tag.pattern not in SEEN_BY_THEMSELVES]


def patterns_of(layers: Iterable[Layer]) -> list[str]:
    return sorted({layer.pattern for layer in layers if layer.pattern})
