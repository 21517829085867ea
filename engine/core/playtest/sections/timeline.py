"""Round by round: who still plays, how things stand, what is lost, what is done."""

from collections.abc import Iterator

from engine.core.answers.reports import ReportSection, Row
from engine.core.playtest.sections.reading import Reading, part_of
from engine.core.playtest.statistics import quantile_of

MOST_ROUNDS = 30  # what comes later is rare
PER_GAMES = 100  # what happens in a round is told for so many games
VERDICTS = ("won", "lost", "unfinished")

Series = tuple[str, str, list[float], list[str]]  # label, unit, values by round, the same in words


def timeline(reading: Reading) -> Iterator[ReportSection]:
    """A row a round, a column a series."""
    if not reading.lengths:
        return
    rounds = range(1, min(MOST_ROUNDS, max(int(number) for number in reading.lengths)) + 1)
    playing = [sum(count for length, count in reading.lengths.items() if int(length) >= one) for one in rounds]
    series = [_still_playing(reading, playing), *_kept(reading, playing), *_milestones(reading, len(rounds))]
    rows = tuple(
        Row(
            str(number),
            str(number),
            tuple(values[place] for _label, _unit, values, _texts in series),
            tuple(texts[place] for _label, _unit, _values, texts in series),
            witnesses=_still_played(reading, number),
        )
        for place, number in enumerate(rounds)
    )
    half, most = (quantile_of(reading.lengths, share) for share in (0.5, 0.9))
    yield ReportSection(
        "timeline",
        "course",
        "timeline",
        reading.say("timeline found", half=half, most=most),
        reading.say("timeline counted"),
        tuple(label for label, _unit, _values, _texts in series),
        rows,
        units=tuple(unit for _label, unit, _values, _texts in series),
    )


def _still_played(reading: Reading, number: int) -> tuple[int, ...]:
    """Games that lasted until this round: those whose mean a row tells."""
    lengths = [length for length in reading.lengths if int(length) >= number]
    return reading.witnesses(*((f"rounds.{verdict}", length) for verdict in VERDICTS for length in lengths))


def _still_playing(reading: Reading, playing: list[int]) -> Series:
    shares = [part_of(count, reading.games) for count in playing]
    return reading.say("still playing"), "share", shares, [reading.percent(count, reading.games) for count in playing]


def _kept(reading: Reading, playing: list[int]) -> Iterator[Series]:
    """What the game notes down of each round: where something stands, on average, or how often something happens."""
    for column, sums in reading.tally.get("timeline", {}).items():
        is_state = column in reading.labels.get("states", {})
        scale = 1 if is_state else PER_GAMES
        values = [part_of(sums.get(str(number), 0) * scale, count) for number, count in enumerate(playing, start=1)]
        texts = [reading.count(value, 1) for value in values]
        yield reading.heading(column), "mean" if is_state else f"per-{PER_GAMES}", values, texts


def _milestones(reading: Reading, rounds: int) -> Iterator[Series]:
    """How many have done each thing by then."""
    group = next(iter(reading.labels.get("milestones", {})), "")
    for name, found in reading.tally.get(group, {}).items():
        by_round, whole, done = found.get("rounds", {}), found.get("part", 0), 0
        values, texts = [], []
        for number in range(1, rounds + 1):
            done += by_round.get(str(number), 0)
            values.append(part_of(done, whole))
            texts.append(reading.percent(done, whole))
        yield reading.label(group, name), "share", values, texts
