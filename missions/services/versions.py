"""Freezing a draft as a version, with a row for each mission that it offers."""

from typing import Any

from django.db import transaction
from django.db.models import Max

from engine import VERSION, fingerprint, load_pack
from engine import missions as missions_in
from missions.folding import search_text
from missions.hooks import hook_of
from missions.models import Pack, PlayableMission, PublishedRecord, Record, Version
from missions.services.boxes import keep_boxes
from missions.services.documents import document_of, fill_record, shelves_of, taken_apart
from missions.services.facets import keep_facets

LANGUAGES = ("en", "de", "fr")
LISTED_SHELVES = (Record.Shelf.CARD, Record.Shelf.SECTOR)
CARRIED = ("wins", "win_share", "least_rounds", "most_rounds")


@transaction.atomic
def freeze(*, pack: Pack, person: Any, note: str, findings: list[Any]) -> Version:
    """The draft as the pack's next version, which is from now on the one that others see."""
    document = document_of(pack)
    version = Version.objects.create(
        pack=pack,
        number=(pack.versions.aggregate(last=Max("number"))["last"] or 0) + 1,
        document=document,
        digest=load_pack(document).digest,
        note=note,
        findings=findings,
        engine_version=VERSION,
        art=art_of(pack),
        published_by=person,
    )
    list_missions(version)
    list_records(version)
    pack.published = version
    pack.save(update_fields=["published", "changed_at"])
    return version


def art_of(pack: Pack) -> dict[str, str]:
    """'collection/key' → the digest of the picture on it."""
    with_art = pack.records.filter(art__isnull=False).exclude(key="")
    return {f"{one}/{key}": digest for one, key, digest in with_art.values_list("collection", "key", "art__digest")}


def list_missions(version: Version) -> None:
    """The rows that lists and filters read; figures of the same fingerprint and people's likes carry over."""
    pack = version.pack
    languages = languages_of(version.document, pack)
    told = {lang: {one.id: one for one in missions_in(version.document, lang)} for lang in languages}
    rows = []
    for position, summary in enumerate(told[languages[0]].values()):
        texts = {lang: texts_of(told[lang][summary.id]) for lang in languages}
        row = PlayableMission(
            pack=pack,
            version=version,
            position=position,
            key=summary.id,
            ruleset=pack.ruleset,
            fingerprint=fingerprint(version.document, summary.id),
            title=summary.title[:200],
            texts=texts,
            number=summary.number,
            campaign=summary.campaign,
            team_sizes=list(summary.team_sizes),
            fewest=min(summary.team_sizes, default=1),
            most=max(summary.team_sizes, default=1),
            languages=languages,
            tags=pack.tags,
            search=search_text([*(list(one.values()) for one in texts.values())], summary.briefing, author_words(pack)),
        )
        carry_over(row)
        rows.append(row)
    PlayableMission.objects.bulk_create(rows)
    keep_facets(rows)
    keep_boxes(version, rows)


def list_records(version: Version) -> None:
    """The cards and sectors that others find, in place of those of the version before."""
    shelves = shelves_of(version.pack.ruleset)
    rows = []
    for collection, position, record in taken_apart(version.document)[1]:
        shelf = shelves.get(collection)
        if shelf not in LISTED_SHELVES:
            continue
        draft = Record(pack=version.pack, collection=collection, position=position)
        fill_record(draft, record)
        if draft.key:  # what has no id has no address
            fields = {name: getattr(draft, name) for name in ("collection", "position", "key", "title", "search")}
            rows.append(PublishedRecord(pack=version.pack, shelf=shelf, **fields))
    PublishedRecord.objects.filter(pack=version.pack).delete()
    PublishedRecord.objects.bulk_create(rows, batch_size=500)


def languages_of(document: dict[str, Any], pack: Pack) -> list[str]:
    """The languages that the document says it is written in, those of the site first of all."""
    said = document.get("languages")
    found = [one for one in said if one in LANGUAGES] if isinstance(said, list) else []
    return found or [pack.language if pack.language in LANGUAGES else "en"]


def texts_of(summary: Any) -> dict[str, str]:
    return {
        "title": summary.title,
        "campaign": summary.campaign_title,
        "hook": hook_of(summary.briefing),
    }


def author_words(pack: Pack) -> list[str]:
    people = [pack.owner, *pack.authors.all()]
    return [pack.title, *pack.tags, *(person.public_name for person in people if person)]


def carry_over(row: PlayableMission) -> None:
    """What was measured on the same fingerprint still holds; people liked the mission, not its version."""
    measured = PlayableMission.objects.filter(fingerprint=row.fingerprint).exclude(wins={}).order_by("-pk").first()
    if measured:
        for field in CARRIED:
            setattr(row, field, getattr(measured, field))
    before = PlayableMission.objects.filter(pack=row.pack, key=row.key).order_by("-pk").first()
    if before:
        row.like_count, row.play_count = before.like_count, before.play_count
