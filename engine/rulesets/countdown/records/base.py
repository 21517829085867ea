"""What this game's authoring records share beyond those of every game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.meaning import Ref
from engine.core.records import (
    Ability,
    Figures,
    Id,
    Natural,
    Node,
    Picture,
    Positive,
    Record,
    Steps,
    Story,
    Text,
    Whole,
)

__all__ = [
    "Ability",
    "Figures",
    "Id",
    "Level",
    "LocationRef",
    "Natural",
    "Node",
    "Objective",
    "Picture",
    "Positive",
    "Record",
    "Score",
    "Scores",
    "Steps",
    "Story",
    "Text",
]

Level = Annotated[Literal[1, 2, 3], Whole]
LocationRef = Annotated[Id, Ref("locations")]
Objective = Literal["bombs", "hostages", "topTerrorists"]
"""CD-1.07: what a mission is about; the same words name the three objective stacks (CD-3.12)."""

Score = Annotated[int, Field(ge=-99, le=99)]
Scores = tuple[Score, Score, Score]
"""Score points for level 1, 2 and 3 (CD-33.21 to CD-33.23); signs are for the linter (CD-60.42)."""
