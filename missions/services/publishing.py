"""Publishing: a version that others see, with what the check says beside it."""

from dataclasses import dataclass
from typing import Any

from django.db import transaction

from engine import as_json, check
from missions.editions import Edition
from missions.errors import NothingChanged, NothingPublished, NotReadyToPublish
from missions.folding import one_line
from missions.models import Pack, Version
from missions.pictures.contact import long_cards_cut_short
from missions.services.packs import set_visibility
from missions.services.versions import art_of, freeze, languages_of, list_records


@dataclass(frozen=True)
class Findings:
    """What a check found, by how grave it is."""

    checked: Any

    def of(self, severity: str) -> list[Any]:
        return [one for one in self.checked.findings if one.severity == severity]

    @property
    def errors(self) -> list[Any]:
        return self.of("error")

    @property
    def others(self) -> list[Any]:
        return [one for one in self.checked.findings if one.severity != "error"]


def findings_of(edition: Edition, lang: str | None = None) -> Findings:
    return Findings(edition.ask(check_whole, lang=lang))


@dataclass(frozen=True)
class CutCard:
    """A card whose text ends with '…' in a language, because not even the smallest letters make it fit."""

    face: Any
    lang: str


def cards_cut_short(edition: Edition) -> list[CutCard]:
    """In every language that the document says it is written in."""
    languages = languages_of(edition.document, edition.pack)
    return [CutCard(face, lang) for lang in languages for face in edition.ask(long_cards_cut_short, lang=lang)]


def check_whole(document: dict[str, Any], lang: str) -> Any:
    return check(document, None, lang)


@transaction.atomic
def publish(*, pack: Pack, person: Any, note: str = "", visibility: str = "") -> Version:
    """Freeze the draft as the next version, for those who shall see it; errors block it, and so does nothing new."""
    pack = Pack.objects.select_for_update().get(pk=pack.pk)
    version = frozen(pack, person, note)
    if visibility:
        pack.refresh_from_db()
        set_visibility(pack=pack, visibility=visibility)
    return version


def frozen(pack: Pack, person: Any, note: str) -> Version:
    draft = Edition(pack, None)
    found = findings_of(draft)
    if found.errors or not found.checked.loads:
        raise NotReadyToPublish(found.errors)
    newest = pack.versions.order_by("-number").first()
    if newest and newest.document == draft.document and newest.art == art_of(pack):
        return show_again(pack, newest)
    return freeze(pack=pack, person=person, note=one_line(note)[:500], findings=as_json(found.others))


def show_again(pack: Pack, newest: Version) -> Version:
    """Publishing after unpublishing, without a change, brings the same version back."""
    if pack.published_id == newest.pk:
        raise NothingChanged(newest.number)
    list_records(newest)
    pack.published = newest
    pack.save(update_fields=["published", "changed_at"])
    return newest


def unpublish(*, pack: Pack) -> None:
    """Others see nothing any more. Versions stay for those whose play-tests, games and campaigns rest on them."""
    if not pack.published_id:
        raise NothingPublished
    pack.published = None
    pack.visibility = Pack.Visibility.PRIVATE
    pack.save(update_fields=["published", "visibility", "changed_at"])
