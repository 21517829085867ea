"""The effect language as JSON schema (draft 2020-12) and as a description of forms, for editors."""

from typing import Any

from engine.core.effects import table
from engine.core.effects.read import MOST_OF_TAG
from engine.core.effects.table import Operation, Param, Vocabulary
from engine.core.effects.words.templates import sections
from engine.core.sentences import LANGUAGES

DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


def json_schema(vocabulary: Vocabulary, title: str = "Effects") -> Schema:
    """The schema of a list of steps; under $defs, one of each kind of node and of an ability."""
    definitions: Schema = {"steps": _steps(), "ability": _ability(vocabulary), "bound": _bound()}
    for kind in table.NODE_KINDS:
        definitions[kind] = _kind(vocabulary, kind)
        for operation in vocabulary.of_kind(kind):
            definitions[f"{kind}.{operation.name}"] = _node(operation)
    return {"$schema": DIALECT, "title": title, "$ref": "#/$defs/steps", "$defs": definitions}


def _kind(vocabulary: Vocabulary, kind: str) -> Schema:
    """Any node of a kind: an object that its 'op' tells apart, a name alone, a value, or a name bound around it."""
    operations = vocabulary.of_kind(kind)
    short: list[Schema] = []
    bare = [operation.name for operation in operations if not any(_is_needed(param) for param in operation.params)]
    if bare:
        short.append({"enum": bare, "description": "An operation whose parameters all have defaults."})
    if kind == table.NUMBER:
        short.append({"type": "integer"})
    if kind == table.CONDITION:
        short.append({"type": "boolean"})
    if kind in table.SET_KINDS:
        short.append({"$ref": "#/$defs/bound"})
    written = {
        "properties": {"op": {"enum": [operation.name for operation in operations]}},
        "required": ["op"],
        "allOf": [_dispatch(kind, operation) for operation in operations],
    }
    otherwise: Any = {"anyOf": short} if short else False
    return {"title": kind.capitalize(), "if": {"type": "object"}, "then": written, "else": otherwise}


def _dispatch(kind: str, operation: Operation) -> Schema:
    """Only the operation that is named is looked into: one fault, not one of every operation."""
    named = {"properties": {"op": {"const": operation.name}}, "required": ["op"]}
    return {"if": named, "then": {"$ref": f"#/$defs/{kind}.{operation.name}"}}


def _node(operation: Operation) -> Schema:
    """One operation with its parameters."""
    properties: Schema = {"op": {"const": operation.name}}
    properties |= {param.name: _param(param) for param in operation.params}
    return {
        "title": _spaced(operation.name),
        "description": _described(operation),
        "type": "object",
        "properties": properties,
        "required": ["op", *(param.name for param in operation.params if _is_needed(param))],
        "additionalProperties": False,
    }


def _param(param: Param) -> Schema:
    """One parameter: its type, bounds, words, default and what it is for."""
    schema = {"title": _spaced(param.name), "description": describe_type(param), **_type(param)}
    if not _is_needed(param):
        schema["default"] = param.default
        if param.default is None:
            return {
                **{key: schema.pop(key) for key in ("title", "description", "default")},
                "anyOf": [schema, {"type": "null"}],
            }
    return schema


def _type(param: Param) -> Schema:
    match param.type:
        case table.NUMBER:
            return _number(param)
        case table.CHOICE:
            return {"enum": list(param.words)}
        case table.CHOICES:
            one = {"enum": list(param.words)}
            return {"anyOf": [one, {"type": "array", "items": one, "uniqueItems": True}]}
        case table.DECIDER:
            return {"anyOf": [{"enum": list(param.words)}, {"$ref": "#/$defs/bound"}]}
        case table.FLAG:
            return {"type": "boolean"}
        case table.TEXT:
            by_language = {"type": "object", "additionalProperties": {"type": "string"}, "minProperties": 1}
            return {"anyOf": [{"type": "string"}, by_language]}
        case table.NAME:
            return {"type": "string", "minLength": 1}
        case table.TAG:
            return {"type": "string", "minLength": 1, "maxLength": MOST_OF_TAG}
        case table.REF:
            return {"type": "string", "minLength": 1, "x-record": param.record}
        case table.SET:
            return {"anyOf": [{"$ref": f"#/$defs/{kind}"} for kind in table.SET_KINDS]}
        case table.FILTER:
            return {"$ref": f"#/$defs/{table.CONDITION}"}
        case table.BRANCHES:
            return {"type": "array", "items": {"$ref": "#/$defs/steps"}, "minItems": 2}
        case table.ROWS:
            return {"type": "array", "items": _row(), "minItems": 1}
    return {"$ref": f"#/$defs/{param.type}"}


