"""Names of things: ids for data, words for people."""

from collections.abc import Iterable
from typing import Any

from engine.core.content import text_in
from engine.core.decisions import GROUP
from engine.core.effects.program import Program
from engine.core.effects.wording import Names
from engine.core.game import RESULTS
from engine.rulesets.countdown.codes import FIRST_CARD, PATRIOT, SCORE_PARTS, TRAITOR
from engine.rulesets.countdown.records import PackRecord
from engine.rulesets.countdown.state import State

ROLES = {PATRIOT: "patriot", TRAITOR: "traitor"}

_WORDS: dict[str, dict[str, str]] = {
    "group": {"en": "The team", "de": "Das Team", "fr": "L'équipe"},
    "player": {"en": "Player {}", "de": "Spieler {}", "fr": "Joueur {}"},
    "nobody": {"en": "nobody", "de": "niemand", "fr": "personne"},
    "nothing": {"en": "nothing", "de": "nichts", "fr": "rien"},
    "nowhere": {"en": "nowhere", "de": "nirgends", "fr": "nulle part"},
    "patriot": {"en": "patriot", "de": "Patriot", "fr": "patriote"},
    "traitor": {"en": "traitor", "de": "Verräter", "fr": "traître"},
    "objectives": {"en": "objectives", "de": "Ziele", "fr": "objectifs"},
    "losses": {"en": "losses", "de": "Verluste", "fr": "pertes"},
    "ops": {"en": "ops", "de": "Special Ops", "fr": "agents"},
    "time": {"en": "time", "de": "Zeit", "fr": "temps"},
    "bonus": {"en": "secured zones", "de": "gesicherte Zonen", "fr": "zones sécurisées"},
    "bulletControl": {"en": "bullet control", "de": "Geschosskontrolle", "fr": "contrôle des tirs"},
    "showdown": {"en": "showdown", "de": "Showdown", "fr": "confrontation"},
    "effects": {"en": "effects", "de": "Effekte", "fr": "effets"},
    "won": {"en": "The mission is a success.", "de": "Die Mission ist erfüllt.", "fr": "La mission est réussie."},
    "lost": {"en": "The mission has failed.", "de": "Die Mission ist gescheitert.", "fr": "La mission a échoué."},
    "unfinished": {
        "en": "The game did not end.",
        "de": "Das Spiel fand kein Ende.",
        "fr": "La partie ne s'est pas terminée.",
    },
    "reason all-out": {
        "en": "All surviving ops are out.",
        "de": "Alle überlebenden Special Ops sind draußen.",
        "fr": "Tous les agents survivants sont sortis.",
    },
    "reason not-positive": {
        "en": "The ops are out, but the score is not positive.",
        "de": "Die Special Ops sind draußen, aber die Wertung ist nicht positiv.",
        "fr": "Les agents sont sortis, mais le score n'est pas positif.",
    },
    "reason time": {"en": "Time is up.", "de": "Die Zeit ist um.", "fr": "Le temps est écoulé."},
    "reason no-survivors": {
        "en": "No op has survived.",
        "de": "Kein Special Op hat überlebt.",
        "fr": "Aucun agent n'a survécu.",
    },
    "reason score": {
        "en": "The score has fallen below -8.",
        "de": "Die Wertung ist unter -8 gefallen.",
        "fr": "Le score est tombé sous -8.",
    },
    "reason conceded": {
        "en": "The team gives up.",
        "de": "Das Team gibt auf.",
        "fr": "L'équipe abandonne.",
    },
    "reason effect": {"en": "A card says so.", "de": "Eine Karte bestimmt es so.", "fr": "Une carte en décide ainsi."},
    "reason showdown": {
        "en": "The showdown has decided.",
        "de": "Der Showdown hat entschieden.",
        "fr": "La confrontation a tranché.",
    },
    "reason budget": {
        "en": "Too many decisions were made.",
        "de": "Es wurden zu viele Entscheidungen getroffen.",
        "fr": "Trop de décisions ont été prises.",
    },
}


def word(key: str, lang: str) -> str:
    """A fixed word in a language."""
    words = _WORDS[key]
    return words.get(lang, words["en"])


# --- ids ------------------------------------------------------------------------------------------


def name_of(game: State, what: str, value: Any) -> Any:
    """The id of a thing, as it stands in JSON."""
    scenario = game.scenario
    match what:
        case "seat" | "player":
            return seat_id(game, value)
        case "players":
            return [seat_id(game, seat) for seat in value]
        case "op":
            return op_id(game, value)
        case "ops":
            return [op_id(game, op) for op in value]
        case "op-card":
            return scenario.op_ids[value]
        case "figure":
            return op_id(game, value) if value < FIRST_CARD else scenario.card_ids[value - FIRST_CARD]
        case "zone" | "location":
            return game.board.map.ids[value] if value >= 0 else None
        case "board":
            return scenario.pack.locations[scenario.boards[value].location].id
        case "card":
            return scenario.card_ids[value] if value >= 0 else None
        case "cards":
            return [scenario.card_ids[card] for card in value]
        case "support":
            return scenario.support_cards[value].id
        case "support-cards":
            return [scenario.support_cards[card].id for card in value]
        case "bullet":
            return value
        case "shares":
            return {op_id(game, op): xp for op, xp in value}
        case "dice":
            return list(value)
        case "source":
            return scenario.sources[value].id if value >= 0 else None
        case "ability":
            return scenario.sources[scenario.abilities[value].source].id
        case "score-part":
            return SCORE_PARTS[value]
        case "role":
            return ROLES[value]
        case "result":
            return RESULTS[value]
        case "program":
            return list(value.nodes) if isinstance(value, Program) else value
    return value  # numbers, reasons, the mission's id


