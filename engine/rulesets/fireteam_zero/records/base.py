"""What this game's authoring records share beyond those of every game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core.meaning import Bearer, ByTeam, Kind, Place, Ref
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
    ReadAsAbility,
    Record,
    Steps,
    Story,
    Text,
    Trigger,
)
from engine.core.validation import Written
from engine.rulesets.fireteam_zero.records import words

__all__ = [
    "HERO",
    "MONSTER",
    "SEARCHER",
    "SPECIALIST",
    "YOU_SEARCHED",
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
    "offered_ability",
]

LocationRef = Annotated[str, Written(f"{ID}/{ID}", words.LOCATION), Place("sectors", "locations")]
"""A location of a sector: "sector-id/location-id"."""

RoleRef = Annotated[Id, Ref("roles")]
NumberByTeam = Annotated[Node, Kind("number"), ByTeam()]

# Who bears texts; cards of players speak to their hero, recon cards to whoever searched.
HERO = Bearer("hero", "you", has_you=True)
SPECIALIST = Bearer("specialist", "this specialist")
MONSTER = Bearer("monster", "it monster")
SEARCHER = Bearer("searcher", "the searcher")
YOU_SEARCHED = Bearer("searcher", "the searcher", has_you=True)

AttackType = Literal["brawl", "bullets", "explosion"]
Tag = Annotated[str, Field(min_length=1, max_length=64)]


class OfferedAction(ReadAsAbility):
    """FZ-4.32: an extra action that a mission or a card offers to heroes in the right place."""

    id: Id
    name: Text
    where: Places = None
    cost: Cost = None
    if_: Condition = Field(default=None, alias="if")
    free: bool = False
    effect: Steps
    limit: Limit = None

    @property
    def node(self) -> dict[str, Any]:
        """The action as an ability."""
        return offered_ability(super().node)

    def own_path(self, inside: str) -> str:
        """'effect' is what an ability calls 'do', and the place stands in no trigger."""
        return re.sub("^[.]when", "", re.sub("^[.]do", ".effect", inside))


def offered_ability(action: Mapping[str, Any]) -> dict[str, Any]:
    """FZ-4.32: an offered action, finished or not, is an ability that waits to be chosen."""
    trigger = {"op": "asFreeAction" if action.get("free") is True else "asAction", "where": action.get("where")}
    node = {"when": trigger, **{key: action.get(key) for key in ("name", "if", "cost", "limit")}}
    return {**{key: part for key, part in node.items() if part is not None}, "do": action.get("effect")}


class TokenPlacement(Record):
    """FZ-12.03, FZ-12.05: tokens that lie on a location or a card from the beginning."""

    token: Annotated[Id, Ref("tokens.special")]
    location: LocationRef | None = None
    card: Annotated[Id, Ref("objectives", "discoveries")] | None = None
    count: Positive = 1
    letter: Annotated[str, Written("[A-Z]", words.LETTER)] | None = None
