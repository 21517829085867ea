"""The commander: tries every option on copies whose hidden part is drawn anew, and takes the best.

Flat Monte Carlo with sequential halving. All options that are still in the running are tried on the same
copies, so that luck cancels out of their difference. Each rollout is played by a quick policy, cut off after
a while and judged by the ruleset's evaluation. A copy always comes from `determinize`, for the seat that
decides: the commander knows no more than its player does.
"""

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from random import Random

from engine.core.bots.base import Bot
from engine.core.decisions import GROUP
from engine.core.game import LOST, WON, Game

ROLLOUTS = 200  # for one decision
LONGEST_ROLLOUT = 10  # decisions: some 200 rollouts of this length fit into a tenth of a second
SURE = 1.0  # standard errors by which an option must beat the policy's own choice
UNFINISHED = 0.3  # what a game that ended without a winner is worth


class Commander:
    """A bot that searches with a budget of rollouts for each decision."""

    def __init__(
        self,
        seed: int,
        policy: Bot,
        evaluate: Callable[[Game], float],
        clock: Callable[[Game], int],
        rollouts: int = ROLLOUTS,
        ticks: int = 1,
        is_routine: Callable[[Game], bool] = lambda game: False,
        shortlist: Callable[[Game], Sequence[int]] = lambda game: range(len(game.options)),
        player: Bot | None = None,
        longest: int = LONGEST_ROLLOUT,
    ) -> None:
        self._draw = Random(seed).getrandbits
        self._policy = policy
        self._evaluate = evaluate  # how good a game looks for the players, from 0 to 1
        self._clock = clock  # what a rollout is measured in, such as rounds
        self._is_routine = is_routine  # decisions that are not worth a search
        self._shortlist = shortlist  # options that are worth a try
        self._player = player or policy  # plays the rollouts; another one, if the policy keeps plans of its own
        self._longest = longest
        self.rollouts = rollouts
        self.ticks = ticks
        self.spent = 0  # rollouts of the last decision

    def choose(self, game: Game) -> int:
        """Take the option that did best, and the policy's own choice unless another is clearly better."""
        self.spent = 0
        is_routine = self._is_routine(game)
        favourite = self._policy.choose(game)
        if is_routine:
            return favourite
        alive = [favourite, *[index for index in self._shortlist(game) if index != favourite]]
        if len(alive) < 2 or self.rollouts < 2 * len(alive):
            return favourite
        return self._search(game, favourite, alive)

    def _search(self, game: Game, favourite: int, alive: list[int]) -> int:
        """Halve the options in the running, the favourite always among them, until the budget is spent."""
        count = len(game.options)
        totals = [0.0] * count
        gains = [0.0] * count  # over the favourite on the same copy, and its square
        squares = [0.0] * count
        passes = 0
        phases = max(1, ceil(log2(len(alive))))
        for phase in range(phases):
            until = self.rollouts * (phase + 1) // phases
            while self.spent + len(alive) <= until:
                self._try_all(game, alive, totals, gains, squares)
                passes += 1
            ranked = sorted(alive[1:], key=lambda index: -totals[index])
            alive = [favourite, *ranked[: max(1, (len(alive) - 1) // 2)]]
        rival = alive[1]
        if passes < 2:
            return favourite
        mean = gains[rival] / passes
        error = sqrt(max(0.0, squares[rival] / passes - mean * mean) / passes)
        return rival if mean > 0 and mean > SURE * error else favourite

    def _try_all(
        self, game: Game, alive: list[int], totals: list[float], gains: list[float], squares: list[float]
    ) -> None:
        """One rollout of each option that is still in the running, all on the same copy."""
        copy = game.determinize(self._draw(48), None if game.seat == GROUP else game.seat)
        base = 0.0
        for place, index in enumerate(alive):
            value = self._rollout(copy.clone() if place + 1 < len(alive) else copy, index)
            self.spent += 1
            if place == 0:
                base = value
            totals[index] += value
            gains[index] += value - base
            squares[index] += (value - base) ** 2

    def _rollout(self, game: Game, index: int) -> float:
        """Take an option, play on for a while and judge the result."""
        clock, choose = self._clock, self._player.choose
        until = clock(game) + self.ticks
        game.answer(index)
        for _ in range(self._longest):
            if game.result or clock(game) >= until:
                break
            game.answer(choose(game))
        if game.result:
            return 1.0 if game.result == WON else 0.0 if game.result == LOST else UNFINISHED
        return self._evaluate(game)
