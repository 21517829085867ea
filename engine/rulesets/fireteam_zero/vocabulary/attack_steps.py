"""What changes an attack (FZ-E.62 to FZ-E.69)."""

from typing import Any

from engine.core.decisions import DECLINE, GROUP
from engine.core.effects.program import Context
from engine.core.effects.table import STEP, choice, choices, figures, flag, lasting, number
from engine.rulesets.fireteam_zero.codes import (
    ACTIVATION_DIE,
    ACTIVATION_FACES,
    AREA,
    ATTACK_DIE,
    ATTACK_TYPE,
    ATTACK_TYPES,
    BONUS_HITS,
    DICE,
    FIRST_MONSTER,
    INSTANT,
    RANGE,
    RESISTANCE,
    SPAWN_DIE,
    STRENGTH,
    THIS_ACTIVATION,
    THIS_ATTACK,
    WHEN_TARGETED,
)
from engine.rulesets.fireteam_zero.rules.ch08_activation import settle_activation_die
from engine.rulesets.fireteam_zero.rules.ch09_spawning import is_any_open, roll_spawn_die
from engine.rulesets.fireteam_zero.rules.changes import Area, BonusHits, CountsAs, Reach, Resistance, Strength
from engine.rulesets.fireteam_zero.rules.force import announce, last
from engine.rulesets.fireteam_zero.state import Attack, State
from engine.rulesets.fireteam_zero.vocabulary.base import Figures, declare, is_hero, is_monster, standing
from engine.rulesets.fireteam_zero.words.decision_kinds import REROLL
from engine.rulesets.fireteam_zero.words.event_types import ACTIVATION_ROLLED, DIE_REROLLED, REDIRECTED
from engine.rulesets.fireteam_zero.words.option_verbs import REROLL_DIE

EVERY_TYPE = list(ATTACK_TYPES)
EVERY_BIT = (1 << len(ATTACK_TYPES)) - 1


def current(game: State, until: tuple[Any, ...]) -> Attack | None:
    """The attack that a change for 'this attack' is about; without one it waits for the next (FZ-8.24).

    A monster that is activated in the middle of an attack prepares one of its own.
    """
    if until[0] not in (INSTANT, THIS_ATTACK) or not game.attacks:
        return None
    attack = game.attacks[-1]
    return attack if attack.activation == game.activations else None


def _waiting(game: State, until: tuple[Any, ...]) -> tuple[Any, ...]:
    is_to_come = until[0] == THIS_ATTACK and game.activations and current(game, until) is None
    return (THIS_ACTIVATION,) if is_to_come else until


@declare(
    STEP,
    "modifyStrength",
    figures("of", "self"),
    choices("type", *ATTACK_TYPES, default=EVERY_TYPE),
    number("by", None),
    number("to", None),
    lasting("thisAttack"),
    rule="FZ-E.62",
    needs=("by", "to"),
    modifies=STRENGTH,
    en=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]][type: {type "
        "with}] [to:<!roll> exactly {to die.acc}|[by<0:<!lose> {by abs die.acc}|<!gain> {by die.acc}]]"
    ),
    de=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]][type: {type "
        "with}] [to:<!erhalten> genau {to die.acc}|[by<0:<!verlieren> {by abs die.acc}|<!erhalten> {by "
        "additional die.acc}]]"
    ),
    fr=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]][type: {type of}] "
        "[to:<!compter> exactement {to die.acc}|[by<0:<!perdre> {by abs die.acc}|<!gagner> {by die.acc}]]"
    ),
)
def modify_strength(
    game: State, context: Context, of: Figures, types: int, by: int | None, to: int | None, until: tuple[Any, ...]
) -> None:
    """Strength: an attack rolls more or fewer dice, never below 0 or above 8."""
    attack = current(game, until)
    if attack is None:
        last(game, STRENGTH, context, Strength(of, types, by, to), _waiting(game, until))
    elif types >> attack.type & 1:
        attack.strength += by or 0
        attack.added_dice += by or 0
        if to is not None:  # FZ-A.35: comes before all that adds, whatever is said first
            last(game, STRENGTH, context, Strength((attack.attacker,), EVERY_BIT, None, to), (THIS_ATTACK,))


