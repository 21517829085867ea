"""What a phase of Fireteam Zero is made of: whose turn it is, which monsters come yet and what they make for."""

from collections.abc import Iterator
from typing import Literal

from engine.core.answers.scenes import SceneStep
from engine.core.scenes.sight import Sight
from engine.rulesets.fireteam_zero.codes import (
    CLASSES,
    FIRST_MONSTER,
    HERO_PHASE,
    NOBODY,
    SPAWN_POOL,
    THREAT_PHASE,
)
from engine.rulesets.fireteam_zero.rules.ch02_round import activation_step, spawning_step, threat_step
from engine.rulesets.fireteam_zero.rules.ch04_hero_phase import begin_turn
from engine.rulesets.fireteam_zero.rules.ch08_activation import nearest_prey
from engine.rulesets.fireteam_zero.scenes.scene_words import WORDS
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.event_types import MONSTER_ACTIVATED, TURN_BEGAN

StepState = Literal["done", "now", "next"]


def steps_of_round(sight: Sight) -> Iterator[SceneStep]:
    """Of the hero phase or the threat phase; the tactics phase is everybody's at once."""
    game: State = sight.game
    if game.phase == HERO_PHASE:
        yield from _turns(sight)
    elif game.phase == THREAT_PHASE:
        yield from _threat_phase(sight)


def _turns(sight: Sight) -> Iterator[SceneStep]:
    """FZ-4.01: clockwise from the start player."""
    game: State = sight.game
    ahead = {step[1] for step in game.agenda if step[0] is begin_turn}
    for seat in game.turn_order():
        state: StepState = "now" if seat == game.active_seat else "next" if seat in ahead else "done"
        place = game.place_of(seat)
        text = sight.label("location", place) if place >= 0 else ""
        since = _last(game, TURN_BEGAN) if state == "now" else None
        yield SceneStep(sight.label("seat", seat), state, text, "hero", f"hero/{seat}", since)


def _threat_phase(sight: Sight) -> Iterator[SceneStep]:
    """FZ-8.01: the threat marker, the monsters class by class (FZ-8.09), spawning."""
    game: State = sight.game
    ahead = {step[0] for step in game.agenda}
    is_marker_done = activation_step not in ahead
    marker: StepState = "done" if is_marker_done else "next" if threat_step in ahead else "now"
    yield SceneStep(sight.said(WORDS["threat marker"]), marker, str(game.threat), "threat")
    yield from _monsters(sight, is_marker_done)
    is_spawning = is_marker_done and spawning_step not in ahead
    waiting = sum(pool == SPAWN_POOL and at < 0 for pool, at in zip(game.pools, game.monster_at, strict=True))
    text = sight.said(WORDS["waiting"], count=waiting)
    yield SceneStep(sight.said(WORDS["spawning"]), "now" if is_spawning else "next", text, "spawn")


def _monsters(sight: Sight, are_activated: bool) -> Iterator[SceneStep]:
    game: State = sight.game
    acting = acting_monster(game)
    class_of = game.scenario.monster_class
    on_board = [monster for monster, at in enumerate(game.monster_at) if at >= 0]
    done = [monster for monster in on_board if are_activated and game.activated >> monster & 1 and monster != acting]
    left = [monster for monster in on_board if monster not in done and monster != acting]
    left.sort(key=lambda monster: class_of[game.kinds[monster]])
    for monster in (*done, *([acting] if acting >= 0 else ()), *left):
        state: StepState = "done" if monster in done else "now" if monster == acting else "next"
        icon = f"monster-{CLASSES[class_of[game.kinds[monster]]]}"
        label = sight.label("figure", FIRST_MONSTER + monster)
        since = _last(game, MONSTER_ACTIVATED) if state == "now" else None
        yield SceneStep(label, state, _intent(sight, monster), icon, f"monster/{monster}", since)


def acting_monster(game: State) -> int:
    """The monster that is being activated, if it still stands on the board."""
    since = _last(game, MONSTER_ACTIVATED) if game.activations else None
    if since is None or game.log is None:
        return NOBODY
    monster = game.log[since][1][0] - FIRST_MONSTER
    return monster if game.monster_at[monster] >= 0 else NOBODY


def _last(game: State, event: int) -> int | None:
    """The number of the latest event of a kind."""
    log = game.log or []
    return next((number for number in reversed(range(len(log))) if log[number][0] == event), None)


def _intent(sight: Sight, monster: int) -> str:
    """FZ-8.13, FZ-8.14: where it stands, and the hero that it fights or makes for."""
    game: State = sight.game
    at = game.monster_at[monster]
    place, prey = sight.label("location", at), nearest_prey(game, at)
    if prey < 0:
        return place
    key = "fights" if game.standing_at[prey] == at else "makes for"
    return sight.said(WORDS[key], place=place, hero=sight.label("seat", prey))
