"""The words of Countdown: what its sentences are made of."""

from engine.core.effects.words.core_words import CORE_LEXICON
from engine.core.effects.words.lexicon import Adjective, Lexicon, Noun
from engine.rulesets.countdown.vocabulary.examples import SAMPLES
from engine.rulesets.countdown.words.lexicon_nouns import NOUNS
from engine.rulesets.countdown.words.lexicon_options import OPTIONS

ADJECTIVES = {
    "adjacent": Adjective("adjacent", "angrenzend", "adjacent"),
    "secured": Adjective("secured", "gesichert", "sécurisé"),
    "unsecured": Adjective("unsecured", "ungesichert", "non sécurisé"),
    "revealed": Adjective("revealed", "aufgedeckt", "révélé"),
    "hidden": Adjective("face-down", "verdeckt", "caché"),
    "wounded": Adjective("wounded", "verwundet", "blessé"),
    "top": Adjective("top", "oberst", "du dessus|du dessus|du dessus|du dessus"),
    "dearest": Adjective(
        "dearest", "wertvollst", "le plus précieux|la plus précieuse|les plus précieux|les plus précieuses"
    ),
    "successful": Adjective("successful", "erfolgreich", "victorieux|victorieuse|victorieux|victorieuses"),
}

RECORDS = {
    "op": Noun("{}", "m {}|{}", "m {}|{}", is_person=True, is_name=True),
    "card": Noun("card “{}”|cards “{}”", "f Karte „{}“|Karten „{}“", "f carte « {} »|cartes « {} »"),
    "support card": Noun(
        "support card “{}”|support cards “{}”",
        "f Unterstützungskarte „{}“|Unterstützungskarten „{}“",
        "f carte soutien « {} »|cartes soutien « {} »",
    ),
}

LEXICON = Lexicon(
    nouns=NOUNS,
    adjectives=ADJECTIVES,
    options=OPTIONS,
    records=RECORDS,
    samples=SAMPLES,
    same={"you": ("self",), "bearer": ("self",), "group": ("ops",)},
    parent=CORE_LEXICON,
)
