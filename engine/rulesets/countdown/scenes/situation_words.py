"""Why a game cannot begin in the middle like this."""

from engine.core.sentences import Sentence

TWO_PLACES = Sentence(
    'The card "{name}" cannot be in two places.',
    "Die Karte „{name}“ kann nicht an zwei Stellen sein.",
    "La carte «\u00a0{name}\u00a0» ne peut pas être à deux endroits.",
)
TIME_TRACK = Sentence(
    "The time track goes from 10 to -3.",
    "Die Zeitleiste geht von 10 bis -3.",
    "La piste de temps va de 10 à -3.",
)
LOST_SCORE = Sentence(
    "With a score below -8 the mission is over.",
    "Mit weniger als -8 Punkten ist die Mission vorbei.",
    "Avec un score inférieur à -8, la mission est terminée.",
)
NO_CARE = Sentence(
    "A dead op has nobody in its care (CD-90.45).",
    "Ein toter Special Op hat niemanden in seiner Obhut (CD-90.45).",
    "Un agent mort n'a personne sous sa garde (CD-90.45).",
)
ALL_DEAD = Sentence(
    "At least one op must be alive.",
    "Mindestens ein Special Op muss leben.",
    "Au moins un agent doit être en vie.",
)
NO_CARDS_HERE = Sentence(
    "No cards lie in entrances and exits (CD-90.28).",
    "In Ein- und Ausgängen liegen keine Karten (CD-90.28).",
    "Il n'y a pas de cartes dans les entrées et sorties (CD-90.28).",
)
NAMED_ELSEWHERE = Sentence(
    "All its cards are named elsewhere.",
    "Alle Karten davon sind anderswo genannt.",
    "Toutes ses cartes sont citées ailleurs.",
)
NAME_ITS_CARDS = Sentence("Name its cards, too.", "Nenne auch die Karten hier.", "Indiquez aussi ses cartes.")
BULLETS = Sentence(
    "There are {n} bullet control cards.",
    "Es gibt {n} Geschosskontroll-Karten.",
    "Il y a {n} cartes contrôle de tir.",
)
ROLES = Sentence(
    "Roles are for traitor mode, one for each of the {n} players.",
    "Rollen sind für das Spiel mit Verräter, eine für jede der {n} Personen.",
    "Les rôles sont pour le mode traître, un par joueur ({n}).",
)
NOT_SECURED = Sentence(
    "A zone with cards is not secured.",
    "Eine Zone mit Karten ist nicht gesichert.",
    "Une zone qui a des cartes n'est pas sécurisée.",
)
