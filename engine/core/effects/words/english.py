"""English: articles, possessives, agreement."""

import re
from collections.abc import Sequence

from engine.core.effects.words.grammar import Grammar
from engine.core.effects.words.phrases import ALL, EVERY, IT, NO, NOM, THAT, THE, THIS, A, Clause, Phrase

_DETERMINERS = {THE: "the", A: "a", EVERY: "each", ALL: "all", THAT: "that", THIS: "this", NO: "no"}
_THIRD = {"be": "is", "have": "has", "may": "may", "can": "can", "must": "must"}
_MODAL = ("be", "may", "can", "must")


def forms(noun: str) -> tuple[str, str]:
    """Singular and plural."""
    singular, bar, plural = noun.partition("|")
    if bar:
        return singular, plural
    if re.search(r"(s|x|z|ch|sh)$", singular):
        return singular, f"{singular}es"
    if re.search(r"[^aeiou]y$", singular):
        return singular, f"{singular[:-1]}ies"
    return singular, f"{singular}s"


class English(Grammar):
    """English."""

    lang = "en"
    small = {
        "and": "and",
        "or": "or",
        "nor": "or",
        "then": "then",
        "if so": "if so",
        "if": "if",
        "for each": "for each",
        "X is": "X is",
        "nothing": "nothing happens",
        "so": "this is so",
        "not so": "this is not so",
        "there": "there",
        "colon": ": ",
    }

    def phrase(self, phrase: Phrase, case: str = NOM) -> str:
        if phrase.text:
            return phrase.text
        if phrase.is_you or phrase.noun is None:
            return "you"
        if phrase.determiner == IT:
            if phrase.noun.is_person:
                return "they" if case == NOM else "them"
            return "it"
        words = [adjective.en for adjective in phrase.adjectives]
        words.append(forms(phrase.noun.en)[phrase.is_plural])
        if phrase.count:
            words.insert(0, phrase.count)
        elif phrase.owner is not None:
            return self._owned(phrase.owner, " ".join(words), phrase.after)
        elif not phrase.noun.is_name or phrase.determiner in (EVERY, ALL, NO):
            words.insert(0, self._determiner(phrase))
        return " ".join([*words, phrase.after]).strip()

    def _determiner(self, phrase: Phrase) -> str:
        determiner = _DETERMINERS.get(phrase.determiner, "")
        return {"this": "these", "that": "those"}.get(determiner, determiner) if phrase.is_plural else determiner

    def _owned(self, owner: Phrase, thing: str, after: str) -> str:
        if owner.is_you:
            return f"your {thing} {after}".strip()
        if owner.determiner == IT and owner.noun is not None:
            return f"{'their' if owner.noun.is_person else 'its'} {thing} {after}".strip()
        name = self.phrase(owner)
        if owner.after or owner.count or owner.owner or len(name.split()) > 3:
            return f"the {thing} {after} of {name}"
        return f"{name}{chr(39) if name.endswith('s') and owner.is_plural else chr(39) + 's'} {thing} {after}".strip()

    def counted_is_plural(self, number: int) -> bool:
        return number != 1

    def relative(self, phrase: Phrase, clause: Clause) -> str:
        person = phrase.noun is not None and phrase.noun.is_person
        return f"{'who' if person else 'that'} {self._verb(clause)} {clause.rest}"

    # --- clauses ------------------------------------------------------------------------------------

    def finite(self, verb: str, person: int, is_plural: bool) -> str:
        if person == 2 or is_plural:
            return "are" if verb == "be" else verb
        if verb in _THIRD:
            return _THIRD[verb]
        if re.search(r"(s|x|z|ch|sh|o)$", verb):
            return f"{verb}es"
        return f"{verb[:-1]}ies" if re.search(r"[^aeiou]y$", verb) else f"{verb}s"

    def _verb(self, clause: Clause) -> str:
        if not clause.is_negated:
            return self.finite(clause.verb, clause.person, clause.is_plural)
        if clause.verb in _MODAL:
            return f"{self.finite(clause.verb, clause.person, clause.is_plural)} not"
        return f"{self.finite('do', clause.person, clause.is_plural)} not {clause.verb}"

    def main(self, clause: Clause, is_fronted: bool = False) -> str:
        return f"{clause.subject} {self._verb(clause)} {clause.rest} {clause.until}"

    def subordinate(self, clause: Clause) -> str:
        return self.main(clause)

    def command(self, clause: Clause) -> str:
        return f"{clause.verb} {clause.rest} {clause.until}"

    def infinitive(self, clause: Clause, is_purpose: bool = False) -> str:
        return self.command(clause)

    def times(self, times: int) -> str:
        return {1: "once", 2: "twice"}.get(times, f"{times} times")

    def purpose(self, deed: str, purposes: Sequence[str]) -> str:
        return f"{deed} to {self.listed(purposes, 'and')}"

    def tidy(self, text: str) -> str:
        text = re.sub(r"\b([Aa]) (?=[aeiouAEIO])(?!uni|one|eu)", r"\1n ", text)
        return re.sub(r"\b(the|an?) The\b", "the", text).replace("an other ", "another ")