@declare(
    STEP,
    "bonusHits",
    figures("of", "self"),
    choices("type", *ATTACK_TYPES, default=EVERY_TYPE),
    number("n", 1),
    lasting("thisAttack"),
    rule="FZ-E.63",
    modifies=BONUS_HITS,
    en=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]][type: {type "
        "with}] <!gain> {n bonus-hit.acc}"
    ),
    de=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]][type: {type "
        "with}] <!erhalten> {n bonus-hit.acc}"
    ),
    fr=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]][type: {type of}] "
        "<!gagner> {n bonus-hit.acc}"
    ),
)
def bonus_hits(game: State, context: Context, of: Figures, types: int, n: int, until: tuple[Any, ...]) -> None:
    """Bonus hits: an attack scores hits that need no die."""
    attack = current(game, until)
    if attack is None:
        last(game, BONUS_HITS, context, BonusHits(of, types, n), _waiting(game, until))
    elif types >> attack.type & 1:
        attack.bonus_hits += n


@declare(
    STEP,
    "setResistance",
    figures("of"),
    choices("type", *ATTACK_TYPES, default=EVERY_TYPE),
    number("to", 0, low=0),
    lasting("thisAttack"),
    rule="FZ-E.64",
    modifies=RESISTANCE,
    en="{of's resistance}[for=thisAttack: to this attack|[type: to {type}]] <!be> {to.acc}",
    de="{of's resistance}[for=thisAttack: gegen diesen Angriff|[type: gegen {type}]] <!betragen> {to.acc}",
    fr="{of's resistance}[for=thisAttack: à cette attaque|[type: aux attaques {type of}]] <!être> de {to.acc}",
)
def set_resistance(game: State, context: Context, of: Figures, types: int, to: int, until: tuple[Any, ...]) -> None:
    """Resistance: monsters resist an attack type more or less than their card says."""
    last(game, RESISTANCE, context, Resistance(of, types, to), _waiting(game, until))


@declare(
    STEP,
    "bypassResistance",
    rule="FZ-E.64",
    en="{the attack} <!ignore> resistance",
    de="{the attack} <!ignorieren> Widerstand",
    fr="{the attack} <!ignorer> la résistance",
)
def bypass_resistance(game: State, _context: Context) -> None:
    """Bypass resistance: the current attack ignores resistance (FZ-5.16)."""
    if game.attacks:
        game.attacks[-1].bypasses_resistance = True


@declare(
    STEP,
    "modifyRange",
    figures("of", "self"),
    choices("type", *ATTACK_TYPES, default=EVERY_TYPE),
    number("by"),
    lasting("thisTurn"),
    rule="FZ-E.65",
    modifies=RANGE,
    en="{of's attack.pl}[type: {type with}] [by<0:<!lose>|<!gain>] {by abs range.acc}",
    de="{of's attack.pl}[type: {type with}] [by<0:<!verlieren>|<!erhalten>] {by abs range.acc}",
    fr="{of's attack.pl}[type: {type of}] [by<0:<!perdre>|<!gagner>] {by abs range.acc}",
)
def modify_range(game: State, context: Context, of: Figures, types: int, by: int, until: tuple[Any, ...]) -> None:
    """Range: attacks of a type reach farther or less far."""
    last(game, RANGE, context, Reach(of, types, by), until)


@declare(
    STEP,
    "changeType",
    figures("of", "self"),
    choices("from", *ATTACK_TYPES, default=EVERY_TYPE),
    choice("to", *ATTACK_TYPES),
    lasting("thisAttack"),
    rule="FZ-E.66",
    modifies=ATTACK_TYPE,
    en=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]][from: {from "
        "with}] <!count> as {to type}"
    ),
    de=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]][from: {from "
        "with}] <!gelten> als {to type}"
    ),
    fr=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]][from: {from of}] "
        "<!compter> comme {to type}"
    ),
)
def change_type(game: State, context: Context, of: Figures, types: int, to: int, until: tuple[Any, ...]) -> None:
    """Type: an attack counts as another type."""
    attack = current(game, until)
    if attack is None:
        last(game, ATTACK_TYPE, context, CountsAs(of, types, to), _waiting(game, until))
    elif types >> attack.type & 1:
        attack.type = to


