"""Intervals, as reports give them."""

from engine import wilson


def half_width(wins: int, games: int) -> float:
    """Half the 95 % interval of a win rate, in points."""
    low, high = wilson(wins, games)
    return 50 * (high - low)
