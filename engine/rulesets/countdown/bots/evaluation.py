"""How a mission in the middle looks for the team, from 0 (lost) to 1 (won): what cut-off rollouts are judged by."""

from math import exp
from typing import cast

from engine.core.game import LOST, WON, Game
from engine.rulesets.countdown.bots.odds import hits_to_expect, shooters
from engine.rulesets.countdown.bots.outlook import goal_of, nearest_exit, rounds_between, worth_of
from engine.rulesets.countdown.ch18_experience import skill_of
from engine.rulesets.countdown.codes import DEAD, GAME_OVER, NO_CARD
from engine.rulesets.countdown.state import State

HOPE = 0.6  # of the points that are still to be had
A_HEALTH = 0.45
ENERGY = 0.12
SKILL = 0.2
STEEPNESS = 0.7


def evaluate(game: Game) -> float:
    """The score to expect at the end, as a chance that it will be positive."""
    state = cast(State, game)
    if state.result:
        return 1.0 if state.result == WON else 0.0 if state.result == LOST else 0.3
    living = [op for op, zone in enumerate(state.op_at) if zone != DEAD]
    if any(state.op_at[op] < 0 for op in living):  # still in set-up
        return 0.5
    points = float(state.score) + _hostages(state) + _objectives(state, living) + _time(state, living)
    points += state.board.bonus_points * min(1.0, state.secured.bit_count() / max(1, state.board.bonus_zones)) ** 2
    for op in living:
        points += A_HEALTH * (state.health[op] - 2) + ENERGY * min(3, state.energy[op]) + SKILL * skill_of(state, op)
    for zone in {state.op_at[op] for op in living}:
        if state.stacks[zone]:
            points -= 0.5 * hits_to_expect(state, zone) - 0.1 * len(shooters(state, zone))
    return 1.0 / (1.0 + exp(-STEEPNESS * (points - 1.0)))


def _hostages(game: State) -> float:
    scenario = game.scenario
    cared = [hostage for hostage in game.care if hostage != NO_CARD]
    return sum([0.85 * scenario.success[card] + 0.15 * scenario.fail[card] for card in cared])


def _objectives(game: State, living: list[int]) -> float:
    """What is still to be had, less where it is far; what is missed costs (CD-20.04)."""
    if game.is_over_time:
        return 0.0
    points = 0.0
    for zone, stack in enumerate(game.stacks):
        if not stack:
            continue
        worth = worth_of(game, zone)
        if worth > 0.0:
            way = min([rounds_between(game, game.op_at[op], zone) for op in living])
            points += HOPE * worth * max(0.0, 1.0 - way / (game.time + 2)) - 0.25 * worth
    return points


def _time(game: State, living: list[int]) -> float:
    """CD-23.04 to CD-23.06: the time that will be left when the last op is out."""
    longest = max([rounds_between(game, game.op_at[op], nearest_exit(game, game.op_at[op])) for op in living])
    left = game.time - max(0, longest - 1)
    if goal_of(game, game.op_at[living[0]]) not in game.board.exfiltration:
        left -= 1
    return float(left) if left > GAME_OVER else -6.0
