"""Chance: reproducible streams of random numbers that cost nothing to copy.

A stream is a block of numbers drawn beforehand and a cursor. Only the cursor changes during play, so
a clone shares the block. Only `random.Random.random` is used: Python promises its sequence for ever.
"""

from random import Random

DICE = 0  # stream of every die
DECKS = 1  # stream of every shuffle
BLOCK = (64, 192)  # numbers drawn at a time, by stream: a set-up shuffles some 120 cards and rolls a dozen dice

_MASK = (1 << 64) - 1


def block(seed: int, stream: int, number: int) -> tuple[float, ...]:
    """Block `number` of one stream of one seed: the same on every machine and every Python."""
    draw = Random((seed & _MASK) << 32 | stream << 28 | number).random
    return tuple([draw() for _ in range(BLOCK[stream])])
