"""What the editor says of the conditions, targets, places, cards and numbers of Fireteam Zero."""

from engine.core.effects.words.palette import entries

CONDITIONS = entries(
    "condition",
    """
    within: people * near range nahe portée
      Two figures are at most so far apart.
      Zwei Figuren sind höchstens so weit voneinander entfernt.
      Deux figurines sont au plus à cette distance.
    sameLocation: people * together zusammen ensemble
      Two figures share a location.
      Zwei Figuren stehen am selben Ort.
      Deux figurines sont dans la même zone.
    sameSector: people tile plan secteur
      Two figures stand on the same sector.
      Zwei Figuren stehen auf demselben Sektor.
      Deux figurines sont sur le même secteur.
    isAt: people * stands steht lieu
      A figure stands on one of some locations.
      Eine Figur steht an einem von mehreren Orten.
      Une figurine se trouve dans une zone parmi d'autres.
    isSame: people identical derselbe même
      Two figures are one and the same.
      Zwei Figuren sind ein und dieselbe.
      Deux figurines n'en font qu'une.
    countAt: people * how many anzahl nombre
      So many figures stand at a place.
      So viele Figuren stehen an einem Ort.
      Autant de figurines se trouvent à un endroit.
    isActive: heroes stands aktiv debout
      The heroes stand.
      Die Helden stehen.
      Les héros sont debout.
    isKnockedDown: heroes down niedergeschlagen tapis
      The heroes are down.
      Die Helden sind niedergeschlagen.
      Les héros sont au tapis.
    isHero: people held héros
      The figures are heroes.
      Die Figuren sind Helden.
      Les figurines sont des héros.
    isMonster: people monster monstre
      The figures are monsters.
      Die Figuren sind Monster.
      Les figurines sont des monstres.
    hasRole: heroes class rolle rôle
      The hero has that role.
      Der Held hat diese Rolle.
      Le héros a ce rôle.
    attackIs: attacks * angriff attaque
      The attack is of some type, ranged, or made with so many cards.
      Der Angriff ist von einer Art, auf Distanz oder mit so vielen Karten.
      L'attaque est d'un type, à distance, ou faite avec autant de cartes.
    classIs: monsters minion elite boss klasse
      The monsters are of a class.
      Die Monster gehören zu einer Klasse.
      Les monstres sont d'une classe.
    kindIs: monsters species art espèce
      The monsters are of a kind.
      Die Monster sind von einer Art.
      Les monstres sont d'un type.
    familyIs: monsters family familie famille
      The monsters are of a family.
      Die Monster gehören zu einer Familie.
      Les monstres sont d'une famille.
    terrainAt: places ground gelände terrain
      A place has a kind of terrain.
      Ein Ort hat eine Geländeart.
      Un endroit a un type de terrain.
    tagAt: places label merkmal marque
      A place carries a tag.
      Ein Ort trägt ein Merkmal.
      Un endroit porte une marque.
    handSize: cards hand karten main
      The player holds so many cards.
      Der Spieler hat so viele Karten auf der Hand.
      Le joueur a autant de cartes en main.
    deckSize: cards deck paquet
      The player's deck has so many cards.
      Das Deck des Spielers hat so viele Karten.
      Le paquet du joueur a autant de cartes.
    coin: mission * luck münze pièce
      The lucky coin shows a side.
      Die Glücksmünze zeigt eine Seite.
      La pièce du destin montre un côté.
    objectiveState: mission * ziel objectif
      An objective is hidden, open or completed.
      Eine Zielkarte ist verdeckt, offen oder erfüllt.
      Un objectif est caché, en cours ou accompli.
    tokenAt: board marker jeton
      Such a token lies at a place.
      Ein solcher Marker liegt an einem Ort.
      Un tel jeton se trouve à un endroit.
    tokenState: board spawn brut génération
      The spawn token at a place is face up or turned over.
      Der Brut-Marker an einem Ort ist offen oder umgedreht.
      Le jeton de génération d'un endroit est visible ou retourné.
    inPool: monsters pool vorrat réserve
      A figure of a kind waits in a pool.
      Eine Figur einer Art wartet in einem Vorrat.
      Une figurine d'un type attend dans une réserve.
    onBoard: monsters board schlachtfeld
      A figure of a kind stands on the board.
      Eine Figur einer Art steht auf dem Schlachtfeld.
      Une figurine d'un type est sur le champ de bataille.
    isDefeated: monsters boss besiegt vaincu
      The boss of that kind has been defeated.
      Der Boss dieser Art wurde besiegt.
      L'avatar de ce type a été vaincu.
    bossInPlay: monsters boss avatar
      A boss stands on the board.
      Ein Boss steht auf dem Schlachtfeld.
      Un avatar est sur le champ de bataille.
    threatAt: mission danger bedrohung menace
      The threat marker stands on, before or past a space.
      Der Bedrohungsmarker steht auf, vor oder hinter einem Feld.
      Le jeton de menace est sur, avant ou après une case.
    twistsInForce: mission wendung imprévu
      So many twists are in force.
      So viele Wendungen sind in Kraft.
      Autant d'imprévus sont en vigueur.
    round: time runde
      It is a certain round, before it or after it.
      Es ist eine bestimmte Runde, davor oder danach.
      C'est un certain round, avant ou après.
    """,
)

