"""Starting a play-test: one click with sensible values, or a form with all of them."""

from collections.abc import Sequence

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from playtests.errors import NotPlayable, PlaytestError
from playtests.forms import StartForm, settings_of
from playtests.line_ups import LineUpForm, filled_in
from playtests.services.aims import aim_of
from playtests.services.launching import Orders, start_test
from playtests.services.sources import Source
from playtests.views.finding import run_named, source_asked_for


@require_POST
def quick(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    """200 games of every team size."""
    try:
        source = source_asked_for(request, pack, mission)
    except NotPlayable as error:
        return not_playable(request, error)
    try:
        aim = aim_of(person=request.user, pack=source.pack, mission=source.mission)
        run = start_test(owner=request.user, source=source, orders=Orders(target=aim))
    except PlaytestError as error:
        return refused(request, source, StartForm(source=source), error)
    return redirect(run)


@require_http_methods(["GET", "POST"])
def start(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    try:
        source = source_asked_for(request, pack, mission)
    except NotPlayable as error:
        return not_playable(request, error)
    if request.method == "GET":
        like = run_named(request, source)
        asked, seats = settings_of(like, source) if like else ({}, {})
        return page(request, source, StartForm(initial=asked, source=source), LineUpForm(initial=seats, source=source))
    form = StartForm(request.POST, source=source)
    line_up = LineUpForm(filled_in(request.POST, source), source=source)
    if not all([form.is_valid(), line_up.is_valid()]):
        return page(request, source, form, line_up, status=422)
    try:
        run = start_test(owner=request.user, source=source, orders=form.orders(line_up))
    except PlaytestError as error:
        return refused(request, source, form, error, line_up)
    return redirect(run)


def not_playable(request: HttpRequest, error: NotPlayable, *, draft_of: str = "") -> HttpResponse:
    """What is wrong, and for the draft of a pack the way to where it is mended."""
    return render(request, "playtests/not_playable.html", {"error": error, "draft_of": draft_of}, status=422)


def refused(
    request: HttpRequest, source: Source, form: StartForm, error: PlaytestError, line_up: LineUpForm | None = None
) -> HttpResponse:
    """The form again, with what stands in the way and what to do."""
    messages.error(request, error.message)
    faults = error.faults if isinstance(error, NotPlayable) else ()
    return page(request, source, form, line_up, status=422, faults=faults)


def page(
    request: HttpRequest,
    source: Source,
    form: StartForm,
    line_up: LineUpForm | None = None,
    status: int = 200,
    faults: Sequence[str] = (),
) -> HttpResponse:
    context = {"form": form, "line_up": line_up or LineUpForm(source=source), "source": source, "faults": faults}
    return render(request, "playtests/start.html", context, status=status)
