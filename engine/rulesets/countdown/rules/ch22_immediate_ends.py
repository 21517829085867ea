"""Chapter 22: what ends the mission at once, wherever it happens (CD-37.08)."""

from engine.core.game import LOST
from engine.rulesets.countdown.codes import DEAD, NO_SURVIVORS, SCORE_TOO_LOW, WORST_SCORE
from engine.rulesets.countdown.state import State


def check_score(game: State) -> None:
    """CD-22.04: after every change of the score; in a showdown the mission is over already."""
    if game.score < WORST_SCORE and not game.result and not game.mission_end:
        game.end(LOST, (SCORE_TOO_LOW,))


def check_survivors(game: State) -> None:
    """CD-22.03, CD-37.08: after every death; without a living op the mission fails at once."""
    if not game.result and all(zone == DEAD for zone in game.op_at):
        game.end(LOST, (NO_SURVIVORS,))
