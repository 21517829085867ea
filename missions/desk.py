"""What lies on somebody's desk: the packs they were building last, and invitations to others'."""

from typing import Any

from django.http import HttpRequest

from accounts.models import User
from missions.models import Pack

MOST = 3


def at_hand(request: HttpRequest, person: User) -> dict[str, Any] | None:
    """None for somebody who has not begun anything."""
    packs = list(Pack.objects.made_by(person).defer("frame", "search").order_by("-changed_at", "pk")[:MOST])
    invitations = list(person.pack_invitations.select_related("pack", "invited_by")[:MOST])
    return {"packs": packs, "invitations": invitations} if packs or invitations else None
