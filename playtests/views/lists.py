"""Lists of runs."""

from django.contrib.auth.decorators import login_not_required
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from playtests.models import Run
from playtests.reports.lists import listed

A_PAGE = 20


@login_not_required
@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """One's own runs; who is not signed in sees those of the starter missions."""
    runs = Run.objects.visible_to(request.user)
    mine = runs.owned_by(request.user) if request.user.is_authenticated else runs.filter(owner__isnull=True)
    shown = Paginator(mine.for_lists(), A_PAGE).get_page(request.GET.get("page"))
    return render(request, "playtests/index.html", {"shown": shown, "rows": listed(list(shown))})
