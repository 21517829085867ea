"""When an ability comes into play (FZ-E.01 to FZ-E.26).

A trigger's handler looks at a moment that has come and says whether it is the one waited for.
"""

from engine.core.effects.program import AMOUNT, FIGURE, OTHER, PLACE, SOURCE, Context
from engine.core.effects.table import TRIGGER, Param, cards, choice, choices, number, places, ref, whenever
from engine.rulesets.fireteam_zero import codes
from engine.rulesets.fireteam_zero.codes import ACTIVATION_FACES, ARRIVALS, ATTACK_TYPES, DISCARD_CAUSES, TIME_UNITS
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import ANYONE, WHO, Figures, Places, declare, is_meant, when

EVERY_TYPE = list(ATTACK_TYPES)


def _who(name: str = "who", default: str = "any") -> Param:
    return choice(name, *WHO, default=default)


def it_is_meant(game: State, context: Context, who: int) -> bool:
    """Whether the figure of the moment is whom the trigger waits for."""
    return is_meant(game, context, context[FIGURE], who)


def both_are_meant(game: State, context: Context, who: int, other: int) -> bool:
    """Whether the two figures of the moment are; anybody may be the other one, or nobody."""
    return is_meant(game, context, context[FIGURE], who) and (
        other == ANYONE or is_meant(game, context, context[OTHER], other)
    )


def it_is_meant_there(game: State, context: Context, who: int, at: Places | None) -> bool:
    """Whether it is that figure, at one of these locations."""
    return is_meant(game, context, context[FIGURE], who) and (at is None or context[PLACE] in at)


def it_is_there(_game: State, context: Context, where: Places | None) -> bool:
    """Whether it happens at one of these locations."""
    return where is None or context[PLACE] in where


def a_unit_of(game: State, context: Context, unit: int, whose: int) -> bool:
    """Whether it is this unit of time, and whose turn it is."""
    return context[AMOUNT] == unit and is_meant(game, context, context[FIGURE], whose)


when(
    "always",
    codes.ALWAYS,
    whenever,
    rule="FZ-E.01",
    summary="continuous, while its card is in force.",
    en="@label at all times",
    de="@label jederzeit",
    fr="@label en permanence",
)

when(
    "onPlay",
    codes.ON_PLAY,
    whenever,
    rule="FZ-E.02",
    summary="when this card is played.",
    en="when {you} <play> this card",
    de="wenn {you} diese Karte <aus-spielen>",
    fr="lorsque {you} <jouer> cette carte",
)


@declare(
    TRIGGER,
    "onDrawn",
    rule="FZ-E.03",
    moment=codes.ON_DRAWN,
    en="when {this card} <be> drawn",
    de="wenn {this card} gezogen <werden>",
    fr="lorsque {this card} <être> {~pioché}",
)
def on_drawn(_game: State, context: Context) -> bool:
    """On drawn: when this recon or twist card is drawn."""
    return bool(context[AMOUNT] == context[SOURCE])


when(
    "atSetup",
    codes.AT_SETUP,
    whenever,
    rule="FZ-D.08",
    summary="when everything is on the board, before the first round.",
    en="before the first round",
    de="vor der ersten Runde",
    fr="avant le premier round",
)


@declare(
    TRIGGER,
    "beforeAttack",
    _who("by"),
    _who("on"),
    choices("type", *ATTACK_TYPES, default=EVERY_TYPE),
    rule="FZ-E.04",
    moment=codes.BEFORE_ATTACK,
    en="before {by who>figure attacker} <attack>[on: {on who.acc>other}][type: {type with}]{#attack}",
    de="bevor {by who>figure attacker}[on: {on who.acc>other}][type: {type with}] <an-greifen>{#attack}",
    fr=(
        "lorsque {by who>figure attacker} <aller> effectuer une attaque[type: {type of}][on: contre "
        "{on who.dat>other}]{#attack}"
    ),
)
def before_attack(game: State, context: Context, by: int, on: int, types: int) -> bool:
    """Before an attack: it is declared, the dice are not yet rolled."""
    return (
        is_meant(game, context, context[FIGURE], by)
        and (on == ANYONE or is_meant(game, context, context[OTHER], on))
        and bool(types >> game.attacks[-1].type & 1)
    )


when(
    "afterRoll",
    codes.AFTER_ROLL,
    both_are_meant,
    _who("by"),
    _who("on"),
    rule="FZ-E.05",
    summary="the attack dice lie on the table, hits are not yet counted.",
    en="after {by who>figure attacker} <roll> the attack dice[on: against {on who.acc>other}]",
    de="nachdem {by who>figure attacker} die Angriffswürfel[on: gegen {on who.acc>other}] geworfen <haben>",
    fr="lorsque {by who>figure attacker} <avoir> lancé les dés d'attaque[on: contre {on who.dat>other}]",
)


