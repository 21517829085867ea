"""Pieces of the canvas that scripts ask for."""

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from missions.editing.canvas.board import Canvas
from missions.editing.canvas.inspector import inspected
from missions.editing.measured import measured as measured_of
from missions.services.documents import document_of
from missions.views.finding import readable_pack
from missions.views.workspace import opened, workspace_of


@require_safe
def place(request: HttpRequest, pack: str, collection: str, name: str) -> HttpResponse:
    """One place of the board that is open; nothing where it was taken off the board meanwhile."""
    shown = workspace_of(
        request,
        readable_pack(request, pack),
        at=opened(collection, name),
        wanted_tab=request.GET.get("tab", ""),
        is_hurried=True,
    )
    if shown.is_gone:
        raise Http404
    inspector = inspected(Canvas(shown), request.GET.get("region", ""))
    if inspector is None:
        return HttpResponse(status=204)
    context = {"pack": shown.pack, "workspace": shown, "inspector": inspector}
    return render(request, "missions/editor/canvas/_place.html", context)


@require_safe
def measured(request: HttpRequest, pack: str) -> HttpResponse:
    """What bots met where, in the newest play-test of a mission; nothing before there is one."""
    found = readable_pack(request, pack)
    known = measured_of(found, request.GET.get("mission", ""), document_of(found))
    return JsonResponse(known.as_json()) if known else HttpResponse(status=204)
