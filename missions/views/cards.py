"""Cards and sectors of a pack: the contact sheet, one card in large, all sectors."""

from collections import Counter
from typing import Any

from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from engine import collections, face, faces, references
from missions.editions import Edition, reader_language
from missions.folding import localised
from missions.share_links import take_key
from missions.views.finding import edition_of, visible_pack
from missions.views.mission import role_of

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français"}


@login_not_required
@require_safe
@take_key
def sheet(request: HttpRequest, pack: str) -> HttpResponse:
    """The contact sheet: every card, by kind, in the language one wants to read."""
    edition = edition_of(request, visible_pack(request, pack))
    lang = language_asked(request)
    printed = edition.ask(faces, lang=lang)
    kinds = Counter(one.collection for one in printed)
    known = {one.name: one for one in collections(edition.pack.ruleset, reader_language())}
    kind = request.GET.get("kind", "")
    context = {
        **about(request, edition),
        "faces": [one for one in printed if not kind or one.collection == kind],
        "count": len(printed),
        "kinds": [(known[name], count) for name, count in kinds.items() if name in known],
        "kind": kind if kind in kinds else "",
        "lang": lang,
        "languages": LANGUAGES,
        "is_spare": request.GET.get("style") == "spare",
    }
    return render(request, "missions/contact_sheet.html", context)


@login_not_required
@require_safe
@take_key
def card(request: HttpRequest, pack: str, collection: str, key: str) -> HttpResponse:
    edition = edition_of(request, visible_pack(request, pack))
    known = {one.name: one for one in collections(edition.pack.ruleset, reader_language())}
    record = record_of(edition, collection, key)
    if collection not in known or record is None:
        raise Http404
    lang = language_asked(request)
    context = {
        **about(request, edition),
        "collection": known[collection],
        "key": key,
        "face": edition.ask(face, collection, key, lang=lang) if known[collection].has_face else None,
        "title": localised(record.get("name") or record.get("title"), reader_language()) or key,
        "lang": lang,
        "languages": LANGUAGES,
        "users": users_of(edition, collection, key, known),
        "subject": {"edition": edition, "collection": collection, "key": key},
    }
    return render(request, "missions/card.html", context)


@login_not_required
@require_safe
@take_key
def sectors(request: HttpRequest, pack: str) -> HttpResponse:
    edition = edition_of(request, visible_pack(request, pack))
    found = []
    for collection in collections(edition.pack.ruleset, reader_language()):
        if collection.shelf == "sector":
            records = [one for one in edition.document.get(collection.name, []) if isinstance(one, dict)]
            found.append((collection, [described(one) for one in records if isinstance(one.get("id"), str)]))
    return render(request, "missions/pack_sectors.html", {**about(request, edition), "groups": found})


def described(record: dict[str, Any]) -> dict[str, str]:
    lang = reader_language()
    side = localised(record.get("sideName"), lang)
    return {"key": record["id"], "title": localised(record.get("name"), lang) or record["id"], "side": side}


def about(request: HttpRequest, edition: Edition) -> dict[str, Any]:
    return {
        "pack": edition.pack,
        "edition": edition,
        "version": edition.version,
        "role": role_of(request, edition.pack),
        "v": "draft" if edition.is_draft else edition.version.number,
    }


def language_asked(request: HttpRequest) -> str:
    asked = request.GET.get("lang", "")
    return asked if asked in LANGUAGES else reader_language()


def record_of(edition: Edition, collection: str, key: str) -> dict[str, Any] | None:
    records = edition.document.get(collection)
    if not isinstance(records, list):
        return None
    return next((one for one in records if isinstance(one, dict) and one.get("id") == key), None)


def users_of(edition: Edition, collection: str, key: str, known: dict[str, Any]) -> list[dict[str, Any]]:
    """Who names this record, each once, as people call them."""
    found = {}
    for reference in edition.ask(references_of):
        place = reference.source[:2]
        if (reference.collection, reference.id) != (collection, key) or place[0] not in known or len(place) < 2:
            continue
        record = record_of(edition, place[0], str(place[1]))
        if record:
            title = localised(record.get("name") or record.get("title"), reader_language()) or str(place[1])
            found[place] = {"collection": known[place[0]], "key": place[1], "title": title}
    return list(found.values())


def references_of(document: dict[str, Any], lang: str) -> Any:
    return references(document)
