"""Starting a play-test: one click with sensible values, or a form with all of them."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from playtests.errors import NotPlayable, PlaytestError
from playtests.forms import StartForm
from playtests.reports import answers
from playtests.services.launching import Orders, start_test
from playtests.services.sources import Source
from playtests.views.finding import source_asked_for


@require_POST
def quick(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    """200 games of every team size."""
    try:
        source = source_asked_for(request, pack, mission)
    except NotPlayable as error:
        return not_playable(request, error)
    try:
        run = start_test(owner=request.user, source=source, orders=Orders())
    except PlaytestError as error:
        return refused(request, source, StartForm(source=source, team_word=team_word(source)), error)
    return redirect(run)


@require_http_methods(["GET", "POST"])
def start(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    try:
        source = source_asked_for(request, pack, mission)
    except NotPlayable as error:
        return not_playable(request, error)
    word = team_word(source)
    if request.method == "GET":
        return page(request, source, StartForm(source=source, team_word=word))
    form = StartForm(request.POST, source=source, team_word=word)
    if not form.is_valid():
        return page(request, source, form, status=422)
    try:
        run = start_test(owner=request.user, source=source, orders=form.orders())
    except PlaytestError as error:
        return refused(request, source, form, error)
    return redirect(run)


def not_playable(request: HttpRequest, error: NotPlayable) -> HttpResponse:
    return render(request, "playtests/not_playable.html", {"error": error}, status=422)


def refused(request: HttpRequest, source: Source, form: StartForm, error: PlaytestError) -> HttpResponse:
    """The form again, with what stands in the way and what to do."""
    messages.error(request, error.message)
    faults = error.faults if isinstance(error, NotPlayable) else ()
    return page(request, source, form, status=422, faults=faults)


def page(request: HttpRequest, source: Source, form: StartForm, status: int = 200, faults=()) -> HttpResponse:
    context = {"form": form, "source": source, "faults": faults}
    return render(request, "playtests/start.html", context, status=status)


def team_word(source: Source) -> str:
    found = answers.found_summary(source.document, source.mission)
    return found.team_word if found else ""
