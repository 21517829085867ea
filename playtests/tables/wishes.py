"""A wish to take something back, as whoever looks sees it: theirs to answer, asked of others, or refused."""

from typing import Any

from playtests.tables.people import Sitting
from playtests.tables.players import name_of_player


class Wish:
    """What a table keeps of it; nothing where nobody has one."""

    def __init__(self, sitting: Sitting, scene: Any) -> None:
        self.sitting = sitting
        self.scene = scene
        self.kept: dict[str, Any] = sitting.table.wish

    @property
    def is_open(self) -> bool:
        return "to" in self.kept

    @property
    def is_mine_to_answer(self) -> bool:
        """Whether whoever looks plays a seat and has not answered yet."""
        return self.is_open and bool(self.sitting.mine - set(self.kept["agreed"]))

    @property
    def span(self) -> str:
        return self.kept["span"]

    @property
    def wisher(self) -> str:
        """Who wants to take something back, by name."""
        return self._name_at(self.kept["by"])

    @property
    def refuser(self) -> str:
        """Who said no to what whoever looks wanted to take back, by name."""
        refused = self.kept.get("refused")
        return "" if refused is None or self.kept["by"] not in self.sitting.mine else self._name_at(refused)

    def _name_at(self, index: int) -> str:
        """Who sits there and whom they play: guests have no name of their own."""
        played = next((seat.label for seat in self.scene.seats if seat.index == index), "")
        return f"{name_of_player(self.sitting, self.sitting.seats[index])} ({played})"
