"""The words every game shares: who decides, comparisons, how often."""

from engine.core.effects.words.lexicon import Adjective, Lexicon, Noun

CORE_LEXICON = Lexicon(
    nouns={
        "figure": Noun("figure", "f Figur|Figuren", "f figurine"),
        "group": Noun("group", "f Gruppe|Gruppen", "m groupe", is_person=True),
        "target": Noun("target", "n Ziel|Ziele", "f cible"),
        "number": Noun("number", "f Anzahl|Anzahlen", "m nombre"),
        "sum": Noun("sum", "f Summe|Summen", "m total"),
        "half": Noun("half", "f Hälfte|Hälften", "m quotient"),
    },
    adjectives={
        "other": Adjective("other", "ander", "autre", is_first=True),
    },
    options={
        "choice.you": ("of your choice", "deiner Wahl", "de votre choix"),
        "choice.group": ("of the group's choice", "nach Wahl der Gruppe", "au choix du groupe"),
        "choice.bearer": ("of its choice", "seiner Wahl", "de son choix"),
        "choice.each": ("of their choice", "seiner Wahl", "de son choix"),
        "choice.target": ("of the target's choice", "nach Wahl des Ziels", "au choix de la cible"),
        "tie.you": ("you break ties", "bei Gleichstand entscheidest du", "vous départagez les égalités"),
        "tie.group": (
            "the group breaks ties",
            "bei Gleichstand entscheidet die Gruppe",
            "le groupe départage les égalités",
        ),
        "tie.bearer": ("it breaks ties", "bei Gleichstand entscheidet die Figur", "elle départage les égalités"),
        "tie.each": (
            "that hero breaks ties",
            "bei Gleichstand entscheidet der Held",
            "ce héros départage les égalités",
        ),
        "tie.target": (
            "the target breaks ties",
            "bei Gleichstand entscheidet das Ziel",
            "la cible départage les égalités",
        ),
        "per.round": Noun("round", "f Runde|Runden", "m round"),
        "per.mission": Noun("mission", "f Mission|Missionen", "f mission"),
        "limit.round": ("per round", "pro Runde", "par round"),
        "limit.mission": ("per mission", "pro Mission", "par mission"),
        "compared.=": ("exactly", "genau", "exactement"),
        "compared.!=": ("anything but", "alles außer", "tout sauf"),
        "compared.<": ("less than", "weniger als", "moins de"),
        "compared.<=": ("at most", "höchstens", "au plus"),
        "compared.>": ("more than", "mehr als", "plus de"),
        "compared.>=": ("at least", "mindestens", "au moins"),
        "of.=": ("", "", "de"),
        "of.!=": ("not", "nicht", "différent de"),
        "of.<": ("less than", "weniger als", "inférieur à"),
        "of.<=": ("at most", "höchstens", "d'au plus"),
        "of.>": ("more than", "mehr als", "supérieur à"),
        "of.>=": ("at least", "mindestens", "d'au moins"),
        "rounded.up": ("rounded up", "aufgerundet", "arrondie à l'unité supérieure"),
        "rounded.down": ("rounded down", "abgerundet", "arrondie à l'unité inférieure"),
    },
)
