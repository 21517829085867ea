"""What people call the fields of mission cards, missions, operations and rule options of Fireteam Zero."""

from engine.core.record_words import words

MISSION_FIELDS = {
    "Event.effects": words(
        "When it is drawn",
        "Beim Ziehen",
        "À la pioche",
        hint=("'You' is whoever searched.", "„Du“ ist, wer gesucht hat.", "« Vous » est celui qui a fouillé."),
    ),
    "lasting": words(
        "While it stays",
        "Solange es bleibt",
        "Tant qu'il reste",
        hint=(
            "For events that stay in play.",
            "Für Ereignisse, die im Spiel bleiben.",
            "Pour les événements qui restent en jeu.",
        ),
    ),
    "disposition": words("Afterwards", "Danach", "Ensuite"),
    "mood": words(
        "Mood",
        "Stimmung",
        "Ton",
        hint=(
            "What it mostly is for the heroes; printed as a colour.",
            "Was es für die Helden meist ist; als Farbe gedruckt.",
            "Ce que c'est surtout pour les héros ; imprimé en couleur.",
        ),
    ),
    "objective": words(
        "Objective",
        "Zielkarte",
        "Objectif",
        hint=(
            "The objective that it belongs to.",
            "Die Zielkarte, zu der es gehört.",
            "L'objectif dont elle fait partie.",
        ),
    ),
    "Discovery.effects": words(
        "When it is found",
        "Beim Finden",
        "À la découverte",
        hint=(
            "In printed order; 'you' is whoever searched.",
            "In gedruckter Reihenfolge; „du“ ist, wer gesucht hat.",
            "Dans l'ordre imprimé ; « vous » est celui qui a fouillé.",
        ),
    ),
    "Discovery.completion": words(
        "Completed",
        "Erfüllt",
        "Accomplie",
        hint=(
            "When its tokens go to the objective.",
            "Wann seine Marker auf die Zielkarte kommen.",
            "Quand ses jetons vont sur l'objectif.",
        ),
    ),
    "tokensGranted": words("Intel for the objective", "Marker für die Zielkarte", "Jetons pour l'objectif"),
    "encounterTokens": words("Tokens on this card", "Marker auf dieser Karte", "Jetons sur cette carte"),
    "boardTokens": words("Tokens on the board", "Marker auf dem Plan", "Jetons sur le plan"),
    "actions": words(
        "Offered actions",
        "Angebotene Aktionen",
        "Actions proposées",
        hint=(
            "Extra actions that heroes can take while it is in play.",
            "Zusätzliche Aktionen, die Helden nutzen können, solange es im Spiel ist.",
            "Des actions en plus, possibles tant qu'elle est en jeu.",
        ),
    ),
    "token": words("Token", "Marker", "Jeton"),
    "TokenPlacement.card": words("On which card", "Auf welche Karte", "Sur quelle carte"),
    "letter": words(
        "Letter",
        "Buchstabe",
        "Lettre",
        hint=("The letter on its back.", "Der Buchstabe auf der Rückseite.", "La lettre au dos."),
    ),
    "free": words("Costs no action", "Kostet keine Aktion", "Ne coûte pas d'action"),
    "code": words(
        "Code",
        "Kennziffer",
        "Code",
        hint=(
            "Printed in the corner: OBJ 1.1.01.",
            "Steht in der Ecke: OBJ 1.1.01.",
            "Imprimé dans le coin : OBJ 1.1.01.",
        ),
    ),
    "completion": words(
        "Completed by",
        "Erfüllt durch",
        "Accompli par",
        hint=(
            "So many intel tokens, or a condition: one of the two.",
            "So viele Informationsmarker oder eine Bedingung: eines von beiden.",
            "Tant de jetons d'objectif ou une condition : l'un des deux.",
        ),
    ),
    "tokensNeeded": words("Intel tokens needed", "Nötige Informationsmarker", "Jetons d'objectif requis"),
    "ownProcedure": words(
        "Special rules",
        "Sonderregeln",
        "Règles spéciales",
        hint=(
            "What holds while the objective is open.",
            "Was gilt, solange die Zielkarte offen ist.",
            "Ce qui vaut tant que l'objectif est ouvert.",
        ),
    ),
    "onComplete": words("When completed", "Bei Erfüllung", "Une fois accompli"),
    "restoresCoin": words(
        "Lucky coin",
        "Glücksmünze",
        "Pièce du destin",
        hint=(
            "What completing it does to the lucky coin.",
            "Was die Erfüllung mit der Glücksmünze macht.",
            "Ce que l'accomplir fait à la pièce du destin.",
        ),
    ),
    "hiddenUntil": words(
        "Hidden until",
        "Verdeckt, bis",
        "Caché jusqu'à",
        hint=(
            "Leave it empty for an objective that lies open from the start.",
            "Leer lassen bei einer Zielkarte, die von Anfang an offen liegt.",
            "À laisser vide pour un objectif visible dès le début.",
        ),
    ),
    "Twist.effects": words(
        "While it is in play",
        "Solange sie im Spiel ist",
        "Tant qu'il est en jeu",
        hint=("Holds until the mission ends.", "Gilt bis zum Ende der Mission.", "Vaut jusqu'à la fin de la mission."),
    ),
    "onDraw": words(
        "When it is drawn",
        "Beim Ziehen",
        "À la pioche",
        hint=("Happens once.", "Geschieht einmal.", "Arrive une fois."),
    ),
    "sets": words("Sets", "Sätze", "Lots"),
    "twists": words(
        "Twists",
        "Wendungen",
        "Imprévus",
        hint=(
            "A set, or the cards one by one.",
            "Ein Satz oder die Karten einzeln.",
            "Un lot, ou les cartes une à une.",
        ),
    ),
    "heroCount": words(
        "Heroes",
        "Helden",
        "Héros",
        hint=(
            "For how many heroes the mission is made.",
            "Für wie viele Helden die Mission gemacht ist.",
            "Pour combien de héros la mission est faite.",
        ),
    ),
    "requiredRoles": words("Required roles", "Nötige Rollen", "Rôles obligatoires"),
    "upgrades": words(
        "Upgrades",
        "Verbesserungen",
        "Améliorations",
        hint=(
            "Which stronger cards the heroes may shuffle in.",
            "Welche stärkeren Karten die Helden einmischen dürfen.",
            "Quelles cartes plus fortes les héros peuvent mêler.",
        ),
    ),
    "focusCards": words(
        "Focus cards",
        "Fokuskarten",
        "Cartes de concentration",
        hint=(
            "How many a hero may bring.",
            "Wie viele ein Held mitbringen darf.",
            "Combien un héros peut en apporter.",
        ),
    ),
    "layout": words(
        "Map",
        "Karte",
        "Plan",
        hint=(
            "A layout of the pack, or one of its own.",
            "Ein Aufbau des Pakets oder ein eigener.",
            "Une disposition du paquet, ou la sienne.",
        ),
    ),
    "spawnLocations": words(
        "Spawn points",
        "Brutpunkte",
        "Zones de génération",
        hint=(
            "Where monsters appear: the rules want twelve.",
            "Wo Monster erscheinen: die Regeln wollen zwölf.",
            "Où apparaissent les monstres : les règles en veulent douze.",
        ),
    ),
    "entryPoint": words(
        "Entry point",
        "Startpunkt",
        "Zone d'intrusion",
        hint=("Where the heroes begin.", "Wo die Helden beginnen.", "Où commencent les héros."),
    ),
    "exitPoint": words(
        "Exit point",
        "Auswegpunkt",
        "Zone d'extraction",
        hint=(
            "Where the heroes must end, if the mission asks for it.",
            "Wohin die Helden am Ende müssen, wenn die Mission es verlangt.",
            "Où les héros doivent finir, si la mission le demande.",
        ),
    ),
    "requiresSpecialists": words("Specialists are needed", "Spezialisten nötig", "Spécialistes requis"),
    "boss": words(
        "Boss",
        "Boss",
        "Avatar",
        hint=(
            "Leave it out for a mission without a boss.",
            "Weglassen bei einer Mission ohne Boss.",
            "À omettre pour une mission sans avatar.",
        ),
    ),
    "threatTrack": words(
        "Threat track",
        "Bedrohungsleiste",
        "Piste de menace",
        hint=(
            "The first of the pack if left empty.",
            "Leer: die erste des Pakets.",
            "La première du paquet si c'est vide.",
        ),
    ),
    "monsterCards": words(
        "Monster cards",
        "Monsterkarten",
        "Cartes monstre",
        hint=("Which monsters lie ready.", "Welche Monster bereitliegen.", "Quels monstres sont prêts."),
    ),
    "objectives": words(
        "Objectives",
        "Zielkarten",
        "Objectifs",
        hint=(
            "What must be done to win.",
            "Was getan werden muss, um zu gewinnen.",
            "Ce qu'il faut faire pour gagner.",
        ),
    ),
    "eventCount": words(
        "Events",
        "Ereignisse",
        "Événements",
        hint=(
            "How many random events are shuffled into the recon deck.",
            "Wie viele zufällige Ereignisse ins Aufklärungsdeck gemischt werden.",
            "Combien d'événements au hasard sont mêlés au paquet de reconnaissance.",
        ),
    ),
    "discoveries": words(
        "Discoveries",
        "Entdeckungen",
        "Découvertes",
        hint=(
            "What the heroes can find; with the events twelve cards.",
            "Was die Helden finden können; mit den Ereignissen zwölf Karten.",
            "Ce que les héros peuvent trouver ; douze cartes avec les événements.",
        ),
    ),
    "spawnPool": words(
        "Spawn pool",
        "Brutvorrat",
        "Réserve",
        hint=(
            "Monsters that appear during the mission.",
            "Monster, die während der Mission erscheinen.",
            "Les monstres qui apparaissent pendant la mission.",
        ),
    ),
    "reservePool": words(
        "Reserve pool",
        "Reservevorrat",
        "Réserve spéciale",
        hint=(
            "Monsters that only effects bring in.",
            "Monster, die nur durch Effekte kommen.",
            "Les monstres que seuls des effets font venir.",
        ),
    ),
    "initialPlacement": words(
        "Figures on the board",
        "Figuren auf dem Plan",
        "Figurines sur le plan",
        hint=(
            "Who stands somewhere from the beginning.",
            "Wer von Anfang an irgendwo steht.",
            "Qui se trouve quelque part dès le début.",
        ),
    ),
    "initialTokens": words(
        "Tokens on the board",
        "Marker auf dem Plan",
        "Jetons sur le plan",
        hint=(
            "What lies somewhere from the beginning.",
            "Was von Anfang an irgendwo liegt.",
            "Ce qui se trouve quelque part dès le début.",
        ),
    ),
    "specialRules": words(
        "Special rules",
        "Sonderregeln",
        "Règles spéciales",
        hint=(
            "What holds during the whole mission.",
            "Was während der ganzen Mission gilt.",
            "Ce qui vaut pendant toute la mission.",
        ),
    ),
    "missionActions": words(
        "Mission actions",
        "Missionsaktionen",
        "Actions de mission",
        hint=(
            "Extra actions that heroes can take.",
            "Zusätzliche Aktionen, die Helden nutzen können.",
            "Des actions en plus que les héros peuvent faire.",
        ),
    ),
    "extraDefeat": words("Also lost as soon as", "Auch verloren, sobald", "Perdue aussi dès que"),
    "extraVictory": words("Also won as soon as", "Auch gewonnen, sobald", "Gagnée aussi dès que"),
    "coinStart": words("Lucky coin begins", "Glücksmünze beginnt", "Pièce du destin au début"),
    "Mission.number": words(
        "Number",
        "Nummer",
        "Numéro",
        hint=("Its place in the operation.", "Ihr Platz in der Operation.", "Sa place dans l'opération."),
    ),
    "briefing": words(
        "Briefing",
        "Einsatzbesprechung",
        "Briefing",
        hint=("Read before the mission.", "Wird vor der Mission vorgelesen.", "Lu avant la mission."),
    ),
    "success": words("When won", "Bei Sieg", "En cas de victoire"),
    "failure": words("When lost", "Bei Niederlage", "En cas de défaite"),
    "mode": words("How they are chosen", "Wie gewählt wird", "Mode de choix"),
    "Upgrades.sets": words("Upgrade sets by role", "Verbesserungssätze je Rolle", "Lots par rôle"),
    "Upgrades.number": words("How many to choose", "Wie viele gewählt werden", "Combien en choisir"),
    "Boss.kind": words("Which boss", "Welcher Boss", "Quel avatar"),
    "markerLocation": words(
        "Boss marker",
        "Bossmarker",
        "Marqueur de l'avatar",
        hint=("Where it appears.", "Wo er erscheint.", "Où il apparaît."),
    ),
    "arrivalEffect": words("When it appears", "Wenn er erscheint", "À son arrivée"),
    "PoolEntry.kind": words("Monster", "Monster", "Monstre"),
    "PoolEntry.number": words(
        "How many",
        "Wie viele",
        "Combien",
        hint=(
            "A number, or one for each team size.",
            "Eine Zahl, oder eine für jede Teamgröße.",
            "Un nombre, ou un par taille d'équipe.",
        ),
    ),
    "group": words(
        "Group",
        "Gruppe",
        "Groupe",
        hint=(
            "A word by which effects can name these monsters.",
            "Ein Wort, mit dem Effekte diese Monster nennen können.",
            "Un mot par lequel les effets désignent ces monstres.",
        ),
    ),
    "Placement.kind": words(
        "Monster",
        "Monster",
        "Monstre",
        hint=(
            "Name a monster, a hero or a specialist: one of the three.",
            "Ein Monster, ein Held oder ein Spezialist: eines davon.",
            "Un monstre, un héros ou un spécialiste : l'un des trois.",
        ),
    ),
    "hero": words("Hero", "Held", "Héros"),
    "specialist": words("Specialist", "Spezialist", "Spécialiste"),
    "Placement.number": words("How many", "Wie viele", "Combien"),
    "from": words("From", "Aus", "De"),
    "SpawnLocation.number": words("Spawn number", "Brutzahl", "Numéro de génération"),
    "introduction": words("Introduction", "Einleitung", "Introduction"),
    "epilogue": words("Epilogue", "Nachwort", "Épilogue"),
    "theme": words("Theme", "Thema", "Thème"),
    "carryOver": words(
        "What later missions ask for",
        "Wonach spätere Missionen fragen",
        "Ce que demandent les missions suivantes",
        hint=(
            "Things that happened, such as 'the bridge was blown up'.",
            "Was geschehen ist, etwa „die Brücke ist gesprengt“.",
            "Ce qui s'est passé, comme « le pont a sauté ».",
        ),
    ),
    "Operation.number": words("Number", "Nummer", "Numéro"),
    "seats": words("Players at the table", "Spieler am Tisch", "Joueurs à la table", rule="FZ-A.40"),
    "draw": words("Drawing cards", "Karten ziehen", "Piocher", rule="FZ-A.02"),
    "knockdownAdvancesThreat": words(
        "Knock-downs raise the threat",
        "Niederschläge erhöhen die Bedrohung",
        "Les K.-O. augmentent la menace",
        rule="FZ-A.03",
    ),
    "RuleOptions.spawnTokens": words(
        "Spawn tokens are laid", "Brut-Marker werden gelegt", "Pose des jetons de génération", rule="FZ-A.08"
    ),
    "RuleOptions.startPlayer": words("Start player", "Startspieler", "Premier joueur", rule="FZ-1.05"),
    "bossStopsAllSpawns": words(
        "A boss stops all spawning",
        "Ein Boss beendet alles Brüten",
        "Un avatar arrête toute génération",
        rule="FZ-A.11",
    ),
    "monsterDistance": words(
        "Distance for monsters", "Entfernung für Monster", "Distance des monstres", rule="FZ-A.41"
    ),
    "groupDecision": words(
        "Who decides for the group", "Wer für die Gruppe entscheidet", "Qui décide pour le groupe", rule="FZ-A.42"
    ),
    "mandatoryDiscardKnocksDown": words(
        "Forced discards can knock down",
        "Erzwungenes Abwerfen kann niederschlagen",
        "Une défausse forcée peut mettre K.-O.",
        rule="FZ-A.45",
    ),
    "freeSearchPerTurn": words(
        "Free searches per turn", "Freie Suchen pro Zug", "Fouilles gratuites par tour", rule="FZ-A.46"
    ),
    "simultaneous": words(
        "Won and lost at once", "Gewonnen und verloren zugleich", "Gagnée et perdue à la fois", rule="FZ-A.52"
    ),
    "loneHero": words(
        "A lone hero may play", "Ein einzelner Held darf spielen", "Un héros seul peut jouer", rule="FZ-A.53"
    ),
    "failedMission": words(
        "After a lost mission", "Nach einer verlorenen Mission", "Après une mission perdue", rule="FZ-A.57"
    ),
    "openHands": words("Hands lie open", "Offene Handkarten", "Mains visibles", rule="FZ-A.63"),
    "lineOfSight": words("Line of sight", "Sichtlinie", "Ligne de vue", rule="FZ-A.65"),
    "spawnAfterBoss": words(
        "Spawning after the boss", "Brüten nach dem Boss", "Génération après l'avatar", rule="FZ-A.72"
    ),
}
