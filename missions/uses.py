"""Who uses a pack, as far as the library itself knows: numbers, and names of what is public."""

from dataclasses import dataclass
from typing import Any

from missions.models import Pack, Record
from missions.plays import FEWEST_PLAYS

MOST_NAMES = 5


@dataclass(frozen=True)
class Copies:
    """Packs that hold a record copied from here."""

    count: int
    named: list[Pack]


def uses_of(pack: Pack, plays: int) -> dict[str, Any]:
    """What the card 'Who uses it' needs."""
    return {"copies": copies_of(pack), "plays": plays, "fewest_plays": FEWEST_PLAYS}


def copies_of(pack: Pack) -> Copies:
    """Only public packs count; what somebody tries out in private is nobody's business."""
    holders = Record.objects.filter(copied_from__pack=pack).exclude(pack=pack).values("pack")
    found = Pack.objects.listed().filter(pk__in=holders)
    named = list(found.only("slug", "title").order_by("-like_count", "pk")[: MOST_NAMES + 1])
    count = len(named) if len(named) <= MOST_NAMES else found.count()
    return Copies(count, named[:MOST_NAMES])
