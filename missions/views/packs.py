"""The pack page, its versions, and one's own packs."""

from collections import Counter
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_not_required
from django.db.models import Sum
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from engine import campaigns, collections, missions
from missions.editions import Edition, reader_language
from missions.folding import localised
from missions.lineage import family_of
from missions.models import Complaint, Pack
from missions.services import packs as services
from missions.share_links import keys_of, take_key
from missions.uses import uses_of
from missions.views.cards import has_id, records_of
from missions.views.finding import edition_of, owned_pack, visible_pack
from missions.views.mission import qr_code, role_of, with_key
from missions.views.talk import talk_of

CARDS_IN_A_STRIP, SECTORS_IN_A_STRIP = 6, 8
MOST_REPORTS = 20


@login_not_required
@require_safe
@take_key
def pack(request: HttpRequest, pack: str, number: str | None = None) -> HttpResponse:
    edition = edition_of(request, visible_pack(request, pack), number)
    shown = edition.pack
    operations = by_campaign(edition)
    versions = shown.versions.without_documents().select_related("published_by")
    context = {
        "pack": shown,
        "edition": edition,
        "version": edition.version,
        "role": role_of(request, shown),
        "operations": operations,
        "mission_count": sum(len(some) for _campaign, some in operations),
        "cover": cover_of([one for _campaign, some in operations for one in some]),
        "shelves": shelf_strips(edition),
        "family": family_of(shown, request.user, keys_of(request)),
        "v": "draft" if edition.is_draft else edition.version.number,
        "versions": [(one, None) for one in versions],
        "link": with_key(request, shown, shown.get_absolute_url()),
        "printable": [(one.id, one.title) for one in edition.ask(missions)],
        "people": shown.authorships.filter(role="author").select_related("person"),
        "is_box_here": request.user.is_authenticated and request.user.boxes.filter(pk=shown.pk).exists(),
        **uses_of(shown, plays_of(edition)),
        **talk_of(request, shown, ""),
    }
    return render(request, "missions/pack.html", context)


@login_not_required
@require_safe
def qr(request: HttpRequest, pack: str) -> HttpResponse:
    """The pack's address as a QR code."""
    found = visible_pack(request, pack)
    return qr_code(with_key(request, found, found.get_absolute_url()))


def plays_of(edition: Edition) -> int:
    """Of all its missions together, those that are told."""
    return edition.version.missions.aggregate(all=Sum("play_count"))["all"] or 0 if edition.version else 0


def cover_of(missions: list[Any]) -> list[Any]:
    """Two missions whose boards make a cover: the first, and one from the middle, which looks different."""
    return [missions[0], missions[len(missions) // 2]][: len(missions)] if missions else []


def by_campaign(edition: Edition) -> list[tuple[Any, list[Any]]]:
    """The missions of each campaign in order, then those that stand alone: a version's rows, a draft's summaries."""
    if edition.version is None:
        rows = {one.id: one for one in edition.ask(missions)}
    else:
        rows = {row.key: row for row in edition.version.missions.for_tiles()}
    found = []
    for campaign in edition.ask(campaigns):
        found.append((campaign, [rows.pop(key) for key in campaign.missions if key in rows]))
    return [*((one, some) for one, some in found if some), *([(None, list(rows.values()))] if rows else [])]


def shelf_strips(edition: Edition) -> dict[str, Any]:
    """A card of each kind and some sectors, with how many there are."""
    counts: Counter[str] = Counter()
    strips: dict[str, list[dict[str, str]]] = {"card": [], "sector": []}
    for collection in edition.ask(collections_of):
        records = records_of(edition, collection.name)
        counts[collection.shelf] += len(records)
        wanted = 1 if collection.shelf == "card" else SECTORS_IN_A_STRIP
        if collection.shelf == "card" and not collection.has_face:
            continue
        for record in [one for one in records if has_id(one)][:wanted]:
            title = localised(record.get("name") or record.get("title"), reader_language()) or record["id"]
            if collection.shelf in strips:
                strips[collection.shelf].append({"collection": collection.name, "key": record["id"], "title": title})
    cards, sectors = strips["card"][:CARDS_IN_A_STRIP], strips["sector"][:SECTORS_IN_A_STRIP]
    return {"counts": counts, "cards": cards, "sectors": sectors}


def collections_of(document: dict[str, Any], lang: str) -> Any:
    return collections(document["ruleset"], lang)


@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    """What I own or have a part in, my bin, and what became of my reports."""
    packs = Pack.objects.shared_with(request.user).select_related("owner", "published").order_by("-changed_at", "pk")
    context = {
        "packs": packs.defer("frame", "published__document", "published__findings"),
        "binned": Pack.objects.in_the_bin_of(request.user).defer("frame").order_by("binned_at"),
        "invitations": request.user.pack_invitations.select_related("pack", "invited_by"),
        "language": reader_language(),
        "days": services.DAYS_IN_THE_BIN,
        "reports": Complaint.objects.by(request.user).select_related("pack")[:MOST_REPORTS],
    }
    return render(request, "missions/mine.html", context)


@require_POST
def bin_pack(request: HttpRequest, pack: str) -> HttpResponse:
    found = owned_pack(request, pack)
    services.put_in_bin(pack=found)
    messages.success(
        request,
        _("%(title)s is in the bin. It stays there for %(days)s days.")
        % {"title": found.title, "days": services.DAYS_IN_THE_BIN},
    )
    return redirect("missions:mine")


@require_POST
def restore_pack(request: HttpRequest, pack: str) -> HttpResponse:
    found = get_object_or_404(Pack.objects.in_the_bin_of(request.user), slug=pack)
    services.take_from_bin(pack=found)
    messages.success(request, _("%(title)s is back.") % {"title": found.title})
    return redirect(found)
