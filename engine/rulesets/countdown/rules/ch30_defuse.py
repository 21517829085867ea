"""Chapter 30: the bomb expert defuses bombs and booby traps."""

from typing import Any

from engine.rulesets.countdown.codes import DEFUSE, DEFUSED, FIRST_CARD, OBJECTIVE_POINTS, ON_DEFUSED
from engine.rulesets.countdown.rules.ch18_experience import ability_level, gain_special
from engine.rulesets.countdown.rules.ch23_scoring import change_score
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.rules.zones import bombs_in, has_enemy, is_trap, remove_card
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import BOMB_DEFUSED, BOMB_WORKED_ON, TRAP_DEFUSED
from engine.rulesets.countdown.words.option_verbs import DEFUSE_TRAP, WORK_ON_BOMB

Option = tuple[Any, ...]

TRAP_XP = 1  # CD-30.07


def can_defuse(game: State, op: int) -> bool:
    """CD-17.01, CD-30.05: a bomb expert with energy and no enemy beside him."""
    is_expert = game.scenario.op_ability[game.ops[op]] == DEFUSE
    return is_expert and game.energy[op] > 0 and not has_enemy(game, game.op_at[op])


# --- booby traps ----------------------------------------------------------------------------------


def trap_options(game: State, op: int, traps: list[int]) -> list[Option]:
    """CD-70.38: any open trap of his zone, also one that a hostage carries (CD-90.46), for 1 energy (CD-10.15)."""
    return [(DEFUSE_TRAP, op, card) for card in traps] if can_defuse(game, op) else []


def defuse(game: State, option: Option) -> None:
    """The bomb expert defuses a trap."""
    defuse_trap(game, option[1], option[2])


def defuse_trap(game: State, op: int, card: int) -> None:
    """CD-10.15, CD-30.07: it works immediately and teaches; a hostage is an ordinary one from now on."""
    game.energy[op] -= 1
    game.declined = 0
    zone = game.op_at[op]
    game.note(TRAP_DEFUSED, op, card)
    gain_special(game, op, TRAP_XP)
    announce(game, ON_DEFUSED, FIRST_CARD + card, op, zone)
    if is_trap(game, card):
        remove_card(game, zone, card, DEFUSED)
    else:
        game.disarmed |= 1 << card


# --- bombs ----------------------------------------------------------------------------------------


def bomb_options(game: State, op: int) -> list[Option]:
    """CD-70.39, CD-90.41: an open bomb of his zone that has not had its energy of this round."""
    if not can_defuse(game, op):
        return []
    most = game.scenario.options.bomb_energy_per_round
    return [
        (WORK_ON_BOMB, op, card) for card in bombs_in(game, game.op_at[op]) if game.was_worked_on.get(card, 0) < most
    ]


def cost_of_bomb(game: State, op: int, card: int) -> int:
    """CD-17.08, CD-30.08, CD-90.41: the complexity, less 1 for each ability level above 1, but at least 1.

    Whom an effect lets work on a bomb (CD-50.28) without being an expert pays all of it.
    """
    level = ability_level(game, op) if game.scenario.op_ability[game.ops[op]] == DEFUSE else 1
    return max(1, game.scenario.complexity[card] - (level - 1))


def work_on_bomb(game: State, option: Option) -> None:
    """CD-90.41: so much energy for a bomb and round."""
    _verb, op, card = option
    game.was_worked_on[card] = game.was_worked_on.get(card, 0) + 1
    lay_energy(game, op, card)


def lay_energy(game: State, op: int, card: int) -> None:
    """CD-30.02 to CD-30.04: one energy is laid on the bomb; with enough of it the bomb is defused."""
    game.energy[op] -= 1
    game.declined = 0
    laid = game.bomb_energy.get(card, 0) + 1
    game.bomb_energy[card] = laid
    cost = cost_of_bomb(game, op, card)
    game.note(BOMB_WORKED_ON, op, card, laid, cost)
    if laid >= cost:
        defuse_bomb(game, op, card)


def defuse_bomb(game: State, op: int, card: int) -> None:
    """CD-17.05, CD-17.06, CD-30.06, CD-90.42: the printed points for the team, the printed XP for the expert."""
    zone = game.op_at[op]
    game.note(BOMB_DEFUSED, op, card)
    gain_special(game, op, game.scenario.star[card])
    announce(game, ON_DEFUSED, FIRST_CARD + card, op, zone)
    remove_card(game, zone, card, DEFUSED)
    change_score(game, OBJECTIVE_POINTS, game.scenario.success[card])
