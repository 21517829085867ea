"""When an ability comes into play (section 9.3).

A trigger's handler looks at a moment that has come and says whether it is the one waited for.
"""

from engine.core.effects.program import AMOUNT, BEARER, FIGURE, OTHER, PLACE, Context
from engine.core.effects.table import TRIGGER, Param, choice, whenever
from engine.rulesets.countdown import codes
from engine.rulesets.countdown.codes import PHASES
from engine.rulesets.countdown.rules.force import zone_of
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary.base import WHO, declare, is_meant, when

ROUND_PHASES = PHASES[codes.INTELLIGENCE : codes.RECOVERY + 1]
HERE_OR_ANY = ("here", "any")


def _who(name: str = "who", default: str = "any") -> Param:
    return choice(name, *WHO, default=default)


def _where() -> Param:
    """In the zone of the figure that bears the ability, or in any."""
    return choice("where", *HERE_OR_ANY, default="here")


def it_is_there(game: State, context: Context, where: int) -> bool:
    """Whether it happens in the zone of the figure that bears the ability, where that matters."""
    return where == 1 or (context[PLACE] >= 0 and zone_of(game, context[BEARER]) == context[PLACE])


def it_is_meant(game: State, context: Context, who: int) -> bool:
    """Whether the figure of the moment is whom the trigger waits for."""
    return is_meant(game, context, context[FIGURE], who)


def both_are_meant(game: State, context: Context, who: int, other: int) -> bool:
    """Whether the two figures of the moment are."""
    return is_meant(game, context, context[FIGURE], who) and is_meant(game, context, context[OTHER], other)


# --- always, at will and at fixed times ------------------------------------------------------------


when(
    "always",
    codes.ALWAYS,
    whenever,
    rule="CD-50",
    summary="continuous, while its op lives or its card lies open.",
    en="@label at all times",
    de="@label jederzeit",
    fr="@label en permanence",
)

when(
    "anyTime",
    codes.AT_ANY_TIME,
    whenever,
    rule="CD-35.01",
    summary="a support card between any two steps, an op's ability in phase 3.",
    en="@label when you like",
    de="@label wann du willst",
    fr="@label quand vous voulez",
)

when(
    "onMissionStart",
    codes.ON_MISSION_START,
    whenever,
    rule="CD-35.19",
    summary="after set-up, before round 1.",
    en="before the first round",
    de="vor der ersten Runde",
    fr="avant la première manche",
)

when(
    "betweenMissions",
    codes.BETWEEN_MISSIONS,
    whenever,
    rule="CD-33.15",
    summary="when a later mission of a campaign has been set up.",
    en="before each further mission of the campaign",
    de="vor jeder weiteren Mission der Kampagne",
    fr="avant chaque nouvelle mission de la campagne",
)


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


when(
    "onUltimatum",
    codes.ON_ULTIMATUM,
    whenever,
    rule="CD-20.02",
    summary="the time marker reaches 0, or the mission ends early.",
    en="when the ultimatum <run> out",
    de="wenn das Ultimatum <ab-laufen>",
    fr="lorsque l'ultimatum <expirer>",
)

when(
    "onRoundEnd",
    codes.ON_ROUND_END,
    whenever,
    rule="CD-35.09",
    summary="after phase 5.",
    en="at the end of the round",
    de="am Ende der Runde",
    fr="à la fin de la manche",
)

when(
    "onMissionEnd",
    codes.ON_MISSION_END,
    whenever,
    rule="CD-23.01",
    summary="before the final scoring.",
    en="when the mission <end>",
    de="wenn die Mission <enden>",
    fr="lorsque la mission <se terminer>",
)


# --- cards turned up ------------------------------------------------------------------------------


when(
    "onReveal",
    codes.ON_REVEAL,
    it_is_meant,
    _who("who", "self"),
    rule="CD-17.10",
    summary="a card has been turned up, in whatever way.",
    en="when {who who>figure} <be> revealed",
    de="wenn {who who>figure} aufgedeckt <werden>",
    fr="lorsque {who who>figure} <être> {~révélé}",
)

when(
    "onRevealByIntel",
    codes.ON_REVEAL_BY_INTEL,
    it_is_meant,
    _who("who", "self"),
    rule="CD-8.08",
    summary="the Intel has turned a card up.",
    en="when {who who>figure} <be> revealed by intelligence",
    de="wenn {who who>figure} durch Spionage aufgedeckt <werden>",
    fr="lorsque {who who>figure} <être> {~révélé} par renseignement",
)

when(
    "onRevealByGrenade",
    codes.ON_REVEAL_BY_GRENADE,
    it_is_meant,
    _who("who", "self"),
    rule="CD-10.18",
    summary="a grenade has turned a card up.",
    en="when {who who>figure} <be> revealed by a grenade",
    de="wenn {who who>figure} durch eine Granate aufgedeckt <werden>",
    fr="lorsque {who who>figure} <être> {~révélé} par une grenade",
)


# --- zones and firefights -------------------------------------------------------------------------


when(
    "onEnterZone",
    codes.ON_ENTER_ZONE,
    it_is_there,
    _where(),
    rule="CD-10.01",
    summary="ops have entered an unsecured zone, and its cards have been turned up.",
    en="when {bare op} <enter> [where=here:{self's zone.acc}|an unsecured zone]",
    de="wenn {bare op} [where=here:{self's zone.acc}|eine ungesicherte Zone] <betreten>",
    fr="lorsque des agents entrent dans [where=here:{self's zone.acc}|une zone non sécurisée]",
)

when(
    "beforeFirefight",
    codes.BEFORE_FIREFIGHT,
    it_is_there,
    _where(),
    rule="CD-11.12",
    summary="after traps and bazookas, before reinforcements come and anybody fires.",
    en="before a firefight[where=here: {self's zone at}]",
    de="vor einem Feuergefecht[where=here: {self's zone at}]",
    fr="avant une fusillade[where=here: {self's zone at}]",
)

