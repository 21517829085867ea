"""How late it is: when a mission is lost at some hour, and how much of the time that is left is still needed."""

from engine.core.effects.program import evaluate
from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge
from engine.rulesets.fireteam_zero.codes import ABSENT, COMPLETED, HIDDEN, UNREACHABLE
from engine.rulesets.fireteam_zero.scenario import NO_CONTEXT
from engine.rulesets.fireteam_zero.state import State

FARTHEST_AHEAD = 20  # rounds; what comes later worries nobody
ROUNDS_A_TOKEN = 1.6  # what an intel token takes one hero, at a guess
HIDDEN_TOKENS = 2  # what a hidden objective will ask for, at a guess
A_TURNS_WALK = 2  # locations


def rounds_left(game: State, known: Knowledge) -> int:
    """How many more rounds end before the clock alone loses the mission; many if there is no clock.

    The clock conditions of the mission are asked about rounds to come, the threat rising by one in each.
    """
    if not known.clocks:
        return UNREACHABLE
    now, threat, last = game.round, game.threat, game.scenario.track.last
    found = UNREACHABLE
    try:
        for ahead in range(1, FARTHEST_AHEAD + 1):
            game.round, game.threat = now + ahead, min(last, threat + ahead)
            if any(evaluate(game, NO_CONTEXT, clock) for clock in known.clocks):
                found = ahead - 1
                break
    finally:
        game.round, game.threat = now, threat
    return found


def lateness(game: State, known: Knowledge, seat: int) -> float:
    """From 0, no hurry, to 1: work and way take all the time there is."""
    left = rounds_left(game, known)
    if left >= UNREACHABLE:
        return 0.0
    scenario = game.scenario
    way = 0
    if scenario.exit_point >= 0:
        way = game.path_table()[game.hero_at[seat] * scenario.location_count + scenario.exit_point]
    spare = left - way / A_TURNS_WALK - ROUNDS_A_TOKEN * tokens_missing(game) / len(game.hero_at)
    return 1.0 / (1.0 + spare) if spare > 0 else 1.0


def tokens_missing(game: State) -> int:
    """Intel tokens that the mission still wants; an objective with a condition counts as one."""
    missing = 0
    for objective, state in enumerate(game.objectives):
        if state in (COMPLETED, ABSENT):
            continue
        if state == HIDDEN:
            missing += HIDDEN_TOKENS
        else:
            missing += max(1, game.scenario.tokens_needed(game, objective) - game.card_tokens[objective])
    return missing
