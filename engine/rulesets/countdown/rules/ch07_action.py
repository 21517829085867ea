"""Chapter 7, phase 3: zones and abilities in the order the team likes (CD-37.02, CD-90.54)."""

from typing import Any

from engine.rulesets.countdown.codes import ACTION, ANY_TIME, ON_PHASE
from engine.rulesets.countdown.rules.ch10_entering import enter_zone
from engine.rulesets.countdown.rules.ch12_firefight import begin_firefight
from engine.rulesets.countdown.rules.ch22_ending import check_at_once
from engine.rulesets.countdown.rules.ch24_abilities import act, action_options
from engine.rulesets.countdown.rules.ch35_support import play_support, support_options
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.rules.seats import ask_group, ask_owner
from engine.rulesets.countdown.rules.zones import has_enemy
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import ACT, ORDER_ACTIONS
from engine.rulesets.countdown.words.option_verbs import END_PHASE, LET_ACT, PASS, RESOLVE_ZONE

Option = tuple[Any, ...]


def action_phase(game: State) -> None:
    """CD-7.02: phase 3; all moves are finished."""
    game.phase = ACTION
    game.push(next_action)
    announce(game, ON_PHASE, amount=ACTION)


def next_action(game: State) -> None:
    """CD-70.25: a zone, an op, a support card, or the end of the phase once no zone is left to resolve.

    In a tie the lead player decides: to end the phase is not to do nothing, as long as somebody wants to act. Where
    there is voting, it ends only when everybody who could act has passed: a vote takes nobody's action (CD-1.09).
    """
    if check_at_once(game):
        return
    waiting = zones_to_resolve(game)
    options: list[Option] = [(RESOLVE_ZONE, zone) for zone in waiting]
    for op, zone in enumerate(game.op_at):
        if zone >= 0 and zone not in waiting and not game.declined >> op & 1 and action_options(game, op):
            options.append((LET_ACT, op))
    may_end = not waiting and not (game.roles and options)
    options += support_options(game, ANY_TIME)
    if may_end:
        options.append((END_PHASE,))
    ask_group(game, ORDER_ACTIONS, options, (answer_action,))


def zones_to_resolve(game: State) -> list[int]:
    """CD-37.02: zones that ops entered and that are unsecured, and zones with ops and enemies; once in a round."""
    waiting = []
    for zone in sorted(set(game.op_at)):
        if zone < 0:
            continue
        if game.entered >> zone & 1 or (not game.fights >> zone & 1 and has_enemy(game, zone)):
            waiting.append(zone)
    return waiting


def answer_action(game: State, option: Option) -> None:
    """Do what comes next, then look again."""
    verb = option[0]
    if verb == END_PHASE:
        return
    game.push(next_action)
    if verb == RESOLVE_ZONE:
        resolve_zone(game, option[1])
    elif verb == LET_ACT:
        op = option[1]
        options = [*action_options(game, op), (PASS, op)]
        ask_owner(game, op, ACT, options, (answer_act,), len(options) - 1)
    else:
        game.declined = 0
        game.released = 0
        play_support(game, option)


def resolve_zone(game: State, zone: int) -> None:
    """CD-37.02: where nobody entered there is no entry, only the firefight."""
    game.declined = 0
    game.released = 0
    game.push(settle_zone, zone)
    if game.entered >> zone & 1:
        enter_zone(game, zone)
    else:
        begin_firefight(game, zone, False)


def settle_zone(game: State, zone: int) -> None:
    """Whoever broke in waits no longer, even if there was nobody to fight (CD-14.10)."""
    for op in game.ops_in(zone):
        game.newcomers &= ~(1 << op)


def answer_act(game: State, option: Option) -> None:
    """CD-1.09: the owner decides; who passes is not asked again before something has changed."""
    if option[0] == PASS:
        game.declined |= 1 << option[1]
    else:
        act(game, option)
