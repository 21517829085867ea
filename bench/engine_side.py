"""What is measured of the engine itself. A program of its own, for each process plays one build: prints JSON."""

import gc
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from bench.door import door
from bench.measure import seconds, seconds_of_all
from engine import BUILD, Pack, load_pack, playtest

PACK = Path("tests/engine/packs/proving_ground")
MISSION = "ferry-landing"
TEAM = ["abe", "frank", "shad", "don"]
GAMES = 60

COUNTDOWN_PACK = Path("tests/engine/packs/countdown_range")
COUNTDOWN_MISSION = "hostages-2"
COUNTDOWN_TEAM = ["gustav", "matt", "steve", "rita"]

STARTER_PACK = Path("engine/content/fireteam_zero")
VETERAN_GAMES = 50
SEARCHED = 25  # decisions of the commander
PLAY_TEST = 1000


def measure_build(build: str) -> dict[str, float] | None:
    """One round of every figure, in a process that plays this build; None if there is no such build."""
    settings = {**os.environ, "FAST_ENGINE": "0" if build == "plain" else "1"}
    told = subprocess.run([sys.executable, "-m", __name__, build], env=settings, capture_output=True, text=True)
    if told.returncode:
        sys.exit(f"Measuring the {build} build failed:\n{told.stderr}")
    found: dict[str, float] | None = json.loads(told.stdout)
    return found


def main() -> None:
    """Measure if this process plays the build that is asked for."""
    print(json.dumps(measure() if sys.argv[1] == BUILD else None))


def measure() -> dict[str, float]:
    """One round of every figure."""
    pack = load()  # and all modules with it
    found: dict[str, float] = {"load and compile a pack, ms": 1000 * seconds(load)}
    scenario = pack.scenario(MISSION)
    start = pack.ruleset.start
    spent = seconds(lambda: [start(scenario, TEAM, seed, log=False) for seed in range(200)])
    found["start a game from a compiled mission, µs"] = 1e6 * spent / 200
    play(pack, range(GAMES), log=True)  # what is in force is filed once a mission: nobody pays for it twice
    off, decisions = timed_play(pack, log=False)
    on, _ = timed_play(pack, log=True)
    found["decisions/s, random bot, 4 heroes"] = decisions / off
    found["the same with the event log on"] = decisions / on
    found["games/s, random bot, 4 heroes"] = GAMES / off
    found["decisions in such a game"] = decisions / GAMES
    found.update(clones(pack))
    found.update(crowds(pack))
    found.update(countdown())
    found["two processes against one, times"] = two_processes()
    found.update(play_tests())
    found.update(door())
    return found


def load() -> Pack:
    """Read, validate and compile everything."""
    pack = load_pack(PACK)
    for mission in pack.missions:
        pack.scenario(mission)
    return pack


def play(pack: Pack, seeds: range, log: bool, mission: str = MISSION, team: Sequence[str] = TEAM) -> int:
    """Games with random choices; how many decisions they took."""
    scenario, begin = pack.scenario(mission), pack.ruleset.start
    decisions = 0
    for seed in seeds:
        game = begin(scenario, team, seed, log=log)
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


def middle(pack: Pack, mission: str, team: Sequence[str], seed: int = 5, after: int = 40) -> Any:
    """A game in its middle."""
    game = pack.ruleset.start(pack.scenario(mission), team, seed, log=False)
    draw = Random(seed)
    for _ in range(after):
        if not game.result:
            game.answer(draw.randrange(len(game.options)))
    return game


def clones(pack: Pack) -> dict[str, float]:
    """Time and memory of copies."""
    spent, memory = cost_of_clones(middle(pack, MISSION, TEAM))
    return {"clone in mid-game, µs": spent, "10,000 kept clones, MB": memory}


def cost_of_clones(game: Any) -> tuple[float, float]:
    """Microseconds of one, megabytes of ten thousand."""
    count = 10_000
    spent = seconds(lambda: [None for _ in range(count) if not game.clone()])
    gc.collect()
    tracemalloc.start()
    kept = [game.clone() for _ in range(count)]
    memory = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del kept
    return 1e6 * spent / count, memory / 1e6


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


