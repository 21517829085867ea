"""The command: `python -m bench [--rounds 5] [--quick]`."""

import argparse

from bench import engine_side, peers
from bench.measure import best, yardstick

ROUNDS = 5


def main() -> None:
    """Measure in turn and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast the engine plays.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds of measuring (default {ROUNDS})")
    parser.add_argument("--no-peers", action="store_true", help="leave out catanatron and OpenSpiel")
    arguments = parser.parse_args()
    peer_python = None if arguments.no_peers else peers.environment()
    ours: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    yards: list[float] = []
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds} …", flush=True)
        yards.append(yardstick())
        for name, value in engine_side.measure().items():
            ours.setdefault(name, []).append(value)
        if peer_python is not None:
            for name, value in peers.measure(peer_python).items():
                theirs.setdefault(name, []).append(value)
    print_figures(ours, theirs, yards)


def print_figures(ours: dict[str, list[float]], theirs: dict[str, list[float]], yards: list[float]) -> None:
    """The table of figures and ratios."""
    print(f"\nyardstick loop: {max(yards):.1f} million turns/s at best, {min(yards):.1f} at worst\n")
    for name, values in ours.items():
        print(f"  {name:58} {best(name, values):12,.2f}")
    off, on = (max(ours[name]) for name in ("decisions/s, random bot, 4 heroes", "decisions/s with the event log on"))
    print(f"\n  the event log switched on costs {100 * (off / on - 1):.1f} % (at most 10)")
    if not theirs:
        return
    print()
    for name, values in theirs.items():
        print(f"  {name:58} {best(name, values):12,.2f}")
    decisions = best("decisions", ours["decisions/s, random bot, 4 heroes"])
    clone = best("µs", ours["clone in mid-game, µs"])
    cat, cat_clone = (
        best(name, theirs[name])
        for name in ("catanatron: decisions/s, 4 random players", "catanatron: clone in mid-game, µs")
    )
    hanabi = best("decisions", theirs["OpenSpiel hanabi through Python: decisions/s"])
    print(f"\n  decisions/s against catanatron: {decisions / cat:.2f} times (at least 4)")
    print(f"  decisions/s against OpenSpiel's hanabi: {decisions / hanabi:.2f} times (aim: level)")
    print(f"  clone against catanatron: {clone / cat_clone:.3f} (at most 0.1)")


if __name__ == "__main__":
    main()
