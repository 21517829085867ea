"""Chapter 20: phase 4, the countdown."""

from engine.rulesets.countdown.codes import COUNTDOWN, GAME_OVER, ON_PHASE, TIME_IS_UP, TOP_OF_TIME
from engine.rulesets.countdown.rules.ch20_ultimatum import trigger_ultimatum
from engine.rulesets.countdown.rules.ch22_ending import end_mission
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import TIME_MOVED


def countdown_phase(game: State) -> None:
    """CD-20.01: the time marker moves one field."""
    game.phase = COUNTDOWN
    game.push(change_time, -1)
    announce(game, ON_PHASE, amount=COUNTDOWN)


def change_time(game: State, steps: int) -> None:
    """CD-37.07: move the marker; at 0 the ultimatum runs out (CD-20.02), past -3 the mission is over (CD-22.02)."""
    game.time = max(GAME_OVER, min(TOP_OF_TIME, game.time + steps))
    game.note(TIME_MOVED, game.time)
    if game.time == GAME_OVER:
        end_mission(game, TIME_IS_UP)
    elif game.time <= 0:
        trigger_ultimatum(game)
