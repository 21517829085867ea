"""Locations and their blueprints (section 8.2)."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from engine.core.meaning import ByTeam, Sheet
from engine.core.validation import reject
from engine.rulesets.countdown.records import words

from .base import Id, Level, Natural, Positive, Record, Score, Story, Text

Rounds = Annotated[int, Field(ge=1, le=10)]  # CD-90.50: the time track begins at 10
Arrow = Literal["north", "east", "south", "west"]
CardCount = Annotated[int, Field(ge=1, le=45)]


class Time(Record):
    """CD-4.09 to CD-4.11: rounds for 1 to 4, 5 and 6 players."""

    p1to4: Rounds = Field(alias="p1to4")
    p5: Rounds
    p6: Rounds

    @property
    def values(self) -> tuple[int, int, int]:
        """The three numbers from left to right."""
        return self.p1to4, self.p5, self.p6


class SecuredBonus(Record):
    """CD-5.15: so many secured zones are worth so many points (CD-23.08)."""

    zones: Natural
    points: Score = 2


class Cell(Record):
    """A zone is one cell of the blueprint; x counts columns from the left, y rows from the top."""

    x: Annotated[int, Field(ge=0, le=25)]
    y: Annotated[int, Field(ge=0, le=98)]
    label: Text | None = None

    @property
    def id(self) -> str:
        """Its column as a letter and its row as a number, as on a chessboard seen from above: "b2"."""
        return f"{chr(ord('a') + self.x)}{self.y + 1}"


class ThreatZone(Cell):
    """CD-5.02, CD-5.07: a grey zone and its threat cards."""

    kind: Literal["threat"]
    cards: CardCount


class ObjectiveZone(Cell):
    """CD-5.04, CD-5.08: a red zone and its objective cards."""

    kind: Literal["objective"]
    cards: CardCount


class InfiltrationZone(Cell):
    """CD-5.11, CD-90.29: a yellow zone; its arrow points to its only neighbour."""

    kind: Literal["infiltration"]
    arrow: Arrow


class ExfiltrationZone(Cell):
    """CD-5.12, CD-90.29: a green zone; its arrow points away from its only neighbour."""

    kind: Literal["exfiltration"]
    arrow: Arrow


Zone = Annotated[ThreatZone | ObjectiveZone | InfiltrationZone | ExfiltrationZone, Field(discriminator="kind")]


class Location(Record):
    """A location card: blueprint, time, bonus, and the threat cards of a campaign (CD-5)."""

    sheet = Sheet(basics="name id level time", map="zones", points="securedBonus campaignThreatCards", story="story")
    id: Id
    name: Text
    level: Level
    time: Annotated[Time, ByTeam()]
    campaign_threat_cards: Positive
    secured_bonus: SecuredBonus
    zones: tuple[Zone, ...] = Field(min_length=1, max_length=64)
    story: Story | None = None

    @model_validator(mode="after")
    def _zones_lie_apart(self) -> Self:
        met: list[str] = []
        for zone in self.zones:
            if zone.id in met:
                raise reject("CD-60.08", words.TWO_ZONES(cell=zone.id.upper()))
            met.append(zone.id)
        return self

    @property
    def threat_count(self) -> int:
        """Threat cards dealt to its zones (CD-5.03)."""
        return sum(zone.cards for zone in self.zones if isinstance(zone, ThreatZone))

    @property
    def objective_count(self) -> int:
        """Objective cards dealt to its zones (CD-5.05)."""
        return sum(zone.cards for zone in self.zones if isinstance(zone, ObjectiveZone))

    @property
    def in_reading_order(self) -> list[ThreatZone | ObjectiveZone | InfiltrationZone | ExfiltrationZone]:
        """Its zones row by row, each row from the left."""
        return sorted(self.zones, key=lambda zone: (zone.y, zone.x))
