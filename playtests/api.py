"""Play-tests for programs: start one, ask how far it is, read its report."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from ninja import Router, Schema

from engine import missions
from missions.api.base import anybody, api, reader, told, writer
from missions.views.finding import edition_of, visible_pack
from playtests.errors import NotPlayable, NotTakingRuns, PlaytestError, QuotaExceeded
from playtests.forms import StartForm
from playtests.line_ups import LineUpForm
from playtests.models import Run
from playtests.reports.exports import as_data
from playtests.reports.pages import RunPage
from playtests.services import cancelling
from playtests.services.launching import start_test
from playtests.services.sources import Source, source_of_edition
from playtests.views.finding import own_run, visible_run
from playtests.views.start import filled_in

MOST_LISTED = 50
USUAL_GAMES = 200

router = Router()


class OrdersIn(Schema):
    """What is not said is as on the page."""

    v: str | int | None = None  # a version's number, or "draft"; none: the published one
    teams: list[int] | None = None  # none: every size the mission is for
    games: int = USUAL_GAMES
    bot: str | None = None
    seed: int | None = None
    target_low: int | None = None
    target_high: int | None = None


class BadOrders(PlaytestError):
    """Orders that the form of the page would refuse, too; `faults` by field."""

    def __init__(self, faults: dict[str, list[str]]) -> None:
        self.faults = faults
        super().__init__(next(iter(faults.values()))[0])


@router.post(
    "/packs/{slug}/missions/{mission}/playtests", auth=writer, summary="Have bots play a mission; limits as on the page"
)
def start_playtest(request: HttpRequest, slug: str, mission: str, asked: OrdersIn) -> dict[str, Any]:
    edition = edition_of(request, visible_pack(request, slug), asked.v)
    if not any(one.id == mission for one in edition.ask(missions)):
        raise Http404
    source = source_of_edition(edition, mission)
    form, line_up = filled_forms(source, asked)
    if not all([form.is_valid(), line_up.is_valid()]):
        raise BadOrders({name: list(map(str, faults)) for name, faults in (form.errors | line_up.errors).items()})
    return state_of(start_test(owner=request.user, source=source, orders=form.orders(line_up)))


def filled_forms(source: Source, asked: OrdersIn) -> tuple[StartForm, LineUpForm]:
    """The page's own forms, so that programs and people meet the same limits."""
    usual = {name: field.initial for name, field in StartForm(source=source).fields.items() if field.initial}
    said = {name: value for name, value in asked.dict(exclude={"v"}).items() if value is not None}
    return StartForm(usual | said, source=source), LineUpForm(filled_in(QueryDict(), source), source=source)


@router.get("/playtests", auth=reader, summary="My play-tests, newest first")
def my_playtests(request: HttpRequest) -> list[dict[str, Any]]:
    mine = Run.objects.visible_to(request.user).owned_by(request.user).filter(is_continuous=False).for_lists()
    return [about(run) for run in mine.order_by("-pk")[:MOST_LISTED]]


@router.get("/playtests/{run_id}", auth=anybody, summary="How far it is, and what was won so far")
def playtest(request: HttpRequest, run_id: int) -> dict[str, Any]:
    return state_of(visible_run(request, run_id))


@router.get("/playtests/{run_id}/report", auth=anybody, summary="All figures of it, as far as it has come")
def playtest_report(request: HttpRequest, run_id: int) -> dict[str, Any]:
    return as_data(RunPage(visible_run(request, run_id)))


@router.post("/playtests/{run_id}/cancel", auth=writer, summary="End it; what is measured becomes the report")
def cancel_playtest(request: HttpRequest, run_id: int) -> dict[str, Any]:
    cancelling.cancel_run(run=own_run(request, run_id))
    return state_of(own_run(request, run_id))


def about(run: Run) -> dict[str, Any]:
    return {
        "run": run.pk,
        "address": run.get_absolute_url(),
        "mission": run.mission,
        "version": run.version_number,
        "fingerprint": run.fingerprint,
        "state": run.state,
        "reason": run.why,
        "bot": run.bot,
        "seed": run.seed,
        "target": [share / 100 for share in run.target],
    }


def state_of(run: Run) -> dict[str, Any]:
    page = RunPage(run)
    teams = [
        {
            "team": one.team,
            "bot": one.series.bot,
            "played": one.played,
            "games": one.games,
            "share": one.share,
            "low": one.low,
            "high": one.high,
        }
        for one in page.results
    ]
    return {**about(run), "verdict": page.headline if page.measured else "", "teams": teams}


@api.exception_handler(PlaytestError)
def refused(request: HttpRequest, error: PlaytestError) -> HttpResponse:
    if isinstance(error, NotPlayable):
        return told(request, 422, {"message": str(error.message), "faults": list(error.faults)})
    if isinstance(error, BadOrders):
        return told(request, 422, error.faults)
    status = {QuotaExceeded: 429, NotTakingRuns: 503}.get(type(error), 422)
    return told(request, status, str(error.message))