@declare(
    TRIGGER,
    "afterAttack",
    _who("by"),
    _who("on"),
    choice("result", "any", "hit", "miss", default="any"),
    rule="FZ-E.06",
    moment=codes.AFTER_ATTACK,
    en="after {by who>figure attacker} <attack>[on: {on who.acc>other}][result: {result}]",
    de="nachdem {by who>figure attacker}[on: {on who.acc>other}][result: {result}] angegriffen <haben>",
    fr="lorsque {by who>figure attacker} <avoir> effectué une attaque[on: contre {on who.dat>other}][result: {result}]",
)
def after_attack(game: State, context: Context, by: int, on: int, result: int) -> bool:
    """After an attack: it is resolved."""
    fits = result == 0 or (result == 1) == (context[AMOUNT] > 0)
    return (
        fits
        and is_meant(game, context, context[FIGURE], by)
        and (on == ANYONE or is_meant(game, context, context[OTHER], on))
    )


@declare(
    TRIGGER,
    "whenAttacked",
    _who("who", "self"),
    choices("type", *ATTACK_TYPES, default=EVERY_TYPE),
    rule="FZ-E.07",
    moment=codes.WHEN_ATTACKED,
    en="when {who who>figure} <be> attacked[type: {type with}]",
    de="wenn {who who>figure}[type: {type with}] angegriffen <werden>",
    fr="lorsque {who who>figure} <être> la cible d'une attaque[type: {type of}]",
)
def when_attacked(game: State, context: Context, who: int, types: int) -> bool:
    """When attacked: a figure is attacked, perhaps with a certain type."""
    return is_meant(game, context, context[FIGURE], who) and bool(types >> game.attacks[-1].type & 1)


when(
    "whenTargeted",
    codes.WHEN_TARGETED,
    it_is_meant,
    _who("who"),
    rule="FZ-E.08",
    summary="a hero becomes the target of an attack, before the roll.",
    en="when {who who>figure} <become> the target of an attack",
    de="wenn {who who>figure} zum Ziel eines Angriffs <werden>",
    fr="lorsque {who who>figure} <devenir> la cible d'une attaque",
)

when(
    "whenHit",
    codes.WHEN_HIT,
    both_are_meant,
    _who("who"),
    _who("by"),
    rule="FZ-E.09",
    summary="a hero is about to take hits.",
    en="when {who who>figure} <be> about to take hits[by: from {by who.acc>other}]",
    de="bevor {who who>figure}[by: durch {by who.acc>other}] Treffer <erleiden>",
    fr="lorsque {who who>figure} <aller> encaisser des succès[by: de la part de {by who.dat>other}]",
)

when(
    "beforeKnockDown",
    codes.BEFORE_KNOCK_DOWN,
    it_is_meant,
    _who("who"),
    rule="FZ-E.10",
    summary="a hero is about to be knocked down.",
    en="when {who who>figure} <be> about to be knocked down{#figure}",
    de="bevor {who who>figure} niedergeschlagen <werden>{#figure}",
    fr="lorsque {who who>figure} <aller> être {~mis,mise} au tapis{#figure}",
)

when(
    "whenKnockedDown",
    codes.WHEN_KNOCKED_DOWN,
    it_is_meant,
    _who("who"),
    rule="FZ-E.10",
    summary="a hero has been knocked down.",
    en="when {who who>figure} <be> knocked down{#figure}",
    de="wenn {who who>figure} niedergeschlagen <werden>{#figure}",
    fr="lorsque {who who>figure} <être> {~mis,mise} au tapis{#figure}",
)

when(
    "whenKilled",
    codes.WHEN_KILLED,
    both_are_meant,
    _who("who", "self"),
    _who("by"),
    rule="FZ-E.11",
    summary="a monster has been killed or a boss defeated.",
    en="when [by:{by who>other} <kill> {who who.acc>figure}|{who who>figure} <be> killed]{#figure}",
    de="wenn [by:{by who>other} {who who.acc>figure} <töten>|{who who>figure} getötet <werden>]{#figure}",
    fr="lorsque [by:{by who>other} <tuer> {who who.acc>figure}|{who who>figure} <être> {~tué}]{#figure}",
)

