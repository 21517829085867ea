"""Clauses and conditions: steps become 'who does what', filters are said behind their noun."""

import re
from dataclasses import replace
from typing import Any

from engine.core.effects import table
from engine.core.effects.tree import Node
from engine.core.effects.words.names import UNKNOWN, Bound
from engine.core.effects.words.phrases import IT, Clause, Phrase
from engine.core.effects.words.slots import Slots
from engine.core.effects.words.templates import TOKEN, sections

RELATIVES = ("who", "that", "der", "die", "das", "qui")  # how a relative clause begins
OPPOSITES = {">=": "<", "<": ">=", "<=": ">", ">": "<=", "=": "!=", "!=": "="}

SIMPLER = {("<", 1): ("=", 0), ("!=", 0): (">=", 1)}  # counts that are said more simply


class Renderer(Slots):
    """Puts nodes of one vocabulary into one language."""

    # --- clauses ------------------------------------------------------------------------------------

    def clauses(self, node: Node, section: str = "main") -> list[Clause]:
        """The clauses of a step or condition."""
        self.said_duration = False
        written = self.words(node, section) or UNKNOWN
        said_duration = self.said_duration
        made: list[Clause] = []
        for text in written.split(" ; "):
            clause = self.clause(node, text)
            self.said_duration = said_duration  # clauses inside this one have had their own
            made.append(self.lasting(node, clause))
        return made

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
        self.acting = node.arguments.get(name)
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
        name = next((param.name for param in node.op.params if param.type == table.DURATION), "")
        duration = node.arguments.get(name)
        if duration is None or duration.operation is None or self.said_duration:
            return "", False
        if duration.is_default and (self.is_continuous or duration.name == "thisAttack"):
            return "", False
        words = self.words(duration)
        return (self.marked(node, name, self.fill(duration, words)), "{condition}" in words) if words else ("", False)

    # --- conditions ---------------------------------------------------------------------------------

    def condition(self, node: Node | None, is_denied: bool = False) -> str:
        """A condition as it stands after 'if'."""
        if node is not None and node.literal is not None:
            return self.grammar.word("so" if node.literal != is_denied else "not so")
        if node is None or node.operation is None:
            return UNKNOWN
        name = node.name
        if name == "not":
            return self.marked(node, "a", self.condition(node.arguments["a"], not is_denied))
        if name in ("and", "or"):
            word = name if not is_denied else {"and": "or", "or": "and"}[name]  # de Morgan
            parts = [self.marked(node, key, self.condition(node.arguments[key], is_denied)) for key in ("a", "b")]
            return self.grammar.conditions(parts, word)
        return self.grammar.subordinate(self._stated(node, is_denied))

    def _stated(self, node: Node, is_denied: bool) -> Clause:
        if is_denied and (opposite := _opposite(node)):
            return self.clauses(opposite)[0]
        if is_denied and "not" in sections(node.op.words[self.lang]):
            return self.clauses(node, "not")[0]
        if is_denied and (turned := self._about_none(node)):
            return self.clauses(turned, "none")[0]
        return replace(self.clauses(node)[0], is_negated=is_denied)

    def filtered(self, head: Phrase, node: Node) -> Phrase:
        """A phrase with the condition on what it means."""
        head, condition = self._renamed(head, node.arguments["where"])
        said = self._filter(head, condition)
        return head.followed_by(self.marked(node, "where", said)) if said else head

    def _filter(self, head: Phrase, condition: Node | None) -> str:
        """A condition on each of several candidates, said behind their noun."""
        if condition is None or condition.literal is True:
            return ""
        later = replace(head, determiner=IT, is_plural=False, is_open=False, after="", count="", owner=None)
        with self.binding("it", Bound(later, later, uses=1)):
            return self._said_of(head, condition, False) or f"({self.grammar.word('if')} {self.condition(condition)})"

    def _said_of(self, head: Phrase, node: Node | None, is_denied: bool) -> str:
        if node is None or node.operation is None:
            return ""
        name = node.name
        if name == "not":
            return self._said_of(head, node.arguments["a"], not is_denied)
        if name in ("and", "or") and not is_denied:
            parts = [self._said_of(head, node.arguments[key], False) for key in ("a", "b")]
            return self._both_said(name, *parts) if all(parts) else ""
        node = self._about_it(node)
        if not _begins_with_it(node):
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
        if node.op.symmetric and _is_it(node.arguments["b"]):
            return replace(node, arguments={**node.arguments, "a": node.arguments["b"], "b": node.arguments["a"]})
        return node

    def _about_none(self, node: Node) -> Node | None:
        """A denied condition of which it can be said that nobody is so: 'no monster is in your location'."""
        if "none" not in sections(node.op.words[self.lang]):
            return None
        ordered = [node.arguments[key] for key in ("a", "b")]
        if any(map(_is_it, ordered)):
            return None
        is_open = [self._holds(node, f"{key}!") for key in ("a", "b")]
        if not any(is_open):
            return None
        one, many = ordered if is_open[1] else reversed(ordered)
        return replace(node, arguments={**node.arguments, "a": one, "b": many})

    def _renamed(self, head: Phrase, node: Node | None) -> tuple[Phrase, Node | None]:
        """'Monsters that are minions' are simply minions."""
        if node is None or node.operation is None or head.noun is None:
            return head, node
        if node.name == "and":  # each may rename it: what is left of both is said behind the noun
            head, one = self._renamed(head, node.arguments["a"])
            head, other = self._renamed(head, node.arguments["b"])
            left = replace(node, arguments={"a": one, "b": other})
            return head, other if one is None else one if other is None else left
        if not _begins_with_it(node):
            return head, node
        if key := self.words(node, "adjective"):
            return replace(head, adjectives=(*head.adjectives, *self.adjectives([key.strip()]))), None
        named = self.thing(node, key.strip()) if (key := self.words(node, "noun")) else None
        return (replace(head, noun=named.noun), None) if named and named.noun else (head, node)

    # --- numbers ------------------------------------------------------------------------------------

    def counted(self, amount: int | Node | None, phrase: Phrase) -> Phrase:
        """So many of something: '2 cards', '1 card for each hero', 'X cards (X is …)'."""
        if isinstance(amount, int):
            return phrase.counted(str(amount), self.grammar.counted_is_plural(amount))
        if amount is None or amount.operation is None:
            return phrase.counted(UNKNOWN, True)
        if many := self.words(amount, "many"):
            return phrase.counted(many.strip(), True)
        times, each = self._per(amount)
        if each:
            words = f"{self.grammar.word('for each')} {each}"
            return phrase.counted(str(times), self.grammar.counted_is_plural(times)).followed_by(words)
        value = self.grammar.phrase(self.phrase(amount))
        return phrase.counted("X", True).followed_by(f"({self.grammar.word('X is')} {value})")

    def _per(self, node: Node | None) -> tuple[int, str]:
        """How many for each of what, if it can be said like that."""
        if node is None or node.operation is None:
            return 1, ""
        if node.name == "multiply":
            for factor, other in (("a", "b"), ("b", "a")):
                if node.arguments[factor] is not None and node.arguments[factor].literal is not None:
                    times, each = self._per(node.arguments[other])
                    return times * int(node.arguments[factor].literal), each
        words = self.words(node, "per")
        return 1, self.fill(node, words) if words else ""


def _opposite(node: Node) -> Node | None:
    """A denied count as the count that is meant: 'no monster' for 'not at least 1 monster'.

    Of several figures one may have so many cards and another not, so what is counted for figures is just denied.
    """
    by = OPPOSITES.get(str(node.arguments.get("by")))
    if by is None or any(param.type == table.FIGURES for param in node.op.params):
        return None
    arguments = {**node.arguments, "by": by}
    n = node.arguments.get("n")
    if n is not None and (by, n.literal) in SIMPLER:
        by, number = SIMPLER[by, n.literal]
        arguments |= {"by": by, "n": replace(n, written=number, literal=number)}
    return replace(node, arguments=arguments)


def _is_it(value: Any) -> bool:
    return isinstance(value, Node) and value.written == "it"


def _begins_with_it(node: Node) -> bool:
    """Whether a condition is about each candidate in turn."""
    return bool(node.op.params) and _is_it(node.arguments[node.op.params[0].name])
