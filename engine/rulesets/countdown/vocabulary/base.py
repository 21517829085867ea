"""What the modules of the vocabulary share: the table itself, and who is meant by a word."""

from engine.core.effects.control import core_vocabulary, count_by
from engine.core.effects.program import BEARER, Context, Lazy
from engine.core.effects.table import Vocabulary
from engine.core.effects.team import count_teams
from engine.rulesets.countdown.codes import (
    BOMB,
    BOOBY_TRAP,
    CIVILIAN,
    FIRST_CARD,
    HOSTAGE,
    NO_CARD,
    TERRORIST,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.lexicon import LEXICON
from engine.rulesets.countdown.words.palette import PALETTE

vocabulary = Vocabulary(core_vocabulary)
vocabulary.lexicon = LEXICON
vocabulary.palette = PALETTE
declare = vocabulary.declare
when = vocabulary.when
lasts = vocabulary.lasts
count_by(vocabulary, "round", "mission", others=("campaign",))  # section 9.5
count_teams(
    vocabulary,
    lambda game: int(game.players),
    tuple(range(1, 7)),
    "player|players",
    "Spieler|Spielern",
    "joueur|joueurs",
)  # CD-1.01

Figures = tuple[int, ...]
Places = tuple[int, ...]

WHO = ("any", "self", "op", "enemy", "terrorist", "topTerrorist", "civilian", "hostage", "bomb", "trap")
ANYONE, ITSELF, AN_OP, AN_ENEMY = range(4)
_KINDS = {4: TERRORIST, 5: TOP_TERRORIST, 6: CIVILIAN, 7: HOSTAGE, 8: BOMB, 9: BOOBY_TRAP}


def is_op(figure: int) -> bool:
    """Whether a figure is an op."""
    return 0 <= figure < FIRST_CARD


def ops_of(figures: Figures) -> list[int]:
    """The ops among figures, in ascending op number: whoever comes first is concerned first (CD-10.07)."""
    return sorted(figure for figure in figures if 0 <= figure < FIRST_CARD)


def card_of(figure: int) -> int:
    """The card of a figure that is not an op."""
    return figure - FIRST_CARD if figure >= FIRST_CARD else NO_CARD


def cards_of(figures: Figures) -> list[int]:
    """The cards among figures, in the order given."""
    return [figure - FIRST_CARD for figure in figures if figure >= FIRST_CARD]


def kind_of(game: State, figure: int) -> int:
    """The kind of a figure's card, -1 for an op."""
    return game.scenario.kind[figure - FIRST_CARD] if figure >= FIRST_CARD else -1


def is_enemy(game: State, figure: int) -> bool:
    """CD-11.01: terrorists and top terrorists."""
    return figure >= FIRST_CARD and bool(game.scenario.enemies >> (figure - FIRST_CARD) & 1)


def is_meant(game: State, context: Context, figure: int, who: int) -> bool:
    """Whether a figure is whom a trigger waits for."""
    if who == ANYONE:
        return True
    if who == ITSELF:
        return figure >= 0 and figure == context[BEARER]
    if who == AN_OP:
        return is_op(figure)
    if who == AN_ENEMY:
        return is_enemy(game, figure)
    return figure >= FIRST_CARD and kind_of(game, figure) == _KINDS[who]


def kept(game: State, context: Context, candidates: Figures, condition: Lazy | None) -> Figures:
    """The candidates of which a condition is true."""
    if condition is None:
        return candidates
    return tuple(one for one in candidates if condition.holds(game, context, one))
