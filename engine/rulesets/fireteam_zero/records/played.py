"""Which records of a draft make a mission."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.answers import Path
from engine.core.drafts import Draft


def mission_records(document: Mapping[str, Any], mission: str) -> Iterator[tuple[Path, Any]]:
    """The briefing; without a threat track of its own, the pack's first."""
    draft = Draft(document, "en")
    for one in draft.records("missions"):
        if one.id == mission:
            yield ("missions", one.index), one.data
            if one.data.get("threatTrack") is None:
                yield from ((("threatTracks", track.index), track.data) for track in draft.records("threatTracks")[:1])
