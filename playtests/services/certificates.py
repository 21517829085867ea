"""Wins on record: found by any run, checked again when the rules engine or the mission changes."""

import logging
from typing import Any

from django.db.models import Q
from django.db.models.functions import Now

from engine import VERSION, EngineError, Report, game_of_run, replay
from playtests.models import Certificate, Run, Series
from playtests.services.packs import pack_of

CHECKED_AT_ONCE = 3

logger = logging.getLogger("fireteam.playtests")


def note_wins(*, run: Run) -> None:
    """Keep a record of the first win of every team that has none yet."""
    if run.options:
        return
    for series in run.series.select_related("document").defer("document__document"):
        if series.seats == series.team and not is_proven(series):
            if series.wins:
                note_win(run, series)
            else:
                try_earlier_win(run, series)


def is_proven(series: Series) -> bool:
    known = Certificate.objects.filter(fingerprint=series.fingerprint, team=series.team)
    return known.filter(engine_version=VERSION).exists()


def try_earlier_win(run: Run, series: Series) -> None:
    """The mission has been changed since it was won, and nobody has won it yet: do the same choices still win?"""
    packs = {run.pack_id, run.pack.forked_from.pack_id if run.pack and run.pack.forked_from else None} - {None}
    earlier = Run.objects.filter(pack__in=packs, mission=run.mission).values("fingerprint")
    known = Certificate.objects.filter(fingerprint__in=earlier, mission=run.mission, team=series.team)
    certificate = known.order_by("-checked_at").first()
    if certificate is None:
        return
    digest = series.document.digest
    record = certificate.record | {"digest": digest}
    if is_won(digest, record):
        keep(series, run=None, bot=certificate.bot, tried=certificate.tried, record=record)


def note_win(run: Run, series: Series) -> None:
    report = Report.from_json(series.report)
    if (number := report.first_win) is None:
        return
    try:
        game = game_of_run(pack_of(series.document.digest), report.about, number)
    except EngineError:  # the run itself is sound, and shall end
        logger.exception("Run %s: its game %s cannot be played again.", run.pk, number)
        return
    keep(series, run=run, bot=series.bot, tried=number + 1, record=game.record())


def keep(series: Series, **found: Any) -> None:
    about = {"mission": series.run.mission, "engine_version": VERSION, "document": series.document}
    Certificate.objects.update_or_create(
        fingerprint=series.fingerprint, team=series.team, defaults=about | {"checked_at": Now()} | found
    )


def check_old_certificates() -> None:
    """After a change of the rules engine: does the record still lead to a win? If not, it proves nothing any more."""
    old = Certificate.objects.filter(~Q(engine_version=VERSION)).select_related("document")[:CHECKED_AT_ONCE]
    for certificate in old:
        if is_won(certificate.document.digest, certificate.record):
            Certificate.objects.filter(pk=certificate.pk).update(engine_version=VERSION, checked_at=Now())
        else:
            logger.info("The certificate of %s does not hold with version %s.", certificate, VERSION)
            certificate.delete()


def is_won(document: str, record: dict[str, Any]) -> bool:
    """Played again as it was recorded, in the mission as it is in this document."""
    try:
        game = replay(pack_of(document), record)
    except EngineError:
        return False
    return bool(game.outcome) and game.outcome["result"] == "won"
