"""Names of things: ids for data, words for people."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.content import text_in
from engine.core.effects.program import evaluate
from engine.core.naming import Named, Naming, itself, source_label
from engine.core.sayings import Sayings
from engine.core.texts import EffectText, texts_of
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
from engine.rulesets.fireteam_zero.records import PackRecord
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary import vocabulary

WORDS: Sayings = {
    "group": ("The group", "Die Gruppe", "Le groupe"),
    "nobody": ("nobody", "niemand", "personne"),
    "nothing": ("nothing", "nichts", "rien"),
    "brawl": ("Brawl", "Handgemenge", "contact"),
    "bullets": ("Bullets", "Beschuss", "tir"),
    "explosion": ("Explosion", "Explosion", "explosion"),
    "heads": ("heads", "die Kopfseite", "le côté face"),
    "tails": ("tails", "die Kehrseite", "le côté pile"),
    "blank": ("blank", "leer", "vierge"),
    "move": ("move", "Bewegung", "déplacement"),
    "special": ("special", "Spezial", "spécial"),
    "setup": ("setup", "Spielaufbau", "préparation"),
    "spawnStep": ("spawned", "aufgestellt", "génération"),
    "ambush": ("ambush", "Hinterhalt", "embuscade"),
    "effect": ("by an effect", "durch einen Effekt", "par un effet"),
    "yes": ("yes", "ja", "oui"),
    "no": ("no", "nein", "non"),
    "won": ("The mission is won.", "Die Mission ist gewonnen.", "La mission est réussie."),
    "lost": ("The mission is lost.", "Die Mission ist gescheitert.", "La mission a échoué."),
    "unfinished": ("The game did not end.", "Das Spiel fand kein Ende.", "La partie ne s'est pas terminée."),
    "attack": ("attack", "Angriffs", "d'attaque"),
    "activation": ("activation", "Aktivierungs", "d'activation"),
    "spawn": ("spawn", "Brut", "de génération"),
    "intel": ("intel token", "Informationsmarker", "jeton d'objectif"),
}


NAMING = Naming(WORDS, vocabulary)
word = NAMING.word


# --- ids ------------------------------------------------------------------------------------------


def seat_id(game: State, seat: int) -> str | None:
    """A seat by its hero, and by its number before there is one."""
    if seat < 0:
        return None
    hero = game.heroes[seat]
    return game.scenario.hero_ids[hero] if hero >= 0 else f"seat-{seat}"


def figure_id(game: State, figure: int) -> str | None:
    """A hero's or specialist's id; a monster's kind and its number among its kind, such as 'corrupted-animal#2'."""
    pack = game.scenario.pack
    if figure < 0:
        return None
    if figure < FIRST_SPECIALIST:
        return seat_id(game, figure)
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
    return found is not None and len(evaluate(game, found[1], found[0].details.at)) > 1


# --- words ----------------------------------------------------------------------------------------


def seat_label(game: State, seat: int, lang: str) -> str:
    """A player by the name of the hero."""
    return word("group", lang) if seat < 0 else figure_label(game, seat, lang)


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
    given = found[0].details.thing if found else _name_it_had(game, game.scenario.sources[source].id)
    name = text_in(given or game.scenario.sources[source].name, lang)
    is_only_one = found is not None and not is_one_of_many(game, thing)
    return name if is_only_one else f"{name} ({location_label(game, place, lang)})"


def _name_it_had(game: State, source_id: str) -> Any:
    """The log is told afterwards, when the text may open the thing no more."""
    for text in texts_of(game.scenario.pack, vocabulary, EffectText):
        if source_id == (text.written.get("id") if text.part == "specialRules" else text.record.id):
            things = [node.value("thing") for node in text.nodes if node.name == "openTarget"]
            if any(things):
                return next(filter(None, things))
    return None


def location_label(game: State, place: int, lang: str) -> str:
    """A location by its name."""
    if place < 0:
        return word("nobody", lang)
    sector_id, location_id = game.scenario.board.ids[place].split("/")
    sector = next(sector for sector in game.scenario.pack.sectors if sector.id == sector_id)
    return text_in(next(location.name for location in sector.locations if location.id == location_id), lang)


