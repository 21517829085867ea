"""What people call the choices, shapes and groups in the forms of Fireteam Zero."""

from collections.abc import Mapping
from typing import Any

from engine.core.word_tables import Words

ICONS: Mapping[str, Mapping[Any, str]] = {
    "terrain": {
        "difficult": "terrain-difficult",
        "elevated": "terrain-elevated",
        "impassable": "terrain-impassable",
        "cover": "terrain-cover",
    },
}
CHOICES: Mapping[str, Mapping[Any, Words]] = {
    "type": {
        "brawl": ("Brawl", "Handgemenge", "Contact"),
        "bullets": ("Bullets", "Beschuss", "Tir"),
        "explosion": ("Explosion", "Explosion", "Explosion"),
    },
    "AttackDice.faces": {
        "brawl": ("Brawl", "Handgemenge", "Contact"),
        "bullets": ("Bullets", "Beschuss", "Tir"),
        "explosion": ("Explosion", "Explosion", "Explosion"),
    },
    "ActivationDie.faces": {
        "blank": ("Blank", "Leer", "Vide"),
        "move": ("Move", "Bewegen", "Déplacement"),
        "special": ("Special", "Spezial", "Spécial"),
    },
    "useLimit": {
        "none": ("As often as you like", "Beliebig oft", "À volonté"),
        "turn": ("Once per turn", "Einmal pro Zug", "Une fois par tour"),
        "round": ("Once per round", "Einmal pro Runde", "Une fois par round"),
        "mission": ("Once per mission", "Einmal pro Mission", "Une fois par mission"),
    },
    "class": {
        "minion": ("Minion", "Lakai", "Suppôt"),
        "elite": ("Elite", "Elitemonster", "Champion"),
        "boss": ("Boss", "Boss", "Avatar"),
    },
    "terrain": {
        "difficult": ("Difficult", "Schwierig", "Difficile"),
        "elevated": ("Elevated", "Erhöht", "Surélevé"),
        "impassable": ("Impassable", "Unpassierbar", "Impraticable"),
        "cover": ("Cover", "Deckung", "Couvert"),
    },
    "disposition": {
        "discard": ("Is discarded", "Wird abgelegt", "Est défaussé"),
        "stay": ("Stays in play", "Bleibt im Spiel", "Reste en jeu"),
        "attach": ("Stays with the hero", "Bleibt beim Helden", "Reste avec le héros"),
    },
    "mood": {
        "help": ("Helps", "Hilft", "Aide"),
        "harm": ("Harms", "Schadet", "Nuit"),
        "choice": ("Asks for a choice", "Verlangt eine Wahl", "Demande un choix"),
    },
    "Discovery.completion": {
        "immediate": ("At once", "Sofort", "Aussitôt"),
        "effect": ("By one of its effects", "Durch einen ihrer Effekte", "Par l'un de ses effets"),
    },
    "restoresCoin": {
        "none": ("Stays as it is", "Bleibt, wie sie ist", "Reste telle quelle"),
        "may": ("May be turned to heads", "Darf auf die Kopfseite gedreht werden", "Peut être remise côté face"),
        "must": ("Is turned to heads", "Wird auf die Kopfseite gedreht", "Est remise côté face"),
    },
    "mode": {
        "none": ("None", "Keine", "Aucune"),
        "fixed": ("These sets", "Diese Sätze", "Ces lots"),
        "choose": ("A number to choose", "Eine Anzahl zur Wahl", "Un nombre au choix"),
    },
    "from": {
        "spawnPool": ("The spawn pool", "Dem Brutvorrat", "La réserve"),
        "reservePool": ("The reserve pool", "Dem Reservevorrat", "La réserve spéciale"),
    },
    "coinStart": {
        "heads": ("Heads", "Kopfseite", "Face"),
        "tails": ("Tails", "Kehrseite", "Pile"),
    },
    "draw": {
        "mandatory": ("Must be done", "Ist Pflicht", "Est obligatoire"),
        "optional": ("May be left out", "Darf entfallen", "Est facultatif"),
    },
    "knockdownAdvancesThreat": {
        "specialistOnly": ("Only those of specialists", "Nur die von Spezialisten", "Seulement ceux des spécialistes"),
        "always": ("Always", "Immer", "Toujours"),
    },
    "RuleOptions.spawnTokens": {
        "random": ("At random", "Zufällig", "Au hasard"),
        "fixed": ("As the mission says", "Wie die Mission sagt", "Comme le dit la mission"),
        "players": ("By the players", "Von den Spielern", "Par les joueurs"),
    },
    "RuleOptions.startPlayer": {
        "random": ("At random", "Zufällig", "Au hasard"),
        "players": ("The players choose", "Die Spieler wählen", "Les joueurs choisissent"),
    },
    "monsterDistance": {
        "path": ("By the way they walk", "Nach dem Weg, den sie gehen", "Selon le chemin parcouru"),
        "range": ("As range is counted", "Wie Reichweite gezählt wird", "Comme on compte la portée"),
    },
    "groupDecision": {
        "startPlayer": ("The start player", "Der Startspieler", "Le premier joueur"),
        "activePlayer": ("The active player", "Der aktive Spieler", "Le joueur actif"),
    },
    "simultaneous": {
        "defeat": ("Counts as lost", "Gilt als verloren", "Compte comme une défaite"),
        "victory": ("Counts as won", "Gilt als gewonnen", "Compte comme une victoire"),
    },
    "failedMission": {
        "replay": ("It is played again", "Sie wird wiederholt", "On la rejoue"),
        "endOperation": ("The operation ends", "Die Operation endet", "L'opération s'arrête"),
        "goOn": ("The operation goes on", "Die Operation geht weiter", "L'opération continue"),
    },
    "lineOfSight": {
        "none": ("Is not needed", "Ist nicht nötig", "N'est pas nécessaire"),
        "impassableBlocks": (
            "Impassable terrain blocks it",
            "Unpassierbares Gelände versperrt sie",
            "Le terrain impraticable la bloque",
        ),
    },
    "spawnAfterBoss": {
        "objectivesRemain": (
            "As long as objectives remain",
            "Solange Zielkarten offen sind",
            "Tant qu'il reste des objectifs",
        ),
        "always": ("Always", "Immer", "Toujours"),
    },
    "freeSearchPerTurn": {
        "unlimited": ("Unlimited", "Unbegrenzt", "Illimitées"),
    },
}

