"""The lobby: a mission, a team, and who plays it."""

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from engine import line_up, missions
from missions.views.finding import DRAFT, edition_of, visible_pack
from playtests.errors import NotPlayable
from playtests.reports.answers import found_summary, reader_language
from playtests.services.sources import Source, source_of_edition
from playtests.tables.lobby import LobbyForm
from playtests.tables.opening import open_table
from playtests.views.start import not_playable


@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """`?pack=…&mission=…`, a version with `v`, or the draft with `draft`; without a mission the pack's first."""
    try:
        source = source_in(request)
    except NotPlayable as error:
        return not_playable(request, error, draft_of=request.GET["pack"] if "draft" in request.GET else "")
    offered = line_up(source.document, source.mission, reader_language())
    asked = request.GET.get("team", "")
    team = int(asked) if asked in {str(size) for size in offered.team_sizes} else offered.default_team
    form = LobbyForm(request.POST or None, source=source, team=team)
    if request.method == "POST" and form.is_valid():
        try:
            return redirect(open_table(host=request.user, source=source, orders=form.orders()))
        except NotPlayable as error:
            messages.error(request, error.message)
    summary = found_summary(source.document, source.mission)
    context = {"form": form, "source": source, "team": team, "sizes": offered.team_sizes, "summary": summary}
    return render(request, "playtests/table/new.html", context, status=422 if request.method == "POST" else 200)


def source_in(request: HttpRequest) -> Source:
    pack = visible_pack(request, request.GET.get("pack", "")[:200])
    number = DRAFT if "draft" in request.GET else request.GET.get("v") or None
    edition = edition_of(request, pack, number)
    mission = request.GET.get("mission", "")
    known = [one.id for one in edition.ask(missions)]
    if not mission and known:
        mission = known[0]
    if mission not in known:
        raise Http404
    return source_of_edition(edition, mission)
