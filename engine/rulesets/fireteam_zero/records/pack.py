"""The content pack (FZ-F.01): every record in one document."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core.errors import ContentError
from engine.core.meaning import Shelf
from engine.core.records import PackHeader, read_table_options
from engine.core.validation import Parts, validate

from .board import Layout, Sector
from .cards import ActionCard, FocusCard, Hero, Role, Specialist, UpgradeSet
from .components import STANDARD_TRACK, ComponentLimits, Dice, RuleOptions, ThreatTrack, Tokens
from .mission_cards import Discovery, Event, Objective, Twist, TwistSet
from .missions import Mission, Operation
from .monsters import MonsterFamily, MonsterKind


class PackRecord(PackHeader):
    """FZ-F.01."""

    ruleset: Literal["fireteam-zero"]
    component_limits: ComponentLimits | Literal["off"] = ComponentLimits()
    dice: Dice = Dice()
    threat_tracks: Annotated[tuple[ThreatTrack, ...], Shelf("part", "threat")] = Field(
        default=(STANDARD_TRACK,), min_length=1
    )
    tokens: Tokens = Tokens()
    roles: Annotated[tuple[Role, ...], Shelf("part", "role-leader", least=1)] = ()
    heroes: Annotated[tuple[Hero, ...], Shelf("card", "hero", has_face=True, least=2)] = ()
    specialists: Annotated[tuple[Specialist, ...], Shelf("card", "dossier", has_face=True)] = ()
    action_cards: Annotated[tuple[ActionCard, ...], Shelf("card", "brawl", has_face=True, least=1)] = ()
    upgrade_sets: Annotated[tuple[UpgradeSet, ...], Shelf("card", "upgrade", has_face=True)] = ()
    focus_cards: Annotated[tuple[FocusCard, ...], Shelf("card", "ui-target", has_face=True)] = ()
    monster_families: Annotated[tuple[MonsterFamily, ...], Shelf("part", "monster-minion", least=1)] = ()
    monster_kinds: Annotated[tuple[MonsterKind, ...], Shelf("card", "monster-elite", has_face=True, least=1)] = ()
    sectors: Annotated[tuple[Sector, ...], Shelf("sector", "ui-sector", least=1)] = ()
    layouts: Annotated[tuple[Layout, ...], Shelf("part", "ui-map")] = ()
    events: Annotated[tuple[Event, ...], Shelf("card", "at-once", has_face=True, least=1)] = ()
    discoveries: Annotated[tuple[Discovery, ...], Shelf("card", "intel", has_face=True, least=1)] = ()
    objectives: Annotated[tuple[Objective, ...], Shelf("card", "objective", has_face=True, least=1)] = ()
    twists: Annotated[tuple[Twist, ...], Shelf("card", "twist", has_face=True)] = ()
    twist_sets: Annotated[tuple[TwistSet, ...], Shelf("part", "ui-layers")] = ()
    missions: Annotated[tuple[Mission, ...], Shelf("mission", "ui-flag", has_face=True, least=1)] = ()
    operations: Annotated[tuple[Operation, ...], Shelf("part", "ui-ledger")] = ()
    rule_options: RuleOptions = RuleOptions()

    def track_of(self, mission: Mission) -> ThreatTrack:
        """The mission's threat track; without one, the pack's first."""
        wanted = mission.threat_track
        return next((track for track in self.threat_tracks if track.id == wanted), self.threat_tracks[0])

    def options_of(self, mission: Mission) -> RuleOptions:
        """The rule options in force in a mission."""
        return self.rule_options.overridden_by(mission.options)


def read_options(options: Mapping[str, Any]) -> RuleOptions:
    """Rule options of a table; ContentError names each that is unknown or has no such value."""
    return read_table_options(RuleOptions, options)


# Checks of the linter that the records themselves hold: where a fault lies tells which one it is.
CHECKS = (
    (r"(actionCards\.|upgradeSets\.card\.)attack$", "FZ-L.38"),
    (r"(actionCards\.|upgradeSets\.card\.)attack\.", "FZ-L.40"),
    (r"(actionCards\.|upgradeSets\.card\.)lower\.(trigger|range)", "FZ-L.39"),
    (r"(actionCards\.|upgradeSets\.card\.)lower", "FZ-L.38"),
    (r"heroes\.(role|speed|fullHand)", "FZ-L.43"),
    (r"monsterKinds\.(health|resistance|class)", "FZ-L.44"),
    (r"dice\.", "FZ-L.56"),
    (r"threatTracks\.", "FZ-L.30"),
)


def read_records(document: Mapping[str, Any]) -> PackRecord:
    """The document as records, references resolved (FZ-L.01); ContentError lists every fault."""
    from .references import unresolved  # it needs the pack model above

    pack = validate(PackRecord, document, _check_of)
    if faults := unresolved(pack):
        raise ContentError(faults)
    return pack


def _check_of(parts: Parts, kind: str) -> str:
    """The linter's check that a fault at this place belongs to."""
    if kind == "extra_forbidden":
        return ""
    path = ".".join(part for part in parts if isinstance(part, str))
    return next((code for pattern, code in CHECKS if re.match(pattern, path)), "")
