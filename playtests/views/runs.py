"""The page of a run, and what one can do with it."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_not_required
from django.db.models import Case, Q, When
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST, require_safe

from missions.models import Version
from missions.share_links import keys_of
from playtests.errors import PlaytestError
from playtests.forms import CompareForm, PinForm
from playtests.models import Run
from playtests.reports import answers
from playtests.reports.pages import RunPage
from playtests.services import cancelling
from playtests.views.finding import is_author_of, own_run, visible_run

DONE = 286  # htmx stops polling
MOST_VERSIONS = 30


@login_not_required
@require_safe
def run(request: HttpRequest, run_id: int) -> HttpResponse:
    """Running or finished: one address."""
    return run_page(request, context_of(request, visible_run(request, run_id)))


def run_page(request: HttpRequest, context: dict[str, Any], status: int = 200) -> HttpResponse:
    return render(request, "playtests/run.html", context, status=status)


@login_not_required
@require_safe
def progress(request: HttpRequest, run_id: int) -> HttpResponse:
    """The card that asks for itself every two seconds: nothing if nothing is new, the verdict at the end."""
    found = visible_run(request, run_id)
    context = context_of(request, found) | {"is_swap": True}
    if not found.is_running:
        return render(request, "playtests/_finished.html", context, status=DONE)
    if request.GET.get("seen") == context["page"].progress.mark:
        return HttpResponse(status=204)
    return render(request, "playtests/_running.html", context)


@login_not_required
@require_safe
def evidence(request: HttpRequest, run_id: int) -> HttpResponse:
    """The figures below the card, for one team; while the run is under way they ask for themselves, too."""
    found = visible_run(request, run_id)
    context = context_of(request, found)
    template = "playtests/_settings.html" if context["page"].is_about_settings else "playtests/_evidence.html"
    return render(request, template, context)


@require_POST
def cancel(request: HttpRequest, run_id: int) -> HttpResponse:
    found = own_run(request, run_id)
    if cancelling.cancel_run(run=found):
        kept = sum(found.series.values_list("played", flat=True))
        text = ngettext("Cancelled. %(count)s game is kept.", "Cancelled. %(count)s games are kept.", kept)
        messages.success(request, text % {"count": number_format(kept, force_grouping=True)})
    else:
        messages.info(request, _("The run was over already."))
    return redirect(found)


@require_POST
def retry(request: HttpRequest, run_id: int) -> HttpResponse:
    found = own_run(request, run_id)
    try:
        cancelling.retry_run(run=found, person=request.user)
    except PlaytestError as error:
        messages.error(request, error.message)
    return redirect(found)


@require_POST
def delete(request: HttpRequest, run_id: int) -> HttpResponse:
    found = own_run(request, run_id)
    cancelling.delete_run(run=found)
    messages.success(request, _("The play-test is deleted."))
    return redirect("playtests:index")


def context_of(request: HttpRequest, found: Run) -> dict[str, Any]:
    is_author = is_author_of(request, found)
    page = RunPage(found, request.GET.get("team") or request.POST.get("for"), for_author=is_author)
    context = {
        "run": found,
        "page": page,
        "is_owner": found.owner_id is not None and found.owner_id == request.user.pk,
        "is_author": is_author,
    }
    if request.user.is_authenticated and not found.is_running:
        versions = versions_to_compare(request, found)
        context["compare_form"] = CompareForm(versions=versions) if versions else None
    if is_author and not found.is_from_here:
        context["pin_form"] = pin_form(page)
    return context


def pin_form(page: RunPage, data: Any = None) -> PinForm | None:
    """For the team at hand; None where nothing is measured."""
    if not page.chosen or not page.chosen.main.played:
        return None
    measures = answers.measures_of(page.chosen.main.series, page.chosen.main.played)
    return PinForm(data, measures=measures, teams=[one.team for one in page.teams], team_word=page.team_word)


def versions_to_compare(request: HttpRequest, found: Run) -> list[Version]:
    """Other versions of the pack, the one that it was forked from, and its forks, as far as they offer the mission.

    None for a run of several variants, of which none is simply the mission, or one that begins within a game.
    """
    if found.pack is None or found.variants or found.is_from_here:
        return []
    visible = Version.objects.visible_to(request.user, keys_of(request)).without_documents()
    related = Q(pack=found.pack_id) | Q(pk=found.pack.forked_from_id) | Q(pack__forked_from__pack=found.pack_id)
    offered = visible.filter(related, missions__key=found.mission).exclude(pk=found.version_id)
    own_first = Case(When(pack=found.pack_id, then=0), default=1)
    return list(offered.select_related("pack__owner").order_by(own_first, "-pk")[:MOST_VERSIONS])
