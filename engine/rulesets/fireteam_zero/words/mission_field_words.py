"""What people call the fields of mission cards, missions, operations and rule options of Fireteam Zero."""

from engine.core.record_words import fields_of

MISSION_FIELDS = fields_of("""
    Event.effects: When it is drawn | Beim Ziehen | À la pioche
      'You' is whoever searched.
      „Du“ ist, wer gesucht hat.
      « Vous » est celui qui a fouillé.
    lasting: While it stays | Solange es bleibt | Tant qu'il reste
      For events that stay in play.
      Für Ereignisse, die im Spiel bleiben.
      Pour les évènements qui restent en jeu.
    disposition: Afterwards | Danach | Ensuite
    mood: Mood | Stimmung | Ton
      What it mostly is for the heroes; printed as a colour.
      Was es für die Helden meist ist; als Farbe gedruckt.
      Ce que c'est surtout pour les héros ; imprimé en couleur.
    objective: Objective | Zielkarte | Objectif
      The objective that it belongs to.
      Die Zielkarte, zu der es gehört.
      L'objectif dont elle fait partie.
    Discovery.effects: When it is found | Beim Finden | À la découverte
      In printed order; 'you' is whoever searched.
      In gedruckter Reihenfolge; „du“ ist, wer gesucht hat.
      Dans l'ordre imprimé ; « vous » est celui qui a fouillé.
    Discovery.completion: Completed | Erfüllt | Accomplie
      When its tokens go to the objective.
      Wann seine Marker auf die Zielkarte kommen.
      Quand ses jetons vont sur l'objectif.
    tokensGranted: Intel for the objective | Marker für die Zielkarte | Jetons pour l'objectif
    encounterTokens: Tokens on this card | Marker auf dieser Karte | Jetons sur cette carte
    boardTokens: Tokens on the board | Marker auf dem Plan | Jetons sur le plan
    actions: Offered actions | Angebotene Aktionen | Actions proposées
      Extra actions that heroes can take while it is in play.
      Zusätzliche Aktionen, die Helden nutzen können, solange es im Spiel ist.
      Des actions en plus, possibles tant qu'elle est en jeu.
    token: Token | Marker | Jeton
    TokenPlacement.card: On which card | Auf welche Karte | Sur quelle carte
    letter: Letter | Buchstabe | Lettre
      The letter on its back.
      Der Buchstabe auf der Rückseite.
      La lettre au dos.
    free: Costs no action | Kostet keine Aktion | Ne coûte pas d'action
    code: Code | Kennziffer | Code
      Printed in the corner: OBJ 1.1.01.
      Steht in der Ecke: OBJ 1.1.01.
      Imprimé dans le coin : OBJ 1.1.01.
    completion: Completed by | Erfüllt durch | Accompli par
      So many intel tokens, or a condition: one of the two.
      So viele Informationsmarker oder eine Bedingung: eines von beiden.
      Tant de jetons d'objectif ou une condition : l'un des deux.
    tokensNeeded: Intel tokens needed | Nötige Informationsmarker | Jetons d'objectif requis
    ownProcedure: Special rules | Sonderregeln | Règles spéciales
      What holds while the objective is open.
      Was gilt, solange die Zielkarte offen ist.
      Ce qui vaut tant que l'objectif est ouvert.
    onComplete: When completed | Bei Erfüllung | Une fois accompli
    restoresCoin: Lucky coin | Glücksmünze | Pièce du destin
      What completing it does to the lucky coin.
      Was die Erfüllung mit der Glücksmünze macht.
      Ce que l'accomplir fait à la pièce du destin.
    hiddenUntil: Hidden until | Verdeckt, bis | Caché jusqu'à
      Leave it empty for an objective that lies open from the start.
      Leer lassen bei einer Zielkarte, die von Anfang an offen liegt.
      À laisser vide pour un objectif visible dès le début.
    Twist.effects: While it is in play | Solange sie im Spiel ist | Tant qu'il est en jeu
      Holds until the mission ends.
      Gilt bis zum Ende der Mission.
      Vaut jusqu'à la fin de la mission.
    onDraw: When it is drawn | Beim Ziehen | À la pioche
      Happens once.
      Geschieht einmal.
      Arrive une fois.
    sets: Sets | Sätze | Lots
    twists: Twists | Wendungen | Imprévus
      A set, or the cards one by one.
      Ein Satz oder die Karten einzeln.
      Un lot, ou les cartes une à une.
    heroCount: Heroes | Helden | Héros
      For how many heroes the mission is made.
      Für wie viele Helden die Mission gemacht ist.
      Pour combien de héros la mission est faite.
    requiredRoles: Required roles | Verlangte Rollen | Rôles exigés
    upgrades: Upgrades | Aufrüstungen | Améliorations
      Which stronger cards the heroes may shuffle in.
      Welche stärkeren Karten die Helden einmischen dürfen.
      Quelles cartes plus fortes les héros peuvent mêler.
    focusCards: Focus cards | Fokuskarten | Cartes de spécialité
      How many a hero may bring.
      Wie viele ein Held mitbringen darf.
      Combien un héros peut en apporter.
    layout: Map | Karte | Plan
      A layout of the pack, or one of its own.
      Ein Aufbau des Pakets oder ein eigener.
      Une disposition du paquet, ou la sienne.
    spawnLocations: Spawn points | Brutpunkte | Zones de génération
      Where monsters appear: the rules want twelve.
      Wo Monster erscheinen: die Regeln wollen zwölf.
      Où apparaissent les monstres : les règles en veulent douze.
    entryPoint: Entry point | Startpunkt | Zone d'intrusion
      Where the heroes begin.
      Wo die Helden beginnen.
      Où commencent les héros.
    exitPoint: Exit point | Auswegpunkt | Zone d'extraction
      Where the heroes must end, if the mission asks for it.
      Wohin die Helden am Ende müssen, wenn die Mission es verlangt.
      Où les héros doivent finir, si la mission le demande.
    requiresSpecialists: Specialists are needed | Spezialisten nötig | Spécialistes requis
    boss: Boss | Boss | Avatar
      Leave it out for a mission without a boss.
      Weglassen bei einer Mission ohne Boss.
      À omettre pour une mission sans avatar.
    threatTrack: Threat track | Bedrohungsleiste | Piste de menace
      The first of the pack if left empty.
      Leer: die erste des Pakets.
      La première du paquet si c'est vide.
    monsterCards: Monster cards | Monsterkarten | Cartes monstre
      Which monsters lie ready.
      Welche Monster bereitliegen.
      Quels monstres sont prêts.
    objectives: Objectives | Zielkarten | Objectifs
      What must be done to win.
      Was getan werden muss, um zu gewinnen.
      Ce qu'il faut faire pour gagner.
    eventCount: Events | Ereignisse | Évènements
      How many random events are shuffled into the recon deck.
      Wie viele zufällige Ereignisse ins Aufklärungsdeck gemischt werden.
      Combien d'évènements au hasard sont mêlés au paquet de reconnaissance.
    discoveries: Discoveries | Entdeckungen | Découvertes
      What the heroes can find; with the events twelve cards.
      Was die Helden finden können; mit den Ereignissen zwölf Karten.
      Ce que les héros peuvent trouver ; douze cartes avec les évènements.
    spawnPool: Spawn pool | Brutvorrat | Réserve
      Monsters that appear during the mission.
      Monster, die während der Mission erscheinen.
      Les monstres qui apparaissent pendant la mission.
    reservePool: Reserve pool | Reservevorrat | Réserve spéciale
      Monsters that only effects bring in.
      Monster, die nur durch Effekte kommen.
      Les monstres que seuls des effets font venir.
    initialPlacement: Figures on the board | Figuren auf dem Plan | Figurines sur le plan
      Who stands somewhere from the beginning.
      Wer von Anfang an irgendwo steht.
      Qui se trouve quelque part dès le début.
    initialTokens: Tokens on the board | Marker auf dem Plan | Jetons sur le plan
      What lies somewhere from the beginning.
      Was von Anfang an irgendwo liegt.
      Ce qui se trouve quelque part dès le début.
    specialRules: Special rules | Sonderregeln | Règles spéciales
      What holds during the whole mission.
      Was während der ganzen Mission gilt.
      Ce qui vaut pendant toute la mission.
    missionActions: Mission actions | Missionsaktionen | Actions de mission
      Extra actions that heroes can take.
      Zusätzliche Aktionen, die Helden nutzen können.
      Des actions en plus que les héros peuvent faire.
    extraDefeat: Also lost as soon as | Auch verloren, sobald | Perdue aussi dès que
    extraVictory: Also won as soon as | Auch gewonnen, sobald | Gagnée aussi dès que
    coinStart: Lucky coin begins | Glücksmünze beginnt | Pièce du destin au début
    Mission.number: Number | Nummer | Numéro
      Its place in the operation.
      Ihr Platz in der Operation.
      Sa place dans l'opération.
    briefing: Briefing | Missionsbesprechung | Briefing
      Read before the mission.
      Wird vor der Mission vorgelesen.
      Lu avant la mission.
    success: When won | Bei Sieg | En cas de victoire
    failure: When lost | Bei Niederlage | En cas de défaite
    mode: How they are chosen | Wie gewählt wird | Mode de choix
    Upgrades.sets: Upgrade sets by role | Aufrüstungssätze je Rolle | Lots par rôle
    Upgrades.number: How many to choose | Wie viele gewählt werden | Combien en choisir
    Boss.kind: Which boss | Welcher Boss | Quel avatar
    markerLocation: Boss marker | Bossmarker | Marqueur de l'avatar
      Where it appears.
      Wo er erscheint.
      Où il apparaît.
    arrivalEffect: When it appears | Wenn er erscheint | À son arrivée
    PoolEntry.kind: Monster | Monster | Monstre
    PoolEntry.number: How many | Wie viele | Combien
      A number, or one for each team size.
      Eine Zahl, oder eine für jede Teamgröße.
      Un nombre, ou un par taille d'équipe.
    group: Group | Gruppe | Groupe
      A word by which effects can name these monsters.
      Ein Wort, mit dem Effekte diese Monster nennen können.
      Un mot par lequel les effets désignent ces monstres.
    Placement.kind: Monster | Monster | Monstre
      Name a monster, a hero or a specialist: one of the three.
      Ein Monster, ein Held oder ein Spezialist: eines davon.
      Un monstre, un héros ou un spécialiste : l'un des trois.
    hero: Hero | Held | Héros
    specialist: Specialist | Spezialist | Spécialiste
    Placement.number: How many | Wie viele | Combien
    from: From | Aus | De
    SpawnLocation.number: Spawn number | Brutzahl | Numéro de génération
    introduction: Introduction | Einleitung | Introduction
    epilogue: Epilogue | Nachwort | Épilogue
    theme: Theme | Thema | Thème
    carryOver: What later missions ask for | Wonach spätere Missionen fragen | Ce que demandent les missions suivantes
      Things that happened, such as 'the bridge was blown up'.
      Was geschehen ist, etwa „die Brücke ist gesprengt“.
      Ce qui s'est passé, comme « le pont a sauté ».
    Operation.number: Number | Nummer | Numéro
""")
