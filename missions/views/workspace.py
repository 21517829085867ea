"""The workspace: one page for a pack's draft, whatever is open in it."""

from typing import Any

from csp.decorators import csp_replace
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.clickjacking import xframe_options_sameorigin
from django.views.decorators.http import require_safe

from missions.editing import undoing
from missions.editing.paths import Parts
from missions.editing.workspace import Workspace
from missions.editions import reader_language
from missions.models import Pack
from missions.views.finding import readable_pack


@require_safe
@xframe_options_sameorigin
@csp_replace({"frame-ancestors": ["'self'"]})
def workspace(request: HttpRequest, pack: str, collection: str = "", name: str = "") -> HttpResponse:
    """The page; for scripts only what changes when another record is opened. The admin shows it in a frame."""
    found = readable_pack(request, pack)
    part = request.GET.get("part", "")
    shown = workspace_of(
        request,
        found,
        at=opened(collection, name),
        mission=request.GET.get("mission", ""),
        wanted_tab=request.GET.get("tab", ""),
        is_whole=not request.htmx or part in ("all", "checked"),
        is_hurried=bool(request.htmx and not part),
    )
    if not collection and shown.missions and "frame" not in request.GET:
        first = shown.missions[0].path
        tour = "?tour" if "tour" in request.GET else ""
        return redirect(reverse("missions:workspace_record", args=[found.slug, first[0], first[1]]) + tour)
    if shown.is_gone:
        return redirect("missions:workspace", found.slug)
    return render(request, template_of(request), context_of(request, shown))


def template_of(request: HttpRequest) -> str:
    """The page, what opens with another record, all pieces anew, those that tell what is wrong, or what mends it."""
    parts = {"all": "_all.html", "checked": "_checked.html", "fixes": "_bottom.html"}
    piece = parts.get(request.GET.get("part", ""), "_opened.html") if request.htmx else "workspace.html"
    return f"missions/editor/{piece}"


def workspace_of(request: HttpRequest, pack: Pack, at: Parts = (), **asked: Any) -> Workspace:
    """The workspace with the record open that a place lies in; a collection alone is no record."""
    can_edit = Pack.objects.editable_by(request.user).filter(pk=pack.pk).exists()
    opened = at[:2] if len(at) > 1 else ()
    return Workspace(pack=pack, lang=reader_language(), can_edit=can_edit, open=opened, **asked)


def context_of(request: HttpRequest, shown: Workspace) -> dict[str, Any]:
    """What every piece of the workspace is drawn from."""
    steps = undoing.steps(pack=shown.pack, person=request.user)
    return {"pack": shown.pack, "workspace": shown, "steps": steps}


def opened(collection: str, name: str) -> Parts:
    """Collection and record; a record without an id of its own is named by its index."""
    if not collection:
        return ()
    return (collection, int(name) if name.isdecimal() else name)
