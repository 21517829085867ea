"""What ops suffer and gain: health, energy, experience, and what is changed for a while (CD-50.09 to CD-50.18)."""

from typing import Any

from engine.core.effects.program import SOURCE, Context
from engine.core.effects.run import UNPAYABLE, Dues
from engine.core.effects.table import STEP, choice, choices, figures, flag, lasting, number, places
from engine.rulesets.countdown.codes import (
    AIM_TRACK,
    BARRED,
    NO_CARD,
    RESTRICTIONS,
    STATS,
    TRACKS,
    XP_CAP,
)
from engine.rulesets.countdown.rules.ch10_entering import deal_heart
from engine.rulesets.countdown.rules.ch13_losses import hurt
from engine.rulesets.countdown.rules.ch18_experience import gain_aim, gain_special
from engine.rulesets.countdown.rules.force import Lasting, last
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary.base import Figures, Places, declare, ops_of
from engine.rulesets.countdown.words.event_types import ENERGY_CHANGED, HEALTH_GAINED


def mask_of(numbers: tuple[int, ...] | None) -> int:
    """Figures or zones as a bit mask."""
    return sum(1 << one for one in set(numbers or ()))


# --- changes that last ----------------------------------------------------------------------------


def modifier(
    game: State,
    context: Context,
    stat: int,
    amount: int,
    of: Figures | None,
    at: Places | None,
    against: Figures | None,
    until: tuple[Any, ...],
) -> Lasting:
    """What `modify` starts; without figures and zones it concerns everybody who has such a number."""
    zones = tuple(range(len(game.stacks))) if of is None and at is None else at
    return Lasting(
        stat, mask_of(of), mask_of(zones), amount, 0, mask_of(against), until[0], source=int(context[SOURCE])
    )


@declare(
    STEP,
    "modify",
    choice("stat", *STATS),
    number("amount"),
    figures("of", None),
    places("at", None),
    figures("against", None),
    lasting("endOfRound"),
    rule="CD-50.09",
    starts=modifier,
    en="[of:{of}|{every stat}][at: {at at}] <!get> [amount<0:−|+]{amount abs} on {stat measure.acc}"
    "[against:[for=oneAttack: for one attack] against {against.acc}]",
    de="[of:{of}|{every stat}][at: {at at}] <!erhalten> [amount<0:−|+]{amount abs} auf {stat measure.acc}"
    "[against: gegen {against.acc}]",
    fr="[of:{of}|{every stat}][at: {at at}] <!recevoir> [amount<0:−|+]{amount abs} à {stat measure.dat}"
    "[against:[for=oneAttack: pour une attaque] contre {against.dat}]",
)
def modify(game: State, context: Context, *args: Any) -> None:
    """Modify: change attack value, defence, aim skill or attack total, of figures or of whoever is in some zones."""
    last(game, modifier(game, context, *args))


def bar(_game: State, context: Context, who: Figures, what: int, until: tuple[Any, ...]) -> Lasting:
    """What `restrict` starts."""
    return Lasting(BARRED, mask_of(tuple(ops_of(who))), 0, what, until=until[0], source=int(context[SOURCE]))


@declare(
    STEP,
    "restrict",
    figures("who", "self"),
    choices("what", *RESTRICTIONS),
    lasting("endOfRound"),
    rule="CD-50.35",
    starts=bar,
    en="{who} <!be> unable to {what forbidden or}",
    de="{who} <!dürfen> {what forbidden and} ausführen",
    fr="{who} ne <!pouvoir> effectuer {what forbidden and}",
)
def restrict(game: State, context: Context, who: Figures, what: int, until: tuple[Any, ...]) -> None:
    """Restrict: ops cannot take part in firefights, or cannot fire into neighbouring zones."""
    last(game, bar(game, context, who, what, until))


def xp_cap(_game: State, context: Context, who: Figures, track: int, cap: int, until: tuple[Any, ...]) -> Lasting:
    """What `suppressXp` starts."""
    ops = mask_of(tuple(ops_of(who)))
    return Lasting(XP_CAP, ops, 0, cap, track, until=until[0], source=int(context[SOURCE]))


