"""What an entry says in the ledger, in every language: written once, when it is recorded."""

from collections.abc import Mapping
from typing import Any

from django.utils import translation
from django.utils.translation import gettext as _

from campaigns.books import LANGUAGES, Book
from engine import as_json


def told_of(before: Book, after: Book) -> dict[str, Any]:
    """Language → title, sentences, when, and how it stands then, of the entry that `after` has and `before` has not."""
    entry = after.ledger[-1]
    told = {}
    for lang in LANGUAGES:
        with translation.override(lang):
            standing = after.standing(lang)
            told[lang] = {
                "title": title_of(entry, after, lang),
                "sentences": sentences_of(entry, before, standing, lang),
                "after": standing["sentence"],
                "date": entry.get("date"),
            }
    return told


def title_of(entry: Mapping[str, Any], book: Book, lang: str) -> str:
    match entry["kind"]:
        case "begin":
            return _("Campaign begun")
        case "stop":
            return _("Campaign stopped")
        case "undo":
            return undo_title(entry, book)
        case _result:
            mission = entry["data"].get("mission", "")
            return book.titles(lang).get(mission, mission)


def undo_title(entry: Mapping[str, Any], book: Book) -> str:
    revoked = book.ledger[entry["revokes"] - 1]
    if revoked["kind"] == "undo":  # taking back an undo puts the entry in force again
        return _("Entry %(number)s redone") % {"number": revoked["revokes"]}
    return _("Entry %(number)s undone") % {"number": entry["revokes"]}


def sentences_of(entry: Mapping[str, Any], before: Book, standing: Mapping[str, Any], lang: str) -> list[Any]:
    """What it changes: the engine's consequences of a result, else what comes next."""
    if entry["kind"] != "result":
        return [{"text": standing["next_text"], "rule": "", "tone": ""}]
    about = {name: entry[name] for name in ("people", "date", "person") if name in entry}
    proposal = before.keeping.propose(
        before.content,
        before.ledger,
        entry["data"],
        lang,
        campaign=entry.get("campaign"),
        house_rule=entry.get("houseRule", ""),
        **about,
    )
    return [as_json(one) for one in proposal.consequences]
