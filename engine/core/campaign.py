"""A campaign's ledger: entries are only ever appended, and the standing is what the entries in force add up to.

An entry is a plain JSON object with a `kind` and a `number`; numbers count from 1 in the order of recording. Taking
something back is itself an entry: {"kind": "undo", "number": 7, "revokes": 5}. An undo can be revoked too, which
puts what it revoked back in force. Nothing here changes a ledger: every function gives a new one or refuses.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from engine.core.errors import ContentError, Fault

if TYPE_CHECKING:
    from engine.core.game import Game

Entry = Mapping[str, Any]
Ledger = Sequence[Entry]
Content = TypeVar("Content", contravariant=True)  # the records of a pack
State = TypeVar("State")  # what the entries so far add up to

UNDO = "undo"


class BadEntry(ContentError):
    """An entry that cannot be recorded; `faults` says everything that is wrong with it, and nothing has changed."""


def in_force(ledger: Ledger) -> list[Entry]:
    """The entries that count: without undos and without what they revoke."""
    revoked: set[object] = set()
    kept: list[Entry] = []
    for entry in reversed(ledger):
        if entry.get("number") in revoked:
            continue
        if entry.get("kind") == UNDO:
            revoked.add(entry.get("revokes"))
        else:
            kept.append(entry)
    return kept[::-1]


def numbered(ledger: Ledger, entry: Entry) -> dict[str, Any]:
    """The entry with the number it gets in this ledger; one that already has a number keeps it."""
    return {"number": len(ledger) + 1, **entry}


def form_faults(ledger: Ledger, entry: Entry) -> list[Fault]:
    """What is wrong with an entry whatever the game: its number, its kind, what it revokes."""
    if not isinstance(entry.get("kind"), str):
        return [Fault("kind", "An entry says of which kind it is.")]
    expected = len(ledger) + 1
    if entry.get("number") != expected:
        message = f"This entry has the number {entry.get('number')!r}, but the next one in the ledger is {expected}."
        return [Fault("number", message, "Somebody may have recorded something meanwhile: look again, then record.")]
    return _undo_faults(ledger, entry) if entry["kind"] == UNDO else []


def _undo_faults(ledger: Ledger, entry: Entry) -> list[Fault]:
    revokes = entry.get("revokes")
    if set(entry) - {"kind", "number", "revokes", "date", "person"}:
        return [Fault("", "An undo says only which entry it revokes, when, and who did it.")]
    if not isinstance(revokes, int) or isinstance(revokes, bool) or not 1 <= revokes <= len(ledger):
        return [Fault("revokes", f"There is no entry {revokes!r} to take back.")]
    if any(one.get("kind") == UNDO and one.get("revokes") == revokes for one in _standing_entries(ledger)):
        return [Fault("revokes", f"Entry {revokes} has already been taken back.")]
    return []


def _standing_entries(ledger: Ledger) -> list[Entry]:
    """All entries that no undo in force revokes, undos included."""
    revoked: set[object] = set()
    kept = []
    for entry in reversed(ledger):
        if entry.get("number") not in revoked:
            kept.append(entry)
            if entry.get("kind") == UNDO:
                revoked.add(entry.get("revokes"))
    return kept[::-1]


class NextGame(NamedTuple):
    """What starting the next game of a campaign needs beside the seats."""

    mission: str
    options: Mapping[str, Any]  # rule options that the campaign was begun with
    standing: Mapping[str, Any] | None  # what earlier games bring into it


class Bookkeeping(ABC, Generic[Content, State]):
    """How one game keeps its ledgers: what an entry must look like, and what it changes."""

    @abstractmethod
    def empty(self) -> State:
        """What stands before the first entry."""

    @abstractmethod
    def entry_faults(self, content: Content, state: State, entry: Entry) -> list[Fault]:
        """Why an entry cannot follow here, or nothing."""

    @abstractmethod
    def applied(self, content: Content, state: State, entry: Entry) -> State:
        """What stands after an entry without faults."""

    @abstractmethod
    def opening(self, content: Content, campaign: str, seats: Sequence[Any], seed: int) -> dict[str, Any]:
        """The entry that begins a campaign with this team; what chance decides beforehand comes from the seed."""

    @abstractmethod
    def next_game(self, content: Content, ledger: Ledger, campaign: str) -> NextGame | None:
        """The game that comes next in a campaign under way, or None when it is over."""

    @abstractmethod
    def result_of(self, content: Content, ledger: Ledger, campaign: str, game: Game) -> dict[str, Any]:
        """The entry that a finished game of this campaign leaves."""

    @abstractmethod
    def standings(self, content: Content, ledger: Ledger) -> dict[str, Any]:
        """How everything stands, as plain data."""

    def state(self, content: Content, ledger: Ledger) -> State:
        """What the entries in force add up to; BadEntry if one of them cannot stand."""
        state = self.empty()
        for entry in in_force(ledger):
            if faults := self.entry_faults(content, state, entry):
                raise BadEntry(_in_entry(entry, faults))
            state = self.applied(content, state, entry)
        return state

    def record(self, content: Content, ledger: Ledger, entry: Entry) -> list[Entry]:
        """The ledger with one more entry; BadEntry lists everything that is wrong with it."""
        whole = numbered(ledger, entry) if isinstance(entry, Mapping) else {}
        if faults := form_faults(ledger, whole):
            raise BadEntry(faults)
        longer = [*ledger, whole]
        if whole["kind"] == UNDO:
            self._check_undo(content, longer, whole)
        elif faults := self.entry_faults(content, self.state(content, ledger), whole):
            raise BadEntry(faults)
        return longer

    def undo(self, content: Content, ledger: Ledger, number: int | None = None, **about: Any) -> list[Entry]:
        """The ledger with an undo of that entry, or of the last one in force."""
        if number is None:
            standing = in_force(ledger)
            if not standing:
                raise BadEntry([Fault("revokes", "There is nothing to take back.")])
            number = standing[-1]["number"]
        return self.record(content, ledger, {"kind": UNDO, "revokes": number, **about})

    def faults(self, content: Content, ledger: Ledger) -> list[Fault]:
        """Everything that is wrong with a whole ledger, entry by entry; nothing if it can be gone on with."""
        sound: list[Entry] = []
        found: list[Fault] = []
        for entry in ledger:
            try:
                sound = self.record(content, sound, entry)
            except BadEntry as error:
                found += _in_entry(entry, error.faults)
                sound = [*sound, {"kind": UNDO, "number": len(sound) + 1, "revokes": 0}]  # holds the number
        return found

    def _check_undo(self, content: Content, longer: Ledger, undo: Entry) -> None:
        try:
            self.state(content, longer)
        except BadEntry as error:
            message = f"Entry {undo['revokes']} cannot be taken back, because a later entry builds on it."
            raise BadEntry([Fault("revokes", message, f"Take that one back first. {error}")]) from None


def _in_entry(entry: Entry, faults: Iterable[Fault]) -> list[Fault]:
    number = entry.get("number", "?") if isinstance(entry, Mapping) else "?"
    return [
        Fault(f"entry {number}" + (f".{fault.path}" if fault.path else ""), fault.message, fault.hint, fault.code)
        for fault in faults
    ]
