"""Edits as JSON: what the workspace sends, and what has happened meanwhile."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.template.loader import render_to_string
from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from fireteam_site.json_requests import sent_json
from missions.editing import history, log, presence, undoing
from missions.editing.errors import Clash, EditConflict, EditRefused, NothingToUndo
from missions.editing.fields import FieldView
from missions.editing.limits import is_too_fast
from missions.editing.paths import Parts, path_from
from missions.editing.telling import in_words
from missions.folding import one_line
from missions.models import Edit, Pack
from missions.views.finding import editable_pack, readable_pack
from missions.views.workspace import context_of, workspace_of

PIECES = ("bar", "outline", "open", "side", "bottom", "status", "palette", "tabs", "tallies")
MOST_TOLD = 50  # edits of others in one answer
LONGEST_NUMBER = 12
MOST_OWN = 200  # numbers of its own edits that a page sends along


@require_http_methods(["GET", "HEAD", "POST"])
def edits(request: HttpRequest, pack: str) -> HttpResponse:
    return make(request, editable_pack(request, pack)) if request.method == "POST" else news(request, pack)


def make(request: HttpRequest, pack: Pack) -> HttpResponse:
    """Take one edit; the answer has the new revision and the pieces of the page that the edit changed."""
    return taken(request, pack, lambda sent: append(request, pack, sent))


def taken(request: HttpRequest, pack: Pack, step: Callable[[Any], Edit]) -> HttpResponse:
    """The answer to an edit or a step of the history: what it made, or why it was refused."""
    if is_too_fast(request.user.pk):
        return refusal(_("That was very fast. Wait a minute; what you typed is kept in this window."), status=429)
    try:
        sent = sent_json(request)
        made = log.once(pack=pack, person=request.user, token=token_of(sent), make=lambda: step(sent))
    except (ValueError, AttributeError, RecursionError):
        return refusal(_("This is no edit."), status=400)
    except EditConflict as conflict:
        return told_conflict(request, pack, conflict)
    except (EditRefused, NothingToUndo) as error:
        return refusal(str(error))
    return JsonResponse({"number": made.number, "label": made.label, **answer(request, pack, sent, made)})


def append(request: HttpRequest, pack: Pack, sent: dict[str, Any]) -> Edit:
    return log.append(
        pack=pack,
        person=request.user,
        label=str(sent.get("label") or _("Edit")),
        operations=sent.get("operations"),
        base=sent["base"] if type(sent.get("base")) is int else -1,
        strand=one_line(str(sent.get("strand") or ""))[:60],
        token=token_of(sent),
        own=numbers_of(sent),
    )


def numbers_of(sent: dict[str, Any]) -> frozenset[int]:
    """The edits that the page has made itself."""
    own = sent.get("own")
    return frozenset(one for one in own[-MOST_OWN:] if type(one) is int) if isinstance(own, list) else frozenset()


def token_of(sent: dict[str, Any]) -> str:
    return one_line(str(sent.get("token") or ""))[:40]


@require_POST
def undo(request: HttpRequest, pack: str) -> HttpResponse:
    return stepped(request, editable_pack(request, pack), undoing.undo)


@require_POST
def redo(request: HttpRequest, pack: str) -> HttpResponse:
    return stepped(request, editable_pack(request, pack), undoing.redo)


@require_POST
def take_back(request: HttpRequest, pack: str, number: int) -> HttpResponse:
    found = editable_pack(request, pack)
    edit = get_object_or_404(found.edits, number=number)
    return stepped(request, found, lambda **who: undoing.take_back(edit=edit, person=who["person"]))


@require_POST
def go_back(request: HttpRequest, pack: str, number: int) -> HttpResponse:
    return stepped(request, editable_pack(request, pack), lambda **who: undoing.go_back(**who, number=number))


@require_POST
def restore(request: HttpRequest, pack: str, number: int) -> HttpResponse:
    found = editable_pack(request, pack)
    version = get_object_or_404(found.versions, number=number)
    return stepped(request, found, lambda **who: history.restore(**who, version=version))


@require_safe
def past(request: HttpRequest, pack: str) -> HttpResponse:
    """The history panel, filtered by words and person."""
    found = readable_pack(request, pack)
    who = request.GET.get("who", "")
    workspace = workspace_of(request, found)
    words = request.GET.get("words", "")
    shown = history.lines(pack=found, words=words[:80], person=number_in(who), lang=workspace.lang)
    context = {"pack": found, "lines": shown, "people": history.people_of(found), "who": who}
    context |= {"words": words, "can_edit": workspace.can_edit}
    return render(request, "missions/editor/_history.html", context)


def stepped(request: HttpRequest, pack: Pack, step: Callable[..., Edit]) -> HttpResponse:
    """Undo, redo and the like: the same answer as to an edit."""
    return taken(request, pack, lambda _sent: step(pack=pack, person=request.user))


@require_safe
def news(request: HttpRequest, pack: str) -> HttpResponse:
    """What others have done since a revision, and where they are; a short answer when nothing happened."""
    found = readable_pack(request, pack)
    since = number_in(request.GET.get("since", ""))
    try:
        at = list(path_from(request.GET.get("at", "[]")))
    except EditRefused:
        at = []
    tab = request.GET.get("tab", "")[:40]
    spot = presence.spot_from(request.GET)
    people = presence.seen(pack_id=found.pk, person=request.user, tab=tab, path=at, spot=spot)
    newer = found.edits.none() if since is None else found.edits.newer_than(since)
    told = [
        {
            "number": one.number,
            "label": one.label,
            "person": one.person.public_name if one.person else "",
            "touched": one.touched,
        }
        for one in newer.select_related("person").order_by("number")[:MOST_TOLD]
    ]
    return JsonResponse({"revision": found.revision, "people": people, "edits": told})


def answer(request: HttpRequest, pack: Pack, sent: dict[str, Any], made: Edit) -> dict[str, Any]:
    """The new revision, what can be undone, and the pieces that the page asked for."""
    pack.refresh_from_db(fields=["revision", "title", "changed_at"])
    at = record_asked(sent.get("open"))
    opens = renamed(made, at)
    asked = sent.get("want")
    wanted = [one for one in asked if one in PIECES] if isinstance(asked, list) else []
    shown = workspace_of(
        request,
        pack,
        at=opens or at,
        mission=str(sent.get("mission") or ""),
        wanted_tab=str(sent.get("tab") or ""),
        is_hurried=True,
    )
    if shown.is_gone:  # the page opens another record
        return {"revision": pack.revision, "pieces": {}, "gone": True}
    context = context_of(request, shown)
    drawn = {f"editor-{one}": render_to_string(f"missions/editor/_{one}.html", context, request) for one in wanted}
    followed = {"opens": opens} if opens else {}
    return {"revision": pack.revision, "pieces": drawn, "untried": bool(drawn and shown.checked.untried), **followed}


def renamed(made: Edit, at: Parts) -> Parts:
    """What is open, by the name that a step gives it: renaming may be taken back; () where it keeps its own."""
    names = [one["value"] for one in made.operations if one["op"] == "rename" and tuple(one["at"]) == at]
    return (at[0], names[-1]) if names else ()


def number_in(text: str) -> int | None:
    """A number that a row can have; None for anything else."""
    return int(text) if text.isdecimal() and len(text) < LONGEST_NUMBER else None


def record_asked(opened: Any) -> Parts:
    """The record that a page has open; none where it names no place."""
    match opened:
        case [str(collection), str() | int() as name]:
            return collection, name
    return ()


def refusal(reason: str, status: int = 422) -> JsonResponse:
    return JsonResponse({"reason": reason}, status=status)


def told_conflict(request: HttpRequest, pack: Pack, conflict: EditConflict) -> JsonResponse:
    pack.refresh_from_db(fields=["revision", "title", "changed_at"])

    @cache
    def fields_of(record: Parts) -> Sequence[FieldView]:
        shown = workspace_of(request, pack, at=record, is_unchecked=True)
        return () if shown.is_gone else shown.fields

    clashes = [told_clash(fields_of(one.path[:2]), one) for one in conflict.clashes]
    return JsonResponse({"revision": conflict.revision, "clashes": clashes}, status=409)


def told_clash(fields: Sequence[FieldView], clash: Clash) -> dict[str, Any]:
    """Both values and the one before; what is no text is told in words, too."""
    values = {"before": clash.before, "theirs": clash.theirs, "mine": clash.mine}
    told = {side: in_words(fields, clash.path, value) for side, value in values.items()}
    words = {side: one for side, one in told.items() if one}
    when = date_format(localtime(clash.made_at), "H:i") if clash.made_at else ""
    who = {"person": clash.person, "when": when}
    return {"path": list(clash.path), **values, "words": words, **who, "label": clash.label}
