"""What people call the things of a play-test's report."""

from engine.core.content import text_in
from engine.core.effects.read import Reader
from engine.core.effects.table import CONDITION
from engine.core.effects.wording import condition_words
from engine.core.naming import record_names
from engine.core.sayings import Sayings, say
from engine.rulesets.fireteam_zero.report.names import ACTION, CARD, DISCOVERY, EVENT, names_of, roles_of
from engine.rulesets.fireteam_zero.scenario import Scenario
from engine.rulesets.fireteam_zero.showing.face_words import FACE_WORDS
from engine.rulesets.fireteam_zero.vocabulary import vocabulary

_COLLECTIONS = {  # where the records of a group lie in the document
    "cards": "actionCards",
    "events": "events",
    "discoveries": "discoveries",
    "twists": "twists",
    "specials": "monsterKinds",
    "focusCards": "focusCards",
    "heroes": "heroes",
    "objectives": "objectives",
}
_UNLISTED = ("locations", "actions")  # the board has places for nothing, and nobody need do everything

_WORDS: dict[str, Sayings] = {
    "headings": {
        "cards": ("Action cards", "Aktionskarten", "Cartes action"),
        "events": ("Events", "Ereignisse", "Évènements"),
        "discoveries": ("Discoveries", "Entdeckungen", "Découvertes"),
        "twists": ("Twists", "Wendungen", "Imprévus"),
        "specials": ("Special abilities", "Spezialfähigkeiten", "Capacités spéciales"),
        "focusCards": ("Focus cards", "Fokuskarten", "Cartes de spécialité"),
        "actions": ("Actions", "Aktionen", "Actions"),
        "locations": ("Locations", "Orte", "Zones"),
        "heroes": ("Heroes", "Helden", "Héros"),
        "lostHere": ("Lost here", "Hier verloren", "Perdu ici"),
        "visits": ("Visits", "Besuche", "Passages"),
        "kills": ("Kills", "Getötete Monster", "Monstres tués"),
        "knockDowns": ("Knock-downs", "Niederschläge", "Mises au tapis"),
        "attacks": ("Attacks", "Angriffe", "Attaques"),
        "searches": ("Searches", "Suchen", "Fouilles"),
        "reactions": ("Reactions", "Reaktionen", "Ripostes"),
        "responses": ("Tactical responses", "Taktische Schläge", "Réponses tactiques"),
        "threat": ("Threat", "Bedrohung", "Menace"),
        "coin": ("Lucky coin", "Glücksmünze", "Pièce du destin"),
        "objectivesLeft": ("Objectives left", "Offene Ziele", "Objectifs restants"),
    },
    "singular": {
        "heroes": ("hero", "Held", "héros"),
        "objectives": ("objective", "Ziel", "objectif"),
    },
    "coin": {
        "heads": ("heads", "Kopfseite", "face"),
        "tails": ("tails", "Kehrseite", "pile"),
    },
    "causes": {
        "knock-down": ("a knock-down at tails", "ein Niederschlag bei Kehrseite", "une mise au tapis côté pile"),
    },
}


def report_labels(scenario: Scenario, lang: str = "en") -> dict[str, dict[str, str]]:
    """What people call the things of a report."""
    pack, sources = scenario.pack, scenario.sources
    names = names_of(scenario, roles_of(scenario))
    written = {
        f"{sector.id}/{location.id}": text_in(location.name, lang)
        for sector in pack.sectors
        for location in sector.locations
    }
    places = {name: written.get(name, name) for name in scenario.board.ids}
    sectors = {sector.id: text_in(sector.name, lang) if sector.name else sector.id for sector in pack.sectors}
    objectives = zip(scenario.objective_ids, scenario.objective_source, strict=True)
    recon = [text_in(sources[source].name, lang) for source in scenario.recon_source]
    count = len(scenario.discoveries)
    heroes = {hero.id: text_in(hero.name, lang) for hero in pack.heroes}
    words = {group: {name: say(table, name, lang) for name in table} for group, table in _WORDS.items()}
    lost, called, reader = say(FACE_WORDS, "lost as soon as", lang), record_names(pack), Reader(vocabulary)
    words["causes"] |= {
        f"mission-{number}": condition_words(vocabulary, reader.node(CONDITION, condition), lang, called, after=lost)
        for number, condition in enumerate(scenario.mission.extra_defeat, 1)
    }
    return {
        "cards": {name: text_in(sources[scenario.card_source[card]].name, lang) for card, name in names[CARD].items()},
        "events": {name: recon[count + event] for event, name in names[EVENT].items()},
        "discoveries": {name: recon[card] for card, name in names[DISCOVERY].items()},
        "twists": {twist.id: text_in(twist.name, lang) for twist in pack.twists},
        "locations": places,
        "places": places,
        "areas": {name: sectors.get(name.partition("/")[0], name) for name in places},
        "specials": {kind.id: text_in(kind.name, lang) for kind in pack.monster_kinds},
        "focusCards": {card.id: text_in(card.name, lang) for card in pack.focus_cards},
        "actions": {name: text_in(sources[source].name, lang) for source, name in names[ACTION].items()},
        "heroes": heroes,
        "seats": heroes,
        "unlisted": dict.fromkeys(_UNLISTED, ""),
        "collections": _COLLECTIONS,
        "states": {"threat": ""},  # of a timeline: where something stands; all else is what happened in a round
        "steps": {"objectives": "completed", "discoveries": "used"},
        "milestones": {"objectives": ""},
        "objectives": {name: text_in(sources[source].name, lang) for name, source in objectives},
        "sources": {source.id: text_in(source.name, lang) for source in sources},
        **words,
        "mission": {scenario.mission_id: text_in(scenario.mission.title, lang)},
    }
