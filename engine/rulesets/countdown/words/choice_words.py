"""What people call the choices, shapes and groups in the forms of Countdown."""

from collections.abc import Mapping
from typing import Any

from engine.core.word_tables import Words

CHOICES: Mapping[str, Mapping[Any, Words]] = {
    "Op.special": {
        "none": ("None", "Keine", "Aucune"),
        "grenade": ("Grenade", "Granate", "Grenade"),
        "stealth": ("Stealth", "Schleichen", "Discrétion"),
        "sniper": ("Sniper", "Scharfschütze", "Tireur d'élite"),
        "intel": ("Intelligence", "Aufklärung", "Renseignement"),
        "defuse": ("Defusing", "Entschärfen", "Déminage"),
        "heal": ("Healing", "Heilen", "Soins"),
    },
    "specials": {
        "sniper": ("Sniper", "Scharfschütze", "Tireur d'élite"),
        "bazooka": ("Bazooka", "Panzerfaust", "Bazooka"),
        "firstStrike": ("First strike", "Erstschlag", "Première frappe"),
        "reinforceBefore": (
            "Additional terrorist before the fight",
            "Zusätzlicher Terrorist vor dem Gefecht",
            "Terroriste supplémentaire avant la fusillade",
        ),
        "reinforceAfter": (
            "Additional terrorist after the fight",
            "Zusätzlicher Terrorist nach dem Gefecht",
            "Terroriste supplémentaire après la fusillade",
        ),
        "oneShot": ("One Shot", "Nur ein Schuss", "Tir unique"),
    },
    "stack": {
        "bombs": ("Bombs", "Bomben", "Bombes"),
        "hostages": ("Hostages", "Geiseln", "Otages"),
        "topTerrorists": ("Top terrorists", "Top-Terroristen", "Chefs terroristes"),
    },
    "objective": {
        "bombs": ("Bombs", "Bomben", "Bombes"),
        "hostages": ("Hostages", "Geiseln", "Otages"),
        "topTerrorists": ("Top terrorists", "Top-Terroristen", "Chefs terroristes"),
    },
    "freeObjective": {
        "bombs": ("Bombs", "Bomben", "Bombes"),
        "hostages": ("Hostages", "Geiseln", "Otages"),
        "topTerrorists": ("Top terrorists", "Top-Terroristen", "Chefs terroristes"),
    },
    "colour": {
        "green": ("Green", "Grün", "Vert"),
        "orange": ("Orange", "Orange", "Orange"),
        "red": ("Red", "Rot", "Rouge"),
    },
    "CampaignMission.location": {
        "random": ("Drawn at random", "Zufällig gezogen", "Tiré au hasard"),
    },
    "timing": {
        "anyTime": ("At any time", "Jederzeit", "À tout moment"),
        "beforeAttackRoll": ("Before an attack roll", "Vor einem Angriffswurf", "Avant un jet d'attaque"),
        "beforeEnemyAttack": ("Before an enemy attacks", "Bevor ein Gegner angreift", "Avant l'attaque d'un ennemi"),
        "missionStart": ("When the mission starts", "Zu Beginn der Mission", "Au début de la mission"),
    },
    "duration": {
        "instant": ("At once, and is over", "Sofort, dann vorbei", "Sur le coup, puis c'est fini"),
        "oneAttack": ("For one attack", "Für einen Angriff", "Pour une attaque"),
        "endOfRound": ("Until the end of the round", "Bis zum Ende der Runde", "Jusqu'à la fin de la manche"),
        "mission": ("For the whole mission", "Für die ganze Mission", "Pour toute la mission"),
    },
    "givesXp": {
        "normal": ("As usual", "Wie üblich", "Comme d'habitude"),
        "none": ("None", "Keine", "Aucune"),
        "fixedOne": ("Only 1", "Nur 1", "Un seul point"),
    },
    "knownTrapOnEntry": {
        "dormant": ("Does nothing", "Bleibt still", "Ne fait rien"),
        "explodesUnlessDefused": (
            "Explodes unless defused",
            "Explodiert, wenn nicht entschärft",
            "Explose si elle n'est pas désamorcée",
        ),
    },
    "endCheck": {
        "endOfPhase3": ("At the end of phase 3", "Am Ende von Phase 3", "À la fin de la phase 3"),
        "immediate": ("At once", "Sofort", "Aussitôt"),
    },
    "gameOverOutcome": {
        "fail": ("The mission fails", "Die Mission misslingt", "La mission échoue"),
        "score": ("It is scored", "Es wird gewertet", "On compte les points"),
    },
    "groupTieBreak": {
        "leadPlayer": ("The lead player decides", "Der Anführer entscheidet", "Le meneur décide"),
        "unanimous": ("All must agree", "Alle müssen zustimmen", "Tous doivent être d'accord"),
    },
    "traitorDeal": {
        "random": ("At random", "Zufällig", "Au hasard"),
        "exactlyTwo": ("Exactly two", "Genau zwei", "Exactement deux"),
    },
}

SHAPES = {
    "special/choice": ("A known ability", "Eine bekannte Fähigkeit", "Une capacité connue"),
    "special/list": ("One of your own", "Eine eigene", "La vôtre"),
    "zones/threat": ("Threat zone (grey)", "Bedrohungszone (grau)", "Zone de menace (grise)"),
    "zones/objective": ("Objective zone (red)", "Zielzone (rot)", "Zone d'objectif (rouge)"),
    "zones/infiltration": ("Infiltration zone (yellow)", "Infiltrationszone (gelb)", "Zone d'infiltration (jaune)"),
    "zones/exfiltration": ("Exfiltration zone (green)", "Exfiltrationszone (grün)", "Zone d'exfiltration (verte)"),
    "terrorist": ("Terrorist", "Terrorist", "Terroriste"),
    "civilian": ("Civilian", "Zivilist", "Civil"),
    "boobyTrap": ("Booby trap", "Sprengfalle", "Piège explosif"),
    "bomb": ("Bomb", "Bombe", "Bombe"),
    "decoy": ("Decoy", "Attrappe", "Leurre"),
    "hostage": ("Hostage", "Geisel", "Otage"),
    "topTerrorist": ("Top terrorist", "Top-Terrorist", "Chef terroriste"),
    "location/reference": ("This location", "Dieser Schauplatz", "Ce lieu"),
    "location/random": ("Drawn at random", "Zufällig gezogen", "Tiré au hasard"),
}

GROUPS = {
    "scales": ("Health and energy", "Gesundheit und Energie", "Santé et énergie"),
    "skill": ("Skill", "Können", "Compétence"),
    "points": ("Points", "Punkte", "Points"),
}
