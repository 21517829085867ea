"""Cards, ops, effects and campaigns."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

THREAT_CARDS = Trouble(
    (
        "The pack has {n} threat cards of level {level}, and the box {has}.",
        "Add or leave out some, unless you mean it so.",
    ),
    (
        "Das Paket hat {n} Bedrohungskarten der Stufe {level}, und die Schachtel {has}.",
        "Füge welche hinzu oder lass welche weg, wenn es nicht so gemeint ist.",
    ),
    (
        "Le paquet a {n} cartes menace de niveau {level}, et la boîte {has}.",
        "Ajoutez-en ou retirez-en, sauf si c'est voulu.",
    ),
)
NO_REINFORCEMENTS = Trouble(
    (
        "There is no terrorist of level {level}: reinforcements come from the next level, or not at all.",
        "Add one.",
    ),
    (
        "Es gibt keinen Terroristen der Stufe {level}: Verstärkung kommt von der nächsten Stufe oder gar nicht.",
        "Füge einen hinzu.",
    ),
    (
        "Il n'y a pas de terroriste de niveau {level}\u00a0: les renforts viennent du niveau suivant, ou pas du tout.",
        "Ajoutez-en un.",
    ),
)
SAME_NUMBER = Trouble(
    (
        "The enemy {enemy} has the number {number}, and so has {other}.",
        "Give one of the two another number: it orders the firing.",
    ),
    (
        "Der Gegner {enemy} hat die Nummer {number}, und {other} auch.",
        "Gib einem der beiden eine andere Nummer: Nach ihr wird geschossen.",
    ),
    (
        "L'ennemi {enemy} a le numéro {number}, et {other} aussi.",
        "Donnez un autre numéro à l'un des deux\u00a0: il règle l'ordre de tir.",
    ),
)
SET_NUMBER = Sentence("Give it the number {n}", "Nummer {n} geben", "Lui donner le numéro {n}")
NEVER_HITS = Trouble(
    ("An attack value of {n} never hits.", "Use {low} to {high}."),
    ("Ein Angriffswert von {n} trifft nie.", "Verwende {low} bis {high}."),
    ("Une valeur d'attaque de {n} ne touche jamais.", "Utilisez de {low} à {high}."),
)
ALWAYS_HITS = Trouble(
    ("An attack value of {n} always hits.", "Use {low} to {high}."),
    ("Ein Angriffswert von {n} trifft immer.", "Verwende {low} bis {high}."),
    ("Une valeur d'attaque de {n} touche toujours.", "Utilisez de {low} à {high}."),
)
SET_VALUE = Sentence("Set it to {n}", "Auf {n} setzen", "Mettre à {n}")
NEVER_HIT = Trouble(
    (
        "A defence of {n} is out of reach: the best roll, the best aim and one bullet control card make {most}.",
        "Use {most} at most.",
    ),
    (
        "Eine Verteidigung von {n} ist unerreichbar: Der beste Wurf, das beste Zielen und eine Geschosskontrolle "
        "ergeben {most}.",
        "Verwende höchstens {most}.",
    ),
    (
        "Une défense de {n} est hors d'atteinte\u00a0: le meilleur jet, la meilleure visée et un contrôle de tir font "
        "{most}.",
        "Utilisez {most} au plus.",
    ),
)
BEGINNERS = Trouble(
    (
        "Against a defence of {n} at level 1 an op without aim skill cannot hit.",
        "Use {most} at most.",
    ),
    (
        "Gegen eine Verteidigung von {n} auf Stufe 1 trifft ein Special Op ohne Zielfertigkeit nicht.",
        "Verwende höchstens {most}.",
    ),
    (
        "Contre une défense de {n} au niveau 1, un agent sans visée ne peut pas toucher.",
        "Utilisez {most} au plus.",
    ),
)
HEARTS = Trouble(
    (
        "The booby trap {card} has a number of hearts that no printed trap has.",
        "Give it 2 or 3, unless you mean it so.",
    ),
    (
        "Die Sprengfalle {card} hat so viele Herzen wie keine gedruckte.",
        "Gib ihr 2 oder 3, wenn es nicht so gemeint ist.",
    ),
    (
        "Le piège explosif {card} a un nombre de cœurs qu'aucun piège imprimé n'a.",
        "Donnez-lui-en 2 ou 3, sauf si c'est voulu.",
    ),
)
SUCCESS_COSTS = Trouble(
    ("{card} costs points when it succeeds.", "Change the sign."),
    ("{card} kostet Punkte, wenn es gelingt.", "Ändere das Vorzeichen."),
    ("{card} coûte des points en cas de réussite.", "Changez le signe."),
)
FAILURE_GAINS = Trouble(
    ("{card} gains by failing.", "Change the sign."),
    ("{card} bringt Punkte, wenn es misslingt.", "Ändere das Vorzeichen."),
    ("{card} rapporte en cas d'échec.", "Changez le signe."),
)
CHANGE_SIGN = Sentence("Change the sign", "Vorzeichen ändern", "Changer le signe")
VALUES_FALL = Trouble(
    (
        "The values of {card} fall although the level rises: {values}.",
        "Let them grow or stay as they are.",
    ),
    ("Die Werte von {card} fallen, obwohl die Stufe steigt: {values}.", "Lass sie steigen oder gleich bleiben."),
    (
        "Les valeurs de {card} baissent alors que le niveau monte\u00a0: {values}.",
        "Qu'elles croissent ou restent égales.",
    ),
)
BULLET_CARDS = Trouble(
    (
        "The pack has {n} bullet control cards, and the box {has}.",
        "Add or leave out some, unless you mean it so.",
    ),
    (
        "Das Paket hat {n} Geschosskontroll-Karten, und die Schachtel {has}.",
        "Füge welche hinzu oder lass welche weg, wenn es nicht so gemeint ist.",
    ),
    (
        "Le paquet a {n} cartes contrôle de tir, et la boîte {has}.",
        "Ajoutez-en ou retirez-en, sauf si c'est voulu.",
    ),
)
BULLET_VALUE = Trouble(
    ("No printed bullet control card adds {n}.", "Use 2 or 3."),
    ("Keine gedruckte Geschosskontroll-Karte gibt {n} dazu.", "Verwende 2 oder 3."),
    ("Aucune carte contrôle de tir imprimée n'ajoute {n}.", "Utilisez 2 ou 3."),
)
BULLET_COST = Trouble(
    ("This bullet control card costs {n} points instead of {usual}.", "Use {usual}."),
    ("Diese Geschosskontroll-Karte kostet {n} Punkte statt {usual}.", "Verwende {usual}."),
    ("Cette carte contrôle de tir coûte {n} points au lieu de {usual}.", "Utilisez {usual}."),
)
NOBODY_DEFUSES = Trouble(
    (
        "Nobody here can defuse a bomb, and the mission {mission} is about bombs.",
        "Take the bomb expert along.",
    ),
    (
        "Niemand kann hier eine Bombe entschärfen, und in der Mission {mission} geht es um Bomben.",
        "Nimm den Bombenexperten mit.",
    ),
    (
        "Personne ici ne sait désamorcer une bombe, et la mission {mission} porte sur des bombes.",
        "Emmenez l'expert en bombes.",
    ),
)
NO_OPS = Trouble(
    (
        "The pack has {n} {n|op|ops}, and a team needs {least}.",
        "Write more of them.",
    ),
    (
        "Das Paket hat {n} {n|Special Op|Special Ops}, und ein Team braucht {least}.",
        "Schreibe mehr davon.",
    ),
    ("Le paquet a {n} {n|agent|agents}, et une équipe en demande {least}.", "Écrivez-en d'autres."),
)
TOO_MANY_CARDS = Trouble(
    (
        "The {deck} of the pack has {n} cards, and {most} can be shuffled.",
        "Leave some out.",
    ),
    ("{deck}: Das Paket hat {n} Karten, und {most} lassen sich mischen.", "Lass einige weg."),
    ("{deck}\u00a0: le paquet a {n} cartes, et on peut en mélanger {most}.", "Retirez-en."),
)
SUPPORT_DECK = Sentence("stack of support cards", "Unterstützungsstapel", "Pile de soutien")
LOCATION_DECK = Sentence("stack of locations of one level", "Schauplätze einer Stufe", "Lieux d'un même niveau")
THREAT_DECK = Sentence("stack of threat cards", "Bedrohungsstapel", "Pile de menaces")
OBJECTIVE_DECK = Sentence("stack of objective cards", "Zielstapel", "Pile d'objectifs")
ROLE_DECK = Sentence("stack of role cards", "Rollenstapel", "Pile de rôles")
BEST_SHOTS = Trouble(
    (
        "{op} reaches aim skill {skill}, and so does {other}.",
        "One op alone shoots that well.",
    ),
    (
        "{op} erreicht Zielfertigkeit {skill}, und {other} auch.",
        "So gut schießt nur ein Special Op.",
    ),
    ("{op} atteint une visée de {skill}, et {other} aussi.", "Un seul agent tire aussi bien."),
)
HEALTH_CUBES = Trouble(
    ("A team may need {n} health cubes, and the box has {has}.", "Lower the health limits."),
    ("Ein Team kann {n} Gesundheitswürfel brauchen, und die Schachtel hat {has}.", "Senke die Gesundheitsgrenzen."),
    ("Une équipe peut demander {n} cubes de santé, et la boîte en a {has}.", "Baissez les limites de santé."),
)
ENERGY_CUBES = Trouble(
    ("A team may need {n} energy cubes, and the box has {has}.", "Lower the energy limits."),
    ("Ein Team kann {n} Energiewürfel brauchen, und die Schachtel hat {has}.", "Senke die Energiegrenzen."),
    ("Une équipe peut demander {n} cubes d'énergie, et la boîte en a {has}.", "Baissez les limites d'énergie."),
)
AFTER_THE_ROLL = Trouble(
    (
        "The support card {card} changes one attack, and can be played after its roll.",
        'Give it the timing "beforeAttackRoll", or let it last longer.',
    ),
    (
        "Die Unterstützungskarte {card} ändert einen Angriff und kann nach seinem Wurf gespielt werden.",
        "Gib ihr den Zeitpunkt „beforeAttackRoll“ oder lass sie länger gelten.",
    ),
    (
        "La carte soutien {card} modifie une attaque, et peut être jouée après le jet.",
        "Donnez-lui le moment «\u00a0beforeAttackRoll\u00a0», ou qu'elle dure plus longtemps.",
    ),
)
PLAY_BEFORE_ROLL = Sentence("Play it before the roll", "Vor dem Wurf spielen lassen", "La faire jouer avant le jet")
HURTS_OPS = Trouble(
    (
        "'{op}' hurts ops, and the team itself does it here.",
        "Only cards of the other side hurt ops.",
    ),
    (
        "„{op}“ verletzt Special Ops, und hier tut es das Team selbst.",
        "Nur Karten der Gegenseite verletzen Special Ops.",
    ),
    (
        "«\u00a0{op}\u00a0» blesse des agents, et c'est ici l'équipe qui le fait.",
        "Seules les cartes adverses blessent des agents.",
    ),
)
GRENADE_ON_OPS = Trouble(
    (
        "This grenade may be thrown into a zone that holds ops.",
        'Choose the zone "where" there are no ops: "zoneHasNoOps".',
    ),
    (
        "Diese Granate kann in eine Zone mit Special Ops geworfen werden.",
        "Wähle die Zone mit „where“ ohne Special Ops: „zoneHasNoOps“.",
    ),
    (
        "Cette grenade peut être lancée dans une zone où se trouvent des agents.",
        "Choisissez la zone par «\u00a0where\u00a0» sans agents\u00a0: «\u00a0zoneHasNoOps\u00a0».",
    ),
)
LOOK_IT_UP = Sentence(
    "The reference of effects lists every operation with what it takes.",
    "Das Verzeichnis der Effekte nennt zu jeder Operation, was sie braucht.",
    "La référence des effets donne pour chaque opération ce qu'elle demande.",
)
