"""Zones and the cards in them: what lies open, what leaves, and when a zone is secured (CD-5, CD-19, CD-90.27).

The uppermost card of a stack is the last of its tuple. A hostage in care lies in no stack, but is where its op is.
"""

from collections.abc import Iterable

from engine.rulesets.countdown.codes import (
    BOMB,
    BOOBY_TRAP,
    BY_GRENADE,
    BY_INTEL,
    CIVILIAN,
    DECOY,
    DISCARDED,
    FIRST_CARD,
    HOSTAGE,
    NO_CARD,
    NOBODY,
    ON_REVEAL,
    ON_REVEAL_BY_GRENADE,
    ON_REVEAL_BY_INTEL,
    ON_ZONE_SECURED,
    SAFE,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.state import Cards, State
from engine.rulesets.countdown.words.event_types import (
    CARD_REVEALED,
    CIVILIANS_SAFE,
    DECOY_DISCARDED,
    ZONE_SECURED,
    ZONE_SWEPT,
)

# --- what lies where ------------------------------------------------------------------------------


def is_secured(game: State, zone: int) -> bool:
    """CD-9.08, CD-90.28: nothing is left in it; entrances and exits always are."""
    return bool((game.secured | game.swept | game.board.always_secured) >> zone & 1)


def has_enemy(game: State, zone: int) -> bool:
    """Whether an enemy stands in the zone, as far as anybody can see."""
    kind, face_up = game.scenario.kind, game.face_up
    cards = game.stacks[zone]
    return bool(cards and [card for card in cards if kind[card] <= TOP_TERRORIST and face_up >> card & 1])


def enemies_in(game: State, zone: int) -> list[int]:
    """The open enemies of a zone in ascending card number."""
    kind, face_up = game.scenario.kind, game.face_up
    enemies = [card for card in game.stacks[zone] if kind[card] <= TOP_TERRORIST and face_up >> card & 1]
    return by_number(game, enemies) if len(enemies) > 1 else enemies


def by_number(game: State, enemies: Iterable[int]) -> list[int]:
    """CD-13.03: enemies in ascending card number; CD-90.04: in a tie the lower card comes first."""
    return sorted(sorted(enemies), key=game.scenario.number.__getitem__)


def hidden_top(game: State, zone: int) -> int:
    """CD-90.87: the uppermost face-down card, or -1."""
    for card in reversed(game.stacks[zone]):
        if not game.face_up >> card & 1:
            return card
    return NO_CARD


def active_traps(game: State, zone: int) -> list[int]:
    """The open traps of a zone that can still go off, the topmost first; hostages that carry one among them."""
    return [
        card
        for card in reversed(game.stacks[zone])
        if game.face_up >> card & 1 and (is_trap(game, card) or carries_trap(game, card))
    ]


def is_trap(game: State, card: int) -> bool:
    """Whether a card is a booby trap."""
    return game.scenario.kind[card] == BOOBY_TRAP


def carries_trap(game: State, card: int) -> bool:
    """CD-10.20, CD-90.46: whether a hostage carries a trap that nobody has defused."""
    scenario = game.scenario
    return scenario.kind[card] == HOSTAGE and scenario.hearts[card] > 0 and not game.disarmed >> card & 1


def bombs_in(game: State, zone: int) -> list[int]:
    """The open bombs of a zone, the topmost first."""
    return _open_cards(game, zone, BOMB)


def hostages_in(game: State, zone: int) -> list[int]:
    """The hostages of a zone, those in the care of its ops included."""
    hostages = _open_cards(game, zone, HOSTAGE)
    for op, card in enumerate(game.care):
        if card != NO_CARD and game.op_at[op] == zone:
            hostages.append(card)
    return hostages


def civilians_in(game: State, zone: int) -> list[int]:
    """The open civilians of a zone."""
    return _open_cards(game, zone, CIVILIAN)


def _open_cards(game: State, zone: int, wanted: int) -> list[int]:
    kind, face_up = game.scenario.kind, game.face_up
    return [card for card in reversed(game.stacks[zone]) if kind[card] == wanted and face_up >> card & 1]


# --- cards come and go ----------------------------------------------------------------------------


def reveal(game: State, zone: int, card: int, by: int) -> None:
    """CD-10.01: turn a card up; CD-17.10: a decoy is discarded as soon as it is seen."""
    game.face_up |= 1 << card
    game.declined = 0
    game.note(CARD_REVEALED, card, zone)
    announce(game, ON_REVEAL, FIRST_CARD + card, NOBODY, zone)
    if by == BY_INTEL:
        announce(game, ON_REVEAL_BY_INTEL, FIRST_CARD + card, NOBODY, zone)
    elif by == BY_GRENADE:
        announce(game, ON_REVEAL_BY_GRENADE, FIRST_CARD + card, NOBODY, zone)
    if game.scenario.kind[card] == DECOY:
        game.note(DECOY_DISCARDED, card, zone)
        remove_card(game, zone, card, DISCARDED)
    else:
        check_secured(game, zone)


def add_card(game: State, zone: int, card: int) -> None:
    """CD-90.87: whoever joins a zone or stays behind in it lies open on top of its stack."""
    game.stacks[zone] = (*game.stacks[zone], card)
    game.face_up |= 1 << card
    game.declined = 0


def lift_card(game: State, zone: int, card: int) -> None:
    """Take a card out of a zone that stays in play; then look whether the zone is secured."""
    game.stacks[zone] = tuple([one for one in game.stacks[zone] if one != card])
    game.declined = 0
    check_secured(game, zone)


def remove_card(game: State, zone: int, card: int, fate: int) -> None:
    """A card leaves its zone and the game; then look whether the zone is secured (CD-37.06).

    What an effect has taken away meanwhile is not taken twice.
    """
    if card in game.stacks[zone]:
        leave_play(game, card, fate)
        lift_card(game, zone, card)


def leave_play(game: State, card: int, fate: int) -> None:
    """CD-90.86: one pile for all cards out of play, with the reason beside it."""
    game.fates[card] = fate
    game.shields &= ~(1 << card)
    game.bomb_energy.pop(card, None)  # CD-90.41: the cubes go back to the supply
    if card < game.scenario.threat_cards:
        game.threat_discard = (*game.threat_discard, card)


# --- securing -------------------------------------------------------------------------------------


def check_secured(game: State, zone: int) -> None:
    """CD-19.01, CD-19.02: no enemy, trap, bomb, uncared-for hostage or face-down card is left; CD-90.27: for good."""
    stack = game.stacks[zone]
    kind, face_up = game.scenario.kind, game.face_up
    for card in stack:
        if kind[card] != CIVILIAN or not face_up >> card & 1:
            return
    if is_secured(game, zone) or game.under_fire >> zone & 1:
        return
    game.entered &= ~(1 << zone)
    if game.is_sweeping:  # CD-90.27: emptied only by the ultimatum
        game.swept |= 1 << zone
        game.note(ZONE_SWEPT, zone)
    else:
        game.secured |= 1 << zone
        game.note(ZONE_SECURED, zone)
        announce(game, ON_ZONE_SECURED, NOBODY, NOBODY, zone)
    if stack:
        bring_to_safety(game, zone, stack)


def bring_to_safety(game: State, zone: int, civilians: Cards) -> None:
    """CD-16.05, CD-16.06, CD-19.04: the civilians of a secured zone leave by themselves and count no more."""
    game.note(CIVILIANS_SAFE, civilians, zone)
    for card in civilians:
        leave_play(game, card, SAFE)
    game.stacks[zone] = ()
