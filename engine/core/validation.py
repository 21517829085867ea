"""A document against its model: what pydantic reports becomes faults that an author understands."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, TypeVar, get_args

from pydantic import (
    BaseModel,
    BeforeValidator,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    TypeAdapter,
    ValidationError,
)
from pydantic_core import CoreSchema, ErrorDetails, PydanticCustomError
from pydantic_core.core_schema import no_info_after_validator_function

from engine.core.content import misfits, place
from engine.core.errors import ContentError, Fault, did_you_mean
from engine.core.meaning import Localised

Model = TypeVar("Model", bound=BaseModel)
Parts = tuple[str | int, ...]
LONGEST_TEXT = 10_000


def validate(model: type[Model], document: Mapping[str, Any], code: Callable[[Parts, str], str] | None = None) -> Model:
    """The document as its model; ContentError lists all faults. `code(path, kind)` names the check that found one."""
    try:
        # Read as JSON: strict about numbers and texts, yet arrays may become tuples.
        return model.model_validate_json(json.dumps(document, allow_nan=False), strict=True)
    except ValidationError as error:
        raise ContentError(faults_of(error, document, model, code)) from None
    except (ValueError, TypeError, RecursionError):  # no JSON at all
        raise ContentError(list(misfits(document))) from None


def faults_of(
    error: ValidationError,
    document: Mapping[str, Any],
    model: type[BaseModel],
    code: Callable[[Parts, str], str] | None = None,
) -> list[Fault]:
    """One fault for each place that is wrong, in the order of the document's model."""
    found = [_Found(details, document) for details in error.errors(include_url=False)]
    found = [one for one in found if not one.is_echo]
    faults: dict[tuple[Parts, str], Fault] = {}
    for one in _settle_unions(found):
        fault = Fault(place(one.parts, document), one.message(), one.hint(model), one.code(code), one.parts)
        faults.setdefault((one.parts, fault.message), fault)
    return list(faults.values())


UNFINISHED = ("missing", "too_short", "string_too_short", "union_tag_not_found", "missing_in_tuple")


def missing_parts(model: TypeAdapter[Any], record: Any) -> tuple[Parts, ...]:
    """The places of a record that still wait for something, in the order of its model."""
    try:
        model.validate_json(json.dumps(record, allow_nan=False), strict=True)
    except ValidationError as error:
        found = [_Found(details, record) for details in error.errors(include_url=False)]
        waiting = [one for one in _settle_unions([one for one in found if not one.is_echo]) if one.kind in UNFINISHED]
        return tuple(dict.fromkeys(one.parts for one in waiting))
    except (ValueError, TypeError, RecursionError):  # no JSON at all: `check` tells
        pass
    return ()


def reject(code: str, message: str) -> PydanticCustomError:
    """What a model's own check raises: the code of the check and a full sentence."""
    return PydanticCustomError("rejected", "{message}", {"message": message, "code": code})


