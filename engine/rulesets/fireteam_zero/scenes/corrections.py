"""What may lie otherwise on a real table of Fireteam Zero: figures, the track, the coin, cards in hand."""

from collections import Counter
from collections.abc import Iterator

from engine.core.answers.scenes import Correctable
from engine.core.game import Step
from engine.core.scenes.sight import Sight
from engine.core.word_tables import Words
from engine.rulesets.fireteam_zero.codes import (
    BOSS,
    COIN,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    IMPASSABLE,
    LYING,
    MINION,
    OFF_BOARD,
)
from engine.rulesets.fireteam_zero.rules.ch04_hero_phase import answer_turn, offer_turn
from engine.rulesets.fireteam_zero.rules.ch08_activation import activate_chosen, activate_class
from engine.rulesets.fireteam_zero.rules.force import refresh
from engine.rulesets.fireteam_zero.state import Cards, State
from engine.rulesets.fireteam_zero.words.event_types import CORRECTED

__all__ = ["CORRECTED", "asked_again", "correct", "correctables"]

GROUPS: dict[str, Words] = {
    "table": ("The table", "Der Tisch", "La table"),
    "heroes": ("Heroes and specialists", "Helden und Spezialisten", "Héros et spécialistes"),
    "monsters": ("Monsters", "Monster", "Monstres"),
    "hand": ("Cards in hand: {hero}", "Handkarten: {hero}", "Cartes en main\u00a0: {hero}"),
}
LABELS: dict[str, Words] = {
    "threat": ("threat", "Bedrohung", "menace"),
    "coin": ("lucky coin", "Glücksmünze", "pièce du destin"),
    "lying": ("{hero}, knocked down", "{hero}, niedergeschlagen", "{hero}, à terre"),
    "yes": ("yes", "ja", "oui"),
    "no": ("no", "nein", "non"),
    "off": ("off the board", "nicht auf dem Plan", "hors du plateau"),
}


def asked_again(game: State) -> Step | None:
    """FZ-D.15: what a hero does in its turn; FZ-D.33: which monster is next."""
    if not game.then:
        return None
    if game.then[0] is activate_chosen:
        return (activate_class, MINION)
    return (offer_turn, *game.then[1:]) if game.then[0] is answer_turn else None


def correctables(sight: Sight) -> Iterator[Correctable]:
    """All of them, by groups."""
    yield from _tracks(sight)
    yield from _figures(sight)
    for seat in range(len(sight.game.hands)):
        yield from _hand(sight, seat)


def _tracks(sight: Sight) -> Iterator[Correctable]:
    game: State = sight.game
    group = sight.said(GROUPS["table"])
    spaces = tuple((str(space), str(space)) for space in range(game.scenario.track.last + 1))
    yield Correctable("threat", group, sight.said(LABELS["threat"]), str(game.threat), spaces, True)
    sides = tuple((side, sight.label("coin", number)) for number, side in enumerate(COIN))
    yield Correctable("coin", group, sight.said(LABELS["coin"]), COIN[game.coin], sides)


def _figures(sight: Sight) -> Iterator[Correctable]:
    game: State = sight.game
    places = tuple((game.scenario.board.ids[place], sight.label("location", place)) for place in _open_places(game))
    both = tuple((word, sight.said(LABELS[word])) for word in ("no", "yes"))
    group = sight.said(GROUPS["heroes"])
    for seat, at in enumerate(game.hero_at):
        name = sight.label("seat", seat)
        yield Correctable(f"hero/{seat}", group, name, game.scenario.board.ids[at], places)
        is_lying = "yes" if game.standing_at[seat] == LYING else "no"
        yield Correctable(f"lying/{seat}", group, sight.said(LABELS["lying"], hero=name), is_lying, both)
    for number, at in enumerate(game.specialist_at):
        if at >= 0:
            label = sight.label("figure", FIRST_SPECIALIST + number)
            yield Correctable(f"specialist/{number}", group, label, game.scenario.board.ids[at], places)
    group, off = sight.said(GROUPS["monsters"]), (("", sight.said(LABELS["off"])),)
    for monster, at in enumerate(game.monster_at):
        label = sight.label("figure", FIRST_MONSTER + monster)
        where = game.scenario.board.ids[at] if at >= 0 else ""
        yield Correctable(f"monster/{monster}", group, label, where, off + places)


def _open_places(game: State) -> list[int]:
    """FZ-I.07: nothing stands on impassable ground."""
    return [place for place, terrain in enumerate(game.scenario.terrain) if not terrain & IMPASSABLE]


def _hand(sight: Sight, seat: int) -> Iterator[Correctable]:
    """How many of each card; one more comes from the deck or the discard pile, one fewer goes to the latter."""
    game: State = sight.game
    group = sight.said(GROUPS["hand"], hero=sight.label("seat", seat))
    held = Counter(game.hands[seat])
    there = Counter((*game.hands[seat], *game.decks[seat], *game.discards[seat]))
    for card in sorted(there, key=lambda one: sight.label("card", one)):
        counts = tuple((str(count), str(count)) for count in range(there[card] + 1))
        yield Correctable(f"hand/{seat}/{card}", group, sight.label("card", card), str(held[card]), counts, True, seat)


def correct(game: State, name: str, value: str) -> None:
    """Put one of them right; what holds because of it follows."""
    what, *numbers = name.split("/")
    number = int(numbers[0]) if numbers else 0
    if what == "threat":
        game.threat = int(value)
    elif what == "coin":
        game.coin = COIN.index(value)
    elif what == "hand":
        _count_in_hand(game, number, int(numbers[1]), int(value))
    elif what == "lying":
        game.standing_at[number] = LYING if value == "yes" else game.hero_at[number]
    else:
        _place(game, what, number, game.scenario.board.ids.index(value) if value else OFF_BOARD)
    refresh(game)


def _place(game: State, what: str, number: int, place: int) -> None:
    if what == "hero":
        game.hero_at[number] = place
        if game.standing_at[number] != LYING:
            game.standing_at[number] = place
    elif what == "specialist":
        game.specialist_at[number] = place
    else:
        game.monster_at[number] = place
        kind = game.kinds[number]
        if game.scenario.monster_class[kind] == BOSS and place >= 0 and not game.power[number]:
            game.power[number] = max(1, game.scenario.power_tokens(game, kind))


def _count_in_hand(game: State, seat: int, card: int, count: int) -> None:
    """FZ-I.01: no card appears from nowhere."""
    while game.hands[seat].count(card) > count:
        game.hands[seat] = _without(game.hands[seat], card)
        game.discards[seat] = (*game.discards[seat], card)
    while game.hands[seat].count(card) < count:
        pile = game.decks if card in game.decks[seat] else game.discards
        pile[seat] = _without(pile[seat], card)
        game.forget(seat)  # who has looked into the deck knows its order no more
        game.hands[seat] = (*game.hands[seat], card)
    if not game.decks[seat]:  # FZ-A.59: a used-up deck is shuffled anew at once
        game.decks[seat], game.discards[seat] = game.shuffled(game.discards[seat]), ()


def _without(cards: Cards, card: int) -> Cards:
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])
