"""The words of Fireteam Zero in English, German and French, as the catalogue fixes them."""

from engine.core.effects.words.core_words import CORE_LEXICON
from engine.core.effects.words.lexicon import Adjective, Lexicon, Noun, Words

_AREA = ("in", "in", "dans")
_POINT = ("at", "an", "dans")

NOUNS = {
    # figures and people
    "hero": Noun("hero|heroes", "m Held|Helden weak", "m héros", is_person=True),
    "ally": Noun("ally", "m ~Verbündet", "m allié", is_person=True),
    "player": Noun("player", "m Spieler|Spieler", "m joueur", is_person=True),
    "searcher": Noun("searcher", "m Sucher|Sucher", "m fouilleur", is_person=True),
    "attacker": Noun("attacker", "m Angreifer|Angreifer", "m attaquant"),
    "specialist": Noun("specialist", "m Spezialist|Spezialisten weak", "m spécialiste", is_person=True),
    "monster": Noun("monster", "n Monster|Monster", "m monstre"),
    "minion": Noun("minion", "m Lakai|Lakaien weak", "m suppôt"),
    "elite": Noun("elite", "n Elitemonster|Elitemonster", "m champion"),
    "boss": Noun("boss|bosses", "m Boss|Bosse", "m avatar"),
    # places
    "location": Noun("location", "m Ort|Orte", "f zone", at=("in", "an", "dans")),
    "sector": Noun("sector", "m Sektor|Sektoren", "m secteur", at=_AREA),
    "entry-point": Noun("entry point", "m Startpunkt|Startpunkte", "f zone d'intrusion|zones d'intrusion", at=_POINT),
    "exit-point": Noun("exit point", "m Auswegpunkt|Auswegpunkte", "f zone d'extraction|zones d'extraction", at=_POINT),
    "spawn-point": Noun("spawn point", "m Brutpunkt|Brutpunkte", "f zone de génération|zones de génération", at=_POINT),
    "boss-marker": Noun(
        "boss marker", "m Bossmarker|Bossmarker", "m marqueur de l'avatar|marqueurs de l'avatar", at=("at", "an", "à")
    ),
    "spawn-pool": Noun("spawn pool", "m Brutvorrat|Brutvorräte", "f réserve", at=_AREA),
    "reserve-pool": Noun(
        "reserve pool", "m Reservevorrat|Reservevorräte", "f réserve spéciale|réserves spéciales", at=_AREA
    ),
    # cards, tokens, dice
    "card": Noun("card", "f Karte|Karten", "f carte"),
    "hand": Noun("hand", "f Hand|Hände", "f main"),
    "discard-pile": Noun("discard pile", "m Ablagestapel|Ablagestapel", "f défausse"),
    "action-deck": Noun("action deck", "n Aktionsdeck|Aktionsdecks", "m paquet d'action|paquets d'action"),
    "recon-deck": Noun(
        "recon deck", "n Aufklärungsdeck|Aufklärungsdecks", "m paquet de reconnaissance|paquets de reconnaissance"
    ),
    "twist-deck": Noun("twist deck", "n Wendungsdeck|Wendungsdecks", "m paquet d'imprévu|paquets d'imprévu"),
    "twist-card": Noun("twist card", "f Wendungskarte|Wendungskarten", "f carte imprévu|cartes imprévu"),
    "twist": Noun("twist", "f Wendung|Wendungen", "m imprévu"),
    "objective": Noun("objective", "f Zielkarte|Zielkarten", "m objectif"),
    "intel-token": Noun(
        "intel token", "m Informationsmarker|Informationsmarker", "m jeton d'objectif|jetons d'objectif"
    ),
    "power-token": Noun("power token", "m Macht-Marker|Macht-Marker", "m jeton de pouvoir|jetons de pouvoir"),
    "spawn-token": Noun("spawn token", "m Brut-Marker|Brut-Marker", "m jeton de génération|jetons de génération"),
    "threat-marker": Noun("threat marker", "m Bedrohungsmarker|Bedrohungsmarker", "m jeton de menace|jetons de menace"),
    "coin": Noun("lucky coin", "f Glücksmünze|Glücksmünzen", "f pièce du destin|pièces du destin"),
    "space": Noun("space", "n Feld|Felder", "f case"),
    "die": Noun("die|dice", "m Würfel|Würfel", "m dé"),
    "attack-die": Noun("attack die|attack dice", "m Angriffswürfel|Angriffswürfel", "m dé d'attaque|dés d'attaque"),
    "activation-die": Noun(
        "activation die|activation dice",
        "m Aktivierungswürfel|Aktivierungswürfel",
        "m dé d'activation|dés d'activation",
    ),
    # what figures have and do
    "speed": Noun("speed", "f Geschwindigkeit|Geschwindigkeiten", "f vitesse"),
    "full-hand": Noun("full hand", "f volle Hand|vollen Hände", "f taille de main|tailles de main"),
    "resistance": Noun("resistance", "m Widerstand|Widerstände", "f résistance"),
    "range": Noun("range|range", "f Reichweite|Reichweite digits", "m point de portée|points de portée"),
    "attack": Noun("attack", "m Angriff|Angriffe", "f attaque"),
    "movement": Noun("movement", "f Bewegung|Bewegungen", "m déplacement"),
    "hit": Noun("hit", "m Treffer|Treffer", "m succès"),
    "bonus-hit": Noun("bonus hit", "m Bonustreffer|Bonustreffer", "m succès bonus|succès bonus"),
    "damage": Noun("damage|damage", "m Schaden|Schaden digits", "m dégât"),
    "action": Noun("action", "f Aktion|Aktionen", "f action"),
    "mission": Noun("mission", "f Mission|Missionen", "f mission"),
    "turn": Noun("turn", "m Zug|Züge", "m tour"),
    "time": Noun("time", "n Mal|Mal digits", "f fois"),
    "round-number": Noun("round number", "f Rundenzahl|Rundenzahlen", "m numéro du round|numéros du round"),
    "threat-space": Noun(
        "number of the threat marker's space",
        "f Feldnummer des Bedrohungsmarkers|Feldnummern",
        "m numéro de case du jeton de menace|numéros",
    ),
}

