"""'Instead' effects (FZ-E.113): an act that an effect in force replaces by other steps."""

from engine.core.effects.program import evaluate
from engine.core.effects.run import run_program
from engine.rulesets.fireteam_zero.codes import REPLACED
from engine.rulesets.fireteam_zero.state import State


def replaced(game: State, what: int, figure: int) -> bool:
    """Do other steps instead, if an effect in force says so; the strongest text counts (FZ-A.58).

    The steps may contain the very act they replace ("it attacks twice"); that act is not replaced again.
    """
    if not game.modifiers[REPLACED] or game.is_replacing:
        return False
    for change in reversed(game.modifiers[REPLACED]):
        if change.kind >= 0 and game.kind_of(figure) != change.kind:
            continue
        context = change.context(figure)
        act, program = change.args[0], change.args[2]
        who = evaluate(game, context, change.args[1])
        if act == what and (figure < 0 or figure in who) and evaluate(game, context, change.condition):
            game.is_replacing = True
            game.push(end_replacement)
            run_program(game, program, context)
            return True
    return False


def end_replacement(game: State) -> None:
    """The replacing steps are done."""
    game.is_replacing = False
