"""Clocks: processor time, so that a busy machine disturbs little."""

import resource
import time
from collections.abc import Callable


def seconds(work: Callable[[], object]) -> float:
    """Processor time of one call."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def seconds_of_all(work: Callable[[], object]) -> tuple[float, float]:
    """Processor time of one call and of the processes that it starts and ends; and time by the clock on the wall."""
    began, on_the_wall = _spent(), time.perf_counter()
    work()
    return _spent() - began, time.perf_counter() - on_the_wall


def _spent() -> float:
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def yardstick() -> float:
    """Millions of turns a second of a small fixed loop."""

    def loop() -> None:
        total = 0
        for number in range(2_000_000):
            total += number & 1

    return 2 / seconds(loop)
