"""Chapter 8, fourth part: activating monsters: movement, activation die, attack."""

from typing import Any

from engine.core.decisions import GROUP
from engine.core.effects.run import run_program_now
from engine.core.game import after_change, run_stages
from engine.rulesets.fireteam_zero.codes import (
    ACTIVATION_DIE,
    BLANK,
    FIRST_MONSTER,
    IMPASSABLE,
    INSTEAD_OF_ATTACKING,
    INSTEAD_OF_MOVE_SYMBOL,
    INSTEAD_OF_MOVING,
    INSTEAD_OF_SPECIAL,
    LYING,
    MINION,
    MOVE_SYMBOL,
    NO_ACT,
    NO_ATTACK,
    NO_MOVE,
    NOBODY,
    ON_ACTIVATE,
    ON_ACTIVATION_ROLL,
    ON_ENTER,
    ON_LEAVE,
    ON_MOVE_SYMBOL,
    ON_SPECIAL,
    RANGE,
    REPLACED,
    RESTRICTED,
    SKIP_ACTIVATION,
    SKIPPED,
    SPECIAL_SYMBOL,
    SPEED,
    TERRAIN_CHANGE,
    THIS_ACTIVATION,
    UNREACHABLE,
)
from engine.rulesets.fireteam_zero.rules.ch05_attacking import added_ranges, begin_attack
from engine.rulesets.fireteam_zero.rules.force import announce, changed, expire, is_restricted, is_skipped
from engine.rulesets.fireteam_zero.rules.replacement import replaced
from engine.rulesets.fireteam_zero.state import Attack, State
from engine.rulesets.fireteam_zero.words.decision_kinds import CHOOSE_MONSTER, CHOOSE_STEP
from engine.rulesets.fireteam_zero.words.event_types import ACTIVATION_ROLLED, MONSTER_ACTIVATED, MONSTER_MOVED
from engine.rulesets.fireteam_zero.words.option_verbs import STEP_TO

ALL_PARTS, ONLY_MOVE, ONLY_ATTACK = range(3)  # FZ-E.79
IN_ITS_TURN = 3  # all parts, and then the next monster


def activate_class(game: State, kind_class: int) -> None:
    """FZ-8.09 to FZ-8.11: all minions, then all elites, then the boss; the group orders each class."""
    scenario = game.scenario
    options, done = scenario.activate_options, game.activated
    monster_at, kinds, pools = game.monster_at, game.kinds, game.pools
    twins: dict[tuple[int, ...], tuple[int, ...]] = {}  # figures that differ in nothing are one option
    skips, is_any_named = game.modifiers[SKIPPED], bool(game.lasting)  # a lasting effect may name one of them
    for figures in scenario.figures_by_class(game.kinds)[kind_class:]:
        for monster in figures:
            at = monster_at[monster]
            if at < 0 or done >> monster & 1:
                continue
            if skips and is_skipped(game, SKIP_ACTIVATION, FIRST_MONSTER + monster):
                continue
            twin = (kinds[monster], at, pools[monster], monster if is_any_named else NOBODY)
            if twin not in twins:
                twins[twin] = options[monster]
        if twins:
            game.ask(GROUP, CHOOSE_MONSTER, list(twins.values()), (activate_chosen,))
            return


def begin_activation_step(game: State) -> None:
    """FZ-8.09: every monster is activated, one at a time."""
    game.activated = 0
    game.push(activate_class, MINION)


def activate_chosen(game: State, option: tuple[Any, ...]) -> None:
    """FZ-D.33: activate the monster the group chose, then ask for the next."""
    monster = option[1] - FIRST_MONSTER
    game.activated |= 1 << monster
    activate(game, monster, IN_ITS_TURN)


def activate(game: State, monster: int, parts: int) -> None:
    """FZ-S.02, FZ-8.12: movement, activation die, attack, in this order."""
    game.activations += 1
    game.note(MONSTER_ACTIVATED, FIRST_MONSTER + monster)
    stages = ACTIVATION_STAGES[parts]
    run_stages(game, (begin_activation, *stages) if game.watched[ON_ACTIVATE] else stages, monster)


def activate_if_there(game: State, figure: int, parts: int) -> None:
    """A monster that has left the board meanwhile is not activated."""
    if game.place_of(figure) >= 0:
        activate(game, figure - FIRST_MONSTER, parts)


def begin_activation(game: State, monster: int) -> None:
    """FZ-E.13: a monster's activation begins."""
    announce(game, ON_ACTIVATE, FIRST_MONSTER + monster, NOBODY, game.monster_at[monster])


