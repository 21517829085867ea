"""What this visitor may see, or 404."""

from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404

from missions.editions import Edition
from missions.models import Pack, PlayableMission
from missions.share_links import keys_of

DRAFT = "draft"
LONGEST_NUMBER = 9  # digits of a version's number


def visible_pack(request: HttpRequest, slug: str) -> Pack:
    packs = Pack.objects.visible_to(request.user, keys_of(request)).select_related("owner", "forked_from__pack")
    return get_object_or_404(packs, slug=slug)


def readable_pack(request: HttpRequest, slug: str) -> Pack:
    """Whose draft this person may read."""
    return get_object_or_404(Pack.objects.readable_by(request.user).select_related("owner"), slug=slug)


def editable_pack(request: HttpRequest, slug: str) -> Pack:
    return get_object_or_404(Pack.objects.editable_by(request.user).select_related("owner"), slug=slug)


def owned_pack(request: HttpRequest, slug: str) -> Pack:
    return get_object_or_404(Pack.objects.owned_by(request.user).select_related("owner"), slug=slug)


def edition_of(request: HttpRequest, pack: Pack, number: str | int | None = None) -> Edition:
    """The version that is asked for, else the published one; the draft only for those who may read it."""
    wanted = number if number is not None else request.GET.get("v")
    if wanted == DRAFT or (wanted is None and not pack.published_id):
        if not (request.user.is_authenticated and Pack.objects.readable_by(request.user).filter(pk=pack.pk).exists()):
            raise Http404
        return Edition(pack, None)
    if wanted is None:
        return Edition(pack, pack.versions.defer("document").get(pk=pack.published_id))
    if not str(wanted).isdecimal() or len(str(wanted)) > LONGEST_NUMBER:
        raise Http404
    return Edition(pack, get_object_or_404(pack.versions.defer("document"), number=int(wanted)))


def row_of(edition: Edition, mission: str) -> PlayableMission | None:
    """The gallery's row of a mission; a draft's mission has none."""
    if edition.version is None:
        return None
    return get_object_or_404(edition.version.missions, key=mission)
