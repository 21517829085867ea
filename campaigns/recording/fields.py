"""Fields of the engine's forms as pages show them, and what was typed as JSON.

A field's name is its path with dots, `data.ops.bob.health`; refusals name the same paths. What cannot be read stays as
it was typed: the engine refuses it at its place, and nothing is lost.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.http import QueryDict

MOST_ROWS = 40
LONGEST_VALUE = 200
NOTHING = object()


@dataclass
class Shown:
    """A field with its value and what speaks against it."""

    field: Any  # the engine's Field
    name: str
    value: Any
    faults: list[Any] = field(default_factory=list)
    rows: list[list["Shown"]] = field(default_factory=list)  # a list's entries
    parts: list["Shown"] = field(default_factory=list)  # a record's fields

    @property
    def id(self) -> str:
        return "f-" + re.sub(r"[^A-Za-z0-9_-]", "-", self.name)

    @property
    def number_text(self) -> str:
        return "" if self.value is None else str(self.value)

    @property
    def options(self) -> list[tuple[Any, str, bool]]:
        """Value, label, chosen or not, of each choice."""
        chosen = self.value if isinstance(self.value, list) else [self.value]
        return [(one.value, one.label, one.value in chosen) for one in self.field.choices]

    def leaves(self) -> Iterator["Shown"]:
        """Itself and everything inside it."""
        yield self
        for inner in [*self.parts, *(one for row in self.rows for one in row)]:
            yield from inner.leaves()


def shown_fields(fields: Iterable[Any], data: Any, prefix: str = "data", faults: Sequence[Any] = ()) -> list[Shown]:
    return [_shown(one, data, prefix, faults) for one in fields]


def _shown(one: Any, data: Any, prefix: str, faults: Sequence[Any]) -> Shown:
    name = ".".join([prefix, *map(str, one.path)])
    value = value_at(data, one.path)
    value = one.default if value is NOTHING else value
    here = [fault for fault in faults if _is_of(one, name, name_of(fault.path))]
    made = Shown(one, name, value, here)
    if one.widget == "list":
        rows = value if isinstance(value, list) else []
        made.rows = [_row(one.item, row, f"{name}.{index}", faults) for index, row in enumerate(rows[:MOST_ROWS])]
    elif one.widget == "record":
        made.parts = shown_fields(one.fields, value, name, faults)
    return made


def _is_of(one: Any, name: str, place: str) -> bool:
    """Whether a fault's place is this field; of several choices each is a place of its own, and they are one field."""
    return place == name or (one.widget == "choices" and place.startswith(f"{name}."))


def _row(item: Any, value: Any, name: str, faults: Sequence[Any]) -> list[Shown]:
    if item.widget == "record":
        return shown_fields(item.fields, value, name, faults)
    return [_shown(item, value, name, faults)]


def name_of(path: Sequence[Any]) -> str:
    return ".".join(map(str, path))


# --- what things are called -------------------------------------------------------------------------

QUOTED = re.compile('(?<=["„«])\u00a0?([a-z0-9-]+)\u00a0?(?=["“»])')


def names_in(fields: Iterable[Any]) -> dict[str, str]:
    """Id → what the form calls it."""
    found: dict[str, str] = {}
    for one in fields:
        if one.group:
            found[str(one.path[-2])] = one.group  # ops.gustav.health
        found |= {str(choice.value): choice.label for choice in one.choices}
        found |= names_in([*one.fields, *([one.item] if one.item else [])])
    return found


def with_names(text: str, names: Mapping[str, str]) -> str:
    """A refusal with names where the engine quotes ids."""
    return QUOTED.sub(lambda found: found[0].replace(found[1], names.get(found[1], found[1])), text)


# --- what was typed ---------------------------------------------------------------------------------


def read_fields(fields: Iterable[Any], posted: QueryDict, prefix: str, into: dict[str, Any]) -> dict[str, Any]:
    """The record with every field as it was typed; fields that were left empty are not in it."""
    for one in fields:
        value = read_value(one, posted, ".".join([prefix, *map(str, one.path)]))
        put_at(into, one.path, value)
    return into


def read_value(one: Any, posted: QueryDict, name: str) -> Any:
    """One field as it was typed; NOTHING if it was left empty."""
    match one.widget:
        case "switch":
            return name in posted
        case "choices":
            by_text = {str(choice.value): choice.value for choice in one.choices}
            return [
                by_text.get(text, text) for text in bounded(posted.getlist(name)[: max(MOST_ROWS, len(by_text))])
            ] or NOTHING
        case "list":
            return _read_rows(one.item, posted, name)
        case "record":
            return read_fields(one.fields, posted, name, {})
        case "choice":
            text = bounded([posted.get(name, "")])[0]
            return next((choice.value for choice in one.choices if str(choice.value) == text), text or NOTHING)
        case "number":
            return read_number(posted.get(name, ""))
        case _text:
            return bounded([posted.get(name, "")])[0] or NOTHING


def read_number(text: str) -> Any:
    text = text.strip()[:12]
    return int(text) if re.fullmatch(r"[+-]?[0-9]{1,9}", text) else (text or NOTHING)


def _read_rows(item: Any, posted: QueryDict, name: str) -> list[Any]:
    count = read_number(posted.get(f"{name}.count", "0"))
    rows = []
    for index in range(min(count, MOST_ROWS) if isinstance(count, int) else 0):
        inner = item.fields if item.widget == "record" else None
        here = f"{name}.{index}"
        value = read_value(item, posted, here) if inner is None else read_fields(inner, posted, here, {})
        rows.append(None if value is NOTHING else value)
    return rows


def bounded(texts: list[str]) -> list[str]:
    return [text[:LONGEST_VALUE] for text in texts]


# --- places in JSON ---------------------------------------------------------------------------------


def value_at(data: Any, path: Sequence[Any]) -> Any:
    for step in path:
        if not isinstance(data, Mapping) or step not in data:
            return NOTHING
        data = data[step]
    return data


def put_at(data: dict[str, Any], path: Sequence[Any], value: Any) -> None:
    """Set it there, or with NOTHING take away what is there."""
    *way, last = path
    for step in way:
        if value is NOTHING and step not in data:
            return
        data = data.setdefault(step, {})
    if value is NOTHING:
        data.pop(last, None)
    else:
        data[last] = value