@declare(
    STEP,
    "suppressXp",
    figures("who", "ops"),
    choice("track", *TRACKS),
    number("cap", 0, low=0),
    lasting("endOfRound"),
    rule="CD-50.18",
    starts=xp_cap,
    en="{who} <!gain> [cap:at most {cap track.acc} at a time|{no track.acc}]",
    de="{who} <!erhalten> [cap:jeweils höchstens {cap track.acc}|{no track.acc}]",
    fr="{who} [cap:<!gagner> au plus {cap track.acc} à la fois|ne <!gagner> {no track.acc}]",
)
def suppress_xp(game: State, context: Context, who: Figures, track: int, cap: int, until: tuple[Any, ...]) -> None:
    """Suppress XP: ops gain no experience on a track, or at most so much at a time."""
    last(game, xp_cap(game, context, who, track, cap, until))


# --- health ---------------------------------------------------------------------------------------


@declare(
    STEP,
    "damage",
    figures("who"),
    number("amount", 1, low=0),
    rule="CD-50.10",
    en="{who} <!lose> {amount health.acc}",
    de="{who} <!verlieren> {amount health.acc}",
    fr="{who} <!perdre> {amount health.acc}",
)
def damage(game: State, _context: Context, who: Figures, amount: int) -> None:
    """Damage: ops lose health, in ascending op number."""
    if amount > 0:
        game.do_next(*[(hurt, op, amount, NO_CARD) for op in ops_of(who)])


@declare(
    STEP,
    "distributeHearts",
    number("hearts", low=0),
    places("at", "zoneOf"),
    choice("victims", "bystandersFirst", "opsOnly", default="bystandersFirst"),
    rule="CD-50.11",
    en="{hearts heart} <!strike> {at at}: [victims=opsOnly:|hostages, civilians, then ]the ops from the lowest "
    "number on",
    de="{hearts heart} <!treffen> {at at}: [victims=opsOnly:|Geiseln, Zivilisten, dann ]die Special Ops von der "
    "niedrigsten Nummer an",
    fr="{hearts heart} <!frapper> {at at}: [victims=opsOnly:|otages, civils, puis ]les agents à partir du plus petit "
    "numéro",
)
def distribute_hearts(game: State, _context: Context, hearts: int, at: Places, victims: int) -> None:
    """Distribute hearts: losses one by one: hostages, civilians, then ops in ascending number, round and round."""
    game.do_next(*[(deal_heart, zone, hearts, -1, victims == 0, NO_CARD) for zone in at])


def raise_health(game: State, op: int, amount: int, limit: int) -> None:
    """An op gains health up to a limit; the dead gain none."""
    while amount > 0 and 0 < game.health[op] < limit:
        amount -= 1
        game.health[op] += 1
        game.declined = 0
        game.note(HEALTH_GAINED, op, game.health[op])


@declare(
    STEP,
    "heal",
    figures("who"),
    number("amount", 1, low=0),
    number("limit", None, low=1),
    rule="CD-50.12",
    en="{who} <!regain> {amount health.acc}[limit:, at most up to {limit.acc},]",
    de="{who} <!zurück-erhalten> {amount health.acc}[limit:, höchstens bis {limit.acc},]",
    fr="{who} <!regagner> {amount health.acc}[limit:, {limit.acc} au plus,]",
)
def heal(game: State, _context: Context, who: Figures, amount: int, limit: int | None) -> None:
    """Heal: wounded ops regain health, as far as healing goes (2, CD-31.05) or to a limit."""
    for op in ops_of(who):
        most = game.scenario.heal_limit[game.ops[op]]
        raise_health(game, op, amount, most if limit is None else min(limit, game.scenario.health_max[game.ops[op]]))


@declare(
    STEP,
    "gainHealth",
    figures("who"),
    number("amount", 1, low=0),
    rule="CD-50.13",
    en="{who} <!gain> {amount health.acc}",
    de="{who} <!erhalten> {amount health.acc}",
    fr="{who} <!gagner> {amount health.acc}",
)
def gain_health(game: State, _context: Context, who: Figures, amount: int) -> None:
    """Gain health: a reward beyond healing, up to the limit of the op's card (3, CD-90.25)."""
    for op in ops_of(who):
        raise_health(game, op, amount, game.scenario.health_max[game.ops[op]])


