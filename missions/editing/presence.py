"""Who else is here, and where: kept for some seconds in the cache, never in the database."""

import time
from typing import Any

from django.core.cache import caches

SECONDS = 12  # a page asks every few seconds
LONGEST = 80  # of a place's name
MOST_TABS = 60
FARTHEST = 999  # cells


def seen(
    *, pack_id: int, person: Any, tab: str, path: list[str | int], spot: dict[str, Any] | None = None
) -> list[dict[str, Any]]:
    """Note where this person is, and tell where the others are: record and field, and the place on a board."""
    key = f"presence:{pack_id}"
    now = time.time()
    kept: dict[str, Any] = caches["kept"].get(key) or {}
    here = dict([(one, who) for one, who in kept.items() if now - who["at"] < SECONDS][-MOST_TABS:])
    path = [part[:LONGEST] if isinstance(part, str) else part for part in path[:8]]
    here[tab] = {"at": now, "person": person.pk, "name": person.public_name, "path": path, "spot": spot or {}}
    caches["kept"].set(key, here, timeout=SECONDS)
    return [{"name": who["name"], "path": who["path"], "spot": who["spot"]} for one, who in here.items() if one != tab]


def spot_from(asked: Any) -> dict[str, Any]:
    """Where on a board a pointer is, in cells, and which place is chosen; nothing of what makes no sense."""
    spot: dict[str, Any] = {}
    if region := asked.get("region", "")[:LONGEST]:
        spot["region"] = region
    try:
        x, y = (round(float(asked[name]), 2) for name in ("x", "y"))
    except (KeyError, ValueError, OverflowError):
        return spot
    if max(abs(x), abs(y)) <= FARTHEST:
        spot["point"] = [x, y]
    return spot
