"""Under which condition (section 9.4)."""

from engine.core.effects.program import AMOUNT, BEARER, Context
from engine.core.effects.table import CONDITION, choice, figures, is_one, number, places
from engine.rulesets.countdown.codes import (
    BOMB,
    BOOBY_TRAP,
    CIVILIAN,
    FIRST_CARD,
    HOSTAGE,
    NO_CARD,
    OBJECTIVES,
    ZONE_KINDS,
)
from engine.rulesets.countdown.rules.ch14_tactics import retreat_zones
from engine.rulesets.countdown.rules.ch18_experience import ability_level
from engine.rulesets.countdown.rules.force import declared_shots, zone_of
from engine.rulesets.countdown.rules.zones import active_traps, enemies_in, is_secured
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary.base import (
    Figures,
    Places,
    card_of,
    cards_of,
    declare,
    is_enemy,
    is_op,
    kind_of,
    ops_of,
)

MODES = ("single", "campaign", "traitor")


# --- ops ------------------------------------------------------------------------------------------


@declare(
    CONDITION,
    "energyAtLeast",
    figures("who", "self"),
    number("n", 1, low=0),
    rule="CD-12.08",
    en="{who.all} <have> at least {n energy.acc}",
    de="{who.all} <haben> {not} mindestens {n energy.acc}",
    fr="{who.all} <avoir> au moins {n energy.acc}",
)
def energy_at_least(game: State, _context: Context, who: Figures, n: int) -> bool:
    """Energy at least: every one of the ops can pay so much."""
    ops = ops_of(who)
    return bool(ops) and all(game.energy[op] >= n for op in ops)


@declare(
    CONDITION,
    "energyBelowMax",
    figures("who", "self"),
    rule="CD-21.02",
    en="{who.all} <have> less than the most energy",
    de="{who.all} <haben> {not} weniger als die höchste Energie",
    fr="{who.all} <avoir> moins que l'énergie maximale",
)
def energy_below_max(game: State, _context: Context, who: Figures) -> bool:
    """Energy below its limit: every one of the ops can gain energy."""
    ops = ops_of(who)
    return bool(ops) and all(game.energy[op] < game.scenario.energy_max[game.ops[op]] for op in ops)


@declare(
    CONDITION,
    "wounded",
    figures("who", "self"),
    rule="CD-31.04",
    en="{who.all} <be> wounded @adjective wounded",
    de="{who.all} <sein> {not} verwundet @adjective wounded",
    fr="{who.all} <être> {~blessé} @adjective wounded",
)
def wounded(game: State, _context: Context, who: Figures) -> bool:
    """Wounded: every one of the ops lives and has less health than healing can give (2, CD-90.68)."""
    ops = ops_of(who)
    return bool(ops) and all(0 < game.health[op] < game.scenario.heal_limit[game.ops[op]] for op in ops)


def is_fighting(game: State, op: int) -> bool:
    """Whether a firefight is under way in an op's zone."""
    return any(fight.zone == game.op_at[op] for fight in game.firefights)


@declare(
    CONDITION,
    "inFirefight",
    figures("who", "self"),
    rule="CD-12.05",
    en="{who.a} <be> in a firefight @it in a firefight",
    de="{who.a} <sich befinden> {not} in einem Feuergefecht @it in einem Feuergefecht",
    fr="{who.a} <être> en pleine fusillade @it en pleine fusillade",
)
def in_firefight(game: State, _context: Context, who: Figures) -> bool:
    """In a firefight: a firefight is under way in the zone of one of the ops."""
    return any(is_fighting(game, op) for op in ops_of(who))


@declare(
    CONDITION,
    "notInFirefight",
    figures("who", "self"),
    rule="CD-12.05",
    en="{who.all} <be> not in a firefight @it outside a firefight",
    de="{who.all} <sich befinden> nicht in einem Feuergefecht @it außerhalb eines Feuergefechts",
    fr="{who.all} <être> hors de toute fusillade @it hors de toute fusillade",
)
def not_in_firefight(game: State, _context: Context, who: Figures) -> bool:
    """Not in a firefight: no firefight is under way in the zone of any of the ops."""
    return not any(is_fighting(game, op) for op in ops_of(who))


