"""What figures do (FZ-E.70 to FZ-E.83, FZ-E.89 to FZ-E.92)."""

from typing import Any

from engine.core.decisions import DECLINE, GROUP
from engine.core.effects.program import Context
from engine.core.effects.table import (
    STEP,
    TEXT,
    Param,
    choice,
    choices,
    figures,
    flag,
    lasting,
    number,
    places,
    ref,
)
from engine.rulesets.fireteam_zero.ch04_hero_phase import ACTION_KINDS, grant_action
from engine.rulesets.fireteam_zero.ch04_movement import may_leave, relocate, step_cost
from engine.rulesets.fireteam_zero.ch06_bosses import (
    announce_casualty,
    bring_boss,
    is_boss_alone,
    kill_or_wound,
    place_monster,
)
from engine.rulesets.fireteam_zero.ch07_searching import ambush
from engine.rulesets.fireteam_zero.ch08_activation import activate, steps_towards
from engine.rulesets.fireteam_zero.ch08_knock_down import knock_down_by_effect, stand_up
from engine.rulesets.fireteam_zero.ch09_spawning import spawn_monster
from engine.rulesets.fireteam_zero.codes import (
    BOSS,
    BY_EFFECT,
    CLASSES,
    EXTRA_ACTIONS,
    EXTRA_ATTACKS,
    FIRST_MONSTER,
    FREE_ACTION,
    IMPASSABLE,
    INSTANT,
    LYING,
    NO_MOVE,
    NOBODY,
    OFF_BOARD,
    ON_ENTER,
    ON_LEAVE,
    PERMITTED,
    RESERVE_POOL,
    RESTRICTED,
    RESTRICTIONS,
    SPAWN_POOL,
    SPEED,
    THIS_ACTIVATION,
    THIS_ATTACK,
    THIS_PHASE,
    THIS_ROUND,
    THIS_TURN,
    UNREACHABLE,
)
from engine.rulesets.fireteam_zero.decision_kinds import CHOOSE_DESTINATION
from engine.rulesets.fireteam_zero.event_types import MONSTER_MOVED, MONSTER_REMOVED
from engine.rulesets.fireteam_zero.force import changed, fire, is_restricted, keep, last
from engine.rulesets.fireteam_zero.option_verbs import GO_TO
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

NORMAL, ONE_OFF, FORCED = range(3)  # FZ-E.73
EVEN_LYING = 4  # added to the rules of a move whose text names knocked-down heroes (FZ-A.62)

# --- actions --------------------------------------------------------------------------------------


@declare(
    STEP,
    "performAction",
    figures("who"),
    choice("which", *ACTION_KINDS, "any", default="any"),
    rule="FZ-E.70",
    en="{who} <!may> perform {which} at once",
    de="{who} <!dürfen> sofort {which} ausführen",
    fr="{who} <!pouvoir> effectuer immédiatement {which}",
)
def perform_action(game: State, _context: Context, who: Figures, which: int) -> None:
    """Act: heroes may perform an action now, in the order given."""
    wanted = -1 if which == len(ACTION_KINDS) else which
    game.do_next(*[(grant_action, hero, wanted) for hero in who if is_hero(hero)])


@declare(
    STEP,
    "extraAction",
    figures("who", "you"),
    number("n", 1, low=0),
    number("to", None),
    lasting("thisTurn"),
    rule="FZ-E.71",
    modifies=EXTRA_ACTIONS,
    en="{who} <!may> perform [to:exactly {to action.acc}|{n additional action.acc}][for=thisTurn: this turn]",
    de=("{who} <!dürfen>[for=thisTurn: in diesem Zug] [to:genau {to action.acc}|{n additional action.acc}] ausführen"),
    fr=(
        "{who} <!pouvoir> effectuer [to:exactement {to action.acc}|{n additional action.acc}][for=thisTurn: "
        "pendant ce tour]"
    ),
)
def extra_action(game: State, context: Context, who: Figures, n: int, to: int | None, until: tuple[Any, ...]) -> None:
    """Extra action: heroes may perform more actions in their turn; who is not at turn has them in the next one."""
    for hero in who:
        if hero == game.active_seat:
            game.actions_left = game.actions_left + n if to is None else to
    _in_other_turns(game, EXTRA_ACTIONS, context, who, (n, to), until)


