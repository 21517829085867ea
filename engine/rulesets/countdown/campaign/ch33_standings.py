"""Chapter 33: how campaigns, ops and people stand (CD-40)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.core.runs import OUTCOMES, by_mission, tally
from engine.rulesets.countdown.campaign.ch33_entries import ResultEntry
from engine.rulesets.countdown.campaign.ch33_runs import Campaigns, Run, campaign_record, next_mission, run_of
from engine.rulesets.countdown.records import Op, PackRecord


def standings(pack: PackRecord, state: Campaigns) -> dict[str, Any]:
    """Everything a tracker shows, as plain data."""
    return {
        "campaigns": [_campaign(pack, run) for run in state.runs],
        "single": by_mission(game for game in state.games if game.campaign is None),
        "games": tally(state.games),
        "ops": op_rows(state),
        "people": _people(state),
    }


def _campaign(pack: PackRecord, run: Run) -> dict[str, Any]:
    levels = {card.id: card.level for card in pack.threat_cards}
    threats = run.threats_left()
    known = {op.id: op for op in pack.ops}
    return {
        "campaign": run.campaign,
        "objective": campaign_record(pack, run.campaign).objective,  # CD-40.02
        "state": run.progress,
        "people": list(run.begun.people),
        "next": next_mission(run),
        "mission": run.mission_number if run.progress == "open" else len(run.successes),
        "locations": [  # CD-33.06: only the current location and those before it lie open
            name if number <= run.mission_number or run.progress != "open" else None
            for number, name in enumerate(run.begun.locations, start=1)
        ],
        "results": [
            {"mission": one.mission, "outcome": one.outcome, "score": one.score, "rounds": one.rounds}
            for one in run.results
        ],
        "team": {name: _op(known[name], run) for name in run.begun.ops},
        "supportCards": {
            "drawn": list(run.begun.support_cards),
            "used": [
                {"card": used.card, "mission": result.mission, "round": used.round}
                for result in run.results
                for used in result.support_used
            ],
            "left": run.support_left(),
        },
        "threats": None
        if threats is None
        else {
            "removed": len(run.begun.threats_removed),
            "carried": len(threats[0] or ()),
            "unusedByLevel": {str(level): sum(levels[card] == level for card in threats[1]) for level in (1, 2, 3)},
            **_filling_up(pack, run, len(threats[0]) if threats[0] is not None else None),
        },
    }


def _filling_up(pack: PackRecord, run: Run, carried: int | None) -> dict[str, int]:
    """CD-40.17: what the next location prints, and how many cards are drawn to reach it (CD-33.19)."""
    if run.progress != "open" or carried is None:
        return {}
    location = next(one for one in pack.locations if one.id == run.begun.locations[run.mission_number - 1])
    return {
        "printed": location.campaign_threat_cards,
        "drawn": max(0, location.campaign_threat_cards - carried),
    }


def _op(op: Op, run: Run) -> dict[str, Any]:
    """CD-40.06 to CD-40.10: alive or dead, experience and what it is worth."""
    left = run.last_of(op.id)
    aim_xp = left.aim_xp if left else 0
    track = None if op.special == "none" else op.track  # CD-25.01
    special_xp = left.special_xp if left else track.start if track else 0
    level = None if track is None else 1 + (special_xp >= track.level2) + (special_xp >= track.level3)
    died = next((one.mission for one in run.successes if op.id in one.ops and not one.ops[op.id].is_alive), None)
    return {
        "isAlive": op.id not in run.dead(),
        "diedIn": died,
        "aimXp": aim_xp,
        "aimSkill": sum(aim_xp >= step for step in op.aim_steps),
        "specialXp": special_xp,
        "abilityLevel": level,
    }


def op_rows(state: Campaigns) -> dict[str, dict[str, int]]:
    """By op: games, how they ended, and deaths; whoever had died in an earlier mission was not there (CD-90.63)."""
    rows: dict[str, dict[str, int]] = {}
    absent = {(result.number, op) for run in state.runs for result, dead in _dead_before(run) for op in dead}
    for game in state.games:
        for name, left in game.ops.items():
            if (game.number, name) in absent and not left.is_alive:
                continue
            row = rows.setdefault(name, {**tally(()), "deaths": 0, "eliminations": 0, "hits": 0})
            row["games"] += 1
            row[OUTCOMES[game.outcome]] += 1
            row["deaths"] += not left.is_alive
            if name in game.combat:
                row["eliminations"] += game.combat[name].eliminations
                row["hits"] += game.combat[name].hits
    return rows


def _dead_before(run: Run) -> Iterator[tuple[ResultEntry, set[str]]]:
    """Every result with those who were dead when its mission began."""
    for place, result in enumerate(run.results):
        yield result, replace(run, results=run.results[:place]).dead()


def _people(state: Campaigns) -> dict[str, dict[str, int]]:
    """By person: games and how they ended; who sat there is told by the game, or by the beginning of its campaign."""
    rows: dict[str, dict[str, int]] = {}
    for game in state.games:
        run = run_of(state, game)
        people = game.people or (run.begun.people if run is not None else ())
        for person in dict.fromkeys(one for one in people if one is not None):
            row = rows.setdefault(person, tally(()))
            row["games"] += 1
            row[OUTCOMES[game.outcome]] += 1
    return rows
