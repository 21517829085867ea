"""Which cards the heroes have seen, and all others drawn anew: what look-ahead plays with.

Cards are drawn from the end of a pile and laid there, so a card that was seen keeps its number from the
bottom for as long as the pile is not shuffled.
"""

from engine.rulesets.fireteam_zero.rules.ch03_tactics_phase import answer_wish
from engine.rulesets.fireteam_zero.state import RECON_PILE, TWIST_PILE, Cards, State
from engine.rulesets.fireteam_zero.words.option_verbs import PLAY_RESPONSE


def redraw(game: State, other: State, seat: int | None) -> None:
    """Draw anew, in a copy of the game, all cards that a seat (or, with None, the whole group) cannot know."""
    for hero in range(len(game.hero_at)):
        deck = other.decks[hero]
        if seat is None or hero == seat or game.scenario.options.open_hands:
            other.decks[hero] = _filled(game, hero, deck, _shuffled(other, _unseen(game, hero, deck)))
        else:  # FZ-A.63: hands are private, so a hand is as unknown as the deck it came from
            known = _shown(game, hero)
            hidden = list(other.hands[hero])
            for card in known:
                hidden.remove(card)
            unknown = _shuffled(other, (*_unseen(game, hero, deck), *hidden))
            size = len(hidden)
            other.hands[hero] = known + unknown[:size]
            other.decks[hero] = _filled(game, hero, deck, unknown[size:])
    twists = other.twist_deck
    other.twist_deck = _filled(game, TWIST_PILE, twists, _shuffled(other, _unseen(game, TWIST_PILE, twists)))
    _redraw_recon(game, other)


def _redraw_recon(game: State, other: State) -> None:
    """FZ-1.31: which events lie in the recon deck is as unknown as their order; its discoveries are known."""
    count = len(game.scenario.discoveries)
    unseen = _unseen(game, RECON_PILE, other.recon_deck)
    discoveries = tuple(card for card in unseen if card < count)
    events = _shuffled(other, (*(card for card in unseen if card >= count), *other.recon_box))
    drawn = len(unseen) - len(discoveries)
    other.recon_box = events[drawn:]
    other.recon_deck = _filled(game, RECON_PILE, other.recon_deck, _shuffled(other, discoveries + events[:drawn]))


def _shuffled(other: State, cards: Cards) -> Cards:
    """Shuffled from a fixed order: the same seed gives the same copy, whatever the true order is."""
    return other.shuffled(sorted(cards))


def _unseen(game: State, pile: int, cards: Cards) -> Cards:
    """The cards of a pile that nobody has seen."""
    seen = game.seen[pile] if game.seen else 0
    return tuple([card for place, card in enumerate(cards) if not seen >> place & 1]) if seen else cards


def _filled(game: State, pile: int, cards: Cards, unknown: Cards) -> Cards:
    """The pile with the unknown cards, in this order, wherever nobody has seen a card."""
    seen = game.seen[pile] if game.seen else 0
    if not seen:
        return unknown
    left = iter(unknown)
    return tuple([card if seen >> place & 1 else next(left) for place, card in enumerate(cards)])


def _shown(game: State, hero: int) -> Cards:
    """The cards of a hand that the open decision rests on: they stay, or its options would be illegal."""
    if not game.options:
        return ()
    if game.seat == hero:
        return game.hands[hero]
    wishes = [option[1:] for option in game.options if option[0] == PLAY_RESPONSE]
    if game.then[0] is answer_wish:
        wishes += game.then[2]
    return tuple(card for seat, card in wishes if seat == hero)
