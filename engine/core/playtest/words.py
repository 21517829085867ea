"""A report as some lines of plain text, and what its things are called."""

import re
from collections.abc import Mapping
from typing import Any

from engine.core.playtest.phrases import PHRASES, count_games, number, percent, percentage, say
from engine.core.playtest.report import Report, add
from engine.core.playtest.statistics import mean_of, quantile_of

# Group → id → what people call it. Some groups are about the report itself: 'headings' names its sections, groups and
# columns, 'singular' what a line of a section is about, 'seats' who can play, 'places', 'areas' (of several places) and
# 'boards' where it happens,
# 'sources' whose effects can end a game, 'unlisted' the groups of which nobody expects that everything comes up,
# 'collections' where a group's records lie, 'steps' what is done on the way to a win (group → column), 'milestones'
# what a timeline tells of besides, 'states' what it tells the mean of, and 'phrases' what the game says in words of its
# own instead of those that all reports have.
Labels = Mapping[str, Mapping[str, str]]
Line = tuple[str, str]  # of the summary: a word at the margin, and what there is to say
MOST_LISTED = 8
OWN_PARTS = ("decisions", "causes", "rounds", "heat", "coverage", "timeline", "lostAt")  # all other parts are sections

SHARES, AVERAGE, EACH, STOOD = range(4)  # what a section tells: done of what was there, one number, of each, the end


def label(labels: Labels, group: str, name: str) -> str:
    """What people call a thing of the report."""
    return labels.get(group, {}).get(name, name)


def phrase(labels: Labels, key: str, lang: str, **values: object) -> str:
    """A phrase, in the game's own words if it has some."""
    own = labels.get("phrases", {}).get(key)
    return own.format(**values) if own else say(key, lang, **values)


def heading(labels: Labels, name: str, lang: str) -> str:
    """What people call a section, a group or a column; some sections every game has."""
    return labels.get("headings", {}).get(name) or (phrase(labels, name, lang) if name in PHRASES else name)


def sections(report: Report, labels: Labels, shape: int) -> dict[str, Any]:
    """The sections of a shape that have words, in the order of the tally; sums without words are for programs only."""
    named = {*labels.get("headings", {}), *PHRASES}
    return {
        key: part
        for key, part in report.tally.items()
        if key in named and key not in OWN_PARTS and part and _shape(part) == shape
    }


def _shape(part: Mapping[str, Any]) -> int:
    one = next(iter(part.values()))
    if isinstance(one, int):
        return AVERAGE
    if "completed" in one:
        return SHARES
    return EACH if "games" in one else STOOD


def seat_words(labels: Labels, seat: Any) -> str:
    """Who plays a seat, which may be given with equipment, for several, or left open."""
    names = labels.get("seats", {})
    if isinstance(seat, Mapping):
        return next((names[one] for one in seat.values() if isinstance(one, str) and one in names), "–")
    if isinstance(seat, list | tuple):
        return " + ".join(seat_words(labels, one) for one in seat)
    if seat is None:
        return "–"
    return re.sub(r"[\w-]+", lambda found: names.get(found[0], found[0]), str(seat)).replace("+", " + ")


def cause_words(cause: str, labels: Labels, lang: str) -> str:
    """What people call a cause of defeat."""
    if cause in labels.get("causes", {}):
        return labels["causes"][cause]
    if cause.startswith("mission-"):
        return say("own condition", lang, number=cause.removeprefix("mission-"))
    if cause.startswith("effect:"):
        return say("by effect", lang, name=label(labels, "sources", cause.removeprefix("effect:")))
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
    games = count_games(report.games, lang)
    lines: list[Line] = [
        (say("won", lang), say("span", lang, rate=percentage(report.win_rate, lang), low=low, high=high)),
        *_defeats(report, labels, lang),
        *_trouble(report, lang),
        *_rounds(report, labels, lang),
        *_averages(report, labels, lang),
        *_shares(report, labels, lang),
        *_each(report, labels, lang),
        *_never(report, labels, lang),
    ]
    if report.games:
        decisions = number(report.tally.get("decisions", 0) / report.games, lang)
        time = number(report.microseconds / report.games / 1000, lang, 1)
        lines.append((say("decisions", lang), say("decisions told", lang, count=decisions, time=time)))
    margin = max(len(word) for word, _told in lines)
    title = say("summary", lang, games=games, mission=mission, bot=about["bot"], seed=about["seed"])
    return "\n".join([title, *(f"{word:{margin}}  {told}" for word, told in lines)])


