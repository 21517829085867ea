"""A walk through effects as their author wrote them."""

from engine.core.effects.control import core_vocabulary
from engine.core.effects.read import Reader, knowing
from engine.core.effects.table import DURATION, FIGURES, STEP, TRIGGER, Vocabulary, figures, lasting, number, where
from engine.core.effects.walk import walk

vocabulary = Vocabulary(core_vocabulary)
vocabulary.declare(TRIGGER, "always")(lambda: None)
vocabulary.declare(STEP, "wave", figures("who", "you"), number("n", 1), lasting("today"))(lambda: None)
vocabulary.declare(FIGURES, "you")(lambda: None)
vocabulary.declare(FIGURES, "everybody", where())(lambda: None)
vocabulary.declare(DURATION, "today")(lambda: None)
vocabulary.declare(DURATION, "tomorrow")(lambda: None)


def walk_ability(vocabulary, written, path):
    return walk(Reader(vocabulary).ability(written), path)


def walk_steps(vocabulary, written, path, names=()):
    return walk(Reader(vocabulary, knowing(names)).steps(written), path)


def walk_node(vocabulary, kind, written, path):
    return walk(Reader(vocabulary).node(kind, written), path)


def told(nodes):
    return [(node.path, node.name) for node in nodes]


def test_nodes_come_outer_ones_first_with_their_paths():
    steps = [
        {"op": "if", "condition": {"op": "not", "a": True}, "then": ["wave"], "else": {"op": "wave", "n": "round"}}
    ]
    assert told(walk_steps(vocabulary, steps, "do")) == [
        ("do[0]", "if"),
        ("do[0].condition", "not"),
        ("do[0].then[0]", "wave"),
        ("do[0].then[0].who", "you"),
        ("do[0].then[0].for", "today"),
        ("do[0].else[0]", "wave"),
        ("do[0].else[0].who", "you"),
        ("do[0].else[0].n", "round"),
        ("do[0].else[0].for", "today"),
    ]


def test_defaults_are_marked_and_have_their_value():
    wave, who, _for = walk_steps(vocabulary, ["wave"], "do")
    assert (wave.is_default, who.is_default) == (False, True)
    assert (wave.value("n").literal, wave.value("who").name, wave.value("nothing")) == (1, "you", None)


def test_bound_names_are_no_operations():
    loop = {"op": "forEach", "of": "everybody", "as": "friend", "do": [{"op": "wave", "who": "friend"}]}
    nodes = {node.path: node for node in walk_steps(vocabulary, [loop], "do")}
    assert nodes["do[0].do[0].who"].is_bound
    assert nodes["do[0].do[0].who"].operation is None
    assert [parent.name for parent in nodes["do[0].do[0].who"].parents] == ["forEach", "wave"]
    chosen = {"op": "everybody", "where": {"op": "compare", "x": {"op": "count", "of": "it"}, "y": 1}}
    nodes = {node.path: node for node in walk_node(vocabulary, FIGURES, chosen, "who")}
    assert nodes["who.where.x.of"].is_bound


def test_an_abilitys_own_duration_comes_before_the_default():
    ability = {
        "do": [{"op": "wave"}, {"op": "wave", "for": "today"}],
        "for": "tomorrow",
        "if": {"op": "not", "a": True},
    }
    lasts = {node.path: node.name for node in walk_ability(vocabulary, ability, "rule") if node.kind == DURATION}
    assert lasts == {"rule.do[0].for": "tomorrow", "rule.do[1].for": "today"}
    assert told(walk_ability(vocabulary, ability, "rule"))[:2] == [("rule.when", "always"), ("rule.if", "not")]


def test_nonsense_is_passed_over():
    assert told(walk_steps(vocabulary, [7, None, {"op": 3}, {"op": "dance", "n": ["wave"]}], "do")) == [
        ("do[3]", "dance")
    ]
    options = {"op": "choose", "options": [["wave"], 3, {"op": "wave"}]}
    assert len(told(walk_steps(vocabulary, options, "do"))) == 7


def test_endless_nesting_comes_to_an_end():
    node = True
    for _ in range(200):
        node = {"op": "not", "a": node}
    assert 0 < len(told(walk_node(vocabulary, "condition", node, "if"))) < 60
