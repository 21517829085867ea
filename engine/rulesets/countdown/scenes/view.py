"""What a seat may see: everything on the table, its own role, and of stacks only what lies open and how many."""

from typing import Any

from engine.core.decisions import GROUP
from engine.rulesets.countdown.codes import (
    CARD_KINDS,
    DEAD,
    DURATIONS,
    FIRST_CARD,
    LASTING_KINDS,
    OBJECTIVES,
    PHASES,
    SCORE_PARTS,
    SPECIALS,
    ZONE_KINDS,
)
from engine.rulesets.countdown.rules.ch18_experience import ability_level, skill_of
from engine.rulesets.countdown.rules.ch23_scoring import secured_zones
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.naming import ROLES


def view_of(game: State, seat: int | None) -> dict[str, Any]:
    """JSON for one seat; with None, for everybody: then no role is open but those exposed (CD-32.07)."""
    scenario, name = game.scenario, game.name
    decision = game.decision if game.options and _may_see_decision(game, seat) else None
    return {
        "ruleset": scenario.ruleset_id,
        "mission": scenario.mission_id,
        "location": name("board", game.board_index),
        "objective": OBJECTIVES[scenario.objective],
        "level": scenario.level,
        "round": game.round,
        "phase": PHASES[game.phase],
        "time": game.time,
        "ultimatum": game.is_over_time,
        "realTimeMinutes": scenario.options.real_time_minutes,
        "score": game.score,
        "parts": dict(zip(SCORE_PARTS, game.score_parts, strict=True)),
        "lead": name("seat", game.lead),
        "players": [_player(game, player, seat) for player in range(game.players)],
        "ops": [_op(game, op) for op in range(len(game.ops))],
        "zones": [_zone(game, zone) for zone in range(len(game.stacks))],
        "securedZones": {"secured": secured_zones(game), "needed": game.board.bonus_zones},
        "threatStack": len(game.threat_stack),
        "discard": [name("card", card) for card in game.threat_discard],
        "bulletControl": [{"value": scenario.bullet_value[card]} for card in game.bullets],
        "support": [name("support", card) for card in game.support],
        "inForce": [_in_force(game, effect) for effect in game.in_force],
        "rolesLeft": [ROLES[role] for role in game.roles_left] if game.mission_end else len(game.roles_left),
        "ballot": {"cast": len(game.ballots), "of": game.players} if game.ballots else None,
        "decision": decision.as_json() if decision else None,
        "outcome": game.outcome,
    }


def _may_see_decision(game: State, seat: int | None) -> bool:
    """Votes are secret while they are cast; everything else is open to all."""
    return not game.roles or seat is None or game.seat in (seat, GROUP)


def _player(game: State, player: int, seat: int | None) -> dict[str, Any]:
    """CD-32.07: a role is seen by its owner, and by all once it is exposed or the game is over."""
    is_open = player == seat or game.exposed >> player & 1 or game.is_over
    return {
        "id": game.name("seat", player),
        "ops": [game.name("op", op) for op, owner in enumerate(game.owners) if owner == player],
        "role": ROLES[game.roles[player]] if game.roles and is_open else None,
    }


def _op(game: State, op: int) -> dict[str, Any]:
    card, zone, hostage = game.ops[op], game.op_at[op], game.care[op]
    return {
        "id": game.name("op", op),
        "number": game.scenario.op_number[card],
        "player": game.name("seat", game.owners[op]),
        "at": game.name("zone", zone),
        "alive": zone != DEAD,
        "health": game.health[op],
        "energy": game.energy[op],
        "aimXp": game.aim_xp[op],
        "skill": skill_of(game, op),
        "specialXp": game.special_xp[op],
        "abilityLevel": ability_level(game, op),
        "hostage": game.name("card", hostage),
    }


def _zone(game: State, zone: int) -> dict[str, Any]:
    """A zone with its cards, the top card first; a face-down card is null."""
    is_secured = bool(game.secured >> zone & 1)
    return {
        "id": game.name("zone", zone),
        "kind": ZONE_KINDS[game.board.zone_kind[zone]],
        "secured": is_secured,
        "passable": bool((game.secured | game.swept | game.board.always_secured) >> zone & 1),
        "cards": [_card(game, card) if game.is_face_up(card) else None for card in reversed(game.stacks[zone])],
    }


def _in_force(game: State, effect: Any) -> dict[str, Any]:
    """What an effect has started, for whom or where, and until when (section 9.5)."""
    cards = range(len(game.scenario.card_ids))
    figures = [*range(len(game.ops)), *(FIRST_CARD + card for card in cards if game.is_face_up(card))]
    return {
        "source": game.name("source", effect.source),
        "what": LASTING_KINDS[effect.what],
        "amount": effect.amount,
        "figures": [game.name("figure", figure) for figure in figures if effect.figures >> figure & 1],
        "zones": [game.name("zone", zone) for zone in range(len(game.stacks)) if effect.zones >> zone & 1],
        "until": DURATIONS[effect.until],
    }


def _card(game: State, card: int) -> dict[str, Any]:
    scenario = game.scenario
    found: dict[str, Any] = {"id": scenario.card_ids[card], "kind": CARD_KINDS[scenario.kind[card]]}
    if scenario.enemies >> card & 1:
        specials = 0 if game.plain >> card & 1 else scenario.specials[card]
        found["number"] = scenario.number[card]
        found["attack"] = scenario.attack[card]
        found["defence"] = scenario.defence[card]
        found["specials"] = [special for bit, special in enumerate(SPECIALS) if specials >> bit & 1]
    if scenario.complexity[card]:
        found["complexity"] = scenario.complexity[card]
        found["energy"] = game.bomb_energy.get(card, 0)
    if scenario.hearts[card]:
        found["hearts"] = 0 if game.disarmed >> card & 1 else scenario.hearts[card]
    if scenario.success[card] or scenario.fail[card]:
        found["success"] = scenario.success[card]
        found["fail"] = scenario.fail[card]
    return found
