"""The nouns of Fireteam Zero in English, German and French, as the catalogue fixes them."""

from engine.core.effects.words.lexicon import Noun

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
    "action-card": Noun("action card", "f Aktionskarte|Aktionskarten", "f carte action|cartes action"),
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
    "spawn-die": Noun("spawn die|spawn dice", "m Brutwürfel|Brutwürfel", "m dé de génération|dés de génération"),
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
