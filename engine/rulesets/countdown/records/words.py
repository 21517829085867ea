"""What the records say of what they do not take."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

IN_THE_SHOWDOWN = Sentence(
    "The mission is over: in the showdown there is nothing to give up.",
    "Die Mission ist vorbei: Im Showdown gibt es nichts aufzugeben.",
    "La mission est terminée\u00a0: au showdown il n'y a rien à abandonner.",
)
NO_LOCATION = Sentence(
    'There is no location called "{name}".',
    "Einen Schauplatz „{name}“ gibt es nicht.",
    "Il n'y a pas de lieu «\u00a0{name}\u00a0».",
)
NONE_TO_DRAW = Trouble(
    ("The pack has no location of level {level} to draw.", "Add one, or name another."),
    ("Das Paket hat keinen Schauplatz der Stufe {level} zum Ziehen.", "Füge einen hinzu oder nenne einen anderen."),
    ("Le paquet n'a pas de lieu de niveau {level} à piocher.", "Ajoutez-en un, ou nommez-en un autre."),
)
NO_START = Trouble(
    ("There is no zone to start in.", "Add an infiltration zone."),
    ("Es gibt keine Zone zum Starten.", "Füge eine Infiltrationszone hinzu."),
    ("Il n'y a pas de zone de départ.", "Ajoutez une zone d'infiltration."),
)
SHORT_OF_THREATS = Trouble(
    ("Its zones need {n} threat cards, and there are {there}.", "Add threat cards, or deal fewer."),
    ("Seine Zonen brauchen {n} Bedrohungskarten, und es gibt {there}.", "Füge welche hinzu oder teile weniger aus."),
    ("Ses zones demandent {n} cartes menace, et il y en a {there}.", "Ajoutez-en, ou distribuez-en moins."),
)
SHORT_OF_OBJECTIVES = Trouble(
    ("Its zones need {n} objective cards, and the stack has {there}.", "Add objective cards, or deal fewer."),
    ("Seine Zonen brauchen {n} Zielkarten, und der Stapel hat {there}.", "Füge welche hinzu oder teile weniger aus."),
    ("Ses zones demandent {n} cartes objectif, et la pile en a {there}.", "Ajoutez-en, ou distribuez-en moins."),
)
TOO_FEW_IN_CAMPAIGNS = Trouble(
    ("Its zones need {n} threat cards, more than it uses in a campaign.", "Raise the number."),
    ("Seine Zonen brauchen {n} Bedrohungskarten, mehr als er in einer Kampagne hat.", "Erhöhe die Zahl."),
    ("Ses zones demandent {n} cartes menace, plus qu'il n'en a en campagne.", "Augmentez ce nombre."),
)

COLOURS = {
    "green": Sentence(
        "A green assignment has level {level}, not level {own}.",
        "Ein grüner Auftrag hat Stufe {level}, nicht Stufe {own}.",
        "Une affectation verte est de niveau {level}, non {own}.",
    ),
    "orange": Sentence(
        "An orange assignment has level {level}, not level {own}.",
        "Ein oranger Auftrag hat Stufe {level}, nicht Stufe {own}.",
        "Une affectation orange est de niveau {level}, non {own}.",
    ),
    "red": Sentence(
        "A red assignment has level {level}, not level {own}.",
        "Ein roter Auftrag hat Stufe {level}, nicht Stufe {own}.",
        "Une affectation rouge est de niveau {level}, non {own}.",
    ),
}
TRACK = Sentence(
    "The track rises from its start to level 2, to level 3 and up to its end.",
    "Die Leiste steigt vom Beginn zu Stufe 2, zu Stufe 3 und bis zum Ende.",
    "La piste monte de son début au niveau 2, au niveau 3, puis jusqu'à sa fin.",
)
AIM_STEPS = Sentence(
    "Each aim step needs more XP than the one before it.",
    "Jeder Zielschritt braucht mehr EP als der vorige.",
    "Chaque palier de visée demande plus de PE que le précédent.",
)
HEALTH = Sentence(
    "Health cannot start or heal above its limit, which is {most}.",
    "Gesundheit kann nicht über ihrer Grenze {most} beginnen oder heilen.",
    "La santé ne peut commencer ni guérir au-dessus de sa limite, qui est {most}.",
)
ENERGY = Sentence(
    "Energy cannot start above its limit, which is {most}.",
    "Energie kann nicht über ihrer Grenze {most} beginnen.",
    "L'énergie ne peut commencer au-dessus de sa limite, qui est {most}.",
)
NO_TRACK = Sentence(
    'An op without a special ability has no "specialTrack".',
    "Ein Special Op ohne Spezialfähigkeit hat kein „specialTrack“.",
    "Un agent sans capacité spéciale n'a pas de «\u00a0specialTrack\u00a0».",
)
TWO_ZONES = Sentence(
    "Two zones lie at {cell}: move one of them.",
    "Zwei Zonen liegen bei {cell}: Verschiebe eine.",
    "Deux zones sont en {cell}\u00a0: déplacez-en une.",
)
DOUBLE_NUMBER = Trouble(
    ('The op number {number} is already used by "{other}".', "Give one of the two another number."),
    ("Die Nummer {number} hat schon „{other}“.", "Gib einem der beiden eine andere Nummer."),
    (
        "Le numéro {number} est déjà celui de «\u00a0{other}\u00a0».",
        "Donnez un autre numéro à l'un des deux.",
    ),
)
