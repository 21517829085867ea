"""Who played, compared; and games that did not come to an end."""

from collections.abc import Iterator, Mapping
from math import sqrt

from engine.core.answers.reports import ReportSection, Row
from engine.core.playtest.report import FAULT, UNFINISHED
from engine.core.playtest.sections.reading import Reading, part_of
from engine.core.playtest.statistics import wilson
from engine.core.playtest.words import EACH, columns_of, sections


def people(reading: Reading) -> Iterator[ReportSection]:
    """Heroes or ops: how much more is won with each of them than without."""
    for key, entries in sections(reading.report, reading.labels, EACH).items():
        columns = columns_of(entries, reading.labels)
        steps = [_person(reading, key, name, found, columns) for name, found in entries.items()]
        rows = tuple(sorted(steps, key=lambda row: (row.values[0] is None, -(row.values[0] or 0), row.key)))
        yield ReportSection(
            key,
            "people",
            "differences",
            _finding(reading, key, rows),
            reading.say("people counted"),
            (
                reading.say("difference"),
                reading.phrase("games"),
                reading.phrase("Won"),
                *(reading.heading(column) for column in columns),
            ),
            rows,
        )


def _person(reading: Reading, key: str, name: str, found: Mapping[str, int], columns: list[str]) -> Row:
    games, won = found.get("games", 0), found.get("won", 0)
    without, won_without = reading.games - games, reading.report.wins - won
    each = [part_of(found.get(column, 0), games) for column in columns]
    is_compared = without > 0 and 0 <= won_without <= without and 0 <= won <= games and games > 0
    difference = part_of(won, games) - part_of(won_without, without)
    low, high = _difference(won, games, won_without, without) if is_compared else (0.0, 0.0)
    return Row(
        name,
        reading.label(key, name),
        (difference if is_compared else None, games, part_of(won, games), *each),
        (
            reading.points(difference) if is_compared else reading.say("people always"),
            reading.count(games),
            reading.percent(won, games),
            *(reading.count(value, 1) for value in each),
        ),
        low=low if is_compared else None,
        high=high if is_compared else None,
        witnesses=reading.witnesses((key, name)),
        path=reading.path(key, name),
        tone="" if not is_compared or low <= 0 <= high else ("good" if low > 0 else "bad"),
    )


def _difference(won: int, games: int, other_won: int, others: int) -> tuple[float, float]:
    """The 95 % interval of a difference of two shares (Newcombe: made of both Wilson intervals)."""
    first, second = part_of(won, games), part_of(other_won, others)
    (low, high), (other_low, other_high) = wilson(won, games), wilson(other_won, others)
    difference = first - second
    return (
        difference - sqrt((first - low) ** 2 + (other_high - second) ** 2),
        difference + sqrt((high - first) ** 2 + (second - other_low) ** 2),
    )


def _finding(reading: Reading, key: str, rows: tuple[Row, ...]) -> str:
    clear = [row for row in rows if row.tone]
    if not clear:
        return reading.say("people even", heading=reading.heading(key))
    most = max(clear, key=lambda row: abs(row.values[0] or 0))
    return reading.say("people found", name=most.label, points=most.texts[0])


def trouble(reading: Reading) -> Iterator[ReportSection]:
    """Games that broke off or did not end, with the reason."""
    report = reading.report
    count = report.count(FAULT) + report.count(UNFINISHED)
    rows = tuple(
        Row(
            str(one["game"]),
            reading.say("game", game=one["game"]),
            (one["seed"],),
            (str(one["message"]),),
            detail=reading.phrase(str(one["verdict"])) if one["verdict"] in (FAULT, UNFINISHED) else "",
            witnesses=(int(one["game"]),),
            tone="bad",
        )
        for one in report.faults
    )
    yield ReportSection(
        "trouble",
        "trouble",
        "list",
        reading.say("trouble found", count=reading.counted(count)) if count else reading.say("trouble none"),
        reading.say("trouble counted", count=len(rows)) if count else "",
        (reading.phrase("trouble"),),
        rows,
        is_quiet=not count,
    )
