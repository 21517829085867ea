"""The games behind a figure."""

from django.contrib.auth.decorators import login_not_required
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from playtests.models import Series
from playtests.reports.games import Choice, games_behind
from playtests.reports.pages import RunPage
from playtests.views.finding import visible_run

A_PAGE = 100


@login_not_required
@require_safe
def games(request: HttpRequest, run_id: int) -> HttpResponse:
    """All games of a series, or those behind one of its figures."""
    found = visible_run(request, run_id)
    series = series_asked_for(request, found)
    choice = games_behind(series, Choice.of(request.GET))
    pages = Paginator(choice.games, A_PAGE)
    context = {"run": found, "page": RunPage(found, str(series.team)), "series": series, "choice": choice}
    return render(request, "playtests/games.html", context | {"shown": pages.get_page(request.GET.get("page"))})


def series_asked_for(request: HttpRequest, found) -> Series:
    position = request.GET.get("series", "0")
    if not position.isdecimal() or len(position) > 4:
        raise Http404
    series = found.series.select_related("document", "run").defer("document__document").filter(position=int(position))
    if not series:
        raise Http404
    return series[0]
