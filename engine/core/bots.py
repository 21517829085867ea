"""Bots that need no knowledge of a game: they see what a player sees and answer with an index."""

from random import Random
from typing import Protocol

from engine.core.game import Game


class Bot(Protocol):
    """Whoever decides in place of a person."""

    def choose(self, game: Game) -> int:
        """The index of the option taken."""
        ...


class RandomBot:
    """Any legal option, all equally likely."""

    def __init__(self, seed: int) -> None:
        self._draw = Random(seed).random  # a stream of its own: bots never shift the game's dice

    def choose(self, game: Game) -> int:
        """Take any option."""
        return int(self._draw() * len(game.options))
