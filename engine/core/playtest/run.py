"""Playing many games: seeds from the run and the game's number, in one process or in several."""

import gc
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any, NamedTuple

from engine.core import game_words as words
from engine.core.bots import find_bot
from engine.core.collector import Collector
from engine.core.content import digest
from engine.core.errors import EngineError, EngineFault, IllegalSetup, UnknownName
from engine.core.game import LOST as GAME_LOST
from engine.core.game import RESULTS, Game
from engine.core.game import WON as GAME_WON
from engine.core.openings import replay
from engine.core.playtest.report import FAULT, LETTERS, MOST_FAULTS, Report, best_of, in_order
from engine.core.ruleset import Pack
from engine.version import VERSION

Progress = Callable[[int, int], None]
Loader = Callable[[Any], Pack]


class Orders(NamedTuple):
    """What all parts of a run have in common."""

    mission: str
    seats: Any
    seed: int
    bot: str
    options: Mapping[str, Any] | None = None  # rule options that the table switched
    beginning: Mapping[str, Any] | None = None  # the record of the situation that every game goes on from


CHUNK = 50  # games between two reports of progress, at most
CHUNK_MICROSECONDS = 300_000  # fewer games if they are slow, so that progress is seen and a run can be stopped
MERGED_AT_ONCE = 20  # parts: each merging puts the whole report in order again


def seed_of_game(seed: int, index: int) -> int:
    """The seed of one game of a run: 48 bits, so that any JSON reader keeps it exactly."""
    return int.from_bytes(blake2b(f"{seed}/{index}".encode(), digest_size=6).digest(), "big")


def seed_of_bot(seed: int) -> int:
    """The bot's own seed, apart from the game's."""
    return int.from_bytes(blake2b(f"bot/{seed}".encode(), digest_size=6).digest(), "big")


def playtest(
    load: Loader,
    pack: Pack,
    mission: str,
    seats: Sequence[Any] | int,
    games: int,
    seed: int = 1,
    bot: str = "veteran",
    first: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
    options: Mapping[str, Any] | None = None,
    beginning: Mapping[str, Any] | None = None,
) -> Report:
    """Play games `first` to `first + games - 1` of a run and report."""
    if games < 0 or first < 0 or workers < 1:
        raise IllegalSetup([words.TOO_FEW_WORKERS()])
    if mission not in pack.missions:
        raise UnknownName("mission", mission, pack.missions)
    find_bot(pack.ruleset.bots, bot)
    orders = Orders(mission, seats if isinstance(seats, int) else list(seats), seed, bot, options, beginning)
    with suppress(EngineFault):  # a wrong line-up is told at once; a mission that breaks is for the report to tell
        _first_of(pack, orders)(seed)
    report = blank(pack, orders)
    done = 0
    if progress is not None:
        progress(done, games)
    parts: list[Report] = []
    for part in _parts(load, pack, orders, first, games, workers):
        parts.append(part)
        if len(parts) == MERGED_AT_ONCE:
            report, parts = report.merge(*parts), []
        done += part.games
        if progress is not None:
            progress(done, games)
    return report.merge(*parts)


def _parts(load: Loader, pack: Pack, orders: Orders, first: int, games: int, workers: int) -> Iterator[Report]:
    """The reports of all chunks, as they come in."""
    workers = min(workers, games, 2 * (os.cpu_count() or 1))  # more would only wait for each other
    if workers > 1:
        yield from _parts_of_many(load, pack, orders, first, games, workers)
        return
    start, end, count = first, first + games, 1
    while start < end:
        part = _play_part(pack, orders, start, min(count, end - start))
        start, count = start + part.games, _next_count(part)
        yield part


