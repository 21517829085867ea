"""Choices outside the round: which op, which entrance; and support cards, tried out on a copy."""

from random import Random

from engine.rulesets.countdown.bots.evaluation import evaluate
from engine.rulesets.countdown.bots.outlook import distance
from engine.rulesets.countdown.codes import (
    BOMBS,
    DEFUSE,
    GRENADE,
    HEAL,
    HOSTAGES,
    INTEL,
    NO_ABILITY,
    OBJECTIVE_ZONE,
    SNIPER_RIFLE,
    STEALTH,
    TOP_TERRORISTS,
)
from engine.rulesets.countdown.state import State

# How gladly an op is taken along, by its ability. Bombs need an expert (CD-17.01) and somebody who brings him there;
# hostages are best found by those who look before they walk in, and then defuse; bosses are shot.
WELCOME = {
    BOMBS: {DEFUSE: 6, GRENADE: 5, STEALTH: 4, INTEL: 3, HEAL: 2, NO_ABILITY: 1},
    HOSTAGES: {INTEL: 6, DEFUSE: 5, STEALTH: 4, HEAL: 3, NO_ABILITY: 2, GRENADE: 1},
    TOP_TERRORISTS: {NO_ABILITY: 6, GRENADE: 5, INTEL: 4, HEAL: 3, SNIPER_RIFLE: 2, DEFUSE: 1},
}
A_TRIAL = 0.02  # how much better a support card must make things look


def choose_op(game: State) -> int:
    """The op that the mission needs most."""
    welcome = WELCOME[game.scenario.objective]
    abilities = game.scenario.op_ability
    return max(range(len(game.options)), key=lambda index: welcome.get(abilities[game.options[index][1]], 0))


def choose_entrance(game: State) -> int:
    """The same entrance for all: the one from which all objective zones are nearest."""
    goals = [zone for zone, kind in enumerate(game.board.zone_kind) if kind == OBJECTIVE_ZONE]

    def way(index: int) -> int:
        return sum([distance(game, game.options[index][2], goal) for goal in goals])

    return min(range(len(game.options)), key=way)


def choose_by_trial(game: State, draw: Random) -> int:
    """Do each thing on a copy in which all that is hidden is drawn anew, and look; the last option is 'no'."""
    last = len(game.options) - 1
    copy = game.determinize(draw.getrandbits(32))
    best, choice = _look(copy, last) + A_TRIAL, last
    for index in range(last):
        value = _look(copy, index)
        if value > best:
            best, choice = value, index
    return choice


def _look(game: State, index: int) -> float:
    copy = game.clone()
    copy.answer(index)
    while copy.kind == game.kind and copy.ballots:  # a vote: as if all agreed
        copy.answer(index)
    return evaluate(copy)
