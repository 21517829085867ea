"""What people call the things of a play-test's report."""

from collections import Counter
from typing import Any

from engine.core.content import text_in
from engine.rulesets.countdown.codes import EXFILTRATION, INFILTRATION, OBJECTIVE_ZONE
from engine.rulesets.countdown.report.names import board_id, bullet_id, place_ids
from engine.rulesets.countdown.scenario import Board, Scenario

_ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
_COLLECTIONS = {  # where the records of a group lie in the document
    "threatCards": "threatCards",
    "objectiveCards": "objectiveCards",
    "objectives": "objectiveCards",
    "supportCards": "supportCards",
    "bulletCards": "bulletControlCards",
    "ops": "ops",
}
_UNLISTED = ("zones",)  # nobody has to enter every zone

_WORDS: dict[str, dict[str, dict[str, str]]] = {
    "headings": {
        "threatCards": {"en": "Threat cards", "de": "Bedrohungskarten", "fr": "Cartes menace"},
        "objectiveCards": {"en": "Objective cards", "de": "Zielkarten", "fr": "Cartes objectif"},
        "supportCards": {"en": "Support cards", "de": "Unterstützungskarten", "fr": "Cartes de soutien"},
        "bulletCards": {"en": "Bullet control", "de": "Geschosskontrolle", "fr": "Contrôle de tir"},
        "zones": {"en": "Zones", "de": "Zonen", "fr": "Zones"},
        "objectives": {
            "en": "Objective cards completed",
            "de": "Erfüllte Zielkarten",
            "fr": "Cartes objectif accomplies",
        },
        "objectiveKinds": {
            "en": "Objectives completed, by kind",
            "de": "Erfüllte Ziele nach Art",
            "fr": "Objectifs accomplis par type",
        },
        "securedBonus": {
            "en": "Bonus for secured zones",
            "de": "Bonus für gesicherte Zonen",
            "fr": "Bonus de zones sécurisées",
        },
        "score": {"en": "Score", "de": "Wertung", "fr": "Score"},
        "opsLost": {"en": "Ops lost", "de": "Gefallene", "fr": "Agents morts"},
        "ops": {"en": "Special ops", "de": "Special Ops", "fr": "Agents"},
        "shots": {"en": "Shots", "de": "Schüsse", "fr": "Tirs"},
        "hits": {"en": "Hits", "de": "Treffer", "fr": "Coups au but"},
        "deaths": {"en": "Deaths", "de": "Tode", "fr": "Morts"},
        "abilities": {"en": "Abilities used", "de": "Fähigkeiten genutzt", "fr": "Capacités utilisées"},
        "lostHere": {"en": "Lost here", "de": "Hier verloren", "fr": "Perdu ici"},
        "visits": {"en": "Visits", "de": "Besuche", "fr": "Passages"},
        "eliminations": {"en": "Eliminations", "de": "Ausgeschaltete", "fr": "Éliminations"},
        "losses": {"en": "Losses", "de": "Verluste", "fr": "Pertes"},
        "finalScore": {"en": "Score", "de": "Wertung", "fr": "Score"},
        "timeLeft": {"en": "Time left", "de": "Restzeit", "fr": "Temps restant"},
        "objectivesLeft": {"en": "Objectives missed", "de": "Verfehlte Ziele", "fr": "Objectifs manqués"},
        "securedZones": {"en": "Secured zones", "de": "Gesicherte Zonen", "fr": "Zones sécurisées"},
        "scoreParts": {
            "en": "What the score is made of",
            "de": "Woraus sich die Wertung ergibt",
            "fr": "Composition du score",
        },
        "objectivePoints": {"en": "Objectives", "de": "Ziele", "fr": "Objectifs"},
        "lossPoints": {"en": "Losses", "de": "Verluste", "fr": "Pertes"},
        "opPoints": {"en": "Ops", "de": "Special Ops", "fr": "Agents"},
        "timePoints": {"en": "Time", "de": "Zeit", "fr": "Temps"},
        "bonusPoints": {"en": "Bonus", "de": "Bonus", "fr": "Bonus"},
        "bulletPoints": {"en": "Bullet control", "de": "Geschoss\u00adkontrolle", "fr": "Contrôle de tir"},
        "showdownPoints": {"en": "Showdown", "de": "Showdown", "fr": "Confron\u00adtation"},
        "effectPoints": {"en": "Effects", "de": "Effekte", "fr": "Effets"},
    },
    "singular": {
        "objectives": {"en": "objective", "de": "Ziel", "fr": "objectif"},
        "objectiveKinds": {"en": "kind", "de": "Zielart", "fr": "type"},
        "securedBonus": {"en": "bonus", "de": "Bonus", "fr": "bonus"},
        "ops": {"en": "op", "de": "Special Op", "fr": "agent"},
    },
    "objectiveKinds": {
        "bomb": {"en": "Bombs", "de": "Bomben", "fr": "Bombes"},
        "hostage": {"en": "Hostages", "de": "Geiseln", "fr": "Otages"},
        "topTerrorist": {"en": "Top terrorists", "de": "Topterroristen", "fr": "Terroristes clés"},
    },
    "phrases": {  # this game counts its rounds in a word of its own
        "in round": {
            "en": "{share}, round {round}",
            "de": "{share}, Runde {round}",
            "fr": "{share}, manche {round}",
        },
        "rounds": {"en": "Rounds", "de": "Runden", "fr": "Manches"},
        "rounds told": {
            "en": "{mean} on average; half of the games end by round {half}, nine of ten by round {most}.",
            "de": "{mean} im Mittel; die Hälfte der Spiele endet bis Runde {half}, neun von zehn bis Runde {most}.",
            "fr": "{mean} en moyenne\u00a0; la moitié des parties finissent au plus tard à la manche {half}, neuf sur "
            "dix à la manche {most}.",
        },
        "lost told": {
            "en": "{cause}: {share}, round {round} at the median",
            "de": "{cause}: {share}, Runde {round} im Median",
            "fr": "{cause}\u00a0: {share}, manche {round} (médiane)",
        },
        "median round": {
            "en": "round {round} at the median",
            "de": "Runde {round} im Median",
            "fr": "manche {round} (médiane)",
        },
        "lost at found": {
            "en": "{area}: {share} of these defeats, most in round {round}",
            "de": "{area}: {share} dieser Niederlagen, die meisten in Runde {round}",
            "fr": "{area}\u00a0: {share} de ces défaites, surtout à la manche {round}",
        },
        "lost at counted": {
            "en": "Defeats that happened somewhere, {count}, by area and round.",
            "de": "Niederlagen, die einen Ort haben, {count}, nach Gebiet und Runde.",
            "fr": "Défaites situées, {count}, par lieu et par manche.",
        },
        "rounds found": {
            "en": "{share} of the defeats fall in rounds {first} to {last}",
            "de": "{share} der Niederlagen fallen in die Runden {first} bis {last}",
            "fr": "{share} des défaites tombent entre les manches {first} et {last}",
        },
        "rounds found without": {
            "en": "half of the games end by round {half}",
            "de": "die Hälfte der Spiele endet bis Runde {half}",
            "fr": "la moitié des parties finissent au plus tard à la manche {half}",
        },
        "timeline found": {
            "en": "half of the games are over by round {half}, nine of ten by round {most}",
            "de": "die Hälfte der Spiele ist bis Runde {half} vorbei, neun von zehn bis Runde {most}",
            "fr": "la moitié des parties sont finies à la manche {half}, neuf sur dix à la manche {most}",
        },
        "timeline counted": {
            "en": "By round: still playing, means of the games still played, losses in 100 games, objectives done so "
            "far.",
            "de": "Je Runde: noch im Spiel, Mittelwerte der laufenden Spiele, Verluste in 100 Spielen, bisher erfüllte "
            "Ziele.",
            "fr": "Par manche\u00a0: parties en cours, moyennes de celles-ci, pertes pour 100 parties, objectifs "
            "accomplis.",
        },
        "rounds line": {"en": "rounds", "de": "Runden", "fr": "manches"},
    },
    "causes": {
        "not-positive": {
            "en": "a score not above 0",
            "de": "eine Wertung nicht über 0",
            "fr": "un score pas au-dessus de 0",
        },
        "time": {"en": "time is up", "de": "die Zeit ist um", "fr": "le temps est écoulé"},
        "no-survivors": {"en": "no op survived", "de": "kein Überlebender", "fr": "aucun survivant"},
        "score": {"en": "a score below -8", "de": "eine Wertung unter -8", "fr": "un score sous -8"},
        "showdown": {"en": "the showdown", "de": "der Showdown", "fr": "la confrontation"},
    },
}
_ZONE_WORDS = {
    INFILTRATION: {"en": "Infiltration", "de": "Infiltration", "fr": "Infiltration"},
    EXFILTRATION: {"en": "Exfiltration", "de": "Exfiltration", "fr": "Exfiltration"},
    OBJECTIVE_ZONE: {"en": "Objective", "de": "Ziel", "fr": "Objectif"},
}