def token_label(game: State, token: int, lang: str) -> str:
    """A token by its name; the first kind is in every box."""
    return word("intel", lang) if token == 0 else text_in(game.scenario.pack.tokens.special[token - 1].name, lang)


def upgrade_label(game: State, number: int, lang: str) -> str:
    """An upgrade set by its own name, or by that of its cards."""
    upgrade = game.scenario.pack.upgrade_sets[number]
    return text_in(upgrade.name or upgrade.card.name, lang)


def face_label(game: State, face: int, lang: str) -> str:
    """The symbols on a face of the attack die."""
    symbols = game.scenario.pack.dice.attack.faces[face - 1]
    return " + ".join(word(symbol, lang) for symbol in symbols) or word("blank", lang)


# --- what can be named ------------------------------------------------------------------------------


def source_of_progress(game: State, card: int) -> int:
    """What a card with progress stands on: objectives come first, then discoveries."""
    scenario = game.scenario
    count = len(scenario.objective_ids)
    return scenario.objective_source[card] if card < count else scenario.recon_source[card - count]


def _of_source(source_of: Callable[[State, int], int]) -> Named:
    """Something that a source of texts is made from: it has its id and its name."""
    return Named(
        lambda game, value: game.scenario.sources[source_of(game, value)].id,
        lambda game, value, lang: source_label(game, source_of(game, value), lang),
    )


def _of_record(records_of: Callable[[PackRecord], Sequence[Any]]) -> Named:
    """A record of the pack by its number."""
    return Named(
        lambda game, value: records_of(game.scenario.pack)[value].id,
        lambda game, value, lang: text_in(records_of(game.scenario.pack)[value].name, lang),
    )


CARD = _of_source(lambda game, card: game.scenario.card_source[card])
CARDS = NAMING.several(CARD)
NAMING.kinds |= {
    "seat": Named(seat_id, seat_label),
    "figure": Named(figure_id, figure_label),
    "location": Named(lambda game, value: game.scenario.board.ids[value] if value >= 0 else None, location_label),
    "card": CARD,
    "cards": CARDS,
    "attack-cards": Named(  # monsters attack without any
        CARDS.id, lambda game, cards, lang: f" ({CARDS.label(game, cards, lang)})" if cards else ""
    ),
    "any-card": Named(
        lambda game, value: game.name(value[0], value[1]),
        lambda game, value, lang: game.label(value[0], value[1], lang),
    ),
    "any-cards": Named(
        lambda game, value: [game.name(value[0], card) for card in value[1]],
        lambda game, value, lang: ", ".join(game.label(value[0], card, lang) for card in value[1]),
    ),
    "recon": _of_source(lambda game, card: game.scenario.recon_source[card]),
    "progress-card": _of_source(source_of_progress),
    "objective": _of_source(lambda game, card: game.scenario.objective_source[card]),
    "hero-card": _of_record(lambda pack: pack.heroes),
    "upgrade-set": Named(lambda game, value: game.scenario.pack.upgrade_sets[value].id, upgrade_label),
    "focus-card": _of_record(lambda pack: pack.focus_cards),
    "twist": _of_record(lambda pack: pack.twists),
    "token": Named(lambda game, value: game.scenario.token_ids[value], token_label),
    "specialists": NAMING.several(
        Named(
            lambda game, number: figure_id(game, FIRST_SPECIALIST + number),
            lambda game, number, lang: figure_label(game, FIRST_SPECIALIST + number, lang),
        ),
        "nobody",
    ),
    "die": NAMING.one_of(DICE),
    "attack-type": NAMING.one_of(ATTACK_TYPES),
    "coin": NAMING.one_of(COIN),
    "symbol": NAMING.one_of(ACTIVATION_FACES),
    "arrival": NAMING.one_of(ARRIVALS),
    "face": Named(itself, face_label),
    "faces": Named(
        lambda _game, faces: list(faces),
        lambda game, faces, lang: "; ".join(face_label(game, face, lang) for face in faces) or word("nothing", lang),
    ),
    "flag": Named(lambda _game, value: bool(value), lambda _game, value, lang: word("yes" if value else "no", lang)),
    "story": Named(itself, lambda _game, value, lang: text_in(value, lang)),
}
