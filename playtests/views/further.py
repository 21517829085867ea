"""From a report to the next question: compare it with another version, or look for a win."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from missions.models import Version
from missions.share_links import keys_of
from playtests.errors import PlaytestError
from playtests.forms import CompareForm
from playtests.models import Run
from playtests.services.comparing import start_comparison
from playtests.services.searching import find_a_win
from playtests.services.sources import source_of_document, source_of_version
from playtests.views.finding import source_asked_for, visible_run
from playtests.views.runs import context_of, run_page, versions_to_compare


@require_POST
def compare(request: HttpRequest, run_id: int) -> HttpResponse:
    """The mission as this run played it against another version, on the same seeds."""
    run = visible_run(request, run_id)
    form = CompareForm(request.POST, versions=versions_to_compare(request, run))
    if not form.is_valid():
        return run_page(request, context_of(request, run) | {"compare_form": form}, status=422)
    try:
        return redirect(compared(request, run, form))
    except PlaytestError as error:
        messages.error(request, error.message)
        return run_page(request, context_of(request, run) | {"compare_form": form}, status=422)


def compared(request: HttpRequest, run: Run, form: CompareForm) -> Run:
    """The comparison that a valid form asks for."""
    other = get_object_or_404(Version.objects.visible_to(request.user, keys_of(request)), pk=form.cleaned_data["other"])
    played = run.series.select_related("document").first().document.document
    after = source_of_document(played, run.mission, pack=run.pack, version=run.version, revision=run.revision)
    before = source_of_version(other, run.mission)
    games = form.cleaned_data["games"]
    return start_comparison(owner=request.user, before=before, after=after, games=games, target=run.target)


@require_POST
def find_win(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    """Bots of rising strength try until every team has won once."""
    try:
        run = find_a_win(owner=request.user, source=source_asked_for(request, pack, mission))
    except PlaytestError as error:
        messages.error(request, error.message)
        return redirect("missions:mission", pack, mission)
    messages.success(request, _("The bots are looking for a win."))
    return redirect(run)