@declare(
    CONDITION,
    "canRetreat",
    figures("who", "self"),
    rule="CD-90.21",
    en="{who.all} <can> retreat",
    de="{who.all} <können> sich {not} zurückziehen",
    fr="{who.all} <pouvoir> battre en retraite",
)
def can_retreat(game: State, _context: Context, who: Figures) -> bool:
    """Can retreat: every one of the ops has a secured zone next to its own."""
    ops = ops_of(who)
    return bool(ops) and all(retreat_zones(game, op) for op in ops)


@declare(
    CONDITION,
    "attacks",
    figures("who", "self"),
    rule="CD-12.01",
    en="{who.a} <attack>",
    de="{who.a} <an-greifen> {not}",
    fr="{who.a} <attaquer>",
)
def attacks(game: State, _context: Context, who: Figures) -> bool:
    """Attacks: an op has named its target, and the dice are not yet rolled."""
    return any(op in who for op, _enemy in declared_shots(game))


@declare(
    CONDITION,
    "isAttacked",
    figures("who", "self"),
    figures("by", None),
    rule="CD-12.01",
    en="{who.a} <be> attacked[by: by {by.acc}]",
    de="{who.a} <werden>[by: von {by.dat}] {not} angegriffen",
    fr="{who.a} <être> {~attaqué}[by: par {by.dat}]",
)
def is_attacked(game: State, _context: Context, who: Figures, by: Figures | None) -> bool:
    """Is attacked: an enemy is the named target of an op, and the dice are not yet rolled."""
    return any(FIRST_CARD + enemy in who and (by is None or op in by) for op, enemy in declared_shots(game))


@declare(
    CONDITION,
    "numberAtMost",
    figures("who", "self"),
    number("n"),
    rule="CD-11.15",
    en="{who's number-of-op} <be> at most {n.acc}",
    de="{who's number-of-op} <betragen> {not} höchstens {n.acc}",
    fr="{who's number-of-op} <être> d'au plus {n.acc}",
)
def number_at_most(game: State, _context: Context, who: Figures, n: int) -> bool:
    """Number at most: the op number is not above a value, such as a roll."""
    ops = ops_of(who)
    return bool(ops) and all(game.scenario.op_number[game.ops[op]] <= n for op in ops)


@declare(
    CONDITION,
    "abilityLevel",
    figures("who", "self"),
    number("n", low=1, high=3),
    rule="CD-24.05",
    en="{who's ability-level} <be> at least {n.acc}",
    de="{who's ability-level} <betragen> {not} mindestens {n.acc}",
    fr="{who's ability-level} <être> d'au moins {n.acc}",
)
def has_ability_level(game: State, _context: Context, who: Figures, n: int) -> bool:
    """Ability level: the special ability of the ops has reached a level."""
    ops = ops_of(who)
    return bool(ops) and all(ability_level(game, op) >= n for op in ops)


@declare(
    CONDITION,
    "escorting",
    figures("who", "self"),
    rule="CD-15.04",
    en="{who.a} <escort> a hostage",
    de="{who.a} <haben> {not} eine Geisel in Obhut",
    fr="{who.a} <escorter> un otage",
)
def escorting(game: State, _context: Context, who: Figures) -> bool:
    """Escorting: one of the ops has a hostage in its care."""
    return any(game.care[op] != NO_CARD for op in ops_of(who))


@declare(
    CONDITION,
    "notBlocked",
    figures("who", "self"),
    rule="CD-15.10",
    en="{who.all} <be> free of blocking hostages",
    de="{who.all} <sein> {not} frei von blockierenden Geiseln",
    fr="{who.all} <rester> sans otage bloquant",
)
def not_blocked(game: State, _context: Context, who: Figures) -> bool:
    """Not blocked: none of the ops escorts a hostage with the Blocked symbol."""
    return not any(game.care[op] != NO_CARD and game.scenario.is_blocked[game.care[op]] for op in ops_of(who))


