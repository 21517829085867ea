"""Chapter 13: enemies fire: the counter-attack, first strikes, and snipers at ops elsewhere."""

from engine.rulesets.countdown.codes import (
    ANY_TIME,
    ATTACK_VALUE,
    BEFORE_ENEMY_ATTACK,
    BEFORE_ENEMY_SHOT,
    FIRST_CARD,
    FIRST_STRIKE,
    NO_CARD,
    NOBODY,
    ONE_ATTACK,
)
from engine.rulesets.countdown.rules.ch11_enemies import use_symbol
from engine.rulesets.countdown.rules.ch13_losses import hurt, kill_one_of, persons_to_hit
from engine.rulesets.countdown.rules.ch35_support import support_window, window_for
from engine.rulesets.countdown.rules.force import announce, expire, stat
from engine.rulesets.countdown.rules.zones import enemies_in
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import ENEMY_FIRED, PEOPLE_FIRED_AT, SHOT_FOILED

ANYBODY = NOBODY  # the target of an enemy who fires by the order of CD-13.06 to CD-13.09


def fire_first_strikes(game: State) -> None:
    """CD-11.18, CD-90.14: before the ops strike; whoever does so does not fire again in the first exchange."""
    fight = game.firefights[-1]
    card = use_symbol(game, fight.zone, FIRST_STRIKE)
    if card != NO_CARD:
        fight.fired |= 1 << card
        game.push(fire_first_strikes)
        shoot_at(game, fight.zone, card, ANYBODY)


def consider_cards(game: State) -> None:
    """CD-37.04, step 8: what helps against the shots, such as a vest, comes before them (CD-35.09)."""
    fight = game.firefights[-1]
    if not game.support or not game.ops_in(fight.zone):
        return
    if any(not fight.fired >> card & 1 for card in enemies_in(game, fight.zone)):
        support_window(game, ANY_TIME)


def counter_attack(game: State) -> None:
    """CD-13.02, CD-13.03: every enemy who has not fired in this exchange fires once, in ascending card number."""
    fight = game.firefights[-1]
    for card in enemies_in(game, fight.zone):
        if not fight.fired >> card & 1:
            fight.fired |= 1 << card
            game.push(counter_attack)
            shoot_at(game, fight.zone, card, ANYBODY)
            return


def shoot_at(game: State, zone: int, card: int, op: int) -> None:
    """An enemy in `zone` fires at ANYBODY, or at one certain op (CD-8.08, CD-11.24), if there is somebody to fire at.

    CD-35.22: what must precede his attack comes now.
    """
    target = target_of(game, zone, card, op)
    if target != NOBODY:
        game.do_next((window_for, BEFORE_ENEMY_ATTACK, FIRST_CARD + card, target), (shoot, zone, card, op))
        announce(game, BEFORE_ENEMY_SHOT, FIRST_CARD + card, target, zone)


def target_of(game: State, zone: int, card: int, op: int) -> int:
    """CD-13.06 to CD-13.09: the figure an enemy fires at: a hostage, a civilian, an attacker, the lowest number."""
    if op != ANYBODY:
        return op if game.op_at[op] >= 0 else NOBODY
    persons = persons_to_hit(game, zone)
    if persons:
        return FIRST_CARD + persons[0]
    ops = game.ops_in(zone)
    shots = game.firefights[-1].shots if game.firefights else ()
    attackers = [one for one, target in shots if target == card and one in ops]
    return min(attackers or ops, default=NOBODY)  # CD-13.11


def shoot(game: State, zone: int, card: int, op: int) -> None:
    """CD-37.04, step 8: the target is determined at this moment; a foiled shot has none."""
    if card not in game.stacks[zone]:
        return
    target = target_of(game, zone, card, op)
    if target == NOBODY:
        return
    if game.shields >> card & 1:  # CD-35.21
        game.shields &= ~(1 << card)
        game.note(SHOT_FOILED, card)
    elif target >= FIRST_CARD:
        game.note(PEOPLE_FIRED_AT, card, zone)
        kill_one_of(game, persons_to_hit(game, zone))  # CD-13.12: without a roll
    else:
        roll_shot(game, card, target)
    expire(game, ONE_ATTACK, FIRST_CARD + card)


def roll_shot(game: State, card: int, op: int) -> None:
    """CD-13.04, CD-13.05, CD-90.01: a die up to the attack value costs the op 1 health."""
    roll = game.roll(6, about=FIRST_CARD + card)
    attack = stat(game, ATTACK_VALUE, game.scenario.attack[card], FIRST_CARD + card)
    game.note(ENEMY_FIRED, card, op, roll, attack)
    if roll <= attack:
        hurt(game, op, 1, card)
