"""What stands on a blueprint and beside it, in three languages."""

from engine.core.sayings import Sayings

BOARD_WORDS: Sayings = {
    "threat": ("Threat zone", "Bedrohungszone", "Zone de menace"),
    "objective": ("Objective zone", "Zielzone", "Zone d'objectif"),
    "infiltration": ("Infiltration zone", "Infiltrationszone", "Zone d'infiltration"),
    "exfiltration": ("Exfiltration zone", "Exfiltrationszone", "Zone d'exfiltration"),
    "threat cards": (
        "{n} threat card|{n} threat cards",
        "{n} Bedrohungskarte|{n} Bedrohungskarten",
        "{n} carte menace|{n} cartes menace",
    ),
    "objective cards": (
        "{n} objective card|{n} objective cards",
        "{n} Zielkarte|{n} Zielkarten",
        "{n} carte objectif|{n} cartes objectif",
    ),
    "wall": ("wall", "Wand", "mur"),
    "door": ("door", "Tür", "porte"),
    "player": ("player", "Spieler", "joueur"),
    "players": ("players", "Spieler", "joueurs"),
    "with player": ("player", "Spieler", "joueur"),
    "with players": ("players", "Spielern", "joueurs"),
}
