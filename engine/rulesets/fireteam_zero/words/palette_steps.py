"""What the editor says of the steps of Fireteam Zero."""

from engine.core.effects.words.palette import entries

STEPS = entries(
    "step",
    """
    drawCards: cards * ziehen piocher
      Players draw action cards, even beyond a full hand.
      Spieler ziehen Aktionskarten, auch über die volle Hand hinaus.
      Les joueurs piochent des cartes action, même au-delà d'une main pleine.
    discard: cards * lose abwerfen défausser
      Players discard from hand, where more than they hold knocks them down, or from the top of the deck.
      Spieler werfen Handkarten ab, mehr als sie haben schlägt sie nieder, oder Karten vom Deck.
      Les joueurs défaussent de leur main, plus qu'ils n'en ont les met au tapis, ou du dessus du paquet.
    discardCard: cards abwerfen défausser
      Certain cards leave hands.
      Bestimmte Karten verlassen die Hand.
      Certaines cartes quittent la main.
    takeCard: cards nehmen prendre
      Certain cards go from the discard pile back into their player's hand.
      Bestimmte Karten kommen vom Ablagestapel zurück auf die Hand.
      Certaines cartes reviennent de la défausse en main.
    recover: cards * heal zurück récupérer
      Players take cards of their choice back from their discard pile.
      Spieler nehmen Karten ihrer Wahl vom Ablagestapel zurück.
      Les joueurs reprennent des cartes de leur choix dans leur défausse.
    lookAt: cards * peek scry ansehen regarder
      You look at the top cards of a deck and may put them back in another order.
      Du siehst dir die obersten Karten eines Decks an und darfst sie neu ordnen.
      Vous regardez les cartes du dessus d'un paquet et pouvez les réordonner.
    setFullHand: cards limit handgröße taille
      A player draws up to more or fewer cards.
      Ein Spieler zieht auf mehr oder weniger Karten nach.
      Un joueur complète sa main à plus ou moins de cartes.
    performAction: heroes action aktion
      Heroes may perform an action now, in the order given.
      Helden dürfen jetzt eine Aktion ausführen, in der genannten Reihenfolge.
      Les héros peuvent effectuer une action maintenant, dans l'ordre donné.
    extraAction: heroes more zusätzlich supplémentaire
      Heroes may perform more actions in their turn, now or in their next one.
      Helden dürfen in ihrem Zug mehr Aktionen ausführen, jetzt oder im nächsten.
      Les héros peuvent effectuer plus d'actions dans leur tour, l'actuel ou le suivant.
    extraAttack: heroes more zusätzlich supplémentaire
      Heroes may make more attacks in their turn, on top of their actions.
      Helden dürfen in ihrem Zug zusätzlich zu ihren Aktionen angreifen.
      Les héros peuvent attaquer davantage dans leur tour, en plus de leurs actions.
    makeFree: heroes free frei gratuit
      A kind of action does not count against the actions of a turn.
      Eine Art von Aktion zählt nicht zu den Aktionen des Zuges.
      Un type d'action ne compte pas parmi les actions du tour.
    knockDown: heroes niederschlagen tapis
      Heroes are knocked down without taking hits.
      Helden werden ohne Treffer niedergeschlagen.
      Les héros sont mis au tapis sans subir de succès.
    standUp: heroes aufstehen relever
      Knocked-down heroes stand up at once.
      Niedergeschlagene Helden stehen sofort auf.
      Les héros au tapis se relèvent aussitôt.
    restrict: heroes forbid trap verbieten interdire
      Figures may not move, act, attack, search, react or flee.
      Figuren dürfen sich nicht bewegen, handeln, angreifen, durchsuchen, reagieren oder fliehen.
      Des figurines ne peuvent ni bouger, ni agir, ni attaquer, ni fouiller, ni riposter, ni fuir.
    permit: heroes allow erlauben permettre
      Figures may do what is otherwise forbidden.
      Figuren dürfen, was sonst verboten ist.
      Des figurines peuvent faire ce qui est sinon interdit.
    release: heroes free befreien libérer
      What holds figures back ends.
      Was Figuren zurückhält, endet.
      Ce qui retient des figurines prend fin.
    move: movement * walk run bewegen déplacer
      Figures go to a place or some steps far.
      Figuren gehen an einen Ort oder einige Schritte weit.
      Des figurines vont à un endroit ou avancent de quelques pas.
    pull: movement drag ziehen tirer
      Figures are dragged towards another along a shortest way.
      Figuren werden auf kürzestem Weg zu einer anderen gezogen.
      Des figurines sont attirées vers une autre par le plus court chemin.
    push: movement drive stoßen pousser
      Figures are driven away from another.
      Figuren werden von einer anderen weggetrieben.
      Des figurines sont repoussées loin d'une autre.
    swap: movement exchange tauschen échanger
      Two figures exchange places.
      Zwei Figuren tauschen die Plätze.
      Deux figurines échangent leurs places.
    modifySpeed: movement faster slower schneller vitesse
      Figures move farther or less far.
      Figuren bewegen sich weiter oder weniger weit.
      Des figurines se déplacent plus ou moins loin.
    damage: attacks * hurt wound schaden dégâts
      Heroes discard for it, monsters compare it with resistance and health; it is no attack.
      Helden werfen dafür ab, Monster vergleichen mit Widerstand und Gesundheit; es ist kein Angriff.
      Les héros défaussent, les monstres comparent à résistance et vitalité ; ce n'est pas une attaque.
    preventHits: attacks shield block treffer parer
      So many hits about to be taken are ignored; unblockable damage is not.
      So viele Treffer werden ignoriert; nicht blockbarer Schaden nicht.
      Autant de succès sont ignorés ; les dégâts inéluctables ne le sont pas.
    modifyStrength: attacks * dice stronger würfel dés
      An attack rolls more or fewer dice, never below 0 or above 8.
      Ein Angriff würfelt mit mehr oder weniger Würfeln, nie unter 0 oder über 8.
      Une attaque lance plus ou moins de dés, jamais moins de 0 ni plus de 8.
    bonusHits: attacks * treffer succès
      An attack scores hits that need no die.
      Ein Angriff erzielt Treffer, die keinen Würfel brauchen.
      Une attaque obtient des succès sans lancer de dé.
    setResistance: attacks armour widerstand résistance
      Monsters resist an attack type more or less than their card says.
      Monster widerstehen einer Angriffsart mehr oder weniger als auf ihrer Karte.
      Des monstres résistent à un type d'attaque plus ou moins que ne le dit leur carte.
    bypassResistance: attacks pierce ignore umgehen ignorer
      The current attack ignores resistance.
      Der laufende Angriff ignoriert Widerstand.
      L'attaque en cours ignore la résistance.
    modifyRange: attacks reach reichweite portée
      Attacks of a type reach farther or less far.
      Angriffe einer Art reichen weiter oder weniger weit.
      Les attaques d'un type portent plus ou moins loin.
    changeType: attacks convert art type
      An attack counts as another type.
      Ein Angriff gilt als eine andere Art.
      Une attaque compte comme un autre type.
    areaAttack: attacks splash fläche zone
      An attack strikes every hero, or every figure, at the target's location.
      Ein Angriff trifft jeden Helden oder jede Figur am Ort des Ziels.
      Une attaque touche chaque héros, ou chaque figurine, dans la zone de la cible.
    redirect: attacks guard umlenken dévier
      Before the roll somebody else becomes the target.
      Vor dem Wurf wird jemand anderes zum Ziel.
      Avant le lancer, quelqu'un d'autre devient la cible.
    rerollDice: attacks again erneut relancer
      Dice on the table are rolled again; the new result counts.
      Würfel auf dem Tisch werden neu geworfen; das neue Ergebnis zählt.
      Des dés sur la table sont relancés ; le nouveau résultat compte.
    setDie: attacks turn drehen tourner
      A die on the table is turned to a face.
      Ein Würfel auf dem Tisch wird auf eine Seite gedreht.
      Un dé sur la table est tourné sur une face.
    openTarget: attacks destroy object ziel cible
      A hero, or a thing at a location, can be attacked; what then happens stands here.
      Ein Held oder ein Ding an einem Ort kann angegriffen werden; was dann geschieht, steht hier.
      Un héros, ou une chose dans une zone, peut être attaqué ; ce qui arrive alors est écrit ici.
    spawn: monsters * appear brut apparaître place
      Monsters come onto the board at a place, or where the spawn die says.
      Monster kommen an einem Ort aufs Schlachtfeld oder wo der Brutwürfel sagt.
      Des monstres arrivent à un endroit, ou là où le dit le dé de génération.
    ambush: monsters * hinterhalt embuscade
      A monster appears where a hero stands and is activated at once.
      Ein Monster erscheint, wo ein Held steht, und wird sofort aktiviert.
      Un monstre apparaît là où se tient un héros et s'active aussitôt.
    activate: monsters act aktivieren activer
      Monsters are activated out of turn, wholly or in part.
      Monster werden außer der Reihe aktiviert, ganz oder zum Teil.
      Des monstres sont activés hors de leur tour, en tout ou en partie.
    setActivationDie: monsters aktivierungswürfel dé
      A monster acts as if its die showed a symbol.
      Ein Monster handelt, als zeigte sein Würfel ein Symbol.
      Un monstre agit comme si son dé montrait un symbole.
    removeMonster: monsters leave entfernen retirer
      Monsters leave the board for a pool without being killed.
      Monster verlassen das Schlachtfeld in einen Vorrat, ohne getötet zu werden.
      Des monstres quittent le champ de bataille pour une réserve sans être tués.
    kill: monsters * slay töten tuer
      Monsters are killed; a boss is wounded instead.
      Monster werden getötet; ein Boss wird stattdessen verwundet.
      Des monstres sont tués ; un avatar est blessé à la place.
    toSpawnPool: monsters reserve vorrat réserve
      Reserve figures belong to the spawn pool for the rest of the mission.
      Reservefiguren gehören für den Rest der Mission zum Brutvorrat.
      Des figurines de la réserve spéciale rejoignent la réserve pour le reste de la mission.
    bringBoss: monsters boss avatar
      A boss appears at its marker with its power tokens.
      Ein Boss erscheint an seinem Marker mit seinen Macht-Markern.
      Un avatar apparaît à son marqueur avec ses jetons de pouvoir.
    powerTokens: monsters boss macht pouvoir
      A boss gains or loses power tokens; without any it is defeated.
      Ein Boss erhält oder verliert Macht-Marker; ohne sie ist er besiegt.
      Un avatar gagne ou perd des jetons de pouvoir ; sans eux il est vaincu.
    placeToken: board * intel marker jeton
      Intel tokens on a card, or tokens at a location.
      Informationsmarker auf eine Karte oder Marker an einen Ort.
      Des jetons d'objectif sur une carte, ou des jetons dans une zone.
    removeToken: board marker jeton
      Tokens leave a card or a location.
      Marker verlassen eine Karte oder einen Ort.
      Des jetons quittent une carte ou une zone.
    moveToken: board marker jeton
      A token goes from one location to another and keeps its letter.
      Ein Marker wandert von einem Ort zu einem anderen und behält seinen Buchstaben.
      Un jeton passe d'une zone à une autre et garde sa lettre.
    setTerrain: board ground gelände terrain
      A location gains or loses kinds of terrain.
      Ein Ort gewinnt oder verliert Geländearten.
      Une zone gagne ou perd des types de terrain.
    flipSpawnToken: board search brut génération
      The spawn token there is turned face up or over.
      Der Brut-Marker dort wird auf- oder umgedreht.
      Le jeton de génération est tourné face visible ou retourné.
    blockSpawn: board seal brut génération
      No monster spawns at a location.
      An einem Ort erscheint kein Monster.
      Aucun monstre n'apparaît dans une zone.
    secure: board sichern sécuriser
      A spawn point counts as secured without a hero.
      Ein Brutpunkt gilt ohne Helden als gesichert.
      Une zone de génération compte comme sécurisée sans héros.
    completeObjective: mission * done erfüllen accomplir
      An objective is completed.
      Eine Zielkarte wird erfüllt.
      Un objectif est accompli.
    revealObjective: mission open aufdecken révéler
      A hidden objective of the mission comes into play.
      Eine verdeckte Zielkarte der Mission kommt ins Spiel.
      Un objectif caché de la mission entre en jeu.
    addObjective: mission new neu nouveau
      An objective that no mission lists becomes part of this one.
      Eine Zielkarte, die keine Mission nennt, wird Teil dieser.
      Un objectif qu'aucune mission ne cite rejoint celle-ci.
    coin: mission * luck münze pièce
      The lucky coin is turned to a side; if it shows it already, nothing happens.
      Die Glücksmünze wird auf eine Seite gedreht; zeigt sie diese schon, geschieht nichts.
      La pièce du destin est tournée sur un côté ; si elle le montre déjà, rien ne se passe.
    advanceThreat: mission * danger bedrohung menace
      The threat marker advances, one space at a time, with its twists.
      Der Bedrohungsmarker rückt Feld für Feld vor, mit seinen Wendungen.
      Le jeton de menace avance case par case, avec ses imprévus.
    backThreat: mission bedrohung menace
      The threat marker moves back.
      Der Bedrohungsmarker geht zurück.
      Le jeton de menace recule.
    holdThreat: mission stop bedrohung menace
      The threat marker does not advance.
      Der Bedrohungsmarker rückt nicht vor.
      Le jeton de menace n'avance pas.
    drawTwist: mission wendung imprévu
      A twist card is drawn, four at most in a mission.
      Eine Wendungskarte wird gezogen, höchstens vier je Mission.
      Une carte imprévu est piochée, quatre au plus par mission.
    removeTwist: mission wendung imprévu
      One twist is no longer in force.
      Eine Wendung gilt nicht mehr.
      Un imprévu n'est plus en vigueur.
    setStartPlayer: mission first startspieler premier
      A hero gets the start player marker, which is not passed on this round.
      Ein Held erhält den Startspieler-Marker, der diese Runde nicht weitergegeben wird.
      Un héros reçoit le jeton de premier joueur, qui ne passe pas ce round.
    skip: mission omit auslassen passer
      A part of the round is left out, or the turn, draw or activation of some figures.
      Ein Teil der Runde entfällt, oder Zug, Nachziehen oder Aktivierung mancher Figuren.
      Une partie du round est omise, ou le tour, la pioche ou l'activation de figurines.
    winMission: mission victory gewinnen gagner
      The mission is won at once.
      Die Mission ist sofort gewonnen.
      La mission est gagnée aussitôt.
    loseMission: mission defeat verlieren perdre
      The mission is lost at once.
      Die Mission ist sofort verloren.
      La mission est perdue aussitôt.
    showText: mission story erzählung histoire
      Words without any effect on the game.
      Worte ohne Wirkung auf das Spiel.
      Des mots sans effet sur le jeu.
    dieRoll: choices * dice table würfel dé
      A die is rolled, and its row of a table is done.
      Ein Würfel wird geworfen und seine Zeile einer Tabelle ausgeführt.
      Un dé est lancé et sa ligne d'un tableau est effectuée.
    insteadOf: choices replace anstatt remplacer
      Something that would happen is replaced by other steps.
      Was geschehen würde, wird durch andere Schritte ersetzt.
      Ce qui allait se passer est remplacé par d'autres étapes.
    """,
)
