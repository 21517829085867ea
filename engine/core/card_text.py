"""What is printed on the cards of a pack: what the printers of all games share."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from engine.core.content import text_in
from engine.core.effects.table import Vocabulary
from engine.core.effects.wording import Names, ability_sentence
from engine.core.errors import UnknownName
from engine.core.records import Ability, Text

Labels = Mapping[str, Mapping[str, str]]


class CardRecord(NamedTuple):
    """Something of a pack that has a text; everything that has one is called a card here."""

    kind: str
    id: str
    title: Text
    record: Any


class CardText(NamedTuple):
    """A card as printed: its kind, id, title and text."""

    kind: str
    id: str
    title: str
    text: str


class CardPrinter(ABC):
    """Prints the cards of one pack in one language."""

    vocabulary: ClassVar[Vocabulary]
    labels: ClassVar[Labels]

    def __init__(self, pack: Any, names: Names, lang: str) -> None:
        self.pack = pack
        self.names = names
        self.lang = lang

    @abstractmethod
    def cards(self) -> list[CardRecord]:
        """Everything of the pack that has a text, in the order of the document."""

    @abstractmethod
    def lines(self, record: Any) -> Iterator[str]:
        """What stands on a card, line by line; empty lines are left out."""

    # --- cards --------------------------------------------------------------------------------------

    def text(self, kind: str, id_: str) -> str:
        """The text of one card; UnknownName if the pack has none of that kind and id."""
        cards = self.cards()
        for card in cards:
            if (card.kind, card.id) == (kind, id_):
                return self._printed(card.record)
        raise UnknownName(kind, id_, tuple(card.id for card in cards if card.kind == kind))

    def texts(self, id_: str | None = None) -> list[CardText]:
        """The texts of all cards of that id, or of the whole pack; UnknownName if there is none."""
        cards = self.cards()
        found = [
            CardText(card.kind, card.id, text_in(card.title, self.lang), self._printed(card.record))
            for card in cards
            if id_ in (None, card.id)
        ]
        if id_ is not None and not found:
            raise UnknownName("card", id_, tuple(card.id for card in cards))
        return found

    def _printed(self, record: Any) -> str:
        return "\n".join(line for line in self.lines(record) if line)

    # --- sentences ----------------------------------------------------------------------------------

    def said(self, key: str, **values: Any) -> str:
        """A label of a card."""
        return self.labels[key][self.lang].format(**values)

    def headed(self, label: str, words: str) -> str:
        """A label and what it introduces."""
        return f"{label}\u00a0: {words}" if self.lang == "fr" else f"{label}: {words}"

    def ability(self, node: Any, bearer: str = "", bound: Mapping[str, Any] | None = None) -> str:
        """The sentence of an ability."""
        return ability_sentence(self.vocabulary, node, self.lang, self.names, bearer=bearer, bound=bound)

    def abilities(self, abilities: Sequence[Ability], bearer: str) -> Iterator[str]:
        """The sentences of abilities, each behind its name if it has one."""
        for ability in abilities:
            words = self.ability(ability.node, bearer)
            yield self.headed(text_in(ability.name, self.lang), words) if ability.name else words
