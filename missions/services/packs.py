"""Making packs, who sees them, and the bin."""

from datetime import timedelta
from typing import Any

from django.db import transaction
from django.db.models import ProtectedError, Q
from django.utils import timezone

from engine import missions as missions_in
from missions import games
from missions.errors import NothingPublished, UnknownRuleset
from missions.folding import one_line
from missions.models import Pack
from missions.models.packs import new_token
from missions.services.documents import Document, keep_words, store_document
from missions.slugs import save_at_free_slug

DAYS_IN_THE_BIN = 30
# First words of other addresses under /missions/.
RESERVED_SLUGS = frozenset({
    "authors", "bin", "boxes", "build", "cards", "draft", "edit", "export", "feed", "import", "invitations", "mine",
    "new", "packs", "pictures", "print", "search", "sectors", "starter", "v",
})  # fmt: skip


@transaction.atomic
def create_pack(*, owner: Any, document: Document, title: str, **fields: Any) -> Pack:
    """A private pack with a document as its draft."""
    ruleset = document.get("ruleset")
    if not isinstance(ruleset, str) or ruleset not in games.titles():
        raise UnknownRuleset(str(ruleset))
    title = one_line(title)[:120] or "Pack"
    pack = Pack(owner=owner, ruleset=ruleset, title=title, **fields)
    save_at_free_slug(pack, title, otherwise="pack", reserved=RESERVED_SLUGS)
    store_document(pack=pack, document=document)
    return pack


def begun(document: Document, title: str, language: str) -> Document:
    """A template as its new author begins: pack and only mission bear the title, and nobody is asked for translations.

    What the template says in other languages stays; whoever adds a language to the pack's list is told what it lacks.
    """
    document = retitled(document, title, language) | {"languages": [language]}
    document.pop("description", None)  # it tells of the template
    found = missions_in(document, language)
    if len(found) != 1:
        return document
    collection, key = found[0].path[:2]
    records = [retitled(one, title, language) if one.get("id") == key else one for one in document[collection]]
    return document | {collection: records}


def retitled(document: Document, title: str, language: str) -> Document:
    """A document or record with another printed title, the same in every language that it has."""
    old = document.get("title")
    if isinstance(old, str):
        return document | {"title": title}
    spoken = old if isinstance(old, dict) and old else {language: ""}
    return document | {"title": dict.fromkeys(spoken, title)}


def describe(*, pack: Pack, **fields: Any) -> None:
    """Change the words around a pack: title, language, licence, tags."""
    for name, value in fields.items():
        setattr(pack, name, value)
    pack.title = one_line(pack.title)
    keep_words(pack)
    pack.save(update_fields=[*fields, "search", "changed_at"])


def set_visibility(*, pack: Pack, visibility: str) -> None:
    if visibility != Pack.Visibility.PRIVATE and not pack.published_id:
        raise NothingPublished
    pack.visibility = Pack.Visibility(visibility)
    pack.save(update_fields=["visibility", "changed_at"])


def renew_link(*, pack: Pack) -> None:
    """Whoever had the old link has nothing any more."""
    pack.link_token = new_token()
    pack.save(update_fields=["link_token"])


def put_in_bin(*, pack: Pack) -> None:
    pack.binned_at = timezone.now()
    pack.save(update_fields=["binned_at"])


def take_from_bin(*, pack: Pack) -> None:
    pack.binned_at = None
    pack.save(update_fields=["binned_at"])


def empty_bins() -> int:
    """Delete what has been in the bin long enough, or lost its owner; versions that somebody uses stay."""
    long_ago = timezone.now() - timedelta(days=DAYS_IN_THE_BIN)
    gone = Pack.objects.filter(Q(binned_at__lt=long_ago) | Q(owner__isnull=True))
    return sum(delete_unused(pack=pack) for pack in gone)


@transaction.atomic
def delete_unused(*, pack: Pack) -> bool:
    """Delete the draft, and each version that nothing refers to; the pack goes with the last of them."""
    pack.records.all().delete()
    for version in pack.versions.without_documents():
        try:
            with transaction.atomic():
                version.delete()
        except ProtectedError:  # a play-test, a game or a campaign still rests on it
            continue
    if pack.versions.exists():
        return False
    pack.delete()
    return True
