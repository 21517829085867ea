"""Chapter 33: how a campaign stands and what a result changes, for people."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.core.answers.campaigns import (
    CampaignMap,
    CampaignNode,
    Consequence,
    RosterLine,
    RosterTrack,
    Standing,
)
from engine.core.campaign_maps import ending, line_of_missions, mission_title
from engine.core.content import text_in
from engine.core.sayings import say
from engine.rulesets.countdown.campaign.ch33_entries import ResultEntry
from engine.rulesets.countdown.campaign.ch33_runs import Campaigns, Run, campaign_record, carried_standing, next_mission
from engine.rulesets.countdown.campaign.ch33_standings import op_rows
from engine.rulesets.countdown.campaign.ch33_words import WORDS
from engine.rulesets.countdown.records import Campaign, Op, PackRecord

Steps = tuple[tuple[int, str], ...]  # what is reached with so many points


def location_name(pack: PackRecord, location: str, lang: str) -> str:
    """What people call a location."""
    return next((text_in(one.name, lang) for one in pack.locations if one.id == location), location)


# --- standing -------------------------------------------------------------------------------------


def standing_of(pack: PackRecord, run: Run, lang: str) -> Standing:
    """How a campaign stands: of stacks only their size, of locations only those that lie open (CD-33.06)."""
    campaign = campaign_record(pack, run.campaign)
    title, done = text_in(campaign.name, lang), len(run.successes)
    upcoming = next_mission(run)
    threats = run.threats_left()
    facts = [
        (say(WORDS, "missions", lang), f"{done} / {len(campaign.missions)}"),
        (say(WORDS, "score", lang), str(sum(result.score for result in run.successes))),
        (say(WORDS, "support", lang), ", ".join(_support_names(pack, run.support_left(), lang)) or "–"),
    ]
    left = say(WORDS, "not noted", lang) if threats is None else str(len(threats[1]) + len(threats[0] or ()))
    facts.append((say(WORDS, "stack", lang), left))
    return Standing(
        run.progress,
        say(WORDS, run.progress, lang, title=title, won=done, all=len(campaign.missions)),
        upcoming or "",
        _next_text(pack, run, upcoming, lang),
        tuple(_roster(pack, run, lang)),
        tuple(facts),
        tuple(_briefing(pack, run, lang)) if upcoming else (),
    )


def _briefing(pack: PackRecord, run: Run, lang: str) -> Iterator[str]:
    """CD-33.19 to CD-33.23, CD-12.20: which values count, how many threat cards lie out, what is at hand again."""
    name = run.begun.locations[run.mission_number - 1]
    location = next((one for one in pack.locations if one.id == name), None)
    yield say(WORDS, "values of level", lang, level=run.mission_number)
    if location is not None and run.mission_number > 1:
        yield say(WORDS, "threats of location", lang, count=location.campaign_threat_cards)
    yield say(WORDS, "bullets at hand", lang, count=len(pack.bullet_control_cards))


def _next_text(pack: PackRecord, run: Run, upcoming: str | None, lang: str) -> str:
    if upcoming is None:
        return say(WORDS, "begin another", lang)
    location = location_name(pack, run.begun.locations[run.mission_number - 1], lang)
    return say(WORDS, "play next", lang, number=run.mission_number, location=location)


def _support_names(pack: PackRecord, cards: list[str], lang: str) -> list[str]:
    named = {card.id: text_in(card.name, lang) for card in pack.support_cards}
    return [named.get(card, card) for card in cards]


def _roster(pack: PackRecord, run: Run, lang: str) -> Iterator[RosterLine]:
    """The team, which stays the same (CD-33.09), with its experience (CD-33.14)."""
    known = {op.id: op for op in pack.ops}
    people = run.begun.people
    seats = {op: seat for seat, ops in enumerate(run.begun.team) for op in ops}
    for name in run.begun.ops:
        op, left = known[name], run.last_of(name)
        aim, special = (left.aim_xp, left.special_xp) if left else (0, 0 if op.special == "none" else op.track.start)
        kills = sum(result.combat[name].eliminations for result in run.results if name in result.combat)
        most = op.aim_steps[-1] if op.aim_steps else None
        tracks = [RosterTrack(say(WORDS, "aim", lang), aim, most, aim_steps(op, lang))]
        if op.special != "none":
            tracks.append(RosterTrack(say(WORDS, "special", lang), special, op.track.max, special_steps(op, lang)))
        if left is not None:
            tracks.append(RosterTrack(say(WORDS, "health", lang), left.health, op.health_max))
            tracks.append(RosterTrack(say(WORDS, "energy", lang), left.energy, op.energy_max))
        tracks.append(RosterTrack(say(WORDS, "eliminations", lang), kills, None, is_sum=True))
        seat = seats.get(name)
        yield RosterLine(
            name,
            text_in(op.name, lang),
            text_in(op.nickname, lang) if op.nickname else "",
            "hero",
            (people[seat] or "") if seat is not None and seat < len(people) else "",
            ("dead",) if name in run.dead() else (),
            tuple(tracks),
            (),
            ("ops", name),
        )


def roster_of(pack: PackRecord, state: Campaigns, lang: str) -> Iterator[RosterLine]:
    """Every op that has played; what they have learnt belongs to a campaign, what they did adds up."""
    rows = op_rows(state)
    for op in (op for op in pack.ops if op.id in rows):
        label = say(WORDS, "eliminations", lang)
        track = RosterTrack(label, rows[op.id]["eliminations"], None, is_sum=True)
        nickname = text_in(op.nickname, lang) if op.nickname else ""
        yield RosterLine(op.id, text_in(op.name, lang), nickname, "hero", "", (), (track,), (), ("ops", op.id))


def aim_steps(op: Op, lang: str) -> Steps:
    """CD-18.09: the skills of an op, each with the experience it takes."""
    return tuple((step, say(WORDS, "skill", lang, level=level)) for level, step in enumerate(op.aim_steps, 1))


def special_steps(op: Op, lang: str) -> Steps:
    """CD-24.05, CD-24.06: the levels of an ability."""
    levels = ((2, op.track.level2), (3, op.track.level3))
    return tuple((step, say(WORDS, "level", lang, level=level)) for level, step in levels)


# --- map ------------------------------------------------------------------------------------------


def map_of(pack: PackRecord, run: Run | None, campaign: Campaign, lang: str) -> CampaignMap:
    """CD-33.13: the next mission is played only if the one before was a success."""
    nodes = [_node(pack, run, campaign, number, lang) for number in range(1, len(campaign.missions) + 1)]
    won, lost = (
        ending(
            key,
            say(WORDS, f"ending {key}", lang),
            key,
            run is not None and run.progress == key,
            say(WORDS, f"way to {key}", lang),
            (len(nodes), row),
        )
        for row, key in enumerate(("won", "lost"))
    )
    options = pack.rule_options.overridden_by(campaign.options) if run is None else run.options
    words = say(WORDS, "won edge", lang), say(WORDS, "lost edge", lang)
    return line_of_missions(nodes, won, None if options.retry_failed_mission else lost, words)  # CD-90.64


def _node(pack: PackRecord, run: Run | None, campaign: Campaign, number: int, lang: str) -> CampaignNode:
    mission = f"{campaign.id}-{number}"
    state: Any = "locked"
    why = say(WORDS, "locked", lang, number=number - 1)
    played = [result for result in run.results if result.mission == mission] if run is not None else []
    won = next((result for result in played if result.outcome == "won"), None)
    if won is not None:
        key = "was won" if won.rounds else "was won some time"
        state, why = "won", say(WORDS, key, lang, score=won.score, rounds=won.rounds)
    elif (run is None and number == 1) or (run is not None and next_mission(run) == mission):
        state, why = "next", say(WORDS, "is next", lang)
    elif played:
        state, why = "lost", say(WORDS, "was lost", lang, score=played[-1].score)
    is_open = state != "locked"  # CD-33.06: the locations to come lie face down, unless the campaign prints them
    location = run.begun.locations[number - 1] if run is not None else campaign.missions[number - 1].location
    shown = location != "random" and (is_open or campaign.missions[number - 1].location != "random")
    name = location_name(pack, location, lang) if shown else ""
    title = name or say(WORDS, "mission", lang, number=number)
    path = ("campaigns", campaign.id, "missions", number - 1)
    return CampaignNode(mission, "mission", title, state, why, mission, number - 1, 0, not is_open, path)


# --- consequences ---------------------------------------------------------------------------------


def consequences_of(pack: PackRecord, after: Campaigns, entry: ResultEntry, lang: str) -> Iterator[Consequence]:
    """What a result changes, in the order in which people ask."""
    title = mission_title(pack, entry.mission, lang)
    tone = {"won": "good", "lost": "bad"}.get(entry.outcome, "")
    told = say(WORDS, f"mission {entry.outcome}", lang, mission=title, score=entry.score)
    yield Consequence(told, "CD-40.19", tone)
    run = next((one for one in reversed(after.runs) if one.campaign == entry.campaign), None)
    if run is None or entry not in run.results:
        yield Consequence(say(WORDS, "alone", lang), "CD-33.13")
        return
    used = _support_names(pack, [one.card for one in entry.support_used], lang)
    if used:
        yield Consequence(say(WORDS, "used up", lang, cards=", ".join(used)), "CD-35.03")
    if entry.outcome == "won":
        yield from _ops(pack, run, entry, lang)
    if run.progress != "open":
        key, tone = ("campaign won", "good") if run.progress == "won" else ("campaign lost", "bad")
        yield Consequence(say(WORDS, key, lang), "CD-40.24", tone)
        return
    if entry.bullets_used:
        yield Consequence(say(WORDS, "bullets back", lang), "CD-12.20")
    if entry.outcome == "won" and entry.threats is not None:
        yield _carried(pack, run, len(entry.threats.carried), lang)
    if entry.outcome != "won":
        upcoming = mission_title(pack, next_mission(run) or "", lang)
        yield Consequence(say(WORDS, "again", lang, mission=upcoming), "CD-90.64")
        return
    number = run.mission_number
    location = location_name(pack, run.begun.locations[number - 1], lang)
    yield Consequence(say(WORDS, "next opens", lang, number=number, location=location), "CD-33.13")


def _ops(pack: PackRecord, run: Run, entry: ResultEntry, lang: str) -> Iterator[Consequence]:
    """CD-33.14 to CD-33.16, CD-90.63: who is dead, what the others recover and keep."""
    named = {op.id: text_in(op.name, lang) for op in pack.ops}
    only_shooters = {op.id for op in pack.ops if op.special == "none"}
    ops = carried_standing(pack, run)["ops"] if run.progress == "open" else {}
    order = [name for seat in run.begun.team for name in seat]  # not the JSON's: databases sort its keys
    seated = sorted(entry.ops.items(), key=lambda item: order.index(item[0]) if item[0] in order else len(order))
    for name, left in seated:
        op = named.get(name, name)
        if not left.is_alive:
            if name in run.dead():
                yield Consequence(say(WORDS, "died", lang, op=op), "CD-90.63", "bad")
        elif ops.get(name):
            recovered = ops[name]
            values = {"health": recovered["health"], "energy": recovered["energy"]}
            if values != {"health": left.health, "energy": left.energy}:
                yield Consequence(say(WORDS, "recovers", lang, op=op, **values), "CD-33.15", "good")
            kept = {"aim": recovered["aimXp"], "special": recovered["specialXp"]}
            key = "aim only" if name in only_shooters else "experience"
            yield Consequence(say(WORDS, key, lang, op=op, **kept), "CD-33.14")
            yield from _learnt(pack, run, name, lang)


def _learnt(pack: PackRecord, run: Run, name: str, lang: str) -> Iterator[Consequence]:
    """CD-18.09, CD-24.05, CD-24.06: a skill or an ability level that was reached in the last mission."""
    op = next(one for one in pack.ops if one.id == name)
    earlier = replace(run, results=run.results[:-1]).last_of(name)
    left = run.last_of(name)
    assert left is not None  # the mission was won, and told of this op
    skills = [sum(step <= xp for step in op.aim_steps) for xp in ((earlier.aim_xp if earlier else 0), left.aim_xp)]
    if skills[0] < skills[1]:
        told = {"op": text_in(op.name, lang), "before": skills[0], "after": skills[1]}
        yield Consequence(say(WORDS, "aims better", lang, **told), "CD-18.09", "good")
    if op.special == "none":
        return
    before = earlier.special_xp if earlier else op.track.start
    levels = [1 + sum(step <= xp for step in (op.track.level2, op.track.level3)) for xp in (before, left.special_xp)]
    if levels[0] < levels[1]:
        told = {"op": text_in(op.name, lang), "level": levels[1]}
        yield Consequence(say(WORDS, "ability level", lang, **told), "CD-24.05", "good")


def _carried(pack: PackRecord, run: Run, count: int, lang: str) -> Consequence:
    """CD-33.17 to CD-33.19: what goes along, and what fills it up to the number of the next location."""
    name = run.begun.locations[run.mission_number - 1]
    printed = next((one.campaign_threat_cards for one in pack.locations if one.id == name), count)
    told = {"count": count, "drawn": max(0, printed - count), "printed": printed}
    return Consequence(say(WORDS, "carried", lang, **told), "CD-33.19")
