"""Under which condition (FZ-E.27 to FZ-E.42)."""

from engine.core.effects.control import COMPARISONS, is_so
from engine.core.effects.program import Context
from engine.core.effects.table import (
    CONDITION,
    TAG,
    Param,
    cards,
    choice,
    choices,
    figures,
    flag,
    is_one,
    number,
    places,
    ref,
)
from engine.rulesets.fireteam_zero.codes import (
    ATTACK_TYPES,
    CLASSES,
    COIN,
    LYING,
    OBJECTIVE_STATES,
    POOLS,
    TERRAIN,
)
from engine.rulesets.fireteam_zero.rules.ch06_bosses import boss_in_play
from engine.rulesets.fireteam_zero.rules.ch13_objectives import count_tokens
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import Figures, Places, declare, is_hero, is_monster

FIGURES_COUNTED = ("activeHeroes", "heroes", "monsters", "minions", "elites", "specialists", "figures")


@declare(
    CONDITION,
    "within",
    figures("a", "you"),
    figures("b"),
    number("range", 1, low=0),
    rule="FZ-E.27",
    symmetric=True,
    en=(
        "{a.a} <be> within range {range numeral} of {b.a.acc} @it within range {range numeral} of {b.a.acc} "
        "@none {b.no} <be> within range {range numeral} of {a.acc}"
    ),
    de=(
        "{a.a} <sich befinden> {not} in Reichweite {range numeral} von {b.a.dat} @it in Reichweite {range numeral} "
        "von {b.a.dat} @none {b.no} <sich befinden> in Reichweite {range numeral} von {a.dat}"
    ),
    fr=(
        "{a.a} <être> à portée {range numeral} de {b.a.dat} @it à portée {range numeral} de {b.a.dat} "
        "@none {b.no} ne <être> à portée {range numeral} de {a.dat}"
    ),
)
def within(game: State, _context: Context, a: Figures, b: Figures, reach: int) -> bool:
    """Within: two figures are at most so far apart."""
    ranges, count = game.scenario.range_table, game.scenario.location_count
    others = [game.place_of(figure) for figure in b]
    for figure in a:
        place = game.place_of(figure)
        for other in others:
            if place >= 0 and other >= 0 and ranges[place * count + other] <= reach:
                return True
    return False


@declare(
    CONDITION,
    "sameLocation",
    figures("a", "you"),
    figures("b"),
    rule="FZ-E.28",
    symmetric=True,
    en="{a.a} <be> {b.a's location at} @it {b.a's location at} @none {b.no} <be> {a's location at}",
    de=(
        "{a.a} <sich befinden> {not} {b.a's location at} @it {b.a's location at} "
        "@none {b.no} <sich befinden> {a's location at}"
    ),
    fr="{a.a} <être> {b.a's location at} @it {b.a's location at} @none {b.no} ne <être> {a's location at}",
)
def same_location(game: State, _context: Context, a: Figures, b: Figures) -> bool:
    """Same location: two figures share a location."""
    for figure in a:
        place = game.place_of(figure)
        if place >= 0:
            for other in b:
                if other != figure and game.place_of(other) == place:
                    return True
    return False


@declare(
    CONDITION,
    "sameSector",
    figures("a", "you"),
    figures("b"),
    rule="FZ-E.28",
    symmetric=True,
    en="{a.a} <be> {b.a's sector at} @it {b.a's sector at} @none {b.no} <be> {a's sector at}",
    de=(
        "{a.a} <sich befinden> {not} {b.a's sector at} @it {b.a's sector at} "
        "@none {b.no} <sich befinden> {a's sector at}"
    ),
    fr="{a.a} <être> {b.a's sector at} @it {b.a's sector at} @none {b.no} ne <être> {a's sector at}",
)
def same_sector(game: State, _context: Context, a: Figures, b: Figures) -> bool:
    """Same sector: two figures stand on the same tile."""
    sector = game.scenario.sector_of
    at_a = [(figure, game.place_of(figure)) for figure in a if game.place_of(figure) >= 0]
    at_b = [(figure, game.place_of(figure)) for figure in b if game.place_of(figure) >= 0]
    return any(sector[p] == sector[q] for x, p in at_a for y, q in at_b if x != y)


@declare(
    CONDITION,
    "isAt",
    figures("who", "you"),
    places("place"),
    rule="FZ-E.28",
    en="{who.a} <be> {place at} @it {place at}",
    de="{who.a} <sich befinden> {not} {place at} @it {place at}",
    fr="{who.a} <être> {place at} @it {place at}",
)
def is_at(game: State, _context: Context, who: Figures, place: Places) -> bool:
    """Is at: a figure stands on one of some locations."""
    return any(game.place_of(figure) in place for figure in who)


