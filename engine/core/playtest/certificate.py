"""A certificate that a mission can be won: the record of a win, found by bots of rising strength."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.bots import find_bot
from engine.core.errors import EngineError, EngineFault, IllegalSetup
from engine.core.game import WON, Game
from engine.core.game_words import TOO_FEW_GAMES
from engine.core.playtest.run import seed_of_bot, seed_of_game
from engine.core.ruleset import Pack

GAMES = {"random": 100, "veteran": 500, "commander": 20}  # tried by each bot, unless told otherwise
OTHER_BOTS = 100

Starter = Callable[..., Game]
Progress = Callable[[str, int], None]


@dataclass(frozen=True, slots=True)
class Certificate:
    """The record of a win and who found it, or how many games were tried in vain."""

    mission: str
    record: dict[str, Any] | None
    bot: str | None
    tried: dict[str, int]  # games by bot
    faults: int  # games that broke off with a fault

    @property
    def is_won(self) -> bool:
        """Whether a win was found. If not, nothing is said about whether there is one."""
        return self.record is not None

    @property
    def games(self) -> int:
        """How many games were tried."""
        return sum(self.tried.values())

    @property
    def sentence(self) -> str:
        """What was found, in a sentence."""
        count = f"{self.games:,} game{'s' if self.games != 1 else ''}"
        broken = f" {self.faults:,} of them broke off with a fault." if self.faults else ""
        if self.is_won:
            return f"A win was found by the bot '{self.bot}' after {count}.{broken}"
        return f"No win found in {count}.{broken}"

    def as_json(self) -> dict[str, Any]:
        """The certificate as plain data."""
        return {
            "mission": self.mission,
            "sentence": self.sentence,
            "bot": self.bot,
            "tried": self.tried,
            "faults": self.faults,
            "record": self.record,
        }


def certificate(
    start: Starter,
    pack: Pack,
    mission: str,
    seats: Sequence[Any] | int,
    seed: int = 1,
    games: Mapping[str, int] | int | None = None,
    progress: Progress | None = None,
    options: Mapping[str, Any] | None = None,
) -> Certificate:
    """Let bots try in rising strength until one wins; `games` limits the games of each bot."""
    tried: dict[str, int] = {}
    faults = 0
    for name, limit in _limits(pack, games).items():
        for index in range(limit):
            game_seed = seed_of_game(seed, index)
            tried[name] = index + 1
            game = None
            try:
                game = start(pack, mission, seats, game_seed, options=options)
                bot = find_bot(pack.ruleset.bots, name)(seed_of_bot(game_seed))
                while not game.result:
                    game.answer(bot.choose(game))
            except Exception as fault:  # a mission may break in its setup, too
                if isinstance(fault, EngineError) and not isinstance(fault, EngineFault):
                    raise  # a wrong line-up is no game
                faults += 1
            if progress is not None:
                progress(name, index + 1)
            if game is not None and game.result == WON:
                return Certificate(mission, game.record(), name, tried, faults)
    return Certificate(mission, None, None, tried, faults)


def _limits(pack: Pack, games: Mapping[str, int] | int | None) -> dict[str, int]:
    """How many games each bot may try, in rising strength."""
    bots = pack.ruleset.bots
    if isinstance(games, int):
        limits = dict.fromkeys(bots, games)
    elif games is None:
        limits = {name: GAMES.get(name, OTHER_BOTS) for name in bots}
    else:
        for name in games:
            find_bot(bots, name)
        limits = {
            name: games[name] for name in sorted(games, key=lambda name: list(bots).index(name.partition(":")[0]))
        }
    if min(limits.values(), default=0) < 0 or not any(limits.values()):
        raise IllegalSetup([TOO_FEW_GAMES()])
    return limits
