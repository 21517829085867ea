"""What is printed on the cards besides the author's words and the sentences of effects."""

from engine.core.word_tables import rows

FACE_WORDS = rows("""
    kind op: Special ops · personnel | Special Ops · Personal | Agents · personnel
    kind terrorist: Terrorist | Terrorist | Terroriste
    kind topTerrorist: Top terrorist | Top-Terrorist | Chef terroriste
    kind civilian: Civilian | Zivilist | Civil
    kind boobyTrap: Booby trap | Sprengfalle | Piège explosif
    kind bomb: Bomb | Bombe | Bombe
    kind decoy: Decoy | Attrappe | Leurre
    kind hostage: Hostage | Geisel | Otage
    kind card: Card | Karte | Carte
    kind support: Support card | Unterstützungskarte | Carte soutien
    kind bullet: Bullet control | Geschosskontrolle | Contrôle de tir
    kind location: Location | Schauplatz | Lieu
    kind mission: Assignment | Auftrag | Mission
    kind campaign: Campaign | Kampagne | Campagne
    number: no. | Nr. | n°
    health: health | Gesundheit | santé
    energy: energy | Energie | énergie
    heal: heals up to | heilbar bis | soignable jusqu'à
    aim: Aim skill | Zielfertigkeit | Visée
    aim step: at {xp} XP | ab {xp} EP | dès {xp} PE
    special track: Special skill | Spezialfertigkeit | Capacité
    track step: level {level} at {xp} XP | Stufe {level} ab {xp} EP | niveau {level} dès {xp} PE
    attack: attack | Angriff | attaque
    defence: defence | Verteidigung | défense
    level: level | Stufe | niveau
    star: bonus XP | Bonus-EP | PE bonus
    heart: Reward: 1 health | Belohnung: 1 Gesundheit | Récompense\u00a0: 1 santé
    killed: killed | getötet | tué
    hearts: hearts | Herzen | cœurs
    complexity: complexity | Komplexität | complexité
    defused: defused | entschärft | désamorcée
    explodes: explodes | explodiert | explose
    xp: XP | EP | PE
    eliminated: eliminated | ausgeschaltet | éliminé
    escapes: escapes | entkommt | s'échappe
    rescued: rescued | gerettet | sauvé
    lost: lost | verloren | perdu
    blocked: Blocked | Blockiert | Bloqué
    carried trap:
      Carries a booby trap · hearts\u00a0{hearts}
      Trägt eine Sprengfalle · Herzen\u00a0{hearts}
      Porte un piège explosif · cœurs\u00a0{hearts}
    discarded when revealed: Discarded when revealed. | Wird beim Aufdecken abgelegt. | Défaussé dès qu'il est révélé.
    cost: costs | kostet | coûte
    bullet value: bullets | Kugeln | balles
    players 1–4: 1–4 players | 1–4 Spieler | 1–4 joueurs
    players 5: 5 players | 5 Spieler | 5 joueurs
    players 6: 6 players | 6 Spieler | 6 joueurs
    bonus: {zones} zones secured | {zones} Zonen gesichert | {zones} zones sécurisées
    campaign threats: threat cards in a campaign | Bedrohungskarten in Kampagnen | cartes menace en campagne
    places: at | am Schauplatz | lieu
    any of level: any location of level {level} | ein Schauplatz der Stufe {level} | un lieu de niveau {level}
    removed: threat cards removed | Bedrohungskarten entfernt | cartes menace retirées
    support cards: support cards | Unterstützungskarten | cartes soutien
    bombs: Bombs | Bomben | Bombes
    hostages: Hostages | Geiseln | Otages
    topTerrorists: Top terrorists | Top-Terroristen | Chefs terroristes
    ability: Special ability | Spezialfähigkeit | Capacité spéciale
    none:
      This op has no special ability.
      Dieser Special Op hat keine Spezialfähigkeit.
      Cet agent n'a pas de capacité spéciale.
    grenade:
      Throws a grenade into an adjacent zone without ops for 1 energy: 1 to 3 dice plus 1.
      Wirft für 1 Energie eine Granate in eine angrenzende Zone ohne Special Ops: 1 bis 3 Würfel plus 1.
      Lance pour 1 énergie une grenade dans une zone adjacente sans agent\u00a0: 1 à 3 dés plus 1.
    stealth:
      Moves further for 1 energy per zone and takes 1 to 3 ops along.
      Zieht für 1 Energie pro Zone weiter und nimmt 1 bis 3 Special Ops mit.
      Avance plus loin pour 1 énergie par zone et emmène 1 à 3 agents.
    sniper:
      Attacks 1 to 3 revealed enemies in adjacent zones for 1 energy.
      Greift für 1 Energie 1 bis 3 aufgedeckte Gegner in angrenzenden Zonen an.
      Attaque pour 1 énergie 1 à 3 ennemis révélés dans des zones adjacentes.
    intel:
      Turns up 1 to 3 cards in adjacent zones for 1 energy.
      Deckt für 1 Energie 1 bis 3 Karten in angrenzenden Zonen auf.
      Retourne pour 1 énergie 1 à 3 cartes dans des zones adjacentes.
    defuse:
      Defuses bombs and revealed booby traps in its zone.
      Entschärft Bomben und aufgedeckte Sprengfallen in seiner Zone.
      Désamorce les bombes et les pièges révélés de sa zone.
    heal special:
      Heals 1 to 3 other ops in its zone for 2 energy, or gives each of them 1 energy for 1.
      Heilt für 2 Energie 1 bis 3 andere Special Ops seiner Zone oder gibt jedem von ihnen für 1 Energie 1.
      Soigne pour 2 énergies 1 à 3 autres agents de sa zone, ou leur donne 1 énergie à chacun pour 1.
    special sniper: Sniper | Scharfschütze | Tireur d'élite
    special bazooka: Bazooka | Panzerfaust | Bazooka
    special firstStrike: First strike | Erstschlag | Première frappe
    special reinforceBefore:
      Additional terrorist before the fight
      Zusätzlicher Terrorist vor dem Gefecht
      Terroriste supplémentaire avant la fusillade
    special reinforceAfter:
      Additional terrorist after the fight
      Zusätzlicher Terrorist nach dem Gefecht
      Terroriste supplémentaire après la fusillade
    special oneShot: One Shot | Nur ein Schuss | Tir unique
    anyTime: At any time | Jederzeit | À tout moment
    beforeAttackRoll: Before an attack roll | Vor einem Angriffswurf | Avant un jet d'attaque
    beforeEnemyAttack: Before an enemy attacks | Vor einem Angriff der Gegner | Avant une attaque ennemie
    missionStart: At the start of a mission | Zu Beginn einer Mission | Au début d'une mission
    xp none: This gives no XP. | Dafür gibt es keine Erfahrungspunkte. | Cela ne donne aucun point d'expérience.
    xp fixedOne: This gives only 1 XP. | Dafür gibt es nur 1 Erfahrungspunkt. | Cela ne donne qu'un point d'expérience.
    deck threat: Threats, level {level} | Bedrohungen, Stufe {level} | Menaces, niveau {level}
    deck objective: Objectives: {stack} | Ziele: {stack} | Objectifs\u00a0: {stack}
    deck support: Support | Unterstützung | Soutien
    deck op: Special ops | Special Ops | Agents
    deck bullet: Bullet control | Geschosskontrolle | Contrôle de tir
    deck location: Locations | Schauplätze | Lieux
    deck assignment: Assignments | Aufträge | Missions
""")
