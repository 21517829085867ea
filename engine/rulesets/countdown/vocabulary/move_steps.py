"""How ops and hostages move (CD-50.28 to CD-50.34)."""

from typing import Any

from engine.core.decisions import DECLINE
from engine.core.effects.program import Context
from engine.core.effects.table import STEP, choice, figures, number, places
from engine.rulesets.countdown.codes import BOMB, FIRST_CARD, HOSTAGE, NO_CARD
from engine.rulesets.countdown.rules import ch14_tactics
from engine.rulesets.countdown.rules.ch09_positioning import move_op
from engine.rulesets.countdown.rules.ch13_losses import leave_hostage
from engine.rulesets.countdown.rules.ch14_tactics import retreat_zones
from engine.rulesets.countdown.rules.ch15_hostages import rescue as rescue_hostage
from engine.rulesets.countdown.rules.ch15_hostages import take_hostage
from engine.rulesets.countdown.rules.ch30_defuse import defuse_trap, lay_energy
from engine.rulesets.countdown.rules.force import zone_of
from engine.rulesets.countdown.rules.seats import agreed, ask_consent, ask_owner
from engine.rulesets.countdown.rules.zones import carries_trap, is_secured, is_trap
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary.base import Figures, Places, cards_of, declare, ops_of
from engine.rulesets.countdown.vocabulary.op_steps import change_energy
from engine.rulesets.countdown.words.decision_kinds import CHOOSE_PASSENGER, CHOOSE_RETREAT, MOVE_OP, START_THERE
from engine.rulesets.countdown.words.option_verbs import (
    COME_ALONG,
    MOVE,
    RETREAT,
    STAY,
    STAY_BEHIND,
    TAKE_ALONG,
    TAKE_HOSTAGE,
)

Option = tuple[Any, ...]
THROUGH = ("any", "secured")


def is_alive(game: State, op: int) -> bool:
    """Whether an op stands on the board."""
    return game.op_at[op] >= 0


# --- moves ----------------------------------------------------------------------------------------


@declare(
    STEP,
    "move",
    figures("who", "self"),
    places("to", None),
    number("steps", 1, low=1),
    choice("through", *THROUGH, default="any"),
    number("costPerZone", 0, low=0),
    rule="CD-50.29",
    en="{who} <!may> move [to:{to to}|up to {steps zone.acc}][through=secured: through secured zones]"
    "[costPerZone: for {costPerZone energy.acc} per zone]",
    de="{who} <!dürfen> [to:{to to}|bis zu {steps zone.acc} weit][through=secured: durch gesicherte Zonen]"
    "[costPerZone: für {costPerZone energy.acc} pro Zone] ziehen",
    fr="{who} <!pouvoir> aller [to:{to to}|jusqu'à {steps zone.acc} plus loin]"
    "[through=secured: par des zones sécurisées][costPerZone: pour {costPerZone energy.acc} par zone]",
)
def move(game: State, _context: Context, who: Figures, to: Places | None, steps: int, through: int, cost: int) -> None:
    """Move: ops may move to certain zones, or some steps far; zones on the way are not entered (CD-90.32)."""
    game.do_next(*[(offer_move, op, to, steps, through, cost) for op in ops_of(who)])


def offer_move(game: State, op: int, to: Places | None, steps: int, through: int, cost: int) -> None:
    """CD-1.09: the owner chooses the zone, or stays."""
    if not is_alive(game, op):
        return
    reach = zones_within(game, op, steps, through) if to is None else dict.fromkeys(to, 1)
    options: list[Option] = [(STAY, op)]
    options += [
        (MOVE, op, zone) for zone in sorted(reach) if zone != game.op_at[op] and reach[zone] * cost <= game.energy[op]
    ]
    ask_owner(game, op, MOVE_OP, options, (answer_move, cost, reach), 0)


