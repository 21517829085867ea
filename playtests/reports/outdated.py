"""Whether a run's mission plays differently by now, and what made the difference."""

from typing import Any

from engine import UnknownName, fingerprint
from missions.models import Edit
from missions.services.documents import document_of
from playtests.models import Run


def outdated_by(run: Run) -> Any:
    """The version that is newer, or the edit that came after; None while the figures hold."""
    if run.pack is None:
        return None
    return newer_edit(run) if run.revision is not None else newer_version(run)


def newer_version(run: Run) -> Any:
    """The published one, if the mission is another in it."""
    published = run.pack.published
    if published is None or run.version_number is None or published.number <= run.version_number:
        return None
    changed = published.missions.filter(key=run.mission).exclude(fingerprint=run.fingerprint)
    return published if changed.exists() else None


def newer_edit(run: Run) -> Edit | None:
    """The first edit after it, if the draft's mission is another by now."""
    if run.pack.revision == run.revision:
        return None
    try:
        is_same = fingerprint(document_of(run.pack), run.mission) == run.fingerprint
    except UnknownName:  # the mission is gone from the draft
        is_same = False
    return None if is_same else Edit.objects.filter(pack=run.pack, number__gt=run.revision).order_by("number").first()
