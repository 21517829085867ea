"""A report as a page of plain text."""

from collections.abc import Mapping
from typing import Any

from engine.core.playtest.report import Report, add
from engine.core.playtest.statistics import mean_of, quantile_of

Labels = Mapping[str, Mapping[str, str]]  # group → id → what people call it

CAUSES = {
    "knock-down": "a knock-down at tails",
    "conceded": "the group gave up",
    "mission": "the mission's own condition",
    "effect": "an effect",
}


def cause_words(cause: str) -> str:
    """What people call a cause of defeat."""
    if cause.startswith("mission-"):
        return f"condition {cause[8:]} of the mission"
    if cause.startswith("effect:"):
        return f"the effect '{cause[7:]}'"
    return CAUSES.get(cause, cause)


def label(labels: Labels, group: str, name: str) -> str:
    """What people call a thing of the report."""
    return labels.get(group, {}).get(name, name)


def percent(part: int, whole: int) -> str:
    """A share as a percentage."""
    return f"{100 * part / whole:.1f} %" if whole else "–"


def total(tree: Mapping[str, Any]) -> dict[str, int]:
    """Histograms by result as one."""
    whole: dict[str, Any] = {}
    for part in tree.values():
        add(whole, part)
    return whole


def unused(report: Report, column: str = "used") -> dict[str, list[str]]:
    """What never came up, by group."""
    coverage = report.tally.get("coverage", {})
    return {
        group: [name for name, counts in entries.items() if not counts[column]]
        for group, entries in coverage.items()
        if any(not counts[column] for counts in entries.values())
    }


def summary(report: Report, labels: Labels) -> str:
    """The report in some twenty lines."""
    tally, games, about = report.tally, report.games, report.about
    low, high = report.interval
    lines = [
        f"{games:,} games of '{about['mission']}' by the bot '{about['bot']}', seed {about['seed']}",
        f"won          {100 * report.win_rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})",
    ]
    for cause, found in tally.get("causes", {}).items():
        rounds = found.get("rounds", {})
        where = sorted(found.get("places", {}).items(), key=lambda item: -item[1])[:3]
        places = ", ".join(f"{label(labels, 'locations', place)} {count}" for place, count in where)
        lines.append(
            f"lost by      {cause_words(cause)}: {percent(found['count'], games)}, "
            f"round {quantile_of(rounds, 0.5)} at the median" + (f"; {places}" if places else "")
        )
    for verdict in ("unfinished", "fault"):
        if report.count(verdict):
            seeds = ", ".join(str(one["seed"]) for one in report.faults if one["verdict"] == verdict)
            lines.append(f"{verdict:12} {report.count(verdict)} (seeds {seeds})")
    if tally.get("rounds"):
        rounds = total(tally["rounds"])
        lines.append(f"rounds       {mean_of(rounds):.1f} on average, 90 % within {quantile_of(rounds, 0.9)}")
        lines.append(f"knock-downs  {mean_of(tally.get('knockDowns', {})):.1f} in a game")
    for name, found in tally.get("objectives", {}).items():
        rounds = found.get("rounds", {})
        when = f", round {quantile_of(rounds, 0.5)} at the median" if rounds else ""
        part = found.get("part", 0)
        lines.append(f"objective    {label(labels, 'objectives', name)}: {percent(found['completed'], part)}{when}")
    for name, found in tally.get("heroes", {}).items():
        won = percent(found.get("won", 0), found.get("games", 0))
        lines.append(
            f"hero         {label(labels, 'heroes', name)}: won {won}, "
            f"{found.get('kills', 0) / max(1, found.get('games', 0)):.1f} kills, "
            f"{found.get('knockDowns', 0) / max(1, found.get('games', 0)):.1f} knock-downs"
        )
    for group, names in unused(report).items():
        if group not in ("locations", "actions"):
            shown = ", ".join(label(labels, group, name) for name in names[:8])
            lines.append(f"never used   {group}: {shown}" + (f" and {len(names) - 8} more" if len(names) > 8 else ""))
    if games:
        time = f"{report.microseconds / games / 1000:.1f} ms"
        lines.append(f"decisions    {tally.get('decisions', 0) / games:.0f} in a game, {time} of processor time")
    return "\n".join(lines)
