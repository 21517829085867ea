"""Who is concerned (FZ-E.43 to FZ-E.54)."""

from engine.core.effects.program import BEARER, FIGURE, OTHER, YOU, Context, Lazy, bearer_of
from engine.core.effects.table import (
    FIGURES,
    TEXT,
    Param,
    choice,
    decider,
    figures,
    flag,
    number,
    places,
    ref,
    where,
)
from engine.rulesets.fireteam_zero.codes import (
    CLASSES,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    LYING,
    RESERVE_POOL,
    SPAWN_POOL,
)
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import (
    Figures,
    Places,
    declare,
    in_turn_order,
    is_hero,
    is_monster,
    standing,
)


def kept(game: State, context: Context, candidates: Figures, condition: Lazy | None) -> Figures:
    """The candidates of which a condition is true."""
    if condition is None:
        return candidates
    return tuple([figure for figure in candidates if condition.holds(game, context, figure)])


def heroes_standing(game: State) -> Figures:
    """Active heroes in turn order."""
    return tuple([seat for seat in game.turn_order() if game.standing_at[seat] != LYING])


def monsters_on_board(game: State) -> Figures:
    """All monsters on the board."""
    return tuple([FIRST_MONSTER + monster for monster, at in enumerate(game.monster_at) if at >= 0])


declare(FIGURES, "self", rule="FZ-E.43", en="{self}", de="{self}", fr="{self}")(bearer_of)


def is_you(_game: State, context: Context, figure: int) -> bool:
    """Whether a figure is `you`."""
    return figure >= 0 and bool(figure == context[YOU])


@declare(
    FIGURES,
    "you",
    rule="FZ-E.43",
    includes=is_you,
    words="{you}",
)
def you(_game: State, context: Context) -> Figures:
    """You: the hero of the player concerned."""
    return (figure,) if (figure := context[YOU]) >= 0 else ()


@declare(
    FIGURES,
    "otherHeroes",
    where(),
    rule="FZ-E.44",
    words="{every other hero}{where}",
)
def other_heroes(game: State, context: Context, condition: Lazy | None) -> Figures:
    """Other heroes: all active heroes but you."""
    oneself = context[YOU] if context[YOU] >= 0 else context[BEARER]
    return kept(game, context, tuple(seat for seat in heroes_standing(game) if seat != oneself), condition)


def is_active_hero(game: State, context: Context, figure: int, condition: Lazy | None) -> bool:
    """Whether a figure is one of `all_heroes`."""
    if not is_hero(figure) or game.standing_at[figure] == LYING:
        return False
    return condition is None or condition.holds(game, context, figure)


@declare(
    FIGURES,
    "allHeroes",
    where(),
    rule="FZ-E.44",
    includes=is_active_hero,
    words="{every hero}{where}",
)
def all_heroes(game: State, context: Context, condition: Lazy | None) -> Figures:
    """All heroes: all active heroes, in turn order."""
    return kept(game, context, heroes_standing(game), condition)


@declare(
    FIGURES,
    "everyHero",
    where(),
    rule="FZ-E.44",
    en="{every hero}{where} (even if knocked down)",
    de="{every hero}{where} (auch niedergeschlagen)",
    fr="{every hero}{where} (même au tapis)",
)
def every_hero(game: State, context: Context, condition: Lazy | None) -> Figures:
    """Every hero: all heroes, knocked-down ones included, in turn order."""
    return kept(game, context, game.turn_order(), condition)


@declare(
    FIGURES,
    "knockedDownHeroes",
    where(),
    rule="FZ-E.44",
    words="{every knocked-down hero}{where}",
)
def knocked_down_heroes(game: State, context: Context, condition: Lazy | None) -> Figures:
    """Knocked-down heroes: all heroes that are down."""
    down = tuple(seat for seat in game.turn_order() if game.standing_at[seat] == LYING)
    return kept(game, context, down, condition)


def is_on_board(game: State, context: Context, figure: int, condition: Lazy | None) -> bool:
    """Whether a figure is one of `all_monsters`."""
    if not is_monster(figure) or game.place_of(figure) < 0:
        return False
    return condition is None or condition.holds(game, context, figure)


@declare(
    FIGURES,
    "allMonsters",
    where(),
    rule="FZ-E.46",
    includes=is_on_board,
    words="{every monster}{where}",
)
def all_monsters(game: State, context: Context, condition: Lazy | None) -> Figures:
    """All monsters: every monster on the board."""
    return kept(game, context, monsters_on_board(game), condition)