ADJECTIVES = {
    "adjacent": Adjective("adjacent", "angrenzend", "adjacent"),
    "additional": Adjective("additional", "zusätzlich", "supplémentaire"),
    "unblockable": Adjective("unblockable", "nicht blockbar", "inéluctable"),
    "linked": Adjective("linked", "zugehörig", "lié"),
    "active": Adjective("active", "aktiv", "actif|active"),
    "knocked-down": Adjective(
        "knocked-down", "niedergeschlagen", "mis au tapis|mise au tapis|mis au tapis|mises au tapis"
    ),
    "searched": Adjective("searched", "durchsucht", "fouillé"),
    "unsearched": Adjective("unsearched", "noch nicht durchsucht", "non fouillé"),
    "nearest": Adjective("nearest", "nächst", "le plus proche|la plus proche|les plus proches|les plus proches"),
    "farthest": Adjective(
        "farthest", "entferntest", "le plus éloigné|la plus éloignée|les plus éloignés|les plus éloignées"
    ),
}

# Who a trigger waits for, and what is counted: phrases rather than words.
PHRASES: dict[str, str] = {
    "who.any": "{a figure}",
    "who.you": "{you}",
    "who.ally": "{a ally}",
    "who.hero": "{a hero}",
    "who.self": "{self}",
    "who.monster": "{a monster}",
    "who.minion": "{a minion}",
    "who.elite": "{a elite}",
    "who.boss": "{a boss}",
    "what.activeHeroes": "{a active hero}",
    "what.heroes": "{a hero}",
    "what.monsters": "{a monster}",
    "what.minions": "{a minion}",
    "what.elites": "{a elite}",
    "what.specialists": "{a specialist}",
    "what.figures": "{a figure}",
}

