"""Chapter 9: phase 2, positioning; with chapter 27, the stealth move."""

from typing import Any

from engine.core.decisions import DECLINE
from engine.rulesets.countdown.codes import NO_CARD, ON_EXFILTRATION, ON_PHASE, POSITIONING, STEALTH
from engine.rulesets.countdown.rules.ch15_hostages import rescue
from engine.rulesets.countdown.rules.ch18_experience import ability_level, gain_special
from engine.rulesets.countdown.rules.ch22_ending import check_at_once
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.rules.seats import agreed, ask_consent, ask_owner
from engine.rulesets.countdown.rules.zones import is_secured
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import CHOOSE_PASSENGER, MOVE_BY_STEALTH, MOVE_OP
from engine.rulesets.countdown.words.event_types import OP_MOVED, STEALTH_USED
from engine.rulesets.countdown.words.option_verbs import MOVE, MOVE_ON, STAY, TAKE_ALONG

Option = tuple[Any, ...]


def positioning_phase(game: State) -> None:
    """CD-9.01: every op moves or stays; who can take others along goes first, the rest in ascending number."""
    game.phase = POSITIONING
    game.push(next_move)
    announce(game, ON_PHASE, amount=POSITIONING)


def next_move(game: State) -> None:
    """The next op that has not had its move."""
    if check_at_once(game):
        return
    abilities = game.scenario.op_ability
    waiting = [op for op, zone in enumerate(game.op_at) if zone >= 0 and not game.moved >> op & 1]
    if not waiting:
        return
    op = waiting[0]
    for other in waiting:
        if abilities[game.ops[other]] == STEALTH:
            op = other
            break
    game.push(next_move)
    game.moved |= 1 << op
    if abilities[game.ops[op]] == STEALTH and game.energy[op] > 0:
        offer_stealth_move(game, op)
    else:
        options = [(STAY, op), *[(MOVE, op, zone) for zone in zones_in_reach(game, game.op_at[op])]]
        ask_owner(game, op, MOVE_OP, options, (answer_move,), 0)


def zones_in_reach(game: State, start: int) -> list[int]:
    """CD-9.02, CD-9.05, CD-90.30: an adjacent zone, or one beyond a secured one; in ascending order."""
    adjacent = game.board.adjacent
    reach = 0
    for zone in adjacent[start]:
        reach |= 1 << zone
        if is_secured(game, zone):
            for further in adjacent[zone]:
                reach |= 1 << further
    reach &= ~(1 << start)
    return [zone for zone in range(len(adjacent)) if reach >> zone & 1]


def answer_move(game: State, option: Option) -> None:
    """CD-9.03, CD-9.09: the marker goes to its new zone, free of energy."""
    if option[0] == MOVE:
        move_op(game, option[1], option[2])


def move_op(game: State, op: int, zone: int) -> None:
    """Put an op into a zone, with the hostage in its care (CD-90.45); an unsecured one has now been entered."""
    game.op_at[op] = zone
    game.note(OP_MOVED, op, zone)
    if game.board.is_exfiltration >> zone & 1:
        announce(game, ON_EXFILTRATION, op, place=zone)
        if game.care[op] != NO_CARD:
            rescue(game, op)  # CD-15.05
    elif not is_secured(game, zone):
        mark_entered(game, zone)


def mark_entered(game: State, zone: int) -> None:
    """CD-37.02, CD-37.03: the zone must be resolved; what lay open when the first of its ops came counts as known."""
    if game.entered >> zone & 1 and len(game.ops_in(zone)) > 1:
        return
    game.entered |= 1 << zone
    for card in game.stacks[zone]:
        if game.is_face_up(card):
            game.known_at_entry |= 1 << card
        else:
            game.known_at_entry &= ~(1 << card)


# --- the stealth move (CD-27) ---------------------------------------------------------------------


