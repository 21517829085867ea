"""What happens to cards, hits and hands (FZ-E.55 to FZ-E.61)."""

from typing import Any

from engine.core.effects.program import YOU, Context
from engine.core.effects.run import UNPAYABLE, Dues
from engine.core.effects.table import STEP, choice, figures, flag, hand_cards, lasting, number
from engine.rulesets.fireteam_zero.codes import (
    ATTACK_TYPES,
    FIRST_MONSTER,
    FOR_COST,
    FOR_EFFECT,
    FULL_HAND,
    LYING,
    NOBODY,
    PREVENTION,
    THIS_ATTACK,
)
from engine.rulesets.fireteam_zero.rules.ch05_attacking import damage_monster
from engine.rulesets.fireteam_zero.rules.ch06_bosses import announce_casualty
from engine.rulesets.fireteam_zero.rules.ch08_knock_down import knock_down_by_effect, strike_heroes
from engine.rulesets.fireteam_zero.rules.ch11_cards import (
    choose_discard,
    discard_from_hand,
    draw_cards,
    reshuffle_if_empty,
)
from engine.rulesets.fireteam_zero.rules.changes import Adjusted, Prevention
from engine.rulesets.fireteam_zero.rules.force import last
from engine.rulesets.fireteam_zero.rules.told_draws import tell_top
from engine.rulesets.fireteam_zero.state import RECON_PILE, TWIST_PILE, Cards, State
from engine.rulesets.fireteam_zero.vocabulary.base import Figures, declare, in_turn_order, is_hero, is_monster
from engine.rulesets.fireteam_zero.words.decision_kinds import ARRANGE_CARDS
from engine.rulesets.fireteam_zero.words.event_types import CARDS_DISCARDED, CARDS_SEEN
from engine.rulesets.fireteam_zero.words.option_verbs import PUT_ON_TOP

MOST_LOOKED_AT = 12
PILES = ("card", "recon", "twist")  # what lies in the decks one can look at


@declare(
    STEP,
    "drawCards",
    figures("who", "you"),
    number("n", 1, low=0),
    rule="FZ-E.55",
    en="{who} <draw> {n [#deck:action-card|card].acc}",
    de="{who} <ziehen> {n [#deck:action-card|card].acc}",
    fr="{who} <piocher> {n [#deck:action-card|card].acc}",
)
def draw_cards_step(game: State, _context: Context, who: Figures, n: int) -> None:
    """Draw: players draw action cards, even beyond a full hand (FZ-3.17)."""
    for hero in reversed(in_turn_order(game, who)):
        if is_hero(hero):
            game.push(draw_cards, hero, n)


# --- discarding -----------------------------------------------------------------------------------


def cards_due(game: State, _context: Context, who: Figures, n: int, _how: int, _as: int, from_deck: int) -> Dues:
    """FZ-A.45: a cost in cards must be payable in full."""
    if not who or not all(is_hero(hero) for hero in who):
        return UNPAYABLE
    piles = game.decks if from_deck else game.hands
    return [((from_deck, hero), n, len(piles[hero])) for hero in who]


@declare(
    STEP,
    "discard",
    figures("who", "you"),
    number("n", 1, low=0),
    choice("how", "choice", "random", default="choice"),
    choice("as", "mandatory", "cost", default="mandatory"),
    choice("from", "hand", "deck", default="hand"),
    rule="FZ-E.56",
    dues=cards_due,
    en="{who} <discard> {n card.acc}[how: at random][from: from the top of the action deck]",
    de="{who} <ab-werfen> [how:zufällig ]{n card.acc}[from: von oben aus dem Aktionsdeck]",
    fr="{who} <défausser> {n card.acc}[how: au hasard][from: du dessus du paquet d'action]",
)
def discard_step(game: State, _context: Context, who: Figures, n: int, how: int, as_cost: int, from_deck: int) -> None:
    """Discard: players discard from hand, where more than they hold knocks them down, or from the top of the deck."""
    for hero in reversed(in_turn_order(game, who)):
        if is_hero(hero) and n > 0:
            if from_deck:
                game.push(discard_from_deck, hero, n)
            else:
                game.push(must_discard, hero, n, how, FOR_COST if as_cost else FOR_EFFECT)


