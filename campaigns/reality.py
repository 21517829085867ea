"""People's results beside the simulated win rate of the same missions; of few plays or few groups nothing is shown."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from django.db.models import Count, Q
from django.utils.translation import gettext as _

from campaigns.models import Campaign, Play
from engine import wilson
from missions.models import PlayableMission
from missions.plays import FEWEST_PLAYS

FEWEST_GROUPS = 3
WIDTH, LEFT = 360, 20


@dataclass(frozen=True)
class Rate:
    """A share won, with its interval."""

    games: int
    share: float
    low: float
    high: float

    @property
    def per_cent(self) -> int:
        return round(self.share * 100)

    @property
    def low_per_cent(self) -> int:
        return round(self.low * 100)

    @property
    def high_per_cent(self) -> int:
        return round(self.high * 100)

    @property
    def x(self) -> int:
        return at(self.share)

    @property
    def from_x(self) -> int:
        return at(self.low)

    @property
    def to_x(self) -> int:
        return at(self.high)


def at(share: float) -> int:
    """Where a share lies on the drawing."""
    return round(LEFT + share * (WIDTH - 2 * LEFT))


@dataclass(frozen=True)
class Beside:
    """One mission and team size: bots, people, one's own group."""

    title: str
    team: int
    bots: Rate | None
    people: Rate | None
    own: tuple[int, int] = (0, 0)  # won, played

    @property
    def sentence(self) -> str:
        """Chosen by whether the intervals overlap."""
        if self.bots is None or self.people is None:
            return ""
        about = {"people": self.people.per_cent, "bots": self.bots.per_cent, "plays": self.people.games}
        if self.people.low > self.bots.high:
            return _("People win %(people)s of 100, the bot %(bots)s: people do better (%(plays)s plays).") % about
        if self.people.high < self.bots.low:
            return _("People win %(people)s of 100, the bot %(bots)s: people find it harder (%(plays)s plays).") % about
        return _("People win %(people)s of 100, the bot %(bots)s: %(plays)s plays do not settle a difference.") % about


def results_of(fingerprints: set[str]) -> dict[tuple[str, int], Rate]:
    """Mission and team size → what people of all groups that share won; only where there are enough.

    Of two groups each could take away its own games and would see the other's evenings.
    """
    counted = Play.objects.filter(fingerprint__in=fingerprints - {""}, campaign__group__is_counted=True)
    rows = counted.exclude(outcome="abandoned").values("fingerprint", "team")
    found = {}
    groups = Count("campaign__group", distinct=True)
    for row in rows.annotate(groups=groups, games=Count("pk"), wins=Count("pk", filter=Q(outcome="won"))).order_by():
        if row["games"] >= FEWEST_PLAYS and row["groups"] >= FEWEST_GROUPS:
            low, high = wilson(row["wins"], row["games"])
            share = row["wins"] / row["games"]
            found[row["fingerprint"], row["team"]] = Rate(row["games"], share, low, high)
    return found


def bots_of(row: PlayableMission, team: int) -> Rate | None:
    figures = row.wins.get(str(team))
    return Rate(figures["games"], figures["share"], figures["low"], figures["high"]) if figures else None


class Odds(NamedTuple):
    """What bots win with a team of that size."""

    team: int
    rate: Rate
    is_ours: bool


def odds_of(row: PlayableMission | None, plays: list[Play], people: Sequence[Any]) -> list[Odds]:
    """Of the next mission, the group's own team size first: that of its last game, else as many as `people`."""
    if row is None:
        return []
    ours = plays[-1].team if plays else len(people)
    found = [Odds(team, rate, team == ours) for team, _figures in row.measured if (rate := bots_of(row, team))]
    return sorted(found, key=lambda one: (not one.is_ours, one.team))


def beside(campaign: Campaign, plays: list[Play]) -> list[Beside]:
    """The missions that this group has played."""
    rows = {row.key: row for row in campaign.version.missions.filter(key__in={play.mission for play in plays})}
    people = results_of({row.fingerprint for row in rows.values()})
    made = []
    for mission, team in dict.fromkeys((play.mission, play.team) for play in plays if play.mission in rows):
        own = [play for play in plays if (play.mission, play.team) == (mission, team) and play.outcome != "abandoned"]
        row = rows[mission]
        won = sum(play.outcome == "won" for play in own)
        made.append(
            Beside(row.words["title"], team, bots_of(row, team), people.get((row.fingerprint, team)), (won, len(own)))
        )
    return made


def luck(lines: list[Beside]) -> dict[str, Any] | None:
    """Wins against the odds: what the bot would have won in the same games."""
    measured = [line for line in lines if line.bots is not None and line.own[1]]
    if not measured:
        return None
    return {
        "won": sum(line.own[0] for line in measured),
        "games": sum(line.own[1] for line in measured),
        "expected": sum(line.bots.share * line.own[1] for line in measured if line.bots),
    }
