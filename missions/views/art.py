"""The picture of a card: brought, cropped, taken away."""

from typing import Any

from django.contrib import messages
from django.http import FileResponse, Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from missions.errors import MissionsError
from missions.limits import spend
from missions.models import Record
from missions.pictures.forms import ArtForm
from missions.services import art as service
from missions.views.finding import editable_pack
from missions.views.mission import role_of


@require_http_methods(["GET", "POST"])
def card_art(request: HttpRequest, pack: str, collection: str, key: str) -> HttpResponse:
    found = editable_pack(request, pack)
    record = record_of(found, collection, key)
    form = ArtForm(
        request.POST or None, request.FILES or None, initial=known_of(record), has_art=record.art is not None
    )
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        picture = given.pop("picture")
        try:
            spend("art", request.user.pk)
            service.give_art(record=record, person=request.user, data=picture.read() if picture else None, **given)
        except MissionsError as error:
            form.add_error("picture", str(error))
        else:
            messages.success(request, _("The card shows your picture."))
            return redirect("missions:card_art", found.slug, collection, key)
    context = {"pack": found, "record": record, "form": form, "role": role_of(request, found)}
    return render(request, "missions/card_art.html", context, status=422 if form.errors else 200)


@require_POST
def remove_art(request: HttpRequest, pack: str, collection: str, key: str) -> HttpResponse:
    found = editable_pack(request, pack)
    service.remove_art(record=record_of(found, collection, key))
    messages.success(request, _("The card shows its drawing again."))
    return redirect("missions:card_art", found.slug, collection, key)


@require_safe
def art_file(request: HttpRequest, pack: str, collection: str, key: str) -> HttpResponse:
    """The whole picture, for those who choose what of it is seen."""
    record = record_of(editable_pack(request, pack), collection, key)
    if record.art is None:
        raise Http404
    headers = {"Cache-Control": "private, no-cache"}
    return FileResponse(record.art.file.open("rb"), content_type="image/webp", headers=headers)


def known_of(record: Record) -> dict[str, Any]:
    """What the form begins with."""
    known = {"x": record.art_x, "y": record.art_y}
    if record.art:
        known |= {"origin": record.art.origin, "credit": record.art.credit, "licence": record.art.licence}
    return known


def record_of(pack, collection: str, key: str) -> Record:
    record = pack.records.filter(collection=collection, key=key).select_related("art").first()
    if record is None:
        raise Http404
    return record