@declare(
    CONDITION,
    "isSame",
    figures("a"),
    figures("b"),
    rule="FZ-E.42",
    symmetric=True,
    en="[b=you:{you} <be> {a.a.acc}|{a.a} <be> {b.a.acc}] @itnot other than {b.a.acc}",
    de="[b=you:{you} <sein> {not} {a.a}|{a.a} <sein> {not} {b.a}] @itnot außer {b.a.dat}",
    fr="[b=you:{you} <être> {a.a.dat}|{a.a} <être> {b.a.dat}] @itnot autre que {b.a.dat}",
)
def is_same(_game: State, _context: Context, a: Figures, b: Figures) -> bool:
    """Is the same: two figures are one and the same."""
    return bool(a) and a == b


def count_at(game: State, place: Places, what: int) -> int:
    """How many figures of a kind stand on some locations."""
    if what == 0:
        return sum(at in place for at in game.standing_at)
    if what == 1:
        return sum(at in place for at in game.hero_at)
    if what == 5:
        return sum(at in place for at in game.specialist_at)
    if what == 6:
        return sum(at in place for at in (*game.standing_at, *game.monster_at))
    class_of = game.scenario.monster_class
    return sum(
        at in place and (what == 2 or class_of[game.kinds[monster]] == what - 3)
        for monster, at in enumerate(game.monster_at)
    )


@declare(
    CONDITION,
    "countAt",
    places("place"),
    choice("what", *FIGURES_COUNTED),
    choice("by", *COMPARISONS, default=">="),
    number("n", 1),
    rule="FZ-E.29",
    en=(
        "[by=>=:[n=1:{a what}|at least {n what}]|[by==:[n=0:{no what}|exactly {n what}]|{by compared} {n "
        "what}]] <be> {place at}"
    ),
    de=(
        "[by=>=:[n=1:{a what}|mindestens {n what}]|[by==:[n=0:{no what}|genau {n what}]|{by compared} {n "
        "what}]] <sich befinden> {not} {place at}"
    ),
    fr=(
        "[by=>=:[n=1:{a what}|au moins {n what}]|[by==:[n=0:{no what} ne|exactement {n what}]|{by compared} {n "
        "what}]] <être> {place at}"
    ),
)
def counted_at(game: State, _context: Context, place: Places, what: int, by: int, n: int) -> bool:
    """Count: so many figures stand at a place."""
    return is_so(count_at(game, place, what), by, n)


@declare(
    CONDITION,
    "isActive",
    figures("who", "you"),
    rule="FZ-E.30",
    en="{who.all} <be> active @adjective active",
    de="{who.all} <sein> {not} aktiv @adjective active",
    fr="{who.all} <être> {~actif,active} @adjective active",
)
def is_active(game: State, _context: Context, who: Figures) -> bool:
    """Is active: the heroes stand."""
    return bool(who) and all(is_hero(figure) and game.standing_at[figure] != LYING for figure in who)


@declare(
    CONDITION,
    "isKnockedDown",
    figures("who", "you"),
    rule="FZ-E.30",
    en="{who.all} <be> knocked down @adjective knocked-down",
    de="{who.all} <sein> {not} niedergeschlagen @adjective knocked-down",
    fr="{who.all} <être> {~mis,mise} au tapis @adjective knocked-down",
)
def is_knocked_down(game: State, _context: Context, who: Figures) -> bool:
    """Is knocked down: the heroes are down."""
    return bool(who) and all(is_hero(figure) and game.standing_at[figure] == LYING for figure in who)


@declare(
    CONDITION,
    "isHero",
    figures("who"),
    rule="FZ-E.33",
    **is_one("who", "hero"),
)
def hero_test(_game: State, _context: Context, who: Figures) -> bool:
    """Is a hero: the figures are heroes."""
    return bool(who) and all(is_hero(figure) for figure in who)


@declare(
    CONDITION,
    "isMonster",
    figures("who"),
    rule="FZ-E.33",
    **is_one("who", "monster"),
)
def monster_test(_game: State, _context: Context, who: Figures) -> bool:
    """Is a monster: the figures are monsters."""
    return bool(who) and all(is_monster(figure) for figure in who)


@declare(
    CONDITION,
    "hasRole",
    figures("who", "you"),
    ref("role", "role"),
    rule="FZ-E.31",
    **is_one("who", "role"),
)
def has_role(game: State, _context: Context, who: Figures, role: int) -> bool:
    """Has a role: the hero has that role."""
    return any(is_hero(figure) and game.scenario.hero_role[game.heroes[figure]] == role for figure in who)


