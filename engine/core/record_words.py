"""What people call collections, fields and choices: the shape of a ruleset's table of words, and how it is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

LANGUAGES = ("en", "de", "fr")
Words = tuple[str, str, str]  # English, German, French
NONE: Words = ("", "", "")


def say(words: Words, lang: str) -> str:
    """The words of a language; an unknown language reads English."""
    return words[LANGUAGES.index(lang)] if lang in LANGUAGES else words[0]


@dataclass(frozen=True, slots=True)
class CollectionWords:
    """What one of its records is called, several of them, and what they are for."""

    singular: Words
    plural: Words
    hint: Words


@dataclass(frozen=True, slots=True)
class RecordWords:
    """All that people read of a ruleset's records."""

    collections: Mapping[str, CollectionWords] = field(default_factory=dict)
