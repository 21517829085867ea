"""Missions and campaigns."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

TOO_FEW_THREATS = Trouble(
    (
        "The zones of {location} need {n} threat cards, and the mission {mission} has {has}.",
        "Add threat cards, remove fewer, or deal fewer.",
    ),
    (
        "Die Zonen von {location} brauchen {n} Bedrohungskarten, und die Mission {mission} hat {has}.",
        "Füge Bedrohungskarten hinzu, entferne weniger oder teile weniger aus.",
    ),
    (
        "Les zones de {location} demandent {n} cartes menace, et la mission {mission} en a {has}.",
        "Ajoutez des cartes menace, retirez-en moins, ou distribuez-en moins.",
    ),
)
TOO_FEW_OBJECTIVES = Trouble(
    (
        "The zones of {location} need {n} objective cards, and the stack of the mission {mission} has {has}.",
        "Deal fewer.",
    ),
    (
        "Die Zonen von {location} brauchen {n} Zielkarten, und der Stapel der Mission {mission} hat {has}.",
        "Teile weniger aus.",
    ),
    (
        "Les zones de {location} demandent {n} cartes objectif, et la pile de la mission {mission} en a {has}.",
        "Distribuez-en moins.",
    ),
)
TIME_GROWS = Trouble(
    ("The time grows with the number of players: {a}, {b}, {c}.", "Let it fall or stay."),
    ("Die Zeit wächst mit der Zahl der Spieler: {a}, {b}, {c}.", "Lass sie fallen oder gleich bleiben."),
    ("Le temps croît avec le nombre de joueurs\u00a0: {a}, {b}, {c}.", "Qu'il baisse ou reste égal."),
)
OTHER_TIME = Trouble(
    (
        "The mission {mission} gives another time than its location {location}.",
        "The mission's counts; make them agree.",
    ),
    (
        "Die Mission {mission} gibt eine andere Zeit als ihr Schauplatz {location}.",
        "Es gilt die der Mission; gleiche sie an.",
    ),
    (
        "La mission {mission} donne un autre temps que son lieu {location}.",
        "Celui de la mission compte\u00a0; accordez-les.",
    ),
)
TAKE_LOCATION_TIME = Sentence(
    "Take the time of the location", "Zeit des Schauplatzes übernehmen", "Prendre le temps du lieu"
)
ONE_LOCATION = Trouble(
    ("The mission {mission} of level {level} must name one location.", "Name one location."),
    ("Die Mission {mission} der Stufe {level} muss einen Schauplatz nennen.", "Nenne einen Schauplatz."),
    ("La mission {mission} de niveau {level} doit nommer un lieu.", "Nommez un lieu."),
)
TWO_LOCATIONS = Trouble(
    (
        "The mission {mission} of level {level} must name two different locations.",
        "Name two different locations.",
    ),
    (
        "Die Mission {mission} der Stufe {level} muss zwei verschiedene Schauplätze nennen.",
        "Nenne zwei verschiedene Schauplätze.",
    ),
    (
        "La mission {mission} de niveau {level} doit nommer deux lieux différents.",
        "Nommez deux lieux différents.",
    ),
)
OTHER_LEVEL = Trouble(
    (
        "The mission {mission} has level {level}, and its location {location} has level {other}.",
        "Choose a location of its level.",
    ),
    (
        "Die Mission {mission} hat Stufe {level}, und ihr Schauplatz {location} hat Stufe {other}.",
        "Wähle einen Schauplatz ihrer Stufe.",
    ),
    (
        "La mission {mission} est de niveau {level}, et son lieu {location} de niveau {other}.",
        "Choisissez un lieu de son niveau.",
    ),
)
EMPTY_STACK = Trouble(
    (
        'There are no objective cards of the stack "{stack}" for {mission}.',
        "Add some, or choose another objective.",
    ),
    (
        "Es gibt keine Zielkarten des Stapels „{stack}“ für {mission}.",
        "Füge welche hinzu oder wähle ein anderes Ziel.",
    ),
    (
        "Il n'y a pas de cartes objectif de la pile «\u00a0{stack}\u00a0» pour {mission}.",
        "Ajoutez-en, ou choisissez un autre objectif.",
    ),
)
TOO_LONG_A_WAY = Trouble(
    (
        "At {location} the way over an objective to an exit leads through {way} zones, and {players} have {rounds} "
        "rounds in the mission {mission}.",
        "Give more time, or bring the zones closer together.",
    ),
    (
        "Bei {location} führt der Weg über ein Ziel zu einem Ausgang durch {way} Zonen; {players} haben {rounds} "
        "Runden in der Mission {mission}.",
        "Gib mehr Zeit oder rücke die Zonen zusammen.",
    ),
    (
        "À {location} le chemin par un objectif vers une sortie traverse {way} zones\u00a0; {players} ont {rounds} "
        "manches dans la mission {mission}.",
        "Donnez plus de temps, ou rapprochez les zones.",
    ),
)
NEVER_WON = Trouble(
    (
        "The best possible score of the mission {mission} at {location} is {best}: it is never won.",
        "Raise the values of its objective cards, or give more time.",
    ),
    (
        "Die bestmögliche Wertung der Mission {mission} bei {location} ist {best}: Sie wird nie gewonnen.",
        "Erhöhe die Werte ihrer Zielkarten oder gib mehr Zeit.",
    ),
    (
        "Le meilleur score possible de la mission {mission} à {location} est {best}\u00a0: elle n'est jamais gagnée.",
        "Augmentez les valeurs de ses cartes objectif, ou donnez plus de temps.",
    ),
)
WALK_OUT = Trouble(
    (
        "At {location} {players} who walk straight out of the mission {mission} have {left} rounds left and lose "
        "{lost} points on average: a win.",
        "Give less time, put the exit farther away, or deal more or costlier objectives.",
    ),
    (
        "Bei {location} behalten {players}, die einfach hinausgehen, in der Mission {mission} {left} Runden und "
        "verlieren im Mittel {lost} Punkte: ein Sieg.",
        "Gib weniger Zeit, verlege den Ausgang oder teile mehr oder teurere Ziele aus.",
    ),
    (
        "À {location} {players} qui sortent tout droit gardent {left} manches dans la mission {mission} et perdent "
        "{lost} points en moyenne\u00a0: une victoire.",
        "Donnez moins de temps, éloignez la sortie, ou distribuez plus d'objectifs ou de plus coûteux.",
    ),
)
TOO_MUCH_ENERGY = Trouble(
    (
        "At {location} {bombs} bombs need {energy} energy, and with {players} the bomb expert has {has} in {time} "
        "rounds of the mission {mission}.",
        "Deal fewer objective cards, or give more time.",
    ),
    (
        "Bei {location} brauchen {bombs} Bomben {energy} Energie; mit {players} hat der Bombenexperte {has} in {time} "
        "Runden der Mission {mission}.",
        "Teile weniger Zielkarten aus oder gib mehr Zeit.",
    ),
    (
        "À {location} {bombs} bombes demandent {energy} d'énergie\u00a0; avec {players} l'expert en bombes en a {has} "
        "en {time} manches de la mission {mission}.",
        "Distribuez moins de cartes objectif, ou donnez plus de temps.",
    ),
)
TOO_MANY_HOSTAGES = Trouble(
    (
        "At {location} {n} hostages may be found, and {players} can escort {has} before the ultimatum of the mission "
        "{mission}.",
        "Deal fewer objective cards, or bring the exit closer.",
    ),
    (
        "Bei {location} können {n} Geiseln gefunden werden; {players} können bis zum Ultimatum der Mission {mission} "
        "{has} hinausbringen.",
        "Teile weniger Zielkarten aus oder rücke den Ausgang näher.",
    ),
    (
        "À {location} on peut trouver {n} otages\u00a0; {players} peuvent en escorter {has} avant l'ultimatum de la "
        "mission {mission}.",
        "Distribuez moins de cartes objectif, ou rapprochez la sortie.",
    ),
)
OFF_THE_TRACK = Trouble(
    (
        "The mission {mission} begins with {rounds} rounds at {location}, and the time track has {most}.",
        "Give fewer extra rounds.",
    ),
    (
        "Die Mission {mission} beginnt bei {location} mit {rounds} Runden, und die Zeitleiste hat {most}.",
        "Gib weniger zusätzliche Runden.",
    ),
    (
        "La mission {mission} commence avec {rounds} manches à {location}, et la piste de temps en a {most}.",
        "Donnez moins de manches en plus.",
    ),
)
PLAYERS = (
    Sentence("1 to 4 players", "1 bis 4 Spieler", "1 à 4 joueurs"),
    Sentence("5 players", "5 Spieler", "5 joueurs"),
    Sentence("6 players", "6 Spieler", "6 joueurs"),
)
THREATS_RUN_OUT = Trouble(
    (
        "The campaign {campaign} may need {n} threat cards, and there are {has}.",
        "Remove fewer cards, or choose smaller locations.",
    ),
    (
        "Die Kampagne {campaign} kann {n} Bedrohungskarten brauchen, und es gibt {has}.",
        "Entferne weniger Karten oder wähle kleinere Schauplätze.",
    ),
    (
        "La campagne {campaign} peut demander {n} cartes menace, et il y en a {has}.",
        "Retirez moins de cartes, ou choisissez de plus petits lieux.",
    ),
)
LEVELS = Trouble(
    (
        "The campaign {campaign} has missions of level {levels} instead of 1, 2, 3.",
        "Give it one mission of each level, in this order.",
    ),
    (
        "Die Kampagne {campaign} hat Missionen der Stufe {levels} statt 1, 2, 3.",
        "Gib ihr von jeder Stufe eine Mission, in dieser Reihenfolge.",
    ),
    (
        "La campagne {campaign} a des missions de niveau {levels} au lieu de 1, 2, 3.",
        "Donnez-lui une mission de chaque niveau, dans cet ordre.",
    ),
)
NOTHING_TO_DRAW = Trouble(
    (
        "The campaign {campaign} draws a location of level {level}, and the pack has none.",
        "Add one, or name a location.",
    ),
    (
        "Die Kampagne {campaign} zieht einen Schauplatz der Stufe {level}, und das Paket hat keinen.",
        "Füge einen hinzu oder nenne einen Schauplatz.",
    ),
    (
        "La campagne {campaign} pioche un lieu de niveau {level}, et le paquet n'en a pas.",
        "Ajoutez-en un, ou nommez un lieu.",
    ),
)
TOO_MANY_REMOVED = Trouble(
    ("{record} removes {n} threat cards at the start.", "Remove {most} at most."),
    ("{record} entfernt zu Beginn {n} Bedrohungskarten.", "Entferne höchstens {most}."),
    ("{record} retire {n} cartes menace au début.", "Retirez-en {most} au plus."),
)
REMOVE_FEWER = Sentence("Remove {n}", "{n} entfernen", "En retirer {n}")
TOO_FEW_SUPPORT_CARDS = Trouble(
    (
        "The campaign {campaign} draws {n} support cards, and there are {has}.",
        "Add some, or draw fewer.",
    ),
    (
        "Die Kampagne {campaign} zieht {n} Unterstützungskarten, und es gibt {has}.",
        "Füge welche hinzu oder ziehe weniger.",
    ),
    (
        "La campagne {campaign} pioche {n} cartes soutien, et il y en a {has}.",
        "Ajoutez-en, ou piochez-en moins.",
    ),
)
DRAW_FEWER = Sentence("Draw {n}", "{n} ziehen", "En piocher {n}")
TOO_FEW_ROLES = Trouble(
    (
        "With {patriots} patriots and {traitors} traitors, {players} players cannot each be dealt a role.",
        "Use 5 patriots and 2 traitors.",
    ),
    (
        "Mit {patriots} Patrioten und {traitors} Verrätern bekommt bei {players} Spielern nicht jeder eine Rolle.",
        "Verwende 5 Patrioten und 2 Verräter.",
    ),
    (
        "Avec {patriots} patriotes et {traitors} traîtres, {players} joueurs ne reçoivent pas chacun un rôle.",
        "Utilisez 5 patriotes et 2 traîtres.",
    ),
)
USUAL_ROLES = Sentence("Use 5 patriots and 2 traitors", "5 Patrioten und 2 Verräter", "5 patriotes et 2 traîtres")
