"""What the editor calls the effects of Fireteam Zero, in three languages."""

from engine.core.effects.words.core_palette import CORE_PALETTE
from engine.core.effects.words.palette import Palette
from engine.core.references import effect_shelves
from engine.core.word_tables import rows
from engine.rulesets.fireteam_zero.records import PackRecord
from engine.rulesets.fireteam_zero.words.palette_moments import DURATIONS, TRIGGERS
from engine.rulesets.fireteam_zero.words.palette_steps import STEPS
from engine.rulesets.fireteam_zero.words.palette_values import CARDS, CONDITIONS, FIGURES, NUMBERS, PLACES
from engine.rulesets.fireteam_zero.words.record_words import RECORD_WORDS

GROUPS = rows("""
    cards: Cards | Karten | Cartes
    heroes: Heroes | Helden | Héros
    movement: Movement | Bewegung | Déplacement
    attacks: Attacks and damage | Angriffe und Schaden | Attaques et dégâts
    monsters: Monsters | Monster | Monstres
    board: Tokens and terrain | Marker und Gelände | Jetons et terrain
    mission: Objectives, threat and luck | Ziele, Bedrohung und Glück | Objectifs, menace et chance
    time: Time | Zeit | Temps
    people: Figures | Figuren | Figurines
    places: Places | Orte | Lieux
""")

