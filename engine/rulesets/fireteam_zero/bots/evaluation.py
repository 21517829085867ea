"""How a game in the middle looks for the heroes, from 0 (lost) to 1 (won): what cut-off rollouts are judged by.

Most weights come from a logistic regression: the veteran played the starter missions, and at the beginning of
every hero phase it was noted what the table looked like and, later, whether the mission was won. Ways and risks are
set by hand: who is far from a goal or in danger has often just won something else by it, so that games in themselves
do not tell what they cost.
"""

from math import exp
from typing import cast

from engine.core.game import LOST, WON, Game
from engine.rulesets.fireteam_zero.bots.danger import danger_at, head_count, menaces
from engine.rulesets.fireteam_zero.bots.goals import goals_of, is_done, share_out, wants_search
from engine.rulesets.fireteam_zero.bots.haste import lateness
from engine.rulesets.fireteam_zero.bots.knowledge import knowledge_of
from engine.rulesets.fireteam_zero.bots.odds import risk
from engine.rulesets.fireteam_zero.codes import ABSENT, COMPLETED, HEADS, LYING, OPEN, TACTICS_PHASE
from engine.rulesets.fireteam_zero.state import State

MOST_CARDS = 7  # more in a hand are worth nothing
FULL_HAND = 5
UNFINISHED = 0.3  # what a game that does not end is worth

NAMES = (
    "progress",
    "done",
    "heads",
    "cards",
    "lying",
    "risk at heads",
    "risk at tails",
    "way",
    "way out",
    "twists",
    "monsters",
    "held",
    "late",
    "searched",
)
WEIGHTS = (3.0, 1.2, 0.9, 0.15, -0.3, -0.6, -1.5, -0.15, -0.5, -0.25, -0.6, -0.2, -3.0, 0.05)
BASE = 0.0


def evaluate(game: Game) -> float:
    """How likely the heroes win, at a guess."""
    state = cast(State, game)
    if state.result:
        return 1.0 if state.result == WON else 0.0 if state.result == LOST else UNFINISHED
    odds = BASE + sum([weight * one for weight, one in zip(WEIGHTS, features(state), strict=True)])
    return 1.0 / (1.0 + exp(-odds)) if odds > -50 else 0.0


def features(game: State) -> tuple[float, ...]:
    """What the table looks like, one figure for each of NAMES."""
    known = knowledge_of(game.scenario)
    scenario = game.scenario
    heroes = len(game.hero_at)
    ways, count = game.path_table(), scenario.location_count
    search = wants_search(game)
    active = next((hero for hero, at in enumerate(game.standing_at) if at >= 0), 0)
    goals = goals_of(game, known, active, search, head_count(game, game.monster_at))
    shares = share_out(game, goals) if goals else {}
    done = is_done(game)
    way = sum([min(12, ways[game.hero_at[hero] * count + goal]) for hero, goal in shares.items()]) / heroes
    way_out = 0
    if done and scenario.exit_point >= 0:
        way_out = max([min(12, ways[at * count + scenario.exit_point]) for at in game.hero_at])
    danger = held = 0.0
    menace = menaces(game, known, -1)
    for hero, at in enumerate(game.standing_at):
        if at < 0:
            continue
        danger += risk(len(game.hands[hero]), danger_at(ways, menace, at, game.standing_at.count(at) - 1))
        held += game.monster_at.count(at) > game.standing_at.count(at)
    is_heads = game.coin == HEADS
    least = FULL_HAND if game.phase == TACTICS_PHASE else 0  # everybody is about to draw
    return (
        progress(game),
        float(done),
        float(is_heads),
        sum([max(least, min(len(hand), MOST_CARDS)) for hand in game.hands]) / heroes,
        game.standing_at.count(LYING) / heroes,
        danger if is_heads else 0.0,
        0.0 if is_heads else danger,
        way,
        float(way_out),
        float(len(game.twists)),
        sum([one.hits for one in menace]) / heroes,
        held,
        lateness(game, known, active),
        bin(game.searched).count("1") if search else 0.0,
    )


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