def zones_within(game: State, op: int, steps: int, through: int) -> dict[int, int]:
    """The zones within so many steps and how many it takes; zones on the way may have to be secured."""
    reach = {game.op_at[op]: 0}
    frontier = [game.op_at[op]]
    for step in range(1, min(steps, len(game.stacks)) + 1):
        found = []
        for zone in frontier:
            if step > 1 and through and not is_secured(game, zone):
                continue
            found += [further for further in game.board.adjacent[zone] if further not in reach]
            reach |= {further: step for further in game.board.adjacent[zone] if further not in reach}
        frontier = found
    return reach


def answer_move(game: State, option: Option, cost: int, reach: dict[int, int]) -> None:
    """Pay and go."""
    if option[0] == MOVE:
        change_energy(game, option[1], -cost * reach[option[2]])
        move_op(game, option[1], option[2])


@declare(
    STEP,
    "carry",
    figures("who", "self"),
    number("count", 1, low=0),
    places("to"),
    rule="CD-50.30",
    en="{who} <!move> {to to} and may take up to {count other op.acc} of the same zone along",
    de="{who} <!ziehen> {to to} und kann bis zu {count other op.acc} derselben Zone mitnehmen",
    fr="{who} <!aller> {to to} et peut emmener jusqu'à {count other op.acc} de la même zone",
)
def carry(game: State, _context: Context, who: Figures, count: int, to: Places) -> None:
    """Carry: an op goes to a zone and takes other ops of its zone along, if their players agree (CD-70.24)."""
    if to:
        game.do_next(*[(offer_passenger, op, count, to[0], (), ()) for op in ops_of(who)])


def offer_passenger(game: State, op: int, count: int, zone: int, taken: Figures, asked: Figures) -> None:
    """One passenger after another; then all go."""
    if not is_alive(game, op):
        return
    others = [other for other in game.ops_in(game.op_at[op]) if other != op and other not in asked]
    if len(taken) < count and others:
        options: list[Option] = [*[(TAKE_ALONG, other) for other in others], (DECLINE,)]
        then = (answer_passenger, op, count, zone, taken, asked)
        ask_owner(game, op, CHOOSE_PASSENGER, options, then, len(options) - 1)
    else:
        game.do_next(*[(move_op, one, zone) for one in (op, *taken)])


def answer_passenger(
    game: State, option: Option, op: int, count: int, zone: int, taken: Figures, asked: Figures
) -> None:
    """The passenger's player must agree; nobody more, and they go."""
    if option[0] == TAKE_ALONG:
        ask_consent(game, option[1], op, (note_passenger, op, count, zone, taken, asked))
    else:
        offer_passenger(game, op, 0, zone, taken, asked)


def note_passenger(game: State, option: Option, op: int, count: int, zone: int, taken: Figures, asked: Figures) -> None:
    """Whoever refuses is not asked again."""
    taken = (*taken, option[1]) if agreed(option) else taken
    offer_passenger(game, op, count, zone, taken, (*asked, option[1]))


@declare(
    STEP,
    "retreat",
    figures("who", "self"),
    rule="CD-50.31",
    en="{who} <!must> retreat",
    de="{who} <!müssen> sich zurückziehen",
    fr="{who} <!devoir> battre en retraite",
)
def retreat(game: State, _context: Context, who: Figures) -> None:
    """Retreat: ops move into a secured neighbour zone, if there is one (CD-90.21)."""
    game.do_next(*[(offer_retreat, op) for op in ops_of(who)])


def offer_retreat(game: State, op: int) -> None:
    """CD-70.33: the owner chooses the zone."""
    zones = retreat_zones(game, op) if is_alive(game, op) else []
    if zones:
        options = [(RETREAT, op, zone) for zone in zones]
        ask_owner(game, op, CHOOSE_RETREAT, options, (answer_retreat,))


def answer_retreat(game: State, option: Option) -> None:
    """The op falls back."""
    ch14_tactics.retreat(game, option[1], option[2])


@declare(
    STEP,
    "placeStart",
    figures("who", "ops"),
    places("at"),
    rule="CD-50.32",
    en="{who} <!may> start the mission {at at}",
    de="{who} <!dürfen> die Mission {at at} beginnen",
    fr="{who} <!pouvoir> commencer la mission {at at}",
)
def place_start(game: State, _context: Context, who: Figures, at: Places) -> None:
    """Place at the start: ops that wish start together in one zone (CD-90.67)."""
    if at:
        game.do_next(*[(offer_start, op, at[0]) for op in ops_of(who)])


