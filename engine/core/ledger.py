"""A campaign's ledger: entries are only ever appended, and some of them take others back.

Every game writes the same envelope; what only the game understands lies in its `data`:

    {"kind": "result", "number": 2, "campaign": "black-water", "date": "2026-05-01", "person": "Ann",
     "people": ["Ann", "Ben"], "data": {…}}

`kind` is "begin", "result", "stop" or "undo"; numbers count from 1 in the order of recording; `people` are who sat
where. Taking something back is itself an entry: {"kind": "undo", "number": 7, "revokes": 5}. An undo can be revoked
too, which puts what it revoked back in force. `houseRule` says why an entry stands that the rules would refuse.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, Self

from pydantic import Field

from engine.core.errors import ContentError, Fault
from engine.core.records import Id, Record
from engine.core.sentences import Sentence
from engine.core.validation import Written, validate

Entry = Mapping[str, Any]
Ledger = Sequence[Entry]

BEGIN, RESULT, STOP, UNDO = "begin", "result", "stop", "undo"
MOST_SEATS = 8
MOST_ENTRIES = 10_000

Person = Annotated[str, Field(min_length=1, max_length=120)]
DATE = Sentence(
    'A date is written like "2026-05-01":',
    "Ein Datum schreibt man wie „2026-05-01“:",
    "Une date s'écrit comme «\u00a02026-05-01\u00a0»\u00a0:",
)
Date = Annotated[str, Written(r"[0-9]{4}-[0-9]{2}-[0-9]{2}.{0,32}", DATE)]


class BadEntry(ContentError):
    """An entry that cannot be recorded; `faults` says everything that is wrong with it, and nothing has changed."""


class Envelope(Record):
    """What every entry of every game has."""

    kind: Literal["begin", "result", "stop", "undo"]
    number: Annotated[int, Field(ge=1)]
    campaign: Id | None = None  # None: a game on its own
    date: Date | None = None
    person: Person | None = None  # who recorded it
    people: tuple[Person | None, ...] = Field(default=(), max_length=MOST_SEATS)  # who sat where
    house_rule: Annotated[str, Field(min_length=1, max_length=300)] | None = None
    revokes: Annotated[int, Field(ge=1)] | None = None  # an undo's
    data: dict[str, Any] = {}  # the game's own


class Entered(Record):
    """What a game reads of an entry: its own data, and the fields of the envelope that matter to it."""

    number: int
    campaign: Id | None = None
    people: tuple[Person | None, ...] = ()


class PackVersion(Record):
    """Which content was played."""

    id: Id
    version: Annotated[str, Field(min_length=1, max_length=64)]
    digest: Annotated[str, Field(max_length=64)] | None = None


_NO_LEDGER = Sentence(
    "A ledger is a list of entries.", "Ein Kampagnenbuch ist eine Liste von Einträgen.", "Un registre est une liste."
)
_TOO_LONG = Sentence(
    "A ledger has at most {most} entries.",
    "Ein Kampagnenbuch hat höchstens {most} Einträge.",
    "Un registre a au plus {most} entrées.",
)
_NO_ENTRY = Sentence("An entry is an object.", "Ein Eintrag ist ein Objekt.", "Une entrée est un objet.")
_NOT_JSON = Sentence(
    "The entry is not plain JSON.", "Der Eintrag ist kein einfaches JSON.", "L'entrée n'est pas du JSON simple."
)
_OTHER_NUMBER = Sentence(
    "This entry has the number {number}, but the next one in the ledger is {expected}.",
    "Dieser Eintrag hat die Nummer {number}, aber als nächste kommt {expected}.",
    "Cette entrée porte le numéro {number}, mais le suivant est {expected}.",
)
_LOOK_AGAIN = Sentence(
    "Somebody may have recorded something meanwhile: look again, then record.",
    "Vielleicht wurde inzwischen etwas eingetragen: Sieh noch einmal nach und trage dann ein.",
    "Quelqu'un a peut-être inscrit quelque chose entre-temps\u00a0: regardez, puis inscrivez.",
)
_UNDO_ONLY = Sentence(
    "An undo says only which entry it revokes, when, and who did it.",
    "Eine Rücknahme sagt nur, welchen Eintrag sie aufhebt, wann und durch wen.",
    "Une annulation ne dit que l'entrée annulée, quand et par qui.",
)
_NOTHING_TO_REVOKE = Sentence(
    "There is no entry {number} to take back.",
    "Es gibt keinen Eintrag {number}, den man zurücknehmen könnte.",
    "Il n'y a pas d'entrée {number} à annuler.",
)
_REVOKED_ALREADY = Sentence(
    "Entry {number} has already been taken back.",
    "Eintrag {number} wurde schon zurückgenommen.",
    "L'entrée {number} est déjà annulée.",
)
_NEEDS_CAMPAIGN = Sentence(
    "It says of which campaign it is.", "Hier fehlt, um welche Kampagne es geht.", "Il faut dire de quelle campagne."
)
_OUTSIDE = Sentence(
    "This belongs beside the data, not into it.",
    "Das gehört neben die Daten, nicht hinein.",
    "Ceci va à côté des données, pas dedans.",
)


class AddedUp(tuple[Entry, ...]):
    """A ledger with what it adds up to for one pack: whoever reads it again need not add it up again."""

    state: Any

    def __new__(cls, entries: Iterable[Entry], state: Any) -> Self:
        found = super().__new__(cls, entries)
        found.state = state
        return found


def listed(ledger: Any) -> Ledger:
    """The ledger, if it is a list of bearable length."""
    if isinstance(ledger, str | bytes) or not isinstance(ledger, Sequence):
        raise BadEntry([Fault("", _NO_LEDGER())])
    if len(ledger) > MOST_ENTRIES:
        raise BadEntry([Fault("", _TOO_LONG(most=MOST_ENTRIES))])
    return ledger


def checked(ledger: Any) -> Ledger:
    """The ledger, if it is a list of numbered objects; BadEntry if somebody gave anything else."""
    entries = listed(ledger)
    for place, entry in enumerate(entries, start=1):
        if not isinstance(entry, Mapping):
            raise BadEntry([Fault(f"entry {place}", _NO_ENTRY())])
        if entry.get("number") != place or type(entry.get("number")) is not int:  # neither True nor 1.0
            raise BadEntry([Fault(f"entry {place}", _OTHER_NUMBER(number=str(entry.get("number")), expected=place))])
    return entries


def in_force(ledger: Ledger) -> list[Entry]:
    """The entries that count: without undos and without what they revoke."""
    return [entry for entry in standing_entries(ledger) if entry.get("kind") != UNDO]


def standing_entries(ledger: Ledger) -> list[Entry]:
    """All entries that no undo in force revokes, undos included."""
    revoked: set[int] = set()
    kept = []
    for entry in reversed(ledger):
        if entry.get("number") not in revoked:
            kept.append(entry)
            if entry.get("kind") == UNDO and isinstance(entry.get("revokes"), int):
                revoked.add(entry["revokes"])
    return kept[::-1]


def numbered(ledger: Ledger, entry: Entry) -> dict[str, Any]:
    """The entry with the number it gets in this ledger; one that already has a number keeps it."""
    return {"number": len(ledger) + 1, **entry}


def envelope_faults(ledger: Ledger, entry: Entry) -> list[Fault]:
    """What is wrong with an entry whatever the game: its fields, its number, what it revokes."""
    _envelope, faults = read_as(Envelope, entry)
    if faults:
        return faults
    expected = len(ledger) + 1
    if entry.get("number") != expected:
        return [Fault("number", _OTHER_NUMBER(number=entry.get("number"), expected=expected), _LOOK_AGAIN())]
    if entry["kind"] == UNDO:
        return _undo_faults(ledger, entry)
    if entry["kind"] in (BEGIN, STOP) and entry.get("campaign") is None:
        return [Fault("campaign", _NEEDS_CAMPAIGN())]
    inside = set(entry.get("data", {})) & set(Entered.model_fields)
    return [Fault(f"data.{name}", _OUTSIDE()) for name in sorted(inside)]


def _undo_faults(ledger: Ledger, entry: Entry) -> list[Fault]:
    revokes = entry.get("revokes")
    if set(entry) - {"kind", "number", "campaign", "revokes", "date", "person"}:
        return [Fault("", _UNDO_ONLY())]
    if not isinstance(revokes, int) or not 1 <= revokes <= len(ledger):
        return [Fault("revokes", _NOTHING_TO_REVOKE(number=str(revokes)))]
    if any(one.get("kind") == UNDO and one.get("revokes") == revokes for one in standing_entries(ledger)):
        return [Fault("revokes", _REVOKED_ALREADY(number=revokes))]
    return []


def read_as(model: Any, written: Mapping[str, Any]) -> tuple[Any, list[Fault]]:
    """Something as its record, or everything that is wrong with its fields."""
    try:
        return validate(model, written), []
    except (TypeError, ValueError, RecursionError):
        return None, [Fault("", _NOT_JSON())]
    except ContentError as error:
        return None, list(error.faults)


def in_data(faults: Iterable[Fault]) -> list[Fault]:
    """Faults of a game's own fields, at their place in the envelope."""
    outside = tuple(Entered.model_fields)
    return [
        fault
        if not fault.path or fault.path.startswith(outside)
        else Fault(f"data.{fault.path}", fault.message, fault.hint, fault.code)
        for fault in faults
    ]
