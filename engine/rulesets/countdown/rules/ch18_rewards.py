"""Chapter 18, second part: what those gain who eliminate an enemy in a firefight."""

from typing import Any

from engine.core.game import OptionTuple, Step
from engine.rulesets.countdown.rules.ch18_experience import gain_aim
from engine.rulesets.countdown.rules.seats import ask_owner
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import DIVIDE_XP, GIVE_HEALTH
from engine.rulesets.countdown.words.event_types import HEALTH_GAINED
from engine.rulesets.countdown.words.option_verbs import RECEIVE_HEALTH, SHARE_XP

Ops = tuple[int, ...]


def reward(game: State, enemy: int, ops: Ops) -> None:
    """CD-18.03, CD-18.04: star and heart of an enemy, for the ops that hit him."""
    ops = tuple([op for op in ops if game.op_at[op] >= 0])
    star = game.scenario.star[enemy]
    if game.scenario.heart[enemy]:
        game.push(reward_health, ops)
    if star and ops:
        shares = all_shares(star, len(ops))
        options = tuple([(SHARE_XP, tuple(zip(ops, share, strict=True))) for share in shares])
        even = options[shares.index(even_share(star, len(ops)))]
        agree(game, ops, DIVIDE_XP, options, even, (give_shares,))


def reward_health(game: State, ops: Ops) -> None:
    """CD-18.06, CD-90.25: one op below its limit receives the health; it cannot be divided."""
    limit = game.scenario.health_max
    needy = tuple([op for op in ops if game.op_at[op] >= 0 and game.health[op] < limit[game.ops[op]]])
    if needy:
        options = tuple([(RECEIVE_HEALTH, op) for op in needy])
        agree(game, ops, GIVE_HEALTH, options, options[0], (give_health,))


def all_shares(amount: int, count: int) -> list[tuple[int, ...]]:
    """CD-18.07: every way to divide so many points among so many ops."""
    if count == 1:
        return [(amount,)]
    return [(first, *rest) for first in range(amount, -1, -1) for rest in all_shares(amount - first, count - 1)]


def even_share(amount: int, count: int) -> tuple[int, ...]:
    """CD-90.55: as evenly as possible, the remainder to the lowest numbers."""
    each, more = divmod(amount, count)
    return tuple([each + (place < more) for place in range(count)])


def give_shares(game: State, option: tuple[Any, ...]) -> None:
    """CD-18.05: the ops gain what was agreed."""
    for op, amount in option[1]:
        gain_aim(game, op, amount)


def give_health(game: State, option: tuple[Any, ...]) -> None:
    """CD-18.04: one red cube from the supply."""
    op = option[1]
    game.health[op] += 1
    game.declined = 0
    game.note(HEALTH_GAINED, op, game.health[op])


# --- agreement ------------------------------------------------------------------------------------


def agree(
    game: State, ops: Ops, kind: int, options: tuple[OptionTuple, ...], otherwise: OptionTuple, then: Step
) -> None:
    """CD-18.05: the ops decide together; CD-90.55: if their players want different things, `otherwise` happens."""
    askers = tuple(sorted({game.owners[op]: op for op in reversed(ops)}.values()))  # one op of each player
    ask_owner(game, askers[0], kind, options, (note_wish, None, askers, kind, options, otherwise, then))


def note_wish(
    game: State,
    option: OptionTuple,
    wish: OptionTuple | None,
    askers: Ops,
    kind: int,
    options: tuple[OptionTuple, ...],
    otherwise: OptionTuple,
    then: Step,
) -> None:
    """The wishes are the same so far, or they are not."""
    if wish is not None and option != wish:
        then[0](game, otherwise, *then[1:])
    elif len(askers) == 1:
        then[0](game, option, *then[1:])
    else:
        rest = askers[1:]
        ask_owner(game, rest[0], kind, options, (note_wish, option, rest, kind, options, otherwise, then))