def _number(param: Param) -> Schema:
    """A written number keeps the bounds; an expression is clamped to them in play."""
    if param.low is None and param.high is None:
        return {"$ref": f"#/$defs/{table.NUMBER}"}
    written: Schema = {"type": "integer"}
    if param.low is not None:
        written["minimum"] = param.low
    if param.high is not None:
        written["maximum"] = param.high
    return {"if": {"type": "integer"}, "then": written, "else": {"$ref": f"#/$defs/{table.NUMBER}"}}


def _steps() -> Schema:
    one = {"$ref": f"#/$defs/{table.STEP}"}
    return {"title": "Steps", "anyOf": [{"type": "array", "items": one}, one]}


def _row() -> Schema:
    return {
        "type": "object",
        "properties": {"from": {"type": "integer"}, "to": {"type": "integer"}, "do": {"$ref": "#/$defs/steps"}},
        "required": ["from", "to", "do"],
        "additionalProperties": False,
    }


def _bound() -> Schema:
    return {"type": "string", "minLength": 1, "description": "A name that 'forEach' or a condition on 'it' has given."}


def _ability(vocabulary: Vocabulary) -> Schema:
    limit = {
        "type": "object",
        "properties": {"times": {"type": "integer", "minimum": 1}, "per": {"enum": list(vocabulary.limit_units)}},
        "required": ["per"],
        "additionalProperties": False,
    }
    properties: Schema = {
        "id": {"type": "string"},
        "name": {},
        "when": {"$ref": f"#/$defs/{table.TRIGGER}", "default": "always"},
        "if": {"$ref": f"#/$defs/{table.CONDITION}"},
        "decider": {"enum": list(table.DECIDERS), "default": "you"},
        "may": {"type": "boolean", "default": False},
        "cost": {"$ref": "#/$defs/steps"},
        "limit": limit,
        "do": {"$ref": "#/$defs/steps"},
        "for": {"$ref": f"#/$defs/{table.DURATION}"},
    }
    return {
        "title": "Ability",
        "type": "object",
        "properties": properties,
        "required": ["do"],
        "additionalProperties": False,
    }


# --- forms ------------------------------------------------------------------------------------------


def form_description(vocabulary: Vocabulary) -> list[dict[str, Any]]:
    """The operations by kind, in the order of declaration, with all that an editor's form shows of them."""
    return [
        {"kind": kind, "operations": [_form(operation) for operation in vocabulary.of_kind(kind)]}
        for kind in table.NODE_KINDS
    ]


def _form(operation: Operation) -> dict[str, Any]:
    return {
        "name": operation.name,
        "title": _spaced(operation.name),
        "rule": operation.rule,
        "summary": _described(operation),
        "asks": operation.picks,
        "words": {lang: sections(operation.words[lang])["main"] for lang in LANGUAGES},
        "params": [_field(param) for param in operation.params],
    }


def _field(param: Param) -> dict[str, Any]:
    return {
        "name": param.name,
        "title": _spaced(param.name),
        "type": param.type,
        "description": describe_type(param),
        "required": _is_needed(param),
        "default": None if _is_needed(param) else param.default,
        "words": list(param.words),
        "record": param.record,
        "low": param.low,
        "high": param.high,
    }


# --- words ------------------------------------------------------------------------------------------

_TYPES = {
    table.STEPS: "a list of steps",
    table.SET: "figures, places or cards",
    table.CHOICE: "one of a few words",
    table.CHOICES: "one or more of a few words",
    table.FLAG: "yes or no",
    table.TEXT: "words for people, perhaps one text per language",
    table.TAG: "a word that places carry",
    table.NAME: "a name for the element in turn",
    table.DECIDER: "who chooses",
    table.BRANCHES: "two or more lists of steps",
    table.FILTER: "a condition on each candidate, called 'it'",
    table.ROWS: "rows of a table, each with from, to and do",
    table.NUMBER: "a whole number or an expression",
    table.FIGURES: "figures",
    table.PLACES: "places of the board",
    table.CARDS: "cards that carry progress",
    table.HAND_CARDS: "cards of hands, decks and discard piles",
    table.CONDITION: "a condition",
    table.DURATION: "how long it lasts",
    table.TRIGGER: "when it comes into play",
    table.STEP: "a step",
}


def describe_type(param: Param) -> str:
    """What a parameter takes, in a few words."""
    if param.type == table.REF:
        return f"the id of a {param.record}"
    text = _TYPES[param.type]
    if param.type == table.NUMBER and param.low is not None:
        text += f", at least {param.low}"
    if param.type == table.NUMBER and param.high is not None:
        text += f", at most {param.high}"
    return text


def _described(operation: Operation) -> str:
    summary = operation.summary[:1].upper() + operation.summary[1:]
    return f"{summary} ({operation.rule})" if operation.rule else summary


def _is_needed(param: Param) -> bool:
    return param.default is table.REQUIRED


def _spaced(name: str) -> str:
    """'drawCards' as people read it: 'Draw cards'."""
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name)
    return words[:1].upper() + words[1:]
