"""Chapter 26: grenades, which run through the cards of a zone one after another."""

from typing import Any, NamedTuple

from engine.rulesets.countdown.codes import BY_GRENADE, CIVILIAN, EXPLODED, HOSTAGE, NO_CARD, TOP_TERRORIST
from engine.rulesets.countdown.rules.ch11_enemies import eliminate
from engine.rulesets.countdown.rules.ch12_shots import defence_of
from engine.rulesets.countdown.rules.ch13_losses import kill_person
from engine.rulesets.countdown.rules.ch18_experience import ability_level, gain_special
from engine.rulesets.countdown.rules.told_cards import tell_cards
from engine.rulesets.countdown.rules.zones import check_secured, is_trap, remove_card, reveal
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import GRENADE_FAILED, GRENADE_THROWN, TRAP_EXPLODED
from engine.rulesets.countdown.words.option_verbs import THROW_GRENADE

Option = tuple[Any, ...]


class Blast(NamedTuple):
    """How a grenade works; cards may throw others than those of the Buster (CD-50.06)."""

    teaches: bool  # CD-26.16
    decay: int = 1  # CD-26.07
    stops: bool = True  # CD-26.11


OWN_GRENADE = Blast(True)


def grenade_options(game: State, op: int) -> list[Option]:
    """CD-70.36: a zone to throw into, for 1 energy (CD-26.02)."""
    if game.energy[op] < 1:
        return []
    return [(THROW_GRENADE, op, zone) for zone in zones_to_blast(game, op)]


def zones_to_blast(game: State, op: int) -> list[int]:
    """CD-26.01, CD-26.03: the adjacent zones with cards to attack (CD-26.06) and without ops."""
    return [zone for zone in game.board.adjacent[game.op_at[op]] if game.stacks[zone] and zone not in game.op_at]


def throw_grenade(game: State, option: Option) -> None:
    """CD-26.04, CD-26.05, CD-26.17: as many dice as the ability level, summed, +1; the aim skill does not count."""
    _verb, op, zone = option
    game.energy[op] -= 1
    game.declined = 0
    value = sum(game.roll_dice(ability_level(game, op), 6, about=op)) + 1
    blast(game, op, zone, value, OWN_GRENADE)


def blast(game: State, op: int, zone: int, value: int, rule: Blast) -> None:
    """CD-26.06: a grenade of this strength goes off; the zone is not secured before all is over."""
    game.note(GRENADE_THROWN, op, zone, value)
    game.under_fire |= 1 << zone
    game.do_next((attack_next, op, zone, value, rule, NO_CARD), (end_blast, zone))


def end_blast(game: State, zone: int) -> None:
    """CD-19.01: now the zone may be secured."""
    game.under_fire &= ~(1 << zone)
    check_secured(game, zone)


def attack_next(game: State, op: int, zone: int, value: int, rule: Blast, survivor: int) -> None:
    """CD-90.38: the uppermost card, face up or not, meets the grenade; each further card one less (CD-26.07).

    `survivor` is the card that a grenade without an end has passed over last, or NO_CARD.
    """
    stack = game.stacks[zone]
    if survivor in stack:
        stack = stack[: stack.index(survivor)]
    if not stack:  # CD-26.10
        return
    card = stack[-1]
    kind = game.scenario.kind[card]
    if not game.is_face_up(card):
        if game.draws is not None:
            (card,) = tell_cards(game, zone, (card,))
        game.push(attack_next, op, zone, value, rule, survivor)
        reveal(game, zone, card, BY_GRENADE)  # a decoy is gone then, and does not count
    elif kind in (CIVILIAN, HOSTAGE):  # CD-26.09: whatever the value
        game.push(attack_next, op, zone, value - rule.decay, rule, survivor)
        kill_person(game, card)
    elif kind <= TOP_TERRORIST:
        attack_enemy(game, op, zone, card, value, rule, survivor)
    elif is_trap(game, card):
        blow_up_trap(game, zone, card)
    # CD-90.38: a bomb is not harmed and ends the grenade


def attack_enemy(game: State, op: int, zone: int, card: int, value: int, rule: Blast, survivor: int) -> None:
    """CD-26.08: equal or higher eliminates; CD-26.11: the first failure ends the grenade."""
    if value < defence_of(game, card):
        game.note(GRENADE_FAILED, card, value)
        if not rule.stops:
            game.push(attack_next, op, zone, value - rule.decay, rule, card)
        return
    game.push(attack_next, op, zone, value - rule.decay, rule, survivor)
    if rule.teaches:
        gain_special(game, op, 1)  # CD-26.16
    eliminate(game, zone, card, op)


def blow_up_trap(game: State, zone: int, card: int) -> None:
    """CD-10.17 to CD-10.19, CD-26.12: the trap explodes into as many cards below it as it has hearts (CD-90.05)."""
    hearts = game.scenario.hearts[card]
    game.note(TRAP_EXPLODED, card, zone, hearts)
    stack = game.stacks[zone]
    below = stack[: stack.index(card)][::-1][:hearts]
    if game.draws is not None:
        below = tell_cards(game, zone, below)
    game.do_next((remove_card, zone, card, EXPLODED), *[(shatter, zone, one) for one in below])


def shatter(game: State, zone: int, card: int) -> None:
    """CD-26.13 to CD-26.15, CD-90.91: civilians and hostages die; any other card just lies open, if it still does."""
    if card not in game.stacks[zone]:
        return
    kind = game.scenario.kind[card]
    if kind in (CIVILIAN, HOSTAGE):
        game.push(kill_person, card)
    if not game.is_face_up(card):
        reveal(game, zone, card, BY_GRENADE)
