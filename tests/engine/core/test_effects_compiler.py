"""The effect compiler: every fault is found, addressed by its path and explained, whatever an author wrote."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.effects import table
from engine.core.effects.compile import Compiler
from engine.core.effects.control import core_vocabulary
from engine.core.effects.program import Do, Expr, Pick, bearer_of, evaluate
from engine.core.effects.read import MOST_DEPTH
from engine.core.effects.table import (
    CONDITION,
    DURATION,
    FIGURES,
    HAND_CARDS,
    NUMBER,
    PLACES,
    STEP,
    TRIGGER,
    Param,
    Vocabulary,
    choice,
    choices,
    decider,
    figures,
    flag,
    lasting,
    number,
    places,
    ref,
    steps,
    where,
)

# --- a small language ------------------------------------------------------------------------------

toy = Vocabulary(core_vocabulary)
toy.limit_units = ("round",)


def nothing(*_arguments):
    """Nothing: it only stands in the table."""
    return ()


for declared in (
    (TRIGGER, "always"),
    (TRIGGER, "onBell", choice("side", "left", "right", default="left"), places("at", None)),
    (STEP, "ring", number("n", 1, low=0, high=9), choice("side", "left", "right"), lasting("today")),
    (STEP, "paint", figures("who"), choices("colour", "red", "green", default=["red"]), flag("twice")),
    (STEP, "say", Param("text", table.TEXT)),
    (STEP, "visit", ref("house", "house")),
    (STEP, "roll", Param("table", table.ROWS)),
    (STEP, "go", places("to", None), number("steps", None)),
    (CONDITION, "isRed", figures("who")),
    (CONDITION, "isHome", places("place")),
    (FIGURES, "everybody", where()),
    (FIGURES, "you"),
    (PLACES, "town", where()),
    (NUMBER, "many", figures("of", "everybody")),
    (DURATION, "today"),
    (DURATION, "until", where("condition", default=True)),
    (HAND_CARDS, "cards"),
):
    facts = {"code": len(declared)} if declared[0] == DURATION else {}
    facts |= {"needs": ("to", "steps")} if declared[1] == "go" else {}
    toy.declare(*declared, **facts)(nothing)
toy.declare(FIGURES, "self")(bearer_of)
toy.declare(FIGURES, "somebody", where(), decider(), picks=True)(nothing)
toy.declare(PLACES, "somewhere", decider(default="group"), picks=True)(nothing)
toy.declare(FIGURES, "lots", figures("of"), draws=True)(nothing)


def compiler():
    houses = {"mill": 0, "forge": 1}
    return Compiler(toy, lambda _record, name: houses.get(name), lambda record: houses if record == "house" else ())


def faults(nodes):
    """Paths and messages of what is wrong with a list of steps."""
    work = compiler()
    work.steps(nodes, "do")
    return [(fault.path, fault.message) for fault in work.faults]


def ability_faults(node):
    work = compiler()
    work.ability(node, "card")
    return [(fault.path, fault.message) for fault in work.faults]


def hints(nodes):
    work = compiler()
    work.steps(nodes, "do")
    return [fault.hint for fault in work.faults]


NO_NUMBER = "Here stands a number: an object with 'op', or the name of an operation."
BACKWARDS = {"op": "roll", "table": [{"from": 4, "to": 2, "do": []}]}
OF_IT = {"op": "until", "condition": {"op": "isRed", "who": "it"}}
RED_FRIEND = {"op": "everybody", "where": {"op": "isRed", "who": "somebody"}}


# --- what is wrong, and where ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("node", "path", "message"),
    [
        ("dance", "do[0]", "There is no step called 'dance'."),
        ({"op": "dance"}, "do[0]", "There is no step called 'dance'."),
        (7, "do[0]", "Here stands a step: an object with 'op', or the name of an operation."),
        ([], "do[0]", "Here stands a step: an object with 'op', or the name of an operation."),
        ({"side": "left"}, "do[0]", "Here stands a step: an object with 'op', or the name of an operation."),
        ({"op": ["ring"]}, "do[0]", "Here stands a step: an object with 'op', or the name of an operation."),
        ({"op": "ring"}, "do[0].side", "'side' is missing."),
        ({"op": "ring", "side": None}, "do[0].side", "'side' is missing."),
        ({"op": "ring", "side": "up"}, "do[0].side", "'up' is not known here."),
        ({"op": "ring", "side": ["left"]}, "do[0].side", "a list is not known here."),
        ({"op": "ring", "side": "left", "n": -1}, "do[0].n", "-1 is too small: at least 0."),
        ({"op": "ring", "side": "left", "n": 10}, "do[0].n", "10 is too large: at most 9."),
        ({"op": "ring", "side": "left", "n": True}, "do[0].n", NO_NUMBER),
        ({"op": "ring", "side": "left", "n": 1.5}, "do[0].n", NO_NUMBER),
        ({"op": "ring", "side": "left", "loud": 1}, "do[0].loud", "'ring' has no parameter 'loud'."),
        ({"op": "ring", "side": "left", "for": "ever"}, "do[0].for", "There is no duration called 'ever'."),
        ({"op": "paint", "who": "nobody"}, "do[0].who", "There is no figure called 'nobody'."),
        ({"op": "paint", "who": "town"}, "do[0].who", "There is no figure called 'town'."),
        ({"op": "paint", "who": "you", "colour": "blue"}, "do[0].colour", "'blue' is not known here."),
        ({"op": "paint", "who": "you", "colour": ["red", 3]}, "do[0].colour[1]", "3 is not known here."),
        ({"op": "paint", "who": "you", "colour": 3}, "do[0].colour", "3 is not known here."),
        ({"op": "paint", "who": "you", "twice": "yes"}, "do[0].twice", "Here stands true or false."),
        ({"op": "say", "text": 5}, "do[0].text", "Here stands a text, or a text for each language."),
        ({"op": "say", "text": {"en": 5}}, "do[0].text", "Here stands a text, or a text for each language."),
        ({"op": "say", "text": {}}, "do[0].text", "Here stands a text, or a text for each language."),
        ({"op": "visit", "house": "barn"}, "do[0].house", "There is no house 'barn' here."),
        ({"op": "visit", "house": {"op": "mill"}}, "do[0].house", "Here stands the id of a house, not an object."),
        ({"op": "roll", "table": []}, "do[0].table", "A table has rows like {'from': 1, 'to': 6, 'do': [steps]}."),
        ({"op": "roll", "table": [3]}, "do[0].table[0]", "A row reads {'from': 1, 'to': 6, 'do': [steps]}."),
        (BACKWARDS, "do[0].table[0]", "The row runs from 4 to 2: the wrong way round."),
        ({"op": "choose", "options": [[]]}, "do[0].options", "A choice has two or more lists of steps."),
        ({"op": "may", "do": 3}, "do[0].do", "Here stands a list of steps."),
        ({"op": "may", "do": [], "decider": "king"}, "do[0].decider", "'king' cannot decide."),
        ({"op": "forEach", "of": "everybody", "as": 7, "do": []}, "do[0].as", "A name is a short word, not 7."),
        ({"op": "if", "condition": "maybe", "then": []}, "do[0].condition", "There is no condition called 'maybe'."),
        ({"op": "go"}, "do[0]", "\"To\" or 'steps' is missing."),
        ({"op": "repeat", "times": 101, "do": []}, "do[0].times", "101 is too large: at most 100."),
    ],
)
def test_a_fault_names_its_place_and_says_what_is_wrong(node, path, message):
    assert faults([node]) == [(path, message)]


def test_a_for_each_that_does_not_say_of_what_yet_is_told_and_breaks_nothing():
    unfinished = {"op": "forEach", "do": [{"op": "paint", "who": "each"}]}
    assert faults([unfinished]) == [("do[0].of", '"Of" is missing.')]


def test_all_faults_are_listed_at_once():
    nodes = [
        {"op": "ring", "side": "up", "n": 99},
        {"op": "may", "do": [{"op": "paint", "who": "nobody", "size": 3}, "dance"]},
        {"op": "choose", "options": [["dance"], [{"op": "ring"}]]},
    ]
    assert [path for path, _message in faults(nodes)] == [
        "do[0].n",
        "do[0].side",
        "do[1].do[0].size",
        "do[1].do[0].who",
        "do[1].do[1]",
        "do[2].options[0][0]",
        "do[2].options[1][0].side",
    ]


@pytest.mark.parametrize(
    ("node", "hint"),
    [
        ("rnig", 'Did you mean "ring"?'),
        ({"op": "ring", "side": "lefd"}, "Did you mean \"left\"? It is one of 'left', 'right'."),
        ({"op": "ring", "side": 3}, "It is one of 'left', 'right'."),
        ({"op": "ring", "side": "left", "loud": 1}, "It has 'n', 'side', 'for'."),
        ({"op": "visit", "house": "forgee"}, 'Did you mean "forge"?'),
        ({"op": "visit", "house": "castle"}, "There are 'forge', 'mill'."),
        ({"op": "visit", "house": "forge" * 50_000}, "There are 'forge', 'mill'."),
        ({"op": "paint", "who": {"op": "you", "not": 1}}, "It has none."),
        ({"op": "paint", "who": "you", "colour": 3}, "List one or more of 'red', 'green'."),
        (
            {"op": "paint", "who": "you", "colour": ["red", "gren"]},
            "Did you mean \"green\"? It is one of 'red', 'green'.",
        ),
        (
            {"op": "forEach", "of": "everybody", "as": "rogue", "do": [{"op": "paint", "who": "roge"}]},
            'Did you mean "rogue"?',
        ),
    ],
)
def test_a_hint_says_what_would_be_right(node, hint):
    assert hints([node]) == [hint]


def test_what_is_repeated_in_a_message_is_kept_short():
    (_path, message), *_ = faults([{"op": "x" * 5000}])
    assert len(message) < 120


@pytest.mark.parametrize(
    ("node", "path"),
    [
        (3, "card"),
        ({"do": [], "colour": 1}, "card.colour"),
        ({"when": "onHorn", "do": []}, "card.when"),
        ({"when": {"op": "onBell", "at": "you"}, "do": []}, "card.when.at"),
        ({"when": "onBell"}, "card.do"),
        ({"when": "onBell", "if": "isBlue", "do": []}, "card.if"),
        ({"when": "onBell", "may": 1, "do": []}, "card.may"),
        ({"when": "onBell", "decider": "king", "do": []}, "card.decider"),
        ({"when": "onBell", "limit": 3, "do": []}, "card.limit"),
        ({"when": "onBell", "limit": {"times": 1}, "do": []}, "card.limit"),
        ({"when": "onBell", "limit": {"times": 0, "per": "round"}, "do": []}, "card.limit.times"),
        ({"when": "onBell", "limit": {"times": True, "per": "round"}, "do": []}, "card.limit.times"),
        ({"when": "onBell", "limit": {"per": "round", "for": 1}, "do": []}, "card.limit"),
        ({"when": "onBell", "cost": ["dance"], "do": []}, "card.cost[0]"),
        ({"when": "onBell", "for": "ever", "do": []}, "card.for"),
        ({"when": "onBell", "for": OF_IT, "do": []}, "card.for.condition.who"),
    ],
)
def test_a_fault_in_an_ability_names_its_part(node, path):
    assert [where_ for where_, _message in ability_faults(node)] == [path]


@pytest.mark.parametrize("part", [{"may": True}, {"cost": ["say"]}, {"limit": {"per": "round"}}, {"decider": "group"}])
def test_what_holds_always_has_no_permission_price_or_limit(part):
    paths = [path for path, message in ability_faults({**part, "do": []}) if "holds always" in message]
    assert paths == [f"card.{next(iter(part))}"]


# --- what is bound ---------------------------------------------------------------------------------


def test_a_name_is_known_inside_its_loop_and_nowhere_else():
    inside = {"op": "forEach", "of": "everybody", "as": "guest", "do": [{"op": "paint", "who": "guest"}]}
    assert faults([inside]) == []
    assert [path for path, _ in faults([inside, {"op": "paint", "who": "guest"}])] == ["do[1].who"]


def test_a_name_has_the_kind_of_what_it_runs_over():
    home = {"op": "if", "condition": {"op": "isHome", "place": "each"}, "then": []}
    red = {"op": "if", "condition": {"op": "isRed", "who": "each"}, "then": []}
    assert faults([{"op": "forEach", "of": "town", "do": [home]}]) == []
    assert [path for path, _ in faults([{"op": "forEach", "of": "town", "do": [red]}])] == ["do[0].do[0].condition.who"]
    assert [path for path, _ in faults([{"op": "forEach", "of": "cards", "do": [home]}])] == [
        "do[0].do[0].condition.place"
    ]


def test_it_is_the_candidate_of_its_filter():
    assert faults([{"op": "paint", "who": {"op": "everybody", "where": {"op": "isRed", "who": "it"}}}]) == []
    assert faults([{"op": "go", "to": {"op": "town", "where": {"op": "isHome", "place": "it"}}}]) == []
    assert [path for path, _ in faults([{"op": "paint", "who": "it"}])] == ["do[0].who"]


def test_choices_are_made_before_the_step_that_needs_them_in_the_order_written():
    work = compiler()
    program = work.steps([{"op": "paint", "who": "somebody"}, {"op": "go", "to": "somewhere"}], "do")
    assert [type(step) for step in program.steps] == [Pick, Do, Pick, Do]
    assert [step.kind for step in program.steps if isinstance(step, Pick)] == [FIGURES, PLACES]
    assert evaluate(None, (0,) * 7 + ("first", "second"), program.steps[3].args[0]) == "second"


def test_a_loops_steps_know_how_much_is_bound_around_them():
    work = compiler()
    inner = {"op": "forEach", "of": "everybody", "as": "b", "do": [{"op": "say", "text": "."}]}
    loop = {"op": "forEach", "of": "somebody", "do": [inner]}
    program = work.steps([{"op": "may", "do": [loop]}, {"op": "say", "text": "."}], "do")
    outer = program.steps[0].args[0].steps[1].args[2]  # after the choice of somebody
    assert (program.slot, outer.slot, outer.steps[0].args[2].slot, work.faults) == (0, 2, 3, [])


@pytest.mark.parametrize(
    "node",
    [
        {"when": {"op": "onBell", "at": "somewhere"}, "do": []},
        {"when": "onBell", "if": {"op": "isRed", "who": "somebody"}, "do": []},
        {"do": [{"op": "paint", "who": "somebody"}]},
        {"when": "onBell", "do": [{"op": "paint", "who": RED_FRIEND}]},
    ],
)
def test_nobody_is_asked_where_a_text_is_only_looked_at(node):
    assert ["asks somebody to choose" in message for _path, message in ability_faults(node)] == [True]


def test_lots_are_drawn_in_steps_only():
    assert faults([{"op": "paint", "who": {"op": "lots", "of": "everybody"}}]) == []
    looked_at = {"when": "onBell", "if": {"op": "isRed", "who": {"op": "lots", "of": "everybody"}}, "do": []}
    assert ["draws lots" in message for _path, message in ability_faults(looked_at)] == [True]


def test_a_reactions_target_is_one_choice_or_none():
    work = compiler()
    assert work.target("somebody", "target")[1] is True
    assert work.target("everybody", "target")[1] is False
    assert work.faults == []
    work.target({"op": "lots", "of": "somebody"}, "target")
    assert [fault.path for fault in work.faults] == ["target"]


def test_a_calculated_number_keeps_the_bounds_of_a_written_one():
    work = compiler()
    program = work.steps([{"op": "ring", "side": "left", "n": {"op": "multiply", "a": 50, "b": 50}}], "do")
    low = work.steps([{"op": "ring", "side": "left", "n": {"op": "subtract", "a": 1, "b": 50}}], "do")
    context = (0,) * 7
    assert [evaluate(None, context, one.steps[0].args[0]) for one in (program, low)] == [9, 0]


def test_an_abilitys_duration_is_that_of_its_steps_unless_they_say_otherwise():
    work = compiler()
    ring = {"op": "ring", "side": "left"}
    node = {"when": "onBell", "for": "until", "do": [ring, {**ring, "for": "today"}]}
    codes = [step.args[2][0] for step in work.ability(node, "card").program.steps]
    assert (codes, work.faults) == ([3, 2], [])


# --- whatever an author writes ---------------------------------------------------------------------


def nested(depth, wrap, leaf):
    for _ in range(depth):
        leaf = wrap(leaf)
    return leaf


@pytest.mark.parametrize(
    ("wrap", "leaf"),
    [
        (lambda inner: {"op": "may", "do": [inner]}, {"op": "say", "text": "."}),
        (lambda inner: {"op": "choose", "options": [[inner], []]}, {"op": "say", "text": "."}),
        (lambda inner: {"op": "forEach", "of": "everybody", "do": inner}, {"op": "say", "text": "."}),
        (lambda inner: {"op": "roll", "table": [{"from": 1, "to": 2, "do": inner}]}, {"op": "say", "text": "."}),
    ],
)
def test_steps_may_be_nested_so_deep_and_no_deeper(wrap, leaf):
    assert faults([nested(MOST_DEPTH, wrap, leaf)]) == []
    messages = {message for _path, message in faults([nested(5000, wrap, leaf)])}
    assert messages == {f"Effects are nested deeper than {MOST_DEPTH} levels here."}


@pytest.mark.parametrize("join", ["and", "or"])
@pytest.mark.parametrize("side", ["a", "b"])
def test_conditions_may_be_nested_so_deep_and_no_deeper(join, side):
    other = "b" if side == "a" else "a"
    deep = nested(5000, lambda inner: {"op": join, side: inner, other: True}, True)
    assert len(ability_faults({"when": "onBell", "if": deep, "do": []})) == 1
    fine = nested(MOST_DEPTH, lambda inner: {"op": join, side: inner, other: True}, True)
    assert ability_faults({"when": "onBell", "if": fine, "do": []}) == []


def test_numbers_of_any_size_are_refused_politely():
    assert [message for _path, message in faults([{"op": "ring", "side": "left", "n": 10**5000}])] == [
        "a huge number is too large: at most 9."
    ]
    assert len(faults([{"op": "roll", "table": [{"from": 10**5000, "to": 1, "do": []}]}])) == 1


NAMES = st.sampled_from([operation.name for operation in toy] + ["it", "each", "target", "mill", "dance", ""])
KEYS = st.sampled_from(sorted({param.name for operation in toy for param in operation.params} | {"op", "zzz"}))
PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | NAMES | st.text(max_size=5)
JSON = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(KEYS, inner, max_size=4)
        | st.builds(lambda name, rest: {**rest, "op": name}, NAMES, st.dictionaries(KEYS, inner, max_size=4))
    ),
    max_leaves=25,
)
ABILITY = st.dictionaries(
    st.sampled_from(["when", "if", "decider", "may", "cost", "limit", "do", "for", "id", "zzz"]), JSON, max_size=6
)


@given(JSON)
@settings(max_examples=150, deadline=None)
def test_the_compiler_bears_any_list_of_steps(node):
    work = compiler()
    program = work.steps(node, "do")
    assert all(isinstance(step, Do | Pick) for step in program.steps)
    assert all(fault.path.startswith("do") and fault.message for fault in work.faults)
    assert work._scope == []
    assert work._picks == []


@given(ABILITY | JSON)
@settings(max_examples=150, deadline=None)
def test_the_compiler_bears_any_ability(node):
    work = compiler()
    work.ability(node, "card")
    assert all(fault.path.startswith("card") for fault in work.faults)
    work.expression(NUMBER, node, "n")
    work.expression(CONDITION, node, "if")
    work.target(node, "target")
    assert (work._scope, work._picks, work._may_pick) == ([], [], False)


def test_an_operation_is_declared_once():
    with pytest.raises(ValueError, match="declared twice"):
        toy.declare(STEP, "ring", steps("do"))(nothing)


def test_a_plain_expression_has_nothing_to_evaluate_first():
    assert Expr(nothing, (1, "a")).is_plain
    assert not Expr(nothing, (Expr(nothing, ()),)).is_plain


@pytest.mark.parametrize("count", range(6))
def test_a_handler_gets_its_arguments_in_the_order_written_constants_and_expressions_alike(count):
    for are_inner in product((False, True), repeat=count):
        args = tuple(Expr(lambda _game, context, n: (context[0], n), (n,)) if is_inner else n
                     for n, is_inner in enumerate(are_inner))  # fmt: skip
        wanted = tuple(("here", n) if is_inner else n for n, is_inner in enumerate(are_inner))
        assert Expr(lambda _game, _context, *values: values, args).call(None, ("here",)) == wanted
