"""Traitor mode: how a traitor holds back, and whom the players name in the showdown (CD-32)."""

from random import Random

from engine.core.decisions import GROUP
from engine.rulesets.countdown.codes import TRAITOR
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.decision_kinds import BULLET_CONTROL, CHOOSE_SHOT, SUPPORT
from engine.rulesets.countdown.words.option_verbs import HOLD_FIRE

CAUTION = 0.5  # how often a traitor plays as if he were a patriot (CD-32.20)


def is_traitor(game: State) -> bool:
    """Whether whoever decides now is one: a player knows his own role only (CD-32.07)."""
    return bool(game.roles) and game.seat != GROUP and game.roles[game.seat] == TRAITOR


def holds_back(game: State, draw: Random) -> bool:
    """CD-32.19: a traitor lets a shot or a card go by now and then; not doing it stands last."""
    if game.kind == CHOOSE_SHOT:
        can = game.options[-1][0] == HOLD_FIRE
    else:
        can = game.kind in (BULLET_CONTROL, SUPPORT)
    return can and draw.random() > CAUTION


def choose_suspect(game: State) -> int:
    """Who is content with the score spreads the votes, so that nobody is exposed; the others agree on one player.

    They agree without a word, because all look at the same: whose ops have shot least (CD-32.13).
    """
    is_content = (game.score > 0) != is_traitor(game)
    if is_content and game.scenario.options.showdown_max_ballots:
        return min(range(len(game.options)), key=lambda index: (game.options[index][1] - game.seat) % game.players)
    return min(range(len(game.options)), key=lambda index: _zeal(game, game.options[index][1]))


def _zeal(game: State, seat: int) -> float:
    """The aim XP of a player's ops, each on average."""
    found = [xp for owner, xp in zip(game.owners, game.aim_xp, strict=True) if owner == seat]
    return sum(found) / max(1, len(found))
