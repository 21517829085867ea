"""Chapter 11: enemies and their special symbols."""

from engine.rulesets.countdown.codes import (
    BAZOOKA,
    DISCARDED,
    ELIMINATED,
    ESCAPED,
    FIRST_CARD,
    LOSS_POINTS,
    NO_CARD,
    OBJECTIVE_POINTS,
    ON_ELIMINATED,
    ONE_SHOT,
    TERRORIST,
)
from engine.rulesets.countdown.rules.ch13_losses import hurt
from engine.rulesets.countdown.rules.ch23_scoring import change_score
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.rules.told_cards import tell_threats
from engine.rulesets.countdown.rules.zones import add_card, enemies_in, leave_play, remove_card
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import (
    BAZOOKA_ROLLED,
    ENEMY_ELIMINATED,
    NO_REINFORCEMENT,
    ONE_SHOT_ESCAPED,
    REINFORCEMENT_CAME,
    THREATS_PASSED_OVER,
)

_BITS = 6  # a symbol that has been used is noted as card << _BITS | symbol


def has_symbol(game: State, card: int, symbol: int) -> bool:
    """Whether a special symbol of an enemy counts; CD-11.10: not on one who came as a reinforcement."""
    return bool(game.scenario.specials[card] & symbol) and not game.plain >> card & 1


def use_symbol(game: State, zone: int, symbol: int) -> int:
    """CD-11.11, CD-90.17: the first enemy by number whose symbol has not been triggered this round does it now."""
    for card in enemies_in(game, zone):
        if has_symbol(game, card, symbol) and card << _BITS | symbol not in game.triggered:
            game.triggered = (*game.triggered, card << _BITS | symbol)
            return card
    return NO_CARD


def fire_bazookas(game: State, zone: int) -> None:
    """CD-11.15, CD-90.16: one die for each bazooka; every op in the zone with a number up to it loses 1 health."""
    ops = game.ops_in(zone)
    if not ops:
        return
    card = use_symbol(game, zone, BAZOOKA)
    if card == NO_CARD:
        return
    roll = game.roll(6, about=FIRST_CARD + card)
    game.note(BAZOOKA_ROLLED, card, zone, roll)
    numbers = game.scenario.op_number
    game.do_next(*[(hurt, op, 1, card) for op in ops if numbers[game.ops[op]] <= roll], (fire_bazookas, zone))


# --- reinforcements -------------------------------------------------------------------------------


def call_reinforcements(game: State, zone: int, symbol: int) -> None:
    """CD-11.07 to CD-11.10: each carrier calls one terrorist, who joins the zone without his special symbols."""
    while True:
        carrier = use_symbol(game, zone, symbol)
        if carrier == NO_CARD:
            return
        card = draw_until(game, TERRORIST)
        if card == NO_CARD:  # CD-90.13
            game.note(NO_REINFORCEMENT, zone, carrier)
            continue
        game.plain |= 1 << card
        add_card(game, zone, card)
        game.note(REINFORCEMENT_CAME, card, zone, carrier)


def draw_until(game: State, wanted: int) -> int:
    """CD-11.07, CD-11.08: draw threat cards until a kind appears; all others are discarded without effect."""
    kind = game.scenario.kind
    if game.draws is not None:
        tell_threats(game, wanted)
    stack = game.threat_stack
    left = len(stack)
    while left and kind[stack[left - 1]] != wanted:
        left -= 1
    passed_over = stack[left:][::-1]
    game.threat_stack = stack[: max(0, left - 1)]
    if passed_over:
        game.note(THREATS_PASSED_OVER, passed_over)
        for card in passed_over:
            leave_play(game, card, DISCARDED)
    if left:
        return stack[left - 1]
    return draw_until(game, wanted) if reshuffle(game, wanted) else NO_CARD


def reshuffle(game: State, wanted: int) -> bool:
    """CD-90.13: with the option, the pile of CD-90.86 becomes the stack again, if there is such a card in it."""
    pile = game.threat_discard
    if not game.scenario.options.reshuffle_threat_discard:
        return False
    if all(game.scenario.kind[card] != wanted for card in pile):
        return False
    for card in pile:
        del game.fates[card]
        game.face_up &= ~(1 << card)
    game.threat_discard = ()
    game.threat_stack = game.shuffled(pile)
    game.is_reshuffled = True
    return True


# --- enemies leave --------------------------------------------------------------------------------


def eliminate(game: State, zone: int, card: int, by: int) -> None:
    """CD-12.11, CD-12.12, CD-90.82: the enemy is out of the game, and a top terrorist scores, whatever did it.

    One whom an effect has taken away meanwhile is not eliminated again.
    """
    if card not in game.stacks[zone]:
        return
    game.note(ENEMY_ELIMINATED, card, zone)
    remove_card(game, zone, card, ELIMINATED)
    announce(game, ON_ELIMINATED, FIRST_CARD + card, by, zone)
    change_score(game, OBJECTIVE_POINTS, game.scenario.success[card])


def let_one_shots_escape(game: State, zone: int) -> None:
    """CD-11.20 to CD-11.22: a One Shot top terrorist who survived the strike escapes instead of firing."""
    for card in enemies_in(game, zone):
        if has_symbol(game, card, ONE_SHOT):
            game.note(ONE_SHOT_ESCAPED, card, zone)
            game.push(let_one_shots_escape, zone)
            remove_card(game, zone, card, ESCAPED)
            change_score(game, LOSS_POINTS, game.scenario.fail[card])
            return