PARAMS = rows("""
    of: Whose | Von wem | De qui
    forEach.of: For whom or what | Für wen oder was | Pour qui ou quoi
    count.of: Of whom or what | Von wem oder was | De qui ou de quoi
    half.of: Of what | Wovon | De quoi
    nearest.of: Among whom | Unter wem | Parmi qui
    farthest.of: Among whom | Unter wem | Parmi qui
    chooseNearest.of: Among whom | Unter wem | Parmi qui
    chooseFarthest.of: Among whom | Unter wem | Parmi qui
    inTurnOrder.of: Who | Wer | Qui
    type: Type of attack | Angriffsart | Type d'attaque
    modifyStrength.by: Dice more or fewer | Würfel mehr oder weniger | Dés en plus ou en moins
    modifyRange.by: Range more or less | Reichweite mehr oder weniger | Portée en plus ou en moins
    modifySpeed.by: Faster or slower by | Schneller oder langsamer um | Plus ou moins vite de
    setFullHand.by: Cards more or fewer | Karten mehr oder weniger | Cartes en plus ou en moins
    powerTokens.by: Tokens more or fewer | Marker mehr oder weniger | Jetons en plus ou en moins
    afterAttack.by: By whom | Durch wen | Par qui
    afterRoll.by: By whom | Durch wen | Par qui
    beforeAttack.by: By whom | Durch wen | Par qui
    whenHit.by: By whom | Durch wen | Par qui
    whenKilled.by: By whom | Durch wen | Par qui
    whenWounded.by: By whom | Durch wen | Par qui
    to: Exactly | Genau | Exactement
    setResistance.to: Resistance | Widerstand | Résistance
    changeType.from: Only of type | Nur von der Art | Seulement du type
    changeType.to: Counts as | Gilt als | Compte comme
    redirect.to: New target | Neues Ziel | Nouvelle cible
    moveToken.from: From where | Woher | D'où
    moveToken.to: Where to | Wohin | Où
    move.to: Where to | Wohin | Où
    recover.to: Where to | Wohin | Où
    removeMonster.to: Into which pool | In welchen Vorrat | Dans quelle réserve
    n: How many | Wie viele | Combien
    withinRange.n: How far | Wie weit | À quelle distance
    near.n: How far | Wie weit | À quelle distance
    spawnPoint.n: Number | Nummer | Numéro
    round.n: Round | Runde | Round
    threatAt.n: Space | Feld | Case
    scope: Whom it strikes | Wen er trifft | Qui elle touche
    optional: They may leave it | Freiwillig | Facultatif
    which: Which | Welche | Laquelle
    die: Die | Würfel | Dé
    face: Face | Seite | Face
    symbol: Symbol | Symbol | Symbole
    token: Token | Marker | Jeton
    on: On which card | Auf welche Karte | Sur quelle carte
    beforeAttack.on: On whom | Auf wen | Sur qui
    afterRoll.on: On whom | Auf wen | Sur qui
    afterAttack.on: On whom | Auf wen | Sur qui
    at: Where | Wo | Où
    letter: Letter | Buchstabe | Lettre
    from: From | Von | De
    discard.from: From where | Woher | D'où
    chooseCard.from: From where | Woher | D'où
    push.from: Away from | Weg von | Loin de
    random.from: Among whom | Unter wem | Parmi qui
    randomLocation.from: Among which | Unter welchen | Parmi lesquelles
    nearest.from: Seen from | Gesehen von | Vu depuis
    farthest.from: Seen from | Gesehen von | Vu depuis
    chooseNearest.from: Seen from | Gesehen von | Vu depuis
    chooseFarthest.from: Seen from | Gesehen von | Vu depuis
    inTurnOrder.from: Beginning with | Beginnend mit | En commençant par
    add: Gains | Gewinnt | Gagne
    remove: Loses | Verliert | Perd
    side: Side | Seite | Côté
    who: Who | Wer | Qui
    resistance: Resistance | Widerstand | Résistance
    health: Health | Gesundheit | Vitalité
    onDamage: When it is destroyed | Wenn es zerstört wird | Quand elle est détruite
    thing: What it is | Was es ist | Ce que c'est
    how: How | Wie | Comment
    discard.as: Counts as | Gilt als | Compte comme
    card: Which card | Welche Karte | Quelle carte
    deck: Deck | Deck | Paquet
    reorder: In any order | In beliebiger Reihenfolge | Dans n'importe quel ordre
    whose: Whose | Wessen | De qui
    target: Whom | Wen | Qui
    unblockable: Unblockable | Nicht blockbar | Inéluctable
    a: Who | Wer | Qui
    b: Whom | Wen | Qui
    range: Range | Reichweite | Portée
    place: Where | Wo | Où
    what: What | Was | Quoi
    role: Role | Rolle | Rôle
    ranged: At a distance | Auf Distanz | À distance
    combined: With several cards | Mit mehreren Karten | Avec plusieurs cartes
    attackIs.cards: Number of cards | Zahl der Karten | Nombre de cartes
    class: Class | Klasse | Classe
    kind: Kind | Art | Type
    family: Family | Familie | Famille
    tag: Tag | Merkmal | Marque
    objective: Objective | Zielkarte | Objectif
    state: State | Zustand | État
    pool: Pool | Vorrat | Réserve
    action: Action | Aktion | Action
    part: Part of the round | Teil der Runde | Partie du round
    text: Text | Text | Texte
    table: Table | Tabelle | Tableau
    orKnockedDown: Knocked-down heroes too | Auch niedergeschlagene Helden | Aussi les héros au tapis
    among: Among | Unter | Parmi
    name: Which | Welche | Lequel
    group: Group of figures | Figurengruppe | Groupe de figurines
    orReserve: From the reserve too | Auch aus der Reserve | Aussi de la réserve spéciale
    parts: What they do | Was sie tun | Ce qu'ils font
    steps: How far | Wie weit | À quelle distance
    rules: How they move | Wie sie sich bewegen | Comment ils se déplacent
    towards: Towards | Zu wem | Vers qui
    location: Location | Ort | Zone
    pile: Pile | Stapel | Pile
    result: Result | Ergebnis | Résultat
    unit: Of what | Wovon | De quoi
    space: Space | Feld | Case
    cause: Why | Weshalb | Pourquoi
    asAction.where: Where | Wo | Où
    asFreeAction.where: Where | Wo | Où
""")

