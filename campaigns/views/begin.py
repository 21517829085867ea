"""Beginning a campaign: which pack, which operation, who plays whom."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from campaigns.errors import CampaignsError
from campaigns.models import Membership
from campaigns.plans import PlanForm
from campaigns.services import groups
from campaigns.services.campaigns import begin_campaign, go_on_with
from campaigns.views.finding import recorder_at
from missions.editions import Edition
from missions.models import Pack, PlayableMission
from missions.share_links import keys_of, take_key
from missions.views.finding import edition_of, visible_pack

MOST_PACKS = 60


@require_safe
def choose(request: HttpRequest) -> HttpResponse:
    """Packs to begin a campaign from: the site's own first, then one's own and others."""
    seen = Pack.objects.visible_to(request.user, keys_of(request)).filter(published__isnull=False)
    packs = seen.select_related("owner", "published").defer("published__document", "published__findings", "frame")
    shown = list(packs.order_by("-is_read_only", "title", "pk")[:MOST_PACKS])
    offered = campaigns_of([pack.published_id for pack in shown])
    context = {
        "packs": [(pack, *offered.get(pack.published_id, ([], 0))) for pack in shown],
        "group": request.GET.get("group", ""),
    }
    return render(request, "campaigns/choose.html", context)


def campaigns_of(versions: list[int]) -> dict[int, tuple[list[str], int]]:
    """Version → the titles of its operations or campaigns, and how many missions it has."""
    found: dict[int, tuple[list[str], int]] = {}
    for row in PlayableMission.objects.filter(version__in=versions).order_by("version", "position"):
        titles, count = found.get(row.version_id, ([], 0))
        title = row.words.get("campaign", "")
        found[row.version_id] = ([*titles, title] if title and title not in titles else titles, count + 1)
    return found


@take_key
@require_http_methods(["GET", "POST"])
def begin(request: HttpRequest, pack: str) -> HttpResponse:
    found = visible_pack(request, pack)
    edition = edition_of(request, found, request.POST.get("v") or None)
    if edition.version is None:
        messages.error(request, _("Publish a version first: a campaign is played with what cannot change."))
        return redirect(found)
    places = Membership.objects.at_the_table().filter(person=request.user).select_related("group")
    asked = request.POST if request.method == "POST" else request.GET
    form = PlanForm(edition, places=list(places), asked=asked, host=request.user.public_name)
    if request.method == "POST" and "begin" in request.POST and form.is_sound():
        try:
            campaign = begin_campaign(
                member=form.place or groups.create_group(person=request.user, name=form.new_group),
                version=edition.version,
                plan=form.plan(),
            )
        except CampaignsError as error:
            form.faults.append(error.message)
        else:
            messages.success(request, _("The campaign has begun."))
            return redirect(campaign)
    context: dict[str, Any] = {"pack": found, "version": edition.version, "form": form}
    return render(request, "campaigns/begin.html", context, status=422 if form.faults else 200)


@require_http_methods(["GET", "POST"])
def go_on(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    """Another operation in the same ledger, when the one before is over."""
    campaign, member = recorder_at(request, group, campaign_id)
    if campaign.is_free:
        raise Http404
    asked = request.POST if request.method == "POST" else request.GET
    edition = Edition(campaign.version.pack, campaign.version)
    form = PlanForm(edition, places=[member], asked=asked, into=campaign)
    if request.method == "POST" and "begin" in request.POST:
        try:
            entry = go_on_with(campaign=campaign, member=member, plan=form.plan())
        except CampaignsError as error:
            form.faults.append(error.message)
        else:
            return redirect(f"{campaign.get_absolute_url()}#entry-{entry.number}")
    context: dict[str, Any] = {
        "pack": edition.pack,
        "version": edition.version,
        "form": form,
        "campaign": campaign,
        "group": campaign.group,
    }
    return render(request, "campaigns/begin.html", context, status=422 if form.faults else 200)
