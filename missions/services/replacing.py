"""Another document, or another description, in place of the draft's: as one edit of the log."""

from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from missions.editing import log
from missions.errors import NotAllowed
from missions.models import Pack
from missions.services.documents import Document, document_of


@transaction.atomic
def replace_document(*, pack: Pack, person: Any, document: Document) -> bool:
    """Whether anything changed. The ruleset stays: another game is another pack."""
    if document.get("ruleset") != pack.ruleset:
        raise NotAllowed(_("The pack is for another game."))
    before = document_of(pack)
    operations = [
        *({"op": "set", "at": [key], "value": value} for key, value in document.items() if before.get(key) != value),
        *({"op": "remove", "at": [key]} for key in before if key not in document),
    ]
    if operations:
        log.append(pack=pack, person=person, label=_("Another document"), operations=operations, base=pack.revision)
    return bool(operations)


def redescribe(*, pack: Pack, person: Any, text: str) -> None:
    """What the pack is, in the language that it is written in; what is said in others stays."""
    said = pack.frame.get("description")
    words = said | {pack.language: text} if isinstance(said, dict) else text
    operations = [{"op": "set", "at": ["description"], "value": words}]
    log.append(pack=pack, person=person, label=_("Description"), operations=operations, base=pack.revision)