CHOICES = rows("""
    type.brawl: Brawl | Handgemenge | Contact
    type.bullets: Bullets | Beschuss | Tir
    type.explosion: Explosion | Explosion | Explosion
    brawl: Brawl | Handgemenge | Contact
    bullets: Bullets | Beschuss | Tir
    explosion: Explosion | Explosion | Explosion
    scope.heroes: Every hero | Jeden Helden | Chaque héros
    scope.figures: Every figure | Jede Figur | Chaque figurine
    which.choice: Dice of their choice | Würfel nach Wahl | Des dés au choix
    rerollDice.which.all: All dice | Alle Würfel | Tous les dés
    which.misses: All without a hit | Alle ohne Treffer | Tous ceux sans succès
    die.attack: Attack die | Angriffswürfel | Dé d'attaque
    die.activation: Activation die | Aktivierungswürfel | Dé d'activation
    die.spawn: Spawn die | Brutwürfel | Dé de génération
    symbol.blank: Blank | Leer | Vide
    symbol.move: Move symbol | Bewegungssymbol | Symbole de déplacement
    symbol.special: Special symbol | Spezialsymbol | Symbole spécial
    difficult: Difficult | Schwierig | Difficile
    elevated: Elevated | Erhöht | Surélevé
    impassable: Impassable | Unpassierbar | Impraticable
    cover: Cover | Deckung | Couvert
    faceUp: Face up | Offen | Face visible
    turned: Turned over | Umgedreht | Retourné
    how.choice: Of their choice | Nach Wahl | Au choix
    how.random: At random | Zufällig | Au hasard
    as.mandatory: They must | Pflicht | Obligatoire
    as.cost: A price | Kosten | Un coût
    hand: Hand | Hand | Main
    from.deck: Top of the deck | Oben vom Deck | Dessus du paquet
    to.deck: Onto the deck | Auf das Deck | Sur le paquet
    discard: Discard pile | Ablagestapel | Défausse
    deck.action: Action deck | Aktionsdeck | Paquet d'action
    deck.recon: Recon deck | Aufklärungsdeck | Paquet de reconnaissance
    deck.twist: Twist deck | Wendungsdeck | Paquet d'imprévu
    what.activeHeroes: Active heroes | Aktive Helden | Héros actifs
    what.heroes: Heroes | Helden | Héros
    what.monsters: Monsters | Monster | Monstres
    what.minions: Minions | Lakaien | Suppôts
    what.elites: Elites | Elitemonster | Champions
    what.specialists: Specialists | Spezialisten | Spécialistes
    what.figures: Figures | Figuren | Figurines
    class.any: Any monster | Irgendein Monster | N'importe quel monstre
    minion: Minion | Lakai | Suppôt
    elite: Elite | Elitemonster | Champion
    boss: Boss | Boss | Avatar
    heads: Heads | Kopfseite | Face
    tails: Tails | Kehrseite | Pile
    side.any: Either side | Eine der Seiten | N'importe quel côté
    state.hidden: Hidden | Verdeckt | Caché
    state.open: Open | Offen | En cours
    state.completed: Completed | Erfüllt | Accompli
    state.any: Any | Alle | Toutes
    spawnPool: Spawn pool | Brutvorrat | Réserve
    reservePool: Reserve pool | Reservevorrat | Réserve spéciale
    ownPool: The pool it came from | Der eigene Vorrat | Sa réserve d'origine
    which.attack: Attack | Angreifen | Attaquer
    which.search: Search | Durchsuchen | Fouiller
    which.special: Special action | Besondere Aktion | Action spéciale
    which.any: Any action | Irgendeine Aktion | N'importe quelle action
    action.attack: Attack | Angreifen | Attaquer
    action.search: Search | Durchsuchen | Fouiller
    action.special: Special action | Besondere Aktion | Action spéciale
    what.move: Move | Sich bewegen | Se déplacer
    what.act: Act | Handeln | Agir
    what.attack: Attack | Angreifen | Attaquer
    what.search: Search | Durchsuchen | Fouiller
    what.react: Play reactions | Reaktionen spielen | Jouer des ripostes
    what.flee: Flee | Fliehen | Fuir
    which.choose: One that is chosen | Eine gewählte | Un au choix
    which.random: One at random | Eine zufällige | Un au hasard
    which.newest: The newest | Die neueste | Le plus récent
    which.this: This one | Diese | Celui-ci
    tacticsPhase: Tactics phase | Taktikphase | Phase tactique
    heroPhase: Hero phase | Heldenphase | Phase des héros
    threatPhase: Threat phase | Bedrohungsphase | Phase de menace
    part.tacticalResponse: Tactical response | Taktischer Schlag | Réponse tactique
    part.draw: Drawing cards | Nachziehen | Pioche
    part.turn: Turn | Zug | Tour
    part.threat: Threat step | Bedrohungsschritt | Étape de menace
    part.activation: Activation | Aktivierung | Activation
    part.spawn: Spawn step | Brutschritt | Étape de génération
    part.startPlayer: Passing the start player marker | Startspieler wechselt | Changement de premier joueur
    what.monsterMovement: A monster moves | Ein Monster bewegt sich | Un monstre se déplace
    what.monsterAttack: A monster attacks | Ein Monster greift an | Un monstre attaque
    what.threatAdvance: The threat marker advances | Der Bedrohungsmarker rückt vor | Le jeton de menace avance
    what.draw: Heroes draw cards | Helden ziehen Karten | Les héros piochent
    insteadOf.what.search: A hero searches | Ein Held durchsucht | Un héros fouille
    what.spawnStep: The spawn step | Der Brutschritt | L'étape de génération
    what.moveSymbol: The move symbol | Das Bewegungssymbol | Le symbole de déplacement
    what.special: The special symbol | Das Spezialsymbol | Le symbole spécial
    what.knockDown: A hero is knocked down | Ein Held wird niedergeschlagen | Un héros est mis au tapis
    what.twist: A twist is drawn | Eine Wendung wird gezogen | Un imprévu est pioché
    from.startPlayer: The start player | Dem Startspieler | Le premier joueur
    from.you: You | Dir | Vous
    from.left: The player to your left | Deinem linken Nachbarn | Le joueur à votre gauche
    parts.all: Move and attack | Bewegen und angreifen | Se déplacer et attaquer
    parts.move: Only move | Nur bewegen | Seulement se déplacer
    parts.attack: Only attack | Nur angreifen | Seulement attaquer
    rules.normal: As usual | Wie üblich | Comme d'habitude
    rules.oneOff: A move of its own | Eine Bewegung außer der Reihe | Un déplacement à part
    rules.forced: Forced | Erzwungen | Forcé
    any: Anybody | Irgendwer | N'importe qui
    you: You | Du | Vous
    ally: An ally | Ein Verbündeter | Un allié
    hero: A hero | Ein Held | Un héros
    self: Who bears this effect | Wer den Effekt trägt | Qui porte l'effet
    monster: A monster | Ein Monster | Un monstre
    result.any: Hit or miss | Treffer oder nicht | Touché ou manqué
    result.hit: At least 1 hit | Mindestens ein Treffer | Au moins 1 succès
    result.miss: No hit | Kein Treffer | Aucun succès
    how.setup: At setup | Beim Aufbau | À la mise en place
    how.spawnStep: In the spawn step | Im Brutschritt | À l'étape de génération
    how.ambush: In an ambush | Bei einem Hinterhalt | Lors d'une embuscade
    how.effect: Through an effect | Durch einen Effekt | Par un effet
    kind.any: Either | Beides | L'un ou l'autre
    kind.event: Event | Ereignis | Évènement
    kind.discovery: Discovery | Entdeckung | Découverte
    unit.round: Round | Runde | Round
    unit.turn: Turn | Zug | Tour
    cause.hit: For a hit | Für einen Treffer | Pour un succès
    cause.effect: Because of an effect | Wegen eines Effekts | À cause d'un effet
    cause.cost: As a price | Als Kosten | Pour payer un coût
""") | {f"letter.{letter}": (letter, letter, letter) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}

PALETTE = Palette(
    groups=GROUPS,
    operations={**STEPS, **TRIGGERS, **DURATIONS, **CONDITIONS, **FIGURES, **PLACES, **CARDS, **NUMBERS},
    params=PARAMS,
    choices=CHOICES,
    shelves=effect_shelves(PackRecord, RECORD_WORDS),
    parent=CORE_PALETTE,
)
