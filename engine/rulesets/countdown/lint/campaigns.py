"""Campaigns, roles and removed threats: CD-60.16, CD-60.51 to CD-60.55 and CD-60.59."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.lint import Problem, set_to
from engine.rulesets.countdown.lint.drafts import MissionDraft, PackDraft
from engine.rulesets.countdown.lint.registry import mission_checks, pack_checks
from engine.rulesets.countdown.lint.words import missions as words
from engine.rulesets.countdown.records import RANDOM, Assignment, Campaign, CampaignMission, Location, at

MOST_REMOVED = 20  # CD-90.60


@pack_checks.check("CD-60.16", "warning", "CD-33.19", "The threat cards suffice for a whole campaign.")
def threat_cards_last(draft: PackDraft) -> Iterator[Problem]:
    for path, campaign in draft.campaigns:
        needed = campaign.remove_top_threats
        for index, mission in enumerate(campaign.missions):
            places = _places(draft, mission)
            counts = [place.threat_count if index == 0 else place.campaign_threat_cards for place in places]
            needed += max(counts, default=0)
        cards = len(draft.pack.threat_cards)
        if needed > cards:
            yield words.THREATS_RUN_OUT(path, campaign=draft.name(campaign), n=needed, has=cards)


@pack_checks.check("CD-60.51", "error", "CD-33.02", "A campaign has three missions, of level 1, 2 and 3.")
def campaigns_rise(draft: PackDraft) -> Iterator[Problem]:
    for path, campaign in draft.campaigns:
        levels = [mission.level for mission in campaign.missions]
        if levels != [1, 2, 3]:
            found = ", ".join(str(level) for level in levels)
            yield words.LEVELS(f"{path}.missions", campaign=draft.name(campaign), levels=found)


pack_checks.on_loading("CD-60.52", "error", "CD-33.03", "A campaign has one objective for all its missions.")


@pack_checks.check("CD-60.53", "error", "CD-33.05", "There are locations of every level to draw from.")
def locations_can_be_drawn(draft: PackDraft) -> Iterator[Problem]:
    for path, campaign in draft.campaigns:
        for index, mission in enumerate(campaign.missions):
            if not _places(draft, mission):
                yield words.NOTHING_TO_DRAW(
                    f"{path}.missions[{index}].location", campaign=draft.name(campaign), level=mission.level
                )


def _places(draft: PackDraft, mission: CampaignMission) -> list[Location]:
    """The locations at which a mission of a campaign may be played."""
    if mission.location == RANDOM:
        return [place for place in draft.pack.locations if place.level == mission.level]
    return [place for place in draft.pack.locations if place.id == mission.location]


@pack_checks.check("CD-60.54", "warning", "CD-90.60", "At most 20 threat cards are removed at the start.")
def not_too_many_threats_are_removed(draft: PackDraft) -> Iterator[Problem]:
    records: list[tuple[str, Assignment | Campaign]] = [*draft.campaigns]
    for index, one in enumerate(draft.pack.assignments):
        if draft.only is None or draft.only.id == one.id:
            records.append((at("assignments", index, one), one))
    for path, record in records:
        if record.remove_top_threats > MOST_REMOVED:
            yield words.TOO_MANY_REMOVED(
                f"{path}.removeTopThreats",
                fix=set_to(
                    f"{path}.removeTopThreats",
                    MOST_REMOVED,
                    words.REMOVE_FEWER(n=MOST_REMOVED),
                    record.remove_top_threats,
                ),
                record=draft.name(record),
                n=record.remove_top_threats,
                most=MOST_REMOVED,
            )


@pack_checks.check("CD-60.55", "error", "CD-33.10", "There are as many support cards as are drawn.")
def support_cards_suffice(draft: PackDraft) -> Iterator[Problem]:
    cards = len(draft.pack.support_cards)
    for path, campaign in draft.campaigns:
        if campaign.support_cards > cards:
            yield words.TOO_FEW_SUPPORT_CARDS(
                f"{path}.supportCards",
                fix=set_to(f"{path}.supportCards", cards, words.DRAW_FEWER(n=cards), campaign.support_cards),
                campaign=draft.name(campaign),
                n=campaign.support_cards,
                has=cards,
            )


@mission_checks.check("CD-60.59", "error", "CD-32.02", "There are role cards for 3 to 6 players.")
def roles_suffice(draft: MissionDraft) -> Iterator[Problem]:
    roles = draft.pack.roles
    exactly_two = draft.options.traitor_deal == "exactlyTwo"
    for players in (3, 4, 5, 6):
        traitors = 2 if exactly_two and players > 4 else 1  # CD-32.02, CD-90.56
        drawn = players - traitors
        enough = roles.patriots if players <= 4 or exactly_two else roles.patriots + roles.traitors - 1  # CD-32.05
        if roles.traitors < traitors or enough < drawn:
            yield words.TOO_FEW_ROLES(
                "roles",
                fix=set_to("roles", {"patriots": 5, "traitors": 2}, words.USUAL_ROLES(), after="5 / 2"),
                patriots=roles.patriots,
                traitors=roles.traitors,
                players=players,
            )
            return
