"""The nouns of Countdown in English, German and French, as the catalogue fixes them (section 2.1)."""

from engine.core.effects.words.lexicon import Noun

_AREA = ("in", "in", "dans")

NOUNS = {
    # ops and people
    "op": Noun("op", "m Special Op|Special Ops digits", "m agent", is_person=True),
    "team": Noun("team", "n Team|Teams", "f équipe", is_person=True),
    "enemy": Noun("enemy", "m Gegner|Gegner", "m ennemi"),
    "terrorist": Noun("terrorist", "m Terrorist|Terroristen weak", "m terroriste"),
    "top-terrorist": Noun(
        "top terrorist", "m Top-Terrorist|Top-Terroristen weak", "m chef terroriste|chefs terroristes"
    ),
    "civilian": Noun("civilian", "m Zivilist|Zivilisten weak", "m civil", is_person=True),
    "hostage": Noun("hostage", "f Geisel|Geiseln", "m otage", is_person=True),
    "attacker": Noun("attacker", "m Angreifer|Angreifer", "m attaquant", is_person=True),
    # cards
    "card": Noun("card", "f Karte|Karten", "f carte"),
    "bomb": Noun("bomb", "f Bombe|Bomben", "f bombe"),
    "trap": Noun("booby trap", "f Sprengfalle|Sprengfallen", "m piège explosif|pièges explosifs"),
    "decoy": Noun("decoy", "f Attrappe|Attrappen", "m leurre"),
    # places
    "zone": Noun("zone", "f Zone|Zonen", "f zone", at=_AREA, to=("to", "zu", "vers")),
    "threat-zone": Noun(
        "threat zone", "f Bedrohungszone|Bedrohungszonen", "f zone de menace|zones de menace", at=_AREA
    ),
    "objective-zone": Noun("objective zone", "f Zielzone|Zielzonen", "f zone d'objectif|zones d'objectif", at=_AREA),
    "infiltration-zone": Noun(
        "infiltration zone",
        "f Infiltrationszone|Infiltrationszonen",
        "f zone d'infiltration|zones d'infiltration",
        at=_AREA,
    ),
    "exfiltration-zone": Noun(
        "exfiltration zone",
        "f Exfiltrationszone|Exfiltrationszonen",
        "f zone d'exfiltration|zones d'exfiltration",
        at=_AREA,
    ),
    # what ops and enemies have
    "health": Noun("health|health", "f Gesundheit|Gesundheit digits", "m point de santé|points de santé"),
    "energy": Noun("energy|energy", "f Energie|Energie digits", "m point d'énergie|points d'énergie"),
    "heart": Noun("heart", "n Herz|Herzen digits", "m cœur"),
    "aim-xp": Noun(
        "aim XP|aim XP", "m Zielerfahrungspunkt|Zielerfahrungspunkte digits", "m point de visée|points de visée"
    ),
    "special-xp": Noun(
        "special XP|special XP",
        "m Spezialerfahrungspunkt|Spezialerfahrungspunkte digits",
        "m point de capacité|points de capacité",
    ),
    "point": Noun("point", "m Missionspunkt|Missionspunkte digits", "m point de mission|points de mission"),
    "aim-skill": Noun("aim skill", "f Zielfertigkeit|Zielfertigkeiten", "f visée"),
    "attack-value": Noun("attack value", "m Angriffswert|Angriffswerte", "f valeur d'attaque|valeurs d'attaque"),
    "defence": Noun("defence", "m Verteidigungswert|Verteidigungswerte", "f défense"),
    "attack-total": Noun("attack total", "f Angriffssumme|Angriffssummen", "m total d'attaque|totaux d'attaque"),
    "number-of-op": Noun("op number", "f Nummer|Nummern", "m numéro"),
    "ability-level": Noun("ability level", "f Fähigkeitsstufe|Fähigkeitsstufen", "m niveau de capacité|niveaux"),
    # the mission
    "time": Noun("time", "n Mal|Mal digits", "f fois"),
    "die": Noun("die|dice", "m Würfel|Würfel", "m dé"),
    "roll": Noun("roll", "m Wurf|Würfe", "m jet"),
    "field": Noun("field", "n Feld|Felder", "f case"),
    "mission-level": Noun("threat level", "f Bedrohungsstufe|Bedrohungsstufen", "m niveau de menace|niveaux de menace"),
    "mission-score": Noun(
        "mission score", "f Missionswertung|Missionswertungen", "m score de mission|scores de mission"
    ),
    "time-left": Noun("time marker's field", "f Zeit auf der Zeitleiste|Zeiten", "m temps restant|temps restants"),
    "round-number": Noun("round number", "f Rundenzahl|Rundenzahlen", "m numéro de la manche|numéros de la manche"),
}
