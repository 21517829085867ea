"""A walk through effects as their author wrote them: every node, without compiling anything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.effects import table
from engine.core.effects.compile import MOST_DEPTH
from engine.core.effects.table import Operation, Param, Vocabulary

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """One node of an effect: where it is, what it is, and the nodes around it, outermost first.

    `operation` is None for a name that the vocabulary does not know and for a name that a forEach has bound;
    `is_default` marks what stands there only because the author wrote nothing.
    """

    path: str
    kind: str
    name: str
    written: Any
    operation: Operation | None
    parents: tuple[Node, ...]
    param: str
    is_bound: bool = False
    is_default: bool = False

    def value(self, param: str) -> Any:
        """What a parameter was given, else its default, else None."""
        if isinstance(self.written, dict) and param in self.written:
            return self.written[param]
        for one in self.operation.params if self.operation else ():
            if one.name == param:
                return None if one.default is table.REQUIRED else one.default
        return None


def op_of(written: Any) -> str:
    """The name of the operation that a written node calls for, or an empty text."""
    name = written.get("op") if isinstance(written, dict) else written
    return name if isinstance(name, str) else ""


def walk_ability(vocabulary: Vocabulary, written: Any, path: str) -> Iterator[Node]:
    """The nodes of an ability: its trigger, condition, cost and steps."""
    if not isinstance(written, dict):
        return
    walk = _Walk(vocabulary, written.get("for"))
    yield from walk.node(table.TRIGGER, written.get("when", "always"), f"{path}.when", (), "when", ())
    if "if" in written:
        yield from walk.node(table.CONDITION, written["if"], f"{path}.if", (), "if", ())
    yield from walk.steps(written.get("cost", []), f"{path}.cost", (), "cost", ())
    yield from walk.steps(written.get("do", []), f"{path}.do", (), "do", ())


def walk_steps(vocabulary: Vocabulary, written: Any, path: str, names: Names = ()) -> Iterator[Node]:
    """The nodes of a list of steps, in which some names are already bound."""
    yield from _Walk(vocabulary).steps(written, path, (), "", names)


def walk_node(vocabulary: Vocabulary, kind: str, written: Any, path: str) -> Iterator[Node]:
    """The nodes of a trigger, condition, number, target or place."""
    yield from _Walk(vocabulary).node(kind, written, path, (), "", ())


class _Walk:
    def __init__(self, vocabulary: Vocabulary, duration: Any = None) -> None:
        self.vocabulary = vocabulary
        self.duration = duration  # an ability's own duration comes before the default of its steps

    def steps(self, written: Any, path: str, parents: tuple[Node, ...], param: str, names: Names) -> Iterator[Node]:
        nodes = written if isinstance(written, list) else [written]
        for index, one in enumerate(nodes):
            yield from self.node(table.STEP, one, f"{path}[{index}]", parents, param, names)

    def node(
        self,
        kind: str,
        written: Any,
        path: str,
        parents: tuple[Node, ...],
        param: str,
        names: Names,
        is_default: bool = False,
    ) -> Iterator[Node]:
        name = op_of(written)
        if not name or len(parents) > MOST_DEPTH:  # a plain value, or what the compiler refuses anyway
            return
        is_bound = isinstance(written, str) and name in names
        operation = None if is_bound else self.vocabulary.find(kind, name)
        node = Node(path, kind, name, written, operation, parents, param, is_bound, is_default)
        yield node
        params = operation.params if operation else ()
        loop = next((str(node.value(one.name)) for one in params if one.type == table.NAME), None)
        for one in params:
            inner = (*names, loop) if loop is not None and one.type == table.STEPS else names
            yield from self._argument(node, one, inner)

    def _argument(self, node: Node, param: Param, names: Names) -> Iterator[Node]:
        given = isinstance(node.written, dict) and param.name in node.written
        value = node.value(param.name)
        if param.type == table.DURATION and not given and self.duration is not None:
            value = self.duration
        if value is None:
            return
        path, parents = f"{node.path}.{param.name}", (*node.parents, node)
        if param.type == table.STEPS:
            yield from self.steps(value, path, parents, param.name, names)
        elif param.type in (table.BRANCHES, table.ROWS):
            for index, one in enumerate(value if isinstance(value, list) else ()):
                is_row = param.type == table.ROWS
                steps = one.get("do", []) if is_row and isinstance(one, dict) else one
                where = f"{path}[{index}].do" if is_row else f"{path}[{index}]"
                yield from self.steps(steps, where, parents, param.name, names)
        elif param.type == table.FILTER:
            yield from self.node(table.CONDITION, value, path, parents, param.name, (*names, "it"), not given)
        elif param.type == table.SET:
            yield from self.node(self._kind_of_set(value), value, path, parents, param.name, names, not given)
        elif param.type in table.NODE_KINDS:
            yield from self.node(param.type, value, path, parents, param.name, names, not given)

    def _kind_of_set(self, value: Any) -> str:
        for kind in table.SET_KINDS:
            if self.vocabulary.find(kind, op_of(value)) is not None:
                return kind
        return table.FIGURES