def offer_start(game: State, op: int, zone: int) -> None:
    """CD-70.16: each player says whether his op takes part."""
    if is_alive(game, op) and game.op_at[op] != zone:
        ask_owner(game, op, START_THERE, ((COME_ALONG, op), (STAY_BEHIND, op)), (answer_start, zone), 1)


def answer_start(game: State, option: Option, zone: int) -> None:
    """CD-90.67: an unsecured zone has been entered, and is resolved in phase 3 of round 1."""
    if option[0] == COME_ALONG:
        move_op(game, option[1], zone)


# --- hostages -------------------------------------------------------------------------------------


@declare(
    STEP,
    "escort",
    figures("who", "self"),
    figures("hostage", None),
    rule="CD-50.33",
    en="{who} [hostage:<take> {hostage.acc} into care|<leave> the hostage behind]",
    de="{who} [hostage:<nehmen> {hostage.acc} in Obhut|<zurück-lassen> die Geisel]",
    fr="{who} [hostage:<prendre> {hostage.acc} sous escorte|<laisser> l'otage sur place]",
)
def escort(game: State, _context: Context, who: Figures, hostage: Figures | None) -> None:
    """Escort: an op without a hostage takes an open one into care; without a hostage named it lets go of its own."""
    for one in ops_of(who):
        if hostage is None and is_alive(game, one):
            leave_hostage(game, one, game.op_at[one])
        elif game.care[one] == NO_CARD and is_alive(game, one):
            ready = [card for card in cards_of(hostage or ()) if can_be_taken(game, one, card)]
            if ready:
                take_hostage(game, (TAKE_HOSTAGE, one, ready[0]))


def can_be_taken(game: State, op: int, card: int) -> bool:
    """CD-15.04, CD-90.46: an open hostage of the op's zone, in nobody's care, without a trap."""
    is_free = game.scenario.kind[card] == HOSTAGE and card in game.stacks[game.op_at[op]]
    return is_free and game.is_face_up(card) and not carries_trap(game, card)


@declare(
    STEP,
    "rescue",
    figures("hostage"),
    rule="CD-50.34",
    en="{hostage} <!be> rescued",
    de="{hostage} <!werden> gerettet",
    fr="{hostage} <!être> {~sauvé}",
)
def rescue(game: State, _context: Context, hostage: Figures) -> None:
    """Rescue: hostages in care are safe and yield their printed points, wherever they are (CD-90.82)."""
    for card in cards_of(hostage):
        op = game.escort_of(card)
        if op >= 0 and not game.result:
            rescue_hostage(game, op)


# --- defusing -------------------------------------------------------------------------------------


@declare(
    STEP,
    "defuse",
    figures("card"),
    figures("by", "self"),
    number("energy", 1, low=0),
    rule="CD-50.28",
    en="{by} <lay> {energy energy.acc} on {card.acc} to defuse it",
    de="{by} <legen> {energy energy.acc} auf {card.acc}, um zu entschärfen,",
    fr="{by} <placer> {energy energy.acc} sur {card.acc} pour désamorcer",
)
def defuse(game: State, _context: Context, card: Figures, by: Figures, energy: int) -> None:
    """Defuse: an op spends energy on bombs and open traps of its zone; a trap needs 1, a bomb its complexity."""
    for op in ops_of(by)[:1]:
        for one in cards_of(card):
            if not is_alive(game, op) or zone_of(game, FIRST_CARD + one) != game.op_at[op]:
                continue
            if game.scenario.kind[one] == BOMB:
                for _ in range(min(energy, game.energy[op])):
                    if zone_of(game, FIRST_CARD + one) >= 0:
                        lay_energy(game, op, one)
            elif (is_trap(game, one) or carries_trap(game, one)) and game.energy[op] > 0:
                defuse_trap(game, op, one)
