"""Chapter 11: action cards, drawing, discarding and reactions."""

from typing import Any

from engine.core.decisions import DECLINE
from engine.core.effects.program import Context, Occasion, evaluate
from engine.core.effects.run import run_program_now
from engine.core.game import Step, after_change
from engine.rulesets.fireteam_zero.codes import (
    FIRST_SPECIALIST,
    LYING,
    NO_REACT,
    ON_DISCARD,
    ON_DRAW_CARDS,
    ON_RESHUFFLE,
    RESTRICTED,
)
from engine.rulesets.fireteam_zero.rules.force import announce, is_restricted
from engine.rulesets.fireteam_zero.rules.memo import Glance
from engine.rulesets.fireteam_zero.rules.slots import TO_OTHERS
from engine.rulesets.fireteam_zero.rules.told_draws import tell_top
from engine.rulesets.fireteam_zero.state import Cards, State
from engine.rulesets.fireteam_zero.words.decision_kinds import CHOOSE_DISCARD, CHOOSE_REACTION_TARGET, REACT
from engine.rulesets.fireteam_zero.words.event_types import (
    CARDS_DISCARDED,
    CARDS_DRAWN,
    DECK_RESHUFFLED,
    REACTION_PLAYED,
)
from engine.rulesets.fireteam_zero.words.option_verbs import DISCARD, PLAY_REACTION, TARGET

_DECLINE = (DECLINE,)

# --- decks ----------------------------------------------------------------------------------------


def draw_cards(game: State, hero: int, count: int) -> None:
    """FZ-3.11, FZ-3.16: draw from one's own deck, going on from the new deck when it runs out."""
    drawn: Cards = ()
    while count > len(drawn) and game.decks[hero]:
        if game.draws is not None:
            tell_top(game, hero, count - len(drawn))
        deck = game.decks[hero]
        taken = deck[-(count - len(drawn)) :]
        game.decks[hero] = deck[: len(deck) - len(taken)]
        drawn += taken[::-1]
        if not game.decks[hero]:
            reshuffle_if_empty(game, hero)
    if drawn:
        game.hands[hero] += drawn
        game.note(CARDS_DRAWN, hero, len(drawn))
        if game.scenario.watches_board:  # FZ-S.10
            game.push(after_change)
        if game.watched[ON_DRAW_CARDS]:
            announce(game, ON_DRAW_CARDS, hero, amount=len(drawn))


def reshuffle_if_empty(game: State, hero: int) -> None:
    """FZ-3.15, FZ-A.59: the discard pile becomes the new deck at the moment the deck is used up."""
    if game.decks[hero] or not game.discards[hero]:
        return
    game.decks[hero] = game.shuffled(game.discards[hero])
    game.discards[hero] = ()
    game.forget(hero)
    game.note(DECK_RESHUFFLED, hero)
    announce(game, ON_RESHUFFLE, hero)


def remove_from_hand(game: State, hero: int, cards: Cards) -> None:
    """Take cards out of a hand."""
    hand = list(game.hands[hero])
    for card in cards:
        hand.remove(card)
    game.hands[hero] = tuple(hand)


def discard_from_hand(game: State, hero: int, cards: Cards, cause: int) -> None:
    """Cards of a hand go to their player's own discard pile (FZ-11.11)."""
    remove_from_hand(game, hero, cards)
    game.discards[hero] += cards
    game.note(CARDS_DISCARDED, hero, cards)
    if game.scenario.watches_board:  # FZ-S.10
        game.push(after_change)
    reshuffle_if_empty(game, hero)
    if game.watched[ON_DISCARD]:
        announce(game, ON_DISCARD, hero, place=cause, amount=len(cards))


def choose_discard(game: State, hero: int, cause: int, go_on: Step) -> None:
    """FZ-D.30: the player chooses one card of the hand to discard; then comes the step given, if any."""
    options = [(DISCARD, card) for card in dict.fromkeys(game.hands[hero])]
    game.ask(hero, CHOOSE_DISCARD, options, (answer_discard, hero, cause, go_on))


def answer_discard(game: State, option: tuple[Any, ...], hero: int, cause: int, go_on: Step) -> None:
    """Discard the chosen card; what that sets off comes before the next choice, and may change the hand."""
    if go_on:
        game.agenda.append(go_on)
    discard_from_hand(game, hero, (option[1],), cause)


def set_aside(game: State, hero: int, cards: Cards) -> None:
    """FZ-A.36: cards leave the hand when played and lie aside until they are resolved."""
    remove_from_hand(game, hero, cards)
    game.aside[hero] += cards


