"""`make soak`: thousands of random games over random missions, with every invariant checked at every decision.

Prints how the games ended. An exception, an illegal option or a broken invariant stops it with the seed.
"""

import argparse
import sys
from collections import Counter

from engine import load_pack
from tests.engine.laws.play import TABLES, Table, play_watched

GAMES_A_PACK = 5


def main() -> int:
    """Play every game in turn, count, report."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.engine.soak", description="Random games over random missions."
    )
    parser.add_argument("--games", type=int, default=10_000, help="in all, shared between the rulesets")
    parser.add_argument("--first", type=int, default=0, help="number of the first game, to go on or to repeat")
    parser.add_argument("--ruleset", choices=[table.name for table in TABLES], help="only this one")
    arguments = parser.parse_args()
    tables = [table for table in TABLES if arguments.ruleset in (None, table.name)]
    for table in tables:
        soak(table, arguments.first, arguments.games // len(tables))
    return 0


def soak(table: Table, first: int, games: int) -> None:
    """Play so many games of one ruleset."""
    endings: Counter[str] = Counter()
    for number in range(first, first + games):
        if number % GAMES_A_PACK == 0 or number == first:
            pack = load_pack(table.random_document(number // GAMES_A_PACK))
        try:
            endings[play_watched(table, table.begin_random(pack, number, False), number)] += 1
        except BaseException:
            print(f"{table.name}: game {number} failed; so far: {dict(endings)}", file=sys.stderr)
            raise
        if number % 1000 == 999:
            print(f"{table.name}, up to game {number + 1}: {dict(endings)}", flush=True)
    print(f"{table.name}, {games} games: {dict(endings)}")


if __name__ == "__main__":
    sys.exit(main())
