"""Noun phrases and clauses before they are put into any language's order."""

from dataclasses import dataclass, replace

from engine.core.effects.words.lexicon import Adjective, Noun

# Cases; English and French need only to know whether a phrase is the subject, an object or behind a preposition.
NOM, ACC, DAT, GEN = "nom", "acc", "dat", "gen"
CASES = (NOM, ACC, DAT, GEN)

# Determiners. An open phrase, such as a set of heroes, takes the one its place in the sentence asks for.
THE, A, EVERY, ALL, BARE, NOUN, THAT, THIS, NO, IT = (
    "the",
    "a",
    "every",
    "all",
    "bare",
    "noun",
    "that",
    "this",
    "no",
    "it",
)
DETERMINERS = (THE, A, EVERY, ALL, BARE, NOUN, THAT, THIS, NO, IT)
PLURAL = (ALL, BARE)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A noun with its determiner, adjectives and what follows it; or an owner's noun; or plain words."""

    noun: Noun | None = None
    determiner: str = THE
    adjectives: tuple[Adjective, ...] = ()
    is_plural: bool = False
    is_open: bool = False  # the sentence may choose another determiner
    is_you: bool = False
    after: str = ""
    owner: "Phrase | None" = None
    count: str = ""  # digits before the noun, or X
    text: str = ""  # plain words instead of a noun

    def with_determiner(self, determiner: str) -> "Phrase":
        """The phrase as its place asks for it; what is definite stays definite."""
        if not self.is_open:
            return self
        return replace(self, determiner=determiner, is_plural=determiner in PLURAL)

    def forced(self, determiner: str) -> "Phrase":
        """The phrase with another determiner, whatever it had."""
        if self.noun is None or self.is_you:
            return self
        return replace(self, determiner=determiner, is_plural=determiner in PLURAL, owner=None, count="")

    def counted(self, count: str, is_plural: bool) -> "Phrase":
        """So many of them."""
        return replace(self, count=count, is_plural=is_plural, determiner=BARE, owner=None, is_open=False)

    def followed_by(self, words: str) -> "Phrase":
        """The phrase with more words behind it."""
        if self.text:
            return replace(self, text=f"{self.text} {words}".strip())
        return replace(self, after=f"{self.after} {words}".strip()) if words else self


YOU = Phrase(is_you=True)


@dataclass(frozen=True, slots=True)
class Clause:
    """Who does what: a subject in words, a verb, and the rest of the sentence."""

    subject: str
    person: int  # 2 or 3
    is_plural: bool
    verb: str
    rest: str
    is_agent: bool = False  # the subject is whoever acts, as in 'place a token'
    is_statement: bool = False  # something that happens to you: never a command
    is_negated: bool = False
    until: str = ""  # 'until …', behind everything else

    @property
    def is_command(self) -> bool:
        """Whether it can be said without its subject."""
        return self.is_agent or (self.person == 2 and not self.is_statement)


@dataclass(frozen=True, slots=True)
class Intro:
    """What stands before a sentence: a trigger, a condition, a limit."""

    text: str
    is_colon: bool = False
    is_clause: bool = False  # has a verb of its own
    is_adverb: bool = False  # 'then': no comma
    takes_command: bool = False  # a command may follow it
