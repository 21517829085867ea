"""Twists, events, discoveries and objectives (FZ-F.15 to FZ-F.18)."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from engine.core.meaning import Ref, Sheet, Unplayed
from engine.core.records import Worded
from engine.core.validation import Written, reject

from . import words
from .base import (
    SEARCHER,
    YOU_SEARCHED,
    Ability,
    Id,
    Natural,
    NumberByTeam,
    OfferedAction,
    Positive,
    Record,
    Steps,
    Story,
    Tag,
    Text,
    TokenPlacement,
)
from .base import Condition as ConditionNode


class Twist(Worded):
    """FZ-F.15: `effects` hold from drawing to the end of the mission, `onDraw` happens once."""

    sheet = Sheet(basics="name id sets", effects="onDraw effects text")
    id: Id
    name: Text
    text: Story | None = None
    effects: tuple[Ability, ...] = ()
    on_draw: Steps = []
    sets: tuple[Tag, ...] = ()


class TwistSet(Record):
    """FZ-A.64: a named set of twists."""

    id: Id
    name: Text | None = None
    twists: tuple[Annotated[Id, Ref("twists")], ...] = Field(min_length=1)


class Event(Worded):
    """FZ-F.16: `effects` happen when it is drawn, `lasting` holds while it stays in play."""

    bearer = SEARCHER
    sheet = Sheet(basics="name id copies mood", effects="effects disposition lasting", story="story")
    id: Id
    name: Text
    story: Story | None = None
    effects: Annotated[Steps, YOU_SEARCHED] = []
    lasting: tuple[Ability, ...] = ()
    disposition: Literal["discard", "stay", "attach"] = "discard"
    mood: Literal["help", "harm", "choice"] = "harm"
    copies: Positive = 1


class Condition(Record):
    """A completion that waits for a condition."""

    condition: ConditionNode


class Discovery(Worded):
    """FZ-F.17: its effects in printed order; "effect" as completion means that one of its effects grants the tokens."""

    bearer = SEARCHER
    sheet = Sheet(
        basics="name id objective",
        effects="effects completion tokensGranted encounterTokens boardTokens actions",
        story="story",
    )
    id: Id
    name: Text
    story: Story | None = None
    objective: Annotated[Id, Ref("objectives")]
    effects: Annotated[Steps, YOU_SEARCHED] = []
    completion: Annotated[Literal["immediate", "effect"] | Condition, YOU_SEARCHED] = "immediate"
    tokens_granted: Natural = 1
    encounter_tokens: Natural = 0
    board_tokens: tuple[TokenPlacement, ...] = ()
    actions: tuple[OfferedAction, ...] = ()


class Completion(Record):
    """FZ-13.03, FZ-13.04: so many intel tokens, or a condition."""

    tokens_needed: NumberByTeam = None
    condition: ConditionNode = None

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        if (self.tokens_needed is None) == (self.condition is None):
            raise reject("", words.ONE_COMPLETION())
        if isinstance(self.tokens_needed, int) and self.tokens_needed < 1:
            raise reject("", words.ONE_TOKEN())
        return self


ObjectiveCode = Annotated[
    str, Written(r"OBJ [0-9]{1,3}\.[0-9]{1,3}\.[0-9]{2,3}", words.CODE)  # FZ-K.25
]


class Objective(Worded):
    """FZ-F.18."""

    sheet = Sheet(
        basics="name id completion",
        effects="ownProcedure actions onComplete restoresCoin hiddenUntil",
        story="story",
    )
    id: Id
    code: Annotated[ObjectiveCode, Unplayed()] | None = None
    name: Text
    story: Story | None = None
    completion: Completion
    own_procedure: tuple[Ability, ...] = ()
    on_complete: Steps = []
    restores_coin: Literal["none", "may", "must"] = "may"  # FZ-13.06, FZ-A.19
    actions: tuple[OfferedAction, ...] = ()
    hidden_until: ConditionNode = None
