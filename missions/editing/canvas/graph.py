"""The graph of a mission as boxes and lines: a column for each stage of it, in the order that the engine says."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from django.utils.translation import gettext_lazy as _

from engine import UnknownName, graph
from missions.editing.measured import Measured, measured

WIDTH, HEIGHT = 190, 54
ACROSS, DOWN = 90, 34  # between boxes
EDGE = 16  # around all
BOW = 32  # how far a way swings out that goes past boxes of its own column
HEAD = 30  # above the boxes: what their columns are
STACKED = 4  # so many cards that lead nowhere further are drawn as one stack
THIN, THICK = 1.6, 6.0  # a way that nobody takes, and one that every game takes
STAGES: Mapping[str, tuple[str, ...]] = {
    "start": ("start", "recon", "threat", "location"),
    "find": ("event", "discovery", "twist", "card"),
    "do": ("objective", "exit"),
    "end": ("ending",),
}
OTHERS = "find"  # what is of no stage
HEADS: Mapping[str, Any] = {
    "start": _("Start"),
    "find": _("What they find"),
    "do": _("What they must do"),
    "end": _("How it ends"),
}
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
    stacked: tuple[Any, ...] = ()  # the nodes of a stack

    @property
    def per_cent(self) -> str:
        return "" if self.share is None else f"{round(100 * self.share)}\u00a0%"

    @property
    def outcome(self) -> str:
        """How the mission ends here; '' where it goes on."""
        return {"win-rate": "won", "loss-rate": "lost"}.get(self.node.measure, "")

    @property
    def is_open(self) -> bool:
        """It leads to a record, or unfolds."""
        return bool(self.stacked) or len(self.node.path) > 1


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
    heads: list[tuple[int, Any]]  # from where on columns are of a stage of the mission
    width: int
    height: int
    measured: Measured | None = None  # whose games the shares are from
    kinds: list[tuple[str, str, int]] = field(default_factory=list)  # what can be hidden: kind, label, how many
    has_stacks: bool = False
    is_unfolded: bool = False
    edges: list[Way] = field(default_factory=list)  # every way, those into a stack too, for the list

    @property
    def loose(self) -> list[Any]:
        """Nodes that lead nowhere, or that nothing leads to."""
        return [box.node for box in self.boxes if box.node.state]


def drawn_graph(workspace: Any, is_unfolded: bool = False) -> DrawnGraph | None:
    """What leads to what in the mission that is open; None where no mission is. Stacks are folded unless asked."""
    try:
        found = graph(workspace.document, workspace.mission_at_hand, workspace.lang)
    except UnknownName:
        return None
    known = measured(workspace.pack, workspace.mission_at_hand, workspace.document)
    shares = known.shares if known else {}
    stacks = _stacks(found, workspace.kinds)
    boxes = _boxes(found, shares, {} if is_unfolded else stacks)
    nodes = {node.id: node for node in found.nodes}
    joined = [one for one in found.edges if one.source in boxes and one.target in boxes]
    leaving = Counter(one.source for one in joined)
    edges = [
        _way(one, boxes[one.source], boxes[one.target], shares.get(one.measure), leaving[one.source] == 1)
        for one in joined
    ]
    drawn = {box.node.id: box for box in boxes.values()}
    ways = list({(one.source.id, one.target.id): one for one in edges}.values())  # one way into a stack
    edges = [replace(one, source=nodes[one.edge.source], target=nodes[one.edge.target]) for one in edges]
    width = max((box.x + WIDTH for box in drawn.values()), default=0) + EDGE
    height = max((box.y + HEIGHT for box in drawn.values()), default=0) + EDGE
    return DrawnGraph(
        boxes=list(drawn.values()),
        ways=ways,
        heads=_heads(list(drawn.values())),
        width=width,
        height=height,
        measured=known,
        kinds=_kinds(found, workspace.kinds),
        has_stacks=bool(stacks),
        is_unfolded=is_unfolded,
        edges=edges,
    )


def _stage(node: Any) -> str:
    return next((stage for stage, kinds in STAGES.items() if node.kind in kinds), OTHERS)


def _heads(boxes: list[Box]) -> list[tuple[int, Any]]:
    """What the boxes of a column are."""
    return [(x, HEADS[stage]) for x, stage in sorted({(box.x, _stage(box.node)) for box in boxes})]


def _kinds(found: Any, collections: Mapping[str, Any]) -> list[tuple[str, str, int]]:
    """Kinds of records in the graph, each with how many there are."""
    names = {node.kind: str(node.path[0]) for node in found.nodes if len(node.path) == 2 and node.kind != "start"}
    counted = Counter(node.kind for node in found.nodes)
    return [(kind, collections[name].plural, counted[kind]) for kind, name in names.items() if name in collections]


def _stacks(found: Any, collections: Mapping[str, Any]) -> dict[str, Any]:
    """Cards of one kind that one thing leads to and that lead nowhere further: by id the node that stands for all."""
    leads = {edge.source for edge in found.edges}
    sources: dict[str, list[str]] = defaultdict(list)
    for edge in found.edges:
        sources[edge.target].append(edge.source)
    alike: dict[tuple[Any, ...], list[Any]] = defaultdict(list)
    for node in found.nodes:
        is_leaf = node.id not in leads and not node.state and len(node.path) == 2 and node.path[0] in collections
        if is_leaf:
            alike[node.kind, node.path[0], *sources[node.id]].append(node)
    stacks: dict[str, tuple[Any, tuple[Any, ...]]] = {}
    for nodes in alike.values():
        if len(nodes) >= STACKED:
            kind = collections[nodes[0].path[0]]
            label = replace(nodes[0], label=kind.plural, detail=", ".join(one.label for one in nodes), path=())
            stacks |= {one.id: (label, tuple(nodes)) for one in nodes}
    return stacks


def _boxes(found: Any, shares: Mapping[str, float], stacks: Mapping[str, Any]) -> dict[str, Box]:
    """Every node where it stands: a column for each stage that there is, rows without gaps."""
    stages = [stage for stage in STAGES if any(_stage(node) == stage for node in found.nodes)]
    rows: Counter[int] = Counter()
    boxes: dict[str, Box] = {}
    for node in sorted(found.nodes, key=_order):
        stand, stacked = stacks.get(node.id, (node, ()))
        if stacked and stand.id in boxes:
            boxes[node.id] = boxes[stand.id]
            continue
        column = stages.index(_stage(node))
        at = replace(stand, column=column, row=rows[column])
        rows[column] += 1
        boxes[node.id] = _box(at, shares.get(node.measure) if not stacked else None, stacked)
    return {id_: _centred(box, rows) for id_, box in boxes.items()}


def _order(node: Any) -> tuple[int, bool]:
    """From above in a column; of two endings the good one first."""
    return (0 if _stage(node) == "end" else node.column, node.measure == "loss-rate")


def _centred(box: Box, rows: Counter[int]) -> Box:
    """A short column stands beside the middle of the longest one."""
    spare = max(rows.values()) - rows[box.node.column]
    return replace(box, y=box.y + spare * (HEIGHT + DOWN) // 2)


def _box(node: Any, share: float | None, stacked: tuple[Any, ...] = ()) -> Box:
    x, y = EDGE + BOW + node.column * (WIDTH + ACROSS), EDGE + HEAD + node.row * (HEIGHT + DOWN)
    return Box(node, x, y, ICONS.get(node.kind, "ui-card"), _bounded(share), stacked)


def _way(edge: Any, source: Box, target: Box, share: float | None, is_alone: bool) -> Way:
    """`is_alone`: nothing else leaves the source, so that its share can be told there."""
    middle = _beside(source) if is_alone and source.node.column != target.node.column else _middle(source, target)
    return Way(edge, source.node, target.node, _curve(source, target), middle, _bounded(share))


def _beside(source: Box) -> tuple[int, int]:
    return source.x + WIDTH + 28, source.y + HEIGHT // 2


def _bounded(share: float | None) -> float | None:
    """What can happen twice in a game is counted once."""
    return None if share is None else min(1.0, max(0.0, share))


def _middle(source: Box, target: Box) -> tuple[int, int]:
    """Where its share is told: near what it leads to, where ways from one source lie apart."""
    if _is_below(source, target):
        return source.x + WIDTH // 2, (source.y + target.y + HEIGHT) // 2
    if source.node.column == target.node.column:
        return source.x - BOW + 6, (source.y + target.y + HEIGHT) // 2
    aside = (source.y > target.y) * 6 - (source.y < target.y) * 6
    x = target.x - 38 if source.node.column < target.node.column else target.x + WIDTH + 38
    return x, target.y + HEIGHT // 2 + aside


def _is_below(source: Box, target: Box) -> bool:
    """Right below or above it, in the same column."""
    return bool(source.node.column == target.node.column and abs(source.node.row - target.node.row) == 1)


def _curve(source: Box, target: Box) -> str:
    """From the right side to the left side of what comes later, and the other way round; in a column straight to what
    stands right below, past boxes in a bow."""
    y1, y2 = source.y + HEIGHT // 2, target.y + HEIGHT // 2
    if _is_below(source, target):
        x, up = source.x + WIDTH // 2, source.y > target.y
        start, end = (source.y, target.y + HEIGHT + 5) if up else (source.y + HEIGHT, target.y - 5)
        return f"M{x} {start}V{end}"
    if source.node.column == target.node.column:
        x = source.x
        return f"M{x} {y1}C{x - BOW} {y1} {x - BOW} {y2} {x - 5} {y2}"
    x1, x2, way = source.x + WIDTH, target.x, 1
    if source.node.column > target.node.column:
        x1, x2, way = source.x, target.x + WIDTH, -1
    bend = way * max(40, abs(x2 - x1) // 2)
    return f"M{x1} {y1}C{x1 + bend} {y1} {x2 - bend} {y2} {x2 - 5 * way} {y2}"
