"""Where marks lie in the pictures of a report: numbers for SVG attributes, so that templates only write them down."""

from collections.abc import Callable


def scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """A value's place between two ends of an axis."""
    span = (high - low) or 1.0

    def place(value: float) -> float:
        return round(start + (end - start) * (value - low) / span, 1)

    return place


def nice_top(value: float) -> float:
    """A round number at or above a value, for the end of an axis."""
    if value <= 0:
        return 1.0
    magnitude = 1.0
    while magnitude * 10 <= value:
        magnitude *= 10
    while magnitude > value:
        magnitude /= 10
    return next(step * magnitude for step in (1, 2, 2.5, 4, 5, 6, 8, 10) if step * magnitude >= value)
