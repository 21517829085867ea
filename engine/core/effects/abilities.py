"""Abilities that wait for a moment: which are ready and which comes first, what one costs, how often it works."""

from typing import Any

from engine.core.decisions import DECLINE, GROUP, MAY, ORDER_TRIGGERS, TRIGGER, USE
from engine.core.effects.program import BEARER, Ability, Context, Occasion, evaluate
from engine.core.effects.run import is_payable, run_program, run_program_now
from engine.core.game import Game

Ready = tuple[Ability, Context]  # an ability, and how it is read just now


# --- whose turn it is -----------------------------------------------------------------------------


def resolve_abilities(game: Game, occasion: Occasion, done: tuple[Any, ...]) -> None:
    """Resolve what waits for this moment; of several things at once the group says which comes first."""
    waiting = game.waiting_for(occasion)
    if not done:
        count_occasion(game, waiting)
    ready = left_to_do(game, waiting, done)
    if not ready:
        return
    if len(ready) == 1:
        ability, context = ready[0]
        if len(waiting) > 1:  # it may make another one ready
            game.agenda.append((resolve_abilities, occasion, (*done, (ability.index, context[BEARER]))))
        use_ability(game, ability, context)
        return
    options = list(dict.fromkeys([(TRIGGER, ability.source, context[BEARER]) for ability, context in ready]))
    game.ask(GROUP, ORDER_TRIGGERS, options, (take_trigger, occasion, done))


def take_trigger(game: Game, option: tuple[Any, ...], occasion: Occasion, done: tuple[Any, ...]) -> None:
    """Resolve the chosen ability, then look again at the others; two of one source come in printed order."""
    for ability, context in left_to_do(game, game.waiting_for(occasion), done):
        if (ability.source, context[BEARER]) == option[1:]:
            game.agenda.append((resolve_abilities, occasion, (*done, (ability.index, context[BEARER]))))
            use_ability(game, ability, context)
            return


def left_to_do(game: Game, waiting: list[Ready], done: tuple[Any, ...]) -> list[Ready]:
    """The ready abilities that have not been resolved; what is in force twice is done twice."""
    spent = list(done)
    left = []
    for ability, context in waiting:
        if is_ready(game, ability, context):
            if spent and (ability.index, context[BEARER]) in spent:
                spent.remove((ability.index, context[BEARER]))
            else:
                left.append((ability, context))
    return left


# --- one ability ----------------------------------------------------------------------------------


def is_ready(game: Game, ability: Ability, context: Context) -> bool:
    """Whether trigger, condition, limit and cost allow an ability now."""
    if not ability.is_triggered(game, context):
        return False
    if ability.condition is not True and not evaluate(game, context, ability.condition):
        return False
    if ability.limit is not None and times_used(game, ability, context) >= ability.limit[0]:
        return False
    if ability.first is not None and times_seen(game, ability, context) > 1:
        return False
    return not ability.cost.steps or is_payable(game, ability.cost, context)


def use_ability(game: Game, ability: Ability, context: Context) -> None:
    """Have an ability done, or ask first whether it shall be."""
    if ability.is_optional or ability.cost.steps:
        seat = game.seat_of_decider(ability.decider, context)
        game.ask(seat, MAY, [(USE, ability.source), (DECLINE,)], (answer_ability, ability, context))
    else:
        do_ability(game, ability, context)


def use_if_ready(game: Game, ability: Ability, context: Context) -> None:
    """Use an ability unless trigger, condition, limit or cost forbid it."""
    if is_ready(game, ability, context):
        use_ability(game, ability, context)


def answer_ability(game: Game, option: tuple[Any, ...], ability: Ability, context: Context) -> None:
    """Do the ability if somebody wants it."""
    if option[0] == USE:
        do_ability(game, ability, context)


def do_ability(game: Game, ability: Ability, context: Context) -> None:
    """The cost comes first, then the steps. For the last line of a step."""
    game.note_text(context)
    game.last_source = ability.source
    if ability.limit is not None:
        count_uses(game, ability, context)
    if ability.cost.steps:
        run_program(game, ability.program, context)
        run_program_now(game, ability.cost, context)
    else:
        run_program_now(game, ability.program, context)


# --- how often ------------------------------------------------------------------------------------

MOST_FIGURES = 1024  # uses are counted under the number of the ability and of the figure that uses it


def times_used(game: Game, ability: Ability, context: Context) -> int:
    """How often an ability has been used within the unit of its limit."""
    assert ability.limit is not None
    user = game.user_of(ability.limit[1], context)
    stamp, times = game.uses.get(ability.index * MOST_FIGURES + user + 1, (-1, 0))
    return times if stamp == game.stamp(ability.limit[1]) else 0


def count_uses(game: Game, ability: Ability, context: Context, more: int = 1) -> None:
    """Note further uses of an ability."""
    assert ability.limit is not None
    times = times_used(game, ability, context) + more
    user = game.user_of(ability.limit[1], context)
    game.uses[ability.index * MOST_FIGURES + user + 1] = (game.stamp(ability.limit[1]), times)


def times_seen(game: Game, ability: Ability, context: Context) -> int:
    """How often what an ability waits for has happened, when only the first time counts."""
    assert ability.first is not None
    stamp, times = game.uses.get(-1 - ability.index * MOST_FIGURES - context[BEARER] - 1, (-1, 0))
    return times if stamp == game.stamp(ability.first) else 0


def count_occasion(game: Game, waiting: list[Ready]) -> None:
    """Count a moment for abilities that wait for the first of its kind, used or not."""
    for ability, context in waiting:
        if ability.first is not None and ability.is_triggered(game, context):
            times = times_seen(game, ability, context) + 1
            game.uses[-1 - ability.index * MOST_FIGURES - context[BEARER] - 1] = (game.stamp(ability.first), times)
