"""Odds: how likely an attack kills, and how likely a hero goes down, from tables made once."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from engine.rulesets.fireteam_zero.codes import MOST_ATTACK_DICE

MOST_HITS = 24
MOST_CARDS = 12
STEPS = 4  # entries of the risk table for one expected hit
MOST_DANGER = 12  # expected hits

HitTable = tuple[tuple[float, ...], ...]


@lru_cache(maxsize=64)
def hit_table(faces: tuple[int, ...]) -> HitTable:
    """Entry [dice][hits]: how likely so many dice show at least so many hits; `faces` are the hits of each face."""
    table = []
    exact = [1.0] + [0.0] * MOST_HITS
    for _ in range(MOST_ATTACK_DICE + 1):
        tail, row = 0.0, []
        for chance in reversed(exact):
            tail += chance
            row.append(min(1.0, tail))
        table.append(tuple(reversed(row)))
        exact = [
            sum(exact[hits - face] for face in faces if hits >= face) / len(faces) for hits in range(MOST_HITS + 1)
        ]
    return tuple(table)


def mean_hits(faces: Sequence[int]) -> float:
    """Hits to expect of one die."""
    return sum(faces) / len(faces)


def _risk_table() -> tuple[tuple[float, ...], ...]:
    """Entry [cards][danger * STEPS]: how likely more hits come than there are cards, hits coming by chance."""
    rows = []
    for cards in range(MOST_CARDS + 1):
        row = []
        for step in range(MOST_DANGER * STEPS + 1):
            mean = step / STEPS
            term = below = exp(-mean)
            for number in range(1, cards + 1):
                term *= mean / number
                below += term
            row.append(max(0.0, 1.0 - below))
        rows.append(tuple(row))
    return tuple(rows)


RISK = _risk_table()
COLUMNS = [list(column) for column in zip(*RISK, strict=True)]


def risk_row(cards: int, danger: float) -> list[float]:
    """The same for no card, one card and so on up to so many."""
    step = int(danger * STEPS + 0.5)
    column = COLUMNS[step if step < MOST_DANGER * STEPS else MOST_DANGER * STEPS]
    if cards <= MOST_CARDS:
        return column
    return column + column[-1:] * (cards - MOST_CARDS)


def risk(cards: int, danger: float) -> float:
    """How likely a hero with so many cards goes down when so many hits are to be expected."""
    step = int(danger * STEPS + 0.5)
    row = RISK[cards if cards < MOST_CARDS else MOST_CARDS]
    return row[step] if step < MOST_DANGER * STEPS else row[-1]
