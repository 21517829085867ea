"""What a ruleset gives to play-tests: someone who notes down what happened in each game."""

from typing import Any, Protocol

from engine.core.game import Game


class Collector(Protocol):
    """Notes down games one after another; made once for a part of a run."""

    def blank(self) -> dict[str, Any]:
        """A tally that names everything the mission has, so that what never came up shows as nought."""
        ...

    def add(self, game: Game) -> None:
        """Note down a game that is over; its log is on."""
        ...

    def tally(self) -> dict[str, Any]:
        """The sums so far, as a tree of whole numbers under readable names."""
        ...


class PlainCollector:
    """For rulesets without a collector of their own: rounds unknown, nothing but decisions."""

    def __init__(self) -> None:
        self._decisions = 0

    def blank(self) -> dict[str, Any]:
        """Nothing is known beforehand."""
        return {}

    def add(self, game: Game) -> None:
        """Count decisions."""
        self._decisions += game.decisions_made

    def tally(self) -> dict[str, Any]:
        """The decisions."""
        return {"decisions": self._decisions}
