"""Blueprints of locations."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

SECURED_ZONE_CARDS = Trouble(
    (
        "The location {location} has {n} zones with cards, and the box {has} secured-zone cards.",
        "Leave some zones out.",
    ),
    (
        "Der Schauplatz {location} hat {n} Zonen mit Karten, und die Schachtel {has} Gesichert-Karten.",
        "Lass einige Zonen weg.",
    ),
    (
        "Le lieu {location} a {n} zones avec des cartes, et la boîte {has} cartes zone sécurisée.",
        "Retirez quelques zones.",
    ),
)
ENTRANCE_CARDS = Trouble(
    (
        "The location {location} has {n} infiltration and exfiltration zones together, and the box {has} cards for "
        "them.",
        "Leave some out.",
    ),
    (
        "Der Schauplatz {location} hat zusammen {n} Infiltrations- und Exfiltrationszonen, und die Schachtel {has} "
        "Karten dafür.",
        "Lass einige weg.",
    ),
    (
        "Le lieu {location} a en tout {n} zones d'infiltration et d'exfiltration, et la boîte {has} cartes pour elles.",
        "Retirez-en.",
    ),
)
NO_WAY_IN = Trouble(
    ("The location {location} has no zone to start in.", "Add an infiltration zone."),
    ("Der Schauplatz {location} hat keine Zone zum Beginnen.", "Füge eine Infiltrationszone hinzu."),
    ("Le lieu {location} n'a pas de zone de départ.", "Ajoutez une zone d'infiltration."),
)
NO_WAY_OUT = Trouble(
    ("The location {location} has no exit, so no mission there can be won.", "Add an exfiltration zone."),
    (
        "Der Schauplatz {location} hat keinen Ausgang: Keine Mission dort ist zu gewinnen.",
        "Füge eine Exfiltrationszone hinzu.",
    ),
    (
        "Le lieu {location} n'a pas de sortie\u00a0: aucune mission ne peut y être gagnée.",
        "Ajoutez une zone d'exfiltration.",
    ),
)
NO_OBJECTIVE = Trouble(
    (
        "The location {location} has no objective zone, and without objectives a team is bound to fail.",
        "Add an objective zone.",
    ),
    (
        "Der Schauplatz {location} hat keine Zielzone, und ohne Ziele muss ein Team scheitern.",
        "Füge eine Zielzone hinzu.",
    ),
    (
        "Le lieu {location} n'a pas de zone d'objectif, et sans objectif une équipe échoue forcément.",
        "Ajoutez une zone d'objectif.",
    ),
)
UNREACHABLE_ZONE = Trouble(
    (
        "The zone {zone} cannot be reached from any infiltration zone.",
        "Zones meet along their sides: move it, or add one between.",
    ),
    (
        "Die Zone {zone} ist von keiner Infiltrationszone aus zu erreichen.",
        "Zonen grenzen an ihren Seiten aneinander: Verschiebe sie oder füge eine dazwischen ein.",
    ),
    (
        "La zone {zone} est hors d'atteinte de toute zone d'infiltration.",
        "Les zones se touchent par leurs côtés\u00a0: déplacez-la, ou ajoutez-en une entre elles.",
    ),
)
UNREACHABLE_FROM = Trouble(
    (
        "The zone {zone} cannot be reached from the infiltration zone {start}.",
        "A team that splits may not meet again: connect them, unless you mean it so.",
    ),
    (
        "Die Zone {zone} ist von der Infiltrationszone {start} aus nicht zu erreichen.",
        "Ein geteiltes Team trifft sich vielleicht nie wieder: Verbinde sie, wenn es nicht so gemeint ist.",
    ),
    (
        "La zone {zone} est hors d'atteinte depuis la zone d'infiltration {start}.",
        "Une équipe séparée pourrait ne plus se retrouver\u00a0: reliez-les, sauf si c'est voulu.",
    ),
)
NO_WAY_FROM_OBJECTIVE = Trouble(
    ("From the objective zone {zone} no exfiltration zone can be reached.", "Connect it with an exit."),
    (
        "Von der Zielzone {zone} aus ist keine Exfiltrationszone zu erreichen.",
        "Verbinde sie mit einem Ausgang.",
    ),
    ("De la zone d'objectif {zone} on n'atteint aucune zone d'exfiltration.", "Reliez-la à une sortie."),
)
ARROW_OUT = Trouble(
    (
        "The arrow of the infiltration zone {zone} points to a place where no zone is.",
        "Turn it, or add the zone.",
    ),
    (
        "Der Pfeil der Infiltrationszone {zone} zeigt dorthin, wo keine Zone ist.",
        "Drehe ihn oder füge die Zone hinzu.",
    ),
    (
        "La flèche de la zone d'infiltration {zone} pointe là où il n'y a pas de zone.",
        "Tournez-la, ou ajoutez la zone.",
    ),
)
ARROW_IN = Trouble(
    (
        "The arrow of the exfiltration zone {zone} comes from a place where no zone is.",
        "Turn it, or add the zone.",
    ),
    (
        "Der Pfeil der Exfiltrationszone {zone} kommt von dort, wo keine Zone ist.",
        "Drehe ihn oder füge die Zone hinzu.",
    ),
    (
        "La flèche de la zone d'exfiltration {zone} vient de là où il n'y a pas de zone.",
        "Tournez-la, ou ajoutez la zone.",
    ),
)
TURN_ARROW = Sentence("Turn the arrow to the {side}", "Pfeil drehen: {side}", "Tourner la flèche\u00a0: {side}")
SIDES = {
    "north": Sentence("north", "nach Norden", "vers le nord"),
    "east": Sentence("east", "nach Osten", "vers l'est"),
    "south": Sentence("south", "nach Süden", "vers le sud"),
    "west": Sentence("west", "nach Westen", "vers l'ouest"),
}
CAMPAIGN_CARDS = Trouble(
    (
        "The zones of the location {location} need {n} threat cards, and a campaign has {has}.",
        "Make it {n} at least.",
    ),
    (
        "Die Zonen des Schauplatzes {location} brauchen {n} Bedrohungskarten, und eine Kampagne hat {has}.",
        "Setze mindestens {n}.",
    ),
    (
        "Les zones du lieu {location} demandent {n} cartes menace, et une campagne en a {has}.",
        "Il en faut au moins {n}.",
    ),
)
SET_CAMPAIGN_CARDS = Sentence(
    "Set the threat cards of a campaign to {n}",
    "Bedrohungskarten einer Kampagne auf {n} setzen",
    "Mettre les cartes menace d'une campagne à {n}",
)
NOTHING_LEFT_OVER = Trouble(
    (
        "In a campaign all threat cards of the location {location} lie in its zones: reinforcements come from the "
        "unused stack only.",
        "Raise the number, if the ones left over shall come back.",
    ),
    (
        "In einer Kampagne liegen alle Bedrohungskarten des Schauplatzes {location} in seinen Zonen: Verstärkung kommt "
        "nur vom unbenutzten Stapel.",
        "Erhöhe die Zahl, wenn übrige wiederkommen sollen.",
    ),
    (
        "En campagne toutes les cartes menace du lieu {location} sont dans ses zones\u00a0: les renforts ne viennent "
        "que de la pile inutilisée.",
        "Augmentez le nombre, si celles qui restent doivent revenir.",
    ),
)
BONUS_TOO_HIGH = Trouble(
    (
        "The bonus of the location {location} asks for {n} secured zones, and there are {most}.",
        "Ask for 1 to {most}.",
    ),
    (
        "Der Bonus des Schauplatzes {location} verlangt {n} gesicherte Zonen, und es gibt {most}.",
        "Verlange 1 bis {most}.",
    ),
    (
        "Le bonus du lieu {location} demande {n} zones sécurisées, et il y en a {most}.",
        "Demandez-en de 1 à {most}.",
    ),
)
BONUS_WITHOUT_ZONES = Trouble(
    ("The bonus of the location {location} asks for {n} secured zones, and there are {most}.", "Add zones."),
    (
        "Der Bonus des Schauplatzes {location} verlangt {n} gesicherte Zonen, und es gibt {most}.",
        "Füge Zonen hinzu.",
    ),
    (
        "Le bonus du lieu {location} demande {n} zones sécurisées, et il y en a {most}.",
        "Ajoutez des zones.",
    ),
)
SET_BONUS_ZONES = Sentence(
    "Ask for {n} secured {n|zone|zones}",
    "{n} gesicherte {n|Zone|Zonen} verlangen",
    "Demander {n} {n|zone sécurisée|zones sécurisées}",
)
BONUS_POINTS = Trouble(
    (
        "The bonus of the location {location} is worth {n} points instead of {usual}.",
        "Keep to {usual}, unless you mean it so.",
    ),
    (
        "Der Bonus des Schauplatzes {location} zählt {n} Punkte statt {usual}.",
        "Bleibe bei {usual}, wenn es nicht so gemeint ist.",
    ),
    (
        "Le bonus du lieu {location} vaut {n} points au lieu de {usual}.",
        "Restez à {usual}, sauf si c'est voulu.",
    ),
)
SET_POINTS = Sentence("Set it to {n} points", "Auf {n} Punkte setzen", "Mettre à {n} points")
TOO_MANY_INFILTRATION = Trouble(
    (
        "The location {location} has {n} infiltration zones, and the box {has} infiltration cards.",
        "Leave some out.",
    ),
    (
        "Der Schauplatz {location} hat {n} Infiltrationszonen, und die Schachtel {has} Infiltrationskarten.",
        "Lass einige weg.",
    ),
    (
        "Le lieu {location} a {n} zones d'infiltration, et la boîte {has} cartes infiltration.",
        "Retirez-en.",
    ),
)
TOO_MANY_EXFILTRATION = Trouble(
    (
        "The location {location} has {n} exfiltration zones, and the box {has} exfiltration cards.",
        "Leave some out.",
    ),
    (
        "Der Schauplatz {location} hat {n} Exfiltrationszonen, und die Schachtel {has} Exfiltrationskarten.",
        "Lass einige weg.",
    ),
    (
        "Le lieu {location} a {n} zones d'exfiltration, et la boîte {has} cartes exfiltration.",
        "Retirez-en.",
    ),
)
LABELLED_ZONE = Sentence('{cell} ("{label}")', "{cell} („{label}“)", "{cell} («\u00a0{label}\u00a0»)")
ZONE = Sentence("{cell}", "{cell}", "{cell}")