FIGURES = entries(
    "figures",
    """
    self: people * @this bearer träger porteur
      The figure that bears this effect.
      Die Figur, die diesen Effekt trägt.
      La figurine qui porte cet effet.
    you: people * @you hero du vous
      The hero of the player concerned.
      Der Held des betroffenen Spielers.
      Le héros du joueur concerné.
    otherHeroes: people * @others allies verbündete alliés
      All active heroes but you.
      Alle aktiven Helden außer dir.
      Tous les héros actifs sauf vous.
    allHeroes: people * @heroes team helden héros
      All active heroes, in turn order.
      Alle aktiven Helden, in Zugreihenfolge.
      Tous les héros actifs, dans l'ordre du tour.
    everyHero: people team helden héros
      All heroes, knocked-down ones included, in turn order.
      Alle Helden, auch niedergeschlagene, in Zugreihenfolge.
      Tous les héros, même au tapis, dans l'ordre du tour.
    knockedDownHeroes: people down niedergeschlagen tapis
      All heroes that are down.
      Alle niedergeschlagenen Helden.
      Tous les héros au tapis.
    allMonsters: people * @monsters monster monstres
      Every monster on the board.
      Jedes Monster auf dem Schlachtfeld.
      Chaque monstre du champ de bataille.
    chooseHero: people * @one-hero held héros
      Somebody chooses one active hero.
      Jemand wählt einen aktiven Helden.
      Quelqu'un choisit un héros actif.
    chooseMonster: people * @one-monster monster monstre
      Somebody chooses one monster on the board.
      Jemand wählt ein Monster auf dem Schlachtfeld.
      Quelqu'un choisit un monstre du champ de bataille.
    chooseFigure: people figur figurine
      Somebody chooses one of several figures.
      Jemand wählt eine von mehreren Figuren.
      Quelqu'un choisit une figurine parmi plusieurs.
    allFiguresAt: people ort zone
      Every active hero and every monster there.
      Jeder aktive Held und jedes Monster dort.
      Chaque héros actif et chaque monstre là-bas.
    allHeroesAt: people ort zone
      Every active hero there.
      Jeder aktive Held dort.
      Chaque héros actif là-bas.
    allMonstersAt: people ort zone
      Every monster there.
      Jedes Monster dort.
      Chaque monstre là-bas.
    nearest: people close nächster proche
      The nearest of several figures; equally near, the earlier in turn order.
      Die nächste von mehreren Figuren; bei Gleichstand die frühere in Zugreihenfolge.
      La plus proche de plusieurs figurines ; à égalité, la première dans l'ordre du tour.
    farthest: people far fernster loin
      The farthest of several figures; equally far, the earlier in turn order.
      Die fernste von mehreren Figuren; bei Gleichstand die frühere in Zugreihenfolge.
      La plus éloignée de plusieurs figurines ; à égalité, la première dans l'ordre du tour.
    chooseNearest: people close nächster proche
      The nearest of several figures; somebody breaks ties.
      Die nächste von mehreren Figuren; bei Gleichstand entscheidet jemand.
      La plus proche de plusieurs figurines ; quelqu'un départage.
    chooseFarthest: people far fernster loin
      The farthest of several figures; somebody breaks ties.
      Die fernste von mehreren Figuren; bei Gleichstand entscheidet jemand.
      La plus éloignée de plusieurs figurines ; quelqu'un départage.
    attackTarget: people * @target ziel cible
      Whom the current attack is aimed at.
      Wem der laufende Angriff gilt.
      Qui est visé par l'attaque en cours.
    attacker: people * @attacker angreifer attaquant
      Who makes the current attack.
      Wer gerade angreift.
      Qui fait l'attaque en cours.
    triggeringFigure: people event ereignis évènement
      Whom the event is about.
      Um wen es beim Ereignis geht.
      La figurine dont parle l'évènement.
    otherFigure: people second zweite autre
      The second one the event is about, such as the killer.
      Die zweite Figur des Ereignisses, etwa wer getötet hat.
      La seconde figurine de l'évènement, par exemple le tueur.
    searcher: people * @searcher sucher fouilleur
      The hero who drew this recon card.
      Der Held, der diese Aufklärungskarte zog.
      Le héros qui a pioché cette carte de reconnaissance.
    inTurnOrder: people clockwise reihenfolge ordre
      Heroes clockwise, from the start player, from you, or from the player to your left.
      Helden im Uhrzeigersinn, ab Startspieler, ab dir oder ab deinem linken Nachbarn.
      Les héros dans le sens horaire, à partir du premier joueur, de vous ou de votre gauche.
    random: people lot zufällig hasard
      So many of several figures, drawn by the game.
      So viele von mehreren Figuren, vom Spiel gezogen.
      Autant de figurines parmi plusieurs, tirées au sort.
    specialist: people spezialist spécialiste
      One specialist by name, or all of them.
      Ein Spezialist mit Namen, oder alle.
      Un spécialiste par son nom, ou tous.
    spawnPool: people brutvorrat réserve
      So many figures waiting in the spawn pool.
      So viele Figuren im Brutvorrat.
      Autant de figurines dans la réserve.
    reservePool: people reservevorrat réserve
      So many figures waiting in the reserve pool.
      So viele Figuren im Reservevorrat.
      Autant de figurines dans la réserve spéciale.
    boss: people * @boss-figure avatar
      The boss on the board.
      Der Boss auf dem Schlachtfeld.
      L'avatar du champ de bataille.
    """,
)

