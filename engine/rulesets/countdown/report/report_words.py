"""What people call the things of a play-test's report."""

from collections import Counter

from engine.core.content import text_in
from engine.core.sayings import Sayings, say
from engine.core.word_tables import rows
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

_WORDS: dict[str, Sayings] = {
    "headings": rows("""
        threatCards: Threat cards | Bedrohungskarten | Cartes menace
        objectiveCards: Objective cards | Zielkarten | Cartes objectif
        supportCards: Support cards | Unterstützungskarten | Cartes soutien
        bulletCards: Bullet control | Geschosskontrolle | Contrôle de tir
        zones: Zones | Zonen | Zones
        objectives: Objective cards completed | Erfüllte Zielkarten | Cartes objectif accomplies
        objectiveKinds: Objectives completed, by kind | Erfüllte Ziele nach Art | Objectifs accomplis par type
        securedBonus: Bonus for secured zones | Bonus für gesicherte Zonen | Bonus de zones sécurisées
        score: Score | Wertung | Score
        opsLost: Ops lost | Gefallene | Agents morts
        ops: Special ops | Special Ops | Agents
        shots: Shots | Schüsse | Tirs
        hits: Hits | Treffer | Coups au but
        deaths: Deaths | Tode | Morts
        abilities: Abilities used | Fähigkeiten genutzt | Capacités utilisées
        lostHere: Lost here | Hier verloren | Perdu ici
        visits: Visits | Besuche | Passages
        eliminations: Eliminations | Ausgeschaltete | Éliminations
        losses: Losses | Verluste | Pertes
        finalScore: Score | Wertung | Score
        timeLeft: Time left | Restzeit | Temps restant
        objectivesLeft: Objectives missed | Verfehlte Ziele | Objectifs manqués
        securedZones: Secured zones | Gesicherte Zonen | Zones sécurisées
        scoreParts: What the score is made of | Woraus sich die Wertung ergibt | Composition du score
        objectivePoints: Objectives | Ziele | Objectifs
        lossPoints: Losses | Verluste | Pertes
        opPoints: Ops | Special Ops | Agents
        timePoints: Time | Zeit | Temps
        bonusPoints: Bonus | Bonus | Bonus
        bulletPoints: Bullet control | Geschoss­kontrolle | Contrôle de tir
        showdownPoints: Showdown | Showdown | Confron­tation
        effectPoints: Effects | Effekte | Effets
    """),
    "singular": rows("""
        objectives: objective | Ziel | objectif
        objectiveKinds: kind | Zielart | type
        securedBonus: bonus | Bonus | bonus
        ops: op | Special Op | agent
    """),
    "objectiveKinds": {
        "bomb": ("Bombs", "Bomben", "Bombes"),
        "hostage": ("Hostages", "Geiseln", "Otages"),
        "topTerrorist": ("Top terrorists", "Top-Terroristen", "Chefs terroristes"),
    },
    "phrases": rows("""
        in round: {share}, round {round} | {share}, Runde {round} | {share}, manche {round}
        rounds: Rounds | Runden | Manches
        rounds told:
          {mean} on average; half of the games end by round {half}, nine of ten by round {most}.
          {mean} im Mittel; die Hälfte der Spiele endet bis Runde {half}, neun von zehn bis Runde {most}.
          {mean} en moyenne\u00a0; la moitié des parties finissent au plus tard à la manche {half}, neuf sur dix à la
            manche {most}.
        lost told:
          {cause}: {share}, round {round} at the median
          {cause}: {share}, Runde {round} im Median
          {cause}\u00a0: {share}, manche {round} (médiane)
        median round: round {round} at the median | Runde {round} im Median | manche {round} (médiane)
        lost at found:
          {area}: {share} of these defeats, most in round {round}
          {area}: {share} dieser Niederlagen, die meisten in Runde {round}
          {area}\u00a0: {share} de ces défaites, surtout à la manche {round}
        lost at counted:
          Defeats that happened somewhere, {count}, by area and round.
          Niederlagen, die einen Ort haben, {count}, nach Gebiet und Runde.
          Défaites situées, {count}, par lieu et par manche.
        rounds found:
          {share} of the defeats fall in rounds {first} to {last}
          {share} der Niederlagen fallen in die Runden {first} bis {last}
          {share} des défaites tombent entre les manches {first} et {last}
        rounds found without:
          half of the games end by round {half}
          die Hälfte der Spiele endet bis Runde {half}
          la moitié des parties finissent au plus tard à la manche {half}
        timeline found:
          half of the games are over by round {half}, nine of ten by round {most}
          die Hälfte der Spiele ist bis Runde {half} vorbei, neun von zehn bis Runde {most}
          la moitié des parties sont finies à la manche {half}, neuf sur dix à la manche {most}
        timeline counted:
          By round: still playing, means of the games still played, losses in 100 games, objectives done so far.
          Je Runde: noch im Spiel, Mittelwerte der laufenden Spiele, Verluste in 100 Spielen, bisher erfüllte Ziele.
          Par manche\u00a0: parties en cours, moyennes de celles-ci, pertes pour 100 parties, objectifs accomplis.
        rounds line: rounds | Runden | manches
    """),
    "causes": rows("""
        not-positive: a score not above 0 | eine Wertung nicht über 0 | un score pas au-dessus de 0
        time: time is up | die Zeit ist um | le temps est écoulé
        no-survivors: no op survived | kein Überlebender | aucun survivant
        score: a score below -8 | eine Wertung unter -8 | un score sous -8
        showdown: the showdown | der Showdown | la confrontation
    """),
}
_ZONES = {INFILTRATION: "infiltration", EXFILTRATION: "exfiltration", OBJECTIVE_ZONE: "objective"}
_ZONE_WORDS: Sayings = {
    "infiltration": ("Infiltration", "Infiltration", "Infiltration"),
    "exfiltration": ("Exfiltration", "Exfiltration", "Exfiltration"),
    "objective": ("Objective", "Ziel", "Objectif"),
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
        **{group: {name: say(table, name, lang) for name in table} for group, table in _WORDS.items()},
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
        called = say(_ZONE_WORDS, _ZONES[kind], lang) if kind in _ZONES else ""
        written = text_in(zone.label, lang) if zone.label else called
        arrow = _ARROWS[zone.arrow] if hasattr(zone, "arrow") else ""
        found.append(" ".join(part for part in (zone.id.upper(), written, arrow) if part))
    return found
