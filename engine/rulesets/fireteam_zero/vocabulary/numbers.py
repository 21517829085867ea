"""How many: values of the game (section 9 of the catalogue, 'Values')."""

from engine.core.effects.program import AMOUNT, Context
from engine.core.effects.table import NUMBER, cards, choice, figures, places, ref
from engine.rulesets.fireteam_zero.codes import FIRST_MONSTER, LYING
from engine.rulesets.fireteam_zero.rules.ch13_objectives import count_tokens
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import Figures, Places, declare, is_hero, is_monster
from engine.rulesets.fireteam_zero.vocabulary.conditions import FIGURES_COUNTED, count_at


@declare(
    NUMBER,
    "heroes",
    counts_team=True,
    en="{the number} of heroes @per hero",
    de="{the number} der Helden @per Held",
    fr="{the number} de héros @per héros",
)
def heroes(game: State, _context: Context) -> int:
    """Heroes: how many heroes take part in the mission."""
    return len(game.hero_at)


@declare(
    NUMBER,
    "activeHeroes",
    en="{the number} of active heroes @per active hero",
    de="{the number} der aktiven Helden @per aktiven Helden",
    fr="{the number} de héros actifs @per héros actif",
)
def active_heroes(game: State, _context: Context) -> int:
    """Active heroes: how many heroes stand."""
    return sum(place != LYING for place in game.standing_at)


@declare(
    NUMBER,
    "tokensOn",
    cards("card", "thisCard"),
    en="{the number} of intel tokens on {card.acc} @per intel token on {card.acc}",
    de="{the number} der Informationsmarker auf {card.dat} @per Informationsmarker auf {card.dat}",
    fr="{the number} de jetons d'objectif sur {card.acc} @per jeton d'objectif sur {card.acc}",
)
def tokens_on(game: State, _context: Context, card: Figures) -> int:
    """Tokens: how many intel tokens lie on a card."""
    return sum(game.card_tokens[one] for one in card)


@declare(
    NUMBER,
    "tokensAt",
    ref("token", "token"),
    places("place"),
    en="{the number} of {bare token.acc} {place at} @per {noun token.acc} {place at}",
    de="{the number} von {bare token.dat} {place at} @per {noun token.acc} {place at}",
    fr="{the number} de {bare token.acc} {place at} @per {noun token.acc} {place at}",
)
def tokens_at(game: State, _context: Context, token: int, place: Places) -> int:
    """Tokens at: how many tokens of a kind lie on some locations."""
    return sum(count_tokens(game, token, one) for one in place)


@declare(
    NUMBER,
    "figuresAt",
    places("place"),
    choice("what", *FIGURES_COUNTED),
    en="{the number} of {bare what.acc} {place at} @per {noun what.acc} {place at}",
    de="{the number} von {bare what.dat} {place at} @per {noun what.acc} {place at}",
    fr="{the number} de {bare what.acc} {place at} @per {noun what.acc} {place at}",
)
def figures_at(game: State, _context: Context, place: Places, what: int) -> int:
    """Figures at: how many figures stand on some locations."""
    return count_at(game, place, what)


@declare(
    NUMBER,
    "round",
    words="{the round-number}",
)
def round_number(game: State, _context: Context) -> int:
    """Round: the number of the round."""
    return game.round


@declare(
    NUMBER,
    "threat",
    words="{the threat-space}",
)
def threat(game: State, _context: Context) -> int:
    """Threat: the space of the threat marker."""
    return game.threat


@declare(
    NUMBER,
    "twists",
    en="{the number} of twists in force @per twist in force",
    de="{the number} der geltenden Wendungen @per geltende Wendung",
    fr="{the number} de imprévus en vigueur @per imprévu en vigueur",
)
def twists(game: State, _context: Context) -> int:
    """Twists: how many twists are in force."""
    return len(game.twists)


@declare(
    NUMBER,
    "cardsInHand",
    figures("of", "you"),
    en="{the number} of cards in {of's hand.acc} @per card in {of's hand.acc}",
    de="{the number} der Karten auf {of's hand.dat} @per Karte auf {of's hand.dat}",
    fr="{the number} de cartes dans {of's hand.acc} @per carte dans {of's hand.acc}",
)
def cards_in_hand(game: State, _context: Context, of: Figures) -> int:
    """Cards in hand: how many cards the players hold."""
    return sum(len(game.hands[hero]) for hero in of if is_hero(hero))


@declare(
    NUMBER,
    "powerTokensOn",
    figures("of"),
    en="{the number} of power tokens of {of.acc} @per power token of {of.acc}",
    de="{the number} der Macht-Marker {of.gen} @per Macht-Marker {of.gen}",
    fr="{the number} de jetons de pouvoir de {of.dat} @per jeton de pouvoir de {of.dat}",
)
def power_tokens_on(game: State, _context: Context, of: Figures) -> int:
    """Power tokens: how many a boss has left."""
    return sum(game.power[figure - FIRST_MONSTER] for figure in of if is_monster(figure))


@declare(
    NUMBER,
    "amount",
    en="{that number} @many that many",
    de="{that number} @many ebenso viele",
    fr="{that number} @many autant de",
)
def amount(_game: State, context: Context) -> int:
    """That many: the number the event is about, such as hits taken or cards drawn."""
    return int(context[AMOUNT])


@declare(
    NUMBER,
    "attackHits",
    en="{the number} of hits of the attack @per hit of the attack",
    de="{the number} der Treffer des Angriffs @per Treffer des Angriffs",
    fr="{the number} de succès de l'attaque @per succès de l'attaque",
)
def attack_hits(game: State, _context: Context) -> int:
    """Hits: how many hits the current attack has."""
    return game.attacks[-1].hits if game.attacks else 0
