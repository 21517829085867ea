"""Entries of ledgers, written flat in tests: what belongs to the game goes into the data."""

from typing import Any

OUTSIDE = ("kind", "number", "campaign", "date", "person", "people", "houseRule", "revokes", "data")


def enveloped(**fields: Any) -> dict[str, Any]:
    """An entry with everything that is no part of the envelope in its data."""
    data = {name: value for name, value in fields.items() if name not in OUTSIDE}
    entry = {name: value for name, value in fields.items() if name in OUTSIDE}
    return entry | ({"data": entry.get("data", {}) | data} if fields.get("kind") in ("begin", "result") else {})


def flat(entry: dict[str, Any]) -> dict[str, Any]:
    """The same the other way round: the data beside the envelope's fields."""
    return {**{name: value for name, value in entry.items() if name != "data"}, **entry.get("data", {})}