def discard_from_deck(game: State, hero: int, n: int) -> None:
    """The top cards of a deck go to the discard pile; an emptied deck is made anew at once (FZ-A.59)."""
    if game.draws is not None:
        tell_top(game, hero, n)
    deck = game.decks[hero]
    thrown = deck[::-1][:n]
    game.decks[hero] = deck[: len(deck) - len(thrown)]
    game.discards[hero] += thrown
    if thrown:
        game.note(CARDS_DISCARDED, hero, thrown)
    reshuffle_if_empty(game, hero)


def must_discard(game: State, hero: int, n: int, how: int, cause: int) -> None:
    """FZ-A.45: a mandatory discard beyond the hand is a knock-down; who is down already just discards."""
    hand = game.hands[hero]
    if n > len(hand):
        is_knock_down = game.standing_at[hero] != LYING and game.scenario.options.mandatory_discard_knocks_down
        if is_knock_down:
            game.push(knock_down_by_effect, hero)
        if hand:
            discard_from_hand(game, hero, hand, cause)
    elif n == len(hand):
        discard_from_hand(game, hero, hand, cause)
    elif how == 1:
        discard_from_hand(game, hero, game.shuffled(hand)[:n], cause)
    else:
        choose_discard(game, hero, cause, (must_discard, hero, n - 1, how, cause) if n > 1 else ())


def card_due(game: State, _context: Context, who: Figures, card: Figures) -> Dues:
    """FZ-A.45: as a cost, somebody must have the card."""
    thrown = {hero: len(taken(game.hands[hero], card)) for hero in who if is_hero(hero)}
    return [((0, hero), n, len(game.hands[hero])) for hero, n in thrown.items() if n] or UNPAYABLE


@declare(
    STEP,
    "discardCard",
    figures("who", "you"),
    hand_cards("card"),
    rule="FZ-E.56",
    dues=card_due,
    en="{who} <discard> {card.acc}",
    de="{who} <ab-werfen> {card.acc}",
    fr="{who} <défausser> {card.acc}",
)
def discard_card(game: State, _context: Context, who: Figures, card: Figures) -> None:
    """Discard cards: certain cards leave hands."""
    for hero in who:
        thrown = taken(game.hands[hero], card) if is_hero(hero) else ()
        if thrown:
            discard_from_hand(game, hero, thrown, FOR_EFFECT)


def taken(pile: Cards, wanted: Cards) -> Cards:
    """The wanted cards as far as a pile has them, each copy once."""
    left = list(pile)
    found = []
    for card in wanted:
        if card in left:
            left.remove(card)
            found.append(card)
    return tuple(found)


@declare(
    STEP,
    "takeCard",
    figures("who", "you"),
    hand_cards("card"),
    rule="FZ-E.57",
    en="{who} <take> {card.acc} into hand",
    de="{who} <nehmen> {card.acc} auf die Hand",
    fr="{who} <prendre> {card.acc} en main",
)
def take_card(game: State, _context: Context, who: Figures, card: Figures) -> None:
    """Take cards: certain cards go from the discard pile back into the hand of their player."""
    for hero in who:
        found = taken(game.discards[hero], card) if is_hero(hero) else ()
        left = list(game.discards[hero]) if found else []
        for one in found:
            left.remove(one)
        if found:
            game.discards[hero] = tuple(left)
            game.hands[hero] += found


# --- taking back, looking -------------------------------------------------------------------------


@declare(
    STEP,
    "recover",
    figures("who", "you"),
    number("n", 1, low=0),
    choice("to", "hand", "deck", default="hand"),
    rule="FZ-E.57",
    en=(
        "{who} <take> {n card.acc} of [who=you:your|their] choice from [who!:the discard pile|{who's "
        "discard-pile.acc}] back [to=hand:into hand|onto the action deck]"
    ),
    de=(
        "{who} <nehmen> {n card.acc} [who=you:deiner|seiner] Wahl von [who!:dem Ablagestapel|{who's "
        "discard-pile.dat}] zurück auf [to=hand:die Hand|das Aktionsdeck]"
    ),
    fr=(
        "{who} <reprendre> {n card.acc} de [who=you:votre|son] choix de [who!:la défausse|{who's discard-pile.acc}] "
        "[to=hand:en main|sur le paquet d'action]"
    ),
)
def recover(game: State, _context: Context, who: Figures, n: int, to: int) -> None:
    """Recover: players take cards of their choice back from their discard pile."""
    for hero in reversed(in_turn_order(game, who)):
        if is_hero(hero):
            game.push(choose_recovered, hero, n, to)


