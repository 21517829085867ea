"""What people call collections, fields and choices: the shape of a ruleset's table of words, and how it is read.

A field's words are looked up as "Hero.role", then as "role", in the ruleset's table, then in that of all games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.sentences import LANGUAGES, Sentence, Told
from engine.core.word_tables import NONE, Words, blocks, three


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
class FieldWords:
    """A field's label, and what it is for."""

    label: Words
    hint: Words = NONE
    rule: str = ""


def fields_of(table: str) -> dict[str, FieldWords]:
    """The fields of a table: label, hint, and the rule that a field is about."""
    return {block.key: FieldWords(block.words, block.hint, block.rule) for block in blocks(table)}


def collections_of(table: str) -> dict[str, CollectionWords]:
    """The collections of a table: what one of its records is called / several of them, and what they are for."""
    found = {}
    for block in blocks(table):
        one, several = zip(*(word.split(" / ") for word in block.words), strict=True)
        found[block.key] = CollectionWords(three(one, block.key), three(several, block.key), block.hint)
    return found


@dataclass(frozen=True, slots=True)
class RecordWords:
    """All that people read of a ruleset's records."""

    collections: Mapping[str, CollectionWords] = field(default_factory=dict)
    fields: Mapping[str, FieldWords] = field(default_factory=dict)
    choices: Mapping[str, Mapping[Any, Words]] = field(default_factory=dict)  # by field, then by value
    shapes: Mapping[str, Words] = field(default_factory=dict)  # "layout/reference"
    groups: Mapping[str, Words] = field(default_factory=dict)
    teams: Mapping[int, Words] = field(default_factory=dict)  # team sizes that a table of values has columns for
    blanks: Mapping[str, Any] = field(default_factory=dict)  # by collection: what a new record has beyond what it needs
    icons: Mapping[str, Mapping[Any, str]] = field(default_factory=dict)  # of choices, by field, then by value
    things: Mapping[str, Words] = field(default_factory=dict)  # what is named and is no record of a collection

    def called(self, what: str) -> Told:
        """What a sentence calls a record of a collection, or another thing that is named."""
        if what in self.things:
            return Sentence(*self.things[what])()
        en, de, fr = self.collections[what].singular
        return Sentence(en[:1].lower() + en[1:], de, fr[:1].lower() + fr[1:])()
