"""Chapters 22 and 23 in a ledger: the score of a mission that people tell of, worked out from what they tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.answers.campaigns import ScoreLine
from engine.core.content import text_in
from engine.core.sayings import say
from engine.rulesets.countdown.campaign.ch33_entries import ObjectiveResult, ResultEntry
from engine.rulesets.countdown.campaign.ch33_runs import Run
from engine.rulesets.countdown.campaign.ch33_words import WORDS
from engine.rulesets.countdown.codes import SCORE_PARTS, TOP_OF_TIME, WORST_SCORE
from engine.rulesets.countdown.records import Location, PackRecord
from engine.rulesets.countdown.records.missions import Mission
from engine.rulesets.countdown.rules.ch23_scoring import time_points

FULFILLED = {"bomb": ("defused",), "hostage": ("rescued",), "topTerrorist": ("eliminated",)}  # CD-23.01
MISSED = {"bomb": ("exploded",), "hostage": ("killed", "lost"), "topTerrorist": ("escaped",)}  # CD-23.02
A_LOST_OP = -2  # CD-13.15, CD-23.03
TOLD_ONLY = ("showdown", "effects")  # parts that nothing else in a result tells of


class Place(NamedTuple):
    """A mission and where it was played; None where several locations come into question."""

    mission: Mission
    location: Location | None


def place_of(pack: PackRecord, run: Run | None, mission: str) -> Place | None:
    """Where a mission of a campaign under way is played, or a mission on its own that has one location."""
    found = next((one for one in pack.missions if one.id == mission), None)
    if found is None:
        return None
    names = found.locations
    if run is not None and found.campaign is not None and found.number <= len(run.begun.locations):
        names = (run.begun.locations[found.number - 1],)
    location = next((one for one in pack.locations if one.id == names[0]), None) if len(names) == 1 else None
    return Place(found, location)


def parts_of(pack: PackRecord, run: Run | None, entry: ResultEntry) -> dict[str, int]:
    """CD-40.19: every part of the score, in the order of the sheet; parts of nothing are left out."""
    place = place_of(pack, run, entry.mission)
    if place is None:
        return {}
    points = [card_points(pack, place.mission.column, one) for one in entry.objectives]
    died = run.dead() if run is not None else set()
    deaths = sum(not left.is_alive and name not in died for name, left in entry.ops.items())
    bullets = pack.bullet_control_cards[: entry.bullets_used]
    parts = dict.fromkeys(SCORE_PARTS, 0) | {
        "objectives": sum(one for one in points if one > 0),
        "losses": sum(one for one in points if one < 0) + civilian_points(pack, entry),
        "ops": A_LOST_OP * deaths,
        "bulletControl": -sum(card.score_cost for card in bullets),  # CD-12.18
        **{name: entry.parts.get(name, 0) for name in TOLD_ONLY},
    }
    for part, amount in _at_the_end(place.location, entry):
        if sum(parts.values()) >= WORST_SCORE:  # CD-22.04: below it the mission is over at once
            parts[part] += amount
    return {name: amount for name, amount in parts.items() if amount}


def _at_the_end(location: Location | None, entry: ResultEntry) -> Iterator[tuple[str, int]]:
    """CD-37.09: the final scoring, which a mission that was given up or that nobody survived does not come to."""
    if entry.outcome == "abandoned" or not any(left.is_alive for left in entry.ops.values()):
        return
    yield "ops", A_LOST_OP * entry.ops_outside
    yield "time", time_points(entry.time, entry.ultimatum)
    if location is not None and has_bonus(location, entry):
        yield "bonus", location.secured_bonus.points


def has_bonus(location: Location, entry: ResultEntry) -> bool:
    """CD-23.08."""
    return entry.bonus or entry.secured_zones >= location.secured_bonus.zones


def card_points(pack: PackRecord, column: int, told: ObjectiveResult) -> int:
    """CD-23.01, CD-23.02: what an objective card is worth in this column (CD-33.21 to CD-33.23)."""
    card: Any = next((one for one in pack.objective_cards if one.id == told.card), None)
    if card is None:
        return 0
    if told.fate in FULFILLED.get(card.kind, ()):
        return int(card.success_score[column - 1])
    return int(card.fail_score[column - 1]) if told.fate in MISSED.get(card.kind, ()) else 0


def most_points(pack: PackRecord, place: Place) -> int:
    """What a mission can give at most: its best objectives, all of the time, and the zones (CD-23.01, .04, .08)."""
    cards: Any = [one for one in pack.objective_cards if one.stack == place.mission.objective and one.kind in FULFILLED]
    worth: list[int] = sorted((one.success_score[place.mission.column - 1] for one in cards), reverse=True)
    where = [one for one in pack.locations if one.id in place.mission.locations]
    locations = where if place.location is None else [place.location]
    best = [sum(worth[: one.objective_count]) + one.secured_bonus.points for one in locations]
    return TOP_OF_TIME + max(best, default=sum(worth))


def civilian_points(pack: PackRecord, entry: ResultEntry) -> int:
    """CD-23.07."""
    return sum(
        card.killed_score for card in pack.threat_cards if card.kind == "civilian" and card.id in entry.civilians
    )


# --- the sheet ------------------------------------------------------------------------------------


def score_of(pack: PackRecord, entry: ResultEntry, lang: str) -> Iterator[ScoreLine]:
    """CD-40.19: what the score is made of, then the score; where the lines give another sum, it is told.

    Lines of nothing stand there as well, so that nothing is forgotten; what few missions have, only where it counts.
    """
    place = place_of(pack, None, entry.mission)
    if entry.objectives and place is not None:
        yield from _cards(pack, place.mission, entry, lang)
    else:
        yield _line("part objectives", entry.parts.get("objectives", 0), lang, "CD-23.01")
        yield _line("part losses", entry.parts.get("losses", 0), lang, "CD-23.02")
    rules = ("CD-23.03", "CD-23.04", "CD-23.08", "CD-12.18", "CD-32.14", "CD-40.19")
    for part, rule in zip(SCORE_PARTS[2:], rules, strict=True):
        if part in entry.parts or part not in TOLD_ONLY:
            detail = _detail(part, entry, lang)
            yield ScoreLine(say(WORDS, f"part {part}", lang), entry.parts.get(part, 0), detail, rule)
    total = sum(entry.parts.values())
    differs = bool(entry.parts) and total != entry.score
    detail = say(WORDS, "part sum", lang, sum=total) if differs else ""
    yield ScoreLine(say(WORDS, "part total", lang), entry.score, detail, "CD-22.07")


def _cards(pack: PackRecord, mission: Mission, entry: ResultEntry, lang: str) -> Iterator[ScoreLine]:
    """A line for each objective card; what is left of both parts was lost with civilians."""
    names = {card.id: text_in(card.name, lang) if card.name else card.id for card in pack.objective_cards}
    left = entry.parts.get("objectives", 0) + entry.parts.get("losses", 0)
    for one in entry.objectives:
        points = card_points(pack, mission.column, one)
        left -= points
        label = say(WORDS, "card and fate", lang, card=names.get(one.card, one.card), fate=fate_word(one.fate, lang))
        yield ScoreLine(label, points, rule="CD-23.01" if points >= 0 else "CD-23.02")
    yield _line("civilians", left, lang, "CD-23.07")


def _detail(part: str, entry: ResultEntry, lang: str) -> str:
    """What a line counts."""
    dead = sum(not left.is_alive for left in entry.ops.values())
    counts = {
        "ops": {"dead": dead, "outside": entry.ops_outside},
        "time": {"time": entry.time},
        "bonus": {"zones": entry.secured_zones},
        "bulletControl": {"cards": entry.bullets_used},
    }
    if part not in counts:
        return ""
    is_late = part == "time" and entry.ultimatum and entry.time > 0  # CD-23.04: why it brings nothing
    return say(WORDS, f"detail {part} late" if is_late else f"detail {part}", lang, **counts[part])


def _line(key: str, value: int, lang: str, rule: str) -> ScoreLine:
    return ScoreLine(say(WORDS, key, lang), value, rule=rule)


def fate_word(fate: str, lang: str) -> str:
    """'defused' as people say it."""
    return say(WORDS, f"fate {fate}", lang)