def choose_recovered(game: State, hero: int, n: int, to: int) -> None:
    """The player chooses the cards to take back, one after another."""
    if n > 0 and game.discards[hero]:
        options = [(PUT_ON_TOP, ("card", card)) for card in dict.fromkeys(game.discards[hero])]
        game.ask(hero, ARRANGE_CARDS, options, (answer_recovered, hero, n, to))


def answer_recovered(game: State, option: tuple[Any, ...], hero: int, n: int, to: int) -> None:
    """Take the chosen card back and ask for the next."""
    card = option[1][1]
    pile = list(game.discards[hero])
    pile.remove(card)
    game.discards[hero] = tuple(pile)
    if to == 0:
        game.hands[hero] += (card,)
    else:
        game.decks[hero] += (card,)
        game.see(hero, len(game.decks[hero]) - 1, 1)
    choose_recovered(game, hero, n - 1, to)


@declare(
    STEP,
    "lookAt",
    choice("deck", "action", "recon", "twist", default="recon"),
    number("n", 1, low=0, high=MOST_LOOKED_AT),
    flag("reorder"),
    figures("whose", "you"),
    rule="FZ-E.58",
    en=(
        "[#searcher:{self}|{one}] <look> at the top [n=1:card|{n card.acc}] of [deck=action:{whose's "
        "action-deck.acc}|{deck.acc}{#deck}][reorder: ; [#searcher:{self}|{one}] <put> them back in any order]"
    ),
    de=(
        "[#searcher:{self}|{one}] <betrachten> [n=1:die oberste Karte|[n<99:die obersten {n.acc} Karten|von oben "
        "{n card.acc}]] [deck=action:{whose's action-deck.gen}|{deck.gen}{#deck}]"
        "[reorder: ; [#searcher:{self}|{one}] <zurück-legen> sie in beliebiger Reihenfolge]"
    ),
    fr=(
        "[#searcher:{self}|{one}] <regarder> [n=1:la carte du dessus|[n<99:les {n.acc} cartes du dessus|{n card.acc} "
        "du dessus]] de [deck=action:{whose's action-deck.acc}|{deck.acc}{#deck}]"
        "[reorder: ; [#searcher:{self}|{one}] <remettre> ces cartes dans un ordre quelconque]"
    ),
)
def look_at(game: State, context: Context, deck: int, n: int, reorder: bool, whose: Figures) -> None:
    """Look: you look at the top cards of a deck and may put them back in another order."""
    seat = context[YOU] if context[YOU] >= 0 else game.start_seat
    owner = next((hero for hero in whose if is_hero(hero)), seat)
    if game.draws is not None:
        tell_top(game, (owner, RECON_PILE, TWIST_PILE)[deck], n)
    pile = _pile(game, deck, owner)
    top = pile[::-1][:n]
    if top:
        game.see((owner, RECON_PILE, TWIST_PILE)[deck], len(pile) - len(top), len(top))
        game.note(CARDS_SEEN, seat, (PILES[deck], top))
    if len(top) > 1 and reorder:
        put_back(game, deck, (seat, owner), top, ())


def _pile(game: State, deck: int, seat: int) -> tuple[int, ...]:
    return (game.decks[seat], game.recon_deck, game.twist_deck)[deck]


def put_back(game: State, deck: int, seats: tuple[int, int], left: tuple[int, ...], placed: tuple[int, ...]) -> None:
    """Cards go back one by one; the first chosen lies on top in the end."""
    options = [(PUT_ON_TOP, (PILES[deck], card)) for card in dict.fromkeys(left)]
    game.ask(seats[0], ARRANGE_CARDS, options, (answer_put_back, deck, seats, left, placed))


