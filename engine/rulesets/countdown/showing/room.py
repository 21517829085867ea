"""What pages show of Countdown, one module an area."""

from collections.abc import Mapping
from typing import Any

from engine.core.answers.boards import Board
from engine.core.answers.missions import CampaignSummary, Flow, Graph, LineUp, MissionSummary, SetUp
from engine.core.drafts import Draft
from engine.core.showing import Showing
from engine.rulesets.countdown.showing.boards import location_board
from engine.rulesets.countdown.showing.card_rules import CARD_RULES
from engine.rulesets.countdown.showing.flow import campaign_flow
from engine.rulesets.countdown.showing.graph import MissionGraph
from engine.rulesets.countdown.showing.line_ups import line_up
from engine.rulesets.countdown.showing.mission_faces import CardFaces
from engine.rulesets.countdown.showing.missions import campaigns_of, find_mission, summaries
from engine.rulesets.countdown.showing.set_up import TableSetUp
from engine.rulesets.countdown.showing.sketch import NUMBERS, sketched


class CountdownShowing(Showing):
    """Boards, missions and cards of Countdown."""

    card_rules = CARD_RULES
    numbers = NUMBERS

    def missions(self, draft: Draft) -> tuple[MissionSummary, ...]:
        """Every assignment, and every mission of a campaign."""
        return summaries(draft)

    def campaigns(self, draft: Draft) -> tuple[CampaignSummary, ...]:
        """Every campaign."""
        return campaigns_of(draft)

    def boards(self, draft: Draft, mission: str) -> tuple[Board, ...]:
        """The blueprints of the locations that a mission can be played at."""
        found = find_mission(draft, mission)
        return tuple(location_board(draft, one) for one in found.locations) if found else ()

    def board_of(self, draft: Draft, collection: str, id_: str | int) -> Board | None:
        """A location's blueprint."""
        found = draft.find(collection, id_) if collection == "locations" else None
        return location_board(draft, found) if found else None

    def printer(self, draft: Draft) -> CardFaces:
        """Who prints the cards."""
        return CardFaces(draft)

    def set_up(self, draft: Draft, mission: str, team: int) -> SetUp | None:
        """For people at a real table."""
        found = find_mission(draft, mission)
        return TableSetUp(draft, found, team).answer() if found else None

    def line_up(self, draft: Draft, mission: str) -> LineUp | None:
        """Who can sit where."""
        found = find_mission(draft, mission)
        return line_up(draft) if found else None

    def graph(self, draft: Draft, mission: str) -> Graph | None:
        """What leads to what."""
        found = find_mission(draft, mission)
        return MissionGraph(draft, found).answer() if found else None

    def flow(self, draft: Draft, collection: str, id_: str | int) -> Flow | None:
        """The order of missions."""
        found = draft.find(collection, id_) if collection == "campaigns" else None
        return campaign_flow(draft, found) if found else None

    def sketch(self, base: dict[str, Any], starter: Mapping[str, Any], numbers: Mapping[str, int]) -> dict[str, Any]:
        """A board of that size, and a mission on it."""
        return sketched(base, starter, numbers)
