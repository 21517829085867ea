"""Chapter 8: phase 1, intelligence; with chapter 29, the ability to reveal cards."""

from typing import Any

from engine.core.decisions import DECLINE
from engine.rulesets.countdown.codes import (
    BOMB,
    BY_INTEL,
    HOSTAGE,
    INTEL,
    INTELLIGENCE,
    ON_PHASE,
    SNIPER,
    TERRORIST,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.rules.ch13_counter_attack import shoot_at
from engine.rulesets.countdown.rules.ch18_experience import ability_level, gain_special
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.rules.seats import ask_owner
from engine.rulesets.countdown.rules.told_cards import tell_cards
from engine.rulesets.countdown.rules.zones import hidden_top, reveal
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import REVEAL_CARD, REVEAL_NEXT
from engine.rulesets.countdown.words.event_types import INTEL_USED
from engine.rulesets.countdown.words.option_verbs import REVEAL_IN, USE_INTEL

Option = tuple[Any, ...]

TEACHES = 1 << TERRORIST | 1 << TOP_TERRORIST | 1 << HOSTAGE | 1 << BOMB  # CD-29.04, CD-90.40


def intelligence_phase(game: State) -> None:
    """CD-8.01: only ops with this ability act."""
    game.phase = INTELLIGENCE
    abilities = game.scenario.op_ability
    game.do_next(*[(offer_intel, op) for op, card in enumerate(game.ops) if abilities[card] == INTEL])
    announce(game, ON_PHASE, amount=INTELLIGENCE)


def offer_intel(game: State, op: int) -> None:
    """CD-8.06: again and again, as long as the op has energy and wants to; CD-90.40: enemies beside it or not."""
    options = intel_options(game, op)
    if options:
        options.append((DECLINE,))
        ask_owner(game, op, REVEAL_CARD, options, (answer_intel, op), len(options) - 1)


def answer_intel(game: State, option: Option, op: int) -> None:
    """Use the ability and ask once more, or leave it."""
    if option[0] == USE_INTEL:
        game.push(offer_intel, op)
        use_intel(game, option)


def intel_options(game: State, op: int) -> list[Option]:
    """CD-70.20, CD-70.21: the first zone and the number of cards of each use; CD-90.40: only that is announced."""
    if game.op_at[op] < 0 or game.energy[op] < 1:  # CD-8.03
        return []
    zones, hidden = zones_to_reveal(game, op)
    most = min(hidden, ability_level(game, op))  # CD-29.05
    return [(USE_INTEL, op, zone, count) for zone in zones for count in range(1, most + 1)]


def zones_to_reveal(game: State, op: int) -> tuple[list[int], int]:
    """CD-8.02, CD-29.03: adjacent zones with a face-down card, and how many such cards lie there."""
    zones = []
    hidden = 0
    for zone in game.board.adjacent[game.op_at[op]]:
        face_down = [card for card in game.stacks[zone] if not game.is_face_up(card)]
        if face_down:
            zones.append(zone)
            hidden += len(face_down)
    return zones, hidden


def use_intel(game: State, option: Option) -> None:
    """CD-8.03, CD-8.05: one energy goes to the supply, then the cards are turned up one by one."""
    _verb, op, zone, count = option
    game.energy[op] -= 1
    game.note(INTEL_USED, op, count)
    reveal_top(game, op, zone, count)


def reveal_top(game: State, op: int, zone: int, count: int) -> None:
    """CD-8.04, CD-90.87: the uppermost face-down card; `count` are to be turned up, this one included."""
    card = hidden_top(game, zone)
    if game.draws is not None:
        (card,) = tell_cards(game, zone, (card,))
    game.do_next((react_to_intel, op, zone, card), (reveal_next, op, count - 1))
    reveal(game, zone, card, BY_INTEL)


def react_to_intel(game: State, op: int, zone: int, card: int) -> None:
    """CD-29.04: revealing teaches; CD-8.08 to CD-8.12: a sniper fires at the op once and stays where he is."""
    scenario = game.scenario
    if TEACHES >> scenario.kind[card] & 1:
        gain_special(game, op, 1)
    if scenario.specials[card] & SNIPER and not game.plain >> card & 1 and card in game.stacks[zone]:
        shoot_at(game, zone, card, op)


def reveal_next(game: State, op: int, count: int) -> None:
    """CD-90.40: the further cards of the same use may lie in other adjacent zones."""
    if not count or game.op_at[op] < 0:
        return
    zones, _hidden = zones_to_reveal(game, op)
    if zones:
        ask_owner(game, op, REVEAL_NEXT, [(REVEAL_IN, zone) for zone in zones], (answer_reveal_next, op, count))


def answer_reveal_next(game: State, option: Option, op: int, count: int) -> None:
    """Turn the next card up."""
    reveal_top(game, op, option[1], count)
