"""What the modules of the vocabulary share: the table itself, and who is meant by a word."""

from engine.core.effects.control import core_vocabulary, count_by
from engine.core.effects.program import BEARER, YOU, Context
from engine.core.effects.table import Vocabulary
from engine.core.effects.team import count_teams
from engine.rulesets.fireteam_zero.codes import (
    BOSS,
    ELITE,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    FIRST_THING,
    LYING,
    MINION,
)
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.lexicon import LEXICON
from engine.rulesets.fireteam_zero.words.palette import PALETTE

vocabulary = Vocabulary(core_vocabulary)
vocabulary.lexicon = LEXICON
vocabulary.palette = PALETTE
declare = vocabulary.declare
when = vocabulary.when
lasts = vocabulary.lasts
count_by(vocabulary, "turn", "round", "mission", others=("hero",))  # FZ-E.107
count_teams(
    vocabulary, lambda game: len(game.hero_at), (2, 3, 4), "hero|heroes", "Helden|Helden", "héros|héros"
)  # FZ-A.40

Figures = tuple[int, ...]
Places = tuple[int, ...]

WHO = ("any", "you", "ally", "hero", "self", "monster", "minion", "elite", "boss")
ANYONE, THE_YOU, AN_ALLY, A_HERO, ITSELF, A_MONSTER, A_MINION, AN_ELITE, A_BOSS = range(9)
_CLASS = {A_MINION: MINION, AN_ELITE: ELITE, A_BOSS: BOSS}


def is_hero(figure: int) -> bool:
    """Whether a figure is a hero."""
    return 0 <= figure < FIRST_SPECIALIST


def is_monster(figure: int) -> bool:
    """Whether a figure is a monster."""
    return FIRST_MONSTER <= figure < FIRST_THING


def is_meant(game: State, context: Context, figure: int, who: int) -> bool:
    """Whether a figure is whom a trigger waits for."""
    if who == ANYONE:
        return True
    if who <= A_HERO:
        if not 0 <= figure < FIRST_SPECIALIST:
            return False
        if who == A_HERO:
            return True
        you: int = context[YOU]
        return figure == you if who == THE_YOU else figure != you  # FZ-19.02: an ally is another hero
    if who == ITSELF:
        return figure >= 0 and bool(figure == context[BEARER])
    if not is_monster(figure):
        return False
    return who == A_MONSTER or game.scenario.monster_class[game.kind_of(figure)] == _CLASS[who]


def standing(game: State, figures: Figures) -> Figures:
    """FZ-E.44: active heroes only, unless the text names knocked-down ones; other figures on the board."""
    return tuple(
        figure
        for figure in figures
        if (game.standing_at[figure] != LYING if is_hero(figure) else game.place_of(figure) >= 0)
    )


def in_turn_order(game: State, heroes: Figures) -> list[int]:
    """FZ-A.30: heroes in turn order, other figures after them in their own order."""
    return sorted(heroes, key=lambda figure: game.rank(figure) if is_hero(figure) else figure)
