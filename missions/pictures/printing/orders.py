"""What somebody wants to have printed, and how."""

from dataclasses import asdict, dataclass
from typing import Any

PARTS = ("mission", "cards", "board", "standees", "decks")


@dataclass(frozen=True)
class Orders:
    """The choices of the print page."""

    parts: tuple[str, ...] = ("mission", "cards", "board", "standees")
    paper: str = "a4"  # or "letter"
    design: str = "dossier"  # or "spare"
    bleed: bool = True
    marks: bool = True
    backs: str = "long"  # turned on the long edge, on the "short" one, or "none"
    lang: str = "en"
    team: int = 0  # of the set-up; 0: the mission's usual team

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, given: dict[str, Any]) -> "Orders":
        return cls(**{**given, "parts": tuple(given["parts"])})

    @property
    def is_lying(self) -> bool:
        """Letter is too small for nine cards with bleed: eight fit when the sheet lies."""
        return self.paper == "letter" and self.bleed

    @property
    def grid(self) -> tuple[int, int]:
        """Columns and rows of cards."""
        return (4, 2) if self.is_lying else (3, 3)

    @property
    def tokens_below(self) -> int:
        """How many tokens fit below a part of the board."""
        return 8 if self.paper == "letter" else 16

    @property
    def standees_a_sheet(self) -> int:
        """Seven in a row, in as many rows as the paper is high."""
        return 14 if self.paper == "letter" else 21

    @property
    def mirrors_columns(self) -> bool:
        """Turned about a vertical axis: the long edge of a standing sheet, the short edge of a lying one."""
        return (self.backs == "long") != self.is_lying
