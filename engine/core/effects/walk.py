"""A walk through what was read of a text: every node with the nodes around it, as the linter looks at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.effects import tree
from engine.core.effects.table import Operation
from engine.core.effects.tree import TableRow, op_of


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """One node of an effect: where it is, what it is, and the nodes around it, outermost first.

    `operation` is None for a name that the vocabulary does not know and for a name that a forEach has bound;
    `is_default` marks what stands there only because the author wrote nothing.
    """

    path: str
    kind: str
    name: str
    read: tree.Node
    operation: Operation | None
    parents: tuple[Node, ...]
    param: str
    is_bound: bool = False
    is_default: bool = False

    def value(self, param: str) -> Any:
        """An argument as it was read: a node, nodes or a plain value; None where there is none that was understood."""
        return self.read.arguments.get(param)


def walk(read: tree.Ability | tree.Node | tuple[tree.Node, ...], path: str) -> Iterator[Node]:
    """The nodes of what was read at a path: an ability, a list of steps, or a node."""
    if not isinstance(read, tree.Ability):
        yield from _nodes(read, path, (), "")
        return
    yield from _nodes(read.trigger, f"{path}.when", (), "when")
    yield from _nodes(read.condition, f"{path}.if", (), "if")
    yield from _nodes(read.cost, f"{path}.cost", (), "cost")
    yield from _nodes(read.steps, f"{path}.do", (), "do")


def _nodes(found: Any, path: str, parents: tuple[Node, ...], param: str, is_default: bool = False) -> Iterator[Node]:
    """The nodes of whatever a parameter holds: a node, steps, branches or rows; plain values hold none."""
    if isinstance(found, tree.Node):
        yield from _node(found, path, parents, param, is_default)
    elif isinstance(found, TableRow):
        yield from _nodes(found.steps, f"{path}.do", parents, param)
    elif isinstance(found, tuple):
        for index, one in enumerate(found):
            yield from _nodes(one, f"{path}[{index}]", parents, param)


def _node(found: tree.Node, path: str, parents: tuple[Node, ...], param: str, is_default: bool) -> Iterator[Node]:
    name = op_of(found.written)
    if not name:  # a plain value, or nothing that could be understood
        return
    node = Node(path, found.kind, name, found, found.operation, parents, param, bool(found.bound), is_default)
    yield node
    given = found.written if isinstance(found.written, dict) else {}
    for argument, value in found.arguments.items():
        yield from _nodes(value, f"{path}.{argument}", (*parents, node), argument, argument not in given)
