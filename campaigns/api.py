"""Campaigns for programs: how they stand and what is in their ledgers, never what the group must not know."""

from typing import Any

from django.http import Http404, HttpRequest
from ninja import Router

from campaigns.archives import exported
from campaigns.ledger_lines import lines_of
from campaigns.models import Campaign
from campaigns.views.finding import Place, place_at
from missions.api.base import reader
from missions.editions import reader_language

router = Router()


@router.get("/campaigns", auth=reader, summary="Campaigns of my groups, the newest change first")
def my_campaigns(request: HttpRequest) -> list[dict[str, Any]]:
    return [about(one) for one in Campaign.objects.visible_to(request.user).for_pages()]


@router.get("/campaigns/{group}/{campaign_id}", auth=reader, summary="How it stands, with its map")
def campaign(request: HttpRequest, group: str, campaign_id: int) -> dict[str, Any]:
    found = place_at(request, group, campaign_id).campaign
    return about(found) | (found.kept.get(reader_language()) or found.kept["en"])


@router.get("/campaigns/{group}/{campaign_id}/ledger", auth=reader, summary="Its entries in words, the newest first")
def campaign_ledger(request: HttpRequest, group: str, campaign_id: int) -> list[dict[str, Any]]:
    entries = place_at(request, group, campaign_id).campaign.entries.told()
    return [
        {
            "number": line.number,
            "kind": line.entry.kind,
            "mission": line.entry.mission,
            "outcome": line.entry.outcome,
            "house_rule": line.entry.house_rule,
            "is_undone": line.is_undone,
            "recorded_by": line.who,
            "recorded_at": line.entry.recorded_at,
            "before": line.before,
            **line.told,
        }
        for line in lines_of(entries, reader_language())
    ]


@router.get(
    "/campaigns/{group}/{campaign_id}/export",
    auth=reader,
    summary="For keepers: the whole ledger, with seeds and the order of cards",
)
def campaign_export(request: HttpRequest, group: str, campaign_id: int) -> dict[str, Any]:
    place: Place = place_at(request, group, campaign_id)
    if not place.is_keeper:
        raise Http404
    return exported(place.campaign)


def about(found: Campaign) -> dict[str, Any]:
    return {
        "id": found.pk,
        "group": found.group.slug,
        "title": found.title,
        "ruleset": found.ruleset,
        "pack": found.version.pack.slug,
        "version": found.version.number,
        "state": found.state,
        "entries": found.revision,
        "address": found.get_absolute_url(),
    }
