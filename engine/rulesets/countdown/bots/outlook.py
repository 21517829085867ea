"""What the team is after: which zone to go for, and when to make for the exit.

Hidden cards are judged by what lies in their stacks as a whole, never by what they are.
"""

from typing import NamedTuple

from engine.rulesets.countdown.bots.odds import FACES
from engine.rulesets.countdown.ch18_experience import skill_of
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
SAFE_GAIN = 0.6  # what a team that has won already wants for a detour
DESPERATE_GAIN = -0.3  # what a team that has lost otherwise is content with
LAST_TIME = 2  # rounds beyond the ultimatum that a team risks for the bonus


class Prospects(NamedTuple):
    """What face-down cards are like on average, by scenario."""

    objective: float  # points that one is worth, top terrorists apart
    top_terrorist: float  # points that a top terrorist among them is worth, as often as there is one
    defence: float  # mean defence of top terrorists
    missed: float  # points that one costs if nobody comes for it
    objective_enemy: float
    threat_enemy: float  # how many of the threat cards are enemies
    threat_trap: float
    attack: float  # mean attack value of terrorists


def prospects(scenario: Scenario) -> Prospects:
    """Worked out once for each scenario."""
    if scenario.known_to_bots is None:
        scenario.known_to_bots = _prospects(scenario)
    known: Prospects = scenario.known_to_bots
    return known


def _prospects(scenario: Scenario) -> Prospects:
    kind = scenario.kind
    cards = scenario.objective_cards
    worth = {card: ACHIEVED.get(kind[card], 0.0) * (scenario.success[card] - scenario.fail[card]) for card in cards}
    bosses = [card for card in cards if kind[card] == TOP_TERRORIST]
    level = scenario.threats_by_level[scenario.level - 1] or tuple(range(scenario.threat_cards))
    enemies = [card for card in level if kind[card] == TERRORIST]
    return Prospects(
        sum([worth[card] for card in cards if card not in bosses]) / max(1, len(cards)),
        sum([worth[card] for card in bosses]) / max(1, len(cards)),
        sum([scenario.defence[card] for card in bosses]) / max(1, len(bosses)),
        sum([scenario.fail[card] for card in cards if kind[card] in ACHIEVED]) / max(1, len(cards)),
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
    return likely.objective + likely.top_terrorist * team_chance(game, likely.defence)


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
    """Where a group in this zone should go: what pays best for its detour, else the exit.

    A team that would win by leaving takes no chances; one that would lose anyway takes every chance there is.
    """
    way_out = nearest_exit(game, zone)
    to_exit = rounds_between(game, zone, way_out)
    leaving = score_on_leaving(game, to_exit)
    best, goal = SAFE_GAIN if leaving > 0 else DESPERATE_GAIN, way_out
    for place, stack in enumerate(game.stacks):
        if not stack:
            continue
        arrival = max(1, rounds_between(game, zone, place))
        worth = _bonus(game, place) if game.time + LAST_TIME > arrival else 0.0
        if arrival + rounds_of_work(game, place) <= game.time:  # CD-20.02: in time
            worth += worth_of(game, place)
            arrival += rounds_of_work(game, place)
        if worth <= 0.0:
            continue
        after = rounds_between(game, place, nearest_exit(game, place))
        gain = worth - A_ROUND * (arrival + after - to_exit) - A_FIGHT * (not is_secured(game, place))
        if gain > best:
            best, goal = gain, place
    return goal


def score_on_leaving(game: State, rounds: int) -> float:
    """The score to expect if everybody makes for the exit now (CD-37.09)."""
    points = game.score + game.time - max(0, rounds - 1)
    if game.secured.bit_count() >= game.board.bonus_zones:
        points += game.board.bonus_points
    scenario = game.scenario
    points += sum([scenario.success[hostage] for hostage in game.care if hostage != NO_CARD])
    if game.is_over_time:
        return points
    missed = 0.0
    for place, stack in enumerate(game.stacks):
        hidden = prospects(scenario).missed if game.board.zone_kind[place] == OBJECTIVE_ZONE else 0.0
        for card in stack:
            missed += scenario.fail[card] * (scenario.kind[card] in ACHIEVED) if game.face_up >> card & 1 else hidden
    return points + missed


def _bonus(game: State, zone: int) -> float:
    """CD-23.08: what a zone more brings towards the bonus."""
    missing = game.board.bonus_zones - game.secured.bit_count()
    if missing <= 0 or is_secured(game, zone):
        return 0.0
    return game.board.bonus_points / missing if missing < 3 else A_ZONE
