"""The random bot: the floor under every other."""

from random import Random

from engine.core.game import Game


class RandomBot:
    """Any legal option, all equally likely."""

    def __init__(self, seed: int) -> None:
        self._draw = Random(seed).random  # a stream of its own: bots never shift the game's dice

    def choose(self, game: Game) -> int:
        """Take any option."""
        return int(self._draw() * len(game.options))