@declare(
    CONDITION,
    "attackIs",
    choices("type", *ATTACK_TYPES, default=list(ATTACK_TYPES)),
    flag("ranged"),
    flag("combined"),
    number("cards", None),
    rule="FZ-E.32",
    en=(
        "[ranged:it <be> a ranged attack|{the attack} <be> made][type: {type with}][combined: with several "
        "cards][cards: with {cards card.acc}]"
    ),
    de=(
        "es <sein> {not} [ranged:ein Fernkampfangriff|ein Angriff][type: {type with}][combined: "
        "mit mehreren Karten][cards: mit {cards card.dat}]"
    ),
    fr=(
        "il <se agir> de une attaque[type: {type of}][ranged: à distance][combined: de plusieurs "
        "cartes][cards: de {cards card.acc}]"
    ),
)
def attack_is(game: State, _context: Context, types: int, ranged: bool, combined: bool, count: int | None) -> bool:
    """The attack is: of some type, ranged, of several cards, or of so many cards."""
    if not game.attacks:
        return False
    attack = game.attacks[-1]
    is_ranged = game.place_of(attack.attacker) != game.place_of(attack.target)  # FZ-5.35
    return (
        bool(types >> attack.type & 1)
        and (not ranged or is_ranged)
        and (not combined or len(attack.cards) > 1)
        and (count is None or len(attack.cards) == count)
    )


@declare(
    CONDITION,
    "classIs",
    figures("who"),
    choice("class", *CLASSES),
    rule="FZ-E.33",
    **is_one("who", "class"),
)
def class_is(game: State, _context: Context, who: Figures, of_class: int) -> bool:
    """Class is: the monsters are of a class."""
    class_of = game.scenario.monster_class
    return bool(who) and all(is_monster(f) and class_of[game.kind_of(f)] == of_class for f in who)


@declare(
    CONDITION,
    "kindIs",
    figures("who"),
    ref("kind", "monster kind"),
    rule="FZ-E.33",
    **is_one("who", "kind"),
)
def kind_is(game: State, _context: Context, who: Figures, kind: int) -> bool:
    """Kind is: the monsters are of a kind."""
    return bool(who) and all(is_monster(f) and game.kind_of(f) == kind for f in who)


@declare(
    CONDITION,
    "familyIs",
    figures("who"),
    ref("family", "monster family"),
    rule="FZ-E.33",
    **is_one("who", "family"),
)
def family_is(game: State, _context: Context, who: Figures, family: int) -> bool:
    """Family is: the monsters are of a family."""
    family_of = game.scenario.monster_family
    return bool(who) and all(is_monster(f) and family_of[game.kind_of(f)] == family for f in who)


@declare(
    CONDITION,
    "terrainAt",
    places("place"),
    choice("kind", *TERRAIN),
    rule="FZ-E.34",
    en="{place.a} <have> {kind terrain} @it with {kind terrain}",
    de="{place.a} <haben> {kind terrain} @not {place.a} <haben> {kind noterrain} @it {kind withterrain}",
    fr="{place.a} <être> {kind withterrain} @it {kind withterrain}",
)
def terrain_at(game: State, _context: Context, place: Places, kind: int) -> bool:
    """Terrain: a place has a kind of terrain."""
    return any(game.terrain[one] >> kind & 1 for one in place)


@declare(
    CONDITION,
    "tagAt",
    places("place"),
    Param("tag", TAG),
    rule="FZ-E.34",
    en="{place.a} <be> marked “{tag}” @it marked “{tag}”",
    de="{place.a} <tragen> {not} das Merkmal „{tag}“ @it mit dem Merkmal „{tag}“",
    fr="{place.a} <porter> la mention « {tag} » @it avec la mention « {tag} »",
)
def tag_at(game: State, _context: Context, place: Places, tag: str) -> bool:
    """Tag: a place carries a tag."""
    return any(tag in game.scenario.tags[one] for one in place)


def _so_many(en: str, de: str, fr: str) -> dict[str, str]:
    """The sentences of a condition on how many cards somebody has, and where."""
    some = "{by compared} {n card.acc}"
    return {
        "en": f"{{who.a}} <have> [by==:[n=0:no cards|exactly {{n card.acc}}]|{some}] {en}",
        "de": f"{{who.a}} <haben> {{not}} [by==:[n=0:keine Karten|genau {{n card.acc}}]|{some}] {de}",
        "fr": (
            "[by==:[n=0:{who.a} ne <avoir> aucune carte|{who.a} <avoir> exactement {n card.acc}]|"
            f"{{who.a}} <avoir> {some}] {fr}"
        ),
    }


