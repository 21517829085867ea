"""The starter packs: public packs of the site's own account that nobody edits."""

from typing import Any

from django.db import transaction
from django.utils.translation import gettext_noop

from accounts.services import site_account
from engine import load_pack
from missions.folding import localised
from missions.models import Pack, PlayableMission, Selection, SelectionItem
from missions.services.documents import store_document
from missions.services.packs import create_pack
from missions.services.versions import freeze

FIRST_MISSIONS = ("the-last-ferry", "the-signal-box", "closing-time")


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
        pack.save(update_fields=["visibility"])
        note = "First version."
    else:
        store_document(pack=pack, document=document)
        note = "As it comes with this version of Fireteam HQ."
    freeze(pack=pack, person=owner, note=note, findings=[])
    return pack, True


@transaction.atomic
def suggest_first_missions() -> None:
    """'Start here', as long as the site has chosen nothing itself."""
    if Selection.objects.exists():
        return
    start = Selection.objects.create(
        slug="start-here",
        title=gettext_noop("Start here"),
        sentence=gettext_noop("Chosen by the site: first missions that forgive a mistake."),
    )
    first = PlayableMission.objects.listed().filter(key__in=FIRST_MISSIONS, pack__is_read_only=True)
    for row in sorted(first, key=lambda row: FIRST_MISSIONS.index(row.key)):
        SelectionItem.objects.create(
            selection=start, pack=row.pack, mission=row.key, position=FIRST_MISSIONS.index(row.key)
        )
