"""The game of a table: kept by this process as long as there is room, else rebuilt from the record."""

from collections import OrderedDict
from threading import Lock
from typing import Any

from engine import EngineError, EngineFault, Game, IllegalChoice, replay, replayed
from playtests.errors import CannotGoOn
from playtests.models import Table
from playtests.services.packs import pack_of

MOST_GAMES = 60  # some tens of kilobytes each

_games: OrderedDict[tuple[str, int], Game] = OrderedDict()
_lock = Lock()


def record_of(table: Table) -> dict[str, Any]:
    return {**table.opening, "choices": table.choices}


def table_of(record: dict[str, Any]) -> Table | None:
    """The table at which this very game came to its end, whoever brings its record."""
    alike = Table.objects.filter(
        state=Table.State.OVER, mission=record.get("mission"), opening__seed=record.get("seed")
    )
    return next((one for one in alike if record_of(one) == record), None)


def until(record: dict[str, Any], choices: int) -> dict[str, Any]:
    """The record up to so many choices."""
    cut = {**record, "choices": list(record["choices"][:choices])}
    for changes in ("redrawn", "corrected"):
        if cut.get(changes):
            cut[changes] = [one for one in cut[changes] if one[0] <= choices]
    return cut


def game_of(table: Table) -> Game:
    """A copy of the table's game as it stands: whoever changes it changes nobody else's.

    At a real table it raises LuckNeeded as long as people have not told how set-up went.
    """
    key = (table.key, table.revision)
    with _lock:
        kept = _games.get(key)
        if kept is not None:
            _games.move_to_end(key)
    if kept is None:
        try:
            kept = replay(pack_of(table.document.digest), record_of(table))
        except (EngineFault, IllegalChoice) as error:
            raise CannotGoOn(good_steps(table)) from error
        keep_game(table, kept)
    return kept.clone()


def good_steps(table: Table) -> int:
    """How many choices of the record still fit the rules."""
    steps = -1
    try:
        for _game in replayed(pack_of(table.document.digest), record_of(table), log=False):
            steps += 1
    except EngineError:
        return max(0, steps)
    return steps


def keep_game(table: Table, game: Game) -> None:
    with _lock:
        _games[(table.key, table.revision)] = game
        while len(_games) > MOST_GAMES:
            _games.popitem(last=False)
