"""What runs later. Each is one call of a service; running it twice does it once."""

import logging

from celery import shared_task
from django.db import OperationalError

from campaigns.errors import NotSent
from campaigns.services import sheets, summaries, verifying

logger = logging.getLogger(__name__)


@shared_task(autoretry_for=(OperationalError,), retry_backoff=True, max_retries=3)
def verify_ledgers() -> None:
    """Every night: what is kept beside the ledgers is what they add up to. Nothing is mended by itself."""
    for campaign_id, differences in verifying.all_differences().items():
        logger.error("campaign %s differs from its ledger: %s", campaign_id, "; ".join(differences))


@shared_task(autoretry_for=(OperationalError,), retry_backoff=True, max_retries=3)
def renew_standings() -> None:
    """After a new version of the engine: standings are worked out from their ledgers once more."""
    verifying.renew_outdated()


@shared_task(autoretry_for=(OperationalError,), retry_backoff=True, max_retries=3)
def draw_sheets(campaign_id: int) -> None:
    """After every entry: the record sheet, in the languages of the group, so that nobody waits for it."""
    sheets.draw_sheets(campaign_id=campaign_id)


@shared_task(autoretry_for=(OperationalError, NotSent), retry_backoff=True, max_retries=3)
def send_summary(entry_id: int) -> None:
    """Tell those who asked for it what an evening changed. Delivered twice, it goes out once."""
    summaries.send_summary(entry_id=entry_id)
