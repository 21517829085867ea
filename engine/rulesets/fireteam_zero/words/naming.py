"""Names of things: ids for data, words for people."""

from collections.abc import Iterator
from typing import Any

from engine.core.content import text_in
from engine.core.effects.program import Program, evaluate
from engine.core.game import RESULTS
from engine.rulesets.fireteam_zero.codes import (
    ACTIVATION_FACES,
    ARRIVALS,
    ATTACK_TYPES,
    COIN,
    DICE,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    FIRST_THING,
)
from engine.rulesets.fireteam_zero.state import State

_WORDS: dict[str, dict[str, str]] = {
    "group": {"en": "The group", "de": "Die Gruppe", "fr": "Le groupe"},
    "nobody": {"en": "nobody", "de": "niemand", "fr": "personne"},
    "nothing": {"en": "nothing", "de": "nichts", "fr": "rien"},
    "brawl": {"en": "Brawl", "de": "Handgemenge", "fr": "contact"},
    "bullets": {"en": "Bullets", "de": "Beschuss", "fr": "tir"},
    "explosion": {"en": "Explosion", "de": "Explosion", "fr": "explosion"},
    "heads": {"en": "heads", "de": "die Kopfseite", "fr": "le côté face"},
    "tails": {"en": "tails", "de": "die Kehrseite", "fr": "le côté pile"},
    "blank": {"en": "blank", "de": "leer", "fr": "vierge"},
    "move": {"en": "move", "de": "Bewegung", "fr": "déplacement"},
    "special": {"en": "special", "de": "Spezial", "fr": "spécial"},
    "setup": {"en": "setup", "de": "Spielaufbau", "fr": "préparation"},
    "spawnStep": {"en": "spawned", "de": "aufgestellt", "fr": "génération"},
    "ambush": {"en": "ambush", "de": "Hinterhalt", "fr": "embuscade"},
    "effect": {"en": "by an effect", "de": "durch einen Effekt", "fr": "par un effet"},
    "yes": {"en": "yes", "de": "ja", "fr": "oui"},
    "no": {"en": "no", "de": "nein", "fr": "non"},
    "won": {"en": "The mission is won.", "de": "Die Mission ist gewonnen.", "fr": "La mission est réussie."},
    "lost": {"en": "The mission is lost.", "de": "Die Mission ist gescheitert.", "fr": "La mission a échoué."},
    "unfinished": {
        "en": "The game did not end.",
        "de": "Das Spiel fand kein Ende.",
        "fr": "La partie ne s'est pas terminée.",
    },
    "attack": {"en": "attack", "de": "Angriffs", "fr": "d'attaque"},
    "activation": {"en": "activation", "de": "Aktivierungs", "fr": "d'activation"},
    "spawn": {"en": "spawn", "de": "Brut", "fr": "de génération"},
    "intel": {"en": "intel token", "de": "Informationsmarker", "fr": "jeton d'objectif"},
}


def word(key: str, lang: str) -> str:
    """A fixed word in a language."""
    words = _WORDS[key]
    return words.get(lang, words["en"])


# --- ids ------------------------------------------------------------------------------------------


