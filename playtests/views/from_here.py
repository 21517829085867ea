"""From here: two forms under a step of a replay or a table; the answer is a run of bots, or a table of people."""

from collections.abc import Callable

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from playtests.errors import NotPlayable, PlaytestError, StillPlaying
from playtests.forms import FromHereForm
from playtests.models import Recording, Run, Series, Table
from playtests.services.from_here import (
    Moment,
    moment_of_recording,
    moment_of_run,
    moment_of_table,
    seats_at,
    start_from_here,
)
from playtests.tables.lobby import PlayOnForm
from playtests.tables.opening import play_on
from playtests.views.replays import number_in, shown_game
from playtests.views.start import not_playable
from playtests.views.tables import sitting_at

BY_HAND = "hand"


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
    if not sitting.may_go_on_from:
        raise Http404
    table = sitting.table
    back = reverse("tables:replay", args=[key]) if table.is_over else table.get_absolute_url()
    if table.is_over and number_in(request, "step") is None:
        messages.info(request, _("Choose the step of the replay from which to play on."))
        return redirect(back)
    return answer(request, lambda step: moment_of_table(table, step if table.is_over else None), back)


@require_http_methods(["GET", "POST"])
def of_recording(request: HttpRequest, key: str) -> HttpResponse:
    """A step of a file that one has brought along."""
    recording = get_object_or_404(Recording.objects.owned_by(request.user).select_related("document"), key=key)
    return answer(request, lambda step: moment_of_recording(recording, step), recording.get_absolute_url())


def answer(request: HttpRequest, moment_at: Callable[[int | None], Moment], back: str) -> HttpResponse:
    try:
        moment = moment_at(number_in(request, "step"))
    except StillPlaying as error:
        messages.info(request, error.message)
        return redirect(back)
    except NotPlayable as error:
        if error.faults:
            return not_playable(request, error)
        messages.error(request, error.message)
        return redirect(at_step(back, number_in(request, "step")))
    is_by_hand = request.POST.get("by", request.GET.get("by")) == BY_HAND
    if is_by_hand and moment.table is not None and not moment.table.is_over:
        raise Http404  # the record of the new game would tell what luck lies ahead in this one
    sent = request.POST or None
    form = FromHereForm(None if is_by_hand else sent, ruleset=moment.source.ruleset)
    seats = PlayOnForm(sent if is_by_hand else None, ruleset=moment.source.ruleset, labels=seats_at(moment))
    if request.method == "POST" and (seats if is_by_hand else form).is_valid():
        try:
            return redirect(begun(request, moment, seats if is_by_hand else form))
        except PlaytestError as error:
            messages.error(request, error.message)
    context = {"form": form, "seats": seats, "moment": moment, "back": back, "is_by_hand": is_by_hand}
    return render(request, "playtests/from_here.html", context, status=422 if request.method == "POST" else 200)


def at_step(address: str, step: int | None) -> str:
    """The replay where the reader left it."""
    if step is None:
        return address
    return f"{address}{'&' if '?' in address else '?'}step={step}"


def begun(request: HttpRequest, moment: Moment, form: FromHereForm | PlayOnForm) -> Run | Table:
    if isinstance(form, PlayOnForm):
        return play_on(host=request.user, source=moment.source, record=moment.record, **form.orders())
    return start_from_here(owner=request.user, moment=moment, **form.orders())
