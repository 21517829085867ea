"""Maps of campaigns: one mission after another, and how it ends."""

from itertools import pairwise
from typing import Any

from engine.core.answers.campaigns import CampaignMap, CampaignNode
from engine.core.content import text_in


def mission_title(pack: Any, mission: str, lang: str) -> str:
    """What people call a mission of a pack."""
    return next((text_in(one.title, lang) for one in pack.missions if one.id == mission), mission)


def ending(id_: str, title: str, state: Any, is_reached: bool, why: str, place: tuple[int, int]) -> CampaignNode:
    """An end at a column and row of the map; as long as it is not reached it is locked, and `why` tells so.

    That a campaign can be won or lost gives nothing away.
    """
    state, why = (state, "") if is_reached else ("locked", why)
    return CampaignNode(id_, "ending", title, state, why, "", *place)


def line_of_missions(
    missions: list[CampaignNode], won: CampaignNode, lost: CampaignNode | None, words: tuple[str, str]
) -> CampaignMap:
    """A win leads on to the next mission and at last to the good end, a defeat to the bad one if there is any."""
    after_win, after_defeat = words
    edges = [(one.id, other.id, after_win) for one, other in pairwise([*missions, won])]
    if lost is None:
        return CampaignMap((*missions, won), tuple(edges))
    edges += [(one.id, lost.id, after_defeat) for one in missions]
    return CampaignMap((*missions, won, lost), tuple(edges))
