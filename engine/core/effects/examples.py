"""An example of every operation: for the reference, for tests and for the first draft in an editor's form."""

from typing import Any

from engine.core.effects import table
from engine.core.effects.read import Reader
from engine.core.effects.table import Operation, Param, Vocabulary
from engine.core.effects.wording import Names, ability_sentence, sentence
from engine.core.effects.words.names import plain_name


def example_node(vocabulary: Vocabulary, operation: Operation) -> Any:
    """A node of this operation, with what its parameters need filled in."""
    given = vocabulary.lexicon.sample(f"{operation.kind}/{operation.name}")
    if given is None:
        needed = [param for param in operation.params if param.default is table.REQUIRED]
        given = {param.name: sample_value(vocabulary, param) for param in needed}
    return {"op": operation.name, **given}


def sample_value(vocabulary: Vocabulary, param: Param) -> Any:
    """A value that a parameter may take."""
    lexicon = vocabulary.lexicon
    match param.type:
        case table.NUMBER:
            return max(param.low or 0, 2) if param.high is None else min(max(param.low or 0, 2), param.high)
        case table.CHOICE | table.DECIDER:
            return param.words[0]
        case table.CHOICES:
            return [param.words[0]]
        case table.FLAG:
            return True
        case table.REF:
            return lexicon.sample(f"ref:{param.record}") or param.record
        case table.STEPS:
            return [lexicon.sample("step")]
        case table.BRANCHES:
            return [[lexicon.sample("step")], [lexicon.sample("other step")]]
        case table.ROWS:
            return [
                {"from": 1, "to": 3, "do": [lexicon.sample("step")]},
                {"from": 4, "to": 6, "do": [lexicon.sample("other step")]},
            ]
    return lexicon.sample(param.type)


def example_sentence(vocabulary: Vocabulary, operation: Operation, lang: str, names: Names = plain_name) -> str:
    """A sentence that shows what an operation looks like in print."""
    node = example_node(vocabulary, operation)
    lexicon, reader = vocabulary.lexicon, Reader(vocabulary)
    match operation.kind:
        case table.TRIGGER:
            ability = reader.ability({"when": node, "do": [lexicon.sample("step")]})
            return ability_sentence(vocabulary, ability, lang, names)
        case table.STEP:
            step = node
        case table.CONDITION:
            step = {"op": "if", "condition": node, "then": [lexicon.sample("step")]}
        case table.DURATION:
            step = {**lexicon.sample("lasting step"), "for": node}
        case _:
            name, param = lexicon.sample(f"with {operation.kind}")
            step = {**name, param: node}
    return sentence(vocabulary, reader.steps(step), lang, names)
