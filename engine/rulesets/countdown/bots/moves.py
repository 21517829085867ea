"""Where ops go in phase 2: the team keeps together and takes one unsecured zone at a time."""

from typing import Any

from engine.rulesets.countdown.bots.odds import hit_chance
from engine.rulesets.countdown.bots.outlook import Plan, centre, distance, is_out, nearest_exit, plan_of
from engine.rulesets.countdown.ch09_positioning import zones_in_reach
from engine.rulesets.countdown.codes import NO_CARD
from engine.rulesets.countdown.option_verbs import MOVE, MOVE_ON
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.zones import enemies_in, is_secured

Option = tuple[Any, ...]


def group_step(game: State, zone: int) -> int:
    """The zone that a group in this zone takes next; the zone itself if it stays."""
    if must_stay(game, zone):
        return zone
    plan = plan_of(game, zone)
    return zone if should_rest(game, zone, plan) else plan.step


def must_stay(game: State, zone: int) -> bool:
    """Enemies that can be beaten are beaten before anybody goes on, unless it is late."""
    enemies = enemies_in(game, zone)
    if not enemies or game.time <= 0:
        return False
    ops = [op for op in game.ops_in(zone) if game.energy[op] > 0]
    chance = sum([max([hit_chance(game, op, enemy) for enemy in enemies]) for op in ops])
    return chance >= 0.6 * len(enemies)


def should_rest(game: State, zone: int, plan: Plan) -> bool:
    """Before an unsecured zone the team catches its breath, if nothing is lost by it but a round."""
    if is_secured(game, plan.step) or not is_secured(game, zone):
        return False
    team = game.ops_in(zone)
    energy = sum([min(2, game.energy[op]) for op in team])
    return energy < len(team) and game.time - plan.rounds > 1


def choose_move(game: State, op: int, options: Any) -> int:
    """The option that brings an op to where the group goes; alone it enters no unsecured zone without need."""
    here = game.op_at[op]
    target = target_of(game, op)
    best, choice = 1e9, 0
    for index, option in enumerate(options):
        place = option[2] if option[0] in (MOVE, MOVE_ON) else here
        cost = 2.0 * distance(game, place, target)
        if not is_secured(game, place):
            company = sum([zone == place for other, zone in enumerate(game.op_at) if other != op])
            cost += 0.0 if place == target else 1.0 if company else 3.0
        if option[0] == MOVE_ON:
            cost += 0.7 * option[3]
        if cost < best:
            best, choice = cost, index
    return choice


def target_of(game: State, op: int) -> int:
    """Where an op should be at the end of phase 2."""
    here = game.op_at[op]
    if is_out(game, op):
        return here
    if game.care[op] != NO_CARD and _has_safe_way(game, here):
        return nearest_exit(game, here)
    ahead = [
        zone
        for other, zone in enumerate(game.op_at)
        if game.moved >> other & 1 and zone >= 0 and other != op and not is_out(game, other)
    ]
    if ahead:  # the first to move has shown the way
        return max(sorted(set(ahead)), key=ahead.count)
    return group_step(game, centre(game))


def _has_safe_way(game: State, zone: int) -> bool:
    """Whether the exit lies within two steps through secured zones."""
    return any(place in game.board.exfiltration for place in zones_in_reach(game, zone))
