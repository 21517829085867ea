"""The graph of a mission as boxes and lines; the engine says what stands in which column and row."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine import UnknownName, graph

WIDTH, HEIGHT = 190, 54
ACROSS, DOWN = 56, 18  # between boxes
EDGE = 12  # around all
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


@dataclass(frozen=True)
class Way:
    """An edge as a curve."""

    edge: Any
    source: Any
    target: Any
    d: str


@dataclass(frozen=True)
class DrawnGraph:
    """Ready for its template."""

    boxes: list[Box]
    ways: list[Way]
    width: int
    height: int

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
    boxes = {node.id: _box(node) for node in found.nodes}
    ways = [
        Way(edge, boxes[edge.source].node, boxes[edge.target].node, _curve(boxes[edge.source], boxes[edge.target]))
        for edge in found.edges
        if edge.source in boxes and edge.target in boxes
    ]
    width = max((box.x + WIDTH for box in boxes.values()), default=0) + EDGE
    height = max((box.y + HEIGHT for box in boxes.values()), default=0) + EDGE
    return DrawnGraph(list(boxes.values()), ways, width, height)


def _box(node: Any) -> Box:
    x, y = EDGE + node.column * (WIDTH + ACROSS), EDGE + node.row * (HEIGHT + DOWN)
    return Box(node, x, y, ICONS.get(node.kind, "ui-card"))


def _curve(source: Box, target: Box) -> str:
    """From the right side to the left side of what comes later; downwards within a column."""
    if source.node.column == target.node.column:
        x, up = source.x + WIDTH // 2, source.y > target.y
        start, end = (source.y, target.y + HEIGHT) if up else (source.y + HEIGHT, target.y)
        return f"M{x} {start}V{end}"
    x1, y1, x2, y2 = source.x + WIDTH, source.y + HEIGHT // 2, target.x, target.y + HEIGHT // 2
    bend = max(40, abs(x2 - x1) // 2)
    return f"M{x1} {y1}C{x1 + bend} {y1} {x2 - bend} {y2} {x2 - 5} {y2}"
