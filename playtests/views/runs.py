"""The page of a run, and what one can do with it."""

from django.contrib import messages
from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST, require_safe

from playtests.errors import PlaytestError
from playtests.models import Run
from playtests.reports.pages import RunPage
from playtests.services import cancelling
from playtests.views.finding import own_run, visible_run

DONE = 286  # htmx stops polling


@login_not_required
@require_safe
def run(request: HttpRequest, run_id: int) -> HttpResponse:
    """Running or finished: one address."""
    return render(request, "playtests/run.html", context_of(request, visible_run(request, run_id)))


@login_not_required
@require_safe
def progress(request: HttpRequest, run_id: int) -> HttpResponse:
    """The card that asks for itself every two seconds: nothing if nothing is new, the verdict at the end."""
    found = visible_run(request, run_id)
    context = context_of(request, found) | {"is_swap": True}
    if not found.is_running:
        return render(request, "playtests/_finished.html", context, status=DONE)
    if request.GET.get("seen") == str(context["page"].progress.chunks_done):
        return HttpResponse(status=204)
    return render(request, "playtests/_running.html", context)


@login_not_required
@require_safe
def evidence(request: HttpRequest, run_id: int) -> HttpResponse:
    """The figures below the card, for one team; while the run is under way they ask for themselves, too."""
    found = visible_run(request, run_id)
    return render(request, "playtests/_evidence.html", context_of(request, found))


@require_POST
def cancel(request: HttpRequest, run_id: int) -> HttpResponse:
    found = own_run(request, run_id)
    if cancelling.cancel_run(run=found):
        kept = sum(found.series.values_list("played", flat=True))
        text = ngettext("Cancelled. %(count)s game is kept.", "Cancelled. %(count)s games are kept.", kept)
        messages.success(request, text % {"count": kept})
    else:
        messages.info(request, _("The run was over already."))
    return redirect(found)


@require_POST
def retry(request: HttpRequest, run_id: int) -> HttpResponse:
    found = own_run(request, run_id)
    try:
        cancelling.retry_run(run=found)
    except PlaytestError as error:
        messages.error(request, error.message)
    return redirect(found)


@require_POST
def delete(request: HttpRequest, run_id: int) -> HttpResponse:
    found = own_run(request, run_id)
    cancelling.delete_run(run=found)
    messages.success(request, _("The play-test is deleted."))
    return redirect("playtests:index")


def context_of(request: HttpRequest, found: Run) -> dict[str, object]:
    return {
        "run": found,
        "page": RunPage(found, request.GET.get("team")),
        "is_owner": found.owner_id is not None and found.owner_id == request.user.pk,
    }