when(
    "beforeAttackRoll",
    codes.BEFORE_ROLL,
    both_are_meant,
    _who("by", "op"),
    _who("on", "enemy"),
    rule="CD-35.07",
    summary="targets are named, no die is rolled.",
    en="before {by who>figure} <roll> for an attack on {on who.acc>other}",
    de="bevor {by who>figure} für einen Angriff auf {on who.acc>other} <würfeln>",
    fr="avant le jet d'attaque de {by who.dat>figure} contre {on who.dat>other}",
)

when(
    "afterAttackRoll",
    codes.AFTER_ROLL,
    both_are_meant,
    _who("by", "op"),
    _who("on", "enemy"),
    rule="CD-12.16",
    summary="the die of an op, `rolled`, lies there; whether it hits is not final.",
    en="after {by who>figure} <roll> for an attack on {on who.acc>other}",
    de="nachdem {by who>figure} für einen Angriff auf {on who.acc>other} gewürfelt <haben>",
    fr="après le jet d'attaque de {by who.dat>figure} contre {on who.dat>other}",
)

when(
    "afterStrike",
    codes.AFTER_STRIKE,
    it_is_there,
    _where(),
    rule="CD-11.13",
    summary="all attacks of the ops are resolved, the enemies have not yet fired.",
    en="after the ops' strike[where=here: {self's zone at}]",
    de="nach dem Schlag der Special Ops[where=here: {self's zone at}]",
    fr="après l'assaut des agents[where=here: {self's zone at}]",
)

when(
    "beforeEnemyAttack",
    codes.BEFORE_ENEMY_SHOT,
    both_are_meant,
    _who("by", "enemy"),
    _who("on"),
    rule="CD-35.22",
    summary="an enemy is about to fire.",
    en="before {by who>figure} <fire>[on: at {on who.acc>other}]",
    de="bevor {by who>figure}[on: auf {on who.acc>other}] <schießen>",
    fr="avant le tir de {by who.dat>figure}[on: sur {on who.dat>other}]",
)

when(
    "afterCounterAttack",
    codes.AFTER_COUNTER_ATTACK,
    it_is_there,
    _where(),
    rule="CD-14.01",
    summary="all enemies of a zone have fired.",
    en="after the counter-attack[where=here: {self's zone at}]",
    de="nach dem Gegenangriff[where=here: {self's zone at}]",
    fr="après la riposte[where=here: {self's zone at}]",
)

when(
    "onZoneSecured",
    codes.ON_ZONE_SECURED,
    it_is_there,
    _where(),
    rule="CD-16.06",
    summary="a secured-zone card has been turned up.",
    en="when [where=here:{self's zone}|a zone] <be> secured",
    de="wenn [where=here:{self's zone}|eine Zone] gesichert <werden>",
    fr="lorsque [where=here:{self's zone}|une zone] <être> sécurisée",
)


# --- what happens to figures ----------------------------------------------------------------------


when(
    "onEliminated",
    codes.ON_ELIMINATED,
    both_are_meant,
    _who("who", "self"),
    _who("by"),
    rule="CD-18.03",
    summary="an enemy has been removed by an attack.",
    en="when [by:{by who>other} <eliminate> {who who.acc>figure}|{who who>figure} <be> eliminated]",
    de="wenn [by:{by who>other} {who who.acc>figure} <aus-schalten>|{who who>figure} ausgeschaltet <werden>]",
    fr="lorsque [by:{by who>other} <éliminer> {who who.acc>figure}|{who who>figure} <être> {~éliminé}]",
)

when(
    "onAttackedFromAdjacent",
    codes.ON_ATTACKED_FROM_ADJACENT,
    both_are_meant,
    _who("who", "self"),
    _who("by"),
    rule="CD-11.24",
    summary="a sniper has attacked an enemy, who has survived.",
    en="when {who who>figure} <be> attacked from an adjacent zone[by: by {by who.acc>other}]",
    de="wenn {who who>figure}[by: von {by who.dat>other}] aus einer angrenzenden Zone angegriffen <werden>",
    fr="lorsque {who who>figure} <être> {~attaqué} depuis une zone adjacente[by: par {by who.dat>other}]",
)

when(
    "onOpDeath",
    codes.ON_OP_DEATH,
    it_is_meant,
    _who("who", "op"),
    rule="CD-13.13",
    summary="an op has died.",
    en="when {who who>figure} <die>",
    de="wenn {who who>figure} <sterben>",
    fr="lorsque {who who>figure} <mourir>",
)

when(
    "onDefused",
    codes.ON_DEFUSED,
    both_are_meant,
    _who("who", "self"),
    _who("by"),
    rule="CD-17.05",
    summary="a bomb or a booby trap has been defused.",
    en="when [by:{by who>other} <defuse> {who who.acc>figure}|{who who>figure} <be> defused]",
    de="wenn [by:{by who>other} {who who.acc>figure} <entschärfen>|{who who>figure} entschärft <werden>]",
    fr="lorsque [by:{by who>other} <désamorcer> {who who.acc>figure}|{who who>figure} <être> {~désamorcé}]",
)

when(
    "onExfiltration",
    codes.ON_EXFILTRATION,
    it_is_meant,
    _who("who", "op"),
    rule="CD-15.05",
    summary="an op or a hostage has reached an exfiltration zone.",
    en="when {who who>figure} <reach> an exfiltration zone",
    de="wenn {who who>figure} eine Exfiltrationszone <erreichen>",
    fr="lorsque {who who>figure} <atteindre> une zone d'exfiltration",
)
