"""The gallery: missions, packs, cards and sectors that everybody may see."""

from typing import Any

from django.contrib.auth.decorators import login_not_required
from django.core.cache import cache
from django.core.paginator import Page, Paginator
from django.db.models import Count, Prefetch, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from missions.gallery import A_PAGE, COUNTS_KEPT_SECONDS, LONGEST_QUERY, Gallery
from missions.models import Pack, PlayableMission, PublishedRecord, Record
from missions.search import matching
from missions.selections import selections

RECORDS_A_PAGE = 24


@login_not_required
@require_safe
def index(request: HttpRequest) -> HttpResponse:
    gallery = Gallery(request.GET)
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
    }
    return render(request, "missions/gallery.html", context)


@login_not_required
@require_safe
def packs(request: HttpRequest) -> HttpResponse:
    rows = Pack.objects.listed().select_related("owner", "published").defer("published__document", "frame")
    boards = PlayableMission.objects.only("key", "version_id").order_by("position")
    rows = rows.annotate(mission_count=Count("published__missions")).order_by("-like_count", "title", "pk")
    rows = rows.prefetch_related(Prefetch("published__missions", boards, to_attr="boards"))
    return list_page(request, rows, "packs", "missions/packs.html", A_PAGE)


@login_not_required
@require_safe
def cards(request: HttpRequest) -> HttpResponse:
    return list_page(request, shelf(Record.Shelf.CARD), "cards", "missions/cards.html", RECORDS_A_PAGE)


@login_not_required
@require_safe
def sectors(request: HttpRequest) -> HttpResponse:
    return list_page(request, shelf(Record.Shelf.SECTOR), "sectors", "missions/sectors.html", RECORDS_A_PAGE)


def shelf(name: str) -> QuerySet[PublishedRecord]:
    """What stands on a shelf of public packs."""
    rows = PublishedRecord.objects.listed().filter(shelf=name).select_related("pack__owner", "pack__published")
    rows = rows.defer("search", "pack__frame", "pack__published__document", "pack__published__findings")
    return rows.order_by("title", "pack_id", "collection", "position")


def list_page(request: HttpRequest, rows: QuerySet, tab: str, template: str, length: int) -> HttpResponse:
    text = request.GET.get("q", "")[:LONGEST_QUERY].replace("\x00", " ").strip()
    page = page_of(request, matching(rows, text), length)
    context: dict[str, Any] = {"tab": tab, "tab_counts": tab_counts(), "page": page, "text": text}
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
    return cache.get_or_set(
        "gallery:tabs",
        lambda: {
            "missions": PlayableMission.objects.listed().count(),
            "packs": Pack.objects.listed().count(),
            "cards": PublishedRecord.objects.listed().filter(shelf=Record.Shelf.CARD).count(),
            "sectors": PublishedRecord.objects.listed().filter(shelf=Record.Shelf.SECTOR).count(),
        },
        COUNTS_KEPT_SECONDS,
    )
