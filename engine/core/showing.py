"""What pages show of a document: the questions of the door that each game answers in its room `showing/`."""

from abc import ABC, abstractmethod

from engine.core.answers.boards import Board
from engine.core.answers.missions import CampaignSummary, Graph, LineUp, MissionSummary, SetUp
from engine.core.drafts import Draft
from engine.core.faces import FacePrinter


class Showing(ABC):
    """How one game shows its documents, finished or not: nothing here raises, whatever a draft holds."""

    @abstractmethod
    def missions(self, draft: Draft) -> tuple[MissionSummary, ...]:
        """What can be played."""

    @abstractmethod
    def campaigns(self, draft: Draft) -> tuple[CampaignSummary, ...]:
        """Operations or campaigns, with their missions in order."""

    @abstractmethod
    def boards(self, draft: Draft, mission: str) -> tuple[Board, ...]:
        """The boards that a mission can be played on, as they are set up."""

    @abstractmethod
    def board_of(self, draft: Draft, collection: str, id_: str | int) -> Board | None:
        """A single sector, layout or location; None where the record is no board."""

    @abstractmethod
    def printer(self, draft: Draft) -> FacePrinter:
        """Who prints the cards of a draft."""

    @abstractmethod
    def set_up(self, draft: Draft, mission: str, team: int) -> SetUp | None:
        """What one needs on a real table, and how the mission is set up; None where there is no such mission."""

    @abstractmethod
    def line_up(self, draft: Draft, mission: str) -> LineUp | None:
        """Who can sit where; rule options come from the form of the pack."""

    @abstractmethod
    def graph(self, draft: Draft, mission: str) -> Graph | None:
        """What leads to what in a mission."""
