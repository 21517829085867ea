"""What the editor says of the triggers and durations of Fireteam Zero."""

from engine.core.effects.words.palette import entries

TRIGGERS = entries(
    "trigger",
    """
    always: time * continuous dauernd permanent
      Holds all the time, while its card is in force.
      Gilt die ganze Zeit, solange die Karte in Kraft ist.
      Vaut tout le temps, tant que la carte est en vigueur.
    onPlay: cards * ausspielen jouer
      When this card is played.
      Wenn diese Karte gespielt wird.
      Quand cette carte est jouée.
    onDrawn: cards * ziehen piocher
      When this recon or twist card is drawn.
      Wenn diese Aufklärungs- oder Wendungskarte gezogen wird.
      Quand cette carte de reconnaissance ou imprévu est piochée.
    atSetup: time begin aufbau préparation
      When everything is on the board, before the first round.
      Wenn alles aufgebaut ist, vor der ersten Runde.
      Quand tout est en place, avant le premier round.
    beforeAttack: attacks * angriff attaque
      An attack is declared, the dice are not yet rolled.
      Ein Angriff ist angesagt, noch nicht gewürfelt.
      Une attaque est annoncée, les dés ne sont pas encore lancés.
    afterRoll: attacks wurf lancer
      The attack dice lie on the table, hits are not yet counted.
      Die Angriffswürfel liegen, Treffer sind noch nicht gezählt.
      Les dés d'attaque sont lancés, les succès pas encore comptés.
    afterAttack: attacks * angriff attaque
      An attack is resolved.
      Ein Angriff ist abgehandelt.
      Une attaque est résolue.
    whenAttacked: attacks angegriffen attaqué
      A figure is attacked, perhaps with a certain type.
      Eine Figur wird angegriffen, vielleicht mit einer bestimmten Art.
      Une figurine est attaquée, peut-être avec un certain type.
    whenTargeted: attacks ziel cible
      A hero becomes the target of an attack, before the roll.
      Ein Held wird Ziel eines Angriffs, vor dem Wurf.
      Un héros devient la cible d'une attaque, avant le lancer.
    whenHit: attacks * treffer succès
      A hero is about to take hits.
      Ein Held bekommt gleich Treffer.
      Un héros va subir des succès.
    beforeKnockDown: heroes niederschlagen tapis
      A hero is about to be knocked down.
      Ein Held wird gleich niedergeschlagen.
      Un héros va être mis au tapis.
    whenKnockedDown: heroes niederschlagen tapis
      A hero has been knocked down.
      Ein Held wurde niedergeschlagen.
      Un héros a été mis au tapis.
    whenKilled: monsters * tot mort
      A monster has been killed or a boss defeated.
      Ein Monster wurde getötet oder ein Boss besiegt.
      Un monstre a été tué ou un avatar vaincu.
    whenWounded: monsters boss avatar
      A boss has lost power tokens, to an attack or to an effect.
      Ein Boss hat Macht-Marker verloren, durch Angriff oder Effekt.
      Un avatar a perdu des jetons de pouvoir, par une attaque ou un effet.
    onSpecial: monsters * spezial spécial
      The activation die shows the special symbol.
      Der Aktivierungswürfel zeigt das Spezialsymbol.
      Le dé d'activation montre le symbole spécial.
    onActivate: monsters aktivierung activation
      A monster's activation begins.
      Die Aktivierung eines Monsters beginnt.
      L'activation d'un monstre commence.
    onMoveSymbol: monsters bewegung déplacement
      The activation die shows the move symbol.
      Der Aktivierungswürfel zeigt das Bewegungssymbol.
      Le dé d'activation montre le symbole de déplacement.
    onSpawn: monsters brut apparition
      A monster is placed on the board.
      Ein Monster kommt aufs Schlachtfeld.
      Un monstre est placé sur le champ de bataille.
    onEnter: movement * betreten entrer
      A figure enters a location.
      Eine Figur betritt einen Ort.
      Une figurine entre dans une zone.
    onLeave: movement verlassen quitter
      A figure leaves a location.
      Eine Figur verlässt einen Ort.
      Une figurine quitte une zone.
    onFlee: movement fliehen fuir
      A hero walks out of a location with a monster.
      Ein Held verlässt einen Ort mit einem Monster.
      Un héros quitte une zone où se trouve un monstre.
    onMove: movement bewegen déplacer
      A hero has moved.
      Ein Held hat sich bewegt.
      Un héros s'est déplacé.
    onSearch: heroes durchsuchen fouiller
      A hero searches.
      Ein Held durchsucht.
      Un héros fouille.
    onReconDrawn: cards aufklärung reconnaissance
      An event or a discovery turns up.
      Ein Ereignis oder eine Entdeckung taucht auf.
      Un évènement ou une découverte apparaît.
    onObjectiveComplete: mission * erfüllt accompli
      An objective is completed.
      Eine Zielkarte wird erfüllt.
      Un objectif est accompli.
    onTokensReached: mission marker jeton
      So many intel tokens lie on a card.
      So viele Informationsmarker liegen auf einer Karte.
      Autant de jetons d'objectif sont sur une carte.
    startOf: time * beginn début
      A round, a phase or a turn begins.
      Eine Runde, eine Phase oder ein Zug beginnt.
      Un round, une phase ou un tour commence.
    endOf: time * ende fin
      A round, a phase or a turn ends.
      Eine Runde, eine Phase oder ein Zug endet.
      Un round, une phase ou un tour se termine.
    onThreatAdvance: mission bedrohung menace
      The threat marker advances.
      Der Bedrohungsmarker rückt vor.
      Le jeton de menace avance.
    onTwist: mission wendung imprévu
      A twist card is drawn.
      Eine Wendungskarte wird gezogen.
      Une carte imprévu est piochée.
    onCoin: mission münze pièce
      The lucky coin is turned.
      Die Glücksmünze wird gedreht.
      La pièce du destin est retournée.
    onDiscard: cards abwerfen défausser
      Cards leave a hand for the discard pile.
      Karten kommen von der Hand auf den Ablagestapel.
      Des cartes passent de la main à la défausse.
    onDrawCards: cards ziehen piocher
      A player draws action cards.
      Ein Spieler zieht Aktionskarten.
      Un joueur pioche des cartes action.
    onReshuffle: cards mischen mélanger
      A player's discard pile becomes the new deck.
      Der Ablagestapel eines Spielers wird zum neuen Deck.
      La défausse d'un joueur devient son nouveau paquet.
    asAction: heroes * aktion action
      Offered as an action to heroes at the right place.
      Helden am richtigen Ort als Aktion angeboten.
      Proposé comme action aux héros au bon endroit.
    asFreeAction: heroes frei gratuit
      The same, without counting as an action.
      Dasselbe, ohne als Aktion zu zählen.
      La même chose, sans compter comme action.
    onActivationRoll: monsters wurf lancer
      The activation die lies on the table and has not taken effect yet.
      Der Aktivierungswürfel liegt und hat noch nicht gewirkt.
      Le dé d'activation est lancé et n'a pas encore d'effet.
    onSpawnRoll: monsters wurf lancer
      The spawn die lies on the table and the monster is not placed yet.
      Der Brutwürfel liegt, das Monster ist noch nicht aufgestellt.
      Le dé de génération est lancé, le monstre n'est pas encore placé.
    """,
)

