"""Curves and offers: what a run over several settings says."""

from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext as _

from playtests.models import Run
from playtests.reports.charts import scale
from playtests.reports.charts.settling import path
from playtests.reports.results import Result, results_of
from playtests.reports.verdicts import Judgement

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 660, 44, 560, 16, 296
APART = 7  # between the marks of two teams, so that intervals do not cover each other
PRESENT_WIDTH = 40  # of the band behind the present value
NAME_HEIGHT = 18
SHAPES = ("dot", "square", "triangle", "diamond", "dot", "square")


@dataclass(frozen=True, slots=True)
class Setting:
    """One variant of the run with the results of every team."""

    number: int
    variant: dict[str, Any]
    results: list[Result]

    @property
    def value(self) -> int:
        return self.variant["values"][0]["to"]

    @property
    def is_present(self) -> bool:
        return self.variant["is_present"]

    @property
    def words(self) -> str:
        """What is tried, in short: the number, or whether the card is there."""
        one = self.variant["values"][0]
        if one.get("is_card"):
            return _("with it") if one["to"] else _("without it")
        return str(one["to"])

    @property
    def changed(self) -> list[dict[str, Any]]:
        return [one for one in self.variant["values"] if one["from"] != one["to"]]

    @property
    def is_measured(self) -> bool:
        return bool(self.results) and all(one.played for one in self.results)

    @property
    def size_of_change(self) -> int:
        return sum(abs(one["to"] - one["from"]) for one in self.variant["values"])

    @property
    def fair_teams(self) -> int:
        return sum(one.judgement == Judgement.FAIR for one in self.results)

    @property
    def misses(self) -> float:
        """How far the teams' estimates lie outside of the target, in sum."""
        return sum(max(one.target[0] / 100 - one.share, 0, one.share - one.target[1] / 100) for one in self.results)

    def share_of(self, team: int) -> float:
        return next((one.share for one in self.results if one.team == team), 0.0)


@dataclass(frozen=True, slots=True)
class Finding:
    """What a curve says in a sentence: how the team that it moves most fares at both ends."""

    start: Setting
    end: Setting
    team: int

    @property
    def won(self) -> int:
        return round(100 * self.start.share_of(self.team))

    @property
    def later(self) -> int:
        return round(100 * self.end.share_of(self.team))


def finding_of(settings: list[Setting]) -> Finding | None:
    """Nothing before both ends are measured."""
    if len(settings) < 2 or not (settings[0].is_measured and settings[-1].is_measured):
        return None
    ends = [Finding(settings[0], settings[-1], one.team) for one in settings[0].results]
    return max(ends, key=lambda one: abs(one.won - one.later))


@dataclass(frozen=True, slots=True)
class Point:
    result: Result
    x: float
    y: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Curve:
    team: int
    shape: str
    points: tuple[Point, ...]
    line: str
    label_y: float


@dataclass(frozen=True, slots=True)
class CurveChart:
    width: int
    left: int
    right: int
    bottom: int
    target_y: float
    target_height: float
    present_x: float | None
    y_ticks: tuple[tuple[int, float], ...]
    x_ticks: tuple[tuple[str, float], ...]
    curves: tuple[Curve, ...]

    @property
    def has_target_word_at_left(self) -> bool:
        """Above the lines, at the end where 'now' does not stand."""
        return self.present_middle > (self.left + self.right) / 2

    @property
    def present_middle(self) -> float:
        return round((self.present_x or 0) + PRESENT_WIDTH / 2, 1)


def settings_of(run: Run) -> list[Setting]:
    """In the order of what was asked for; those of a search, which tries the nearest first, by their values."""
    results = results_of(run)
    found = [
        Setting(number, variant, [one for one in results if one.series.variant == number])
        for number, variant in enumerate(run.variants)
    ]
    if run.kind == Run.Kind.TUNING:
        found.sort(key=lambda one: [value["to"] for value in one.variant["values"]])
    return found


def curve_chart(run: Run, settings: list[Setting]) -> CurveChart:
    x_of = scale(0, max(1, len(settings) - 1), LEFT + 24, RIGHT - 24)
    y_of = scale(0, 100, BOTTOM, TOP)
    teams = sorted({one.team for setting in settings for one in setting.results})
    curves = []
    for place, team in enumerate(teams):
        aside = APART * (place - (len(teams) - 1) / 2)
        points = tuple(
            Point(one, x_of(at) + aside, *(y_of(100 * value) for value in (one.share, one.low, one.high)))
            for at, setting in enumerate(settings)
            for one in setting.results
            if one.team == team and one.played
        )
        line = path([(one.x, one.y) for one in points])
        curves.append(Curve(team, SHAPES[place % len(SHAPES)], points, line, points[-1].y + 4 if points else 0))
    curves = with_room_for_names(curves)
    present = next((at for at, one in enumerate(settings) if one.is_present), None)
    return CurveChart(
        WIDTH,
        LEFT,
        RIGHT,
        BOTTOM,
        y_of(run.target_high),
        round(y_of(run.target_low) - y_of(run.target_high), 1),
        None if present is None else round(x_of(present) - PRESENT_WIDTH / 2, 1),
        tuple((tick, y_of(tick)) for tick in (0, 25, 50, 75, 100)),
        tuple((one.words, x_of(at)) for at, one in enumerate(settings)),
        tuple(curves),
    )


def with_room_for_names(curves: list[Curve]) -> list[Curve]:
    """Lines that end side by side keep their names apart, from the highest line down."""
    placed, free_from = {}, 0.0
    for one in sorted(curves, key=lambda one: one.label_y):
        placed[one.team] = replace(one, label_y=round(max(one.label_y, free_from), 1))
        free_from = placed[one.team].label_y + NAME_HEIGHT
    return [placed[one.team] for one in curves]


@dataclass(frozen=True, slots=True)
class Offer:
    """A setting worth taking, and why."""

    kind: str  # "all", "nearest", "smallest"
    setting: Setting


def offers_of(run: Run, settings: list[Setting]) -> list[Offer]:
    """At most three: best for all teams, nearest to the aim, smallest change that comes near it."""
    measured = [one for one in settings if one.is_measured]
    if not measured:
        return []
    team, aim = run.variants[0]["team"], run.variants[0]["aim"] / 100

    def distance(one: Setting) -> float:
        return abs(one.share_of(team) - aim)

    nearest = min(measured, key=lambda one: (distance(one), one.size_of_change))
    close = [one for one in measured if distance(one) <= distance(nearest) + 0.05]
    best = min(measured, key=lambda one: (round(one.misses, 3), -one.fair_teams, distance(one), one.size_of_change))
    smallest = min(close, key=lambda one: (one.size_of_change, distance(one)))
    offers: dict[int, Offer] = {}
    for kind, setting in (("all", best), ("nearest", nearest), ("smallest", smallest)):
        offers.setdefault(setting.number, Offer(kind, setting))
    return list(offers.values())
