"""What a version did to the win rate of a mission."""

from dataclasses import dataclass
from math import hypot
from typing import Any

from django.utils.translation import gettext as _

from missions.models import Pack, PlayableMission

Figures = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """What was measured on a version, and on the measured one before it."""

    team: str
    before: Figures | None
    after: Figures

    @property
    def words(self) -> str:
        about = {
            "team": self.team,
            "low": f"{100 * self.after['low']:.0f}",
            "high": f"{100 * self.after['high']:.0f}",
            "games": self.after["games"],
        }
        return _("%(team)s, %(low)s to %(high)s %% of %(games)s games") % about


@dataclass(frozen=True)
class Difference:
    """Two measured shares of the same mission and team, in points, with the interval of their difference."""

    title: str
    team: str
    before: Figures
    after: Figures

    @property
    def points(self) -> float:
        return 100 * (self.after["share"] - self.before["share"])

    @property
    def low(self) -> float:
        return self.points - 100 * hypot(
            self.after["share"] - self.after["low"], self.before["high"] - self.before["share"]
        )

    @property
    def high(self) -> float:
        return self.points + 100 * hypot(
            self.after["high"] - self.after["share"], self.before["share"] - self.before["low"]
        )

    @property
    def verdict(self) -> str:
        """easier, harder, or nothing where the interval holds 0."""
        return "easier" if self.low > 0 else "harder" if self.high < 0 else ""

    @property
    def bars(self) -> list[dict[str, str]]:
        """Before and after on a line from 0 to 100, for drawing."""
        return [
            {name: f"{100 * figures[name]:.1f}" for name in ("share", "low", "high")}
            for figures in (self.before, self.after)
        ]


def steps_of(pack: Pack, mission: str, team: int) -> dict[int, Step]:
    """Version → what it did to the share that the team wins; only versions that were measured."""
    rows = PlayableMission.objects.filter(pack=pack, key=mission).exclude(wins={}).order_by("version__number")
    found: dict[int, Step] = {}
    before: tuple[str, Figures] | None = None
    for row in rows.only("version_id", "fingerprint", "wins", "texts", "title"):
        after = row.wins.get(str(team))
        if after is None:
            continue
        has_changed = before is not None and before[0] != row.fingerprint
        found[row.version_id] = Step(row.team_word.counted(team), before[1] if has_changed and before else None, after)
        before = (row.fingerprint, after)
    return found
