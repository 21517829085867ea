"""Chapters 6 and 16: bosses, and the pools that monsters belong to."""

from engine.core.effects.run import run_program
from engine.core.game import after_change
from engine.rulesets.fireteam_zero.codes import (
    BOSS,
    BOSS_POOL,
    BY_EFFECT,
    BY_SETUP,
    DEFEATED,
    FIRST_MONSTER,
    NOBODY,
    OFF_BOARD,
    ON_ENTER,
    ON_LEAVE,
    ON_SPAWN,
    WHEN_KILLED,
    WHEN_WOUNDED,
)
from engine.rulesets.fireteam_zero.rules.force import announce
from engine.rulesets.fireteam_zero.rules.slots import TO_MONSTER
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.event_types import BOSS_APPEARED, BOSS_WOUNDED, MONSTER_KILLED, MONSTER_PLACED


def boss_in_play(game: State) -> bool:
    """FZ-9.01: whether a boss stands on the board."""
    kind_of = game.kinds
    class_of = game.scenario.monster_class
    return any(at >= 0 and class_of[kind_of[monster]] == BOSS for monster, at in enumerate(game.monster_at))


def is_boss_awaited(game: State) -> bool:
    """FZ-1.26, FZ-A.54: whether the power token still marks where the boss will appear."""
    return any(pool == BOSS_POOL and at < 0 for pool, at in zip(game.pools, game.monster_at, strict=True))


def is_boss_alone(game: State) -> bool:
    """FZ-9.09, FZ-A.11: by option a boss in play lets nobody else onto the board, not even by an effect."""
    return game.scenario.options.boss_stops_all_spawns and boss_in_play(game)


def place_monster(game: State, monster: int, place: int, how: int) -> None:
    """A monster figure comes onto the board."""
    game.monster_at[monster] = place
    game.note(MONSTER_PLACED, FIRST_MONSTER + monster, place, how)
    if how == BY_SETUP:  # what stands there from the beginning enters nothing, and all hands are empty
        if game.heard[ON_SPAWN][TO_MONSTER]:
            announce(game, ON_SPAWN, FIRST_MONSTER + monster, NOBODY, place, how)
        return
    if game.scenario.watches_board:  # FZ-S.10
        game.push(after_change)
    if game.watched[ON_ENTER]:
        announce(game, ON_ENTER, FIRST_MONSTER + monster, NOBODY, place)
    if game.watched[ON_SPAWN]:
        announce(game, ON_SPAWN, FIRST_MONSTER + monster, NOBODY, place, how)


def kill_or_wound(game: State, monster: int) -> None:
    """FZ-5.15, FZ-6.01: a monster is killed and goes back to its pool; a boss loses a power token."""
    figure = FIRST_MONSTER + monster
    if game.scenario.monster_class[game.kinds[monster]] != BOSS:
        game.monster_at[monster] = OFF_BOARD
        game.note(MONSTER_KILLED, figure)
        return
    game.power[monster] -= 1  # FZ-6.04
    game.note(BOSS_WOUNDED, figure, game.power[monster])
    if game.power[monster] <= 0:
        defeat_boss(game, monster)


def defeat_boss(game: State, monster: int) -> None:
    """FZ-6.06 to FZ-6.08: without power tokens the boss is defeated and never comes back."""
    game.power[monster] = 0
    game.monster_at[monster] = OFF_BOARD
    game.pools[monster] = DEFEATED
    game.note(MONSTER_KILLED, FIRST_MONSTER + monster)


def announce_casualty(game: State, monster: int, place: int, killer: int) -> None:
    """FZ-E.11: a monster was killed or a boss wounded; FZ-A.52: told after the damage to heroes."""
    figure = FIRST_MONSTER + monster
    is_boss = game.scenario.monster_class[game.kinds[monster]] == BOSS
    if not is_boss or game.pools[monster] == DEFEATED:
        announce(game, WHEN_KILLED, figure, killer, place)
        announce(game, ON_LEAVE, figure, NOBODY, place)
    if is_boss:
        announce(game, WHEN_WOUNDED, figure, killer, place)


def bring_boss(game: State, kind: int) -> None:
    """FZ-6.02, FZ-6.03, FZ-A.54: the boss appears at its marker with its power tokens."""
    scenario = game.scenario
    if boss_in_play(game):  # FZ-A.54: one boss at a time
        return
    for monster in game.figures_of_kind(kind):
        if game.pools[monster] == BOSS_POOL and game.monster_at[monster] < 0:
            game.power[monster] = max(1, scenario.power_tokens(game, kind))
            game.activated |= 1 << monster  # FZ-A.54: it acts in the next activation step, not in a running one
            game.note(BOSS_APPEARED, FIRST_MONSTER + monster, game.power[monster])
            context = (scenario.kind_source[kind], FIRST_MONSTER + monster, NOBODY, NOBODY, NOBODY, OFF_BOARD, 0)
            run_program(game, scenario.boss_arrival, context)
            place_monster(game, monster, scenario.boss_marker, BY_EFFECT)
            return
