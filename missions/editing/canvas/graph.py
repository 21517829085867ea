"""The graph of a mission as boxes and lines; the engine says what stands in which column and row."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine import UnknownName, graph
from missions.editing.measured import Measured, measured

WIDTH, HEIGHT = 190, 54
ACROSS, DOWN = 96, 18  # between boxes
EDGE = 12  # around all
THIN, THICK = 1.6, 6.0  # a way that nobody takes, and one that every game takes
ICONS: Mapping[str, str] = {
    "start": "ui-play",
    "recon": "ui-cards",
    "event": "ui-card",
    "threat": "threat",
    "discovery": "intel",
    "twist": "twist",
    "objective": "objective",
    "exit": "exit",
    "ending": "ui-flag",
    "location": "ui-map",
}


@dataclass(frozen=True)
class Box:
    """A node where it is drawn."""

    node: Any
    x: int
    y: int
    icon: str
    share: float | None = None  # of the games that came here

    @property
    def per_cent(self) -> str:
        return "" if self.share is None else f"{round(100 * self.share)}\u00a0%"


@dataclass(frozen=True)
class Way:
    """An edge as a curve."""

    edge: Any
    source: Any
    target: Any
    d: str
    middle: tuple[int, int]
    share: float | None = None  # of the games that went this way; None where nobody counted

    @property
    def thickness(self) -> float:
        return round(THIN + (self.share or 0) * (THICK - THIN), 1)

    @property
    def per_cent(self) -> str:
        return "" if self.share is None else f"{round(100 * self.share)}\u00a0%"


@dataclass(frozen=True)
class DrawnGraph:
    """Ready for its template."""

    boxes: list[Box]
    ways: list[Way]
    width: int
    height: int
    measured: Measured | None = None  # whose games the shares are from

    @property
    def loose(self) -> list[Any]:
        """Nodes that lead nowhere, or that nothing leads to."""
        return [box.node for box in self.boxes if box.node.state]


def drawn_graph(workspace: Any) -> DrawnGraph | None:
    """What leads to what in the mission that is open; None where no mission is."""
    try:
        found = graph(workspace.document, workspace.mission_at_hand, workspace.lang)
    except UnknownName:
        return None
    known = measured(workspace.pack, workspace.mission_at_hand, workspace.document)
    shares = known.shares if known else {}
    boxes = {node.id: _box(node, shares.get(node.measure)) for node in found.nodes}
    ways = [
        _way(edge, boxes[edge.source], boxes[edge.target], shares.get(edge.measure))
        for edge in found.edges
        if edge.source in boxes and edge.target in boxes
    ]
    width = max((box.x + WIDTH for box in boxes.values()), default=0) + EDGE
    height = max((box.y + HEIGHT for box in boxes.values()), default=0) + EDGE
    return DrawnGraph(list(boxes.values()), ways, width, height, known)


def _box(node: Any, share: float | None) -> Box:
    x, y = EDGE + node.column * (WIDTH + ACROSS), EDGE + node.row * (HEIGHT + DOWN)
    return Box(node, x, y, ICONS.get(node.kind, "ui-card"), _bounded(share))


def _way(edge: Any, source: Box, target: Box, share: float | None) -> Way:
    return Way(edge, source.node, target.node, _curve(source, target), _middle(source, target), _bounded(share))


def _bounded(share: float | None) -> float | None:
    """What can happen twice in a game is counted once."""
    return None if share is None else min(1.0, max(0.0, share))


def _middle(source: Box, target: Box) -> tuple[int, int]:
    """Where its share is told: near what it leads to, where ways from one source lie apart."""
    if source.node.column == target.node.column:
        return source.x + WIDTH // 2, (source.y + target.y + HEIGHT) // 2
    return target.x - 38, target.y + HEIGHT // 2 + (source.y > target.y) * 6 - (source.y < target.y) * 6


def _curve(source: Box, target: Box) -> str:
    """From the right side to the left side of what comes later; downwards within a column."""
    if source.node.column == target.node.column:
        x, up = source.x + WIDTH // 2, source.y > target.y
        start, end = (source.y, target.y + HEIGHT) if up else (source.y + HEIGHT, target.y)
        return f"M{x} {start}V{end}"
    x1, y1, x2, y2 = source.x + WIDTH, source.y + HEIGHT // 2, target.x, target.y + HEIGHT // 2
    bend = max(40, abs(x2 - x1) // 2)
    return f"M{x1} {y1}C{x1 + bend} {y1} {x2 - bend} {y2} {x2 - 5} {y2}"
