"""What was read of an author's text: every node with its operation, its arguments settled, its place and its scope.

Compiler, wording, linter, editor, bots and naming walk this tree; `read` makes it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.answers import Path
from engine.core.effects import table
from engine.core.effects.table import Operation, Param

Scope = tuple[tuple[str, str], ...]  # name and kind of what a forEach or a filter has named, innermost last


@dataclass(frozen=True, slots=True)
class Misread:
    """What is wrong with a text, by the name of its sentence and the values in it."""

    path: Path
    sentence: str
    values: Mapping[str, Any] = field(default_factory=dict)

    @property
    def where(self) -> str:
        """Its place as it stands behind the path of the text."""
        return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.path)


@dataclass(slots=True, eq=False)
class Node:
    """One node: an operation with its arguments, a written number or yes or no, a name bound around it, or a gap."""

    kind: str
    path: Path
    written: Any
    operation: Operation | None = None
    arguments: dict[str, Any] = field(default_factory=dict)  # nodes, lists of nodes, or plain values; None: not given
    literal: int | bool | None = None
    bound: str = ""
    is_default: bool = False  # stands there only because its author wrote nothing
    scope: Scope = ()

    @property
    def name(self) -> str:
        """The operation's name, or that of what is bound."""
        return self.operation.name if self.operation else self.bound

    @property
    def is_gap(self) -> bool:
        """Whether nothing is there that could be understood."""
        return self.operation is None and not self.bound and self.literal is None

    @property
    def op(self) -> Operation:
        """The operation, of a node that has one."""
        assert self.operation is not None
        return self.operation

    def param(self, name: str) -> Param | None:
        """A parameter of its operation, by its name."""
        return next((param for param in self.op.params if param.name == name), None)

    def is_given(self, name: str) -> bool:
        """Whether the author gave this argument."""
        return isinstance(self.written, dict) and self.written.get(name) is not None

    def says(self, name: str) -> bool:
        """Whether an argument says something of its own: it is there, and not the default."""
        value, param = self.arguments.get(name), self.param(name)
        if param is None or value is None or value is False or value in ("", ()):
            return False
        return param.default is table.REQUIRED or not alike(value, param.default)

    def words(self) -> Iterator[str]:
        """Its name, and the names and choices among its arguments, where its author wrote it."""
        if not self.is_default:
            yield self.name
            yield from (value for key, value in self.arguments.items() if isinstance(value, str) and self.is_given(key))

    def nodes(self) -> Iterator["Node"]:
        """This node and all inside it, in the order of reading."""
        yield self
        for value in self.arguments.values():
            for inner in nodes_in(value):
                yield from inner.nodes()


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of a table of dice: these results lead to these steps."""

    low: int | None  # not understood
    high: int | None
    steps: tuple[Node, ...]

    @property
    def span(self) -> str:
        """Its results as printed: '3', '1–2'."""
        if self.low is None:
            return "…"
        return f"{self.low}" if self.low == self.high else f"{self.low}–{self.high}"


@dataclass(slots=True, eq=False)
class Ability:
    """A text with a trigger, or one that holds always."""

    path: Path
    written: Any
    trigger: Node
    condition: Node | None
    decider: str
    is_optional: bool
    limit: tuple[int, str] | None
    cost: tuple[Node, ...]
    steps: tuple[Node, ...]
    duration: Node | None

    def nodes(self) -> Iterator[Node]:
        """All nodes of the text."""
        for first in (self.trigger, self.condition, self.duration, *self.cost, *self.steps):
            if first is not None:
                yield from first.nodes()


def alike(one: Any, other: Any) -> bool:
    """Whether two arguments are written alike."""
    return bool(_as_given(one) == _as_given(other))


def _as_given(value: Any) -> Any:
    if isinstance(value, Node):
        return value.written
    return [_as_given(one) for one in value] if isinstance(value, tuple | list) else value


def nodes_in(value: Any) -> Iterator[Node]:
    """The nodes that an argument holds itself."""
    if isinstance(value, Node):
        yield value
    elif isinstance(value, TableRow):
        yield from value.steps
    elif isinstance(value, tuple):
        for one in value:
            yield from nodes_in(one)


def is_number(value: Any) -> bool:
    """Whether this is a whole number, which yes and no are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def name_in(argument: Any) -> str:
    """What an argument that is a node calls for, or the name that is bound there; an empty text for anything else."""
    return argument.name if isinstance(argument, Node) else ""


def op_of(written: Any) -> str:
    """The name of the operation that a written node calls for, or an empty text."""
    name = written.get("op") if isinstance(written, dict) else written
    return name if isinstance(name, str) else ""
