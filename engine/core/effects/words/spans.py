"""One row of a text: its sentence as words and slots, and the slots that no sentence shows."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.core.answers import Path
from engine.core.answers.effects import Span
from engine.core.effects import table
from engine.core.effects.table import Param, Vocabulary
from engine.core.effects.team import team_table
from engine.core.effects.tree import Node
from engine.core.effects.words.marks import Marks, without_marks
from engine.core.effects.words.names import UNKNOWN, Bound, Names
from engine.core.effects.words.palette import in_language
from engine.core.effects.words.phrases import IT, Clause, Phrase
from engine.core.effects.words.render import Renderer
from engine.core.effects.words.templates import TOKEN
from engine.core.word_tables import Words

CHOOSE: Words = ("choose: {}", "wählen: {}", "choisir : {}")
CHILDREN = (table.STEPS, table.BRANCHES, table.ROWS)
NOT_IN_A_SENTENCE = (*CHILDREN, table.NAME)


class Spans:
    """Makes words and slots of nodes."""

    def __init__(self, vocabulary: Vocabulary, lang: str, names: Names, bearer: str) -> None:
        self.vocabulary = vocabulary
        self.lang = lang
        self.renderer = Renderer(vocabulary, lang, names, bearer)
        self.grammar = self.renderer.grammar
        self.colon = self.grammar.word("colon").rstrip(" ").replace(" ", "\u00a0")

    def word(self, words: Words) -> str:
        """One of our own words."""
        return in_language(words, self.lang)

    def spans_of(self, node: Node, path: Path, text: str, end: str, is_first: bool = True) -> list[Span]:
        """A heading or a whole step as words and slots."""

        def words() -> str:
            is_head = bool(end)
            flat = text.removesuffix(":") if is_head else text
            if is_head and not any(match.group(3) for match in TOKEN.finditer(flat)):
                return self.renderer.fill(node, flat)
            clauses = [self.renderer.clause(node, one) for one in (flat or UNKNOWN).split(" ; ")]
            if not is_head:
                clauses = [self.renderer.lasting(node, clause) for clause in clauses]
            return self.grammar.listed([self._stated(clause) for clause in clauses], "and")

        return self.said_spans(node, path, words, end, is_first)

    def _stated(self, clause: Clause) -> str:
        """Who does what, also where a printed text would only command it."""
        if not clause.verb:
            return clause.rest
        return self.grammar.command(clause) if clause.is_agent else self.grammar.main(clause)

    def said_spans(self, node: Node, path: Path, words: Callable[[], str], end: str, is_first: bool) -> list[Span]:
        """Words that were made of a node, cut where its slots begin and end."""
        marks = Marks(node.path)
        self.renderer.marks = marks
        raw = words()
        self.renderer.marks = None
        finished = self.grammar.polished(without_marks(raw))
        slots = marks.spans(raw, finished)
        if is_first:
            finished = finished[:1].upper() + finished[1:]
        spans: list[Span] = []
        begin = 0
        for first, last, name in slots:
            if first > begin:
                spans.append(Span("words", finished[begin:first]))
            param, value = node.param(name), node.arguments.get(name)
            is_missing = value.is_gap if isinstance(value, Node) else param is not None and _is_missing(param, value)
            slot = self.slot(finished[first:last], (*path, name), name, is_missing, node.name)
            if param is not None and param.type == table.NUMBER and value is not None:
                slot = replace(slot, by_team=team_table(self.vocabulary, value))
            spans.append(slot)
            begin = last
        rest = finished[begin:] + end
        return [*spans, Span("words", rest)] if rest else spans

    def unsaid(self, node: Node, spans: list[Span]) -> list[Span]:
        """Slots that the sentence does not show, but that are given or needed."""
        assert node.operation is not None
        shown = {span.path[-1] for span in spans if span.path}
        found: list[Span] = []
        for param in node.operation.params:
            if param.name in shown or param.type in NOT_IN_A_SENTENCE:
                continue
            path = (*node.path, param.name)
            value = node.arguments.get(param.name)
            if _is_missing(param, value):
                found += [Span("words", " "), self.slot("", path, param.name, True, node.operation.name)]
            elif node.is_given(param.name) and value is not None:
                label = self.label(param.name, node.operation.name)
                said = self._value_words(node, param, value)
                if said:
                    found += [
                        Span("words", f" ({label}: "),
                        self.slot(said, path, param.name, False, node.operation.name),
                        Span("words", ")"),
                    ]
        return found

    def _value_words(self, node: Node, param: Param, value: Any) -> str:
        assert node.operation is not None
        if isinstance(value, Node):
            if value.kind == table.CONDITION:
                head = Phrase(self.renderer.lexicon.noun("figure"), IT)
                with self.renderer.binding("it", Bound(head, head, uses=1)):
                    return self.grammar.polished(self.renderer.condition(value))
            if value.kind == table.DURATION:
                words = (self.renderer.words(value) or self.renderer.words(value, "label")) if value.operation else ""
                return self.grammar.polished(self.renderer.fill(value, words)) if words else ""
            return self.grammar.polished(self.grammar.phrase(self.renderer.phrase(value)))
        if param.type in (table.CHOICE, table.CHOICES, table.DECIDER):
            chosen = value if isinstance(value, tuple) else (value,)
            palette = self.vocabulary.palette
            name = node.operation.name
            return ", ".join(in_language(palette.choice(name, param.name, one), self.lang, one) for one in chosen)
        if param.type == table.FLAG:
            return self.word(("yes", "ja", "oui")) if value else self.word(("no", "nein", "non"))
        if param.type == table.REF:
            return self.renderer.names(param.record, value, self.lang)
        return str(value.get(self.lang) or next(iter(value.values()))) if isinstance(value, dict) else str(value)

    def label(self, name: str, operation: str = "") -> str:
        """What a parameter is called."""
        return in_language(self.vocabulary.palette.param(operation, name), self.lang, name)

    def slot(self, said: str, path: Path, name: str, is_missing: bool = False, operation: str = "") -> Span:
        """A slot with its words, or with what is to be chosen there."""
        label = self.label(name, operation)
        text = self.word(CHOOSE).format(label) if is_missing or not said else said
        return Span("slot", text, path, label, is_missing or not said)

    def missing(self, path: Path, name: str) -> Span:
        """A slot that waits for something."""
        return self.slot("", path, name, is_missing=True)


def _is_missing(param: Param, value: Any) -> bool:
    return value is None and param.default is table.REQUIRED
