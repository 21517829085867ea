"""The rules engine stopped in somebody's game: those who keep the site are told, with the record."""

import json
import logging

from django.core.cache import cache
from django.core.mail import mail_admins

from missions.folding import one_line
from playtests.models import Table
from playtests.tables.games import record_of

ONCE_IN_SECONDS = 24 * 3600  # whoever tries the same step again sends no second mail

logger = logging.getLogger("fireteam.tables")


def report_fault(*, table_id: int) -> None:
    """One mail a step. The table also stands in the admin's list, filtered by fault."""
    table = Table.objects.select_related("document").filter(pk=table_id).exclude(fault="").first()
    if table is None or not cache.add(f"fault:{table.key}:{len(table.choices)}", 1, ONCE_IN_SECONDS):
        return
    steps = len(table.choices)
    logger.error("The rules engine stopped at table %s after %s choices: %s", table.key, steps, table.fault)
    record = json.dumps(record_of(table), ensure_ascii=False)
    mail_admins(
        f"The rules engine stopped: {one_line(table.title)}",
        f"{table.fault}\n\nTable {table.key}, mission {table.mission}, {steps} choices, pack digest "
        f"{table.document.digest}.\nThe record up to the step before:\n\n{record}\n",
    )
