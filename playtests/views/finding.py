"""What this visitor may see and play, or 404."""

from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404

from missions.models import Pack
from playtests.errors import NotPlayable
from playtests.models import Run
from playtests.services.sources import Source, source_of_draft, source_of_version

DRAFT = "draft"


def visible_run(request: HttpRequest, run_id: int) -> Run:
    return get_object_or_404(Run.objects.visible_to(request.user).for_lists(), pk=run_id)


def own_run(request: HttpRequest, run_id: int) -> Run:
    """One that this person has started, and may still see."""
    return get_object_or_404(Run.objects.visible_to(request.user).owned_by(request.user), pk=run_id)


def source_asked_for(request: HttpRequest, slug: str, mission: str) -> Source:
    """A mission of the version that is named with `v`, of the published one, or of the draft for those who read it."""
    pack = get_object_or_404(Pack.objects.visible_to(request.user), slug=slug)
    wanted = request.POST.get("v") or request.GET.get("v") or ""
    try:
        if wanted == DRAFT:
            readable = get_object_or_404(Pack.objects.readable_by(request.user), pk=pack.pk)
            return source_of_draft(readable, mission)
        return source_of_version(version_of(pack, wanted), mission)
    except NotPlayable as error:
        raise Http404 from error


def version_of(pack: Pack, wanted: str):
    if not wanted:
        if not pack.published_id:
            raise Http404
        return pack.versions.get(pk=pack.published_id)
    if not wanted.isdecimal() or len(wanted) > 9:
        raise Http404
    return get_object_or_404(pack.versions, number=int(wanted))
