"""What can stand in the way of a play-test; each says what to do next."""

from collections.abc import Iterable

from django.utils.functional import Promise


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