def seat_id(game: State, seat: int) -> str | None:
    """A player is called by his ops: "gustav" or "gustav+bob"; before they are chosen by his seat."""
    if seat == GROUP:
        return None
    ops = [op for op, owner in enumerate(game.owners) if owner == seat]
    return "+".join(str(op_id(game, op)) for op in ops) if ops else f"seat-{seat}"


def op_id(game: State, op: int) -> str | None:
    """The id of an op of the team."""
    return game.scenario.op_ids[game.ops[op]] if op >= 0 else None


# --- words ----------------------------------------------------------------------------------------


def label_of(game: State, what: str, value: Any, lang: str) -> str:
    """What a person calls a thing."""
    scenario = game.scenario
    match what:
        case "seat":
            return word("group", lang) if value == GROUP else seat_label(game, value, lang)
        case "player":
            return word("nobody", lang) if value == GROUP else seat_label(game, value, lang)
        case "players":
            return ", ".join(label_of(game, "player", seat, lang) for seat in value)
        case "op":
            return op_label(game, value, lang)
        case "ops":
            return ", ".join(op_label(game, op, lang) for op in value) or word("nobody", lang)
        case "op-card":
            return text_in(scenario.pack.ops[value].name, lang)
        case "figure":
            return op_label(game, value, lang) if value < FIRST_CARD else card_label(game, value - FIRST_CARD, lang)
        case "zone" | "location":
            return zone_label(game, value, lang)
        case "board":
            return text_in(scenario.pack.locations[scenario.boards[value].location].name, lang)
        case "card":
            return card_label(game, value, lang)
        case "cards":
            return ", ".join(card_label(game, card, lang) for card in value) or word("nothing", lang)
        case "support":
            return text_in(scenario.sources[scenario.support_cards[value].source].name, lang)
        case "support-cards":
            return ", ".join(label_of(game, "support", card, lang) for card in value)
        case "bullet":
            return f"+{scenario.bullet_value[value]}"
        case "shares":
            return ", ".join(f"{op_label(game, op, lang)} +{xp}" for op, xp in value)
        case "dice":
            return ", ".join(str(die) for die in value)
        case "source":
            return text_in(scenario.sources[value].name, lang) if value >= 0 else ""
        case "ability":
            return text_in(scenario.sources[scenario.abilities[value].source].name, lang)
        case "score-part":
            return word(SCORE_PARTS[value], lang)
        case "signed":
            return f"{value:+d}"
        case "role":
            return word(ROLES[value], lang)
        case "result":
            return word(RESULTS[value], lang)
        case "reason":
            return word(f"reason {value}", lang)
        case "mission":
            return text_in(scenario.mission.title, lang)
        case "program":
            return game.program_text(value, lang)
    return str(value)


def seat_label(game: State, seat: int, lang: str) -> str:
    """A player by the names of his ops; one who plays them all is the team, one without any has a number."""
    if game.players == 1:
        return word("group", lang)
    names = [op_label(game, op, lang) for op, owner in enumerate(game.owners) if owner == seat]
    return ", ".join(names) or word("player", lang).format(seat + 1)


def op_label(game: State, op: int, lang: str) -> str:
    """The name of an op of the team."""
    return text_in(game.scenario.pack.ops[game.ops[op]].name, lang) if op >= 0 else word("nobody", lang)


def card_label(game: State, card: int, lang: str) -> str:
    """The name of a card; an enemy is told from others by his number."""
    if card < 0:
        return word("nothing", lang)
    scenario = game.scenario
    name = text_in(scenario.card_names[card], lang)
    return f"{name} ({scenario.number[card]})" if scenario.enemies >> card & 1 else name


def zone_label(game: State, zone: int, lang: str) -> str:
    """A zone by its column and row, and what the blueprint writes into it."""
    if zone < 0:
        return word("nowhere", lang)
    place = str(game.board.map.ids[zone]).upper()
    labels = game.board.zone_labels
    written = labels[zone] if labels else None
    return f"{place} ({text_in(written, lang)})" if written else place


def record_names(pack: PackRecord) -> Names:
    """What the records that effects refer to are called; an unknown id stands for itself."""
    lists: dict[str, Iterable[Any]] = {
        "op": pack.ops,
        "card": (*pack.threat_cards, *pack.objective_cards),
        "support card": pack.support_cards,
    }
    names = {(record, one.id): one.name or one.id for record, found in lists.items() for one in found}

    def name(record: str, id_: str, lang: str) -> str:
        return text_in(names.get((record, id_), id_), lang)

    return name
