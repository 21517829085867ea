"""Whole records in the workspace: what a new one begins with, and what breaks when one goes."""

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from missions.editing.making import broken_by, new_record
from missions.views.finding import editable_pack
from missions.views.slots import path_asked
from missions.views.workspace import opened, workspace_of


@require_safe
def new(request: HttpRequest, pack: str) -> HttpResponse:
    """The operations that make a new record of a collection, or a copy `like` another one."""
    shown = workspace_of(request, editable_pack(request, pack), is_unchecked=True)
    collection = shown.kinds.get(request.GET.get("collection", ""))
    if collection is None:
        raise Http404
    like = request.GET.get("like")
    made = new_record(shown.document, collection, shown.lang, opened(collection.name, like)[1] if like else None)
    if made is None:
        raise Http404
    label = _("Copied: %(kind)s") if like else _("New: %(kind)s")
    answer = {"path": made.path, "operations": made.operations, "label": label % {"kind": collection.singular}}
    return JsonResponse(answer)


@require_safe
def delete(request: HttpRequest, pack: str) -> HttpResponse:
    """What would break without a record, each place with ways to mend it; nothing to ask where nobody names it."""
    path = path_asked(request, "at")
    shown = workspace_of(request, editable_pack(request, pack), open=path[:2], is_unchecked=True)
    if len(path) != 2 or shown.collection is None or shown.record is None:
        raise Http404
    titles = dict(shown.bench.entries(shown.collection.name))
    broken = broken_by(shown.document, path, shown.users, titles, _("Leave it out there"))
    context = {
        "workspace": shown,
        "path": path,
        "broken": broken,
        "records": len({one.user.path[:2] for one in broken}),
    }
    return render(request, "missions/editor/_delete.html", context)
