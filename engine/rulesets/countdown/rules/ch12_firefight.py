"""Chapter 12: the firefight: targets, the strike of the ops, bullet control (CD-37.04)."""

from typing import Any

from engine.core.game import Step
from engine.rulesets.countdown.codes import (
    AFTER_COUNTER_ATTACK,
    AFTER_STRIKE,
    ANY_TIME,
    BAZOOKA,
    BEFORE_ATTACK_ROLL,
    BEFORE_FIREFIGHT,
    EXCHANGE,
    FIRST_STRIKE,
    NOBODY,
    ON_ENTER_ZONE,
    REINFORCE_AFTER,
    REINFORCE_BEFORE,
)
from engine.rulesets.countdown.rules.ch11_enemies import (
    call_reinforcements,
    eliminate,
    fire_bazookas,
    has_symbol,
    let_one_shots_escape,
)
from engine.rulesets.countdown.rules.ch12_shots import can_shoot, fire_gun
from engine.rulesets.countdown.rules.ch13_counter_attack import consider_cards, counter_attack, fire_first_strikes
from engine.rulesets.countdown.rules.ch14_tactics import choose_tactics
from engine.rulesets.countdown.rules.ch18_experience import gain_aim
from engine.rulesets.countdown.rules.ch18_rewards import reward
from engine.rulesets.countdown.rules.ch35_support import support_window, window_for
from engine.rulesets.countdown.rules.force import announce, expire, most_targets
from engine.rulesets.countdown.rules.seats import NO_PASS, ask_owner
from engine.rulesets.countdown.rules.zones import enemies_in, has_enemy
from engine.rulesets.countdown.state import Firefight, State
from engine.rulesets.countdown.words.decision_kinds import CHOOSE_SHOT, MORE_TARGETS
from engine.rulesets.countdown.words.event_types import (
    FIREFIGHT_BEGAN,
    TARGET_NAMED,
)
from engine.rulesets.countdown.words.option_verbs import HOLD_FIRE, NO_MORE, SHOOT

ENTRY_SYMBOLS = BAZOOKA | FIRST_STRIKE | REINFORCE_BEFORE  # what comes before the first strike of the ops

# --- a firefight breaks out -----------------------------------------------------------------------


def meet_enemies(game: State, zone: int) -> None:
    """CD-37.03, steps 5 to 8: those who entered meet bazookas, then all that a firefight begins with."""
    if not game.ops_in(zone):  # CD-11.04
        return
    game.do_next((consider_symbols, zone), (fire_bazookas, zone), (begin_firefight, zone, True))
    announce(game, ON_ENTER_ZONE, NOBODY, NOBODY, zone)


def consider_symbols(game: State, zone: int) -> None:
    """CD-90.66: what helps against a bazooka, a first strike or a call for help comes before it (CD-35.08)."""
    if game.support and any(has_symbol(game, enemy, ENTRY_SYMBOLS) for enemy in enemies_in(game, zone)):
        support_window(game, ANY_TIME)


def begin_firefight(game: State, zone: int, was_entered: bool) -> None:
    """CD-11.02: ops and enemies in one zone fight; CD-37.02: only those who enter are met by a first strike."""
    if not has_enemy(game, zone) or not game.ops_in(zone):
        return
    game.firefights.append(Firefight(zone))
    game.fights |= 1 << zone
    game.note(FIREFIGHT_BEGAN, zone)
    game.push(exchange)
    if was_entered:
        game.push(fire_first_strikes)
    game.push(call_reinforcements, zone, REINFORCE_BEFORE)  # CD-11.12
    announce(game, BEFORE_FIREFIGHT, NOBODY, NOBODY, zone)


def exchange(game: State) -> None:
    """CD-37.04: the ops strike, the enemies fire back."""
    fight = game.firefights[-1]
    zone = fight.zone
    if not has_enemy(game, zone) or not game.ops_in(zone):
        end_firefight(game)
        return
    fight.shots = ()
    fight.hits = ()
    game.do_next(
        (support_window, ANY_TIME),
        (declare_shots, 0),
        (window_for, BEFORE_ATTACK_ROLL),
        (fire_next_shot, 0),
        (end_strike,),
        (answer_strike,),
        (end_exchange,),
    )


# --- targets --------------------------------------------------------------------------------------


def declare_shots(game: State, first: int) -> None:
    """CD-12.01, CD-70.27, CD-70.28: each op that wants to shoot names its target before any die is rolled.

    CD-12.15: shooting is voluntary; only who has just announced a second strike must name a target.
    """
    fight = game.firefights[-1]
    enemies = enemies_in(game, fight.zone)
    if not enemies:  # a support card has removed the last of them (CD-35.08)
        return
    for op in range(first, len(game.ops)):
        if game.op_at[op] == fight.zone and can_shoot(game, op):
            options: list[tuple[int, ...]] = [(SHOOT, op, enemy) for enemy in enemies]
            pass_index = NO_PASS
            if not fight.strikers >> op & 1:
                pass_index = len(options)
                options.append((HOLD_FIRE, op))
            ask_owner(game, op, CHOOSE_SHOT, options, (answer_shot, op), pass_index)
            return