def name_of(game: State, what: str, value: Any) -> Any:
    """The id of a thing, as it stands in JSON."""
    scenario, pack = game.scenario, game.scenario.pack
    match what:
        case "seat":
            return (
                None
                if value < 0
                else pack.heroes[game.heroes[value]].id
                if game.heroes[value] >= 0
                else f"seat-{value}"
            )
        case "figure":
            return figure_id(game, value)
        case "location":
            return scenario.board.ids[value] if value >= 0 else None
        case "card":
            return scenario.card_ids[value]
        case "cards" | "attack-cards":
            return [scenario.card_ids[card] for card in value]
        case "any-card":
            return name_of(game, value[0], value[1])
        case "any-cards":
            return [name_of(game, value[0], card) for card in value[1]]
        case "die":
            return DICE[value]
        case "recon":
            return recon_id(game, value)
        case "progress-card":
            count = len(scenario.objective_ids)
            return scenario.objective_ids[value] if value < count else scenario.discoveries[value - count]
        case "hero-card":
            return scenario.hero_ids[value]
        case "upgrade-set":
            return pack.upgrade_sets[value].id
        case "focus-card":
            return pack.focus_cards[value].id
        case "objective":
            return scenario.objective_ids[value]
        case "twist":
            return scenario.twist_ids[value]
        case "token":
            return scenario.token_ids[value]
        case "source":
            return scenario.sources[value].id if value >= 0 else None
        case "ability":
            return scenario.sources[scenario.abilities[value].source].id
        case "specialists":
            return [figure_id(game, FIRST_SPECIALIST + number) for number in value]
        case "attack-type":
            return ATTACK_TYPES[value]
        case "coin":
            return COIN[value]
        case "symbol":
            return ACTIVATION_FACES[value]
        case "arrival":
            return ARRIVALS[value]
        case "result":
            return RESULTS[value]
        case "faces":
            return list(value)
        case "flag":
            return bool(value)
        case "program":
            return list(value.nodes) if isinstance(value, Program) else value
    return value  # numbers, texts, faces, the mission's id


def figure_id(game: State, figure: int) -> str | None:
    """A hero's or specialist's id; a monster's kind and its number among its kind, such as 'corrupted-animal#2'."""
    pack = game.scenario.pack
    if figure < 0:
        return None
    if figure < FIRST_SPECIALIST:
        return str(name_of(game, "seat", figure))
    if figure < FIRST_MONSTER:
        return pack.specialists[game.scenario.specialists[figure - FIRST_SPECIALIST]].id
    if figure >= FIRST_THING:
        return thing_id(game, figure)
    monster = figure - FIRST_MONSTER
    kind = game.kinds[monster]
    return f"{pack.monster_kinds[kind].id}#{game.figures_of_kind(kind).index(monster) + 1}"


def thing_id(game: State, thing: int) -> str:
    """What opens the target, and where if it opens several: 'door', or 'barrel@yard/a'."""
    source, place = divmod(thing - FIRST_THING, game.scenario.location_count)
    name = game.scenario.sources[source].id
    return f"{name}@{game.scenario.board.ids[place]}" if is_one_of_many(game, thing) else name


def is_one_of_many(game: State, thing: int) -> bool:
    """Whether the text that opens a thing opens more of them."""
    found = game.opening_of(thing)
    return found is not None and len(evaluate(game, found[1], found[0].args[1])) > 1


def recon_id(game: State, card: int) -> str:
    """Recon cards count discoveries first, then events."""
    count = len(game.scenario.discoveries)
    return game.scenario.discoveries[card] if card < count else game.scenario.event_ids[card - count]


# --- words ----------------------------------------------------------------------------------------


def label_of(game: State, what: str, value: Any, lang: str) -> str:
    """What a person calls a thing."""
    scenario, pack = game.scenario, game.scenario.pack
    match what:
        case "seat" | "figure":
            return word("group", lang) if what == "seat" and value < 0 else figure_label(game, value, lang)
        case "location":
            return location_label(game, value, lang)
        case "card":
            return text_in(scenario.sources[scenario.card_source[value]].name, lang)
        case "cards":
            return ", ".join(label_of(game, "card", card, lang) for card in value)
        case "attack-cards":  # monsters attack without any
            return f" ({label_of(game, 'cards', value, lang)})" if value else ""
        case "any-card":
            return label_of(game, value[0], value[1], lang)
        case "any-cards":
            return ", ".join(label_of(game, value[0], card, lang) for card in value[1])
        case "recon":
            return text_in(scenario.sources[scenario.recon_source[value]].name, lang)
        case "progress-card":
            count = len(scenario.objective_ids)
            source = scenario.objective_source[value] if value < count else scenario.recon_source[value - count]
            return text_in(scenario.sources[source].name, lang)
        case "hero-card":
            return text_in(pack.heroes[value].name, lang)
        case "upgrade-set":
            return text_in(pack.upgrade_sets[value].name or pack.upgrade_sets[value].card.name, lang)
        case "focus-card":
            return text_in(pack.focus_cards[value].name, lang)
        case "objective":
            return text_in(scenario.sources[scenario.objective_source[value]].name, lang)
        case "twist":
            return text_in(pack.twists[value].name, lang)
        case "token":
            return word("intel", lang) if value == 0 else text_in(pack.tokens.special[value - 1].name, lang)
        case "source":
            return text_in(scenario.sources[value].name, lang) if value >= 0 else ""
        case "ability":
            return text_in(scenario.sources[scenario.abilities[value].source].name, lang)
        case "specialists":
            names = [figure_label(game, FIRST_SPECIALIST + number, lang) for number in value]
            return ", ".join(names) or word("nobody", lang)
        case "attack-type" | "coin" | "symbol" | "arrival" | "result" | "die":
            return word(name_of(game, what, value), lang)
        case "face":
            return face_label(game, value, lang)
        case "faces":
            return "; ".join(face_label(game, face, lang) for face in value) or word("nothing", lang)
        case "flag":
            return word("yes" if value else "no", lang)
        case "story":
            return text_in(value, lang)
        case "mission":
            return text_in(scenario.mission.title, lang)
        case "program":
            return game.program_text(value, lang)
    return str(value)


