"""How a mission in the middle looks for the team, from 0 (lost) to 1 (won): what cut-off rollouts are judged by."""

from math import exp, log
from typing import cast

from engine.core.game import LOST, WON, Game
from engine.rulesets.countdown.bots.odds import hits_to_expect
from engine.rulesets.countdown.bots.outlook import centre, plan_of, rounds_between
from engine.rulesets.countdown.codes import BOMBS, DEFUSE, NO_CARD, SETUP
from engine.rulesets.countdown.state import State

UNFINISHED = 0.3
IN_SETUP = 0.5
MOST = 0.98  # no plan is surer than this

# Logistic regression of won or lost on the features at the beginning of a round, one round of each of 10,300 games on
# all missions of the starter pack, four ops. The veteran had played them with options drawn at random in between, so
# that the team stood as no veteran's does, and played them on. Mean squared error 0.128, against 0.216 without.
WEIGHTS = (
    -2.59,
    0.83,  # the chance that the best plan gives, as a logit
    0.91,  # living ops
    -0.18,  # those with one health
    -0.09,  # energy
    0.29,  # time
    -0.38,  # hostages in care: the plan counts them as saved
    -0.30,  # hits to expect of the enemies where ops stand
    1.20,  # zones secured, of those that the bonus needs
    -0.79,  # zones that the team is scattered over
    -0.16,  # rounds between the nearest expert and the goal, where there are bombs
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
    plan = plan_of(game, centre(game))
    chance = min(MOST, max(1.0 - MOST, plan.chance))
    places = {game.op_at[op] for op in living}
    return [
        1.0,
        log(chance / (1.0 - chance)),
        float(len(living)),
        float(sum([game.health[op] == 1 for op in living])),
        float(sum([game.energy[op] for op in living])),
        float(max(0, game.time)),
        float(sum([hostage != NO_CARD for hostage in game.care])),
        sum([hits_to_expect(game, place) for place in places if game.stacks[place]]),
        min(1.0, game.secured.bit_count() / max(1, game.board.bonus_zones)),
        float(len([place for place in places if not game.board.is_exfiltration >> place & 1])),
        float(_way_of_expert(game, plan.goal)),
    ]


def _way_of_expert(game: State, goal: int) -> int:
    """How many rounds the nearest expert needs to the goal; nobody else defuses bombs (CD-17.01)."""
    if game.scenario.objective != BOMBS or game.is_over_time:
        return 0
    experts = [op for op in game.living() if game.scenario.op_ability[game.ops[op]] == DEFUSE]
    return min([rounds_between(game, game.op_at[op], goal) for op in experts], default=0)
