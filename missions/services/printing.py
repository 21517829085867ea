"""Sheets to print: asked for by a page, made on a worker, kept by the hash of what went in."""

import logging
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from hashlib import blake2b
from io import BytesIO
from typing import Any

from celery.exceptions import SoftTimeLimitExceeded
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.db import transaction
from django.db.models import F
from django.utils import timezone
from django.utils.translation import gettext as _
from kombu.exceptions import OperationalError
from PIL import Image

from missions.editions import Edition
from missions.errors import MissionsError
from missions.models import PrintJob
from missions.pictures.compiler import compile_picture
from missions.pictures.look import look
from missions.pictures.printing import Orders, Plan, gather, plan_of, set_sheets
from missions.pictures.printing.plan import MOST_CARDS, MOST_SHEETS, TooManyCards

logger = logging.getLogger(__name__)

MOST_ATTEMPTS = 3
SILENT = timedelta(minutes=2)  # then the job is sent again when somebody asks
KEPT = timedelta(days=30)
PREVIEW_PPI = 76


def planned(edition: Edition, mission: str, orders: Orders) -> Plan:
    """How many sheets it will be."""
    try:
        plan = plan_of(edition, mission, orders)
    except TooManyCards as error:
        told = {"cards": error.args[0], "most": MOST_CARDS}
        raise MissionsError(_("%(cards)s cards are more than one print can hold: at most %(most)s.") % told) from None
    if plan.sheets > MOST_SHEETS:  # of a board whose tiles lie far apart
        told = {"sheets": plan.sheets, "most": MOST_SHEETS}
        raise MissionsError(_("%(sheets)s sheets are more than one print can hold: at most %(most)s.") % told)
    return plan


def find_job(edition: Edition, mission: str, orders: Orders) -> PrintJob | None:
    return PrintJob.objects.filter(key=_key(edition, mission, orders)).first()


@transaction.atomic
def ask_for_print(*, edition: Edition, mission: str, orders: Orders, person: Any) -> PrintJob:
    """The job that makes these sheets; what is made already is not made again."""
    plan = planned(edition, mission, orders)
    if not plan.sheets:
        raise MissionsError(_("Choose at least one thing to print."))
    asked = {
        "pack": edition.pack,
        "version": edition.version,
        "mission": mission,
        "orders": orders.as_json(),
        "sheets": plan.sheets,
        "asked_by": person if person.is_authenticated else None,
    }
    job, is_new = PrintJob.objects.get_or_create(key=_key(edition, mission, orders), defaults=asked)
    silent = PrintJob.objects.filter(pk=job.pk, touched_at__lt=timezone.now() - SILENT).exclude(state="ready")
    failed = PrintJob.objects.filter(pk=job.pk, state=PrintJob.State.FAILED)
    if is_new or (failed | silent).update(
        state=PrintJob.State.WAITING, attempts=0, reason="", sheets_done=0, touched_at=timezone.now()
    ):
        transaction.on_commit(partial(_send, job.pk))
    job.refresh_from_db()
    return job


def _send(job_id: int) -> None:
    """A broker that does not answer costs nothing: whoever asks again after a while has the job sent again."""
    from missions.tasks import make_print

    try:
        make_print.apply_async((job_id,), retry=False)
    except OperationalError:
        logger.warning("print job %s could not be sent", job_id)


def make_print(*, job_id: int) -> None:
    """Delivered twice, it is made once; a job that keeps failing is given up with its reason."""
    taken = PrintJob.objects.filter(pk=job_id, state__in=[PrintJob.State.WAITING, PrintJob.State.WORKING])
    if not taken.update(state=PrintJob.State.WORKING, attempts=F("attempts") + 1, touched_at=timezone.now()):
        return
    job = PrintJob.objects.select_related("pack", "version").get(pk=job_id)
    if job.attempts > MOST_ATTEMPTS:
        _give_up(job, _("Making the sheets failed several times."))
        return
    try:
        _make(job)
    except SoftTimeLimitExceeded:
        _give_up(job, _("Making the sheets took too long; choose fewer of them."))
    except Exception:
        _give_up(job, _("Making the sheets failed. The fault is in our log."))
        raise


def drop_old_prints() -> None:
    """Sheets that were made long ago are dropped with their files; whoever wants them has them made again."""
    for job in PrintJob.objects.filter(created_at__lt=timezone.now() - KEPT):
        for name in [job.file.name, *(one["file"] for one in job.previews)]:
            if name:
                default_storage.delete(name)
        job.delete()


def _make(job: PrintJob) -> None:
    edition = Edition(job.pack, job.version)
    plan = plan_of(edition, job.mission, Orders.from_json(job.orders))
    data = gather(edition, plan, _tell(job))
    file = default_storage.save(f"print/{job.key}.pdf", ContentFile(set_sheets(data)))
    previews = _previews(job, data)
    PrintJob.objects.filter(pk=job.pk).exclude(state=PrintJob.State.READY).update(
        state=PrintJob.State.READY, file=file, previews=previews, sheets=len(data["sheets"]), touched_at=timezone.now()
    )


def _tell(job: PrintJob) -> Callable[[int, int], None]:
    def told(done: int, of: int) -> None:
        PrintJob.objects.filter(pk=job.pk).update(sheets_done=done, sheets=of, touched_at=timezone.now())

    return told


def _previews(job: PrintJob, data: dict[str, Any]) -> list[dict[str, Any]]:
    """Every sheet as a small picture; the ones worth seeing first are marked."""
    sheets = data["sheets"]
    pages = compile_picture("print.typ", data, "png", PREVIEW_PPI)
    foremost = _worth_seeing(sheets)
    found = []
    for at, page in enumerate([pages] if isinstance(pages, bytes) else pages):
        picture = Image.open(BytesIO(page)).convert("RGB")
        packed = BytesIO()
        picture.save(packed, "WEBP", quality=80)
        name = default_storage.save(f"print/{job.key}-{at + 1}.webp", ContentFile(packed.getvalue()))
        found.append({
            "file": name,
            "sheet": at + 1,
            "words": sheets[at].get("above") or sheets[at]["title"],
            "is_foremost": at in foremost,
            "width": picture.width,
            "height": picture.height,
        })  # fmt: skip
    return found


def _worth_seeing(sheets: list[dict[str, Any]]) -> list[int]:
    """The first sheet of cards and the first of the board, else the first two."""
    first = {sheet["kind"]: at for at, sheet in reversed(list(enumerate(sheets)))}
    found = [first[kind] for kind in ("cards", "board") if kind in first]
    return found or list(range(min(2, len(sheets))))


def _give_up(job: PrintJob, reason: str) -> None:
    PrintJob.objects.filter(pk=job.pk).exclude(state=PrintJob.State.READY).update(
        state=PrintJob.State.FAILED, reason=reason, touched_at=timezone.now()
    )


def _key(edition: Edition, mission: str, orders: Orders) -> str:
    ingredients = (look(), edition.pack.pk, edition.stamp, mission, sorted(orders.as_json().items()))
    return blake2b(repr(ingredients).encode(), digest_size=16).hexdigest()
