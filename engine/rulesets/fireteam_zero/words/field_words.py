"""What people call the fields of records and of the frame of Fireteam Zero."""

from engine.core.record_words import fields_of

FIELDS = fields_of("""
    ComponentLimits.heroFigures: Hero figures | Heldenfiguren | Figurines de héros
    ComponentLimits.heroCards: Hero reference cards | Heldenreferenzkarten | Fiches de héros
    ComponentLimits.monsterFiguresPerFamily:
      Monster figures per family
      Monsterfiguren je Familie
      Figurines de monstres par famille
    ComponentLimits.luckyCoins: Lucky coins | Glücksmünzen | Pièces du destin
    ComponentLimits.intelTokens: Intel tokens | Informationsmarker | Jetons d'objectif
    ComponentLimits.specialIntelTokens: Special intel tokens | Spezial-Informationsmarker | Jetons d'objectif spéciaux
    ComponentLimits.powerTokens: Power tokens | Macht-Marker | Jetons de pouvoir
    ComponentLimits.threatMarkers: Threat markers | Bedrohungsmarker | Jetons de menace
    ComponentLimits.startPlayerMarkers: Start player markers | Startspieler-Marker | Jetons de premier joueur
    ComponentLimits.exitMarkers: Exit markers | Auswegmarker | Marqueurs d'extraction
    ComponentLimits.spawnTokens: Spawn tokens | Brut-Marker | Jetons de génération
    ComponentLimits.sectorTiles: Sector tiles | Sektorteile | Tuiles de secteur
    ComponentLimits.specialistFigures: Specialist figures | Spezialistenfiguren | Figurines de spécialistes
    ComponentLimits.specialistCards: Specialist reference cards | Spezialistenreferenzkarten | Fiches de spécialiste
    ComponentLimits.actionCards: Action cards | Aktionskarten | Cartes action
    ComponentLimits.upgradeCards: Upgrade cards | Aufrüstungskarten | Cartes amélioration
    ComponentLimits.objectiveCards: Objective cards | Zielkarten | Cartes objectif
    ComponentLimits.reconCards: Recon cards | Aufklärungskarten | Cartes de reconnaissance
    ComponentLimits.focusCards: Focus cards | Fokuskarten | Cartes de spécialité
    ComponentLimits.twistCards: Twist cards | Wendungskarten | Cartes imprévu
    ComponentLimits.monsterCards: Monster reference cards | Monsterreferenzkarten | Fiches de monstre
    ComponentLimits.attackDice: Attack dice | Angriffswürfel | Dés d'attaque
    ComponentLimits.activationDice: Activation dice | Aktivierungswürfel | Dés d'activation
    ComponentLimits.spawnDice: Spawn dice | Brutwürfel | Dés de génération
    ComponentLimits.threatTracks: Threat tracks | Bedrohungsleisten | Pistes de menace
    dice: Dice | Würfel | Dés
      Only if your dice differ from those of the box.
      Nur, wenn deine Würfel anders sind als die der Schachtel.
      Seulement si vos dés diffèrent de ceux de la boîte.
    Dice.attack: Attack dice | Angriffswürfel | Dés d'attaque
    Dice.activation: Activation die | Aktivierungswürfel | Dé d'activation
    Dice.spawn: Spawn die | Brutwürfel | Dé de génération
    faces: Faces | Seiten | Faces
      What the die shows, side by side.
      Was der Würfel zeigt, Seite für Seite.
      Ce que montre le dé, face par face.
    tokens: Tokens | Marker | Jetons
      How many there are, and special ones of your own.
      Wie viele es gibt, und eigene besondere.
      Combien il y en a, et vos jetons spéciaux.
    Tokens.intel: Intel tokens | Informationsmarker | Jetons d'objectif
    Tokens.special: Special tokens | Besondere Marker | Jetons spéciaux
      Tokens for a named thing: a key, a fire, a survivor.
      Marker für etwas Benanntes: ein Schlüssel, ein Feuer, ein Überlebender.
      Des jetons pour une chose nommée : une clé, un feu, un survivant.
    Tokens.power: Power tokens | Macht-Marker | Jetons de pouvoir
    Tokens.spawn: Spawn tokens | Brut-Marker | Jetons de génération
    Tokens.exit: Exit markers | Auswegmarker | Marqueurs d'extraction
    Tokens.startPlayer: Start player markers | Startspieler-Marker | Jetons de premier joueur
    Tokens.threat: Threat markers | Bedrohungsmarker | Jetons de menace
    letters: Letters | Buchstaben | Lettres
      The letters on the backs of the tokens.
      Die Buchstaben auf den Rückseiten.
      Les lettres au dos des jetons.
    spaces: Spaces | Felder | Cases
      When the marker passes the last one, the mission is lost.
      Zieht der Marker über das letzte hinaus, ist die Mission verloren.
      Quand le jeton dépasse la dernière, la mission est perdue.
    ThreatTrack.start: First space | Startfeld | Case de départ
    twistSpaces: Twist spaces | Wendungsfelder | Cases d'imprévu
      A twist is drawn when the marker enters one of these.
      Betritt der Marker eines davon, wird eine Wendung gezogen.
      On pioche un imprévu quand le jeton entre sur l'une d'elles.
    cardPlaces: Places for twists | Plätze für Wendungen | Emplacements d'imprévus
    ThreatTrack.effects: Effects of spaces | Effekte von Feldern | Effets des cases
    space: Space | Feld | Case
    SpecialToken.effects: Effects | Effekte | Effets
      What the token does where it lies.
      Was der Marker dort bewirkt, wo er liegt.
      Ce que fait le jeton là où il se trouve.
    Role.actionCards: Action cards | Aktionskarten | Cartes action
      How many a complete role has.
      Wie viele eine vollständige Rolle hat.
      Combien en a un rôle complet.
    Role.upgradeSets: Upgrade sets | Aufrüstungssätze | Lots d'améliorations
      How many a complete role has.
      Wie viele eine vollständige Rolle hat.
      Combien en a un rôle complet.
    Role.focusCards: Focus cards | Fokuskarten | Cartes de spécialité
      How many a complete role has.
      Wie viele eine vollständige Rolle hat.
      Combien en a un rôle complet.
    cardSetsOwned: Decks of this role | Decks dieser Rolle | Paquets de ce rôle
      With two decks, two heroes of a team can have the role.
      Mit zwei Decks können zwei Helden eines Teams die Rolle haben.
      Avec deux paquets, deux héros d'une équipe peuvent avoir ce rôle.
    role: Role | Rolle | Rôle
      Whose deck of action cards it belongs to.
      Zu wessen Aktionsdeck es gehört.
      À quel paquet d'action cela appartient.
    Hero.role: Role | Rolle | Rôle
      Which deck of action cards this hero plays with.
      Mit welchem Aktionsdeck dieser Held spielt.
      Avec quel paquet d'action joue ce héros.
    speed: Speed | Geschwindigkeit | Vitesse
      How many locations it can move at once.
      Wie viele Orte weit es auf einmal zieht.
      De combien de zones il se déplace d'un coup.
    fullHand: Full hand | Volle Hand | Taille de main
      Cards in hand are also the hero's health.
      Handkarten sind zugleich die Gesundheit des Helden.
      Les cartes en main sont aussi la vitalité du héros.
    actionsPerTurn: Actions per turn | Aktionen pro Zug | Actions par tour
    abilities: Abilities | Fähigkeiten | Capacités
      What only this hero can do; 'you' is the hero.
      Was nur dieser Held kann; „du“ ist der Held.
      Ce que seul ce héros peut faire ; « vous » est le héros.
    roleTitle: What they do | Wer das ist | Sa fonction
      Printed below the name: the doctor, the guide.
      Steht unter dem Namen: die Ärztin, der Führer.
      Imprimé sous le nom : le médecin, le guide.
    auraRange: Range | Reichweite | Portée
      How far the ability reaches, in locations.
      Wie weit die Fähigkeit reicht, in Orten.
      Jusqu'où porte la capacité, en zones.
    ability: Ability | Fähigkeit | Capacité
      How those within range are helped.
      Wie allen in Reichweite geholfen wird.
      Comment sont aidés ceux qui sont à portée.
    usedInMission: Can take part | Kann mitkommen | Peut participer
    upgradeSet: Upgrade set | Aufrüstungssatz | Lot d'améliorations
      Only for cards that belong to an upgrade set.
      Nur für Karten, die zu einem Aufrüstungssatz gehören.
      Seulement pour les cartes d'un lot d'améliorations.
    attack: Attack | Angriff | Attaque
    MonsterKind.attack: Attack | Angriff | Attaque
      Leave it out for a monster that does not attack.
      Weglassen bei einem Monster, das nicht angreift.
      À omettre pour un monstre qui n'attaque pas.
    lower: Lower half | Untere Hälfte | Moitié inférieure
      A tactical response in the tactics phase, or a reaction at any time.
      Ein taktischer Schlag in der Taktikphase oder eine Reaktion zu jeder Zeit.
      Une réponse tactique pendant la phase tactique, ou une riposte à tout moment.
    isUpgrade: Is an upgrade | Ist eine Aufrüstung | Est une amélioration
    type: Type of attack | Angriffsart | Type d'attaque
    strength: Strength | Stärke | Force
      How many attack dice are rolled.
      Wie viele Angriffswürfel geworfen werden.
      Combien de dés d'attaque on lance.
    range: Range | Reichweite | Portée
      In locations; 0 is the same location.
      In Orten; 0 ist derselbe Ort.
      En zones ; 0 est la même zone.
    bonusHits: Bonus hits | Bonustreffer | Succès bonus
      Hits that count without a die.
      Treffer, die ohne Würfel zählen.
      Des succès comptés sans dé.
    extra: Extra text | Zusatztext | Texte supplémentaire
      What the attack does besides, when it is played.
      Was der Angriff außerdem bewirkt, wenn er gespielt wird.
      Ce que fait l'attaque en plus, quand on la joue.
    trigger: When | Wann | Quand
      What the card answers to.
      Worauf die Karte antwortet.
      Ce à quoi répond la carte.
    target: On whom | Auf wen | Sur qui
      Whom it is played on; usually whoever the event is about.
      Auf wen sie gespielt wird; meist die Figur, um die es geht.
      Sur qui on la joue ; d'ordinaire la figurine concernée.
    card: Card | Karte | Carte
    availableFrom: Available from | Verfügbar ab | Disponible à partir de
      In a campaign: not before this mission or operation.
      In einer Kampagne: nicht vor dieser Mission oder Operation.
      En campagne : pas avant cette mission ou opération.
    useLimit: Can be used | Nutzbar | Utilisable
    family: Monster family | Monsterfamilie | Famille de monstres
    figures: Figures in the box | Figuren in der Schachtel | Figurines dans la boîte
    figureCount: Figures of this kind | Figuren dieser Art | Figurines de ce type
    class: Class | Klasse | Classe
    health: Health | Gesundheit | Vitalité
      Hits beyond its resistance that kill it.
      Treffer über seinen Widerstand hinaus, die es töten.
      Succès au-delà de sa résistance qui le tuent.
    resistance: Resistance | Widerstand | Résistance
      Hits of each type that it ignores.
      Treffer jeder Art, die es ignoriert.
      Succès de chaque type qu'il ignore.
    brawl: Brawl | Handgemenge | Contact
    bullets: Bullets | Beschuss | Tir
    explosion: Explosion | Explosion | Explosion
    trait: Trait | Attribut | Trait
      What always holds for it.
      Was für es immer gilt.
      Ce qui vaut toujours pour lui.
    special: Special | Spezialfähigkeit | Capacité spéciale
      What it does when the activation die shows 'special'.
      Was es tut, wenn der Aktivierungswürfel „Spezial“ zeigt.
      Ce qu'il fait quand le dé d'activation montre « spécial ».
    powerTokens: Power tokens | Macht-Marker | Jetons de pouvoir
      Of a boss: how many times it must be beaten.
      Eines Bosses: wie oft er besiegt werden muss.
      D'un avatar : combien de fois il faut le vaincre.
    sideName: Side | Seite | Face
      What the face of the tile is called: front, back.
      Wie die Seite des Teils heißt: vorn, hinten.
      Le nom de la face : recto, verso.
    image: Picture | Bild | Image
    tile: Tile | Kartenteil | Tuile
      Two sectors with the same tile are its two faces.
      Zwei Sektoren mit demselben Teil sind dessen zwei Seiten.
      Deux secteurs de même tuile en sont les deux faces.
    cells: Cells | Felder | Cases
      Paint each location with its letter; a dot is no location.
      Male jeden Ort mit seinem Buchstaben; ein Punkt ist kein Ort.
      Peignez chaque zone avec sa lettre ; un point n'est pas une zone.
    locations: Locations | Orte | Zones
    innerAdjacency: Ways inside | Wege im Inneren | Passages intérieurs
      Only if other locations touch than those painted side by side.
      Nur, wenn andere Orte verbunden sind als die nebeneinander gemalten.
      Seulement si d'autres zones communiquent que celles peintes côte à côte.
    edges: Ways out | Wege hinaus | Sorties
    key: Letter | Buchstabe | Lettre
      The character that paints it.
      Das Zeichen, mit dem er gemalt wird.
      Le caractère qui la peint.
    terrain: Terrain | Gelände | Terrain
    tags: Words | Schlagwörter | Mots-clés
      Words of your own that effects can ask for: indoor, water.
      Eigene Wörter, nach denen Effekte fragen können: innen, Wasser.
      Vos mots, que les effets peuvent demander : intérieur, eau.
    shape: Drawn outline | Gezeichneter Umriss | Contour dessiné
    edge: Edge | Rand | Bord
    position: Position | Position | Position
      Counted along the edge, beginning with 0.
      Am Rand entlang gezählt, ab 0.
      Comptée le long du bord, à partir de 0.
    tiles: Sectors | Sektoren | Secteurs
      Which lie where, and how they are turned.
      Welche wo liegen, und wie sie gedreht sind.
      Lesquels se trouvent où, et comment ils sont tournés.
    crossAdjacency: Ways between sectors | Wege zwischen Sektoren | Passages entre secteurs
      Only if other locations touch than those that lie side by side.
      Nur, wenn andere Orte verbunden sind als die nebeneinander liegenden.
      Seulement si d'autres zones communiquent que celles côte à côte.
    sector: Sector | Sektor | Secteur
    rotation: Turned | Gedreht | Rotation
      Clockwise, in degrees.
      Im Uhrzeigersinn, in Grad.
      Dans le sens horaire, en degrés.
""")