@declare(
    CONDITION,
    "handSize",
    figures("who", "you"),
    choice("by", *COMPARISONS, default=">="),
    number("n", 1),
    rule="FZ-E.35",
    **_so_many("in hand", "auf der Hand", "en main"),
)
def hand_size(game: State, _context: Context, who: Figures, by: int, n: int) -> bool:
    """Hand size: the player holds so many cards."""
    return any(is_so(len(game.hands[hero]), by, n) for hero in who if is_hero(hero))


@declare(
    CONDITION,
    "deckSize",
    figures("who", "you"),
    choice("by", *COMPARISONS, default=">="),
    number("n", 1),
    rule="FZ-E.35",
    **_so_many("in the action deck", "im Aktionsdeck", "dans le paquet d'action"),
)
def deck_size(game: State, _context: Context, who: Figures, by: int, n: int) -> bool:
    """Deck size: the player's deck has so many cards."""
    return any(is_so(len(game.decks[hero]), by, n) for hero in who if is_hero(hero))


@declare(
    CONDITION,
    "coin",
    choice("side", *COIN),
    rule="FZ-E.36",
    en="{the coin} <show> {side shown}",
    de="{the coin} <zeigen> {not} {side shown}",
    fr="{the coin} <montrer> {side shown}",
)
def coin(game: State, _context: Context, side: int) -> bool:
    """Coin: the lucky coin shows a side."""
    return game.coin == side


@declare(
    CONDITION,
    "objectiveState",
    cards("objective", "thisCard"),
    choice("state", *OBJECTIVE_STATES[:3], default="completed"),
    rule="FZ-E.37",
    en="{objective} <be> {state}",
    de="{objective} <sein> {not} {state}",
    fr="{objective} <être> [state=hidden:{~caché}|[state=open:en cours|{~accompli}]]",
)
def objective_state(game: State, _context: Context, objective: Figures, state: int) -> bool:
    """Objective: it is hidden, open or completed."""
    return any(card < len(game.objectives) and game.objectives[card] == state for card in objective)


@declare(
    CONDITION,
    "tokenAt",
    ref("token", "token"),
    places("place"),
    rule="FZ-E.38",
    en="{a token} <lie> {place at} @not {no token} <lie> {place at}",
    de="{a token} <liegen> {place at} @not {no token} <liegen> {place at}",
    fr="{a token} <se trouver> {place at} @not {no token} ne <se trouver> {place at}",
)
def token_at(game: State, _context: Context, token: int, place: Places) -> bool:
    """Token: such a token lies at a place."""
    return any(count_tokens(game, token, one) for one in place)


@declare(
    CONDITION,
    "tokenState",
    places("place"),
    choice("state", "faceUp", "turned"),
    rule="FZ-E.38",
    en="{the spawn-token} {place at} <be> [state=faceUp:face up|turned over]",
    de="{the spawn-token} {place at} <sein> {not} [state=faceUp:aufgedeckt|umgedreht]",
    fr="{the spawn-token} {place at} <être> sur son côté [state=faceUp:face|pile]",
)
def token_state(game: State, _context: Context, place: Places, state: int) -> bool:
    """Spawn token: the one at a place is face up or turned over."""
    return any(
        at in place and bool(game.searched >> token & 1) == bool(state) for token, at in enumerate(game.spawn_at)
    )


@declare(
    CONDITION,
    "inPool",
    ref("kind", "monster kind"),
    choice("pool", *POOLS[:2]),
    rule="FZ-E.39",
    en="{a kind} <be> {pool at} @not {no kind} <be> {pool at}",
    de="{a kind} <sich befinden> {pool at} @not {no kind} <sich befinden> {pool at}",
    fr="{a kind} <être> {pool at} @not {no kind} ne <être> {pool at}",
)
def in_pool(game: State, _context: Context, kind: int, pool: int) -> bool:
    """In the pool: a figure of a kind waits in a pool."""
    return any(game.pools[m] == pool and game.monster_at[m] < 0 for m in game.figures_of_kind(kind))


@declare(
    CONDITION,
    "onBoard",
    ref("kind", "monster kind"),
    rule="FZ-E.39",
    en="{a kind} <be> on the board @not {no kind} <be> on the board",
    de="{a kind} <sich befinden> auf dem Schlachtfeld @not {no kind} <sich befinden> auf dem Schlachtfeld",
    fr="{a kind} <être> sur le champ de bataille @not {no kind} ne <être> sur le champ de bataille",
)
def on_board(game: State, _context: Context, kind: int) -> bool:
    """On the board: a figure of a kind stands on the board."""
    return any(game.monster_at[monster] >= 0 for monster in game.figures_of_kind(kind))


