"""Whole records in the workspace: what a new one begins with, and what breaks when one goes."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST, require_safe

from fireteam_site.json_requests import sent_json
from missions.editing.making import new_record
from missions.editing.mending import broken_by, mends_of_kind
from missions.editing.workspace import Workspace, tab_of
from missions.editions import Edition
from missions.markdown import render as render_markdown
from missions.pictures.cards.drawing import HEIGHT, WIDTH, Part, card_parts
from missions.pictures.of_editions import NoPicture, card_data
from missions.views.finding import editable_pack, readable_pack
from missions.views.slots import path_asked
from missions.views.workspace import opened, workspace_of


@require_safe
def new(request: HttpRequest, pack: str) -> HttpResponse:
    """The operations that make a new record of a collection, or a copy `like` another one, and where it is named."""
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
    title = (*made.path, collection.title_field)
    named_on = tab_of(shown.pack.ruleset, title, shown.lang) if collection.shelf == "mission" else ""
    return JsonResponse({**answer, "tab": named_on})


@require_safe
def parts(request: HttpRequest, pack: str) -> HttpResponse:
    """Where the parts of a card stand on its picture, each with the field that it is printed from."""
    path = path_asked(request, "at")
    shown = workspace_of(request, readable_pack(request, pack), at=path, is_unchecked=True)
    if shown.collection is None or not shown.collection.has_face:
        raise Http404
    try:
        data = card_data(Edition(shown.pack, None), shown.collection.name, str(path[1]), shown.lang)
    except NoPicture:  # the record went while its page still asked
        return HttpResponse(status=204)
    size = [HEIGHT, WIDTH] if data["landscape"] else [WIDTH, HEIGHT]
    return JsonResponse({"size": size, "parts": [part_told(shown, one) for one in card_parts(data)]})


def part_told(shown: Workspace, part: Part) -> dict[str, Any]:
    """A part with the whole path of its field, and the tab that holds it."""
    inside = (shown.collection.title_field,) if part.path == ("*",) else part.path
    path = (*shown.open, *inside)
    tab = tab_of(shown.pack.ruleset, path, shown.lang) if shown.tabs else ""
    return {**part._asdict(), "path": path, "tab": tab}


@require_safe
def delete(request: HttpRequest, pack: str) -> HttpResponse:
    """What would break without a record, each place with ways to mend it; nothing to ask where nobody names it."""
    path = path_asked(request, "at")
    shown = workspace_of(request, editable_pack(request, pack), at=path, is_unchecked=True)
    if shown.open != path or shown.is_gone:
        raise Http404
    titles = dict(shown.bench.entries(shown.collection.name))
    broken = broken_by(shown.document, path, shown.users, titles, shown.lang)
    context = {
        "workspace": shown,
        "path": path,
        "broken": broken,
        "sound": sum(one.is_mendable for one in broken),
    }
    return render(request, "missions/editor/_delete.html", context)


@require_safe
def mends(request: HttpRequest, pack: str) -> HttpResponse:
    """What mends all findings of one kind, and what that changes."""
    shown = workspace_of(request, editable_pack(request, pack), is_unchecked=True)
    operations, changes = mends_of_kind(shown.document, request.GET.get("code", ""), shown.lang)
    if not operations:
        raise Http404
    label = ngettext("Mended: %(count)s problem", "Mended: %(count)s problems", len(changes)) % {"count": len(changes)}
    return JsonResponse({"operations": operations, "label": label, "changes": changes})


@require_POST
def prose(request: HttpRequest, pack: str) -> HttpResponse:
    """Markdown as it will be shown."""
    editable_pack(request, pack)
    try:
        text = sent_json(request)["text"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return HttpResponse(status=400)
    return HttpResponse(render_markdown(str(text)))
