"""What can stand in the way of a play-test; each says what to do next."""

from collections.abc import Iterable

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _


class PlaytestError(Exception):
    """The base of our errors; the message is for people, in their language."""

    def __init__(self, message: str | Promise) -> None:
        self.message = message
        super().__init__(str(message))


class NotPlayable(PlaytestError):
    """The mission cannot be played as it stands; `faults` says what is wrong."""

    def __init__(self, message: str | Promise, faults: Iterable[str] = ()) -> None:
        self.faults = tuple(faults)
        super().__init__(message)


class QuotaExceeded(PlaytestError):
    """This person has enough to wait for already, or has used up the day's games."""


class NotTakingRuns(PlaytestError):
    """The staff drains the queue: what runs is finished, nothing new begins."""


class NothingToRetry(PlaytestError):
    """The run is over for good, or has been cleared up meanwhile."""


class BadRecord(PlaytestError):
    """A file that cannot be shown as a game."""


class MovedMeanwhile(PlaytestError):
    """Somebody else at the table was first."""

    def __init__(self) -> None:
        super().__init__(_("Somebody was first. The board has been brought up to date."))


class NotAsked(PlaytestError):
    """It is not theirs to decide."""

    def __init__(self) -> None:
        super().__init__(_("It is not your turn to decide this."))


class NotLegal(PlaytestError):
    """The option is not among the legal ones."""


class CannotTakeBack(PlaytestError):
    """There is nothing to take back, or others must agree first."""


class SeatTaken(PlaytestError):
    """Somebody sits there already."""

    def __init__(self) -> None:
        super().__init__(_("Somebody has taken this seat already. Ask the host for another one."))


class StillPlaying(PlaytestError):
    """The game is being played again by a worker, because it takes longer than a page can wait."""

    def __init__(self) -> None:
        super().__init__(_("This game is being played again; it takes some seconds."))


class CannotGoOn(PlaytestError):
    """A table's record no longer fits the rules; `steps` is how far it goes."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        super().__init__(_("The rules have changed since this game began, and its record no longer fits them."))