@declare(
    STEP,
    "areaAttack",
    figures("of", "self"),
    choice("scope", "heroes", "figures", default="heroes"),
    lasting("thisAttack"),
    rule="FZ-E.68",
    modifies=AREA,
    en=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]] <!strike> every "
        "[scope=figures:figure|hero] in the target's location"
    ),
    de=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]] <!treffen> "
        "[scope=figures:jede Figur|jeden Helden] am Ort des Ziels"
    ),
    fr=(
        "[for=thisAttack:{the attack}|[for=thisActivation:{of's attack}|{of's attack.pl}]] <!toucher> chaque "
        "[scope=figures:figurine|héros] dans la zone de la cible"
    ),
)
def area_attack(game: State, context: Context, of: Figures, scope: int, until: tuple[Any, ...]) -> None:
    """Area: an attack strikes every hero, or every figure, at the target's location."""
    attack = current(game, until)
    if attack is None:
        last(game, AREA, context, Area(of, scope), _waiting(game, until))
        return
    attack.strikes_all_heroes = True
    attack.strikes_all_figures = attack.strikes_all_figures or scope == 1


@declare(
    STEP,
    "redirect",
    figures("to"),
    rule="FZ-E.69",
    en="{to} <!become> the target instead",
    de="{to} <!werden> stattdessen zum Ziel",
    fr="{to} <!devenir> la cible à la place",
)
def redirect(game: State, _context: Context, to: Figures) -> None:
    """Redirect: before the roll somebody else becomes the target; FZ-I.12: no specialist, no knocked-down hero."""
    if not game.attacks or not to or game.attacks[-1].place >= 0:
        return
    attack, target = game.attacks[-1], to[0]
    can_be_target = (is_hero(target) or is_monster(target)) and bool(standing(game, (target,)))
    if can_be_target and target not in (attack.target, attack.attacker):
        attack.target = target
        game.note(REDIRECTED, attack.attacker, target)
        if is_hero(target):
            announce(game, WHEN_TARGETED, target, attack.attacker, game.place_of(target))


# --- dice -----------------------------------------------------------------------------------------


@declare(
    STEP,
    "rerollDice",
    number("n", 1, low=0, high=8),
    flag("optional", True),
    choice("which", "choice", "all", "misses", default="choice"),
    choice("die", *DICE, default="attack"),
    rule="FZ-E.67",
    en=(
        "[die=attack:{attacker< the attacker} [which=choice:[optional=True:<!may> re-roll[n=1:| up to]|<re-roll>] "
        "{n attack-die.acc}|<re-roll> all attack dice[which=misses: without a hit]]|{one} <re-roll> {die}]"
    ),
    de=(
        "[die=attack:{attacker< the attacker} [which=choice:[optional=True:<!dürfen> [n=1:|bis zu ]{n attack-die.acc} "
        "erneut würfeln|<würfeln> {n attack-die.acc} erneut]|<würfeln> alle Angriffswürfel[which=misses: ohne "
        "Treffer] erneut]|{one} <würfeln> {die} erneut]"
    ),
    fr=(
        "[die=attack:{attacker< the attacker} [which=choice:[optional=True:<!pouvoir> relancer[n=1:| jusqu'à]|"
        "<relancer>] {n attack-die.acc}|<relancer> tous les dés d'attaque[which=misses: sans succès]]|{one} <relancer> "
        "{die}]"
    ),
)
def reroll_dice(game: State, _context: Context, n: int, optional: bool, which: int, die: int) -> None:
    """Re-roll: dice on the table are rolled again, of an attack so many; the new result counts (FZ-A.24)."""
    if die != ATTACK_DIE:
        roll_again(game, die)
    elif game.attacks and which == 0:
        ask_reroll(game, n, optional)
    elif game.attacks:
        attack = game.attacks[-1]
        hits_on = game.scenario.attack_hits[attack.type]
        for index, face in enumerate(attack.dice):
            if not attack.rerolled >> index & 1 and (which == 1 or not hits_on[face]):
                reroll(game, (REROLL_DIE, index + 1, face), 1, optional)


def ask_reroll(game: State, n: int, optional: bool) -> None:
    """FZ-D.22: the attacker, or the group for a monster, chooses among the dice not rolled again yet."""
    attack = game.attacks[-1]
    dice = [index for index in range(len(attack.dice)) if not attack.rerolled >> index & 1]
    if n <= 0 or not dice:
        return
    options: list[tuple[Any, ...]] = [(REROLL_DIE, index + 1, attack.dice[index]) for index in dice]
    if optional:
        options.append((DECLINE,))
    game.ask(attack.attacker if is_hero(attack.attacker) else GROUP, REROLL, options, (reroll, n, optional))