def countdown() -> dict[str, float]:
    """The same of the second game."""
    pack = load_pack(COUNTDOWN_PACK)
    scenario, start = pack.scenario(COUNTDOWN_MISSION), pack.ruleset.start
    table = (COUNTDOWN_MISSION, COUNTDOWN_TEAM)
    begun = seconds(lambda: [start(scenario, COUNTDOWN_TEAM, seed, log=False) for seed in range(200)])
    decisions = play(pack, range(GAMES), False, *table)
    spent = seconds(lambda: play(pack, range(GAMES), False, *table))
    clone, memory = cost_of_clones(middle(pack, *table))
    return {
        "Countdown: start a game from a compiled mission, µs": 1e6 * begun / 200,
        "Countdown: decisions/s, random bot, 4 ops": decisions / spent,
        "Countdown: decisions in such a game": decisions / GAMES,
        "Countdown: clone in mid-game, µs": clone,
        "Countdown: 10,000 kept clones, MB": memory,
    }


# --- two processes ----------------------------------------------------------------------------------

BATCHES = 4

_both_are_ready: Any = None  # a barrier that two processes share


def _share(barrier: Any) -> None:
    global _both_are_ready
    _both_are_ready = barrier


def _batches(is_alone: bool) -> list[float]:
    """Processor seconds of several batches; two processes begin each of them at the same moment."""
    pack = load()
    play(pack, range(GAMES), log=False)
    found = []
    for _ in range(BATCHES):
        if not is_alone:
            _both_are_ready.wait()
        found.append(timed_play(pack, log=False)[0])
    return found


def two_processes() -> float:
    """How much two processes play in the time in which one plays alone.

    In processor time, so that other programs on the machine are no part of it: what is left is what the two cost each
    other, in caches and memory. The best batch of each counts.
    """
    context = get_context("spawn")
    with ProcessPoolExecutor(2, context, _share, (context.Barrier(2),)) as pool:
        alone = min(pool.submit(_batches, True).result())
        together = [min(found) for found in pool.map(_batches, [False, False])]
    return sum(alone / found for found in together)


# --- play-tests -------------------------------------------------------------------------------------


def play_tests() -> dict[str, float]:
    """Bots that think, and reports."""
    pack = load_pack(STARTER_PACK)
    mission = pack.missions[0]
    playtest(pack, mission, 4, 5)
    spent = seconds(lambda: playtest(pack, mission, 4, VETERAN_GAMES))
    processor, wall = seconds_of_all(lambda: playtest(load_pack(STARTER_PACK), mission, 4, PLAY_TEST, workers=2))
    return {
        "games/s, veteran, 4 heroes, first mission": VETERAN_GAMES / spent,
        "commander, 200 rollouts, median ms a decision": 1000 * median(searches(pack, mission)),
        "play-test of 1,000 games, processor s a core of two": processor / 2,
        "the same by the clock on the wall, s": wall,
        "merging and statistics, % of the playing time": merging(pack, mission),
    }


def searches(pack: Pack, mission: str) -> list[float]:
    """Seconds of each decision that the commander searched, in the first games of a run."""
    found: list[float] = []
    seed = 0
    while len(found) < SEARCHED:
        seed += 1
        game = pack.ruleset.start(pack.scenario(mission), 4, seed, log=False)
        commander: Any = pack.ruleset.bots["commander"](seed)
        while not game.result and len(found) < SEARCHED:
            begin = time.process_time()
            choice = commander.choose(game)
            if commander.spent:
                found.append(time.process_time() - begin)
            game.answer(choice)
    return found


def merging(pack: Pack, mission: str) -> float:
    """What merging reports and their statistics cost, in per cent of playing the games they tell of."""
    one, other = (playtest(pack, mission, 4, 25, first=first) for first in (0, 25))
    spent = seconds(lambda: [one.merge(other).figures() for _ in range(20)]) / 20
    return 100 * spent / (other.microseconds / 1e6)


if __name__ == "__main__":
    main()
