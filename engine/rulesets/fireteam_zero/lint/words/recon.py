"""Recon cards and objectives."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

RECON_DECK = Trouble(
    (
        "{events} {events|event|events} and {discoveries} {discoveries|discovery|discoveries} make {n} recon cards "
        "instead of {wanted}.",
        "With these discoveries the number of events is {right}.",
    ),
    (
        "{events} {events|Ereignis|Ereignisse} und {discoveries} {discoveries|Entdeckung|Entdeckungen} ergeben {n} "
        "Aufklärungskarten statt {wanted}.",
        "Mit diesen Entdeckungen ist die Zahl der Ereignisse {right}.",
    ),
    (
        "{events} {events|évènement|évènements} et {discoveries} {discoveries|découverte|découvertes} font {n} cartes "
        "de reconnaissance au lieu de {wanted}.",
        "Avec ces découvertes le nombre d'évènements est {right}.",
    ),
)
SET_EVENTS = Sentence(
    "Set the number of events to {n}", "Zahl der Ereignisse auf {n} setzen", "Mettre le nombre d'évènements à {n}"
)
TOO_FEW_EVENTS = Trouble(
    (
        "The mission {mission} uses {n} events, but the pack has {has}.",
        "Write more events, or use fewer.",
    ),
    (
        "Die Mission {mission} verwendet {n} Ereignisse, aber das Paket hat {has}.",
        "Schreibe mehr Ereignisse oder verwende weniger.",
    ),
    (
        "La mission {mission} utilise {n} évènements, mais le paquet en a {has}.",
        "Écrivez d'autres évènements, ou utilisez-en moins.",
    ),
)
FOREIGN_DISCOVERY = Trouble(
    (
        'The discovery {discovery} is linked to the objective "{objective}", which the mission {mission} does not '
        "have.",
        "List that objective, or use another discovery.",
    ),
    (
        "Die Entdeckung {discovery} gehört zum Ziel „{objective}“, das die Mission {mission} nicht hat.",
        "Nenne dieses Ziel oder verwende eine andere Entdeckung.",
    ),
    (
        "La découverte {discovery} est liée à l'objectif «\u00a0{objective}\u00a0», que la mission {mission} n'a pas.",
        "Citez cet objectif, ou utilisez une autre découverte.",
    ),
)
ADD_OBJECTIVE = Sentence(
    'Add the objective "{objective}" to the mission',
    "Ziel „{objective}“ zur Mission hinzufügen",
    "Ajouter l'objectif «\u00a0{objective}\u00a0» à la mission",
)
SHARED_OBJECTIVE = Trouble(
    (
        "The objective {objective} also belongs to the mission {other}.",
        "Copy the objective under another id, and link the discoveries to the right one.",
    ),
    (
        "Das Ziel {objective} gehört auch zur Mission {other}.",
        "Kopiere das Ziel unter einer anderen Kennung und verknüpfe die Entdeckungen mit dem richtigen.",
    ),
    (
        "L'objectif {objective} appartient aussi à la mission {other}.",
        "Copiez l'objectif sous un autre identifiant, et liez les découvertes au bon.",
    ),
)
STRANGE_CODE = Trouble(
    (
        "The code {code} of the objective {objective} does not name the operation and the number of the mission "
        "{mission}.",
        "Codes read OBJ operation.mission.number, such as OBJ 1.2.03.",
    ),
    (
        "Der Code {code} des Ziels {objective} nennt nicht die Operation und die Nummer der Mission {mission}.",
        "Codes lauten OBJ Operation.Mission.Nummer, etwa OBJ 1.2.03.",
    ),
    (
        "Le code {code} de l'objectif {objective} ne nomme pas l'opération et le numéro de la mission {mission}.",
        "Un code se lit OBJ opération.mission.numéro, par exemple OBJ 1.2.03.",
    ),
)
NO_OBJECTIVE = Trouble(
    ("The mission {mission} has no objective.", "Give the heroes something to do."),
    ("Die Mission {mission} hat kein Ziel.", "Gib den Helden etwas zu tun."),
    ("La mission {mission} n'a pas d'objectif.", "Donnez quelque chose à faire aux héros."),
)
TOO_FEW_TOKENS = Trouble(
    (
        "With {heroes} heroes the objective {objective} needs {n} tokens, but all cards and effects of the mission "
        "{mission} together give it {has}.",
        "Need fewer, link more discoveries to it, or let an effect place tokens on it.",
    ),
    (
        "Mit {heroes} Helden braucht das Ziel {objective} {n} Marker, aber alle Karten und Effekte der Mission "
        "{mission} geben ihm zusammen {has}.",
        "Verlange weniger, verknüpfe mehr Entdeckungen damit oder lass einen Effekt Marker darauf legen.",
    ),
    (
        "Avec {heroes} héros l'objectif {objective} demande {n} jetons, mais toutes les cartes et tous les effets de "
        "la mission {mission} ne lui en donnent que {has}.",
        "Demandez-en moins, liez-lui plus de découvertes, ou qu'un effet y place des jetons.",
    ),
)
NEEDS_NO_TOKENS = Trouble(
    (
        "The objective {objective} is completed by a condition and needs no tokens, yet {n} discoveries of the mission "
        "{mission} are linked to it.",
        "Let it need tokens, or link the discoveries to another objective.",
    ),
    (
        "Das Ziel {objective} wird durch eine Bedingung erfüllt und braucht keine Marker, doch {n} Entdeckungen der "
        "Mission {mission} gehören dazu.",
        "Lass es Marker brauchen oder verknüpfe die Entdeckungen mit einem anderen Ziel.",
    ),
    (
        "L'objectif {objective} s'accomplit par une condition et ne demande pas de jetons, pourtant {n} découvertes de "
        "la mission {mission} y sont liées.",
        "Qu'il demande des jetons, ou liez les découvertes à un autre objectif.",
    ),
)
TOO_MANY_TOKENS = Trouble(
    (
        "The objective {objective} needs {n} tokens, and its discoveries supply {has} tokens.",
        "Need more, or link fewer discoveries to it.",
    ),
    (
        "Das Ziel {objective} braucht {n} Marker, und seine Entdeckungen liefern {has}.",
        "Verlange mehr oder verknüpfe weniger Entdeckungen damit.",
    ),
    (
        "L'objectif {objective} demande {n} jetons, et ses découvertes en fournissent {has}.",
        "Demandez-en plus, ou liez-lui moins de découvertes.",
    ),
)
ANY_NUMBER = Sentence("any number of", "beliebig viele", "autant qu'on veut")
NAMES_ABSENT = Trouble(
    (
        "The objective {objective} names {what}, which the mission {mission} does not have.",
        "Add it to the mission, or name something else.",
    ),
    (
        "Das Ziel {objective} nennt {what}; die Mission {mission} hat so etwas nicht.",
        "Füge es zur Mission hinzu oder nenne etwas anderes.",
    ),
    (
        "L'objectif {objective} nomme {what}, que la mission {mission} n'a pas.",
        "Ajoutez-le à la mission, ou nommez autre chose.",
    ),
)
EVENT_NAMES = Trouble(
    (
        'The event {event} names the {record} "{name}", but events turn up in any mission.',
        "Write a discovery for the mission instead, or let the event name nothing particular.",
    ),
    (
        "Das Ereignis {event} nennt etwas Bestimmtes ({record} „{name}“), aber Ereignisse kommen in jeder Mission vor.",
        "Schreibe statt dessen eine Entdeckung für die Mission oder lass das Ereignis nichts Bestimmtes nennen.",
    ),
    (
        "L'évènement {event} nomme quelque chose de précis ({record} «\u00a0{name}\u00a0»), mais les évènements "
        "surviennent dans toute mission.",
        "Écrivez plutôt une découverte pour la mission, ou que l'évènement ne nomme rien de précis.",
    ),
)
A_BOSS = Sentence("a boss", "einen Boss", "un avatar")
AN_EXIT = Sentence("an exit point", "einen Auswegpunkt", "une zone d'extraction")
A_RECORD = Sentence('the {record} "{name}"', "{record} „{name}“", "{record} «\u00a0{name}\u00a0»")
NOUNS = {  # what effects refer to, as a word in a sentence
    "monster kind": Sentence("monster kind", "Monsterart", "monstre"),
    "monster family": Sentence("monster family", "Monsterfamilie", "famille de monstres"),
    "role": Sentence("role", "Rolle", "rôle"),
    "hero": Sentence("hero", "Held", "héros"),
    "specialist": Sentence("specialist", "Spezialist", "spécialiste"),
    "token": Sentence("token", "Marker", "jeton"),
    "objective": Sentence("objective", "Ziel", "objectif"),
    "discovery": Sentence("discovery", "Entdeckung", "découverte"),
    "location": Sentence("location", "Ort", "zone"),
}