PLACES = entries(
    "places",
    """
    hereOf: places * @here here ort zone
      Where a figure stands.
      Wo eine Figur steht.
      Là où se tient une figurine.
    there: places event dort là
      Where the event happened.
      Wo das Ereignis geschah.
      Là où l'évènement a eu lieu.
    adjacentTo: places * @adjacent next neben voisin
      The locations next to a figure.
      Die Orte neben einer Figur.
      Les zones voisines d'une figurine.
    withinRange: places * @range near reichweite portée
      The locations at most so far from a figure.
      Die Orte höchstens so weit von einer Figur.
      Les zones au plus à cette distance d'une figurine.
    near: places @range close nahe proche
      The locations at most so far from other locations.
      Die Orte höchstens so weit von anderen Orten.
      Les zones au plus à cette distance d'autres zones.
    sectorOf: places @sector tile plan secteur
      All locations of the sector a figure stands on.
      Alle Orte des Sektors, auf dem eine Figur steht.
      Toutes les zones du secteur d'une figurine.
    sectorAround: places @sector tile plan secteur
      All locations of the sector a location belongs to.
      Alle Orte des Sektors, zu dem ein Ort gehört.
      Toutes les zones du secteur d'une zone.
    named: places * @named certain bestimmter précis
      A certain location of the board.
      Ein bestimmter Ort des Schlachtfelds.
      Une zone précise du champ de bataille.
    entry: places * @entry start intrusion
      The entry point.
      Der Startpunkt.
      La zone d'intrusion.
    exit: places * @exit ausweg extraction
      The exit point, if the mission has one.
      Der Auswegpunkt, falls die Mission einen hat.
      La zone d'extraction, si la mission en a une.
    bossMarker: places @boss boss avatar
      Where the boss appears.
      Wo der Boss erscheint.
      Là où apparaît l'avatar.
    spawnPoint: places @spawn brutpunkt génération
      Where the spawn token of that number lies.
      Wo der Brut-Marker dieser Nummer liegt.
      Là où se trouve le jeton de génération de ce numéro.
    spawnPoints: places * @spawn brutpunkte génération
      All spawn points, or those not searched yet, or those searched.
      Alle Brutpunkte, oder die noch nicht durchsuchten, oder die durchsuchten.
      Toutes les zones de génération, ou celles non fouillées, ou celles fouillées.
    anywhere: places * @anywhere all überall partout
      Every location that is not impassable.
      Jeder Ort, der nicht unpassierbar ist.
      Chaque zone qui n'est pas impraticable.
    withTerrain: places ground gelände terrain
      Every location of a kind of terrain.
      Jeder Ort einer Geländeart.
      Chaque zone d'un type de terrain.
    withTag: places label merkmal marque
      Every location that carries a tag.
      Jeder Ort mit einem Merkmal.
      Chaque zone qui porte une marque.
    withToken: places marker jeton
      Every location where such a token lies.
      Jeder Ort, an dem ein solcher Marker liegt.
      Chaque zone où se trouve un tel jeton.
    chooseLocation: places * @choose ort zone
      Somebody chooses one of several locations that are not impassable.
      Jemand wählt einen von mehreren Orten, die nicht unpassierbar sind.
      Quelqu'un choisit une zone parmi plusieurs qui ne sont pas impraticables.
    chooseSector: places @choose-sector tile sektor secteur
      Somebody chooses one sector; all its locations are meant.
      Jemand wählt einen Sektor; alle seine Orte sind gemeint.
      Quelqu'un choisit un secteur ; toutes ses zones sont concernées.
    randomLocation: places @chance lot zufällig hasard
      One or more of several locations, drawn by the game.
      Einer oder mehrere von mehreren Orten, vom Spiel gezogen.
      Une ou plusieurs zones, tirées au sort.
    nowhere: places none nirgends
      No location at all.
      Kein Ort.
      Aucune zone.
    """,
)

