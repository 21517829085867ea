"""Chapter 28: the sniper's shots into adjacent zones; cards can lend them to others (CD-35.23)."""

from typing import Any

from engine.rulesets.countdown.codes import (
    BEFORE_ATTACK_ROLL,
    FIRST_CARD,
    NO_CARD,
    ON_ATTACKED_FROM_ADJACENT,
    SNIPER,
    SNIPER_FIRE,
    SNIPER_RIFLE,
)
from engine.rulesets.countdown.rules.ch11_enemies import eliminate, has_symbol
from engine.rulesets.countdown.rules.ch12_shots import fire_gun
from engine.rulesets.countdown.rules.ch13_counter_attack import shoot_at
from engine.rulesets.countdown.rules.ch18_experience import ability_level, gain_aim, gain_special
from engine.rulesets.countdown.rules.ch35_support import window_for
from engine.rulesets.countdown.rules.force import announce, is_barred, most_targets, ranged_fire, zone_of
from engine.rulesets.countdown.rules.seats import ask_owner
from engine.rulesets.countdown.rules.zones import by_number, enemies_in
from engine.rulesets.countdown.state import Cards, State
from engine.rulesets.countdown.words.decision_kinds import MORE_TARGETS
from engine.rulesets.countdown.words.event_types import TARGET_NAMED
from engine.rulesets.countdown.words.option_verbs import NO_MORE, SNIPE

Option = tuple[Any, ...]


def sniper_options(game: State, op: int) -> list[Option]:
    """CD-70.37: a revealed enemy in an adjacent zone (CD-28.01, CD-28.02), for 1 energy (CD-28.03)."""
    energy = energy_for_shots(game, op)
    if energy < 0 or game.energy[op] < energy:
        return []
    return [(SNIPE, op, enemy) for enemy in enemies_in_sight(game, op)]


def is_sniper(game: State, op: int) -> bool:
    """Whether this is the op's own ability."""
    return game.scenario.op_ability[game.ops[op]] == SNIPER_RIFLE


def energy_for_shots(game: State, op: int) -> int:
    """What such an attack costs the op; -1 if it cannot make one. CD-15.11: not with a Blocked hostage."""
    lent = None
    if not is_sniper(game, op):
        lent = ranged_fire(game, op)
        if lent is None:
            return -1
    hostage = game.care[op]
    if (hostage != NO_CARD and game.scenario.is_blocked[hostage]) or is_barred(game, op, SNIPER_FIRE):
        return -1
    return 1 if lent is None else lent.amount


def enemies_in_sight(game: State, op: int) -> list[int]:
    """The open enemies of all adjacent zones; CD-90.39: ops may stand beside them."""
    return [enemy for zone in game.board.adjacent[game.op_at[op]] for enemy in enemies_in(game, zone)]


def snipe(game: State, option: Option) -> None:
    """CD-28.10: one energy for all targets of this attack."""
    _verb, op, enemy = option
    game.energy[op] -= energy_for_shots(game, op)
    game.declined = 0
    name_targets(game, op, (enemy,))


def name_targets(game: State, op: int, targets: Cards) -> None:
    """CD-28.10, CD-90.39: as many different targets as the ability level, named before any die is rolled."""
    game.note(TARGET_NAMED, op, targets[-1])
    most = most_targets(game, op, ability_level(game, op) if is_sniper(game, op) else 1)
    left = [enemy for enemy in enemies_in_sight(game, op) if enemy not in targets] if len(targets) < most else []
    if left:
        options = [*[(SNIPE, op, enemy) for enemy in left], (NO_MORE, op)]
        ask_owner(game, op, MORE_TARGETS, options, (answer_targets, op, targets), len(left))
    else:
        open_fire(game, op, targets)


def answer_targets(game: State, option: Option, op: int, targets: Cards) -> None:
    """Another target, or fire."""
    if option[0] == SNIPE:
        name_targets(game, op, (*targets, option[2]))
    else:
        open_fire(game, op, targets)


def open_fire(game: State, op: int, targets: Cards) -> None:
    """CD-90.39: one die for each target; then those who can fire back do, in ascending card number."""
    game.aimed = tuple([(op, enemy) for enemy in targets])
    game.do_next(
        (window_for, BEFORE_ATTACK_ROLL),  # CD-35.07, CD-90.73
        (lower_aim,),
        *[(shoot_from_afar, op, enemy) for enemy in targets],
        *[(fire_back, op, enemy) for enemy in by_number(game, targets)],
    )


def lower_aim(game: State) -> None:
    """From here on the dice fall."""
    game.aimed = ()


def shoot_from_afar(game: State, op: int, enemy: int) -> None:
    """CD-28.04, CD-28.05: d6 + aim skill against the defence, as with any gun."""
    zone = zone_of(game, FIRST_CARD + enemy)
    if zone >= 0:
        fire_gun(game, op, enemy, (note_shot, op, enemy, zone))


def note_shot(game: State, is_hit: bool, op: int, enemy: int, zone: int) -> None:
    """CD-28.07 to CD-28.09: aim XP for the attempt, special XP for a hit with the own ability, never a bonus."""
    lent = None if is_sniper(game, op) else ranged_fire(game, op)
    gain_aim(game, op, 1 if lent is None else lent.detail)  # CD-35.24
    if is_hit:
        if lent is None:
            gain_special(game, op, 1)
        eliminate(game, zone, enemy, op)


def fire_back(game: State, op: int, enemy: int) -> None:
    """CD-28.06, CD-11.24: only a terrorist sniper who survived fires at the op."""
    zone = zone_of(game, FIRST_CARD + enemy)
    if zone < 0:
        return
    if has_symbol(game, enemy, SNIPER):
        shoot_at(game, zone, enemy, op)
    announce(game, ON_ATTACKED_FROM_ADJACENT, FIRST_CARD + enemy, op, zone)
