"""Monster families, kinds and pool entries (FZ-F.01, FZ-F.13, FZ-F.14)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.meaning import Ref, Sheet
from engine.core.records import Worded

from .base import MONSTER, Ability, AttackType, Id, Natural, NumberByTeam, Positive, Record, Steps, Tag, Text

FamilyRef = Annotated[Id, Ref("monsterFamilies")]
MonsterRef = Annotated[Id, Ref("monsterKinds")]


class MonsterFamily(Record):
    """FZ-F.01: a family and the figures it has in the box."""

    id: Id
    name: Text
    figures: Natural = 13


class Resistance(Record):
    """FZ-5.10: against each type of attack; none may be left out (FZ-L.44)."""

    brawl: Natural
    bullets: Natural
    explosion: Natural


class MonsterAttack(Record):
    """FZ-8.25 to FZ-8.29."""

    type: AttackType
    strength: Natural
    range: Natural = 0
    bonus_hits: Natural = 0


class MonsterKind(Worded):
    """FZ-F.13."""

    bearer = MONSTER
    sheet = Sheet(
        basics="name id family class figureCount",
        values="speed health resistance attack",
        effects="trait special powerTokens",
    )
    id: Id
    name: Text
    family: FamilyRef
    figure_count: Natural = 1
    class_: Literal["minion", "elite", "boss"] = Field(alias="class")
    speed: Natural
    health: Positive
    resistance: Resistance
    attack: MonsterAttack | None = None
    trait: tuple[Ability, ...] = ()
    special: Steps = []
    power_tokens: NumberByTeam = "heroes"  # FZ-6.03: one for each hero; bosses only


class PoolEntry(Record):
    """FZ-F.14: so many of a kind; `group` is a label that effects may name."""

    kind: MonsterRef
    number: NumberByTeam = 1
    group: Tag | None = None
