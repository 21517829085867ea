"""Chapter 7: the round."""

from engine.core.game import Step
from engine.rulesets.countdown.codes import ANY_TIME, END_OF_ROUND, INTELLIGENCE, ON_ROUND_END
from engine.rulesets.countdown.rules.ch07_action import action_phase
from engine.rulesets.countdown.rules.ch08_intelligence import intelligence_phase
from engine.rulesets.countdown.rules.ch09_positioning import positioning_phase
from engine.rulesets.countdown.rules.ch20_countdown import countdown_phase
from engine.rulesets.countdown.rules.ch21_recovery import recovery_phase
from engine.rulesets.countdown.rules.ch22_ending import check_end_of_action
from engine.rulesets.countdown.rules.ch35_support import support_window
from engine.rulesets.countdown.rules.force import announce, expire
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import ROUND_BEGAN


def begin_round(game: State) -> None:
    """CD-7.01, CD-7.02: five phases in their order; CD-90.53: the lead passes clockwise each round."""
    game.round += 1
    game.lead = (game.round - 1) % game.players
    game.moved = 0
    game.broke_through = 0
    game.newcomers = 0
    game.declined = 0
    game.released = 0
    game.refused = 0
    game.fights = 0
    game.triggered = ()
    game.was_worked_on = {}
    game.note(ROUND_BEGAN, game.round, game.time)
    game.do_next(*phases_from(INTELLIGENCE))


def phases_from(first: int) -> list[Step]:
    """The steps of a round from one of its phases on (CD-37.01); CD-90.66: support cards may come in between."""
    steps: list[Step] = []
    for phase in _PHASES[first - INTELLIGENCE :]:
        steps += phase
    return [*steps, (end_round,)]


def end_round(game: State) -> None:
    """CD-7.03: what lasts for the round ends with it; the next one begins."""
    game.do_next((expire, END_OF_ROUND), (forget_entries,), (begin_round,))
    announce(game, ON_ROUND_END)


def forget_entries(game: State) -> None:
    """CD-37.02: only a zone that an effect has brought ops into after phase 3 is still to be resolved.

    Not when a round begins: a helicopter may have landed before the first (CD-90.67).
    """
    entered = known = 0
    for zone in set(game.op_at):
        if zone >= 0 and game.entered >> zone & 1:
            entered |= 1 << zone
            for card in game.stacks[zone]:
                known |= 1 << card
    game.entered = entered
    game.known_at_entry &= known


_PHASES: tuple[tuple[Step, ...], ...] = (
    ((support_window, ANY_TIME), (intelligence_phase,)),
    ((support_window, ANY_TIME), (positioning_phase,)),
    ((action_phase,), (check_end_of_action,)),
    ((support_window, ANY_TIME), (countdown_phase,)),
    ((recovery_phase,),),
)
