"""What people call operations, parameters and choices in an editor: one table a ruleset, and the core's for all."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.core.answers import Path
from engine.core.sentences import LANGUAGES
from engine.core.word_tables import Words, three


@dataclass(frozen=True, slots=True)
class Entry:
    """An operation on the palette: where it stands, and what it is for."""

    group: str
    hint: Words
    search: tuple[str, ...] = ()  # further words that find it, in any language
    is_likely: bool = False  # shown first
    drawing: str = ""  # the name of a small picture of it


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where the records of a kind lie in the document: in a collection, or at a place of its frame."""

    collection: str = ""
    source: Path = ()
    is_place: bool = False
    also: tuple[str, ...] = ()  # further collections with records of this kind
    called: str = ""  # what a sentence calls one of them, in every language


@dataclass(frozen=True)
class Palette:
    """All words of a ruleset for its editor; what is not here is looked up in `parent`."""

    groups: Mapping[str, Words] = field(default_factory=dict)  # in order
    operations: Mapping[str, Entry] = field(default_factory=dict)  # "step/drawCards"
    params: Mapping[str, Words] = field(default_factory=dict)  # "drawCards.n", or "n" for all that have no own
    choices: Mapping[str, Words] = field(default_factory=dict)  # "coin.side.heads", or "side.heads", or "heads"
    shelves: Mapping[str, Shelf] = field(default_factory=dict)  # by kind of record
    parent: "Palette | None" = None

    def entry(self, kind: str, name: str) -> Entry | None:
        """An operation's words."""
        found = self._find("operations", f"{kind}/{name}")
        return found if isinstance(found, Entry) else None

    def param(self, operation: str, name: str) -> Words | None:
        """What a parameter is called."""
        return self._words("params", f"{operation}.{name}", name)

    def choice(self, operation: str, param: str, word: str) -> Words | None:
        """What a choice is called."""
        return self._words("choices", f"{operation}.{param}.{word}", f"{param}.{word}", word)

    def shelf(self, record: str) -> Shelf | None:
        """Where the records of a kind lie."""
        found = self._find("shelves", record)
        return found if isinstance(found, Shelf) else None

    def all_groups(self) -> dict[str, Words]:
        """The groups of the palette, the core's first."""
        return {**(self.parent.all_groups() if self.parent else {}), **self.groups}

    def _words(self, part: str, *keys: str) -> Words | None:
        for key in keys:
            found = self._find(part, key)
            if isinstance(found, tuple):
                return found
        return None

    def _find(self, part: str, key: str) -> object:
        found = getattr(self, part).get(key)
        return self.parent._find(part, key) if found is None and self.parent else found


def in_language(words: Words | None, lang: str, otherwise: str = "") -> str:
    """One language's of three words."""
    return words[LANGUAGES.index(lang)] if words else otherwise


# --- tables -----------------------------------------------------------------------------------------


def entries(kind: str, text: str) -> dict[str, Entry]:
    """A table of operations: a line `name: group`, perhaps with `*` for a likely one, the `@name` of its drawing and
    words that find it, then its hint in English, German and French."""
    found: dict[str, Entry] = {}
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    for head, *hint in zip(*[iter(lines)] * 4, strict=True):
        name, _, rest = head.partition(":")
        group, *marks = rest.split()
        search = tuple(one for one in marks if one[0] not in "*@")
        drawing = next((one[1:] for one in marks if one[0] == "@"), "")
        found[f"{kind}/{name}"] = Entry(group, three(hint, name), search, "*" in marks, drawing)
    return found
