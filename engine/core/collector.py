"""What a ruleset gives to play-tests: someone who notes down what happened in each game."""

from typing import Any, NamedTuple, Protocol

from engine.core.game import Game
from engine.core.notebook import Notebook
from engine.core.witnesses import Witnesses


class Story(NamedTuple):
    """A game in a few words, so that a report can name games worth looking at."""

    round: int
    distance: tuple[int, ...]  # how far from a win it ended: less is closer
    cause: str = ""
    place: str = ""


class Collector(Protocol):
    """Notes down games one after another; made once for a part of a run."""

    def blank(self) -> dict[str, Any]:
        """A tally that names everything the mission has, so that what never came up shows as nought."""
        ...

    def add(self, game: Game, number: int = 0) -> None:
        """Note down game `number` of a run, which is over; its log is on."""
        ...

    def story(self, game: Game) -> Story:
        """What is worth telling of a game that is over."""
        ...

    def tally(self) -> dict[str, Any]:
        """The sums so far, as a tree of whole numbers under readable names."""
        ...

    def witnesses(self) -> Witnesses:
        """Some games behind the sums."""
        ...


class NotingCollector:
    """A collector that keeps all it counts in one notebook."""

    def __init__(self) -> None:
        self.notes = Notebook()

    def tally(self) -> dict[str, Any]:
        """The sums under their names."""
        return self.notes.tally()

    def witnesses(self) -> Witnesses:
        """Some games behind the sums."""
        return self.notes.witnesses()


class PlainCollector:
    """For rulesets without a collector of their own: rounds unknown, nothing but decisions."""

    def __init__(self) -> None:
        self._decisions = 0

    def blank(self) -> dict[str, Any]:
        """Nothing is known beforehand."""
        return {}

    def add(self, game: Game, number: int = 0) -> None:
        """Count decisions."""
        self._decisions += game.decisions_made

    def tally(self) -> dict[str, Any]:
        """The decisions."""
        return {"decisions": self._decisions}

    def witnesses(self) -> Witnesses:
        """No rows, no games behind them."""
        return {}

    def story(self, game: Game) -> Story:
        """Nothing is known but that it ended."""
        return Story(0, ())
