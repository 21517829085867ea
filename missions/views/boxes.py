"""Boxes that somebody has printed: the gallery leaves out what needs others."""

from typing import Any

from django.contrib import messages
from django.core.cache import caches
from django.db.models import Count
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from missions.gallery import COUNTS_KEPT_SECONDS, MINE, Gallery
from missions.models import Pack, PlayableMission
from missions.services.boxes import set_boxes
from missions.share_links import keys_of

MOST_OFFERED = 8  # beside one's own
MOST_AT_ONCE = 200


@require_POST
def mine(request: HttpRequest) -> HttpResponse:
    """Of the boxes that a form offered one has those that are ticked. Back to the pack, or to the gallery, filtered."""
    slugs = request.POST.getlist("offered")[:MOST_AT_ONCE]
    offered = list(Pack.objects.visible_to(request.user, keys_of(request)).filter(slug__in=slugs))
    chosen = [one for one in offered if one.slug in request.POST.getlist("box")]
    set_boxes(person=request.user, offered=offered, chosen=chosen)
    if request.POST.get("back") == "pack" and offered:
        if chosen:
            messages.success(request, _("The gallery can now show what you need print nothing for: see 'Boxes I own'."))
        return redirect(offered[0])
    gallery = Gallery(QueryDict(request.POST.get("address", "").removeprefix("?")))
    return redirect(reverse("missions:index") + gallery.address(boxes=MINE if boxes_of(request.user) else ""))


def boxes_of(user: Any) -> list[int] | None:
    """None for a visitor: we do not know what they have."""
    return list(user.boxes.values_list("pk", flat=True)) if user.is_authenticated else None


def offered_boxes(user: Any) -> list[tuple[Pack, bool]]:
    """One's own first, then those that the most missions need; each with whether one has it."""
    if not user.is_authenticated:
        return []
    own = list(user.boxes.visible_to(user).only("slug", "title").order_by("title", "pk"))
    needed = caches["kept"].get_or_set("gallery:boxes", most_needed, COUNTS_KEPT_SECONDS)
    others = Pack.objects.listed().filter(pk__in=needed).exclude(pk__in=[one.pk for one in own])
    ranked = sorted(others.only("slug", "title"), key=lambda one: needed.index(one.pk))
    return [*((one, True) for one in own), *((one, False) for one in ranked)]


def most_needed() -> list[int]:
    rows = PlayableMission.objects.listed().values("boxes").annotate(count=Count("pk")).order_by("-count", "boxes")
    return [row["boxes"] for row in rows[:MOST_OFFERED] if row["boxes"]]


def boxes_shown(request: HttpRequest, row: PlayableMission | None) -> list[Pack]:
    """The boxes of a mission that this visitor may know of; nothing for a draft, which nobody has printed."""
    if row is None:
        return []
    return list(row.boxes.visible_to(request.user, keys_of(request)).only("slug", "title").order_by("title", "pk"))
