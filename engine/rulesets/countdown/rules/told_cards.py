"""Cards that people turn up at a real table: what lies face down is what they say it is.

Where a card lies is a guess until it is turned up; one that they tell of changes places with the guess.
"""

from collections.abc import Sequence

from engine.rulesets.countdown.codes import OBJECTIVE_ZONE
from engine.rulesets.countdown.state import Cards, State

FROM_STACK = -1


def tell_zone(game: State, zone: int) -> None:
    """All that lies face down in a zone, from the top."""
    tell_cards(game, zone, game.stacks[zone][::-1])


def tell_cards(game: State, zone: int, cards: Sequence[int]) -> Cards:
    """These cards of a zone as people tell them; those that lie open are known."""
    places = [game.stacks[zone].index(card) for card in cards]
    known: list[int] = []
    for place in places:
        card = game.stacks[zone][place]
        if not game.is_face_up(card):
            among = [one for one in _could_be_in(game, zone, card) if one not in known]
            (told,) = game.told("card", 1, among, zone)
            _exchange(game, card, told)
            card = told
        known.append(card)
    return tuple(known)


def tell_threats(game: State, wanted: int) -> None:
    """CD-11.07: the cards of the stack from the top, until a kind appears."""
    known: list[int] = []
    for place in reversed(range(len(game.threat_stack))):
        card = game.threat_stack[place]
        is_sorted = place < game.sorted_threats and not game.is_reshuffled
        among = game.threat_stack if game.is_reshuffled else _unknown_threats(game, card if is_sorted else FROM_STACK)
        (told,) = game.told("card", 1, [one for one in among if one not in known], FROM_STACK)
        _exchange(game, card, told)
        known.append(told)
        if game.scenario.kind[told] == wanted:
            return


def _could_be_in(game: State, zone: int, card: int) -> list[int]:
    if game.board.zone_kind[zone] != OBJECTIVE_ZONE:
        return _unknown_threats(game, card if game.scenario.mission_number == 1 else FROM_STACK)
    lying = {one for stack in game.stacks for one in stack if game.is_face_up(one)}  # CD-3.13, CD-90.62
    seen = lying | set(game.care) | set(game.fates)
    return [one for one in game.scenario.objective_cards if one not in seen and not game.gone >> one & 1]


def _unknown_threats(game: State, like: int) -> list[int]:
    """CD-3.14: threat cards that nobody has seen; of the level of one of them, where the levels are known."""
    level = game.scenario.card_level
    stack = () if game.is_reshuffled else game.threat_stack
    lying = [one for zone in game.stacks for one in zone if one < game.scenario.threat_cards]
    unknown = [*(one for one in lying if not game.is_face_up(one)), *stack, *game.removed]
    return sorted([one for one in unknown if like == FROM_STACK or level[one] == level[like]])


def _exchange(game: State, guess: int, told: int) -> None:
    """Two cards change places, wherever they lie; one of them may lie in the box."""
    if guess == told:
        return
    other = {guess: told, told: guess}
    game.stacks = [tuple([other.get(card, card) for card in stack]) for stack in game.stacks]
    game.threat_stack = tuple([other.get(card, card) for card in game.threat_stack])
    game.removed = tuple([other.get(card, card) for card in game.removed])
