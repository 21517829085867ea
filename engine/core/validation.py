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

from engine.core import record_faults as words
from engine.core.bounds import MOST_FAULTS
from engine.core.errors import ContentError, Fault, Spelling
from engine.core.json_values import misfits
from engine.core.meaning import Localised
from engine.core.paths import place
from engine.core.record_faults import FORMS
from engine.core.sentences import EITHER, LANGUAGES, Sentence, Told, listed, quoted, told

Model = TypeVar("Model", bound=BaseModel)
Parts = tuple[str | int, ...]
LONGEST_TEXT = 10_000


def validate(model: type[Model], document: Mapping[str, Any], code: Callable[[Parts, str], str] | None = None) -> Model:
    """The document as its model; ContentError lists all faults. `code(path, kind)` names the check that found one."""
    try:
        # Read as JSON: strict about numbers and texts, yet arrays may become tuples.
        return model.model_validate_json(json.dumps(document, allow_nan=False), strict=True)
    except ValidationError as error:
        raise ContentError(*faults_of(error, document, model, code)) from None
    except (ValueError, TypeError, RecursionError):  # no JSON at all
        raise ContentError(list(misfits(document))) from None


def faults_of(
    error: ValidationError,
    document: Mapping[str, Any],
    model: type[BaseModel],
    code: Callable[[Parts, str], str] | None = None,
) -> tuple[list[Fault], int]:
    """One fault for each place that is wrong, in the order of the document's model, and how many more there are."""
    found = [_Found(details, document) for details in error.errors(include_url=False)]
    found = [one for one in found if not one.is_echo]
    faults: dict[tuple[Parts, str], Fault] = {}
    others: set[Parts] = set()
    spelling = Spelling()
    for one in _settle_unions(found):
        if len(faults) >= MOST_FAULTS:
            others.add(one.parts)  # only counted: there may be thousands
            continue
        fault = Fault(place(one.parts, document), one.message(), one.hint(model, spelling), one.code(code), one.parts)
        faults.setdefault((one.parts, fault.message), fault)
    return list(faults.values()), len(others)


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


def reject(code: str, message: Told) -> PydanticCustomError:
    """What a model's own check raises: the code of the check and a full sentence."""
    return PydanticCustomError("rejected", "{message}", {"message": message, "code": code})


@dataclass(frozen=True, slots=True)
class Written:
    """How a text must be written: a pattern for the whole of it, and the rule as a sentence for its author."""

    pattern: str
    rule: Sentence

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return no_info_after_validator_function(self._check, handler(source))

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {**handler(schema), "pattern": f"^{self.pattern}$"}

    def _check(self, text: str) -> str:
        if not text:
            raise reject("", words.EMPTY())
        if not re.fullmatch(self.pattern, text):
            raise reject("", words.NOT_SO(rule=self.rule(), value=_shown(text)))
        return text


OUR_LANGUAGES = frozenset(LANGUAGES)  # looked up, not spelt out: most texts are in them


def _check_text(value: Any) -> Any:
    """A text, or texts by language."""
    texts = value.values() if isinstance(value, dict) else (value,)
    if not texts or {*map(type, texts)} != {str}:
        raise reject("", words.NO_TEXT(example='{"en": "…", "de": "…"}'))
    if isinstance(value, dict) and not (value.keys() <= OUR_LANGUAGES or all(map(_is_language, value))):
        raise reject("", words.LANGUAGE_CODES())
    if max(map(len, texts)) > LONGEST_TEXT:
        raise reject("", words.TEXT_TOO_LONG(most=LONGEST_TEXT))
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

    def message(self) -> Told:
        if self.kind == "rejected":
            return told(self.context["message"])
        if self.kind == "forms":
            return words.MUST_BE(form=_either(self.context["forms"]), value=_shown(self.value))
        if self.kind in FORMS:
            return words.MUST_BE(form=FORMS[self.kind](), value=_shown(self.value))
        if self.kind in SENTENCES:
            return SENTENCES[self.kind](self.context, self.value, self.parts)
        return words.NOT_ACCEPTED(value=_shown(self.value))

    def hint(self, model: type[BaseModel], spelling: Spelling) -> str:
        if self.kind == "extra_forbidden":
            given = str(self.parts[-1])
            return spelling.hint(given, (name for name in field_names(model) if name != given))  # it belongs elsewhere
        if self.kind == "literal_error" and isinstance(self.value, str):
            return spelling.hint(self.value, _quoted(self.context.get("expected", "")))
        if self.kind == "union_tag_invalid":
            return spelling.hint(_written_tag(self.context, self.value), _quoted(self.context["expected_tags"]))
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
        first.context = {"forms": [FORMS[one.kind]() for errors in forms for one in errors if one.kind in FORMS]}
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


