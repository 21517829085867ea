"""Bots that know Fireteam Zero."""

from engine.core.bots import Bot, BotMaker, Commander, RandomBot
from engine.core.game import Game
from engine.rulesets.fireteam_zero.bots.evaluation import evaluate
from engine.rulesets.fireteam_zero.bots.veteran import Veteran
from engine.rulesets.fireteam_zero.decision_kinds import (
    ARRANGE_CARDS,
    CHOOSE_AMBUSHER,
    CHOOSE_DISCARD,
    CHOOSE_FOCUS,
    CHOOSE_HERO,
    CHOOSE_MONSTER,
    CHOOSE_STEP,
    CHOOSE_UPGRADES,
    PLACE_SPAWN_TOKEN,
    REROLL,
)

# Questions whose answers differ too little for a search to see it.
ROUTINE = frozenset(
    (
        ARRANGE_CARDS,
        CHOOSE_AMBUSHER,
        CHOOSE_DISCARD,
        CHOOSE_FOCUS,
        CHOOSE_HERO,
        CHOOSE_MONSTER,
        CHOOSE_STEP,
        CHOOSE_UPGRADES,
        PLACE_SPAWN_TOKEN,
        REROLL,
    )
)


def _round(game: Game) -> int:
    return int(getattr(game, "round"))  # noqa: B009 - every game of this ruleset counts rounds


def _is_routine(game: Game) -> bool:
    return game.kind in ROUTINE


def commander(seed: int, rollouts: int = 200) -> Bot:
    """Search with the veteran's rollouts, at most to the end of the round."""
    return Commander(seed, Veteran(seed + 1), evaluate, _round, rollouts, is_routine=_is_routine)


BOTS: dict[str, BotMaker] = {"random": RandomBot, "veteran": Veteran, "commander": commander}