SHAPES = {
    "lower/tacticalResponse": ("Tactical response", "Taktischer Schlag", "Réponse tactique"),
    "lower/reaction": ("Reaction", "Reaktion", "Riposte"),
    "completion/choice": ("At once, or by an effect", "Sofort oder durch einen Effekt", "Aussitôt, ou par un effet"),
    "completion/Condition": ("As soon as …", "Sobald …", "Dès que …"),
    "focusCards/number": ("The same for every role", "Gleich für alle Rollen", "Pareil pour tous les rôles"),
    "focusCards/map": ("By role", "Je Rolle", "Par rôle"),
    "layout/reference": ("A layout of the pack", "Ein Aufbau des Pakets", "Une disposition du paquet"),
    "layout/InlineLayout": ("One of its own", "Ein eigener", "La sienne"),
    "spawnLocations/place": ("Any number", "Beliebige Zahl", "Numéro quelconque"),
    "spawnLocations/SpawnLocation": ("A fixed number", "Feste Zahl", "Numéro fixe"),
    "twists/reference": ("A set", "Ein Satz", "Un lot"),
    "twists/list": ("One by one", "Einzeln", "Une à une"),
    "freeSearchPerTurn/unlimited": ("Unlimited", "Unbegrenzt", "Illimitées"),
    "freeSearchPerTurn/number": ("This many", "So viele", "Ce nombre"),
}

GROUPS = {
    "monsters": ("Monsters", "Monster", "Monstres"),
    "recon": ("Objectives and recon deck", "Ziele und Aufklärungsdeck", "Objectifs et paquet de reconnaissance"),
    "threat": ("Threat and twists", "Bedrohung und Wendungen", "Menace et imprévus"),
    "beginning": ("At the beginning", "Zu Beginn", "Au début"),
    "attack": ("Attack", "Angriff", "Attaque"),
    "lower": ("Lower half", "Untere Hälfte", "Moitié inférieure"),
}
