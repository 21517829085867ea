"""Replays that were looked at of late: one is some megabytes, and every chunk of steps asks for it again."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from playtests.replays.unrolling import Unrolled, unroll
from playtests.services.packs import pack_of


def unrolled(digest: str, record: Mapping[str, Any], lang: str) -> Unrolled:
    """With everything shown: for games of bots, and for those that are over."""
    return _unrolled(digest, json.dumps(record, sort_keys=True), lang)


@lru_cache(maxsize=6)
def _unrolled(digest: str, record: str, lang: str) -> Unrolled:
    return unroll(pack_of(digest), json.loads(record), "all", lang)


def forget() -> None:
    """All of them: to measure what the first look costs."""
    _unrolled.cache_clear()
