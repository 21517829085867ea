"""What this visitor may see and play, or 404."""

from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404

from engine import missions
from missions.models import Pack
from missions.share_links import keys_of
from missions.views.finding import edition_of, visible_pack
from playtests.models import Run
from playtests.services.sources import Source, source_of_edition

LONGEST_NUMBER = 10


def visible_run(request: HttpRequest, run_id: int) -> Run:
    return get_object_or_404(Run.objects.visible_to(request.user, keys_of(request)).for_lists(), pk=run_id)


def own_run(request: HttpRequest, run_id: int) -> Run:
    """One that this person has started, and may still see."""
    return get_object_or_404(Run.objects.visible_to(request.user, keys_of(request)).owned_by(request.user), pk=run_id)


def is_author_of(request: HttpRequest, run: Run) -> bool:
    """Whether this person writes the pack that was played: authors see what they expect of it now."""
    return request.user.is_authenticated and Pack.objects.editable_by(request.user).filter(pk=run.pack_id).exists()


def run_named(request: HttpRequest, source: Source) -> Run | None:
    """The run of this mission whose settings shall be taken over, if one is named."""
    named = request.POST.get("like") or request.GET.get("like") or ""
    if not (named.isdecimal() and len(named) < LONGEST_NUMBER):
        return None
    seen = Run.objects.visible_to(request.user, keys_of(request))
    return seen.filter(pk=int(named), mission=source.mission, ruleset=source.ruleset).first()


def source_asked_for(request: HttpRequest, slug: str, mission: str) -> Source:
    """A mission of the version that is named with `v`, of the published one, or of the draft for those who read it."""
    edition = edition_of(request, visible_pack(request, slug), request.POST.get("v") or None)
    if not any(one.id == mission for one in edition.ask(missions)):
        raise Http404
    return source_of_edition(edition, mission)
