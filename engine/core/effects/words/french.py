"""French: gender, elision, contraction."""

import re
from collections.abc import Sequence
from dataclasses import replace

from engine.core.effects.words.grammar import Grammar
from engine.core.effects.words.lexicon import Adjective
from engine.core.effects.words.phrases import (
    ALL,
    BARE,
    DAT,
    EVERY,
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

# With 'vous', third person, third person plural.
_IRREGULAR = {
    "être": "êtes est sont",
    "avoir": "avez a ont",
    "pouvoir": "pouvez peut peuvent",
    "devoir": "devez doit doivent",
    "faire": "faites fait font",
    "mettre": "mettez met mettent",
    "remettre": "remettez remet remettent",
    "prendre": "prenez prend prennent",
    "reprendre": "reprenez reprend reprennent",
    "perdre": "perdez perd perdent",
    "devenir": "devenez devient deviennent",
    "appartenir": "appartenez appartient appartiennent",
    "tenir": "tenez tient tiennent",
    "subir": "subissez subit subissent",
    "choisir": "choisissez choisit choisissent",
    "réussir": "réussissez réussit réussissent",
    "fuir": "fuyez fuit fuient",
    "réagir": "réagissez réagit réagissent",
    "apparaître": "apparaissez apparaît apparaissent",
    "recevoir": "recevez reçoit reçoivent",
    "libérer": "libérez libère libèrent",
    "relever": "relevez relève relèvent",
    "lever": "levez lève lèvent",
    "posséder": "possédez possède possèdent",
    "aller": "allez va vont",
    "agir": "agissez agit agissent",
    "mourir": "mourez meurt meurent",
    "atteindre": "atteignez atteint atteignent",
    "rejoindre": "rejoignez rejoint rejoignent",
    "produire": "produisez produit produisent",
    "lire": "lisez lit lisent",
}
_AGAIN = "{si}"  # where the conjunction before a condition is said again
_VOWEL = r"[aeiouàâäéèêëîïôöùûüœæAEIOUÀÂÉÈÊËÎÏÔÖÙÛÜŒÆ]"


def forms(noun: str) -> tuple[str, str, str]:
    """Gender, singular and plural, from `f carte` or `m jeton d'objectif|jetons d'objectif`."""
    gender, _, names = noun.partition(" ")
    singular, bar, plural = names.partition("|")
    if not bar:
        plural = (
            singular
            if singular.endswith(("s", "x", "z"))
            else f"{singular}x"
            if singular.endswith("eau")
            else f"{singular}s"
        )
    return gender, singular, plural


def agree(adjective: Adjective, gender: str, is_plural: bool) -> str:
    """An adjective as it agrees with its noun."""
    written = adjective.fr.split("|")
    masculine = written[0]
    feminine = written[1] if len(written) > 1 else masculine if masculine.endswith("e") else f"{masculine}e"
    if len(written) == 4:
        return written[(2 if is_plural else 0) + (gender == "f")]
    word = feminine if gender == "f" else masculine
    return word if not is_plural or word.endswith(("s", "x")) else f"{word}s"


class French(Grammar):
    """French, saying 'vous'."""

    lang = "fr"
    small = {
        "and": "et",
        "or": "ou",
        "nor": "ni",
        "then": "ensuite",
        "if so": "dans ce cas",
        "if": "si",
        "for each": "par",
        "X is": "X est",
        "nothing": "rien ne se passe",
        "so": "cela se vérifie",
        "not so": "cela ne se vérifie pas",
        "there": "à cet endroit",
        "colon": " : ",
    }

    # --- phrases ------------------------------------------------------------------------------------

    def phrase(self, phrase: Phrase, case: str = NOM) -> str:
        if phrase.text:
            return phrase.text
        if phrase.is_you or phrase.noun is None:
            return "vous"
        gender, singular, plural = forms(phrase.noun.fr)
        noun = plural if phrase.is_plural else singular
        if phrase.determiner == IT and not phrase.count:
            return self._pronoun(noun, gender, phrase.is_plural, case)
        before = [agree(a, gender, phrase.is_plural) for a in phrase.adjectives if a.is_first]
        behind = [agree(a, gender, phrase.is_plural) for a in phrase.adjectives if not a.is_first]
        determiner = self._determiner(phrase, gender, " ".join([*before, noun]))
        words = [determiner, *before, noun, *behind]
        if phrase.owner is not None and not phrase.count and not self._is_pronoun(phrase.owner):
            words.append(f"de {self.phrase(phrase.owner, DAT)}")
        return " ".join(word for word in [*words, phrase.after] if word)

    def _pronoun(self, noun: str, gender: str, is_plural: bool, case: str) -> str:
        if case == NOM:
            return ("ils" if is_plural else "il") if gender == "m" else ("elles" if is_plural else "elle")
        if case == DAT:
            return ("eux" if is_plural else "lui") if gender == "m" else ("elles" if is_plural else "elle")
        return f"{'ces' if is_plural else 'ce' if gender == 'm' else 'cette'} {noun}"

    def _determiner(self, phrase: Phrase, gender: str, following: str) -> str:
        many = phrase.is_plural
        if phrase.count:
            return phrase.count
        if phrase.owner is not None and self._is_pronoun(phrase.owner):
            return self._possessive(phrase.owner, gender, many, following)
        if phrase.owner is None and phrase.noun is not None and phrase.noun.is_name and phrase.determiner in (THE, A):
            return ""
        words = {
            THE: ("le", "la", "les"),
            A: ("un", "une", "des"),
            EVERY: ("chaque", "chaque", "les"),
            ALL: ("tout", "toute", "toutes les" if gender == "f" else "tous les"),
            THAT: ("ce", "cette", "ces"),
            THIS: ("ce", "cette", "ces"),
            NO: ("aucun", "aucune", "aucun"),
            BARE: ("", "", ""),
            NOUN: ("", "", ""),
        }
        return words[THE if phrase.owner is not None else phrase.determiner][2 if many else gender == "f"]

    @staticmethod
    def _is_pronoun(phrase: Phrase) -> bool:
        return phrase.is_you or phrase.determiner == IT

    @staticmethod
    def _possessive(owner: Phrase, gender: str, many: bool, following: str) -> str:
        if owner.is_you:
            return "vos" if many else "votre"
        if owner.is_plural:
            return "leurs" if many else "leur"
        if many:
            return "ses"
        return "sa" if gender == "f" and not re.match(_VOWEL, following) else "son"

    def counted_is_plural(self, number: int) -> bool:
        return abs(number) > 1

    def relative(self, phrase: Phrase, clause: Clause) -> str:
        subject = "qui ne" if clause.subject.rstrip().endswith(" ne") else "qui"
        return f"{subject} {self._verb(clause)} {clause.rest}"

    def agreeing(self, word: str, phrase: Phrase | None) -> str:
        masculine, comma, feminine = word.partition(",")
        adjective = Adjective("", "", f"{masculine}|{feminine}" if comma else masculine)
        if phrase is None or phrase.noun is None:
            return masculine
        return agree(adjective, forms(phrase.noun.fr)[0], phrase.is_plural)

    # --- clauses ------------------------------------------------------------------------------------

    def finite(self, verb: str, person: int, is_plural: bool) -> str:
        reflexive, verb = self._reflexive(verb, person), verb.removeprefix("se ")
        place = 0 if person == 2 else 2 if is_plural else 1
        if verb in _IRREGULAR:
            return reflexive + _IRREGULAR[verb].split()[place]
        root = verb.removesuffix("er")
        return reflexive + root + ("ez", "e", "ent")[place]

    @staticmethod
    def _reflexive(verb: str, person: int) -> str:
        return "" if not verb.startswith("se ") else "vous " if person == 2 else "se "

    def _verb(self, clause: Clause) -> str:
        verb = self.finite(clause.verb, clause.person, clause.is_plural)
        return f"ne {verb} pas" if clause.is_negated else verb

    def main(self, clause: Clause, is_fronted: bool = False) -> str:
        return f"{clause.subject} {self._verb(clause)} {clause.rest} {clause.until}"

    def subordinate(self, clause: Clause) -> str:
        return self.main(clause)

    def command(self, clause: Clause) -> str:
        verb = self.finite(clause.verb.removeprefix("se "), 2, False)
        if clause.verb.startswith("se "):
            verb = f"{verb}-vous"
        return f"{verb} {clause.rest} {clause.until}"

    def infinitive(self, clause: Clause, is_purpose: bool = False) -> str:
        verb = self._reflexive(clause.verb, clause.person) + clause.verb.removeprefix("se ")
        return f"{verb} {clause.rest} {clause.until}"

    def times(self, times: int) -> str:
        return {1: "une fois", 2: "deux fois"}.get(times, f"{times} fois")

    def purpose(self, deed: str, purposes: Sequence[str]) -> str:
        return f"{deed} pour {self.listed(purposes, 'and')}"

    def conditions(self, parts: Sequence[str], conjunction: str) -> str:
        return f" {self.word(conjunction)} {_AGAIN} ".join(parts)

    def front(self, intros: Sequence[Intro], sentence: str) -> str:
        return super().front([replace(intro, is_adverb=False) for intro in intros], sentence)

    def tidy(self, text: str) -> str:
        while (place := text.find(_AGAIN)) >= 0:  # 'si … et si …', but 'dès que … et que …'
            said = re.findall(r"\b([Ss]i|que) ", text[:place])
            text = f"{text[:place]}{'que' if said and said[-1] == 'que' else 'si'}{text[place + len(_AGAIN) :]}"
        for old, new in (("de le", "du"), ("de les", "des"), ("à le", "au"), ("à les", "aux")):
            text = re.sub(rf"\b{old} (?!{_VOWEL})" if old.endswith("le") else rf"\b{old} ", f"{new} ", text)
        text = re.sub(r"\b(de) des\b", "de", text)
        text = re.sub(rf"\bce (?={_VOWEL})", "cet ", text)
        text = re.sub(
            rf"\b([Dd]e|[Qq]ue|[Nn]e|[Ll]e|[Ll]a|[Ss]e|[Ll]orsque|[Jj]usque) (?={_VOWEL})", self._elided, text
        )
        text = re.sub(r"\b([Ss]i) (?:il|elle) (n'est pas|est) (?=une?\b)", self._this_is, text)
        text = re.sub(r"\b([Ss])i (?=ils?\b)", r"\1'", text)
        return re.sub(r" ?([:;!?»])", "\u00a0\\1", text).replace("« ", "«\u00a0")

    @staticmethod
    def _this_is(match: re.Match[str]) -> str:
        """'Si c'est un monstre', not 's'il est un monstre'."""
        return f"{match.group(1)} {'ce ' if match.group(2).startswith('n') else 'c' + chr(39)}{match.group(2)} "

    @staticmethod
    def _elided(match: re.Match[str]) -> str:
        return match.group(1)[:-1] + "'"
