"""Chapter 17: how operations, heroes and people stand (FZ-B.02, FZ-B.03, FZ-B.08, FZ-B.09, FZ-B.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.rulesets.fireteam_zero.campaign.ch17_entries import ResultEntry, SeatEntry
from engine.rulesets.fireteam_zero.campaign.ch17_runs import Campaign, Run, next_mission
from engine.rulesets.fireteam_zero.records import PackRecord

OUTCOMES = {"won": "wins", "lost": "losses", "abandoned": "abandoned"}


def standings(pack: PackRecord, state: Campaign) -> dict[str, Any]:
    """Everything a tracker shows, as plain data."""
    heroes: dict[str, dict[str, int]] = {}
    people: dict[str, dict[str, int]] = {}
    for game in state.games:
        for table, who in ((heroes, "hero"), (people, "person")):
            for name in dict.fromkeys(getattr(seat, who) for seat in game.line_up):
                seats = [seat for seat in game.line_up if getattr(seat, who) == name]
                _count(table.setdefault(name, _nothing()), game, seats)
    return {
        "operations": [_operation(pack, run) for run in state.runs],
        "standAlone": _missions(game for game in state.games if game.operation is None),
        "games": _tally(state.games),
        "heroes": heroes,
        "people": people,
    }


def _operation(pack: PackRecord, run: Run) -> dict[str, Any]:
    operation = next(one for one in pack.operations if one.id == run.operation)
    played = _missions(run.results)
    upcoming = next_mission(pack, run)
    missions = [
        {"mission": name, "won": run.has(name, "won"), **played.get(name, {**_tally(()), "attempts": 0})}
        for name in operation.missions
    ]
    return {
        "operation": run.operation,
        "state": run.progress,
        "people": list(run.people),
        "next": upcoming,
        "nextIndex": operation.missions.index(upcoming) if upcoming is not None else None,  # FZ-B.02
        "missions": missions,
        "games": _tally(run.results),
        "flags": run.flags(),
        "epilogue": operation.epilogue if run.progress == "completed" else None,  # FZ-B.13
    }


def _missions(games: Iterable[ResultEntry]) -> dict[str, dict[str, Any]]:
    """By mission: how often it was tried, and how that ended."""
    by_mission: dict[str, list[ResultEntry]] = {}
    for game in games:
        by_mission.setdefault(game.mission, []).append(game)
    return {name: {**_tally(results), "attempts": len(results)} for name, results in by_mission.items()}


def _tally(games: Iterable[ResultEntry]) -> dict[str, int]:
    counts = {"games": 0, **dict.fromkeys(OUTCOMES.values(), 0)}
    for game in games:
        counts["games"] += 1
        counts[OUTCOMES[game.outcome]] += 1
    return counts


def _nothing() -> dict[str, int]:
    return {**_tally(()), "knockDowns": 0, "kills": 0, "hitsTaken": 0}


def _count(row: dict[str, int], game: ResultEntry, seats: list[SeatEntry]) -> None:
    """One game of a hero or person; whoever runs several heroes has played one game."""
    row["games"] += 1
    row[OUTCOMES[game.outcome]] += 1
    for seat in seats:
        row["knockDowns"] += game.final.knock_downs.get(seat.hero, 0)
        row["kills"] += sum(game.combat.kills.get(seat.hero, {}).values())
        row["hitsTaken"] += game.combat.hits_taken.get(seat.hero, 0)
