"""The command: `python -m bench [--rounds 5] [--no-peers]`."""

import argparse

from bench import engine_side, peers
from bench.figures import CLONE, DECISIONS, FIGURES, LOGGED, VETERAN, Figure
from bench.measure import yardstick

ROUNDS = 5
BUILDS = ("plain", "fast")

Values = dict[str, list[float]]


def main() -> None:
    """Measure in turn and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast the engine plays.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds of measuring (default {ROUNDS})")
    parser.add_argument("--no-peers", action="store_true", help="leave out catanatron and OpenSpiel")
    arguments = parser.parse_args()
    peer_python = None if arguments.no_peers else peers.environment()
    ours: dict[str, Values] = {build: {} for build in BUILDS}
    theirs: Values = {}
    yards: list[float] = []
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds} …", flush=True)
        yards.append(yardstick())
        for build in BUILDS:
            add(ours[build], engine_side.measure_build(build) or {})
        if peer_python is not None:
            add(theirs, peers.measure(peer_python))
    print(f"\nyardstick loop: {max(yards):.1f} million turns/s at best, {min(yards):.1f} at worst\n")
    print_figures(ours)
    for build in BUILDS:
        if ours[build] and theirs:
            print_ratios(build, ours[build], theirs)


def add(values: Values, found: dict[str, float]) -> None:
    """Put the figures of a round to those before."""
    for name, value in found.items():
        values.setdefault(name, []).append(value)


def best(figure: Figure, values: Values) -> float:
    """The best that was measured of a figure."""
    return figure.best(values[figure.name])


def print_figures(ours: dict[str, Values]) -> None:
    """Interpreted and compiled side by side, each against its bar."""
    print(f"  {'':52} {'bar':>12} {'interpreted':>14} {'compiled':>14} {'better by':>10}   (! misses the bar)")
    for figure in FIGURES:
        bar = "" if figure.bar is None else f"{'<' if figure.is_cost else '>'}= {figure.bar:,g}"
        line = f"  {figure.name:52} {bar:>12} "
        found = [best(figure, ours[build]) for build in BUILDS if ours[build]]
        line += " ".join(f"{value:13,.{figure.digits}f}{' ' if figure.clears(value) else '!'}" for value in found)
        if len(found) == len(BUILDS):
            plain, fast = found
            line += f" {plain / fast if figure.is_cost else fast / plain:10.2f}"
        print(line.rstrip())
    for build in BUILDS:
        if ours[build]:
            cost = 100 * (best(DECISIONS, ours[build]) / best(LOGGED, ours[build]) - 1)
            print(f"  the event log switched on costs {cost:.1f} % in the {build} build (at most 10)")
    if not ours["fast"]:
        print("\n  There is no compiled build of this source: `make fast` makes one.")


def print_ratios(build: str, ours: Values, theirs: Values) -> None:
    """Against the peers."""
    cat, cat_clone, greedy, hanabi = (peers.best(name, theirs) for name in peers.FIGURES)
    print(f"\n  {build} against")
    print(f"    catanatron, {cat:,.0f} decisions/s: {best(DECISIONS, ours) / cat:.2f} times (at least 4)")
    print(f"    catanatron, {cat_clone:,.1f} µs a clone: {best(CLONE, ours) / cat_clone:.3f} (at most 0.1)")
    times = best(VETERAN, ours) / greedy
    print(f"    catanatron's greedy bot, {greedy:,.1f} games/s: {times:.0f} times (at least 38, as 150 games are to 4)")
    print(f"    OpenSpiel's hanabi, {hanabi:,.0f} decisions/s: {best(DECISIONS, ours) / hanabi:.2f} times (aim: level)")


if __name__ == "__main__":
    main()
