"""What campaigns show on the library's pages."""

from typing import Any

from django.http import HttpRequest

from campaigns.plays import campaign_count
from campaigns.reality import results_of
from missions.panels import register_panel


def register() -> None:
    register_panel("actions", "campaigns/panels/_begin.html", begin)
    register_panel("difficulty", "campaigns/panels/_people.html", people)
    register_panel("uses", "campaigns/panels/_uses.html", uses)


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
