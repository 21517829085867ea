"""The labels on cards, in English, German and French."""

from collections.abc import Sequence

LABELS: dict[str, dict[str, str]] = {
    "op": {
        "en": "Op {number} · {alias} · health {health} · energy {energy}",
        "de": "Special Op {number} · {alias} · Gesundheit {health} · Energie {energy}",
        "fr": "Agent {number} · {alias} · santé {health} · énergie {energy}",
    },
    "aim": {
        "en": "Aim skill: {steps}",
        "de": "Zielfertigkeit: {steps}",
        "fr": "Visée\u00a0: {steps}",
    },
    "aim step": {"en": "{skill} at {xp} XP", "de": "{skill} ab {xp} EP", "fr": "{skill} dès {xp} PE"},
    "ability": {"en": "Special ability", "de": "Spezialfähigkeit", "fr": "Capacité spéciale"},
    "none": {
        "en": "This op has no special ability.",
        "de": "Dieser Special Op hat keine Spezialfähigkeit.",
        "fr": "Cet agent n'a pas de capacité spéciale.",
    },
    "grenade": {
        "en": "Throws a grenade into an adjacent zone without ops for 1 energy: 1 to 3 dice plus 1.",
        "de": "Wirft für 1 Energie eine Granate in eine angrenzende Zone ohne Special Ops: 1 bis 3 Würfel plus 1.",
        "fr": "Lance pour 1 énergie une grenade dans une zone adjacente sans agent\u00a0: 1 à 3 dés plus 1.",
    },
    "stealth": {
        "en": "Moves further for 1 energy per zone and takes 1 to 3 ops along.",
        "de": "Zieht für 1 Energie pro Zone weiter und nimmt 1 bis 3 Special Ops mit.",
        "fr": "Avance plus loin pour 1 énergie par zone et emmène 1 à 3 agents.",
    },
    "sniper": {
        "en": "Attacks 1 to 3 revealed enemies in adjacent zones for 1 energy.",
        "de": "Greift für 1 Energie 1 bis 3 aufgedeckte Gegner in angrenzenden Zonen an.",
        "fr": "Attaque pour 1 énergie 1 à 3 ennemis révélés dans des zones adjacentes.",
    },
    "intel": {
        "en": "Turns up 1 to 3 cards in adjacent zones for 1 energy.",
        "de": "Deckt für 1 Energie 1 bis 3 Karten in angrenzenden Zonen auf.",
        "fr": "Retourne pour 1 énergie 1 à 3 cartes dans des zones adjacentes.",
    },
    "defuse": {
        "en": "Defuses bombs and revealed booby traps in its zone.",
        "de": "Entschärft Bomben und aufgedeckte Sprengfallen in seiner Zone.",
        "fr": "Désamorce les bombes et les pièges révélés de sa zone.",
    },
    "heal": {
        "en": "Heals 1 to 3 other ops in its zone for 2 energy, or gives each of them 1 energy for 1.",
        "de": "Heilt für 2 Energie 1 bis 3 andere Special Ops seiner Zone oder gibt jedem von ihnen für 1 Energie 1.",
        "fr": "Soigne pour 2 énergies 1 à 3 autres agents de sa zone, ou leur donne 1 énergie à chacun pour 1.",
    },
    "terrorist": {
        "en": "Terrorist {number} · attack {attack} · defence {defence}",
        "de": "Terrorist {number} · Angriff {attack} · Verteidigung {defence}",
        "fr": "Terroriste {number} · attaque {attack} · défense {defence}",
    },
    "topTerrorist": {
        "en": "Top terrorist {number} · attack {attack} · defence {defence} · eliminated {success} · escapes {fail}",
        "de": "Top-Terrorist {number} · Angriff {attack} · Verteidigung {defence} · ausgeschaltet {success} · "
        "entkommt {fail}",
        "fr": "Chef terroriste {number} · attaque {attack} · défense {defence} · éliminé {success} · s'échappe {fail}",
    },
    "civilian": {"en": "Civilian · killed {fail}", "de": "Zivilist · getötet {fail}", "fr": "Civil · tué {fail}"},
    "boobyTrap": {
        "en": "Booby trap · hearts {hearts}",
        "de": "Sprengfalle · Herzen {hearts}",
        "fr": "Piège explosif · cœurs {hearts}",
    },
    "bomb": {
        "en": "Bomb · complexity {complexity} · defused {success} · explodes {fail} · XP {xp}",
        "de": "Bombe · Komplexität {complexity} · entschärft {success} · explodiert {fail} · EP {xp}",
        "fr": "Bombe · complexité {complexity} · désamorcée {success} · explose {fail} · PE {xp}",
    },
    "decoy": {
        "en": "Decoy · discarded when revealed",
        "de": "Attrappe · wird beim Aufdecken abgelegt",
        "fr": "Leurre · défaussé dès qu'il est révélé",
    },
    "hostage": {
        "en": "Hostage · rescued {success} · lost {fail}",
        "de": "Geisel · gerettet {success} · verloren {fail}",
        "fr": "Otage · sauvé {success} · perdu {fail}",
    },
    "level": {"en": "Level {level}", "de": "Stufe {level}", "fr": "Niveau {level}"},
    "star": {"en": "Bonus XP {xp}", "de": "Bonus-EP {xp}", "fr": "PE bonus {xp}"},
    "heart": {"en": "Reward: 1 health", "de": "Belohnung: 1 Gesundheit", "fr": "Récompense\u00a0: 1 santé"},
    "blocked": {"en": "Blocked", "de": "Blockiert", "fr": "Bloqué"},
    "carried trap": {
        "en": "Carries a booby trap · hearts {hearts}",
        "de": "Trägt eine Sprengfalle · Herzen {hearts}",
        "fr": "Porte un piège explosif · cœurs {hearts}",
    },
    "special sniper": {"en": "Sniper", "de": "Scharfschütze", "fr": "Tireur d'élite"},
    "special bazooka": {"en": "Bazooka", "de": "Panzerfaust", "fr": "Bazooka"},
    "special firstStrike": {"en": "First strike", "de": "Erstschlag", "fr": "Première frappe"},
    "special reinforceBefore": {
        "en": "Additional terrorist before the fight",
        "de": "Zusätzlicher Terrorist vor dem Gefecht",
        "fr": "Terroriste supplémentaire avant la fusillade",
    },
    "special reinforceAfter": {
        "en": "Additional terrorist after the fight",
        "de": "Zusätzlicher Terrorist nach dem Gefecht",
        "fr": "Terroriste supplémentaire après la fusillade",
    },
    "special oneShot": {"en": "One Shot", "de": "One Shot", "fr": "One Shot"},
    "anyTime": {"en": "At any time", "de": "Jederzeit", "fr": "À tout moment"},
    "xp none": {
        "en": "This gives no XP.",
        "de": "Dafür gibt es keine Erfahrungspunkte.",
        "fr": "Cela ne donne aucun point d'expérience.",
    },
    "xp fixedOne": {
        "en": "This gives only 1 XP.",
        "de": "Dafür gibt es nur 1 Erfahrungspunkt.",
        "fr": "Cela ne donne qu'un point d'expérience.",
    },
}


def values(written: int | Sequence[int], is_score: bool = False) -> str:
    """One value, or those of levels 1, 2 and 3 where they differ; points with their sign."""
    found = [written] if isinstance(written, int) else list(dict.fromkeys(written))
    shown = list(written) if not isinstance(written, int) and len(found) > 1 else found
    return " / ".join(_signed(value) if is_score else str(value) for value in shown)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")
