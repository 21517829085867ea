"""Export and import of `.fireteam` files."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from engine import boards, collections
from engine import missions as missions_in
from missions.archives.reading import BadArchive, Parcel, open_parcel
from missions.archives.writing import archive_of
from missions.editions import reader_language
from missions.errors import MissionsError
from missions.forms import ImportForm
from missions.limits import spend, visitor
from missions.models import PendingImport
from missions.services import importing
from missions.services.publishing import Findings
from missions.share_links import keys_of, take_key
from missions.views.finding import edition_of, visible_pack

MOST_DRAWN = 4  # boards of a file that is looked into


@login_not_required
@require_safe
@take_key
def export(request: HttpRequest, pack: str) -> HttpResponse:
    """The version that one sees, or with ?v=draft the draft, as a file."""
    edition = edition_of(request, visible_pack(request, pack))
    try:
        spend("export", visitor(request))
    except MissionsError as error:
        return HttpResponse(str(error), status=429, content_type="text/plain; charset=utf-8")
    number = f"v{edition.version.number}" if edition.version else "draft"
    response = HttpResponse(archive_of(edition), content_type="application/zip")
    response["Content-Disposition"] = f'attachment; filename="{edition.pack.slug}-{number}.fireteam"'
    return response


@require_http_methods(["GET", "POST"])
def import_(request: HttpRequest) -> HttpResponse:
    """Send a file; what it holds is shown before anything is made of it."""
    form = ImportForm(request.POST or None, request.FILES or None)
    reasons: list[tuple[str, str]] = []
    if request.method == "POST" and form.is_valid():
        file = form.cleaned_data["file"]
        try:
            spend("import", request.user.pk)
            data = file.read()
            open_parcel(data, reader_language())
        except BadArchive as error:
            reasons = error.reasons
        except MissionsError as error:
            form.add_error("file", str(error))
        else:
            pending = importing.keep_for_later(person=request.user, name=file.name or "", data=data)
            return redirect("missions:preview", pending.pk)
    status = 422 if request.method == "POST" else 200
    return render(request, "missions/import.html", {"form": form, "reasons": reasons}, status=status)


@require_http_methods(["GET", "POST"])
def preview(request: HttpRequest, pending: int) -> HttpResponse:
    """What a file holds, its faults by place, and the choice to take all of it or what is sound."""
    found = get_object_or_404(request.user.pending_imports, pk=pending)
    parcel = parcel_of(found)
    if request.method == "POST":
        if request.POST.get("take") in ("all", "sound"):
            only_sound = request.POST["take"] == "sound"
            pack = importing.import_parcel(
                parcel=parcel, person=request.user, only_sound=only_sound, keys=keys_of(request)
            )
            importing.discard(pending=found)
            messages.success(
                request, _("%(title)s is yours, and private until you publish it.") % {"title": pack.title}
            )
            for place, reason in parcel.left_out.items():
                messages.warning(request, _("Left out: %(place)s. %(reason)s") % {"place": place, "reason": reason})
            return redirect(pack)
        importing.discard(pending=found)
        messages.success(request, _("The file is discarded; nothing was kept."))
        return redirect("missions:import")
    importing.look_at_pictures(parcel)
    known = collections(parcel.document["ruleset"], reader_language())
    listed = [(one.plural, parcel.document.get(one.name)) for one in known]
    counts = {label: len(value) for label, value in listed if isinstance(value, list) and value}
    held = missions_in(parcel.document, reader_language())
    context = {
        "pending": found,
        "parcel": parcel,
        "counts": counts,
        "findings": Findings(parcel.checked),
        "drawn": [(one, board_of(parcel.document, one.id)) for one in held[:MOST_DRAWN]],
        "others": held[MOST_DRAWN:],
    }
    return render(request, "missions/preview.html", context)


def board_of(document: dict[str, Any], mission: str) -> Any:
    return next(iter(boards(document, mission, reader_language())), None)


def parcel_of(pending: PendingImport) -> Parcel:
    with pending.file.open("rb") as file:
        return open_parcel(file.read(), reader_language())
