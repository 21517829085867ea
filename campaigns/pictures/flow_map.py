"""The flow of missions as boxes and arrows: positions only, the template draws."""

from datetime import date
from functools import cached_property
from textwrap import wrap
from typing import Any, NamedTuple

from campaigns.ledger_lines import OUTCOMES

WIDTH, HEIGHT = 176, 124
GAP_X, GAP_Y = 40, 28
MARGIN, HEADING = 6, 30
LETTERS = 20  # of a title's line
MOST_LINES = 2


class Attempt(NamedTuple):
    """A game of a mission: how it ended, and when."""

    outcome: str
    day: date

    @property
    def words(self) -> str:
        return str(OUTCOMES.get(self.outcome, self.outcome))

    @property
    def mark(self) -> str:
        return {"won": "✓", "lost": "✗"}.get(self.outcome, "–")


class Box(NamedTuple):
    """A mission, a fork or an ending on the map."""

    node: dict[str, Any]
    x: int
    y: int
    is_sealed: bool
    number: int  # from 1, in the order of the map
    label: str = ""  # of a mission: its number, behind that of its chapter where there are several
    opens_with: str = ""  # the label of the mission that must be won first
    attempts: tuple[Attempt, ...] = ()

    @property
    def last_attempts(self) -> tuple[Attempt, ...]:
        """As many as fit beside the flag of the next mission, or along the foot."""
        return self.attempts[-1:] if self.node["state"] == "next" else self.attempts[-2:]

    @property
    def lines(self) -> list[tuple[int, str]]:
        """The title's lines with their height on the map."""
        cut = wrap(self.node["title"], LETTERS)
        kept = cut[:MOST_LINES] if len(cut) <= MOST_LINES else [cut[0], cut[1][: LETTERS - 1] + "…"]
        return [(self.y + 46 + 20 * number, line) for number, line in enumerate(kept)]

    @property
    def why_lines(self) -> list[tuple[int, str]]:
        cut = wrap(self.node["why"], LETTERS + 5)[:2]
        return [
            (self.y + 50 + 20 * (1 if self.is_sealed else len(self.lines)) + 16 * n, line) for n, line in enumerate(cut)
        ]


class Arrow(NamedTuple):
    """From one box to another."""

    path: str
    is_open: bool
    words: str


class FlowMap:
    """The engine's campaign map, laid out."""

    width, height = WIDTH, HEIGHT

    def __init__(
        self, answer: dict[str, Any], *, shows_sealed: bool, attempts: dict[str, list[Attempt]] | None = None
    ) -> None:
        self.answer = answer
        self.shows_sealed = shows_sealed
        self.attempts = attempts or {}

    @cached_property
    def chapters(self) -> list[tuple[int, int, str]]:
        """Row, place of the heading, and title of each operation, where there are several."""
        found = [(one["row"], one["title"]) for one in self.answer.get("chapters", ())]
        return [(row, self._top(row) - 10, title) for row, title in found]

    def _top(self, row: int) -> int:
        headings = sum(one["row"] <= row for one in self.answer.get("chapters", ()))
        return MARGIN + row * (HEIGHT + GAP_Y) + headings * HEADING

    @cached_property
    def boxes(self) -> list[Box]:
        return [
            Box(
                node,
                MARGIN + node["column"] * (WIDTH + GAP_X),
                self._top(node["row"]),
                node["is_spoiler"] and not self.shows_sealed,
                number,
                self._labels.get(node["id"], ""),
                self._before.get(node["id"], ""),
                tuple(self.attempts.get(node["mission"], ())) if node["kind"] == "mission" else (),
            )
            for number, node in enumerate(self.answer["nodes"], start=1)
        ]

    @cached_property
    def _labels(self) -> dict[str, str]:
        """Mission → 2, or 1.2 where one operation followed another."""
        rows = [one["row"] for one in self.answer.get("chapters", ())] or [0]
        found, counts = {}, [0] * len(rows)
        for node in self.answer["nodes"]:
            if node["kind"] == "mission":
                chapter = sum(row <= node["row"] for row in rows)
                counts[chapter - 1] += 1
                number = str(counts[chapter - 1])
                found[node["id"]] = f"{chapter}.{number}" if len(rows) > 1 else number
        return found

    @cached_property
    def _before(self) -> dict[str, str]:
        """Node → the label of the first one that leads to it."""
        found: dict[str, str] = {}
        for source, target, _words in self.answer["edges"]:
            found.setdefault(target, self._labels.get(source, ""))
        return found

    @property
    def view_box(self) -> str:
        right = max((box.x + WIDTH for box in self.boxes), default=WIDTH)
        bottom = max((box.y + HEIGHT for box in self.boxes), default=HEIGHT)
        return f"0 0 {right + MARGIN} {bottom + MARGIN}"

    @property
    def pixel_width(self) -> int:
        return int(self.view_box.split()[2])

    @property
    def won(self) -> int:
        return sum(box.node["state"] == "won" and box.node["kind"] == "mission" for box in self.boxes)

    @property
    def missions(self) -> int:
        return sum(box.node["kind"] == "mission" for box in self.boxes)

    @property
    def has_sealed(self) -> bool:
        return any(node["is_spoiler"] for node in self.answer["nodes"])

    @property
    def arrows(self) -> list[Arrow]:
        at = {box.node["id"]: box for box in self.boxes}
        return [
            self._arrow(at[source], at[target], words)
            for source, target, words in self.answer["edges"]
            if source in at and target in at
        ]

    @staticmethod
    def _arrow(one: Box, other: Box, words: str) -> Arrow:
        """Straight along a row; with a step where the rows differ."""
        x, y = one.x + WIDTH, one.y + HEIGHT // 2
        to_x, to_y = other.x - 3, other.y + HEIGHT // 2
        middle = to_x - GAP_X // 2
        path = f"M{x} {y}H{to_x}" if y == to_y else f"M{one.x + WIDTH // 2} {one.y + HEIGHT}V{to_y}H{to_x}"
        if y != to_y and one.node["column"] + 1 == other.node["column"]:
            path = f"M{x} {y}H{middle}V{to_y}H{to_x}"
        is_open = one.node["state"] == "won" and other.node["state"] != "locked"
        return Arrow(path, is_open, words)
