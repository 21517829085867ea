"""What the editor says of the triggers, durations, conditions, targets, places and numbers of Countdown."""

from engine.core.effects.words.palette import entries

TRIGGERS = entries(
    "trigger",
    """
    always: time * continuous dauernd permanent
      Holds all the time, while its op lives or its card lies open.
      Gilt die ganze Zeit, solange der Special Op lebt oder die Karte offen liegt.
      Vaut tout le temps, tant que son agent vit ou que sa carte est révélée.
    anyTime: time * when like jederzeit moment
      A support card between any two steps, an op's ability in phase 3.
      Eine Unterstützungskarte zwischen zwei Schritten, eine Fähigkeit in Phase 3.
      Une carte soutien entre deux étapes, une capacité d'agent en phase 3.
    onMissionStart: time * begin beginn début
      After set-up, before round 1.
      Nach dem Aufbau, vor Runde 1.
      Après la mise en place, avant la manche 1.
    betweenMissions: time campaign kampagne campagne
      When a later mission of a campaign has been set up.
      Wenn eine spätere Mission einer Kampagne aufgebaut ist.
      Quand une mission suivante d'une campagne est en place.
    onPhase: time * phase
      When one of the five phases begins.
      Wenn eine der fünf Phasen beginnt.
      Quand une des cinq phases commence.
    onUltimatum: mission * time zeit temps
      The time marker reaches 0, or the mission ends early.
      Der Zeitmarker erreicht 0, oder die Mission endet früher.
      Le marqueur de temps atteint 0, ou la mission se termine plus tôt.
    onRoundEnd: time runde manche
      After phase 5.
      Nach Phase 5.
      Après la phase 5.
    onMissionEnd: time ende fin
      Before the final scoring.
      Vor der Schlusswertung.
      Avant le décompte final.
    onReveal: cards * aufdecken révéler
      A card has been turned up, in whatever way.
      Eine Karte wurde aufgedeckt, wie auch immer.
      Une carte a été révélée, de quelque façon que ce soit.
    onRevealByIntel: cards intelligence aufklärung
      The Intel has turned a card up.
      Die Aufklärung hat eine Karte aufgedeckt.
      Le renseignement a révélé une carte.
    onRevealByGrenade: cards granate grenade
      A grenade has turned a card up.
      Eine Granate hat eine Karte aufgedeckt.
      Une grenade a révélé une carte.
    onEnterZone: ops * betreten entrer
      Ops have entered an unsecured zone, and its cards have been turned up.
      Special Ops haben eine ungesicherte Zone betreten, ihre Karten sind aufgedeckt.
      Des agents sont entrés dans une zone non sécurisée, ses cartes sont révélées.
    beforeFirefight: fights gefecht fusillade
      After traps and bazookas, before reinforcements come and anybody fires.
      Nach Fallen und Bazookas, bevor Verstärkung kommt und jemand schießt.
      Après pièges et bazookas, avant les renforts et tout tir.
    beforeAttackRoll: fights * wurf lancer
      Targets are named, no die is rolled.
      Ziele sind genannt, noch nicht gewürfelt.
      Les cibles sont nommées, aucun dé n'est lancé.
    afterAttackRoll: fights * wurf lancer
      The die of an op lies there; whether it hits is not final.
      Der Würfel eines Special Ops liegt; ob er trifft, ist noch offen.
      Le dé d'un agent est lancé ; le résultat n'est pas définitif.
    afterStrike: fights angriff attaque
      All attacks of the ops are resolved, the enemies have not yet fired.
      Alle Angriffe der Special Ops sind abgehandelt, die Gegner haben noch nicht geschossen.
      Toutes les attaques des agents sont résolues, les ennemis n'ont pas encore tiré.
    beforeEnemyAttack: fights * gegner ennemi
      An enemy is about to fire.
      Ein Gegner schießt gleich.
      Un ennemi va tirer.
    afterCounterAttack: fights gegenangriff riposte
      All enemies of a zone have fired.
      Alle Gegner einer Zone haben geschossen.
      Tous les ennemis d'une zone ont tiré.
    onZoneSecured: cards * gesichert sécurisée
      A secured-zone card has been turned up.
      Eine Karte „Zone gesichert“ wurde aufgedeckt.
      Une carte « zone sécurisée » a été révélée.
    onEliminated: fights * tot mort
      An enemy has been removed by an attack.
      Ein Gegner wurde durch einen Angriff entfernt.
      Un ennemi a été retiré par une attaque.
    onAttackedFromAdjacent: fights sniper scharfschütze
      A sniper has attacked an enemy, who has survived.
      Ein Scharfschütze hat einen Gegner angegriffen, der überlebt hat.
      Un tireur d'élite a attaqué un ennemi, qui a survécu.
    onOpDeath: ops tot mort
      An op has died.
      Ein Special Op ist gestorben.
      Un agent est mort.
    onDefused: cards bombe
      A bomb or a booby trap has been defused.
      Eine Bombe oder Sprengfalle wurde entschärft.
      Une bombe ou un piège a été désamorcé.
    onExfiltration: ops ausgang sortie
      An op or a hostage has reached an exfiltration zone.
      Ein Special Op oder eine Geisel hat eine Exfiltrationszone erreicht.
      Un agent ou un otage a atteint une zone d'exfiltration.
    """,
)

