"""The boards as a list: for those who hear the page, and for everybody who likes sentences better than pictures."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Place:
    """A place, what it is like, who is there, and where one gets to from it."""

    name: str
    tags: str
    who: str
    neighbours: str


def places_of(scene: Any, boards: Sequence[Any]) -> list[Place]:
    """In reading order: from the top left."""
    there = defaultdict(list)
    for piece in scene.pieces:
        there[piece.region].append(f"{piece.label} ({piece.detail})" if piece.detail else piece.label)
    for pile in scene.piles:
        if pile.region:
            there[pile.region].append(f"{pile.label} ({pile.count})")
    found = []
    for board in boards:
        names = {region.id: region.name for region in board.regions}
        for region in sorted(board.regions, key=lambda one: min((row, column) for column, row in one.cells)):
            tags = ", ".join(tag.label for tag in region.tags)
            near = ", ".join(names[one] for one in region.neighbours if one in names)
            found.append(Place(region.name, tags, ", ".join(there[region.id]), near))
    return found
