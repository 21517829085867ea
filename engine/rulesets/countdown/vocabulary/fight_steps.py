"""Attacks by ops and shots of enemies (CD-50.04 to CD-50.08)."""

from typing import Any

from engine.core.decisions import CHOOSE_FIGURE, PICK_FIGURE
from engine.core.effects.program import SOURCE, Context
from engine.core.effects.table import STEP, choice, figures, flag, lasting, number, places
from engine.rulesets.countdown.codes import (
    ATTACK_TOTAL,
    ATTACK_VALUE,
    FIRST_CARD,
    INSTANT,
    ONE_ATTACK,
    RANGED_FIRE,
    TARGETS,
)
from engine.rulesets.countdown.rules.ch11_enemies import eliminate
from engine.rulesets.countdown.rules.ch12_shots import fire_gun
from engine.rulesets.countdown.rules.ch13_counter_attack import ANYBODY, shoot_at
from engine.rulesets.countdown.rules.ch18_experience import gain_aim
from engine.rulesets.countdown.rules.ch18_rewards import reward
from engine.rulesets.countdown.rules.ch26_grenade import Blast, blast
from engine.rulesets.countdown.rules.ch28_sniper import fire_back
from engine.rulesets.countdown.rules.force import Lasting, last, stat, zone_of
from engine.rulesets.countdown.rules.seats import ask_owner
from engine.rulesets.countdown.rules.zones import enemies_in
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary.base import Figures, Places, declare, is_enemy, is_op, ops_of
from engine.rulesets.countdown.vocabulary.op_steps import change_energy, mask_of
from engine.rulesets.countdown.words.event_types import EFFECT_ROLLED

RANGES = ("own", "adjacent", "any")
OWN, ADJACENT = range(2)
XP_RULES = ("normal", "none", "fixedOne")
NORMAL, NO_XP = range(2)
SIDES = 6
MOST_DICE = 10


def xp_rule(game: State, context: Context, written: int | None) -> int:
    """What an attack teaches: as the step says, else as its support card says (section 8.6), else as usual."""
    if written is not None:
        return written
    for card in game.scenario.support_cards:
        if card.source == context[SOURCE]:
            return card.gives_xp
    return NORMAL


# --- one attack -----------------------------------------------------------------------------------


def ranged_fire_of(
    game: State,
    context: Context,
    who: Figures,
    _target: Figures | None,
    _range: int,
    energy: int,
    _dice: int,
    _add: int,
    xp: int | None,
    until: tuple[Any, ...],
) -> Lasting:
    """What an `attack` that lasts starts: the permission to fire into neighbouring zones."""
    ops, teaches = mask_of(tuple(ops_of(who))), int(xp_rule(game, context, xp) != NO_XP)
    return Lasting(RANGED_FIRE, ops, 0, energy, teaches, until=until[0], source=int(context[SOURCE]))


@declare(
    STEP,
    "attack",
    figures("who", "self"),
    figures("target", None),
    choice("range", *RANGES, default="own"),
    number("energyCost", 1, low=0),
    number("dice", 1, low=1, high=MOST_DICE),
    number("add", 0),
    choice("givesXp", *XP_RULES, default=None),
    lasting("instant"),
    rule="CD-50.04",
    starts=ranged_fire_of,
    en="{who} [for=instant:<!attack>|<!may> attack] [target:{target.acc}|an enemy[range: {range reach}]]"
    "[energyCost=0:| for {energyCost energy.acc}][dice: with {dice die.acc}][add: and adds {add.acc}]"
    "[givesXp: ({givesXp xp})]",
    de="{who} [for=instant:<!an-greifen>|<!dürfen>] [target:{target.acc}|einen Gegner[range: {range reach}]]"
    "[energyCost=0:| für {energyCost energy.acc}][dice: mit {dice die.dat}][add: und {add.acc} mehr]"
    "[givesXp: ({givesXp xp})][for=instant:| angreifen]",
    fr="{who} [for=instant:<!attaquer>|<!pouvoir> attaquer] [target:{target.acc}|un ennemi[range: {range reach}]]"
    "[energyCost=0:| pour {energyCost energy.acc}][dice: avec {dice die.acc}][add: et ajoute {add.acc}]"
    "[givesXp: ({givesXp xp})]",
)
def attack(
    game: State,
    context: Context,
    who: Figures,
    target: Figures | None,
    reach: int,
    energy: int,
    dice: int,
    add: int,
    xp: int | None,
    until: tuple[Any, ...],
) -> None:
    """Attack: an op fires at an enemy now; with a duration it may fire into neighbouring zones as long as that."""
    if until[0] != INSTANT:
        last(game, ranged_fire_of(game, context, who, target, reach, energy, dice, add, xp, until))
        return
    rule = xp_rule(game, context, xp)
    game.do_next(*[(choose_target, op, target, reach, energy, dice, add, rule, context[SOURCE]) for op in ops_of(who)])


