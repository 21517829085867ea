"""A campaign's page: the next step first, then map, roster and ledger."""

from datetime import timedelta
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_not_required
from django.db.models import Q, Sum
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from campaigns.errors import CampaignsError, RecordedMeanwhile
from campaigns.forms import EveningForm
from campaigns.ledger_lines import Line, lines_of
from campaigns.models import Campaign, Evening, Play
from campaigns.people import people_of
from campaigns.pictures.flow_map import Attempt, FlowMap
from campaigns.pictures.record_sheet import record_sheet
from campaigns.reality import odds_of
from campaigns.services import campaigns, ledgers
from campaigns.services.versions import newer_version
from campaigns.statistics import statistics_of
from campaigns.views.finding import Place, group_place, keeper_at, place_at, recorder_at
from engine import campaign as bookkeeping
from missions.editions import reader_language
from missions.models import Pack
from missions.share_links import keys_of, take_key
from playtests.models import Table
from playtests.tables.people import tokens_of

ENTRIES_SHOWN = 6
LASTS = timedelta(hours=6)  # an evening under way is still the next one


@login_not_required
@take_key
@require_safe
def campaign(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    place = place_at(request, group, campaign_id)
    found = place.campaign
    entries = list(found.entries.told().order_by("-number"))
    lines = lines_of(entries, reader_language())
    draft = found.drafts.filter(member=place.member).first() if place.may_go_on else None
    plays, evenings, kept = list(found.plays.all()), evenings_of(request, place), found.kept_in(reader_language())
    frame = frame_of(request, place, attempts=attempts_of(plays, lines))
    titles = {line.number: line.title for line in lines}
    next_row = found.version.missions.filter(key=kept["standing"]["next_mission"]).first()
    begun, members = found.kept["plain"]["campaigns"], list(found.group.members.at_the_table())
    context = {
        **frame,
        "lines": lines[:ENTRIES_SHOWN],
        "more_lines": max(0, len(lines) - ENTRIES_SHOWN),
        "draft": draft,
        "laid": laid_table(request, place),
        "recorded_meanwhile": draft is not None and draft.revision != found.revision,
        **evenings,
        "next_evening": next_evening(evenings["planned"], place),
        "held": [(one, titles.get(one.entry_number, "")) for one in evenings["held"]],
        "next_row": next_row,
        "odds": odds_of(next_row, plays, begun[-1]["people"] if begun else members),
        "brings_along": bookkeeping(found.ruleset).keeps_team,
        "people": people_of(members, plays, kept, shows_sealed=frame["shows_sealed"]),
        "figures": statistics_of(found, plays, kept["everybody"], minutes_of(found, plays)),
        "newer_version": newer_version(found) if place.is_keeper else None,
    }
    return render(request, "campaigns/campaign.html", context)


def laid_table(request: HttpRequest, place: Place) -> Table | None:
    """The table of the next game, laid here and not recorded yet, if whoever looks sits at it."""
    found = place.campaign
    if not place.member or not found.is_open:
        return None
    laid = list(found.tables.filter(revision=found.revision).values_list("table", flat=True))
    if not laid:
        return None
    tables = Table.objects.visible_to(request.user, tokens_of(request)).filter(pk__in=laid)
    return tables.only("key", "title", "state").first()


def evenings_of(request: HttpRequest, place: Place) -> dict[str, Any]:
    """What is planned and not over, which is the group's own matter, and the albums of what was."""
    found = place.campaign
    evenings = list(found.evenings.prefetch_related("answers__member").filter(cancelled_at__isnull=True))
    upcoming = [one for one in evenings if place.member and one.entry_number is None and one.begins_at is not None]
    planned = [one for one in upcoming if one.begins_at >= timezone.now() - LASTS]
    for one in planned:
        told = {"begins_at": one.begins_at, "place": one.place}
        one.form = EveningForm(initial=told, auto_id=f"evening-{one.pk}-%s")
    address = reverse("campaigns:calendar", args=[found.group.calendar_token])
    return {
        "planned": sorted(planned, key=lambda one: one.begins_at),
        "held": [one for one in evenings if one.entry_number is not None][:ENTRIES_SHOWN],
        "evening_form": EveningForm(),
        "feed": request.build_absolute_uri(address) if place.member else "",
    }


def attempts_of(plays: list[Play], lines: list[Line]) -> dict[str, list[Attempt]]:
    """Mission → how each game of it ended, and when it was played."""
    days = {line.number: line.day for line in lines}
    found: dict[str, list[Attempt]] = {}
    for play in plays:
        found.setdefault(play.mission, []).append(Attempt(play.outcome, days[play.number]))
    return found


def next_evening(planned: list[Evening], place: Place) -> dict[str, Any] | None:
    """The evening that comes next, with everybody who plays: who has answered, and who has not."""
    upcoming = planned[0] if planned else None
    if upcoming is None:
        return None
    answers = {answer.member_id: answer for answer in upcoming.answers.all()}
    members = place.campaign.group.members.at_the_table()
    return {"evening": upcoming, "answers": [(member, answers.get(member.pk)) for member in members]}


def minutes_of(found: Campaign, plays: list[Play]) -> int:
    """At the table; an evening whose entry was taken back is not counted, one that left no entry is."""
    counted = Q(entry_number__isnull=True) | Q(entry_number__in=[play.number for play in plays])
    return found.evenings.filter(counted).aggregate(sum=Sum("minutes"))["sum"] or 0


def frame_of(request: HttpRequest, place: Place, attempts: dict[str, list[Attempt]] | None = None) -> dict[str, Any]:
    """What every page of a campaign needs."""
    found = place.campaign
    kept = found.kept_in(reader_language())
    shows_sealed = place.member is not None and place.member.shows_sealed
    can_see_pack = Pack.objects.visible_to(request.user, keys_of(request)).filter(pk=found.version.pack_id).exists()
    return {
        "campaign": found,
        "group": found.group,
        "member": place.member,
        "may_record": place.may_go_on,
        "is_keeper": place.is_keeper,
        "standing": kept["standing"],
        "flow": FlowMap(kept["map"], shows_sealed=shows_sealed, attempts=attempts),
        "shows_sealed": shows_sealed,
        "can_see_pack": can_see_pack,
    }


@login_not_required
@take_key
@require_safe
def ledger(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    """All entries, by kind, mission or person."""
    place = place_at(request, group, campaign_id)
    entries = list(place.campaign.entries.told().order_by("-number"))
    lines = lines_of(entries, reader_language())
    wanted = {name: request.GET.get(name, "") for name in ("kind", "mission", "who")}
    shown = [
        line
        for line in lines
        if wanted["kind"] in ("", line.entry.kind)
        and wanted["mission"] in ("", line.entry.mission)
        and wanted["who"] in ("", line.who)
    ]
    context = {
        **frame_of(request, place),
        "lines": shown,
        "wanted": wanted,
        "all_missions": {line.entry.mission: line.title for line in lines if line.entry.mission},
        "all_people": sorted({line.who for line in lines if line.who}),
    }
    return render(request, "campaigns/ledger.html", context)


@login_not_required
@take_key
@require_safe
def sheet(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    """The record sheet to print."""
    found = place_at(request, group, campaign_id).campaign
    response = HttpResponse(record_sheet(found, reader_language()), content_type="application/pdf")
    response["Content-Disposition"] = f'inline; filename="{slugify(found.title)[:50] or "campaign"}.pdf"'
    return response


@require_POST
def undo(request: HttpRequest, group: str, campaign_id: int, number: int) -> HttpResponse:
    found, member = recorder_at(request, group, campaign_id)
    asked = request.POST.get("revision", "")
    revision = int(asked) if asked.isdecimal() and len(asked) < 7 else found.revision
    try:
        entry = ledgers.undo(campaign=found, member=member, revision=revision, number=number)
    except RecordedMeanwhile as error:
        messages.warning(request, error.message)
    except CampaignsError as error:
        messages.error(request, error.message)
    else:
        was = found.entries.get(number=number).kind
        told = _("Brought back by entry %(number)s.") if was == "undo" else _("Taken back by entry %(number)s.")
        messages.success(request, told % {"number": entry.number})
        return redirect(f"{found.get_absolute_url()}#entry-{entry.number}")
    return redirect(found)


@require_POST
def stop(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    found, member = keeper_at(request, group, campaign_id)
    try:
        ledgers.stop(campaign=found, member=member, revision=found.revision)
    except CampaignsError as error:
        messages.error(request, error.message)
    return redirect(found)


@require_POST
def sealed(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    """Titles of what is not open yet: shown to oneself only."""
    found, member = group_place(request, group, campaign_id)
    member.shows_sealed = "show" in request.POST
    member.save(update_fields=["shows_sealed"])
    return redirect(f"{found.get_absolute_url()}#map")


@require_POST
def share(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    found, _member = keeper_at(request, group, campaign_id)
    campaigns.share(campaign=found, is_shared="share" in request.POST)
    return redirect(f"{found.get_absolute_url()}#sharing")


@require_POST
def archive(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    found, _member = keeper_at(request, group, campaign_id)
    campaigns.archive(campaign=found, is_archived="restore" not in request.POST)
    return redirect(found.group)
