"""Joining steps into sentences: order, permission, choice, repetition and what introduces them."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

from engine.core.effects import table
from engine.core.effects.table import Param
from engine.core.effects.tree import Node, TableRow
from engine.core.effects.words.names import UNKNOWN, Bound
from engine.core.effects.words.phrases import EVERY, IT, THAT, Clause, Intro, Phrase
from engine.core.effects.words.render import Renderer
from engine.core.effects.words.templates import TOKEN

Intros = Sequence[Intro]
Steps = Sequence[Node]


class Structure:
    """Renders lists of steps; each sentence is still without capital letter and full stop."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer
        self.grammar = renderer.grammar

    # --- lists of steps -----------------------------------------------------------------------------

    def program(self, steps: Steps, intros: Intros = (), is_joined: bool = False) -> list[str]:
        """The sentences of a list of steps; the introductions stand before the first, which joins what it can."""
        sentences: list[str] = []
        waiting: list[list[Clause]] = []  # the clauses of each step
        lead = list(intros)

        def close() -> None:
            nonlocal lead
            if waiting:
                sentences.extend(self._sentences(waiting, lead, is_joined or bool(intros)))
                waiting.clear()
                lead = self._follow(intros)

        for node in steps:
            if node.operation is None:
                waiting.append([Clause("", 3, False, "", UNKNOWN, is_statement=True)])
            elif self._is_composite(node):
                close()
                sentences.extend(self._composite(node, lead))
                lead = self._follow(intros)
            else:
                waiting.append(self.renderer.clauses(node))
        close()
        return sentences or [self.grammar.front(lead, self.grammar.word("nothing"))]

    def _follow(self, intros: Intros) -> list[Intro]:
        return [Intro(self.grammar.word("then"), is_adverb=True)] if intros else []

    def _sentences(self, steps: list[list[Clause]], intros: list[Intro], is_joined: bool) -> list[str]:
        """Steps under one introduction are joined; without any, each is a sentence."""
        if not is_joined:
            return [self._joined(clauses, []) for clauses in steps]
        sentences: list[str] = []
        group: list[Clause] = []
        for clause in (clause for clauses in steps for clause in clauses):
            if group and clause.is_agent and not group[-1].is_command:
                sentences.append(self._joined(group, intros))
                group, intros = [], self._follow(intros)
            group.append(clause)
        return [*sentences, self._joined(group, intros)]

    def _joined(self, clauses: Sequence[Clause], intros: Intros) -> str:
        intros = self.grammar.prepare(intros, clauses)
        may_command = self.grammar.commands_after(intros)
        parts: list[str] = []
        stated = ""
        for clause in clauses:
            may_command = clause.is_command and (may_command or clause.is_agent)
            if not clause.verb:
                parts.append(clause.rest)
            elif may_command:
                parts.append(self._command(clause, intros if not parts else ()))
            else:
                is_fronted = bool(intros) and not intros[-1].is_colon and not parts
                is_same = stated != "" and clause.subject.strip() == stated  # 'that ally stands up and draws 1 card'
                parts.append(self.grammar.main(replace(clause, subject="") if is_same else clause, is_fronted))
                stated = clause.subject.strip()
        if self._then_inside(intros, clauses):
            intros = intros[:-1]
        return self.grammar.front(intros, self.grammar.listed(parts, "and"))

    def _then_inside(self, intros: Intros, clauses: Sequence[Clause]) -> bool:
        """German puts 'danach' into a command, not before it."""
        return self.grammar.lang == "de" and bool(intros) and intros[-1].is_adverb and clauses[0].is_agent

    def _command(self, clause: Clause, intros: Intros) -> str:
        if intros and self._then_inside(intros, [clause]):
            clause = replace(clause, rest=f"{intros[-1].text} {clause.rest}")
        return self.grammar.command(clause)

    # --- steps that contain steps -------------------------------------------------------------------

    def _is_composite(self, node: Node) -> bool:
        return node.name in ("may", "forEach") or "=>" in node.op.words[self.renderer.lang]

    def _composite(self, node: Node, intros: Intros) -> list[str]:
        given = node.arguments
        if node.name == "may":
            return self.permitted(_decider(node), given["do"] or (), (), intros)
        if node.name == "cost":
            return self.permitted(_decider(node), given["then"] or (), given["pay"] or (), intros)
        if node.name == "forEach":
            return self._for_each(node, intros)
        sentences: list[str] = []
        written = self.renderer.words(node) or UNKNOWN
        for number, text in enumerate(written.split(" // ")):
            lead = list(intros) if number == 0 else []
            head, arrow, body = text.partition("=>")
            if not arrow:
                clause = self.renderer.lasting(node, self.renderer.clause(node, head))
                sentences.append(self._joined([clause], lead))
                continue
            param = TOKEN.search(body)
            assert param is not None, text
            if number == 0 and (lasting := self.renderer.duration_words(node)[0]):
                lead = [*lead, Intro(lasting)]
            sentences.extend(self._introduced(node, head.strip(), str(param.group(1)), lead))
        return sentences

    def _introduced(self, node: Node, head: str, name: str, lead: list[Intro]) -> list[str]:
        """An introduction and what it introduces."""
        param = node.param(name)
        value = node.arguments.get(name) or ()
        if any(match.group(3) for match in TOKEN.finditer(head)):  # 'the group chooses one: …'
            clause = self.renderer.clause(node, head[:-1])
            lead = [Intro(self._joined([clause], lead).strip(), is_colon=True)]
            steps = [step for branch in value for step in (branch if isinstance(branch, tuple) else (branch,))]
            with self._just_named(_decider(node), steps):
                return self._body(param, value, lead)
        elif head:
            text = self.renderer.fill(node, head.removesuffix(":"))
            lead = [*lead, Intro(text, head.endswith(":"), "{condition}" in head)]
        return self._body(param, value, lead)

    @contextmanager
    def _just_named(self, decider: str, steps: Steps) -> Iterator[None]:
        """While a pronoun says who decides, if nobody else does anything: 'the searcher chooses one: they draw …'."""
        who = self.renderer.bearer_phrase() if decider == "bearer" else None
        is_clear = all(node.operation is not None and self._is_own(node, decider) for node in steps)
        with ExitStack() as scope:
            if who is not None and who.noun is not None and is_clear:
                said = Phrase(who.noun, IT)
                for name in self.renderer.lexicon.others_called(decider):
                    scope.enter_context(self.renderer.binding(name, Bound(said, said)))
            yield

    def _body(self, param: Param | None, value: Any, lead: list[Intro]) -> list[str]:
        if param is not None and param.type == table.BRANCHES:
            return [self.grammar.front(lead, self._alternatives(value))]
        if param is not None and param.type == table.ROWS:
            return self._rows(value, lead)
        return self.program(value, lead)

    def _alternatives(self, branches: Sequence[Steps]) -> str:
        """'a, or b'; with letters where an alternative takes more than one sentence."""
        said = [self.program(branch, is_joined=True) for branch in branches]
        parts = ["; ".join(one.strip() for one in sentences) for sentences in said]
        if any(len(sentences) > 1 for sentences in said):
            parts = [f"({chr(ord('a') + number)}) {part}" for number, part in enumerate(parts)]
        return f", {self.grammar.word('or')} ".join(parts)

    def _rows(self, rows: Sequence[TableRow], lead: list[Intro]) -> list[str]:
        sentences: list[str] = []
        for row in rows:
            sentences.extend(self.program(row.steps, [*lead, Intro(row.span, is_colon=True)]))
            lead = []
        return sentences

    # --- for each -----------------------------------------------------------------------------------

    def _for_each(self, node: Node, intros: Intros) -> list[str]:
        renderer = self.renderer
        name = str(node.arguments["as"])
        every = renderer.phrase(node.arguments["of"]).with_determiner(EVERY)
        again = every.forced(IT) if every.noun is not None else every
        again = replace(again, after="", is_open=False, adjectives=())
        do = node.arguments["do"] or ()
        if do and self._acts(do[0], name):
            with renderer.binding(name, Bound(every, again)):
                return self.program(do, intros)
        that = replace(again, determiner=THAT) if again.noun is not None else again
        said = renderer.fill(node, (renderer.words(node) or "").partition(":")[0])
        with renderer.binding(name, Bound(that, again)):
            return self.program(do, [*intros, Intro(said, is_colon=True)])

    def _acts(self, node: Node, name: str) -> bool:
        """Whether the first step says what the element in turn does, so that it can be its subject."""
        if node.operation is None:
            return False
        if node.name in ("may", "cost", "choose"):
            return bool(node.arguments["decider"] == name)
        subject = node.arguments.get(self._subject(node).partition("'s")[0])
        return isinstance(subject, Node) and subject.written == name

    def _subject(self, node: Node) -> str:
        """The slot that a step's sentence begins with."""
        match = TOKEN.match((self.renderer.words(node) or "").strip())
        return match.group(1) or "" if match else ""

    # --- permission and cost ------------------------------------------------------------------------

    def permitted(self, decider: str, steps: Steps, price_steps: Steps, intros: Intros) -> list[str]:
        """Somebody may do something, perhaps for a price."""
        node = self.renderer.permission(decider)
        head = (self.renderer.words(node) or "").partition("=>")[0]
        may = self.renderer.clause(node, head)
        own, rest = self._own_deeds(steps, decider)
        price, dear = self._own_deeds(price_steps, decider)
        if dear or not (price or own) or (price_steps and not price):
            wish = [*intros, Intro(self.renderer.fill(node, self.renderer.words(node, "wish") or ""), is_clause=True)]
            if not price_steps:
                with self._just_named(decider, steps):
                    return self.program(steps, wish)
            return [*self.program(price_steps, wish), *self._if_so(steps)]
        if price and (rest or any(clause.verb == may.verb for clause in own)):
            own, rest = [], steps
        own = [_without_modal(clause, may.verb) for clause in own]
        sentence = self.grammar.main(replace(may, rest=self._priced(price, own)), self._is_fronted(intros))
        sentences = [self.grammar.front(intros, sentence)]
        return [*sentences, *self._if_so(rest)] if rest else sentences

    def paid(self, decider: str, do: Steps, cost: Steps, intros: Intros) -> list[str]:
        """A price that must be paid first: 'discard 2 cards to …'."""
        price, dear = self._own_deeds(cost, decider)
        own, rest = self._own_deeds(do, decider)
        if dear or rest or not own or not price or decider != "you":
            return [*self.program(cost, intros), *self._if_so(do)]
        purposes = [self.grammar.infinitive(clause, is_purpose=True) for clause in own]
        return [self.grammar.front(self._as_colon(intros), self.grammar.purpose(self._joined(price, ()), purposes))]

    def _as_colon(self, intros: Intros) -> Intros:
        if self.grammar.lang == "de" and intros and not intros[-1].is_clause:
            return [*intros[:-1], replace(intros[-1], is_colon=True)]
        return intros

    def _is_fronted(self, intros: Intros) -> bool:
        return bool(intros) and not intros[-1].is_colon

    def _priced(self, price: list[Clause], own: list[Clause]) -> str:
        deeds = [self.grammar.infinitive(clause) if clause.verb else clause.rest for clause in price or own]
        said = self.grammar.listed(deeds, "and")
        if not price or not own:
            return said
        return self.grammar.purpose(said, [self.grammar.infinitive(clause, is_purpose=True) for clause in own])

    def _own_deeds(self, steps: Steps, decider: str) -> tuple[list[Clause], Steps]:
        """The first steps, as far as who decides also does them, and the others."""
        own: list[Clause] = []
        for index, node in enumerate(steps):
            if node.operation is None or self._is_composite(node) or not self._is_own(node, decider):
                return own, steps[index:]
            clauses = self.renderer.clauses(node)
            if any(self._befalls(clause) for clause in clauses):
                return own, steps[index:]
            own.extend(clauses)
        return own, ()

    def _is_own(self, node: Node, decider: str) -> bool:
        subject = self._subject(node)
        if subject == "one" or (subject == "self" and decider == "bearer"):
            return True
        who = node.arguments.get(subject)
        return isinstance(who, Node) and self.renderer.lexicon.is_same(decider, who.written)

    def _befalls(self, clause: Clause) -> bool:
        """Whether it happens to somebody rather than being done: 'may be ambushed' is no deed."""
        may = self.renderer.permission("you")
        return clause.is_statement and clause.verb != self.renderer.clause(may, self.renderer.words(may) or "").verb

    def _if_so(self, steps: Steps) -> list[str]:
        """What follows where somebody has used a permission; by then a pronoun could mean anybody."""
        self.renderer.speak_of(False)
        return self.program(steps, [Intro(self.grammar.word("if so"))])


def _decider(node: Node) -> str:
    return str(node.arguments["decider"] or UNKNOWN)


def _without_modal(clause: Clause, modal: str) -> Clause:
    """'You may search' inside 'you may …' is just 'search'."""
    return replace(clause, verb="") if clause.verb == modal else clause
