"""What a bot is, and how one is found by name."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from inspect import signature
from typing import Protocol

from engine.core.errors import UnknownName
from engine.core.game import Game


class Bot(Protocol):
    """Whoever decides in place of a person."""

    def choose(self, game: Game) -> int:
        """The index of the option taken."""
        ...


BotMaker = Callable[..., Bot]  # takes a seed; a searching bot also a budget
_BUDGET = re.compile("0*[1-9][0-9]{0,5}")  # rollouts a decision


def find_bot(bots: Mapping[str, BotMaker], name: str) -> BotMaker:
    """The maker of a bot by name; 'commander:500' is the commander with a budget of 500 rollouts."""
    plain, colon, budget = name.partition(":")
    if plain not in bots or (colon and not (_BUDGET.fullmatch(budget) and _has_budget(bots[plain]))):
        raise UnknownName("bot", name, bots)
    return partial(bots[plain], rollouts=int(budget)) if budget else bots[plain]


def _has_budget(maker: BotMaker) -> bool:
    return "rollouts" in signature(maker).parameters
