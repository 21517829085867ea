"""Assignments, campaigns and scenarios (sections 8.1 and 8.7), and the missions they give."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal, Self

from pydantic import Field, model_validator

from engine.core.meaning import ByTeam, Sheet
from engine.core.validation import reject
from engine.rulesets.countdown.records import words

from .base import Id, Level, LocationRef, Natural, Objective, Record, Story, Text
from .locations import Time
from .options import RuleOptions

if TYPE_CHECKING:
    from .pack import PackRecord

COLOURS = {"green": 1, "orange": 2, "red": 3}
RANDOM = "random"


class Assignment(Record):
    """CD-4.02: a single mission; how many locations it names is for the linter (CD-60.23)."""

    sheet = Sheet(
        basics="title id colour level objective",
        map="locations time",
        story="briefingText notes",
        rules="removeTopThreats objectiveColumn options",
    )
    id: Id
    title: Text | None = None
    colour: Literal["green", "orange", "red"]
    level: Level
    objective: Objective
    time: Annotated[Time, ByTeam()]
    locations: tuple[LocationRef, ...] = Field(min_length=1, max_length=15)
    objective_column: Level | None = None
    remove_top_threats: Natural = 0
    briefing_text: Story | None = None
    notes: Story | None = None
    options: RuleOptions = RuleOptions()

    @model_validator(mode="after")
    def _colour_fixes_level(self) -> Self:
        if COLOURS[self.colour] != self.level:
            level = COLOURS[self.colour]
            raise reject("CD-60.22", words.COLOURS[self.colour](level=level, own=self.level))
        return self


class CampaignMission(Record):
    """One mission of a campaign; a random location is drawn among those of the level (CD-33.05)."""

    level: Level
    location: LocationRef | Literal["random"] = "random"
    mission_text: Story | None = None


class Campaign(Record):
    """CD-33, CD-34: missions of one objective; a scenario is a campaign with given locations."""

    sheet = Sheet(
        basics="name id objective missions",
        story="story",
        rules="removeTopThreats supportCards objectiveStackReset options",
    )
    id: Id
    name: Text
    story: Story | None = None
    objective: Objective
    missions: tuple[CampaignMission, ...] = Field(min_length=1, max_length=9)
    remove_top_threats: Natural = 0
    support_cards: Annotated[int, Field(ge=0, le=99)] = 4
    team_locked: Literal[True] = True
    objective_stack_reset: bool = True
    options: RuleOptions = RuleOptions()


@dataclass(frozen=True)
class Mission:
    """What is played: an assignment, or one mission of a campaign, in the same terms."""

    id: str
    title: Text
    level: int
    objective: str
    column: int  # which value of objective cards counts, from 1 (CD-90.35)
    locations: tuple[str, ...]
    is_random: bool  # one of the locations is drawn, rather than chosen (CD-33.05)
    time: Time | None  # None: the location's (CD-90.36)
    remove_top_threats: int
    options: RuleOptions
    path: str
    text: Text | None
    campaign: Campaign | None = None
    number: int = 1  # which mission of the campaign


def missions_of(pack: PackRecord) -> Iterator[Mission]:
    """Every assignment, then every mission of every campaign as "<campaign>-<number>"."""
    for index, one in enumerate(pack.assignments):
        yield Mission(
            id=one.id,
            title=one.title or one.id,
            level=one.level,
            objective=one.objective,
            column=one.objective_column or one.level,
            locations=one.locations,
            is_random=False,
            time=one.time,
            remove_top_threats=one.remove_top_threats,
            options=one.options,
            path=f"assignments[{index}] ({one.id})",
            text=one.briefing_text,
        )
    for index, campaign in enumerate(pack.campaigns):
        for number, mission in enumerate(campaign.missions, start=1):
            yield Mission(
                id=f"{campaign.id}-{number}",
                title=_numbered(campaign.name, number),
                level=mission.level,
                objective=campaign.objective,
                column=mission.level,  # CD-33.21 to CD-33.23
                locations=locations_of(pack, mission),
                is_random=mission.location == RANDOM,
                time=None,
                remove_top_threats=campaign.remove_top_threats,
                options=campaign.options,
                path=f"campaigns[{index}] ({campaign.id}).missions[{number - 1}]",
                text=mission.mission_text,
                campaign=campaign,
                number=number,
            )


def _numbered(name: Text, number: int) -> Text:
    """The name of a campaign with the number of its mission."""
    if isinstance(name, str):
        return f"{name} {number}"
    return {lang: f"{text} {number}" for lang, text in name.items()}


def locations_of(pack: PackRecord, mission: CampaignMission) -> tuple[str, ...]:
    """CD-33.04: the named location, or all of the mission's level."""
    if mission.location != RANDOM:
        return (mission.location,)
    return tuple(location.id for location in pack.locations if location.level == mission.level)
