"""How many: values of the game."""

from engine.core.effects.program import AMOUNT, Context
from engine.core.effects.table import NUMBER, figures
from engine.rulesets.countdown.rules.ch18_experience import ability_level, aim_of
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.vocabulary.base import Figures, declare, ops_of


@declare(
    NUMBER,
    "rolled",
    rule="CD-50.03",
    words="{the roll}",
)
def rolled(_game: State, context: Context) -> int:
    """The roll: what the dice of `roll` show, or the number the event is about."""
    return int(context[AMOUNT])


@declare(
    NUMBER,
    "aim",
    figures("of", "self"),
    rule="CD-12.09",
    words="{of's aim-skill}",
)
def aim(game: State, _context: Context, of: Figures) -> int:
    """Aim skill: of an op, with all modifiers."""
    return sum(aim_of(game, op) for op in ops_of(of))


@declare(
    NUMBER,
    "health",
    figures("of", "self"),
    rule="CD-6.08",
    en="{of's health}",
    de="{of's health}",
    fr="{the number} de points de santé de {of.dat}",
)
def health(game: State, _context: Context, of: Figures) -> int:
    """Health: how much health ops have."""
    return sum(game.health[op] for op in ops_of(of))


@declare(
    NUMBER,
    "energy",
    figures("of", "self"),
    rule="CD-6.09",
    en="{of's energy}",
    de="{of's energy}",
    fr="{the number} de points d'énergie de {of.dat}",
)
def energy(game: State, _context: Context, of: Figures) -> int:
    """Energy: how much energy ops have."""
    return sum(game.energy[op] for op in ops_of(of))


@declare(
    NUMBER,
    "numberOf",
    figures("of", "self"),
    rule="CD-2.23",
    words="{of's number-of-op}",
)
def number_of(game: State, _context: Context, of: Figures) -> int:
    """Op number: the number on an op's card."""
    return sum(game.scenario.op_number[game.ops[op]] for op in ops_of(of))


@declare(
    NUMBER,
    "levelOf",
    figures("of", "self"),
    rule="CD-24.05",
    words="{of's ability-level}",
)
def level_of(game: State, _context: Context, of: Figures) -> int:
    """Ability level: how far an op's special ability has developed."""
    return sum(ability_level(game, op) for op in ops_of(of))


@declare(
    NUMBER,
    "level",
    rule="CD-33.21",
    words="{the mission-level}",
)
def level(game: State, _context: Context) -> int:
    """Level: the threat level of the mission."""
    return game.scenario.level


@declare(
    NUMBER,
    "score",
    rule="CD-50.01",
    words="{the mission-score}",
)
def score(game: State, _context: Context) -> int:
    """Score: the mission score as it stands."""
    return game.score


@declare(
    NUMBER,
    "time",
    rule="CD-50.02",
    words="{the time-left}",
)
def time_left(game: State, _context: Context) -> int:
    """Time: where the time marker stands."""
    return game.time


@declare(
    NUMBER,
    "round",
    rule="CD-7.01",
    words="{the round-number}",
)
def round_number(game: State, _context: Context) -> int:
    """Round: the number of the round."""
    return game.round
