"""What the page of a run is made of, from the verdict down to the last figure."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.core.cache import caches
from django.db.models import Max
from django.urls import reverse
from django.utils.functional import cached_property
from django.utils.translation import gettext as _

from engine import VERSION, TeamWord
from playtests.models import Certificate, Run
from playtests.reports import answers
from playtests.reports.changes import Changes, changes_of
from playtests.reports.charts.intervals import IntervalChart, interval_chart
from playtests.reports.charts.settling import SettlingChart, settling_chart
from playtests.reports.expectations import Judged, finding, judged_of
from playtests.reports.outdated import outdated_by
from playtests.reports.progress import Progress, games_at_end, progress_of
from playtests.reports.results import Result, TeamResult, results_of, teams_of, worst
from playtests.reports.searches import Searched, finding_of_search, searched_of
from playtests.reports.sections import Tab, anchor_of, tabs_of
from playtests.reports.verdicts import Judgement, headline, verdict
from playtests.reports.what_if import (
    CurveChart,
    Finding,
    Offer,
    Setting,
    curve_chart,
    finding_of,
    offers_of,
    settings_of,
)

IN_SHORT = {"length": "timeline", "defeats": "defeats", "places": "heat"}
IN_SHORT_SECONDS = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class NextStep:
    """One thing to look at, under the verdict."""

    icon: str
    text: str
    url: str
    link: str


class RunPage:
    """A run as its page shows it. Everything is worked out when it is asked for, and once."""

    def __init__(self, run: Run, team: str | None = None, *, for_author: bool = False) -> None:
        self.run = run
        self.asked_team = team
        self.for_author = for_author

    @cached_property
    def results(self) -> list[Result]:
        return results_of(self.run)

    @cached_property
    def teams(self) -> list[TeamResult]:
        return teams_of(self.run, self.results)

    @property
    def measured(self) -> list[TeamResult]:
        return [one for one in self.teams if one.main.played]

    @cached_property
    def chosen(self) -> TeamResult | None:
        """The team whose evidence is shown: the one asked for, else the one with the worst verdict."""
        asked = [one for one in self.teams if str(one.team) == self.asked_team]
        if asked:
            return asked[0]
        return worst(self.measured) if self.measured else None

    @cached_property
    def words(self) -> Any:
        digest = self.results[0].series.document.digest
        return answers.summary_of(digest, self.run.mission, answers.reader_language())

    @property
    def title(self) -> str:
        return self.words.title if self.words else self.run.title

    @property
    def edition(self) -> str:
        """What `v` names this run's source: a version's number, or the draft; nothing once it is gone."""
        if self.run.version:
            return str(self.run.version.number)
        return "draft" if self.run.revision is not None and self.run.pack else ""

    @property
    def origin_url(self) -> str:
        """The step that the games of this run go on from."""
        origin = self.run.origin
        if "run" in origin:
            game = reverse("playtests:game", args=[origin["run"], origin["game"]])
            return f"{game}?series={origin['series']}&step={origin['step']}"
        if "recording" in origin:
            return f"{reverse('playtests:recording', args=[origin['recording']])}?step={origin['step']}"
        is_over = self.run.table is None or self.run.table.is_over
        name = "tables:replay" if is_over else "tables:table"
        return f"{reverse(name, args=[origin['table']])}?step={origin['step']}"

    @property
    def team_word(self) -> TeamWord:
        return self.words.team_word if self.words else TeamWord()

    # --- verdict ------------------------------------------------------------------------------------

    @property
    def judged(self) -> list[tuple[int, Judgement]]:
        return [(one.team, one.main.judgement) for one in self.measured]

    @property
    def headline(self) -> str:
        """In a sentence; a run over several settings has no verdict of its own."""
        if self.is_about_settings:
            return ""
        return self.finding_of_search if self.is_search else headline(self.judged, self.team_word)

    @property
    def verdict_so_far(self) -> str:
        return verdict(self.judged, self.team_word)

    @property
    def chart(self) -> IntervalChart:
        return interval_chart(self.measured, self.run.target)

    @property
    def is_stale(self) -> bool:
        """The engine plays by other rules than when this was measured."""
        return self.run.engine_version != VERSION

    @cached_property
    def measured_at(self) -> datetime | None:
        """When the last of its games were played; kept results are as old as the run that played them."""
        if self.run.finished_at is None or any(one.series.kept_from_id is None for one in self.results):
            return self.run.finished_at
        kept = self.run.series.aggregate(at=Max("kept_from__run__finished_at"))
        return kept["at"] or self.run.finished_at

    @property
    def most_games(self) -> int:
        """Of a team: those that were asked for, and of a run that is over those that were played."""
        return max(self._games_of_teams, default=self.run.games)

    @property
    def least_games(self) -> int:
        return min(self._games_of_teams, default=self.run.games)

    @property
    def _games_of_teams(self) -> list[int]:
        is_as_asked = self.run.is_running or self.is_about_settings
        return [] if is_as_asked else [one.main.played for one in self.teams]

    @cached_property
    def outdated_by(self) -> Any:
        return outdated_by(self.run)

    @cached_property
    def next_steps(self) -> list[NextStep]:
        """Up to three: why it is lost, where, and a game to look at."""
        steps = []
        for key, icon in (("defeats", "ui-info"), ("heat", "ui-map")):
            section = next(
                (one for one in self.sections if one.key.partition("/")[0] == key and not one.is_quiet), None
            )
            if section and self.chosen:
                address = f"#{anchor_of(section, self.chosen.team)}"
                steps.append(NextStep(icon, section.heading, address, _("See the figures")))
        if self.notable:
            game = self.notable[0]
            steps.append(NextStep("ui-eye", f"{game.label}: {game.text}", self.game_url(game.game), _("See it happen")))
        return steps

    # --- evidence -----------------------------------------------------------------------------------

    @property
    def sections(self) -> tuple[Any, ...]:
        if not self.chosen or not self.chosen.main.played:
            return ()
        return answers.sections_of(self.chosen.main.series, self.chosen.main.played)

    @property
    def in_short(self) -> dict[str, str]:
        """How long it takes, why and where it is lost, a sentence each. Kept: the mission page asks for no more."""
        if not self.chosen or not self.chosen.main.played:
            return {}
        main = self.chosen.main
        key = f"in-short:{main.series.pk}:{main.played}:{self.run.created_at}:{VERSION}:{answers.reader_language()}"
        return caches["kept"].get_or_set(key.replace(" ", "-"), self._in_short, IN_SHORT_SECONDS)

    def _in_short(self) -> dict[str, str]:
        found = {one.key.partition("/")[0]: one.heading for one in reversed(self.sections) if not one.is_quiet}
        return {name: found[key] for name, key in IN_SHORT.items() if key in found}

    @property
    def notable(self) -> tuple[Any, ...]:
        if not self.chosen or not self.chosen.main.played:
            return ()
        return answers.notable_of(self.chosen.main.series, self.chosen.main.played)

    @cached_property
    def tabs(self) -> list[Tab]:
        if not self.chosen:
            return []
        digest = self.chosen.main.series.document.digest
        boards = answers.boards_of(digest, self.run.mission, answers.reader_language())
        games = f"{reverse('playtests:games', args=[self.run.pk])}?series={self.chosen.main.series.position}"
        return tabs_of(self.sections, boards, games, self.chosen.team)

    @cached_property
    def expectations(self) -> list[Judged]:
        return judged_of(self.run, self.teams, for_author=self.for_author)

    @property
    def finding_of_expectations(self) -> str:
        return finding(self.expectations)

    @cached_property
    def changes(self) -> Changes | None:
        return None if self.run.is_running else changes_of(self.run, self.results)

    @property
    def finding_of_changes(self) -> str:
        return self.changes.finding(self.team_word) if self.changes else ""

    @cached_property
    def certificates(self) -> list[Certificate]:
        """Teams of which a win is on record."""
        return list(Certificate.objects.filter(fingerprint=self.run.fingerprint).defer("record"))

    def game_url(self, number: int) -> str:
        position = self.chosen.main.series.position if self.chosen else 0
        return f"{reverse('playtests:game', args=[self.run.pk, number])}?series={position}"

    # --- looking for a win ----------------------------------------------------------------------------

    @property
    def is_search(self) -> bool:
        return self.run.kind == Run.Kind.WIN

    @cached_property
    def searched(self) -> list[Searched]:
        return searched_of(self.results)

    @property
    def bots_in_turn(self) -> list[tuple[str, int]]:
        """With how many games of a team each may try."""
        return list({one.series.bot: one.games for one in self.results}.items())

    @property
    def finding_of_search(self) -> str:
        return finding_of_search(self.searched, self.team_word)

    # --- over several settings ------------------------------------------------------------------------

    @property
    def is_about_settings(self) -> bool:
        return self.run.kind in (Run.Kind.WHAT_IF, Run.Kind.TUNING)

    @cached_property
    def settings(self) -> list[Setting]:
        return settings_of(self.run)

    @property
    def curve(self) -> CurveChart:
        return curve_chart(self.run, self.settings)

    @property
    def finding(self) -> Finding | None:
        return finding_of(self.settings)

    @property
    def offers(self) -> list[Offer]:
        return offers_of(self.run, self.settings) if self.run.kind == Run.Kind.TUNING else []

    # --- while it runs ------------------------------------------------------------------------------

    @cached_property
    def progress(self) -> Progress:
        return progress_of(self.run, self.results)

    @property
    def settling(self) -> list[SettlingChart]:
        return [settling_chart(one.main, games_at_end(self.run, one.main)) for one in self.teams]