@dataclass(frozen=True, slots=True)
class Written:
    """How a text must be written: a pattern for the whole of it, and the rule as a sentence for its author."""

    pattern: str
    rule: str

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return no_info_after_validator_function(self._check, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {**handler(schema), "pattern": f"^{self.pattern}$"}

    def _check(self, text: str) -> str:
        if not re.fullmatch(self.pattern, text):
            raise reject("", f"{self.rule} {_shown(text)} is not.")
        return text


def _check_text(value: Any) -> Any:
    """A text, or texts by language."""
    texts = value.values() if isinstance(value, dict) else [value]
    if not texts or not all(isinstance(text, str) for text in texts):
        raise reject("", 'This must be a text, or texts by language such as {"en": "…", "de": "…"}.')
    if isinstance(value, dict) and not all(_is_language(lang) for lang in value):
        raise reject("", 'The languages of a text are given by codes of two letters, such as "en", "de" and "fr".')
    if any(len(text) > LONGEST_TEXT for text in texts):
        raise reject("", f"This text is too long: at most {LONGEST_TEXT:,} characters are accepted.")
    return value


def _is_language(code: str) -> bool:
    return len(code) == 2 and code.isascii() and code.islower()


LocalText = Annotated[str | dict[str, str], BeforeValidator(_check_text), Localised()]
"""A text that may be given in several languages; read it with `text_in`."""


class _Found:
    """One pydantic error with its place in the document, free of pydantic's own path parts."""

    def __init__(self, details: ErrorDetails, document: object) -> None:
        self.kind = details["type"]
        self.context = details.get("ctx", {})
        self.value = details.get("input")
        self.branch: tuple[Parts, str] | None = None  # the first union on the way, and which of its forms
        parts: list[str | int] = []
        node = document
        location = details["loc"]
        for index, part in enumerate(location):
            is_last = index == len(location) - 1
            if isinstance(node, dict) and isinstance(part, str) and part in node:
                node = node[part]
            elif isinstance(node, list) and isinstance(part, int):
                node = node[part] if part < len(node) else None
            elif is_last and self.kind in ("missing", "extra_forbidden"):
                node = None
            else:  # the name of one form of a union: no part of the document
                self.branch = self.branch or (tuple(parts), str(part))
                continue
            parts.append(part)
        self.parts: Parts = tuple(parts)
        # pydantic calls a list too short when its entries are faulty; those are reported anyway
        self.is_echo = self.kind == "too_short" and isinstance(node, list) and len(node) >= self.context["min_length"]

    @property
    def is_about_form(self) -> bool:
        """Whether a union's form was missed altogether, rather than something inside it."""
        return self.branch is not None and self.parts == self.branch[0] and self.kind in FORMS

    def message(self) -> str:
        if self.kind == "rejected":
            return str(self.context["message"])
        if self.kind == "forms":
            return f"This must be {_either(self.context['forms'])}, not {_shown(self.value)}."
        if self.kind in FORMS:
            return f"This must be {FORMS[self.kind]}, not {_shown(self.value)}."
        if self.kind in SENTENCES:
            return SENTENCES[self.kind](self.context, self.value, self.parts)
        return f"This value is not accepted here: {_shown(self.value)}."

    def hint(self, model: type[BaseModel]) -> str:
        if self.kind == "extra_forbidden":
            given = str(self.parts[-1])
            return did_you_mean(given, [name for name in field_names(model) if name != given])  # it belongs elsewhere
        if self.kind == "literal_error" and isinstance(self.value, str):
            return did_you_mean(self.value, _quoted(self.context.get("expected", "")))
        return ""

    def code(self, code: Callable[[Parts, str], str] | None) -> str:
        if self.kind == "rejected" and self.context.get("code"):
            return str(self.context["code"])
        return (code(self.parts, self.kind) if code else "") or "record"


def _settle_unions(found: list[_Found]) -> Iterable[_Found]:
    """Where a value may take several forms, report only the form that was meant."""
    forms: dict[Parts, dict[str, list[_Found]]] = {}
    for one in found:
        if one.branch:
            forms.setdefault(one.branch[0], {}).setdefault(one.branch[1], []).append(one)
    told: set[Parts] = set()
    for one in found:
        if one.branch is None:
            yield one
        elif one.branch[0] not in told:
            told.add(one.branch[0])
            yield from _meant(list(forms[one.branch[0]].values()))


def _meant(forms: list[list[_Found]]) -> list[_Found]:
    inside = [errors for errors in forms if not any(one.is_about_form for one in errors)]
    if inside:
        return min(inside, key=len)
    first = forms[0][0]
    if len(forms) > 1:
        first.context = {"forms": [FORMS[one.kind] for errors in forms for one in errors if one.kind in FORMS]}
        first.kind = "forms"
    return [first]


@lru_cache(maxsize=32)
def field_names(model: type[BaseModel]) -> tuple[str, ...]:
    """The names of all fields of a model and of the models inside it, as the JSON spells them."""
    names: dict[str, None] = {}
    waiting: list[Any] = [model]
    seen: list[Any] = []
    while waiting:
        kind = waiting.pop()
        if kind in seen:
            continue
        seen.append(kind)
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            for name, field in kind.model_fields.items():
                names[field.alias or name] = None
                waiting.append(field.annotation)
        waiting.extend(arg for arg in get_args(kind) if not isinstance(arg, str))
    return tuple(sorted(names))


FORMS = {
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "int_parsing": "a whole number",
    "float_type": "a number",
    "string_type": "a text",
    "bool_type": "true or false",
    "list_type": "a list",
    "tuple_type": "a list",
    "dict_type": "an object",
    "model_type": "an object",
    "model_attributes_type": "an object",
    "none_required": "left out",
}


def _many(number: Any, what: str) -> str:
    singular = {"entries": "entry", "characters": "character"}
    return f"{number} {what}" if number != 1 else f"one {singular[what]}"


SENTENCES: dict[str, Callable[[dict[str, Any], Any, Parts], str]] = {
    "missing": lambda ctx, value, parts: f'"{parts[-1] if parts else "?"}" is missing.',
    "extra_forbidden": lambda ctx, value, parts: f'"{parts[-1]}" is not a field that is known here.',
    "literal_error": lambda ctx, value, parts: f"This must be {_any_of(ctx['expected'])}, not {_shown(value)}.",
    "greater_than_equal": lambda ctx, value, parts: f"This must be at least {ctx['ge']}, not {_shown(value)}.",
    "less_than_equal": lambda ctx, value, parts: f"This must be at most {ctx['le']}, not {_shown(value)}.",
    "too_short": lambda ctx, value, parts: (
        f"This needs at least {_many(ctx['min_length'], 'entries')} and has {ctx['actual_length']}."
    ),
    "too_long": lambda ctx, value, parts: f"This may have at most {_many(ctx['max_length'], 'entries')}.",
    "missing_in_tuple": lambda ctx, value, parts: "This list is too short.",
    "string_too_short": lambda ctx, value, parts: f"This text needs at least {_many(ctx['min_length'], 'characters')}.",
    "string_too_long": lambda ctx, value, parts: (
        f"This text may have at most {_many(ctx['max_length'], 'characters')}."
    ),
    "string_pattern_mismatch": lambda ctx, value, parts: f"{_shown(value)} is not written as it must be here.",
    "union_tag_invalid": lambda ctx, value, parts: (
        f"{_unquoted(ctx)} must be {_any_of(ctx['expected_tags'])}, not {_shown(ctx['tag'])}."
    ),
    "union_tag_not_found": lambda ctx, value, parts: f"{_unquoted(ctx)} is missing: it says which form this is.",
}


def _unquoted(context: dict[str, Any]) -> str:
    return '"{}"'.format(str(context["discriminator"]).strip("'"))


def _quoted(expected: str) -> list[str]:
    """The values in pydantic's list "'a', 'b' or 'c'"."""
    return [word.strip(" '") for word in expected.replace(" or ", ",").split(",") if word.strip(" '")]


def _any_of(expected: str) -> str:
    return _either([f'"{word}"' for word in _quoted(expected)])


def _either(words: list[str]) -> str:
    words = list(dict.fromkeys(words))
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _shown(value: Any) -> str:
    """A value as its author wrote it, cut to what fits a sentence."""
    if isinstance(value, dict | list | tuple):
        return "an object" if isinstance(value, dict) else "a list"
    if value is None:
        return "nothing"
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:57]}…"
