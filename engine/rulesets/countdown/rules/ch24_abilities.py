"""Chapter 24: special abilities: what an op may do in phase 3, and what comes of it."""

from typing import Any

from engine.rulesets.countdown.codes import DEFUSE, GRENADE, HEAL, INTEL
from engine.rulesets.countdown.rules.ch08_intelligence import intel_options, use_intel
from engine.rulesets.countdown.rules.ch15_hostages import drop_hostage, hand_over, hostage_options, take_hostage
from engine.rulesets.countdown.rules.ch26_grenade import grenade_options, throw_grenade
from engine.rulesets.countdown.rules.ch28_sniper import snipe, sniper_options
from engine.rulesets.countdown.rules.ch30_defuse import bomb_options, defuse, trap_options, work_on_bomb
from engine.rulesets.countdown.rules.ch31_healing import heal, healing_options, pep_up
from engine.rulesets.countdown.rules.force import usable, use_at_will
from engine.rulesets.countdown.rules.zones import active_traps, has_enemy
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.option_verbs import (
    DEFUSE_TRAP,
    DROP_HOSTAGE,
    HAND_OVER,
    HEAL_OP,
    PEP_UP,
    SNIPE,
    TAKE_HOSTAGE,
    THROW_GRENADE,
    USE_ABILITY,
    USE_INTEL,
    WORK_ON_BOMB,
)

Option = tuple[Any, ...]


def action_options(game: State, op: int) -> list[Option]:
    """CD-7.04, CD-7.05: hostages and abilities, in a zone without enemies; abilities not beside an active trap."""
    zone = game.op_at[op]
    ability = game.scenario.op_ability[game.ops[op]]
    if has_enemy(game, zone):  # CD-12.05; CD-90.23: unless the option lets a medic work in a firefight
        if ability != HEAL or not game.scenario.options.medic_in_firefight or active_traps(game, zone):
            return []
        return healing_options(game, op)
    options = hostage_options(game, op)
    traps = active_traps(game, zone)
    if traps:
        if ability == DEFUSE:  # CD-90.07
            options += trap_options(game, op, traps)
        return options
    if ability == INTEL:  # CD-29.01
        options += intel_options(game, op)
    elif ability == GRENADE:
        options += grenade_options(game, op)
    elif ability == DEFUSE:
        options += bomb_options(game, op)
    elif ability == HEAL:
        options += healing_options(game, op)
    options += sniper_options(game, op)
    options += [(USE_ABILITY, op, own.index) for own in usable(game, op)]
    return options


def use_ability(game: State, option: Option) -> None:
    """An ability written in the effect language."""
    game.declined = 0
    use_at_will(game, option[1], option[2])


_DO = {
    TAKE_HOSTAGE: take_hostage,
    HAND_OVER: hand_over,
    DROP_HOSTAGE: drop_hostage,
    USE_INTEL: use_intel,
    THROW_GRENADE: throw_grenade,
    SNIPE: snipe,
    DEFUSE_TRAP: defuse,
    WORK_ON_BOMB: work_on_bomb,
    HEAL_OP: heal,
    PEP_UP: pep_up,
    USE_ABILITY: use_ability,
}


def act(game: State, option: Option) -> None:
    """Do what an op has chosen among its options."""
    if option[0] not in (TAKE_HOSTAGE, HAND_OVER, DROP_HOSTAGE):
        game.released = 0
    _DO[option[0]](game, option)