def discard_played(game: State, hero: int, cards: Cards) -> None:
    """FZ-A.36: resolved cards go to the discard pile."""
    if not cards:
        return
    aside = list(game.aside[hero])
    for card in cards:
        aside.remove(card)
    game.aside[hero] = tuple(aside)
    game.discards[hero] += cards
    if not game.decks[hero]:
        reshuffle_if_empty(game, hero)


# --- reactions ------------------------------------------------------------------------------------


def open_window(game: State, occasion: Occasion, slot: int, seats: tuple[int, ...]) -> None:
    """FZ-A.33: these players one after another, one pass, one card each (FZ-11.06, FZ-11.09)."""
    hands, glances = game.hands, game.scenario.memo.glances
    moment, figure, _other, _place, _amount = occasion
    left = iter(seats)
    for seat in left:
        glance = glances[seat]
        if glance.hand is not hands[seat]:
            glance = glances[seat] = Glance(hands[seat], game.scenario.card_moments)
        if not glance.moments >> moment & 1:
            continue
        cards = playable_reactions(game, seat, occasion, (1 if seat == figure else TO_OTHERS) << slot)
        if cards:
            if later := tuple(left):
                game.agenda.append((open_window, occasion, slot, later))
            options: list[tuple[int, ...]] = [(PLAY_REACTION, card) for card in cards]
            options.append(_DECLINE)
            game.ask(seat, REACT, options, (answer_reaction, seat, occasion))
            return


def playable_reactions(game: State, seat: int, occasion: Occasion, bit: int) -> list[int]:
    """FZ-11.05, FZ-11.07: the reactions in hand whose trigger this is and whose target is in range."""
    found: list[int] = []
    if game.standing_at[seat] == LYING:  # FZ-8.43
        return found
    reacts = game.scenario.reacts[occasion[0]]
    for card in game.hands[seat]:
        if reacts[card] & bit and card not in found and reaction_targets(game, seat, card, occasion):
            found.append(card)
    if found and game.modifiers[RESTRICTED] and is_restricted(game, seat, NO_REACT):
        return []
    return found


def reaction_context(game: State, seat: int, card: int, occasion: Occasion) -> Context:
    """Who 'you' and the figures of the event are for a reaction."""
    _moment, figure, other, place, amount = occasion
    return (game.scenario.card_source[card], seat, seat, figure, other, place, amount)


def reaction_targets(game: State, seat: int, card: int, occasion: Occasion) -> list[int]:
    """FZ-11.07: whom the card can be played on: its targets within the stated range of the reacting hero."""
    scenario = game.scenario
    reaction = scenario.reactions[card]
    _moment, figure, other, where, amount = occasion
    context = (scenario.card_source[card], seat, seat, figure, other, where, amount)  # a call costs more
    within: list[int] = []
    if not reaction.trigger.is_triggered(game, context):
        return within
    row = game.hero_at[seat] * scenario.location_count
    for target in evaluate(game, context, reaction.target):
        place = game.hero_at[target] if 0 <= target < FIRST_SPECIALIST else game.place_of(target)
        if place < 0 and target == figure:  # killed: it counts where it stood
            place = where
        if place >= 0 and scenario.range_table[row + place] <= reaction.range:
            within.append(target)
    return within


def answer_reaction(game: State, option: tuple[Any, ...], seat: int, occasion: Occasion) -> None:
    """FZ-D.28: no card, or one; FZ-D.29: then its target."""
    if option[0] == DECLINE:
        return
    card = option[1]
    targets = tuple(reaction_targets(game, seat, card, occasion))
    set_aside(game, seat, (card,))
    if game.scenario.reactions[card].chooses_target:
        game.ask(seat, CHOOSE_REACTION_TARGET, [(TARGET, target) for target in targets], (aim, seat, card, occasion))
    else:
        play_reaction(game, targets, seat, card, occasion)


def aim(game: State, option: tuple[Any, ...], seat: int, card: int, occasion: Occasion) -> None:
    """The player has chosen the target."""
    play_reaction(game, option[1:], seat, card, occasion)


def play_reaction(game: State, targets: tuple[int, ...], seat: int, card: int, occasion: Occasion) -> None:
    """Resolve a reaction before the event goes on (FZ-A.33); 'target' is all that the card is played on."""
    game.note(REACTION_PLAYED, seat, card, targets[0])
    game.agenda.append((discard_played, seat, (card,)))
    context = (*reaction_context(game, seat, card, occasion), targets)
    run_program_now(game, game.scenario.reactions[card].program, context)
