"""What the engine says about a document or a report, kept by this process: neither of them ever changes."""

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from django.utils import translation

import engine
from engine import Report
from playtests.models import Document, Series
from playtests.services.merging import merged
from playtests.services.packs import pack_of


def reader_language() -> str:
    """'de' also for 'de-at'."""
    return (translation.get_language() or "en").split("-")[0]


@lru_cache(maxsize=16)
def document_of(digest: str) -> dict[str, Any]:
    return Document.objects.get(digest=digest).document


@lru_cache(maxsize=64)
def summary_of(digest: str, mission: str, lang: str) -> Any:
    """The mission's title, team word and boards in a language; None if the engine no longer finds it."""
    return found_summary(document_of(digest), mission, lang)


def found_summary(document: dict[str, Any], mission: str, lang: str = "") -> Any:
    found = engine.missions(document, lang or reader_language())
    return next((one for one in found if one.id == mission), None)


@lru_cache(maxsize=32)
def boards_of(digest: str, mission: str, lang: str) -> dict[str, Any]:
    return {board.key: board for board in engine.boards(document_of(digest), mission, lang)}


@lru_cache(maxsize=512)
def face_of(digest: str, collection: str, id_: str, lang: str) -> Any:
    """A card as printed; None where the document has no such card."""
    return engine.face(document_of(digest), collection, id_, lang)


def report_of(series: Series) -> Report | None:
    """The series' report, or what there is of it so far."""
    if series.played:
        return Report.from_json(series.report)
    return merged(series)


@lru_cache(maxsize=48)
def _told(series_id: int, played: int, lang: str) -> dict[str, tuple[Any, ...]]:
    """Sections, measures and notable games of a report with so many games."""
    pack, report = _read(series_id)
    if report is None:
        return {"sections": (), "measures": (), "notable": ()}
    return {
        "sections": engine.sections(pack, report, lang),
        "measures": engine.measures(pack, report, lang),
        "notable": engine.notable(pack, report, lang),
    }


@lru_cache(maxsize=48)
def _told_of(names: tuple[str, ...], series_id: int, played: int, lang: str) -> dict[str, Any]:
    """All measures by name, those of these names also where nothing of them came up."""
    pack, report = _read(series_id)
    found = engine.measures(pack, report, lang, expected=names) if report else ()
    return {one.name: one for one in found}


def _read(series_id: int) -> tuple[Any, Report | None]:
    """The pack that a series was played with, and its report."""
    series = Series.objects.select_related("run", "document").get(pk=series_id)
    return pack_of(series.document.digest), report_of(series)


def forget() -> None:
    """Drop what is told of reports."""
    _told.cache_clear()
    _told_of.cache_clear()


def sections_of(series: Series, played: int) -> tuple[Any, ...]:
    return _told(series.pk, played, reader_language())["sections"]


def measures_of(series: Series, played: int, lang: str = "") -> tuple[Any, ...]:
    return _told(series.pk, played, lang or reader_language())["measures"]


def expected_of(series: Series, played: int, names: Collection[str]) -> dict[str, Any]:
    """Those measures that somebody expects something of, by name; one of a card that is gone is missing."""
    known = {one.name: one for one in measures_of(series, played)}
    if known.keys() >= set(names):
        return known
    return _told_of(tuple(sorted(set(names))), series.pk, played, reader_language())


def notable_of(series: Series, played: int) -> tuple[Any, ...]:
    return _told(series.pk, played, reader_language())["notable"]
