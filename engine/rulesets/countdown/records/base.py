"""What all authoring records share: strict fields, ids, texts, triples of values, and effects as written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic.alias_generators import to_camel

from engine.core.validation import LocalText, Written

Text = LocalText
Id = Annotated[
    str,
    Written(
        "[a-z0-9][a-z0-9-]{0,63}",
        "An id is made of at most 64 lower-case letters, digits and hyphens, and starts with no hyphen:",
    ),
]
Natural = Annotated[int, Field(ge=0, le=999)]
Positive = Annotated[int, Field(ge=1, le=999)]
Level = Literal[1, 2, 3]
Objective = Literal["bombs", "hostages", "topTerrorists"]
"""CD-1.07: what a mission is about; the same words name the three objective stacks (CD-3.12)."""

Score = Annotated[int, Field(ge=-99, le=99)]
Scores = tuple[Score, Score, Score]
"""Score points for level 1, 2 and 3 (CD-33.21 to CD-33.23); signs are for the linter (CD-60.42)."""

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
    """Section 9: when, if, who decides, for what price, how often: what is done, and for how long."""

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
