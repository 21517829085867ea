"""What this game's authoring records share beyond those of every game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.meaning import ByTeam, Kind, Place, Ref
from engine.core.records import (
    ID,
    Ability,
    Condition,
    Cost,
    Figures,
    Id,
    Limit,
    Natural,
    Node,
    Picture,
    Places,
    Positive,
    Record,
    Steps,
    Story,
    Text,
    Trigger,
)
from engine.core.validation import Written
from engine.rulesets.fireteam_zero.records import words

__all__ = [
    "Ability",
    "AttackType",
    "Condition",
    "Figures",
    "Id",
    "LocationRef",
    "Natural",
    "Node",
    "NumberByTeam",
    "OfferedAction",
    "Picture",
    "Positive",
    "Record",
    "RoleRef",
    "Steps",
    "Story",
    "Tag",
    "Text",
    "TokenPlacement",
    "Trigger",
]

LocationRef = Annotated[str, Written(f"{ID}/{ID}", words.LOCATION), Place("sectors", "locations")]
"""A location of a sector: "sector-id/location-id"."""

RoleRef = Annotated[Id, Ref("roles")]
NumberByTeam = Annotated[Node, Kind("number"), ByTeam()]

AttackType = Literal["brawl", "bullets", "explosion"]
Tag = Annotated[str, Field(min_length=1, max_length=64)]


class OfferedAction(Record):
    """FZ-4.32: an extra action that a mission or a card offers to heroes in the right place."""

    id: Id
    name: Text
    where: Places = None
    cost: Cost = None
    if_: Condition = Field(default=None, alias="if")
    free: bool = False
    effect: Steps
    limit: Limit = None


class TokenPlacement(Record):
    """FZ-12.03, FZ-12.05: tokens that lie on a location or a card from the beginning."""

    token: Annotated[Id, Ref("tokens.special")]
    location: LocationRef | None = None
    card: Annotated[Id, Ref("objectives", "discoveries")] | None = None
    count: Positive = 1
    letter: Annotated[str, Written("[A-Z]", words.LETTER)] | None = None