# --- what a figure is -----------------------------------------------------------------------------

KINDS = ("op", "enemy", "civilian", "hostage", "bomb", "trap")
_CARD_KINDS = (-1, -1, CIVILIAN, HOSTAGE, BOMB, BOOBY_TRAP)


@declare(
    CONDITION,
    "isA",
    figures("who"),
    choice("kind", *KINDS),
    rule="CD-2.22",
    **is_one("who", "kind"),
)
def is_a(game: State, _context: Context, who: Figures, kind: int) -> bool:
    """Is a: every one of the figures is of a kind."""
    if kind == 0:
        return bool(who) and all(is_op(figure) for figure in who)
    if kind == 1:
        return bool(who) and all(is_enemy(game, figure) for figure in who)
    return bool(who) and all(kind_of(game, figure) == _CARD_KINDS[kind] for figure in who)


@declare(
    CONDITION,
    "isSame",
    figures("a"),
    figures("b"),
    rule="CD-50",
    symmetric=True,
    en="{a.a} <be> {b.a.acc} @itnot other than {b.a.acc}",
    de="{a.a} <sein> {not} {b.a} @itnot außer {b.a.dat}",
    fr="{a.a} <être> {b.a.dat} @itnot autre que {b.a.dat}",
)
def is_same(_game: State, _context: Context, a: Figures, b: Figures) -> bool:
    """Is the same: two figures are one and the same."""
    return bool(a) and a == b


# --- cards ----------------------------------------------------------------------------------------


@declare(
    CONDITION,
    "revealed",
    figures("card", "self"),
    rule="CD-28.02",
    en="{card.all} <be> revealed @adjective revealed",
    de="{card.all} <sein> {not} aufgedeckt @adjective revealed",
    fr="{card.all} <être> {~révélé} @adjective revealed",
)
def revealed(game: State, _context: Context, card: Figures) -> bool:
    """Revealed: every one of the cards lies open."""
    cards = cards_of(card)
    return bool(cards) and all(game.is_face_up(one) for one in cards)


@declare(
    CONDITION,
    "hidden",
    figures("card", "self"),
    rule="CD-28.02",
    en="{card.all} <lie> face down @adjective hidden",
    de="{card.all} <liegen> {not} verdeckt @adjective hidden",
    fr="{card.all} <être> {~caché} @adjective hidden",
)
def hidden(game: State, _context: Context, card: Figures) -> bool:
    """Hidden: every one of the cards lies face down in a zone."""
    cards = cards_of(card)
    return bool(cards) and all(
        not game.is_face_up(one) and zone_of(game, figure) >= 0
        for one, figure in zip(cards, [f for f in card if card_of(f) != NO_CARD], strict=True)
    )


@declare(
    CONDITION,
    "revealedBeforeEntry",
    figures("card", "self"),
    rule="CD-10.04",
    en="{card.all} <be> revealed before the ops entered",
    de="{card.all} <sein> {not} schon vor dem Betreten der Zone aufgedeckt",
    fr="{card.all} <être> {~révélé} avant l'entrée des agents",
)
def revealed_before_entry(game: State, _context: Context, card: Figures) -> bool:
    """Revealed before entry: every one of the cards lay open when ops entered its zone this round."""
    cards = cards_of(card)
    return bool(cards) and all(game.known_at_entry >> one & 1 for one in cards)


@declare(
    CONDITION,
    "carrierAlive",
    rule="CD-11.14",
    en="{self} <be> still in play",
    de="{self} <sein> {not} noch im Spiel",
    fr="{self} <être> toujours en jeu",
)
def carrier_alive(game: State, context: Context) -> bool:
    """Carrier alive: whoever bears this ability is still in a zone."""
    return zone_of(game, context[BEARER]) >= 0


# --- zones ----------------------------------------------------------------------------------------


