"""A text row by row: each block's heading as words and slots, its children as rows of their own."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

from engine.core.answers import Path
from engine.core.answers.effects import Row, Span
from engine.core.effects import table
from engine.core.effects.read import Ability, Misread, Node, Scope, TableRow
from engine.core.effects.table import SLOTS, Param, Vocabulary
from engine.core.effects.team import team_table
from engine.core.effects.words import nodes as worded
from engine.core.effects.words.lexicon import Words
from engine.core.effects.words.marks import Marks, without_marks
from engine.core.effects.words.misreads import hint_of, message_of
from engine.core.effects.words.nodes import UNKNOWN, Bound, Names
from engine.core.effects.words.palette import in_language
from engine.core.effects.words.phrases import EVERY, IT, THAT, Clause, Phrase
from engine.core.effects.words.render import Renderer
from engine.core.effects.words.templates import TOKEN
from engine.core.sentences import Sentence
from engine.core.sentences import said as in_words

CHOOSE: Words = ("choose: {}", "wählen: {}", "choisir : {}")
THEN: Words = ("then", "dann", "puis")
PRICE: Words = ("as the price", "als Preis", "comme prix")
MISSING = Sentence("{label} is missing.", "{label} fehlt.", "{label} manque.")
OR_ELSE = "abcdefghijklmnopqrstuvwxyz"
CHILDREN = (table.STEPS, table.BRANCHES, table.ROWS)
NOT_IN_A_SENTENCE = (*CHILDREN, table.NAME)


class Rows:
    """Collects the rows of one text."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        lang: str,
        names: Names,
        bearer: str,
        faults: Sequence[Misread],
        bound: Mapping[str, Any] | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self.lang = lang
        self.renderer = Renderer(vocabulary, lang, names, bearer)
        self.grammar = self.renderer.grammar
        self.colon = self.grammar.word("colon").rstrip(" ").replace(" ", "\u00a0")
        self.faults = faults
        self.rows: list[Row] = []
        self.known = ExitStack()
        for name, node in (bound or {}).items():
            self.known.enter_context(self.renderer.naming(name, node))

    def word(self, words: Words) -> str:
        """One of our own words."""
        return in_language(words, self.lang)

    # --- texts --------------------------------------------------------------------------------------

    def ability(self, ability: Ability) -> None:
        """When, if, and who may; then the price and the steps."""
        self.renderer.is_continuous = ability.trigger.name == "always"
        self.renderer.duration = ability.duration.as_written() if ability.duration else None
        spans: list[Span] = []
        if ability.limit:
            said = self.grammar.polished(self.renderer.limit(*ability.limit))
            spans += [self._slot(said, (*ability.path, "limit"), "limit"), Span("words", ", ")]
        spans.append(self._trigger(ability.trigger))
        if ability.condition is not None:
            said = self.grammar.polished(self.renderer.condition(ability.condition.as_written()))
            is_missing = ability.condition.is_gap
            spans += [
                Span("words", f", {self.grammar.word('if')} "),
                self._slot(said, (*ability.path, "if"), "if", is_missing),
            ]
        self._add(ability.path, 0, [*spans, Span("words", self.colon)], "", ability.trigger.name)
        if ability.is_optional or (ability.cost and ability.decider != "you"):
            written = {"op": "may", "decider": ability.decider}
            node = self.renderer.node(table.STEP, written)
            assert node is not None
            head = (self.renderer.words(node) or "").partition("=>")[0]
            self._add((*ability.path, "may"), 1, self._spans_of(node, ability.path, head, self.colon), "", "may")
        self.steps(ability.cost, (*ability.path, "cost"), 1, self.word(PRICE), is_needed=False)
        self.steps(ability.steps, (*ability.path, "do"), 1)

    def _trigger(self, trigger: Node) -> Span:
        path = trigger.path
        node = self.renderer.node(table.TRIGGER, trigger.as_written())
        if node is None:
            return self._slot("", path, "when", is_missing=True)
        words = self.renderer.words(node) or self.renderer.words(node, "label") or ""
        said = self.grammar.polished(self.renderer.fill(node, words.removesuffix(":")))
        first = TOKEN.search(words)
        self.renderer.speak_of(first is not None and ">" in first.group(0))
        return self._slot(said, path, "when")

    def steps(self, nodes: tuple[Node, ...], path: Path, depth: int, lead: str = "", is_needed: bool = True) -> None:
        """The rows of a list of steps; an empty one shows where its first will stand."""
        for node in nodes:
            self.step(node, depth, lead)
            lead = self.word(THEN)
        if not nodes and is_needed:
            self._add((*path, 0), depth, [self._missing((*path, 0), "step")], lead)

    def step(self, node: Node, depth: int, lead: str = "") -> None:
        """A step and the rows of its children."""
        if node.operation is None:
            self._add(node.path, depth, [self._missing(node.path, "step")], lead, scope=node.scope)
            return
        said = self.renderer.node(table.STEP, node.as_written())
        assert said is not None
        heads = self._heads(said)
        spans = self._spans_of(said, node.path, heads[0][0], self.colon if heads[0][1] else "", not lead)
        self._add(node.path, depth, [*spans, *self._unsaid(node, spans)], lead, node.operation.name, node.scope)
        for param in node.operation.params:
            if param.type in CHILDREN:
                self._children(node, param, depth + 1, self._lead_of(said, heads, param))

    def _heads(self, said: worded.Node) -> list[tuple[str, str]]:
        """The sentences of a template: what each says, and whose steps it introduces."""
        heads: list[tuple[str, str]] = []
        for text in (self.renderer.words(said) or UNKNOWN).split(" // "):
            head, arrow, body = text.partition("=>")
            param = TOKEN.search(body) if arrow else None
            heads.append((head.strip(), str(param.group(1)) if param else ""))
        return heads

    def _lead_of(self, said: worded.Node, heads: list[tuple[str, str]], param: Param) -> str:
        if said.operation.cost == param.name:
            return self.word(PRICE)
        if said.operation.name == "cost":
            return self.grammar.word("if so")
        later = next((text for text, name in heads[1:] if name == param.name), "")
        return self.grammar.polished(self.renderer.fill(said, later.removesuffix(":"))) if later else ""

    def _children(self, node: Node, param: Param, depth: int, lead: str) -> None:
        value = node.arguments.get(param.name)
        path = (*node.path, param.name)
        with ExitStack() as scope:
            self._bind(node, scope)
            if param.type == table.STEPS:
                self.steps(value or (), path, depth, lead, is_needed=param.default is table.REQUIRED)
                return
            for number, one in enumerate(value or ((), ())):
                letter = f"{OR_ELSE[number % 26]})"
                if isinstance(one, TableRow):
                    span = f"{one.low}" if one.low == one.high else f"{one.low}–{one.high}"
                    self.steps(one.steps, (*path, number, "do"), depth, f"{span}:")
                elif param.type == table.BRANCHES:
                    self.steps(one, (*path, number), depth, letter)

    def _bind(self, node: Node, scope: ExitStack) -> None:
        """The steps of a forEach speak of 'that hero'."""
        assert node.operation is not None
        name = next((node.arguments[one.name] for one in node.operation.params if one.type == table.NAME), None)
        of = node.arguments.get("of")
        if not name or not isinstance(of, Node):
            return
        every = self.renderer.phrase(table.SET, of.as_written()).with_determiner(EVERY)
        that = replace(every.forced(THAT), after="", is_open=False, adjectives=()) if every.noun else every
        again = replace(that, determiner=IT) if that.noun else that
        scope.enter_context(self.renderer.binding(name, Bound(that, again)))

    # --- other nodes --------------------------------------------------------------------------------

    def expression(self, node: Node) -> None:
        """A condition, number, target, place, trigger or duration of its own."""
        written = node.as_written()
        said = self.renderer.node(node.kind, written) if node.operation else None
        if said is None:
            text = "" if node.is_gap else self.grammar.polished(self.grammar.phrase(Phrase(text=str(written))))
            self._add(node.path, 0, [self._slot(text, node.path, node.kind, is_missing=not text)], "")
            return
        spans = self._said_spans(said, node.path, lambda: self._words_of(node, said, written), "", True)
        self._add(node.path, 0, [*spans, *self._unsaid(node, spans)], "", said.operation.name)

    def _words_of(self, node: Node, said: worded.Node, written: Any) -> str:
        if node.kind == table.CONDITION:
            return self.renderer.condition(written)
        if node.kind in (table.TRIGGER, table.DURATION):
            words = self.renderer.words(said) or self.renderer.words(said, "label") or UNKNOWN
            return self.renderer.fill(said, words)
        return self.grammar.phrase(self.renderer.phrase(node.kind, written))

    # --- spans --------------------------------------------------------------------------------------

    def _spans_of(self, said: worded.Node, path: Path, text: str, end: str, is_first: bool = True) -> list[Span]:
        """A heading or a whole step as words and slots."""

        def words() -> str:
            is_head = bool(end)
            flat = text.removesuffix(":") if is_head else text
            if is_head and not any(match.group(3) for match in TOKEN.finditer(flat)):
                return self.renderer.fill(said, flat)
            self.renderer.said_duration = False
            clauses = [self.renderer.clause(said, one) for one in (flat or UNKNOWN).split(" ; ")]
            if not is_head:
                clauses = [self.renderer.lasting(said, clause) for clause in clauses]
            return self.grammar.listed([self._stated(clause) for clause in clauses], "and")

        return self._said_spans(said, path, words, end, is_first)

    def _stated(self, clause: Clause) -> str:
        """Who does what, also where a printed text would only command it."""
        if not clause.verb:
            return clause.rest
        return self.grammar.command(clause) if clause.is_agent else self.grammar.main(clause)

    def _said_spans(self, said: worded.Node, path: Path, words: Any, end: str, is_first: bool) -> list[Span]:
        marks = Marks(said.written)
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
            param = said.param(name)
            is_missing = param is not None and said.value(name) is None and param.default is table.REQUIRED
            slot = self._slot(finished[first:last], (*path, name), name, is_missing, said.operation.name)
            if param is not None and param.type == table.NUMBER:
                slot = replace(slot, by_team=team_table(self.vocabulary, said.value(name)))
            spans.append(slot)
            begin = last
        rest = finished[begin:] + end
        return [*spans, Span("words", rest)] if rest else spans

    def _unsaid(self, node: Node, spans: list[Span]) -> list[Span]:
        """Slots that the sentence does not show, but that are given or needed."""
        assert node.operation is not None
        shown = {span.path[-1] for span in spans if span.path}
        found: list[Span] = []
        for param in node.operation.params:
            if param.name in shown or param.type in NOT_IN_A_SENTENCE:
                continue
            path = (*node.path, param.name)
            value = node.arguments.get(param.name)
            if value is None and param.default is table.REQUIRED:
                found += [Span("words", " "), self._slot("", path, param.name, True, node.operation.name)]
            elif node.is_given(param.name) and value is not None:
                label = self._label(param.name, node.operation.name)
                said = self._value_words(node, param, value)
                if said:
                    found += [
                        Span("words", f" ({label}: "),
                        self._slot(said, path, param.name, False, node.operation.name),
                        Span("words", ")"),
                    ]
        return found

    def _value_words(self, node: Node, param: Param, value: Any) -> str:
        assert node.operation is not None
        if isinstance(value, Node):
            written = value.as_written()
            if value.kind == table.CONDITION:
                head = Phrase(self.renderer.lexicon.noun("figure"), IT)
                with self.renderer.binding("it", Bound(head, head, uses=1)):
                    return self.grammar.polished(self.renderer.condition(written))
            if value.kind == table.DURATION:
                said = self.renderer.node(table.DURATION, written)
                words = (self.renderer.words(said) or self.renderer.words(said, "label")) if said else ""
                return self.grammar.polished(self.renderer.fill(said, words)) if said and words else ""
            return self.grammar.polished(self.grammar.phrase(self.renderer.phrase(value.kind, written)))
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

    def _label(self, name: str, operation: str = "") -> str:
        return in_language(self.vocabulary.palette.param(operation, name), self.lang, name)

    def _slot(self, said: str, path: Path, name: str, is_missing: bool = False, operation: str = "") -> Span:
        label = self._label(name, operation)
        text = self.word(CHOOSE).format(label) if is_missing or not said else said
        return Span("slot", text, path, label, is_missing or not said)

    def _missing(self, path: Path, name: str) -> Span:
        return self._slot("", path, name, is_missing=True)

    def _add(
        self, path: Path, depth: int, spans: list[Span], lead: str, operation: str = "", scope: Scope = ()
    ) -> None:
        bound = tuple((name, SLOTS[kind]) for name, kind in scope)
        self.rows.append(Row(path, depth, tuple(spans), lead, operation, (), bound))

    # --- faults -------------------------------------------------------------------------------------

    def _told(self, fault: Misread, label: str) -> str:
        if fault.sentence == "needed":
            return in_words(MISSING(label=label), self.lang)
        hint = in_words(hint_of(fault), self.lang) if fault.sentence != "no node" else ""
        return f"{in_words(message_of(fault), self.lang)} {hint}".strip()

    def finished(self) -> tuple[Row, ...]:
        """The rows, each with what is wrong with it: a fault belongs to the innermost row around it."""
        by_row: dict[int, list[str]] = {}
        places = {row.path: number for number, row in reversed(list(enumerate(self.rows)))}
        for fault in self.faults:
            path = fault.path
            while path and path not in places:
                path = path[:-1]
            number = places.get(path, 0)
            operation = str(fault.values.get("operation", ""))
            label = self._label(str(fault.path[-1]), operation) if fault.path else ""
            by_row.setdefault(number, []).append(self._told(fault, label))
        return tuple(
            replace(row, faults=tuple(dict.fromkeys(by_row.get(number, ())))) for number, row in enumerate(self.rows)
        )