@declare(
    FIGURES,
    "chooseHero",
    where(),
    flag("orKnockedDown"),
    decider(),
    picks=True,
    rule="FZ-E.45",
    en="{a hero} {decider choice}{where}[orKnockedDown:[where=isKnockedDown:| (even if knocked down)]]",
    de="{a hero} {decider choice}{where}[orKnockedDown:[where=isKnockedDown:| (auch niedergeschlagen)]]",
    fr="{a hero} {decider choice}{where}[orKnockedDown:[where=isKnockedDown:| (même au tapis)]]",
)
def choose_hero(game: State, context: Context, condition: Lazy | None, or_down: bool) -> Figures:
    """Choose a hero: somebody chooses one active hero."""
    return kept(game, context, game.turn_order() if or_down else heroes_standing(game), condition)


@declare(
    FIGURES,
    "chooseMonster",
    where(),
    decider(),
    picks=True,
    rule="FZ-E.45",
    words="{a monster} {decider choice}{where}",
)
def choose_monster(game: State, context: Context, condition: Lazy | None) -> Figures:
    """Choose a monster: somebody chooses one monster on the board."""
    return kept(game, context, monsters_on_board(game), condition)


@declare(
    FIGURES,
    "chooseFigure",
    figures("among"),
    where(),
    decider(),
    picks=True,
    rule="FZ-E.45",
    words="{among.a.near} {decider choice}{where}",
)
def choose_figure(game: State, context: Context, among: Figures, condition: Lazy | None) -> Figures:
    """Choose a figure: somebody chooses one of several figures."""
    return kept(game, context, among, condition)


@declare(
    FIGURES,
    "allFiguresAt",
    places("place"),
    rule="FZ-E.46",
    words="{every figure} {place at}",
)
def all_figures_at(game: State, _context: Context, place: Places) -> Figures:
    """All figures at: every active hero and every monster there."""
    return tuple(f for f in (*heroes_standing(game), *monsters_on_board(game)) if game.place_of(f) in place)


def is_active_hero_at(game: State, _context: Context, figure: int, place: Places) -> bool:
    """Whether a figure is one of `all_heroes_at`."""
    return is_hero(figure) and game.standing_at[figure] != LYING and game.hero_at[figure] in place


@declare(
    FIGURES,
    "allHeroesAt",
    places("place"),
    rule="FZ-E.46",
    includes=is_active_hero_at,
    words="{every hero} {place at}",
)
def all_heroes_at(game: State, _context: Context, place: Places) -> Figures:
    """All heroes at: every active hero there."""
    return tuple(seat for seat in heroes_standing(game) if game.hero_at[seat] in place)


def is_monster_at(game: State, _context: Context, figure: int, place: Places) -> bool:
    """Whether a figure is one of `all_monsters_at`."""
    return is_monster(figure) and game.place_of(figure) in place


@declare(
    FIGURES,
    "allMonstersAt",
    places("place"),
    rule="FZ-E.46",
    includes=is_monster_at,
    words="{every monster} {place at}",
)
def all_monsters_at(game: State, _context: Context, place: Places) -> Figures:
    """All monsters at: every monster there."""
    if not place:
        return ()
    return tuple([FIRST_MONSTER + monster for monster, at in enumerate(game.monster_at) if at >= 0 and at in place])


def _by_distance(game: State, among: Figures, origin: Figures) -> list[tuple[int, int, int]]:
    starts = [game.place_of(figure) for figure in origin if game.place_of(figure) >= 0]
    if not starts:
        return []
    keyed = []
    for figure in standing(game, among):
        distance = min(game.range_between(start, game.place_of(figure)) for start in starts)
        keyed.append((distance, game.rank(figure) if is_hero(figure) else figure, figure))
    return sorted(keyed)


@declare(
    FIGURES,
    "nearest",
    figures("of"),
    figures("from", "self"),
    rule="FZ-E.47",
    en="[from:{the of} nearest to {from.acc}|{the nearest of}]",
    de="[from:{the from~ nearest of}|{the nearest of}]",
    fr="{the nearest of}[from: de {from.dat}]",
)
def nearest(game: State, _context: Context, of: Figures, origin: Figures) -> Figures:
    """Nearest: the nearest of several figures; equally near, the earlier in turn order."""
    return tuple(figure for _distance, _rank, figure in _by_distance(game, of, origin)[:1])