DURATIONS = entries(
    "duration",
    """
    instant: time sofort immédiat
      Done once, at once.
      Einmal, sofort.
      Une fois, aussitôt.
    thisAttack: time * angriff attaque
      Ends with the attack.
      Endet mit dem Angriff.
      Prend fin avec l'attaque.
    thisActivation: time aktivierung activation
      Ends with the activation.
      Endet mit der Aktivierung.
      Prend fin avec l'activation.
    thisTurn: time * zug tour
      Ends with the turn.
      Endet mit dem Zug.
      Prend fin avec le tour.
    thisPhase: time phase
      Ends with the phase.
      Endet mit der Phase.
      Prend fin avec la phase.
    thisRound: time * runde round
      Ends with the round.
      Endet mit der Runde.
      Prend fin avec le round.
    nextRound: time runde round
      Ends with the next round.
      Endet mit der nächsten Runde.
      Prend fin avec le round suivant.
    whileInForce: time karte carte
      As long as its card lies face up.
      Solange die Karte offen liegt.
      Tant que sa carte est face visible.
    restOfMission: time * mission
      To the end of the mission.
      Bis zum Ende der Mission.
      Jusqu'à la fin de la mission.
    until: time bis jusque
      Until something is so; without a condition, until an effect releases the figure.
      Bis etwas so ist; ohne Bedingung, bis ein Effekt die Figur befreit.
      Jusqu'à ce qu'une chose soit vraie ; sans condition, jusqu'à ce qu'un effet libère la figurine.
    """,
)
