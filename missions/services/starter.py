"""The starter packs: public packs of the site's own account that nobody edits."""

from typing import Any

from django.db import transaction

from accounts.services import site_account
from engine import load_pack
from missions.folding import localised
from missions.models import Pack
from missions.services.documents import store_document
from missions.services.packs import create_pack
from missions.services.versions import freeze


@transaction.atomic
def load_starter_pack(*, source: Any) -> tuple[Pack, bool]:
    """The pack as it comes with the engine; what has changed since becomes its next version."""
    loaded = load_pack(source)
    owner = site_account()
    pack = Pack.objects.filter(owner=owner, is_read_only=True, frame__id=loaded.id).select_related("published").first()
    if pack and pack.published and pack.published.digest == loaded.digest:
        return pack, False
    document = dict(loaded.document)
    if pack is None:
        title = localised(document.get("title"))
        pack = create_pack(owner=owner, document=document, title=title, is_read_only=True)
        pack.visibility = Pack.Visibility.PUBLIC
        pack.description = localised(document.get("description"))
        pack.save(update_fields=["visibility", "description"])
        note = "First version."
    else:
        store_document(pack=pack, document=document)
        note = "As it comes with this version of Fireteam HQ."
    freeze(pack=pack, person=owner, note=note, findings=[])
    return pack, True
