"""Clauses and conditions: steps become 'who does what', filters are said behind their noun."""

import re
from dataclasses import replace
from typing import Any

from engine.core.effects import table
from engine.core.effects.words.nodes import UNKNOWN, Bound, Node
from engine.core.effects.words.phrases import IT, Clause, Phrase
from engine.core.effects.words.slots import Slots
from engine.core.effects.words.templates import TOKEN, sections

RELATIVES = ("who", "that", "der", "die", "das", "qui")  # how a relative clause begins
OPPOSITES = {">=": "<", "<": ">=", "<=": ">", ">": "<=", "=": "!=", "!=": "="}


class Renderer(Slots):
    """Puts nodes of one vocabulary into one language."""

    # --- clauses ------------------------------------------------------------------------------------

    def clauses(self, node: Node, section: str = "main") -> list[Clause]:
        """The clauses of a step or condition."""
        self.said_duration = False
        written = self.words(node, section) or UNKNOWN
        return [self.lasting(node, self.clause(node, text)) for text in written.split(" ; ")]

    def clause(self, node: Node, text: str) -> Clause:
        """One clause of a flat template."""
        verb = next((match for match in TOKEN.finditer(text) if match.group(3)), None)
        if verb is None:
            return Clause("", 3, False, "", self.fill(node, text), is_statement=True)
        outer, self.acting, self.subject = (self.acting, self.subject), None, None
        before = text[: verb.start()]
        first = TOKEN.match(before.strip())
        name = re.split(r"['.> ]", first.group(1))[0] if first and first.group(1) else ""
        was_at_subject, self.is_at_subject = self.is_at_subject, first is not None and "'s " not in first.group(0)
        words = self.fill(node, before)
        self.is_at_subject = was_at_subject
        phrase: Phrase | None = self.subject
        self.acting = node.value(name) if node.param(name) else None
        rest = self.fill(node, text[verb.end() :])
        self.acting, self.subject = outer
        return Clause(
            subject="" if name == "one" else words,
            person=2 if phrase is not None and phrase.is_you else 3,
            is_plural=self.agrees_as_plural(phrase),
            verb=verb.group(3),
            rest=rest.strip(),
            is_agent=name == "one",
            is_statement=bool(verb.group(2)),
        )

    def lasting(self, node: Node, clause: Clause) -> Clause:
        """The clause with the words for how long it lasts, unless they need not be said."""
        words, is_until = self.duration_words(node)
        if not words:
            return clause
        if is_until:
            return replace(clause, until=words)
        return replace(clause, rest=self.grammar.with_duration(clause.rest, words))

    def duration_words(self, node: Node) -> tuple[str, bool]:
        """How long a step lasts, and whether that is said by a clause of its own."""
        param = next((param for param in node.operation.params if param.type == table.DURATION), None)
        if param is None or self.said_duration:
            return "", False
        is_given = param.name in node.given or self.duration is not None
        if not is_given and (self.is_continuous or param.default == "thisAttack"):
            return "", False
        duration = self.node(table.DURATION, self.effective(node, param.name))
        words = self.words(duration) if duration else None
        return (self.fill(duration, words), "{condition}" in words) if duration and words else ("", False)

    # --- conditions ---------------------------------------------------------------------------------

    def condition(self, written: Any, is_denied: bool = False) -> str:
        """A condition as it stands after 'if'."""
        if isinstance(written, bool):
            return self.grammar.word("so" if written != is_denied else "not so")
        node = self.node(table.CONDITION, written)
        if node is None:
            return UNKNOWN
        name = node.operation.name
        if name == "not":
            return self.marked(node, "a", self.condition(node.value("a"), not is_denied))
        if name in ("and", "or"):
            word = name if not is_denied else {"and": "or", "or": "and"}[name]  # de Morgan
            parts = [self.marked(node, key, self.condition(node.value(key), is_denied)) for key in ("a", "b")]
            return self.grammar.conditions(parts, word)
        return self.grammar.subordinate(self._stated(node, is_denied))

    def _stated(self, node: Node, is_denied: bool) -> Clause:
        if is_denied and (opposite := _opposite(node)):
            return self.clauses(opposite)[0]
        if is_denied and "not" in sections(node.operation.words[self.lang]):
            return self.clauses(node, "not")[0]
        if is_denied and (turned := self._about_none(node)):
            return self.clauses(turned, "none")[0]
        return replace(self.clauses(node)[0], is_negated=is_denied)

    def filtered(self, head: Phrase, written: Any, node: Node) -> Phrase:
        """A phrase with the condition on what it means."""
        head, written = self._renamed(head, written)
        said = self._filter(head, written)
        return head.followed_by(self.marked(node, "where", said)) if said else head

    def _filter(self, head: Phrase, written: Any) -> str:
        """A condition on each of several candidates, said behind their noun."""
        if written is True or written is None:
            return ""
        later = replace(head, determiner=IT, is_plural=False, is_open=False, after="", count="", owner=None)
        with self.binding("it", Bound(later, later, uses=1)):
            return self._said_of(head, written, False) or f"({self.grammar.word('if')} {self.condition(written)})"

    def _said_of(self, head: Phrase, written: Any, is_denied: bool) -> str:
        node = self.node(table.CONDITION, written)
        if node is None:
            return ""
        name = node.operation.name
        if name == "not":
            return self._said_of(head, node.value("a"), not is_denied)
        if name in ("and", "or") and not is_denied:
            parts = [self._said_of(head, node.value(key), False) for key in ("a", "b")]
            return self._both_said(name, *parts) if all(parts) else ""
        node = self._about_it(node)
        subject = node.operation.params[0] if node.operation.params else None
        if subject is None or node.value(subject.name) != "it":
            return ""
        words = self.words(node, "itnot" if is_denied else "it")
        if words is not None:
            return self.fill(node, words)
        return self.grammar.relative(head, replace(self._stated(node, is_denied), person=3, is_plural=head.is_plural))

    def _both_said(self, name: str, one: str, other: str) -> str:
        """Two conditions behind a noun: 'near you that is no boss', 'who is active and who is alone'."""
        relatives = [text.lstrip(", ").partition(" ")[0] in RELATIVES for text in (one, other)]
        if relatives == [False, True]:
            return f"{one} {other}" if name == "and" else ""
        return f"{one} {self.grammar.word(name)} {other.removeprefix(', ')}"

    @staticmethod
    def _about_it(node: Node) -> Node:
        """The same condition with 'it' first, where either order means the same."""
        if node.operation.symmetric and node.value("b") == "it":
            return replace(node, given={**node.given, "a": "it", "b": node.value("a")})
        return node

    def _about_none(self, node: Node) -> Node | None:
        """A denied condition of which it can be said that nobody is so: 'no monster is in your location'."""
        if "none" not in sections(node.operation.words[self.lang]) or "it" in (node.value("a"), node.value("b")):
            return None
        ordered = [node.value(key) for key in ("a", "b")]
        is_open = [self._holds(node, f"{key}!") for key in ("a", "b")]
        if not any(is_open):
            return None
        one, many = ordered if is_open[1] else reversed(ordered)
        return replace(node, given={**node.given, "a": one, "b": many})

    def _renamed(self, head: Phrase, written: Any) -> tuple[Phrase, Any]:
        """'Monsters that are minions' are simply minions."""
        node = self.node(table.CONDITION, written)
        if node is None or head.noun is None:
            return head, written
        if node.operation.name == "and":  # each may rename it: what is left of both is said behind the noun
            head, one = self._renamed(head, node.value("a"))
            head, other = self._renamed(head, node.value("b"))
            return head, other if one is None else one if other is None else {"op": "and", "a": one, "b": other}
        if not node.operation.params or node.value(node.operation.params[0].name) != "it":
            return head, written
        if key := self.words(node, "adjective"):
            return replace(head, adjectives=(*head.adjectives, *self._adjectives([key.strip()]))), None
        named = self._thing(node, key.strip()) if (key := self.words(node, "noun")) else None
        return (replace(head, noun=named.noun), None) if named and named.noun else (head, written)

    # --- numbers ------------------------------------------------------------------------------------

    def counted(self, written: Any, phrase: Phrase) -> Phrase:
        """So many of something: '2 cards', '1 card for each hero', 'X cards (X is …)'."""
        if isinstance(written, int):
            return phrase.counted(str(written), self.grammar.counted_is_plural(written))
        if written == UNKNOWN:
            return phrase.counted(UNKNOWN, True)
        node = self.node(table.NUMBER, written)
        if node is not None and (many := self.words(node, "many")):
            return phrase.counted(many.strip(), True)
        times, each = self._per(written)
        if each:
            words = f"{self.grammar.word('for each')} {each}"
            return phrase.counted(str(times), self.grammar.counted_is_plural(times)).followed_by(words)
        value = self.grammar.phrase(self.phrase(table.NUMBER, written))
        return phrase.counted("X", True).followed_by(f"({self.grammar.word('X is')} {value})")

    def _per(self, written: Any) -> tuple[int, str]:
        """How many for each of what, if it can be said like that."""
        node = self.node(table.NUMBER, written)
        if node is None:
            return 1, ""
        if node.operation.name == "multiply":
            for factor, other in (("a", "b"), ("b", "a")):
                if isinstance(node.value(factor), int):
                    times, each = self._per(node.value(other))
                    return times * int(node.value(factor)), each
        words = self.words(node, "per")
        return 1, self.fill(node, words) if words else ""


def _opposite(node: Node) -> Node | None:
    """A denied count as the count that is meant: 'no monster' for 'not at least 1 monster'.

    Of several figures one may have so many cards and another not, so what is counted for figures is just denied.
    """
    by = OPPOSITES.get(str(node.value("by")))
    if by is None or any(param.type == table.FIGURES for param in node.operation.params):
        return None
    n = node.value("n")
    by, n = {("<", 1): ("=", 0), ("!=", 0): (">=", 1)}.get((by, n) if isinstance(n, int) else ("", 0), (by, n))
    return replace(node, given={**node.given, "by": by, **({} if n is None else {"n": n})})
