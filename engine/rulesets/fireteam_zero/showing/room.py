"""What pages show of Fireteam Zero, one module an area."""

from collections.abc import Mapping
from typing import Any

from engine.core.answers.boards import Board
from engine.core.answers.missions import CampaignSummary, Flow, Graph, LineUp, MissionSummary, SetUp, Tally
from engine.core.drafts import Draft
from engine.core.showing import Showing
from engine.rulesets.fireteam_zero.showing.boards import layout_board, mission_boards, sector_board
from engine.rulesets.fireteam_zero.showing.card_rules import CARD_RULES
from engine.rulesets.fireteam_zero.showing.flow import operation_flow
from engine.rulesets.fireteam_zero.showing.graph import MissionGraph
from engine.rulesets.fireteam_zero.showing.line_ups import line_up
from engine.rulesets.fireteam_zero.showing.mission_faces import CardFaces
from engine.rulesets.fireteam_zero.showing.missions import operations, summaries
from engine.rulesets.fireteam_zero.showing.set_up import TableSetUp
from engine.rulesets.fireteam_zero.showing.sketch import NUMBERS, sketched
from engine.rulesets.fireteam_zero.showing.tallies import mission_tallies


class FireteamZeroShowing(Showing):
    """Boards, missions and cards of Fireteam Zero."""

    card_rules = CARD_RULES
    numbers = NUMBERS

    def missions(self, draft: Draft) -> tuple[MissionSummary, ...]:
        """Every mission of the document."""
        return summaries(draft)

    def campaigns(self, draft: Draft) -> tuple[CampaignSummary, ...]:
        """Every operation."""
        return operations(draft)

    def boards(self, draft: Draft, mission: str) -> tuple[Board, ...]:
        """The one board of a mission."""
        found = draft.find("missions", mission)
        return mission_boards(draft, found) if found else ()

    def board_of(self, draft: Draft, collection: str, id_: str | int) -> Board | None:
        """A sector, a layout, or a mission's board."""
        found = draft.find(collection, id_)
        if found is None:
            return None
        if collection == "sectors":
            return sector_board(draft, found)
        if collection == "layouts":
            return layout_board(draft, found.data, found.path, draft.text(found.data.get("name")) or found.id)
        return next(iter(mission_boards(draft, found)), None) if collection == "missions" else None

    def printer(self, draft: Draft) -> CardFaces:
        """Who prints the cards."""
        return CardFaces(draft)

    def set_up(self, draft: Draft, mission: str, team: int) -> SetUp | None:
        """For people at a real table."""
        found = draft.find("missions", mission)
        return TableSetUp(draft, found, team).answer() if found else None

    def line_up(self, draft: Draft, mission: str) -> LineUp | None:
        """Who can sit where."""
        found = draft.find("missions", mission)
        return line_up(draft, found) if found else None

    def tallies(self, draft: Draft, mission: str) -> tuple[Tally, ...]:
        """The decks of a mission."""
        found = draft.find("missions", mission)
        return tuple(mission_tallies(draft, found)) if found else ()

    def graph(self, draft: Draft, mission: str) -> Graph | None:
        """What leads to what."""
        found = draft.find("missions", mission)
        return MissionGraph(draft, found).answer() if found else None

    def flow(self, draft: Draft, collection: str, id_: str | int) -> Flow | None:
        """The order of missions."""
        found = draft.find(collection, id_) if collection == "operations" else None
        return operation_flow(draft, found) if found else None

    def sketch(self, base: dict[str, Any], starter: Mapping[str, Any], numbers: Mapping[str, int]) -> dict[str, Any]:
        """A board of that size, and a mission on it."""
        return sketched(base, starter, numbers)
