"""Compiled effects: small immutable objects that the interpreter walks."""

from collections.abc import Callable
from typing import Any, final

from engine.core.effects.table import NO_MOMENT, Operation
from engine.core.effects.tree import Node
from engine.core.game import WORK_BUDGET

# The context of a running effect is a tuple: these places first, then what has been chosen so far.
SOURCE = 0  # which card, trait or ability this is
BEARER = 1  # the figure that has it, -1 if none
YOU = 2  # the seat it speaks to as 'you', -1 if none
FIGURE = 3  # the figure the event is about
OTHER = 4  # the second figure of the event: attacker or target
PLACE = 5  # where it happened
AMOUNT = 6  # how many
BOUND = 7  # from here on: what forEach and choices have bound

NOBODY = -1
BOUND_DECIDER = 100  # who decides, from here on: the player of the hero in a slot

Context = tuple[Any, ...]
Occasion = tuple[int, int, int, int, int]  # a moment that has come: moment, then FIGURE to AMOUNT of the context
Call = Callable[[Any, Context], Any]  # what a handler does or says in a game and a context
Has = Callable[[Any, Context, int], bool]  # whether a set has an element, in a game and a context


class Expr:
    """An operation with compiled arguments that gives a value."""

    __slots__ = ("args", "call", "has", "inner", "run", "weight")

    def __init__(
        self, run: Callable[..., Any], args: tuple[Any, ...], includes: Callable[..., bool] | None = None
    ) -> None:
        self.run = run
        self.args = args
        self.inner = inner_expressions(args)
        self.call = with_arguments(run, args)
        self.weight = weight_of(args)
        self.has = _has(includes, args, self.call)  # of a set: whether one element is in it

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing to evaluate first."""
        return not self.inner


def weight_of(args: tuple[Any, ...]) -> int:
    """How many nodes are evaluated with these arguments; filters count each time they are asked."""
    return 1 + sum(argument.weight for argument in args if isinstance(argument, Expr))


def inner_expressions(args: tuple[Any, ...]) -> tuple[int, ...]:
    """At which places of compiled arguments something is left to evaluate: mostly nowhere."""
    return tuple(place for place, argument in enumerate(args) if isinstance(argument, Expr))


def with_arguments(run: Callable[..., Any], args: tuple[Any, ...]) -> Call:
    """A handler and its compiled arguments as one call, mostly spelled out: a star call costs three times as much."""
    inner = inner_expressions(args)
    if not args:
        return run
    if inner:
        return _with_inner(run, args, inner)
    if len(args) == 1:
        a = args[0]
        return lambda game, context: run(game, context, a)
    if len(args) == 2:
        a, b = args
        return lambda game, context: run(game, context, a, b)
    if len(args) == 3:
        a, b, c = args
        return lambda game, context: run(game, context, a, b, c)
    return lambda game, context: run(game, context, *args)


def _with_inner(run: Callable[..., Any], args: tuple[Any, ...], inner: tuple[int, ...]) -> Call:
    """The same where some arguments are left to evaluate."""
    first: Call = args[inner[0]].call
    if len(args) == 1:
        return lambda game, context: run(game, context, first(game, context))
    if inner == (0,) and len(args) == 2:
        b = args[1]
        return lambda game, context: run(game, context, first(game, context), b)
    if inner == (1,) and len(args) == 2:
        a = args[0]
        return lambda game, context: run(game, context, a, first(game, context))
    if inner == (0, 1) and len(args) <= 3:
        second: Call = args[1].call
        if len(args) == 2:
            return lambda game, context: run(game, context, first(game, context), second(game, context))
        c = args[2]
        return lambda game, context: run(game, context, first(game, context), second(game, context), c)
    return lambda game, context: run(game, context, *evaluated(game, context, args, inner))


def _has(includes: Callable[..., bool] | None, args: tuple[Any, ...], call: Call) -> Has:
    """Whether a set has an element: as its operation says, without counting the set out, or by counting it out."""
    if includes is None:
        return lambda game, context, one: one in call(game, context)
    if not args:
        return includes
    inner = inner_expressions(args)
    if len(args) == 1:
        a = args[0]
        if inner:
            value: Call = a.call
            return lambda game, context, one: includes(game, context, one, value(game, context))
        return lambda game, context, one: includes(game, context, one, a)
    return lambda game, context, one: includes(game, context, one, *evaluated(game, context, args, inner))


class Lazy:
    """A condition kept for later, asked of one candidate after another or again and again."""

    __slots__ = ("condition", "slot", "weight")

    def __init__(self, condition: Any, slot: int) -> None:
        self.condition = condition
        self.slot = slot
        self.weight = weight_of((condition,))

    def holds(self, game: Any, context: Context, candidate: Any) -> bool:
        """Whether the condition is true of this candidate."""
        game.work += self.weight
        if game.work > WORK_BUDGET:
            raise game.overspent(context)
        inner = (*context[: BOUND + self.slot], (candidate,))
        return bool(evaluate(game, inner, self.condition))


@final
class Do:
    """A step: an operation with compiled arguments that changes the game."""

    __slots__ = ("args", "call", "inner", "node", "operation", "weight")

    def __init__(self, operation: Operation, args: tuple[Any, ...], node: Node) -> None:
        self.operation = operation
        self.args = args
        self.inner = inner_expressions(args)
        self.call = with_arguments(operation.run, args)
        self.weight = weight_of(args)
        self.node = node


@final
class Pick:
    """A choice among candidates, whose answer is bound for the steps after it."""

    __slots__ = ("candidates", "decider", "kind", "node")

    def __init__(self, kind: str, candidates: Expr, decider: int, node: Node) -> None:
        self.kind = kind
        self.candidates = candidates
        self.decider = decider
        self.node = node


class Program:
    """A list of steps, what was read of them, and how many values are bound around it."""

    __slots__ = ("is_cost", "nodes", "slot", "steps")

    def __init__(
        self, steps: tuple[Do | Pick, ...], nodes: tuple[Node, ...], slot: int = 0, is_cost: bool = False
    ) -> None:
        self.steps = steps
        self.nodes = nodes
        self.slot = slot
        self.is_cost = is_cost  # it is done only where it can be done in full

    def __bool__(self) -> bool:
        return bool(self.steps)


EMPTY = Program((), ())


class Ability:
    """When something happens and a condition holds, somebody may or must pay a cost and do some steps."""

    __slots__ = (
        "condition",
        "cost",
        "decider",
        "first",
        "index",
        "is_optional",
        "is_triggered",
        "limit",
        "moment",
        "node",
        "program",
        "source",
        "trigger",
        "trigger_args",
        "waits_for_itself",
    )

    def __init__(self) -> None:
        self.trigger = ""
        self.trigger_args: tuple[Any, ...] = ()
        self.is_triggered: Call = never
        self.waits_for_itself = False  # it concerns only events of the figure that bears it
        self.moment = NO_MOMENT  # the trigger's
        self.condition: Any = True
        self.cost = EMPTY
        self.decider = 0
        self.is_optional = False
        self.limit: tuple[int, int] | None = None  # (times, per what)
        self.first: int | None = None  # only the first event in this unit of time counts
        self.program = EMPTY
        self.source = -1
        self.index = -1
        self.node: Any = None  # what was read of it: a `tree.Ability`


def never(_game: Any, _context: Context) -> bool:
    """The trigger of an ability that has none."""
    return False


def bearer_of(_game: Any, context: Context) -> tuple[int, ...]:
    """Self: the figure that bears this."""
    return (context[BEARER],) if context[BEARER] >= 0 else ()


def evaluate(game: Any, context: Context, value: Any) -> Any:
    """The value of a compiled argument."""
    return value.call(game, context) if type(value) is Expr else value


def contains(game: Any, context: Context, elements: Any, one: int) -> bool:
    """Whether a compiled set has an element."""
    return elements.has(game, context, one) if type(elements) is Expr else one in elements


def evaluated(game: Any, context: Context, args: tuple[Any, ...], inner: tuple[int, ...]) -> list[Any]:
    """Arguments with the expressions among them evaluated, in the order written."""
    values = list(args)
    for place in inner:
        values[place] = values[place].call(game, context)
    return values
