"""Progress tracks of the roster: steps evenly spaced, the points they need beneath."""

import re
from typing import Any, NamedTuple

WIDTH, HEIGHT = 196, 38
LEFT = 8


class Step(NamedTuple):
    """One thing to be reached."""

    x: int
    points: int
    label: str
    is_reached: bool
    number: int


class Track(NamedTuple):
    """A line with steps on it; `filled` is as far as one has come."""

    label: str
    value: int
    steps: tuple[Step, ...]
    filled: int

    width, height, left = WIDTH, HEIGHT, LEFT


def track_of(answer: dict[str, Any]) -> Track:
    """The engine's track with places to draw at; without steps it is only a number."""
    value, steps = answer["value"], answer["steps"]
    count = len(steps)
    if not count:
        return Track(answer["label"], value, (), 0)
    apart = (WIDTH - 2 * LEFT) // count
    drawn = tuple(
        Step(LEFT + apart * (place + 1), points, label, value >= points, _number_in(label, place + 1))
        for place, (points, label) in enumerate(steps)
    )
    return Track(answer["label"], value, drawn, _filled(value, drawn))


def _number_in(label: str, place: int) -> int:
    """'level 2' is drawn as 2, though it is the first step."""
    found = re.search(r"[0-9]+", label)
    return int(found[0]) if found else place


def _filled(value: int, steps: tuple[Step, ...]) -> int:
    """Between two steps the line grows with the points."""
    from_x, from_points = LEFT, 0
    for step in steps:
        if value < step.points:
            share = (value - from_points) / max(1, step.points - from_points)
            return max(0, int(from_x + share * (step.x - from_x)) - LEFT)
        from_x, from_points = step.x, step.points
    return from_x - LEFT
