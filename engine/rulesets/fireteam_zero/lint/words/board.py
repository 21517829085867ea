"""The board, what stands on it, and the ways over it."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

LINK_WITH = Sentence("Link it with {place}", "Mit {place} verbinden", "Relier à {place}")

SECTOR_AGAIN = Trouble(
    ("The sector {sector} already lies on this board.", "Lay out another sector here, or none."),
    ("Der Sektor {sector} liegt schon auf diesem Spielplan.", "Lege hier einen anderen Sektor aus oder keinen."),
    ("Le secteur {sector} est déjà sur ce plateau.", "Posez un autre secteur ici, ou aucun."),
)
OTHER_SIDE = Trouble(
    (
        "The sector {sector} is the other side of the tile {other}, which already lies on this board.",
        "Lay out another sector here, or none.",
    ),
    (
        "Der Sektor {sector} ist die Rückseite des Spielplanteils {other}, das schon ausliegt.",
        "Lege hier einen anderen Sektor aus oder keinen.",
    ),
    (
        "Le secteur {sector} est l'autre face de la tuile {other}, déjà posée sur ce plateau.",
        "Posez un autre secteur ici, ou aucun.",
    ),
)
TILES = Trouble(
    ("{fault}", "Move one of the tiles, or mend the list of pairs."),
    ("{fault}", "Verschiebe eines der Teile oder berichtige die Liste der Paare."),
    ("{fault}", "Déplacez l'une des tuiles, ou corrigez la liste des paires."),
)
SPAWN_COUNT = Trouble(
    ("The mission {mission} lists {n} spawn locations instead of {wanted}.", "List exactly {wanted}."),
    ("Die Mission {mission} nennt {n} Brutorte statt {wanted}.", "Nenne genau {wanted}."),
    ("La mission {mission} compte {n} zones de génération au lieu de {wanted}.", "Il en faut exactement {wanted}."),
)
SPAWN_TWICE = Trouble(
    ('The spawn location "{place}" is listed twice.', "Two spawn tokens never share a location: list another."),
    ("Der Brutort „{place}“ ist zweimal genannt.", "Zwei Brut-Marker teilen sich nie einen Ort: Nenne einen anderen."),
    (
        "La zone de génération «\u00a0{place}\u00a0» est citée deux fois.",
        "Deux jetons de génération ne partagent jamais une zone\u00a0: choisissez-en une autre.",
    ),
)
NUMBER_TWICE = Trouble(
    (
        "The number {number} is fixed for two spawn locations.",
        "Give each of the numbers 1 to {most} once.",
    ),
    ("Die Nummer {number} ist für zwei Brutorte festgelegt.", "Vergib jede der Nummern 1 bis {most} einmal."),
    (
        "Le numéro {number} est fixé pour deux zones de génération.",
        "Donnez chacun des numéros de 1 à {most} une seule fois.",
    ),
)
SOME_NUMBERS = Trouble(
    (
        "Only {n} of the spawn locations have a fixed number.",
        "Fix the numbers of all spawn locations, or of none.",
    ),
    ("Nur {n} der Brutorte haben eine feste Nummer.", "Lege die Nummern aller Brutorte fest oder gar keine."),
    (
        "Seules {n} zones de génération ont un numéro fixe.",
        "Fixez les numéros de toutes les zones de génération, ou d'aucune.",
    ),
)
NOT_ON_BOARD = Trouble(
    (
        '{what} "{place}" is not on the board of the mission {mission}.',
        "Choose a location of a laid-out sector, or lay out its sector.",
    ),
    (
        "{what} „{place}“ liegt nicht auf dem Spielplan der Mission {mission}.",
        "Wähle einen Ort eines ausgelegten Sektors oder lege seinen Sektor aus.",
    ),
    (
        "{what} «\u00a0{place}\u00a0» n'est pas sur le plateau de la mission {mission}.",
        "Choisissez une zone d'un secteur posé, ou posez son secteur.",
    ),
)
IMPASSABLE = Trouble(
    ('{what} "{place}" is impassable, so nobody can stand there.', "Choose another."),
    ("{what} „{place}“ ist unpassierbar: Dort kann niemand stehen.", "Wähle einen anderen Ort."),
    ("{what} «\u00a0{place}\u00a0» est impraticable\u00a0: personne ne peut s'y tenir.", "Choisissez-en une autre."),
)
SPAWN = Sentence("The spawn location", "Der Brutort", "La zone de génération")
ENTRY = Sentence("The entry point", "Der Startpunkt", "La zone d'intrusion")
EXIT = Sentence("The exit point", "Der Auswegpunkt", "La zone d'extraction")
BOSS_MARKER = Sentence("The boss marker's location", "Der Ort des Bossmarkers", "La zone du marqueur de l'avatar")
LOCATION_OF = Sentence('The location of "{figure}",', "Der Ort von „{figure}“,", "La zone de «\u00a0{figure}\u00a0»,")
IN_PIECES = Trouble(
    (
        'The board is in pieces: {places} cannot be reached from "{start}", whatever the terrain.',
        "Let the tiles touch, or list pairs of adjacent locations.",
    ),
    (
        "Der Spielplan zerfällt: {places} sind von „{start}“ aus bei keinem Gelände zu erreichen.",
        "Lege die Teile aneinander oder nenne Paare benachbarter Orte.",
    ),
    (
        "Le plateau est en morceaux\u00a0: {places} hors d'atteinte depuis «\u00a0{start}\u00a0», quel que soit le "
        "terrain.",
        "Faites se toucher les tuiles, ou citez des paires de zones adjacentes.",
    ),
)
CLOSED_IN = Trouble(
    ('From the location "{place}" no step leads anywhere.', "Give it a neighbour that is not impassable."),
    ("Vom Ort „{place}“ führt kein Schritt weiter.", "Gib ihm einen Nachbarn, der nicht unpassierbar ist."),
    (
        "De la zone «\u00a0{place}\u00a0» aucun pas ne mène ailleurs.",
        "Donnez-lui une voisine qui ne soit pas impraticable.",
    ),
)
SPAWN_AT_ENTRY = Trouble(
    (
        'The spawn location "{place}" is the entry point: monsters can appear there in setup.',
        "Move the token or the point, unless you mean it so.",
    ),
    (
        "Der Brutort „{place}“ ist der Startpunkt: Dort können schon beim Aufbau Monster erscheinen.",
        "Verlege den Marker oder den Punkt, wenn es nicht so gemeint ist.",
    ),
    (
        "La zone de génération «\u00a0{place}\u00a0» est la zone d'intrusion\u00a0: des monstres peuvent y apparaître "
        "dès la mise en place.",
        "Déplacez le jeton ou la zone, sauf si c'est voulu.",
    ),
)
SPAWN_AT_EXIT = Trouble(
    (
        'The spawn location "{place}" is the exit point: monsters can appear there in setup.',
        "Move the token or the point, unless you mean it so.",
    ),
    (
        "Der Brutort „{place}“ ist der Auswegpunkt: Dort können schon beim Aufbau Monster erscheinen.",
        "Verlege den Marker oder den Punkt, wenn es nicht so gemeint ist.",
    ),
    (
        "La zone de génération «\u00a0{place}\u00a0» est la zone d'extraction\u00a0: des monstres peuvent y apparaître "
        "dès la mise en place.",
        "Déplacez le jeton ou la zone, sauf si c'est voulu.",
    ),
)
NO_WAY_OUT = Trouble(
    (
        'No way leads from the entry point "{entry}" to the exit point "{place}".',
        "Move one of them, change the layout, or let an effect open a way.",
    ),
    (
        "Kein Weg führt vom Startpunkt „{entry}“ zum Auswegpunkt „{place}“.",
        "Verlege einen von beiden, ändere den Aufbau oder lass einen Effekt einen Weg öffnen.",
    ),
    (
        "Aucun chemin ne mène de la zone d'intrusion «\u00a0{entry}\u00a0» à l'extraction «\u00a0{place}\u00a0».",
        "Déplacez l'une des deux, changez la disposition, ou laissez un effet ouvrir un passage.",
    ),
)
EXIT_IS_ENTRY = Trouble(
    (
        'The exit point of the mission {mission} is its entry point "{place}".',
        "Choose another exit point, unless the heroes shall come back.",
    ),
    (
        "Der Auswegpunkt der Mission {mission} ist ihr Startpunkt „{place}“.",
        "Wähle einen anderen Auswegpunkt, wenn die Helden nicht zurückkommen sollen.",
    ),
    (
        "La zone d'extraction de la mission {mission} est sa zone d'intrusion «\u00a0{place}\u00a0».",
        "Choisissez une autre zone d'extraction, sauf si les héros doivent revenir.",
    ),
)
SPAWN_CUT_OFF = Trouble(
    (
        'No way leads from the entry point to the spawn location "{place}", so it can never be searched, '
        "and a discovery needed to win may lie there.",
        "Move the spawn location, change the layout, or let an effect open a way.",
    ),
    (
        "Kein Weg führt vom Startpunkt zum Brutort „{place}“: Er kann nie durchsucht werden, und eine Entdeckung, die "
        "man zum Sieg braucht, kann dort liegen.",
        "Verlege den Brutort, ändere den Aufbau oder lass einen Effekt einen Weg öffnen.",
    ),
    (
        "Aucun chemin ne mène de la zone d'intrusion à la zone de génération «\u00a0{place}\u00a0»\u00a0: on ne peut "
        "jamais la fouiller, et une découverte indispensable peut s'y trouver.",
        "Déplacez-la, changez la disposition, ou laissez un effet ouvrir un passage.",
    ),
)
SPAWN_SPARED = Trouble(
    (
        'No way leads from the entry point to the spawn location "{place}", so it can never be searched, '
        "though the other cards suffice.",
        "Move the spawn location, change the layout, or let an effect open a way.",
    ),
    (
        "Kein Weg führt vom Startpunkt zum Brutort „{place}“: Er kann nie durchsucht werden; die anderen Karten "
        "reichen allerdings.",
        "Verlege den Brutort, ändere den Aufbau oder lass einen Effekt einen Weg öffnen.",
    ),
    (
        "Aucun chemin ne mène de la zone d'intrusion à la zone de génération «\u00a0{place}\u00a0»\u00a0: on ne peut "
        "jamais la fouiller, bien que les autres cartes suffisent.",
        "Déplacez-la, changez la disposition, ou laissez un effet ouvrir un passage.",
    ),
)
OUT_OF_REACH = Trouble(
    (
        "The objective {objective} needs something done at {places}, where no hero can get to.",
        "Choose another location, change the layout, or let an effect open a way.",
    ),
    (
        "Für das Ziel {objective} muss an einem Ort etwas getan werden, den kein Held erreicht: {places}.",
        "Wähle einen anderen Ort, ändere den Aufbau oder lass einen Effekt einen Weg öffnen.",
    ),
    (
        "L'objectif {objective} demande d'agir là où aucun héros ne peut aller\u00a0: {places}.",
        "Choisissez une autre zone, changez la disposition, ou laissez un effet ouvrir un passage.",
    ),
)
NOWHERE = Sentence(
    "a place that is not on the board",
    "ein Ort, der nicht auf dem Spielplan liegt",
    "une zone qui n'est pas sur le plateau",
)