def answer_shot(game: State, option: tuple[Any, ...], op: int) -> None:
    """CD-12.08: a shot costs 1 energy."""
    game.push(declare_shots, op + 1)
    if option[0] == SHOOT:
        game.energy[op] -= 1
        game.push(name_more_targets, op)
        name_target(game, op, option[2])


def name_target(game: State, op: int, enemy: int) -> None:
    """CD-12.02, CD-12.13: several ops may name the same one."""
    fight = game.firefights[-1]
    fight.shots = (*fight.shots, (op, enemy))
    game.note(TARGET_NAMED, op, enemy)


def name_more_targets(game: State, op: int) -> None:
    """CD-35.10: with an effect that allows it, further enemies for the same energy."""
    most = most_targets(game, op)
    if most == 1:
        return
    fight = game.firefights[-1]
    named = [enemy for shooter, enemy in fight.shots if shooter == op]
    left = [enemy for enemy in enemies_in(game, fight.zone) if enemy not in named]
    if len(named) < most and left:
        options = [*[(SHOOT, op, enemy) for enemy in left], (NO_MORE, op)]
        ask_owner(game, op, MORE_TARGETS, options, (answer_more_targets, op), len(left))


def answer_more_targets(game: State, option: tuple[Any, ...], op: int) -> None:
    """Another target, or enough."""
    if option[0] == SHOOT:
        game.push(name_more_targets, op)
        name_target(game, op, option[2])


# --- the strike -----------------------------------------------------------------------------------


def fire_next_shot(game: State, number: int) -> None:
    """CD-12.03, CD-90.18: every declared attack is carried out by itself, even on a target that has been hit."""
    shots = game.firefights[-1].shots
    if number < len(shots):
        op, enemy = shots[number]
        game.push(fire_next_shot, number + 1)
        fire_gun(game, op, enemy, (note_shot, op, enemy))


def note_shot(game: State, is_hit: bool, op: int, enemy: int) -> None:
    """CD-18.01, CD-18.02: each attempt teaches, hit or miss."""
    if is_hit:
        fight = game.firefights[-1]
        fight.hits = (*fight.hits, (op, enemy))
    gain_aim(game, op, 1)


def end_strike(game: State) -> None:
    """CD-37.04, step 5: hit enemies are removed; those who hit them share the bonus."""
    fight = game.firefights[-1]
    game.push(announce, AFTER_STRIKE, NOBODY, NOBODY, fight.zone)
    if not fight.hits:
        return
    struck = {enemy for _op, enemy in fight.hits}
    steps: list[Step] = []
    for enemy in enemies_in(game, fight.zone):
        if enemy in struck:
            ops = tuple(dict.fromkeys([op for op, target in fight.hits if target == enemy]))
            steps += [(eliminate, fight.zone, enemy, ops[0]), (reward, enemy, ops)]
    game.do_next(*steps)


def answer_strike(game: State) -> None:
    """CD-37.04, steps 6 to 8: the enemies' turn, unless a card has taken the last op out of the zone (CD-35.14)."""
    zone = game.firefights[-1].zone
    if game.ops_in(zone):
        game.do_next(
            (let_one_shots_escape, zone),
            (call_reinforcements, zone, REINFORCE_AFTER),  # CD-11.13, CD-11.14
            (consider_cards,),
            (counter_attack,),
        )


def end_exchange(game: State) -> None:
    """CD-14.01: the enemies have had their chance; now the ops decide how to go on."""
    fight = game.firefights[-1]
    fight.fired = 0
    for op in game.ops_in(fight.zone):
        game.newcomers &= ~(1 << op)
    expire(game, EXCHANGE)
    game.do_next((consider_treatment,), (choose_tactics, 0, (), 0), (go_on,))
    announce(game, AFTER_COUNTER_ATTACK, NOBODY, NOBODY, fight.zone)


def consider_treatment(game: State) -> None:
    """CD-35.01: before the ops decide, cards may help those who were hit: who is treated falls back (CD-35.14)."""
    zone = game.firefights[-1].zone
    if game.support and has_enemy(game, zone) and game.ops_in(zone):
        support_window(game, ANY_TIME)


def go_on(game: State) -> None:
    """CD-37.05: another exchange if at least one op strikes again; without one the firefight is over."""
    if game.firefights[-1].strikers:
        exchange(game)
    else:
        end_firefight(game)


def end_firefight(game: State) -> None:
    """The firefight is over for this round (CD-90.20)."""
    game.firefights.pop()
