"""What the team is after: which zone to go for, and when to make for the exit.

Hidden cards are judged by what lies in their stacks as a whole, never by what they are.
"""

from typing import NamedTuple
from weakref import WeakKeyDictionary

from engine.rulesets.countdown.ch30_defuse import cost_of_bomb
from engine.rulesets.countdown.codes import (
    BOMB,
    BOOBY_TRAP,
    DEFUSE,
    HOSTAGE,
    NO_CARD,
    OBJECTIVE_ZONE,
    TERRORIST,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.scenario import Scenario
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.zones import carries_trap, is_secured

A_ROUND = 1.0  # points that a round costs (CD-23.04, CD-23.06)
A_FIGHT = 0.35  # points that entering an unsecured zone costs, in wounds
ACHIEVED = {BOMB: 0.8, HOSTAGE: 0.6, TOP_TERRORIST: 0.6}  # of the objectives that are reached in time
A_ZONE = 0.25  # points that a secured zone is worth on the way to the bonus


class Prospects(NamedTuple):
    """What face-down cards are like on average, by scenario."""

    objective: float  # points that one is worth
    objective_enemy: float
    threat_enemy: float  # how many of the threat cards are enemies
    threat_trap: float
    attack: float  # mean attack value of terrorists


_known: WeakKeyDictionary[Scenario, Prospects] = WeakKeyDictionary()


def prospects(scenario: Scenario) -> Prospects:
    """Worked out once for each scenario."""
    found = _known.get(scenario)
    if found is None:
        found = _known[scenario] = _prospects(scenario)
    return found


def _prospects(scenario: Scenario) -> Prospects:
    kind = scenario.kind
    cards = scenario.objective_cards
    worth = sum([ACHIEVED.get(kind[card], 0.0) * (scenario.success[card] - scenario.fail[card]) for card in cards])
    level = scenario.threats_by_level[scenario.level - 1] or tuple(range(scenario.threat_cards))
    enemies = [card for card in level if kind[card] == TERRORIST]
    return Prospects(
        worth / max(1, len(cards)),
        sum([kind[card] <= TOP_TERRORIST for card in cards]) / max(1, len(cards)),
        len(enemies) / max(1, len(level)),
        sum([kind[card] == BOOBY_TRAP for card in level]) / max(1, len(level)),
        sum([scenario.attack[card] for card in enemies]) / max(1, len(enemies)),
    )


# --- distances ------------------------------------------------------------------------------------


def distance(game: State, start: int, goal: int) -> int:
    """How many zones have to be entered."""
    board = game.board
    return board.distance[start * len(board.zone_kind) + goal]


def nearest_exit(game: State, zone: int) -> int:
    """The exfiltration zone to make for."""
    board = game.board
    size = len(board.zone_kind)
    return min(board.exfiltration, key=lambda goal: board.distance[zone * size + goal])


def rounds_between(game: State, start: int, goal: int) -> int:
    """About how many rounds the way takes: a round for each unsecured zone, half for the others."""
    length = distance(game, start, goal)
    opened = (game.secured | game.swept).bit_count()
    return length if opened < 2 else (2 * length + 2) // 3


# --- objectives -----------------------------------------------------------------------------------


def has_expert(game: State) -> bool:
    """Whether somebody who can defuse is alive (CD-17.01)."""
    abilities = game.scenario.op_ability
    return any(zone >= 0 and abilities[card] == DEFUSE for zone, card in zip(game.op_at, game.ops, strict=True))


def worth_of(game: State, zone: int) -> float:
    """The points still to be had in a zone before the ultimatum."""
    if game.is_over_time:
        return 0.0
    scenario = game.scenario
    is_objective = game.board.zone_kind[zone] == OBJECTIVE_ZONE
    worth = 0.0
    for card in game.stacks[zone]:
        if not game.face_up >> card & 1:
            worth += prospects(scenario).objective if is_objective else 0.0
            continue
        kind = scenario.kind[card]
        if kind not in ACHIEVED or (kind == BOMB and not has_expert(game)):
            continue
        if kind == HOSTAGE and not can_take(game, card):
            continue
        worth += ACHIEVED[kind] * (scenario.success[card] - scenario.fail[card])
    return worth


def can_take(game: State, hostage: int) -> bool:
    """Whether somebody has a hand free (CD-15.04), and the trap it may carry can be defused (CD-90.46)."""
    hands = [cared for cared, zone in zip(game.care, game.op_at, strict=True) if zone >= 0]
    return NO_CARD in hands and (not carries_trap(game, hostage) or has_expert(game))


def rounds_of_work(game: State, zone: int) -> int:
    """Rounds that known bombs of the zone still need beyond the first (CD-90.41)."""
    scenario = game.scenario
    most = 0
    for card in game.stacks[zone]:
        if game.face_up >> card & 1 and scenario.kind[card] == BOMB:
            for op, op_card in enumerate(game.ops):
                if scenario.op_ability[op_card] == DEFUSE and game.op_at[op] >= 0:
                    most = max(most, cost_of_bomb(game, op, card) - game.bomb_energy.get(card, 0) - 1)
    return most


def goal_of(game: State, zone: int) -> int:
    """Where a group in this zone should go: the objective that pays best for its detour, else the exit."""
    way_out = nearest_exit(game, zone)
    best, goal = 0.0, way_out
    for place, kind in enumerate(game.board.zone_kind):
        if kind != OBJECTIVE_ZONE and not game.stacks[place]:
            continue
        worth = worth_of(game, place)
        if worth <= 0.0:
            continue
        arrival = max(1, rounds_between(game, zone, place)) + rounds_of_work(game, place)
        if arrival > game.time:  # CD-20.02: too late
            continue
        after = rounds_between(game, place, nearest_exit(game, place))
        detour = arrival + after - rounds_between(game, zone, way_out)
        gain = worth - A_ROUND * detour - A_FIGHT * (0 if is_secured(game, place) else 1)
        gain += _bonus(game, place)
        if gain > best:
            best, goal = gain, place
    return goal


def _bonus(game: State, zone: int) -> float:
    """CD-23.08: a zone more towards the bonus, as long as it can be reached."""
    missing = game.board.bonus_zones - game.secured.bit_count()
    return A_ZONE if missing > 0 and not is_secured(game, zone) else 0.0
