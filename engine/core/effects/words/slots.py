"""Filling the slots of a template: parameters become phrases that can still take a case."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from engine.core.effects.tree import Node, alike
from engine.core.effects.words.lexicon import Adjective
from engine.core.effects.words.names import UNKNOWN, Bound
from engine.core.effects.words.parameters import Parameters
from engine.core.effects.words.phrases import (
    ALL,
    BARE,
    CASES,
    DETERMINERS,
    EVERY,
    IT,
    NOM,
    THAT,
    THE,
    YOU,
    A,
    Phrase,
)
from engine.core.effects.words.templates import TOKEN

_SLOT_WORD = re.compile(r"(?<!\.)\b\w+\b(?!<)")  # no case or determiner behind a full stop


class Slots(Parameters, ABC):
    """Fills templates with phrases."""

    subject: Phrase | None = None  # what the next verb agrees with

    @abstractmethod
    def filtered(self, head: Phrase, node: Node) -> Phrase:
        """A phrase with the condition on what it means."""

    # --- phrases ------------------------------------------------------------------------------------

    def phrase(self, node: Node | None) -> Phrase:
        """What a node of figures, places, cards or a number means."""
        if node is None:
            return Phrase(text=UNKNOWN)
        if node.literal is not None:
            return Phrase(text=str(node.literal))
        if (bound := self.bound_to(node)) is not None:
            return self.mentioned(bound)
        if node.operation is None:
            return Phrase(text=UNKNOWN)
        found = self._head_phrase(node, (self.words(node) or UNKNOWN).strip())
        if alike(node, self.acting) and found.noun is not None and not found.is_open:
            return replace(found.forced(IT), after="", adjectives=())  # the subject again
        return found

    def _head_phrase(self, node: Node, words: str) -> Phrase:
        """A template that begins with its noun; what follows is said behind it."""
        outer = self.subject
        match = TOKEN.match(words)
        head = self.slot(node, match.group(1)) if match and match.group(1) else None
        if match is not None and self.is_bracketed(node, str(match.group(1))):
            head = None
        if match is None or not isinstance(head, Phrase):
            found = Phrase(text=self.fill(node, words))
        else:
            before, where, after = words[match.end() :].partition("{where}")
            said = self.fill(node, before).strip()
            is_near = ".near" in match.group(1)
            found = replace(head, after="").followed_by(f"{said} {head.after}") if is_near else head.followed_by(said)
            if where:
                found = self.filtered(found, node)
            found = found.followed_by(self.fill(node, after).strip())
        self.subject = outer
        return found

    @contextmanager
    def naming(self, name: str, node: Node) -> Iterator[None]:
        """While a name stands for the figures of a node."""
        first = self.phrase(node)
        later = first.forced(THAT) if first.determiner in (A, EVERY) else first
        later = replace(later, after="", is_open=False) if later.noun else later
        self.is_at_subject = True
        as_subject = self.phrase(node)
        self.is_at_subject = False
        with self.binding(name, Bound(first, later, pronoun=as_subject if as_subject.determiner == IT else None)):
            yield

    def _holds(self, node: Node, test: str) -> bool:
        if test.endswith("!"):
            value = node.arguments.get(test[:-1])
            return isinstance(value, Node) and self.bound_to(value) is None and self._is_open(value)
        return super()._holds(node, test)

    def _is_open(self, node: Node) -> bool:
        """Whether figures are every one of some kind: their noun tells, and what is said behind it need not be said.

        Only the noun is put into words: conditions within conditions would double the work at every level.
        """
        words = (self.words(node) or "").strip() if node.operation is not None else ""
        match = TOKEN.match(words)
        head = self.slot(node, match.group(1)) if match and match.group(1) else None
        return isinstance(head, Phrase) and head.is_open

    # --- templates ----------------------------------------------------------------------------------

    def fill(self, node: Node, text: str) -> str:
        """A flat template with its slots and verbs in words."""
        return TOKEN.sub(lambda match: self._token(node, match.group(1), match.group(3)), text)

    def marked(self, node: Node, slot: str, said: str) -> str:
        """The words of a slot, to be found again if this is the node whose slots are marked."""
        if self.marks is None or node.path != self.marks.path:
            return said
        if slot.startswith("for:") or slot.endswith(".for"):
            slot = "for"
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
        if slot.startswith("for:"):
            return slot.removeprefix("for:")
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
        return f"({said})" if self.is_bracketed(node, slot) else said

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
        phrase = replace(self.thing(node, noun), owner=whose, determiner=THE)
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
        return Phrase(text=UNKNOWN) if param is None else self.value(node, param, rest)

    def _literal(self, node: Node, determiner: str, words: list[str]) -> Phrase:
        """Words of the lexicon behind a determiner."""
        *keys, noun = words
        phrase = self.thing(node, noun).forced(determiner)
        before = [self._before(node, key) for key in keys if "~" in key]
        found = (*before, *self.adjectives(keys), *phrase.adjectives)
        return replace(phrase, adjectives=found, is_plural=determiner in (BARE, ALL), is_open=determiner == EVERY)

    def _before(self, node: Node, key: str) -> Adjective:
        """What an adjective takes before it: 'dem Sucher' in 'der dem Sucher nächste Held'."""
        name, _, preposition = key.partition("~")
        said = f"{preposition} {self._token(node, f'{name}.dat', None)}".strip()
        return Adjective(said, said, said, is_fixed=True)
