"""Random effects, made from the table of operations: whatever it declares is tried."""

from hypothesis import strategies as st

from engine.core.effects import table
from engine.core.effects.table import REQUIRED

NODES = (*table.SET_KINDS, table.NUMBER, table.CONDITION)
HOLDS_NODES = {*NODES, table.STEPS, table.BRANCHES, table.ROWS, table.SET, table.FILTER, table.DURATION}


def needs_nodes(operation):
    return any(param.default is REQUIRED and param.type in HOLDS_NODES for param in operation.params)


@st.composite
def node(draw, vocabulary, kind, depth=2, bound=()):
    """A valid node of a kind; `bound` are (name, kind) of what is named around it."""
    names = [name for name, its_kind in bound if its_kind == kind]
    if names and draw(st.integers(0, 2)) == 0:
        return draw(st.sampled_from(names))
    if kind == table.NUMBER and (depth <= 0 or draw(st.booleans())):
        return draw(st.integers(0, 12))
    operations = [one for one in vocabulary.of_kind(kind) if depth > 0 or not needs_nodes(one)]
    operation = draw(st.sampled_from(operations))
    written = {"op": operation.name}
    loop = ()
    needed = draw(st.sampled_from(operation.needs)) if operation.needs else ""  # at least one of them
    for param in operation.params:
        if param.default is REQUIRED or param.name == needed or draw(st.booleans()):
            scope = (*bound, *loop) if param.type in (table.STEPS, table.BRANCHES) else bound
            written[param.name] = draw(value(vocabulary, param, depth - 1, scope, operation.kind))
            if param.type == table.SET:
                loop = (("each", _kind_of(vocabulary, written[param.name])),)
    written.pop("as", None)
    return written


@st.composite
def value(draw, vocabulary, param, depth, bound, kind):
    """A valid value of a parameter."""
    match param.type:
        case table.STEPS:
            count = draw(st.integers(1, 3 if depth > 0 else 1))
            return [draw(node(vocabulary, table.STEP, depth, bound)) for _ in range(count)]
        case table.BRANCHES:
            return [[draw(node(vocabulary, table.STEP, depth, bound))] for _ in range(draw(st.integers(2, 3)))]
        case table.ROWS:
            return [{"from": n, "to": n + 2, "do": [draw(node(vocabulary, table.STEP, depth, bound))]} for n in (1, 4)]
        case table.SET:
            return draw(node(vocabulary, draw(st.sampled_from((table.FIGURES, table.PLACES))), depth, bound))
        case table.FILTER:
            return draw(node(vocabulary, table.CONDITION, depth, (*bound, ("it", kind))))
        case table.NUMBER if param.low is not None or param.high is not None:
            return draw(st.integers(param.low or 0, min(param.high or 12, 12)))
        case table.CHOICE | table.DECIDER:
            return draw(st.sampled_from(param.words))
        case table.CHOICES:
            return draw(st.lists(st.sampled_from(param.words), min_size=1, unique=True))
        case table.FLAG:
            return draw(st.booleans())
        case table.REF:
            return draw(st.sampled_from(("alpha", "o-negative", "the-old-hall", "intel")))
        case table.TEXT:
            return draw(st.sampled_from(("Something stirs.", {"en": "Run!", "de": "Lauft!", "fr": "Fuyez !"})))
        case table.TAG:
            return draw(st.sampled_from(("indoor", "old mine")))
        case table.NAME:
            return "each"
    return draw(node(vocabulary, param.type, depth, bound))


@st.composite
def ability(draw, vocabulary):
    """A valid ability."""
    parts = {"do": [draw(node(vocabulary, table.STEP)) for _ in range(draw(st.integers(1, 3)))]}
    if draw(st.booleans()):
        parts["when"] = draw(node(vocabulary, table.TRIGGER, 2))
    if draw(st.booleans()):
        parts["if"] = draw(node(vocabulary, table.CONDITION, 2))
    if draw(st.booleans()):
        parts["limit"] = {"times": draw(st.integers(1, 3)), "per": draw(st.sampled_from(vocabulary.limit_units))}
    if draw(st.booleans()):
        parts |= {"may": True, "decider": draw(st.sampled_from(table.DECIDERS))}
    if draw(st.booleans()):
        parts["cost"] = [draw(node(vocabulary, table.STEP, 1))]
    if draw(st.booleans()):
        parts["for"] = draw(node(vocabulary, table.DURATION, 1))
    return parts


def _kind_of(vocabulary, written):
    name = written["op"] if isinstance(written, dict) else written
    return table.FIGURES if vocabulary.find(table.FIGURES, name) else table.PLACES
