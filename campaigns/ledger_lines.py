"""Entries as lines of the ledger: what was undone is struck, undos say what they took back."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from campaigns.models import Entry

OUTCOMES = {"won": _("won"), "lost": _("lost"), "abandoned": _("broken off")}
TONES = {"won": "good", "lost": "bad"}


@dataclass(frozen=True)
class Line:
    """One entry, as people read it."""

    entry: Entry
    told: dict[str, Any]
    is_undone: bool
    is_undo: bool  # it took an entry back, and was not itself a redoing
    before: str = ""  # how it stood, in words; '' for the first entry

    @property
    def number(self) -> int:
        return self.entry.number

    @property
    def title(self) -> str:
        return self.told["title"]

    @property
    def outcome(self) -> str:
        return str(OUTCOMES.get(self.entry.outcome, self.entry.outcome))

    @property
    def day(self) -> date:
        """When it was played; where nobody told, when it was recorded."""
        try:
            return date.fromisoformat((self.told.get("date") or "")[:10])
        except ValueError:
            return timezone.localdate(self.entry.recorded_at)

    @property
    def is_recorded_later(self) -> bool:
        return self.day != timezone.localdate(self.entry.recorded_at)

    @property
    def tone(self) -> str:
        return TONES.get(self.entry.outcome, "")

    @property
    def who(self) -> str:
        return self.entry.member.name if self.entry.member else ""

    @property
    def can_be_undone(self) -> bool:
        return not self.is_undone and not (self.entry.kind == "begin" and self.entry.number == 1)


def lines_of(entries: Iterable[Entry], lang: str) -> list[Line]:
    """From all entries of a ledger, the newest first."""
    ledger = {entry.number: entry for entry in entries}
    revoked: set[int] = set()
    lines = []
    for _number, entry in sorted(ledger.items(), reverse=True):
        is_undone = entry.number in revoked
        if entry.kind == "undo" and not is_undone and entry.revokes is not None:
            revoked.add(entry.revokes)
        taken_back = ledger.get(entry.revokes or 0)
        is_undo = entry.kind == "undo" and (taken_back is None or taken_back.kind != "undo")
        earlier = ledger.get(entry.number - 1)
        before = words_of(earlier, lang)["after"] if earlier is not None else ""
        lines.append(Line(entry, words_of(entry, lang), is_undone, is_undo, before))
    return lines


def words_of(entry: Entry, lang: str) -> dict[str, Any]:
    """What it said when it was recorded."""
    return entry.told.get(lang) or entry.told["en"]
