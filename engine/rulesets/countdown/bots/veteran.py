"""The veteran: an experienced player's rules of thumb, one pass, no look-ahead.

The team keeps together, opens one door at a time, shoots where a shot helps most and spends bullet control only where
it wins more than it costs. It goes for the objectives that pay for their detour, and makes for the exit in time. It
splits where that pays: escorts wait behind the door, a scout runs out with hostages or takes an expert past the guards.
It looks only at what lies open, and judges hidden cards by what their stacks hold as a whole.
"""

from collections.abc import Callable
from random import Random
from typing import cast

from engine.core.game import Game
from engine.rulesets.countdown.bots import actions, choices, fights, moves, showdown
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import (
    ACCUSE,
    ACT,
    AFTER_EXCHANGE,
    BULLET_CONTROL,
    CHOOSE_DUMMY,
    CHOOSE_LOCATION,
    CHOOSE_OP,
    CHOOSE_PASSENGER,
    CHOOSE_SHOT,
    CHOOSE_VICTIM,
    CONSENT,
    DECISION_KINDS,
    DEFUSE_ON_ENTRY,
    DIVIDE_XP,
    GIVE_HEALTH,
    INFILTRATE,
    MORE_PATIENTS,
    MORE_TARGETS,
    MOVE_BY_STEALTH,
    MOVE_OP,
    ORDER_ACTIONS,
    RESCUE_DYING,
    REVEAL_CARD,
    REVEAL_NEXT,
    START_THERE,
    SUPPORT,
    SUPPORT_TARGET,
)

Rule = Callable[["Veteran", State], int]


class Veteran:
    """A player with rules of thumb for every question of the game."""

    def __init__(self, seed: int = 0) -> None:
        self.draw = Random(seed)

    def choose(self, game: Game) -> int:
        """The index of the option taken."""
        state = cast(State, game)
        if showdown.is_traitor(state) and showdown.holds_back(state, self.draw):
            return len(state.options) - 1
        rule = _RULES[state.kind]
        return rule(self, state) if rule is not None else self.draw.randrange(len(state.options))


def _move(_bot: Veteran, game: State) -> int:
    return moves.choose_move(game, game.options[0][1], game.options)


def _order(_bot: Veteran, game: State) -> int:
    return actions.choose_order(game, game.options)


def _act(_bot: Veteran, game: State) -> int:
    return actions.choose_action(game, game.options)


def _reveal(_bot: Veteran, game: State) -> int:
    return actions.choose_action(game, game.options)


def _shoot(_bot: Veteran, game: State) -> int:
    return fights.choose_shot(game, game.options[0][1], game.options)


def _more_targets(_bot: Veteran, game: State) -> int:
    return 0


def _bullet(_bot: Veteran, game: State) -> int:
    return fights.choose_bullet(game, game.options)


def _tactics(_bot: Veteran, game: State) -> int:
    return fights.choose_tactics(game, game.options[-1][1], game.options)


def _support(bot: Veteran, game: State) -> int:
    return choices.choose_by_trial(game, bot.draw)


def _first(_bot: Veteran, game: State) -> int:
    return 0


def _last(_bot: Veteran, game: State) -> int:
    return len(game.options) - 1


def _passenger(_bot: Veteran, game: State) -> int:
    return moves.choose_passenger(game, game.options)


def _op(_bot: Veteran, game: State) -> int:
    return choices.choose_op(game)


def _infiltrate(_bot: Veteran, game: State) -> int:
    return choices.choose_entrance(game)


def _health(_bot: Veteran, game: State) -> int:
    return min(range(len(game.options)), key=lambda index: game.health[game.options[index][1]])


def _accuse(_bot: Veteran, game: State) -> int:
    return showdown.choose_suspect(game)


_BY_KIND: dict[int, Rule] = {
    MOVE_OP: _move,
    MOVE_BY_STEALTH: _move,
    CHOOSE_PASSENGER: _passenger,
    ORDER_ACTIONS: _order,
    ACT: _act,
    REVEAL_CARD: _reveal,
    REVEAL_NEXT: _first,
    CHOOSE_SHOT: _shoot,
    MORE_TARGETS: _more_targets,
    MORE_PATIENTS: _first,
    BULLET_CONTROL: _bullet,
    AFTER_EXCHANGE: _tactics,
    SUPPORT: _support,
    SUPPORT_TARGET: _support,
    START_THERE: _first,
    CONSENT: _first,
    RESCUE_DYING: _first,
    DEFUSE_ON_ENTRY: _first,
    CHOOSE_VICTIM: _first,
    DIVIDE_XP: _first,
    GIVE_HEALTH: _health,
    CHOOSE_OP: _op,
    CHOOSE_DUMMY: _op,
    CHOOSE_LOCATION: _first,
    INFILTRATE: _infiltrate,
    ACCUSE: _accuse,
}
_RULES: list[Rule | None] = [_BY_KIND.get(kind) for kind in range(len(DECISION_KINDS))]
