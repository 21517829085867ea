"""Chapter 15: the lucky coin."""

from engine.core.game import after_change
from engine.rulesets.fireteam_zero.codes import HEADS, NOBODY, ON_COIN, TAILS
from engine.rulesets.fireteam_zero.rules.force import announce
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.event_types import COIN_TURNED


def turn_to_heads(game: State) -> None:
    """FZ-15.01; FZ-15.02: a coin that shows heads stays as it is."""
    if game.coin == TAILS:
        turn(game, HEADS)


def turn_to_tails(game: State) -> None:
    """FZ-8.39: a knock-down turns the coin to tails."""
    if game.coin == HEADS:
        turn(game, TAILS)


def turn(game: State, side: int) -> None:
    """Turn the coin and tell whoever waits for it."""
    game.coin = side
    game.note(COIN_TURNED, side)
    announce(game, ON_COIN, NOBODY, amount=side)
    game.push(after_change)
