"""What every language must be able to say; each has its own module."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence

from engine.core.effects.words.lexicon import reveal
from engine.core.effects.words.phrases import DAT, IT, NOM, Clause, Intro, Phrase
from engine.core.sentences import LANGUAGES
from engine.core.word_tables import Words


class Grammar(ABC):
    """A language: how it builds phrases, conjugates, orders clauses and punctuates."""

    lang: str
    small: dict[str, str]

    def word(self, key: str) -> str:
        """One of the small words that join sentences."""
        return self.small[key]

    def pick(self, words: Words) -> str:
        """This language's of three words."""
        return words[LANGUAGES.index(self.lang)]

    # --- phrases ------------------------------------------------------------------------------------

    @abstractmethod
    def phrase(self, phrase: Phrase, case: str = NOM) -> str:
        """A noun phrase in words."""

    @abstractmethod
    def counted_is_plural(self, number: int) -> bool:
        """Whether so many of something are plural."""

    @abstractmethod
    def relative(self, phrase: Phrase, clause: Clause) -> str:
        """A clause about the phrase before it, whose subject it is: 'who …'."""

    def place(self, phrase: Phrase, way: str) -> str:
        """Being at a place, or going to it."""
        if phrase.text or phrase.noun is None:
            return self.phrase(phrase, DAT)
        if phrase.determiner == IT:
            return self.word("there")
        prepositions = phrase.noun.to if way == "to" else phrase.noun.at
        return f"{self.pick(prepositions)} {self.phrase(phrase, DAT)}"

    def agreeing(self, word: str, phrase: Phrase | None) -> str:
        """A participle as it agrees with a phrase."""
        return word.partition(",")[0]

    # --- clauses ------------------------------------------------------------------------------------

    @abstractmethod
    def finite(self, verb: str, person: int, is_plural: bool) -> str:
        """The verb as it agrees with its subject, in the order of a subordinate clause."""

    @abstractmethod
    def main(self, clause: Clause, is_fronted: bool = False) -> str:
        """A statement; fronted if something stands before it."""

    @abstractmethod
    def subordinate(self, clause: Clause) -> str:
        """The clause after 'if', 'when' or 'until'."""

    @abstractmethod
    def command(self, clause: Clause) -> str:
        """The clause without its subject: 'draw 1 card'."""

    @abstractmethod
    def infinitive(self, clause: Clause, is_purpose: bool = False) -> str:
        """'draw 1 card' after 'may'; 'to draw 1 card' as a purpose."""

    @abstractmethod
    def purpose(self, deed: str, purposes: Sequence[str]) -> str:
        """'discard 2 cards to draw 1 card'."""

    def with_duration(self, clause_rest: str, duration: str) -> str:
        """The rest of a clause with the words for how long it lasts."""
        return f"{clause_rest} {duration}"

    @abstractmethod
    def times(self, times: int) -> str:
        """'once', 'twice', '3 times'."""

    # --- sentences ----------------------------------------------------------------------------------

    def front(self, intros: Sequence[Intro], sentence: str) -> str:
        """Introductions before a sentence."""
        for intro in reversed(intros):
            stop = self.word("colon") if intro.is_colon else " " if intro.is_adverb else ", "
            sentence = f"{intro.text}{stop}{sentence}"
        return sentence

    def conditions(self, parts: Sequence[str], conjunction: str) -> str:
        """Conditions joined by 'and' or 'or', as they stand after 'if'."""
        return f" {self.word(conjunction)} ".join(parts)

    def commands_after(self, intros: Sequence[Intro]) -> bool:
        """Whether a command may follow these introductions."""
        return True

    def prepare(self, intros: Sequence[Intro], clauses: Sequence[Clause]) -> Sequence[Intro]:
        """The introductions as these clauses need them."""
        return intros

    def listed(self, parts: Sequence[str], conjunction: str) -> str:
        """'a, b and c'."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.word(conjunction)} {parts[-1]}"

    def tidy(self, text: str) -> str:
        """What the language does where words meet."""
        return text

    def finish(self, text: str) -> str:
        """A sentence with its capital letter and full stop."""
        text = self.polished(text)
        end = "" if not text or text[-1] in ".!?…" else "."
        return text[:1].upper() + text[1:] + end

    def polished(self, text: str) -> str:
        """Words within a sentence, spaces and commas in order."""
        text = self.tidy(re.sub(r"\s+", " ", text)).strip()
        text = re.sub(r" +([,.;)])", r"\1", text).replace("( ", "(")
        text = re.sub(r"(,\s*)+(?=[,.;:)]|$)", "", text)
        text = re.sub(r",(\s*,)+", ",", text)
        return reveal(text.rstrip(" ,:;\u00a0"))
