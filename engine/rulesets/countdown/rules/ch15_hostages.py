"""Chapter 15: hostages: taken into care, handed over, left behind, rescued."""

from typing import Any

from engine.rulesets.countdown.codes import (
    FIRST_CARD,
    HOSTAGE,
    NO_CARD,
    NOBODY,
    OBJECTIVE_POINTS,
    ON_EXFILTRATION,
    RESCUED,
)
from engine.rulesets.countdown.rules.ch13_losses import leave_hostage
from engine.rulesets.countdown.rules.ch23_scoring import change_score
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.rules.seats import agreed, ask_consent
from engine.rulesets.countdown.rules.zones import carries_trap, leave_play, lift_card
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import HOSTAGE_HANDED_OVER, HOSTAGE_RESCUED, HOSTAGE_TAKEN
from engine.rulesets.countdown.words.option_verbs import DROP_HOSTAGE, HAND_OVER, TAKE_HOSTAGE

Option = tuple[Any, ...]


def hostage_options(game: State, op: int) -> list[Option]:
    """CD-70.35: take a hostage, hand it over or leave it here; CD-15.04: at most one for each op.

    CD-15.03: the caller has seen to it that no enemy is in the zone. Who has just let go of a hostage does not take it
    back before something else happens: that would change nothing, and a phase could go on for ever.
    """
    zone = game.op_at[op]
    hostage = game.care[op]
    if hostage == NO_CARD:
        kind = game.scenario.kind
        return [
            (TAKE_HOSTAGE, op, card)
            for card in reversed(game.stacks[zone])
            if kind[card] == HOSTAGE
            and game.is_face_up(card)
            and not carries_trap(game, card)  # CD-90.46
            and not has_released(game, op, card)
        ]
    options: list[Option] = [
        (HAND_OVER, op, hostage, other)
        for other in game.ops_in(zone)
        if other != op and game.care[other] == NO_CARD and not has_released(game, other, hostage)
    ]
    options.append((DROP_HOSTAGE, op, hostage))
    return options


def has_released(game: State, op: int, card: int) -> bool:
    """Whether the op has let go of this hostage since anything else happened."""
    return bool(game.released >> card * len(game.ops) + op & 1)


def release(game: State, op: int) -> None:
    """Note that the op lets go of its hostage."""
    game.released |= 1 << game.care[op] * len(game.ops) + op


def take_hostage(game: State, option: Option) -> None:
    """CD-15.02: the hostage goes where its op goes; CD-19.02: it no longer keeps the zone from being secured."""
    _verb, op, card = option
    game.care[op] = card
    game.note(HOSTAGE_TAKEN, op, card)
    lift_card(game, game.op_at[op], card)


def hand_over(game: State, option: Option) -> None:
    """CD-90.45, CD-1.09: both players must want it."""
    _verb, op, _card, other = option
    ask_consent(game, other, op, (answer_hand_over, op))


def answer_hand_over(game: State, option: Option, op: int) -> None:
    """The hostage changes hands, or its op keeps it."""
    other = option[1]
    if not agreed(option):
        game.declined |= 1 << op
        return
    release(game, op)
    hostage = game.care[op]
    game.care[op] = NO_CARD
    game.care[other] = hostage
    game.declined = 0
    game.note(HOSTAGE_HANDED_OVER, op, hostage, other)


def drop_hostage(game: State, option: Option) -> None:
    """CD-90.45: it stays uncared-for in the zone."""
    release(game, option[1])
    leave_hostage(game, option[1], game.op_at[option[1]])


def rescue(game: State, op: int) -> None:
    """CD-15.05, CD-15.07: a hostage that reaches an exfiltration zone is safe and yields its points."""
    hostage = game.care[op]
    game.care[op] = NO_CARD
    game.note(HOSTAGE_RESCUED, op, hostage)
    leave_play(game, hostage, RESCUED)
    announce(game, ON_EXFILTRATION, FIRST_CARD + hostage, NOBODY, game.op_at[op])
    change_score(game, OBJECTIVE_POINTS, game.scenario.success[hostage])
