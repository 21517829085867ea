"""What the entries of every game's ledgers share: their number, date and person, the pack, and how they are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

from pydantic import Field

from engine.core.campaign import UNDO
from engine.core.errors import ContentError, Fault
from engine.core.records import Id, Record
from engine.core.validation import Written, validate

Person = Annotated[str, Field(min_length=1, max_length=120)]
Date = Annotated[str, Written(r"[0-9]{4}-[0-9]{2}-[0-9]{2}.{0,32}", 'A date is written like "2026-05-01":')]


class Numbered(Record):
    """What every entry has."""

    number: Annotated[int, Field(ge=1)]
    date: Date | None = None
    person: Person | None = None  # who recorded it


class PackVersion(Record):
    """Which content was played."""

    id: Id
    version: Annotated[str, Field(min_length=1, max_length=64)]
    digest: Annotated[str, Field(max_length=64)] | None = None


AnyEntry = TypeVar("AnyEntry", bound=Numbered)


def read_entry(kinds: Mapping[str, type[AnyEntry]], entry: Mapping[str, Any]) -> tuple[AnyEntry | None, list[Fault]]:
    """An entry as the model of its kind, or everything that is wrong with its fields."""
    model = kinds.get(str(entry.get("kind")))
    if model is None:
        known = ", ".join(f'"{kind}"' for kind in (*kinds, UNDO))
        return None, [Fault("kind", f"There is no entry of the kind {entry.get('kind')!r}.", f"Known are {known}.")]
    try:
        return validate(model, entry), []
    except (TypeError, ValueError):
        return None, [Fault("", "The entry is not plain JSON.")]
    except ContentError as error:
        return None, list(error.faults)
