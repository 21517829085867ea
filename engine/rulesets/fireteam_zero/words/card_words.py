"""The labels on cards, and what the records of a pack are called."""

from collections.abc import Iterable
from typing import Any

from engine.core.content import text_in
from engine.core.effects.wording import Names
from engine.rulesets.fireteam_zero.records import PackRecord

LABELS: dict[str, dict[str, str]] = {
    "tactical response": {"en": "Tactical response", "de": "Taktischer Schlag", "fr": "Réponse tactique"},
    "reaction": {
        "en": "Reaction (range {range})",
        "de": "Reaktion (Reichweite {range})",
        "fr": "Riposte (portée {range})",
    },
    "hero": {
        "en": "{role} · speed {speed} · full hand {hand}",
        "de": "{role} · Geschwindigkeit {speed} · volle Hand {hand}",
        "fr": "{role} · vitesse {speed} · taille de main {hand}",
    },
    "minion": {
        "en": "Minion · speed {speed} · health {health}",
        "de": "Lakai · Geschwindigkeit {speed} · Gesundheit {health}",
        "fr": "Suppôt · vitesse {speed} · vitalité {health}",
    },
    "elite": {
        "en": "Elite · speed {speed} · health {health}",
        "de": "Elite · Geschwindigkeit {speed} · Gesundheit {health}",
        "fr": "Champion · vitesse {speed} · vitalité {health}",
    },
    "boss": {
        "en": "Boss · speed {speed} · health {health}",
        "de": "Boss · Geschwindigkeit {speed} · Gesundheit {health}",
        "fr": "Avatar · vitesse {speed} · vitalité {health}",
    },
    "resistances": {
        "en": "Resistance: Brawl {brawl}, Bullets {bullets}, Explosion {explosion}",
        "de": "Widerstand: Handgemenge {brawl}, Beschuss {bullets}, Explosion {explosion}",
        "fr": "Résistance\u00a0: contact {brawl}, tir {bullets}, explosion {explosion}",
    },
    "attack": {"en": "Attack", "de": "Angriff", "fr": "Attaque"},
    "trait": {"en": "Trait", "de": "Attribut", "fr": "Trait"},
    "named trait": {"en": "Trait ({name})", "de": "Attribut ({name})", "fr": "Trait ({name})"},
    "special": {"en": "Special", "de": "Spezialfähigkeit", "fr": "Capacité spéciale"},
    "power tokens": {"en": "Power tokens", "de": "Macht-Marker", "fr": "Jetons de pouvoir"},
    "objective": {"en": "Objective", "de": "Zielkarte", "fr": "Objectif"},
    "on completion": {"en": "On completion", "de": "Bei Erfüllung", "fr": "Une fois accompli"},
    "setup": {"en": "Setup", "de": "Spielaufbau", "fr": "Mise en place"},
    "boss appears": {
        "en": "When the boss appears",
        "de": "Wenn der Boss erscheint",
        "fr": "À l'arrivée de l'avatar",
    },
    "completed as soon as": {
        "en": "Completed as soon as",
        "de": "Erfüllt, sobald",
        "fr": "Accompli dès que",
    },
    "as soon as": {"en": "As soon as", "de": "Sobald", "fr": "Dès que"},
    "revealed as soon as": {
        "en": "Revealed as soon as",
        "de": "Wird aufgedeckt, sobald",
        "fr": "Révélé dès que",
    },
    "lost as soon as": {
        "en": "The mission is lost as soon as",
        "de": "Die Mission ist verloren, sobald",
        "fr": "La mission est perdue dès que",
    },
    "won as soon as": {
        "en": "The mission is won as soon as",
        "de": "Die Mission ist gewonnen, sobald",
        "fr": "La mission est gagnée dès que",
    },
    "brawl": {"en": "Brawl", "de": "Handgemenge", "fr": "Contact"},
    "bullets": {"en": "Bullets", "de": "Beschuss", "fr": "Tir"},
    "explosion": {"en": "Explosion", "de": "Explosion", "fr": "Explosion"},
    "attack values": {
        "en": "{type} · strength {strength} · range {range}",
        "de": "{type} · Stärke {strength} · Reichweite {range}",
        "fr": "{type} · force {strength} · portée {range}",
    },
    "bonus hit": {"en": "1 bonus hit", "de": "1 Bonustreffer", "fr": "1 succès bonus"},
    "bonus hits": {"en": "{hits} bonus hits", "de": "{hits} Bonustreffer", "fr": "{hits} succès bonus"},
}


def record_names(pack: PackRecord) -> Names:
    """What the records that effects refer to are called; an unknown id stands for itself."""
    lists: dict[str, Iterable[Any]] = {
        "token": pack.tokens.special,
        "monster kind": pack.monster_kinds,
        "monster family": pack.monster_families,
        "role": pack.roles,
        "objective": pack.objectives,
        "discovery": pack.discoveries,
        "specialist": pack.specialists,
        "hero": pack.heroes,
    }
    names = {(record, one.id): one.name for record, found in lists.items() for one in found}
    for sector in pack.sectors:
        names |= {("location", f"{sector.id}/{one.id}"): one.name for one in sector.locations}

    def name(record: str, id_: str, lang: str) -> str:
        return text_in(names.get((record, id_), id_), lang)

    return name
