"""What campaigns show on the library's pages."""

from typing import Any

from django.http import HttpRequest
from django.utils import timezone

from campaigns.models import Campaign, Evening, Group
from campaigns.plays import campaign_count
from campaigns.reality import results_of
from missions.editions import reader_language
from missions.panels import register_panel

MOST_AT_HAND = 3


def register() -> None:
    register_panel("actions", "campaigns/panels/_begin.html", begin)
    register_panel("difficulty", "campaigns/panels/_people.html", people)
    register_panel("uses", "campaigns/panels/_uses.html", uses)
    register_panel("desk", "campaigns/panels/_desk.html", at_hand)


def begin(request: HttpRequest, shown: Any) -> dict[str, Any] | None:
    """A campaign is played with a version, never with a draft."""
    if shown.version is None:
        return None
    return {"pack": shown.pack, "version": shown.version, "campaign": shown.row.campaign if shown.row else ""}


def people(request: HttpRequest, shown: Any) -> dict[str, Any] | None:
    """What people won, by team size; nothing below a number that hides nobody's evening."""
    if shown.row is None:
        return None
    found = results_of({shown.row.fingerprint})
    return {"rates": sorted((team, rate) for (_mission, team), rate in found.items())} if found else None


def uses(request: HttpRequest, pack: Any) -> dict[str, Any] | None:
    count = campaign_count(pack.pk)
    return {"count": count} if count else None


def at_hand(request: HttpRequest, person: Any) -> dict[str, Any] | None:
    """The campaigns that go on, each with its next step, and the next evening that is planned."""
    mine = Campaign.objects.filter(group__in=Group.objects.visible_to(person), archived_at__isnull=True)
    going_on = list(mine.filter(state=Campaign.State.OPEN).for_pages()[:MOST_AT_HAND])
    if not going_on:
        return None
    planned = Evening.objects.filter(campaign__in=mine, begins_at__gte=timezone.now(), cancelled_at__isnull=True)
    return {
        "lines": [(one, one.kept_in(reader_language())["standing"]["next_text"]) for one in going_on],
        "evening": planned.select_related("campaign__group").defer("campaign__kept").order_by("begins_at").first(),
    }
