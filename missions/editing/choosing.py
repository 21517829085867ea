"""What a field can name: records with their pictures, and places on a board."""

from dataclasses import dataclass
from typing import Any

from missions.editing.paths import Parts, value_at


@dataclass(frozen=True)
class Option:
    """One record, or one entry of a list, that a field can name."""

    name: str
    title: str
    collection: str  # '' for an entry of a list, which is no record


def options_of(bench: Any, collections: tuple[str, ...], source: Parts, at: Parts) -> list[Option]:
    """The records of these collections; or the entries at `source`, in the frame or in the record that `at` lies in."""
    if source:
        whole = source if value_at(bench.document, source) is not None else (*at[:2], *source)
        return [Option(name, title, "") for name, title in bench.entries("", whole)]
    return [Option(name, title, one) for one in collections for name, title in bench.entries(one)]