def choose_target(
    game: State,
    op: int,
    target: Figures | None,
    reach: int,
    energy: int,
    dice: int,
    add: int,
    rule: int,
    source: int,
) -> None:
    """The owner chooses among the open enemies in range; without one, or without energy, there is no attack."""
    enemies = [figure for figure in in_range(game, op, reach) if target is None or figure in target]
    if enemies and game.op_at[op] >= 0 and game.energy[op] >= energy:
        options = [(PICK_FIGURE, figure) for figure in enemies]
        ask_owner(game, op, CHOOSE_FIGURE, options, (open_attack, op, energy, dice, add, rule, source))


def in_range(game: State, op: int, reach: int) -> list[int]:
    """The open enemies of an op's zone, of the zones next to it, or of the whole board."""
    zone = game.op_at[op]
    if zone < 0:
        return []
    zones = ((zone,), game.board.adjacent[zone], tuple(range(len(game.stacks))))[reach]
    return [FIRST_CARD + enemy for one in zones for enemy in enemies_in(game, one)]


def open_attack(
    game: State, option: tuple[Any, ...], op: int, energy: int, dice: int, add: int, rule: int, source: int
) -> None:
    """Pay and fire; further dice and what is added count for this one attack."""
    enemy = option[1] - FIRST_CARD
    change_energy(game, op, -energy)
    if dice > 1:
        faces = game.roll_dice(dice - 1, SIDES, about=op)
        add += sum(faces)
        game.note(EFFECT_ROLLED, source, faces)
    if add:
        last(game, Lasting(ATTACK_TOTAL, 1 << op, 0, add, 0, 1 << option[1], ONE_ATTACK, source=source))
    game.push(fire_back_from_afar, op, enemy)
    fire_gun(game, op, enemy, (settle_attack, op, enemy, rule))


def settle_attack(game: State, is_hit: bool, op: int, enemy: int, rule: int) -> None:
    """CD-18.01: an attempt teaches 1 aim XP; star and heart only in the own zone, where the fight is (CD-28.08)."""
    zone = zone_of(game, FIRST_CARD + enemy)
    if is_hit and rule == NORMAL and zone == game.op_at[op]:
        game.push(reward, enemy, (op,))
    if rule != NO_XP:
        gain_aim(game, op, 1)
    if is_hit:
        eliminate(game, zone, enemy, op)


def fire_back_from_afar(game: State, op: int, enemy: int) -> None:
    """CD-11.24: a sniper in another zone who survives fires back; in the own zone the counter-attack does that."""
    if zone_of(game, FIRST_CARD + enemy) != game.op_at[op]:
        fire_back(game, op, enemy)


# --- several targets, blasts ----------------------------------------------------------------------


def more_targets(_game: State, context: Context, who: Figures, targets: int, until: tuple[Any, ...]) -> Lasting:
    """What `multiAttack` starts."""
    return Lasting(TARGETS, mask_of(tuple(ops_of(who))), 0, targets, until=until[0], source=int(context[SOURCE]))


@declare(
    STEP,
    "multiAttack",
    figures("who", "self"),
    number("targets", 2, low=1),
    lasting("oneAttack"),
    rule="CD-50.05",
    starts=more_targets,
    en="{who} <!may> attack up to {targets enemy.acc} at once[for=oneAttack: with the next attack] for the energy of "
    "one shot",
    de="{who} <!dürfen>[for=oneAttack: mit dem nächsten Angriff] bis zu {targets enemy.acc} zugleich für die Energie "
    "eines Schusses angreifen",
    fr="{who} <!pouvoir> attaquer[for=oneAttack: lors de la prochaine attaque] jusqu'à {targets enemy.acc} à la fois "
    "pour l'énergie d'un seul tir",
)
def multi_attack(game: State, context: Context, who: Figures, targets: int, until: tuple[Any, ...]) -> None:
    """Attack several: an op may aim at several enemies for the price of one shot, one die each (CD-35.11)."""
    last(game, more_targets(game, context, who, targets, until))


