"""Chapter 10: winning and losing."""

from typing import Any

from engine.core.effects.program import evaluate
from engine.core.game import LOST, WON
from engine.rulesets.fireteam_zero.codes import HIDDEN, OPEN, TERRAIN_CHANGE
from engine.rulesets.fireteam_zero.rules.ch07_searching import check_discovery
from engine.rulesets.fireteam_zero.rules.ch13_objectives import all_completed, complete_objective, reveal_objective
from engine.rulesets.fireteam_zero.rules.force import apply_terrain, expire_conditions
from engine.rulesets.fireteam_zero.state import State

NO_CONTEXT = (-1, -1, -1, -1, -1, -1, 0)


def end_check(game: State) -> None:
    """FZ-S.10: after every change, first whether the mission is lost, then whether it is won (FZ-A.52)."""
    scenario = game.scenario
    if game.is_settling:  # FZ-S.01: steps 9 to 11 of an attack are one change
        return
    if game.lasting:
        expire_conditions(game)
    if game.modifiers[TERRAIN_CHANGE]:
        apply_terrain(game)
    if scenario.extra_defeat and scenario.options.simultaneous == "defeat" and is_lost(game):
        return
    for objective in scenario.condition_objectives:
        if game.objectives[objective] == OPEN and holds(game, objective, scenario.completion[objective]):
            complete_objective(game, objective)
            return
    for card, _searcher in game.recon_open:
        check_discovery(game, card)
    for objective in scenario.hidden_objectives:
        if game.objectives[objective] == HIDDEN and holds(game, objective, scenario.hidden_until[objective]):
            reveal_objective(game, objective)
    if is_won(game):
        game.end(WON, ("victory",))
        return
    for number, condition in enumerate(scenario.extra_victory):
        if evaluate(game, (scenario.briefing_source, *NO_CONTEXT[1:]), condition):
            game.end(WON, ("mission", number))
            return
    if scenario.extra_defeat and scenario.options.simultaneous == "victory":
        is_lost(game)


def holds(game: State, objective: int, condition: Any) -> bool:
    """Whether a condition on an objective card is true; 'this card' is the objective."""
    return bool(evaluate(game, (game.scenario.objective_source[objective], *NO_CONTEXT[1:]), condition))


def is_lost(game: State) -> bool:
    """FZ-F.03: end the game if the briefing's own way to lose has come about."""
    scenario = game.scenario
    for number, condition in enumerate(scenario.extra_defeat):
        if evaluate(game, (scenario.briefing_source, *NO_CONTEXT[1:]), condition):
            game.end(LOST, ("mission", number))
            return True
    return False


def is_won(game: State) -> bool:
    """FZ-10.01, FZ-10.02: all objectives completed and, if there is an exit point, all heroes on it."""
    scenario = game.scenario
    if not all_completed(game):
        return False
    exit_point = scenario.exit_point
    if exit_point < 0:
        return True
    if game.hero_at.count(exit_point) < len(game.hero_at):  # FZ-10.03; FZ-A.51: lying there counts
        return False
    return not scenario.exit_needs_specialists or all(at == exit_point for at in game.specialist_at)
