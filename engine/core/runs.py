"""What the entries of a ledger add up to in every game: campaigns under way or over, and all games that were played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, Protocol, Self, TypeVar

Progress = Literal["open", "won", "lost", "stopped"]
OUTCOMES = {"won": "wins", "lost": "losses", "abandoned": "abandoned"}


class AnyRun(Protocol):
    """One campaign, from its beginning on."""

    @property
    def campaign(self) -> str: ...

    @property
    def progress(self) -> Progress: ...


class AnyResult(Protocol):
    """A game that was played."""

    @property
    def mission(self) -> str: ...

    @property
    def outcome(self) -> Literal["won", "lost", "abandoned"]: ...


Run = TypeVar("Run", bound=AnyRun)


@dataclass(frozen=True, slots=True)
class Runs(Generic[Run]):
    """Campaigns in the order of their beginning, and all games."""

    runs: tuple[Run, ...] = ()
    games: tuple[Any, ...] = ()

    def index(self, campaign: str | None) -> int | None:
        """The place of the campaign of that id that is under way."""
        found = (i for i, run in enumerate(self.runs) if run.campaign == campaign and run.progress == "open")
        return next(found, None)

    def last(self, campaign: str | None = None) -> Run | None:
        """The campaign of that id that was begun last, or the last of all."""
        found = [run for run in self.runs if campaign in (None, run.campaign)]
        return found[-1] if found else None

    def with_run(self, index: int, run: Run) -> Self:
        """One campaign changed."""
        return replace(self, runs=(*self.runs[:index], run, *self.runs[index + 1 :]))

    def begun(self, run: Run) -> Self:
        """One campaign more."""
        return replace(self, runs=(*self.runs, run))


def tally(games: Iterable[AnyResult]) -> dict[str, int]:
    """How many games, and how they ended."""
    counts = {"games": 0, **dict.fromkeys(OUTCOMES.values(), 0)}
    for game in games:
        counts["games"] += 1
        counts[OUTCOMES[game.outcome]] += 1
    return counts


def by_mission(games: Iterable[AnyResult]) -> dict[str, dict[str, Any]]:
    """By mission: how often it was tried, and how that ended."""
    found: dict[str, list[AnyResult]] = {}
    for game in games:
        found.setdefault(game.mission, []).append(game)
    return {name: {**tally(results), "attempts": len(results)} for name, results in found.items()}