OPTIONS: dict[str, Words | Noun | str] = {
    **PHRASES,
    "type.brawl": ("Brawl", "Handgemenge", "contact"),
    "type.bullets": ("Bullets", "Beschuss", "tir"),
    "type.explosion": ("Explosion", "Explosion", "explosion"),
    "with.brawl": ("with Brawl", "mit Handgemenge", "de contact"),
    "with.bullets": ("with Bullets", "mit Beschuss", "de tir"),
    "with.explosion": ("with Explosion", "mit Explosion", "d'explosion"),
    "of.brawl": ("of Brawl", "mit Handgemenge", "de contact"),
    "of.bullets": ("of Bullets", "mit Beschuss", "de tir"),
    "of.explosion": ("of Explosion", "mit Explosion", "d'explosion"),
    "class.minion": NOUNS["minion"],
    "class.elite": NOUNS["elite"],
    "class.boss": NOUNS["boss"],
    "class.any": NOUNS["monster"],
    "result.hit": ("with at least 1 hit", "mit mindestens einem Treffer", "avec au moins 1 succès"),
    "result.miss": ("without a hit", "ohne Treffer", "sans aucun succès"),
    "how.setup": ("at setup", "beim Spielaufbau", "lors de la mise en place"),
    "how.spawnStep": ("in the spawn step", "im Brutschritt", "à l'étape de génération"),
    "how.ambush": ("in an ambush", "bei einem Hinterhalt", "lors d'une embuscade"),
    "how.effect": ("through an effect", "durch einen Effekt", "par un effet"),
    "unit.round": Noun("round", "f Runde|Runden", "m round"),
    "unit.tacticsPhase": Noun("tactics phase", "f Taktikphase|Taktikphasen", "f phase tactique|phases tactiques"),
    "unit.heroPhase": Noun("hero phase", "f Heldenphase|Heldenphasen", "f phase des héros|phases des héros"),
    "unit.threatPhase": Noun(
        "threat phase", "f Bedrohungsphase|Bedrohungsphasen", "f phase de menace|phases de menace"
    ),
    "unit.turn": NOUNS["turn"],
    "side.heads": ("to heads", "auf die Kopfseite", "côté face"),
    "side.tails": ("to tails", "auf die Kehrseite", "côté pile"),
    "shown.heads": ("heads", "die Kopfseite", "le côté face"),
    "shown.tails": ("tails", "die Kehrseite", "le côté pile"),
    "cause.hit": ("for a hit", "für einen Treffer", "pour un succès"),
    "cause.effect": ("because of an effect", "wegen eines Effekts", "à cause d'un effet"),
    "cause.cost": ("as a cost", "als Kosten", "pour payer un coût"),
    "terrain.difficult": ("difficult terrain", "schwieriges Gelände", "le terrain difficile"),
    "terrain.elevated": ("elevated terrain", "erhöhtes Gelände", "le terrain surélevé"),
    "terrain.impassable": ("impassable terrain", "unpassierbares Gelände", "le terrain impraticable"),
    "terrain.cover": ("cover terrain", "Deckung", "le couvert"),
    "noterrain.difficult": ("no difficult terrain", "kein schwieriges Gelände", "sans terrain difficile"),
    "noterrain.elevated": ("no elevated terrain", "kein erhöhtes Gelände", "sans terrain surélevé"),
    "noterrain.impassable": ("no impassable terrain", "kein unpassierbares Gelände", "sans terrain impraticable"),
    "noterrain.cover": ("no cover terrain", "keine Deckung", "sans couvert"),
    "withterrain.difficult": ("with difficult terrain", "mit schwierigem Gelände", "en terrain difficile"),
    "withterrain.elevated": ("with elevated terrain", "mit erhöhtem Gelände", "en terrain surélevé"),
    "withterrain.impassable": ("with impassable terrain", "mit unpassierbarem Gelände", "en terrain impraticable"),
    "withterrain.cover": ("with cover terrain", "mit Deckung", "à couvert"),
    "state.hidden": ("hidden", "verdeckt", "caché"),
    "state.open": ("open", "offen", "en cours"),
    "state.completed": ("completed", "erfüllt", "accompli"),
    "pool.spawnPool": NOUNS["spawn-pool"],
    "pool.reservePool": NOUNS["reserve-pool"],
    "deck.action": NOUNS["action-deck"],
    "deck.recon": NOUNS["recon-deck"],
    "deck.twist": NOUNS["twist-deck"],
    "symbol.blank": ("a blank side", "eine leere Seite", "une face vide"),
    "symbol.move": ("the move symbol", "das Bewegungssymbol", "le symbole de déplacement"),
    "symbol.special": ("the special symbol", "das Spezialsymbol", "le symbole spécial"),
    "which.any": ("an action", "eine Aktion", "une action"),
    "which.attack": ("an attack action", "eine Angriffsaktion", "une action d'attaque"),
    "which.search": ("a search action", "eine Durchsuchen-Aktion", "une fouille"),
    "which.special": ("a special action", "eine besondere Aktion", "une action spéciale"),
    "action.attack": ("attack", "eine Angriffsaktion", "une action d'attaque"),
    "action.search": ("search", "eine Durchsuchen-Aktion", "une fouille"),
    "action.special": ("perform a special action", "eine besondere Aktion", "une action spéciale"),
    "forbidden.move": ("move", "keine Bewegung", "aucun déplacement"),
    "forbidden.act": ("perform actions", "keine Aktionen", "aucune action"),
    "forbidden.attack": ("attack", "keine Angriffe", "aucune attaque"),
    "forbidden.search": ("search", "keine Durchsuchen-Aktionen", "aucune fouille"),
    "forbidden.react": ("play reactions", "keine Reaktionen", "aucune riposte"),
    "forbidden.flee": ("flee", "keine Flucht", "aucune fuite"),
    "allowed.move": ("move", "eine Bewegung", "un déplacement"),
    "allowed.act": ("perform actions", "Aktionen", "des actions"),
    "allowed.attack": ("attack", "Angriffe", "des attaques"),
    "allowed.search": ("search", "Durchsuchen-Aktionen", "des fouilles"),
    "allowed.react": ("play reactions", "Reaktionen", "des ripostes"),
    "allowed.flee": ("flee", "eine Flucht", "une fuite"),
    "part.tacticsPhase": Noun("tactics phase", "f Taktikphase|Taktikphasen", "f phase tactique|phases tactiques"),
    "part.heroPhase": Noun("hero phase", "f Heldenphase|Heldenphasen", "f phase des héros|phases des héros"),
    "part.threatPhase": Noun(
        "threat phase", "f Bedrohungsphase|Bedrohungsphasen", "f phase de menace|phases de menace"
    ),
    "part.tacticalResponse": Noun(
        "tactical response", "m Taktische Schlag|Taktische Schläge", "f réponse tactique|réponses tactiques"
    ),
    "part.draw": Noun("draw", "n Ziehen von Karten|Ziehen", "f pioche"),
    "part.turn": NOUNS["turn"],
    "part.threat": Noun(
        "advance of the threat marker",
        "n Vorrücken des Bedrohungsmarkers|Vorrücken",
        "f avance du jeton de menace|avances",
    ),
    "part.activation": Noun(
        "activation of the monsters", "f Aktivierung der Monster|Aktivierungen", "f activation des monstres|activations"
    ),
    "part.spawn": Noun("spawn step", "m Brutschritt|Brutschritte", "f étape de génération|étapes de génération"),
    "what.monsterMovement": NOUNS["movement"],
    "what.monsterAttack": NOUNS["attack"],
    "what.threatAdvance": Noun(
        "advance of the threat marker",
        "n Vorrücken des Bedrohungsmarkers|Vorrücken",
        "f avance du jeton de menace|avances",
    ),
    "what.draw": Noun("draw", "n Ziehen von Karten|Ziehen", "f pioche"),
    "what.search": Noun("search", "f Durchsuchen-Aktion|Durchsuchen-Aktionen", "f fouille"),
    "what.spawnStep": Noun("spawn step", "m Brutschritt|Brutschritte", "f étape de génération|étapes de génération"),
    "die.spawn": ("the spawn die", "den Brutwürfel", "le dé de génération"),
    "die.activation": ("the activation die", "den Aktivierungswürfel", "le dé d'activation"),
    "die.attack": ("an attack die", "einen Angriffswürfel", "un dé d'attaque"),
}

