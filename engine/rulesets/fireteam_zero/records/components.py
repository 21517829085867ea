"""What lies in the box: limits, dice, threat tracks, tokens, and the rule options (FZ-F.19 to FZ-F.22)."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from engine.core.meaning import Entries, Repeats, Sheet
from engine.core.records import Options, Worded
from engine.core.validation import Written, reject

from . import words
from .base import Ability, AttackType, Id, Natural, Positive, Record, Steps, Text


class ComponentLimits(Record):
    """FZ-C.01 to FZ-C.27: how much of everything the box holds."""

    hero_figures: Natural = 5
    hero_cards: Natural = 5
    monster_figures_per_family: Natural = 13  # FZ-C.03 to FZ-C.05
    lucky_coins: Natural = 1
    intel_tokens: Natural = 12
    special_intel_tokens: Natural = 13
    power_tokens: Natural = 6
    threat_markers: Natural = 1
    start_player_markers: Natural = 1
    exit_markers: Natural = 1
    spawn_tokens: Natural = 12
    sector_tiles: Natural = 8
    specialist_figures: Natural = 2
    specialist_cards: Natural = 2
    action_cards: Natural = 64
    upgrade_cards: Natural = 64
    objective_cards: Natural = 21
    recon_cards: Natural = 55
    focus_cards: Natural = 24
    twist_cards: Natural = 24
    monster_cards: Natural = 9
    attack_dice: Natural = 8
    activation_dice: Natural = 1
    spawn_dice: Natural = 1
    threat_tracks: Natural = 1


class AttackDice(Record):
    """FZ-A.28: the faces of an attack die, each the hits it shows."""

    faces: tuple[Annotated[tuple[AttackType, ...], Repeats()], ...] = Field(
        default=(
            ("brawl", "brawl"),
            ("bullets", "bullets"),
            ("explosion", "explosion"),
            ("brawl", "bullets"),
            ("bullets", "explosion"),
            ("brawl", "explosion"),
        ),
        min_length=6,
        max_length=6,
    )
    count: Annotated[int, Field(ge=1, le=8)] = 8  # FZ-5.08


class ActivationDie(Record):
    """FZ-A.31: the faces of the activation die."""

    faces: Annotated[tuple[Literal["blank", "move", "special"], ...], Repeats()] = Field(
        default=("blank", "blank", "move", "move", "special", "special"), min_length=6, max_length=6
    )


class SpawnDie(Record):
    """FZ-C.26: the numbers of the spawn die."""

    faces: tuple[Annotated[int, Field(ge=1, le=12)], ...] = Field(
        default=tuple(range(1, 13)), min_length=1, max_length=12
    )


class Dice(Record):
    """FZ-F.20."""

    attack: AttackDice = AttackDice()
    activation: ActivationDie = ActivationDie()
    spawn: SpawnDie = SpawnDie()


class SpaceEffect(Record):
    """What happens when the marker enters a space of the track."""

    space: Natural
    effect: Steps


class ThreatTrack(Record):
    """FZ-F.21, with the default of FZ-A.32; how many twist spaces it has is for the linter (FZ-L.30)."""

    sheet = Sheet(basics="name id", values="spaces start twistSpaces cardPlaces", effects="effects")
    id: Id
    name: Text | None = None
    spaces: Annotated[int, Field(ge=1, le=99)] = 14
    start: Natural = 0
    twist_spaces: tuple[Natural, ...] = (3, 6, 9, 12)
    card_places: Natural = 4
    effects: tuple[SpaceEffect, ...] = ()

    @model_validator(mode="after")
    def _spaces_exist(self) -> Self:
        named = (self.start, *self.twist_spaces, *(effect.space for effect in self.effects))
        if max(named) >= self.spaces:
            raise reject("FZ-L.30", words.NO_SPACE(last=self.spaces - 1, space=max(named)))
        if len(set(self.twist_spaces)) < len(self.twist_spaces):
            raise reject("FZ-L.30", words.TWIST_SPACE_TWICE())
        return self


STANDARD_TRACK = ThreatTrack(id="standard")


class IntelTokens(Record):
    """FZ-C.07, FZ-A.67: intel tokens with letters on their backs."""

    count: Natural = 12
    letters: Annotated[str, Written("[A-Z]{0,26}", words.LETTERS)] = "ABCDEFGHIJKL"


class SpecialToken(Worded):
    """FZ-12.05: a special intel token, dedicated to a named thing."""

    id: Id
    name: Text
    count: Positive = 1
    effects: tuple[Ability, ...] = ()


class Tokens(Record):
    """FZ-F.19."""

    intel: IntelTokens = IntelTokens()
    special: Annotated[tuple[SpecialToken, ...], Entries("token", also=("intel",))] = ()
    power: Natural = 6
    spawn: Natural = 12
    exit: Natural = 1
    start_player: Natural = 1
    threat: Natural = 1


class Seats(Record):
    """FZ-A.40: how many heroes sit at the table."""

    min: Annotated[int, Field(ge=1, le=8)] = 2
    max: Annotated[int, Field(ge=1, le=8)] = 4


class RuleOptions(Options):
    """FZ-F.22: every option of the catalogue's section 6 with its default."""

    draw: Literal["mandatory", "optional"] = "mandatory"  # FZ-A.02
    knockdown_advances_threat: Literal["specialistOnly", "always"] = "specialistOnly"  # FZ-A.03
    spawn_tokens: Literal["random", "fixed", "players"] = "random"  # FZ-A.08
    start_player: Literal["random", "players"] = "random"  # FZ-1.05, FZ-D.02
    boss_stops_all_spawns: bool = False  # FZ-A.11
    seats: Seats = Seats()  # FZ-A.40
    monster_distance: Literal["path", "range"] = "path"  # FZ-A.41
    group_decision: Literal["startPlayer", "activePlayer"] = "startPlayer"  # FZ-A.42
    mandatory_discard_knocks_down: bool = True  # FZ-A.45
    free_search_per_turn: Literal["unlimited"] | Natural = "unlimited"  # FZ-A.46
    simultaneous: Literal["defeat", "victory"] = "defeat"  # FZ-A.52
    lone_hero: bool = False  # FZ-A.53
    failed_mission: Literal["replay", "endOperation", "goOn"] = "replay"  # FZ-A.57
    open_hands: bool = False  # FZ-A.63
    line_of_sight: Literal["none", "impassableBlocks"] = "none"  # FZ-A.65
    spawn_after_boss: Literal["objectivesRemain", "always"] = "objectivesRemain"  # FZ-A.72
