"""Where ops go in phase 2: the team takes one unsecured zone at a time; escorts wait, and a scout goes past it."""

from typing import Any

from engine.rulesets.countdown.bots.odds import hit_chance
from engine.rulesets.countdown.bots.outlook import (
    Plan,
    centre,
    distance,
    hidden_in,
    is_out,
    nearest_exit,
    plan_of,
    rounds_of_work,
    worth_of,
)
from engine.rulesets.countdown.bots.prospects import prospects
from engine.rulesets.countdown.codes import BOMBS, DEFUSE, INTEL, NO_CARD, OBJECTIVE_ZONE
from engine.rulesets.countdown.rules.ch09_positioning import zones_in_reach
from engine.rulesets.countdown.rules.seats import step_after
from engine.rulesets.countdown.rules.zones import bombs_in, enemies_in, is_secured
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.option_verbs import MOVE, MOVE_ON, STAY, TAKE_ALONG

Option = tuple[Any, ...]

DEAR = 2  # points between a hostage's rescue and its death for which a gun is spared
ENOUGH_FIGHTERS = 2  # who go through a door while those with hostages wait


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
    target = target_of(game, op)
    if game.care[op] != NO_CARD:
        if (way := _dash(game, options)) >= 0:
            return way
        if holds_back(game, op, target):
            return _closest_safe(game, op, options, target)
    elif (way := _raid(game, op, options, target)) >= 0:
        return way
    here = game.op_at[op]
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
    if has_work(game, op):
        return here
    leaders = fighters(game)
    if len(leaders) < ENOUGH_FIGHTERS:
        leaders = [other for other in game.living() if not is_out(game, other)]
    ahead = [game.op_at[other] for other in leaders if game.moved >> other & 1 and other != op]
    if ahead:  # the first to move has shown the way
        return max(sorted(set(ahead)), key=ahead.count)
    return group_step(game, centre(game))


def has_work(game: State, op: int) -> bool:
    """Whether an expert stands beside a bomb that can still be defused."""
    if game.is_over_time or game.scenario.op_ability[game.ops[op]] != DEFUSE:
        return False
    zone = game.op_at[op]
    return bool(bombs_in(game, zone)) and not enemies_in(game, zone) and rounds_of_work(game, zone) < game.time


def _has_safe_way(game: State, zone: int) -> bool:
    """Whether the exit lies within two steps through secured zones."""
    return any(place in game.board.exfiltration for place in zones_in_reach(game, zone))


# --- escorts --------------------------------------------------------------------------------------


def holds_back(game: State, op: int, target: int) -> bool:
    """CD-13.06, CD-13.12: who escorts a hostage lets the others go first through a door, if they are enough."""
    if is_secured(game, target) or enemies_in(game, game.op_at[op]):
        return False
    scenario, hostage = game.scenario, game.care[op]
    is_dear = scenario.success[hostage] - scenario.fail[hostage] >= DEAR or scenario.is_blocked[hostage]
    return is_dear and len(fighters(game)) >= ENOUGH_FIGHTERS


def fighters(game: State) -> list[int]:
    """Those who have nobody in their care, and are not out."""
    return [op for op in game.living() if game.care[op] == NO_CARD and not is_out(game, op)]


def _dash(game: State, options: Any) -> int:
    """CD-90.32: a stealth move to the exit, if it can be paid for; -1 if there is none."""
    for index, option in enumerate(options):
        if option[0] == MOVE_ON and option[2] in game.board.exfiltration:
            return index
    return -1


def _closest_safe(game: State, op: int, options: Any, target: int) -> int:
    """The option that follows the others as far as it is safe."""

    def way(index: int) -> int:
        option = options[index]
        if option[0] == MOVE and is_secured(game, option[2]):
            return 2 * distance(game, option[2], target)
        return 2 * distance(game, game.op_at[op], target) + 1 if option[0] == STAY else 999

    return min(range(len(options)), key=way)


# --- stealth --------------------------------------------------------------------------------------


def _raid(game: State, op: int, options: Any, target: int) -> int:
    """CD-90.32: past a guarded zone to an objective beside the way, if no enemy can wait there; -1 if it does not pay.

    Two go, and as many are left to open the door (CD-6.16).
    """
    if prospects(game.scenario).objectives.enemy or len(fighters(game)) < 2 + ENOUGH_FIGHTERS:
        return -1
    best, choice = 0.0, -1
    for index, option in enumerate(options):
        if option[0] != MOVE_ON or not is_goal_of_raid(game, option[2]) or distance(game, option[2], target) != 1:
            continue
        if choose_companion(game, op, option[2]) < 0:
            continue
        worth = worth_of(game, option[2]) - _surprise(game, option[2]) - 0.3 * option[3]
        if worth > best:
            best, choice = worth, index
    return choice


def _surprise(game: State, zone: int) -> float:
    """What a raid risks that others could have found out in time (CD-8.02)."""
    abilities = game.scenario.op_ability
    if not any(abilities[game.ops[op]] == INTEL for op in game.living()):
        return 0.0
    return prospects(game.scenario).objectives.surprise * hidden_in(game, zone)


def is_goal_of_raid(game: State, zone: int) -> bool:
    """An objective zone where two can do what is to be done."""
    return game.board.zone_kind[zone] == OBJECTIVE_ZONE and not is_secured(game, zone) and not enemies_in(game, zone)


def choose_passenger(game: State, options: Any) -> int:
    """CD-27.05: to the exit those with hostages, on a raid who is needed there, otherwise anybody."""
    op, zone = step_after(game)[1:3]
    others = [option[1] for option in options if option[0] == TAKE_ALONG]
    if zone in game.board.exfiltration and zone != group_step(game, centre(game)):
        wanted = [other for other in others if game.care[other] != NO_CARD]
    elif is_goal_of_raid(game, zone):
        wanted = [other for other in others if other == choose_companion(game, op, zone)]
    else:
        wanted = others
    return others.index(wanted[0]) if wanted else len(options) - 1


def choose_companion(game: State, op: int, zone: int) -> int:
    """Who comes along on a raid: an expert to a bomb, otherwise whoever shoots worst; -1 if there is nobody."""
    scenario = game.scenario
    fit = [
        other
        for other in game.ops_in(game.op_at[op])
        if other != op and not game.moved >> other & 1 and game.care[other] == NO_CARD
    ]
    if scenario.objective == BOMBS:
        fit = [other for other in fit if scenario.op_ability[game.ops[other]] == DEFUSE and game.energy[other] > 0]
    return max(fit, default=-1)
