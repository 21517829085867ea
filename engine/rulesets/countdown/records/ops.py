"""Special ops (section 8.5)."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from engine.core.meaning import Bearer, Sheet
from engine.core.records import Worded
from engine.core.validation import reject
from engine.rulesets.countdown.records import words

from .base import Ability, Id, Natural, Picture, Positive, Record, Story, Text

Cubes = Annotated[int, Field(ge=1, le=9)]


class SpecialTrack(Record):
    """CD-24.04 to CD-24.06, CD-90.34: where the white cube starts, and what levels 2 and 3 need."""

    start: Natural = 1
    level2: Positive = 8
    level3: Positive = 20
    max: Positive = 20

    @model_validator(mode="after")
    def _levels_rise(self) -> Self:
        if not self.start < self.level2 < self.level3 <= self.max:
            raise reject("CD-60.49", words.TRACK())
        return self


class Op(Worded):
    """A special op and the scales of its card (CD-25 to CD-31)."""

    bearer = Bearer("op", "you", has_you=True)
    sheet = Sheet(
        basics="name id alias nickname number",
        scales="healthStart healLimit healthMax energyStart energyMax",
        skill="aimSteps special specialTrack",
        story="text",
    )
    id: Id
    name: Text
    nickname: Text | None = None
    alias: Text
    number: Annotated[int, Field(ge=1, le=99)]
    health_start: Cubes = 2
    heal_limit: Cubes = 2
    health_max: Cubes = 3
    energy_start: Annotated[int, Field(ge=0, le=9)] = 2
    energy_max: Cubes = 3
    aim_steps: tuple[Positive, ...] = Field(max_length=20)
    special: (
        Literal["none", "grenade", "stealth", "sniper", "intel", "defuse", "heal"]
        | Annotated[tuple[Ability, ...], Field(min_length=1)]
    ) = "none"
    special_track: SpecialTrack | None = None
    portrait: Picture | None = None
    text: Story | None = None

    @model_validator(mode="after")
    def _scales_make_sense(self) -> Self:
        if any(step >= following for step, following in pairwise(self.aim_steps)):
            raise reject("CD-60.48", words.AIM_STEPS())
        if self.health_start > self.health_max or self.heal_limit > self.health_max:
            raise reject("CD-60.49", words.HEALTH(most=self.health_max))
        if self.energy_start > self.energy_max:
            raise reject("CD-60.49", words.ENERGY(most=self.energy_max))
        if self.special == "none" and self.special_track is not None:
            raise reject("", words.NO_TRACK())
        return self

    @property
    def track(self) -> SpecialTrack:
        """Its special track: the printed one, else the usual one."""
        return self.special_track or SpecialTrack()