when(
    "whenWounded",
    codes.WHEN_WOUNDED,
    both_are_meant,
    _who("who", "self"),
    _who("by"),
    rule="FZ-E.11",
    summary="a boss has lost power tokens, to an attack or to an effect.",
    en="when [by:{by who>other} <wound> {who who.acc>figure}|{who who>figure} <be> wounded]{#figure}",
    de="wenn [by:{by who>other} {who who.acc>figure} <verwunden>|{who who>figure} verwundet <werden>]{#figure}",
    fr="lorsque [by:{by who>other} <blesser> {who who.acc>figure}|{who who>figure} <être> {~blessé}]{#figure}",
)

when(
    "onSpecial",
    codes.ON_SPECIAL,
    it_is_meant,
    _who("who", "self"),
    rule="FZ-E.12",
    summary="the activation die shows the special symbol.",
    en="when {the activation-die} <show> the special symbol[who: for {who who.acc>figure}]",
    de="wenn {the activation-die}[who: für {who who.acc>figure}] das Spezialsymbol <zeigen>",
    fr="lorsque {the activation-die} <indiquer> le symbole spécial[who: pour {who who.dat>figure}]",
)

when(
    "onActivate",
    codes.ON_ACTIVATE,
    it_is_meant,
    _who("who", "self"),
    rule="FZ-E.13",
    summary="a monster's activation begins.",
    en="when {who who>figure} <be> activated",
    de="wenn {who who>figure} aktiviert <werden>",
    fr="lorsque {who who>figure} <être> {~activé}",
)

when(
    "onMoveSymbol",
    codes.ON_MOVE_SYMBOL,
    it_is_meant,
    _who("who", "self"),
    rule="FZ-E.13",
    summary="the activation die shows the move symbol.",
    en="when {the activation-die} <show> the move symbol[who: for {who who.acc>figure}]",
    de="wenn {the activation-die}[who: für {who who.acc>figure}] das Bewegungssymbol <zeigen>",
    fr="lorsque {the activation-die} <indiquer> le symbole de déplacement[who: pour {who who.dat>figure}]",
)


@declare(
    TRIGGER,
    "onSpawn",
    _who("who", "monster"),
    choices("how", *ARRIVALS, default=list(ARRIVALS)),
    rule="FZ-E.14",
    moment=codes.ON_SPAWN,
    en="when {who who>figure} <appear>[how: {how}]{#figure}",
    de="wenn {who who>figure}[how: {how}] aufgestellt <werden>{#figure}",
    fr="lorsque {who who>figure} <apparaître>[how: {how}]{#figure}",
)
def on_spawn(game: State, context: Context, who: int, how: int) -> bool:
    """On spawn: a monster is placed on the board."""
    return is_meant(game, context, context[FIGURE], who) and bool(how >> context[AMOUNT] & 1)


when(
    "onEnter",
    codes.ON_ENTER,
    it_is_meant_there,
    _who("who"),
    places("at", None),
    rule="FZ-E.15",
    summary="a figure enters a location.",
    en="when {who who>figure} <enter> [at:{at.a.acc}|a location]",
    de="wenn {who who>figure} [at:{at.a.acc}|einen Ort] <betreten>",
    fr="lorsque {who who>figure} <entrer> dans [at:{at.a.acc}|une zone]",
)

when(
    "onLeave",
    codes.ON_LEAVE,
    it_is_meant_there,
    _who("who"),
    places("at", None),
    rule="FZ-E.15",
    summary="a figure leaves a location.",
    en="when {who who>figure} <leave> [at:{at.a.acc}|a location]",
    de="wenn {who who>figure} [at:{at.a.acc}|einen Ort] <verlassen>",
    fr="lorsque {who who>figure} <quitter> [at:{at.a.acc}|une zone]",
)

when(
    "onFlee",
    codes.ON_FLEE,
    it_is_meant,
    _who("who", "hero"),
    rule="FZ-E.16",
    summary="a hero walks out of a location with a monster.",
    en="when {who who>figure} <flee>",
    de="wenn {who who>figure} <fliehen>",
    fr="lorsque {who who>figure} <fuir>",
)

when(
    "onMove",
    codes.ON_MOVE,
    it_is_meant,
    _who("who", "hero"),
    rule="FZ-E.15",
    summary="a hero has moved.",
    en="after {who who>figure} <move>",
    de="nachdem {who who>figure} eine Bewegung ausgeführt <haben>",
    fr="lorsque {who who>figure} <avoir> effectué un déplacement",
)

