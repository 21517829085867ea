"""Where and when games are lost, and how close they were."""

from collections.abc import Iterator, Mapping

from engine.core.answers.reports import Layer, ReportSection, Row
from engine.core.playtest.report import LOST, UNFINISHED, WON
from engine.core.playtest.sections.reading import Reading, part_of
from engine.core.playtest.statistics import mean_of, quantile_of
from engine.core.playtest.words import columns_of

WINDOW = 4  # rounds that a heading names at most
MOST_COLUMNS = 21  # rounds of a table: what comes later is counted together
LOST_HERE = "lostHere"  # the heat of places where a loss ended the game


def win_rate(reading: Reading) -> Iterator[ReportSection]:
    """The share of games won, with its interval."""
    report = reading.report
    low, high = report.interval
    rate = reading.share(report.win_rate)
    row = Row(
        "won",
        reading.phrase("Won"),
        (report.win_rate,),
        (rate,),
        low=low,
        high=high,
        witnesses=reading.witnesses(*(("rounds.won", name) for name in reading.tally.get("rounds", {}).get(WON, {}))),
    )
    yield ReportSection(
        "win-rate",
        "where",
        "interval",
        reading.say("win rate found", rate=reading.roughly(report.wins, report.games)),
        reading.say(
            "win rate counted",
            games=reading.counted(reading.games),
            low=reading.share(low),
            high=reading.share(high),
        ),
        (reading.say("share"),),
        (row,),
    )


def defeats(reading: Reading) -> Iterator[ReportSection]:
    """Why games were lost."""
    causes = sorted(reading.tally.get("causes", {}).items(), key=lambda item: (-item[1]["count"], item[0]))
    rows = tuple(
        Row(
            cause,
            reading.cause(cause),
            (part_of(found["count"], reading.games), found["count"]),
            (reading.percent(found["count"], reading.games), reading.count(found["count"])),
            detail=reading.say("median round", round=quantile_of(found.get("rounds", {}), 0.5)),
            witnesses=reading.witnesses(("causes", cause)),
            tone="bad",
        )
        for cause, found in causes
    )
    if not rows and reading.losses:
        return  # this game's collector notes down no reasons
    if rows:
        share = reading.roughly(causes[0][1]["count"], reading.losses)
        found_words = reading.say("defeats found", share=share, cause=rows[0].label)
    else:
        found_words = reading.say("defeats none")
    yield ReportSection(
        "defeats",
        "where",
        "bars",
        found_words,
        reading.say("defeats counted", count=reading.count(reading.losses)),
        (reading.say("share"), reading.say("games")),
        rows,
        is_quiet=not rows,
    )


def heat(reading: Reading) -> Iterator[ReportSection]:
    """Every board on which anything happened; a layer for each thing that is counted."""
    counted = reading.tally.get("heat", {})
    order = columns_of(counted, reading.labels)
    columns = sorted(order, key=lambda column: (column != LOST_HERE, column == "visits", order.index(column)))
    for prefix, board in reading.boards.items():
        if not any(count for one in board.ids for count in counted.get(prefix + one, {}).values()):
            continue
        layers = tuple(
            Layer(column, reading.heading(column), _places(reading, column, prefix, board.ids, counted))
            for column in columns
        )
        yield ReportSection(
            f"heat/{prefix.rstrip('/')}".rstrip("/"),
            "where",
            "heat",
            _hottest(reading, layers, prefix),
            reading.say("heat counted"),
            tuple(layer.label for layer in layers),
            layers[0].rows,
            layers=layers,
            board=prefix,
        )


def _places(
    reading: Reading, column: str, prefix: str, places: tuple[str, ...], counted: Mapping[str, Mapping[str, int]]
) -> tuple[Row, ...]:
    rows = [
        Row(
            prefix + place,
            reading.label("places", prefix + place),
            (count,),
            (reading.count(count),),
            detail=_area(reading, prefix + place),
            witnesses=reading.witnesses((f"heat.{column}", prefix + place)),
            region=place,
        )
        for place in places
        for count in (counted.get(prefix + place, {}).get(column, 0),)
    ]
    return tuple(sorted(rows, key=lambda row: (-(row.values[0] or 0), row.key)))


def _area(reading: Reading, place: str) -> str:
    """The sector a place is in; of several boards the heading says which it is."""
    area = reading.label("areas", place)
    return area if len(reading.boards) == 1 and area != reading.label("places", place) else ""


def _hottest(reading: Reading, layers: tuple[Layer, ...], prefix: str) -> str:
    first = layers[0]
    most = first.rows[0].values[0] or 0
    if first.key == LOST_HERE and most:
        told = reading.say("heat found", place=first.rows[0].label, share=reading.roughly(most, reading.losses))
    else:
        told = reading.say("heat visits", place=layers[-1].rows[0].label)
    if len(reading.boards) == 1:
        return told
    return reading.say("heat board", board=reading.label("boards", prefix), told=told)