@declare(
    STEP,
    "areaAttack",
    figures("who", "self"),
    places("at"),
    number("value"),
    number("decay", 1, low=0),
    flag("stopOnFail", True),
    choice("givesXp", *XP_RULES, default=None),
    rule="CD-50.06",
    en="{who} <throw> a grenade into {at.acc} (strength: {value})[decay:; it loses {decay.acc} for each card]"
    "[stopOnFail=False:; a failure does not end it]"
    "[givesXp: ({givesXp xp})]",
    de="{who} <werfen> eine Granate in {at.acc} (Stärke: {value})[decay:; sie verliert {decay.acc} pro Karte]"
    "[stopOnFail=False:; ein Fehlschlag beendet sie nicht]"
    "[givesXp: ({givesXp xp})]",
    fr="{who} <lancer> une grenade dans {at.acc} (force: {value})[decay:; elle perd {decay.acc} par carte]"
    "[stopOnFail=False:; un échec ne l'arrête pas]"
    "[givesXp: ({givesXp xp})]",
)
def area_attack(
    game: State, context: Context, who: Figures, at: Places, value: int, decay: int, stops: bool, xp: int | None
) -> None:
    """Attack an area: a grenade runs through the cards of a zone with a falling value; never where ops are."""
    rule = Blast(xp_rule(game, context, xp) != NO_XP, decay, stops)
    zones = [zone for zone in at if zone not in game.op_at]  # CD-26.03
    game.do_next(*[(blast, op, zone, value, rule) for op in ops_of(who)[:1] for zone in zones])


# --- enemies --------------------------------------------------------------------------------------


@declare(
    STEP,
    "enemyFire",
    figures("enemy", "self"),
    figures("target", None),
    number("value", None, low=0),
    rule="CD-50.07",
    en="{enemy} <!fire>[target: at {target.acc}][value: with an attack value of {value.acc}]",
    de="{enemy} <!schießen>[target: auf {target.acc}][value: mit Angriffswert {value.acc}]",
    fr="{enemy} <!tirer>[target: sur {target.acc}][value: avec une valeur d'attaque de {value.acc}]",
)
def enemy_fire(game: State, context: Context, enemy: Figures, target: Figures | None, value: int | None) -> None:
    """Fire: open enemies shoot once, at certain ops or in the usual order (CD-13.06 to CD-13.09)."""
    aims = [ANYBODY] if target is None else [figure for figure in target if is_op(figure)]
    shots = [(fire_once, figure, op, value, context[SOURCE]) for figure in enemy for op in aims]
    game.do_next(*shots)


def fire_once(game: State, figure: int, op: int, value: int | None, source: int) -> None:
    """One shot of one enemy; a value of its own counts for this shot."""
    zone = zone_of(game, figure)
    if zone < 0 or not is_enemy(game, figure) or not game.is_face_up(figure - FIRST_CARD):
        return
    if value is not None:
        usual = stat(game, ATTACK_VALUE, game.scenario.attack[figure - FIRST_CARD], figure)
        last(game, Lasting(ATTACK_VALUE, 1 << figure, 0, value - usual, until=ONE_ATTACK, source=source))
    shoot_at(game, zone, figure - FIRST_CARD, op)


@declare(
    STEP,
    "preventAttack",
    figures("enemy"),
    rule="CD-50.08",
    en="the next shot of {enemy.acc} <!have> no effect",
    de="der nächste Schuss {enemy.gen} <!haben> keine Wirkung",
    fr="le prochain tir de {enemy.dat} <!rester> sans effet",
)
def prevent_attack(game: State, _context: Context, enemy: Figures) -> None:
    """Prevent an attack: the next shot of each enemy has no effect."""
    for figure in enemy:
        if is_enemy(game, figure):
            game.shields |= 1 << (figure - FIRST_CARD)
