"""Monsters, bosses, pools and tokens."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

UNLISTED_CARD = Trouble(
    (
        "The monster kind {kind} takes part in the mission {mission}, but its reference card is not listed.",
        'Add "{id}" to "monsterCards".',
    ),
    (
        "Die Monsterart {kind} kommt in der Mission {mission} vor, aber ihre Karte ist nicht aufgeführt.",
        "Füge „{id}“ bei „monsterCards“ hinzu.",
    ),
    (
        "Le monstre {kind} participe à la mission {mission}, mais sa carte n'est pas citée.",
        "Ajoutez «\u00a0{id}\u00a0» à «\u00a0monsterCards\u00a0».",
    ),
)
ADD_CARD = Sentence('Add "{id}"', "„{id}“ hinzufügen", "Ajouter «\u00a0{id}\u00a0»")
TOO_FEW_FIGURES = Trouble(
    (
        "The mission {mission} needs {n} figures of {kind}, but there are {has}.",
        "Use fewer, or raise the kind's figureCount.",
    ),
    (
        "Die Mission {mission} braucht {n} Figuren von {kind}, aber es gibt {has}.",
        "Nimm weniger oder erhöhe „figureCount“ der Monsterart.",
    ),
    (
        "La mission {mission} demande {n} figurines de {kind}, mais il y en a {has}.",
        "Utilisez-en moins, ou augmentez le «\u00a0figureCount\u00a0» du monstre.",
    ),
)
TOO_FEW_OF_FAMILY = Trouble(
    (
        "The mission {mission} needs {n} figures of the family {family}, but there are {has}.",
        "Use fewer, or monsters of another family.",
    ),
    (
        "Die Mission {mission} braucht {n} Figuren der Familie {family}, aber es gibt {has}.",
        "Nimm weniger oder Monster einer anderen Familie.",
    ),
    (
        "La mission {mission} demande {n} figurines de la famille {family}, mais il y en a {has}.",
        "Utilisez-en moins, ou des monstres d'une autre famille.",
    ),
)
NO_AMBUSHER = Trouble(
    (
        "By {text} {wanted} ambushes, but none is in the spawn pool of the mission {mission}, and no effect brings "
        "one.",
        'Add one to the spawn pool, or to the reserve and say "orReserve".',
    ),
    (
        "Hinterhalt: {text} verlangt {wanted}, aber im Brutvorrat der Mission {mission} ist keines, und kein Effekt "
        "bringt eines.",
        "Füge eines zum Brutvorrat hinzu, oder zur Reserve und sage „orReserve“.",
    ),
    (
        "Embuscade\u00a0: {text} demande {wanted}, mais la réserve de la mission {mission} n'en a pas, et aucun effet "
        "n'en amène.",
        "Ajoutez-en à la réserve, ou à la réserve spéciale en disant «\u00a0orReserve\u00a0».",
    ),
)
NO_AMBUSHER_BY_EVENT = Trouble(
    (
        "By {text} {wanted} ambushes, but none is in the spawn pool of the mission {mission}.",
        "Add one to the spawn pool, or let the event name a class instead of a kind.",
    ),
    (
        "Hinterhalt: {text} verlangt {wanted}, aber im Brutvorrat der Mission {mission} ist keines.",
        "Füge eines zum Brutvorrat hinzu oder lass das Ereignis eine Klasse statt einer Art nennen.",
    ),
    (
        "Embuscade\u00a0: {text} demande {wanted}, mais la réserve de la mission {mission} n'en a pas.",
        "Ajoutez-en à la réserve, ou que l'évènement nomme une classe plutôt qu'un monstre.",
    ),
)
A_KIND = Sentence("the monster kind {kind}", "die Monsterart {kind}", "le monstre {kind}")
A_MONSTER = Sentence("a monster", "ein Monster", "un monstre")
A_CLASS = Sentence(
    "a monster of the class {of_class}", "ein Monster der Klasse {of_class}", "un monstre de la classe {of_class}"
)
IDLE_RESERVE = Trouble(
    (
        "No effect of the mission {mission} ever takes {kind} from the reserve.",
        "Let a discovery or a rule bring it in, or leave it out.",
    ),
    (
        "Kein Effekt der Mission {mission} nimmt je {kind} aus der Reserve.",
        "Lass eine Entdeckung oder Regel es ins Spiel bringen oder lass es weg.",
    ),
    (
        "Aucun effet de la mission {mission} ne prend jamais {kind} dans la réserve spéciale.",
        "Qu'une découverte ou une règle l'amène, ou retirez-le.",
    ),
)
NONE_IN_RESERVE = Trouble(
    (
        "Here {text} takes {wanted} from the reserve, but the reserve of the mission {mission} holds none.",
        "Add one to the reserve pool.",
    ),
    (
        "Hier nimmt {text} aus der Reserve {wanted}, aber die Reserve der Mission {mission} hat keines.",
        "Füge eines zum Reservevorrat hinzu.",
    ),
    (
        "Ici {text} prend {wanted} dans la réserve spéciale, mais celle de la mission {mission} n'en a pas.",
        "Ajoutez-en un à la réserve spéciale.",
    ),
)
SHORT_RESERVE = Trouble(
    (
        "With {heroes} heroes {text} takes {n} figures from the reserve here, but the reserve of the mission "
        "{mission} holds {has} that fit.",
        "Take fewer, or add some to the reserve pool.",
    ),
    (
        "Mit {heroes} Helden nimmt {text} hier {n} Figuren aus der Reserve, aber die Reserve der Mission {mission} hat "
        "{has} passende.",
        "Nimm weniger oder füge welche zum Reservevorrat hinzu.",
    ),
    (
        "Avec {heroes} héros, {text} prend ici {n} figurines dans la réserve spéciale, mais celle de la mission "
        "{mission} en a {has} qui conviennent.",
        "Prenez-en moins, ou ajoutez-en à la réserve spéciale.",
    ),
)
PLACED_FROM_RESERVE = Trouble(
    (
        "{n} figures of {kind} are placed from the reserve, which holds {has}.",
        "Add them to the reserve pool, or take them from the spawn pool.",
    ),
    (
        "{n} Figuren von {kind} werden aus der Reserve aufgestellt, die {has} hat.",
        "Füge sie zum Reservevorrat hinzu oder nimm sie aus dem Brutvorrat.",
    ),
    (
        "{n} figurines de {kind} sont placées depuis la réserve spéciale, qui en a {has}.",
        "Ajoutez-les à la réserve spéciale, ou prenez-les dans la réserve.",
    ),
)
TOO_TOUGH = Trouble(
    (
        "Not even the largest attack of any type kills {kind} with health {health}.",
        "Lower its health or one of its resistances.",
    ),
    (
        "Nicht einmal der größte Angriff irgendeiner Art tötet {kind} mit Gesundheit {health}.",
        "Senke die Gesundheit oder einen der Widerstände.",
    ),
    (
        "Même la plus grande attaque, de quelque type que ce soit, ne tue pas {kind} de vitalité {health}.",
        "Baissez sa vitalité ou l'une de ses résistances.",
    ),
)
EMPTY_POOL = Trouble(
    ("The spawn pool of the mission {mission} is empty.", "Add monsters."),
    ("Der Brutvorrat der Mission {mission} ist leer.", "Füge Monster hinzu."),
    ("La réserve de la mission {mission} est vide.", "Ajoutez des monstres."),
)
ONLY_ELITES = Trouble(
    (
        "The spawn pool of the mission {mission} holds only elites.",
        "Add minions, unless it shall be that hard.",
    ),
    (
        "Der Brutvorrat der Mission {mission} hat nur Elitemonster.",
        "Füge Lakaien hinzu, wenn es nicht so schwer sein soll.",
    ),
    (
        "La réserve de la mission {mission} n'a que des champions.",
        "Ajoutez des suppôts, sauf si elle doit être aussi dure.",
    ),
)
TOO_MANY_FIGURES = Trouble(
    (
        "The pools and the boss of the mission {mission} may bring {n} monsters, and a game has room for {most}.",
        "List fewer in its pools.",
    ),
    (
        "Vorräte und Boss der Mission {mission} können {n} Monster bringen, und ein Spiel hat Platz für {most}.",
        "Nenne weniger in den Vorräten.",
    ),
    (
        "Les réserves et l'avatar de la mission {mission} peuvent amener {n} monstres, et une partie en accepte "
        "{most}.",
        "Citez-en moins dans ses réserves.",
    ),
)
STRANGE_BOSS = Trouble(
    (
        "Here the boss {kind} is brought in, but the mission {mission} has no marker for it.",
        'Name it as the mission\'s "boss" with a "markerLocation", or bring in the mission\'s own boss.',
    ),
    (
        "Hier kommt der Boss {kind} ins Spiel, aber die Mission {mission} hat keinen Marker für ihn.",
        "Nenne ihn als „boss“ der Mission mit „markerLocation“ oder bringe den eigenen Boss ins Spiel.",
    ),
    (
        "Ici l'avatar {kind} arrive, mais la mission {mission} n'a pas de marqueur pour lui.",
        "Nommez-le comme «\u00a0boss\u00a0» de la mission avec un «\u00a0markerLocation\u00a0», ou amenez le sien.",
    ),
)
BOSS_NEVER_COMES = Trouble(
    (
        "No effect of the mission {mission} brings in its boss {kind}.",
        'Let an objective, a discovery or a special rule do "bringBoss".',
    ),
    (
        "Kein Effekt der Mission {mission} bringt ihren Boss {kind} ins Spiel.",
        "Lass ein Ziel, eine Entdeckung oder eine Sonderregel „bringBoss“ tun.",
    ),
    (
        "Aucun effet de la mission {mission} n'amène son avatar {kind}.",
        "Qu'un objectif, une découverte ou une règle spéciale fasse «\u00a0bringBoss\u00a0».",
    ),
)
NOT_A_BOSS = Trouble(
    (
        "The monster kind {kind} is of the class {of_class}, so it cannot be the boss.",
        "Choose a kind of the class boss.",
    ),
    (
        "Die Monsterart {kind} ist von der Klasse {of_class} und kann nicht der Boss sein.",
        "Wähle eine Art der Klasse „boss“.",
    ),
    (
        "Le monstre {kind} est de la classe {of_class}\u00a0: il ne peut pas être l'avatar.",
        "Choisissez un monstre de la classe «\u00a0boss\u00a0».",
    ),
)
POWERLESS = Trouble(
    ("With {heroes} heroes the boss {kind} would have {n} power tokens.", "Give it at least one."),
    ("Mit {heroes} Helden hätte der Boss {kind} {n} Macht-Marker.", "Gib ihm mindestens einen."),
    ("Avec {heroes} héros l'avatar {kind} aurait {n} jetons de pouvoir.", "Donnez-lui-en au moins un."),
)
BOSS_IN_POOL = Trouble(
    (
        "The boss {kind} is in the spawn pool of the mission {mission}.",
        'Take it out, and name it as the mission\'s "boss".',
    ),
    (
        "Der Boss {kind} ist im Brutvorrat der Mission {mission}.",
        "Nimm ihn heraus und nenne ihn als „boss“ der Mission.",
    ),
    (
        "L'avatar {kind} est dans la réserve de la mission {mission}.",
        "Retirez-le, et nommez-le comme «\u00a0boss\u00a0» de la mission.",
    ),
)
TOO_MANY_POWER_TOKENS = Trouble(
    (
        "With {heroes} heroes the boss {kind} needs {n} power tokens, but there are {has}.",
        "Give it fewer.",
    ),
    ("Mit {heroes} Helden braucht der Boss {kind} {n} Macht-Marker, aber es gibt {has}.", "Gib ihm weniger."),
    (
        "Avec {heroes} héros l'avatar {kind} demande {n} jetons de pouvoir, mais il y en a {has}.",
        "Donnez-lui-en moins.",
    ),
)
SPAWNS_IN_BOSS_FIGHT = Trouble(
    (
        "Here {text} counts on the spawn step while the boss fight is on, and then that step is skipped.",
        "Say at which location the monster appears.",
    ),
    (
        "Hier rechnet {text} im Bosskampf mit dem Brutschritt, und der entfällt dann.",
        "Sage, an welchem Ort das Monster erscheint.",
    ),
    (
        "Ici {text} compte sur l'étape de génération pendant le combat contre l'avatar, où elle est sautée.",
        "Dites dans quelle zone le monstre apparaît.",
    ),
)
TOO_FEW_TOKENS = Trouble(
    (
        "The mission {mission} can need {n} tokens {token} at once, but there are {has}.",
        "Place fewer, or raise the token's count.",
    ),
    (
        "Die Mission {mission} kann {n} Marker {token} zugleich brauchen, aber es gibt {has}.",
        "Lege weniger aus oder erhöhe die Anzahl des Markers.",
    ),
    (
        "La mission {mission} peut demander {n} jetons {token} à la fois, mais il y en a {has}.",
        "Placez-en moins, ou augmentez le nombre du jeton.",
    ),
)
TOO_FEW_INTEL_TOKENS = Trouble(
    (
        "The mission {mission} can need {n} intel tokens at once, but there are {has}.",
        "Let objectives need fewer, or place fewer on the board.",
    ),
    (
        "Die Mission {mission} kann {n} Informationsmarker zugleich brauchen, aber es gibt {has}.",
        "Lass Ziele weniger brauchen oder lege weniger auf den Spielplan.",
    ),
    (
        "La mission {mission} peut demander {n} jetons d'objectif à la fois, mais il y en a {has}.",
        "Que les objectifs en demandent moins, ou placez-en moins sur le plateau.",
    ),
)
