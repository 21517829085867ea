"""What leads to what, laid out in columns: the frame that the graphs of all games share."""

from typing import Literal

from engine.core.answers import Path
from engine.core.answers.missions import Graph, GraphEdge, GraphNode

State = Literal["", "dead-end", "orphan"]


class GraphBuilder:
    """Collects nodes and edges; an edge needs both its ends, and a node leads further right than what leads to it."""

    def __init__(self) -> None:
        self._nodes: dict[str, GraphNode] = {}
        self._edges: dict[tuple[str, str], GraphEdge] = {}

    def node(
        self,
        id_: str,
        kind: str,
        label: str,
        detail: str = "",
        path: Path = (),
        *,
        state: State = "",
        remedy: str = "",
        measure: str = "",
    ) -> None:
        """Something that leads, or is led to; the first of an id counts."""
        if id_ not in self._nodes:
            self._nodes[id_] = GraphNode(id_, kind, label, detail, path, 0, 0, state, remedy, measure)

    def edge(self, source: str, target: str, reason: str, measure: str = "") -> None:
        """One thing leads to another; several reasons are told together."""
        known = self._edges.get((source, target))
        if known is None:
            self._edges[source, target] = GraphEdge(source, target, reason, measure)
        elif reason not in known.reason.split(" · "):
            self._edges[source, target] = GraphEdge(source, target, f"{known.reason} · {reason}", known.measure)

    def built(self) -> Graph:
        """The graph with columns from the longest way to a node, and rows in the order of the document."""
        edges = [one for one in self._edges.values() if one.source in self._nodes and one.target in self._nodes]
        columns = dict.fromkeys(self._nodes, 0)
        for _ in range(len(self._nodes)):  # enough for every way without a circle
            moved = False
            for one in edges:
                if columns[one.target] <= columns[one.source] < len(self._nodes):
                    columns[one.target] = columns[one.source] + 1
                    moved = True
            if not moved:
                break
        columns = {id_: min(column, len(self._nodes)) for id_, column in columns.items()}
        dense = {column: place for place, column in enumerate(sorted(set(columns.values())))}
        rows: dict[int, int] = {}
        nodes = []
        for id_, node in self._nodes.items():
            column = dense[columns[id_]]
            row = rows.get(column, 0)
            rows[column] = row + 1
            nodes.append(
                GraphNode(
                    id_,
                    node.kind,
                    node.label,
                    node.detail,
                    node.path,
                    column,
                    row,
                    node.state,
                    node.remedy,
                    node.measure,
                )
            )
        return Graph(tuple(nodes), tuple(edges))
