"""The mission page, of a version or of the draft."""

from io import BytesIO
from typing import Any

import segno
from csp.decorators import csp_replace
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe

from engine import boards, missions, set_up
from missions.editions import Edition
from missions.lineage import family_of
from missions.models import Pack, PlayableMission, Version
from missions.services.versions import languages_of
from missions.share_links import keys_of, take_key
from missions.uses import uses_of
from missions.views.boxes import boxes_shown
from missions.views.finding import edition_of, row_of, visible_pack
from missions.views.talk import talk_of
from missions.win_rates import Step, steps_of

MOST_VERSIONS = 12


class MissionOnShow:
    """A mission as a page shows it; panels of other apps get it, too."""

    def __init__(self, edition: Edition, key: str) -> None:
        summaries = edition.ask(missions)
        summary = next((one for one in summaries if one.id == key), None)
        if summary is None:
            raise Http404
        self.edition = edition
        self.pack: Pack = edition.pack
        self.version = edition.version
        self.key = key
        self.summary = summary
        self.row: PlayableMission | None = row_of(edition, key)
        self.companions = [one for one in summaries if summary.campaign and one.campaign == summary.campaign]

    @property
    def languages(self) -> list[str]:
        """In which it is written; a draft has no row yet."""
        return self.row.languages if self.row else languages_of(self.edition.document, self.pack)

    def boards(self) -> Any:
        return self.edition.ask(boards, self.key)


@login_not_required
@require_safe
@take_key
def mission(request: HttpRequest, pack: str, mission: str, number: str | None = None) -> HttpResponse:
    shown = MissionOnShow(edition_of(request, visible_pack(request, pack), number), mission)
    team = team_of(request, shown.summary)
    context = {
        "shown": shown,
        "pack": shown.pack,
        "edition": shown.edition,
        "version": shown.version,
        "summary": shown.summary,
        "row": shown.row,
        "boards": shown.boards(),
        "role": role_of(request, shown.pack),
        "team": team,
        "set_up": shown.edition.ask(set_up, mission, team),
        "boxes": boxes_shown(request, shown.row),
        "v": "draft" if shown.version is None else shown.version.number,
        "versions": versions_of(shown),
        "family": family_of(shown.pack, request.user, keys_of(request), mission),
        "link": absolute_link(request, shown),
        "embed_link": request.build_absolute_uri(reverse("missions:embed", args=[shown.pack.slug, mission])),
        **uses_of(shown.pack, shown.row.play_count if shown.row else 0),
        **talk_of(request, shown.pack, mission, shown.row),
    }
    return render(request, "missions/mission.html", context)


@login_not_required
@require_safe
@xframe_options_exempt
@csp_replace({"frame-ancestors": ["*"]})
def embed(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    """A small page that other sites may frame: what is public, and nothing that could be pressed in their name."""
    found = get_object_or_404(Pack.objects.listed().select_related("owner"), slug=pack)
    shown = MissionOnShow(edition_of(request, found), mission)
    context = {"shown": shown, "pack": found, "summary": shown.summary, "row": shown.row, "boards": shown.boards()[:1]}
    return render(request, "missions/embed.html", context | {"link": absolute_link(request, shown)})


@login_not_required
@require_safe
def qr(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    """The page's address as a QR code, for the phone across the table."""
    shown = MissionOnShow(edition_of(request, visible_pack(request, pack)), mission)
    return qr_code(absolute_link(request, shown))


def qr_code(link: str) -> HttpResponse:
    picture = BytesIO()
    segno.make_qr(link, error="m").save(picture, kind="svg", scale=4, border=2, dark="#22241c", light="#ffffff")
    return HttpResponse(picture.getvalue(), content_type="image/svg+xml")


def absolute_link(request: HttpRequest, shown: MissionOnShow) -> str:
    """The address to pass on."""
    return with_key(request, shown.pack, reverse("missions:mission", args=[shown.pack.slug, shown.key]))


def with_key(request: HttpRequest, pack: Pack, address: str) -> str:
    """An address of the pack in full; with its key only for those who may give it away."""
    if pack.visibility == Pack.Visibility.LINK:
        address += f"?key={pack.link_token}"
    return request.build_absolute_uri(address)


def versions_of(shown: MissionOnShow) -> list[tuple[Version, Step | None]]:
    """The newest versions, each with what it did to the mission's win rate."""
    versions = list(shown.pack.versions.without_documents().select_related("published_by")[:MOST_VERSIONS])
    steps = steps_of(shown.pack, shown.key, shown.summary.default_team)
    return [(version, steps.get(version.pk)) for version in versions]


def team_of(request: HttpRequest, summary: Any) -> int:
    """The team size that the address asks for, if the mission can be played with it."""
    asked = request.GET.get("team", "")
    size = int(asked) if asked.isdecimal() and len(asked) < 3 else 0
    return size if size in summary.team_sizes else summary.default_team


def role_of(request: HttpRequest, pack: Pack) -> str:
    """owner, author, reader, or nothing."""
    if not request.user.is_authenticated:
        return ""
    if pack.owner_id == request.user.pk:
        return "owner" if not pack.is_read_only else ""
    return next((one.role for one in pack.authorships.all() if one.person_id == request.user.pk), "")
