"""The event log: what happened, as small tuples while playing and as typed events for readers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.word_tables import heading


@dataclass(frozen=True, slots=True)
class EventType:
    """One kind of event: its name, the rule it shows, its fields and what each field names."""

    name: str
    rule: str
    fields: tuple[tuple[str, str], ...]  # (field, what it is: "figure", "location", "card", "number", …)
    text: dict[str, str]


class EventTypes(list[EventType]):
    """What can happen in a game; each kind of event is declared once and known by its number."""

    def declare(self, head: str, *, en: str, de: str, fr: str) -> int:
        """One more: its heading, `hero-placed [FZ-1.38] hero:seat location`, and its sentences."""
        self.append(EventType(*heading(head), {"en": en, "de": de, "fr": fr}))
        return len(self) - 1


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, in the words of the rule book."""

    name: str
    rule: str
    details: dict[str, Any]
    text: str

    def as_json(self) -> dict[str, Any]:
        """The event as plain data."""
        return {"event": self.name, "rule": self.rule, **self.details, "text": self.text}


def read_events(
    log: Sequence[tuple[int, Any]],
    types: Sequence[EventType],
    name: Callable[[str, Any], Any],
    label: Callable[[str, Any], str],
    lang: str = "en",
) -> list[Event]:
    """Turn logged tuples into events; `name` gives the id of a thing and `label` what a person calls it."""
    events = []
    for code, values in log:
        kind = types[code]
        details = {field: name(what, value) for (field, what), value in zip(kind.fields, values, strict=True)}
        words = {field: label(what, value) for (field, what), value in zip(kind.fields, values, strict=True)}
        text = kind.text.get(lang, kind.text["en"]).format(**words)
        events.append(Event(kind.name, kind.rule, details, text[:1].upper() + text[1:]))
    return events
