"""How a draft plays, for the workspace: the newest run of the mission at hand, beside the published version."""

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
    before: float | None  # the share won with the published version

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
        """In points since the published version."""
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
    """None before anything of the draft has been played."""
    runs = Run.objects.filter(pack=pack, mission=mission, kind=Run.Kind.TEST, version=None, options={}).for_lists()
    run = runs.exclude(state=Run.State.CANCELLED).first()
    if run is None:
        return None
    page = RunPage(run, for_author=True)
    wins = published_wins(pack, mission)
    results = [DraftResult(one.main, wins.get(str(one.team), {}).get("share")) for one in page.teams]
    broken = sum(one.standing == Standing.BROKEN for one in page.expectations)
    return DraftState(page, results, broken)


def published_wins(pack: Pack, mission: str) -> dict[str, Any]:
    if not pack.published_id:
        return {}
    row = pack.published.missions.filter(key=mission).first()
    return row.wins if row else {}
