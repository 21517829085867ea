"""How many: values of the game (section 9 of the catalogue, 'Values')."""

from engine.core.effects.program import AMOUNT, Context
from engine.core.effects.table import NUMBER, cards, choice, figures, places, ref
from engine.rulesets.fireteam_zero.ch13_objectives import count_tokens
from engine.rulesets.fireteam_zero.codes import FIRST_MONSTER, LYING
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import Figures, Places, declare, is_hero, is_monster
from engine.rulesets.fireteam_zero.vocabulary.conditions import FIGURES_COUNTED, count_at


@declare(NUMBER, "heroes")
def heroes(game: State, _context: Context) -> int:
    """Heroes: how many heroes take part in the mission."""
    return len(game.hero_at)


@declare(NUMBER, "activeHeroes")
def active_heroes(game: State, _context: Context) -> int:
    """Active heroes: how many heroes stand."""
    return sum(place != LYING for place in game.standing_at)


@declare(NUMBER, "tokensOn", cards("card", "thisCard"))
def tokens_on(game: State, _context: Context, card: Figures) -> int:
    """Tokens: how many intel tokens lie on a card."""
    return sum(game.card_tokens[one] for one in card)


@declare(NUMBER, "tokensAt", ref("token", "token"), places("place"))
def tokens_at(game: State, _context: Context, token: int, place: Places) -> int:
    """Tokens at: how many tokens of a kind lie on some locations."""
    return sum(count_tokens(game, token, one) for one in place)


@declare(NUMBER, "figuresAt", places("place"), choice("what", *FIGURES_COUNTED))
def figures_at(game: State, _context: Context, place: Places, what: int) -> int:
    """Figures at: how many figures stand on some locations."""
    return count_at(game, place, what)


@declare(NUMBER, "round")
def round_number(game: State, _context: Context) -> int:
    """Round: the number of the round."""
    return game.round


@declare(NUMBER, "threat")
def threat(game: State, _context: Context) -> int:
    """Threat: the space of the threat marker."""
    return game.threat


@declare(NUMBER, "twists")
def twists(game: State, _context: Context) -> int:
    """Twists: how many twists are in force."""
    return len(game.twists)


@declare(NUMBER, "cardsInHand", figures("of", "you"))
def cards_in_hand(game: State, _context: Context, of: Figures) -> int:
    """Cards in hand: how many cards the players hold."""
    return sum(len(game.hands[hero]) for hero in of if is_hero(hero))


@declare(NUMBER, "powerTokensOn", figures("of"))
def power_tokens_on(game: State, _context: Context, of: Figures) -> int:
    """Power tokens: how many a boss has left."""
    return sum(game.power[figure - FIRST_MONSTER] for figure in of if is_monster(figure))


@declare(NUMBER, "amount")
def amount(_game: State, context: Context) -> int:
    """That many: the number the event is about, such as hits taken or cards drawn."""
    return int(context[AMOUNT])


@declare(NUMBER, "attackHits")
def attack_hits(game: State, _context: Context) -> int:
    """Hits: how many hits the current attack has."""
    return game.attacks[-1].hits if game.attacks else 0
