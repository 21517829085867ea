"""Chapter 13: losses: ops that are hurt and die, people who are killed (CD-13.05, CD-13.13 to CD-13.15)."""

from typing import Any

from engine.rulesets.countdown.codes import (
    DEAD,
    FIRST_CARD,
    HEAL,
    HOSTAGE,
    KILLED,
    LOSS_POINTS,
    NO_CARD,
    NOBODY,
    ON_OP_DEATH,
    OP_POINTS,
)
from engine.rulesets.countdown.rules.ch18_experience import gain_special
from engine.rulesets.countdown.rules.ch22_immediate_ends import check_survivors
from engine.rulesets.countdown.rules.ch23_scoring import change_score
from engine.rulesets.countdown.rules.force import announce, zone_of
from engine.rulesets.countdown.rules.seats import ask_group, ask_owner
from engine.rulesets.countdown.rules.zones import (
    add_card,
    civilians_in,
    has_enemy,
    hostages_in,
    leave_play,
    remove_card,
)
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import CHOOSE_VICTIM, RESCUE_DYING
from engine.rulesets.countdown.words.event_types import (
    CIVILIAN_KILLED,
    HOSTAGE_KILLED,
    HOSTAGE_LEFT,
    OP_DIED,
    OP_HURT,
    OP_RESCUED,
)
from engine.rulesets.countdown.words.option_verbs import LET_DIE, RESCUE_OP, VICTIM

DEATH_POINTS = -2  # CD-13.15
HEALING_COST = 2  # CD-31.04
HEALING_XP = 2  # CD-31.07

# --- ops ------------------------------------------------------------------------------------------


def hurt(game: State, op: int, amount: int, cause: int) -> None:
    """CD-10.08, CD-13.05: an op loses health; without any left it dies unless a medic can help (CD-13.13).

    `cause` is the card that did it, or NO_CARD.
    """
    if game.op_at[op] < 0:
        return
    game.health[op] = max(0, game.health[op] - amount)
    game.declined = 0
    game.note(OP_HURT, op, amount, game.health[op], cause)
    if not game.health[op]:
        call_medic(game, op, 0)


def call_medic(game: State, op: int, first: int) -> None:
    """CD-70.42: the first medic from op `first` on who can come to the rescue is asked; without one the op dies."""
    for medic in range(first, len(game.ops)):
        if can_rescue(game, medic, op):
            options = ((RESCUE_OP, medic, op), (LET_DIE, medic, op))
            ask_owner(game, medic, RESCUE_DYING, options, (answer_rescue, op), 0)
            return
    die(game, op)


def can_rescue(game: State, medic: int, op: int) -> bool:
    """CD-90.24: a living medic in the same zone with 2 energy; no enemy there, unless the option says so."""
    if medic == op or game.scenario.op_ability[game.ops[medic]] != HEAL or game.energy[medic] < HEALING_COST:
        return False
    zone = game.op_at[op]
    return game.op_at[medic] == zone and (game.scenario.options.medic_in_firefight or not has_enemy(game, zone))


def answer_rescue(game: State, option: tuple[Any, ...], op: int) -> None:
    """CD-90.24: the op has 1 health then; it is a healing like any other (CD-31.04, CD-31.07)."""
    medic = option[1]
    if option[0] == LET_DIE:
        call_medic(game, op, medic + 1)
        return
    game.energy[medic] -= HEALING_COST
    game.health[op] = 1
    game.note(OP_RESCUED, medic, op)
    gain_special(game, medic, HEALING_XP)


def die(game: State, op: int) -> None:
    """CD-13.14, CD-13.15: the op is out of the game and costs 2 points; its hostage stays behind (CD-90.45)."""
    zone = game.op_at[op]
    if zone < 0:
        return
    game.op_at[op] = DEAD
    game.health[op] = 0
    game.declined = 0
    game.note(OP_DIED, op, zone)
    leave_hostage(game, op, zone)
    announce(game, ON_OP_DEATH, op, NOBODY, zone)
    change_score(game, OP_POINTS, DEATH_POINTS)
    check_survivors(game)  # CD-37.08


def leave_hostage(game: State, op: int, zone: int) -> None:
    """CD-90.45: the hostage in the op's care stays uncared-for in the zone."""
    hostage = game.care[op]
    if hostage != NO_CARD:
        game.care[op] = NO_CARD
        add_card(game, zone, hostage)
        game.note(HOSTAGE_LEFT, hostage, zone)


# --- hostages and civilians -----------------------------------------------------------------------


def kill_person(game: State, card: int) -> None:
    """CD-15.08, CD-16.03: a hostage or civilian dies and costs the printed points, unless an effect was faster."""
    zone = zone_of(game, FIRST_CARD + card)
    if zone < 0:
        return
    is_hostage = game.scenario.kind[card] == HOSTAGE
    game.note(HOSTAGE_KILLED if is_hostage else CIVILIAN_KILLED, card, zone)
    escort = game.escort_of(card)
    if escort >= 0:
        game.care[escort] = NO_CARD
        game.declined = 0
        leave_play(game, card, KILLED)
    else:
        remove_card(game, zone, card, KILLED)
    change_score(game, LOSS_POINTS, game.scenario.fail[card])


def persons_to_hit(game: State, zone: int) -> list[int]:
    """CD-13.06, CD-13.07, CD-90.09: hostages before civilians, and of them those with the greatest penalty."""
    persons = hostages_in(game, zone) or civilians_in(game, zone)
    if len(persons) > 1:  # CD-13.10
        fail = game.scenario.fail
        greatest = min([fail[card] for card in persons])
        persons = sorted([card for card in persons if fail[card] == greatest])
    return persons


def kill_one_of(game: State, persons: list[int]) -> None:
    """CD-70.26: of several with the same penalty the group chooses; in a tie the lowest card is hit."""
    ask_group(game, CHOOSE_VICTIM, [(VICTIM, card) for card in persons], (answer_victim,), 0)


def answer_victim(game: State, option: tuple[Any, ...]) -> None:
    """The chosen one dies."""
    kill_person(game, option[1])
