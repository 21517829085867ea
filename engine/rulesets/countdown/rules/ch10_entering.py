"""Chapter 10: entering a zone, and booby traps (CD-37.03, steps 1 to 4)."""

from typing import Any

from engine.rulesets.countdown.codes import BY_ENTRY, EXPLODED
from engine.rulesets.countdown.rules.ch12_firefight import meet_enemies
from engine.rulesets.countdown.rules.ch13_losses import hurt, kill_one_of, kill_person, persons_to_hit
from engine.rulesets.countdown.rules.ch30_defuse import can_defuse, defuse_trap
from engine.rulesets.countdown.rules.seats import ask_owner
from engine.rulesets.countdown.rules.told_cards import tell_zone
from engine.rulesets.countdown.rules.zones import active_traps, is_trap, remove_card, reveal
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import DEFUSE_ON_ENTRY
from engine.rulesets.countdown.words.event_types import CARRIED_TRAP_EXPLODED, TRAP_EXPLODED
from engine.rulesets.countdown.words.option_verbs import DEFUSE_TRAP, LET_EXPLODE


def enter_zone(game: State, zone: int) -> None:
    """CD-10.01, CD-10.03: all cards are turned up; then traps, then enemies."""
    game.entered &= ~(1 << zone)
    game.do_next((set_off_traps, zone, True), (set_off_traps, zone, False), (meet_enemies, zone))
    if game.draws is not None:
        tell_zone(game, zone)
    face_up = game.face_up
    for card in reversed(game.stacks[zone]):
        if not face_up >> card & 1:
            reveal(game, zone, card, BY_ENTRY)


def set_off_traps(game: State, zone: int, are_cards: bool) -> None:
    """CD-10.04, CD-37.03: traps that were not known on entry, the topmost first; cards, then those hostages carry.

    CD-90.06: a known trap stays dormant, or with the option explodes unless it is defused at once.
    """
    all_explode = game.scenario.options.known_trap_on_entry == "explodesUnlessDefused"
    for card in active_traps(game, zone):
        if is_trap(game, card) == are_cards:
            is_known = game.known_at_entry >> card & 1
            if not is_known:
                game.push(set_off_traps, zone, are_cards)
                explode_trap(game, zone, card)
                return
            if all_explode:
                game.push(set_off_traps, zone, are_cards)
                offer_defusing(game, zone, card)
                return


def offer_defusing(game: State, zone: int, card: int) -> None:
    """CD-10.16, CD-90.06: a bomb expert among those who entered may defuse the known trap before it explodes."""
    for op in game.ops_in(zone):
        if can_defuse(game, op):
            options = ((DEFUSE_TRAP, op, card), (LET_EXPLODE, card))
            ask_owner(game, op, DEFUSE_ON_ENTRY, options, (answer_defusing, zone), 1)
            return
    explode_trap(game, zone, card)


def answer_defusing(game: State, option: tuple[Any, ...], zone: int) -> None:
    """Defused, or not."""
    if option[0] == DEFUSE_TRAP:
        defuse_trap(game, option[1], option[2])
    else:
        explode_trap(game, zone, option[1])


# --- explosions -----------------------------------------------------------------------------------


def explode_trap(game: State, zone: int, card: int) -> None:
    """CD-10.05, CD-10.13: as many losses as hearts, once; CD-10.21: what a hostage carries kills it and hurts ops."""
    hearts = game.scenario.hearts[card]
    is_card = is_trap(game, card)
    game.note(TRAP_EXPLODED if is_card else CARRIED_TRAP_EXPLODED, card, zone, hearts)
    if is_card:
        game.do_next((deal_heart, zone, hearts, -1, True, card), (remove_card, zone, card, EXPLODED))
    else:
        game.push(deal_heart, zone, hearts, -1, False, card)
        kill_person(game, card)  # CD-90.46: it uses no heart


def deal_heart(game: State, zone: int, left: int, last: int, hits_persons: bool, card: int) -> None:
    """CD-90.08: one heart at a time: hostages, civilians, then ops in ascending number, round and round.

    `last` is the op that took the heart before. CD-10.10: enemies take none; what finds no victim is lost.
    """
    if not left:
        return
    persons = persons_to_hit(game, zone) if hits_persons else []
    if persons:  # CD-10.06
        game.push(deal_heart, zone, left - 1, last, hits_persons, card)
        kill_one_of(game, persons)
        return
    ops = game.ops_in(zone)
    if ops:  # CD-10.07 to CD-10.09
        op = next((one for one in ops if one > last), ops[0])
        game.push(deal_heart, zone, left - 1, op, hits_persons, card)
        hurt(game, op, 1, card)
