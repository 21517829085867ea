"""The reference of a ruleset's effect language as Markdown: docs/effects.md is made by it."""

import json
from collections.abc import Iterator
from typing import Any

from engine.core.effects import table
from engine.core.effects.examples import example_node, example_sentence
from engine.core.effects.schema import describe_type
from engine.core.effects.table import Operation, Param, Vocabulary
from engine.core.sentences import LANGUAGES

HEADINGS = {
    table.STEP: ("Steps", "What is done. A list of steps is done in printed order."),
    table.TRIGGER: ("Triggers", "When an ability comes into play: its `when`."),
    table.CONDITION: ("Conditions", "What must be so: an ability's `if`, the step `if`, and filters (`where`)."),
    table.FIGURES: ("Figures", "Who is concerned."),
    table.PLACES: ("Places", "Where it happens."),
    table.CARDS: ("Cards", "Which card is meant, of those that carry progress."),
    table.HAND_CARDS: ("Cards of players", "Which cards are meant, of hands, decks and discard piles."),
    table.NUMBER: ("Numbers", "How many: a number is written as it is, or calculated."),
    table.DURATION: ("Durations", "How long it lasts: `for`, of a step or of the whole ability."),
}

INTRODUCTION = """\
What cards, traits, twists and objectives do is written as data. A node names its operation with `op` and gives its
parameters by name: `{node}`. Where all parameters have defaults the name alone will do:
`"{bare}"`. An ability is `{{when, if, decider, may, cost, limit, do, for}}`, of which only `do` is needed; without
`when` it holds always.

Every operation is declared once. From that declaration come what the engine does, the form in the editor, the
sentence on the card and this page (`python -m engine effects`)."""


def markdown(vocabulary: Vocabulary, title: str) -> str:
    """The whole reference."""
    step = vocabulary.lexicon.sample("step")
    bare = vocabulary.lexicon.sample("bare step") or step["op"]
    lines = [f"# Effects of {title}", "", INTRODUCTION.format(node=_json(step), bare=bare), ""]
    for kind in HEADINGS:
        operations = vocabulary.of_kind(kind)
        if not operations:
            continue
        heading, about = HEADINGS[kind]
        lines += [f"## {heading}", "", about, ""]
        for operation in operations:
            lines += [*_operation(vocabulary, operation), ""]
    return "\n".join(lines).rstrip() + "\n"


def _operation(vocabulary: Vocabulary, operation: Operation) -> Iterator[str]:
    rule = f" · {operation.rule}" if operation.rule else ""
    yield f"### `{operation.name}`{rule}"
    yield ""
    yield operation.summary[:1].upper() + operation.summary[1:]
    yield ""
    if operation.params:
        yield "| parameter | takes | default |"
        yield "| --- | --- | --- |"
        yield from (_row(param) for param in operation.params)
        yield ""
    yield f"`{_json(example_node(vocabulary, operation))}`"
    yield ""
    for lang in LANGUAGES:
        yield f"- {lang}: {example_sentence(vocabulary, operation, lang)}"


def _row(param: Param) -> str:
    takes = describe_type(param)
    if param.words:
        takes += ": " + ", ".join(f"`{word}`" for word in param.words)
    default = (
        "needed" if param.default is table.REQUIRED else "–" if param.default is None else f"`{_json(param.default)}`"
    )
    return f"| `{param.name}` | {takes} | {default} |"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
