"""One step of its own beside those of every game."""

from engine.core.effects.control import core_vocabulary, count_by
from engine.core.effects.table import STEP, Vocabulary, number
from engine.core.effects.words.core_palette import CORE_PALETTE
from engine.core.effects.words.core_words import CORE_LEXICON
from engine.core.effects.words.lexicon import Lexicon, Noun
from engine.core.effects.words.palette import Entry, Palette

vocabulary = Vocabulary(core_vocabulary)
vocabulary.lexicon = Lexicon(nouns={"round": Noun("round", "f Runde|Runden", "f manche")}, parent=CORE_LEXICON)
vocabulary.palette = Palette(
    groups={"storm": ("Storm", "Sturm", "Tempête")},
    operations={"step/holdStorm": Entry("storm", ("It comes later.", "Er kommt später.", "Elle vient plus tard."))},
    params={"holdStorm.n": ("Rounds", "Runden", "Manches")},
    parent=CORE_PALETTE,
)
count_by(vocabulary, "round", "mission")


@vocabulary.declare(
    STEP,
    "holdStorm",
    number("n", 1, low=1, high=9),
    en="the storm waits {n round.acc} longer",
    de="der Sturm wartet {n round.acc} länger",
    fr="la tempête attend {n round.acc} de plus",
)
def hold_storm(game, _context, n):
    """Hold the storm: it comes some rounds later."""
    game.storm += n
