"""Which records of a draft make a mission."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.answers import Path
from engine.core.drafts import Draft, listing, mapping

from .missions import RANDOM


def mission_records(
    document: Mapping[str, Any], mission: str, options: Mapping[str, Any]
) -> Iterator[tuple[Path, Any]]:
    """An assignment, or a campaign up to the mission; the cards of its objective, and locations that are drawn."""
    draft = Draft(document, "en")
    for one in draft.records("assignments"):
        if one.id == mission:
            yield ("assignments", one.index), one.data
            yield from _around(draft, one.data, options)
    for one in draft.records("campaigns"):
        missions = listing(one.data.get("missions"))
        for number in range(1, len(missions) + 1):
            if f"{one.id}-{number}" == mission:
                yield ("campaigns", one.index), {**one.data, "missions": list(missions[:number])}
                yield from _around(draft, one.data, options)
                yield from _drawn(draft, missions[:number])


def _around(draft: Draft, mission: Mapping[str, Any], options: Mapping[str, Any]) -> Iterator[tuple[Path, Any]]:
    """CD-3.12: the stack of its objective, or of the one that pack, mission or table chose instead (CD-4.22)."""
    given = (draft.document.get("ruleOptions"), mission.get("options"), options)
    stacks = [mission.get("objective"), *(mapping(one).get("freeObjective") for one in given)]
    for card in draft.records("objectiveCards"):
        if card.data.get("stack") in stacks:
            yield ("objectiveCards", card.index), card.data
    for location in draft.records("locations"):
        if location.id and location.id == options.get("freeLocation"):  # CD-4.23
            yield ("locations", location.index), location.data


def _drawn(draft: Draft, missions: Sequence[Any]) -> Iterator[tuple[Path, Any]]:
    """CD-33.05: any location of the level can be drawn."""
    levels = [one.get("level") for one in map(mapping, missions) if one.get("location", RANDOM) == RANDOM]
    for location in draft.records("locations"):
        if location.data.get("level") in levels:
            yield ("locations", location.index), location.data