@declare(
    STEP,
    "extraAttack",
    figures("who", "you"),
    number("n", 1, low=0),
    number("to", None),
    lasting("thisTurn"),
    rule="FZ-E.71",
    modifies=EXTRA_ATTACKS,
    en="{who} <!may> perform [to:exactly {to attack.acc}|{n additional attack.acc}][for=thisTurn: this turn]",
    de=("{who} <!dürfen>[for=thisTurn: in diesem Zug] [to:genau {to attack.acc}|{n additional attack.acc}] ausführen"),
    fr=(
        "{who} <!pouvoir> effectuer [to:exactement {to attack.acc}|{n additional attack.acc}][for=thisTurn: "
        "pendant ce tour]"
    ),
)
def extra_attack(game: State, context: Context, who: Figures, n: int, to: int | None, until: tuple[Any, ...]) -> None:
    """Extra attack: heroes may make more attacks in their turn, on top of their actions."""
    for hero in who:
        if hero == game.active_seat:
            game.attacks_left = game.attacks_left + n if to is None else to
    _in_other_turns(game, EXTRA_ATTACKS, context, who, (n, to), until)


def _in_other_turns(
    game: State, quantity: int, context: Context, who: Figures, args: tuple[Any, ...], until: tuple[Any, ...]
) -> None:
    """What counts in the turn under way is done; put into force what counts in turns to come."""
    is_brief = until[0] in (INSTANT, THIS_ATTACK, THIS_ACTIVATION, THIS_TURN, THIS_PHASE)
    heroes = tuple(hero for hero in who if is_hero(hero) and not (is_brief and hero == game.active_seat))
    if heroes:
        last(game, quantity, context, (heroes, *args), (THIS_ROUND,) if is_brief else until)


@declare(
    STEP,
    "makeFree",
    figures("who", "you"),
    choice("action", *ACTION_KINDS),
    lasting(),
    rule="FZ-E.72",
    modifies=FREE_ACTION,
    en="{who} <!may> {action} as a free action",
    de="{who} <!dürfen> {action} als freie Aktion ausführen",
    fr="{who} <!pouvoir> effectuer {action} comme action gratuite",
)
def make_free(game: State, context: Context, who: Figures, action: int, until: tuple[Any, ...]) -> None:
    """Free action: a kind of action does not count against the actions of a turn."""
    last(game, FREE_ACTION, context, (who, action), until)


# --- moves ----------------------------------------------------------------------------------------


@declare(
    STEP,
    "move",
    figures("who", "you"),
    places("to", None),
    number("steps", None),
    choice("rules", "normal", "oneOff", "forced", default="oneOff"),
    flag("orKnockedDown"),
    rule="FZ-E.73",
    needs=("to", "steps"),
    en=(
        "{who} <move> [to:{to to}|up to {steps location.acc}][rules=normal: by the normal "
        "rules][rules=forced: as a forced move][orKnockedDown: (even if knocked down)]"
    ),
    de=(
        "{who} <sich bewegen> [to:{to to}|höchstens {steps location.acc} weit][rules=normal: nach den "
        "normalen Regeln][rules=forced: (erzwungen)][orKnockedDown: (auch niedergeschlagen)]"
    ),
    fr=(
        "{who} <se déplacer> [to:{to to}|d'au plus {steps location.acc}][rules=normal: selon les règles "
        "normales][rules=forced: (déplacement forcé)][orKnockedDown: (même au tapis)]"
    ),
)
def move(
    game: State, _context: Context, who: Figures, to: Places | None, steps: int | None, rules: int, or_down: bool
) -> None:
    """Move: figures go to a place or some steps; one-off and forced moves ignore the limit on fleeing."""
    rules |= EVEN_LYING if or_down else 0
    for figure in reversed(in_turn_order(game, who)):
        if to is not None:
            game.push(go_to, figure, to, rules)
        elif steps is not None:
            game.push(go_steps, figure, steps, rules)


