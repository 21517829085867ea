"""What an author can expect of a report: figures by name, each with its interval."""

from collections.abc import Collection, Iterator, Mapping
from math import sqrt
from typing import Literal

from engine.core.answers.reports import Measure
from engine.core.playtest.report import LOST
from engine.core.playtest.sections.reading import Reading
from engine.core.playtest.statistics import Z95, mean_of, wilson
from engine.core.playtest.words import use

SHARES = frozenset({"win-rate", "loss-rate", "lost-before-round", "lost-by", "objective", "used"})
MOST_ROUNDS = 30  # 'lost before round …' is told up to here


def report_measures(reading: Reading, expected: Collection[str] = ()) -> tuple[Measure, ...]:
    """All measures of a report, the general ones first; those that are expected also where nothing of them came up."""
    parts = (
        _whole(reading),
        _early(reading, _named("lost-before-round", expected)),
        _causes(reading, _named("lost-by", expected)),
        _objectives(reading),
        _coverage(reading),
    )
    return tuple(one for part in parts for one in part)


def unit_of(name: str) -> Literal["share", "number"]:
    """What a measure of this name is counted in, whether or not a report has it."""
    return "share" if name.partition("/")[0] in SHARES else "number"


def _named(kind: str, expected: Collection[str]) -> list[str]:
    return [name.partition("/")[2] for name in expected if name.startswith(f"{kind}/")]


def _share(name: str, label: str, part: int, whole: int) -> Measure:
    low, high = wilson(part, whole)
    return _measure(name, label, low, part / whole if whole else 0.0, high)


def _measure(name: str, label: str, low: float, value: float, high: float) -> Measure:
    return Measure(name, label, value, low, high, unit_of(name))


def _whole(reading: Reading) -> Iterator[Measure]:
    yield _share("win-rate", reading.say("measure win-rate"), reading.report.wins, reading.games)
    yield _share("loss-rate", reading.say("measure loss-rate"), reading.losses, reading.games)
    if reading.lengths:
        low, mean, high = _mean(reading.lengths)
        yield _measure("rounds", reading.say("measure rounds"), low, mean, high)
    if reading.games:
        each = reading.tally.get("decisions", 0) / reading.games
        yield _measure("decisions", reading.say("measure decisions"), each, each, each)


def _mean(histogram: Mapping[str, int]) -> tuple[float, float, float]:
    """The mean of a histogram between the ends of its 95 % interval."""
    count, mean = sum(histogram.values()), mean_of(histogram)
    variance = sum(times * (int(value) - mean) ** 2 for value, times in histogram.items()) / max(1, count - 1)
    spread = Z95 * sqrt(variance / count)
    return mean - spread, mean, mean + spread


def _early(reading: Reading, expected: Collection[str]) -> Iterator[Measure]:
    lost: Mapping[str, int] = reading.tally.get("rounds", {}).get(LOST, {})
    rounds = [*reading.lengths, *(number for number in expected if number.isdecimal() and len(number) < 4)]
    last = min(MOST_ROUNDS, max(map(int, rounds), default=0))
    for number in range(2, last + 1):
        before = sum(count for length, count in lost.items() if int(length) < number)
        label = reading.say("measure lost-before-round", round=number)
        yield _share(f"lost-before-round/{number}", label, before, reading.games)


def _causes(reading: Reading, expected: Collection[str]) -> Iterator[Measure]:
    causes = reading.tally.get("causes", {})
    for cause in (*causes, *(one for one in dict.fromkeys(expected) if one not in causes)):
        label = reading.say("measure lost-by", cause=reading.cause(cause))
        count = causes[cause]["count"] if cause in causes else 0
        yield _share(f"lost-by/{cause}", label, count, reading.games)


def _objectives(reading: Reading) -> Iterator[Measure]:
    for name, found in reading.tally.get("objectives", {}).items():
        label = reading.say("measure objective", name=reading.label("objectives", name))
        yield _share(f"objective/{name}", label, found["completed"], found.get("part", 0))


def _coverage(reading: Reading) -> Iterator[Measure]:
    for group, entries in reading.tally.get("coverage", {}).items():
        if not entries:
            continue
        column = use(next(iter(entries.values())))
        called = reading.labels.get("collections", {}).get(group, group)
        dead = float(sum(not found.get(column, 0) for found in entries.values()))
        label = reading.say(
            "measure card-unseen" if column == "seen" else "measure card-unused", heading=reading.heading(group)
        )
        yield _measure(f"card-unused/{called}", label, dead, dead, dead)
        for name, found in entries.items():
            label = reading.say("measure used", name=reading.label(group, name))
            yield _share(f"used/{called}/{name}", label, found.get(column, 0), reading.games)
