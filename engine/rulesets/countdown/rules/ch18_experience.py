"""Chapter 18: aim experience; with what chapter 24 says of special experience and ability levels."""

from engine.rulesets.countdown.codes import AIM, AIM_TRACK, NO_ABILITY, SPECIAL_TRACK
from engine.rulesets.countdown.rules.force import capped_xp, stat
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import AIM_GAINED, SPECIAL_GAINED


def gain_aim(game: State, op: int, amount: int) -> None:
    """CD-18.08: the blue cube moves; the new skill counts from the op's next attack on."""
    amount = capped_xp(game, op, AIM_TRACK, amount)
    if amount > 0:
        game.aim_xp[op] += amount
        game.note(AIM_GAINED, op, amount, game.aim_xp[op])


def skill_of(game: State, op: int) -> int:
    """CD-18.09: the highest skill whose step the op's aim XP has reached."""
    scale = game.scenario.skill[game.ops[op]]
    return scale[min(game.aim_xp[op], len(scale) - 1)]


def aim_of(game: State, op: int) -> int:
    """The aim skill as it counts now, with what is in force (CD-35.20)."""
    return stat(game, AIM, skill_of(game, op), op)


def gain_special(game: State, op: int, amount: int) -> None:
    """CD-24.03, CD-24.07: the white cube moves, where abilities develop; CD-90.34: not past the end of its track."""
    if not game.scenario.develops or game.scenario.op_ability[game.ops[op]] == NO_ABILITY:
        return
    room = game.scenario.special_max[game.ops[op]] - game.special_xp[op]
    amount = min(room, capped_xp(game, op, SPECIAL_TRACK, amount))
    if amount > 0:
        game.special_xp[op] += amount
        game.note(SPECIAL_GAINED, op, amount, game.special_xp[op])


def ability_level(game: State, op: int) -> int:
    """CD-24.02, CD-24.05, CD-24.06: 1 to 3; 0 for an op without special ability (CD-25.01)."""
    card = game.ops[op]
    scenario = game.scenario
    if scenario.op_ability[card] == NO_ABILITY:
        return 0
    if not scenario.develops:
        return 1
    xp = game.special_xp[op]
    return 1 + (xp >= scenario.special_level2[card]) + (xp >= scenario.special_level3[card])
