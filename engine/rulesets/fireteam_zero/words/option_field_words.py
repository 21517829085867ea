"""What people call the rule options of Fireteam Zero."""

from engine.core.record_words import words

OPTION_FIELDS = {
    "seats": words(
        "Players at the table",
        "Spieler am Tisch",
        "Joueurs à la table",
        hint=(
            "How many people may play: fewer or more than the box names.",
            "Wie viele mitspielen dürfen: weniger oder mehr, als die Schachtel nennt.",
            "Combien de personnes peuvent jouer : moins ou plus que la boîte ne l'indique.",
        ),
        rule="FZ-A.40",
    ),
    "draw": words(
        "Drawing cards",
        "Karten ziehen",
        "Piocher",
        hint=(
            "Whether a hero must draw up to a full hand in the tactics phase, or may stop earlier.",
            "Ob ein Held in der Taktikphase bis zur vollen Hand ziehen muss oder vorher aufhören darf.",
            "Si un héros doit piocher jusqu'à avoir la main pleine en phase tactique, ou peut s'arrêter avant.",
        ),
        rule="FZ-A.02",
    ),
    "knockdownAdvancesThreat": words(
        "Knock-downs raise the threat",
        "Niederschläge erhöhen die Bedrohung",
        "Les K.-O. augmentent la menace",
        hint=(
            "The threat marker moves on when a specialist has lost the last protector, or with every knock-down.",
            "Der Bedrohungsmarker rückt vor, wenn ein Spezialist schutzlos ist, oder bei jedem Niederschlag.",
            "Le pion de menace avance quand un spécialiste a perdu son dernier protecteur, ou à chaque K.-O.",
        ),
        rule="FZ-A.03",
    ),
    "RuleOptions.spawnTokens": words(
        "Spawn tokens are laid",
        "Brut-Marker werden gelegt",
        "Pose des jetons de génération",
        hint=(
            "Who decides which spawn number lies on which place.",
            "Wer bestimmt, welche Brutzahl auf welchem Ort liegt.",
            "Qui décide quel numéro de génération se trouve à quel endroit.",
        ),
        rule="FZ-A.08",
    ),
    "RuleOptions.startPlayer": words(
        "Start player",
        "Startspieler",
        "Premier joueur",
        hint=(
            "How the holder of the start player marker is found before the first round.",
            "Wie vor der ersten Runde bestimmt wird, wer den Startspielermarker erhält.",
            "Comment on désigne le premier joueur avant la première manche.",
        ),
        rule="FZ-1.05",
    ),
    "bossStopsAllSpawns": words(
        "A boss stops all spawning",
        "Ein Boss beendet alles Brüten",
        "Un avatar arrête toute génération",
        hint=(
            "Off: only the spawn step is left out, ambushes still place monsters. On: nothing new comes into play.",
            "Aus: Nur der Brutschritt entfällt, Hinterhalte bringen weiter Monster. Ein: Nichts Neues kommt ins Spiel.",
            "Non : seule l'étape de génération est sautée, pas les embuscades. Oui : plus rien n'entre en jeu.",
        ),
        rule="FZ-A.11",
    ),
    "monsterDistance": words(
        "Distance for monsters",
        "Entfernung für Monster",
        "Distance des monstres",
        hint=(
            "How monsters find the nearest hero: by steps that can be walked, or straight across the board.",
            "Wie Monster den nächsten Helden finden: nach begehbaren Schritten oder geradewegs über den Plan.",
            "Comment les monstres trouvent le héros le plus proche : par des pas praticables, ou à vol d'oiseau.",
        ),
        rule="FZ-A.41",
    ),
    "groupDecision": words(
        "Who decides for the group",
        "Wer für die Gruppe entscheidet",
        "Qui décide pour le groupe",
        hint=(
            "Who has the last word when the group does not agree.",
            "Wer das letzte Wort hat, wenn die Gruppe uneins ist.",
            "Qui a le dernier mot quand le groupe n'est pas d'accord.",
        ),
        rule="FZ-A.42",
    ),
    "mandatoryDiscardKnocksDown": words(
        "Forced discards can knock down",
        "Erzwungenes Abwerfen kann niederschlagen",
        "Une défausse forcée peut mettre K.-O.",
        hint=(
            "On: who must discard more cards than are in hand is knocked down, even without an attack.",
            "Ein: Wer mehr Karten abwerfen muss, als auf der Hand sind, wird niedergeschlagen, auch ohne Angriff.",
            "Oui : qui doit défausser plus de cartes qu'il n'en a en main est mis K.-O., même sans attaque.",
        ),
        rule="FZ-A.45",
    ),
    "freeSearchPerTurn": words(
        "Free searches per turn",
        "Freie Suchen pro Zug",
        "Fouilles gratuites par tour",
        hint=(
            "How often a hero may search without spending the action, in one turn.",
            "Wie oft ein Held in einem Zug suchen darf, ohne die Aktion auszugeben.",
            "Combien de fois un héros peut fouiller sans dépenser son action pendant un tour.",
        ),
        rule="FZ-A.46",
    ),
    "simultaneous": words(
        "Won and lost at once",
        "Gewonnen und verloren zugleich",
        "Gagnée et perdue à la fois",
        hint=(
            "What counts when one event both wins and loses the mission.",
            "Was gilt, wenn ein Ereignis die Mission zugleich gewinnt und verliert.",
            "Ce qui compte quand un même événement gagne et perd la mission.",
        ),
        rule="FZ-A.52",
    ),
    "loneHero": words(
        "A lone hero may play",
        "Ein einzelner Held darf spielen",
        "Un héros seul peut jouer",
        hint=(
            "On: a mission may be played with a single hero; it becomes far harder.",
            "Ein: Eine Mission darf mit einem einzigen Helden gespielt werden; sie wird viel schwerer.",
            "Oui : on peut jouer une mission avec un seul héros ; elle devient bien plus dure.",
        ),
        rule="FZ-A.53",
    ),
    "failedMission": words(
        "After a lost mission",
        "Nach einer verlorenen Mission",
        "Après une mission perdue",
        hint=(
            "What becomes of an operation when one of its missions is lost.",
            "Was aus einer Operation wird, wenn eine ihrer Missionen verloren ist.",
            "Ce que devient une opération quand l'une de ses missions est perdue.",
        ),
        rule="FZ-A.57",
    ),
    "openHands": words(
        "Hands lie open",
        "Offene Handkarten",
        "Mains visibles",
        hint=(
            "On: everybody sees everybody's cards. Talking about them is allowed either way.",
            "Ein: Alle sehen die Karten aller. Darüber reden darf man so oder so.",
            "Oui : chacun voit les cartes de tous. En parler est permis dans tous les cas.",
        ),
        rule="FZ-A.63",
    ),
    "lineOfSight": words(
        "Line of sight",
        "Sichtlinie",
        "Ligne de vue",
        hint=(
            "Whether impassable terrain stops attacks from a distance.",
            "Ob unpassierbares Gelände Angriffe aus der Ferne aufhält.",
            "Si le terrain infranchissable arrête les attaques à distance.",
        ),
        rule="FZ-A.65",
    ),
    "spawnAfterBoss": words(
        "Spawning after the boss",
        "Brüten nach dem Boss",
        "Génération après l'avatar",
        hint=(
            "Whether monsters come again when the boss is dead and only the way out is left.",
            "Ob wieder Monster kommen, wenn der Boss tot ist und nur noch der Weg hinaus bleibt.",
            "Si des monstres reviennent quand l'avatar est mort et qu'il ne reste qu'à sortir.",
        ),
        rule="FZ-A.72",
    ),
}
