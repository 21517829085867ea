"""Filling the slots of a template: parameters become phrases that can still take a case."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from engine.core.effects import table
from engine.core.effects.table import Param
from engine.core.effects.words.lexicon import Adjective, Noun, protect
from engine.core.effects.words.nodes import UNKNOWN, Bound, Node
from engine.core.effects.words.phrases import (
    ALL,
    BARE,
    CASES,
    DETERMINERS,
    EVERY,
    IT,
    NOM,
    NOUN,
    THAT,
    THE,
    YOU,
    A,
    Phrase,
)
from engine.core.effects.words.reader import Reader
from engine.core.effects.words.templates import TOKEN

SET_KINDS = table.SET_KINDS
_WAYS = ("at", "to")
_SUMS = ("add", "subtract")
_SLOT_WORD = re.compile(r"(?<!\.)\b\w+\b(?!<)")  # no case or determiner behind a full stop


class Slots(Reader, ABC):
    """Puts the parameters of operations into one language."""

    subject: Phrase | None = None  # what the next verb agrees with

    @abstractmethod
    def condition(self, written: Any, is_denied: bool = False) -> str:
        """A condition as it stands after 'if'."""

    @abstractmethod
    def filtered(self, head: Phrase, written: Any, node: Node) -> Phrase:
        """A phrase with the condition on what it means."""

    @abstractmethod
    def counted(self, written: Any, phrase: Phrase) -> Phrase:
        """So many of something."""

    # --- phrases ------------------------------------------------------------------------------------

    def phrase(self, kind: str, written: Any) -> Phrase:
        """What a node of figures, places, cards or a number means."""
        if kind == table.NUMBER and isinstance(written, int):
            return Phrase(text=str(written))
        bound = self.bound(written)
        if bound is not None:
            return bound
        kinds = SET_KINDS if kind == table.SET else (kind,)
        node = next((node for node in (self.node(one, written) for one in kinds) if node), None)
        if node is None:
            return Phrase(text=UNKNOWN)
        found = self._head_phrase(node, (self.words(node) or UNKNOWN).strip())
        if written == self.acting and found.noun is not None and not found.is_open:
            return replace(found.forced(IT), after="", adjectives=())  # the subject again
        return found

    def _head_phrase(self, node: Node, words: str) -> Phrase:
        """A template that begins with its noun; what follows is said behind it."""
        outer = self.subject
        match = TOKEN.match(words)
        head = self.slot(node, match.group(1)) if match and match.group(1) else None
        if match is not None and self._is_bracketed(node, str(match.group(1))):
            head = None
        if match is None or not isinstance(head, Phrase):
            found = Phrase(text=self.fill(node, words))
        else:
            before, where, after = words[match.end() :].partition("{where}")
            said = self.fill(node, before).strip()
            is_near = ".near" in match.group(1)
            found = replace(head, after="").followed_by(f"{said} {head.after}") if is_near else head.followed_by(said)
            if where:
                found = self.filtered(found, node.value("where"), node)
            found = found.followed_by(self.fill(node, after).strip())
        self.subject = outer
        return found

    @contextmanager
    def naming(self, name: str, written: Any) -> Iterator[None]:
        """While a name stands for the figures of a node."""
        first = self.phrase(table.FIGURES, written)
        later = first.forced(THAT) if first.determiner in (A, EVERY) else first
        later = replace(later, after="", is_open=False) if later.noun else later
        self.is_at_subject = True
        as_subject = self.phrase(table.FIGURES, written)
        self.is_at_subject = False
        with self.binding(name, Bound(first, later, pronoun=as_subject if as_subject.determiner == IT else None)):
            yield

    def _holds(self, node: Node, test: str) -> bool:
        if test.endswith("!"):
            value = node.value(test[:-1])
            is_named = isinstance(value, str) and value in self._bound
            return not is_named and self._is_open(value)
        return super()._holds(node, test)

    def _is_open(self, written: Any) -> bool:
        """Whether figures are every one of some kind: their noun tells, and what is said behind it need not be said.

        Only the noun is put into words: conditions within conditions would double the work at every level.
        """
        node = self.node(table.FIGURES, written)
        words = (self.words(node) or "").strip() if node is not None else ""
        match = TOKEN.match(words)
        head = self.slot(node, match.group(1)) if node is not None and match and match.group(1) else None
        return isinstance(head, Phrase) and head.is_open

    # --- templates ----------------------------------------------------------------------------------

    def fill(self, node: Node, text: str) -> str:
        """A flat template with its slots and verbs in words."""
        return TOKEN.sub(lambda match: self._token(node, match.group(1), match.group(3)), text)

    def marked(self, node: Node, slot: str, said: str) -> str:
        """The words of a slot, to be found again if this is the node whose slots are marked."""
        if self.marks is None or node.written is not self.marks.written:
            return said
        names = [word for word in _SLOT_WORD.findall(slot.partition(">")[0]) if node.param(word)]
        return self.marks.around(list(dict.fromkeys(names)), said)

    def _token(self, node: Node, slot: str | None, verb: str | None) -> str:
        said = self._said(node, slot, verb)
        return said if slot is None else self.marked(node, slot, said)

    def _said(self, node: Node, slot: str | None, verb: str | None) -> str:
        if slot is None:
            person = 2 if self.subject is not None and self.subject.is_you else 3
            return self.grammar.finite(verb or "", person, self.agrees_as_plural(self.subject))
        if slot == "not":
            return "{not}"
        if slot.startswith("#"):
            self.noted.add(slot[1:])
            return ""
        if slot.startswith("~"):
            return self.grammar.agreeing(slot[1:], self.subject)
        marks = slot.partition(">")[0].split(".")[1:]
        case = next((mark for mark in marks if mark in CASES), NOM)
        found = self.slot(node, slot)
        if isinstance(found, str):
            return found
        if case == NOM:
            self.subject = found
        said = self.grammar.phrase(found, case)
        return f"({said})" if self._is_bracketed(node, slot) else said

    def slot(self, node: Node, slot: str) -> Phrase | str:
        """What stands in a slot: a phrase that may still take a case, or finished words."""
        slot, _, remembered = slot.partition(">")
        owner, is_owned, thing = slot.partition("'s ")
        if is_owned:
            return self._owned(node, owner, thing, remembered)
        words, *marks = slot.split(".")
        found = self._words(node, words.split())
        if isinstance(found, str):
            return found
        found = self._marked(found, marks)
        for name in remembered.split():
            self.remember(name, found)
        return found

    def _owned(self, node: Node, owner: str, thing: str, remembered: str) -> Phrase | str:
        found = self.slot(node, f"{owner}>{remembered}" if remembered else owner)
        noun, *marks = thing.split(".")
        noun, _, way = noun.partition(" ")
        whose = found if isinstance(found, Phrase) else Phrase(text=found)
        phrase = replace(self._thing(node, noun), owner=whose, determiner=THE)
        return self.grammar.place(phrase, way) if way else self._marked(phrase, marks)

    @staticmethod
    def _marked(phrase: Phrase, marks: list[str]) -> Phrase:
        for mark in marks:
            if mark in DETERMINERS:
                phrase = phrase.with_determiner(mark)
            elif mark == "pl":
                phrase = replace(phrase, is_plural=True)
        return phrase

    def _words(self, node: Node, words: list[str]) -> Phrase | str:
        first, rest = words[0], words[1:]
        if first in ("you", "one"):
            return YOU
        if first == "self":
            return self.bound("self") or self.bearer_phrase()
        if first.endswith("<"):
            is_known = self.is_mentioned(first[:-1]) or not rest
            return self.again(first[:-1]) if is_known else self._words(node, rest)
        if first in DETERMINERS and rest:
            return self._literal(node, first, rest)
        param = node.param(first)
        return Phrase(text=UNKNOWN) if param is None else self._value(node, param, rest)

    def _literal(self, node: Node, determiner: str, words: list[str]) -> Phrase:
        """Words of the lexicon behind a determiner."""
        *keys, noun = words
        phrase = self._thing(node, noun).forced(determiner)
        before = [self._before(node, key) for key in keys if "~" in key]
        found = (*before, *self._adjectives(keys), *phrase.adjectives)
        return replace(phrase, adjectives=found, is_plural=determiner in (BARE, ALL), is_open=determiner == EVERY)

    def _before(self, node: Node, key: str) -> Adjective:
        """What an adjective takes before it: 'dem Sucher' in 'der dem Sucher nächste Held'."""
        name, _, preposition = key.partition("~")
        said = f"{preposition} {self._token(node, f'{name}.dat', None)}".strip()
        return Adjective(said, said, said, is_fixed=True)

    def _adjectives(self, keys: list[str]) -> tuple[Adjective, ...]:
        return tuple(adjective for key in keys if (adjective := self.lexicon.adjective(key)))

    def _thing(self, node: Node, key: str) -> Phrase:
        """A noun by its key: of a parameter, or of the lexicon."""
        param = node.param(key)
        if param is not None and param.words and node.value(key) == UNKNOWN:
            return Phrase(text=UNKNOWN)
        if param is not None and param.type in (*SET_KINDS, table.SET):
            return self.phrase(param.type, node.value(key))
        if param is not None and param.type == table.REF and isinstance(node.value(key), str):
            return Phrase(self.record(param, node.value(key)), A)
        if param is not None and param.type == table.CHOICE:
            found = self._option(node, key, str(node.value(key)))
            if isinstance(found, Phrase):
                return found
        return Phrase(self.lexicon.noun(key), A)

    def record(self, param: Param, id_: str) -> Noun:
        """The noun for a record of the pack."""
        return self.lexicon.record(param.record, id_, self.names(param.record, id_, self.lang))

    # --- parameters ---------------------------------------------------------------------------------

    def _value(self, node: Node, param: Param, rest: list[str]) -> Phrase | str:
        value = self.effective(node, param.name)
        match param.type:
            case table.FIGURES | table.PLACES | table.CARDS | table.HAND_CARDS | table.SET:
                phrase = self.phrase(param.type, value)
                return self.grammar.place(phrase.with_determiner(A), rest[0]) if rest else phrase
            case table.NUMBER:
                is_missing = value is None and param.default is table.REQUIRED
                return self._number(node, UNKNOWN if is_missing else value, rest)
            case table.DECIDER if not rest:
                return self.decider(UNKNOWN if value is None else str(value))
            case table.CHOICE | table.DECIDER:
                return self._choice(node, param, UNKNOWN if value is None else str(value), rest)
            case table.CHOICES:
                return self._choices(node, param, value, rest)
            case table.REF:
                return self._reference(param, value, rest)
            case table.CONDITION | table.FILTER:
                return self.condition(value)
        return protect(_text(value, self.lang))

    def _is_bracketed(self, node: Node, slot: str) -> bool:
        """Whether a sum stands in other arithmetic, where it needs brackets: '2 times (11 minus 3)'."""
        name = slot.partition(".")[0]
        if node.operation.kind != table.NUMBER or node.param(name) is None:
            return False
        inner = self.node(table.NUMBER, node.value(name))
        is_sum = inner is not None and inner.operation.name in _SUMS
        return is_sum and (node.operation.name, name) not in (("add", "a"), ("add", "b"), ("subtract", "a"))

    def _number(self, node: Node, value: Any, rest: list[str]) -> Phrase:
        value = 0 if value is None else value
        if rest == ["numeral"]:
            said = self.grammar.phrase(self.phrase(table.NUMBER, value))
            return Phrase(text=said if isinstance(value, int) else f"X ({self.grammar.word('X is')} {said})")
        if rest and rest[0] == "abs":
            value, rest = abs(value) if isinstance(value, int) else value, rest[1:]
        if not rest:
            return self.phrase(table.NUMBER, value)
        *adjectives, noun = rest
        phrase = self._thing(node, noun).forced(NOUN)
        return self.counted(value, replace(phrase, adjectives=(*self._adjectives(adjectives), *phrase.adjectives)))

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

    def _choices(self, node: Node, param: Param, value: Any, rest: list[str]) -> str:
        group, conjunction = (rest[0] if rest else param.name), (rest[1] if len(rest) > 1 else "or")
        chosen = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        said = [self.option_words(group, word) for word in dict.fromkeys(map(str, chosen))]
        return self.grammar.listed(said, conjunction) or UNKNOWN

    def _reference(self, param: Param, value: Any, rest: list[str]) -> Phrase | str:
        if not isinstance(value, str):
            return Phrase(text=UNKNOWN)
        if rest == ["name"]:
            return protect(self.names(param.record, value, self.lang))
        return Phrase(self.record(param, value), THE)


def _text(value: Any, lang: str) -> str:
    if isinstance(value, dict):
        return str(value.get(lang) or value.get("en") or next(iter(value.values()), ""))
    return UNKNOWN if value is None else str(value)
