"""From here: a form under a step of a replay or a table; the answer is a run."""

from collections.abc import Callable

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from playtests.errors import NotPlayable, PlaytestError, StillPlaying
from playtests.forms import FromHereForm
from playtests.models import Recording, Series
from playtests.services.from_here import (
    Moment,
    moment_of_recording,
    moment_of_run,
    moment_of_table,
    start_from_here,
)
from playtests.tables.people import Sitting
from playtests.views.replays import number_in, shown_game
from playtests.views.start import not_playable
from playtests.views.tables import sitting_at


@require_http_methods(["GET", "POST"])
def of_game(request: HttpRequest, run_id: int, number: int) -> HttpResponse:
    """A step of a game of a run."""
    series: Series = shown_game(request, run_id, number)
    back = f"{reverse('playtests:game', args=[run_id, number])}?series={series.position}"
    return answer(request, lambda step: moment_of_run(series, number, step), back)


@require_http_methods(["GET", "POST"])
def of_table(request: HttpRequest, key: str) -> HttpResponse:
    """A step of a table's game once it is over; before, where it stands, for whoever plays all of its seats."""
    sitting = sitting_at(request, key)
    if not may_go_on_from(sitting):
        raise Http404
    table = sitting.table
    back = reverse("tables:replay", args=[key]) if table.is_over else table.get_absolute_url()
    return answer(request, lambda step: moment_of_table(table, step if table.is_over else None), back)


@require_http_methods(["GET", "POST"])
def of_recording(request: HttpRequest, key: str) -> HttpResponse:
    """A step of a file that one has brought along."""
    recording = get_object_or_404(Recording.objects.owned_by(request.user).select_related("document"), key=key)
    return answer(request, lambda step: moment_of_recording(recording, step), recording.get_absolute_url())


def may_go_on_from(sitting: Sitting) -> bool:
    """While a game goes on, its figures would tell a seat what is hidden from it."""
    return sitting.table.is_over or len(sitting.mine) == len(sitting.seats)


def answer(request: HttpRequest, moment_at: Callable[[int | None], Moment], back: str) -> HttpResponse:
    try:
        moment = moment_at(number_in(request, "step"))
    except StillPlaying as error:
        messages.info(request, error.message)
        return redirect(back)
    except NotPlayable as error:
        return not_playable(request, error)
    form = FromHereForm(request.POST or None, ruleset=moment.source.ruleset)
    status = 200
    if request.method == "POST":
        status = 422
        if form.is_valid():
            try:
                return redirect(start_from_here(owner=request.user, moment=moment, **form.orders()))
            except PlaytestError as error:
                messages.error(request, error.message)
    return render(request, "playtests/from_here.html", {"form": form, "moment": moment, "back": back}, status=status)
