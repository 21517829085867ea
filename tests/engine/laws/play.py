"""Games played at random, and their whole state as something to compare."""

from functools import cache
from random import Random
from typing import Any

from engine import Game, Pack, load_pack, start

TEAMS = (["abe", "frank"], ["maxine", "shad", "don"], ["abe", "frank", "shad", "don"])


@cache
def proving_ground() -> Pack:
    """The test pack, loaded once."""
    return load_pack("tests/engine/packs/proving_ground")


def played(pack: Pack, seed: int, most: int | None = None) -> Any:
    """A game of the proving ground with random choices, to its end or for so many choices."""
    game: Game = start(pack, pack.missions[seed % 2], TEAMS[seed % 3], seed)
    draw = Random(seed)
    while not game.is_over and (most is None or len(game.choices) < most):
        game.choose(draw.randrange(len(game.options)))
    return game


def state_of(game: Any) -> dict[str, Any]:
    """Every field of the state, copied, so that a later change shows."""
    slots = [slot for kind in type(game).__mro__ for slot in getattr(kind, "__slots__", ())]
    return {slot: _frozen(getattr(game, slot)) for slot in slots if slot not in ("scenario", "opening")}


def _frozen(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return tuple(_frozen(item) for item in value)
    if isinstance(value, dict):
        return tuple(sorted((key, _frozen(item)) for key, item in value.items()))
    if type(value).__name__ in ("Attack", "Change"):  # compiled effects are shared; these are made during play
        return tuple(_frozen(getattr(value, slot)) for slot in type(value).__slots__)
    return value
