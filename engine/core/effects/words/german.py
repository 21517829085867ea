"""German: cases, endings, the place of the verb."""

import re
from collections.abc import Sequence
from dataclasses import replace

from engine.core.effects.words.german_verbs import conjugate, infinitive_of, is_reflexive, joined, split
from engine.core.effects.words.grammar import Grammar
from engine.core.effects.words.lexicon import Noun
from engine.core.effects.words.phrases import (
    ACC,
    ALL,
    CASES,
    DAT,
    EVERY,
    GEN,
    IT,
    NO,
    NOM,
    NOUN,
    THAT,
    THE,
    THIS,
    A,
    Clause,
    Intro,
    Phrase,
)

# Endings by gender (plural last) and case: nominative, accusative, dative, genitive.
_DER = {"m": "er en em es", "f": "ie ie er er", "n": "as as em es", "p": "ie ie en er"}
_DIESER = {"m": "er en em es", "f": "e e er er", "n": "es es em es", "p": "e e en er"}
_EIN = {"m": "- en em es", "f": "e e er er", "n": "- - em es", "p": "e e en er"}
_STRONG = {"m": "er en em en", "f": "e e er er", "n": "es es em en", "p": "e e en er"}
_WEAK = {"m": "e en en en", "f": "e e en en", "n": "e e en en", "p": "en en en en"}
_MIXED = {"m": "er en en en", "f": "e e en en", "n": "es es en en", "p": "en en en en"}
_PRONOUNS = {"m": "er ihn ihm seiner", "f": "sie sie ihr ihrer", "n": "es es ihm seiner", "p": "sie sie ihnen ihrer"}
_STEMS = {EVERY: "jed", ALL: "all", THAT: "dies", THIS: "dies"}
_SHORT = ("er", "sie", "es", "der", "die", "das", "dies")  # pronouns that stand before 'sich'
_RELATIVE = {"m": "der", "f": "die", "n": "das", "p": "die"}


def _ending(table: dict[str, str], gender: str, case: str) -> str:
    return table[gender].split()[CASES.index(case)].replace("-", "")


class GermanNoun:
    """The forms of a noun, from `m Held|Helden weak`."""

    def __init__(self, written: str) -> None:
        names, self.is_weak = (written[:-5], True) if written.endswith(" weak") else (written, False)
        names, self.takes_digits = (names[:-7], True) if names.endswith(" digits") else (names, False)
        self.gender = names[0]
        self.is_adjective = names[2] == "~"
        self.singular, _, self.plural = names[2:].lstrip("~").partition("|")

    def form(self, case: str, is_plural: bool, endings: dict[str, str]) -> str:
        """The noun in a case; `endings` matter for an adjective used as a noun."""
        if self.is_adjective:
            return self.singular + _ending(endings, "p" if is_plural else self.gender, case)
        head, space, rest = (self.plural if is_plural else self.singular).partition(" ")
        if is_plural:
            return head + ("n" if case == DAT and not re.search(r"[ns]$", head) else "") + space + rest
        if self.is_weak and case != NOM:
            return head + ("n" if head.endswith("e") else "en") + space + rest
        if case == GEN and self.gender in "mn" and not self.is_weak and not re.search(r"[^s]s$", head):
            return head + ("es" if re.search(r"(ss|ß|x|z|[^e]l?d|ug|tz)$", head) else "s") + space + rest
        return head + space + rest


