"""What people call the fields of records and of the frame of Countdown."""

from engine.core.record_words import fields_of

FIELDS = fields_of("""
    ComponentLimits.securedZoneCards: Secured zone cards | Karten „gesichert“ | Cartes de zone sécurisée
    ComponentLimits.entranceCards: Entrance cards | Zugangskarten | Cartes d'accès
    ComponentLimits.maxInfiltration:
      Infiltration zones at most
      Höchstens Infiltrationszonen
      Zones d'infiltration au plus
    ComponentLimits.maxExfiltration:
      Exfiltration zones at most
      Höchstens Exfiltrationszonen
      Zones d'exfiltration au plus
    ComponentLimits.threatCards: Threat cards by level | Bedrohungskarten je Stufe | Cartes menace par niveau
    ComponentLimits.bulletControlCards: Bullet control cards | Geschosskontroll-Karten | Cartes contrôle de tir
    ComponentLimits.healthCubes: Health cubes | Gesundheitswürfel | Cubes de santé
    ComponentLimits.energyCubes: Energy cubes | Energiewürfel | Cubes d'énergie
    PackRecord.roles: Role cards | Rollenkarten | Cartes rôle
      For traitor mode.
      Für den Verrätermodus.
      Pour le mode traître.
    patriots: Patriots | Patrioten | Patriotes
    traitors: Traitors | Verräter | Traîtres
    showdown: Showdown | Showdown | Confrontation
      Points for accusing a traitor.
      Punkte für das Anklagen eines Verräters.
      Points pour accuser un traître.
    exposed: Traitor exposed | Verräter entlarvt | Traître démasqué
    wrong: Wrong accusation | Falsche Anklage | Accusation à tort
    alias: Speciality | Spezialgebiet | Spécialité
      Printed below the name: sniper, medic.
      Steht unter dem Namen: Scharfschütze, Sanitäter.
      Imprimé sous le nom : tireur, médecin.
    Op.number: Op number | Nummer | Numéro
      Decides who is hurt first; no two ops share one.
      Entscheidet, wer zuerst getroffen wird; keine zwei sind gleich.
      Décide qui est touché d'abord ; jamais deux fois le même.
    healthStart: Health at the start | Gesundheit zu Beginn | Santé au début
    healLimit: Healed up to | Heilbar bis | Soigné jusqu'à
    healthMax: Most health | Höchste Gesundheit | Santé maximale
    energyStart: Energy at the start | Energie zu Beginn | Énergie au début
    energyMax: Most energy | Höchste Energie | Énergie maximale
    aimSteps: Aim skill | Zielfertigkeit | Visée
      The experience that each further step of the skill needs.
      Die Erfahrung, die jede weitere Stufe braucht.
      L'expérience que demande chaque degré suivant.
    Op.special: Special ability | Spezialfähigkeit | Capacité spéciale
      One of the known abilities, or one of your own.
      Eine der bekannten Fähigkeiten oder eine eigene.
      Une capacité connue, ou la vôtre.
    specialTrack: Special track | Spezialleiste | Piste spéciale
      Where it starts, and what its levels need.
      Wo sie beginnt, und was ihre Stufen brauchen.
      Où elle commence, et ce que demandent ses niveaux.
    SpecialTrack.start: Start | Beginn | Début
    level2: Level 2 from | Stufe 2 ab | Niveau 2 dès
    level3: Level 3 from | Stufe 3 ab | Niveau 3 dès
    SpecialTrack.max: End | Ende | Fin
    portrait: Portrait | Porträt | Portrait
    level: Level | Stufe | Niveau
    time: Time | Zeit | Temps
      Rounds until time is up, by the number of players.
      Runden, bis die Zeit um ist, nach Zahl der Spieler.
      Manches avant la fin du temps, selon le nombre de joueurs.
    p1to4: 1 to 4 players | 1 bis 4 Spieler | 1 à 4 joueurs
    p5: 5 players | 5 Spieler | 5 joueurs
    p6: 6 players | 6 Spieler | 6 joueurs
    campaignThreatCards: Threat cards in a campaign | Bedrohungskarten in einer Kampagne | Cartes menace en campagne
      How many of the stack it uses up.
      Wie viele des Stapels er verbraucht.
      Combien de la pile il utilise.
    securedBonus: Bonus for secured zones | Bonus für gesicherte Zonen | Bonus de zones sécurisées
    SecuredBonus.zones: Zones | Zonen | Zones
    points: Points | Punkte | Points
    zones: Zones | Zonen | Zones
      The blueprint, cell by cell.
      Der Grundriss, Feld für Feld.
      Le plan, case par case.
    label: Name of the zone | Name der Zone | Nom de la zone
    cards: Cards | Karten | Cartes
      How many are dealt to this zone.
      Wie viele hierher ausgeteilt werden.
      Combien on en distribue dans cette zone.
    arrow: Arrow | Pfeil | Flèche
      Where its only neighbour lies, seen from the entrance.
      In welcher Richtung der Pfeil zeigt.
      La direction de la flèche.
    Terrorist.number: Number | Nummer | Numéro
      Lower numbers fire first.
      Niedrige Nummern schießen zuerst.
      Les petits numéros tirent d'abord.
    attack: Attack | Angriff | Attaque
      The highest roll of a six-sided die that hits an op.
      Der höchste Wurf eines Sechsseiters, der trifft.
      Le plus haut résultat d'un dé à six faces qui touche.
    defence: Defence | Verteidigung | Défense
      What the ops' dice must reach.
      Was die Würfel der Special Ops erreichen müssen.
      Ce que les dés des agents doivent atteindre.
    specials: Special symbols | Spezialsymbole | Symboles spéciaux
    starXp: Bonus experience | Bonus-Erfahrung | Expérience bonus
    heartReward: Gives 1 health | Gibt 1 Gesundheit | Donne 1 santé
      1 or 0.
      1 oder 0.
      1 ou 0.
    killedScore: Points if killed | Punkte, wenn getötet | Points si tué
      A negative number.
      Eine negative Zahl.
      Un nombre négatif.
    hearts: Hearts | Herzen | Cœurs
      How much health the trap takes.
      Wie viel Gesundheit die Falle kostet.
      Combien de santé coûte le piège.
    stack: Stack | Stapel | Pile
      The symbol on the card: with which objective it comes.
      Das Symbol auf der Karte: zu welchem Ziel sie gehört.
      Le symbole sur la carte : avec quel objectif elle vient.
    complexity: Complexity | Komplexität | Complexité
      On level 1, 2 and 3.
      Auf Stufe 1, 2 und 3.
      Aux niveaux 1, 2 et 3.
    successScore: Points for success | Punkte bei Erfolg | Points en cas de succès
      On level 1, 2 and 3.
      Auf Stufe 1, 2 und 3.
      Aux niveaux 1, 2 et 3.
    failScore: Points for failure | Punkte bei Fehlschlag | Points en cas d'échec
      On level 1, 2 and 3; negative numbers.
      Auf Stufe 1, 2 und 3; negative Zahlen.
      Aux niveaux 1, 2 et 3 ; nombres négatifs.
    xp: Experience | Erfahrung | Expérience
      On level 1, 2 and 3.
      Auf Stufe 1, 2 und 3.
      Aux niveaux 1, 2 et 3.
    blocked: Blocked | Blockiert | Bloqué
      Must be freed first.
      Muss erst befreit werden.
      Doit d'abord être libéré.
    carriedTrapHearts: Carries a trap with hearts | Trägt eine Falle mit Herzen | Porte un piège à cœurs
      0 for no trap.
      0 heißt keine Falle.
      0 : pas de piège.
    colour: Colour | Farbe | Couleur
      Green is level 1, orange level 2, red level 3.
      Grün ist Stufe 1, Orange Stufe 2, Rot Stufe 3.
      Vert : niveau 1, orange : niveau 2, rouge : niveau 3.
    objective: Objective | Ziel | Objectif
    Assignment.locations: Locations | Schauplätze | Lieux
      The team chooses one of them.
      Das Team wählt einen davon.
      L'équipe en choisit un.
    objectiveColumn: Value column | Wertespalte | Colonne de valeurs
      Which of the three values of objective cards counts; usually that of the level.
      Welcher der drei Werte der Zielkarten zählt; meist der der Stufe.
      Laquelle des trois valeurs compte ; d'ordinaire celle du niveau.
    removeTopThreats: Threat cards taken away | Entfernte Bedrohungskarten | Cartes menace retirées
      From the top of the stack, before dealing.
      Oben vom Stapel, vor dem Austeilen.
      Du dessus de la pile, avant la donne.
    briefingText: Briefing | Briefing | Briefing
      Read before the mission.
      Wird vor der Mission vorgelesen.
      Lu avant la mission.
    notes: Notes | Notizen | Notes
    CampaignMission.location: Location | Schauplatz | Lieu
    missionText: Text | Text | Texte
      Read before this mission.
      Wird vor dieser Mission vorgelesen.
      Lu avant cette mission.
    Campaign.supportCards: Support cards | Unterstützungskarten | Cartes soutien
      How many the team draws.
      Wie viele das Team zieht.
      Combien en pioche l'équipe.
    objectiveStackReset:
      New objective stack each time
      Jedes Mal neuer Zielstapel
      Nouvelle pile d'objectifs à chaque fois
    timing: When it is played | Wann sie gespielt wird | Quand la jouer
    targets: On whom | Auf wen | Sur qui
      Its effects call them 'target'.
      Ihre Effekte nennen sie „Ziel“.
      Ses effets les appellent « cible ».
    duration: Lasts | Dauert | Dure
    givesXp: Experience | Erfahrung | Expérience
      What is earned with its help.
      Was mit ihrer Hilfe verdient wird.
      Ce qu'on gagne avec son aide.
    value: Value | Wert | Valeur
      Added to a roll.
      Wird zu einem Wurf addiert.
      S'ajoute à un jet.
    scoreCost: Costs points | Kostet Punkte | Coûte des points
    threatCards.kind: Kind of card | Art der Karte | Type de carte
    objectiveCards.kind: Kind of card | Art der Karte | Type de carte
""")
