"""How the draft plays: a piece of the workspace that asks for itself."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from missions.views.finding import readable_pack
from playtests.reports.drafts import draft_state


@require_safe
def draft(request: HttpRequest, pack: str) -> HttpResponse:
    """Nothing if nothing is new."""
    found = readable_pack(request, pack)
    mission = request.GET.get("mission", "")
    state = draft_state(found, mission)
    if state is None or request.GET.get("seen") == state.stamp:
        return HttpResponse(status=204)
    return render(request, "playtests/panels/_draft.html", {"pack": found, "mission": mission, "state": state})
