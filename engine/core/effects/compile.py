"""From an author's nodes to programs, with every fault collected and addressed by its path."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from difflib import get_close_matches
from typing import Any

from engine.core.effects import table
from engine.core.effects.program import BOUND, EMPTY, Ability, Do, Expr, Lazy, Pick, Program, with_arguments
from engine.core.effects.table import Operation, Param, Vocabulary
from engine.core.errors import Fault, did_you_mean

MOST_DEPTH = 40  # nodes inside nodes
ABILITY_KEYS = ("id", "name", "when", "if", "decider", "may", "cost", "limit", "do", "for")
MOST_LISTED = 12  # names of records that a message offers
MOST_SHOWN = 60  # characters of what an author wrote that a message repeats
LARGEST_SHOWN = 10**12

BOUND_DECIDER = 100  # from here on: the player of the hero in a slot

Names = Callable[[str, str], int | None]
Listing = Callable[[str], Iterable[str]]


def bound(game: Any, context: tuple[Any, ...], slot: int) -> Any:
    """What a choice or a forEach has bound."""
    return context[BOUND + slot]


class Compiler:
    """Compiles the effects of one pack or mission; `names` turns record ids into indices, `listing` offers them."""

    def __init__(self, vocabulary: Vocabulary, names: Names, listing: Listing = lambda _record: ()) -> None:
        self.vocabulary = vocabulary
        self.names = names
        self.listing = listing
        self.faults: list[Fault] = []
        self.operations_used: list[
            tuple[str, Operation, dict[str, Any]]
        ] = []  # (path, operation, node): for the linter
        self._scope: list[tuple[str, str]] = []  # name and kind of every bound value, by slot
        self._picks: list[Pick] = []  # choices to be made before the step being compiled
        self._may_pick = False
        self._is_continuous = False  # the ability being compiled holds always: nothing in it happens
        self._duration: tuple[Any, ...] | None = None
        self._depth = 0

    # --- faults -----------------------------------------------------------------------------------

    def fault(self, path: str, message: str, hint: str = "") -> None:
        """Note a fault and go on: an author sees all of them at once."""
        self.faults.append(Fault(path, message, hint))

    # --- abilities --------------------------------------------------------------------------------

    def ability(self, node: Any, path: str) -> Ability:
        """Compile {when, if, decider, may, cost, limit, do, for}."""
        ability = Ability()
        if not isinstance(node, dict):
            self.fault(path, "An ability is an object with at least a list 'do'.")
            return ability
        for key in node:
            if key not in ABILITY_KEYS:
                self.fault(f"{path}.{key}", f"An ability has no part '{key}'.", f"It has {_words(ABILITY_KEYS)}.")
        ability.node = node
        self.trigger(ability, node.get("when", "always"), f"{path}.when")
        first, condition = _without_is_first(node.get("if", True))
        ability.condition = self.expression(table.CONDITION, condition, f"{path}.if")
        ability.decider = self._decider(node.get("decider", "you"), f"{path}.decider")
        ability.is_optional = self._flag(node.get("may", False), f"{path}.may")
        ability.limit = self._limit(node.get("limit"), f"{path}.limit")
        if first is not None:
            ability.first = self._is_first(first, f"{path}.if")
            ability.limit = ability.limit or (1, ability.first)
        if node.get("for") is not None:
            self._duration = self._duration_node(node["for"], f"{path}.for")
        self._is_continuous = ability.trigger == "always"
        for key in ("may", "cost", "limit", "decider") if self._is_continuous else ():
            if node.get(key):
                self.fault(f"{path}.{key}", f"What holds always has no '{key}'.", "Give the ability a 'when'.")
        ability.cost = self.steps(node.get("cost", []), f"{path}.cost", is_cost=True)
        ability.program = self.steps(node.get("do"), f"{path}.do")
        self._duration = None
        self._is_continuous = False
        return ability

    def trigger(self, ability: Ability, node: Any, path: str) -> None:
        """Compile the trigger that an ability or a reaction waits for."""
        found = self._operation(table.TRIGGER, node, path)
        if found is None:
            return
        operation, arguments = found
        ability.trigger = operation.name
        ability.moment = operation.moment
        ability.trigger_args = self._arguments(operation, arguments, path)
        ability.waits_for_itself = any(
            arguments.get(param.name, param.default) == "self"
            for param in operation.params
            if param.type == table.CHOICE
        )
        ability.is_triggered = with_arguments(operation.run, ability.trigger_args)

    def _limit(self, node: Any, path: str) -> tuple[int, int] | None:
        if node is None:
            return None
        units = self.vocabulary.limit_units
        if not isinstance(node, dict) or set(node) - {"times", "per"} or node.get("per") not in units:
            self.fault(path, "A limit reads {'times': 1, 'per': 'round'}.", f"'per' is one of {_words(units)}.")
            return None
        times = node.get("times", 1)
        if not _is_number(times) or times < 1:
            self.fault(f"{path}.times", "A limit allows at least 1 use.")
            return None
        return times, units.index(node["per"])

    def _is_first(self, node: Any, path: str) -> int:
        """'The first time each round': the unit of time in which it is the first."""
        found = self._operation(table.CONDITION, node, path)
        assert found is not None
        operation, arguments = found
        return int(self._arguments(operation, arguments, path)[0])

    # --- steps ------------------------------------------------------------------------------------

    def steps(self, nodes: Any, path: str, is_cost: bool = False) -> Program:
        """Compile a list of steps; those of a cost must be payable (FZ-A.45 and its like)."""
        if isinstance(nodes, dict | str):
            nodes = [nodes]
        if not isinstance(nodes, list):
            self.fault(path, "Here stands a list of steps.")
            return EMPTY
        scope = len(self._scope)
        compiled: list[Do | Pick] = []
        for index, node in enumerate(nodes):
            compiled.extend(self._step(node, f"{path}[{index}]"))
        del self._scope[scope:]
        return Program(tuple(compiled), nodes, scope, is_cost) if compiled else EMPTY

    def _step(self, node: Any, path: str) -> list[Do | Pick]:
        found = self._operation(table.STEP, node, path)
        if found is None:
            return []
        operation, arguments = found
        outer, self._picks = self._picks, []
        may_pick, self._may_pick = self._may_pick, not self._is_continuous
        compiled = Do(operation, self._arguments(operation, arguments, path), node)
        picks, self._picks = self._picks, outer
        self._may_pick = may_pick
        return [*picks, compiled]

    # --- nodes ------------------------------------------------------------------------------------

    def expression(self, kind: str, node: Any, path: str) -> Any:
        """Compile a node that gives a value; nobody can be asked inside it."""
        may_pick, self._may_pick = self._may_pick, False
        compiled = self._node(kind, node, path)
        self._may_pick = may_pick
        return compiled

    def _node(self, kind: str, node: Any, path: str) -> Any:
        if kind == table.CONDITION and isinstance(node, bool):
            return node
        if kind == table.NUMBER and _is_number(node):
            return node
        if isinstance(node, str) and (slot := self._bound_slot(node, kind)) is not None:
            return Expr(bound, (slot,))
        found = self._operation(kind, node, path)
        if found is None:
            return 0 if kind == table.NUMBER else kind == table.CONDITION or ()
        operation, arguments = found
        if operation.limits:
            message = f"'{operation.name}' can only stand in the condition of an ability, alone or joined by 'and'."
            self.fault(path, message, "Write it into the 'if' beside 'when'.")
            return True
        if operation.picks:
            return self._pick(operation, arguments, path, node)
        if operation.draws and not self._may_pick:
            message = f"'{operation.name}' draws lots, which cannot happen here."
            self.fault(path, message, "Draw in a step of an ability that has a 'when'.")
        return Expr(operation.run, self._arguments(operation, arguments, path), operation.includes)

    def _pick(self, operation: Operation, arguments: dict[str, Any], path: str, node: Any) -> Any:
        """A choice inside a step is made before the step; its answer takes the choice's place."""
        if not self._may_pick:
            message = f"'{operation.name}' asks somebody to choose, which cannot happen here."
            self.fault(path, message, "Choose in a step of an ability that has a 'when'.")
            return ()
        values = self._arguments(operation, arguments, path)
        chooser = next((value for p, value in zip(operation.params, values, strict=True) if p.type == table.DECIDER), 0)
        candidates = tuple(value for p, value in zip(operation.params, values, strict=True) if p.type != table.DECIDER)
        self._picks.append(Pick(operation.kind, Expr(operation.run, candidates), chooser, node))
        self._scope.append(("", operation.kind))
        chosen = Expr(bound, (len(self._scope) - 1,))
        expand = operation.expand
        return chosen if expand is None else Expr(expand, (chosen,))

    def _bound_slot(self, name: str, kind: str) -> int | None:
        """The innermost value of that name and kind that is bound here."""
        for slot in range(len(self._scope) - 1, -1, -1):
            if self._scope[slot] == (name, kind):
                return slot
        return None

    def _operation(self, kind: str, node: Any, path: str) -> tuple[Operation, dict[str, Any]] | None:
        if isinstance(node, str):
            node = {"op": node}
        if not isinstance(node, dict) or not isinstance(node.get("op"), str):
            self.fault(path, f"Here stands a {_noun(kind)}: an object with 'op', or the name of an operation.")
            return None
        if self._depth > MOST_DEPTH:
            self.fault(path, f"Effects are nested deeper than {MOST_DEPTH} levels here.")
            return None
        operation = self.vocabulary.find(kind, node["op"])
        if operation is None:
            known = [known.name for known in self.vocabulary.of_kind(kind)]
            self.fault(path, f"There is no {_noun(kind)} called {_shown(node['op'])}.", _nearest(node["op"], known))
            return None
        arguments = {key: value for key, value in node.items() if key != "op"}
        self.operations_used.append((path, operation, node))
        return operation, arguments

    # --- arguments --------------------------------------------------------------------------------

    def _arguments(self, operation: Operation, given: dict[str, Any], path: str) -> tuple[Any, ...]:
        names = [param.name for param in operation.params]
        for key in given:
            if key not in names:
                hint = f"It has {_words(names)}." if names else "It has none."
                self.fault(f"{path}.{key}", f"'{operation.name}' has no parameter {_shown(key)}.", hint)
        needed = operation.needs
        if needed and not any(name in given for name in needed):
            self.fault(path, f"'{operation.name}' needs {_words(needed, ' or ')}.")
        compiled: list[Any] = []
        self._depth += 1
        loop_name = _loop_name(operation, given)
        for param in operation.params:
            set_kind = self._kind_of_set(given.get("of")) if loop_name is not None else table.FIGURES
            with self._binding(loop_name if param.type == table.STEPS else None, set_kind):
                compiled.append(self._argument(operation, param, given, f"{path}.{param.name}"))
        self._depth -= 1
        return tuple(compiled)

    def target(self, node: Any, path: str) -> tuple[Any, bool]:
        """Compile figures that somebody else will choose among: the candidates, and whether there is a choice."""
        self._picks = []
        may_pick, self._may_pick = self._may_pick, True
        scope = len(self._scope)
        compiled = self._node(table.FIGURES, node, path)
        del self._scope[scope:]
        picks, self._picks = self._picks, []
        self._may_pick = may_pick
        if len(picks) > 1 or (picks and compiled.args != (scope,)):
            self.fault(path, "A reaction's target is one choice or none.", "Choose more in the steps of its effect.")
        return (picks[0].candidates, True) if picks else (compiled, False)

    def naming(self, name: str, kind: str) -> AbstractContextManager[None]:
        """While this is open, `name` stands for a value that will be bound first."""
        return self._binding(name, kind)

    @contextmanager
    def _binding(self, name: str | None, kind: str) -> Iterator[None]:
        """While the steps of a forEach are compiled, its name stands for the element in turn."""
        if name is None:
            yield
            return
        self._scope.append((name, kind))
        yield
        self._scope.pop()

    def _argument(self, operation: Operation, param: Param, given: dict[str, Any], path: str) -> Any:
        if given.get(param.name) is None:
            if param.type == table.DURATION and self._duration is not None:
                return self._duration
            if param.default is table.REQUIRED:
                self.fault(path, f"'{operation.name}' needs '{param.name}'.")
                return None
            if param.default is None:
                return None
            value = param.default
        else:
            value = given[param.name]
        return self._value(operation, param, value, path)

    def _value(self, operation: Operation, param: Param, value: Any, path: str) -> Any:
        match param.type:
            case table.STEPS:
                return self.steps(value, path, is_cost=param.name == operation.cost)
            case table.BRANCHES:
                return self._branches(value, path)
            case table.ROWS:
                return self._rows(value, path)
            case table.SET:
                return self._set(value, path)
            case table.FLAG:
                return self._flag(value, path)
            case table.CHOICE:
                return self._choice(param, value, path)
            case table.CHOICES:
                return self._choices(param, value, path)
            case table.DECIDER:
                return self._decider(value, path)
            case table.REF:
                return self._ref(param, value, path)
            case table.DURATION:
                return self._duration_node(value, path)
            case table.TEXT:
                return self._text(value, path)
            case table.NAME:
                return self._name(value, path)
            case table.NUMBER:
                return self._number(param, value, path)
            case table.FILTER:
                return self._filter(value, path, operation.kind)
        return self._node(param.type, value, path)

    def _number(self, param: Param, value: Any, path: str) -> Any:
        compiled = self._node(table.NUMBER, value, path)
        if isinstance(compiled, int):
            if param.low is not None and compiled < param.low:
                self.fault(path, f"{_shown(compiled)} is too small: at least {param.low}.")
            if param.high is not None and compiled > param.high:
                self.fault(path, f"{_shown(compiled)} is too large: at most {param.high}.")
            return compiled
        if param.low is None and param.high is None:
            return compiled
        return Expr(clamp, (compiled, param.low, param.high))

    def _text(self, value: Any, path: str) -> Any:
        """Words for people: one text, or a text for each language."""
        by_language = isinstance(value, dict) and value
        if isinstance(value, str) or (
            by_language and all(isinstance(part, str) for pair in value.items() for part in pair)
        ):
            return value
        self.fault(path, "Here stands a text, or a text for each language.", 'Such as "…" or {"en": "…", "de": "…"}.')
        return ""

    def _name(self, value: Any, path: str) -> str:
        if isinstance(value, str) and value and len(value) <= MOST_SHOWN:
            return value
        self.fault(path, f"A name is a short word, not {_shown(value)}.")
        return ""

    def _filter(self, value: Any, path: str, kind: str) -> Lazy:
        slot = len(self._scope)
        with self._binding("it", kind):
            return Lazy(self.expression(table.CONDITION, value, path), slot)

    def _branches(self, value: Any, path: str) -> tuple[Program, ...]:
        if not isinstance(value, list) or len(value) < 2:
            self.fault(path, "A choice has two or more lists of steps.")
            return ()
        return tuple(self.steps(branch, f"{path}[{index}]") for index, branch in enumerate(value))

    def _rows(self, value: Any, path: str) -> tuple[tuple[int, int, Program], ...]:
        rows = []
        if not isinstance(value, list) or not value:
            self.fault(path, "A table has rows like {'from': 1, 'to': 6, 'do': [steps]}.")
            return ()
        for index, row in enumerate(value):
            where = f"{path}[{index}]"
            if not isinstance(row, dict) or not all(_is_number(row.get(key)) for key in ("from", "to")):
                self.fault(where, "A row reads {'from': 1, 'to': 6, 'do': [steps]}.")
                continue
            if row["from"] > row["to"]:
                message = f"The row runs from {_shown(row['from'])} to {_shown(row['to'])}: the wrong way round."
                self.fault(where, message)
            rows.append((row["from"], row["to"], self.steps(row.get("do"), f"{where}.do")))
        return tuple(rows)

    def _set(self, value: Any, path: str) -> Any:
        return self._node(self._kind_of_set(value), value, path)

    def _kind_of_set(self, value: Any) -> str:
        """Whether a set is one of figures, places or cards: its operation or its name tells."""
        name = value.get("op") if isinstance(value, dict) else value
        for kind in table.SET_KINDS:
            if isinstance(name, str) and (
                self.vocabulary.find(kind, name) is not None or self._bound_slot(name, kind) is not None
            ):
                return kind
        return table.FIGURES

    def _flag(self, value: Any, path: str) -> bool:
        if not isinstance(value, bool):
            self.fault(path, "Here stands true or false.")
        return bool(value)

    def _choice(self, param: Param, value: Any, path: str) -> int:
        if value not in param.words:
            self.fault(path, f"{_shown(value)} is not known here.", _one_of(value, param.words))
            return 0
        return param.words.index(value)

    def _choices(self, param: Param, value: Any, path: str) -> int:
        values = [value] if isinstance(value, str) else value
        if not isinstance(values, list) or any(word not in param.words for word in values):
            self.fault(path, f"{_shown(value)} is not known here.", f"List one or more of {_words(param.words)}.")
            return 0
        return sum(1 << param.words.index(word) for word in dict.fromkeys(values))

    def _decider(self, value: Any, path: str) -> int:
        slot = self._bound_slot(value, table.FIGURES) if isinstance(value, str) else None
        if slot is not None:
            return BOUND_DECIDER + slot
        if value not in table.DECIDERS:
            hint = f"{_one_of(value, table.DECIDERS)} A hero that 'forEach' has named can decide as well."
            self.fault(path, f"{_shown(value)} cannot decide.", hint)
            return 0
        return table.DECIDERS.index(value)

    def _ref(self, param: Param, value: Any, path: str) -> int:
        if not isinstance(value, str):
            self.fault(path, f"Here stands the id of a {param.record}, not {_shown(value)}.")
            return -1
        index = self.names(param.record, value)
        if index is None:
            known = self.listing(param.record)
            hint = did_you_mean(value[:MOST_SHOWN], known) or _some_of(sorted(known))
            self.fault(path, f"There is no {param.record} {_shown(value)} here.", hint)
            return -1
        return index

    def _duration_node(self, value: Any, path: str) -> tuple[Any, ...]:
        """A duration is its code and, for 'until', the condition that ends it: it is asked again and again."""
        found = self._operation(table.DURATION, value, path)
        if found is None:
            return (0,)
        operation, arguments = found
        return (operation.code, *self._arguments(operation, arguments, path))


