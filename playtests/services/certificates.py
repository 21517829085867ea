"""Wins on record: found by any run, checked again when the rules engine changes."""

import logging

from django.db.models import Q
from django.db.models.functions import Now

from engine import VERSION, EngineError, Report, game_of_run, replay
from playtests.models import Certificate, Run, Series
from playtests.services.packs import pack_of

CHECKED_AT_ONCE = 3
WON = "w"

logger = logging.getLogger("fireteam.playtests")


def note_wins(*, run: Run) -> None:
    """Keep a record of the first win of every team that has none yet."""
    for series in run.series.filter(wins__gt=0).select_related("document").defer("document__document"):
        if series.seats == series.team and not run.options:
            note_win(run, series)


def note_win(run: Run, series: Series) -> None:
    known = Certificate.objects.filter(fingerprint=series.fingerprint, team=series.team, engine_version=VERSION)
    if known.exists():
        return
    report = Report.from_json(series.report)
    number = next(
        first + place for first, letters in report.outcomes for place, one in enumerate(letters) if one == WON
    )
    try:
        game = game_of_run(pack_of(series.document.digest), report.about, number)
    except EngineError:  # the run itself is sound, and shall end
        logger.exception("Run %s: its game %s cannot be played again.", run.pk, number)
        return
    Certificate.objects.update_or_create(
        fingerprint=series.fingerprint,
        team=series.team,
        defaults={
            "mission": run.mission,
            "engine_version": VERSION,
            "document": series.document,
            "bot": series.bot,
            "tried": number + 1,
            "record": game.record(),
            "run": run,
        },
    )


def check_old_certificates() -> None:
    """After a change of the rules engine: does the record still lead to a win? If not, it proves nothing any more."""
    old = Certificate.objects.filter(~Q(engine_version=VERSION)).select_related("document")[:CHECKED_AT_ONCE]
    for certificate in old:
        if is_still_won(certificate):
            Certificate.objects.filter(pk=certificate.pk).update(engine_version=VERSION, checked_at=Now())
        else:
            logger.info("The certificate of %s does not hold with version %s.", certificate, VERSION)
            certificate.delete()


def is_still_won(certificate: Certificate) -> bool:
    try:
        game = replay(pack_of(certificate.document.digest), certificate.record)
    except EngineError:
        return False
    return bool(game.outcome) and game.outcome["result"] == "won"