DURATIONS = entries(
    "duration",
    """
    instant: time sofort immédiat
      Takes effect and is over.
      Wirkt und ist vorbei.
      Prend effet et c'est tout.
    oneAttack: time * angriff attaque
      The next attack, or the one that is named.
      Der nächste Angriff, oder der genannte.
      La prochaine attaque, ou celle qui est nommée.
    exchange: time schusswechsel échange
      Until the end of the exchange.
      Bis zum Ende des Schusswechsels.
      Jusqu'à la fin de l'échange de tirs.
    endOfRound: time * runde manche
      Until phase 5 is over.
      Bis Phase 5 vorbei ist.
      Jusqu'à la fin de la phase 5.
    mission: time * ende fin
      Until the mission ends.
      Bis die Mission endet.
      Jusqu'à la fin de la mission.
    campaign: time kampagne campagne
      Until the campaign ends; a single mission is a campaign of its own.
      Bis die Kampagne endet; eine einzelne Mission ist ihre eigene Kampagne.
      Jusqu'à la fin de la campagne ; une mission seule est sa propre campagne.
    """,
)

CONDITIONS = entries(
    "condition",
    """
    energyAtLeast: energy * pay zahlen payer
      Every one of the ops can pay so much.
      Jeder der Special Ops kann so viel zahlen.
      Chacun des agents peut payer autant.
    energyBelowMax: energy voll plein
      Every one of the ops can gain energy.
      Jeder der Special Ops kann Energie erhalten.
      Chacun des agents peut gagner de l'énergie.
    wounded: energy * hurt verwundet blessé
      Every one of the ops lives and has less health than healing can give.
      Jeder der Special Ops lebt und hat weniger Gesundheit, als Heilung geben kann.
      Chacun des agents vit et a moins de santé que le soin ne peut en donner.
    inFirefight: fights * gefecht fusillade
      A firefight is under way in the zone of one of the ops.
      In der Zone eines der Special Ops läuft ein Feuergefecht.
      Une fusillade a lieu dans la zone d'un des agents.
    notInFirefight: fights gefecht fusillade
      No firefight is under way in the zone of any of the ops.
      In keiner Zone der Special Ops läuft ein Feuergefecht.
      Aucune fusillade n'a lieu dans les zones des agents.
    canRetreat: ops rückzug repli
      Every one of the ops has a secured zone next to its own.
      Jeder der Special Ops hat eine gesicherte Zone neben sich.
      Chacun des agents a une zone sécurisée voisine.
    attacks: fights angriff attaque
      An op has named its target, and the dice are not yet rolled.
      Ein Special Op hat sein Ziel genannt, noch nicht gewürfelt.
      Un agent a nommé sa cible, les dés ne sont pas encore lancés.
    isAttacked: fights ziel cible
      An enemy is the named target of an op, and the dice are not yet rolled.
      Ein Gegner ist das genannte Ziel, noch nicht gewürfelt.
      Un ennemi est la cible nommée, les dés ne sont pas encore lancés.
    numberAtMost: ops nummer numéro
      The op number is not above a value, such as a roll.
      Die Nummer des Special Ops liegt nicht über einem Wert, etwa einem Wurf.
      Le numéro de l'agent ne dépasse pas une valeur, par exemple un lancer.
    abilityLevel: ops stufe niveau
      The special ability of the ops has reached a level.
      Die Spezialfähigkeit der Special Ops hat eine Stufe erreicht.
      La capacité spéciale des agents a atteint un niveau.
    escorting: persons geisel otage
      One of the ops has a hostage in its care.
      Einer der Special Ops hat eine Geisel in Obhut.
      Un des agents protège un otage.
    notBlocked: persons geisel otage
      None of the ops escorts a hostage with the Blocked symbol.
      Keiner der Special Ops begleitet eine Geisel mit dem Symbol Blockiert.
      Aucun des agents n'escorte un otage avec le symbole Bloqué.
    isA: people * kind art type
      Every one of the figures is of a kind.
      Jede der Figuren ist von einer Art.
      Chacune des figurines est d'un type.
    isSame: people derselbe même
      Two figures are one and the same.
      Zwei Figuren sind ein und dieselbe.
      Deux figurines n'en font qu'une.
    revealed: cards * offen révélée
      Every one of the cards lies open.
      Jede der Karten liegt offen.
      Chacune des cartes est révélée.
    hidden: cards verdeckt cachée
      Every one of the cards lies face down in a zone.
      Jede der Karten liegt verdeckt in einer Zone.
      Chacune des cartes est cachée dans une zone.
    revealedBeforeEntry: cards vorher avant
      Every one of the cards lay open when ops entered its zone this round.
      Jede der Karten lag offen, als Special Ops diese Runde ihre Zone betraten.
      Chacune des cartes était révélée quand des agents sont entrés dans sa zone cette manche.
    carrierAlive: people lebt vivant
      Whoever bears this ability is still in a zone.
      Wer diese Fähigkeit trägt, ist noch in einer Zone.
      Qui porte cette capacité est encore dans une zone.
    zoneHasNoEnemy: places * frei libre
      No revealed enemy is there.
      Dort ist kein aufgedeckter Gegner.
      Aucun ennemi révélé n'y est.
    zoneHasNoActiveTrap: places falle piège
      No revealed booby trap is there.
      Dort ist keine aufgedeckte Sprengfalle.
      Aucun piège révélé n'y est.
    zoneHasNoOps: places leer vide
      No op is there.
      Dort ist kein Special Op.
      Aucun agent n'y est.
    zoneSecured: places * gesichert sécurisée
      Every one of the zones is secured; infiltration and exfiltration zones always are.
      Jede der Zonen ist gesichert; Infiltrations- und Exfiltrationszonen sind es immer.
      Chacune des zones est sécurisée ; celles d'infiltration et d'exfiltration le sont toujours.
    zoneUnsecured: places ungesichert
      None of the zones is secured.
      Keine der Zonen ist gesichert.
      Aucune des zones n'est sécurisée.
    isZone: places art type
      Every one of the zones is a threat, objective, infiltration or exfiltration zone.
      Jede der Zonen ist eine Bedrohungs-, Ziel-, Infiltrations- oder Exfiltrationszone.
      Chacune des zones est de menace, d'objectif, d'infiltration ou d'exfiltration.
    adjacent: people neben voisin
      Two figures are in neighbouring zones.
      Zwei Figuren sind in benachbarten Zonen.
      Deux figurines sont dans des zones voisines.
    sameZone: people * zusammen ensemble
      Two figures are in one zone.
      Zwei Figuren sind in derselben Zone.
      Deux figurines sont dans la même zone.
    rollAtLeast: sums * wurf lancer
      What was rolled reaches a value, such as a defence.
      Das Gewürfelte erreicht einen Wert, etwa eine Verteidigung.
      Le résultat atteint une valeur, par exemple une défense.
    rollAtMost: sums wurf lancer
      What was rolled does not exceed a value, such as an attack value.
      Das Gewürfelte überschreitet einen Wert nicht, etwa einen Angriffswert.
      Le résultat ne dépasse pas une valeur, par exemple une valeur d'attaque.
    missionLevel: mission stufe niveau
      The threat level has reached a value.
      Die Bedrohungsstufe hat einen Wert erreicht.
      Le niveau de menace a atteint une valeur.
    missionType: mission art type
      What the mission is about.
      Worum es in der Mission geht.
      Ce dont il s'agit dans la mission.
    mode: mission modus
      A single mission, a mission of a campaign, or traitor mode.
      Einzelmission, Mission einer Kampagne oder Verrätermodus.
      Mission seule, mission d'une campagne ou mode traître.
    timeAtMost: mission * zeit temps
      The time marker stands on a value or beyond it.
      Der Zeitmarker steht auf einem Wert oder dahinter.
      Le marqueur de temps est sur une valeur ou au-delà.
    scoreBelow: mission punkte
      The mission score is worse than a value.
      Die Punktzahl der Mission ist schlechter als ein Wert.
      Le score de la mission est inférieur à une valeur.
    """,
)

