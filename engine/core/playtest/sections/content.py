"""What came up, dead content first."""

from collections.abc import Iterator, Mapping

from engine.core.answers.reports import ReportSection, Row
from engine.core.playtest.sections.reading import Reading, part_of
from engine.core.playtest.words import use


def coverage(reading: Reading) -> Iterator[ReportSection]:
    """A section for each group of things that can come up."""
    for group, entries in reading.tally.get("coverage", {}).items():
        if entries:
            yield _group(reading, group, entries)


def _group(reading: Reading, group: str, entries: Mapping[str, Mapping[str, int]]) -> ReportSection:
    column = use(next(iter(entries.values())))
    is_listed = group not in reading.labels.get("unlisted", {})
    ranked = sorted(entries.items(), key=lambda item: (item[1].get(column, 0), item[0]))
    rows = tuple(_row(reading, group, name, found, column, is_listed) for name, found in ranked)
    dead = sum(row.tone == "dead" for row in rows)
    shown = ("seen", column) if column != "seen" else ("seen",)
    told = "found" if dead else "all" if is_listed else "some"
    key = f"coverage {told}" if column == "seen" else f"coverage used {told}"
    used = sum(bool(found.get(column, 0)) for found in entries.values())
    counts = {"dead": reading.count(dead), "used": reading.count(used), "all": reading.count(len(rows))}
    return ReportSection(
        f"coverage/{reading.labels.get('collections', {}).get(group, group)}",
        "content",
        "table",
        reading.say(key, heading=reading.heading(group), **counts),
        reading.say("coverage counted"),
        tuple(reading.phrase(one).replace("\u00ad", "") for one in (*shown, "in wins", "in losses", "Won")),
        rows,
        is_quiet=not dead,
    )


def _row(reading: Reading, group: str, name: str, found: Mapping[str, int], column: str, is_listed: bool) -> Row:
    won, lost = found.get(f"{column}Won", 0), found.get(f"{column}Lost", 0)
    pairs = [
        *((found.get(one, 0), reading.games) for one in dict.fromkeys(("seen", column))),
        (won, reading.report.wins),
        (lost, reading.losses),
        (won, found.get(column, 0)),
    ]
    return Row(
        name,
        reading.label(group, name),
        tuple(part_of(part, whole) if whole else None for part, whole in pairs),
        tuple(reading.percent(part, whole) for part, whole in pairs),
        witnesses=reading.witnesses((f"coverage.{group}.{column}", name))
        or reading.witnesses((f"coverage.{group}.seen", name)),
        path=reading.path(group, name),
        tone="dead" if is_listed and not found.get(column, 0) else "",
    )
