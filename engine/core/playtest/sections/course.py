"""How games run: what is done on the way, round by round, and how they stand at their end."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from engine.core.answers.reports import ReportSection, Row
from engine.core.playtest.report import LOST, WON
from engine.core.playtest.sections.reading import Reading, part_of
from engine.core.playtest.statistics import mean_of, wilson
from engine.core.playtest.words import AVERAGE, SHARES, STOOD, columns_of, sections, total

VERDICTS = ("won", "lost", "unfinished")


def funnel(reading: Reading) -> Iterator[ReportSection]:
    """How many games get how far: from setting out over what is done on the way to the win."""
    if not reading.games or not reading.tally.get("objectives"):
        return
    steps = sorted(_steps(reading), key=lambda row: -(row.values[0] or 0))
    all_games = [(f"rounds.{verdict}", length) for verdict in VERDICTS for length in reading.lengths]
    begun = reading.say("set out"), reading.games, reading.games, reading.witnesses(*all_games)
    rows = (_step(reading, "set-out", *begun), *steps, _won(reading))
    falls = [((before.values[0] or 0) - (after.values[0] or 0), before, after) for before, after in pairwise(rows)]
    fall, before, after = max(falls, key=lambda one: one[0])
    lost = round(fall * reading.games)
    told = reading.say(
        "funnel found",
        lost=reading.count(lost),
        games=reading.count(reading.games),
        before=before.label,
        after=after.label,
    )
    yield ReportSection(
        "objectives",
        "course",
        "funnel",
        told if lost > 0 else reading.say("funnel even"),
        reading.say("funnel counted", games=reading.count(reading.games)),
        (reading.say("share"), reading.say("games")),
        rows,
    )


def _steps(reading: Reading) -> Iterator[Row]:
    """What can be done on the way: parts of the tally, or groups of its coverage."""
    for group, column in reading.labels.get("steps", {}).items():
        covered = reading.tally.get("coverage", {}).get(group)
        entries = covered if covered is not None else reading.tally.get(group, {})
        rows = f"coverage.{group}.{column}" if covered is not None else group
        for name, found in entries.items():
            whole = reading.games if covered is not None else found.get("part", 0)
            label, witnesses = reading.label(group, name), reading.witnesses((rows, name))
            yield _step(reading, f"{group}/{name}", label, found.get(column, 0), whole, witnesses, (group, name))
    yield from _left(reading)


def _left(reading: Reading) -> Iterator[Row]:
    """How many games get down to how little that is left to do."""
    left: Mapping[str, int] = total(
        {key: part.get("objectivesLeft", {}) for key, part in reading.tally.get("margin", {}).items()}
    )
    numbers = sorted((int(number) for number in left), reverse=True)
    for number in [one for one in numbers[1:] if one] if not reading.labels.get("steps") else []:
        lefts = [str(one) for one in numbers if one <= number]
        rows = [(f"objectivesLeft.{verdict}", one) for verdict in VERDICTS for one in lefts]
        done, label = sum(left[one] for one in lefts), reading.say("at most left", count=number)
        yield _step(reading, f"left-{number}", label, done, reading.games, reading.witnesses(*rows))
    witnesses = reading.witnesses(*((f"objectivesLeft.{verdict}", "0") for verdict in VERDICTS))
    yield _step(reading, "all-done", reading.say("all done"), left.get("0", 0), reading.games, witnesses)


def _won(reading: Reading) -> Row:
    rounds = reading.tally.get("rounds", {}).get(WON, {})
    witnesses = reading.witnesses(*((f"rounds.{WON}", name) for name in rounds))
    return _step(
        reading, "won", reading.say("game won"), reading.report.wins, reading.games, witnesses, ("", ""), "good"
    )


def _step(
    reading: Reading,
    key: str,
    label: str,
    done: int,
    whole: int,
    witnesses: tuple[int, ...] = (),
    about: tuple[str, str] = ("", ""),
    tone: str = "",
) -> Row:
    low, high = wilson(done, whole) if whole else (0.0, 0.0)
    return Row(
        key,
        label,
        (part_of(done, whole), done),
        (reading.percent(done, whole), reading.count(done)),
        low=low,
        high=high,
        witnesses=witnesses,
        path=reading.path(*about),
        tone=tone,
    )


def shares(reading: Reading) -> Iterator[ReportSection]:
    """Other things that can be completed."""
    for key, entries in sections(reading.report, reading.labels, SHARES).items():
        if key in reading.labels.get("steps", {}):
            continue
        steps = [
            _step(
                reading,
                name,
                reading.label(key, name),
                found["completed"],
                found.get("part", 0),
                reading.witnesses((key, name)),
                (key, name),
            )
            for name, found in entries.items()
        ]
        rows = tuple(sorted(steps, key=lambda row: (-(row.values[0] or 0), row.key)))
        words = {"heading": reading.heading(key), "best": rows[0].label, "share": rows[0].texts[0]}
        found = reading.say("shares found" if rows[0].values[0] else "shares none", **words)
        columns = (reading.say("share"), reading.say("games"))
        yield ReportSection(key, "course", "bars", found, reading.say("shares counted"), columns, rows)


def stood(reading: Reading) -> Iterator[ReportSection]:
    """How games stood at their end, by how they ended."""
    for key, entries in sections(reading.report, reading.labels, STOOD).items():
        names = columns_of(entries, reading.labels)
        rows = tuple(
            Row(
                result,
                reading.phrase(result) if result in VERDICTS else result,
                tuple(_mean(found.get(name, {})) for name in names),
                tuple(_stood(reading, name, found.get(name, {})) for name in names),
                witnesses=reading.witnesses(*((f"rounds.{result}", length) for length in reading.lengths)),
            )
            for result, found in entries.items()
        )
        columns = tuple(reading.heading(name) for name in names)
        found_words = _difference(reading, key, columns, {row.key: row for row in rows})
        yield ReportSection(key, "course", "table", found_words, reading.say("stood counted"), columns, rows)


def _difference(reading: Reading, key: str, columns: tuple[str, ...], rows: Mapping[str, Row]) -> str:
    """What tells wins from losses first; where there is nothing to tell apart, what it is about."""
    if WON in rows and LOST in rows:
        won, lost = rows[WON], rows[LOST]
        for number, column in enumerate(columns):
            if won.values[number] is not None and won.texts[number] != lost.texts[number]:
                words = {"column": column, "won": won.texts[number], "lost": lost.texts[number]}
                return reading.say("stood found", heading=reading.heading(key), **words)
    return reading.heading(key)


def _is_number(histogram: Mapping[str, int]) -> bool:
    return all(value.lstrip("-").isdigit() for value in histogram)


def _mean(histogram: Mapping[str, int]) -> float | None:
    return mean_of(histogram) if histogram and _is_number(histogram) else None


def _stood(reading: Reading, name: str, histogram: Mapping[str, int]) -> str:
    """Numbers on average, anything else by its shares."""
    if _is_number(histogram):
        return reading.count(mean_of(histogram), 1)
    whole = sum(histogram.values())
    return ", ".join(
        f"{reading.label(name, value)} {reading.percent(count, whole)}" for value, count in histogram.items()
    )


def averages(reading: Reading) -> Iterator[ReportSection]:
    """One number a game, as a histogram."""
    for key, histogram in sections(reading.report, reading.labels, AVERAGE).items():
        mean = reading.count(mean_of(histogram), 1)
        rows = tuple(
            Row(value, value, (count,), (reading.count(count),), witnesses=reading.witnesses((key, value)))
            for value, count in sorted(histogram.items(), key=lambda item: int(item[0]))
        )
        found = reading.say("average found", heading=reading.heading(key), mean=mean)
        told = reading.say("average counted", mean=mean)
        yield ReportSection(key, "course", "columns", found, told, (reading.say("games"),), rows)
