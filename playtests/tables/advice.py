"""What bots would do: the veteran at once, the commander with its odds within a bounded time.

Both know what the seat that asks knows, and no more: all else is drawn anew before they think.
"""

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from typing import Any

from engine import Game, bots, wilson
from playtests.models import Table
from playtests.tables.moving import choice_of_bot

VETERAN, COMMANDER = "veteran", "commander"
ADVISERS = (VETERAN, COMMANDER)
ODDS_SECONDS = 2.0  # for the games that are played to their end: some forty of them on an idle machine
MOST_GAMES = 160
FEWEST_GAMES = 5  # fewer say nothing
MOST_KEPT = 200


@dataclass(frozen=True, slots=True)
class Advice:
    """The option that a bot would take, and how games went on from there."""

    by: str
    index: int
    games: int = 0
    won: int = 0

    @property
    def has_odds(self) -> bool:
        return self.games >= FEWEST_GAMES

    @property
    def per_cent(self) -> int:
        return round(100 * self.won / self.games)

    @property
    def interval(self) -> tuple[int, int]:
        low, high = wilson(self.won, self.games)
        return round(100 * low), round(100 * high)


_kept: OrderedDict[tuple[str, int, int, str], Advice] = OrderedDict()
_lock = Lock()


def advice_of(table: Table, game: Game, by: str) -> Advice | None:
    """Kept for this decision: asking again costs nothing."""
    if by not in ADVISERS or by not in bots(table.ruleset) or game.is_over or not table.has_advice:
        return None
    key = (table.key, table.revision, game.seat, by)
    with _lock:
        known = _kept.get(key)
    if known is None:
        known = asked(table, game, by)
        with _lock:
            _kept[key] = known
            while len(_kept) > MOST_KEPT:
                _kept.popitem(last=False)
    return known


def asked(table: Table, game: Game, by: str) -> Advice:
    index = choice_of_bot(table, game, by)
    if by == VETERAN:
        return Advice(by, index)
    return Advice(by, index, *odds_after(table, game, index))


def odds_after(table: Table, game: Game, index: int) -> tuple[int, int]:
    """So many games were played on from this option by veterans, and so many of them were won."""
    ends = monotonic() + ODDS_SECONDS
    maker: Any = bots(table.ruleset)[VETERAN]
    seat = game.seat if game.seat >= 0 else None
    games = won = 0
    while games < MOST_GAMES and monotonic() < ends:
        copy = game.determinize(games + 1, seat)
        copy.answer(index)
        choose = maker(games + 1).choose
        while not copy.is_over and monotonic() < ends:
            copy.answer(choose(copy))
        if not copy.is_over:
            break  # cut off: it counts for nothing
        games += 1
        won += copy.outcome["result"] == "won"
    return games, won
