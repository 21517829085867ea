"""An author's effects, read once into a tree: every node with its operation, its arguments and what is wrong.

Reading never raises: what cannot be understood becomes a fault with its place, and the tree goes on around it.
"""

from collections.abc import Iterable
from typing import Any

from engine.core.answers import Path
from engine.core.effects import table
from engine.core.effects.table import Operation, Param, Vocabulary
from engine.core.effects.tree import Ability, Misread, Node, Scope, TableRow, is_number, nodes_in, op_of

MOST_DEPTH = 40  # nodes inside nodes
MOST_NODES = 20_000  # of one text: far more than anybody prints on a card
MOST_OF_TAG = 64  # characters, as on the places that carry it
MOST_SHOWN = 60  # characters of a name, and of what an author wrote that a message repeats
ABILITY_KEYS = ("id", "name", "when", "if", "decider", "may", "cost", "limit", "do", "for")


def knowing(names: Iterable[str]) -> Scope:
    """What a text knows by a name from the beginning, be it figures, places or cards."""
    return tuple((name, kind) for name in names for kind in table.SET_KINDS)


class Reader:
    """Reads the texts of one vocabulary; `faults` collects what is wrong with them."""

    def __init__(self, vocabulary: Vocabulary, known: Scope = ()) -> None:
        self.vocabulary = vocabulary
        self.known = known  # what is bound around the whole text, such as the target of a reaction
        self.faults: list[Misread] = []
        self._duration: Node | None = None  # the ability's own comes before the default of its steps
        self._depth = 0
        self._left = MOST_NODES

    def fault(self, path: Path, sentence: str, **values: Any) -> None:
        """Note a fault and go on: an author sees all of them at once."""
        self.faults.append(Misread(path, sentence, values))

    # --- texts --------------------------------------------------------------------------------------

    def ability(self, written: Any, path: Path = ()) -> Ability:
        """An ability {when, if, decider, may, cost, limit, do, for}."""
        if not isinstance(written, dict):
            self.fault(path, "no ability")
            written = {"do": []}
        for key in written:
            if key not in ABILITY_KEYS:
                self.fault((*path, key), "no such part", name=key, known=ABILITY_KEYS)
        trigger = self.node(
            table.TRIGGER, written.get("when", "always"), (*path, "when"), is_default="when" not in written
        )
        own = None if written.get("for") is None else self.node(table.DURATION, written["for"], (*path, "for"))
        found = Ability(
            path,
            written,
            trigger,
            self.node(table.CONDITION, written["if"], (*path, "if")) if "if" in written else None,
            self._decider(written.get("decider", "you"), (*path, "decider"), ()) or "you",
            self._flag(written.get("may", False), (*path, "may")),
            self._limit(written.get("limit"), (*path, "limit")),
            (),
            (),
            own,
        )
        self._duration = own
        found.cost = self.steps(written.get("cost", []), (*path, "cost"))
        found.steps = self.steps(written.get("do"), (*path, "do"))
        self._duration = None
        return found

    def _limit(self, written: Any, path: Path) -> tuple[int, str] | None:
        if written is None:
            return None
        units = self.vocabulary.limit_units
        per = written.get("per") if isinstance(written, dict) else None
        if not isinstance(written, dict) or set(written) - {"times", "per"} or not _is_one_of(per, units):
            self.fault(path, "no limit", known=units)
            return None
        times = written.get("times", 1)
        if not is_number(times) or times < 1:
            self.fault((*path, "times"), "limit too small")
            return None
        return times, str(per)

    def steps(self, written: Any, path: Path = (), scope: Scope = ()) -> tuple[Node, ...]:
        """A list of steps; a single one may stand without its list."""
        if isinstance(written, dict | str):
            written = [written]
        if not isinstance(written, list):
            self.fault(path, "no steps")
            return ()
        few = written[: max(self._left, 0) + 1]
        return tuple(self.node(table.STEP, one, (*path, index), scope) for index, one in enumerate(few))

    # --- nodes --------------------------------------------------------------------------------------

    def node(
        self,
        kind: str,
        written: Any,
        path: Path = (),
        scope: Scope = (),
        is_default: bool = False,
        kinds: tuple[str, ...] = (),
    ) -> Node:
        """A node of a kind; where it may be of several `kinds`, it has been looked for in all of them."""
        node = Node(kind, path, written, is_default=is_default, scope=scope)
        self._left -= 1
        if self._left < 0:
            if self._left == -1:
                self.fault(path, "too many")
            return node
        if (kind == table.CONDITION and isinstance(written, bool)) or (kind == table.NUMBER and is_number(written)):
            node.literal = written
            return node
        if isinstance(written, str) and ((written, kind) in scope or (written, kind) in self.known):
            node.bound = written
            return node
        name = op_of(written)
        if not name:
            self.fault(path, "no node", kind=kind)
            return node
        if self._depth > MOST_DEPTH:
            self.fault(path, "too deep", most=MOST_DEPTH)
            return node
        node.operation = self.vocabulary.find(kind, name)
        if node.operation is None:
            self.fault(path, "no such operation", kind=kind, name=name, known=self._names_of(kinds or (kind,), scope))
            return node
        self._read_arguments(node, node.operation)
        return node

    def _names_of(self, kinds: tuple[str, ...], scope: Scope) -> tuple[str, ...]:
        """What can be named there: operations, and what is bound around it."""
        named = [operation.name for kind in kinds for operation in self.vocabulary.of_kind(kind)]
        return tuple(dict.fromkeys(named + [name for name, kind in scope + self.known if kind in kinds]))

    def _read_arguments(self, node: Node, operation: Operation) -> None:
        given = node.written if isinstance(node.written, dict) else {}
        names = [param.name for param in operation.params]
        for key in given:
            if key not in names and key != "op":
                self.fault((*node.path, key), "no such parameter", operation=operation.name, name=key, known=names)
        needed = operation.needs
        if needed and not any(name in given for name in needed):
            self.fault(node.path, "needs one of", operation=operation.name, names=needed)
        self._depth += 1
        for param in operation.params:
            node.arguments[param.name] = self._argument(node, operation, param, given.get(param.name))
        self._depth -= 1

    def _argument(self, node: Node, operation: Operation, param: Param, value: Any) -> Any:
        path = (*node.path, param.name)
        is_default = value is None
        if is_default:
            if param.type == table.DURATION and self._duration is not None:
                return self._duration
            if param.default is table.REQUIRED:
                self.fault(path, "needed", operation=operation.name, name=param.name)
                return None
            value = param.default
        return None if value is None else self._value(node, operation, param, value, path, is_default)

    def _value(self, node: Node, operation: Operation, param: Param, value: Any, path: Path, is_default: bool) -> Any:
        scope = node.scope
        match param.type:
            case table.STEPS:
                return self.steps(value, path, (*scope, *self._loop(node, operation)))
            case table.BRANCHES:
                return self._branches(value, path, scope)
            case table.ROWS:
                return self._rows(value, path, scope)
            case table.SET:
                return self.node(self.kind_of_set(value, scope), value, path, scope, is_default, table.SET_KINDS)
            case table.FILTER:
                return self.node(table.CONDITION, value, path, (*scope, ("it", operation.kind)), is_default)
            case table.FLAG:
                return self._flag(value, path)
            case table.CHOICE:
                return self._choice(param, value, path)
            case table.CHOICES:
                return self._choices(param, value, path)
            case table.DECIDER:
                return self._decider(value, path, scope)
            case table.REF:
                return self._ref(param, value, path)
            case table.TEXT:
                return self._text(value, path)
            case table.NAME | table.TAG:
                return self._name(value, path, MOST_OF_TAG if param.type == table.TAG else MOST_SHOWN)
            case table.NUMBER:
                return self._number(param, value, path, scope, is_default)
        return self.node(param.type, value, path, scope, is_default)

    # --- arguments ----------------------------------------------------------------------------------

    def _loop(self, node: Node, operation: Operation) -> Scope:
        """The name under which the steps of a forEach know the element in turn, and what kind it is of."""
        for param in operation.params:
            if param.type == table.NAME:
                of = next((one for one in nodes_in(tuple(node.arguments.values()))), None)
                name = node.written.get(param.name, param.default) if isinstance(node.written, dict) else param.default
                return ((name if isinstance(name, str) else "", of.kind if of else table.FIGURES),)
        return ()

    def kind_of_set(self, value: Any, scope: Scope) -> str:
        """Whether a set is one of figures, places or cards: its operation or its name tells."""
        name = op_of(value)
        for kind in table.SET_KINDS:
            if name and (self.vocabulary.find(kind, name) is not None or (name, kind) in scope + self.known):
                return kind
        return table.FIGURES

    def _number(self, param: Param, value: Any, path: Path, scope: Scope, is_default: bool) -> Node:
        node = self.node(table.NUMBER, value, path, scope, is_default)
        if node.literal is not None:
            if param.low is not None and node.literal < param.low:
                self.fault(path, "too small", value=value, least=param.low)
            if param.high is not None and node.literal > param.high:
                self.fault(path, "too large", value=value, most=param.high)
        return node

    def _branches(self, value: Any, path: Path, scope: Scope) -> tuple[tuple[Node, ...], ...] | None:
        if not isinstance(value, list) or len(value) < 2:
            self.fault(path, "no options")
        if not isinstance(value, list):
            return None
        return tuple(self.steps(branch, (*path, index), scope) for index, branch in enumerate(value))

    def _rows(self, value: Any, path: Path, scope: Scope) -> tuple[TableRow, ...] | None:
        if not isinstance(value, list) or not value:
            self.fault(path, "no table")
            return None
        rows = []
        for index, row in enumerate(value):
            where = (*path, index)
            low: Any = row.get("from") if isinstance(row, dict) else None
            high: Any = row.get("to") if isinstance(row, dict) else None
            if not is_number(low) or not is_number(high):
                self.fault(where, "no row")
                low = high = None
            elif low > high:
                self.fault(where, "row turned round", low=low, high=high)
            steps = self.steps(row.get("do"), (*where, "do"), scope) if isinstance(row, dict) else ()
            rows.append(TableRow(low, high, steps))
        return tuple(rows)

    def _flag(self, value: Any, path: Path) -> bool:
        if not isinstance(value, bool):
            self.fault(path, "no flag")
        return value is True

    def _choice(self, param: Param, value: Any, path: Path) -> str | None:
        if not _is_one_of(value, param.words):
            self.fault(path, "no such choice", value=value, known=param.words)
            return None
        return str(value)

    def _choices(self, param: Param, value: Any, path: Path) -> tuple[str, ...] | None:
        if isinstance(value, str):
            word = self._choice(param, value, path)
            return None if word is None else (word,)
        if not isinstance(value, list):
            self.fault(path, "no such choices", value=value, known=param.words)
            return None
        read = [self._choice(param, word, (*path, index)) for index, word in enumerate(value)]
        words = [word for word in read if word is not None]
        return tuple(dict.fromkeys(words)) if len(words) == len(read) else None

    def _decider(self, value: Any, path: Path, scope: Scope) -> str | None:
        is_bound = isinstance(value, str) and (value, table.FIGURES) in scope + self.known
        if is_bound or _is_one_of(value, table.DECIDERS):
            return str(value)
        self.fault(path, "no decider", value=value, known=table.DECIDERS)
        return None

    def _ref(self, param: Param, value: Any, path: Path) -> str | None:
        if not isinstance(value, str):
            self.fault(path, "no id", record=param.record, value=value)
            return None
        return value

    def _text(self, value: Any, path: Path) -> Any:
        by_language = isinstance(value, dict) and value
        if isinstance(value, str) or (
            by_language and all(isinstance(part, str) for pair in value.items() for part in pair)
        ):
            return value
        self.fault(path, "no text")
        return None

    def _name(self, value: Any, path: Path, most: int) -> str | None:
        if isinstance(value, str) and value and len(value) <= most:
            return value
        self.fault(path, "no name", value=value)
        return None


def _is_one_of(value: Any, words: tuple[str, ...]) -> bool:
    return isinstance(value, str) and value in words
