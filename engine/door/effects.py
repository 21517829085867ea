"""The effect language at the door: the palette of a block editor, and a text as sentences that one can edit."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.core.answers.effects import Operations, Sentence
from engine.core.effects import forms, table
from engine.core.effects.read import Reader, knowing
from engine.core.effects.table import Vocabulary
from engine.core.effects.team import team_table
from engine.core.effects.tree import Node
from engine.core.effects.wording import LANGUAGES, ability_sentence, condition_words, phrase
from engine.core.effects.wording import sentence as steps_sentence
from engine.core.effects.words.names import Names, plain_name
from engine.core.effects.words.rows import Rows
from engine.core.errors import UnknownName
from engine.core.ruleset import Ruleset
from engine.rulesets import registry

ABILITY_PARTS = frozenset({"when", "if", "may", "cost", "limit", "do", "decider", "for"})


@cache
def operations(ruleset: str, lang: str = "en") -> Operations:
    """The effect language of a game for its editor: every operation with its label, its hint and its form."""
    return forms.operations(_ruleset(ruleset).vocabulary, _language(lang))


def sentence(
    ruleset: str,
    node: Any,
    lang: str = "en",
    names: Names | Mapping[str, Any] | None = None,
    *,
    slot: str = "",
    bearer: str = "",
    bound: Mapping[str, Any] | None = None,
) -> Sentence:
    """A step, steps, an ability or any other node as printed, and row by row with its slots; never raises on JSON.

    `names` is the document, or whatever says what records are called; `slot` says what the node stands for where that
    is known, `bearer` who 'self' is ('you', 'it monster', 'the searcher'), and `bound` figures that the text knows by a
    name, such as the target of a reaction.
    """
    vocabulary = _ruleset(ruleset).vocabulary
    said_by = _names(vocabulary, names)
    reader = Reader(vocabulary, knowing(bound or ()))
    known = {name: Reader(vocabulary).node(table.FIGURES, one) for name, one in (bound or {}).items()}
    lang = _language(lang)
    kind = forms.KINDS.get(slot, "")
    if not kind and isinstance(node, dict) and "op" not in node and ABILITY_PARTS & set(node):
        ability = reader.ability(node)
        rows = Rows(vocabulary, lang, said_by, bearer, reader.faults, known)
        rows.ability(ability)
        text = ability_sentence(vocabulary, ability, lang, said_by, bearer=bearer, bound=known)
        return Sentence(text, rows.finished(), holds_always=ability.trigger.name == "always")
    if isinstance(node, list):
        steps = reader.steps(node)
        rows = Rows(vocabulary, lang, said_by, bearer, reader.faults, known)
        rows.steps(steps, (), 0)
        text = steps_sentence(vocabulary, steps, lang, said_by, bearer=bearer, bound=known)
        return Sentence(text, rows.finished())
    rows = Rows(vocabulary, lang, said_by, bearer, reader.faults, known)
    return _single(rows, reader.node(kind or _kind_of(vocabulary, node), node), said_by, bearer, known)


def team_values(ruleset: str, number: Any) -> tuple[tuple[int, int], ...]:
    """What a number is worth for each team size; nothing where it is plain, or depends on what happens in a game."""
    vocabulary = _ruleset(ruleset).vocabulary
    return team_table(vocabulary, Reader(vocabulary).node(table.NUMBER, number))


def _single(rows: Rows, node: Node, names: Names, bearer: str, bound: Mapping[str, Node]) -> Sentence:
    vocabulary, lang, kind = rows.vocabulary, rows.lang, node.kind
    if kind == table.STEP:
        rows.step(node, 0)
        text = steps_sentence(vocabulary, [node], lang, names, bearer=bearer, bound=bound)
        return Sentence(text, rows.finished())
    rows.expression(node)
    if kind == table.CONDITION:
        text = condition_words(vocabulary, node, lang, names, bearer=bearer)
    elif kind in (table.TRIGGER, table.DURATION):
        text = "".join(span.text for span in rows.rows[0].spans)
    else:
        text = phrase(vocabulary, node, lang, names, bearer=bearer)
    return Sentence(text, rows.finished())


def _kind_of(vocabulary: Vocabulary, node: Any) -> str:
    """What a node stands for, where nobody says so: its operation tells."""
    if isinstance(node, bool):
        return table.CONDITION
    if isinstance(node, int):
        return table.NUMBER
    name = node.get("op") if isinstance(node, dict) else node
    found = (kind for kind in table.NODE_KINDS if isinstance(name, str) and vocabulary.find(kind, name))
    return next(found, table.STEP)


def _ruleset(name: str) -> Ruleset:
    if name not in registry():
        raise UnknownName("ruleset", name, registry())
    return registry()[name]


def _language(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


def _names(vocabulary: Vocabulary, names: Names | Mapping[str, Any] | None) -> Names:
    if names is None:
        return plain_name
    return forms.names_in(vocabulary.palette, names) if isinstance(names, Mapping) else names
