"""Chapter 9: spawning and securing."""

from engine.rulesets.fireteam_zero.codes import (
    BLOCKED_SPAWN,
    BOSS,
    BY_SPAWN_STEP,
    DEFEATED,
    ELITE,
    FIRST_MONSTER,
    IMPASSABLE,
    INSTEAD_OF_SPAWNING,
    MINION,
    NOBODY,
    ON_SPAWN_ROLL,
    SECURED,
    SPAWN_DIE,
    SPAWN_POOL,
)
from engine.rulesets.fireteam_zero.rules.ch06_bosses import boss_in_play, place_monster
from engine.rulesets.fireteam_zero.rules.ch13_objectives import all_completed
from engine.rulesets.fireteam_zero.rules.force import announce, applying
from engine.rulesets.fireteam_zero.rules.replacement import replaced
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.event_types import SPAWN_ROLLED


def spawn_step(game: State) -> None:
    """FZ-S.09: roll for every monster in the spawn pool, minions before elites (FZ-9.02, FZ-9.03)."""
    if is_spawning_stopped(game) or replaced(game, INSTEAD_OF_SPAWNING, NOBODY):
        return
    class_of = game.scenario.monster_class
    waiting = [
        (spawn_monster, monster, BY_SPAWN_STEP)
        for kind_class in (MINION, ELITE)
        for monster, at in enumerate(game.monster_at)
        if at < 0 and game.pools[monster] == SPAWN_POOL and class_of[game.kinds[monster]] == kind_class
    ]
    game.do_next(*waiting)


def is_spawning_stopped(game: State) -> bool:
    """FZ-9.01: while a boss is in play; FZ-9.10, FZ-A.72: and after it, unless objectives remain."""
    if boss_in_play(game):
        return True
    if game.scenario.options.spawn_after_boss == "always":
        return False
    class_of = game.scenario.monster_class
    defeated = any(
        pool == DEFEATED and class_of[game.kinds[monster]] == BOSS for monster, pool in enumerate(game.pools)
    )
    return defeated and all_completed(game)


def spawn_monster(game: State, monster: int, how: int) -> None:
    """FZ-9.04, FZ-9.06: roll until an unsecured location comes up; FZ-A.50: none at all, it stays in the pool."""
    if game.monster_at[monster] >= 0 or not is_any_open(game):
        return
    if how == BY_SPAWN_STEP and boss_in_play(game):  # FZ-9.09: it has entered play in the middle of the step
        return
    token = roll_spawn_die(game)
    if not game.watched[ON_SPAWN_ROLL]:
        place_monster(game, monster, game.spawn_at[token], how)
        return
    game.rolled = (*game.rolled, (SPAWN_DIE, monster, token + 1))
    game.push(take_spawn_die, how)
    announce(game, ON_SPAWN_ROLL, FIRST_MONSTER + monster, NOBODY, game.spawn_at[token], token + 1)


def roll_spawn_die(game: State) -> int:
    """FZ-9.06: roll until the number of an open point comes up; there must be one."""
    faces = game.scenario.spawn_faces
    while True:
        token = faces[game.roll(len(faces), SPAWN_DIE) - 1] - 1
        is_free = is_open(game, token)
        game.note(SPAWN_ROLLED, token + 1, game.spawn_at[token], is_free)
        if is_free:
            return token


def take_spawn_die(game: State, how: int) -> None:
    """FZ-E.67: the monster appears where the die says now, and where that is secured by now it rolls on (FZ-9.06)."""
    _die, monster, number = game.rolled[-1]
    game.rolled = game.rolled[:-1]
    if game.monster_at[monster] >= 0 or not is_any_open(game):
        return
    token = number - 1 if is_open(game, number - 1) else roll_spawn_die(game)
    place_monster(game, monster, game.spawn_at[token], how)


def is_any_open(game: State) -> bool:
    """FZ-A.50: whether the spawn die can show an open point at all."""
    return any(is_open(game, face - 1) for face in game.scenario.spawn_faces)


def is_open(game: State, token: int) -> bool:
    """FZ-9.05: a location with an active hero and no monsters is secured; searched or not is all one (FZ-9.11)."""
    place = game.spawn_at[token]
    if place in game.standing_at and place not in game.monster_at:
        return False
    if game.terrain[place] & IMPASSABLE:  # FZ-8.18
        return False
    if game.modifiers[SECURED] and any(place in those.at for those in applying(game, SECURED)):
        return False
    return not game.modifiers[BLOCKED_SPAWN] or not any(place in those.at for those in applying(game, BLOCKED_SPAWN))
