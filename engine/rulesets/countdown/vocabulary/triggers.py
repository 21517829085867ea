"""When an ability comes into play (section 9.3).

A trigger's handler looks at a moment that has come and says whether it is the one waited for.
"""

from engine.core.effects.program import AMOUNT, BEARER, FIGURE, OTHER, PLACE, Context
from engine.core.effects.table import TRIGGER, Param, choice
from engine.rulesets.countdown import codes
from engine.rulesets.countdown.codes import PHASES
from engine.rulesets.countdown.rules.force import zone_of
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary.base import WHO, declare, is_meant

ROUND_PHASES = PHASES[codes.INTELLIGENCE : codes.RECOVERY + 1]
HERE_OR_ANY = ("here", "any")


def _who(name: str = "who", default: str = "any") -> Param:
    return choice(name, *WHO, default=default)


def _where() -> Param:
    """In the zone of the figure that bears the ability, or in any."""
    return choice("where", *HERE_OR_ANY, default="here")


def _is_there(game: State, context: Context, where: int) -> bool:
    return where == 1 or (context[PLACE] >= 0 and zone_of(game, context[BEARER]) == context[PLACE])


# --- always, at will and at fixed times ------------------------------------------------------------


@declare(
    TRIGGER,
    "always",
    rule="CD-50",
    moment=codes.ALWAYS,
    en="@label at all times",
    de="@label jederzeit",
    fr="@label en permanence",
)
def always(_game: State, _context: Context) -> bool:
    """Always: continuous, while its op lives or its card lies open."""
    return True


@declare(
    TRIGGER,
    "anyTime",
    rule="CD-35.01",
    moment=codes.AT_ANY_TIME,
    en="@label when you like",
    de="@label wann du willst",
    fr="@label quand vous voulez",
)
def any_time(_game: State, _context: Context) -> bool:
    """Any time: a support card between any two steps, an op's ability in phase 3."""
    return True


@declare(
    TRIGGER,
    "onMissionStart",
    rule="CD-35.19",
    moment=codes.ON_MISSION_START,
    en="before the first round",
    de="vor der ersten Runde",
    fr="avant la première manche",
)
def on_mission_start(_game: State, _context: Context) -> bool:
    """On mission start: after set-up, before round 1."""
    return True


@declare(
    TRIGGER,
    "betweenMissions",
    rule="CD-33.15",
    moment=codes.BETWEEN_MISSIONS,
    en="before each further mission of the campaign",
    de="vor jeder weiteren Mission der Kampagne",
    fr="avant chaque nouvelle mission de la campagne",
)
def between_missions(_game: State, _context: Context) -> bool:
    """Between missions: when a later mission of a campaign has been set up."""
    return True


@declare(
    TRIGGER,
    "onPhase",
    choice("phase", *ROUND_PHASES),
    rule="CD-7.02",
    moment=codes.ON_PHASE,
    en="at the beginning of {phase.acc}",
    de="zu Beginn {phase.gen}",
    fr="au début de {phase.dat}",
)
def on_phase(_game: State, context: Context, phase: int) -> bool:
    """On a phase: when one of the five phases begins."""
    return bool(context[AMOUNT] == codes.INTELLIGENCE + phase)


@declare(
    TRIGGER,
    "onUltimatum",
    rule="CD-20.02",
    moment=codes.ON_ULTIMATUM,
    en="when the ultimatum <run> out",
    de="wenn das Ultimatum <ab-laufen>",
    fr="lorsque l'ultimatum <expirer>",
)
def on_ultimatum(_game: State, _context: Context) -> bool:
    """On the ultimatum: the time marker reaches 0, or the mission ends early."""
    return True


@declare(
    TRIGGER,
    "onRoundEnd",
    rule="CD-35.09",
    moment=codes.ON_ROUND_END,
    en="at the end of the round",
    de="am Ende der Runde",
    fr="à la fin de la manche",
)
def on_round_end(_game: State, _context: Context) -> bool:
    """On the end of the round: after phase 5."""
    return True


@declare(
    TRIGGER,
    "onMissionEnd",
    rule="CD-23.01",
    moment=codes.ON_MISSION_END,
    en="when the mission <end>",
    de="wenn die Mission <enden>",
    fr="lorsque la mission <se terminer>",
)
def on_mission_end(_game: State, _context: Context) -> bool:
    """On the end of the mission: before the final scoring."""
    return True


# --- cards turned up ------------------------------------------------------------------------------


@declare(
    TRIGGER,
    "onReveal",
    _who("who", "self"),
    rule="CD-17.10",
    moment=codes.ON_REVEAL,
    en="when {who who>figure} <be> revealed",
    de="wenn {who who>figure} aufgedeckt <werden>",
    fr="lorsque {who who>figure} <être> {~révélé}",
)
def on_reveal(game: State, context: Context, who: int) -> bool:
    """On reveal: a card has been turned up, in whatever way."""
    return is_meant(game, context, context[FIGURE], who)