def offer_stealth_move(game: State, op: int) -> None:
    """CD-70.23: stay, an ordinary move, or further for energy."""
    options: list[Option] = [(STAY, op)]
    options += [
        (MOVE_ON, op, zone, energy) if energy else (MOVE, op, zone)
        for zone, energies in enumerate(stealth_ways(game, op))
        for energy in energies
    ]
    ask_owner(game, op, MOVE_BY_STEALTH, options, (answer_stealth_move, op), 0)


def stealth_ways(game: State, op: int) -> list[list[int]]:
    """By zone: what it costs to go there (CD-90.31).

    The first zone is free, passage through a secured zone is free once, every additional zone costs 1 energy. Only
    the cheapest way counts; where it is free, a way for 1 energy counts too if it teaches the op something.
    """
    most = game.energy[op]
    start = game.op_at[op]
    adjacent = game.board.adjacent
    found: list[list[int]] = [[] for _ in adjacent]
    visited = 1 << start
    # (zone, zones visited, energy spent, whether the free passage is still to come)
    frontier = [(zone, visited | 1 << zone, 0, True) for zone in adjacent[start]]
    while frontier:
        zone, visited, energy, has_passage = frontier.pop()
        if energy not in found[zone]:
            found[zone].append(energy)
        passes_free = has_passage and is_secured(game, zone)
        spent = energy if passes_free else energy + 1
        if spent <= most:
            has_passage = has_passage and not passes_free
            frontier += [
                (further, visited | 1 << further, spent, has_passage)
                for further in adjacent[zone]
                if not visited >> further & 1
            ]
    teaches = game.scenario.develops
    for zone, energies in enumerate(found):
        if energies:
            cheapest = min(energies)
            found[zone] = [0, 1] if cheapest == 0 and teaches and 1 in energies else [cheapest]
    return found


def answer_stealth_move(game: State, option: Option, op: int) -> None:
    """CD-27.04: one move in a round; passengers are asked for where the ordinary move ends."""
    if option[0] == MOVE:
        move_op(game, op, option[2])
    elif option[0] == MOVE_ON:
        offer_passenger(game, op, option[2], option[3], 0, 0)


def offer_passenger(game: State, op: int, zone: int, energy: int, taken: int, refused: int) -> None:
    """CD-27.05, CD-27.09: as many as the ability level says, of those in the op's zone that have not moved."""
    options: list[Option] = []
    if taken.bit_count() < ability_level(game, op):
        busy = taken | refused | game.moved
        options = [(TAKE_ALONG, other) for other in game.ops_in(game.op_at[op]) if not busy >> other & 1]
    if options:
        options.append((DECLINE,))
        then = (answer_passenger, op, zone, energy, taken, refused)
        ask_owner(game, op, CHOOSE_PASSENGER, options, then, len(options) - 1)
    else:
        move_by_stealth(game, op, zone, energy, taken)


def answer_passenger(game: State, option: Option, op: int, zone: int, energy: int, taken: int, refused: int) -> None:
    """CD-70.24: the owner of the passenger must agree."""
    if option[0] == TAKE_ALONG:
        ask_consent(game, option[1], op, (note_passenger, op, zone, energy, taken, refused))
    else:
        move_by_stealth(game, op, zone, energy, taken)


def note_passenger(game: State, option: Option, op: int, zone: int, energy: int, taken: int, refused: int) -> None:
    """Whoever refuses is not asked again for this move."""
    if agreed(option):
        taken |= 1 << option[1]
    else:
        refused |= 1 << option[1]
    offer_passenger(game, op, zone, energy, taken, refused)


def move_by_stealth(game: State, op: int, zone: int, energy: int, taken: int) -> None:
    """CD-90.31: all go the whole way and nobody else pays; CD-90.32: nothing happens in the zones passed."""
    passengers = [other for other in range(len(game.op_at)) if taken >> other & 1]
    game.energy[op] -= energy
    game.moved |= taken  # the passengers' own moves are spent
    game.note(STEALTH_USED, op, energy, tuple(passengers))
    gain_special(game, op, 1 + len(passengers))  # CD-27.07, CD-27.08
    for other in (op, *passengers):
        move_op(game, other, zone)
