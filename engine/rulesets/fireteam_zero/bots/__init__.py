"""Bots that know Fireteam Zero."""

from typing import cast

from engine.core.bots import Bot, BotMaker, Commander, RandomBot
from engine.core.game import Game
from engine.rulesets.fireteam_zero.bots.evaluation import evaluate
from engine.rulesets.fireteam_zero.bots.shortlist import SEARCHED, shortlist
from engine.rulesets.fireteam_zero.bots.veteran import Veteran
from engine.rulesets.fireteam_zero.codes import HERO_PHASE
from engine.rulesets.fireteam_zero.state import State

ROLLOUTS = 200  # for one decision
PLAYED_AHEAD = 2000  # decisions in all rollouts of a search: few rollouts see farther than many
SHORTEST_CUT, LONGEST_CUT = 10, 40  # decisions after which a rollout is judged, the round over or not
TO_THE_NEXT_ROUND = 2  # ticks of the clock


def _clock(game: Game) -> int:
    """Two ticks a round: one when it begins, one when its hero phase does."""
    state = cast(State, game)
    return 2 * state.round + (state.phase >= HERO_PHASE)


def commander(seed: int, rollouts: int = ROLLOUTS) -> Bot:
    """Search with the veteran's rollouts into the next round; a plan that was searched is carried out."""
    veteran = Veteran(seed + 1)

    def is_routine(game: Game) -> bool:
        return game.kind not in SEARCHED or veteran.is_under_way(game)

    return Commander(
        seed,
        veteran,
        evaluate,
        _clock,
        rollouts,
        ticks=TO_THE_NEXT_ROUND,
        is_routine=is_routine,
        shortlist=shortlist,
        player=Veteran(seed + 2),
        longest=max(SHORTEST_CUT, min(LONGEST_CUT, PLAYED_AHEAD // rollouts)),
    )


BOTS: dict[str, BotMaker] = {"random": RandomBot, "veteran": Veteran, "commander": commander}
