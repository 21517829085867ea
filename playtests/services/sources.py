"""What can be played: a version, or a pack's draft as it stands."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from engine import ContentError, fingerprint, load_pack, missions
from missions.editions import Edition
from missions.models import Pack, Version
from playtests.errors import NotPlayable


@dataclass(frozen=True, slots=True)
class Source:
    """One mission of a document, and where the document comes from."""

    document: dict[str, Any]
    digest: str
    ruleset: str
    mission: str
    title: str
    team_sizes: tuple[int, ...]
    fingerprint: str
    pack: Pack | None = None
    version: Version | None = None
    revision: int | None = None


def source_of_version(version: Version, mission: str) -> Source:
    return source_of_edition(Edition(version.pack, version), mission)


def source_of_draft(pack: Pack, mission: str) -> Source:
    return source_of_edition(Edition(pack, None), mission)


def source_of_edition(edition: Edition, mission: str) -> Source:
    """Raises NotPlayable with all that is wrong, if the mission cannot be played."""
    revision = edition.pack.revision if edition.is_draft else None
    return source_of_document(edition.document, mission, pack=edition.pack, version=edition.version, revision=revision)


def source_of_document(document: dict[str, Any], mission: str, **origin: Any) -> Source:
    """Raises NotPlayable with all that is wrong, if the mission cannot be played."""
    try:
        loaded = load_pack(document, is_kept=True)
    except ContentError as error:
        message = _("This mission cannot be played yet: mend what is wrong with the pack first.")
        raise NotPlayable(message, [str(fault) for fault in error.faults]) from error
    lang = (get_language() or "en").split("-")[0]
    summary = next((one for one in missions(document, lang) if one.id == mission), None)
    if summary is None:
        raise NotPlayable(_("This pack has no playable mission called “%(mission)s”.") % {"mission": mission})
    return Source(
        document=document,
        digest=loaded.digest,
        ruleset=loaded.ruleset.id,
        mission=mission,
        title=summary.title,
        team_sizes=tuple(summary.team_sizes),
        fingerprint=fingerprint(document, mission),
        **origin,
    )