def _parts_of_many(load: Loader, pack: Pack, orders: Orders, first: int, games: int, workers: int) -> Iterator[Report]:
    """The same by several processes; few chunks are given out ahead, so that a run that is stopped ends soon."""
    start, end, count = first, first + games, 1
    waiting: set[Future[Report]] = set()
    pool = _processes(load, pack, workers)
    try:
        while start < end or waiting:
            while start < end and len(waiting) < 2 * workers:
                size = min(count, end - start)
                with _ctrl_c_held_back():
                    waiting.add(pool.submit(_play_in_worker, orders, start, size))
                start += size
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                part = future.result()
                count = _next_count(part)
                yield part
    except BrokenProcessPool as error:
        raise EngineError("A worker was ended from outside, perhaps for want of memory. Try fewer workers.") from error
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """A pool that is interrupted while it starts its processes cannot be ended any more."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _next_count(part: Report) -> int:
    """How many games the next chunk has, by the pace of the last one."""
    return max(1, min(CHUNK, part.games * CHUNK_MICROSECONDS // max(1, part.microseconds)))


def _processes(load: Loader, pack: Pack, count: int) -> ProcessPoolExecutor:
    """Workers that have the pack: copies of this process, else new ones, which need a second to import everything.

    Only a process without other threads can be copied safely, and not on every system.
    """
    if sys.platform == "linux" and threading.active_count() == 1:
        return ProcessPoolExecutor(count, get_context("fork"), _take, (pack,))
    return ProcessPoolExecutor(count, get_context("spawn"), _load, (load, dict(pack.document)))


_pack: Pack | None = None  # of this worker process


def _take(pack: Pack) -> None:
    """Ctrl-C reaches workers too: they go without a word, and the process that asked for them says what there is."""
    global _pack
    _pack = pack
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # a copy begins with what was held back


def _load(load: Loader, document: Any) -> None:
    _take(load(document))


def _play_in_worker(orders: Orders, first: int, count: int) -> Report:
    assert _pack is not None
    return _play_part(_pack, orders, first, count)


# --- a chunk --------------------------------------------------------------------------------------


def blank(pack: Pack, orders: Orders) -> Report:
    """A report of no games, which names everything there is to be seen."""
    return Report(_about(pack, orders), in_order(_collector(pack, orders).blank()))


def _about(pack: Pack, orders: Orders) -> dict[str, Any]:
    return {
        "engine": VERSION,
        "ruleset": pack.ruleset.id,
        "pack": pack.id,
        "digest": pack.digest,
        **{name: value for name, value in orders._asdict().items() if value is not None and name != "beginning"},
        **({} if orders.beginning is None else {"beginning": _told_of(orders.beginning)}),
    }


def _told_of(beginning: Mapping[str, Any]) -> dict[str, Any]:
    """Which situation it was; not the record itself: it holds the order of decks in a game that may still be played."""
    return {"digest": digest(beginning), "choices": len(beginning["choices"])}


def _collector(pack: Pack, orders: Orders) -> Collector:
    return pack.ruleset.collector(pack.scenario(orders.mission, orders.options), orders.seats)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Games leave no cycles behind: the cyclic collector would look through all of them for nothing."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def play_chunk(pack: Pack, orders: Orders, first: int, count: int) -> Report:
    """Play some games of a run in this process; a report like that of the whole run."""
    return blank(pack, orders).merge(_play_part(pack, orders, first, count))


@undisturbed()
def _play_part(pack: Pack, orders: Orders, first: int, count: int) -> Report:
    """The same as a part to be merged: it names only what was seen."""
    began = time.process_time()
    report = Report(_about(pack, orders))
    collector = _collector(pack, orders)
    letters = []
    notable: dict[str, dict[str, Any]] = {}
    begin = _first_of(pack, orders)
    for index in range(first, first + count):
        game_seed = seed_of_game(orders.seed, index)
        try:
            game = play(pack, orders, begin, game_seed)
        except Exception as fault:  # a verdict of its own, never lost; `play` with its seed shows where it broke
            message = str(fault) if isinstance(fault, EngineFault) else f"{type(fault).__name__}: {fault}"
            letters.append(LETTERS[FAULT])
            report.faults.append({"game": index, "seed": game_seed, "verdict": FAULT, "message": message})
            continue
        verdict = RESULTS[game.result]
        letters.append(LETTERS[verdict])
        if verdict == "unfinished":
            message = f"The game did not end within {game.decisions_made:,} decisions."
            report.faults.append({"game": index, "seed": game_seed, "verdict": verdict, "message": message})
        collector.add(game, index)
        notable = best_of([notable, _notable(collector, game, index)])
    report.outcomes = [(first, "".join(letters))] if letters else []
    report.faults = report.faults[:MOST_FAULTS]
    report.tally = collector.tally()
    report.witnesses = collector.witnesses()
    report.notable = notable
    report.microseconds = round(1e6 * (time.process_time() - began))
    return report


def _notable(collector: Collector, game: Game, number: int) -> dict[str, dict[str, Any]]:
    """As what a game could be worth looking at: each sort with its rank, and what is told of it."""
    if game.result not in (GAME_WON, GAME_LOST):
        return {}
    round_number, distance, cause, place = collector.story(game)
    told = {"game": number, "round": round_number, "cause": cause, "place": place}
    if game.result == GAME_WON:
        return {"first-win": {"rank": [], **told}}
    return {"fastest-loss": {"rank": [round_number], **told}, "closest-loss": {"rank": list(distance), **told}}


def _first_of(pack: Pack, orders: Orders) -> Callable[[int], Game]:
    """What makes games from seeds: each set up anew, or each the same situation with luck of its own."""
    if orders.beginning is None:
        scenario = pack.scenario(orders.mission, orders.options)
        return lambda seed: pack.ruleset.start(scenario, orders.seats, seed, log=True)
    situation = replay(pack, orders.beginning)
    asked = (orders.mission, orders.seats, orders.options or None)
    if asked != (situation.opening["mission"], situation.opening["seats"], situation.opening["options"] or None):
        raise IllegalSetup([words.OTHER_SITUATION()])
    if situation.is_over:
        raise IllegalSetup([words.OVER_AT_THIS_STEP()])
    return situation.with_new_luck


def play(pack: Pack, orders: Orders, begin: Callable[[int], Game], seed: int) -> Game:
    """One game by a bot, to its end, with its log on."""
    game = begin(seed)
    choose = find_bot(pack.ruleset.bots, orders.bot)(seed_of_bot(seed)).choose
    answer = game.answer
    while not game.result:
        answer(choose(game))
    return game
