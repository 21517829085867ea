"""What everybody may read."""

from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from ninja import Query, Schema

from engine import rules
from missions import games
from missions.api.base import anybody, router
from missions.archives.writing import archive_of
from missions.editions import reader_language
from missions.gallery import Gallery
from missions.limits import spend, visitor
from missions.models import PlayableMission
from missions.views.finding import edition_of, visible_pack

A_PAGE = 50


class MissionFilters(Schema):
    q: str = ""
    game: str = ""
    team: str = ""
    difficulty: str = ""
    length: str = ""
    language: str = ""
    kind: str = ""
    tag: str = ""
    sort: str = ""
    page: int = 1


def mission_data(row: PlayableMission) -> dict[str, Any]:
    return {
        "id": row.key,
        "pack": row.pack.slug,
        "version": row.version.number,
        "address": row.get_absolute_url(),
        "game": row.ruleset,
        "title": row.words["title"],
        "campaign": row.words.get("campaign", ""),
        "hook": row.words.get("hook", ""),
        "team_sizes": row.team_sizes,
        "languages": row.languages,
        "tags": row.tags,
        "fingerprint": row.fingerprint,
        "wins": row.wins,
        "likes": row.like_count,
        "plays": row.play_count,
        "author": row.pack.owner.public_name,
        "licence": row.pack.licence,
    }


@router.get("/missions", auth=anybody, summary="The gallery: public missions, filtered and sorted as on the page")
def missions(request: HttpRequest, asked: Query[MissionFilters]) -> dict[str, Any]:
    query = QueryDict(mutable=True)
    query.update({name: str(value) for name, value in asked.dict().items() if value})
    gallery = Gallery(query)
    page = max(1, min(asked.page, 10_000))
    rows = gallery.sorted_rows()[(page - 1) * A_PAGE : page * A_PAGE]
    return {"count": gallery.counts()["shown"], "page": page, "missions": [mission_data(row) for row in rows]}


@router.get("/packs/{slug}", auth=anybody, summary="A pack: what it is, its missions, its versions")
def pack(request: HttpRequest, slug: str) -> dict[str, Any]:
    found = visible_pack(request, slug)
    versions = found.versions.without_documents()
    rows = PlayableMission.objects.filter(version_id=found.published_id).for_tiles()
    return {
        "slug": found.slug,
        "title": found.title,
        "description": found.description,
        "game": found.ruleset,
        "licence": found.licence,
        "visibility": found.visibility,
        "revision": found.revision,
        "author": found.owner.public_name if found.owner else "",
        "versions": [{"number": one.number, "note": one.note, "digest": one.digest} for one in versions],
        "missions": [mission_data(row) for row in rows],
    }


@router.get("/packs/{slug}/document", auth=anybody, summary="A version's document; v=draft for the draft of one's own")
def document(request: HttpRequest, slug: str, v: str | None = None) -> dict[str, Any]:
    return edition_of(request, visible_pack(request, slug), v).document


@router.get("/packs/{slug}/export", auth=anybody, summary="The same as a .fireteam file")
def export(request: HttpRequest, slug: str, v: str | None = None) -> HttpResponse:
    edition = edition_of(request, visible_pack(request, slug), v)
    spend("export", visitor(request))
    response = HttpResponse(archive_of(edition), content_type="application/zip")
    response["Content-Disposition"] = f'attachment; filename="{edition.pack.slug}.fireteam"'
    return response


@router.get("/games", auth=anybody, summary="The games that this site knows")
def all_games(request: HttpRequest) -> dict[str, str]:
    return games.titles()


@router.get("/rules/{ruleset}", auth=anybody, summary="The rules of a game, in our sentences")
def all_rules(request: HttpRequest, ruleset: str) -> list[dict[str, Any]]:
    if ruleset not in games.titles():
        return []
    return [{"id": one.id, "chapter": one.chapter, "text": one.text} for one in rules(ruleset, reader_language())]
