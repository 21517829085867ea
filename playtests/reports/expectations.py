"""Whether what an author expects is kept: by the interval, so that luck neither keeps nor breaks it."""

from dataclasses import dataclass
from typing import Any

from django.db import models
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from engine import measure_unit
from playtests.models import Expectation, Run
from playtests.reports import answers
from playtests.reports.results import TeamResult


class Standing(models.TextChoices):
    """In the order in which one should look at them."""

    BROKEN = "broken", gettext_lazy("broken")
    UNDECIDED = "undecided", gettext_lazy("undecided")
    KEPT = "kept", gettext_lazy("kept")


TONES = {Standing.BROKEN: "bad", Standing.UNDECIDED: "warn", Standing.KEPT: "good"}
ICONS = {Standing.BROKEN: "ui-close", Standing.UNDECIDED: "ui-warning", Standing.KEPT: "ui-check"}


@dataclass(frozen=True, slots=True)
class Judged:
    """One expectation for one team, beside what was measured."""

    expectation: Expectation
    team: int
    measure: Any  # None: of a card or an objective that is gone
    standing: Standing

    @property
    def tone(self) -> str:
        return TONES[self.standing]

    @property
    def icon(self) -> str:
        return ICONS[self.standing]

    @property
    def sentence(self) -> str:
        label = self.measure.label if self.measure else self.expectation.label
        return f"{label}: {limits_in_words(self.expectation)}"

    @property
    def figure(self) -> str:
        return in_words(self.measure.value, self.measure.unit) if self.measure else "–"

    @property
    def interval(self) -> str:
        if self.measure is None:
            return _("there is no such thing in the mission any more")
        if self.measure.low == self.measure.high:  # counted, not estimated
            return ""
        return _("%(low)s to %(high)s") % {
            "low": in_words(self.measure.low, self.measure.unit),
            "high": in_words(self.measure.high, self.measure.unit),
        }


def judged_of(run: Run, teams: list[TeamResult], *, for_author: bool = False) -> list[Judged]:
    """Every expectation of what was played, broken ones first."""
    expected = [] if run.is_from_here else expected_of(run, for_author)
    if not expected:
        return []
    found = []
    for team in teams:
        if not team.main.played:
            continue
        measures = answers.expected_of(team.main.series, team.main.played, [one.measure for one in expected])
        for one in expected:
            if one.team in (None, team.team):
                measure = measures.get(one.measure)
                found.append(Judged(one, team.team, measure, standing_of(one, measure)))
    order = list(Standing)
    return sorted(found, key=lambda one: (order.index(one.standing), one.expectation.measure, one.team))


def finding(judged: list[Judged]) -> str:
    """'Expectations: 1 broken, 2 undecided'."""
    if not judged:
        return _("Expectations")
    standings = [one.standing for one in judged]
    broken, undecided = standings.count(Standing.BROKEN), standings.count(Standing.UNDECIDED)
    told = [ngettext("%(count)s broken", "%(count)s broken", broken) % {"count": broken}] if broken else []
    if undecided:
        told.append(ngettext("%(count)s undecided", "%(count)s undecided", undecided) % {"count": undecided})
    return _("Expectations: %(found)s") % {"found": ", ".join(told) or _("all kept")}


def expected_of(run: Run, for_author: bool) -> list[Expectation]:
    """Those of the version that was played. Its authors see what they expect now in their place."""
    if run.pack_id is None:
        return []
    of_mission = Expectation.objects.filter(pack_id=run.pack_id, mission=run.mission)
    then = {(one.measure, one.team): one for one in of_mission.filter(version_id=run.version_id)}
    now = {(one.measure, one.team): one for one in of_mission.filter(version=None)} if for_author else {}
    return list((then | now).values())


def standing_of(expectation: Expectation, measure: Any) -> Standing:
    if measure is None:
        return Standing.UNDECIDED
    low = expectation.low if expectation.low is not None else float("-inf")
    high = expectation.high if expectation.high is not None else float("inf")
    if measure.high < low or measure.low > high:
        return Standing.BROKEN
    return Standing.KEPT if low <= measure.low and measure.high <= high else Standing.UNDECIDED


def limits_in_words(expectation: Expectation) -> str:
    unit = measure_unit(expectation.measure)  # also where the report has no such measure any more
    low, high = (None if one is None else in_words(one, unit) for one in (expectation.low, expectation.high))
    if low is None:
        return _("at most %(high)s") % {"high": high}
    if high is None:
        return _("at least %(low)s") % {"low": low}
    if low == high:
        return _("exactly %(low)s") % {"low": low}
    return _("%(low)s to %(high)s") % {"low": low, "high": high}


def in_words(value: float, unit: str) -> str:
    return f"{100 * value:.0f} %" if unit == "share" else f"{value:.1f}".removesuffix(".0")
