"""Cards that people draw at a real table: what lies on top of a pile is what they say it is.

The order of a pile is a guess until somebody has seen it; a card that they tell of changes places with the guess.
"""

from engine.rulesets.fireteam_zero.state import RECON_PILE, TWIST_PILE, Cards, State


def tell_top(game: State, pile: int, count: int) -> None:
    """The top cards of a pile as people tell them, the topmost first; those that were seen before are known."""
    cards = _cards(game, pile)
    seen = game.seen[pile] if game.seen else 0
    asked = [place for place in range(len(cards)) if place >= len(cards) - count and not seen >> place & 1][::-1]
    if pile == RECON_PILE:  # one by one: what the next can be depends on how many events are still to come
        for place in asked:
            _tell(game, pile, [place], seen)
    elif asked:
        _tell(game, pile, asked, seen)


def _tell(game: State, pile: int, asked: list[int], seen: int) -> None:
    cards = list(_cards(game, pile))
    unseen = [place for place in range(asked[0] + 1) if not seen >> place & 1]
    what = {RECON_PILE: "recon", TWIST_PILE: "twist"}.get(pile, "card")
    box = _events_that_may_lie_there(game, pile, [cards[place] for place in unseen])
    told = game.told(what, len(asked), sorted([*(cards[place] for place in unseen), *box]), max(pile, -1))
    for place, card in zip(asked, told, strict=True):
        free = [other for other in unseen if other <= place]
        if all(cards[other] != card for other in free):
            _fetch_from_box(game, cards, free, card)
        other = next(other for other in reversed(free) if cards[other] == card)
        cards[place], cards[other] = cards[other], cards[place]
    _put(game, pile, tuple(cards))


def _events_that_may_lie_there(game: State, pile: int, unseen: list[int]) -> Cards:
    """FZ-1.31: which events lie in the recon deck is as unknown as their order."""
    if pile != RECON_PILE or max(unseen) < len(game.scenario.discoveries):
        return ()
    return game.recon_box


def _fetch_from_box(game: State, cards: list[int], free: list[int], card: int) -> None:
    """The deck held another event than guessed."""
    count = len(game.scenario.discoveries)
    place = next(other for other in free if cards[other] >= count)
    box = list(game.recon_box)
    box[box.index(card)], cards[place] = cards[place], card
    game.recon_box = tuple(box)


def _cards(game: State, pile: int) -> Cards:
    return game.decks[pile] if pile >= 0 else game.recon_deck if pile == RECON_PILE else game.twist_deck


def _put(game: State, pile: int, cards: Cards) -> None:
    if pile >= 0:
        game.decks[pile] = cards
    elif pile == RECON_PILE:
        game.recon_deck = cards
    else:
        game.twist_deck = cards
