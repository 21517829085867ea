"""Documents that may be unfinished, read without ever complaining: whatever is not there, or is not what it should be,
is empty. `check` tells what is wrong with a draft; here the rest of it is shown."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.answers import Path
from engine.core.sentences import LANGUAGES


@dataclass(frozen=True, slots=True)
class DraftRecord:
    """A record of a collection, with its address and its place in the list."""

    path: Path
    index: int
    data: Mapping[str, Any]

    @property
    def id(self) -> str:
        """Its id as written, or ''."""
        return word(self.data.get("id"))


class Draft:
    """One document in one language."""

    def __init__(self, document: Any, lang: str) -> None:
        self.document: Mapping[str, Any] = mapping(document)
        self.lang = lang if lang in LANGUAGES else "en"
        self._records: dict[str, tuple[DraftRecord, ...]] = {}
        self._by_id: dict[str, dict[str, DraftRecord]] = {}

    def records(self, collection: str) -> tuple[DraftRecord, ...]:
        """The records of a collection in order; entries that are no objects are left out."""
        if collection not in self._records:
            entries = listing(self.document.get(collection))
            ids = Counter(word(mapping(entry).get("id")) for entry in entries)
            self._records[collection] = tuple(
                DraftRecord((collection, _address(entry, index, ids)), index, entry)
                for index, entry in enumerate(entries)
                if isinstance(entry, Mapping)
            )
        return self._records[collection]

    def find(self, collection: str, id_: Any) -> DraftRecord | None:
        """The first record with that id; of a record without one, its index."""
        if isinstance(id_, int) and not isinstance(id_, bool):
            return next((one for one in self.records(collection) if one.index == id_), None)
        if collection not in self._by_id:
            self._by_id[collection] = {one.id: one for one in reversed(self.records(collection)) if one.id}
        return self._by_id[collection].get(id_) if isinstance(id_, str) else None

    def text(self, value: Any) -> str:
        """A text in the draft's language, else in English, else in the first that it has."""
        return text(value, self.lang)

    def option(self, holder: Mapping[str, Any], name: str) -> Any:
        """A rule option of the record that holds a mission's, else of the pack; None where neither says anything."""
        own = mapping(holder.get("options"))
        return own[name] if name in own else mapping(self.document.get("ruleOptions")).get(name)

    def name(self, collection: str, id_: Any, field: str = "name") -> str:
        """What a record is called; an unknown id stands for itself."""
        found = self.find(collection, id_)
        return (self.text(found.data.get(field)) if found else "") or word(id_)


def _address(entry: Any, index: int, ids: Counter[str]) -> str | int:
    id_ = word(mapping(entry).get("id"))
    return id_ if id_ and ids[id_] == 1 else index


def mapping(value: Any) -> Mapping[str, Any]:
    """An object, or an empty one."""
    return value if isinstance(value, Mapping) else {}


def listing(value: Any) -> list[Any]:
    """A list, or an empty one."""
    return list(value) if isinstance(value, list | tuple) else []


def word(value: Any) -> str:
    """A text that is the same in every language, or ''."""
    return value if isinstance(value, str) else ""


def one_of(value: Any, known: Collection[str], default: str = "") -> str:
    """One of several words, or the default."""
    return value if isinstance(value, str) and value in known else default


def number(value: Any, default: int = 0) -> int:
    """A whole number, or the default."""
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def text(value: Any, lang: str) -> str:
    """A text by language, else in English, else in the first that it has; '' for what is no text."""
    if isinstance(value, str):
        return value
    texts = mapping(value)
    for wanted in (lang, "en", *sorted(key for key in texts if isinstance(key, str))):
        if found := word(texts.get(wanted)):
            return found
    return ""


def words_in(node: Any) -> Iterator[str]:
    """Every text below a node, in order: from it one sees which places and records it speaks of."""
    stack = [node]
    while stack:
        here = stack.pop()
        if isinstance(here, str):
            yield here
        elif isinstance(here, Mapping):
            stack.extend(reversed(list(here.values())))
        elif isinstance(here, list | tuple):
            stack.extend(reversed(here))
