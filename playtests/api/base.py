"""What is told of a run, and what is told when something stands in the way."""

from typing import Any

from django import forms
from django.http import Http404, HttpRequest, HttpResponse
from ninja import Router

from engine import missions
from missions.api.base import api, told
from missions.views.finding import edition_of, visible_pack
from playtests.errors import NotPlayable, NotTakingRuns, PlaytestError, QuotaExceeded, StillPlaying
from playtests.models import Run
from playtests.reports.pages import RunPage
from playtests.services.sources import Source, source_of_edition

STATUS = {QuotaExceeded: 429, NotTakingRuns: 503, StillPlaying: 503}

router = Router()


class BadOrders(PlaytestError):
    """Orders that the form of the page would refuse, too; `faults` by field."""

    def __init__(self, *asked: forms.Form) -> None:
        errors = [(name, found) for form in asked for name, found in form.errors.items()]
        self.faults = {name.strip("_"): list(map(str, found)) for name, found in errors}
        super().__init__(next(iter(self.faults.values()))[0])


def check(*asked: forms.Form) -> None:
    """The page's own forms, so that programs and people meet the same limits."""
    if faulty := [form for form in asked if not form.is_valid()]:
        raise BadOrders(*faulty)


def source_for(request: HttpRequest, slug: str, mission: str, v: str | int | None) -> Source:
    edition = edition_of(request, visible_pack(request, slug), v)
    if not any(one.id == mission for one in edition.ask(missions)):
        raise Http404
    return source_of_edition(edition, mission)


def about(run: Run) -> dict[str, Any]:
    return {
        "run": run.pk,
        "kind": run.kind,
        "address": run.get_absolute_url(),
        "mission": run.mission,
        "version": run.version_number,
        "fingerprint": run.fingerprint,
        "state": run.state,
        "reason": run.why,
        "bot": run.bot,
        "seed": run.seed,
        "options": run.options,
        "target": [share / 100 for share in run.target],
    }


def state_of(run: Run) -> dict[str, Any]:
    page = RunPage(run)
    teams = [
        {
            "team": one.team,
            "seats": one.series.seats,
            "bot": one.series.bot,
            "variant": one.series.variant,
            "played": one.played,
            "games": one.games,
            "share": one.share,
            "low": one.low,
            "high": one.high,
        }
        for one in page.results
    ]
    verdict = page.headline if page.measured else ""
    return {**about(run), "verdict": verdict, "variants": run.variants, "teams": teams}


@api.exception_handler(PlaytestError)
def refused(request: HttpRequest, error: PlaytestError) -> HttpResponse:
    if isinstance(error, NotPlayable):
        return told(request, 422, {"message": str(error.message), "faults": list(error.faults)})
    if isinstance(error, BadOrders):
        return told(request, 422, error.faults)
    return told(request, STATUS.get(type(error), 422), str(error.message))