@declare(
    TRIGGER,
    "onRevealByIntel",
    _who("who", "self"),
    rule="CD-8.08",
    moment=codes.ON_REVEAL_BY_INTEL,
    en="when {who who>figure} <be> revealed by intelligence",
    de="wenn {who who>figure} durch Spionage aufgedeckt <werden>",
    fr="lorsque {who who>figure} <être> {~révélé} par renseignement",
)
def on_reveal_by_intel(game: State, context: Context, who: int) -> bool:
    """On reveal by intelligence: the Intel has turned a card up."""
    return is_meant(game, context, context[FIGURE], who)


@declare(
    TRIGGER,
    "onRevealByGrenade",
    _who("who", "self"),
    rule="CD-10.18",
    moment=codes.ON_REVEAL_BY_GRENADE,
    en="when {who who>figure} <be> revealed by a grenade",
    de="wenn {who who>figure} durch eine Granate aufgedeckt <werden>",
    fr="lorsque {who who>figure} <être> {~révélé} par une grenade",
)
def on_reveal_by_grenade(game: State, context: Context, who: int) -> bool:
    """On reveal by a grenade: a grenade has turned a card up."""
    return is_meant(game, context, context[FIGURE], who)


# --- zones and firefights -------------------------------------------------------------------------


@declare(
    TRIGGER,
    "onEnterZone",
    _where(),
    rule="CD-10.01",
    moment=codes.ON_ENTER_ZONE,
    en="when {bare op} <enter> [where=here:{self's zone.acc}|an unsecured zone]",
    de="wenn {bare op} [where=here:{self's zone.acc}|eine ungesicherte Zone] <betreten>",
    fr="lorsque des agents entrent dans [where=here:{self's zone.acc}|une zone non sécurisée]",
)
def on_enter_zone(game: State, context: Context, where: int) -> bool:
    """On entering: ops have entered an unsecured zone, and its cards have been turned up."""
    return _is_there(game, context, where)


@declare(
    TRIGGER,
    "beforeFirefight",
    _where(),
    rule="CD-11.12",
    moment=codes.BEFORE_FIREFIGHT,
    en="before a firefight[where=here: {self's zone at}]",
    de="vor einem Feuergefecht[where=here: {self's zone at}]",
    fr="avant une fusillade[where=here: {self's zone at}]",
)
def before_firefight(game: State, context: Context, where: int) -> bool:
    """Before a firefight: after traps and bazookas, before reinforcements come and anybody fires."""
    return _is_there(game, context, where)


@declare(
    TRIGGER,
    "beforeAttackRoll",
    _who("by", "op"),
    _who("on", "enemy"),
    rule="CD-35.07",
    moment=codes.BEFORE_ROLL,
    en="before {by who>figure} <roll> for an attack on {on who.acc>other}",
    de="bevor {by who>figure} für einen Angriff auf {on who.acc>other} <würfeln>",
    fr="avant le jet d'attaque de {by who.dat>figure} contre {on who.dat>other}",
)
def before_attack_roll(game: State, context: Context, by: int, on: int) -> bool:
    """Before an attack roll: targets are named, no die is rolled."""
    return is_meant(game, context, context[FIGURE], by) and is_meant(game, context, context[OTHER], on)


@declare(
    TRIGGER,
    "afterAttackRoll",
    _who("by", "op"),
    _who("on", "enemy"),
    rule="CD-12.16",
    moment=codes.AFTER_ROLL,
    en="after {by who>figure} <roll> for an attack on {on who.acc>other}",
    de="nachdem {by who>figure} für einen Angriff auf {on who.acc>other} gewürfelt <haben>",
    fr="après le jet d'attaque de {by who.dat>figure} contre {on who.dat>other}",
)
def after_attack_roll(game: State, context: Context, by: int, on: int) -> bool:
    """After an attack roll: the die of an op, `rolled`, lies there; whether it hits is not final."""
    return is_meant(game, context, context[FIGURE], by) and is_meant(game, context, context[OTHER], on)


@declare(
    TRIGGER,
    "afterStrike",
    _where(),
    rule="CD-11.13",
    moment=codes.AFTER_STRIKE,
    en="after the ops' strike[where=here: {self's zone at}]",
    de="nach dem Schlag der Special Ops[where=here: {self's zone at}]",
    fr="après l'assaut des agents[where=here: {self's zone at}]",
)
def after_strike(game: State, context: Context, where: int) -> bool:
    """After the strike: all attacks of the ops are resolved, the enemies have not yet fired."""
    return _is_there(game, context, where)


@declare(
    TRIGGER,
    "beforeEnemyAttack",
    _who("by", "enemy"),
    _who("on"),
    rule="CD-35.22",
    moment=codes.BEFORE_ENEMY_SHOT,
    en="before {by who>figure} <fire>[on: at {on who.acc>other}]",
    de="bevor {by who>figure}[on: auf {on who.acc>other}] <schießen>",
    fr="avant le tir de {by who.dat>figure}[on: sur {on who.dat>other}]",
)
def before_enemy_attack(game: State, context: Context, by: int, on: int) -> bool:
    """Before an enemy's attack: an enemy is about to fire."""
    return is_meant(game, context, context[FIGURE], by) and is_meant(game, context, context[OTHER], on)