def clamp(_game: Any, _context: Any, value: int, low: int | None, high: int | None) -> int:
    """A calculated number within the bounds that a written one must keep."""
    if low is not None and value < low:
        return low
    return high if high is not None and value > high else value


def _without_is_first(condition: Any, depth: int = 0) -> tuple[Any, Any]:
    """'The first time each round' counts events, it looks at none: take it out of an ability's condition."""
    if condition == "isFirst" or (isinstance(condition, dict) and condition.get("op") == "isFirst"):
        return condition, True
    if isinstance(condition, dict) and condition.get("op") == "and" and depth < MOST_DEPTH:
        for side, other in (("a", "b"), ("b", "a")):
            first, rest = _without_is_first(condition.get(side), depth + 1)
            if first is not None:
                return first, condition.get(other) if rest is True else {**condition, side: rest}
    return None, condition


def _loop_name(operation: Operation, given: dict[str, Any]) -> str | None:
    """The name under which the steps of a forEach know the element in turn."""
    for param in operation.params:
        if param.type == table.NAME:
            name = given.get(param.name, param.default)
            return name if isinstance(name, str) else ""
    return None


def _noun(kind: str) -> str:
    """One of a kind, as a message calls it."""
    return kind.removesuffix("s")


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _words(words: Any, joint: str = ", ") -> str:
    return joint.join(f"'{word}'" for word in words)