@declare(
    CONDITION,
    "zoneHasNoEnemy",
    places("at", "zoneOf"),
    rule="CD-7.04",
    en="{at.all} <be> without enemies @it without enemies",
    de="{at.all} <sein> {not} ohne Gegner @it ohne Gegner",
    fr="{at.all} <être> sans ennemi @it sans ennemi",
)
def zone_has_no_enemy(game: State, _context: Context, at: Places) -> bool:
    """No enemy in the zone: no revealed enemy is there."""
    return not any(enemies_in(game, zone) for zone in at)


@declare(
    CONDITION,
    "zoneHasNoActiveTrap",
    places("at", "zoneOf"),
    rule="CD-7.05",
    en="{at.all} <be> without an active booby trap @it without an active booby trap",
    de="{at.all} <sein> {not} ohne aktive Sprengfalle @it ohne aktive Sprengfalle",
    fr="{at.all} <être> sans piège actif @it sans piège actif",
)
def zone_has_no_active_trap(game: State, _context: Context, at: Places) -> bool:
    """No active trap in the zone: no revealed booby trap is there."""
    return not any(active_traps(game, zone) for zone in at)


@declare(
    CONDITION,
    "zoneHasNoOps",
    places("at", "zoneOf"),
    rule="CD-26.03",
    en="{at.all} <be> without ops @it without ops",
    de="{at.all} <sein> {not} ohne Special Ops @it ohne Special Ops",
    fr="{at.all} <être> sans agent @it sans agent",
)
def zone_has_no_ops(game: State, _context: Context, at: Places) -> bool:
    """No ops in the zone: no op is there."""
    return not any(place in at for place in game.op_at)


@declare(
    CONDITION,
    "zoneSecured",
    places("at", "zoneOf"),
    rule="CD-9.05",
    en="{at.all} <be> secured @adjective secured",
    de="{at.all} <sein> {not} gesichert @adjective secured",
    fr="{at.all} <être> {~sécurisé} @adjective secured",
)
def zone_secured(game: State, _context: Context, at: Places) -> bool:
    """Secured: every one of the zones is secured; infiltration and exfiltration zones always are (CD-90.28)."""
    return bool(at) and all(is_secured(game, zone) for zone in at)


@declare(
    CONDITION,
    "zoneUnsecured",
    places("at", "zoneOf"),
    rule="CD-14.03",
    en="{at.all} <be> unsecured @adjective unsecured",
    de="{at.all} <sein> {not} ungesichert @adjective unsecured",
    fr="{at.all} <être> {~non sécurisé} @adjective unsecured",
)
def zone_unsecured(game: State, _context: Context, at: Places) -> bool:
    """Unsecured: none of the zones is secured."""
    return bool(at) and not any(is_secured(game, zone) for zone in at)


@declare(
    CONDITION,
    "isZone",
    places("at", "zoneOf"),
    choice("kind", *ZONE_KINDS),
    rule="CD-5.02",
    **is_one("at", "kind"),
)
def is_zone(game: State, _context: Context, at: Places, kind: int) -> bool:
    """Is a zone: every one of the zones is a threat, objective, infiltration or exfiltration zone."""
    return bool(at) and all(game.board.zone_kind[zone] == kind for zone in at)


@declare(
    CONDITION,
    "adjacent",
    figures("a", "self"),
    figures("b"),
    rule="CD-9.04",
    symmetric=True,
    en="{a.a} <be> in a zone next to {b.a.acc} @it in a zone next to {b.a.acc}",
    de="{a.a} <sich befinden> {not} in einer Zone neben {b.a.dat} @it in einer Zone neben {b.a.dat}",
    fr="{a.a} <être> dans une zone voisine de {b.a.dat} @it dans une zone voisine de {b.a.dat}",
)
def adjacent(game: State, _context: Context, a: Figures, b: Figures) -> bool:
    """Adjacent: two figures are in neighbouring zones."""
    others = {zone_of(game, figure) for figure in b}
    zones = [zone_of(game, figure) for figure in a]
    return any(zone in others for one in zones if one >= 0 for zone in game.board.adjacent[one])


