"""What is written into the log: every kind of event, its rule and its sentence in three languages."""

from engine.core.events import EventType

EVENT_TYPES: list[EventType] = []


def _event(name: str, rule: str, *fields: tuple[str, str], en: str, de: str, fr: str) -> int:
    EVENT_TYPES.append(EventType(name, rule, fields, {"en": en, "de": de, "fr": fr}))
    return len(EVENT_TYPES) - 1


ROUND_BEGAN = _event(
    "round-began",
    "CD-7.01",
    ("round", "number"),
    ("time", "number"),
    en="Round {round} begins; {time} on the clock.",
    de="Runde {round} beginnt; die Uhr steht auf {time}.",
    fr="La manche {round} commence\u00a0; {time} au compteur.",
)
