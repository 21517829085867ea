"""What people call the collections of a pack of Fireteam Zero."""

from engine.core.record_words import collections_of
from engine.core.word_tables import rows

COLLECTIONS = collections_of("""
    threatTracks:
      Threat track / Threat tracks
      Bedrohungsleiste / Bedrohungsleisten
      Piste de menace / Pistes de menace
      How long the heroes have: its spaces, and where twists strike.
      Wie lange die Helden Zeit haben: ihre Felder, und wo Wendungen zuschlagen.
      Le temps dont disposent les héros : ses cases, et où frappent les imprévus.
    roles: Role / Roles | Rolle / Rollen | Rôle / Rôles
      What a hero is trained for; every role has its own deck of action cards.
      Wofür ein Held ausgebildet ist; jede Rolle hat ihr eigenes Deck aus Aktionskarten.
      Ce pour quoi un héros est formé ; chaque rôle a son propre paquet de cartes action.
    heroes: Hero / Heroes | Held / Helden | Héros / Héros
      The people that players play, each with a role and abilities.
      Die Personen, die gespielt werden, jede mit Rolle und Fähigkeiten.
      Les personnages que l'on joue, chacun avec un rôle et des capacités.
    specialists: Specialist / Specialists | Spezialist / Spezialisten | Spécialiste / Spécialistes
      Companions who fight on nobody's turn but help those near them.
      Begleiter, die keinen eigenen Zug haben, aber allen in ihrer Nähe helfen.
      Des compagnons sans tour de jeu, qui aident ceux qui sont près d'eux.
    actionCards: Action card / Action cards | Aktionskarte / Aktionskarten | Carte action / Cartes action
      What heroes hold in hand: an attack above, a response or reaction below.
      Was Helden auf der Hand haben: oben ein Angriff, unten eine ein taktischer Schlag oder eine Reaktion.
      Ce que les héros ont en main : une attaque en haut, une réponse tactique ou une riposte en bas.
    upgradeSets:
      Upgrade set / Upgrade sets
      Aufrüstungssatz / Aufrüstungssätze
      Lot d'améliorations / Lots d'améliorations
      Stronger cards that a role shuffles into its deck, usually four of a kind.
      Stärkere Karten, die eine Rolle in ihr Deck mischt, meist vier gleiche.
      Des cartes plus fortes qu'un rôle mêle à son paquet, en général quatre identiques.
    focusCards: Focus card / Focus cards | Fokuskarte / Fokuskarten | Carte de spécialité / Cartes de spécialité
      A lasting talent that a hero brings into a mission.
      Ein bleibendes Talent, das ein Held in eine Mission mitbringt.
      Un talent durable qu'un héros apporte dans une mission.
    monsterFamilies:
      Monster family / Monster families
      Monsterfamilie / Monsterfamilien
      Famille de monstres / Familles de monstres
      Monsters that belong together, and how many figures the box has of them.
      Monster, die zusammengehören, und wie viele Figuren die Schachtel davon hat.
      Des monstres qui vont ensemble, et combien de figurines la boîte en contient.
    monsterKinds: Monster / Monsters | Monster / Monster | Monstre / Monstres
      A kind of minion, elite or boss with its values, trait and special.
      Eine Art Lakai, Elitemonster oder Boss mit Werten, Attribut und Spezialfähigkeit.
      Un type de suppôt, de champion ou d'avatar, avec ses valeurs, son trait et sa capacité spéciale.
    sectors: Sector / Sectors | Sektor / Sektoren | Secteur / Secteurs
      One face of a map tile with its locations.
      Eine Seite eines Kartenteils mit ihren Orten.
      Une face d'une tuile de plan, avec ses zones.
    layouts: Layout / Layouts | Aufbau / Aufbauten | Disposition / Dispositions
      Which sectors lie where; several missions can share one.
      Welche Sektoren wo liegen; mehrere Missionen können einen teilen.
      Quels secteurs se trouvent où ; plusieurs missions peuvent en partager une.
    events: Event / Events | Ereignis / Ereignisse | Évènement / Évènements
      Recon cards that surprise whoever searches.
      Aufklärungskarten, die alle überraschen, die suchen.
      Des cartes de reconnaissance qui surprennent celui qui fouille.
    discoveries: Discovery / Discoveries | Entdeckung / Entdeckungen | Découverte / Découvertes
      Recon cards that the heroes search for: they bring intel for objectives.
      Aufklärungskarten, nach denen die Helden suchen: sie bringen Informationsmarker für Zielkarten.
      Des cartes de reconnaissance que les héros cherchent : elles donnent des jetons d'objectif.
    objectives: Objective / Objectives | Zielkarte / Zielkarten | Objectif / Objectifs
      What must be done to win.
      Was getan werden muss, um zu gewinnen.
      Ce qu'il faut accomplir pour gagner.
    twists: Twist / Twists | Wendung / Wendungen | Imprévu / Imprévus
      What makes a mission harder as threat rises.
      Was eine Mission erschwert, wenn die Bedrohung steigt.
      Ce qui complique une mission quand la menace monte.
    twistSets: Twist set / Twist sets | Wendungssatz / Wendungssätze | Lot de imprévus / Lots de imprévus
      A named stack of twists that missions draw from.
      Ein benannter Stapel von Wendungen, aus dem Missionen ziehen.
      Une pile nommée de imprévus où piochent les missions.
    missions: Mission / Missions | Mission / Missionen | Mission / Missions
      What a group plays in an evening: map, monsters, cards, and how it is won.
      Was eine Gruppe an einem Abend spielt: Karte, Monster, Karten, und wie man gewinnt.
      Ce qu'un groupe joue en une soirée : plan, monstres, cartes, et comment l'on gagne.
    operations: Operation / Operations | Operation / Operationen | Opération / Opérations
      Missions that follow one another and tell one story.
      Missionen, die aufeinander folgen und eine Geschichte erzählen.
      Des missions qui se suivent et racontent une histoire.
""")

# What else is named: entries of lists, and in situations what is called there by another word.
THINGS = rows("""
    location: location | Ort | lieu
    location of this sector: location of this sector | Ort dieses Sektors | zone de ce secteur
    token: token | Marker | jeton
    recon card: recon card | Aufklärungskarte | carte de reconnaissance
""")
