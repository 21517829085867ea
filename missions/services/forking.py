"""A pack of one's own made from somebody else's version; it remembers which."""

from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from missions.errors import NotAllowed
from missions.models import Art, Pack, Version
from missions.services.documents import document_of
from missions.services.packs import create_pack, retitled


@transaction.atomic
def fork(*, version: Version, person: Any, title: str = "") -> Pack:
    """A private pack with the version's content, whose pages name where it comes from."""
    source = version.pack
    if source.licence == Pack.Licence.RESERVED and source.owner_id != person.pk:
        raise NotAllowed(_("Its author keeps all rights: this pack cannot be forked."))
    title = title.strip() or _("%(title)s, my version") % {"title": source.title}
    document = retitled(version.document, title, source.language)
    made = create_pack(
        owner=person,
        document=document,
        title=title,
        language=source.language,
        licence=source.licence,
        tags=source.tags,
        forked_from=version,
    )
    made.frame = made.frame | {"id": made.slug}
    made.save(update_fields=["frame"])
    bring_art(made, version)
    return made


def bring_art(pack: Pack, version: Version) -> None:
    """The version's pictures, on the records of the same names."""
    art = dict(Art.objects.filter(digest__in=version.art.values()).values_list("digest", "pk"))
    for place, digest in version.art.items():
        collection, _slash, key = place.partition("/")
        if digest in art:
            pack.records.filter(collection=collection, key=key).update(art=art[digest])


def has_changed(pack: Pack) -> bool:
    """Whether the draft differs from what others see."""
    if pack.published is None:
        return True
    return pack.published.document != document_of(pack)
