"""Chapter 17: how an operation stands and what a result changes, for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.answers.campaigns import CampaignMap, CampaignNode, Consequence, RosterLine, RosterTrack, Standing
from engine.core.campaign_maps import ending, line_of_missions, mission_title
from engine.core.content import text_in
from engine.core.sayings import counted, say
from engine.rulesets.fireteam_zero.campaign.ch17_entries import ResultEntry
from engine.rulesets.fireteam_zero.campaign.ch17_runs import Campaigns, Run, next_mission, operation_record
from engine.rulesets.fireteam_zero.campaign.ch17_standings import hero_rows
from engine.rulesets.fireteam_zero.campaign.ch17_words import WORDS
from engine.rulesets.fireteam_zero.records import Operation, PackRecord

# --- standing -------------------------------------------------------------------------------------


def standing_of(pack: PackRecord, run: Run, lang: str) -> Standing:
    """How an operation stands: nothing of it is secret, for everything is set up anew (FZ-17.09)."""
    operation = operation_record(pack, run.campaign)
    won = sum(run.has(mission, "won") for mission in operation.missions)
    title = text_in(operation.title, lang)
    upcoming = next_mission(pack, run)
    facts = [
        (say(WORDS, "missions", lang), f"{won} / {len(operation.missions)}"),
        (say(WORDS, "games", lang), str(len(run.results))),
        *((name, str(value)) for name, value in run.flags().items()),
    ]
    return Standing(
        run.progress,
        say(WORDS, run.progress, lang, title=title, won=won, all=len(operation.missions)),
        upcoming or "",
        _next_text(pack, run, upcoming, lang),
        tuple(roster_of(pack, run.results, lang)),
        tuple(facts),
        tuple(_briefing(pack, upcoming, lang)) if upcoming else (),
    )


def _briefing(pack: PackRecord, upcoming: str, lang: str) -> Iterator[str]:
    """FZ-B.06: what heroes may take along, and how the coin lies (FZ-1.14, FZ-1.18, FZ-1.34)."""
    mission = next(one for one in pack.missions if one.id == upcoming)
    upgrades, focus = mission.upgrades, mission.focus_cards
    if upgrades.kind == "choose":
        yield counted(WORDS, "may choose upgrades", upgrades.number, lang)
    elif upgrades.kind == "fixed":
        yield say(WORDS, "fixed upgrades", lang)
    else:
        yield say(WORDS, "no upgrades", lang)
    if isinstance(focus, int):
        if focus:
            yield counted(WORDS, "may take focus", focus, lang)
    elif any(focus.values()):
        by_role = [f"{text_in(role.name, lang)} {focus[role.id]}" for role in pack.roles if focus.get(role.id)]
        yield say(WORDS, "focus by role", lang, roles=", ".join(by_role))
    yield say(WORDS, f"coin on {mission.coin_start}", lang)


def _next_text(pack: PackRecord, run: Run, upcoming: str | None, lang: str) -> str:
    if upcoming is None:
        return say(WORDS, "begin another", lang)
    attempt = run.attempts(upcoming) + 1
    key = "play again" if attempt > 1 else "play next"
    return say(WORDS, key, lang, mission=mission_title(pack, upcoming, lang), attempt=attempt)


def roster_of(pack: PackRecord, results: Sequence[ResultEntry], lang: str) -> Iterator[RosterLine]:
    """The heroes that have played in these games, with who played them last."""
    heroes = {hero.id: hero for hero in pack.heroes}
    roles = {role.id: role for role in pack.roles}
    who: dict[str, str] = {}
    for result in results:
        for seat, person in zip(result.line_up, (*result.people, *[None] * 8), strict=False):
            who[seat.hero] = person or who.get(seat.hero, "")
    for name, row in hero_rows(results).items():
        hero = heroes.get(name)
        role = roles.get(hero.role) if hero else None
        tracks = [
            RosterTrack(say(WORDS, label, lang), row[column], None, is_sum=label not in ("games", "wins"))
            for label, column in (
                ("games", "games"),
                ("wins", "wins"),
                ("knock-downs", "knockDowns"),
                ("kills", "kills"),
                ("hits", "hitsTaken"),
            )
        ]
        yield RosterLine(
            name,
            text_in(hero.name, lang) if hero else name,
            text_in(role.name, lang) if role else "",
            f"role-{role.id}" if role else "hero",
            who.get(name, ""),
            (),
            tuple(tracks),
            (),
            ("heroes", name) if hero else (),
        )


# --- map ------------------------------------------------------------------------------------------


def map_of(pack: PackRecord, run: Run | None, operation: Operation, lang: str) -> CampaignMap:
    """FZ-17.02, FZ-17.03: one mission after another; what a defeat leads to is an option (FZ-A.57)."""
    options = pack.rule_options if run is None else run.options
    upcoming = operation.missions[0] if run is None and operation.missions else run and next_mission(pack, run)
    nodes = [_node(pack, run, operation, column, upcoming or "", lang) for column in range(len(operation.missions))]
    end = len(operation.missions)
    won = _ending("completed", run is not None and run.progress == "won", end, 0, lang)
    lost = _ending("failed", run is not None and run.progress == "lost", end, 1, lang)
    ends_it = options.failed_mission == "endOperation"
    words = say(WORDS, "after a win", lang), say(WORDS, "after a defeat", lang)
    return line_of_missions(nodes, won, lost if ends_it else None, words)


def _ending(key: str, is_reached: bool, column: int, row: int, lang: str) -> CampaignNode:
    state = "won" if key == "completed" else "lost"
    return ending(key, say(WORDS, key, lang), state, is_reached, say(WORDS, f"way to {key}", lang), (column, row))


def _node(
    pack: PackRecord, run: Run | None, operation: Operation, column: int, upcoming: str, lang: str
) -> CampaignNode:
    mission = operation.missions[column]
    attempts = run.attempts(mission) if run is not None else 0
    state: Any = "locked"
    why = say(WORDS, "locked", lang, mission=mission_title(pack, operation.missions[column - 1], lang))
    if run is not None and run.has(mission, "won"):
        state, why = "won", say(WORDS, "was won", lang, attempt=attempts)
    elif mission == upcoming:
        state, why = "next", say(WORDS, "is next", lang)
    elif attempts:
        state, why = "lost", say(WORDS, "was lost", lang, attempts=attempts)
    title = mission_title(pack, mission, lang)
    is_spoiler = state == "locked"
    return CampaignNode(mission, "mission", title, state, why, mission, column, 0, is_spoiler, ("missions", mission))


# --- consequences ---------------------------------------------------------------------------------


def consequences_of(pack: PackRecord, after: Campaigns, entry: ResultEntry, lang: str) -> Iterator[Consequence]:
    """What a result changes, in the order in which people ask."""
    title = mission_title(pack, entry.mission, lang)
    tone = {"won": "good", "lost": "bad"}.get(entry.outcome, "")
    yield Consequence(say(WORDS, f"mission {entry.outcome}", lang, mission=title), "FZ-B.03", tone)
    run = next((one for one in reversed(after.runs) if one.campaign == entry.campaign), None)
    if run is None or entry not in run.results:
        yield Consequence(say(WORDS, "alone", lang), "FZ-B.14")
        return
    for name, value in entry.flags.items():
        yield Consequence(say(WORDS, "flag", lang, name=name, value=value), "FZ-B.12")
    upcoming = next_mission(pack, run)
    if upcoming is None:
        key, tone = ("operation won", "good") if run.progress == "won" else ("operation lost", "bad")
        yield Consequence(say(WORDS, key, lang), "FZ-B.13", tone)
        return
    key, rule = ("again", "FZ-A.57") if upcoming == entry.mission else ("next opens", "FZ-17.03")
    yield Consequence(say(WORDS, key, lang, mission=mission_title(pack, upcoming, lang)), rule)
    yield Consequence(say(WORDS, "anew", lang), "FZ-17.09")