def end_activation(game: State, _monster: int) -> None:
    """FZ-S.02, step 4: what lasted for this activation ends."""
    if game.lasting:
        expire(game, THIS_ACTIVATION)
    game.activations -= 1


def end_turn_of_monster(game: State, monster: int) -> None:
    """FZ-8.09: the activation ends; the next monster is of the same class or a later one."""
    end_activation(game, monster)
    activate_class(game, game.scenario.monster_class[game.kinds[monster]])


# --- movement -------------------------------------------------------------------------------------


def move_monster(game: State, monster: int) -> None:
    """FZ-8.14, FZ-19.06: up to its speed towards the nearest active hero."""
    if game.monster_at[monster] < 0:
        return
    if game.modifiers[REPLACED] and replaced(game, INSTEAD_OF_MOVING, FIRST_MONSTER + monster):
        return
    speed = game.scenario.monster_speed[game.kinds[monster]]
    if game.modifiers[SPEED]:
        speed = changed(game, SPEED, FIRST_MONSTER + monster, speed)
    advance_monster(game, monster, speed)


def advance_monster(game: State, monster: int, steps: int) -> None:
    """FZ-A.66: the hero it makes for is fixed at the beginning of the movement."""
    at = game.monster_at[monster]
    if at < 0 or steps <= 0 or at in game.standing_at:  # FZ-8.13
        return
    if game.modifiers[RESTRICTED] and is_restricted(game, FIRST_MONSTER + monster, NO_MOVE):
        return
    prey = nearest_prey(game, at)
    if prey >= 0:
        step_monster(game, monster, steps, prey)


def nearest_prey(game: State, at: int) -> int:
    """FZ-8.14, FZ-8.16, FZ-A.41: the nearest active hero by passable way; equally near, the earlier in turn order."""
    scenario = game.scenario
    prey = NOBODY
    if scenario.options.monster_distance == "path":
        prey = nearest_hero(game, at, game.path_table(), UNREACHABLE)
    return prey if prey >= 0 else nearest_hero(game, at, scenario.range_table, UNREACHABLE + 1)


def nearest_hero(game: State, at: int, distances: tuple[int, ...], limit: int) -> int:
    """The nearest active hero that is not as far as the limit; equally near, the earlier in turn order (FZ-A.30)."""
    row = at * game.scenario.location_count
    stands_at = game.standing_at
    nearest = NOBODY
    for hero in game.turn_order():
        place = stands_at[hero]
        if place < 0:  # knocked down, or still off the board
            continue
        distance = distances[row + place]
        if distance < limit:
            nearest, limit = hero, distance
            if not limit:
                break
    return nearest


def step_monster(game: State, monster: int, steps: int, prey: int) -> None:
    """FZ-8.15, FZ-D.34: one step along a shortest way; between equal first steps the group chooses."""
    at = game.monster_at[monster]
    if at < 0 or at in game.standing_at:  # FZ-A.66: it stops as soon as it shares a location with an active hero
        return
    goal = game.standing_at[prey]
    if goal == LYING:
        advance_monster(game, monster, steps)
        return
    options = steps_towards(game, at, goal)
    if len(options) == 1:
        enter_location(game, options[0], monster, steps - 1, prey)
    elif options:
        game.ask(GROUP, CHOOSE_STEP, options, (enter_location, monster, steps - 1, prey))


def steps_towards(game: State, at: int, goal: int) -> Any:
    """The neighbouring locations that shorten the way, impassable ones excluded (FZ-8.18)."""
    if game.extra_terrain:
        return _steps_over_changed_terrain(game, at, goal)
    scenario = game.scenario
    return scenario.towards[at * scenario.location_count + goal]


def _steps_over_changed_terrain(game: State, at: int, goal: int) -> Any:
    scenario = game.scenario
    count = scenario.location_count
    path = game.path_table()
    table = path if path[at * count + goal] < UNREACHABLE else scenario.range_table
    now = table[at * count + goal]
    return tuple(
        (STEP_TO, place)
        for place in scenario.neighbours[at]
        if table[place * count + goal] < now and not game.terrain[place] & IMPASSABLE
    )


def enter_location(game: State, option: tuple[Any, ...], monster: int, steps: int, prey: int) -> None:
    """The monster takes the step and goes on."""
    origin, place = game.monster_at[monster], option[1]
    game.monster_at[monster] = place
    game.note(MONSTER_MOVED, FIRST_MONSTER + monster, origin, place)
    if steps > 0:
        game.agenda.append((step_monster, monster, steps, prey))
    if game.scenario.watches_board or game.lasting or game.modifiers[TERRAIN_CHANGE]:  # FZ-S.10
        game.push(after_change)
    if game.watched[ON_ENTER]:
        announce(game, ON_ENTER, FIRST_MONSTER + monster, NOBODY, place)
    if game.watched[ON_LEAVE]:
        announce(game, ON_LEAVE, FIRST_MONSTER + monster, NOBODY, origin)