@declare(
    CONDITION,
    "isDefeated",
    ref("kind", "monster kind"),
    rule="FZ-E.37",
    en="{the boss} {kind name} <be> defeated",
    de="{the boss} „{kind name}“ <sein> {not} besiegt",
    fr="{the boss} « {kind name} » <être> {~vaincu}",
)
def is_defeated(game: State, _context: Context, kind: int) -> bool:
    """Is defeated: the boss of that kind has been defeated."""
    return any(game.pools[monster] == POOLS.index("defeated") for monster in game.figures_of_kind(kind))


@declare(
    CONDITION,
    "bossInPlay",
    rule="FZ-E.40",
    en="{a boss} <be> on the board @not {no boss} <be> on the board",
    de="{a boss} <sich befinden> auf dem Schlachtfeld @not {no boss} <sich befinden> auf dem Schlachtfeld",
    fr="{a boss} <être> sur le champ de bataille @not {no boss} ne <être> sur le champ de bataille",
)
def boss_is_in_play(game: State, _context: Context) -> bool:
    """Boss in play: a boss stands on the board."""
    return boss_in_play(game)


@declare(
    CONDITION,
    "threatAt",
    choice("by", *COMPARISONS, default=">="),
    number("n"),
    rule="FZ-E.40",
    en=(
        "{the threat-marker} <be> [by==:on space {n numeral}|[by=>=:on space {n numeral} or beyond|[by=<=:on space "
        "{n numeral} or before|[by=>:beyond space {n numeral}|[by=<:before space {n numeral}|on another space than "
        "{n numeral}]]]]]"
    ),
    de=(
        "{the threat-marker} <stehen> {not} [by==:auf Feld {n numeral}|[by=>=:auf Feld {n numeral} oder "
        "weiter|[by=<=:auf Feld {n numeral} oder davor|[by=>:hinter Feld {n numeral}|[by=<:vor Feld {n numeral}|auf "
        "einem anderen Feld als {n numeral}]]]]]"
    ),
    fr=(
        "{the threat-marker} <être> [by==:sur la case {n numeral}|[by=>=:sur la case {n numeral} ou plus "
        "loin|[by=<=:sur la case {n numeral} ou avant|[by=>:au-delà de la case {n numeral}|[by=<:avant la case "
        "{n numeral}|sur une autre case que {n numeral}]]]]]"
    ),
)
def threat_at(game: State, _context: Context, by: int, n: int) -> bool:
    """Threat: the threat marker stands on, before or past a space."""
    return is_so(game.threat, by, n)


@declare(
    CONDITION,
    "twistsInForce",
    choice("by", *COMPARISONS, default=">="),
    number("n"),
    rule="FZ-E.40",
    en="[by==:[n=0:{no twist}|exactly {n twist}]|{by compared} {n twist}] <be> in force",
    de="[by==:[n=0:{no twist}|genau {n twist}]|{by compared} {n twist}] <sein> {not} in Kraft",
    fr="[by==:[n=0:{no twist} ne|exactement {n twist}]|{by compared} {n twist}] <être> en vigueur",
)
def twists_in_force(game: State, _context: Context, by: int, n: int) -> bool:
    """Twists: so many twists are in force."""
    return is_so(len(game.twists), by, n)


@declare(
    CONDITION,
    "round",
    choice("by", *COMPARISONS, default=">="),
    number("n"),
    rule="FZ-E.40",
    en=(
        "it <be> [by==:round {n numeral}|[by=>=:round {n numeral} or later|[by=<=:round {n numeral} or "
        "earlier|[by=>:later than round {n numeral}|[by=<:earlier than round {n numeral}|another round than "
        "{n numeral}]]]]]"
    ),
    de=(
        "es <sein> {not} [by==:Runde {n numeral}|[by=>=:Runde {n numeral} oder später|[by=<=:Runde {n numeral} oder "
        "früher|[by=>:später als Runde {n numeral}|[by=<:früher als Runde {n numeral}|eine andere Runde als "
        "{n numeral}]]]]]"
    ),
    fr=(
        "on <être> [by==:au round {n numeral}|[by=>=:au round {n numeral} ou après|[by=<=:au round {n numeral} ou "
        "avant|[by=>:après le round {n numeral}|[by=<:avant le round {n numeral}|à un autre round que {n numeral}]]]]]"
    ),
)
def round_is(game: State, _context: Context, by: int, n: int) -> bool:
    """Round: it is a certain round, before it or after it."""
    return is_so(game.round, by, n)
