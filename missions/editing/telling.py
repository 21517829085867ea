"""A value in words, as the field that it stands in shows it: for the two values of a conflict."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _

from engine import sentence
from missions.editing.fields import EFFECTS, FieldView
from missions.editing.paths import Parts


def in_words(fields: Iterable[FieldView], path: Parts, value: Any) -> str | None:
    """What a value at a path says to people; None where it says itself, as texts and numbers do."""
    around = field_around(fields, tuple(path))
    if around is None or value is None:
        return None
    if around.form.widget in EFFECTS:
        return part_of_effect(around, value)
    return said(with_value(around, value)) if around.path == tuple(path) else None


def field_around(fields: Iterable[FieldView], path: Parts) -> FieldView | None:
    """The innermost field that a path leads to or into."""
    around, waiting = None, list(fields)
    while waiting:
        one = waiting.pop()
        if path[: len(one.path)] == one.path:
            around, waiting = one, list(one.parts)
    return around


def with_value(field: FieldView, value: Any) -> FieldView:
    return FieldView(field.bench, replace(field.form, path=()), field.path, value)


def part_of_effect(effect: FieldView, value: Any) -> str | None:
    if not isinstance(value, dict | list):
        return None
    bench = effect.bench
    return sentence(bench.ruleset, value, bench.lang, bench.document, bearer=effect.form.bearer).text or None


def said(field: FieldView) -> str | None:
    value = field.value
    match field.form.widget:
        case "choice":
            return next((one.label for one in field.form.choices if one.value == value), None)
        case "switch":
            return _("yes") if value else _("no")
        case "reference":
            return field.chosen.title if field.chosen else None
        case "place":
            return ", ".join(reversed([one for one in field.place if one]))
        case "byTeam" if isinstance(value, dict):
            return ", ".join(f"{size}: {number}" for size, number in value.items() if size != "op")
        case "list":
            return joined(field.items, " · ")
        case "record" | "oneOf":
            return joined([one for one in field.parts if one.is_set], ", ")
    return None


def joined(fields: Iterable[FieldView], between: str) -> str | None:
    """What several fields say; nothing where one of them has no words."""
    told = [said(one) or plain(one.value) for one in fields]
    return between.join(filter(None, told)) if all(told) else None


def plain(value: Any) -> str | None:
    return str(value) if isinstance(value, str | int | float) else None
