"""The content pack (FZ-F.01): every record in one document."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field

from engine.core.errors import ContentError
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
    threat_tracks: tuple[ThreatTrack, ...] = Field(default=(STANDARD_TRACK,), min_length=1)
    tokens: Tokens = Tokens()
    roles: tuple[Role, ...] = ()
    heroes: tuple[Hero, ...] = ()
    specialists: tuple[Specialist, ...] = ()
    action_cards: tuple[ActionCard, ...] = ()
    upgrade_sets: tuple[UpgradeSet, ...] = ()
    focus_cards: tuple[FocusCard, ...] = ()
    monster_families: tuple[MonsterFamily, ...] = ()
    monster_kinds: tuple[MonsterKind, ...] = ()
    sectors: tuple[Sector, ...] = ()
    layouts: tuple[Layout, ...] = ()
    events: tuple[Event, ...] = ()
    discoveries: tuple[Discovery, ...] = ()
    objectives: tuple[Objective, ...] = ()
    twists: tuple[Twist, ...] = ()
    twist_sets: tuple[TwistSet, ...] = ()
    missions: tuple[Mission, ...] = ()
    operations: tuple[Operation, ...] = ()
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
