"""The words of Fireteam Zero: what its sentences are made of."""

from engine.core.effects.words.core_words import CORE_LEXICON
from engine.core.effects.words.lexicon import Adjective, Lexicon, Noun
from engine.rulesets.fireteam_zero.vocabulary.examples import SAMPLES
from engine.rulesets.fireteam_zero.words.lexicon_nouns import NOUNS
from engine.rulesets.fireteam_zero.words.lexicon_options import OPTIONS

ADJECTIVES = {
    "adjacent": Adjective("adjacent", "angrenzend", "adjacent"),
    "same": Adjective("same", "selb", "même", is_first=True),
    "additional": Adjective("additional", "zusätzlich", "supplémentaire"),
    "unblockable": Adjective("unblockable", "nicht blockbar", "inéluctable"),
    "top": Adjective("top", "oberst", "du dessus|du dessus|du dessus|du dessus"),
    "linked": Adjective("linked", "zugehörig", "lié"),
    "active": Adjective("active", "aktiv", "actif|active"),
    "knocked-down": Adjective(
        "knocked-down", "niedergeschlagen", "mis au tapis|mise au tapis|mis au tapis|mises au tapis"
    ),
    "searched": Adjective("searched", "durchsucht", "fouillé"),
    "unsearched": Adjective("unsearched", "noch nicht durchsucht", "non fouillé"),
    "nearest": Adjective("nearest", "nächst", "le plus proche|la plus proche|les plus proches|les plus proches"),
    "farthest": Adjective(
        "farthest", "entferntest", "le plus éloigné|la plus éloignée|les plus éloignés|les plus éloignées"
    ),
}

RECORDS = {
    "token": Noun("{} token", "m {}-Marker|{}-Marker", "m jeton {}|jetons {}"),
    "monster kind": Noun(
        "{}|{} figures",
        "n Monster der Art „{}“|Monster der Art „{}“",
        "m monstre de type « {} »|monstres de type « {} »",
    ),
    "monster family": Noun(
        "monster of the family {}|monsters of the family {}",
        "n Monster der Familie {}|Monster der Familie {}",
        "m monstre de la famille {}|monstres de la famille {}",
    ),
    "role": Noun(
        "{} hero|{} heroes",
        "m Held der Rolle {}|Helden der Rolle {} weak",
        "m héros de rôle {}|héros de rôle {}",
        is_person=True,
    ),
    "objective": Noun(
        "objective “{}”|objectives “{}”", "f Zielkarte „{}“|Zielkarten „{}“", "m objectif « {} »|objectifs « {} »"
    ),
    "discovery": Noun(
        "discovery “{}”|discoveries “{}”",
        "f Entdeckungskarte „{}“|Entdeckungskarten „{}“",
        "f carte découverte « {} »|cartes découverte « {} »",
    ),
    "specialist": Noun("{}", "m {}|{}", "m {}|{}", is_person=True, is_name=True),
    "hero": Noun("{}", "m {}|{}", "m {}|{}", is_person=True, is_name=True),
    "location": Noun("{}|{}", "m Ort {}|Orte {}", "f zone {}|zones {}", at=("at", "an", "dans")),
}

LEXICON = Lexicon(
    nouns={**NOUNS, "goal": NOUNS["objective"]},  # for templates with a parameter called objective
    adjectives=ADJECTIVES,
    options=OPTIONS,
    records=RECORDS,
    known={"token/intel": NOUNS["intel-token"]},
    samples=SAMPLES,
    same={"bearer": ("self", "searcher"), "target": ("attackTarget",)},
    parent=CORE_LEXICON,
)
