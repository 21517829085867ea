"""A campaign as one JSON file, there and back."""

import json
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from campaigns.books import Book, book_of
from campaigns.bounds import MOST_BYTES, MOST_ENTRIES
from campaigns.errors import CampaignsError
from campaigns.ledger_lines import OUTCOMES
from campaigns.models import Campaign
from campaigns.services.ledgers import in_words, language
from campaigns.telling import title_of
from engine import BadEntry, Fault
from fireteam_site.kept_texts import can_be_kept
from missions.models import Version

FORMAT = "fireteam-campaign/1"


def exported(campaign: Campaign) -> dict[str, Any]:
    """Everything that another site needs: the ledger with seeds and card orders, and which pack it was played with."""
    return {
        "format": FORMAT,
        "title": campaign.title,
        "ruleset": campaign.ruleset,
        "pack": {
            "title": campaign.version.pack.title,
            "version": campaign.version.number,
            "digest": campaign.version.digest,
        },
        "missions": campaign.missions,
        "options": campaign.options,
        "ledger": book_of(campaign).ledger,
    }


@dataclass
class Arrival:
    """A file that somebody brought: what it holds, and what speaks against taking it in."""

    text: str
    content: dict[str, Any]
    version: Version | None
    faults: list[str]
    book: Book | None = None  # with the pack, where it is here
    doubts: list[str] = field(default_factory=list)  # results that would be refused today, and stand

    @property
    def standing(self) -> dict[str, Any] | None:
        """How it would stand here."""
        return self.book.standing(language()) if self.book is not None and not self.faults else None

    @property
    def lines(self) -> list[tuple[int, str, str, str]]:
        """Number, what it is, how it ended, and when, of every entry."""
        if self.book is None or self.faults:
            return []
        return [
            (
                entry["number"],
                title_of(entry, self.book, language()),
                str(OUTCOMES.get((entry.get("data") or {}).get("outcome", ""), "")),
                str(entry.get("date") or ""),
            )
            for entry in self.ledger
        ]

    @property
    def title(self) -> str:
        return str(self.content.get("title", ""))[:120]

    @property
    def ledger(self) -> list[dict[str, Any]]:
        return self.content["ledger"]

    @property
    def results(self) -> int:
        return sum(entry.get("kind") == "result" for entry in self.ledger)

    @property
    def can_be_taken_in(self) -> bool:
        return self.version is not None and not self.faults


def read_arrival(text: str, versions: Any) -> Arrival:
    """Bounded first, then read; every fault is listed. `versions` are those that this person may see."""
    content = _content_of(text)
    digest = content.get("pack", {}).get("digest") if isinstance(content.get("pack"), dict) else None
    version = versions.filter(digest=str(digest)[:64]).select_related("pack").first() if digest else None
    if version is None:
        return Arrival(text, content, None, [_("The pack of this campaign is not here, or you may not see it.")])
    book = Book(_as_campaign(content, version), content["ledger"])
    faults = book.keeping.faults(book.content, book.ledger)
    told = [f"{one.path}: {one.message}" for one in in_words(faults)]
    if faults and _stands(book, faults):
        return Arrival(text, content, version, [], book, told)
    return Arrival(text, content, version, told, book)


def _stands(book: Book, faults: list[Fault]) -> bool:
    """Whether only rules speak against a ledger, and it can be gone on from: a result is judged once, when recorded."""
    if not all(one.code and one.code != "record" for one in faults):
        return False
    try:
        book.standing(language())
    except BadEntry:
        return False
    return True


def _as_campaign(content: dict[str, Any], version: Version) -> Campaign:
    missions = [str(key)[:200] for key in content.get("missions") or []][:40]
    return Campaign(version=version, ruleset=version.pack.ruleset, missions=missions)


def _content_of(text: str) -> dict[str, Any]:
    if len(text.encode()) > MOST_BYTES:
        raise CampaignsError(_("The file has more than a megabyte: a campaign has not."))
    try:
        content = json.loads(text)
        is_whole = can_be_kept(content)
    except (ValueError, RecursionError):
        raise CampaignsError(_("This is no JSON file.")) from None
    if not is_whole:
        raise CampaignsError(_("The file is damaged."))
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise CampaignsError(_("This is no campaign of Fireteam HQ.")) from None
    ledger, missions = content.get("ledger"), content.get("missions") or []
    if not isinstance(ledger, list) or not all(isinstance(entry, dict) for entry in ledger):
        raise CampaignsError(_("The file has no ledger."))
    if not isinstance(missions, list) or not isinstance(content.get("options") or {}, dict):
        raise CampaignsError(_("The file is damaged."))
    if len(ledger) > MOST_ENTRIES:
        raise CampaignsError(_("A ledger of more than %(most)s entries is not taken in.") % {"most": MOST_ENTRIES})
    return content