def _defeats(report: Report, labels: Labels, lang: str) -> list[Line]:
    lines = []
    for cause, found in report.tally.get("causes", {}).items():
        where = sorted(found.get("places", {}).items(), key=lambda item: -item[1])[:3]
        places = ", ".join(f"{label(labels, 'places', place)} {count}" for place, count in where)
        told = phrase(
            labels,
            "lost told",
            lang,
            cause=cause_words(cause, labels, lang),
            share=percent(found["count"], report.games, lang),
            round=quantile_of(found.get("rounds", {}), 0.5),
        )
        if places:
            told = say("lost at", lang, told=told, places=places)
        lines.append((say("lost by", lang), told))
    return lines


def _trouble(report: Report, lang: str) -> list[Line]:
    lines = []
    for verdict in ("unfinished", "fault"):
        if report.count(verdict):
            seeds = ", ".join(str(one["seed"]) for one in report.faults if one["verdict"] == verdict)
            lines.append((say(verdict, lang), say("seeds", lang, count=report.count(verdict), seeds=seeds)))
    return lines


def _rounds(report: Report, labels: Labels, lang: str) -> list[Line]:
    if not report.tally.get("rounds"):
        return []
    rounds = total(report.tally["rounds"])
    told = say("rounds short", lang, mean=number(mean_of(rounds), lang, 1), most=quantile_of(rounds, 0.9))
    return [(phrase(labels, "rounds line", lang), told)]


def _averages(report: Report, labels: Labels, lang: str) -> list[Line]:
    return [
        (_small(heading(labels, key, lang), lang), number(mean_of(part), lang, 1))
        for key, part in sections(report, labels, AVERAGE).items()
    ]


def _small(word: str, lang: str) -> str:
    """A word as it stands within a line: German writes nouns large anywhere."""
    return word if lang == "de" else word.lower()


def _shares(report: Report, labels: Labels, lang: str) -> list[Line]:
    lines = []
    for key, part in sections(report, labels, SHARES).items():
        for name, found in part.items():
            told = percent(found["completed"], found.get("part", 0), lang)
            if found.get("rounds"):
                told = phrase(labels, "in round", lang, share=told, round=quantile_of(found["rounds"], 0.5))
            words = say("told", lang, name=label(labels, key, name), value=told)
            lines.append((label(labels, "singular", key), words))
    return lines


def _each(report: Report, labels: Labels, lang: str) -> list[Line]:
    lines = []
    for key, part in sections(report, labels, EACH).items():
        for name, found in part.items():
            games = found.get("games", 0)
            told = [say("won rate", lang, rate=percent(found.get("won", 0), games, lang))]
            told += [
                f"{heading(labels, column, lang)} {number(found.get(column, 0) / max(1, games), lang, 1)}"
                for column in columns_of(part, labels)
            ]
            words = say("told", lang, name=label(labels, key, name), value=", ".join(told))
            lines.append((label(labels, "singular", key), words))
    return lines


def columns_of(part: Mapping[str, Mapping[str, Any]], labels: Labels) -> list[str]:
    """What is counted of each, besides games and wins, in the order in which the game lists its words."""
    order = list(labels.get("headings", {}))
    found = {column for one in part.values() for column in one} - {"games", "won"}
    return sorted(found, key=lambda column: (order.index(column) if column in order else len(order), column))


def _never(report: Report, labels: Labels, lang: str) -> list[Line]:
    lines = []
    for group, names in unused(report).items():
        if group in labels.get("unlisted", {}):
            continue
        shown = ", ".join(label(labels, group, name) for name in names[:MOST_LISTED])
        if len(names) > MOST_LISTED:
            shown = say("more", lang, names=shown, count=len(names) - MOST_LISTED)
        told = say("told", lang, name=heading(labels, group, lang), value=shown)
        lines.append((say("never", lang), told))
    return lines
