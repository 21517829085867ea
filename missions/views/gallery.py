"""The gallery: missions, packs, cards and sectors that everybody may see."""

from typing import Any
from urllib.parse import urlencode

from django.contrib.auth.decorators import login_not_required
from django.core.cache import caches
from django.core.paginator import Page, Paginator
from django.db.models import Count, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from engine import collections
from missions.editions import reader_language
from missions.gallery import A_PAGE, COUNTS_KEPT_SECONDS, LONGEST_QUERY, Gallery
from missions.models import Pack, PlayableMission, PublishedRecord, Record
from missions.search import matching
from missions.selections import selections
from missions.views.boxes import boxes_of, offered_boxes

RECORDS_A_PAGE = 24


@login_not_required
@require_safe
def index(request: HttpRequest) -> HttpResponse:
    gallery = Gallery(request.GET, boxes_of(request.user))
    counts = gallery.counts()
    page = page_of(request, gallery.sorted_rows(), A_PAGE, counts["shown"])
    chips = gallery.chips()
    context = {
        "tab": "missions",
        "tab_counts": tab_counts(),
        "gallery": gallery,
        "page": page,
        "pages": page.paginator.get_elided_page_range(page.number, on_each_side=1, on_ends=1),
        "counts": counts,
        "chips": chips,
        "hiding": [chip for chip in chips if chip.hidden],
        "hides_most": max(chips, key=lambda chip: chip.hidden, default=None),
        "hidden": counts["all"] - counts["shown"],
        "address": gallery.address(),
        "selections": selections() if gallery.is_plain and page.number == 1 else [],
        "offered_boxes": offered_boxes(request.user),
    }
    return render(request, "missions/gallery.html", context)


@login_not_required
@require_safe
def packs(request: HttpRequest) -> HttpResponse:
    rows = Pack.objects.listed().select_related("owner", "published").defer("published__document")
    rows = rows.with_covers().order_by("-like_count", "title", "pk")
    return list_page(request, rows, "packs", "missions/packs.html", A_PAGE)


@login_not_required
@require_safe
def cards(request: HttpRequest) -> HttpResponse:
    """All of them, or one kind: people look for a monster as well as for a mission."""
    rows = shelf(Record.Shelf.CARD)
    kinds = card_kinds()
    kind = next((one for one in kinds if one["key"] == request.GET.get("kind")), None)
    if kind:
        rows = rows.filter(pack__ruleset=kind["ruleset"], collection=kind["collection"])
    more = {"kinds": kinds, "kind": kind, "all_cards": sum(one["count"] for one in kinds)}
    return list_page(request, rows, "cards", "missions/cards.html", RECORDS_A_PAGE, more)


@login_not_required
@require_safe
def sectors(request: HttpRequest) -> HttpResponse:
    return list_page(request, shelf(Record.Shelf.SECTOR), "sectors", "missions/sectors.html", RECORDS_A_PAGE)


def shelf(name: str) -> QuerySet[PublishedRecord]:
    """What stands on a shelf of public packs."""
    rows = PublishedRecord.objects.listed().filter(shelf=name).select_related("pack__owner", "pack__published")
    rows = rows.defer("search", "pack__frame", "pack__published__document", "pack__published__findings")
    return rows.order_by("title", "pack_id", "collection", "position")


def card_kinds() -> list[dict[str, Any]]:
    """The kinds of cards that anybody may see, with their number; as each game calls them."""
    counted = caches["kept"].get_or_set("gallery:kinds", count_kinds, COUNTS_KEPT_SECONDS)
    labels = {
        (ruleset, one.name): one.plural
        for ruleset in {ruleset for ruleset, _collection, _count in counted}
        for one in collections(ruleset, reader_language())
    }
    return [
        {
            "key": f"{ruleset}.{collection}",
            "ruleset": ruleset,
            "collection": collection,
            "label": labels.get((ruleset, collection), collection),
            "count": count,
        }
        for ruleset, collection, count in counted
    ]


def count_kinds() -> list[tuple[str, str, int]]:
    rows = PublishedRecord.objects.listed().filter(shelf=Record.Shelf.CARD).values_list("pack__ruleset", "collection")
    return list(rows.annotate(count=Count("pk")).order_by("pack__ruleset", "-count", "collection"))


def list_page(
    request: HttpRequest, rows: QuerySet, tab: str, template: str, length: int, more: dict[str, Any] | None = None
) -> HttpResponse:
    text = request.GET.get("q", "")[:LONGEST_QUERY].strip()
    page = page_of(request, matching(rows, text), length)
    asked = {"q": text, "kind": request.GET.get("kind", "")[:80]}
    address = "?" + urlencode({name: value for name, value in asked.items() if value})
    context: dict[str, Any] = {"tab": tab, "tab_counts": tab_counts(), "page": page, "text": text, "address": address}
    context |= more or {}
    context["pages"] = page.paginator.get_elided_page_range(page.number, on_each_side=1, on_ends=1)
    return render(request, template, context)


def page_of(request: HttpRequest, rows: QuerySet, length: int, count: int | None = None) -> Page:
    """The page that the address asks for, or the nearest there is."""
    paginator = Paginator(rows, length)
    if count is not None:
        paginator.count = count
    return paginator.get_page(request.GET.get("page"))


def tab_counts() -> dict[str, int]:
    """How many there are of each that anybody may see; kept for a moment."""
    return caches["kept"].get_or_set(
        "gallery:tabs",
        lambda: {
            "missions": PlayableMission.objects.listed().count(),
            "packs": Pack.objects.listed().count(),
            "cards": PublishedRecord.objects.listed().filter(shelf=Record.Shelf.CARD).count(),
            "sectors": PublishedRecord.objects.listed().filter(shelf=Record.Shelf.SECTOR).count(),
        },
        COUNTS_KEPT_SECONDS,
    )
