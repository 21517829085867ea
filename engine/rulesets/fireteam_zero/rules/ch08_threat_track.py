"""Chapter 8, first part: the threat marker and the twists it brings."""

from engine.core.effects.run import run_program
from engine.core.game import after_change
from engine.rulesets.fireteam_zero.codes import (
    HELD_THREAT,
    INSTEAD_OF_THREAT,
    INSTEAD_OF_TWIST,
    MOST_TWISTS,
    NOBODY,
    OFF_BOARD,
    ON_DRAWN,
    ON_THREAT_ADVANCE,
    ON_TWIST,
)
from engine.rulesets.fireteam_zero.rules.force import announce, applying, refresh
from engine.rulesets.fireteam_zero.rules.replacement import replaced
from engine.rulesets.fireteam_zero.rules.told_draws import tell_top
from engine.rulesets.fireteam_zero.state import TWIST_PILE, State
from engine.rulesets.fireteam_zero.words.event_types import (
    THREAT_ADVANCED,
    THREAT_MOVED_BACK,
    TWIST_DRAWN,
    TWIST_REMOVED,
)


def advance_threat(game: State, spaces: int) -> None:
    """FZ-8.02, FZ-8.50: the marker advances, one space at a time."""
    for _ in range(spaces):
        game.push(advance_one)


def advance_one(game: State) -> None:
    """FZ-S.08: one space, and the twist it may call for."""
    track = game.scenario.track
    if game.threat >= track.last:  # FZ-8.06, FZ-8.07
        return
    if game.modifiers[HELD_THREAT] and applying(game, HELD_THREAT):
        return
    if replaced(game, INSTEAD_OF_THREAT, NOBODY):
        return
    game.threat += 1
    game.note(THREAT_ADVANCED, game.threat)
    announce(game, ON_THREAT_ADVANCE, NOBODY, amount=game.threat)
    program = track.effects.get(game.threat)
    if program:
        run_program(game, program, (track.source, NOBODY, NOBODY, NOBODY, NOBODY, OFF_BOARD, 0))
    if game.threat in track.twist_spaces:  # FZ-8.03; FZ-A.71: also on the last space
        game.push(draw_twist)
    game.push(after_change)


def move_back(game: State, spaces: int) -> None:
    """FZ-E.87: only an effect moves the marker back (FZ-I.06)."""
    game.threat = max(game.scenario.track.start, game.threat - spaces)
    game.note(THREAT_MOVED_BACK, game.threat)


def draw_twist(game: State) -> None:
    """FZ-8.03 to FZ-8.05: a new rule, in force at once; FZ-8.08: at most four in a mission."""
    drawn = game.scenario.twist_count - len(game.twist_deck)
    if not game.twist_deck or drawn >= MOST_TWISTS or replaced(game, INSTEAD_OF_TWIST, NOBODY):
        return
    if game.draws is not None:
        tell_top(game, TWIST_PILE, 1)
    twist = game.twist_deck[-1]
    game.twist_deck = game.twist_deck[:-1]
    game.twists = (*game.twists, twist)
    game.note(TWIST_DRAWN, twist)
    refresh(game)
    announce(game, ON_TWIST, NOBODY, amount=len(game.twists))
    source = game.scenario.twist_source[twist]
    announce(game, ON_DRAWN, NOBODY, amount=source)
    run_program(game, game.scenario.twist_on_draw[twist], (source, NOBODY, NOBODY, NOBODY, NOBODY, OFF_BOARD, 0))
    game.push(after_change)


def remove_twist(game: State, twist: int) -> None:
    """FZ-E.88: a twist in force is taken away."""
    game.twists = tuple(other for other in game.twists if other != twist)
    game.note(TWIST_REMOVED, twist)
    refresh(game)