def reroll(game: State, option: tuple[Any, ...], n: int, optional: bool) -> None:
    """FZ-5.34: roll the chosen die again, and ask for the next one if more are allowed."""
    if option[0] == DECLINE:
        return
    attack = game.attacks[-1]
    index = option[1] - 1
    face = game.roll(game.scenario.attack_faces, ATTACK_DIE, attack.attacker)
    attack.dice = (*attack.dice[:index], face, *attack.dice[index + 1 :])
    attack.rerolled |= 1 << index
    game.note(DIE_REROLLED, index + 1, face)
    ask_reroll(game, n - 1, optional)


def roll_again(game: State, die: int) -> None:
    """FZ-E.67: roll the activation or spawn die that lies on the table once more."""
    if not game.rolled or game.rolled[-1][0] != die:
        return
    monster = game.rolled[-1][1]
    if die == ACTIVATION_DIE:
        faces = game.scenario.activation_faces
        lie(game, die, monster, faces[game.roll(len(faces), die, FIRST_MONSTER + monster) - 1])
        return
    if is_any_open(game):
        lie(game, die, monster, roll_spawn_die(game) + 1)


def lie(game: State, die: int, monster: int, face: int) -> None:
    """The die on the table shows something else now."""
    game.rolled = (*game.rolled[:-1], (die, monster, face))
    if die == ACTIVATION_DIE:
        game.note(ACTIVATION_ROLLED, FIRST_MONSTER + monster, face)


@declare(
    STEP,
    "setDie",
    number("face", low=1, high=12),
    choice("die", *DICE, default="attack"),
    rule="FZ-E.67",
    en="[die=attack:{attacker< the attacker} <turn> 1 attack die|{one} <turn> {die}] to face {face.acc}",
    de="[die=attack:{attacker< the attacker} <drehen> einen Angriffswürfel|{one} <drehen> {die}] auf Seite {face.acc}",
    fr="[die=attack:{attacker< the attacker} <tourner> 1 dé d'attaque|{one} <tourner> {die}] sur la face {face.acc}",
)
def set_die(game: State, _context: Context, face: int, die: int) -> None:
    """Set a die: the attacker turns one attack die to a face; an activation or spawn die is simply turned."""
    if die != ATTACK_DIE:
        turn_rolled(game, die, face)
        return
    if not game.attacks or not game.attacks[-1].dice or face > game.scenario.attack_faces:
        return
    attack = game.attacks[-1]
    options = [(REROLL_DIE, index + 1, shown) for index, shown in enumerate(attack.dice)]
    game.ask(attack.attacker if is_hero(attack.attacker) else GROUP, REROLL, options, (turn_die, face))


def turn_rolled(game: State, die: int, face: int) -> None:
    """FZ-E.67: turn the activation or spawn die that lies on the table."""
    if not game.rolled or game.rolled[-1][0] != die:
        return
    monster, faces = game.rolled[-1][1], game.scenario.activation_faces
    if die == SPAWN_DIE and face <= len(game.spawn_at):
        lie(game, die, monster, face)
    elif die == ACTIVATION_DIE and face <= len(faces):
        lie(game, die, monster, faces[face - 1])


def turn_die(game: State, option: tuple[Any, ...], face: int) -> None:
    """The chosen die shows the face."""
    attack = game.attacks[-1]
    index = option[1] - 1
    attack.dice = (*attack.dice[:index], face, *attack.dice[index + 1 :])
    game.note(DIE_REROLLED, index + 1, face)


@declare(
    STEP,
    "setActivationDie",
    figures("of", "self"),
    choice("symbol", *ACTIVATION_FACES),
    rule="FZ-E.67",
    en="{of} <!act> as if the activation die showed {symbol}",
    de="{of} <!handeln> so, als zeigte der Aktivierungswürfel {symbol}",
    fr="{of} <!agir> comme si le dé d'activation indiquait {symbol}",
)
def set_activation_die(game: State, _context: Context, of: Figures, symbol: int) -> None:
    """Set the activation die: a monster acts as if its die showed a symbol; a die on the table is turned to it."""
    acting = []
    for figure in of:
        monster = figure - FIRST_MONSTER
        if game.rolled and game.rolled[-1][:2] == (ACTIVATION_DIE, monster):
            lie(game, ACTIVATION_DIE, monster, symbol)
        elif is_monster(figure) and game.place_of(figure) >= 0:
            acting.append((settle_activation_die, monster, symbol))
    game.do_next(*acting)  # over the agenda: a special ability that sets its own die ends by the budget of steps
