"""Changes that may mend a fault, taken from what is said about it: a misspelt name, a number out of bounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import record_faults as words
from engine.core.answers import Path
from engine.core.answers.checks import Operation, QuickFix
from engine.core.effects.words.misreads import MESSAGES, TWO
from engine.core.errors import DID_YOU_MEAN, Fault
from engine.core.lint import Finding
from engine.core.paths import value_at
from engine.core.sentences import Sentence, Told, quoted, said, visible

CHANGE_TO = Sentence("Change it to {value}", "In {value} ändern", "Changer en {value}")
BOUNDS = (
    (words.AT_LEAST, "bound"),
    (words.AT_MOST, "bound"),
    (MESSAGES["too small"], "least"),
    (MESSAGES["too large"], "most"),
)
MISSPELT_KEYS = (words.UNKNOWN_FIELD, MESSAGES["no such parameter"], MESSAGES["no such part"])


def fix_of(told: Fault | Finding, path: Path, document: Mapping[str, Any], lang: str) -> QuickFix | None:
    """What would mend a fault at a place, if its words say so; whether it mends it is for whoever tries."""
    try:
        before = value_at(document, path)
    except LookupError:
        return None
    message, near = told.message, _meant(told.hint)
    if not isinstance(message, Told):
        return None
    for sentence, bound in BOUNDS:
        if message.sentence == sentence:
            return _change(path, before, message.values[bound], lang)
    if not near:
        return None
    if message.sentence in MISSPELT_KEYS:
        return _rename(path, before, near, document, lang)
    if isinstance(before, Mapping):  # the word that says what the whole is, such as an operation with its arguments
        key = str(message.values["tag"]) if message.sentence == words.TAG else "op"
        return _change((*path, key), before[key], near, lang) if key in before else None
    return _change(path, before, near, lang) if isinstance(before, str) else None


def _meant(hint: str) -> str:
    """The name that a hint offers."""
    while isinstance(hint, Told) and hint.sentence is TWO:
        hint = hint.values["first"]
    return str(hint.values["name"]) if isinstance(hint, Told) and hint.sentence is DID_YOU_MEAN else ""


def _change(path: Path, before: Any, value: Any, lang: str) -> QuickFix:
    operations: tuple[Operation, ...] = ({"op": "set", "at": list(path), "value": value},)
    return QuickFix(said(CHANGE_TO(value=_shown(value)), lang), operations, visible(str(before)), str(value))


def _rename(path: Path, value: Any, near: str, document: Mapping[str, Any], lang: str) -> QuickFix | None:
    """A misspelt field under its right name, unless that one is there already."""
    holder = value_at(document, path[:-1])
    if not isinstance(holder, Mapping) or near in holder:
        return None
    operations = ({"op": "remove", "at": list(path)}, {"op": "set", "at": [*path[:-1], near], "value": value})
    return QuickFix(said(CHANGE_TO(value=quoted(near)), lang), operations, visible(str(path[-1])), near)


def _shown(value: Any) -> Any:
    return quoted(value) if isinstance(value, str) else value