def may_move(game: State, figure: int, rules: int) -> bool:
    """FZ-A.62: who is down is moved only by text that names them; FZ-4.25: normal moves obey the fleeing limit."""
    if game.place_of(figure) < 0 or not (is_hero(figure) or is_monster(figure)):
        return False
    is_normal, is_forced = not rules & (ONE_OFF | FORCED), bool(rules & FORCED)
    if is_hero(figure):
        if game.standing_at[figure] == LYING and not rules & EVEN_LYING:
            return False
        if is_normal and not may_leave(game, figure):
            return False
    return is_forced or not is_restricted(game, figure, NO_MOVE)  # FZ-A.58: 'cannot' beats 'may'


def go_to(game: State, figure: int, to: Places, rules: int) -> None:
    """FZ-D.41: the player of the hero, or the group for a monster, chooses among the destinations."""
    here = game.place_of(figure)
    options = [(GO_TO, place) for place in to if place != here and not game.terrain[place] & IMPASSABLE]
    if options and may_move(game, figure, rules):
        game.ask(figure if is_hero(figure) else GROUP, CHOOSE_DESTINATION, options, (arrive, figure))


def arrive(game: State, option: tuple[Any, ...], figure: int) -> None:
    """The figure goes where it was sent."""
    relocate_figure(game, figure, option[1])


def relocate_figure(game: State, figure: int, place: int) -> None:
    """A hero takes specialists along (FZ-4.22); a monster simply changes its place."""
    if is_hero(figure):
        relocate(game, figure, place)
    elif is_monster(figure) and game.place_of(figure) >= 0 and not game.terrain[place] & IMPASSABLE:
        origin = game.place_of(figure)
        game.monster_at[figure - FIRST_MONSTER] = place
        if game.log is not None:
            game.log.append((MONSTER_MOVED, (figure, origin, place)))
        fire(game, ON_ENTER, figure, NOBODY, place)
        fire(game, ON_LEAVE, figure, NOBODY, origin)


def go_steps(game: State, figure: int, steps: int, rules: int) -> None:
    """Up to so many steps, each to an adjacent location; FZ-A.55: difficult ground costs nothing extra."""
    if steps <= 0 or not may_move(game, figure, rules):
        return
    here = game.place_of(figure)
    options: list[tuple[Any, ...]] = [
        (GO_TO, place)
        for place in game.scenario.neighbours[here]
        if not game.terrain[place] & IMPASSABLE and (rules & 3 or step_cost(game.terrain[place]) <= steps)
    ]
    seat = figure if is_hero(figure) else GROUP
    if options:
        stay = [] if rules & FORCED else [(DECLINE,)]
        game.ask(seat, CHOOSE_DESTINATION, [*options, *stay], (take_step, figure, steps, rules))


def take_step(game: State, option: tuple[Any, ...], figure: int, steps: int, rules: int) -> None:
    """One step, then the next."""
    if option[0] == DECLINE:
        return
    cost = 1 if rules & 3 else step_cost(game.terrain[option[1]])
    game.push(go_steps, figure, steps - cost, rules)
    relocate_figure(game, figure, option[1])


@declare(
    STEP,
    "pull",
    figures("who"),
    figures("towards", "self"),
    number("n", 1, low=0),
    flag("orKnockedDown"),
    rule="FZ-E.74",
    en="{who} <!be> dragged {n location.acc} towards {towards.acc}[orKnockedDown: (even if knocked down)]",
    de="{who} <!werden> {n location.acc} weit auf {towards.acc} zu gezogen[orKnockedDown: (auch niedergeschlagen)]",
    fr="{who} <!être> {~attiré} de {n location.acc} vers {towards.dat}[orKnockedDown: (même au tapis)]",
)
def pull(game: State, _context: Context, who: Figures, towards: Figures, n: int, or_down: bool) -> None:
    """Pull: figures are dragged towards another along a shortest way."""
    rules = FORCED | EVEN_LYING if or_down else FORCED
    for figure in reversed(in_turn_order(game, who)):
        if towards:
            game.push(drag, figure, towards[0], n, rules)


def drag(game: State, figure: int, towards: int, n: int, rules: int) -> None:
    """One step of being dragged; FZ-D.41: between equal steps the moved hero's player chooses."""
    here, goal = game.place_of(figure), game.place_of(towards)
    if n <= 0 or here == goal or goal < 0 or not may_move(game, figure, rules):
        return
    options = [(GO_TO, option[1]) for option in steps_towards(game, here, goal)]
    if options:
        seat = figure if is_hero(figure) else GROUP
        game.ask(seat, CHOOSE_DESTINATION, options, (dragged, figure, towards, n, rules))


