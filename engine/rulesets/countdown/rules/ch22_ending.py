"""Chapter 22: the end of the mission."""

from engine.core.game import LOST, WON
from engine.rulesets.countdown.codes import (
    ALL_OUT,
    DEAD,
    HOSTAGE,
    LOSS_POINTS,
    NO_CARD,
    NOT_POSITIVE,
    ON_MISSION_END,
    SCORING,
    TIME_IS_UP,
)
from engine.rulesets.countdown.codes import LOST as LOST_CARD
from engine.rulesets.countdown.rules.ch20_ultimatum import end_ultimatum, trigger_ultimatum
from engine.rulesets.countdown.rules.ch23_scoring import (
    change_score,
    charge_ops_outside,
    is_out,
    score_secured_zones,
    score_time,
)
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.rules.zones import remove_card
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import HOSTAGE_ABANDONED, HOSTAGE_LOST


def are_all_out(game: State) -> bool:
    """CD-22.01: whether all surviving ops are in exfiltration zones."""
    return all(zone == DEAD or is_out(game, zone) for zone in game.op_at)


def check_end_of_action(game: State) -> None:
    """CD-37.01, CD-90.48: between phases 3 and 4 the mission ends if all survivors are out."""
    if are_all_out(game):
        end_mission(game, ALL_OUT)


def check_at_once(game: State) -> bool:
    """CD-90.48: with the option 'immediate' the mission ends wherever all survivors are out; whether it did."""
    if game.scenario.options.end_check != "immediate" or not are_all_out(game):
        return False
    end_mission(game, ALL_OUT)
    return True


def end_mission(game: State, reason: str) -> None:
    """CD-37.09: the final scoring comes now, and nothing after it; a mission that is ending does not end again.

    An ultimatum that is being carried out comes first.
    """
    if game.phase == SCORING:
        return
    if game.is_sweeping:
        game.agenda.insert(game.agenda.index((end_ultimatum,)), (end_mission, reason))
        return
    game.phase = SCORING
    game.do_next(
        (trigger_ultimatum,),  # CD-20.11
        (settle_hostages,),
        (charge_ops_outside,),
        (score_time,),
        (score_secured_zones,),
        (decide, reason),
    )
    announce(game, ON_MISSION_END)


def settle_hostages(game: State) -> None:
    """CD-90.45, CD-15.08: a hostage that is not in an exfiltration zone when the mission ends is lost.

    CD-20.10: without an op is, after the ultimatum, only one whose escort has died or has left it behind.
    """
    game.is_sweeping = True  # CD-90.27: this secures no zone
    for zone, stack in enumerate(game.stacks):
        for card in stack:
            if game.scenario.kind[card] == HOSTAGE and not game.result:
                game.note(HOSTAGE_ABANDONED, card, zone)
                remove_card(game, zone, card, LOST_CARD)
                change_score(game, LOSS_POINTS, game.scenario.fail[card])
    game.is_sweeping = False
    for op, hostage in enumerate(game.care):
        if hostage != NO_CARD and not game.result:
            game.care[op] = NO_CARD
            game.fates[hostage] = LOST_CARD
            game.note(HOSTAGE_LOST, hostage, op)
            change_score(game, LOSS_POINTS, game.scenario.fail[hostage])  # CD-15.08


def decide(game: State, reason: str) -> None:
    """CD-22.06, CD-22.07: won with a positive score and an op out; CD-90.49: not if time ran out first."""
    if reason == TIME_IS_UP and game.scenario.options.game_over_outcome == "fail":
        game.end(LOST, (TIME_IS_UP,))
    elif game.score > 0 and any(is_out(game, zone) for zone in game.op_at):
        game.end(WON, (ALL_OUT,))
    else:
        game.end(LOST, (TIME_IS_UP if reason == TIME_IS_UP else NOT_POSITIVE,))