@declare(
    TRIGGER,
    "afterCounterAttack",
    _where(),
    rule="CD-14.01",
    moment=codes.AFTER_COUNTER_ATTACK,
    en="after the counter-attack[where=here: {self's zone at}]",
    de="nach dem Gegenangriff[where=here: {self's zone at}]",
    fr="après la riposte[where=here: {self's zone at}]",
)
def after_counter_attack(game: State, context: Context, where: int) -> bool:
    """After the counter-attack: all enemies of a zone have fired."""
    return _is_there(game, context, where)


@declare(
    TRIGGER,
    "onZoneSecured",
    _where(),
    rule="CD-16.06",
    moment=codes.ON_ZONE_SECURED,
    en="when [where=here:{self's zone}|a zone] <be> secured",
    de="wenn [where=here:{self's zone}|eine Zone] gesichert <werden>",
    fr="lorsque [where=here:{self's zone}|une zone] <être> sécurisée",
)
def on_zone_secured(game: State, context: Context, where: int) -> bool:
    """On a zone secured: a secured-zone card has been turned up."""
    return _is_there(game, context, where)


# --- what happens to figures ----------------------------------------------------------------------


@declare(
    TRIGGER,
    "onEliminated",
    _who("who", "self"),
    _who("by"),
    rule="CD-18.03",
    moment=codes.ON_ELIMINATED,
    en="when [by:{by who>other} <eliminate> {who who.acc>figure}|{who who>figure} <be> eliminated]",
    de="wenn [by:{by who>other} {who who.acc>figure} <aus-schalten>|{who who>figure} ausgeschaltet <werden>]",
    fr="lorsque [by:{by who>other} <éliminer> {who who.acc>figure}|{who who>figure} <être> {~éliminé}]",
)
def on_eliminated(game: State, context: Context, who: int, by: int) -> bool:
    """On elimination: an enemy has been removed by an attack."""
    return is_meant(game, context, context[FIGURE], who) and is_meant(game, context, context[OTHER], by)


@declare(
    TRIGGER,
    "onAttackedFromAdjacent",
    _who("who", "self"),
    _who("by"),
    rule="CD-11.24",
    moment=codes.ON_ATTACKED_FROM_ADJACENT,
    en="when {who who>figure} <be> attacked from an adjacent zone[by: by {by who.acc>other}]",
    de="wenn {who who>figure}[by: von {by who.dat>other}] aus einer angrenzenden Zone angegriffen <werden>",
    fr="lorsque {who who>figure} <être> {~attaqué} depuis une zone adjacente[by: par {by who.dat>other}]",
)
def on_attacked_from_adjacent(game: State, context: Context, who: int, by: int) -> bool:
    """On an attack from a neighbouring zone: a sniper has attacked an enemy, who has survived."""
    return is_meant(game, context, context[FIGURE], who) and is_meant(game, context, context[OTHER], by)


@declare(
    TRIGGER,
    "onOpDeath",
    _who("who", "op"),
    rule="CD-13.13",
    moment=codes.ON_OP_DEATH,
    en="when {who who>figure} <die>",
    de="wenn {who who>figure} <sterben>",
    fr="lorsque {who who>figure} <mourir>",
)
def on_op_death(game: State, context: Context, who: int) -> bool:
    """On an op's death: an op has died."""
    return is_meant(game, context, context[FIGURE], who)


@declare(
    TRIGGER,
    "onDefused",
    _who("who", "self"),
    _who("by"),
    rule="CD-17.05",
    moment=codes.ON_DEFUSED,
    en="when [by:{by who>other} <defuse> {who who.acc>figure}|{who who>figure} <be> defused]",
    de="wenn [by:{by who>other} {who who.acc>figure} <entschärfen>|{who who>figure} entschärft <werden>]",
    fr="lorsque [by:{by who>other} <désamorcer> {who who.acc>figure}|{who who>figure} <être> {~désamorcé}]",
)
def on_defused(game: State, context: Context, who: int, by: int) -> bool:
    """On defusing: a bomb or a booby trap has been defused."""
    return is_meant(game, context, context[FIGURE], who) and is_meant(game, context, context[OTHER], by)


@declare(
    TRIGGER,
    "onExfiltration",
    _who("who", "op"),
    rule="CD-15.05",
    moment=codes.ON_EXFILTRATION,
    en="when {who who>figure} <reach> an exfiltration zone",
    de="wenn {who who>figure} eine Exfiltrationszone <erreichen>",
    fr="lorsque {who who>figure} <atteindre> une zone d'exfiltration",
)
def on_exfiltration(game: State, context: Context, who: int) -> bool:
    """On exfiltration: an op or a hostage has reached an exfiltration zone."""
    return is_meant(game, context, context[FIGURE], who)