# --- activation die -------------------------------------------------------------------------------


def roll_activation(game: State, monster: int) -> None:
    """FZ-8.20: after its movement the activation die is rolled."""
    if game.monster_at[monster] < 0:
        return
    faces = game.scenario.activation_faces
    symbol = faces[game.roll(len(faces), ACTIVATION_DIE, FIRST_MONSTER + monster) - 1]
    if not game.watched[ON_ACTIVATION_ROLL]:
        settle_activation_die(game, monster, symbol)
        return
    game.note(ACTIVATION_ROLLED, FIRST_MONSTER + monster, symbol)
    game.rolled = (*game.rolled, (ACTIVATION_DIE, monster, symbol))
    game.push(take_activation_die)
    announce(game, ON_ACTIVATION_ROLL, FIRST_MONSTER + monster, NOBODY, game.monster_at[monster], symbol)


def take_activation_die(game: State) -> None:
    """FZ-E.67: the die counts as it lies there now."""
    _die, monster, symbol = game.rolled[-1]
    game.rolled = game.rolled[:-1]
    follow_symbol(game, monster, symbol)


def settle_activation_die(game: State, monster: int, symbol: int) -> None:
    """The activation die shows a symbol, and the monster follows it."""
    game.note(ACTIVATION_ROLLED, FIRST_MONSTER + monster, symbol)
    follow_symbol(game, monster, symbol)


def follow_symbol(game: State, monster: int, symbol: int) -> None:
    """FZ-8.21: blank does nothing; FZ-8.22: one more location; FZ-8.23: the special ability."""
    if symbol == BLANK or game.monster_at[monster] < 0:
        return
    figure = FIRST_MONSTER + monster
    if symbol == MOVE_SYMBOL and not replaced(game, INSTEAD_OF_MOVE_SYMBOL, figure):
        if game.watched[ON_MOVE_SYMBOL]:
            game.push(advance_monster, monster, 1)
            announce(game, ON_MOVE_SYMBOL, figure, NOBODY, game.monster_at[monster])
        else:
            advance_monster(game, monster, 1)
    elif symbol == SPECIAL_SYMBOL and not replaced(game, INSTEAD_OF_SPECIAL, figure):
        kind = game.kinds[monster]
        program = game.scenario.special[kind]
        if game.watched[ON_SPECIAL]:
            announce(game, ON_SPECIAL, figure, NOBODY, game.monster_at[monster])
        if program:
            source = game.scenario.special_source[kind]
            run_program_now(game, program, (source, figure, NOBODY, figure, NOBODY, game.monster_at[monster], 0))


# --- attack ---------------------------------------------------------------------------------------


def attack_if_able(game: State, monster: int) -> None:
    """FZ-8.25: it always attacks an active hero in range, if it can."""
    at = game.monster_at[monster]
    kind = game.kinds[monster]
    scenario = game.scenario
    attack_type = scenario.monster_attack_type[kind]
    figure = FIRST_MONSTER + monster
    if at < 0 or attack_type < 0:
        return
    if game.modifiers[RESTRICTED] and is_restricted(game, figure, NO_ATTACK | NO_ACT):
        return
    reach = scenario.monster_range[kind]
    if game.modifiers[RANGE]:
        reach += added_ranges(game, figure)[attack_type]
    target = nearest_hero(game, at, scenario.attack_table, reach + 1)  # FZ-8.26, FZ-8.27
    if target >= 0 and not (game.modifiers[REPLACED] and replaced(game, INSTEAD_OF_ATTACKING, figure)):
        attack_hero(game, monster, target)


def attack_hero(game: State, monster: int, target: int) -> None:
    """FZ-8.28: the monster's attack as its reference card gives it."""
    scenario = game.scenario
    kind = game.kinds[monster]
    strength, bonus = scenario.monster_strength[kind], scenario.monster_bonus[kind]
    begin_attack(game, Attack(FIRST_MONSTER + monster, target, scenario.monster_attack_type[kind], strength, bonus))


ACTIVATION_STAGES = (  # by what is done of it (FZ-E.79)
    (move_monster, roll_activation, attack_if_able, end_activation),
    (move_monster, end_activation),
    (attack_if_able, end_activation),
    (move_monster, roll_activation, attack_if_able, end_turn_of_monster),
)
