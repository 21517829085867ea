"""What if: pick a number, choose a range, see the curve; or name an aim and be offered settings."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from missions.editing.errors import EditConflict, EditRefused
from missions.editing.log import append
from missions.models import Pack
from playtests.errors import NotPlayable, PlaytestError
from playtests.forms import CurveForm, SearchForm
from playtests.reports.answers import found_summary, reader_language
from playtests.reports.numbers import all_numbers
from playtests.services.sources import Source
from playtests.services.what_if import start_curve, start_search
from playtests.views.finding import source_asked_for, visible_run
from playtests.views.start import not_playable


@require_http_methods(["GET", "POST"])
def what_if(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    """Both questions on one page; the answer is a run."""
    try:
        source = source_asked_for(request, pack, mission)
    except NotPlayable as error:
        return not_playable(request, error)
    numbers = all_numbers(source.document, mission, reader_language())
    asks_for_aim = "aim" in request.POST
    curve = CurveForm(None if asks_for_aim else request.POST or None, numbers=numbers)
    search = SearchForm(request.POST if asks_for_aim else None, numbers=numbers, teams=source.team_sizes)
    if request.method == "GET":
        return page(request, source, numbers, curve, search)
    form = search if asks_for_aim else curve
    if not form.is_valid():
        return page(request, source, numbers, curve, search, status=422)
    try:
        begin = start_search if asks_for_aim else start_curve
        run = begin(owner=request.user, source=source, **form.orders())
    except PlaytestError as error:
        messages.error(request, error.message)
        return page(request, source, numbers, curve, search, status=422)
    return redirect(run)


def page(
    request: HttpRequest, source: Source, numbers: Any, curve: CurveForm, search: SearchForm, status: int = 200
) -> HttpResponse:
    context = {
        "source": source,
        "numbers": numbers,
        "curve_form": curve,
        "search_form": search,
        "words": found_summary(source.document, source.mission),
    }
    return render(request, "playtests/what_if_form.html", context, status=status)


@require_POST
def take(request: HttpRequest, run_id: int) -> HttpResponse:
    """A setting of a what-if as an edit of the draft, which can be undone like any other."""
    run = visible_run(request, run_id)
    pack = get_object_or_404(Pack.objects.editable_by(request.user), pk=run.pack_id)
    asked = request.POST.get("variant", "")
    if not asked.isdecimal() or len(asked) > 4 or int(asked) >= len(run.variants):
        raise Http404
    variant = run.variants[int(asked)]
    if not variant.get("operations"):
        messages.info(request, _("That is what the draft was measured with: there is nothing to change."))
        return redirect(run)
    label = ", ".join(f"{one['label']}: {one['to']}" for one in variant["values"] if one["from"] != one["to"])
    try:
        append(pack=pack, person=request.user, label=label[:200], operations=variant["operations"], base=pack.revision)
    except (EditConflict, EditRefused) as error:
        messages.error(request, str(error))
    else:
        messages.success(
            request, _("Taken into the draft: %(label)s. Undo works as for every edit.") % {"label": label}
        )
    return redirect(run)
