"""How a draft plays, for the workspace: the newest run of the mission at hand, beside the version it comes from."""

from dataclasses import dataclass
from typing import Any

from missions.models import Pack
from playtests.models import Run
from playtests.reports.expectations import Standing
from playtests.reports.pages import RunPage
from playtests.reports.results import Result


@dataclass(frozen=True, slots=True)
class DraftResult:
    result: Result
    before: float | None  # the share won with the version that it comes from

    @property
    def before_per_cent(self) -> int | None:
        return None if self.before is None else round(100 * self.before)

    @property
    def is_certain(self) -> bool:
        """What was won before lies outside the interval of now: the movement is hardly an accident."""
        if self.before is None:
            return False
        return not self.result.low_per_cent <= 100 * self.before <= self.result.high_per_cent

    @property
    def moved(self) -> int | None:
        """In points since that version."""
        return None if self.before is None else round(100 * (self.result.share - self.before))


@dataclass(frozen=True, slots=True)
class DraftState:
    page: RunPage
    results: list[DraftResult]
    broken: int  # expectations

    @property
    def stamp(self) -> str:
        """Changes whenever there is something new to show."""
        return f"{self.page.run.pk}-{self.page.run.state}-{sum(one.result.played for one in self.results)}"


def draft_state(pack: Pack, mission: str) -> DraftState | None:
    """None before anything of the draft, or of the version it comes from, has been played."""
    wins = earlier_wins(pack, mission)
    run = newest_run(pack, mission) or run_of(wins)
    if run is None:
        return None
    page = RunPage(run, for_author=True)
    results = [DraftResult(one.main, wins.get(str(one.team), {}).get("share")) for one in page.teams]
    broken = sum(one.standing == Standing.BROKEN for one in page.expectations)
    return DraftState(page, results, broken)


def newest_run(pack: Pack, mission: str) -> Run | None:
    runs = Run.objects.that_measure().filter(pack=pack, mission=mission, version=None).for_lists()
    return runs.exclude(state=Run.State.CANCELLED).first()


def run_of(wins: dict[str, Any]) -> Run | None:
    """The newest of the tests that figures come from: until something is changed, the draft plays as the version did.

    Never a what-if: its figures are mostly those of other settings.
    """
    measured = [one["run"] for one in wins.values() if one.get("run")]
    return Run.objects.that_measure().filter(pk__in=measured).for_lists().first()


def earlier_wins(pack: Pack, mission: str) -> dict[str, Any]:
    """What was measured of the published version; of a fork that has none yet, of what it was forked from."""
    version = pack.published or pack.forked_from
    row = version.missions.filter(key=mission).first() if version else None
    return row.wins if row else {}
