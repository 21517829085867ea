"""The content pack (FZ-F.01): every record in one document."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core.answers import Path
from engine.core.bounds import EACH_BOARD, EACH_CAMPAIGN, EACH_MISSION, EACH_SECTOR
from engine.core.errors import Fault
from engine.core.meaning import Sheet, Shelf
from engine.core.names import at, check_at, doubles, read_pack
from engine.core.records import ABOUT, PackHeader, read_table_options
from engine.core.validation import Parts
from engine.rulesets.fireteam_zero.words.record_words import RECORD_WORDS

from . import words
from .board import Layout, Sector
from .cards import ActionCard, FocusCard, Hero, Role, Specialist, UpgradeSet
from .components import STANDARD_TRACK, ComponentLimits, Dice, RuleOptions, ThreatTrack, Tokens
from .mission_cards import Discovery, Event, Objective, Twist, TwistSet
from .missions import Mission, Operation
from .monsters import MonsterFamily, MonsterKind

NAMES = "FZ-L.01"


class PackRecord(PackHeader):
    """FZ-F.01."""

    sheet = Sheet(about=ABOUT, box="tokens dice componentLimits", rules="ruleOptions")
    ruleset: Literal["fireteam-zero"]
    component_limits: ComponentLimits | Literal["off"] = ComponentLimits()
    dice: Dice = Dice()
    threat_tracks: Annotated[tuple[ThreatTrack, ...], Shelf("part", "threat", "threat track")] = Field(
        default=(STANDARD_TRACK,), min_length=1
    )
    tokens: Tokens = Tokens()
    roles: Annotated[tuple[Role, ...], Shelf("part", "role-leader", "role", least=1, in_every_game=True)] = ()
    heroes: Annotated[
        tuple[Hero, ...], Shelf("card", "hero", "hero", ids="people", has_face=True, least=2, in_every_game=True)
    ] = ()
    specialists: Annotated[
        tuple[Specialist, ...], Shelf("card", "dossier", "specialist", ids="people", has_face=True, in_every_game=True)
    ] = ()
    action_cards: Annotated[
        tuple[ActionCard, ...], Shelf("card", "brawl", "action card", has_face=True, least=1, in_every_game=True)
    ] = ()
    upgrade_sets: Annotated[
        tuple[UpgradeSet, ...], Shelf("card", "upgrade", "upgrade set", has_face=True, in_every_game=True)
    ] = ()
    focus_cards: Annotated[
        tuple[FocusCard, ...], Shelf("card", "ui-target", "focus card", has_face=True, in_every_game=True)
    ] = ()
    monster_families: Annotated[
        tuple[MonsterFamily, ...], Shelf("part", "monster-minion", "monster family", least=1)
    ] = ()
    monster_kinds: Annotated[
        tuple[MonsterKind, ...], Shelf("card", "monster-elite", "monster kind", has_face=True, least=1)
    ] = ()
    sectors: Annotated[
        tuple[Sector, ...], Shelf("sector", "ui-sector", "sector", least=1, most=120, why=EACH_SECTOR)
    ] = ()
    layouts: Annotated[tuple[Layout, ...], Shelf("part", "ui-map", "layout", most=80, why=EACH_BOARD)] = ()
    events: Annotated[
        tuple[Event, ...],
        Shelf("card", "at-once", "event", ids="recon cards", has_face=True, least=1, in_every_game=True),
    ] = ()
    discoveries: Annotated[
        tuple[Discovery, ...], Shelf("card", "intel", "discovery", ids="recon cards", has_face=True, least=1)
    ] = ()
    objectives: Annotated[tuple[Objective, ...], Shelf("card", "objective", "objective", has_face=True, least=1)] = ()
    twists: Annotated[tuple[Twist, ...], Shelf("card", "twist", "twist", has_face=True)] = ()
    twist_sets: Annotated[tuple[TwistSet, ...], Shelf("part", "ui-layers", "twist set")] = ()
    missions: Annotated[
        tuple[Mission, ...], Shelf("mission", "ui-flag", "mission", has_face=True, least=1, most=40, why=EACH_MISSION)
    ] = ()
    operations: Annotated[
        tuple[Operation, ...], Shelf("part", "ui-ledger", "operation", most=20, why=EACH_CAMPAIGN)
    ] = ()
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
    return read_pack(PackRecord, document, _check_of, RECORD_WORDS, double=NAMES, missing=NAMES, own=_doubles)


def _doubles(document: Mapping[str, Any], pack: PackRecord) -> Iterator[Fault]:
    """The cards of upgrade sets lie in one deck with the action cards, and share their ids."""
    cards: list[tuple[Path, str]] = [(("actionCards", i), card.id) for i, card in enumerate(pack.action_cards)]
    cards += [(("upgradeSets", i, "card"), one.card_id) for i, one in enumerate(pack.upgrade_sets)]
    yield from (fault for fault in doubles(document, cards, NAMES) if ".card" in fault.path)
    for index, sector in enumerate(pack.sectors):
        yield from _double_keys(at("sectors", index, sector), sector)


def _double_keys(path: str, sector: Sector) -> Iterator[Fault]:
    keys: dict[str, str] = {}
    for index, location in enumerate(sector.locations):
        if location.key in keys:
            message = words.KEY_TAKEN(key=location.key, other=keys[location.key])
            yield Fault(f"{at(f'{path}.locations', index, location)}.key", message, code=NAMES)
        keys.setdefault(location.key, location.id)


def _check_of(parts: Parts, kind: str) -> str:
    """The linter's check that a fault at this place belongs to."""
    return "" if kind == "extra_forbidden" else check_at(CHECKS, parts)