when(
    "onSearch",
    codes.ON_SEARCH,
    it_is_meant,
    _who("who", "hero"),
    rule="FZ-E.17",
    summary="a hero searches.",
    en="when {who who>figure} <search>{#deck}",
    de="wenn {who who>figure} einen Ort <durchsuchen>{#deck}",
    fr="lorsque {who who>figure} <fouiller> une zone{#deck}",
)


@declare(
    TRIGGER,
    "onReconDrawn",
    _who("who", "hero"),
    choice("kind", "any", "event", "discovery", default="any"),
    rule="FZ-E.17",
    moment=codes.ON_RECON_DRAWN,
    en="when {who who>figure} <draw> [kind=event:an event|[kind=discovery:a discovery|a recon card]]{#deck}",
    de=(
        "wenn {who who>figure} eine "
        "[kind=event:Ereigniskarte|[kind=discovery:Entdeckungskarte|Aufklärungskarte]] <ziehen>{#deck}"
    ),
    fr=(
        "lorsque {who who>figure} <piocher> une carte [kind=event:évènement|[kind=discovery:découverte|de "
        "reconnaissance]]{#deck}"
    ),
)
def on_recon_drawn(game: State, context: Context, who: int, kind: int) -> bool:
    """On a recon card: an event or a discovery turns up."""
    return is_meant(game, context, context[FIGURE], who) and (kind == 0 or kind - 1 == context[AMOUNT])


@declare(
    TRIGGER,
    "onObjectiveComplete",
    ref("objective", "objective", None),
    rule="FZ-E.18",
    moment=codes.ON_OBJECTIVE_COMPLETE,
    en="when [objective:{objective}|{a objective}] <be> completed",
    de="wenn [objective:{objective}|{a objective}] erfüllt <werden>",
    fr="lorsque [objective:{objective}|{a objective}] <être> {~accompli}",
)
def on_objective_complete(_game: State, context: Context, objective: int | None) -> bool:
    """On completion: an objective is completed."""
    return objective is None or context[PLACE] == objective


@declare(
    TRIGGER,
    "onTokensReached",
    cards("card", "thisCard"),
    number("n", low=1),
    rule="FZ-E.19",
    moment=codes.ON_TOKENS_REACHED,
    en="as soon as {n intel-token} <lie> on {card.acc}",
    de="sobald {n intel-token} auf {card.dat} <liegen>",
    fr="dès que {n intel-token} <se trouver> sur {card.acc}",
)
def on_tokens_reached(_game: State, context: Context, card: Figures, n: int) -> bool:
    """On tokens: so many intel tokens lie on a card."""
    return context[PLACE] in card and context[AMOUNT] == n


when(
    "startOf",
    codes.START_OF,
    a_unit_of,
    choice("unit", *TIME_UNITS),
    _who("whose"),
    rule="FZ-E.20",
    summary="a round, a phase or a turn begins.",
    en="at the start of [unit=turn:[whose:{whose who's turn.acc>figure}|{every unit.acc}]|{every unit.acc}]",
    de="zu Beginn [unit=turn:[whose:{whose who's turn.gen>figure}|{every unit.gen}]|{every unit.gen}]",
    fr="au début de [unit=turn:[whose:{whose who's turn.acc>figure}|{every unit.acc}]|{every unit.acc}]",
)

when(
    "endOf",
    codes.END_OF,
    a_unit_of,
    choice("unit", *TIME_UNITS),
    _who("whose"),
    rule="FZ-E.20",
    summary="a round, a phase or a turn ends.",
    en="at the end of [unit=turn:[whose:{whose who's turn.acc>figure}|{every unit.acc}]|{every unit.acc}]",
    de="am Ende [unit=turn:[whose:{whose who's turn.gen>figure}|{every unit.gen}]|{every unit.gen}]",
    fr="à la fin de [unit=turn:[whose:{whose who's turn.acc>figure}|{every unit.acc}]|{every unit.acc}]",
)


@declare(
    TRIGGER,
    "onThreatAdvance",
    number("space", None),
    rule="FZ-E.21",
    moment=codes.ON_THREAT_ADVANCE,
    en="when {the threat-marker} [space:<reach> space {space numeral}|<advance>]",
    de="wenn {the threat-marker} [space:Feld {space numeral} <erreichen>|<vor-rücken>]",
    fr="lorsque {the threat-marker} [space:<atteindre> la case {space numeral}|<avancer>]",
)
def on_threat_advance(_game: State, context: Context, space: int | None) -> bool:
    """On threat: the threat marker advances."""
    return space is None or context[AMOUNT] == space


