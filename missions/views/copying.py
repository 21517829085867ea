"""Copying a card, sector, monster or mission into a pack of one's own."""

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from engine import collections
from missions.editions import reader_language
from missions.errors import MissionsError
from missions.models import Pack
from missions.services.copying import copy_record, plan
from missions.views.cards import record_of
from missions.views.finding import edition_of, visible_pack


@require_http_methods(["GET", "POST"])
def copy(request: HttpRequest, pack: str, collection: str, key: str) -> HttpResponse:
    """Choose the pack, see what comes along, settle names that clash, take it."""
    source = visible_pack(request, pack)
    edition = edition_of(request, source)
    version = edition.version
    if version is None or record_of(edition, collection, key) is None:
        raise Http404
    mine = Pack.objects.editable_by(request.user).filter(ruleset=source.ruleset).exclude(pk=source.pk)
    mine = mine.defer("frame").order_by("-changed_at")
    into = request.POST.get("into") or request.GET.get("into", "")
    target = get_object_or_404(mine, slug=into) if into else None
    fault = ""
    if request.method == "POST" and target:
        clashes = {name.removeprefix("clash:"): value for name, value in request.POST.items() if name[:6] == "clash:"}
        try:
            brought = copy_record(
                version=version, collection=collection, key=key, target=target, person=request.user, clashes=clashes
            )
        except MissionsError as error:
            fault = str(error)
        else:
            told = {"count": len(brought), "title": target.title}
            messages.success(request, _("%(count)s records are in %(title)s now.") % told)
            return redirect(f"{target.get_absolute_url()}?v=draft")
    kinds = {one.name: one.singular for one in collections(source.ruleset, reader_language())}
    pieces = plan(version=version, collection=collection, key=key, target=target) if target else []
    context = {
        "pack": source,
        "version": version,
        "collection": collection,
        "key": key,
        "mine": mine,
        "target": target,
        "pieces": [(one, kinds.get(one.path[0], one.path[0])) for one in pieces],
        "fault": fault,
    }
    return render(request, "missions/copy.html", context, status=422 if fault else 200)
