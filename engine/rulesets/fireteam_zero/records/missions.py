"""Mission briefings and operations (FZ-F.02, FZ-F.03)."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from engine.core.meaning import Bearer, Ref, Sheet
from engine.core.records import Worded
from engine.core.validation import reject
from engine.rulesets.fireteam_zero.codes import FIRST_SPECIALIST

from . import words
from .base import (
    Ability,
    Condition,
    Id,
    LocationRef,
    Natural,
    OfferedAction,
    Positive,
    Record,
    RoleRef,
    Steps,
    Text,
    TokenPlacement,
)
from .base import Story as Prose
from .board import InlineLayout
from .components import RuleOptions
from .monsters import FamilyRef, MonsterRef, PoolEntry


class Story(Record):
    """What is read before the mission and at its end."""

    briefing: Prose | None = None
    success: Prose | None = None
    failure: Prose | None = None


Seats = Annotated[int, Field(ge=1, le=FIRST_SPECIALIST)]


class HeroCount(Record):
    """FZ-A.40; whether the bounds make sense is for the linter (FZ-L.63)."""

    min: Seats = 2
    max: Seats = 4


class Upgrades(Record):
    """FZ-1.14, FZ-A.07: none, a fixed list per role, or a number to choose (from `sets`, else from all of the role)."""

    mode: Literal["none", "fixed", "choose"] | None = None
    sets: dict[Annotated[str, Ref("roles")], tuple[Annotated[Id, Ref("upgradeSets")], ...]] = {}
    number: Natural = 0

    @property
    def kind(self) -> str:
        """The mode; where it is not given, a number is to be chosen and a list without one is fixed."""
        return self.mode or ("choose" if self.number else "fixed" if any(self.sets.values()) else "none")


class SpawnLocation(Record):
    """FZ-A.08: a spawn location with a fixed number."""

    location: LocationRef
    number: Annotated[int, Field(ge=1, le=12)]


class Boss(Record):
    """FZ-1.26, FZ-6.02."""

    kind: MonsterRef
    marker_location: LocationRef
    arrival_effect: Annotated[Steps, Bearer("monster")] = []


class Placement(Record):
    """A figure that does not start where it normally would (FZ-16.02, FZ-1.38)."""

    kind: MonsterRef | None = None
    hero: Annotated[Id, Ref("heroes")] | None = None
    specialist: Annotated[Id, Ref("specialists")] | None = None
    location: LocationRef
    number: Positive = 1
    from_: Literal["spawnPool", "reservePool"] = Field(default="spawnPool", alias="from")

    @model_validator(mode="after")
    def _one_figure(self) -> Self:
        if [self.kind, self.hero, self.specialist].count(None) != 2:
            raise reject("", words.ONE_FIGURE())
        return self


class Mission(Worded):
    """FZ-F.03; numbers that rules fix (twelve spawn locations, twelve recon cards) are checked by the linter."""

    sheet = Sheet(
        basics="title id number heroCount",
        story="story",
        map="layout entryPoint exitPoint spawnLocations",
        recon="objectives discoveries eventCount",
        monsters="spawnPool reservePool monsterCards boss",
        threat="threatTrack twists",
        team="requiredRoles upgrades focusCards requiresSpecialists",
        beginning="initialPlacement initialTokens coinStart",
        rules="specialRules missionActions extraDefeat extraVictory options",
    )
    id: Id
    number: Natural = 1
    title: Text
    story: Story = Story()
    hero_count: HeroCount = HeroCount()
    required_roles: tuple[RoleRef, ...] = ()
    upgrades: Upgrades = Upgrades()
    focus_cards: Natural | dict[Annotated[str, Ref("roles")], Natural] = 0
    layout: Annotated[Id, Ref("layouts")] | InlineLayout
    spawn_locations: tuple[LocationRef | SpawnLocation, ...] = ()
    entry_point: LocationRef
    exit_point: LocationRef | None = None
    requires_specialists: bool = False  # FZ-A.51
    boss: Boss | None = None
    threat_track: Annotated[Id, Ref("threatTracks")] | None = None  # the first of the pack
    twists: Annotated[Id, Ref("twistSets")] | tuple[Annotated[Id, Ref("twists")], ...] = ()
    monster_cards: tuple[MonsterRef, ...] = ()
    objectives: tuple[Annotated[Id, Ref("objectives")], ...] = ()
    event_count: Natural = 0
    discoveries: tuple[Annotated[Id, Ref("discoveries")], ...] = ()
    spawn_pool: tuple[PoolEntry, ...] = ()
    reserve_pool: tuple[PoolEntry, ...] = ()
    initial_placement: tuple[Placement, ...] = ()
    initial_tokens: tuple[TokenPlacement, ...] = ()
    special_rules: tuple[Ability, ...] = ()
    mission_actions: tuple[OfferedAction, ...] = ()
    extra_defeat: tuple[Condition, ...] = ()
    extra_victory: tuple[Condition, ...] = ()
    coin_start: Literal["heads", "tails"] = "heads"
    options: RuleOptions = RuleOptions()


class Flag(Record):
    """FZ-B.12: something that a later briefing may ask for."""

    id: Id
    name: Text | None = None


class Operation(Record):
    """FZ-F.02."""

    sheet = Sheet(basics="title id number missions family", story="introduction epilogue")
    id: Id
    number: Natural = 1
    title: Text
    introduction: Prose | None = None
    epilogue: Prose | None = None
    missions: tuple[Annotated[Id, Ref("missions")], ...] = ()
    family: FamilyRef | None = None
    theme: Text | None = None
    advance: Literal["onSuccess"] = "onSuccess"
    carry_over: tuple[Flag, ...] = ()