@declare(
    FIGURES,
    "farthest",
    figures("of"),
    figures("from", "self"),
    rule="FZ-E.47",
    en="[from:{the of} farthest from {from.acc}|{the farthest of}]",
    de="[from:{the from~von farthest of}|{the farthest of}]",
    fr="{the farthest of}[from: de {from.dat}]",
)
def farthest(game: State, _context: Context, of: Figures, origin: Figures) -> Figures:
    """Farthest: the farthest of several figures; equally far, the earlier in turn order."""
    keyed = _by_distance(game, of, origin)
    most = keyed[-1][0] if keyed else 0
    return tuple(figure for distance, _rank, figure in keyed if distance == most)[:1]


@declare(
    FIGURES,
    "chooseNearest",
    figures("of"),
    figures("from", "self"),
    decider(default="group"),
    picks=True,
    rule="FZ-E.47",
    en="[from:{the of} nearest to {from.acc}|{the nearest of}] ({decider tie})",
    de="[from:{the from~ nearest of}|{the nearest of}] ({decider tie})",
    fr="{the nearest of}[from: de {from.dat}] ({decider tie})",
)
def choose_nearest(game: State, _context: Context, of: Figures, origin: Figures) -> Figures:
    """Choose the nearest: the nearest of several figures; somebody breaks ties."""
    keyed = _by_distance(game, of, origin)
    return tuple(figure for distance, _rank, figure in keyed if distance == keyed[0][0])


@declare(
    FIGURES,
    "chooseFarthest",
    figures("of"),
    figures("from", "self"),
    decider(default="group"),
    picks=True,
    rule="FZ-E.47",
    en="[from:{the of} farthest from {from.acc}|{the farthest of}] ({decider tie})",
    de="[from:{the from~von farthest of}|{the farthest of}] ({decider tie})",
    fr="{the farthest of}[from: de {from.dat}] ({decider tie})",
)
def choose_farthest(game: State, _context: Context, of: Figures, origin: Figures) -> Figures:
    """Choose the farthest: the farthest of several figures; somebody breaks ties."""
    keyed = _by_distance(game, of, origin)
    return tuple(figure for distance, _rank, figure in keyed if distance == keyed[-1][0])


@declare(
    FIGURES,
    "attackTarget",
    rule="FZ-E.48",
    words="{the target}",
)
def attack_target(game: State, _context: Context) -> Figures:
    """The target: whom the current attack is aimed at."""
    return (figure,) if game.attacks and (figure := game.attacks[-1].target) >= 0 else ()


@declare(
    FIGURES,
    "attacker",
    rule="FZ-E.48",
    words="{attacker< the attacker}",
)
def attacker(game: State, _context: Context) -> Figures:
    """The attacker: who makes the current attack."""
    return (figure,) if game.attacks and (figure := game.attacks[-1].attacker) >= 0 else ()


@declare(
    FIGURES,
    "triggeringFigure",
    rule="FZ-E.48",
    words="{figure<}",
)
def triggering_figure(_game: State, context: Context) -> Figures:
    """That figure: whom the event is about."""
    return (figure,) if (figure := context[FIGURE]) >= 0 else ()


@declare(
    FIGURES,
    "otherFigure",
    rule="FZ-E.48",
    words="{other<}",
)
def other_figure(_game: State, context: Context) -> Figures:
    """The other figure: the second one the event is about, such as the killer."""
    return (figure,) if (figure := context[OTHER]) >= 0 else ()


@declare(
    FIGURES,
    "searcher",
    rule="FZ-E.48",
    words="{the searcher}",
)
def searcher(_game: State, context: Context) -> Figures:
    """The searcher: the hero who drew this recon card."""
    return (figure,) if (figure := context[BEARER]) >= 0 else ()


