"""Clocks: processor time, so that a busy machine disturbs little; the best of several counts."""

import time
from collections.abc import Callable


def seconds(work: Callable[[], object]) -> float:
    """Processor time of one call."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def yardstick() -> float:
    """Millions of turns a second of a small fixed loop."""

    def loop() -> None:
        total = 0
        for number in range(2_000_000):
            total += number & 1

    return 2 / seconds(loop)


def best(name: str, values: list[float]) -> float:
    """The best of several: the smallest for costs, the largest for rates."""
    is_cost = any(unit in name for unit in ("µs", "ms", "%", "MB", "bytes"))
    return min(values) if is_cost else max(values)