FIGURES = entries(
    "figures",
    """
    self: people * @this bearer träger porteur
      The figure that bears this effect.
      Die Figur, die diesen Effekt trägt.
      La figurine qui porte cet effet.
    op: people * @one-hero wählen choisir
      Somebody chooses one living op.
      Jemand wählt einen lebenden Special Op.
      Quelqu'un choisit un agent vivant.
    ops: people * @heroes team alle tous
      Every living op, in ascending op number.
      Jeder lebende Special Op, in aufsteigender Nummer.
      Chaque agent vivant, par numéro croissant.
    opsByNumber: people nummer numéro
      Every op whose number compares with a value, perhaps only in some zones.
      Jeder Special Op, dessen Nummer zu einem Wert passt, vielleicht nur in Zonen.
      Chaque agent dont le numéro se compare à une valeur, peut-être dans certaines zones.
    lowestOp: people nummer numéro
      The op with the lowest number in a zone.
      Der Special Op mit der niedrigsten Nummer in einer Zone.
      L'agent au plus petit numéro d'une zone.
    attackerOf: people angreifer attaquant
      The ops that attacked an enemy in this exchange.
      Die Special Ops, die einen Gegner in diesem Schusswechsel angriffen.
      Les agents qui ont attaqué un ennemi dans cet échange.
    successfulAttackers: people treffer touché
      The ops that hit an enemy in this exchange.
      Die Special Ops, die einen Gegner in diesem Schusswechsel trafen.
      Les agents qui ont touché un ennemi dans cet échange.
    namedOp: people name nom
      One op of the box, if it is alive and in the team.
      Ein bestimmter Special Op, falls er lebt und im Team ist.
      Un agent précis, s'il est vivant et dans l'équipe.
    enemy: people * @one-monster gegner ennemi
      Somebody chooses one revealed enemy.
      Jemand wählt einen aufgedeckten Gegner.
      Quelqu'un choisit un ennemi révélé.
    enemies: people * @monsters gegner ennemis
      Every revealed enemy, of the whole board or of some zones.
      Jeder aufgedeckte Gegner, überall oder in manchen Zonen.
      Chaque ennemi révélé, partout ou dans certaines zones.
    topCard: people oberste dessus
      The uppermost face-down card of a zone.
      Die oberste verdeckte Karte einer Zone.
      La carte cachée du dessus d'une zone.
    nextCards: people darunter dessous
      So many cards below a card in its stack, open or not.
      So viele Karten unter einer Karte ihres Stapels, offen oder nicht.
      Autant de cartes sous une carte de sa pile, révélées ou non.
    civilian: people zivilist civil
      So many open civilians of a zone, those with the greatest penalty first.
      So viele offene Zivilisten einer Zone, die teuersten zuerst.
      Autant de civils révélés d'une zone, les plus coûteux d'abord.
    hostage: people * @hostage geisel otage
      So many open hostages of a zone, in care or not, those with the greatest penalty first.
      So viele offene Geiseln einer Zone, in Obhut oder nicht, die teuersten zuerst.
      Autant d'otages révélés d'une zone, protégés ou non, les plus coûteux d'abord.
    bomb: people bombe
      Every revealed bomb, of the whole board or of some zones.
      Jede aufgedeckte Bombe, überall oder in manchen Zonen.
      Chaque bombe révélée, partout ou dans certaines zones.
    trap: people falle piège
      Every revealed trap, of the whole board or of some zones.
      Jede aufgedeckte Falle, überall oder in manchen Zonen.
      Chaque piège révélé, partout ou dans certaines zones.
    namedCard: people name nom
      A card of the pack, wherever it lies open.
      Eine bestimmte Karte, wo immer sie offen liegt.
      Une carte précise, où qu'elle soit révélée.
    hostageOf: people geisel otage
      Whom it has in its care.
      Wen er in Obhut hat.
      Qui il protège.
    thatFigure: people * @target event ereignis évènement
      Whom the event is about.
      Um wen es beim Ereignis geht.
      La figurine dont parle l'évènement.
    otherFigure: people zweite autre
      The second one the event is about, such as the target of a shot.
      Die zweite Figur des Ereignisses, etwa das Ziel eines Schusses.
      La seconde figurine de l'évènement, par exemple la cible d'un tir.
    chooseAmong: people wählen choisir
      Somebody chooses one of several figures.
      Jemand wählt eine von mehreren Figuren.
      Quelqu'un choisit une figurine parmi plusieurs.
    """,
)