CARDS = {
    **entries(
        "cards",
        """
        thisCard: cards * diese cette
          The objective or discovery that says so.
          Die Ziel- oder Entdeckungskarte, auf der es steht.
          L'objectif ou la découverte qui le dit.
        objectiveOf: cards linked zugehörig lié
          The objective this discovery is linked to.
          Die Zielkarte, zu der diese Entdeckung gehört.
          L'objectif lié à cette découverte.
        objective: cards * ziel objectif
          An objective of the mission.
          Eine Zielkarte der Mission.
          Un objectif de la mission.
        discovery: cards entdeckung découverte
          A discovery of the mission.
          Eine Entdeckung der Mission.
          Une découverte de la mission.
        """,
    ),
    **entries(
        "hand cards",
        """
        cardsIn: cards all alle toutes
          All action cards of a hand or a discard pile.
          Alle Aktionskarten einer Hand oder eines Ablagestapels.
          Toutes les cartes action d'une main ou d'une défausse.
        chooseCard: cards * wählen choisir
          Somebody chooses an action card from a hand or a discard pile.
          Jemand wählt eine Aktionskarte aus einer Hand oder einem Ablagestapel.
          Quelqu'un choisit une carte action d'une main ou d'une défausse.
        """,
    ),
}

NUMBERS = entries(
    "number",
    """
    heroes: heroes * team players spieler joueurs
      How many heroes take part in the mission.
      Wie viele Helden an der Mission teilnehmen.
      Combien de héros participent à la mission.
    activeHeroes: heroes * standing stehend debout
      How many heroes stand.
      Wie viele Helden stehen.
      Combien de héros sont debout.
    tokensOn: mission intel marker jeton
      How many intel tokens lie on a card.
      Wie viele Informationsmarker auf einer Karte liegen.
      Combien de jetons d'objectif sont sur une carte.
    tokensAt: board marker jeton
      How many tokens of a kind lie on some locations.
      Wie viele Marker einer Art an Orten liegen.
      Combien de jetons d'un type se trouvent dans des zones.
    figuresAt: people * anzahl nombre
      How many figures stand on some locations.
      Wie viele Figuren an Orten stehen.
      Combien de figurines se trouvent dans des zones.
    round: time runde
      The number of the round.
      Die Nummer der Runde.
      Le numéro du round.
    threat: mission bedrohung menace
      The space of the threat marker.
      Das Feld des Bedrohungsmarkers.
      La case du jeton de menace.
    twists: mission wendung imprévu
      How many twists are in force.
      Wie viele Wendungen in Kraft sind.
      Combien d'imprévus sont en vigueur.
    cardsInHand: cards hand main
      How many cards the players hold.
      Wie viele Karten die Spieler auf der Hand haben.
      Combien de cartes les joueurs ont en main.
    powerTokensOn: monsters boss macht pouvoir
      How many power tokens a boss has left.
      Wie viele Macht-Marker ein Boss noch hat.
      Combien de jetons de pouvoir il reste à un avatar.
    amount: sums event ereignis évènement
      The number the event is about, such as hits taken or cards drawn.
      Die Zahl des Ereignisses, etwa Treffer oder gezogene Karten.
      Le nombre de l'évènement, par exemple des succès ou des cartes piochées.
    attackHits: attacks treffer succès
      How many hits the current attack has.
      Wie viele Treffer der laufende Angriff hat.
      Combien de succès a l'attaque en cours.
    """,
)
