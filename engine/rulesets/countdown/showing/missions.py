"""Assignments and missions of campaigns of a document, finished or not."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.core.answers import Path
from engine.core.answers.missions import CampaignSummary, MissionSummary, TeamWord
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number, word
from engine.core.sayings import say
from engine.rulesets.countdown.records import RANDOM
from engine.rulesets.countdown.rules.ch06_line_up import MOST_PLAYERS, PLAYERS_WITH_DUMMY, ops_of_a_player
from engine.rulesets.countdown.rules.ch32_traitors import FEWEST_WITH_TRAITORS
from engine.rulesets.countdown.showing.board_words import BOARD_WORDS

USUAL_TEAM = 4
MOST_BOARDS = 15


class DraftMission(NamedTuple):
    """What is played: an assignment, or one mission of a campaign, in the same terms."""

    id: str
    title: str
    path: Path
    record: Mapping[str, Any]  # of the assignment, or of the mission in its campaign
    briefing: str
    level: int
    column: int  # which value of objective cards counts, from 1 (CD-90.35)
    objective: str
    locations: tuple[DraftRecord, ...]
    is_random: bool = False
    campaign: DraftRecord | None = None
    number: int = 0
    is_elsewhere: bool = False  # the table has chosen a location of its own (CD-4.23)

    @property
    def holder(self) -> Mapping[str, Any]:
        """The record that holds its rule options and how many threats are removed."""
        return self.campaign.data if self.campaign else self.record


def missions_of(draft: Draft) -> Iterator[DraftMission]:
    """Every mission, with the objective stack and the location that rule options put in place of the printed ones."""
    for one in _printed(draft):
        stack, place = draft.option(one.holder, "freeObjective"), draft.option(one.holder, "freeLocation")
        chosen = one._replace(objective=word(stack) or one.objective)  # CD-4.22
        if found := _found(draft, [place]):  # CD-4.23
            chosen = chosen._replace(locations=found, is_random=False, is_elsewhere=True)
        yield chosen


def _printed(draft: Draft) -> Iterator[DraftMission]:
    """Every assignment, then every mission of every campaign as "<campaign>-<number>"."""
    for one in draft.records("assignments"):
        level = number(one.data.get("level"), 1)
        yield DraftMission(
            id=one.id,
            title=draft.text(one.data.get("title")) or one.id,
            path=one.path,
            record=one.data,
            briefing=draft.text(one.data.get("briefingText")),
            level=level,
            column=number(one.data.get("objectiveColumn"), level),
            objective=word(one.data.get("objective")),
            locations=_found(draft, listing(one.data.get("locations"))),
        )
    for campaign in draft.records("campaigns"):
        for index, mission in enumerate(map(mapping, listing(campaign.data.get("missions")))):
            level = number(mission.get("level"), 1)
            is_random = mission.get("location", RANDOM) == RANDOM
            yield DraftMission(
                id=f"{campaign.id}-{index + 1}",
                title=f"{draft.text(campaign.data.get('name')) or campaign.id} {index + 1}",
                path=(*campaign.path, "missions", index),
                record=mission,
                briefing=draft.text(mission.get("missionText")),
                level=level,
                column=level,
                objective=word(campaign.data.get("objective")),
                locations=_of_level(draft, level) if is_random else _found(draft, [mission.get("location")]),
                is_random=is_random,
                campaign=campaign,
                number=index + 1,
            )


def find_mission(draft: Draft, id_: str) -> DraftMission | None:
    """The mission of that id."""
    return next((one for one in missions_of(draft) if one.id == id_), None)


def _found(draft: Draft, ids: list[Any]) -> tuple[DraftRecord, ...]:
    found = [draft.find("locations", id_) for id_ in dict.fromkeys(map(word, ids))]
    return tuple(one for one in found if one)[:MOST_BOARDS]


def _of_level(draft: Draft, level: int) -> tuple[DraftRecord, ...]:
    """CD-33.05: one of them is drawn."""
    return tuple(one for one in draft.records("locations") if one.data.get("level") == level)[:MOST_BOARDS]


def summaries(draft: Draft) -> tuple[MissionSummary, ...]:
    """What can be played."""
    return tuple(
        MissionSummary(
            id=one.id,
            title=one.title,
            number=one.number,
            path=one.path,
            briefing=one.briefing,
            campaign=one.campaign.id if one.campaign else "",
            campaign_title=draft.text(one.campaign.data.get("name")) if one.campaign else "",
            boards=tuple(f"{location.id}/" for location in one.locations),
            team_sizes=(sizes := team_sizes(draft, one)),
            team_word=team_word(draft.lang),
            default_team=usual_team(sizes),
        )
        for one in missions_of(draft)
    )


def team_word(lang: str) -> TeamWord:
    words = ("player", "players", "with player", "with players")
    return TeamWord(*(say(BOARD_WORDS, word, lang) for word in words))


def team_sizes(draft: Draft, mission: DraftMission) -> tuple[int, ...]:
    """CD-1.01, CD-6.02 to CD-6.06: one to six players, as far as there are ops; CD-32.01: with traitors three."""
    ops = len(draft.records("ops"))
    least = FEWEST_WITH_TRAITORS if draft.option(mission.holder, "traitorMode") is True else 1
    return tuple(
        players
        for players in range(least, MOST_PLAYERS + 1)
        if players * ops_of_a_player(players) + (players == PLAYERS_WITH_DUMMY) <= ops
    )


def usual_team(sizes: tuple[int, ...]) -> int:
    """Four players, or the nearest number that is possible."""
    return min(sizes, key=lambda size: abs(size - USUAL_TEAM), default=USUAL_TEAM)


def campaigns_of(draft: Draft) -> tuple[CampaignSummary, ...]:
    """CD-33: the campaigns, with their missions in order."""
    return tuple(
        CampaignSummary(
            id=one.id,
            title=draft.text(one.data.get("name")) or one.id,
            introduction=draft.text(one.data.get("story")),
            missions=tuple(f"{one.id}-{n}" for n in range(1, len(listing(one.data.get("missions"))) + 1)),
            path=one.path,
        )
        for one in draft.records("campaigns")
    )
