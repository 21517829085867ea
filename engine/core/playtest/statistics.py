"""The little statistics that reports need, exact where it is cheap."""

from collections.abc import Mapping
from math import sqrt

Z95 = 1.959963984540054  # two-sided 95 %


def wilson(successes: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share; without trials, anything is possible."""
    if trials <= 0:
        return 0.0, 1.0
    successes = min(max(0, successes), trials)  # a damaged report may say anything
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    low, high = max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
    return (0.0 if successes == 0 else low), (1.0 if successes == trials else high)


def sign_test(plus: int, minus: int) -> float:
    """The exact two-sided p-value of McNemar's test: how likely so uneven a split is if both sides are even."""
    discordant = plus + minus
    if discordant == 0:
        return 1.0
    ways = tail = 1
    for number in range(min(plus, minus)):
        ways = ways * (discordant - number) // (number + 1)  # each binomial from the one before: some are long
        tail += ways
    return min(1.0, 2 * tail / (1 << discordant))


def paired_interval(plus: int, minus: int, pairs: int, z: float = Z95) -> tuple[float, float]:
    """The interval of a difference of paired shares (Agresti and Min: half a pair added to each cell)."""
    if pairs <= 0:
        return -1.0, 1.0
    total = pairs + 2
    up, down = (plus + 0.5) / total, (minus + 0.5) / total
    spread = z * sqrt(max(0.0, up + down - (up - down) ** 2) / total)
    return max(-1.0, up - down - spread), min(1.0, up - down + spread)


def mean_of(histogram: Mapping[str, int]) -> float:
    """The mean of a histogram whose keys are whole numbers."""
    count = sum(histogram.values())
    return sum(int(value) * times for value, times in histogram.items()) / count if count else 0.0


def quantile_of(histogram: Mapping[str, int], share: float) -> int:
    """The smallest value that at least this share of a histogram does not exceed."""
    count = sum(histogram.values())
    seen = 0
    for value in sorted(histogram, key=int):
        seen += histogram[value]
        if seen >= share * count:
            return int(value)
    return 0