@declare(
    CONDITION,
    "sameZone",
    figures("a", "self"),
    figures("b"),
    rule="CD-31.02",
    symmetric=True,
    en="{a.a} <be> {b.a's zone at} @it {b.a's zone at}",
    de="{a.a} <sich befinden> {not} {b.a's zone at} @it {b.a's zone at}",
    fr="{a.a} <être> {b.a's zone at} @it {b.a's zone at}",
)
def same_zone(game: State, _context: Context, a: Figures, b: Figures) -> bool:
    """Same zone: two figures are in one zone."""
    others = [(figure, zone_of(game, figure)) for figure in b]
    return any(x != y and zone >= 0 and zone_of(game, x) == zone for x in a for y, zone in others)


# --- rolls ----------------------------------------------------------------------------------------


@declare(
    CONDITION,
    "rollAtLeast",
    number("n"),
    rule="CD-12.10",
    en="the roll <be> at least {n.acc}",
    de="der Wurf <betragen> {not} mindestens {n.acc}",
    fr="le jet <être> d'au moins {n.acc}",
)
def roll_at_least(_game: State, context: Context, n: int) -> bool:
    """Roll at least: what was rolled reaches a value, such as a defence."""
    return bool(context[AMOUNT] >= n)


@declare(
    CONDITION,
    "rollAtMost",
    number("n"),
    rule="CD-13.04",
    en="the roll <be> at most {n.acc}",
    de="der Wurf <betragen> {not} höchstens {n.acc}",
    fr="le jet <être> d'au plus {n.acc}",
)
def roll_at_most(_game: State, context: Context, n: int) -> bool:
    """Roll at most: what was rolled does not exceed a value, such as an attack value."""
    return bool(context[AMOUNT] <= n)


# --- the mission ----------------------------------------------------------------------------------


@declare(
    CONDITION,
    "missionLevel",
    number("n", low=1, high=3),
    rule="CD-33.21",
    en="the threat level of the mission <be> at least {n.acc}",
    de="die Bedrohungsstufe der Mission <betragen> {not} mindestens {n.acc}",
    fr="le niveau de menace de la mission <être> d'au moins {n.acc}",
)
def mission_level(game: State, _context: Context, n: int) -> bool:
    """Mission level: the threat level has reached a value."""
    return game.scenario.level >= n


@declare(
    CONDITION,
    "missionType",
    choice("type", *OBJECTIVES),
    rule="CD-1.07",
    en="the mission <be> about {type}",
    de="die Mission <sich drehen> {not} um {type}",
    fr="la mission <porter> sur les {type}",
)
def mission_type(game: State, _context: Context, type_: int) -> bool:
    """Mission type: what the mission is about."""
    return game.scenario.objective == type_


@declare(
    CONDITION,
    "mode",
    choice("mode", *MODES),
    rule="CD-3.18",
    en="this <be> {mode}",
    de="dies <sein> {not} {mode}",
    fr="ceci <être> {mode}",
)
def mode(game: State, _context: Context, mode_: int) -> bool:
    """Mode: a single mission, a mission of a campaign, or traitor mode."""
    if MODES[mode_] == "traitor":
        return bool(game.roles)
    return game.scenario.is_campaign == (MODES[mode_] == "campaign")


@declare(
    CONDITION,
    "timeAtMost",
    number("n"),
    rule="CD-20.02",
    en="the time marker <stand> on {n.acc} or less",
    de="der Zeitmarkierer <stehen> {not} auf höchstens {n.acc}",
    fr="le marqueur de temps <indiquer> au plus {n.acc}",
)
def time_at_most(game: State, _context: Context, n: int) -> bool:
    """Time at most: the time marker stands on a value or beyond it."""
    return game.time <= n


@declare(
    CONDITION,
    "scoreBelow",
    number("n"),
    rule="CD-22.04",
    en="the mission score <be> below {n.acc}",
    de="die Missionswertung <liegen> {not} unter {n.dat}",
    fr="le score de mission <être> inférieur à {n.acc}",
)
def score_below(game: State, _context: Context, n: int) -> bool:
    """Score below: the mission score is worse than a value."""
    return game.score < n
