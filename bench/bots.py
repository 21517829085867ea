"""The command that writes docs/bots.md: `python -m bench.bots [--games 1000] [--commander-games 200]`."""

import argparse
import sys
from itertools import pairwise
from pathlib import Path

from engine import Pack, Report, load_pack, playtest

PACK = Path("engine/content/fireteam_zero")
PAGE = Path("docs/bots.md")
LADDER = ("random", "veteran", "commander")


def main() -> None:
    """Let every bot play every mission and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of random and veteran (default 1000)")
    parser.add_argument("--commander-games", type=int, default=200, help="games of the commander (default 200)")
    parser.add_argument("--rollouts", type=int, default=200, help="budget of the commander (default 200)")
    parser.add_argument("--heroes", type=int, default=4)
    parser.add_argument("--missions", help="only these, with commas between them")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", default=str(PACK), help=f"folder of the pack (default {PACK})")
    parser.add_argument("--out", default=str(PAGE), help=f"the page to write (default {PAGE}, - for the terminal)")
    arguments = parser.parse_args()
    pack = load_pack(arguments.pack)
    missions = arguments.missions.split(",") if arguments.missions else pack.missions
    rows, clear = [], 0
    for mission in missions:
        reports = [play(pack, mission, bot, arguments) for bot in LADDER]
        is_clear = all(lower.interval[1] < higher.interval[0] for lower, higher in pairwise(reports))
        clear += is_clear
        cells = " | ".join(cell(report) for report in reports)
        rows.append(f"| {mission} | {cells} | {'yes' if is_clear else 'no'} |")
    page = written(pack, rows, clear, arguments)
    if arguments.out == "-":
        print(page)
    else:
        Path(arguments.out).write_text(page, encoding="utf-8")


def play(pack: Pack, mission: str, bot: str, arguments: argparse.Namespace) -> Report:
    """The report of one cell of the table."""
    is_slow = bot == "commander"
    print(f"{mission}, {bot} …", file=sys.stderr, flush=True)
    name = f"{bot}:{arguments.rollouts}" if is_slow else bot
    games = arguments.commander_games if is_slow else arguments.games
    return playtest(pack, mission, arguments.heroes, games, arguments.seed, name, workers=arguments.workers)


def cell(report: Report) -> str:
    """Win rate and interval, in per cent."""
    low, high = report.interval
    seconds = report.microseconds / report.games / 1e6
    return f"{100 * report.win_rate:.1f} ({100 * low:.1f} to {100 * high:.1f}) | {seconds:.3f}"


def written(pack: Pack, rows: list[str], clear: int, arguments: argparse.Namespace) -> str:
    """The whole page."""
    command = (
        f"python -m bench.bots --games {arguments.games} --commander-games {arguments.commander_games} "
        f"--rollouts {arguments.rollouts} --heroes {arguments.heroes} --seed {arguments.seed}"
    )
    lines = "\n".join(rows)
    return f"""# Bots

Three players of rising strength. `random` takes any legal option. `veteran` follows an experienced player's rules of
thumb in one pass. `commander` tries every option on copies of the game in which all that the players cannot know is
drawn anew, lets the veteran play on for a while, at most to the end of the round, and judges what it sees; its budget
is {arguments.rollouts} rollouts a decision. None of them ever looks at hidden cards or coming dice.

How often each wins with {arguments.heroes} heroes ('{pack.id}', version `{pack.digest[:12]}`):
{arguments.games:,} games each of random and veteran, {arguments.commander_games:,} of the commander; per cent with
95 % intervals, then seconds of processor time for a game. 'Clear' says whether no two neighbouring intervals overlap:
{clear} of {len(rows)}. Written by:

```sh
{command}
```

| mission | random | s | veteran | s | commander | s | clear |
| --- | --- | --- | --- | --- | --- | --- | --- |
{lines}
"""


if __name__ == "__main__":
    main()
