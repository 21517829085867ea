"""How a game in the middle looks for the heroes, from 0 (lost) to 1 (won): what cut-off rollouts are judged by."""

from typing import cast

from engine.core.game import LOST, WON, Game
from engine.rulesets.fireteam_zero.bots.danger import danger_of, price_of_fall
from engine.rulesets.fireteam_zero.bots.goals import goal_of, is_done, wants_search
from engine.rulesets.fireteam_zero.bots.knowledge import knowledge_of
from engine.rulesets.fireteam_zero.bots.odds import risk
from engine.rulesets.fireteam_zero.codes import ABSENT, COMPLETED, HEADS, LYING, OPEN
from engine.rulesets.fireteam_zero.state import State

PROGRESS = 0.45
COIN = 0.2
CARDS = 0.012
A_STEP_AWAY = 0.01
A_TWIST = 0.02
UNSEARCHED = 0.008
A_MONSTER = 0.006


def evaluate(game: Game) -> float:
    """Objectives, coin, cards, twists, ways still to go and what threatens."""
    state = cast(State, game)
    if state.result:
        return 1.0 if state.result == WON else 0.0 if state.result == LOST else 0.3
    known = knowledge_of(state.scenario)
    value = 0.3 + PROGRESS * progress(state)
    if state.coin == HEADS:
        value += COIN
    value -= A_TWIST * len(state.twists) + 0.004 * state.threat
    search = wants_search(state)
    if search:
        value += UNSEARCHED * bin(state.searched).count("1")  # every token turned brings the discoveries nearer
    ways = state.path_table()
    count = state.scenario.location_count
    price = price_of_fall(state)
    heroes = len(state.hero_at)
    for seat in range(heroes):
        hand = len(state.hands[seat])
        value += CARDS * min(hand, 5) * 4 / heroes
        if state.standing_at[seat] == LYING:
            value -= 0.03
        else:
            value -= 0.5 * price * risk(max(hand, 4), danger_of(state, known, seat))
        goal = goal_of(state, known, seat, search)
        if goal >= 0:
            value -= A_STEP_AWAY * ways[state.hero_at[seat] * count + goal] * 4 / heroes
    value -= A_MONSTER * sum([1 for at in state.monster_at if at >= 0])
    return min(0.97, max(0.02, value))


def progress(game: State) -> float:
    """The share of the mission's objectives that is done, tokens counted."""
    scenario = game.scenario
    if is_done(game):
        return 1.0
    done = total = 0.0
    for objective, state in enumerate(game.objectives):
        if state == ABSENT:
            continue
        total += 1.0
        if state == COMPLETED:
            done += 1.0
        elif state == OPEN:
            needed = scenario.tokens_needed(game, objective)
            if needed > 0:
                done += 0.8 * min(1.0, game.card_tokens[objective] / needed)
    for card, _searcher in game.recon_open:  # found, and waiting to be dealt with
        done += 0.2 if scenario.discovery_objective[card] >= 0 else 0.0
    for monster, power in enumerate(game.power):
        if power > 0 and game.monster_at[monster] >= 0:
            done += 0.5 * (1.0 - power / max(1, len(game.hero_at)))
    return min(0.95, done / total * 0.9) if total else 0.0