def _some_of(known: list[str]) -> str:
    """What there is instead, unless there is too much of it."""
    if not known:
        return ""
    more = f" and {len(known) - MOST_LISTED} more" if len(known) > MOST_LISTED else ""
    return f"There are {_words(known[:MOST_LISTED])}{more}."


def _shown(value: Any) -> str:
    """What an author wrote, in a few characters: it may be anything, and as long as they liked."""
    if isinstance(value, str):
        return f"'{value if len(value) <= MOST_SHOWN else value[:MOST_SHOWN] + '…'}'"
    if isinstance(value, int) and abs(value) > LARGEST_SHOWN:  # long numbers are slow to write out, or refuse to be
        return "a huge number"
    if value is None or isinstance(value, bool | int | float):
        return str(value)
    return "a list" if isinstance(value, list | tuple) else "an object"


def _one_of(word: Any, known: Any) -> str:
    """The words that would have been right, and which of them was perhaps meant."""
    near = get_close_matches(word, known, n=1) if isinstance(word, str) else ()
    return f"Did you mean {_words(near)}? It is one of {_words(known)}." if near else f"It is one of {_words(known)}."


def _nearest(word: str, known: list[str]) -> str:
    close = get_close_matches(word, known, n=3)
    return f"Did you mean {_words(close)}?" if close else f"Known are {_words(known)}."
