"""Progress tracks of the roster: steps evenly spaced, the points they need beneath."""

import re
from collections.abc import Sequence
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
    is_new: bool = False  # reached tonight


class Track(NamedTuple):
    """A line with steps on it; `filled` is as far as one has come before tonight."""

    label: str
    value: int
    steps: tuple[Step, ...]
    filled: int
    tonight: int = 0  # so much of it since the last evening

    width, height, left = WIDTH, HEIGHT, LEFT


def track_of(answer: dict[str, Any]) -> Track:
    """The engine's track with places to draw at; without steps it is only a number."""
    return drawn_track(answer["label"], answer["value"], answer["steps"])


def drawn_track(label: str, value: int, steps: Sequence[Any], before: int | None = None) -> Track:
    """With `before` what has come since is drawn apart."""
    count, before = len(steps), value if before is None else min(before, value)
    if not count:
        return Track(label, value, (), 0)
    apart = (WIDTH - 2 * LEFT) // count
    drawn = tuple(
        Step(
            LEFT + apart * (place + 1),
            points,
            words,
            value >= points,
            _number_in(words, place + 1),
            before < points <= value,
        )
        for place, (points, words) in enumerate(steps)
    )
    filled = _filled(before, drawn)
    return Track(label, value, drawn, filled, _filled(value, drawn) - filled)


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