class German(Grammar):
    """German, saying 'du'."""

    lang = "de"
    small = {
        "and": "und",
        "or": "oder",
        "nor": "und",
        "then": "danach",
        "if so": "in diesem Fall",
        "if": "wenn",
        "for each": "pro",
        "X is": "X ist",
        "nothing": "nichts geschieht",
        "so": "es so ist",
        "not so": "es nicht so ist",
        "there": "dort",
        "colon": ": ",
    }

    # --- phrases ------------------------------------------------------------------------------------

    def phrase(self, phrase: Phrase, case: str = NOM) -> str:
        if phrase.text:
            return phrase.text
        if phrase.is_you or phrase.noun is None:
            return {NOM: "du", ACC: "dich", DAT: "dir", GEN: "deiner"}[case]
        noun = GermanNoun(phrase.noun.de)
        gender = "p" if phrase.is_plural else noun.gender
        if phrase.determiner == IT and not phrase.count:
            return _PRONOUNS[gender].split()[CASES.index(case)]
        determiner, endings = self._determiner(phrase, noun, gender, case)
        words = [determiner]
        words += [a.de if a.is_fixed else a.de + _ending(endings, gender, case) for a in phrase.adjectives]
        words.append(noun.form(case, phrase.is_plural, endings))
        if phrase.owner is not None and not phrase.count and not self._is_pronoun(phrase.owner):
            words.append(self._of(phrase.owner))
        return " ".join(word for word in [*words, phrase.after] if word)

    def _determiner(self, phrase: Phrase, noun: GermanNoun, gender: str, case: str) -> tuple[str, dict[str, str]]:
        if phrase.count:
            if phrase.count == "1" and not noun.takes_digits:
                return "ein" + _ending(_EIN, gender, case), _MIXED
            return phrase.count, _STRONG
        if phrase.owner is not None and self._is_pronoun(phrase.owner):
            return self._possessive(phrase.owner) + _ending(_EIN, gender, case), _MIXED
        if phrase.owner is not None or (phrase.determiner == THE and not self._is_name(phrase)):
            return "d" + _ending(_DER, gender, case), _WEAK
        if phrase.determiner in _STEMS:
            return _STEMS[phrase.determiner] + _ending(_DIESER, gender, case), _WEAK
        if (
            phrase.determiner in (A, NO)
            and not self._is_name(phrase)
            and not (phrase.determiner == A and gender == "p")
        ):
            return ("kein" if phrase.determiner == NO else "ein") + _ending(_EIN, gender, case), _MIXED
        return "", _WEAK if phrase.determiner == NOUN else _STRONG

    @staticmethod
    def _is_name(phrase: Phrase) -> bool:
        return phrase.noun is not None and phrase.noun.is_name

    @staticmethod
    def _is_pronoun(phrase: Phrase) -> bool:
        return phrase.is_you or phrase.determiner == IT

    def _possessive(self, owner: Phrase) -> str:
        if owner.is_you or owner.noun is None:
            return "dein"
        return "ihr" if owner.is_plural or GermanNoun(owner.noun.de).gender == "f" else "sein"

    def _of(self, owner: Phrase) -> str:
        if owner.text or owner.count or self._is_name(owner) or owner.determiner in (NOUN, "bare"):
            return f"von {self.phrase(owner, DAT)}"
        return self.phrase(owner, GEN)

    def counted_is_plural(self, number: int) -> bool:
        return number != 1

    def relative(self, phrase: Phrase, clause: Clause) -> str:
        noun = phrase.noun or Noun("", "m |", "m ")
        pronoun = _RELATIVE["p" if phrase.is_plural else GermanNoun(noun.de).gender]
        return f", {self.subordinate(replace(clause, subject=pronoun))},"

    # --- clauses ------------------------------------------------------------------------------------

    def finite(self, verb: str, person: int, is_plural: bool) -> str:
        return joined(verb, conjugate(verb, person, is_plural))

    def _rest(self, clause: Clause) -> str:
        rest = clause.rest
        if clause.is_negated:
            rest = rest.replace("{not}", "nicht") if "{not}" in rest else f"nicht {rest}"
        return rest.replace("{not}", "")

    @staticmethod
    def _oneself(clause: Clause) -> str:
        return ("dich" if clause.person == 2 else "sich") if is_reflexive(clause.verb) else ""

    def _meeting(self, clause: Clause) -> str:
        """Subject and 'sich' behind the verb or a conjunction: a pronoun comes first, a noun second."""
        oneself = self._oneself(clause)
        is_pronoun = clause.person == 2 or clause.subject.strip() in _SHORT
        return f"{clause.subject} {oneself}" if is_pronoun or not oneself else f"{oneself} {clause.subject}"

    def main(self, clause: Clause, is_fronted: bool = False) -> str:
        verb = conjugate(clause.verb, clause.person, clause.is_plural)
        prefix = split(clause.verb)[0]
        order = f"{verb} {self._meeting(clause)}" if is_fronted else f"{clause.subject} {verb} {self._oneself(clause)}"
        return f"{order} {self._rest(clause)} {prefix}{self._until(clause)}"

    def subordinate(self, clause: Clause) -> str:
        verb = self.finite(clause.verb, clause.person, clause.is_plural)
        return f"{self._meeting(clause)} {self._rest(clause)} {verb}{self._until(clause)}"

    def command(self, clause: Clause) -> str:
        clause = replace(clause, person=2)
        verb, prefix = conjugate(clause.verb, 0, False), split(clause.verb)[0]
        return f"{verb} {self._oneself(clause)} {self._rest(clause)} {prefix}{self._until(clause)}"

    def infinitive(self, clause: Clause, is_purpose: bool = False) -> str:
        deed = f"{self._oneself(clause)} {self._rest(clause)} {infinitive_of(clause.verb, is_purpose)}"
        return f"{deed}{self._until(clause)}"

    @staticmethod
    def _until(clause: Clause) -> str:
        return f", {clause.until}," if clause.until else ""

    def times(self, times: int) -> str:
        return {1: "einmal", 2: "zweimal"}.get(times, f"{times}-mal")

    def purpose(self, deed: str, purposes: Sequence[str]) -> str:
        return f"{deed}, um {self.listed(purposes, 'and')}"

    def with_duration(self, clause_rest: str, duration: str) -> str:
        return f"{duration} {clause_rest}"

    # --- sentences ----------------------------------------------------------------------------------

    def front(self, intros: Sequence[Intro], sentence: str) -> str:
        intros = self._merged(intros)
        for index, intro in reversed(list(enumerate(intros))):
            if intro.is_colon or index < len(intros) - 1:
                sentence = f"{intro.text}: {sentence.strip()[:1].upper()}{sentence.strip()[1:]}"
            else:
                sentence = f"{intro.text}{', ' if intro.is_clause else ' '}{sentence}"
        return sentence

    @staticmethod
    def _merged(intros: Sequence[Intro]) -> Sequence[Intro]:
        """'Wenn … und …' instead of 'Wenn …: Wenn …'."""
        merged: list[Intro] = []
        for intro in intros:
            if merged and all(one.is_clause and one.text.startswith("wenn ") for one in (merged[-1], intro)):
                intro = replace(intro, text=f"{merged.pop().text} und {intro.text.removeprefix('wenn ')}")
            merged.append(intro)
        return merged

    def commands_after(self, intros: Sequence[Intro]) -> bool:
        return not intros or intros[-1].is_colon or intros[-1].takes_command

    def prepare(self, intros: Sequence[Intro], clauses: Sequence[Clause]) -> Sequence[Intro]:
        if intros and not intros[-1].is_adverb and any(clause.is_agent for clause in clauses):
            last = intros[-1]
            return [*intros[:-1], replace(last, is_colon=last.is_colon or not last.is_clause, takes_command=True)]
        return intros

    def tidy(self, text: str) -> str:
        text = text.replace("{not}", "")
        for old, new in (("an", "am"), ("in", "im"), ("von", "vom"), ("zu", "zum"), ("bei", "beim")):
            text = re.sub(rf"\b{old} dem\b", new, text)
        text = re.sub(r"\b(der|die|das|de[nms]) selbe(n?)\b", r"\1selbe\2", text)
        return re.sub(r"\bzu der\b", "zur", text)