def figure_label(game: State, figure: int, lang: str) -> str:
    """A hero by name, a monster by name, number and place."""
    pack = game.scenario.pack
    if figure < 0:
        return word("nobody", lang)
    if figure < FIRST_SPECIALIST:
        hero = game.heroes[figure]
        return text_in(pack.heroes[hero].name, lang) if hero >= 0 else str(figure + 1)
    if figure < FIRST_MONSTER:
        return text_in(pack.specialists[game.scenario.specialists[figure - FIRST_SPECIALIST]].name, lang)
    if figure >= FIRST_THING:
        return thing_label(game, figure, lang)
    monster = figure - FIRST_MONSTER
    kind = game.kinds[monster]
    number = game.figures_of_kind(kind).index(monster) + 1
    return f"{text_in(pack.monster_kinds[kind].name, lang)} {number}"


def thing_label(game: State, thing: int, lang: str) -> str:
    """What can be attacked, or could before it was destroyed, and where unless there is only one."""
    source, place = divmod(thing - FIRST_THING, game.scenario.location_count)
    found = game.opening_of(thing)
    given = found[0].args[5] if found else _name_it_had(game, game.scenario.sources[source].id)
    name = text_in(given or game.scenario.sources[source].name, lang)
    is_only_one = found is not None and not is_one_of_many(game, thing)
    return name if is_only_one else f"{name} ({location_label(game, place, lang)})"


def _name_it_had(game: State, source_id: str) -> Any:
    """The log is told afterwards, when the text may open the thing no more."""
    pack = game.scenario.pack
    rules = [rule for mission in pack.missions for rule in mission.special_rules]
    records: tuple[Any, ...] = (*pack.objectives, *pack.discoveries, *pack.events, *pack.twists, *rules)
    for record in records:
        if record.id == source_id:
            return next((node["thing"] for node in _openings(record.model_dump()) if node.get("thing")), None)
    return None


def _openings(written: Any) -> Iterator[dict[str, Any]]:
    """Every node, however deep, that opens a target."""
    if isinstance(written, dict):
        if written.get("op") == "openTarget":
            yield written
        written = list(written.values())
    for part in written if isinstance(written, list | tuple) else ():
        yield from _openings(part)


def location_label(game: State, place: int, lang: str) -> str:
    """A location by its name."""
    if place < 0:
        return word("nobody", lang)
    sector_id, location_id = game.scenario.board.ids[place].split("/")
    sector = next(sector for sector in game.scenario.pack.sectors if sector.id == sector_id)
    return text_in(next(location.name for location in sector.locations if location.id == location_id), lang)


def face_label(game: State, face: int, lang: str) -> str:
    """The symbols on a face of the attack die."""
    symbols = game.scenario.pack.dice.attack.faces[face - 1]
    return " + ".join(word(symbol, lang) for symbol in symbols) or word("blank", lang)
