"""Whether what is kept beside a ledger is what the ledger adds up to."""

import logging

from django.db import transaction

from campaigns.books import WORKED_OUT_BY, book_of
from campaigns.errors import CampaignsError
from campaigns.models import Campaign
from campaigns.services.ledgers import keep_standing
from engine import EngineError

logger = logging.getLogger(__name__)


def differences_of(campaign: Campaign) -> list[str]:
    """Everything that differs from a recomputation from scratch; for the log and the command line, in English."""
    book = book_of(campaign)
    if campaign.revision != len(book.ledger):
        return [f"revision {campaign.revision}, but {len(book.ledger)} entries"]
    try:
        kept = book.kept()
        games = {(one.number, one.mission, one.outcome) for one in book.games()}
    except (CampaignsError, EngineError) as error:
        return [f"the ledger cannot be read: {error}"]
    found = [f"{name} differs" for name in sorted({*kept, *campaign.kept}) if kept.get(name) != campaign.kept.get(name)]
    if set(campaign.plays.values_list("number", "mission", "outcome")) != games:
        found.append("plays differ")
    if campaign.engine_version != WORKED_OUT_BY and found:
        found.append(f"worked out by engine {campaign.engine_version}, now {WORKED_OUT_BY}")
    return found


@transaction.atomic
def recompute(*, campaign: Campaign) -> None:
    """Write the standing anew, from the ledger alone; the group has changed nothing by that."""
    locked = Campaign.objects.select_for_update().get(pk=campaign.pk)  # nobody records meanwhile
    changed_at = locked.changed_at
    keep_standing(campaign=locked, book=book_of(locked))
    Campaign.objects.filter(pk=locked.pk).update(changed_at=changed_at)


def renew_outdated() -> int:
    """Work out anew what an earlier engine worked out; how many could be. A ledger that does not stand is told of."""
    renewed = 0
    for campaign in Campaign.objects.exclude(engine_version=WORKED_OUT_BY).order_by("pk").iterator(100):
        try:
            recompute(campaign=campaign)
        except (CampaignsError, EngineError) as error:
            logger.error("campaign %s: its standing cannot be worked out: %s", campaign.pk, error)
        else:
            renewed += 1
    return renewed


def all_differences() -> dict[int, list[str]]:
    """Campaign → what differs, over every campaign of the site."""
    found = {}
    for campaign in Campaign.objects.select_related("version").defer("version__document").order_by("pk").iterator(100):
        if differences := differences_of(campaign):
            found[campaign.pk] = differences
    return found
