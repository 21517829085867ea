"""Another document, or another title and description, in place of the draft's: as one edit of the log."""

from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from missions.editing import log
from missions.errors import NotAllowed
from missions.folding import localised
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


def reword(*, pack: Pack, person: Any, title: str, description: str) -> None:
    """What the pack is called and what it is, in the language that it is written in; what is said in others stays."""
    said = {"title": title, "description": description}
    operations = [
        {"op": "set", "at": [part], "value": in_its_language(pack, pack.frame.get(part), words)}
        for part, words in said.items()
        if words != localised(pack.frame.get(part), pack.language)
    ]
    if operations:
        log.append(
            pack=pack, person=person, label=_("Title and description"), operations=operations, base=pack.revision
        )


def in_its_language(pack: Pack, said: Any, words: str) -> Any:
    """A text with other words; a language that says the same as the pack's own goes along."""
    if not isinstance(said, dict):
        return words
    old = said.get(pack.language)
    return {language: words if text == old else text for language, text in said.items()} | {pack.language: words}
