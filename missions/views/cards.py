"""Cards and sectors of a pack: the contact sheet, one card in large, all sectors."""

from collections import Counter
from typing import Any

from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from engine import card_rules, collections, face, faces
from missions.editions import Edition, reader_language
from missions.folding import localised
from missions.pictures.cards import face_data, is_cut_short
from missions.pictures.contact import LONG, words_on
from missions.share_links import take_key
from missions.users_of_records import record_of, users_of
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
    known = {one.name: one for one in collections(edition.pack.ruleset, reader_language()) if one.shelf == "card"}
    printed = [one for one in edition.ask(faces, lang=lang) if one.collection in known]
    kinds = Counter(one.collection for one in printed)
    kind = asked if (asked := request.GET.get("kind", "")) in kinds else ""
    is_spare = request.GET.get("style") == "spare"
    context = {
        **about(request, edition),
        "faces": [one for one in printed if not kind or one.collection == kind],
        "count": len(printed),
        "kinds": [(known[name], count) for name, count in kinds.items()],
        "kind": kind,
        "lang": lang,
        "languages": LANGUAGES,
        "is_spare": is_spare,
        "style": "&style=spare" if is_spare else "",
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
    printed = edition.ask(face, collection, key, lang=lang) if known[collection].has_face else None
    context = {
        **about(request, edition),
        "collection": known[collection],
        "key": key,
        "face": printed,
        "is_cut_short": bool(printed and role_of(request, edition.pack)) and is_cut(printed, lang),
        "rules": card_rules(edition.document, printed) if printed else (),
        "title": localised(record.get("name") or record.get("title"), reader_language()) or key,
        "lang": lang,
        "languages": LANGUAGES,
        "users": users_of(edition, collection, key),
        "subject": {"edition": edition, "collection": collection, "key": key},
    }
    return render(request, "missions/card.html", context)


def is_cut(printed: Any, lang: str) -> bool:
    """Whether the card's text ends with '…'; told to those who can mend it."""
    return words_on(printed) >= LONG and is_cut_short(face_data(printed, lang))


@login_not_required
@require_safe
@take_key
def sectors(request: HttpRequest, pack: str) -> HttpResponse:
    edition = edition_of(request, visible_pack(request, pack))
    found = []
    for collection in collections(edition.pack.ruleset, reader_language()):
        if collection.shelf == "sector":
            found.append((collection, [described(one) for one in records_of(edition, collection.name) if has_id(one)]))
    return render(request, "missions/pack_sectors.html", {**about(request, edition), "groups": found})


def records_of(edition: Edition, collection: str) -> list[dict[str, Any]]:
    """What is a record: a draft's list may be none at all."""
    found = edition.document.get(collection)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def has_id(record: dict[str, Any]) -> bool:
    """Whether a record has an address."""
    return isinstance(record.get("id"), str) and bool(record["id"])


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
