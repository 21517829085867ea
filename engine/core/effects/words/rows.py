"""A text row by row: each block's heading as words and slots, its children as rows of their own."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace

from engine.core.answers import Path
from engine.core.answers.effects import Row, Span
from engine.core.effects import table
from engine.core.effects.table import SLOTS, Param, Vocabulary
from engine.core.effects.tree import Ability, Misread, Node, Scope, TableRow
from engine.core.effects.words.misreads import hint_of, message_of
from engine.core.effects.words.names import UNKNOWN, Bound, Names
from engine.core.effects.words.phrases import EVERY, IT, THAT, Phrase
from engine.core.effects.words.spans import CHILDREN, Spans
from engine.core.effects.words.templates import TOKEN
from engine.core.sentences import said as in_words
from engine.core.word_tables import Words

THEN: Words = ("then", "dann", "puis")
PRICE: Words = ("as the price", "als Preis", "comme prix")
OR_ELSE = "abcdefghijklmnopqrstuvwxyz"


class Rows(Spans):
    """Collects the rows of one text."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        lang: str,
        names: Names,
        bearer: str,
        faults: Sequence[Misread],
        bound: Mapping[str, Node] | None = None,
    ) -> None:
        super().__init__(vocabulary, lang, names, bearer)
        self.faults = faults
        self.rows: list[Row] = []
        self.known = ExitStack()
        for name, node in (bound or {}).items():
            self.known.enter_context(self.renderer.naming(name, node))

    # --- texts --------------------------------------------------------------------------------------

    def ability(self, ability: Ability) -> None:
        """When, if, and who may; then the price and the steps."""
        self.renderer.is_continuous = ability.trigger.name == "always"
        spans: list[Span] = []
        if ability.limit:
            said = self.grammar.polished(self.renderer.limit(*ability.limit))
            spans += [self.slot(said, (*ability.path, "limit"), "limit"), Span("words", ", ")]
        spans.append(self._trigger(ability.trigger))
        if ability.condition is not None:
            said = self.grammar.polished(self.renderer.condition(ability.condition))
            is_missing = ability.condition.is_gap
            spans += [
                Span("words", f", {self.grammar.word('if')} "),
                self.slot(said, (*ability.path, "if"), "if", is_missing),
            ]
        self._add(ability.path, 0, [*spans, Span("words", self.colon)], "", ability.trigger.name)
        if ability.is_optional or (ability.cost and ability.decider != "you"):
            node = self.renderer.permission(ability.decider)
            head = (self.renderer.words(node) or "").partition("=>")[0]
            self._add((*ability.path, "may"), 1, self.spans_of(node, ability.path, head, self.colon), "", "may")
        self.steps(ability.cost, (*ability.path, "cost"), 1, self.word(PRICE), is_needed=False)
        self.steps(ability.steps, (*ability.path, "do"), 1)

    def _trigger(self, trigger: Node) -> Span:
        if trigger.operation is None:
            return self.slot("", trigger.path, "when", is_missing=True)
        words = self.renderer.words(trigger) or self.renderer.words(trigger, "label") or ""
        said = self.grammar.polished(self.renderer.fill(trigger, words.removesuffix(":")))
        first = TOKEN.search(words)
        self.renderer.speak_of(first is not None and ">" in first.group(0))
        return self.slot(said, trigger.path, "when")

    def steps(self, nodes: tuple[Node, ...], path: Path, depth: int, lead: str = "", is_needed: bool = True) -> None:
        """The rows of a list of steps; an empty one shows where its first will stand."""
        for node in nodes:
            self.step(node, depth, lead)
            lead = self.word(THEN)
        if not nodes and is_needed:
            self._add((*path, 0), depth, [self.missing((*path, 0), "step")], lead)

    def step(self, node: Node, depth: int, lead: str = "") -> None:
        """A step and the rows of its children."""
        if node.operation is None:
            self._add(node.path, depth, [self.missing(node.path, "step")], lead, scope=node.scope)
            return
        heads = self._heads(node)
        spans = self.spans_of(node, node.path, heads[0][0], self.colon if heads[0][1] else "", not lead)
        self._add(node.path, depth, [*spans, *self.unsaid(node, spans)], lead, node.operation.name, node.scope)
        for param in node.operation.params:
            if param.type in CHILDREN:
                self._children(node, param, depth + 1, self._lead_of(node, heads, param))

    def _heads(self, node: Node) -> list[tuple[str, str]]:
        """The sentences of a template: what each says, and whose steps it introduces."""
        heads: list[tuple[str, str]] = []
        self.renderer.said_duration = False
        for text in (self.renderer.words(node) or UNKNOWN).split(" // "):
            head, arrow, body = text.partition("=>")
            param = TOKEN.search(body) if arrow else None
            heads.append((head.strip(), str(param.group(1)) if param else ""))
        return heads

    def _lead_of(self, node: Node, heads: list[tuple[str, str]], param: Param) -> str:
        if node.op.cost == param.name:
            return self.word(PRICE)
        if node.name == "cost":
            return self.grammar.word("if so")
        later = next((text for text, name in heads[1:] if name == param.name), "")
        return self.grammar.polished(self.renderer.fill(node, later.removesuffix(":"))) if later else ""

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
                    self.steps(one.steps, (*path, number, "do"), depth, f"{one.span}:")
                elif param.type == table.BRANCHES:
                    self.steps(one, (*path, number), depth, letter)

    def _bind(self, node: Node, scope: ExitStack) -> None:
        """The steps of a forEach speak of 'that hero'."""
        assert node.operation is not None
        name = next((node.arguments[one.name] for one in node.operation.params if one.type == table.NAME), None)
        of = node.arguments.get("of")
        if not name or not isinstance(of, Node):
            return
        every = self.renderer.phrase(of).with_determiner(EVERY)
        that = replace(every.forced(THAT), after="", is_open=False, adjectives=()) if every.noun else every
        again = replace(that, determiner=IT) if that.noun else that
        scope.enter_context(self.renderer.binding(name, Bound(that, again)))

    # --- other nodes --------------------------------------------------------------------------------

    def expression(self, node: Node) -> None:
        """A condition, number, target, place, trigger or duration of its own."""
        if node.operation is None:
            text = "" if node.is_gap else self.grammar.polished(self.grammar.phrase(Phrase(text=str(node.written))))
            self._add(node.path, 0, [self.slot(text, node.path, node.kind, is_missing=not text)], "")
            return
        spans = self.said_spans(node, node.path, lambda: self._words_of(node), "", True)
        self._add(node.path, 0, [*spans, *self.unsaid(node, spans)], "", node.name)

    def _words_of(self, node: Node) -> str:
        if node.kind == table.CONDITION:
            return self.renderer.condition(node)
        if node.kind in (table.TRIGGER, table.DURATION):
            words = self.renderer.words(node) or self.renderer.words(node, "label") or UNKNOWN
            return self.renderer.fill(node, words)
        return self.grammar.phrase(self.renderer.phrase(node))

    def _add(
        self, path: Path, depth: int, spans: list[Span], lead: str, operation: str = "", scope: Scope = ()
    ) -> None:
        bound = tuple((name, SLOTS[kind]) for name, kind in scope)
        self.rows.append(Row(path, depth, tuple(spans), lead, operation, (), bound))

    # --- faults -------------------------------------------------------------------------------------

    def _told(self, fault: Misread) -> str:
        message = in_words(message_of(fault, self.vocabulary.palette), self.lang)
        hint = in_words(hint_of(fault), self.lang) if fault.sentence != "no node" else ""
        return f"{message} {hint}".strip()

    def finished(self) -> tuple[Row, ...]:
        """The rows, each with what is wrong with it: a fault belongs to the innermost row around it."""
        by_row: dict[int, list[str]] = {}
        places = {row.path: number for number, row in reversed(list(enumerate(self.rows)))}
        for fault in self.faults:
            path = fault.path
            while path and path not in places:
                path = path[:-1]
            number = places.get(path, 0)
            by_row.setdefault(number, []).append(self._told(fault))
        return tuple(
            replace(row, faults=tuple(dict.fromkeys(by_row.get(number, ())))) for number, row in enumerate(self.rows)
        )
