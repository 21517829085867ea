"""What people call the fields of records and of the frame of Countdown."""

from engine.core.record_words import words

FIELDS = {
    "ComponentLimits.securedZoneCards": words("Secured zone cards", "Karten „gesichert“", "Cartes de zone sécurisée"),
    "ComponentLimits.entranceCards": words("Entrance cards", "Eingangskarten", "Cartes d'entrée"),
    "ComponentLimits.maxInfiltration": words(
        "Infiltration zones at most", "Höchstens Infiltrationszonen", "Zones d'infiltration au plus"
    ),
    "ComponentLimits.maxExfiltration": words(
        "Exfiltration zones at most", "Höchstens Exfiltrationszonen", "Zones d'exfiltration au plus"
    ),
    "ComponentLimits.threatCards": words(
        "Threat cards by level", "Bedrohungskarten je Stufe", "Cartes menace par niveau"
    ),
    "ComponentLimits.bulletControlCards": words(
        "Bullet control cards", "Feuerkontrollkarten", "Cartes maîtrise du tir"
    ),
    "ComponentLimits.healthCubes": words("Health cubes", "Gesundheitswürfel", "Cubes de santé"),
    "ComponentLimits.energyCubes": words("Energy cubes", "Energiewürfel", "Cubes d'énergie"),
    "PackRecord.roles": words(
        "Role cards",
        "Rollenkarten",
        "Cartes rôle",
        hint=("For traitor mode.", "Für den Verrätermodus.", "Pour le mode traître."),
    ),
    "patriots": words("Patriots", "Patrioten", "Patriotes"),
    "traitors": words("Traitors", "Verräter", "Traîtres"),
    "showdown": words(
        "Showdown",
        "Showdown",
        "Règlement de comptes",
        hint=(
            "Points for accusing a traitor.",
            "Punkte für das Anklagen eines Verräters.",
            "Points pour accuser un traître.",
        ),
    ),
    "exposed": words("Traitor exposed", "Verräter entlarvt", "Traître démasqué"),
    "wrong": words("Wrong accusation", "Falsche Anklage", "Accusation à tort"),
    "alias": words(
        "Speciality",
        "Spezialgebiet",
        "Spécialité",
        hint=(
            "Printed below the name: sniper, medic.",
            "Steht unter dem Namen: Scharfschütze, Sanitäter.",
            "Imprimé sous le nom : tireur, médecin.",
        ),
    ),
    "Op.number": words(
        "Op number",
        "Nummer",
        "Numéro",
        hint=(
            "Decides who is hurt first; no two ops share one.",
            "Entscheidet, wer zuerst getroffen wird; keine zwei sind gleich.",
            "Décide qui est touché d'abord ; jamais deux fois le même.",
        ),
    ),
    "healthStart": words("Health at the start", "Gesundheit zu Beginn", "Santé au début"),
    "healLimit": words("Healed up to", "Heilbar bis", "Soigné jusqu'à"),
    "healthMax": words("Most health", "Höchste Gesundheit", "Santé maximale"),
    "energyStart": words("Energy at the start", "Energie zu Beginn", "Énergie au début"),
    "energyMax": words("Most energy", "Höchste Energie", "Énergie maximale"),
    "aimSteps": words(
        "Aim skill",
        "Zielfertigkeit",
        "Visée",
        hint=(
            "The experience that each further step of the skill needs.",
            "Die Erfahrung, die jede weitere Stufe braucht.",
            "L'expérience que demande chaque degré suivant.",
        ),
    ),
    "Op.special": words(
        "Special ability",
        "Spezialfähigkeit",
        "Capacité spéciale",
        hint=(
            "One of the known abilities, or one of your own.",
            "Eine der bekannten Fähigkeiten oder eine eigene.",
            "Une capacité connue, ou la vôtre.",
        ),
    ),
    "specialTrack": words(
        "Special track",
        "Spezialleiste",
        "Piste spéciale",
        hint=(
            "Where it starts, and what its levels need.",
            "Wo sie beginnt, und was ihre Stufen brauchen.",
            "Où elle commence, et ce que demandent ses niveaux.",
        ),
    ),
    "SpecialTrack.start": words("Start", "Beginn", "Début"),
    "level2": words("Level 2 from", "Stufe 2 ab", "Niveau 2 dès"),
    "level3": words("Level 3 from", "Stufe 3 ab", "Niveau 3 dès"),
    "SpecialTrack.max": words("End", "Ende", "Fin"),
    "portrait": words("Portrait", "Porträt", "Portrait"),
    "level": words("Level", "Stufe", "Niveau"),
    "time": words(
        "Time",
        "Zeit",
        "Temps",
        hint=(
            "Rounds until time is up, by the number of players.",
            "Runden, bis die Zeit um ist, nach Zahl der Spieler.",
            "Manches avant la fin du temps, selon le nombre de joueurs.",
        ),
    ),
    "p1to4": words("1 to 4 players", "1 bis 4 Spieler", "1 à 4 joueurs"),
    "p5": words("5 players", "5 Spieler", "5 joueurs"),
    "p6": words("6 players", "6 Spieler", "6 joueurs"),
    "campaignThreatCards": words(
        "Threat cards in a campaign",
        "Bedrohungskarten in einer Kampagne",
        "Cartes menace en campagne",
        hint=(
            "How many of the stack it uses up.",
            "Wie viele des Stapels er verbraucht.",
            "Combien de la pile il utilise.",
        ),
    ),
    "securedBonus": words("Bonus for secured zones", "Bonus für gesicherte Zonen", "Bonus de zones sécurisées"),
    "SecuredBonus.zones": words("Zones", "Zonen", "Zones"),
    "points": words("Points", "Punkte", "Points"),
    "zones": words(
        "Zones",
        "Zonen",
        "Zones",
        hint=("The blueprint, cell by cell.", "Der Grundriss, Feld für Feld.", "Le plan, case par case."),
    ),
    "label": words("Name of the zone", "Name der Zone", "Nom de la zone"),
    "cards": words(
        "Cards",
        "Karten",
        "Cartes",
        hint=(
            "How many are dealt to this zone.",
            "Wie viele hierher ausgeteilt werden.",
            "Combien on en distribue dans cette zone.",
        ),
    ),
    "arrow": words(
        "Arrow",
        "Pfeil",
        "Flèche",
        hint=(
            "Where its only neighbour lies, seen from the entrance.",
            "In welcher Richtung der Pfeil zeigt.",
            "La direction de la flèche.",
        ),
    ),
    "Terrorist.number": words(
        "Number",
        "Nummer",
        "Numéro",
        hint=("Lower numbers fire first.", "Niedrige Nummern schießen zuerst.", "Les petits numéros tirent d'abord."),
    ),
    "attack": words(
        "Attack",
        "Angriff",
        "Attaque",
        hint=(
            "The highest roll of a six-sided die that hits an op.",
            "Der höchste Wurf eines Sechsseiters, der trifft.",
            "Le plus haut résultat d'un dé à six faces qui touche.",
        ),
    ),
    "defence": words(
        "Defence",
        "Verteidigung",
        "Défense",
        hint=(
            "What the ops' dice must reach.",
            "Was die Würfel der Special Ops erreichen müssen.",
            "Ce que les dés des agents doivent atteindre.",
        ),
    ),
    "specials": words("Special symbols", "Spezialsymbole", "Symboles spéciaux"),
    "starXp": words("Bonus experience", "Bonus-Erfahrung", "Expérience bonus"),
    "heartReward": words(
        "Gives 1 health", "Gibt 1 Gesundheit", "Donne 1 santé", hint=("1 or 0.", "1 oder 0.", "1 ou 0.")
    ),
    "killedScore": words(
        "Points if killed",
        "Punkte, wenn getötet",
        "Points si tué",
        hint=("A negative number.", "Eine negative Zahl.", "Un nombre négatif."),
    ),
    "hearts": words(
        "Hearts",
        "Herzen",
        "Cœurs",
        hint=(
            "How much health the trap takes.",
            "Wie viel Gesundheit die Falle kostet.",
            "Combien de santé coûte le piège.",
        ),
    ),
    "stack": words(
        "Stack",
        "Stapel",
        "Pile",
        hint=(
            "The symbol on the card: with which objective it comes.",
            "Das Symbol auf der Karte: zu welchem Ziel sie gehört.",
            "Le symbole sur la carte : avec quel objectif elle vient.",
        ),
    ),
    "complexity": words(
        "Complexity",
        "Komplexität",
        "Complexité",
        hint=("On level 1, 2 and 3.", "Auf Stufe 1, 2 und 3.", "Aux niveaux 1, 2 et 3."),
    ),
    "successScore": words(
        "Points for success",
        "Punkte bei Erfolg",
        "Points en cas de succès",
        hint=("On level 1, 2 and 3.", "Auf Stufe 1, 2 und 3.", "Aux niveaux 1, 2 et 3."),
    ),
    "failScore": words(
        "Points for failure",
        "Punkte bei Misserfolg",
        "Points en cas d'échec",
        hint=(
            "On level 1, 2 and 3; negative numbers.",
            "Auf Stufe 1, 2 und 3; negative Zahlen.",
            "Aux niveaux 1, 2 et 3 ; nombres négatifs.",
        ),
    ),
    "xp": words(
        "Experience",
        "Erfahrung",
        "Expérience",
        hint=("On level 1, 2 and 3.", "Auf Stufe 1, 2 und 3.", "Aux niveaux 1, 2 et 3."),
    ),
    "blocked": words(
        "Blocked",
        "Blockiert",
        "Bloqué",
        hint=("Must be freed first.", "Muss erst befreit werden.", "Doit d'abord être libéré."),
    ),
    "carriedTrapHearts": words(
        "Carries a trap with hearts",
        "Trägt eine Falle mit Herzen",
        "Porte un piège à cœurs",
        hint=("0 for no trap.", "0 heißt keine Falle.", "0 : pas de piège."),
    ),
    "colour": words(
        "Colour",
        "Farbe",
        "Couleur",
        hint=(
            "Green is level 1, orange level 2, red level 3.",
            "Grün ist Stufe 1, Orange Stufe 2, Rot Stufe 3.",
            "Vert : niveau 1, orange : niveau 2, rouge : niveau 3.",
        ),
    ),
    "objective": words("Objective", "Ziel", "Objectif"),
    "Assignment.locations": words(
        "Locations",
        "Schauplätze",
        "Lieux",
        hint=("The team chooses one of them.", "Das Team wählt einen davon.", "L'équipe en choisit un."),
    ),
    "objectiveColumn": words(
        "Value column",
        "Wertespalte",
        "Colonne de valeurs",
        hint=(
            "Which of the three values of objective cards counts; usually that of the level.",
            "Welcher der drei Werte der Zielkarten zählt; meist der der Stufe.",
            "Laquelle des trois valeurs compte ; d'ordinaire celle du niveau.",
        ),
    ),
    "removeTopThreats": words(
        "Threat cards taken away",
        "Entfernte Bedrohungskarten",
        "Cartes menace retirées",
        hint=(
            "From the top of the stack, before dealing.",
            "Oben vom Stapel, vor dem Austeilen.",
            "Du dessus de la pile, avant la donne.",
        ),
    ),
    "briefingText": words(
        "Briefing",
        "Einsatzbesprechung",
        "Briefing",
        hint=("Read before the mission.", "Wird vor der Mission vorgelesen.", "Lu avant la mission."),
    ),
    "notes": words("Notes", "Notizen", "Notes"),
    "CampaignMission.location": words("Location", "Schauplatz", "Lieu"),
    "missionText": words(
        "Text",
        "Text",
        "Texte",
        hint=("Read before this mission.", "Wird vor dieser Mission vorgelesen.", "Lu avant cette mission."),
    ),
    "Campaign.supportCards": words(
        "Support cards",
        "Unterstützungskarten",
        "Cartes soutien",
        hint=("How many the team draws.", "Wie viele das Team zieht.", "Combien en pioche l'équipe."),
    ),
    "objectiveStackReset": words(
        "New objective stack each time", "Jedes Mal neuer Zielstapel", "Nouvelle pile d'objectifs à chaque fois"
    ),
    "timing": words("When it is played", "Wann sie gespielt wird", "Quand la jouer"),
    "targets": words(
        "On whom",
        "Auf wen",
        "Sur qui",
        hint=(
            "Its effects call them 'target'.",
            "Ihre Effekte nennen sie „Ziel“.",
            "Ses effets les appellent « cible ».",
        ),
    ),
    "duration": words("Lasts", "Dauert", "Dure"),
    "givesXp": words(
        "Experience",
        "Erfahrung",
        "Expérience",
        hint=("What is earned with its help.", "Was mit ihrer Hilfe verdient wird.", "Ce qu'on gagne avec son aide."),
    ),
    "value": words(
        "Value", "Wert", "Valeur", hint=("Added to a roll.", "Wird zu einem Wurf addiert.", "S'ajoute à un jet.")
    ),
    "scoreCost": words("Costs points", "Kostet Punkte", "Coûte des points"),
    "threatCards.kind": words("Kind of card", "Art der Karte", "Type de carte"),
    "objectiveCards.kind": words("Kind of card", "Art der Karte", "Type de carte"),
}
