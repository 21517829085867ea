"""What the team is after: which zone to go for, and when to make for the exit.

Hidden cards are judged by what lies in their stacks as a whole, never by what they are.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from engine.rulesets.countdown.bots.odds import FACES
from engine.rulesets.countdown.bots.prospects import ACHIEVED, prospects
from engine.rulesets.countdown.bots.ways import ways_from, ways_out
from engine.rulesets.countdown.codes import BOMB, DEFUSE, HOSTAGE, NO_CARD, OBJECTIVE_ZONE, TOP_TERRORIST
from engine.rulesets.countdown.rules.ch18_experience import skill_of
from engine.rulesets.countdown.rules.ch30_defuse import cost_of_bomb
from engine.rulesets.countdown.rules.zones import carries_trap, is_secured
from engine.rulesets.countdown.state import State

SPREAD = 1.5  # points by which a score at the end differs from what was expected
REACHED = 0.7  # how often a goal is achieved
FAILED = 1.0  # points that a failure costs
BONUS = 0.8  # how often the zones on the way are secured
LAST_TIME = 2  # rounds beyond the ultimatum that a team risks for the bonus


# --- distances ------------------------------------------------------------------------------------


def distance(game: State, start: int, goal: int) -> int:
    """How many zones have to be entered."""
    board = game.board
    return board.distance[start * len(board.zone_kind) + goal]


def nearest_exit(game: State, zone: int, rounds: Sequence[int] = ()) -> int:
    """The exfiltration zone to make for, by the rounds it takes or by its distance."""
    board = game.board
    size = len(board.zone_kind)
    return min(board.exfiltration, key=lambda goal: rounds[goal] if rounds else board.distance[zone * size + goal])


def rounds_between(game: State, start: int, goal: int) -> int:
    """About how many rounds the way takes: a round for each unsecured zone, half for the others."""
    length = distance(game, start, goal)
    opened = (game.secured | game.swept).bit_count()
    return length if opened < 2 else (2 * length + 2) // 3


# --- the team ---------------------------------------------------------------------------------------


def centre(game: State) -> int:
    """The zone of the greatest part of the team, before it moved this round; escorts follow the others."""
    inside = [op for op, zone in enumerate(game.op_at) if zone >= 0 and not is_out(game, op)]
    places = [game.op_at[op] for op in inside if game.care[op] == NO_CARD] or [game.op_at[op] for op in inside]
    places = places or [zone for zone in game.op_at if zone >= 0]
    return max(sorted(set(places)), key=places.count)


def is_out(game: State, op: int) -> bool:
    """Whether an op stands in an exfiltration zone."""
    return bool(game.board.is_exfiltration >> game.op_at[op] & 1)


# --- objectives -----------------------------------------------------------------------------------


def has_expert(game: State) -> bool:
    """Whether somebody who can defuse is alive (CD-17.01)."""
    abilities = game.scenario.op_ability
    return any(zone >= 0 and abilities[card] == DEFUSE for zone, card in zip(game.op_at, game.ops, strict=True))


def hidden_in(game: State, zone: int) -> int:
    """How many cards of a zone lie face down."""
    return sum([not game.face_up >> card & 1 for card in game.stacks[zone]])


def worth_of(game: State, zone: int) -> float:
    """The points still to be had in a zone before the ultimatum."""
    if game.is_over_time:
        return 0.0
    scenario = game.scenario
    is_objective = game.board.zone_kind[zone] == OBJECTIVE_ZONE
    worth = 0.0
    for card in game.stacks[zone]:
        if not game.face_up >> card & 1:
            worth += _hidden_worth(game) if is_objective else 0.0
            continue
        kind = scenario.kind[card]
        if kind not in ACHIEVED or (kind == BOMB and not has_expert(game)):
            continue
        if kind == HOSTAGE and not can_take(game, card):
            continue
        chance = team_chance(game, scenario.defence[card]) if kind == TOP_TERRORIST else 1.0
        worth += chance * ACHIEVED[kind] * (scenario.success[card] - scenario.fail[card])
    return worth


def _hidden_worth(game: State) -> float:
    """What a face-down objective card is worth to this team."""
    likely = prospects(game.scenario)
    if not likely.top_terrorist:
        return likely.objective
    return likely.objective + likely.top_terrorist * team_chance(game, likely.objectives.defence)


def team_chance(game: State, defence: float) -> float:
    """How likely one strike of all living ops eliminates an enemy with this defence."""
    miss = 1.0
    for op, zone in enumerate(game.op_at):
        if zone >= 0:
            miss *= 1.0 - min(1.0, max(0.0, (FACES + 1 - defence + skill_of(game, op)) / FACES))
    return 1.0 - miss


def can_take(game: State, hostage: int) -> bool:
    """Whether somebody has a hand free (CD-15.04), and the trap it may carry can be defused (CD-90.46)."""
    hands = [cared for cared, zone in zip(game.care, game.op_at, strict=True) if zone >= 0]
    return NO_CARD in hands and (not carries_trap(game, hostage) or has_expert(game))


def rounds_of_work(game: State, zone: int) -> int:
    """Rounds that the bombs of a zone need beyond the first, the face-down ones as many as a bomb can (CD-90.41)."""
    experts = [op for op in game.living() if game.scenario.op_ability[game.ops[op]] == DEFUSE]
    most = 0
    for card in game.stacks[zone]:
        if not game.face_up >> card & 1:
            if game.board.zone_kind[zone] == OBJECTIVE_ZONE:
                most = max(most, prospects(game.scenario).complexity - 1)
        elif game.scenario.kind[card] == BOMB:
            for op in experts:
                most = max(most, cost_of_bomb(game, op, card) - game.bomb_energy.get(card, 0) - 1)
    return most


# --- the plan -------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """Where a group goes, and where its next move ends."""

    goal: int
    step: int
    rounds: int  # to the goal
    chance: float  # to win by it


def plan_of(game: State, zone: int) -> Plan:
    """The detour by which a group in this zone is most likely to win, else the way out."""
    ways, out = ways_from(game, zone), ways_out(game)
    way_out = nearest_exit(game, zone, ways.rounds)
    known = _standing(game)
    best = win_chance(known + _on_leaving(game, out.rounds[zone], out.doors[zone], out.wounds[zone]))
    goal = way_out
    for place, stack in enumerate(game.stacks):
        if not stack or (place != zone and not ways.rounds[place]):
            continue
        arrival = max(1, ways.rounds[place])
        worth = 0.0
        if arrival + rounds_of_work(game, place) <= game.time:  # CD-20.02: in time
            worth = worth_of(game, place)
            arrival += rounds_of_work(game, place)
        elif is_secured(game, place) or game.time + LAST_TIME <= arrival:
            continue
        rounds = arrival + out.rounds[place]
        doors = ways.doors[place] + out.doors[place]
        points = known + _on_leaving(game, rounds, doors, ways.wounds[place] + out.wounds[place])
        chance = REACHED * win_chance(points + worth / REACHED) + (1.0 - REACHED) * win_chance(points - FAILED)
        if chance > best:
            best, goal = chance, place
    return Plan(goal, ways.steps[goal], ways.rounds[goal], best)


def win_chance(points: float) -> float:
    """How likely a score that is expected turns out to be positive."""
    return 1.0 / (1.0 + exp((0.5 - points) / SPREAD))


def _on_leaving(game: State, rounds: int, doors: int, wounds: float) -> float:
    """What a way out of so many rounds, through so many unsecured zones, does to the score (CD-23.04, CD-23.08)."""
    points = game.time - max(0, rounds - 1) - wounds
    secured = game.secured.bit_count()
    if secured >= game.board.bonus_zones:
        points += game.board.bonus_points
    elif secured + doors >= game.board.bonus_zones:
        points += BONUS * game.board.bonus_points
    return points


def _standing(game: State) -> float:
    """The score, with the hostages in care, if no more objectives are achieved (CD-37.09)."""
    scenario = game.scenario
    points = float(game.score)
    points += sum([scenario.success[hostage] for hostage in game.care if hostage != NO_CARD])
    if game.is_over_time:
        return points
    missed = prospects(scenario).missed
    for place, stack in enumerate(game.stacks):
        hidden = missed if game.board.zone_kind[place] == OBJECTIVE_ZONE else 0.0
        for card in stack:
            if game.face_up >> card & 1:
                points += scenario.fail[card] if scenario.kind[card] in ACHIEVED else 0.0
            else:
                points += hidden
    return points
