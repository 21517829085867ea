"""How a mission in the middle looks for the team, from 0 (lost) to 1 (won): what cut-off rollouts are judged by."""

from math import exp, log
from typing import cast

from engine.core.game import LOST, WON, Game
from engine.rulesets.countdown.bots.odds import hits_to_expect
from engine.rulesets.countdown.bots.outlook import centre, plan_of, rounds_between, worth_of
from engine.rulesets.countdown.ch18_experience import skill_of
from engine.rulesets.countdown.codes import NO_CARD, SETUP
from engine.rulesets.countdown.state import State

UNFINISHED = 0.3
IN_SETUP = 0.5
MOST = 0.98  # no plan is surer than this

# Logistic regression of won or lost on the features at the beginning of every round but the first: 6,800 rounds of
# the veteran's games on all missions of the starter pack, four ops. Mean squared error 0.144, against 0.249 without.
WEIGHTS = (
    -1.82,
    1.13,  # the chance that the best plan gives, as a logit
    -0.05,  # points still to be had
    0.32,  # living ops
    -0.34,  # those with one health
    -0.05,  # energy
    0.19,  # aim skill
    0.39,  # time
    -0.51,  # hostages in care: the plan counts them as saved
    -0.62,  # hits to expect of the enemies where ops stand
    0.99,  # zones secured, of those that the bonus needs
)


def evaluate(game: Game) -> float:
    """The chance to win."""
    state = cast(State, game)
    if state.result:
        return 1.0 if state.result == WON else 0.0 if state.result == LOST else UNFINISHED
    if state.mission_end:  # the showdown goes on (CD-32.17)
        return 1.0 if state.score > 0 else 0.0
    if state.phase == SETUP:
        return IN_SETUP
    return 1.0 / (1.0 + exp(-sum([weight * found for weight, found in zip(WEIGHTS, features(state), strict=True)])))


def features(game: State) -> list[float]:
    """What the chance depends on."""
    living = game.living()
    zone = centre(game)
    chance = min(MOST, max(1.0 - MOST, plan_of(game, zone).chance))
    return [
        1.0,
        log(chance / (1.0 - chance)),
        _hope(game, zone),
        float(len(living)),
        float(sum([game.health[op] == 1 for op in living])),
        float(sum([game.energy[op] for op in living])),
        float(sum([skill_of(game, op) for op in living])),
        float(max(0, game.time)),
        float(sum([hostage != NO_CARD for hostage in game.care])),
        sum([hits_to_expect(game, place) for place in {game.op_at[op] for op in living} if game.stacks[place]]),
        min(1.0, game.secured.bit_count() / max(1, game.board.bonus_zones)),
    ]


def _hope(game: State, zone: int) -> float:
    """The points that are still to be had in time, the nearer the better."""
    if game.is_over_time:
        return 0.0
    hope = 0.0
    for place, stack in enumerate(game.stacks):
        if stack:
            hope += worth_of(game, place) * max(0.0, 1.0 - rounds_between(game, zone, place) / (game.time + 1))
    return hope
