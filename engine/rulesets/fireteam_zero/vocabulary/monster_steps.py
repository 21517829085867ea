"""What happens to monsters (FZ-E.77 to FZ-E.83)."""

from typing import Any

from engine.core.decisions import GROUP
from engine.core.effects.program import Context
from engine.core.effects.table import (
    STEP,
    TEXT,
    Param,
    choice,
    figures,
    flag,
    number,
    places,
    ref,
)
from engine.rulesets.fireteam_zero.codes import (
    BOSS,
    BY_EFFECT,
    CLASSES,
    FIRST_MONSTER,
    IMPASSABLE,
    NOBODY,
    OFF_BOARD,
    ON_LEAVE,
    RESERVE_POOL,
    SPAWN_POOL,
)
from engine.rulesets.fireteam_zero.rules.ch06_bosses import (
    announce_casualty,
    bring_boss,
    is_boss_alone,
    kill_or_wound,
    place_monster,
)
from engine.rulesets.fireteam_zero.rules.ch07_searching import ambush
from engine.rulesets.fireteam_zero.rules.ch08_activation import activate_if_there
from engine.rulesets.fireteam_zero.rules.ch09_spawning import spawn_monster
from engine.rulesets.fireteam_zero.rules.force import announce
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import (
    Figures,
    Places,
    declare,
    in_turn_order,
    is_hero,
    is_monster,
)
from engine.rulesets.fireteam_zero.vocabulary.targets import figures_in_pool
from engine.rulesets.fireteam_zero.words.decision_kinds import CHOOSE_DESTINATION
from engine.rulesets.fireteam_zero.words.event_types import MONSTER_REMOVED
from engine.rulesets.fireteam_zero.words.option_verbs import GO_TO


@declare(
    STEP,
    "spawn",
    ref("kind", "monster kind", None),
    choice("class", *CLASSES, "any", default="any"),
    choice("pool", "spawnPool", "reservePool", default="spawnPool"),
    places("at", None),
    number("n", 1, low=0, high=39),
    Param("group", TEXT, None),
    rule="FZ-E.77",
    en=(
        "{one} <place> [kind:{n kind.acc}|[class:{n class.acc}|{n monster.acc}]][group: of the group "
        "“{group}”][pool: from the reserve pool] [at:{at at}|where the spawn die says]"
    ),
    de=(
        "{one} <auf-stellen> [kind:{n kind.acc}|[class:{n class.acc}|{n monster.acc}]][group: der Gruppe "
        "„{group}“][pool: aus dem Reservevorrat] [at:{at at}|per Brutwürfel]"
    ),
    fr=(
        "{one} <placer> [kind:{n kind.acc}|[class:{n class.acc}|{n monster.acc}]][group: du groupe « {group} "
        "»][pool: de la réserve spéciale] [at:{at at}|selon le dé de génération]"
    ),
)
def spawn(
    game: State,
    _context: Context,
    kind: int | None,
    of_class: int,
    pool: int,
    at: Places | None,
    n: int,
    group: str | None,
) -> None:
    """Spawn: monsters come onto the board at a place, or where the spawn die says."""
    if is_boss_alone(game):
        return
    from_pool = RESERVE_POOL if pool else SPAWN_POOL
    for figure in reversed(figures_in_pool(game, from_pool, kind, of_class, n, group)):
        if at is None:
            game.push(spawn_monster, figure - FIRST_MONSTER, BY_EFFECT)
        else:
            game.push(spawn_at, figure - FIRST_MONSTER, at)


def spawn_at(game: State, monster: int, at: Places) -> None:
    """FZ-D.44: at a given place; among several the group chooses."""
    options = [(GO_TO, place) for place in at if not game.terrain[place] & IMPASSABLE]
    if options and game.monster_at[monster] < 0:
        game.ask(GROUP, CHOOSE_DESTINATION, options, (spawned, monster))


def spawned(game: State, option: tuple[Any, ...], monster: int) -> None:
    """The monster appears."""
    place_monster(game, monster, option[1], BY_EFFECT)


@declare(
    STEP,
    "ambush",
    figures("who", "you"),
    ref("kind", "monster kind", None),
    choice("class", *CLASSES, "any", default="any"),
    flag("orReserve"),
    rule="FZ-E.78",
    en=(
        "{who} <!be> ambushed by [kind:{a kind.acc}|[class:{a class.acc}|{a monster.acc}]][orReserve: (even "
        "from the reserve pool)]"
    ),
    de=(
        "{who} <!geraten> in einen Hinterhalt durch [kind:{a kind.acc}|[class:{a class.acc}|{a "
        "monster.acc}]][orReserve: (auch aus dem Reservevorrat)]"
    ),
    fr=(
        "{who} <!tomber> dans une embuscade tendue par [kind:{a kind.acc}|[class:{a class.acc}|{a "
        "monster.acc}]][orReserve: (même de la réserve spéciale)]"
    ),
)
def ambush_step(
    game: State, _context: Context, who: Figures, kind: int | None, of_class: int, or_reserve: bool
) -> None:
    """Ambush: a monster appears where a hero stands and is activated at once."""
    classes = game.scenario.monster_class
    kinds = tuple(
        k
        for k in range(len(classes))
        if kind in (None, k)
        and (of_class == classes[k] or (of_class == len(CLASSES) and (kind is not None or classes[k] < 2)))
    )
    for hero in reversed(in_turn_order(game, who)):
        if is_hero(hero):
            game.push(ambush, hero, kinds, or_reserve)


