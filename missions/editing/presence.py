"""Who else is here, and where: kept for some seconds in the cache, never in the database."""

import time
from typing import Any

from django.core.cache import cache

SECONDS = 12  # a page asks every few seconds


def seen(*, pack_id: int, person: Any, tab: str, path: list[str | int]) -> list[dict[str, Any]]:
    """Note where this person is, and tell where the others are."""
    key = f"presence:{pack_id}"
    now = time.time()
    here: dict[str, Any] = {one: who for one, who in (cache.get(key) or {}).items() if now - who["at"] < SECONDS}
    here[tab] = {"at": now, "person": person.pk, "name": person.public_name, "path": path[:8]}
    cache.set(key, here, timeout=SECONDS)
    return [{"name": who["name"], "path": who["path"]} for one, who in here.items() if one != tab]
