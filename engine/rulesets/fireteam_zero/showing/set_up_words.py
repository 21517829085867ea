"""What one needs on the table, and how a mission is set up, in three languages."""

from engine.core.word_tables import rows

SET_UP_WORDS = rows("""
    # what one needs
    sectors: Sectors | Sektoren | Secteurs
    tile: tile {n} | Platte {n} | tuile {n}
    figures: Figures | Figuren | Figurines
    cards: Cards | Karten | Cartes
    tokens: Tokens and dice | Marker und Würfel | Jetons et dés
    heroes:
      hero of your choice|heroes of your choice
      Held eurer Wahl|Helden eurer Wahl
      héros au choix|héros au choix
    specialists: specialist|specialists | Spezialist|Spezialisten | spécialiste|spécialistes
    depends: number: {number} | Anzahl: {number} | nombre\u00a0: {number}
    reserve: set aside (reserve) | beiseitegelegt (Reserve) | mis de côté (réserve)
    boss later: appears during the mission | erscheint im Lauf der Mission | apparaît en cours de mission
    action cards: action card|action cards | Aktionskarte|Aktionskarten | carte action|cartes action
    of each role: {n} of each hero's role | {n} je Heldenrolle | {n} du rôle de chaque héros
    upgrade cards:
      upgrade card|upgrade cards
      Aufrüstungskarte|Aufrüstungskarten
      carte amélioration|cartes amélioration
    sets each: {n} set each|{n} sets each | je {n} Satz|je {n} Sätze | {n} série par héros|{n} séries par héros
    focus cards: focus card|focus cards | Fokuskarte|Fokuskarten | carte de spécialité|cartes de spécialité
    each: {n} each | je {n} | {n} par héros
    monster cards: monster card|monster cards | Monsterkarte|Monsterkarten | carte monstre|cartes monstre
    objectives: objective|objectives | Zielkarte|Zielkarten | objectif|objectifs
    recon cards:
      recon card|recon cards
      Aufklärungskarte|Aufklärungskarten
      carte de reconnaissance|cartes de reconnaissance
    events and discoveries:
      {events} events, {found} discoveries
      {events} Ereignisse, {found} Entdeckungen
      {events} évènements, {found} découvertes
    twists: twist|twists | Wendung|Wendungen | imprévu|imprévus
    set: set “{name}” | Satz „{name}“ | série «\u00a0{name}\u00a0»
    spawn tokens: spawn token|spawn tokens | Brut-Marker|Brut-Marker | jeton de génération|jetons de génération
    intel tokens: intel token|intel tokens | Informationsmarker|Informationsmarker | jeton d'objectif|jetons d'objectif
    power tokens: power token|power tokens | Macht-Marker|Macht-Marker | jeton de pouvoir|jetons de pouvoir
    special tokens:
      token: {name}|tokens: {name}
      Marker: {name}|Marker: {name}
      jeton\u00a0: {name}|jetons\u00a0: {name}
    exit marker: exit marker | Auswegmarker | jeton d'extraction
    threat track: threat track and marker | Bedrohungsleiste und Marker | piste et jeton de menace
    coin and marker:
      lucky coin and start player marker
      Glücksmünze und Startspieler-Marker
      pièce du destin et jeton de premier joueur
    attack dice: attack die|attack dice | Angriffswürfel|Angriffswürfel | dé d'attaque|dés d'attaque
    other dice: activation die and spawn die | Aktivierungs- und Brutwürfel | dé d'activation et dé de génération
    # the nine steps
    1: Briefing | Missionsbesprechung | Briefing
    1 text:
      Read the briefing aloud. It says how you win and how you lose.
      Lest die Missionsbesprechung vor. Sie sagt, wie ihr gewinnt und wie ihr verliert.
      Lisez le briefing à voix haute. Il dit comment vous gagnez et comment vous perdez.
    2: Heroes | Helden | Héros
    drawn start player:
      Draw at random who holds the **start player marker** (FZ-1.05).
      Lost aus, wer den **Startspieler-Marker** bekommt (FZ-1.05).
      Tirez au sort qui tient le **jeton de premier joueur** (FZ-1.05).
    chosen start player:
      Agree on who holds the **start player marker** (FZ-1.05).
      Einigt euch, wer den **Startspieler-Marker** bekommt (FZ-1.05).
      Choisissez qui tient le **jeton de premier joueur** (FZ-1.05).
    2 text:
      From there clockwise each player takes a hero and the reference card. One hero a role.
      Von dort im Uhrzeigersinn nimmt jeder einen Helden und seine Referenzkarte. Jede Rolle nur einmal.
      À partir de là, dans le sens horaire, chacun prend un héros et sa fiche. Un seul héros par rôle.
    required:
      Somebody must play: **{roles}**.
      Jemand muss spielen: **{roles}**.
      Quelqu'un doit jouer\u00a0: **{roles}**.
    3: Equipment | Ausrüstung | Équipement
    3 text:
      Each hero: the **{n} action cards** of the role, shuffled.
      Jeder Held: die **{n} Aktionskarten** der Rolle, gemischt.
      Chaque héros\u00a0: les **{n} cartes action** du rôle, mélangées.
    focus:
      **{n} focus card** of your choice, face up.|**{n} focus cards** of your choice, face up.
      **{n} Fokuskarte** eurer Wahl, offen.|**{n} Fokuskarten** eurer Wahl, offen.
      **{n} carte de spécialité** au choix, face visible.|**{n} cartes de spécialité** au choix, face visible.
    no upgrades:
      No upgrades in this mission.
      Keine Aufrüstungen in dieser Mission.
      Aucune amélioration dans cette mission.
    choose upgrades:
      Shuffle in **{n} upgrade set** of your choice.|Shuffle in **{n} upgrade sets** of your choice.
      Mischt **{n} Aufrüstungssatz** eurer Wahl ein.|Mischt **{n} Aufrüstungssätze** eurer Wahl ein.
      Mélangez-y **{n} série d'améliorations** au choix.|Mélangez-y **{n} séries d'améliorations** au choix.
    fixed upgrades:
      Shuffle in the upgrade sets that the mission lists: **{names}**.
      Mischt die Aufrüstungssätze der Mission ein: **{names}**.
      Mélangez-y les séries d'améliorations de la mission\u00a0: **{names}**.
    4: Board | Spielplan | Plateau
    4 text:
      Lay out **{sectors}** as drawn.
      Legt **{sectors}** aus wie gezeichnet.
      Disposez **{sectors}** comme sur le plan.
    spawns:
      Spawn tokens **1 to {n}** on the marked places, in any order.
      Brut-Marker **1 bis {n}** auf die markierten Orte, in beliebiger Reihenfolge.
      Jetons de génération **1 à {n}** sur les zones marquées, dans n'importe quel ordre.
    chosen spawns:
      Spawn tokens **1 to {n}** on the marked places; together you decide which lies where.
      Brut-Marker **1 bis {n}** auf die markierten Orte; ihr entscheidet gemeinsam, welcher wo liegt.
      Jetons de génération **1 à {n}** sur les zones marquées\u00a0; décidez ensemble lequel va où.
    fixed spawns:
      Spawn tokens **1 to {n}** exactly as drawn.
      Brut-Marker **1 bis {n}** genau wie gezeichnet.
      Jetons de génération **1 à {n}** exactement comme sur le plan.
    exit: Exit marker on **{place}**. | Auswegmarker auf **{place}**. | Jeton d'extraction sur **{place}**.
    boss:
      A power token on **{place}** marks where **{name}** will appear.
      Ein Macht-Marker auf **{place}** zeigt, wo **{name}** erscheinen wird.
      Un jeton de pouvoir sur **{place}** indique où **{name}** apparaîtra.
    5: Threat track | Bedrohungsleiste | Piste de menace
    5 text:
      Marker on the first of **{spaces} spaces**. Shuffle the **{n} twists** face down. Twists come on spaces {twists}.
      Marker auf das erste von **{spaces} Feldern**. Mischt die **{n} Wendungen** verdeckt. Wendungen kommen auf den
        Feldern {twists}.
      Jeton sur la première des **{spaces} cases**. Mélangez les **{n} imprévus** face cachée. Les imprévus arrivent sur
        les cases {twists}.
    6: Intelligence | Aufklärung | Renseignements
    6 text:
      Face up beside the board: **{monsters} monster cards**, **{objectives} objectives**. Draw **{events} of the
        events**, add **{found}**, shuffle: the recon deck has {n} cards.
      Offen neben den Spielplan: **{monsters} Monsterkarten**, **{objectives} Zielkarten**. Zieht **{events} der
        Ereignisse**, nehmt **{found}** dazu und mischt: Das Aufklärungsdeck hat {n} Karten.
      Face visible près du plateau\u00a0: **{monsters} cartes monstre**, **{objectives} objectifs**. Piochez **{events}
        des évènements**, ajoutez **{found}**, mélangez\u00a0: le paquet de reconnaissance a {n} cartes.
    hidden:
      Leave face down until they are revealed: {names}.
      Bleiben verdeckt, bis sie aufgedeckt werden: {names}.
      Restent face cachée jusqu'à leur révélation\u00a0: {names}.
    nothing: no discoveries | keine Entdeckungen | aucune découverte
    7: Lucky coin | Glücksmünze | Pièce du destin
    heads:
      Heads up beside the board.
      Mit der Kopfseite nach oben neben den Spielplan.
      Côté face visible, près du plateau.
    tails:
      **Tails** up beside the board.
      Mit der **Kehrseite** nach oben neben den Spielplan.
      Côté **pile** visible, près du plateau.
    8: Monsters | Monster | Monstres
    8 text:
      Spawn pool for {team} heroes: **{pool}**. Roll the spawn die for each and place it on that number.
      Brutvorrat für {team} Helden: **{pool}**. Werft für jedes den Brutwürfel und stellt es auf die Zahl.
      Réserve pour {team} héros\u00a0: **{pool}**. Lancez le dé de génération pour chacun et placez-le sur ce numéro.
    no pool:
      No monsters on the board yet.
      Noch keine Monster auf dem Spielplan.
      Aucun monstre sur le plateau pour l'instant.
    reserve pool: Set aside: **{pool}**. | Beiseite: **{pool}**. | À mettre de côté\u00a0: **{pool}**.
    9: Into position | In Stellung | En position
    9 text:
      All **{team} heroes, {specialists}** at the entry point, **{place}**. Hands are drawn in the first tactics phase.
      Alle **{team} Helden, {specialists}** an den Startpunkt, **{place}**. Die Hand zieht ihr in der ersten
        Taktikphase.
      Les **{team} héros, {specialists}** dans la zone d'intrusion, **{place}**. Les mains se piochent à la première
        phase tactique.
    9 alone:
      All **{team} heroes** at the entry point, **{place}**. Hands are drawn in the first tactics phase.
      Alle **{team} Helden** an den Startpunkt, **{place}**. Die Hand zieht ihr in der ersten Taktikphase.
      Les **{team} héros** dans la zone d'intrusion, **{place}**. Les mains se piochent à la première phase tactique.
    elsewhere: Elsewhere: {figures}. | Anderswo: {figures}. | Ailleurs\u00a0: {figures}.
    and: and | und | et
    # what one finds out in play
    spoiler objectives: Objectives | Zielkarten | Objectifs
    face up:
      {n} card, face up from the start|{n} cards, face up from the start
      {n} Karte, von Anfang an offen|{n} Karten, von Anfang an offen
      {n} carte, visible dès le début|{n} cartes, visibles dès le début
    spoiler monsters: Monsters | Monster | Monstres
    spoiler recon: Recon deck | Aufklärungsdeck | Paquet de reconnaissance
    recon summary:
      {found} discoveries, {events} of {all} events
      {found} Entdeckungen, {events} von {all} Ereignissen
      {found} découvertes, {events} évènements sur {all}
    spoiler twists: Twists | Wendungen | Imprévus
    cards summary: {n} card|{n} cards | {n} Karte|{n} Karten | {n} carte|{n} cartes
    spoiler ending: How it ends | Wie es ausgeht | Comment cela finit
    success and failure: success and failure | Erfolg und Scheitern | succès et échec
    success: Success | Erfolg | Succès
    failure: Failure | Scheitern | Échec
""")