when(
    "onTwist",
    codes.ON_TWIST,
    whenever,
    rule="FZ-E.21",
    summary="a twist card is drawn.",
    en="when {a twist-card} <be> drawn{#deck}",
    de="wenn {a twist-card} gezogen <werden>{#deck}",
    fr="lorsque {a twist-card} <être> {~pioché}{#deck}",
)


@declare(
    TRIGGER,
    "onCoin",
    choice("side", "heads", "tails", "any", default="any"),
    rule="FZ-E.22",
    moment=codes.ON_COIN,
    en="when {the coin} <be> turned[side: {side}]",
    de="wenn {the coin}[side: {side}] gedreht <werden>",
    fr="lorsque {the coin} <être> {~retourné}[side: {side}]",
)
def on_coin(_game: State, context: Context, side: int) -> bool:
    """On the coin: the lucky coin is turned."""
    return side in (2, context[AMOUNT])


@declare(
    TRIGGER,
    "onDiscard",
    _who("who", "hero"),
    choices("cause", *DISCARD_CAUSES, default=list(DISCARD_CAUSES)),
    rule="FZ-E.23",
    moment=codes.ON_DISCARD,
    en="when {who who>figure} <discard> cards[cause: {cause}]",
    de="wenn {who who>figure}[cause: {cause}] Karten <ab-werfen>",
    fr="lorsque {who who>figure} <défausser> des cartes[cause: {cause}]",
)
def on_discard(game: State, context: Context, who: int, cause: int) -> bool:
    """On discarding: cards leave a hand for the discard pile."""
    return is_meant(game, context, context[FIGURE], who) and bool(cause >> context[PLACE] & 1)


when(
    "onDrawCards",
    codes.ON_DRAW_CARDS,
    it_is_meant,
    _who("who", "hero"),
    rule="FZ-E.23",
    summary="a player draws action cards.",
    en="when {who who>figure} <draw> cards",
    de="wenn {who who>figure} Karten <ziehen>",
    fr="lorsque {who who>figure} <piocher> des cartes",
)

when(
    "onReshuffle",
    codes.ON_RESHUFFLE,
    it_is_meant,
    _who("who", "hero"),
    rule="FZ-E.24",
    summary="a player's discard pile becomes the new deck.",
    en="when {who who>figure} <shuffle> the discard pile into a new deck",
    de="wenn {who who>figure} den Ablagestapel zu einem neuen Deck <mischen>",
    fr="lorsque {who who>figure} <mélanger> la défausse pour former un nouveau paquet",
)

when(
    "asAction",
    codes.AS_ACTION,
    it_is_there,
    places("where", None),
    rule="FZ-E.25",
    summary="offered to heroes at the right place.",
    en="action[where:, {where at}]:",
    de="Aktion[where: {where at}]:",
    fr="action[where:, {where at}]:",
)

when(
    "asFreeAction",
    codes.AS_FREE_ACTION,
    it_is_there,
    places("where", None),
    rule="FZ-E.26",
    summary="the same, without counting as an action.",
    en="free action[where:, {where at}]:",
    de="freie Aktion[where: {where at}]:",
    fr="action gratuite[where:, {where at}]:",
)


@declare(
    TRIGGER,
    "onActivationRoll",
    _who("who", "self"),
    choices("symbol", *ACTIVATION_FACES, default=list(ACTIVATION_FACES)),
    rule="FZ-E.67",
    moment=codes.ON_ACTIVATION_ROLL,
    en="when {the activation-die} <show> [symbol:{symbol}|a symbol][who: for {who who.acc>figure}]",
    de="wenn {the activation-die}[who: für {who who.acc>figure}] [symbol:{symbol}|ein Symbol] <zeigen>",
    fr="lorsque {the activation-die} <indiquer> [symbol:{symbol}|un symbole][who: pour {who who.dat>figure}]",
)
def on_activation_roll(game: State, context: Context, who: int, symbols: int) -> bool:
    """On an activation roll: the activation die lies on the table and has not taken effect yet."""
    return is_meant(game, context, context[FIGURE], who) and bool(symbols >> context[AMOUNT] & 1)


when(
    "onSpawnRoll",
    codes.ON_SPAWN_ROLL,
    it_is_meant,
    _who("who", "monster"),
    rule="FZ-E.67",
    summary="the spawn die lies on the table and the monster is not placed yet.",
    en="when {the spawn-die} <be> rolled[who: for {who who.acc>figure}]",
    de="wenn {the spawn-die}[who: für {who who.acc>figure}] geworfen <werden>",
    fr="lorsque {the spawn-die} <être> {~lancé}[who: pour {who who.dat>figure}]",
)
