"""Chapter 23: the mission score."""

from engine.rulesets.countdown.codes import BONUS_POINTS, DEAD, OP_POINTS, TIME_POINTS
from engine.rulesets.countdown.rules.ch22_immediate_ends import check_score
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import SCORE_CHANGED, ZONES_COUNTED

OUTSIDE = -2  # CD-23.03


def change_score(game: State, part: int, amount: int) -> None:
    """Change the score; CD-37.08: that may end the mission at once."""
    if amount and not game.result:
        move_marker(game, part, amount)
        check_score(game)


def move_marker(game: State, part: int, amount: int) -> None:
    """Move the score marker and remember why."""
    game.score += amount
    game.score_parts[part] += amount
    game.note(SCORE_CHANGED, part, amount, game.score)


def charge_ops_outside(game: State) -> None:
    """CD-23.03: each op that has not reached an exfiltration zone costs 2 points."""
    change_score(game, OP_POINTS, points_for_ops_outside(game))


def points_for_ops_outside(game: State) -> int:
    """CD-90.26: the dead have been charged when they died."""
    return OUTSIDE * len([zone for zone in game.op_at if zone != DEAD and not is_out(game, zone)])


def is_out(game: State, zone: int) -> bool:
    """Whether a zone is an exfiltration zone."""
    return zone >= 0 and bool(game.board.is_exfiltration >> zone & 1)


def score_time(game: State) -> None:
    """CD-23.04 to CD-23.06: where the marker stands."""
    change_score(game, TIME_POINTS, time_points(game.time, game.is_late))


def time_points(time: int, is_late: bool) -> int:
    """CD-23.04 to CD-23.06: a point for each step above 0, one less for each below; CD-90.89: Game Over is -4.

    CD-23.04: nothing for steps above 0 that an effect gave back after the ultimatum had run out.
    """
    return min(time, 0) if is_late else time


def score_secured_zones(game: State) -> None:
    """CD-23.08: the bonus of the location."""
    secured, needed = secured_zones(game), game.board.bonus_zones
    game.note(ZONES_COUNTED, secured, needed)
    if secured >= needed:
        change_score(game, BONUS_POINTS, game.board.bonus_points)


def secured_zones(game: State) -> int:
    """CD-90.27, CD-90.28: zones that the team secured; not those the ultimatum emptied, nor entrances and exits."""
    return game.secured.bit_count()
