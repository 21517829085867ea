"""What bots would do: the veteran at once, the commander with its odds within a bounded time.

Both know what the seat that asks knows, and no more: all else is drawn anew before they think.
"""

import logging
from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from typing import Any

from engine import EngineError, Game, bots, wilson
from playtests.models import Table
from playtests.tables.moving import choice_of_bot

logger = logging.getLogger("fireteam.tables")

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
    index: int | None  # none where the rules engine stopped while it thought
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
    try:
        index = choice_of_bot(table, game, by)
        odds = odds_after(table, game, index) if by != VETERAN else ()
    except EngineError:  # the rules engine stops in games that it looks ahead into
        return Advice(by, None)
    except Exception:  # what nobody foresaw stops nobody's game either
        logger.exception("The rules engine broke at table %s, asked for advice", table.key)
        return Advice(by, None)
    return Advice(by, index, *odds)


def odds_after(table: Table, game: Game, index: int) -> tuple[int, int]:
    """So many games were played on from this option by veterans, and so many of them were won."""
    ends = monotonic() + ODDS_SECONDS
    maker: Any = bots(table.ruleset)[VETERAN]
    seat = game.seat if game.seat >= 0 else None
    results: list[str] = []
    while len(results) < MOST_GAMES and monotonic() < ends:
        number = len(results) + 1
        results.append(result_of(game.determinize(number, seat), index, maker(number), ends))
    return len(results) - results.count(""), results.count("won")


def result_of(copy: Game, index: int, bot: Any, ends: float) -> str:
    """How it goes on; nothing where the time is up or the rules engine stops: that game counts for nothing."""
    try:
        copy.answer(index)
        while not copy.is_over and monotonic() < ends:
            copy.answer(bot.choose(copy))
    except EngineError:
        return ""
    return copy.outcome["result"] if copy.is_over else ""
