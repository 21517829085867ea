"""The authoring records of section 8 as models: what an author may write, checked field by field."""

from engine.core.names import at

from .base import Ability, Id, Node, Record, Steps, Text
from .cards import (
    Bomb,
    BoobyTrap,
    BulletControlCard,
    Card,
    Civilian,
    Decoy,
    Enemy,
    Hostage,
    ObjectiveCivilian,
    ObjectiveTerrorist,
    ObjectiveTrap,
    SupportCard,
    Terrorist,
    TopTerrorist,
)
from .locations import ExfiltrationZone, InfiltrationZone, Location, ObjectiveZone, SecuredBonus, ThreatZone, Time
from .missions import RANDOM, Assignment, Campaign, CampaignMission, Mission
from .ops import Op, SpecialTrack
from .options import RuleOptions
from .pack import ComponentLimits, PackRecord, Roles, Showdown, read_options, read_records

__all__ = [
    "RANDOM",
    "Ability",
    "Assignment",
    "Bomb",
    "BoobyTrap",
    "BulletControlCard",
    "Campaign",
    "CampaignMission",
    "Card",
    "Civilian",
    "ComponentLimits",
    "Decoy",
    "Enemy",
    "ExfiltrationZone",
    "Hostage",
    "Id",
    "InfiltrationZone",
    "Location",
    "Mission",
    "Node",
    "ObjectiveCivilian",
    "ObjectiveTerrorist",
    "ObjectiveTrap",
    "ObjectiveZone",
    "Op",
    "PackRecord",
    "Record",
    "Roles",
    "RuleOptions",
    "SecuredBonus",
    "Showdown",
    "SpecialTrack",
    "Steps",
    "SupportCard",
    "Terrorist",
    "Text",
    "ThreatZone",
    "Time",
    "TopTerrorist",
    "at",
    "read_options",
    "read_records",
]
