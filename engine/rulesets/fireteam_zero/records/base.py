"""What this game's authoring records share beyond those of every game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.records import ID, Ability, Id, Natural, Node, Positive, Record, Steps, Text
from engine.core.validation import Written

__all__ = [
    "Ability",
    "AttackType",
    "Id",
    "LocationRef",
    "Natural",
    "Node",
    "OfferedAction",
    "Positive",
    "Record",
    "Steps",
    "Tag",
    "Text",
    "TokenPlacement",
]

LocationRef = Annotated[str, Written(f"{ID}/{ID}", 'A location is written "sector-id/location-id":')]
"""A location of a sector: "sector-id/location-id"."""

AttackType = Literal["brawl", "bullets", "explosion"]
Tag = Annotated[str, Field(min_length=1, max_length=64)]


class OfferedAction(Record):
    """FZ-4.32: an extra action that a mission or a card offers to heroes in the right place."""

    id: Id
    name: Text
    where: Node = None
    cost: Node = None
    if_: Node = Field(default=None, alias="if")
    free: bool = False
    effect: Steps
    limit: Node = None


class TokenPlacement(Record):
    """FZ-12.03, FZ-12.05: tokens that lie on a location or a card from the beginning."""

    token: Id
    location: LocationRef | None = None
    card: Id | None = None
    count: Positive = 1
    letter: Annotated[str, Written("[A-Z]", "A letter is one capital from A to Z:")] | None = None
