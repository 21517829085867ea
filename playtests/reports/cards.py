"""The cards of a pack that can be switched off: taken out, together with every list that names them."""

from dataclasses import dataclass
from typing import Any

import engine
from playtests.reports.numbers import title_of

CARDS = "card"  # the shelf


@dataclass(frozen=True, slots=True)
class Card:
    """One card of a document, by where it stands and what it is called."""

    collection: str
    id: str
    group: str  # what cards of its kind are called
    label: str

    @property
    def key(self) -> str:
        """Its path in a form's field."""
        return f"{self.collection}/{self.id}"


def all_cards(document: dict[str, Any], lang: str) -> list[Card]:
    """Every card that has an id of its own, kind by kind."""
    found = []
    for collection in engine.collections(document["ruleset"], lang):
        if collection.shelf == CARDS:
            for record in document.get(collection.name, []):
                if isinstance(record.get("id"), str):
                    label = title_of(record, lang) or record["id"]
                    found.append(Card(collection.name, record["id"], collection.plural, label))
    return found


def taken_out(document: dict[str, Any], card: Card) -> list[dict[str, Any]]:
    """The operations without which the card is gone: entries of lists from the last to the first, then the record.

    What names it outside of a list stays as it is: then the pack does not load without the card.
    """
    named = [list(one.source) for one in engine.used_by(document, card.collection, card.id) if not one.is_key]
    entries = [path for path in named if isinstance(path[-1], int)]
    entries.sort(key=lambda path: ([str(part) for part in path[:-1]], -path[-1]))
    return [{"op": "remove", "at": path} for path in (*entries, [card.collection, card.id])]
