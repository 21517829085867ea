"""Chapter 14: after the exchange: second strike, retreat, break through, hold (CD-37.05)."""

from typing import Any

from engine.rulesets.countdown.rules.ch09_positioning import move_op
from engine.rulesets.countdown.rules.ch12_shots import can_shoot, defence_of
from engine.rulesets.countdown.rules.ch18_experience import aim_of
from engine.rulesets.countdown.rules.seats import ask_owner
from engine.rulesets.countdown.rules.zones import enemies_in, has_enemy, is_secured
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import AFTER_EXCHANGE
from engine.rulesets.countdown.words.event_types import OP_BROKE_THROUGH, OP_RETREATED
from engine.rulesets.countdown.words.option_verbs import BREAK_THROUGH, HOLD, RETREAT, STRIKE_AGAIN

BEST_ROLL = 6

Moves = tuple[tuple[Any, ...], ...]


def choose_tactics(game: State, first: int, moves: Moves, strikers: int) -> None:
    """CD-14.01, CD-14.12: each op decides for itself; then all is carried out.

    CD-14.10: who breaks in where a firefight is still due waits until all there have fired.
    """
    zone = game.firefights[-1].zone
    if has_enemy(game, zone):
        for op in range(first, len(game.ops)):
            if game.op_at[op] == zone:
                options = tactics_of(game, op, zone)
                ask_owner(game, op, AFTER_EXCHANGE, options, (answer_tactics, moves, strikers), len(options) - 1)
                return
    for move in moves:
        if move[0] is break_through and is_fight_due(game, move[2]):
            game.newcomers |= 1 << move[1]  # CD-14.10: not those who break in together, where nobody was before
    game.do_next(*moves, (note_strikers, strikers))


def tactics_of(game: State, op: int, zone: int) -> list[tuple[int, ...]]:
    """CD-70.32 to CD-70.34: what an op may do now, holding last (CD-90.20)."""
    options: list[tuple[int, ...]] = []
    if can_shoot(game, op):  # CD-14.02
        options.append((STRIKE_AGAIN, op))
    options += [(RETREAT, op, place) for place in retreat_zones(game, op)]
    if may_break_through(game, op, zone):
        options += [(BREAK_THROUGH, op, place) for place in game.board.adjacent[zone]]
    options.append((HOLD, op))
    return options


def retreat_zones(game: State, op: int) -> list[int]:
    """CD-14.03, CD-90.21: the adjacent secured zones."""
    return [place for place in game.board.adjacent[game.op_at[op]] if is_secured(game, place)]


def may_break_through(game: State, op: int, zone: int) -> bool:
    """CD-14.06: once per round; CD-90.22: with the option, only from an enemy no roll of the op could hit."""
    if game.broke_through >> op & 1:
        return False
    if not game.scenario.options.break_through_needs_too_strong_enemy:
        return True
    best = BEST_ROLL + aim_of(game, op)
    return any(defence_of(game, enemy) > best for enemy in enemies_in(game, zone))


def answer_tactics(game: State, option: tuple[Any, ...], moves: Moves, strikers: int) -> None:
    """Note the decision and ask the next op."""
    verb, op = option[:2]
    if verb == STRIKE_AGAIN:
        strikers |= 1 << op
    elif verb == RETREAT:
        moves = (*moves, (retreat, op, option[2]))
    elif verb == BREAK_THROUGH:
        moves = (*moves, (break_through, op, option[2]))
    game.push(choose_tactics, op + 1, moves, strikers)


def retreat(game: State, op: int, zone: int) -> None:
    """CD-14.03: free of energy."""
    if game.op_at[op] < 0:
        return
    game.note(OP_RETREATED, op, zone)
    move_op(game, op, zone)


def break_through(game: State, op: int, zone: int) -> None:
    """CD-14.04: secured or not, once in a round."""
    if game.op_at[op] < 0:
        return
    game.broke_through |= 1 << op
    game.note(OP_BROKE_THROUGH, op, zone)
    move_op(game, op, zone)


def is_fight_due(game: State, zone: int) -> bool:
    """Whether ops in the zone have their firefight of this round still before them."""
    if is_secured(game, zone) or game.fights >> zone & 1 or not game.ops_in(zone):
        return False
    return bool(game.entered >> zone & 1) or has_enemy(game, zone)


def note_strikers(game: State, strikers: int) -> None:
    """CD-37.05: who has announced a second strike and is still there makes it."""
    fight = game.firefights[-1]
    fight.strikers = 0
    for op in game.ops_in(fight.zone):
        if strikers >> op & 1 and can_shoot(game, op):
            fight.strikers |= 1 << op
