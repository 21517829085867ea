"""The record of a game that was played here or on the command line, as a draft."""

import json
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext as _

from campaigns.books import Book
from campaigns.errors import CampaignsError
from campaigns.models import Draft, Membership
from campaigns.services.ledgers import in_words
from engine import ContentError, EngineError, replay
from playtests.tables.games import table_of

MOST_RECORD_BYTES = 2 * 1024 * 1024


def draft_from_game(book: Book, *, member: Membership, data: bytes, lang: str) -> Draft:
    """The game is played again from its record, and tells its result itself; not saved."""
    campaign = book.campaign
    record = read_record(data)
    try:
        game = replay(book.pack, record)  # with its log: it tells who killed whom, and when what was done
        proposal = book.keeping.propose(book.content, book.ledger, game, lang, campaign=campaign.key or None)
    except ContentError as error:
        raise CampaignsError(" ".join(str(one) for one in in_words(error.faults))) from error
    except EngineError as error:
        raise CampaignsError(error.in_words(lang)) from error
    result: dict[str, Any] = proposal.entry["data"]
    return Draft(
        campaign=campaign,
        member=member,
        revision=len(book.ledger),
        mission=result["mission"],
        data=result,
        about={"date": timezone.localdate().isoformat()},
        table_key=table.key if (table := table_of(record)) else "",
    )


def read_record(data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        raise CampaignsError(_("This is no JSON file.")) from None
