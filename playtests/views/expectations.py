"""Pinning expectations to a mission, from the report that gave the idea."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from missions.models import Pack
from playtests.errors import PlaytestError
from playtests.models import Expectation
from playtests.services import expecting
from playtests.views.finding import visible_run
from playtests.views.runs import context_of, pin_form, run_page


@require_POST
def pin(request: HttpRequest, run_id: int) -> HttpResponse:
    """To the draft: what was expected of a published version stands."""
    run = visible_run(request, run_id)
    pack = get_object_or_404(Pack.objects.editable_by(request.user), pk=run.pack_id)
    context = context_of(request, run)
    form = pin_form(context["page"], request.POST)
    if form is None or not form.is_valid():
        return run_page(request, context | {"pin_form": form}, status=422)
    try:
        expecting.pin(pack=pack, person=request.user, mission=run.mission, **form.limits())
    except PlaytestError as error:
        messages.error(request, error.message)
    else:
        messages.success(request, _("Pinned. Every play-test of the draft will say whether it holds."))
    return redirect(f"{run.get_absolute_url()}#tab-expectations")


@require_POST
def unpin(request: HttpRequest, run_id: int, expectation_id: int) -> HttpResponse:
    run = visible_run(request, run_id)
    pack = get_object_or_404(Pack.objects.editable_by(request.user), pk=run.pack_id)
    expecting.unpin(expectation=get_object_or_404(Expectation, pk=expectation_id, version=None, pack=pack))
    messages.success(request, _("The expectation is taken off."))
    return redirect(f"{run.get_absolute_url()}#tab-expectations")