def dragged(game: State, option: tuple[Any, ...], figure: int, towards: int, n: int, rules: int) -> None:
    """Take the step and go on."""
    game.push(drag, figure, towards, n - 1, rules)
    relocate_figure(game, figure, option[1])


@declare(
    STEP,
    "push",
    figures("who"),
    figures("from", "self"),
    number("n", 1, low=0),
    flag("orKnockedDown"),
    rule="FZ-E.74",
    en="{who} <!be> driven {n location.acc} away from {from.acc}[orKnockedDown: (even if knocked down)]",
    de="{who} <!werden> {n location.acc} weit von {from.dat} weggetrieben[orKnockedDown: (auch niedergeschlagen)]",
    fr="{who} <!être> {~éloigné} de {n location.acc} par rapport à {from.dat}[orKnockedDown: (même au tapis)]",
)
def push(game: State, _context: Context, who: Figures, away: Figures, n: int, or_down: bool) -> None:
    """Push: figures are driven away from another."""
    rules = FORCED | EVEN_LYING if or_down else FORCED
    for figure in reversed(in_turn_order(game, who)):
        if away:
            game.push(drive, figure, away[0], n, rules)


def drive(game: State, figure: int, away: int, n: int, rules: int) -> None:
    """One step away; where there is none, the figure stays."""
    here, source = game.place_of(figure), game.place_of(away)
    if n <= 0 or source < 0 or not may_move(game, figure, rules):
        return
    now = game.range_between(here, source)
    options = [
        (GO_TO, place)
        for place in game.scenario.neighbours[here]
        if now < game.range_between(place, source) < UNREACHABLE and not game.terrain[place] & IMPASSABLE
    ]
    if options:
        seat = figure if is_hero(figure) else GROUP
        game.ask(seat, CHOOSE_DESTINATION, options, (driven, figure, away, n, rules))


def driven(game: State, option: tuple[Any, ...], figure: int, away: int, n: int, rules: int) -> None:
    """Take the step and go on."""
    game.push(drive, figure, away, n - 1, rules)
    relocate_figure(game, figure, option[1])


@declare(
    STEP,
    "swap",
    figures("a"),
    figures("b"),
    flag("orKnockedDown"),
    rule="FZ-E.75",
    en="{a} <swap> places with {b.acc}[orKnockedDown: (even if knocked down)]",
    de="{a} <tauschen> den Platz mit {b.dat}[orKnockedDown: (auch niedergeschlagen)]",
    fr="{a} <changer> de place avec {b.dat}[orKnockedDown: (même au tapis)]",
)
def swap(game: State, _context: Context, a: Figures, b: Figures, or_down: bool) -> None:
    """Swap: two figures exchange places, both or neither."""
    rules = ONE_OFF | EVEN_LYING if or_down else ONE_OFF
    if a and b and may_move(game, a[0], rules) and may_move(game, b[0], rules):
        place_a, place_b = game.place_of(a[0]), game.place_of(b[0])
        if place_a != place_b:
            game.do_next((relocate_figure, a[0], place_b), (relocate_figure, b[0], place_a))


@declare(
    STEP,
    "modifySpeed",
    figures("who", "you"),
    number("by", None),
    number("to", None),
    lasting(),
    rule="FZ-E.76",
    needs=("by", "to"),
    modifies=SPEED,
    en="{who's speed} [to:<!be> {to.acc}|[by<0:<!decrease> by {by abs.acc}|<!increase> by {by.acc}]]",
    de="{who's speed} [to:<!betragen> {to.acc}|[by<0:<!sinken> um {by abs.acc}|<!steigen> um {by.acc}]]",
    fr="{who's speed} [to:<!être> de {to.acc}|[by<0:<!diminuer> de {by abs.acc}|<!augmenter> de {by.acc}]]",
)
def modify_speed(
    game: State, context: Context, who: Figures, by: int | None, to: int | None, until: tuple[Any, ...]
) -> None:
    """Speed: figures move farther or less far; in one's own turn it counts at once."""
    seat = game.active_seat
    speed = game.scenario.hero_speed[game.heroes[seat]]
    before = changed(game, SPEED, seat, speed) if seat >= 0 else 0
    last(game, SPEED, context, (who, by, to), until)
    if seat in who:
        game.movement_left = max(0, game.movement_left + changed(game, SPEED, seat, speed) - before)


