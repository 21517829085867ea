"""What people call the things of a play-test's report."""

from engine.core.content import text_in
from engine.core.effects.wording import condition_words
from engine.core.sayings import say
from engine.rulesets.fireteam_zero.report.names import ACTION, CARD, DISCOVERY, EVENT, names_of, roles_of
from engine.rulesets.fireteam_zero.scenario import Scenario
from engine.rulesets.fireteam_zero.showing.face_words import FACE_WORDS
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from engine.rulesets.fireteam_zero.words.record_names import record_names

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

_WORDS: dict[str, dict[str, dict[str, str]]] = {
    "headings": {
        "cards": {"en": "Action cards", "de": "Aktionskarten", "fr": "Cartes action"},
        "events": {"en": "Events", "de": "Ereignisse", "fr": "Évènements"},
        "discoveries": {"en": "Discoveries", "de": "Entdeckungen", "fr": "Découvertes"},
        "twists": {"en": "Twists", "de": "Wendungen", "fr": "Imprévus"},
        "specials": {"en": "Special abilities", "de": "Spezialfähigkeiten", "fr": "Capacités spéciales"},
        "focusCards": {"en": "Focus cards", "de": "Fokuskarten", "fr": "Cartes de spécialité"},
        "actions": {"en": "Actions", "de": "Aktionen", "fr": "Actions"},
        "locations": {"en": "Locations", "de": "Orte", "fr": "Zones"},
        "heroes": {"en": "Heroes", "de": "Helden", "fr": "Héros"},
        "lostHere": {"en": "Lost here", "de": "Hier verloren", "fr": "Perdu ici"},
        "visits": {"en": "Visits", "de": "Besuche", "fr": "Passages"},
        "kills": {"en": "Kills", "de": "Getötete Monster", "fr": "Monstres tués"},
        "knockDowns": {"en": "Knock-downs", "de": "Niederschläge", "fr": "Mises au tapis"},
        "attacks": {"en": "Attacks", "de": "Angriffe", "fr": "Attaques"},
        "searches": {"en": "Searches", "de": "Suchen", "fr": "Fouilles"},
        "reactions": {"en": "Reactions", "de": "Reaktionen", "fr": "Ripostes"},
        "responses": {"en": "Tactical responses", "de": "Taktische Schläge", "fr": "Réponses tactiques"},
        "threat": {"en": "Threat", "de": "Bedrohung", "fr": "Menace"},
        "coin": {"en": "Lucky coin", "de": "Glücksmünze", "fr": "Pièce du destin"},
        "objectivesLeft": {"en": "Objectives left", "de": "Offene Ziele", "fr": "Objectifs restants"},
    },
    "singular": {
        "heroes": {"en": "hero", "de": "Held", "fr": "héros"},
        "objectives": {"en": "objective", "de": "Ziel", "fr": "objectif"},
    },
    "coin": {
        "heads": {"en": "heads", "de": "Kopfseite", "fr": "face"},
        "tails": {"en": "tails", "de": "Kehrseite", "fr": "pile"},
    },
    "causes": {
        "knock-down": {
            "en": "a knock-down at tails",
            "de": "ein Niederschlag bei Kehrseite",
            "fr": "une mise au tapis côté pile",
        },
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
    words = {group: {name: said[lang] for name, said in names.items()} for group, names in _WORDS.items()}
    lost, called = say(FACE_WORDS, "lost as soon as", lang), record_names(pack)
    words["causes"] |= {
        f"mission-{number}": condition_words(vocabulary, condition, lang, called, after=lost)
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
