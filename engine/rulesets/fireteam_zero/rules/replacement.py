"""'Instead' effects (FZ-E.113): an act that an effect in force replaces by other steps."""

from engine.core.effects.program import evaluate
from engine.core.effects.run import run_program
from engine.rulesets.fireteam_zero.codes import REPLACED
from engine.rulesets.fireteam_zero.rules.changes import Replacement
from engine.rulesets.fireteam_zero.rules.force import readings
from engine.rulesets.fireteam_zero.state import State


def replaced(game: State, what: int, figure: int) -> bool:
    """Do other steps instead, if an effect in force says so; the strongest text counts (FZ-A.58).

    The steps may contain the very act they replace ("it attacks twice"); the effect does not replace it again.
    """
    if not game.modifiers[REPLACED]:
        return False
    for change in reversed(game.modifiers[REPLACED]):
        details: Replacement = change.details
        if details.what != what or (details, figure) in game.replacing:
            continue
        for context in readings(game, change, figure):
            is_meant = figure < 0 or figure in evaluate(game, context, details.who)
            if is_meant and evaluate(game, context, change.condition):
                game.replacing = (*game.replacing, (details, figure))
                game.push(end_replacement)
                run_program(game, details.program, context)
                return True
    return False


def end_replacement(game: State) -> None:
    """The replacing steps are done."""
    game.replacing = game.replacing[:-1]
