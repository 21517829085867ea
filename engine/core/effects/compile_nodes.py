"""From nodes that were read to steps and expressions, with every fault collected and addressed by its path."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from engine.core.answers import Path
from engine.core.effects import table
from engine.core.effects.program import BOUND, BOUND_DECIDER, EMPTY, Do, Expr, Lazy, Pick, Program
from engine.core.effects.table import Operation, Param, Vocabulary
from engine.core.effects.tree import Misread, Node, nodes_in
from engine.core.effects.words.misreads import hint_of, message_of
from engine.core.errors import Fault

MOST_SPELT = 20  # faults whose hint looks for a name that is written alike

Names = Callable[[str, str], int | None]
Listing = Callable[[str], Iterable[str]]


def bound(game: Any, context: tuple[Any, ...], slot: int) -> Any:
    """What a choice or a forEach has bound."""
    return context[BOUND + slot]


class NodeCompiler:
    """Compiles nodes; `names` turns record ids into indices, `listing` offers them."""

    def __init__(self, vocabulary: Vocabulary, names: Names, listing: Listing = lambda _record: ()) -> None:
        self.vocabulary = vocabulary
        self.names = names
        self.listing = listing
        self.faults: list[Fault] = []
        self._told = 0  # of all texts: whoever looks at the faults of each may clear them
        self._text = ""  # where the text being compiled lies
        self._scope: list[tuple[str, str]] = []  # name and kind of every bound value, by slot
        self._picks: list[Pick] = []  # choices to be made before the step being compiled
        self._may_pick = False
        self._is_continuous = False  # the ability being compiled holds always: nothing in it happens
        self._duration: tuple[Node, tuple[Any, ...]] | None = None  # the ability's own, as read and as compiled

    # --- faults -------------------------------------------------------------------------------------

    def _fault(self, path: Path, sentence: str, **values: Any) -> None:
        self._tell(Misread(path, sentence, values))

    def _tell(self, fault: Misread) -> None:
        """Note a fault and go on: an author sees all of them at once."""
        self._told += 1
        hint = hint_of(fault, helps_spelling=self._told <= MOST_SPELT)
        self.faults.append(Fault(f"{self._text}{fault.where}", message_of(fault, self.vocabulary.palette), hint))

    # --- steps and values ---------------------------------------------------------------------------

    def _program(self, nodes: tuple[Node, ...], is_cost: bool = False) -> Program:
        scope = len(self._scope)
        compiled: list[Do | Pick] = []
        for node in nodes:
            compiled.extend(self._step(node))
        del self._scope[scope:]
        return Program(tuple(compiled), nodes, scope, is_cost) if compiled else EMPTY

    def _step(self, node: Node) -> list[Do | Pick]:
        if node.operation is None:
            return []
        outer, self._picks = self._picks, []
        may_pick, self._may_pick = self._may_pick, not self._is_continuous
        compiled = Do(node.operation, self._arguments(node), node)
        picks, self._picks = self._picks, outer
        self._may_pick = may_pick
        return [*picks, compiled]

    def _looked_at(self, node: Node) -> Any:
        """A value that is only looked at: nobody can be asked inside it."""
        may_pick, self._may_pick = self._may_pick, False
        compiled = self._node(node)
        self._may_pick = may_pick
        return compiled

    def _node(self, node: Node) -> Any:
        if node.literal is not None:
            return node.literal
        if node.bound:
            return Expr(bound, (self._slot(node.bound, node.kind),))
        operation = node.operation
        if operation is None:
            return 0 if node.kind == table.NUMBER else node.kind == table.CONDITION or ()
        if operation.limits:
            self._fault(node.path, "counts events", name=operation.name)
            return True
        if operation.picks:
            return self._pick(node, operation)
        if operation.draws and not self._may_pick:
            self._fault(node.path, "draws lots", name=operation.name)
        return Expr(operation.run, self._arguments(node), operation.includes)

    def _pick(self, node: Node, operation: Operation) -> Any:
        """A choice inside a step is made before the step; its answer takes the choice's place."""
        if not self._may_pick:
            self._fault(node.path, "asks", name=operation.name)
            return ()
        values = self._arguments(node)
        chooser = next((value for p, value in zip(operation.params, values, strict=True) if p.type == table.DECIDER), 0)
        candidates = tuple(value for p, value in zip(operation.params, values, strict=True) if p.type != table.DECIDER)
        self._picks.append(Pick(operation.kind, Expr(operation.run, candidates), chooser, node))
        self._scope.append(("", operation.kind))
        chosen = Expr(bound, (len(self._scope) - 1,))
        return chosen if operation.expand is None else Expr(operation.expand, (chosen,))

    def _slot(self, name: str, kind: str) -> int:
        """The innermost value of that name and kind; the reader has seen that there is one."""
        return next(slot for slot in range(len(self._scope) - 1, -1, -1) if self._scope[slot] == (name, kind))

    @contextmanager
    def _binding(self, name: str, kind: str) -> Iterator[None]:
        self._scope.append((name, kind))
        yield
        self._scope.pop()

    # --- arguments ----------------------------------------------------------------------------------

    def _arguments(self, node: Node) -> tuple[Any, ...]:
        assert node.operation is not None
        return tuple(self._argument(node, param) for param in node.operation.params)

    def _argument(self, node: Node, param: Param) -> Any:
        value = node.arguments[param.name]
        if value is None:
            return None
        match param.type:
            case table.STEPS:
                return self._inner_program(node, param, value)
            case table.BRANCHES:
                return tuple(self._program(branch) for branch in value)
            case table.ROWS:
                return tuple((row.low, row.high, self._program(row.steps)) for row in value)
            case table.CHOICE:
                return param.words.index(value)
            case table.CHOICES:
                return sum(1 << param.words.index(word) for word in value)
            case table.DECIDER:
                return self._decider(value)
            case table.REF:
                return self._ref(node, param, value)
            case table.DURATION:
                return self._duration_of(value)
            case table.FILTER:
                return self._filter(node, value)
            case table.NUMBER:
                return self._number(param, value)
            case table.FLAG | table.TEXT | table.NAME | table.TAG:
                return value
        return self._node(value)

    def _inner_program(self, node: Node, param: Param, steps: tuple[Node, ...]) -> Program:
        """The steps of a step; those of a forEach know the element in turn by its name."""
        assert node.operation is not None
        is_cost = param.name == node.operation.cost
        name = next((node.arguments[one.name] or "" for one in node.operation.params if one.type == table.NAME), None)
        if name is None:
            return self._program(steps, is_cost)
        found = nodes_in(tuple(node.arguments.values()))
        of = next((one for one in found if one.kind != table.STEP), None)  # none where a draft does not say of what yet
        with self._binding(name, of.kind if of else table.FIGURES):
            return self._program(steps, is_cost)

    def _filter(self, node: Node, condition: Node) -> Lazy:
        slot = len(self._scope)
        with self._binding("it", node.kind):
            return Lazy(self._looked_at(condition), slot)

    def _number(self, param: Param, node: Node) -> Any:
        compiled = self._node(node)
        if isinstance(compiled, int) or (param.low is None and param.high is None):
            return compiled
        return Expr(clamp, (compiled, param.low, param.high))

    def _decider(self, value: str) -> int:
        if (value, table.FIGURES) in self._scope:
            return BOUND_DECIDER + self._slot(value, table.FIGURES)
        return table.DECIDERS.index(value)

    def _ref(self, node: Node, param: Param, value: str) -> int:
        index = self.names(param.record, value)
        if index is None:
            known = tuple(self.listing(param.record))
            self._fault((*node.path, param.name), "no such record", record=param.record, value=value, known=known)
            return -1
        return index

    def _duration_of(self, node: Node) -> tuple[Any, ...]:
        """A duration is its code and, for 'until', the condition that ends it: it is asked again and again."""
        if self._duration is not None and node is self._duration[0]:
            return self._duration[1]
        return (node.operation.code, *self._arguments(node)) if node.operation else (0,)


def clamp(_game: Any, _context: Any, value: int, low: int | None, high: int | None) -> int:
    """A calculated number within the bounds that a written one must keep."""
    if low is not None and value < low:
        return low
    return high if high is not None and value > high else value
