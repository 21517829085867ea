"""Roles, heroes, specialists and the cards of players (FZ-F.07 to FZ-F.12)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, ValidationInfo, field_validator

from engine.core.meaning import Kind, Ref, Sheet, Unplayed
from engine.core.records import Worded

from .base import (
    HERO,
    SPECIALIST,
    Ability,
    AttackType,
    Figures,
    Id,
    Natural,
    Picture,
    Positive,
    Record,
    RoleRef,
    Steps,
    Story,
    Text,
    Trigger,
)


class Role(Record):
    """FZ-F.07: cards name their role; the numbers are what a complete role has (FZ-L.41)."""

    id: Id
    name: Text
    action_cards: Natural = 16
    upgrade_sets: Natural = 4
    focus_cards: Natural = 6
    card_sets_owned: Positive = 1  # FZ-1.12


class Hero(Worded):
    """FZ-F.08."""

    bearer = HERO
    sheet = Sheet(
        basics="name id role nickname",
        values="speed fullHand actionsPerTurn",
        effects="abilities",
        story="profile",
    )
    id: Id
    name: Text
    nickname: Text | None = None
    profile: Story | None = None
    figure: Picture | None = None
    role: RoleRef
    speed: Natural = 2
    full_hand: Positive = 5
    actions_per_turn: Natural = 1
    abilities: tuple[Ability, ...] = ()


class Specialist(Worded):
    """FZ-F.09; where its ability says 'within' without a range, the range of its aura is meant."""

    bearer = SPECIALIST
    sheet = Sheet(basics="name id roleTitle", effects="auraRange ability", story="profile")
    id: Id
    name: Text
    role_title: Text | None = None
    profile: Story | None = None
    figure: Picture | None = None
    aura_range: Natural = 1
    ability: tuple[Ability, ...] = ()
    used_in_mission: bool = True

    @field_validator("ability")
    @classmethod
    def _reach_as_far_as_the_aura(cls, ability: tuple[Ability, ...], info: ValidationInfo) -> tuple[Ability, ...]:
        aura_range = info.data.get("aura_range", 1)
        return tuple(Ability.model_validate(with_range(one.node, aura_range)) for one in ability)


def with_range(node: Any, aura_range: int) -> Any:
    """The node with the range of the aura in every 'within' that gives none."""
    if isinstance(node, list):
        return [with_range(part, aura_range) for part in node]
    if not isinstance(node, dict):
        return node
    parts = {key: with_range(part, aura_range) for key, part in node.items()}
    return {"range": aura_range, **parts} if node.get("op") == "within" else parts


class Attack(Record):
    """The upper half of an action card (FZ-11.01)."""

    type: AttackType
    strength: Natural
    range: Natural
    bonus_hits: Natural = 0
    extra: tuple[Annotated[Ability, Kind("ability", implied="onPlay")], ...] = ()


class TacticalResponse(Record):
    """A lower half that is played in the tactics phase (FZ-3.04)."""

    kind: Literal["tacticalResponse"]
    effect: Steps = Field(min_length=1)


class Reaction(Record):
    """A lower half that answers an event within its range (FZ-11.05, FZ-11.07)."""

    kind: Literal["reaction"]
    trigger: Trigger
    range: Natural
    target: Figures = None
    effect: Annotated[Steps, Kind("steps", names=("target",))] = Field(min_length=1)  # FZ-11.07


class CardFace(Worded):
    """What is printed on an action card: an attack above, and one of two kinds of text below (FZ-11.01, FZ-11.02)."""

    bearer = HERO
    name: Text
    upgrade_set: Annotated[Id, Ref("upgradeSets")] | None = None
    attack: Attack
    lower: Annotated[TacticalResponse | Reaction, Field(discriminator="kind")]


class ActionCard(CardFace):
    """FZ-F.10."""

    sheet = Sheet(basics="name id role copies", attack="attack", lower="lower")
    id: Id
    role: RoleRef
    copies: Positive = 1
    is_upgrade: bool = False


class UpgradeCard(CardFace):
    """FZ-F.10 inside an upgrade set, which says how many there are and lends its id and role."""

    id: Id | None = None
    role: RoleRef | None = None
    is_upgrade: Literal[True] = True


class AvailableFrom(Record):
    """FZ-17.05: the first mission or operation in which a set may be used."""

    operation: Annotated[Id, Ref("operations")] | None = None
    mission: Annotated[Id, Ref("missions")] | None = None


class UpgradeSet(Record):
    """FZ-F.11: four identical cards (FZ-1.16, checked by FZ-L.42)."""

    bearer = HERO
    sheet = Sheet(basics="name id role copies", cards="card")
    id: Id
    role: RoleRef
    name: Text | None = None
    card: UpgradeCard
    copies: Positive = 4
    available_from: Annotated[AvailableFrom, Unplayed()] | None = None

    @property
    def card_id(self) -> str:
        """The id of its card, which is the set's own unless given."""
        return self.card.id or self.id


class FocusCard(Worded):
    """FZ-F.12."""

    bearer = HERO
    sheet = Sheet(basics="name id role", effects="effects useLimit text")
    id: Id
    name: Text
    role: RoleRef
    text: Story | None = None
    effects: tuple[Ability, ...] = ()
    use_limit: Literal["none", "turn", "round", "mission"] = "none"