PLACES = entries(
    "places",
    """
    zone: places * @choose wählen choisir
      Somebody chooses one zone, of the whole board or next to a figure.
      Jemand wählt eine Zone, überall oder neben einer Figur.
      Quelqu'un choisit une zone, partout ou à côté d'une figurine.
    zones: places * @anywhere alle toutes
      Every zone, of the whole board or next to a figure.
      Jede Zone, überall oder neben einer Figur.
      Chaque zone, partout ou à côté d'une figurine.
    zoneOf: places * @here hier ici
      Where figures are.
      Wo Figuren sind.
      Là où sont des figurines.
    thatZone: places event ereignis évènement
      Where the event happens.
      Wo das Ereignis geschieht.
      Là où l'évènement a lieu.
    """,
)

NUMBERS = entries(
    "number",
    """
    rolled: sums * wurf lancer
      What the dice show, or the number the event is about.
      Was die Würfel zeigen, oder die Zahl des Ereignisses.
      Ce que montrent les dés, ou le nombre de l'évènement.
    aim: ops zielen visée
      The aim skill of an op, with all modifiers.
      Die Zielfertigkeit eines Special Ops, mit allen Änderungen.
      La visée d'un agent, avec tous les modificateurs.
    health: energy gesundheit santé
      How much health ops have.
      Wie viel Gesundheit Special Ops haben.
      Combien de santé ont des agents.
    energy: energy * energie énergie
      How much energy ops have.
      Wie viel Energie Special Ops haben.
      Combien d'énergie ont des agents.
    numberOf: ops nummer numéro
      The number on an op's card.
      Die Nummer auf der Karte eines Special Ops.
      Le numéro de la carte d'un agent.
    levelOf: ops stufe niveau
      How far an op's special ability has developed.
      Wie weit die Spezialfähigkeit eines Special Ops ist.
      Où en est la capacité spéciale d'un agent.
    level: mission stufe niveau
      The threat level of the mission.
      Die Bedrohungsstufe der Mission.
      Le niveau de menace de la mission.
    score: mission * punkte
      The mission score as it stands.
      Der Punktestand der Mission.
      Le score actuel de la mission.
    time: mission * zeit temps
      Where the time marker stands.
      Wo der Zeitmarker steht.
      Où se trouve le marqueur de temps.
    round: time runde manche
      The number of the round.
      Die Nummer der Runde.
      Le numéro de la manche.
    """,
)
