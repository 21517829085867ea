"""The words a ruleset lends to its sentences: nouns, adjectives, records and the words for options."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.sentences import LANGUAGES
from engine.core.word_tables import Words

# An author's words are kept out of the way of our grammar: their spaces and signs are put back at the end.
_SIGNS = " |{}<>[]:.,;@'()!?«»"
_HIDDEN = str.maketrans(_SIGNS, "".join(chr(0xE000 + number) for number in range(len(_SIGNS))))
_SHOWN = {new: old for old, new in _HIDDEN.items()}


def protect(text: str) -> str:
    """An author's text, safe from elision, contraction and punctuation."""
    return text.translate(_HIDDEN)


def reveal(text: str) -> str:
    """The text with everything that `protect` hid."""
    return text.translate(_SHOWN)


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun in three languages.

    English: `card` or `die|dice`. German: gender, singular, plural: `f Karte|Karten`; `weak` behind a noun
    like Held, `digits` behind one that is never counted with 'ein', `m ~Verbündet` for an adjective used as
    a noun. French: gender, singular, perhaps plural: `f carte`, `m jeton d'objectif|jetons d'objectif`.
    `at` are the prepositions for being there and `to` those for going there.
    """

    en: str
    de: str
    fr: str
    is_person: bool = False
    is_name: bool = False  # stands without an article
    at: tuple[str, str, str] = ("at", "bei", "à")
    to: tuple[str, str, str] = ("to", "zu", "vers")

    def labelled(self, label: str) -> "Noun":
        """The noun with the name of a record in its place; a German compound has hyphens throughout."""
        hyphenated = protect(label.replace(" ", "-"))
        words = {lang: getattr(self, lang).replace("{}-", f"{hyphenated}-") for lang in LANGUAGES}
        return replace(self, **{lang: word.replace("{}", protect(label)) for lang, word in words.items()})


@dataclass(frozen=True, slots=True)
class Adjective:
    """An adjective: German without ending; French as `m|f|m plural|f plural`, the rest regular if left out.

    In French it stands behind its noun unless `is_first`; without German ending if `is_fixed`.
    """

    en: str
    de: str
    fr: str
    is_first: bool = False
    is_fixed: bool = False


@dataclass(frozen=True)
class Lexicon:
    """All words of a ruleset; what is not here is looked up in `parent`."""

    nouns: Mapping[str, Noun] = field(default_factory=dict)
    adjectives: Mapping[str, Adjective] = field(default_factory=dict)
    options: Mapping[str, Words | Noun | str] = field(default_factory=dict)  # "group.word": words, a noun or a slot
    records: Mapping[str, Noun] = field(default_factory=dict)  # what the name of a record becomes: `{} token`
    known: Mapping[str, Noun] = field(default_factory=dict)  # "record/id": records that every pack has
    same: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # decider: which targets are the same person
    samples: Mapping[str, Any] = field(default_factory=dict)  # what examples are made of: by type, record or operation
    parent: "Lexicon | None" = None

    def noun(self, key: str) -> Noun:
        """The noun for a key; a key without an entry is shown as it is."""
        found = self._find("nouns", key)
        return found if isinstance(found, Noun) else Noun(key, f"n {key}|{key}", f"m {key}")

    def adjective(self, key: str) -> Adjective | None:
        """The adjective for a key."""
        found = self._find("adjectives", key)
        return found if isinstance(found, Adjective) else None

    def option(self, group: str, word: str) -> Words | Noun | str | None:
        """What an option is called within a group of options."""
        found = self._find("options", f"{group}.{word}")
        return found if isinstance(found, tuple | Noun | str) else None

    def record(self, record: str, id_: str, name: str) -> Noun:
        """The noun for a record of a pack."""
        known = self._find("known", f"{record}/{id_}")
        if isinstance(known, Noun):
            return known
        pattern = self._find("records", record)
        return (pattern if isinstance(pattern, Noun) else Noun("{}", "n {}|{}", "m {}", is_name=True)).labelled(name)

    def is_same(self, decider: str, target: object) -> bool:
        """Whether who decides is also who acts."""
        found = self._find("same", decider)
        return target == decider or (isinstance(found, tuple) and target in found)

    def others_called(self, decider: str) -> tuple[str, ...]:
        """By what other names effects speak of who decides."""
        found = self._find("same", decider)
        return found if isinstance(found, tuple) else ()

    def sample(self, key: str) -> Any:
        """A value that examples may use."""
        return self._find("samples", key)

    def _find(self, part: str, key: str) -> object:
        found = getattr(self, part).get(key)
        return self.parent._find(part, key) if found is None and self.parent else found
