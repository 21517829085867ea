"""What an argument of an operation is in words: a number counts something, a choice has its own words."""

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any

from engine.core.effects import table
from engine.core.effects.table import Param
from engine.core.effects.tree import Node
from engine.core.effects.words.lexicon import Adjective, Noun, protect
from engine.core.effects.words.names import UNKNOWN
from engine.core.effects.words.phrases import NOUN, THE, A, Phrase
from engine.core.effects.words.speech import Speech

SET_KINDS = table.SET_KINDS
_WAYS = ("at", "to")
_SUMS = ("add", "subtract")


class Parameters(Speech, ABC):
    """Puts arguments into one language."""

    @abstractmethod
    def phrase(self, node: Node | None) -> Phrase:
        """What a node of figures, places, cards or a number means."""

    @abstractmethod
    def slot(self, node: Node, slot: str) -> Phrase | str:
        """What stands in a slot."""

    @abstractmethod
    def condition(self, node: Node | None, is_denied: bool = False) -> str:
        """A condition as it stands after 'if'."""

    @abstractmethod
    def counted(self, amount: int | Node | None, phrase: Phrase) -> Phrase:
        """So many of something."""

    def value(self, node: Node, param: Param, rest: list[str]) -> Phrase | str:
        """What an argument is in words; `rest` says in which."""
        value = self.effective(node, param.name)
        match param.type:
            case table.FIGURES | table.PLACES | table.CARDS | table.HAND_CARDS | table.SET:
                phrase = self.phrase(value)
                return self.grammar.place(phrase.with_determiner(A), rest[0]) if rest else phrase
            case table.NUMBER:
                return self._number(node, param, value, rest)
            case table.DECIDER if not rest:
                return self.decider(UNKNOWN if value is None else str(value))
            case table.CHOICE | table.DECIDER:
                return self._choice(node, param, UNKNOWN if value is None else str(value), rest)
            case table.CHOICES:
                return self._choices(param, value or (), rest)
            case table.REF:
                return self._reference(param, value, rest)
            case table.CONDITION | table.FILTER:
                return self.condition(value)
            case table.TAG:
                return UNKNOWN if value is None else self.option_words(param.name, value)
        return protect(_text(value, self.lang))

    def is_bracketed(self, node: Node, slot: str) -> bool:
        """Whether a sum stands in other arithmetic, where it needs brackets: '2 times (11 minus 3)'."""
        name = slot.partition(".")[0]
        inner = node.arguments.get(name)
        if node.kind != table.NUMBER or not isinstance(inner, Node):
            return False
        return inner.name in _SUMS and (node.name, name) not in (("add", "a"), ("add", "b"), ("subtract", "a"))

    def _number(self, node: Node, param: Param, value: Node | None, rest: list[str]) -> Phrase:
        amount = value.literal if value is not None and value.literal is not None else value
        if amount is None and param.default is not table.REQUIRED:
            amount = 0
        if rest and rest[0] == "abs":
            amount, rest = abs(amount) if isinstance(amount, int) else amount, rest[1:]
        if not rest or rest == ["numeral"]:
            said = Phrase(text=str(amount)) if isinstance(amount, int) else self.phrase(amount)
            if not rest or isinstance(amount, int):
                return said
            return Phrase(text=f"X ({self.grammar.word('X is')} {self.grammar.phrase(said)})")
        *adjectives, noun = rest
        phrase = self.thing(node, noun).forced(NOUN)
        return self.counted(amount, replace(phrase, adjectives=(*self.adjectives(adjectives), *phrase.adjectives)))

    def _choice(self, node: Node, param: Param, value: str, rest: list[str]) -> Phrase | str:
        way = rest[0] if rest and rest[0] in _WAYS else ""
        found = self._option(node, param.name if way or not rest else rest[0], value)
        if isinstance(found, Phrase) and way:
            return self.grammar.place(found.forced(THE), way)
        return found.forced(THE) if isinstance(found, Phrase) and found.determiner == NOUN else found

    def _option(self, node: Node, group: str, value: str) -> Phrase | str:
        found = self.lexicon.option(group, value)
        if isinstance(found, Noun):
            return Phrase(found, NOUN)
        return self.slot(node, found[1:-1]) if isinstance(found, str) else self.option_words(group, value)

    def _choices(self, param: Param, chosen: tuple[str, ...], rest: list[str]) -> str:
        group, conjunction = (rest[0] if rest else param.name), (rest[1] if len(rest) > 1 else "or")
        said = [self.option_words(group, word) for word in chosen]
        return self.grammar.listed(said, conjunction) or UNKNOWN

    def _reference(self, param: Param, value: Any, rest: list[str]) -> Phrase | str:
        if value is None:
            return Phrase(text=UNKNOWN)
        if rest == ["name"]:
            return protect(self.names(param.record, value, self.lang))
        return Phrase(self.record(param, value), THE)

    def adjectives(self, keys: list[str]) -> tuple[Adjective, ...]:
        """The adjectives of some keys."""
        return tuple(adjective for key in keys if (adjective := self.lexicon.adjective(key)))

    def thing(self, node: Node, key: str) -> Phrase:
        """A noun by its key: of a parameter, or of the lexicon."""
        param, value = node.param(key), node.arguments.get(key)
        if param is not None and param.words and value is None:
            return Phrase(text=UNKNOWN)
        if param is not None and param.type in (*SET_KINDS, table.SET):
            return self.phrase(value)
        if param is not None and param.type == table.REF and value is not None:
            return Phrase(self.record(param, value), A)
        if param is not None and param.type == table.CHOICE:
            found = self._option(node, key, str(value))
            if isinstance(found, Phrase):
                return found
        return Phrase(self.lexicon.noun(key), A)

    def record(self, param: Param, id_: str) -> Noun:
        """The noun for a record of the pack."""
        return self.lexicon.record(param.record, id_, self.names(param.record, id_, self.lang))


def _text(value: Any, lang: str) -> str:
    if isinstance(value, Node):
        return value.name
    if isinstance(value, dict):
        return str(value.get(lang) or value.get("en") or next(iter(value.values()), ""))
    return UNKNOWN if value is None else str(value)
