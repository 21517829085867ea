"""Words: FZ-L.60."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.core.fields import record_spec
from engine.core.lint import Problem
from engine.rulesets.fireteam_zero.lint.drafts import PackDraft
from engine.rulesets.fireteam_zero.lint.registry import pack_checks
from engine.rulesets.fireteam_zero.lint.words import texts as words
from engine.rulesets.fireteam_zero.records import Record, at

NAMES = ("name", "nickname", "sideName", "credits", "licence")  # they may be the same in every language

# One thing, one word: what section 2 of the rules calls by another name.
TERMS = {
    "en": {
        "summoning pool": "spawn pool",
        "threat list": "threat track",
        "threat pawn": "threat marker",
        "discovery token": "intel token",
        "objective token": "intel token",
        "unconscious hero": "knocked-down hero",
        "hit points": "health",
    },
    "de": {
        "Beschwörungsvorrat": "Brutvorrat",
        "Bedrohungsliste": "Bedrohungsleiste",
        "Lebenspunkte": "Gesundheit",
    },
    "fr": {
        "pion de menace": "jeton de menace",
        "jeton de découverte": "jeton d'objectif",
        "pion d'objectif": "jeton d'objectif",
        "personnage assommé": "héros mis au tapis",
        "points de vie": "vitalité",
    },
}
_TERMS = {
    lang: re.compile(r"\b(" + "|".join(map(re.escape, terms)) + r")\b", re.IGNORECASE) for lang, terms in TERMS.items()
}

# The listings of a pack whose records a single mission uses or not.
OF_A_MISSION = {"objectives": "objectives", "discoveries": "discoveries"}


@pack_checks.check(
    "FZ-L.60",
    "warning",
    "n/a",
    "Every text is there in all languages of the pack, and calls things what the rules call them.",
)
def texts_are_complete(draft: PackDraft) -> Iterator[Problem]:
    for path, record in _records(draft):
        found = [*_words(record, "")]
        yield from _missing(draft, path, found)
        yield from _wrong_terms(draft, path, found)


def _records(draft: PackDraft) -> Iterator[tuple[str, Record]]:
    """The pack's own texts, then every record that the mission in question can use."""
    pack, only = draft.pack, draft.only
    yield "", pack
    for index, token in enumerate(pack.tokens.special):
        yield at("tokens.special", index, token), token
    for name, field in type(pack).model_fields.items():
        listing = getattr(pack, name)
        if not isinstance(listing, tuple):
            continue
        for index, record in enumerate(listing):
            if isinstance(record, Record) and (only is None or _concerns(draft, name, record)):
                yield at(field.alias or name, index, record), record


def _concerns(draft: PackDraft, listing: str, record: Any) -> bool:
    only = draft.only
    assert only is not None
    if listing == "missions":
        return bool(record.id == only.id)
    if listing == "operations":
        return only.id in record.missions
    return listing not in OF_A_MISSION or record.id in getattr(only, OF_A_MISSION[listing])


def _words(record: Record, prefix: str) -> Iterator[tuple[str, bool, Any]]:
    """The texts of a record and of the records inside it: field, whether it is a name, text."""
    for field in record_spec(type(record)).fields:
        value = getattr(record, field.attribute)
        label = prefix + field.name
        if field.widget in ("localised", "prose") and isinstance(value, str | dict):
            yield label, field.name in NAMES, value
        elif isinstance(value, Record) and field.name != "tokens":
            yield from _words(value, f"{label}.")
        elif isinstance(value, tuple) and prefix == "" and not hasattr(record, "missions"):
            for index, one in enumerate(value):
                if isinstance(one, Record):
                    yield from _words(one, f"{label}[{index}].")


def _missing(draft: PackDraft, path: str, found: list[tuple[str, bool, Any]]) -> Iterator[Problem]:
    """One finding a record and language, with all its fields."""
    languages = draft.pack.languages
    for lang in languages if len(languages) > 1 else ():
        fields = []
        for field, is_name, text in found:
            # A plain text is the one of the pack's first language; a plain name serves them all.
            there = (is_name or lang == languages[0] or not text) if isinstance(text, str) else bool(text.get(lang))
            if not there:
                fields.append(field)
        if fields:
            trouble = words.MISSING_TEXT if path else words.PACK_MISSING_TEXT
            yield trouble(path, language=_language(lang), fields=", ".join(fields), lang=lang)
    if len(languages) == 1:
        for field, _is_name, text in found:
            if isinstance(text, dict) and not text.get(languages[0]):
                yield words.ONLY_LANGUAGE(
                    f"{path}.{field}" if path else field, language=_language(languages[0]), lang=languages[0]
                )


def _language(lang: str) -> str:
    return words.LANGUAGES[lang]() if lang in words.LANGUAGES else lang


def _wrong_terms(draft: PackDraft, path: str, found: list[tuple[str, bool, Any]]) -> Iterator[Problem]:
    for field, _is_name, text in found:
        texts = {draft.pack.languages[0]: text} if isinstance(text, str) else text
        for lang, one in texts.items():
            for wrong in _TERMS[lang].findall(one) if lang in _TERMS else ():
                term = next(right for term, right in TERMS[lang].items() if term.lower() == wrong.lower())
                yield words.WRONG_TERM(f"{path}.{field}" if path else field, found=wrong, term=term)
