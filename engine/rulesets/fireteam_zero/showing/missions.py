"""Missions and operations of a document, finished or not."""

from engine.core.answers.missions import CampaignSummary, MissionSummary, TeamWord
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number, word
from engine.core.sayings import say
from engine.rulesets.fireteam_zero.records import HeroCount, Seats
from engine.rulesets.fireteam_zero.showing.board_words import BOARD_WORDS

USUAL_TEAM = 3
MOST_HEROES = 8


def summaries(draft: Draft) -> tuple[MissionSummary, ...]:
    """FZ-F.03: every mission, with its place in the first operation that names it."""
    places: dict[str, tuple[DraftRecord, int]] = {}
    for operation in draft.records("operations"):
        for index, id_ in enumerate(listing(operation.data.get("missions")), start=1):
            places.setdefault(word(id_), (operation, index))
    return tuple(_summary(draft, mission, places.get(mission.id)) for mission in draft.records("missions"))


def _summary(draft: Draft, mission: DraftRecord, place: tuple[DraftRecord, int] | None) -> MissionSummary:
    sizes = team_sizes(draft, mission)
    layout = mission.data.get("layout")
    return MissionSummary(
        id=mission.id,
        title=draft.text(mission.data.get("title")) or mission.id,
        number=place[1] if place else 0,
        path=mission.path,
        briefing=draft.text(mapping(mission.data.get("story")).get("briefing")),
        campaign=place[0].id if place else "",
        campaign_title=draft.text(place[0].data.get("title")) if place else "",
        boards=("",) if isinstance(layout, dict) or draft.find("layouts", layout) else (),
        team_sizes=sizes,
        team_word=team_word(draft.lang),
        default_team=usual_team(sizes),
    )


def team_word(lang: str) -> TeamWord:
    words = ("hero", "heroes", "with hero", "with heroes")
    return TeamWord(*(say(BOARD_WORDS, word, lang) for word in words))


def team_sizes(draft: Draft, mission: DraftRecord) -> tuple[int, ...]:
    """FZ-1.09, FZ-A.40: what the mission and the table's option both allow; FZ-A.53: one alone only by option."""
    count, table = mapping(mission.data.get("heroCount")), mapping(draft.option(mission.data, "seats"))
    least = max(number(count.get("min"), HeroCount().min), number(table.get("min"), Seats().min))
    most = min(number(count.get("max"), HeroCount().max), number(table.get("max"), Seats().max), MOST_HEROES)
    if least <= 2:
        least = 1 if draft.option(mission.data, "loneHero") is True else 2
    return tuple(range(least, most + 1))


def usual_team(sizes: tuple[int, ...]) -> int:
    """Three heroes, or the nearest number that is allowed."""
    return min(sizes, key=lambda size: abs(size - USUAL_TEAM), default=USUAL_TEAM)


def operations(draft: Draft) -> tuple[CampaignSummary, ...]:
    """FZ-F.02: the operations, with those of their missions that exist."""
    return tuple(
        CampaignSummary(
            id=one.id,
            title=draft.text(one.data.get("title")) or one.id,
            introduction=draft.text(one.data.get("introduction")),
            missions=tuple(
                word(id_) for id_ in listing(one.data.get("missions")) if draft.find("missions", id_) is not None
            ),
            path=one.path,
        )
        for one in draft.records("operations")
    )