def report_labels(scenario: Scenario, lang: str = "en") -> dict[str, dict[str, str]]:
    """What people call the things of a report."""
    pack = scenario.pack
    cards = card_words(scenario, lang)
    ops = {op.id: text_in(op.name, lang) for op in pack.ops}
    boards = {board_id(scenario, one): text_in(pack.locations[one.location].name, lang) for one in scenario.boards}
    places = {
        place: words
        for board in scenario.boards
        for place, words in zip(place_ids(scenario, board), zone_words(scenario, board, lang), strict=True)
    }
    several = len(boards) > 1
    return {
        "threatCards": cards,
        "objectiveCards": cards,
        "objectives": cards,
        "supportCards": {card.id: text_in(scenario.sources[card.source].name, lang) for card in scenario.support_cards},
        "bulletCards": {
            bullet_id(bullet): f"+{value} ({bullet + 1})" for bullet, value in enumerate(scenario.bullet_value)
        },
        "securedBonus": boards,
        "boards": {f"{name}/": words for name, words in boards.items()},
        "places": places,
        "areas": {place: boards[place.partition("/")[0]] for place in places} if several else places,
        "zones": {
            place: f"{boards[place.partition('/')[0]]}: {words}" if several else words
            for place, words in places.items()
        },
        "ops": ops,
        "seats": ops,
        "sources": {source.id: text_in(source.name, lang) for source in scenario.sources},
        "unlisted": dict.fromkeys(_UNLISTED, ""),
        "collections": _COLLECTIONS,
        "states": {"timeLeft": ""},  # of a timeline: where something stands; all else is what happened in a round
        "milestones": {"objectiveKinds": ""},
        **{group: {name: words[lang] for name, words in names.items()} for group, names in _WORDS.items()},
        "mission": {scenario.mission_id: text_in(scenario.mission.title, lang)},
    }


def card_words(scenario: Scenario, lang: str) -> dict[str, str]:
    """Cards by name; an enemy is told from others by his number, other cards of one name are counted."""
    names = [text_in(name, lang) for name in scenario.card_names]
    often, met = Counter(names), Counter[str]()
    found = {}
    for card, name in enumerate(names):
        met[name] += 1
        if scenario.enemies >> card & 1:
            name = f"{name} ({scenario.number[card]})"
        elif often[name] > 1:
            name = f"{name} ({met[name]})"
        found[scenario.card_ids[card]] = name
    return found


def zone_words(scenario: Scenario, board: Board, lang: str) -> list[str]:
    """The zones of a board as its blueprint shows them: where, what is written there, and the way in or out."""
    zones = scenario.pack.locations[board.location].in_reading_order
    found = []
    for zone, kind in zip(zones, board.zone_kind, strict=True):
        written: Any = text_in(zone.label, lang) if zone.label else _ZONE_WORDS.get(kind, {}).get(lang, "")
        arrow = _ARROWS[zone.arrow] if hasattr(zone, "arrow") else ""
        found.append(" ".join(part for part in (zone.id.upper(), written, arrow) if part))
    return found
