"""Chapter 12, second part: one shot with a gun, and bullet control.

Firefights, the sniper's ability and cards that let an op shoot all fire the same way.
"""

from typing import Any

from engine.core.game import Step
from engine.rulesets.countdown.codes import (
    AFTER_ROLL,
    ATTACK_TOTAL,
    BEFORE_ROLL,
    BULLET_POINTS,
    DEFENCE,
    FIRST_CARD,
    NO_CARD,
    ONE_ATTACK,
)
from engine.rulesets.countdown.codes import FIREFIGHT as FROM_FIREFIGHTS
from engine.rulesets.countdown.rules.ch18_experience import aim_of
from engine.rulesets.countdown.rules.ch23_scoring import change_score
from engine.rulesets.countdown.rules.force import announce, expire, is_barred, stat, zone_of
from engine.rulesets.countdown.rules.seats import ask_group
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import BULLET_CONTROL
from engine.rulesets.countdown.words.event_types import BULLET_PLAYED, SHOT_HIT, SHOT_MISSED, SHOT_ROLLED
from engine.rulesets.countdown.words.option_verbs import NO_BULLET, PLAY_BULLET


def can_shoot(game: State, op: int) -> bool:
    """CD-12.08: with energy; CD-15.10: not with a Blocked hostage; CD-14.10: not who has just broken in."""
    if game.energy[op] < 1 or game.newcomers >> op & 1:
        return False
    hostage = game.care[op]
    if hostage != NO_CARD and game.scenario.is_blocked[hostage]:
        return False
    return not is_barred(game, op, FROM_FIREFIGHTS)


def fire_gun(game: State, op: int, enemy: int, then: Step) -> None:
    """CD-12.09: an op fires; `then` gets whether the shot hits."""
    game.push(roll_shot, op, enemy, then)
    announce(game, BEFORE_ROLL, op, FIRST_CARD + enemy, game.op_at[op])


def roll_shot(game: State, op: int, enemy: int, then: Step) -> None:
    """The die; a target that an effect has taken away meanwhile is not shot at."""
    if game.op_at[op] < 0 or zone_of(game, FIRST_CARD + enemy) < 0:
        return
    face = game.roll(6, about=op)
    game.note(SHOT_ROLLED, op, enemy, face, total_of(game, op, enemy, face), defence_of(game, enemy))
    game.push(judge_shot, op, enemy, face, 0, then)
    announce(game, AFTER_ROLL, op, FIRST_CARD + enemy, game.op_at[op], face)


def total_of(game: State, op: int, enemy: int, face: int) -> int:
    """CD-12.09, CD-90.73: d6 + aim skill + what is in force."""
    return stat(game, ATTACK_TOTAL, face + aim_of(game, op), op, FIRST_CARD + enemy)


def defence_of(game: State, enemy: int) -> int:
    """CD-12.10: the lowest total that eliminates the enemy."""
    return stat(game, DEFENCE, game.scenario.defence[enemy], FIRST_CARD + enemy)


def judge_shot(game: State, op: int, enemy: int, face: int, bullets: int, then: Step) -> None:
    """CD-12.10: equal or higher hits; CD-12.16: if it does not suffice, bullet control cards may help."""
    if total_of(game, op, enemy, face) + bullets >= defence_of(game, enemy):
        finish_shot(game, op, enemy, True, then)
    elif game.bullets:
        values, costs = game.scenario.bullet_value, game.scenario.bullet_cost
        one_of_each = {(values[bullet], costs[bullet]): bullet for bullet in reversed(game.bullets)}
        options: list[tuple[int, ...]] = [(PLAY_BULLET, bullet) for bullet in sorted(one_of_each.values())]
        options.append((NO_BULLET,))
        then = (answer_bullet, op, enemy, face, bullets, then)
        ask_group(game, BULLET_CONTROL, options, then, len(options) - 1)
    else:
        finish_shot(game, op, enemy, False, then)


def answer_bullet(
    game: State, option: tuple[Any, ...], op: int, enemy: int, face: int, bullets: int, then: Step
) -> None:
    """CD-12.17 to CD-12.19: the card adds its value, costs points at once and is gone; CD-90.19: more may follow."""
    if option[0] == NO_BULLET:
        finish_shot(game, op, enemy, False, then)
        return
    bullet = option[1]
    game.bullets = tuple([one for one in game.bullets if one != bullet])
    game.note(BULLET_PLAYED, op, bullet)
    game.push(judge_shot, op, enemy, face, bullets + game.scenario.bullet_value[bullet], then)
    change_score(game, BULLET_POINTS, -game.scenario.bullet_cost[bullet])


def finish_shot(game: State, op: int, enemy: int, is_hit: bool, then: Step) -> None:
    """The result is final."""
    game.note(SHOT_HIT if is_hit else SHOT_MISSED, op, enemy)
    expire(game, ONE_ATTACK, op, FIRST_CARD + enemy)
    then[0](game, is_hit, *then[1:])
