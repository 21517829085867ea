"""Chapter 17: the entry that a finished game leaves in a ledger."""

from __future__ import annotations

from typing import Any, cast

from engine.core.game import RESULTS, UNFINISHED, Game
from engine.rulesets.fireteam_zero.campaign.ch17_combat import combat_of
from engine.rulesets.fireteam_zero.codes import ABSENT, COIN, COMPLETED
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.event_types import OBJECTIVE_COMPLETED, ROUND_BEGAN


def result_of(finished: Game) -> dict[str, Any]:
    """FZ-B.03 to FZ-B.09, FZ-B.11: outcome, line-up, objectives, how things stood, who killed what, and the record."""
    game = cast(State, finished)
    scenario = game.scenario
    return {
        "mission": scenario.mission_id,
        "outcome": "abandoned" if game.result == UNFINISHED else RESULTS[game.result],
        "startPlayer": game.start_seat,
        "lineUp": [_seat(game, seat) for seat in range(len(game.heroes))],
        "objectives": _objectives(game),
        "final": {
            "rounds": game.round,
            "threat": game.threat,
            "twists": [scenario.pack.twists[twist].id for twist in game.twists],
            "coin": COIN[game.coin],
            "knockDowns": {str(game.name("seat", seat)): count for seat, count in enumerate(game.knock_downs) if count},
            "searches": game.searched.bit_count(),
        },
        "combat": combat_of(game),
        "record": game.record(),
    }


def _seat(game: State, seat: int) -> dict[str, Any]:
    pack = game.scenario.pack
    return {
        "hero": game.name("seat", seat),
        "upgrades": [pack.upgrade_sets[upgrade].id for upgrade in game.upgrades[seat]],
        "focus": [pack.focus_cards[card].id for card in game.focus[seat]],
    }


def _objectives(game: State) -> list[dict[str, Any]]:
    """FZ-B.07: the objectives that lay on the table; when each was completed stands in the log, if there is one."""
    rounds: dict[int, int] = {}
    current = 0
    for code, values in game.log or ():
        if code == ROUND_BEGAN:
            current = values[0]
        elif code == OBJECTIVE_COMPLETED:
            rounds[values[0]] = current
    told = []
    for objective, state in enumerate(game.objectives):
        if state == ABSENT or game.scenario.objective_ids[objective] not in game.scenario.mission.objectives:
            continue
        entry: dict[str, Any] = {
            "objective": game.scenario.objective_ids[objective],
            "completed": state == COMPLETED,
            "tokens": game.card_tokens[objective],
        }
        if rounds.get(objective):
            entry["round"] = rounds[objective]
        told.append(entry)
    return told
