"""Cards, boards and sectors as pictures: whoever may see the pack may see them."""

from collections.abc import Callable

from csp.decorators import csp
from django.conf import settings
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import get_object_or_404
from django.utils.cache import patch_vary_headers
from django.utils.http import parse_etags
from django.views.decorators.http import require_safe

from engine import collections
from missions.editions import Edition
from missions.models import Pack, Version
from missions.pictures.kept import Picture
from missions.pictures.of_editions import (
    NoPicture,
    board_picture,
    card_export,
    card_picture,
    marked_card,
    preview_picture,
    sector_picture,
)
from missions.share_links import keys_of
from missions.views.finding import LONGEST_NUMBER, edition_of

# A picture opened by itself may colour itself and show what is inside it, nothing more.
ONLY_ITSELF = {"default-src": ["'none'"], "style-src": ["'unsafe-inline'"], "img-src": ["data:"]}
PUBLIC_SECONDS = 60 * 60 * 24
DESIGNS = ("dossier", "spare")
SIDES = ("front", "back")
SIZES = ("tile", "page")
OF_PACK = ("slug", "ruleset", "language", "licence", "visibility", "published_id", "revision", "changed_at")
OF_ITS_PACK = tuple(f"pack__{name}" for name in OF_PACK)
OF_VERSION = ("number", "digest", "art")


@login_not_required
@require_safe
@csp(ONLY_ITSELF)
def card(request: HttpRequest, pack: str, collection: str, key: str) -> HttpResponse:
    edition = pictured_edition(request, pack)
    if edition.version is None and (passage := request.GET.get("mark", "")):
        return marked(edition, collection, key, language(request, edition), passage)
    orders = language(request, edition), choice(request, "style", DESIGNS), choice(request, "side", SIDES)
    return answer(request, edition, lambda: card_picture(edition, collection, key, *orders))


def marked(edition: Edition, collection: str, key: str, lang: str, passage: str) -> HttpResponse:
    """A draft's card on which the step that its author is at stands out."""
    try:
        drawn = marked_card(edition, collection, key, lang, passage)
    except NoPicture:
        raise Http404 from None
    return HttpResponse(drawn, content_type="image/svg+xml", headers={"Cache-Control": "private, max-age=300"})


@login_not_required
@require_safe
def card_file(request: HttpRequest, pack: str, collection: str, key: str) -> HttpResponse:
    """The card as PNG, to be saved."""
    edition = pictured_edition(request, pack)
    orders = language(request, edition), choice(request, "style", DESIGNS), choice(request, "side", SIDES)
    try:
        data = card_export(edition, collection, key, *orders)
    except NoPicture:
        raise Http404 from None
    headers = {"Content-Disposition": 'attachment; filename="card.png"', "Cache-Control": "private, no-cache"}
    return HttpResponse(data, content_type="image/png", headers=headers)


@login_not_required
@require_safe
@csp(ONLY_ITSELF)
def board(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    edition = pictured_edition(request, pack)
    orders = request.GET.get("board", ""), language(request, edition), choice(request, "size", SIZES)
    return answer(request, edition, lambda: board_picture(edition, mission, *orders))


@login_not_required
@require_safe
def preview(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    edition = pictured_edition(request, pack)
    lang = language(request, edition)
    return answer(request, edition, lambda: preview_picture(edition, mission, lang), "image/png")


@login_not_required
@require_safe
@csp(ONLY_ITSELF)
def sector(request: HttpRequest, pack: str, key: str) -> HttpResponse:
    edition = pictured_edition(request, pack)
    shelves = [one.name for one in collections(edition.pack.ruleset, "en") if one.shelf == "sector"]
    collection = choice(request, "collection", shelves)
    orders = language(request, edition), choice(request, "size", SIZES)
    return answer(request, edition, lambda: sector_picture(edition, collection, key, *orders))


def pictured_edition(request: HttpRequest, slug: str) -> Edition:
    """What this visitor may see, without what no picture needs; a page asks for dozens of versions' pictures, and each
    takes one query."""
    number = request.GET.get("v", "")
    if number.isdecimal() and len(number) <= LONGEST_NUMBER:
        versions = Version.objects.visible_to(request.user, keys_of(request)).select_related("pack")
        version = get_object_or_404(versions.only(*OF_VERSION, *OF_ITS_PACK), pack__slug=slug, number=int(number))
        return Edition(version.pack, version)
    packs = Pack.objects.visible_to(request.user, keys_of(request))
    return edition_of(request, get_object_or_404(packs.only(*OF_PACK), slug=slug))


def answer(
    request: HttpRequest, edition: Edition, draw: Callable[[], Picture], media_type: str = "image/svg+xml"
) -> HttpResponse:
    """The picture, or that the reader has it already. A draft's is asked for anew each time."""
    try:
        picture = draw()
    except NoPicture:
        raise Http404 from None
    etag = f'"{picture.etag}"'
    if etag in parse_etags(request.headers.get("If-None-Match", "")):
        response: HttpResponse = HttpResponseNotModified()
    elif "gzip" in request.headers.get("Accept-Encoding", ""):
        response = HttpResponse(picture.packed, content_type=media_type, headers={"Content-Encoding": "gzip"})
    else:
        response = HttpResponse(picture.data, content_type=media_type)
    response["ETag"] = etag
    response["Cache-Control"] = caching(edition)
    patch_vary_headers(response, ["Accept-Encoding"])
    return response


def caching(edition: Edition) -> str:
    if edition.is_draft:
        return "private, no-cache"
    return f"public, max-age={PUBLIC_SECONDS}" if edition.pack.is_public else f"private, max-age={PUBLIC_SECONDS}"


def language(request: HttpRequest, edition: Edition) -> str:
    """The address alone decides, so that the same address always shows the same picture."""
    known = [code for code, _name in settings.LANGUAGES]
    asked = request.GET.get("lang") or edition.pack.language
    return asked if asked in known else known[0]


def choice(request: HttpRequest, name: str, known: list[str] | tuple[str, ...]) -> str:
    """One of the known words, the first if none is asked for."""
    asked = request.GET.get(name)
    if asked and asked not in known:
        raise Http404
    if not known:
        raise Http404
    return asked or known[0]
