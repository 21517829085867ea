"""`make soak`: thousands of random games over random missions, with every invariant checked at every decision.

Prints how the games ended. An exception, an illegal option or a broken invariant stops it with the seed.
"""

import argparse
import sys
from collections import Counter
from random import Random

from engine import EngineFault, load_pack, start
from tests.engine.fireteam_zero.random_missions import random_document
from tests.engine.laws.invariants import check_invariants

GAMES_A_PACK = 5


def main() -> int:
    """Play, count, report."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.engine.soak", description="Random games over random missions."
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game, to go on or to repeat")
    arguments = parser.parse_args()
    endings: Counter[str] = Counter()
    for number in range(arguments.first, arguments.first + arguments.games):
        if number % GAMES_A_PACK == 0 or not endings:
            pack = load_pack(random_document(number // GAMES_A_PACK))
        try:
            endings[play(pack, number)] += 1
        except BaseException:
            print(f"game {number} (pack {number // GAMES_A_PACK}) failed; so far: {dict(endings)}", file=sys.stderr)
            raise
        if number % 1000 == 999:
            print(f"{number + 1} games: {dict(endings)}", flush=True)
    print(f"{arguments.games} games: {dict(endings)}")
    return 0


def play(pack, number: int) -> str:
    """One game with random choices; how it ended."""
    game = start(pack, "random", 2 + number % 3, number, log=False)
    draw = Random(number)
    check_invariants(game)
    try:
        while not game.is_over:
            game.choose(draw.randrange(len(game.options)))
            check_invariants(game)
    except EngineFault:
        return "endless effect"  # a monster whose special activates it again, and the like
    return f"{game.outcome['result']}: {game.outcome['reason']}"


if __name__ == "__main__":
    sys.exit(main())
