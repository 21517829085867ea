"""Record files that people bring along: bounded, read, and matched with a pack that they may see."""

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.template.defaultfilters import filesizeformat
from django.utils.translation import gettext as _

import engine
from engine import EngineError, digest, replayed
from missions.models import Pack, Version
from playtests.errors import BadRecord
from playtests.models import Document, Recording, Run, Table
from playtests.reports import answers
from playtests.services.packs import keep_document, pack_of

MOST_BYTES = 1024 * 1024
MOST_CHOICES = 20_000  # no game has more decisions
MOST_KEPT = 20  # of one person; the oldest go
NAMES = {"mission": str, "pack": str, "ruleset": str, "digest": str, "choices": list}


@dataclass(frozen=True, slots=True)
class Found:
    """What a record can be played with."""

    document: Document
    pack: Pack | None
    version: Version | None


@transaction.atomic
def bring(*, owner: Any, keys: Collection[str], name: str, data: bytes) -> Recording:
    """Keep a record that can be shown at least from its beginning; raises BadRecord with what is wrong."""
    record = read(data)
    found = played_with(record, owner, keys)
    is_other_version = found.document.digest != record["digest"]
    playable = record | {"digest": found.document.digest}
    try:
        next(replayed(pack_of(found.document.digest), playable))
    except EngineError as error:
        raise BadRecord(
            _("The game of this record does not begin: %(why)s") % {"why": error.in_words(answers.reader_language())}
        ) from error
    summary = answers.summary_of(found.document.digest, record["mission"], answers.reader_language())
    recording = Recording.objects.create(
        owner=owner,
        pack=found.pack,
        version=found.version,
        document=found.document,
        name=name[:120] or "record.json",
        mission=record["mission"][:200],
        title=(summary.title if summary else record["mission"])[:200],
        record=playable,
        is_other_version=is_other_version,
    )
    oldest = Recording.objects.owned_by(owner).values_list("pk", flat=True)[MOST_KEPT:]
    Recording.objects.filter(pk__in=list(oldest)).delete()
    return recording


def read(data: bytes) -> dict[str, Any]:
    """The file as a record, as far as can be told without its pack."""
    if len(data) > MOST_BYTES:
        raise BadRecord(_("A record has at most %(most)s; this file is larger.") % {"most": filesizeformat(MOST_BYTES)})
    try:
        record = json.loads(data, parse_constant=no_number)
    except (ValueError, RecursionError) as error:
        raise BadRecord(_("This file is no record: it is not JSON, or it is damaged.")) from error
    if not isinstance(record, dict) or not all(isinstance(record.get(key), kind) for key, kind in NAMES.items()):
        raise BadRecord(
            _("This is no record of a game: a record names its game, pack and mission, and holds every choice.")
        )
    if record["ruleset"] not in engine.rulesets():
        raise BadRecord(_("The game “%(name)s” is not played here.") % {"name": record["ruleset"][:60]})
    if len(record["choices"]) > MOST_CHOICES:
        raise BadRecord(_("No game has so many choices: at most %(most)s.") % {"most": MOST_CHOICES})
    return record


def no_number(word: str) -> Any:
    raise ValueError(word)


def played_with(record: dict[str, Any], owner: Any, keys: Collection[str]) -> Found:
    """The very version it was played with, else the newest of the same pack, as far as this person may see them."""
    versions = Version.objects.visible_to(owner, keys).select_related("pack").order_by("-number")
    for version in versions.filter(digest=record["digest"])[:1]:
        return found_version(version)
    if draft := found_draft(record["digest"], owner, keys):
        return draft
    for version in versions.filter(pack__frame__id=record["pack"], pack__ruleset=record["ruleset"])[:1]:
        return found_version(version)
    raise BadRecord(
        _(
            "This game was played with the pack “%(name)s”, and no version of it that you may see is here. "
            "Import the pack first, then bring the record again."
        )
        % {"name": record["pack"][:80]}
    )


def found_version(version: Version) -> Found:
    return Found(keep_document(digest=digest(version.document), document=version.document), version.pack, version)


def found_draft(wanted: str, owner: Any, keys: Collection[str]) -> Found | None:
    """A draft that was played or tested here, kept with the run or the table."""
    runs = Run.objects.visible_to(owner, keys).filter(series__document__digest=wanted).select_related("pack", "version")
    tables = Table.objects.visible_to(owner).filter(document__digest=wanted).select_related("pack", "version")
    origin = runs.first() or tables.first()
    return Found(Document.objects.get(digest=wanted), origin.pack, origin.version) if origin else None
