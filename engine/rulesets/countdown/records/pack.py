"""The content pack: every record of section 8 in one document."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, partial
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core.bounds import EACH_BOARD, EACH_CAMPAIGN, EACH_MISSION
from engine.core.errors import Fault
from engine.core.meaning import Sheet, Shelf
from engine.core.names import at, check_at, doubles, read_pack
from engine.core.paths import parts_of
from engine.core.records import ABOUT, PackHeader, read_table_options
from engine.core.validation import Parts
from engine.rulesets.countdown.records import words
from engine.rulesets.countdown.words.record_words import RECORD_WORDS

from .base import Natural, Record, Score
from .cards import BulletControlCard, ObjectiveCard, SupportCard, ThreatCard
from .locations import Location
from .missions import Assignment, Campaign, Mission, missions_of
from .ops import Op
from .options import RuleOptions


class ComponentLimits(Record):
    """CD-2: how much of everything the box holds."""

    secured_zone_cards: Natural = 16  # CD-2.17
    entrance_cards: Natural = 6  # CD-2.18: infiltration and exfiltration cards together
    max_infiltration: Natural = 3  # CD-90.29
    max_exfiltration: Natural = 3
    threat_cards: tuple[Natural, Natural, Natural] = (35, 30, 25)  # CD-2.15: of level 1, 2 and 3
    bullet_control_cards: Natural = 3  # CD-2.19
    health_cubes: Natural = 18  # CD-2.04
    energy_cubes: Natural = 18  # CD-2.05


class Roles(Record):
    """CD-2.20: the role cards of traitor mode; how they are dealt is CD-32.02 to CD-32.05."""

    patriots: Natural = 5
    traitors: Natural = 2


class Showdown(Record):
    """CD-32.14, CD-32.15."""

    exposed: Score = 3
    wrong: Score = -2


BULLETS = tuple(BulletControlCard(value=value) for value in (2, 2, 3))  # CD-90.19


class PackRecord(PackHeader):
    """Everything that missions of Countdown are made of."""

    sheet = Sheet(about=ABOUT, box="componentLimits", rules="ruleOptions roles showdown")
    ruleset: Literal["countdown"]
    component_limits: ComponentLimits | Literal["off"] = ComponentLimits()
    ops: Annotated[tuple[Op, ...], Shelf("card", "hero", "op", has_face=True, least=1, in_every_game=True)] = Field(
        default=(), max_length=16
    )
    locations: Annotated[
        tuple[Location, ...], Shelf("sector", "ui-map", "location", has_face=True, least=1, most=80, why=EACH_BOARD)
    ] = ()
    threat_cards: Annotated[
        tuple[ThreatCard, ...],
        Shelf("card", "terrorist", "card", ids="cards", has_face=True, least=1, in_every_game=True),
    ] = ()
    objective_cards: Annotated[
        tuple[ObjectiveCard, ...], Shelf("card", "objective", "card", ids="cards", has_face=True, least=1)
    ] = ()
    assignments: Annotated[
        tuple[Assignment, ...], Shelf("mission", "dossier", "assignment", has_face=True, most=60, why=EACH_MISSION)
    ] = ()
    campaigns: Annotated[
        tuple[Campaign, ...], Shelf("mission", "ui-ledger", "campaign", has_face=True, most=24, why=EACH_CAMPAIGN)
    ] = ()
    support_cards: Annotated[
        tuple[SupportCard, ...], Shelf("card", "reinforce", "support card", has_face=True, in_every_game=True)
    ] = ()
    bullet_control_cards: Annotated[
        tuple[BulletControlCard, ...],
        Shelf("card", "bullets", "bullet control card", has_face=True, in_every_game=True),
    ] = BULLETS
    roles: Roles = Roles()
    showdown: Showdown = Showdown()
    rule_options: RuleOptions = RuleOptions()

    @cached_property
    def missions(self) -> tuple[Mission, ...]:
        """What can be played: assignments, and missions of campaigns."""
        return tuple(missions_of(self))

    def options_of(self, mission: Mission) -> RuleOptions:
        """The rule options in force in a mission, before the table's own."""
        return self.rule_options.overridden_by(mission.options)


def read_options(options: Mapping[str, Any]) -> RuleOptions:
    """Rule options of a table; ContentError names each that is unknown or has no such value."""
    return read_table_options(RuleOptions, options)


# Checks of the linter that the records themselves hold: where a fault lies tells which one it is.
CHECKS = (
    (r"locations\.zones\.cards", "CD-60.10"),
    (r"locations\.zones\.arrow", "CD-60.09"),
    (r"(locations|assignments)\.time\b", "CD-60.17"),
    (r"(assignments|campaigns)\.objective$", "CD-60.26"),
    (r"threatCards\.(number|attack|defence)", "CD-60.35"),
    (r"objectiveCards\.(number|attack|defence)", "CD-60.35"),
    (r"threatCards\.killedScore", "CD-60.40"),
    (r"objectiveCards\.(complexity|successScore|failScore|xp)", "CD-60.41"),
    (r"threatCards\.specials", "CD-60.44"),
    (r"objectiveCards\.specials", "CD-60.44"),
    (r"ops\.aimSteps", "CD-60.48"),
)
MISPLACED = {  # fields on a kind of record that has no such field
    "cards": "CD-60.11",
    "blocked": "CD-60.45",
    "carriedTrapHearts": "CD-60.45",
    "specials": "CD-60.46",
    "complexity": "CD-60.41",
    "xp": "CD-60.41",
}


def read_records(document: Mapping[str, Any]) -> PackRecord:
    """The document as records, references resolved; ContentError lists every fault."""
    check_of = partial(_check_of, document)
    return read_pack(PackRecord, document, check_of, RECORD_WORDS, double="id", missing="CD-60.24", own=_doubles)


def _doubles(document: Mapping[str, Any], pack: PackRecord) -> Iterator[Fault]:
    """Missions of campaigns have ids, too; CD-2.23: no two ops share their number, which decides who is hurt first."""
    yield from doubles(document, [(parts_of(mission.path, document), mission.id) for mission in pack.missions], "id")
    first: dict[int, str] = {}
    for index, op in enumerate(pack.ops):
        if op.number in first:
            path = f"{at('ops', index, op)}.number"
            yield words.DOUBLE_NUMBER.fault(path, "CD-60.47", number=op.number, other=first[op.number])
        first.setdefault(op.number, op.id)


def _check_of(document: Mapping[str, Any], parts: Parts, kind: str) -> str:
    """The linter's check that a fault at this place belongs to."""
    card = _kind_at(document, parts)
    if kind == "extra_forbidden":
        if card == "civilian" and parts[-1] == "successScore":
            return "CD-60.40"
        if parts[-1] in ("successScore", "failScore"):
            return "CD-60.41"
        return MISPLACED.get(str(parts[-1]), "")
    if card == "decoy" and parts[-1] == "stack":
        return "CD-60.43"
    if card == "civilian" and "failScore" in parts:
        return "CD-60.40"
    return check_at(CHECKS, parts)


def _kind_at(document: Mapping[str, Any], parts: Parts) -> str:
    """The kind of the card that a place lies in, if it lies in one."""
    if len(parts) < 2 or parts[0] not in ("threatCards", "objectiveCards") or not isinstance(parts[1], int):
        return ""
    card = document[str(parts[0])][parts[1]]
    return str(card.get("kind", "")) if isinstance(card, dict) else ""
