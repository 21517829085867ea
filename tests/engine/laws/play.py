"""Games of every ruleset played at random, and their whole state as something to compare."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from engine import EngineFault, Game, Pack, load_pack, start
from tests.engine.countdown import random_missions as countdown_missions
from tests.engine.fireteam_zero import random_missions as fireteam_missions
from tests.engine.laws import countdown, fireteam_zero

TEAMS = (["abe", "frank"], ["maxine", "shad", "don"], ["abe", "frank", "shad", "don"])


class Table(NamedTuple):
    """A ruleset for the laws: a pack of its own, games of it by number, random packs, and what must hold."""

    name: str
    folder: str
    begin: Callable[[Pack, int, bool], Game]  # a pack of this game, the number of the game, whether it keeps a log
    begin_random: Callable[[Pack, int, bool], Game]
    random_document: Callable[[int], dict[str, Any]]
    watch: Callable[[Any], Callable[[Any], None]]
    seats: Callable[[Any], int]


def _begin_fireteam(pack: Pack, seed: int, log: bool) -> Game:
    return start(pack, pack.missions[seed % 2], TEAMS[seed % 3], seed, log=log)


def _begin_random_fireteam(pack: Pack, seed: int, log: bool) -> Game:
    return start(pack, "random", 2 + seed % 3, seed, log=log)


def _begin_countdown(pack: Pack, seed: int, log: bool) -> Game:
    mission, seats, options, standing = countdown_missions.random_opening(pack, seed)
    return start(pack, mission, seats, seed, options=options, standing=standing, log=log)


FIRETEAM_ZERO = Table(
    "fireteam-zero",
    "tests/engine/packs/proving_ground",
    _begin_fireteam,
    _begin_random_fireteam,
    fireteam_missions.random_document,
    fireteam_zero.watch,
    lambda game: len(game.hero_at),
)
COUNTDOWN = Table(
    "countdown",
    "tests/engine/packs/countdown_range",
    _begin_countdown,
    _begin_countdown,
    countdown_missions.random_document,
    countdown.watch,
    lambda game: game.players,
)
TABLES = (FIRETEAM_ZERO, COUNTDOWN)


@cache
def pack_of(table: Table) -> Pack:
    """The table's own pack, loaded once."""
    return load_pack(table.folder)


def played(table: Table, seed: int, most: int | None = None) -> Any:
    """A game of the table's own pack with random choices, to its end or for so many choices."""
    game = table.begin(pack_of(table), seed, True)
    draw = Random(seed)
    while not game.is_over and (most is None or len(game.choices) < most):
        game.choose(draw.randrange(len(game.options)))
    return game


def play_watched(table: Table, game: Any, seed: int) -> str:
    """Play a game with random choices to its end, checking every invariant at every decision; how it ended."""
    draw = Random(seed)
    check = table.watch(game)
    try:
        while not game.is_over:
            game.choose(draw.randrange(len(game.options)))
            check(game)
    except EngineFault:
        return "endless effect"  # an effect that sets itself off again: a clear verdict, never a hang
    return f"{game.outcome['result']}: {game.outcome['reason']}"


def state_of(game: Any) -> dict[str, Any]:
    """Every field of the state, copied, so that a later change shows."""
    slots = [slot for kind in type(game).__mro__ for slot in getattr(kind, "__slots__", ())]
    return {slot: _frozen(getattr(game, slot)) for slot in slots if slot not in ("scenario", "opening")}


def _frozen(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return tuple(_frozen(item) for item in value)
    if isinstance(value, dict):
        return tuple(sorted((key, _frozen(item)) for key, item in value.items()))
    if type(value).__name__ in ("Attack", "Change", "Firefight"):  # compiled effects are shared; these change in play
        return tuple(_frozen(getattr(value, slot)) for slot in type(value).__slots__)
    return value
