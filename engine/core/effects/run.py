"""Running programs on the agenda, one step at a time, so that any step may ask and stop."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.core.decisions import CHOOSE_CARD, CHOOSE_FIGURE, CHOOSE_PLACE, PICK_CARD, PICK_FIGURE, PICK_PLACE
from engine.core.effects import table
from engine.core.effects.program import BOUND, Context, Pick, Program, evaluate, evaluated
from engine.core.game import WORK_BUDGET, Game

NOTHING: Mapping[Any, int] = MappingProxyType({})
WAY_TRIED = 4  # what one way to pay a price costs, beside its steps
MOST_NESTED = 16  # programs that run at once within each other

_ASKS = {
    table.FIGURES: (CHOOSE_FIGURE, PICK_FIGURE),
    table.PLACES: (CHOOSE_PLACE, PICK_PLACE),
    table.HAND_CARDS: (CHOOSE_CARD, PICK_CARD),
}


def run_program(game: Game, program: Program, context: Context) -> None:
    """Run a list of steps in printed order."""
    if program.steps:
        game.agenda.append((run_step, program, 0, context[: BOUND + program.slot]))


def run_program_now(game: Game, program: Program, context: Context) -> None:
    """The same at once, for the last line of a step: it spares the agenda what nobody interrupts.

    Programs that set each other off without end go over the agenda in the end: there they meet the budget of steps,
    and here they would exhaust the stack.
    """
    if not program.steps:
        return
    if game.nesting >= MOST_NESTED:
        run_program(game, program, context)
        return
    game.nesting += 1
    run_step(game, program, 0, context[: BOUND + program.slot])
    game.nesting -= 1


def run_step(game: Game, program: Program, index: int, context: Context) -> None:
    """Run the steps of a program from `index` on; what a step pushes or asks comes before the next one."""
    steps = program.steps
    agenda = game.agenda
    mark = len(agenda)
    while index < len(steps):
        step = steps[index]
        if type(step) is Pick:
            _ask_pick(game, step, program, index, context)
            return
        index += 1
        game.work += step.weight
        if game.work > WORK_BUDGET:
            raise game.overspent(context)
        step.call(game, context)
        if game.result:
            return
        game.look_for_end(mark)  # every step of an effect is a change of its own
        if len(agenda) > mark or game.options:
            if index < len(steps):
                agenda.insert(mark, (run_step, program, index, context))
            return


def _ask_pick(game: Game, pick: Pick, program: Program, index: int, context: Context) -> None:
    """Ask who must choose; with nothing to choose from, nothing is bound."""
    candidates = evaluate(game, context, pick.candidates)
    if program.is_cost:
        candidates = [one for one in candidates if is_payable(game, program, (*context, (one,)), index + 1)]
    if not candidates:
        bind(game, (0, ()), program, index, context)
        return
    kind, verb = _ASKS[pick.kind]
    options = [(verb, candidate) for candidate in dict.fromkeys(candidates)]
    game.ask(game.seat_of_decider(pick.decider, context), kind, options, (bind, program, index, context))


Dues = list[tuple[Any, int, int]]  # what a step of a cost takes: from where, how much, and how much is there
UNPAYABLE: Dues = [(None, 1, 0)]


def is_payable(game: Game, cost: Program, context: Context, index: int = 0, owed: Mapping[Any, int] = NOTHING) -> bool:
    """Whether the steps of a cost can be done in full, from `index` on; of choices, whether one of them can.

    What several steps take from one place adds up: `owed` is what the steps before take.
    """
    if index == 0:
        context = context[: BOUND + cost.slot]
    game.work += WAY_TRIED
    if game.work > WORK_BUDGET:
        raise game.overspent(context)
    sums = dict(owed)
    for number in range(index, len(cost.steps)):
        step = cost.steps[number]
        if isinstance(step, Pick):
            candidates = evaluate(game, context, step.candidates)
            return any(is_payable(game, cost, (*context, (one,)), number + 1, sums) for one in candidates)
        if (dues := step.operation.dues) is not None:
            game.work += step.weight
            args = evaluated(game, context, step.args, step.inner)
            for place, amount, there in dues(game, context, *args):
                sums[place] = sums.get(place, 0) + amount
                if sums[place] > there:
                    return False
    return True


def bind(game: Game, option: tuple[Any, ...], program: Program, index: int, context: Context) -> None:
    """Bind what was chosen and go on with the next step."""
    chosen = option[1] if isinstance(option[1], tuple) else (option[1],)
    if index + 1 < len(program.steps):
        game.agenda.append((run_step, program, index + 1, (*context, chosen)))
