"""From texts as they are written to programs: each is read, and what was read of it compiled."""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

from engine.core.effects import table, tree
from engine.core.effects.compile_nodes import NodeCompiler
from engine.core.effects.fault_words import GIVE_WHEN, HAPPENS_ONCE
from engine.core.effects.program import Ability, Do, Program, with_arguments
from engine.core.effects.read import Reader
from engine.core.effects.tree import Misread, Node
from engine.core.errors import Fault


class Compiler(NodeCompiler):
    """Compiles the effects of one pack or mission."""

    # --- texts --------------------------------------------------------------------------------------

    def ability(self, written: Any, path: str) -> Ability:
        """Compile {when, if, decider, may, cost, limit, do, for}."""
        with self._reading(path) as reader:
            read = reader.ability(written)
        return self.of_ability(read)

    def of_ability(self, read: tree.Ability) -> Ability:
        """The same for what was read."""
        ability = Ability()
        ability.node = read
        self.of_trigger(ability, read.trigger)
        first, condition = _without_is_first(read.condition)
        ability.condition = True if condition is None else self._looked_at(condition)
        ability.decider = self._decider(read.decider)
        ability.is_optional = read.is_optional
        units = self.vocabulary.limit_units
        ability.limit = (read.limit[0], units.index(read.limit[1])) if read.limit else None
        if first is not None:
            ability.first = int(self._arguments(first)[0])
            ability.limit = ability.limit or (1, ability.first)
        if read.duration is not None:
            self._duration = read.duration, self._duration_of(read.duration)
        self._is_continuous = ability.trigger == "always"
        for key in ("may", "cost", "limit", "decider") if self._is_continuous else ():
            if read.written.get(key):
                self._fault((key,), "not always", name=key)
        ability.cost = self._program(read.cost, is_cost=True)
        ability.program = self._program(read.steps)
        self._duration = None
        self._is_continuous = False
        return ability

    def trigger(self, ability: Ability, written: Any, path: str) -> None:
        """Compile the trigger that an ability or a reaction waits for."""
        with self._reading(path) as reader:
            node = reader.node(table.TRIGGER, written)
        self.of_trigger(ability, node)

    def steps(self, written: Any, path: str, is_cost: bool = False, names: tuple[str, ...] = ()) -> Program:
        """Compile a list of steps, in which some figures are known by a name; a cost must be payable (FZ-A.45)."""
        with self._knowing(names):
            with self._reading(path) as reader:
                nodes = reader.steps(written)
            return self._program(nodes, is_cost)

    def of_steps(self, nodes: tuple[Node, ...], names: tuple[str, ...] = ()) -> Program:
        """The same for what was read."""
        with self._knowing(names):
            return self._program(nodes)

    @contextmanager
    def _knowing(self, names: tuple[str, ...]) -> Iterator[None]:
        with ExitStack() as scope:
            for name in names:
                scope.enter_context(self._binding(name, table.FIGURES))
            yield

    def expression(self, kind: str, written: Any, path: str) -> Any:
        """Compile a node that gives a value; nobody can be asked inside it."""
        with self._reading(path) as reader:
            node = reader.node(kind, written)
        return self.of_node(node)

    def of_node(self, node: Node) -> Any:
        """The same for what was read."""
        return self._looked_at(node)

    def target(self, written: Any, path: str) -> tuple[Any, bool]:
        """Compile figures that somebody else will choose among: the candidates, and whether there is a choice."""
        with self._reading(path) as reader:
            node = reader.node(table.FIGURES, written)
        return self.of_target(node)

    def of_target(self, node: Node) -> tuple[Any, bool]:
        """The same for what was read."""
        self._picks = []
        may_pick, self._may_pick = self._may_pick, True
        scope = len(self._scope)
        compiled = self._node(node)
        del self._scope[scope:]
        picks, self._picks = self._picks, []
        self._may_pick = may_pick
        if len(picks) > 1 or (picks and compiled.args != (scope,)):
            self._fault((), "two choices")
        return (picks[0].candidates, True) if picks else (compiled, False)

    # --- reading ------------------------------------------------------------------------------------

    @contextmanager
    def _reading(self, path: str) -> Iterator[Reader]:
        """A reader for the text at a path, which knows what is bound around it; its faults become ours."""
        reader = Reader(self.vocabulary, tuple(self._scope))
        yield reader
        self.begin(path, reader.faults)

    def begin(self, path: str, faults: Iterable[Misread]) -> None:
        """From now on the text at this path is compiled, and this is what was wrong with it on reading."""
        self._text = path
        for fault in faults:
            self._tell(fault)

    def of_trigger(self, ability: Ability, trigger: Node) -> None:
        """Let an ability wait for a trigger that was read."""
        operation = trigger.operation
        if operation is None:
            return
        ability.trigger = operation.name
        ability.moment = operation.moment
        ability.trigger_args = self._arguments(trigger)
        ability.waits_for_itself = any(
            trigger.arguments[param.name] == "self" for param in operation.params if param.type == table.CHOICE
        )
        ability.is_triggered = with_arguments(operation.run, ability.trigger_args)


def _without_is_first(condition: Node | None) -> tuple[Node | None, Node | None]:
    """'The first time each round' counts events, it looks at none: take it out of an ability's condition."""
    if condition is None or condition.operation is None:
        return None, condition
    if condition.operation.limits:
        return condition, None
    if condition.operation.name == "and":
        for side, other in (("a", "b"), ("b", "a")):
            first, rest = _without_is_first(condition.arguments.get(side))
            if first is not None:
                if rest is None:
                    return first, condition.arguments.get(other)
                return first, replace(condition, arguments={**condition.arguments, side: rest})
    return None, condition


def momentary_faults(ability: Ability, path: str, code: str = "") -> list[Fault]:
    """What holds always can only change something for as long as it holds, not do something."""
    return [
        Fault(f"{path}.do[{number}]", HAPPENS_ONCE(op=step.node.name), GIVE_WHEN(), code)
        for number, step in enumerate(ability.program.steps if ability.trigger == "always" else ())
        if not (isinstance(step, Do) and step.operation.can_hold)
    ]
