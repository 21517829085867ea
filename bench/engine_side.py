"""What is measured of the engine itself."""

import gc
import time
import tracemalloc
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from bench.measure import seconds
from engine import Pack, load_pack

PACK = Path("tests/engine/packs/proving_ground")
MISSION = "ferry-landing"
TEAM = ["abe", "frank", "shad", "don"]
GAMES = 60


def measure() -> dict[str, float]:
    """One round of every figure."""
    found: dict[str, float] = {"load and compile a pack, ms": 1000 * seconds(load)}
    pack = load()
    scenario = pack.scenario(MISSION)
    start = pack.ruleset.start
    spent = seconds(lambda: [start(scenario, TEAM, seed, log=False) for seed in range(200)])
    found["start a game from a compiled mission, µs"] = 1e6 * spent / 200
    play(pack, range(GAMES), log=True)  # what is in force is filed once a mission: nobody pays for it twice
    off, decisions = timed_play(pack, log=False)
    on, _ = timed_play(pack, log=True)
    found["decisions/s, random bot, 4 heroes"] = decisions / off
    found["games/s, random bot, 4 heroes"] = GAMES / off
    found["decisions in a game"] = decisions / GAMES
    found["decisions/s with the event log on"] = decisions / on
    found.update(clones(pack))
    found.update(crowds(pack))
    found["two processes against one, times"] = two_processes()
    return found


def load() -> Pack:
    """Read, validate and compile everything."""
    pack = load_pack(PACK)
    for mission in pack.missions:
        pack.scenario(mission)
    return pack


def play(pack: Pack, seeds: range, log: bool) -> int:
    """Games with random choices; how many decisions they took."""
    scenario, begin = pack.scenario(MISSION), pack.ruleset.start
    decisions = 0
    for seed in seeds:
        game = begin(scenario, TEAM, seed, log=log)
        draw = Random(seed).random
        while not game.result:
            game.answer(int(draw() * len(game.options)))
        decisions += game.decisions_made
    return decisions


def timed_play(pack: Pack, log: bool) -> tuple[float, int]:
    """Seconds and decisions of a batch of games."""
    begin = time.process_time()
    decisions = play(pack, range(GAMES), log)
    return time.process_time() - begin, decisions


def middle(pack: Pack, seed: int = 5, after: int = 40) -> Any:
    """A game in its middle."""
    game = pack.ruleset.start(pack.scenario(MISSION), TEAM, seed, log=False)
    draw = Random(seed)
    for _ in range(after):
        if not game.result:
            game.answer(draw.randrange(len(game.options)))
    return game


def clones(pack: Pack) -> dict[str, float]:
    """Time and memory of copies."""
    game = middle(pack)
    count = 10_000
    spent = seconds(lambda: [None for _ in range(count) if not game.clone()])
    gc.collect()
    tracemalloc.start()
    kept = [game.clone() for _ in range(count)]
    memory = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del kept
    return {"clone in mid-game, µs": 1e6 * spent / count, "10,000 kept clones, MB": memory / 1e6}


def crowds(pack: Pack) -> dict[str, float]:
    """Cost of a decision with few and with many monsters on the board."""
    found = {}
    for figures in (6, 12, 24):
        document = {**pack.document}
        missions = [dict(mission) for mission in document["missions"]]
        missions[0]["spawnPool"] = [{"kind": "corrupted-animal", "number": figures}]
        crowded = load_pack({**document, "missions": missions, "componentLimits": "off"})
        spent = decisions = 0.0
        scenario = crowded.scenario(MISSION)
        for seed in range(30):
            game = crowded.ruleset.start(scenario, TEAM, seed, log=False)
            draw = Random(seed)
            begin = time.process_time()
            for _ in range(60):
                if not game.result:
                    game.answer(draw.randrange(len(game.options)))
                    decisions += 1
            spent += time.process_time() - begin
        found[f"a decision with {figures} monsters, µs"] = 1e6 * spent / decisions
    return found


def _batch(seeds: tuple[int, int]) -> float:
    pack = load()
    begin = time.perf_counter()
    play(pack, range(*seeds), log=False)
    return time.perf_counter() - begin


def two_processes() -> float:
    """How much faster two processes play than one, by the clock on the wall."""
    games = 3 * GAMES
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(_batch, [(0, 1), (0, 1)]))  # both are up and warm
        alone = next(iter(pool.map(_batch, [(0, games)])))
        together = max(pool.map(_batch, [(0, games), (games, 2 * games)]))
    return 2 * alone / together
