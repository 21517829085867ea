"""Chapter 17: how operations, heroes and people stand (FZ-B.02, FZ-B.03, FZ-B.08, FZ-B.09, FZ-B.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.runs import OUTCOMES, by_mission, tally
from engine.rulesets.fireteam_zero.campaign.ch17_entries import ResultEntry, SeatEntry
from engine.rulesets.fireteam_zero.campaign.ch17_runs import Campaigns, Run, next_mission
from engine.rulesets.fireteam_zero.records import PackRecord


def standings(pack: PackRecord, state: Campaigns) -> dict[str, Any]:
    """Everything a tracker shows, as plain data."""
    return {
        "campaigns": [_operation(pack, run) for run in state.runs],
        "single": by_mission(game for game in state.games if game.campaign is None),
        "games": tally(state.games),
        "heroes": hero_rows(state.games),
        "people": people_rows(state.games),
    }


def hero_rows(games: Iterable[ResultEntry]) -> dict[str, dict[str, int]]:
    """By hero: games, how they ended, and what was suffered and dealt out."""
    rows: dict[str, dict[str, int]] = {}
    for game in games:
        for seat in game.line_up:
            _count(rows.setdefault(seat.hero, _nothing()), game, [seat])
    return rows


def people_rows(games: Iterable[ResultEntry]) -> dict[str, dict[str, int]]:
    """By person; whoever runs several heroes has played one game."""
    rows: dict[str, dict[str, int]] = {}
    for game in games:
        seats = list(zip(game.line_up, game.people, strict=False))
        for person in dict.fromkeys(who for _seat, who in seats if who is not None):
            _count(rows.setdefault(person, _nothing()), game, [seat for seat, who in seats if who == person])
    return rows


def _operation(pack: PackRecord, run: Run) -> dict[str, Any]:
    operation = next(one for one in pack.operations if one.id == run.campaign)
    played = by_mission(run.results)
    upcoming = next_mission(pack, run)
    missions = [
        {"mission": name, "won": run.has(name, "won"), **played.get(name, {**tally(()), "attempts": 0})}
        for name in operation.missions
    ]
    return {
        "campaign": run.campaign,
        "state": run.progress,
        "people": list(run.people),
        "next": upcoming,
        "nextIndex": operation.missions.index(upcoming) if upcoming is not None else None,  # FZ-B.02
        "missions": missions,
        "games": tally(run.results),
        "flags": run.flags(),
        "epilogue": operation.epilogue if run.progress == "won" else None,  # FZ-B.13
    }


def _nothing() -> dict[str, int]:
    return {**tally(()), "knockDowns": 0, "kills": 0, "hitsTaken": 0}


def _count(row: dict[str, int], game: ResultEntry, seats: list[SeatEntry]) -> None:
    """One game of a hero or person."""
    row["games"] += 1
    row[OUTCOMES[game.outcome]] += 1
    for seat in seats:
        row["knockDowns"] += game.final.knock_downs.get(seat.hero, 0)
        row["kills"] += sum(game.combat.kills.get(seat.hero, {}).values())
        row["hitsTaken"] += game.combat.hits_taken.get(seat.hero, 0)
