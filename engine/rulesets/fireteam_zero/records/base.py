"""What all authoring records share: strict fields, ids, texts, and effects in their written form."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic.alias_generators import to_camel

from engine.core.validation import LocalText, Written

Text = LocalText
ID = "[a-z0-9][a-z0-9-]{0,63}"
Id = Annotated[
    str, Written(ID, "An id is made of at most 64 lower-case letters, digits and hyphens, and starts with no hyphen:")
]
LocationRef = Annotated[str, Written(f"{ID}/{ID}", 'A location is written "sector-id/location-id":')]
"""A location of a sector: "sector-id/location-id"."""

Natural = Annotated[int, Field(ge=0, le=999)]
Positive = Annotated[int, Field(ge=1, le=999)]
AttackType = Literal["brawl", "bullets", "explosion"]
Tag = Annotated[str, Field(min_length=1, max_length=64)]

Node = Any
"""A condition, target or value in its written form; the effect compiler checks it against the operations."""


def _as_steps(value: Any) -> Any:
    """A single step may stand without its list."""
    return value if isinstance(value, list) else [value]


Steps = Annotated[list[Node], BeforeValidator(_as_steps)]
"""Steps in the order in which they are printed; a single one may be written without the list."""


class Record(BaseModel):
    """A record of a pack: JSON names in camelCase, no unknown fields, unchangeable once read."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, alias_generator=to_camel)


class Ability(Record):
    """FZ-E: when, if, who decides, for what price, how often: what is done, and for how long."""

    id: Id | None = None
    name: Text | None = None
    when: Node = None
    if_: Node = Field(default=None, alias="if")
    decider: Node = None
    may: Node = None
    cost: Node = None
    limit: Node = None
    do: Steps
    for_: Node = Field(default=None, alias="for")

    @property
    def node(self) -> dict[str, Any]:
        """The ability as its author wrote it, for the effect compiler."""
        return self.model_dump(by_alias=True, exclude_unset=True)


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
