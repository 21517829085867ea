"""Who may come along and with what: team, players' cards, dice, operations, twists and threat."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

TOO_MANY_ROLES = Trouble(
    (
        "The mission {mission} requires {n} roles, but at most {seats} heroes take part.",
        "Require fewer roles, or let more heroes take part.",
    ),
    (
        "Die Mission {mission} verlangt {n} Rollen, aber höchstens {seats} Helden nehmen teil.",
        "Verlange weniger Rollen oder lass mehr Helden teilnehmen.",
    ),
    (
        "La mission {mission} exige {n} rôles, mais au plus {seats} héros participent.",
        "Exigez moins de rôles, ou laissez participer plus de héros.",
    ),
)
FOREIGN_UPGRADE = Trouble(
    ("The upgrade set {set} belongs to the role {other}, not to {role}.", "List it under its own role."),
    ("Der Aufrüstungssatz {set} gehört zur Rolle {other}, nicht zu {role}.", "Führe ihn unter seiner Rolle auf."),
    ("Le lot d'améliorations {set} appartient au rôle {other}, non à {role}.", "Citez-le sous son propre rôle."),
)
TOO_MANY_UPGRADES = Trouble(
    (
        "Each hero may choose {n} upgrade sets, but the role {role} has only {has} to choose from.",
        "Allow at most {has}, or write more sets.",
    ),
    (
        "Jeder Held darf {n} Aufrüstungssätze wählen, aber die Rolle {role} hat nur {has} zur Auswahl.",
        "Erlaube höchstens {has} oder schreibe mehr Sätze.",
    ),
    (
        "Chaque héros peut choisir {n} lots d'améliorations, mais le rôle {role} n'en propose que {has}.",
        "Permettez-en {has} au plus, ou écrivez d'autres lots.",
    ),
)
TOO_MANY_FOCUS_CARDS = Trouble(
    (
        "A hero of the role {role} may take {n} focus cards, but the role has {has}.",
        "Allow at most {has}, or write more focus cards.",
    ),
    (
        "Ein Held der Rolle {role} darf {n} Fokuskarten nehmen, aber die Rolle hat {has}.",
        "Erlaube höchstens {has} oder schreibe mehr Fokuskarten.",
    ),
    (
        "Un héros du rôle {role} peut prendre {n} cartes de spécialité, mais le rôle en a {has}.",
        "Permettez-en {has} au plus, ou écrivez-en d'autres.",
    ),
)
HEROES_REVERSED = Trouble(
    (
        "The mission {mission} is for at least {min} and at most {max} heroes.",
        "Let the smallest number be no larger than the largest.",
    ),
    (
        "Die Mission {mission} ist für mindestens {min} und höchstens {max} Helden.",
        "Lass die kleinste Zahl nicht größer sein als die größte.",
    ),
    (
        "La mission {mission} est pour au moins {min} et au plus {max} héros.",
        "Le plus petit nombre ne doit pas dépasser le plus grand.",
    ),
)
LONE_HERO = Trouble(
    (
        "The mission {mission} may be played with one hero, which the rules do not allow.",
        'Start at two heroes, or set the option "loneHero".',
    ),
    (
        "Die Mission {mission} kann mit einem Helden gespielt werden, was die Regeln nicht erlauben.",
        "Beginne bei zwei Helden oder setze die Option „loneHero“.",
    ),
    (
        "La mission {mission} peut se jouer avec un seul héros, ce que les règles ne permettent pas.",
        "Commencez à deux héros, ou activez l'option «\u00a0loneHero\u00a0».",
    ),
)
TOO_MANY_HEROES = Trouble(
    (
        "The mission {mission} is for up to {max} heroes, but the pack's heroes and card sets equip only {has} at "
        "once.",
        "Lower the number, or add heroes, roles or card sets.",
    ),
    (
        "Die Mission {mission} ist für bis zu {max} Helden, aber Helden und Kartensätze des Pakets reichen nur für "
        "{has} zugleich.",
        "Senke die Zahl oder füge Helden, Rollen oder Kartensätze hinzu.",
    ),
    (
        "La mission {mission} accepte jusqu'à {max} héros, mais les héros et jeux de cartes du paquet n'en équipent "
        "que {has} à la fois.",
        "Baissez le nombre, ou ajoutez des héros, des rôles ou des jeux de cartes.",
    ),
)
TOO_SMALL_A_TEAM = Trouble(
    (
        "{n} roles are required, so a team of {team} cannot complete the mission {mission}.",
        "Require fewer roles, or raise the smallest number of heroes.",
    ),
    (
        "{n} Rollen werden verlangt: Ein Team von {team} kann die Mission {mission} nicht erfüllen.",
        "Verlange weniger Rollen oder erhöhe die kleinste Zahl der Helden.",
    ),
    (
        "{n} rôles sont exigés\u00a0: une équipe de {team} ne peut pas accomplir la mission {mission}.",
        "Exigez moins de rôles, ou augmentez le plus petit nombre de héros.",
    ),
)
ROLE_TOO_OFTEN = Trouble(
    (
        "The role {role} is required {n} times, but there are cards for {sets} of its heroes.",
        "Require it less often, or give the role more card sets.",
    ),
    (
        "Die Rolle {role} wird {n}-mal verlangt, aber es gibt Karten für {sets} ihrer Helden.",
        "Verlange sie seltener oder gib der Rolle mehr Kartensätze.",
    ),
    (
        "Le rôle {role} est exigé {n} fois, mais il y a des cartes pour {sets} de ses héros.",
        "Exigez-le moins souvent, ou donnez au rôle plus de jeux de cartes.",
    ),
)
TOO_MANY_SPECIALISTS = Trouble(
    (
        "The pack has {n} specialists that take part in missions, and a board holds {most}.",
        'Leave some out, or set their "usedInMission" to false.',
    ),
    (
        "Das Paket hat {n} Spezialisten, die an Missionen teilnehmen, und auf den Spielplan passen {most}.",
        "Lass einige weg oder setze ihr „usedInMission“ auf false.",
    ),
    (
        "Le paquet a {n} spécialistes qui participent aux missions, et un plateau en porte {most}.",
        "Retirez-en, ou mettez leur «\u00a0usedInMission\u00a0» à false.",
    ),
)
TOO_MANY_EVENTS = Trouble(
    ("The pack has {n} event cards, copies included, and {most} can be shuffled.", "Leave some out."),
    ("Das Paket hat mit allen Kopien {n} Ereigniskarten, und {most} lassen sich mischen.", "Lass einige weg."),
    ("Le paquet a {n} cartes évènement, exemplaires compris, et on peut en mélanger {most}.", "Retirez-en."),
)
TOO_LARGE_A_DECK = Trouble(
    ("The role {role} has {n} cards, copies and upgrades included, and {most} can be shuffled.", "Leave some out."),
    (
        "Die Rolle {role} hat mit Kopien und Aufrüstungen {n} Karten, und {most} lassen sich mischen.",
        "Lass einige weg.",
    ),
    (
        "Le rôle {role} a {n} cartes, exemplaires et améliorations compris, et on peut en mélanger {most}.",
        "Retirez-en.",
    ),
)
CARDS_OF_ROLE = Trouble(
    (
        "The role {role} has {n} {what} instead of {wanted}.",
        "Add or remove cards, or change their copies.",
    ),
    (
        "Die Rolle {role} hat {n} {what} statt {wanted}.",
        "Füge Karten hinzu, nimm welche heraus oder ändere ihre Anzahl.",
    ),
    (
        "Le rôle {role} a {n} {what} au lieu de {wanted}.",
        "Ajoutez ou retirez des cartes, ou changez leur nombre d'exemplaires.",
    ),
)
ACTION_CARDS = Sentence("action cards", "Aktionskarten", "cartes action")
UPGRADE_SETS = Sentence("upgrade sets", "Aufrüstungssätze", "lots d'améliorations")
FOCUS_CARDS = Sentence("focus cards", "Fokuskarten", "cartes de spécialité")
UPGRADE_SET_SIZE = Trouble(
    ("The upgrade set {set} has {n} cards.", "Upgrades come in sets of {wanted} identical cards."),
    ("Der Aufrüstungssatz {set} hat {n} Karten.", "Aufrüstungen gibt es in Sätzen von {wanted} gleichen Karten."),
    (
        "Le lot d'améliorations {set} a {n} cartes.",
        "Les améliorations vont par lots de {wanted} cartes identiques.",
    ),
)
FOUR_CARDS = Sentence("Make it {n} cards", "{n} Karten daraus machen", "En faire {n} cartes")
HEADS = Sentence("Start with heads", "Mit der Kopfseite beginnen", "Commencer côté face")
SMALLEST = Sentence("Start at {n} heroes", "Bei {n} Helden beginnen", "Commencer à {n} héros")
LARGEST = Sentence("At most {n} heroes", "Höchstens {n} Helden", "Au plus {n} héros")
ALLOW = Sentence("Allow {n}", "{n} erlauben", "En permettre {n}")
JOINS_UPGRADES = Trouble(
    (
        "The card {card} joins the upgrade set {set}, whose cards are all alike.",
        "Leave it out of the set, or give it a set of its own.",
    ),
    (
        "Die Karte {card} gehört zum Aufrüstungssatz {set}, dessen Karten alle gleich sind.",
        "Nimm sie aus dem Satz oder gib ihr einen eigenen.",
    ),
    (
        "La carte {card} rejoint le lot d'améliorations {set}, dont les cartes sont toutes pareilles.",
        "Sortez-la du lot, ou donnez-lui le sien.",
    ),
)
DIE_WITHOUT_TYPE = Trouble(
    (
        "No face of the attack die shows {type}, so attacks of that type never hit.",
        'Put "{type}" on at least one face.',
    ),
    (
        "Keine Seite des Angriffswürfels zeigt {type}: Angriffe dieser Art treffen nie.",
        "Setze „{type}“ auf mindestens eine Seite.",
    ),
    (
        "Aucune face du dé d'attaque ne montre {type}\u00a0: ces attaques ne touchent jamais.",
        "Mettez «\u00a0{type}\u00a0» sur au moins une face.",
    ),
)
SPAWN_DIE = Trouble(
    (
        "The spawn die does not show exactly the numbers 1 to {most} of the spawn tokens.",
        "Let every number of a spawn token be on a face, and no other.",
    ),
    (
        "Der Brutwürfel zeigt nicht genau die Nummern 1 bis {most} der Brut-Marker.",
        "Setze jede Nummer eines Brut-Markers auf eine Seite und keine andere.",
    ),
    (
        "Le dé de génération ne montre pas exactement les numéros 1 à {most} des jetons de génération.",
        "Mettez chaque numéro de jeton sur une face, et aucun autre.",
    ),
)
NO_MISSIONS = Trouble(
    ("The operation {operation} has no missions.", "List some."),
    ("Die Operation {operation} hat keine Missionen.", "Nenne welche."),
    ("L'opération {operation} n'a pas de mission.", "Citez-en."),
)
MISSION_TWICE = Trouble(
    ('The operation {operation} lists the mission "{mission}" twice.', "List every mission once."),
    ("Die Operation {operation} nennt die Mission „{mission}“ zweimal.", "Nenne jede Mission einmal."),
    (
        "L'opération {operation} cite deux fois la mission «\u00a0{mission}\u00a0».",
        "Citez chaque mission une seule fois.",
    ),
)
BOSS_TOO_EARLY = Trouble(
    (
        "The mission {mission} has a boss although it is not the last mission of the operation {operation}.",
        "Bosses are usually met only at the end: move it, unless you mean it so.",
    ),
    (
        "Die Mission {mission} hat einen Boss, obwohl sie nicht die letzte der Operation {operation} ist.",
        "Bosse kommen meist erst am Ende: Verlege ihn, wenn es nicht so gemeint ist.",
    ),
    (
        "La mission {mission} a un avatar alors qu'elle n'est pas la dernière de l'opération {operation}.",
        "On ne rencontre d'habitude l'avatar qu'à la fin\u00a0: déplacez-le, sauf si c'est voulu.",
    ),
)
UPGRADES_TOO_EARLY = Trouble(
    (
        "The mission {mission} allows upgrades although it is the first of the operation {operation}.",
        "Upgrades are gained in later missions: allow none here, unless you mean it so.",
    ),
    (
        "Die Mission {mission} erlaubt Aufrüstungen, obwohl sie die erste der Operation {operation} ist.",
        "Aufrüstungen gibt es in späteren Missionen: Erlaube hier keine, wenn es nicht so gemeint ist.",
    ),
    (
        "La mission {mission} permet des améliorations alors qu'elle est la première de l'opération {operation}.",
        "Les améliorations se gagnent plus tard\u00a0: n'en permettez pas ici, sauf si c'est voulu.",
    ),
)
WEAKER_THAN_BEFORE = Trouble(
    (
        "With {heroes} heroes the spawn pool of the mission {mission} has {health} health in all, less than the "
        "{earlier} of the mission {before} before it.",
        "Later missions are harder: add monsters, unless something else makes up for it.",
    ),
    (
        "Mit {heroes} Helden hat der Brutvorrat der Mission {mission} zusammen {health} Gesundheit, weniger als die "
        "{earlier} der Mission {before} davor.",
        "Spätere Missionen sind schwerer: Füge Monster hinzu, wenn nichts anderes es ausgleicht.",
    ),
    (
        "Avec {heroes} héros la réserve de la mission {mission} totalise {health} de vitalité, moins que les {earlier} "
        "de la mission {before} qui la précède.",
        "Les missions suivantes sont plus dures\u00a0: ajoutez des monstres, sauf si autre chose compense.",
    ),
)
TOO_FEW_TWISTS = Trouble(
    (
        "The mission {mission} has {n} twists, but its threat track {track} has {spaces} twist spaces.",
        "List at least {spaces} twists.",
    ),
    (
        "Die Mission {mission} hat {n} Wendungen, aber ihre Bedrohungsleiste {track} hat {spaces} Wendungsfelder.",
        "Nenne mindestens {spaces} Wendungen.",
    ),
    (
        "La mission {mission} a {n} imprévus, mais sa piste de menace {track} a {spaces} cases imprévu.",
        "Citez au moins {spaces} imprévus.",
    ),
)
JUST_ENOUGH_TWISTS = Trouble(
    (
        "The mission {mission} has exactly as many twists as twist spaces ({n}): only their order is random.",
        "List more twists, unless all of them shall come.",
    ),
    (
        "Die Mission {mission} hat genau so viele Wendungen wie Wendungsfelder ({n}): Nur die Reihenfolge ist Zufall.",
        "Nenne mehr Wendungen, wenn nicht alle kommen sollen.",
    ),
    (
        "La mission {mission} a exactement autant d'imprévus que de cases imprévu ({n})\u00a0: seul leur ordre change.",
        "Citez plus d'imprévus, sauf si tous doivent venir.",
    ),
)
SHORT_TRACK = Trouble(
    ("The threat track {track} has only {n} space.", "Give it at least {least}."),
    ("Die Bedrohungsleiste {track} hat nur {n} Feld.", "Gib ihr mindestens {least}."),
    ("La piste de menace {track} n'a que {n} case.", "Donnez-lui-en au moins {least}."),
)
TWIST_SPACES = Trouble(
    (
        "The threat track {track} has {n} twist spaces.",
        "At most {most} twists come into play in a mission: mark at most {most}.",
    ),
    (
        "Die Bedrohungsleiste {track} hat {n} Wendungsfelder.",
        "In einer Mission kommen höchstens {most} Wendungen ins Spiel: Markiere höchstens {most}.",
    ),
    (
        "La piste de menace {track} a {n} cases imprévu.",
        "Au plus {most} imprévus entrent en jeu dans une mission\u00a0: marquez-en {most} au plus.",
    ),
)
LAST_SPACE = Trouble(
    (
        "The last space of the threat track {track} is a twist space, and the rules can be read either way there.",
        "Mark an earlier space; as it is, the twist is drawn when the marker arrives.",
    ),
    (
        "Das letzte Feld der Bedrohungsleiste {track} ist ein Wendungsfeld, und die Regeln sind dort zweideutig.",
        "Markiere ein früheres Feld; so wird die Wendung gezogen, wenn der Marker ankommt.",
    ),
    (
        "La dernière case de la piste de menace {track} est une case imprévu, et les règles y sont ambiguës.",
        "Marquez une case antérieure\u00a0; ici, l'imprévu est pioché à l'arrivée du jeton.",
    ),
)
TAILS = Trouble(
    (
        "In the mission {mission} the lucky coin starts with tails: the first knock-down ends the game.",
        "Let it start with heads, unless the briefing says so on purpose.",
    ),
    (
        "In der Mission {mission} beginnt die Glücksmünze mit der Kehrseite: Der erste Niederschlag beendet das Spiel.",
        "Beginne mit der Kopfseite, wenn die Missionsbesprechung es nicht absichtlich so sagt.",
    ),
    (
        "Dans la mission {mission} la pièce du destin commence côté pile\u00a0: la première mise au tapis finit la "
        "partie.",
        "Commencez côté face, sauf si le briefing le veut ainsi.",
    ),
)
