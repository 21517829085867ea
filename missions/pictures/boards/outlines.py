"""Rings of points as SVG paths."""

from collections.abc import Iterable, Sequence
from math import hypot

Point = tuple[float, float]


def rounded(rings: Iterable[Sequence[Point]], unit: float, radius: float) -> str:
    """Closed outlines whose corners are rounded by at most `radius`."""
    return "".join(_rounded_ring([(x * unit, y * unit) for x, y in ring], radius) for ring in rings)


def straight(ring: Sequence[Point], unit: float) -> str:
    return "M" + "L".join(f"{_number(x * unit)} {_number(y * unit)}" for x, y in ring) + "Z"


def inset(ring: Sequence[Point], distance: float) -> list[Point]:
    """The ring with every side moved inwards; its points go clockwise on the screen."""
    moved = []
    for before, here, after in _corners(ring):
        (ax, ay), (bx, by) = _normal(before, here), _normal(here, after)
        # The corner moves along both normals; where they nearly agree one of them is enough.
        share = 1 + ax * bx + ay * by
        moved.append((here[0] + (ax + bx) * distance / share, here[1] + (ay + by) * distance / share))
    return moved


def _rounded_ring(ring: list[Point], radius: float) -> str:
    parts = []
    for before, here, after in _corners(ring):
        reach = min(radius, _distance(before, here) / 2, _distance(here, after) / 2)
        start, end = _towards(here, before, reach), _towards(here, after, reach)
        parts.append(f"{_number(start[0])} {_number(start[1])}Q{_pair(here)} {_pair(end)}")
    return "M" + "L".join(parts) + "Z"


def _corners(ring: Sequence[Point]) -> list[tuple[Point, Point, Point]]:
    return [(ring[at - 1], here, ring[(at + 1) % len(ring)]) for at, here in enumerate(ring)]


def _normal(start: Point, end: Point) -> Point:
    """A side's direction turned to the inside of a clockwise ring."""
    length = _distance(start, end)
    return -(end[1] - start[1]) / length, (end[0] - start[0]) / length


def _towards(start: Point, end: Point, distance: float) -> Point:
    share = distance / _distance(start, end)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _distance(one: Point, other: Point) -> float:
    return hypot(other[0] - one[0], other[1] - one[1])


def _pair(point: Point) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


def _number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")
