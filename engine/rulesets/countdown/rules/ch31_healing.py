"""Chapter 31: the medic heals and peps up."""

from typing import Any

from engine.rulesets.countdown.rules.ch13_losses import HEALING_COST, HEALING_XP
from engine.rulesets.countdown.rules.ch18_experience import ability_level, gain_special
from engine.rulesets.countdown.rules.seats import ask_owner
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import MORE_PATIENTS
from engine.rulesets.countdown.words.event_types import OP_HEALED, OP_PEPPED_UP
from engine.rulesets.countdown.words.option_verbs import HEAL_OP, NO_MORE, PEP_UP

Option = tuple[Any, ...]

PEP_UP_COST = 1  # CD-31.10
PEP_UP_XP = 1  # CD-31.08


def healing_options(game: State, medic: int) -> list[Option]:
    """CD-70.40, CD-70.41: wounded ops to heal for 2 energy, tired ones to pep up for 1."""
    energy = game.energy[medic]
    options: list[Option] = []
    if energy >= HEALING_COST:
        options += [(HEAL_OP, medic, op) for op in wounded(game, medic)]
    if energy >= PEP_UP_COST:
        options += [(PEP_UP, medic, op) for op in tired(game, medic)]
    return options


def wounded(game: State, medic: int) -> list[int]:
    """CD-31.01, CD-31.02, CD-31.05: other ops in the medic's zone below the limit of healing."""
    limit = game.scenario.heal_limit
    return [op for op in game.ops_in(game.op_at[medic]) if op != medic and game.health[op] < limit[game.ops[op]]]


def tired(game: State, medic: int) -> list[int]:
    """CD-31.06, CD-21.02: other ops in the medic's zone below their energy limit."""
    limit = game.scenario.energy_max
    return [op for op in game.ops_in(game.op_at[medic]) if op != medic and game.energy[op] < limit[game.ops[op]]]


def heal(game: State, option: Option) -> None:
    """CD-31.04, CD-31.10: 2 energy, however many are healed."""
    game.energy[option[1]] -= HEALING_COST
    help_op(game, option, option[1], ability_level(game, option[1]), 0)


def pep_up(game: State, option: Option) -> None:
    """CD-31.06, CD-31.10: 1 energy, however many are pepped up."""
    game.energy[option[1]] -= PEP_UP_COST
    help_op(game, option, option[1], ability_level(game, option[1]), 0)


def help_op(game: State, option: Option, medic: int, most: int, helped: int) -> None:
    """CD-31.09: up to as many ops as the ability level was, one after another; `helped` are those of this use."""
    if option[0] == NO_MORE:
        return
    verb, _medic, op = option
    helped |= 1 << op
    game.declined = 0
    if verb == HEAL_OP:
        heal_op(game, medic, op)
        candidates = wounded(game, medic)
    else:
        pep_up_op(game, medic, op)
        candidates = tired(game, medic)
    left = [other for other in candidates if not helped >> other & 1]
    if left and helped.bit_count() < most:
        options = [*[(verb, medic, other) for other in left], (NO_MORE, medic)]
        ask_owner(game, medic, MORE_PATIENTS, options, (help_op, medic, most, helped), len(left))


def heal_op(game: State, medic: int, op: int) -> None:
    """CD-31.04, CD-31.07, CD-90.90: 1 health for the op, 2 special XP for the medic."""
    game.health[op] += 1
    game.note(OP_HEALED, medic, op, game.health[op])
    gain_special(game, medic, HEALING_XP)


def pep_up_op(game: State, medic: int, op: int) -> None:
    """CD-31.06, CD-31.08, CD-90.90: 1 energy for the op, 1 special XP for the medic."""
    game.energy[op] += 1
    game.note(OP_PEPPED_UP, medic, op, game.energy[op])
    gain_special(game, medic, PEP_UP_XP)
