"""Bots that know Countdown."""

from engine.core.bots import Bot, BotMaker, Commander, RandomBot
from engine.core.game import Game
from engine.rulesets.countdown.bots.evaluation import evaluate
from engine.rulesets.countdown.bots.veteran import Veteran
from engine.rulesets.countdown.words.decision_kinds import (
    ACCUSE,
    CHOOSE_DUMMY,
    CHOOSE_OP,
    CHOOSE_VICTIM,
    CONSENT,
    DIVIDE_XP,
    GIVE_HEALTH,
    RESCUE_DYING,
)
from engine.rulesets.countdown.words.option_verbs import DROP_HOSTAGE, HAND_OVER

# Questions whose answers differ too little for a search to see it, or in a way that it cannot see.
ROUTINE = frozenset((ACCUSE, CHOOSE_DUMMY, CHOOSE_OP, CHOOSE_VICTIM, CONSENT, DIVIDE_XP, GIVE_HEALTH, RESCUE_DYING))

LONGEST = 80  # decisions of a rollout: more than a round has


def _round(game: Game) -> int:
    return int(getattr(game, "round"))  # noqa: B009 - every game of this ruleset counts rounds


def _is_routine(game: Game) -> bool:
    return game.kind in ROUTINE


def _shortlist(game: Game) -> list[int]:
    """Hostages go from hand to hand for nothing and as often as one likes: a search would never tire of it."""
    return [index for index, option in enumerate(game.options) if option[0] not in (HAND_OVER, DROP_HOSTAGE)]


def commander(seed: int, rollouts: int = 200) -> Bot:
    """Search with the veteran's rollouts to the end of the round."""
    return Commander(
        seed,
        Veteran(seed + 1),
        evaluate,
        _round,
        rollouts,
        is_routine=_is_routine,
        shortlist=_shortlist,
        longest=LONGEST,
    )


BOTS: dict[str, BotMaker] = {"random": RandomBot, "veteran": Veteran, "commander": commander}