# --- monsters -------------------------------------------------------------------------------------


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


def activate_if_there(game: State, figure: int, parts: int) -> None:
    """A monster that has left the board meanwhile is not activated."""
    if game.place_of(figure) >= 0:
        activate(game, figure - FIRST_MONSTER, parts)


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
            if game.log is not None:
                game.log.append((MONSTER_REMOVED, (figure,)))
            fire(game, ON_LEAVE, figure, NOBODY, place)


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
            else:
                game.power[monster] = 1
                kill_or_wound(game, monster)
                game.push(announce_casualty, monster, place, NOBODY)


# --- heroes down, up and held ---------------------------------------------------------------------


@declare(
    STEP,
    "knockDown",
    figures("who"),
    rule="FZ-E.89",
    en="{who} <!be> knocked down",
    de="{who} <!werden> niedergeschlagen",
    fr="{who} <!être> {~mis,mise} au tapis",
)
def knock_down_step(game: State, _context: Context, who: Figures) -> None:
    """Knock down: heroes are knocked down without hits."""
    game.do_next(*[(knock_down_by_effect, hero) for hero in in_turn_order(game, who) if is_hero(hero)])


@declare(
    STEP,
    "standUp",
    figures("who"),
    rule="FZ-E.89",
    en="{who} <stand> up",
    de="{who} <auf-stehen>",
    fr="{who} <se relever>",
)
def stand_up_step(game: State, _context: Context, who: Figures) -> None:
    """Stand up: knocked-down heroes stand up at once."""
    for hero in who:
        if is_hero(hero):
            stand_up(game, hero)


@declare(
    STEP,
    "restrict",
    figures("who", "you"),
    choices("what", *RESTRICTIONS),
    lasting(),
    rule="FZ-E.90",
    modifies=RESTRICTED,
    en="[who!:{who.no} <!may>|{who} <!may> not] {what forbidden nor}[for=restOfMission: until freed]",
    de=(
        "[who!:{who.no}|{who}] <!dürfen> [for=restOfMission:bis zur Befreiung ][what=flee:[who!:fliehen|nicht "
        "fliehen]|[who!:{what allowed or}|{what forbidden nor}] ausführen]"
    ),
    fr=(
        "[who!:{who.no}|{who}] ne <!pouvoir> [what=flee:[who!:fuir|pas fuir]|effectuer [who!:{what any nor}|{what "
        "forbidden nor}]][for=restOfMission: avant d'être libéré]"
    ),
)
def restrict(game: State, context: Context, who: Figures, what: int, until: tuple[Any, ...]) -> None:
    """Restrict: figures may not move, act, attack, search, react or flee."""
    last(game, RESTRICTED, context, (who, what), until)


@declare(
    STEP,
    "permit",
    figures("who", "you"),
    choices("what", *RESTRICTIONS),
    lasting(),
    rule="FZ-E.91",
    modifies=PERMITTED,
    en="{who} <!may> {what forbidden or} even if it is forbidden",
    de="{who} <!dürfen> trotz Verbots [what=flee:fliehen|{what allowed and} ausführen]",
    fr="{who} <!pouvoir> [what=flee:fuir|effectuer {what allowed and}] malgré une interdiction",
)
def permit(game: State, context: Context, who: Figures, what: int, until: tuple[Any, ...]) -> None:
    """Permit: figures may do what is otherwise forbidden."""
    last(game, PERMITTED, context, (who, what), until)


@declare(
    STEP,
    "release",
    figures("who"),
    rule="FZ-E.92",
    en="{who} <!be> freed",
    de="{who} <!werden> befreit",
    fr="{who} <!être> {~libéré}",
)
def release(game: State, _context: Context, who: Figures) -> None:
    """Release: restraints on figures end."""
    kept = []
    for change in game.lasting:
        if change.quantity == RESTRICTED:
            held = tuple(figure for figure in change.args[0] if figure not in who)
            if held != change.args[0]:
                change = change.with_args((held, *change.args[1:])) if held else None
        if change is not None:
            kept.append(change)
    keep(game, kept)
