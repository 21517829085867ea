"""How hard a game felt."""

from django.utils.translation import gettext as _

from engine import fingerprint
from playtests.errors import NotLegal
from playtests.models import Feeling
from playtests.reports.answers import document_of
from playtests.tables.people import Sitting

HARDNESS = range(1, 6)


def note(*, sitting: Sitting, hardness: int) -> None:
    """One answer a seat; the last one counts."""
    table = sitting.table
    if not table.is_over or not sitting.mine or hardness not in HARDNESS:
        raise NotLegal(_("How hard it felt is asked once the game is over."))
    about = fingerprint(document_of(table.document.digest), table.mission)
    for seat in sitting.seats:
        if seat.index in sitting.mine:
            Feeling.objects.update_or_create(
                table=table, seat=seat, defaults={"hardness": hardness, "fingerprint": about}
            )
