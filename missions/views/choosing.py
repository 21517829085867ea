"""What unfolds under a field that names something: records with their pictures, places on a small board."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from engine import boards
from missions.editing.choosing import options_of
from missions.editing.workspace import Workspace
from missions.views.finding import editable_pack
from missions.views.slots import path_asked
from missions.views.workspace import workspace_of


@require_safe
def choose(request: HttpRequest, pack: str) -> HttpResponse:
    """Records of `kinds`, or entries of the list at `source`; with `places` the places of a board."""
    at = path_asked(request, "at")
    mission = request.GET.get("mission", "")
    shown = workspace_of(request, editable_pack(request, pack), at=at, mission=mission, is_unchecked=True)
    context = {"pack": shown.pack, "workspace": shown, "at": at, "chosen": request.GET.get("chosen", "")}
    if "places" in request.GET:
        drawn = boards_for(shown)
        context |= {"boards": drawn, "groups": nearest_first(shown.bench.places, drawn)}
        return render(request, "missions/editor/_choose_place.html", context)
    kinds = [shown.kinds[one] for one in request.GET.get("kinds", "").split(",") if one in shown.kinds]
    source = path_asked(request, "source") if request.GET.get("source", "[]") != "[]" else ()
    options = options_of(shown.bench, tuple(one.name for one in kinds), source, at)
    return render(request, "missions/editor/_choose.html", context | {"kinds": kinds, "options": options})


def nearest_first(groups: list[Any], drawn: tuple[Any, ...]) -> list[Any]:
    """The sectors that lie on the board before those that do not."""
    here = {region.id for board in drawn for region in board.regions}
    return sorted(groups, key=lambda group: not any(name in here for name, _title in group[1]))


def boards_for(shown: Workspace) -> tuple[Any, ...]:
    """The board of what is open, else of the mission at hand: where most fields name places of."""
    if shown.boards:
        return shown.boards
    return tuple(boards(shown.document, shown.mission_at_hand, shown.lang)) if shown.mission_at_hand else ()
