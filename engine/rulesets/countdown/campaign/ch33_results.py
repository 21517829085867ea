"""Chapter 33: the entry that a finished game leaves in a ledger."""

from __future__ import annotations

from typing import Any, cast

from engine.core.game import RESULTS, UNFINISHED, Game
from engine.rulesets.countdown.campaign.ch33_carried import carried_of
from engine.rulesets.countdown.codes import CIVILIAN, DEAD, EXPLODED, FATES, SCORE_PARTS, TERRORIST
from engine.rulesets.countdown.report.collector import CountdownCollector
from engine.rulesets.countdown.rules.ch23_scoring import is_out, secured_zones
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import BOMB_EXPLODED
from engine.rulesets.countdown.words.naming import ROLES


def result_of(finished: Game) -> dict[str, Any]:
    """CD-40.05 to CD-40.22: the outcome, the ops, and where every card is now."""
    game = cast(State, finished)
    scenario = game.scenario
    support = scenario.support_cards
    return {
        "mission": scenario.mission_id,
        "outcome": "abandoned" if game.result == UNFINISHED else RESULTS[game.result],
        "reason": str(game.outcome_reason[0]),
        "score": game.score,
        "parts": {name: points for name, points in zip(SCORE_PARTS, game.score_parts, strict=True) if points},
        "rounds": game.round,
        "time": game.time,
        "ultimatum": game.is_late,
        "securedZones": secured_zones(game),
        "bonus": secured_zones(game) >= game.board.bonus_zones,
        "timeModifier": scenario.options.time_modifier,
        "ops": {scenario.op_ids[card]: _op(game, op) for op, card in enumerate(game.ops)},
        "supportUsed": [{"card": support[card].id, "round": number} for card, number in game.support_used],
        "bulletsUsed": len(scenario.bullet_value) - len(game.bullets),
        "threats": _threats(game),
        "objectives": [
            {"card": scenario.card_ids[card], "fate": FATES[fate]}
            for card, fate in sorted((_exploded(game) | game.fates).items())
            if card >= scenario.threat_cards
        ],
        "civilians": [
            scenario.card_ids[card]
            for card, fate in sorted(game.fates.items())
            if card < scenario.threat_cards and scenario.kind[card] == CIVILIAN and FATES[fate] == "killed"
        ],
        "opsOutside": sum(zone != DEAD and not is_out(game, zone) for zone in game.op_at),
        "combat": _combat(game),
        **carried_of(game),
        "record": game.record(),
        **_showdown(game),
    }


def _exploded(game: State) -> dict[int, int]:
    """CD-22.04: a bomb whose points ended the mission still lies in its zone, but has exploded (CD-40.18)."""
    return {values[0]: EXPLODED for code, values in game.log or () if code == BOMB_EXPLODED}


def _combat(game: State) -> dict[str, dict[str, int]]:
    """Shots, hits and eliminations of each op, as play-tests count them."""
    collector = CountdownCollector(game.scenario)
    collector.add(game)
    ops = collector.tally().get("ops", {})
    columns = ("shots", "hits", "eliminations")
    return {
        op: {column: found[column] for column in columns if found.get(column)}
        for op, found in ops.items()
        if any(found.get(column) for column in columns)
    }


def _showdown(game: State) -> dict[str, Any]:
    """CD-40.23: who was what, and whose role cards were turned up; nothing outside traitor mode."""
    if not game.roles:
        return {}
    accused = [seat for seat in range(game.players) if game.exposed >> seat & 1]
    return {"showdown": {"roles": [ROLES[role] for role in game.roles], "accused": accused}}


def _op(game: State, op: int) -> dict[str, Any]:
    """CD-40.06 to CD-40.10."""
    return {
        "isAlive": game.op_at[op] != DEAD,
        "health": game.health[op],
        "energy": game.energy[op],
        "aimXp": game.aim_xp[op],
        "specialXp": game.special_xp[op],
    }


def _threats(game: State) -> dict[str, Any]:
    """CD-33.17, CD-33.18, CD-90.61: face-down cards and open terrorists are carried over; the rest is out.

    So is what an effect took from the top of the stack (CD-50.38).
    """
    scenario = game.scenario
    on_board = [card for stack in game.stacks for card in stack if card < scenario.threat_cards]
    carried = [card for card in on_board if not game.is_face_up(card) or scenario.kind[card] == TERRORIST]
    gone = [card for card in sorted(game.fates) if card < scenario.threat_cards]
    out = [*gone, *game.removed, *(card for card in on_board if card not in carried)]
    return {
        "carried": [scenario.card_ids[card] for card in carried],
        "unused": [scenario.card_ids[card] for card in reversed(game.threat_stack)],
        "out": [scenario.card_ids[card] for card in out],
    }
