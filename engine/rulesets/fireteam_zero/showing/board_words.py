"""What stands on a board and beside it, in three languages."""

from engine.core.sayings import Sayings
from engine.rulesets.fireteam_zero.words.lexicon_options import TAG_WORDS

BOARD_WORDS: Sayings = {
    "elevated": ("elevated", "erhöht", "surélevé"),
    "cover": ("cover", "Deckung", "couvert"),
    "difficult": ("difficult", "schwierig", "difficile"),
    "impassable": ("impassable", "unpassierbar", "impraticable"),
    **TAG_WORDS,
    "wall": ("no way through", "kein Durchgang", "pas de passage"),
    "link": ("way between places that do not touch", "Weg zwischen getrennten Orten", "passage entre zones séparées"),
    "spawn": ("Spawn point {n}", "Brutpunkt {n}", "Zone de génération {n}"),
    "entry": ("Entry point", "Startpunkt", "Zone d'intrusion"),
    "exit": ("Exit point", "Auswegpunkt", "Zone d'extraction"),
    "boss": ("Boss marker: {name}", "Bossmarker: {name}", "Marqueur de l'avatar\u00a0: {name}"),
    "intel": ("Intel token", "Informationsmarker", "Jeton d'objectif"),
    "objective": ("Objective {n}: {name}", "Zielkarte {n}: {name}", "Objectif {n}\u00a0: {name}"),
    "action": ("Special action: {name}", "Spezialaktion: {name}", "Action spéciale\u00a0: {name}"),
    "odds": (
        "Where a monster appears: faces of the spawn die, before any place is secured",
        "Wo ein Monster erscheint: Seiten des Brutwürfels, bevor ein Ort gesichert ist",
        "Où un monstre apparaît\u00a0: faces du dé de génération, avant toute zone sécurisée",
    ),
    "hero": ("hero", "Held", "héros"),
    "heroes": ("heroes", "Helden", "héros"),
    "with hero": ("hero", "Helden", "héros"),
    "with heroes": ("heroes", "Helden", "héros"),
}
