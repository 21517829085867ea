"""Print-and-play: choose, count, have made, download."""

from typing import Any

from django.contrib.auth.decorators import login_not_required
from django.core.files.storage import default_storage
from django.http import FileResponse, Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from missions.editions import Edition, reader_language
from missions.errors import MissionsError
from missions.limits import spend, visitor
from missions.models import PrintJob
from missions.pictures.printing import Orders
from missions.pictures.printing.forms import PrintForm
from missions.services import printing
from missions.share_links import take_key
from missions.views.finding import edition_of, visible_pack
from missions.views.mission import MissionOnShow

USUAL = {
    "parts": list(Orders().parts),
    "paper": "a4",
    "design": "dossier",
    "bleed": "on",
    "marks": "on",
    "backs": "long",
}


@login_not_required
@require_http_methods(["GET", "HEAD", "POST"])
@take_key
def desk(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    """The choices and what they come to; posting them has the sheets made."""
    shown = MissionOnShow(edition_of(request, visible_pack(request, pack)), mission)
    chosen = request.POST if request.method == "POST" else chosen_in(request)
    form = PrintForm(chosen)
    team = team_of(request, shown)
    status, job = 200, None
    if form.is_valid():
        orders = form.orders(team)
        job = printing.find_job(shown.edition, mission, orders)
        if request.method == "POST":
            try:
                job = have_made(request, shown.edition, mission, orders)
            except MissionsError as error:
                form.add_error(None, str(error))
            else:
                query = request.POST.copy()
                query.pop("csrfmiddlewaretoken", None)
                query.update({"team": str(team), **({"v": request.GET["v"]} if "v" in request.GET else {})})
                return redirect(f"{reverse('missions:print', args=[pack, mission])}?{query.urlencode()}")
    if form.errors:
        status = 422
    context = {
        "shown": shown,
        "pack": shown.pack,
        "summary": shown.summary,
        "form": form,
        "job": job,
        "plan": count(form, shown.edition, mission, team),
        "v": request.GET.get("v", ""),
        "team": team,
    }
    template = "missions/_print_desk.html" if request.htmx and not request.htmx.boosted else "missions/print.html"
    return render(request, template, context, status=status)


@login_not_required
@require_safe
def job(request: HttpRequest, pack: str, mission: str, key: str) -> HttpResponse:
    """How far it is; asked for every second while it is made."""
    found = visible_job(request, pack, mission, key)
    response = render(
        request, "missions/_print_progress.html", {"job": found, "pack": found.pack, "mission_key": mission}
    )
    response.status_code = 200 if found.is_open else 286  # htmx stops asking
    return response


@login_not_required
@require_safe
def file(request: HttpRequest, pack: str, mission: str, key: str) -> HttpResponse:
    found = visible_job(request, pack, mission, key)
    if not found.is_ready:
        raise Http404
    return FileResponse(found.file.open("rb"), filename=f"{mission}.pdf", content_type="application/pdf")


@login_not_required
@require_safe
def preview(request: HttpRequest, pack: str, mission: str, key: str, sheet: int) -> HttpResponse:
    found = visible_job(request, pack, mission, key)
    name = next((one["file"] for one in found.previews if one["sheet"] == sheet), None)
    if name is None:
        raise Http404
    headers = {"Cache-Control": "private, max-age=86400"}
    return FileResponse(default_storage.open(name), content_type="image/webp", headers=headers)


def visible_job(request: HttpRequest, pack: str, mission: str, key: str) -> PrintJob:
    """A job of a pack that this visitor may see; one of a draft only for those who may read the draft."""
    found = get_object_or_404(PrintJob, pack=visible_pack(request, pack), mission=mission, key=key)
    if found.version_id is None:
        edition_of(request, found.pack, "draft")
    return found


def have_made(request: HttpRequest, edition: Edition, mission: str, orders: Orders) -> PrintJob:
    if printing.find_job(edition, mission, orders) is None:
        spend("print", visitor(request))
    return printing.ask_for_print(edition=edition, mission=mission, orders=orders, person=request.user)


def chosen_in(request: HttpRequest) -> Any:
    """The choices in the address; at first the usual ones, in the reader's language."""
    if "paper" in request.GET:
        return request.GET
    parts = request.GET.getlist("parts") or USUAL["parts"]
    return {**USUAL, "lang": reader_language(), "parts": parts}


def team_of(request: HttpRequest, shown: MissionOnShow) -> int:
    asked = request.GET.get("team", "")
    sizes = shown.summary.team_sizes
    return int(asked) if asked.isdecimal() and len(asked) < 3 and int(asked) in sizes else shown.summary.default_team


def count(form: PrintForm, edition: Edition, mission: str, team: int) -> Any:
    if form.errors:
        return None
    try:
        return printing.planned(edition, mission, form.orders(team))
    except MissionsError:
        return None