@declare(
    STEP,
    "activate",
    figures("who"),
    choice("parts", "all", "move", "attack", default="all"),
    rule="FZ-E.79",
    en="{who} [parts=all:<!be> activated|[parts=move:<!move>|<!attack>]]",
    de="{who} [parts=all:<!werden> aktiviert|[parts=move:<!sich bewegen>|<!an-greifen>]]",
    fr="{who} [parts=all:<!être> {~activé}|[parts=move:<!se déplacer>|<!attaquer>]]",
)
def activate_step(game: State, _context: Context, who: Figures, parts: int) -> None:
    """Activate: monsters are activated out of turn, wholly or in part."""
    game.do_next(*[(activate_if_there, figure, parts) for figure in who if is_monster(figure)])


@declare(
    STEP,
    "removeMonster",
    figures("who"),
    choice("to", "ownPool", "spawnPool", "reservePool", default="ownPool"),
    rule="FZ-E.80",
    en="{one} <remove> {who.acc} from the board[to: into {to pool.acc}]",
    de="{one} <nehmen> {who.acc} vom Schlachtfeld[to: in {to pool.acc}]",
    fr="{one} <retirer> {who.acc} du champ de bataille[to: dans {to pool.acc}]",
)
def remove_monster(game: State, _context: Context, who: Figures, to: int) -> None:
    """Remove: monsters leave the board for their pool or another, without being killed."""
    for figure in who:
        place = game.place_of(figure)
        if is_monster(figure) and place >= 0:
            game.monster_at[figure - FIRST_MONSTER] = OFF_BOARD
            if to and game.scenario.monster_class[game.kind_of(figure)] != BOSS:
                game.pools[figure - FIRST_MONSTER] = to - 1
            game.note(MONSTER_REMOVED, figure)
            announce(game, ON_LEAVE, figure, NOBODY, place)


@declare(
    STEP,
    "kill",
    figures("who"),
    rule="FZ-E.80",
    en="{who} <!be> killed",
    de="{who} <!werden> getötet",
    fr="{who} <!être> {~tué}",
)
def kill(game: State, _context: Context, who: Figures) -> None:
    """Kill: monsters are killed; a boss is wounded instead (FZ-6.01)."""
    for figure in reversed(who):
        if is_monster(figure) and game.place_of(figure) >= 0:
            place = game.place_of(figure)
            kill_or_wound(game, figure - FIRST_MONSTER)
            game.push(announce_casualty, figure - FIRST_MONSTER, place, NOBODY)


@declare(
    STEP,
    "toSpawnPool",
    figures("who"),
    rule="FZ-E.81",
    en="{who} <!join> the spawn pool",
    de="{who} <!kommen> in den Brutvorrat",
    fr="{who} <!rejoindre> la réserve",
)
def to_spawn_pool(game: State, _context: Context, who: Figures) -> None:
    """To the spawn pool: reserve figures belong to the spawn pool for the rest of the mission (FZ-16.08)."""
    for figure in who:
        if is_monster(figure) and game.pools[figure - FIRST_MONSTER] == RESERVE_POOL:
            game.pools[figure - FIRST_MONSTER] = SPAWN_POOL


@declare(
    STEP,
    "bringBoss",
    ref("kind", "monster kind"),
    rule="FZ-E.82",
    en="{the boss} {kind name} <!appear> at the boss marker",
    de="{the boss} „{kind name}“ <!erscheinen> am Bossmarker",
    fr="{the boss} « {kind name} » <!apparaître> sur son marqueur",
)
def bring_boss_step(game: State, _context: Context, kind: int) -> None:
    """Bring the boss: it appears at its marker with its power tokens."""
    bring_boss(game, kind)


@declare(
    STEP,
    "powerTokens",
    figures("of"),
    number("by"),
    rule="FZ-E.83",
    en="{of} [by<0:<!lose>|<!gain>] {by abs power-token.acc}",
    de="{of} [by<0:<!verlieren>|<!erhalten>] {by abs power-token.acc}",
    fr="{of} [by<0:<!perdre>|<!gagner>] {by abs power-token.acc}",
)
def power_tokens(game: State, _context: Context, of: Figures, by: int) -> None:
    """Power tokens: a boss gains or loses some; without any it is defeated."""
    for figure in of:
        monster = figure - FIRST_MONSTER
        if is_monster(figure) and game.monster_at[monster] >= 0 and game.power[monster] > 0:
            place = game.monster_at[monster]
            if game.power[monster] + by > 0:
                game.power[monster] += by
                if by < 0:
                    game.push(announce_casualty, monster, place, NOBODY)
            else:
                game.power[monster] = 1
                kill_or_wound(game, monster)
                game.push(announce_casualty, monster, place, NOBODY)
