"""What one needs on the table, and how a mission is set up, in three languages."""

from engine.core.word_tables import rows

SET_UP_WORDS = rows("""
    # what one needs
    sectors: Location | Schauplatz | Lieu
    figures: Markers | Marker | Pions
    cards: Cards | Karten | Cartes
    tokens: Cubes and dice | Würfel und Markierungswürfel | Cubes et dés
    level: level {level} | Stufe {level} | niveau {level}
    op markers: op marker|op markers | Special-Op-Marker|Special-Op-Marker | pion agent|pions agent
    with dummy: one of them is the dummy | einer davon ist der Dummy | dont un agent neutre
    time and score: time marker and score marker | Zeitmarker und Punktemarker | marqueur de temps et marqueur de score
    threat cards:
      threat card in zones|threat cards in zones
      Bedrohungskarte in Zonen|Bedrohungskarten in Zonen
      carte menace dans les zones|cartes menace dans les zones
    objective cards: objective card|objective cards | Zielkarte|Zielkarten | carte objectif|cartes objectif
    secured cards:
      secured-zone card|secured-zone cards
      „Gesicherter Bereich“-Karte|„Gesicherter Bereich“-Karten
      carte zone sécurisée|cartes zone sécurisée
    infiltration cards:
      infiltration card|infiltration cards
      Infiltrationskarte|Infiltrationskarten
      carte infiltration|cartes infiltration
    exfiltration cards:
      exfiltration card|exfiltration cards
      Exfiltrationskarte|Exfiltrationskarten
      carte exfiltration|cartes exfiltration
    bullet cards:
      bullet control card|bullet control cards
      Geschosskontroll-Karte|Geschosskontroll-Karten
      carte contrôle de tir|cartes contrôle de tir
    support cards: support card|support cards | Unterstützungskarte|Unterstützungskarten | carte soutien|cartes soutien
    op cards: op card|op cards | Special-Op-Karte|Special-Op-Karten | carte agent|cartes agent
    health cubes:
      red health cube|red health cubes
      roter Gesundheitswürfel|rote Gesundheitswürfel
      cube rouge de santé|cubes rouges de santé
    energy cubes:
      yellow energy cube|yellow energy cubes
      gelber Energiewürfel|gelbe Energiewürfel
      cube jaune d'énergie|cubes jaunes d'énergie
    aim cubes:
      blue aim cube|blue aim cubes
      blauer Zielwürfel|blaue Zielwürfel
      cube bleu de visée|cubes bleus de visée
    special cubes:
      white special cube|white special cubes
      weißer Spezialwürfel|weiße Spezialwürfel
      cube blanc de capacité|cubes blancs de capacité
    dice: die|dice | Würfel|Würfel | dé|dés
    role cards: role card|role cards | Rollenkarte|Rollenkarten | carte rôle|cartes rôle
    # the steps
    alarm:
      Set an alarm to **{n} minutes** before you go on.
      Stellt einen Wecker auf **{n} Minuten**, bevor ihr weitermacht.
      Réglez une alarme sur **{n} minutes** avant de continuer.
    1: Briefing | Briefing | Briefing
    1 text:
      Objective: **{stack}**. Shuffle that objective stack; the two others go back to the box.
      Ziel: **{stack}**. Mischt diesen Zielstapel; die beiden anderen kommen zurück in die Schachtel.
      Objectif\u00a0: **{stack}**. Mélangez cette pile d'objectifs\u00a0; les deux autres retournent dans la boîte.
    2: Time | Zeit | Temps
    2 text:
      Time marker on **{rounds}** for {team} players. Score marker on 0.
      Zeitmarker auf **{rounds}** bei {team} Spielern. Punktemarker auf 0.
      Marqueur de temps sur **{rounds}** pour {team} joueurs. Marqueur de score sur 0.
    2 location:
      Time marker on the location's number for {team} players: {rounds}. Score marker on 0.
      Zeitmarker auf die Zahl des Schauplatzes für {team} Spieler: {rounds}. Punktemarker auf 0.
      Marqueur de temps sur le nombre du lieu pour {team} joueurs\u00a0: {rounds}. Marqueur de score sur 0.
    3: Location | Schauplatz | Lieu
    3 text: Take the location **{name}**. | Nehmt den Schauplatz **{name}**. | Prenez le lieu **{name}**.
    3 choose:
      Look at the cards and choose one location: **{names}**.
      Seht die Karten an und wählt einen Schauplatz: **{names}**.
      Regardez les cartes et choisissez un lieu\u00a0: **{names}**.
    3 random:
      Draw one location of level {level} at random: {names}.
      Zieht zufällig einen Schauplatz der Stufe {level}: {names}.
      Piochez au hasard un lieu de niveau {level}\u00a0: {names}.
    4: Threat stack | Bedrohungsstapel | Pile de menaces
    4 text:
      Shuffle the threat cards level by level: level 3 at the bottom, 2 on it, 1 on top, face down.
      Mischt die Bedrohungskarten nach Stufen: Stufe 3 nach unten, 2 darauf, 1 obenauf, verdeckt.
      Mélangez les cartes menace par niveau\u00a0: niveau 3 en bas, 2 par-dessus, 1 au sommet, face cachée.
    removed:
      Remove the top **{n} card**.|Remove the top **{n} cards**.
      Entfernt die oberste **{n} Karte**.|Entfernt die obersten **{n} Karten**.
      Retirez la **{n} carte** du dessus.|Retirez les **{n} cartes** du dessus.
    5: Threat zones | Bedrohungszonen | Zones de menace
    5 text:
      On each grey zone a secured-zone card, on it as many threat cards as printed, face down.
      Auf jede graue Zone eine „Gesicherter Bereich“-Karte, darauf verdeckt so viele Bedrohungskarten wie aufgedruckt.
      Sur chaque zone grise, une carte zone sécurisée, et dessus autant de cartes menace qu'indiqué, face cachée.
    6: Objective zones | Zielzonen | Zones d'objectif
    6 text:
      On each red zone a secured-zone card, on it as many objective cards as printed, face down. Values of level
        **{column}** count.
      Auf jede rote Zone eine „Gesicherter Bereich“-Karte, darauf verdeckt so viele Zielkarten wie aufgedruckt. Es
        zählen die Werte der Stufe **{column}**.
      Sur chaque zone rouge, une carte zone sécurisée, et dessus autant de cartes objectif qu'indiqué, face cachée. Les
        valeurs du niveau **{column}** comptent.
    7: Ways in and out | Wege hinein und hinaus | Entrées et sorties
    7 text:
      An infiltration card on each yellow zone and an exfiltration card on each green one, in the direction of their
        arrows.
      Eine Infiltrationskarte auf jede gelbe und eine Exfiltrationskarte auf jede grüne Zone, in Richtung ihrer Pfeile.
      Une carte infiltration sur chaque zone jaune et une carte exfiltration sur chaque zone verte, dans le sens des
        flèches.
    8: Bullet control | Geschosskontrolle | Contrôle de tir
    8 text:
      The **{n} bullet control cards** lie face up beside the overview.
      Die **{n} Geschosskontroll-Karten** liegen offen neben der Übersicht.
      Les **{n} cartes contrôle de tir** sont placées face visible près de l'aperçu.
    support:
      Draw **{n} support cards**, once for the whole campaign.
      Zieht **{n} Unterstützungskarten**, einmal für die ganze Kampagne.
      Piochez **{n} cartes soutien**, une fois pour toute la campagne.
    support now:
      Draw **{n} support cards** and lay them open.
      Zieht **{n} Unterstützungskarten** und legt sie offen aus.
      Piochez **{n} cartes soutien** et posez-les face visible.
    roles:
      Role stack: traitor cards: **{n}**, patriot cards: **{patriots}**. Shuffle it; each player draws one and looks at
        it alone.
      Rollenstapel: Verräterkarten: **{n}**, Patriotenkarten: **{patriots}**. Mischt ihn; jeder zieht eine und sieht nur
        die eigene an.
      Pile de rôles\u00a0: cartes traître\u00a0: **{n}**, cartes patriote\u00a0: **{patriots}**. Mélangez-la\u00a0;
        chacun en pioche une et ne regarde que la sienne.
    roles unseen:
      Role stack: take one traitor card, shuffle the other six and add some of them, unseen, until there are **{team}**
        in all. Shuffle it; each player draws one and looks at it alone.
      Rollenstapel: Nehmt eine Verräterkarte, mischt die sechs anderen und legt ungesehen welche davon dazu, bis es
        insgesamt **{team}** sind. Mischt ihn; jeder zieht eine und sieht nur die eigene an.
      Pile de rôles\u00a0: prenez une carte traître, mélangez les six autres et ajoutez-en, sans les regarder, jusqu'à
        avoir **{team}** cartes en tout. Mélangez-la\u00a0; chacun en pioche une et ne regarde que la sienne.
    9: Special ops | Special Ops | Agents
    ops 1: You choose **four ops**. | Du wählst **vier Special Ops**. | Vous choisissez **quatre agents**.
    ops 2:
      Each player chooses **two ops**.
      Jeder Spieler wählt **zwei Special Ops**.
      Chaque joueur choisit **deux agents**.
    ops 3:
      Each player chooses **one op**; together you choose **one dummy op**.
      Jeder Spieler wählt **einen Special Op**; gemeinsam wählt ihr **einen Dummy**.
      Chaque joueur choisit **un agent**\u00a0; ensemble, vous choisissez **un agent neutre**.
    ops 4:
      Each player chooses **one op**.
      Jeder Spieler wählt **einen Special Op**.
      Chaque joueur choisit **un agent**.
    cubes:
      Health and energy cubes on the first squares of each op card, the aim cube on 0.
      Gesundheits- und Energiewürfel auf die ersten Felder jeder Special-Op-Karte, den Zielwürfel auf 0.
      Cubes de santé et d'énergie sur les premières cases de chaque carte agent, le cube de visée sur 0.
    special track:
      The white cube on the first square of the special track.
      Den weißen Würfel auf das erste Feld der Spezialleiste.
      Le cube blanc sur la première case de la piste de capacité.
    10: Infiltration | Infiltration | Infiltration
    10 text:
      Place each op in an infiltration zone of your choice; you may split up.
      Stellt jeden Special Op in eine Infiltrationszone eurer Wahl; ihr dürft euch aufteilen.
      Placez chaque agent dans une zone d'infiltration de votre choix\u00a0; vous pouvez vous répartir.
    or: or | oder | ou
    bombs: Bombs | Bomben | Bombes
    hostages: Hostages | Geiseln | Otages
    topTerrorists: Top terrorists | Top-Terroristen | Chefs terroristes
    unknown: not chosen yet | noch nicht gewählt | pas encore choisi
    # what one finds out in play
    spoiler objectives: Objective cards | Zielkarten | Cartes objectif
    spoiler threats: Threat cards | Bedrohungskarten | Cartes menace
    spoiler support: Support cards | Unterstützungskarten | Cartes soutien
    in stack:
      {n} card in the stack|{n} cards in the stack
      {n} Karte im Stapel|{n} Karten im Stapel
      {n} carte dans la pile|{n} cartes dans la pile
""")
