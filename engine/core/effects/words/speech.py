"""What is known while a text is put into words: what names stand for, who decides and who was mentioned."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engine.core.effects import table
from engine.core.effects.table import Vocabulary
from engine.core.effects.tree import Node, alike
from engine.core.effects.words.english import English
from engine.core.effects.words.french import French
from engine.core.effects.words.german import German
from engine.core.effects.words.grammar import Grammar
from engine.core.effects.words.lexicon import protect
from engine.core.effects.words.marks import Marks
from engine.core.effects.words.names import UNKNOWN, Bound, Names, plain_name
from engine.core.effects.words.phrases import EVERY, IT, THAT, THIS, YOU, A, Phrase
from engine.core.effects.words.templates import expand, sections

GRAMMARS: dict[str, Grammar] = {"en": English(), "de": German(), "fr": French()}


class Speech:
    """The words of operations, and whom a sentence has spoken of so far."""

    def __init__(self, vocabulary: Vocabulary, lang: str, names: Names = plain_name, bearer: str = "") -> None:
        self.vocabulary = vocabulary
        self.lexicon = vocabulary.lexicon
        self.grammar = GRAMMARS[lang]
        self.lang = lang
        self.names = names
        self.bearer = bearer
        self.is_continuous = False
        self.acting: Any = None  # the argument that is the subject of the clause being made
        self.said_duration = False
        self.noted = {bearer.rpartition(" ")[2]}  # what has been spoken of, where later words depend on it
        self._bound: dict[str, Bound] = {}
        self._mentioned: dict[str, Phrase] = {}
        self._topic: Phrase | None = None  # whom a pronoun means
        self.marks: Marks | None = None  # where the slots of one node are to be found again
        self.is_at_subject = False  # the words being made are the subject of a clause

    # --- nodes --------------------------------------------------------------------------------------

    def permission(self, decider: str) -> Node:
        """The step that says that somebody may do something, with nothing yet that is done."""
        operation = self.vocabulary.find(table.STEP, "may")
        return Node(table.STEP, ("may",), {}, operation, {"decider": decider})

    def words(self, node: Node, section: str = "main") -> str | None:
        """A section of an operation's template, blocks settled."""
        template = sections(node.op.words.get(self.lang, "")).get(section)
        return None if template is None else expand(template, lambda test: self._holds(node, test))

    def _holds(self, node: Node, test: str) -> bool:
        if test.startswith("#"):
            return test[1:] in self.noted
        name, is_equation, wanted = test.partition("=")
        if is_equation:
            is_so = wanted == _word(self.effective(node, name))
            self.said_duration |= is_so and name == "for"
            return is_so
        name, is_less, limit = test.partition("<")
        if is_less:
            value = node.arguments.get(name)
            return isinstance(value, Node) and value.literal is not None and value.literal < int(limit)
        param = node.param(test)
        if param is not None and param.type == table.FIGURES and alike(node.arguments[test], self.acting):
            return False  # 'you move to an adjacent location': adjacent to whom need not be said
        return node.says(test)

    def effective(self, node: Node, name: str) -> Any:
        """What a parameter means here: what holds always has no end, unless the text says so."""
        value = node.arguments.get(name)
        is_unsaid = isinstance(value, Node) and value.kind == table.DURATION and value.is_default
        return None if is_unsaid and self.is_continuous else value

    # --- names --------------------------------------------------------------------------------------

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

    def bound_to(self, node: Node) -> Bound | None:
        """What a node stands for that is just a name."""
        return self._bound.get(node.written) if isinstance(node.written, str) else None

    def bound(self, name: str) -> Phrase | None:
        """What a bound name stands for."""
        found = self._bound.get(name)
        return None if found is None else self.mentioned(found)

    def mentioned(self, found: Bound) -> Phrase:
        """What a bound name stands for in this mention."""
        said = found.phrase()
        return found.pronoun if found.pronoun and self.is_at_subject and self._topic else said

    def remember(self, name: str, phrase: Phrase) -> None:
        """Somebody is mentioned who may be spoken of again."""
        self._mentioned[name] = phrase

    def is_mentioned(self, name: str) -> bool:
        """Whether somebody has been mentioned by that name."""
        return name in self._mentioned

    def again(self, name: str) -> Phrase:
        """Somebody mentioned before."""
        phrase = self._mentioned.get(name)
        if phrase is None:
            return Phrase(self.lexicon.noun("figure"), THAT)
        if phrase is self._topic and self.is_at_subject:
            return Phrase(phrase.noun, IT)
        return Phrase(phrase.noun, THAT) if phrase.determiner in (A, EVERY) and phrase.noun else phrase

    def speak_of(self, is_about_somebody: bool) -> None:
        """From now on a pronoun may stand for the one who was mentioned, if no other figure has been."""
        others = {id(phrase): phrase for phrase in self._mentioned.values() if not phrase.is_you}
        is_clear = is_about_somebody and len(others) == 1 and not self.bearer.startswith(IT)
        self._topic = next(iter(others.values())) if is_clear else None

    def bearer_phrase(self) -> Phrase:
        """Who has this effect."""
        if self.bearer == "you":
            return YOU
        determiner, _, noun = (self.bearer or f"{THIS} figure").partition(" ")
        return Phrase(self.lexicon.noun(noun), determiner)

    def decider(self, decider: str) -> Phrase:
        """Who decides."""
        bound = self.bound(decider)
        if bound is not None:
            return bound
        if decider == "you":
            return YOU
        if decider == UNKNOWN:
            return Phrase(text=UNKNOWN)
        if decider == "bearer":
            return self.bearer_phrase()
        return Phrase(self.lexicon.noun("figure"), THAT) if decider == "each" else Phrase(self.lexicon.noun(decider))

    # --- words --------------------------------------------------------------------------------------

    def option_words(self, group: str, word: str) -> str:
        """What an option is called within a group."""
        found = self.lexicon.option(group, word)
        return self.grammar.pick(found) if isinstance(found, tuple) else protect(word)

    def limit(self, times: int, unit: str) -> str:
        """How often: 'once per round'."""
        return f"{self.grammar.times(times)} {self.option_words('limit', unit)}"

    def agrees_as_plural(self, phrase: Phrase | None) -> bool:
        """Whether a verb with this subject is plural; English has a singular 'they'."""
        if phrase is None or phrase.noun is None:
            return False
        return phrase.is_plural or (phrase.determiner == IT and self.lang == "en" and phrase.noun.is_person)


def _word(value: Any) -> str:
    """An argument as a template asks for it: an operation's name, a number, a choice."""
    if isinstance(value, tuple) and len(value) == 1:
        value = value[0]
    if isinstance(value, Node):
        return value.name or str(value.literal)
    return str(value)
