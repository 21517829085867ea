"""What keepers do with a whole campaign: files, versions, earlier standings."""

import json

from django.contrib import messages
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from campaigns.archives import exported, read_arrival
from campaigns.books import book_of
from campaigns.bounds import MOST_BYTES
from campaigns.errors import CampaignsError
from campaigns.pictures.flow_map import FlowMap
from campaigns.services import importing, versions
from campaigns.services.campaigns import delete_campaign
from campaigns.views.finding import keeper_at, keeper_of, place_at
from missions.editions import reader_language
from missions.models import Version
from missions.share_links import keys_of, take_key


@login_not_required
@take_key
@require_safe
def earlier(request: HttpRequest, group: str, campaign_id: int, number: int) -> HttpResponse:
    """How it stood after an entry."""
    place = place_at(request, group, campaign_id)
    book = book_of(place.campaign)
    if not 1 <= number <= len(book.ledger):
        raise Http404
    then = book.with_ledger(book.ledger[:number])
    lang = reader_language()
    context = {
        "campaign": place.campaign,
        "group": place.campaign.group,
        "member": place.member,
        "number": number,
        "standing": then.standing(lang),
        "flow": FlowMap(then.map(lang), shows_sealed=place.member is not None and place.member.shows_sealed),
        "can_see_pack": False,
    }
    return render(request, "campaigns/earlier.html", context)


@require_http_methods(["GET", "POST"])
def export(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    """First what the file contains, then the file."""
    campaign, member = keeper_at(request, group, campaign_id)
    if request.method == "GET":
        context = {"campaign": campaign, "group": campaign.group, "member": member}
        return render(request, "campaigns/export.html", context)
    body = json.dumps(exported(campaign), ensure_ascii=False)
    response = HttpResponse(body, content_type="application/json; charset=utf-8")
    name = slugify(campaign.title)[:50] or "campaign"
    response["Content-Disposition"] = f'attachment; filename="{name}.campaign.json"'
    return response


@require_http_methods(["GET", "POST"])
def import_campaign(request: HttpRequest, slug: str) -> HttpResponse:
    """A file, a preview of what it holds, and only then the campaign."""
    member = keeper_of(request, slug)
    context = {"group": member.group, "member": member, "here": _("Import a campaign")}
    if request.method == "GET":
        return render(request, "campaigns/import.html", context)
    try:
        arrival = read_arrival(text_of(request), Version.objects.visible_to(request.user, keys_of(request)))
        if "confirm" in request.POST:
            campaign = importing.take_in(member=member, arrival=arrival)
            messages.success(request, _("The campaign is taken in."))
            return redirect(campaign)
    except CampaignsError as error:
        return render(request, "campaigns/import.html", context | {"fault": error.message}, status=422)
    return render(request, "campaigns/import.html", context | {"arrival": arrival})


def text_of(request: HttpRequest) -> str:
    """The file, or what the preview sends back."""
    upload = request.FILES.get("file")
    if upload is None:
        return request.POST.get("text", "")
    if upload.size > MOST_BYTES:
        raise CampaignsError(_("The file has more than a megabyte: a campaign has not."))
    try:
        return upload.read().decode()
    except UnicodeDecodeError:
        raise CampaignsError(_("This is no JSON file.")) from None


@require_http_methods(["GET", "POST"])
def version(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    """What a newer version of the pack would change."""
    campaign, member = keeper_at(request, group, campaign_id)
    newer = versions.newer_version(campaign)
    if newer is None:
        return redirect(campaign)
    if request.method == "POST":
        try:
            versions.move_to(campaign=campaign, version=newer, revision=campaign.revision)
            messages.success(request, _("You go on with version %(number)s.") % {"number": newer.number})
        except CampaignsError as error:
            messages.error(request, error.message)
        return redirect(campaign)
    context = {
        "campaign": campaign,
        "group": campaign.group,
        "member": member,
        "offer": versions.offer(campaign, newer),
    }
    return render(request, "campaigns/version.html", context)


@require_http_methods(["GET", "POST"])
def delete(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    """For good, and only with the campaign's title typed in."""
    campaign, member = keeper_at(request, group, campaign_id)
    typed = request.POST.get("title", "").strip()
    if request.method == "POST" and typed == campaign.title:
        found = campaign.group
        delete_campaign(campaign=campaign)
        messages.success(request, _("The campaign and its ledger are deleted."))
        return redirect(found)
    context = {"campaign": campaign, "group": campaign.group, "member": member, "is_wrong": request.method == "POST"}
    return render(request, "campaigns/delete.html", context, status=422 if request.method == "POST" else 200)
