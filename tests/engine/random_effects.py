"""Random nodes of the effect language, drawn from the table of operations itself: a new operation takes part at once.

Used with Python's own generator, so that a whole pack is one number; `effect_nodes` does the same for hypothesis.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from engine.core.effects import table
from engine.core.effects.table import Operation, Param, Vocabulary

DEEPEST = 3


class Dialect(NamedTuple):
    """What a ruleset's random effects leave out or need."""

    vocabulary: Vocabulary
    durations: Sequence[str]
    units: Sequence[str]  # of limits
    filler: Mapping[str, Any]  # a step without parts, for where nothing deeper may stand
    not_drawn: Sequence[str] = ()  # they would end most games in their first round, or stand in few places only
    not_heard: Sequence[str] = ()  # triggers that only some kinds of card have


class Effects:
    """Random nodes of one dialect."""

    def __init__(self, draw: Random, dialect: Dialect, ids: Mapping[str, Sequence[str]]) -> None:
        self.draw = draw
        self.dialect = dialect
        self.vocabulary = dialect.vocabulary
        self.ids = ids
        self.bound: list[tuple[str, str]] = []
        self.may_pick = True

    def steps(self, most: int = 2, depth: int = 0) -> list[Any]:
        """One or a few steps."""
        return [self.node(table.STEP, depth) for _ in range(self.draw.randint(1, most))]

    def trigger(self, name: str) -> dict[str, Any]:
        """A trigger with its arguments."""
        operation = self.vocabulary.find(table.TRIGGER, name)
        assert operation is not None
        self.may_pick = False
        node = self._filled(operation, 1)
        self.may_pick = True
        return node

    def condition(self) -> Any:
        """A condition in which nobody chooses."""
        self.may_pick = False
        node = self.node(table.CONDITION, 1)
        self.may_pick = True
        return node

    def ability(self, trigger: str | None = None) -> dict[str, Any]:
        """An ability; without a trigger, any trigger but 'always'."""
        silent = ("always", *self.dialect.not_heard)
        names = [op.name for op in self.vocabulary.of_kind(table.TRIGGER) if op.name not in silent]
        node: dict[str, Any] = {"when": self.trigger(trigger or self.draw.choice(names))}
        if self.draw.random() < 0.3:
            node["if"] = self.condition()
        if self.draw.random() < 0.3:
            node["may"] = True
        # Without a limit, effects that set themselves off, and free actions, never end.
        node["limit"] = {"times": 1, "per": self.draw.choice(self.dialect.units)}
        node["do"] = self.steps()
        return node

    def continuous(self) -> dict[str, Any]:
        """Something that holds always."""
        changes = [op for op in self.vocabulary.of_kind(table.STEP) if op.can_hold]
        self.may_pick = False
        node = {"do": [self._filled(self.draw.choice(changes), 1)]}
        self.may_pick = True
        return node

    def node(self, kind: str, depth: int = 0) -> Any:
        """A node of a kind."""
        bound = [name for name, its_kind in self.bound if its_kind == kind]
        if bound and self.draw.random() < 0.5:
            return self.draw.choice(bound)
        left_out = (*self.dialect.not_drawn, "isFirst")
        operations = [op for op in self.vocabulary.of_kind(kind) if op.name not in left_out]
        if not self.may_pick:
            operations = [op for op in operations if not op.picks and not op.draws]
        if depth >= DEEPEST:
            shallow = [op for op in operations if not any(_is_deep(param) for param in op.params)]
            operations = shallow or operations
        return self._filled(self.draw.choice(operations), depth + 1)

    def _filled(self, operation: Operation, depth: int) -> dict[str, Any]:
        node: dict[str, Any] = {"op": operation.name}
        may_pick = self.may_pick
        if operation.kind != table.STEP:
            self.may_pick = False
        needed = self.draw.choice(operation.needs or ("",))
        for param in operation.params:
            is_optional = param.default is not table.REQUIRED and param.type != table.DURATION
            if is_optional and param.name != needed and self.draw.random() < 0.5:
                continue
            if param.type == table.NAME:
                continue
            if param.type == table.FILTER:
                self.bound.append(("it", operation.kind))
            if operation.name == "forEach" and param.type == table.STEPS:
                self.bound.append(("each", self._kind_of(node["of"])))
            node[param.name] = self.value(param, depth)
            if param.type == table.FILTER or (operation.name == "forEach" and param.type == table.STEPS):
                self.bound.pop()
        self.may_pick = may_pick
        return node

    def _kind_of(self, node: Any) -> str:
        name = node["op"] if isinstance(node, dict) else node
        for bound, kind in self.bound:
            if bound == name:
                return kind
        kinds = (table.FIGURES, table.PLACES, table.CARDS)
        return next(kind for kind in kinds if self.vocabulary.find(kind, name) is not None)

    def value(self, param: Param, depth: int) -> Any:
        """A value for a parameter."""
        draw = self.draw
        match param.type:
            case table.NUMBER:
                low = param.low if param.low is not None else -1
                return draw.randint(low, min(low + 3, param.high if param.high is not None else low + 3))
            case table.STEPS:
                return self.steps(2, depth + 1) if depth < DEEPEST else [dict(self.dialect.filler)]
            case table.BRANCHES:
                return [self.steps(1, depth + 1), self.steps(1, depth + 1)]
            case table.ROWS:
                return [{"from": 1, "to": 6, "do": self.steps(1, depth + 1)}]
            case table.SET:
                return self.node(draw.choice([table.FIGURES, table.PLACES]), depth)
            case table.FLAG:
                return draw.random() < 0.5
            case table.CHOICE | table.DECIDER:
                return draw.choice(param.words)
            case table.CHOICES:
                return [draw.choice(param.words)]
            case table.REF:
                return draw.choice(self.ids[param.record])
            case table.TEXT | table.TAG:
                return "A"
            case table.DURATION:
                return draw.choice(self.dialect.durations)
            case table.FILTER:
                return self.node(table.CONDITION, depth)
        return self.node(param.type, depth)


def _is_deep(param: Param) -> bool:
    return param.default is table.REQUIRED and param.type in (*table.NODE_KINDS, table.STEPS, table.BRANCHES, table.SET)