# --- energy ---------------------------------------------------------------------------------------


def change_energy(game: State, op: int, amount: int) -> None:
    """An op gains or pays energy."""
    if amount:
        game.energy[op] += amount
        game.declined = 0
        game.note(ENERGY_CHANGED, op, amount, game.energy[op])


def room_for_energy(game: State, op: int) -> int:
    """CD-21.02: how much energy an op can still take; the dead take none."""
    return max(0, game.scenario.energy_max[game.ops[op]] - game.energy[op]) if game.health[op] else 0


@declare(
    STEP,
    "gainEnergy",
    figures("who"),
    number("amount", 1, low=0),
    number("limit", None, low=0),
    rule="CD-50.14",
    en="{who} <!gain> {amount energy.acc}[limit:, at most up to {limit.acc}]",
    de="{who} <!erhalten> {amount energy.acc}[limit:, höchstens bis {limit.acc}]",
    fr="{who} <!gagner> {amount energy.acc}[limit:, {limit.acc} au plus]",
)
def gain_energy(game: State, _context: Context, who: Figures, amount: int, limit: int | None) -> None:
    """Gain energy: ops gain energy, up to the limit of their card (3, CD-21.02) or to a lower one."""
    for op in ops_of(who):
        room = room_for_energy(game, op) if limit is None else min(room_for_energy(game, op), limit - game.energy[op])
        change_energy(game, op, max(0, min(amount, room)))


def energy_due(game: State, _context: Context, who: Figures, amount: int) -> Dues:
    """As a cost, every one of the ops must have so much energy."""
    return [(op, amount, game.energy[op]) for op in ops_of(who)] or UNPAYABLE


@declare(
    STEP,
    "payEnergy",
    figures("who", "self"),
    number("amount", 1, low=0),
    rule="CD-50.15",
    dues=energy_due,
    en="{who} <pay> {amount energy.acc}",
    de="{who} <bezahlen> {amount energy.acc}",
    fr="{who} <payer> {amount energy.acc}",
)
def pay_energy(game: State, _context: Context, who: Figures, amount: int) -> None:
    """Pay energy: ops pay energy to the supply, as much as they have; to work on a bomb is `defuse`."""
    for op in ops_of(who):
        change_energy(game, op, -min(amount, game.energy[op]))


@declare(
    STEP,
    "transferEnergy",
    figures("from", "self"),
    figures("to"),
    number("amount", 1, low=0),
    rule="CD-50.16",
    en="{from} <pass> {amount energy.acc} on to {to.acc}",
    de="{from} <weiter-geben> {amount energy.acc} an {to.acc}",
    fr="{from} <passer> {amount energy.acc} à {to.dat}",
)
def transfer_energy(game: State, _context: Context, giver: Figures, to: Figures, amount: int) -> None:
    """Transfer energy: ops hand energy to others, as much as they have and the others can take."""
    for op in ops_of(giver):
        for other in ops_of(to):
            passed = min(amount, game.energy[op], room_for_energy(game, other)) if other != op else 0
            change_energy(game, op, -passed)
            change_energy(game, other, passed)


# --- experience -----------------------------------------------------------------------------------


@declare(
    STEP,
    "gainXp",
    figures("who", "self"),
    choice("track", *TRACKS),
    number("amount", 1, low=0),
    flag("shared"),
    rule="CD-50.17",
    en="[shared:{who.all}|{who}] <!gain> {amount track.acc}[shared: between them]",
    de="[shared:{who.all}|{who}] <!erhalten>[shared: zusammen] {amount track.acc}",
    fr="[shared:{who.all}|{who}] <!gagner> {amount track.acc}[shared: à se partager]",
)
def gain_xp(game: State, _context: Context, who: Figures, track: int, amount: int, shared: bool) -> None:
    """Gain XP: ops gain experience, each so much or shared as evenly as it goes (CD-90.55)."""
    ops = [op for op in ops_of(who) if game.op_at[op] >= 0]
    for place, op in enumerate(ops):
        share = amount // len(ops) + (place < amount % len(ops)) if shared else amount
        if track == AIM_TRACK:
            gain_aim(game, op, share)
        else:
            gain_special(game, op, share)
