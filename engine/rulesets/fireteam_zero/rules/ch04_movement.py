"""Chapter 4, first part: moving, protecting specialists, fleeing."""

from typing import Any

from engine.rulesets.fireteam_zero.codes import (
    DIFFICULT,
    FIRST_SPECIALIST,
    IMPASSABLE,
    LYING,
    NO_FLEE,
    NO_MOVE,
    NOBODY,
    ON_ENTER,
    ON_FLEE,
    ON_LEAVE,
    ON_MOVE,
    PERMITTED,
    RESTRICTED,
)
from engine.rulesets.fireteam_zero.rules.force import announce, is_restricted, named
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.decision_kinds import ACCOMPANY
from engine.rulesets.fireteam_zero.words.event_types import HERO_MOVED, SPECIALIST_MOVED
from engine.rulesets.fireteam_zero.words.option_verbs import MOVE, TAKE_ALONG


def move_options(game: State, hero: int) -> tuple[tuple[int, ...], ...]:
    """FZ-D.16: the locations a hero can step to with the movement points left."""
    points = game.movement_left
    if points <= 0 or not may_leave(game, hero):
        return ()
    here = game.hero_at[hero]
    if game.extra_terrain:
        return _steps_over_changed_terrain(game, here, points)
    return game.scenario.step_options[0 if points == 1 else 1][here]


def _steps_over_changed_terrain(game: State, here: int, points: int) -> tuple[tuple[int, ...], ...]:
    terrain = game.terrain
    return tuple((MOVE, place) for place in game.scenario.neighbours[here] if step_cost(terrain[place]) <= points)


def step_cost(terrain: int) -> int:
    """FZ-4.14: difficult terrain costs two points; FZ-4.18: impassable terrain cannot be entered."""
    if terrain & IMPASSABLE:
        return 99
    return 2 if terrain & DIFFICULT else 1


def may_leave(game: State, hero: int) -> bool:
    """FZ-4.24: not out of a location with more monsters than active heroes."""
    here = game.hero_at[hero]
    monsters = game.monster_at.count(here)
    is_outnumbered = monsters and monsters > game.standing_at.count(here)  # FZ-4.27 to FZ-4.29: active heroes only
    if is_outnumbered and not _may_flee(game, hero):
        return False
    if not game.modifiers[RESTRICTED]:
        return True
    return not is_restricted(game, hero, NO_MOVE | NO_FLEE if monsters else NO_MOVE)


def _may_flee(game: State, hero: int) -> bool:
    """FZ-E.91: whether an effect lets the hero leave despite the monsters."""
    return bool(named(game, PERMITTED, hero, NO_FLEE))


def walk(game: State, option: tuple[Any, ...], hero: int) -> None:
    """FZ-S.11: one step of normal movement, paid for with movement points."""
    game.movement_left -= step_cost(game.terrain[option[1]])  # FZ-4.15: both points at once
    leave_with_specialists(game, hero, option[1], True)


def leave_with_specialists(game: State, hero: int, place: int, is_walking: bool) -> None:
    """FZ-4.19 to FZ-4.22: who comes along; all of them if no active hero stays (FZ-A.06)."""
    here = game.hero_at[hero]
    if here not in game.specialist_at or game.standing_at[hero] == LYING:  # FZ-14.08: only an active hero takes any
        move_hero(game, hero, place, (), is_walking)
        return
    there = [number for number, at in enumerate(game.specialist_at) if at == here]
    stays = game.standing_at.count(here) - (game.standing_at[hero] == here)
    if not stays:
        move_hero(game, hero, place, tuple(there), is_walking)
        return
    options = [(TAKE_ALONG, subset) for subset in _subsets(there)]
    game.ask(hero, ACCOMPANY, options, (answer_companions, hero, place, is_walking))


def _subsets(members: list[int]) -> list[tuple[int, ...]]:
    """Every subset, the empty one first."""
    subsets: list[tuple[int, ...]] = [()]
    for member in members:
        subsets += [(*subset, member) for subset in subsets]
    return subsets


def answer_companions(game: State, option: tuple[Any, ...], hero: int, place: int, is_walking: bool) -> None:
    """FZ-D.17, FZ-D.42: the chosen specialists come along."""
    move_hero(game, hero, place, option[1], is_walking)


def move_hero(game: State, hero: int, place: int, companions: tuple[int, ...], is_walking: bool) -> None:
    """The hero and whoever comes along arrive; then what waits for it happens."""
    origin = game.hero_at[hero]
    flees = is_walking and origin in game.monster_at  # FZ-A.09
    game.hero_at[hero] = place
    if game.standing_at[hero] != LYING:
        game.standing_at[hero] = place
    game.note(HERO_MOVED, hero, origin, place)
    for number in companions:
        game.specialist_at[number] = place
        game.note(SPECIALIST_MOVED, FIRST_SPECIALIST + number, place)
    watched = game.watched
    mark = len(game.agenda)
    if watched[ON_MOVE]:
        announce(game, ON_MOVE, hero, NOBODY, place)
    if watched[ON_ENTER]:
        announce(game, ON_ENTER, hero, NOBODY, place)
    if flees and watched[ON_FLEE]:
        announce(game, ON_FLEE, hero, NOBODY, origin)
    if watched[ON_LEAVE]:
        announce(game, ON_LEAVE, hero, NOBODY, origin)
    game.look_for_end(mark)  # FZ-S.11: after what entering and leaving set off


def relocate(game: State, hero: int, place: int) -> None:
    """FZ-4.25, FZ-4.26: a one-off or forced move; FZ-A.62: not onto impassable ground, specialists follow."""
    if game.terrain[place] & IMPASSABLE or place == game.hero_at[hero]:
        return
    leave_with_specialists(game, hero, place, False)
