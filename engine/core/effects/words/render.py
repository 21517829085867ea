"""Filling in templates: nodes become phrases and clauses of one language."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from engine.core.effects import table
from engine.core.effects.table import Operation, Param, Vocabulary
from engine.core.effects.words.english import English
from engine.core.effects.words.french import French
from engine.core.effects.words.german import German
from engine.core.effects.words.grammar import Grammar
from engine.core.effects.words.lexicon import Noun, protect
from engine.core.effects.words.phrases import (
    A,
    BARE,
    CASES,
    DETERMINERS,
    EVERY,
    IT,
    NOM,
    NOUN,
    THAT,
    THE,
    THIS,
    YOU,
    Clause,
    Phrase,
)
from engine.core.effects.words.templates import TOKEN, expand, sections

GRAMMARS: dict[str, Grammar] = {"en": English(), "de": German(), "fr": French()}
UNKNOWN = "…"  # a half-written effect in an editor
SET_KINDS = (table.FIGURES, table.PLACES, table.CARDS)

Names = Callable[[str, str, str], str]


def plain_name(_record: str, id_: str, _lang: str) -> str:
    """A name made from an id, where nobody knows better."""
    return id_.rpartition("/")[2].replace("-", " ").title()


@dataclass
class Bound:
    """What a name stands for: in full the first time, then more briefly."""

    first: Phrase
    later: Phrase
    uses: int = 0

    def phrase(self) -> Phrase:
        """The phrase for this mention."""
        self.uses += 1
        return self.first if self.uses == 1 else self.later


@dataclass(frozen=True)
class Node:
    """An operation with its arguments."""

    operation: Operation
    given: dict[str, Any]

    def param(self, name: str) -> Param | None:
        """A parameter by its name."""
        return next((param for param in self.operation.params if param.name == name), None)

    def value(self, name: str) -> Any:
        """What the author wrote, or the default."""
        param = self.param(name)
        if name in self.given:
            return self.given[name]
        return None if param is None or param.default is table.REQUIRED else param.default

    def is_given(self, name: str) -> bool:
        """Whether a parameter says something of its own."""
        param = self.param(name)
        value = self.value(name)
        if value is None or value is False or value in ("", []):
            return False
        return param is None or param.default is table.REQUIRED or value != param.default


class Renderer:
    """Puts nodes of one vocabulary into one language."""

    def __init__(self, vocabulary: Vocabulary, lang: str, names: Names = plain_name, bearer: str = "") -> None:
        self.vocabulary = vocabulary
        self.lexicon = vocabulary.lexicon
        self.grammar = GRAMMARS[lang]
        self.lang = lang
        self.names = names
        self.bearer = bearer
        self.duration: Any = None  # the ability's own
        self.is_continuous = False
        self._bound: dict[str, Bound] = {}
        self._mentioned: dict[str, Phrase] = {}
        self._head: Phrase | None = None  # what {where} is about
        self._said_duration = False

    # --- nodes --------------------------------------------------------------------------------------

    def node(self, kind: str, written: Any) -> Node | None:
        """The operation an author means, or None for something half-written."""
        if isinstance(written, str):
            written = {"op": written}
        if not isinstance(written, dict) or not isinstance(written.get("op"), str):
            return None
        operation = self.vocabulary.find(kind, written["op"])
        return operation and Node(operation, {key: value for key, value in written.items() if key != "op"})

    def words(self, node: Node, section: str = "main") -> str | None:
        """A section of an operation's template, blocks settled."""
        template = sections(node.operation.words.get(self.lang, "")).get(section)
        return None if template is None else expand(template, lambda test: self._holds(node, test))

    def _holds(self, node: Node, test: str) -> bool:
        for sign in ("=", "<"):
            name, found, wanted = test.partition(sign)
            if not found:
                continue
            value = self._effective(node, name)
            if sign == "<":
                return isinstance(value, int) and value < int(wanted)
            is_so = wanted == (value.get("op") if isinstance(value, dict) else str(value))
            self._said_duration |= is_so and name == "for"
            return is_so
        return node.is_given(test)

    def _effective(self, node: Node, name: str) -> Any:
        param = node.param(name)
        if param is not None and param.type == table.DURATION and name not in node.given and self.duration is not None:
            return self.duration
        return node.value(name)

    @contextmanager
    def binding(self, name: str, bound: Bound) -> Iterator[None]:
        """While a name stands for something."""
        outer = self._bound.get(name)
        self._bound[name] = bound
        yield
        if outer is None:
            del self._bound[name]
        else:
            self._bound[name] = outer

    def bound(self, name: Any) -> Phrase | None:
        """What a bound name stands for."""
        return self._bound[name].phrase() if isinstance(name, str) and name in self._bound else None

    # --- clauses ------------------------------------------------------------------------------------

    def clauses(self, node: Node, section: str = "main") -> list[Clause]:
        """The clauses of a step or condition."""
        self._said_duration = False
        written = self.words(node, section) or UNKNOWN
        found = [self.clause(node, text) for text in written.split(" ; ")]
        return [self._lasting(node, clause) for clause in found]

    def clause(self, node: Node, text: str) -> Clause:
        """One clause of a flat template."""
        verb = next((match for match in TOKEN.finditer(text) if match.group(3)), None)
        if verb is None:
            return Clause("", 3, False, "", self.fill(node, text), is_statement=True)
        before = text[: verb.start()].strip()
        self._subject: Phrase | None = None
        subject = self.fill(node, before)
        phrase = self._subject
        inner = before.removeprefix("{").removesuffix("}")
        name = inner.partition(">")[0]
        return Clause(
            subject="" if name == "one" else subject,
            person=2 if phrase is not None and phrase.is_you else 3,
            is_plural=phrase is not None and self._agrees_as_plural(phrase),
            verb=verb.group(3),
            rest=self.fill(node, text[verb.end() :]).strip(),
            reference="you" if name == "you" else node.value(name) if node.param(name) else None,
            is_agent=name == "one",
            is_statement=bool(verb.group(2)),
        )

    def _agrees_as_plural(self, phrase: Phrase) -> bool:
        if phrase.determiner == IT and self.lang == "en" and phrase.noun is not None and phrase.noun.is_person:
            return True  # singular 'they'
        return phrase.is_plural

    def _lasting(self, node: Node, clause: Clause) -> Clause:
        param = next((param for param in node.operation.params if param.type == table.DURATION), None)
        if param is None or self._said_duration:
            return clause
        is_given = param.name in node.given or self.duration is not None
        if not is_given and (self.is_continuous or param.default == "thisAttack"):
            return clause
        duration = self.node(table.DURATION, self._effective(node, param.name))
        words = self.words(duration) if duration else None
        if not duration or not words:
            return clause
        filled = self.fill(duration, words)
        if "{condition}" in words:
            return replace(clause, until=filled)
        return replace(clause, rest=self.grammar.with_duration(clause.rest, filled))

    def condition(self, written: Any, is_denied: bool = False) -> str:
        """A condition as it stands after 'if'."""
        node = self.node(table.CONDITION, written)
        if node is None:
            return UNKNOWN
        name = node.operation.name
        if name == "not":
            return self.condition(node.value("a"), not is_denied)
        if name in ("and", "or"):
            word = name if not is_denied else {"and": "or", "or": "and"}[name]  # de Morgan
            parts = [self.condition(node.value(key), is_denied) for key in ("a", "b")]
            return f" {self.grammar.word(word)} ".join(parts)
        return self.grammar.subordinate(self._stated(node, is_denied))

    def _stated(self, node: Node, is_denied: bool) -> Clause:
        if is_denied and "not" in sections(node.operation.words[self.lang]):
            return self.clauses(node, "not")[0]
        return replace(self.clauses(node)[0], is_negated=is_denied)

    # --- filters ------------------------------------------------------------------------------------

    def filter(self, head: Phrase, written: Any) -> str:
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
            return f" {self.grammar.word(name)} ".join(parts) if all(parts) else ""
        node = self._about_it(node)
        subject = node.operation.params[0] if node.operation.params else None
        if subject is None or node.value(subject.name) != "it":
            return ""
        if not is_denied and (words := self.words(node, "it")) is not None:
            return self.fill(node, words)
        return self.grammar.relative(head, replace(self._stated(node, is_denied), person=3, is_plural=head.is_plural))

    @staticmethod
    def _about_it(node: Node) -> Node:
        """The same condition with 'it' first, where either order means the same."""
        if node.operation.facts.get("symmetric") and node.value("b") == "it":
            return Node(node.operation, {**node.given, "a": "it", "b": node.value("a")})
        return node

    def _renamed(self, head: Phrase, written: Any) -> tuple[Phrase, Any]:
        """'Monsters that are minions' are simply minions."""
        node = self.node(table.CONDITION, written)
        if node is None or head.noun is None:
            return head, written
        words = self.words(node, "noun")
        subject = node.operation.params[0].name if node.operation.params else ""
        if words is None or node.value(subject) != "it":
            return head, written
        noun = self._noun(node, words.strip())
        return replace(head, noun=noun), None

    # --- phrases ------------------------------------------------------------------------------------

    def phrase(self, kind: str, written: Any) -> Phrase:
        """What a node of figures, places or cards means."""
        bound = self.bound(written)
        if bound is not None:
            return bound
        node = next((found for one in self._kinds(kind) if (found := self.node(one, written))), None)
        if node is None:
            return Phrase(text=UNKNOWN)
        return self._head_phrase(node, self.words(node) or UNKNOWN)

    @staticmethod
    def _kinds(kind: str) -> tuple[str, ...]:
        return SET_KINDS if kind == table.SET else (kind,)

    def _head_phrase(self, node: Node, words: str) -> Phrase:
        """A template that begins with its noun; what follows is said behind it."""
        words = words.strip()
        match = TOKEN.match(words)
        if match is None or match.group(1) is None:
            return Phrase(text=self.fill(node, words))
        head = self.slot(node, match.group(1))
        if not isinstance(head, Phrase):
            return Phrase(text=self.fill(node, words))
        rest = words[match.end() :]
        if "{where}" in rest:
            head, written = self._renamed(head, node.value("where"))
            said = self.filter(head, written)
            rest = rest.replace("{where}", said if said.startswith(",") else f" {said}")
        return head.followed_by(self.fill(node, rest).strip())

    def number(self, written: Any) -> Phrase:
        """A number as a phrase: '3', 'the number of heroes'."""
        if isinstance(written, int):
            return Phrase(text=str(written))
        bound = self.bound(written)
        if bound is not None:
            return bound
        node = self.node(table.NUMBER, written)
        return Phrase(text=UNKNOWN) if node is None else self._head_phrase(node, self.words(node) or UNKNOWN)

    def counted(self, written: Any, phrase: Phrase) -> Phrase:
        """So many of something: '2 cards', '1 card for each hero', 'X cards (X is …)'."""
        if isinstance(written, int):
            return phrase.counted(str(written), self.grammar.counted_is_plural(written))
        times, each = self._per(written)
        if each:
            words = f"{self.grammar.word('for each')} {each}"
            return phrase.counted(str(times), self.grammar.counted_is_plural(times)).followed_by(words)
        value = self.grammar.phrase(self.number(written))
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

    # --- slots --------------------------------------------------------------------------------------

    def fill(self, node: Node, text: str) -> str:
        """A flat template with its slots and verbs in words."""
        return TOKEN.sub(lambda match: self._token(node, match.group(1), match.group(3)), text)

    def _token(self, node: Node, slot: str | None, verb: str | None) -> str:
        if slot is None:
            phrase = self._subject
            person = 2 if phrase is not None and phrase.is_you else 3
            is_plural = phrase is not None and self._agrees_as_plural(phrase)
            return self.grammar.finite(verb or "", person, is_plural)
        if slot == "not":
            return "{not}"
        name, _, marks = slot.partition(".")
        case = next((mark for mark in marks.split(".") if mark in CASES), NOM)
        found = self.slot(node, slot)
        if isinstance(found, str):
            return found
        if case == NOM:
            self._subject = found
        return self.grammar.phrase(found, case)

    def slot(self, node: Node, slot: str) -> Phrase | str:
        """What stands in a slot: a phrase that may still take a case, or finished words."""
        slot, _, remembered = slot.partition(">")
        words, *marks = slot.split(".")
        first, *rest = words.split()
        found = self._slot(node, first, rest)
        if isinstance(found, Phrase):
            found = self._marked(found, marks)
            if remembered:
                self._mentioned[remembered] = found
        return found

    @staticmethod
    def _marked(phrase: Phrase, marks: list[str]) -> Phrase:
        for mark in marks:
            if mark in DETERMINERS:
                phrase = phrase.with_determiner(mark)
            elif mark == "pl":
                phrase = replace(phrase, is_plural=True)
        return phrase

    def _slot(self, node: Node, first: str, rest: list[str]) -> Phrase | str:
        match first:
            case "you":
                return YOU
            case "one":
                return Phrase(text="", is_you=True)
            case "self":
                return self.bearer_phrase()
        if first.endswith("<"):
            return self._again(first[:-1])
        if first.endswith("'s"):
            return Phrase(self._noun(node, rest[0]), owner=self._owner(node, first[:-2]))
        if first in DETERMINERS:
            return self._literal(node, first, rest)
        param = node.param(first)
        if param is None:
            return Phrase(text=UNKNOWN)
        return self._value(node, param, rest)

    def _owner(self, node: Node, name: str) -> Phrase:
        found = self._slot(node, name, [])
        return found if isinstance(found, Phrase) else Phrase(text=found)

    def bearer_phrase(self) -> Phrase:
        """Who has this effect."""
        if self.bearer == "you":
            return YOU
        determiner, _, noun = (self.bearer or f"{THIS} figure").partition(" ")
        return Phrase(self.lexicon.noun(noun), determiner)

    def _again(self, name: str) -> Phrase:
        """Somebody mentioned before."""
        phrase = self._mentioned.get(name)
        if phrase is None or phrase.noun is None:
            return YOU if phrase is not None and phrase.is_you else Phrase(self.lexicon.noun("figure"), THAT)
        if phrase.determiner == IT or not phrase.is_open:
            return phrase
        return Phrase(phrase.noun, THAT)

    def _literal(self, node: Node, determiner: str, words: list[str]) -> Phrase:
        *adjectives, noun = words
        found = [adjective for word in adjectives if (adjective := self.lexicon.adjective(word))]
        param = node.param(noun)
        if param is not None and param.type in (*SET_KINDS, table.SET):
            phrase = self.phrase(param.type, node.value(noun)).forced(determiner)
            return replace(phrase, adjectives=(*found, *phrase.adjectives))
        is_open = determiner == EVERY
        return Phrase(self._noun(node, noun), determiner, tuple(found), determiner in (BARE, "all"), is_open)

    def _noun(self, node: Node, key: str) -> Noun:
        """A noun of the lexicon, of an option or of a record."""
        param = node.param(key)
        value = node.value(key) if param else None
        if param is not None and param.type == table.REF and isinstance(value, str):
            return self.lexicon.record(param.record, value, self.names(param.record, value, self.lang))
        if param is not None and param.type in (table.CHOICE, table.DECIDER):
            found = self.lexicon.option(key, str(value))
            if isinstance(found, Noun):
                return found
        return self.lexicon.noun(key)

    def _value(self, node: Node, param: Param, rest: list[str]) -> Phrase | str:
        value = self._effective(node, param.name)
        match param.type:
            case table.FIGURES | table.PLACES | table.CARDS | table.SET:
                phrase = self.phrase(param.type, value)
                return self.grammar.place(phrase, rest[0]) if rest else phrase
            case table.NUMBER:
                if rest and rest[0] == "abs":
                    value, rest = abs(value) if isinstance(value, int) else value, rest[1:]
                return self._number(node, value, rest)
            case table.CHOICE | table.DECIDER:
                return self._option(param, value, rest)
            case table.CHOICES:
                return self._options(param, value, rest)
            case table.REF:
                return Phrase(self._noun(node, param.name), rest[0] if rest else THE)
            case table.CONDITION | table.FILTER:
                return self.condition(value) if value not in (True, False) else UNKNOWN
            case table.DURATION:
                duration = self.node(table.DURATION, value)
                return self.fill(duration, self.words(duration) or "") if duration else UNKNOWN
        return protect(self._text(value))

    def _text(self, value: Any) -> str:
        if isinstance(value, dict):
            return str(value.get(self.lang) or value.get("en") or next(iter(value.values()), ""))
        return str(value)

    def _number(self, node: Node, value: Any, rest: list[str]) -> Phrase:
        if not rest:
            return self.number(value)
        *adjectives, noun = rest
        param = node.param(noun)
        if param is not None and param.type in SET_KINDS:
            return self.counted(value, self.phrase(param.type, node.value(noun)).forced(NOUN))
        found = tuple(adjective for word in adjectives if (adjective := self.lexicon.adjective(word)))
        return self.counted(value, Phrase(self._noun(node, noun), A, found))

    def _option(self, param: Param, value: Any, rest: list[str]) -> Phrase | str:
        found = self.lexicon.option(rest[0] if rest else param.name, str(value))
        if isinstance(found, Noun):
            return Phrase(found, rest[1] if len(rest) > 1 else THE)
        if found is not None:
            return self.grammar.pick(found)
        return protect(str(value))

    def _options(self, param: Param, value: Any, rest: list[str]) -> str:
        group, conjunction = (rest[0] if rest else param.name), (rest[1] if len(rest) > 1 else "or")
        chosen = [value] if isinstance(value, str) else list(value or ())
        words = [self._option(param, word, [group]) for word in dict.fromkeys(chosen)]
        said = [word if isinstance(word, str) else self.grammar.phrase(word) for word in words]
        return self.grammar.listed(said, conjunction)
