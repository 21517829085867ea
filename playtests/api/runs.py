"""Start a play-test, ask how far it is, read its report."""

from typing import Any

from django.http import HttpRequest
from ninja import Schema

from missions.api.base import anybody, reader, writer
from playtests.api.base import about, check, router, source_for, state_of
from playtests.forms import StartForm
from playtests.line_ups import LineUpForm, as_sent, filled_in
from playtests.models import Run
from playtests.reports.exports import as_data
from playtests.reports.pages import RunPage
from playtests.services import cancelling
from playtests.services.launching import start_test
from playtests.services.sources import Source
from playtests.views.finding import is_author_of, own_run, visible_run

MOST_LISTED = 50
USUAL_GAMES = 200


class OrdersIn(Schema):
    """What is not said is as on the page."""

    v: str | int | None = None  # a version's number, or "draft"; none: the published one
    teams: list[int] | None = None  # none: every size the mission is for
    seats: list[str | dict[str, Any]] = []  # exactly who sits where: an id, or an object with their equipment, too
    options: dict[str, Any] = {}  # of the rules, as far as they differ from the usual ones
    games: int = USUAL_GAMES
    precision: float | None = None  # end early, as soon as an interval is narrower than ± so many points
    bot: str | None = None
    with_strong: bool | None = None  # a stronger bot beside it, so that both make a band
    seed: int | None = None
    target_low: int | None = None
    target_high: int | None = None


@router.post(
    "/packs/{slug}/missions/{mission}/playtests", auth=writer, summary="Have bots play a mission; limits as on the page"
)
def start_playtest(request: HttpRequest, slug: str, mission: str, asked: OrdersIn) -> dict[str, Any]:
    source = source_for(request, slug, mission, asked.v)
    form, line_up = filled_forms(source, asked)
    check(form, line_up)
    return state_of(start_test(owner=request.user, source=source, orders=form.orders(line_up)))


def filled_forms(source: Source, asked: OrdersIn) -> tuple[StartForm, LineUpForm]:
    usual = {name: field.initial for name, field in StartForm(source=source).fields.items() if field.initial}
    own = {name: value for name, value in asked.dict(exclude={"v", "seats", "options"}).items() if value is not None}
    usual["is_narrow"] = asked.precision is not None
    sent = as_sent(source, asked.seats, asked.options)
    return StartForm(usual | own, source=source), LineUpForm(filled_in(sent, source), source=source)


@router.get("/playtests", auth=reader, summary="My play-tests, newest first")
def my_playtests(request: HttpRequest) -> list[dict[str, Any]]:
    mine = Run.objects.visible_to(request.user).owned_by(request.user).filter(is_continuous=False).for_lists()
    return [about(run) for run in mine.order_by("-pk")[:MOST_LISTED]]


@router.get("/playtests/{run_id}", auth=anybody, summary="How far it is, and what was won so far")
def playtest(request: HttpRequest, run_id: int) -> dict[str, Any]:
    return state_of(visible_run(request, run_id))


@router.get("/playtests/{run_id}/report", auth=anybody, summary="All figures of it, as far as it has come")
def playtest_report(request: HttpRequest, run_id: int) -> dict[str, Any]:
    run = visible_run(request, run_id)
    return as_data(RunPage(run, for_author=is_author_of(request, run)))


@router.post("/playtests/{run_id}/cancel", auth=writer, summary="End it; what is measured becomes the report")
def cancel_playtest(request: HttpRequest, run_id: int) -> dict[str, Any]:
    cancelling.cancel_run(run=own_run(request, run_id))
    return state_of(own_run(request, run_id))
