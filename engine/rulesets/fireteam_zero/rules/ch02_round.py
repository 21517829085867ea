"""Chapter 2: the round."""

from engine.core.game import after_change
from engine.rulesets.fireteam_zero.codes import (
    END_OF,
    ROUND_UNIT,
    SKIP_ACTIVATION,
    SKIP_SPAWN,
    SKIP_THREAT,
    SKIP_THREAT_PHASE,
    START_OF,
    THIS_PHASE,
    THIS_ROUND,
    THREAT_PHASE,
    THREAT_UNIT,
)
from engine.rulesets.fireteam_zero.rules.ch03_tactics_phase import tactics_phase
from engine.rulesets.fireteam_zero.rules.ch04_hero_phase import hero_phase
from engine.rulesets.fireteam_zero.rules.ch08_activation import begin_activation_step
from engine.rulesets.fireteam_zero.rules.ch08_threat_track import advance_threat
from engine.rulesets.fireteam_zero.rules.ch09_spawning import spawn_step
from engine.rulesets.fireteam_zero.rules.force import announce_time, expire, is_skipped
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.event_types import ROUND_BEGAN


def begin_round(game: State) -> None:
    """FZ-2.02: tactics phase, hero phase, threat phase; FZ-2.04: without a limit on rounds."""
    game.round += 1
    game.is_start_assigned = False
    game.note(ROUND_BEGAN, game.round)
    game.do_next((after_change,), (tactics_phase,), (hero_phase,), (threat_phase,), (end_round,))
    announce_time(game, START_OF, ROUND_UNIT)


def end_round(game: State) -> None:
    """What lasts for the round ends with it; the next one begins."""
    game.do_next((expire, THIS_ROUND), (begin_round,))
    announce_time(game, END_OF, ROUND_UNIT)


def threat_phase(game: State) -> None:
    """FZ-8.01: advance the threat marker, activate monsters, spawn monsters."""
    game.phase = THREAT_PHASE
    if is_skipped(game, SKIP_THREAT_PHASE):
        return
    game.do_next((threat_step,), (activation_step,), (spawning_step,), (end_threat_phase,))
    announce_time(game, START_OF, THREAT_UNIT)


def threat_step(game: State) -> None:
    """FZ-8.02: step 1."""
    if not is_skipped(game, SKIP_THREAT):
        advance_threat(game, 1)


def activation_step(game: State) -> None:
    """FZ-8.09: step 2."""
    if not is_skipped(game, SKIP_ACTIVATION):
        begin_activation_step(game)


def spawning_step(game: State) -> None:
    """FZ-9.02: step 3."""
    if not is_skipped(game, SKIP_SPAWN):
        spawn_step(game)


def end_threat_phase(game: State) -> None:
    """What lasts for the phase ends with it."""
    game.push(expire, THIS_PHASE)
    announce_time(game, END_OF, THREAT_UNIT)