RECORDS = {
    "token": Noun("{} token", "m {}-Marker|{}-Marker", "m jeton {}|jetons {}"),
    "monster kind": Noun(
        "{}|{} figures",
        "n Monster der Art „{}“|Monster der Art „{}“",
        "m monstre de type « {} »|monstres de type « {} »",
    ),
    "monster family": Noun(
        "monster of the family {}|monsters of the family {}",
        "n Monster der Familie {}|Monster der Familie {}",
        "m monstre de la famille {}|monstres de la famille {}",
    ),
    "role": Noun(
        "{} hero|{} heroes",
        "m Held der Rolle {}|Helden der Rolle {} weak",
        "m héros de rôle {}|héros de rôle {}",
        is_person=True,
    ),
    "objective": Noun(
        "objective “{}”|objectives “{}”", "f Zielkarte „{}“|Zielkarten „{}“", "m objectif « {} »|objectifs « {} »"
    ),
    "discovery": Noun(
        "discovery “{}”|discoveries “{}”",
        "f Entdeckungskarte „{}“|Entdeckungskarten „{}“",
        "f carte découverte « {} »|cartes découverte « {} »",
    ),
    "specialist": Noun("{}", "m {}|{}", "m {}|{}", is_person=True, is_name=True),
    "hero": Noun("{}", "m {}|{}", "m {}|{}", is_person=True, is_name=True),
    "location": Noun("{}|{}", "m Ort {}|Orte {}", "f zone {}|zones {}", at=("at", "an", "dans")),
}

LEXICON = Lexicon(
    nouns=NOUNS,
    adjectives=ADJECTIVES,
    options=OPTIONS,
    records=RECORDS,
    known={"token/intel": NOUNS["intel-token"]},
    same={"bearer": ("self", "searcher"), "target": ("attackTarget",)},
    parent=CORE_LEXICON,
)