def answer_put_back(
    game: State,
    option: tuple[Any, ...],
    deck: int,
    seats: tuple[int, int],
    left: tuple[int, ...],
    placed: tuple[int, ...],
) -> None:
    """Note the order, and put everything back when it is complete."""
    rest = list(left)
    rest.remove(option[1][1])
    placed = (*placed, option[1][1])
    if rest:
        put_back(game, deck, seats, tuple(rest), placed)
        return
    pile = _pile(game, deck, seats[1])
    pile = pile[: len(pile) - len(placed)] + placed[::-1]
    if deck == 0:
        game.decks[seats[1]] = pile
    elif deck == 1:
        game.recon_deck = pile
    else:
        game.twist_deck = pile


@declare(
    STEP,
    "setFullHand",
    figures("who", "you"),
    number("by", None),
    number("to", None),
    lasting(),
    rule="FZ-E.59",
    needs=("by", "to"),
    modifies=FULL_HAND,
    en="{who's full-hand} [to:<!be> {to.acc}|[by<0:<!decrease> by {by abs.acc}|<!increase> by {by.acc}]]",
    de="{who's full-hand} [to:<!betragen> {to.acc}|[by<0:<!sinken> um {by abs.acc}|<!steigen> um {by.acc}]]",
    fr="{who's full-hand} [to:<!être> de {to.acc}|[by<0:<!diminuer> de {by abs.acc}|<!augmenter> de {by.acc}]]",
)
def set_full_hand(
    game: State, context: Context, who: Figures, by: int | None, to: int | None, until: tuple[Any, ...]
) -> None:
    """Full hand: a player draws up to more or fewer cards."""
    last(game, FULL_HAND, context, Adjusted(who, by, to), until)


# --- damage ---------------------------------------------------------------------------------------


@declare(
    STEP,
    "damage",
    figures("target"),
    number("n", low=0),
    choice("type", *ATTACK_TYPES, default=None),
    flag("unblockable"),
    rule="FZ-E.60",
    en="{target} <!take> {n [unblockable:unblockable ]damage.acc}[type: ({type})]",
    de="{target} <!erleiden> {n damage.acc}[type: ({type})][unblockable:, der nicht geblockt werden kann,]",
    fr="{target} <!subir> {n [unblockable:unblockable ]damage.acc}[type: ({type})]",
)
def damage(game: State, _context: Context, target: Figures, n: int, kind: int | None, unblockable: bool) -> None:
    """Damage: heroes discard for it, monsters compare it with resistance and health; it is no attack."""
    if n <= 0:
        return
    heroes = [hero for hero in target if is_hero(hero) and game.standing_at[hero] != LYING]  # FZ-8.44
    for figure in reversed(target):  # what is pushed last is told first
        if is_monster(figure) and game.place_of(figure) >= 0:
            place = game.place_of(figure)
            if damage_monster(game, figure - FIRST_MONSTER, n, None, -1 if kind is None else kind):
                game.push(announce_casualty, figure - FIRST_MONSTER, place, NOBODY)
    strike_heroes(game, [[hero, n, int(unblockable), NOBODY] for hero in heroes])


@declare(
    STEP,
    "preventHits",
    figures("who", "you"),
    number("n", 99, low=0),
    lasting("thisAttack"),
    rule="FZ-E.61",
    modifies=PREVENTION,
    en="{who} <ignore> [n=99:all hits|[n=1:1 hit|up to {n hit.acc}]][#attack: of the attack]",
    de="{who} <ignorieren> [n=99:alle Treffer|[n=1:einen Treffer|bis zu {n hit.acc}]][#attack: des Angriffs]",
    fr="{who} <ignorer> [n=99:tous les succès|[n=1:1 succès|jusqu'à {n hit.acc}]][#attack: de l'attaque]",
)
def prevent_hits(game: State, context: Context, who: Figures, n: int, until: tuple[Any, ...]) -> None:
    """Prevent: so many hits about to be taken are ignored; not against unblockable damage (FZ-8.51)."""
    fixed = game.attacks[-1].outer_strikes if game.attacks else 0
    if until[0] != THIS_ATTACK or len(game.strikes) == fixed:  # the hits of this attack are not fixed yet
        last(game, PREVENTION, context, Prevention(who, n), until)
        return
    for strike in game.strikes[-1]:
        if strike[0] in who and not strike[2]:
            strike[1] = max(0, strike[1] - n)
