"""A report as some lines of plain text, and what its things are called."""

from collections.abc import Mapping
from typing import Any

from engine.core.playtest.phrases import number, percent, percentage, say
from engine.core.playtest.report import Report, add
from engine.core.playtest.statistics import mean_of, quantile_of

Labels = Mapping[str, Mapping[str, str]]  # group → id → what people call it; 'headings' has the groups and columns
MOST_LISTED = 8
MARGIN = 13  # characters before what a line says
NOT_LISTED = ("locations", "actions")  # the board has places for nothing, and nobody need do everything


def label(labels: Labels, group: str, name: str) -> str:
    """What people call a thing of the report."""
    return labels.get(group, {}).get(name, name)


def cause_words(cause: str, labels: Labels, lang: str) -> str:
    """What people call a cause of defeat."""
    if cause in labels.get("causes", {}):
        return labels["causes"][cause]
    if cause.startswith("mission-"):
        return say("own condition", lang, number=cause.removeprefix("mission-"))
    if cause.startswith("effect:"):
        return say("by effect", lang, name=cause.removeprefix("effect:"))
    return say("conceded", lang) if cause == "conceded" else cause


def total(tree: Mapping[str, Any]) -> dict[str, int]:
    """Histograms by result as one."""
    whole: dict[str, Any] = {}
    for part in tree.values():
        add(whole, part)
    return whole


def use(found: Mapping[str, int]) -> str:
    """Which column tells whether a thing mattered: what can only be seen has no use."""
    return "used" if "used" in found else "seen"


def unused(report: Report) -> dict[str, list[str]]:
    """What never came up, by group."""
    listed = {
        group: [name for name, found in entries.items() if not found[use(found)]]
        for group, entries in report.tally.get("coverage", {}).items()
    }
    return {group: names for group, names in listed.items() if names}


def summary(report: Report, labels: Labels, lang: str = "en") -> str:
    """The report in some twenty lines."""
    about = report.about
    low, high = (percentage(bound, lang) for bound in report.interval)
    mission = label(labels, "mission", str(about["mission"]))
    games = number(report.games, lang)
    lines = [
        say("summary", lang, games=games, mission=mission, bot=about["bot"], seed=about["seed"]),
        _line(say("won", lang), say("span", lang, rate=percentage(report.win_rate, lang), low=low, high=high)),
        *_defeats(report, labels, lang),
        *_trouble(report, lang),
        *_rounds(report, labels, lang),
        *_objectives(report, labels, lang),
        *_each(report, labels, lang),
        *_never(report, labels, lang),
    ]
    if report.games:
        decisions = number(report.tally.get("decisions", 0) / report.games, lang)
        time = number(report.microseconds / report.games / 1000, lang, 1)
        lines.append(_line(say("decisions", lang), say("decisions told", lang, count=decisions, time=time)))
    return "\n".join(lines)


def _line(word: str, told: str) -> str:
    return f"{word:{MARGIN}}{told}"


def _defeats(report: Report, labels: Labels, lang: str) -> list[str]:
    lines = []
    for cause, found in report.tally.get("causes", {}).items():
        where = sorted(found.get("places", {}).items(), key=lambda item: -item[1])[:3]
        places = ", ".join(f"{label(labels, 'locations', place)} {count}" for place, count in where)
        told = say(
            "lost told",
            lang,
            cause=cause_words(cause, labels, lang),
            share=percent(found["count"], report.games, lang),
            round=quantile_of(found.get("rounds", {}), 0.5),
        )
        lines.append(_line(say("lost by", lang), told + (f"; {places}" if places else "")))
    return lines


def _trouble(report: Report, lang: str) -> list[str]:
    lines = []
    for verdict in ("unfinished", "fault"):
        if report.count(verdict):
            seeds = ", ".join(str(one["seed"]) for one in report.faults if one["verdict"] == verdict)
            lines.append(_line(say(verdict, lang), say("seeds", lang, count=report.count(verdict), seeds=seeds)))
    return lines


def _rounds(report: Report, labels: Labels, lang: str) -> list[str]:
    if not report.tally.get("rounds"):
        return []
    rounds = total(report.tally["rounds"])
    told = say("rounds short", lang, mean=number(mean_of(rounds), lang, 1), most=quantile_of(rounds, 0.9))
    lines = [_line(say("rounds line", lang), told)]
    if "knockDowns" in report.tally:
        downs = number(mean_of(report.tally["knockDowns"]), lang, 1)
        lines.append(_line(label(labels, "headings", "knockDowns").lower(), downs))
    return lines


def _objectives(report: Report, labels: Labels, lang: str) -> list[str]:
    lines = []
    for name, found in report.tally.get("objectives", {}).items():
        told = percent(found["completed"], found.get("part", 0), lang)
        if found.get("rounds"):
            told = say("in round", lang, share=told, round=quantile_of(found["rounds"], 0.5))
        lines.append(_line(say("objective", lang), f"{label(labels, 'objectives', name)}: {told}"))
    return lines


def _each(report: Report, labels: Labels, lang: str) -> list[str]:
    lines = []
    for name, found in report.tally.get("heroes", {}).items():
        games = found.get("games", 0)
        told = [say("won rate", lang, rate=percent(found.get("won", 0), games, lang))]
        told += [
            f"{label(labels, 'headings', column)} {number(found.get(column, 0) / max(1, games), lang, 1)}"
            for column in hero_columns(report)
        ]
        lines.append(_line(say("hero", lang), f"{label(labels, 'heroes', name)}: {', '.join(told)}"))
    return lines


def hero_columns(report: Report) -> list[str]:
    """What is counted of each hero, besides games and wins."""
    heroes = report.tally.get("heroes", {}).values()
    return sorted({column for found in heroes for column in found} - {"games", "won"})


def _never(report: Report, labels: Labels, lang: str) -> list[str]:
    lines = []
    for group, names in unused(report).items():
        if group in NOT_LISTED:
            continue
        shown = ", ".join(label(labels, group, name) for name in names[:MOST_LISTED])
        if len(names) > MOST_LISTED:
            shown = say("more", lang, names=shown, count=len(names) - MOST_LISTED)
        lines.append(_line(say("never", lang), f"{label(labels, 'headings', group)}: {shown}"))
    return lines