@declare(
    FIGURES,
    "inTurnOrder",
    figures("of"),
    choice("from", "startPlayer", "you", "left", default="startPlayer"),
    rule="FZ-E.49",
    en="{of}, [from=startPlayer:in turn order|[from=you:starting with you|starting with the player to your left]],",
    de=(
        "{of}, [from=startPlayer:in Zugreihenfolge|[from=you:beginnend mit dir|beginnend mit dem Spieler "
        "links von dir]],"
    ),
    fr=(
        "{of}, [from=startPlayer:dans l'ordre du round|[from=you:en commençant par vous|en commençant par le "
        "joueur à votre gauche]],"
    ),
)
def ordered(game: State, context: Context, of: Figures, start: int) -> Figures:
    """In turn order: heroes clockwise, from the start player, from you, or from the player to your left."""
    if start == 0 or context[YOU] < 0:
        return tuple(in_turn_order(game, of))
    first = context[YOU] + (1 if start == 2 else 0)
    count = len(game.hero_at)
    return tuple(sorted(of, key=lambda figure: (figure - first) % count if is_hero(figure) else figure + count))


@declare(
    FIGURES,
    "random",
    number("n", 1, low=0),
    figures("from"),
    rule="FZ-E.53",
    draws=True,
    en="{n from} at random",
    de="{n from} (zufällig bestimmt)",
    fr="{n from} au hasard",
)
def at_random(game: State, _context: Context, n: int, among: Figures) -> Figures:
    """At random: so many of several figures, drawn by the game."""
    return game.shuffled(among)[:n]


@declare(
    FIGURES,
    "specialist",
    ref("name", "specialist", None),
    rule="FZ-E.54",
    words="[name:{name}|{every specialist}]",
)
def specialist(game: State, _context: Context, name: int | None) -> Figures:
    """A specialist: one of them by name, or all of them."""
    if name is not None:
        return (FIRST_SPECIALIST + name,) if name >= 0 and game.specialist_at[name] >= 0 else ()
    return tuple([FIRST_SPECIALIST + number_ for number_, at in enumerate(game.specialist_at) if at >= 0])


def figures_in_pool(
    game: State, pool: int, kind: int | None, of_class: int, n: int, group: str | None = None
) -> Figures:
    """The first figures waiting in a pool that fit; a group is the label of an entry of the pool (FZ-F.14)."""
    groups = game.scenario.groups_for(game) if group is not None else ()
    found = [
        FIRST_MONSTER + monster
        for monster, at in enumerate(game.monster_at)
        if at < 0
        and game.pools[monster] == pool
        and kind in (None, game.kinds[monster])
        and of_class in (len(CLASSES), game.scenario.monster_class[game.kinds[monster]])
        and (group is None or groups[monster] == group)
    ]
    return tuple(found[:n])


@declare(
    FIGURES,
    "spawnPool",
    ref("kind", "monster kind", None),
    choice("class", *CLASSES, "any", default="any"),
    number("n", 1, low=0),
    Param("group", TEXT, None),
    rule="FZ-E.51",
    en="[kind:{n kind}|[class:{n class}|{n monster}]][group: of the group “{group}”] from the spawn pool",
    de="[kind:{n kind}|[class:{n class}|{n monster}]][group: der Gruppe „{group}“] aus dem Brutvorrat",
    fr="[kind:{n kind}|[class:{n class}|{n monster}]][group: du groupe « {group} »] de la réserve",
)
def in_spawn_pool(
    game: State, _context: Context, kind: int | None, of_class: int, n: int, group: str | None
) -> Figures:
    """From the spawn pool: so many figures waiting there."""
    return figures_in_pool(game, SPAWN_POOL, kind, of_class, n, group)


@declare(
    FIGURES,
    "reservePool",
    ref("kind", "monster kind", None),
    choice("class", *CLASSES, "any", default="any"),
    number("n", 1, low=0),
    Param("group", TEXT, None),
    rule="FZ-E.51",
    en="[kind:{n kind}|[class:{n class}|{n monster}]][group: of the group “{group}”] from the reserve pool",
    de="[kind:{n kind}|[class:{n class}|{n monster}]][group: der Gruppe „{group}“] aus dem Reservevorrat",
    fr="[kind:{n kind}|[class:{n class}|{n monster}]][group: du groupe « {group} »] de la réserve spéciale",
)
def in_reserve(game: State, _context: Context, kind: int | None, of_class: int, n: int, group: str | None) -> Figures:
    """From the reserve: so many figures waiting there."""
    return figures_in_pool(game, RESERVE_POOL, kind, of_class, n, group)


@declare(
    FIGURES,
    "boss",
    rule="FZ-E.83",
    words="{the boss}",
)
def boss(game: State, _context: Context) -> Figures:
    """The boss: the boss on the board."""
    return tuple(f for f in monsters_on_board(game) if is_monster(f) and game.power[f - FIRST_MONSTER] > 0)