def _many(number: Any, several: Sentence, one: Sentence) -> Told:
    return several(n=number) if number != 1 else one()


SENTENCES: dict[str, Callable[[dict[str, Any], Any, Parts], Told]] = {
    "missing": lambda ctx, value, parts: words.MISSING(field=parts[-1] if parts else "?"),
    "extra_forbidden": lambda ctx, value, parts: words.UNKNOWN_FIELD(field=parts[-1]),
    "literal_error": lambda ctx, value, parts: words.MUST_BE(form=_any_of(ctx["expected"]), value=_shown(value)),
    "greater_than_equal": lambda ctx, value, parts: words.AT_LEAST(bound=ctx["ge"], value=_shown(value)),
    "less_than_equal": lambda ctx, value, parts: words.AT_MOST(bound=ctx["le"], value=_shown(value)),
    "too_short": lambda ctx, value, parts: words.TOO_FEW(
        entries=_many(ctx["min_length"], words.ENTRIES, words.ONE_ENTRY), n=ctx["actual_length"]
    ),
    "too_long": lambda ctx, value, parts: words.TOO_MANY(
        entries=_many(ctx["max_length"], words.ENTRIES, words.ONE_ENTRY)
    ),
    "missing_in_tuple": lambda ctx, value, parts: words.SHORT_LIST(),
    "string_too_short": lambda ctx, value, parts: words.SHORT_TEXT(
        characters=_many(ctx["min_length"], words.CHARACTERS, words.ONE_CHARACTER)
    ),
    "string_too_long": lambda ctx, value, parts: words.LONG_TEXT(
        characters=_many(ctx["max_length"], words.CHARACTERS, words.ONE_CHARACTER)
    ),
    "string_pattern_mismatch": lambda ctx, value, parts: words.NOT_WRITTEN_SO(value=_shown(value)),
    "union_tag_invalid": lambda ctx, value, parts: words.TAG(
        tag=_tag(ctx), form=_any_of(ctx["expected_tags"]), value=_shown(_written_tag(ctx, value))
    ),
    "union_tag_not_found": lambda ctx, value, parts: words.NO_TAG(tag=_tag(ctx)),
}


def _tag(context: dict[str, Any]) -> str:
    return str(context["discriminator"]).strip("'")


def _written_tag(context: dict[str, Any], value: Any) -> Any:
    """What the author wrote there; pydantic tells it as a text whatever it was."""
    return value.get(_tag(context), context["tag"]) if isinstance(value, dict) else context["tag"]


def _quoted(expected: str) -> list[str]:
    """The values in pydantic's list "'a', 'b' or 'c'"."""
    return [word.strip(" '") for word in expected.replace(" or ", ",").split(",") if word.strip(" '")]


def _any_of(expected: str) -> str:
    return _either([quoted(word) for word in _quoted(expected)])


def _either(choices: list[Told]) -> str:
    return listed(list(dict.fromkeys(choices)), EITHER, most=40)


def _shown(value: Any) -> str:
    """A value as its author wrote it, cut to what fits a sentence."""
    if isinstance(value, dict | list | tuple):
        return words.AN_OBJECT() if isinstance(value, dict) else words.A_LIST()
    if value is None:
        return words.NOTHING()
    text = json.dumps(value[:60] if isinstance(value, str) else value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:57]}…"