def rounds(reading: Reading) -> Iterator[ReportSection]:
    """In which rounds games were won and lost."""
    by_result: Mapping[str, Mapping[str, int]] = reading.tally.get("rounds", {})
    if not reading.lengths:
        return
    results = [result for result in (WON, LOST, UNFINISHED) if result in by_result or result != UNFINISHED]
    numbers = [int(number) for number in reading.lengths]
    rows = tuple(
        Row(
            str(number),
            str(number),
            counts,
            tuple(reading.count(count) for count in counts),
            witnesses=reading.witnesses(*((f"rounds.{result}", str(number)) for result in reversed(results))),
            behind=tuple(reading.witnesses((f"rounds.{result}", str(number))) for result in results),
        )
        for number in range(min(numbers), max(numbers) + 1)
        for counts in (tuple(by_result.get(result, {}).get(str(number), 0) for result in results),)
    )
    half, most = (quantile_of(reading.lengths, share) for share in (0.5, 0.9))
    yield ReportSection(
        "rounds",
        "where",
        "columns",
        _window(reading, by_result.get(LOST, {}), half),
        reading.phrase("rounds told", mean=reading.count(mean_of(reading.lengths), 1), half=half, most=most),
        tuple(reading.phrase(result) for result in results),
        rows,
    )


def _window(reading: Reading, lost: Mapping[str, int], half: int) -> str:
    """The few rounds in which most defeats fall."""
    if not lost:
        return reading.say("rounds found without", half=half)
    numbers = [int(number) for number in lost]

    def within(first: int) -> int:
        return sum(lost.get(str(number), 0) for number in range(first, first + WINDOW))

    best = max(range(min(numbers), max(numbers) + 1), key=lambda first: (within(first), -first))
    last = min(best + WINDOW - 1, max(numbers))
    share = reading.roughly(within(best), sum(lost.values()))
    return reading.say("rounds found", share=share, first=best, last=last)


def closeness(reading: Reading) -> Iterator[ReportSection]:
    """What was left to do in the games that were lost."""
    left: Mapping[str, int] = reading.tally.get("margin", {}).get(LOST, {}).get("objectivesLeft", {})
    if not left:
        return
    lost = sum(left.values())
    rows = tuple(
        Row(
            name,
            reading.say("left none") if name == "0" else reading.say("left some", count=name),
            (part_of(count, lost), count),
            (reading.percent(count, lost), reading.count(count)),
            witnesses=reading.witnesses((f"objectivesLeft.{LOST}", name)),
        )
        for name, count in sorted(left.items(), key=lambda item: int(item[0]))
    )
    close = left.get("0", 0)
    told = reading.say("close found", count=reading.count(close), lost=reading.count(lost))
    yield ReportSection(
        "closeness",
        "where",
        "bars",
        told if close else reading.say("close none"),
        reading.say("close counted"),
        (reading.say("share"), reading.say("games")),
        rows,
    )


def lost_at(reading: Reading) -> Iterator[ReportSection]:
    """Defeats by area and round: areas are sectors, or boards, where there are several places in each."""
    areas: dict[str, dict[int, int]] = {}
    behind: dict[str, list[tuple[str, str]]] = {}
    for place, by_round in reading.tally.get("lostAt", {}).items():
        area = reading.label("areas", place)
        behind.setdefault(area, []).append((f"heat.{LOST_HERE}", place))
        for number, count in by_round.items():
            column = min(int(number), MOST_COLUMNS)
            row = areas.setdefault(area, {})
            row[column] = row.get(column, 0) + count
    if not areas:
        return
    rounds = range(1, max(max(row) for row in areas.values()) + 1)
    ranked = sorted(areas.items(), key=lambda item: (-sum(item[1].values()), item[0]))
    rows = tuple(
        Row(
            min(place for _layer, place in behind[area]),  # the same in every language
            area,
            (*(row.get(number, 0) for number in rounds), sum(row.values())),
            (*(reading.count(row.get(number, 0)) for number in rounds), reading.count(sum(row.values()))),
            witnesses=reading.witnesses(*behind[area]),
            behind=(*(_lost_in(reading, behind[area], number) for number in rounds), reading.witnesses(*behind[area])),
        )
        for area, row in ranked
    )
    whole, (area, most) = sum(sum(row.values()) for row in areas.values()), ranked[0]
    share, worst = reading.roughly(sum(most.values()), whole), max(most, key=lambda number: (most[number], -number))
    columns = [f"{one}+" if one == MOST_COLUMNS else str(one) for one in rounds]
    yield ReportSection(
        "lost-at",
        "where",
        "matrix",
        reading.say("lost at found", area=area, share=share, round=worst),
        reading.say("lost at counted", count=reading.count(whole)),
        (*columns, reading.phrase("lost")),
        rows,
    )


def _lost_in(reading: Reading, places: list[tuple[str, str]], number: int) -> tuple[int, ...]:
    """Games lost at one of the places in this round; the last column stands for all later rounds too."""
    numbers = [str(number)] if number < MOST_COLUMNS else [one for one in reading.lengths if int(one) >= number]
    return reading.witnesses(*((f"lostAt.{one}", place) for one in numbers for _layer, place in places))
