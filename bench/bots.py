"""The command that writes docs/bots.md: `python -m bench.bots [--games 1000] [--commander-games 200]`.

What has been played is kept in var/bots, under the version of the pack and of the engine's source: a run that was
interrupted goes on where it stopped.
"""

import argparse
import json
import sys
from itertools import pairwise
from pathlib import Path

from engine import Pack, Report, load_pack, playtest
from engine.build import digest

PACK = Path("engine/content/fireteam_zero")
PAGE = Path("docs/bots.md")
KEPT = Path("var/bots")
LADDER = ("random", "veteran", "commander")
PARTS = 10  # of a cell, each kept as soon as it is played
ROLLOUTS = 24  # for one decision: enough to be better than the veteran, and a few seconds a game


def main() -> None:
    """Let every bot play every mission and write the page."""
    arguments = read_arguments()
    pack = load_pack(arguments.pack)
    missions = arguments.missions.split(",") if arguments.missions else pack.missions
    folder = KEPT / f"{pack.digest[:12]}-{digest()[:12]}"
    rows, clear = [], 0
    for mission in missions:
        reports = [play(pack, mission, bot, arguments, folder) for bot in LADDER]
        is_clear = all(lower.interval[1] < higher.interval[0] for lower, higher in pairwise(reports))
        clear += is_clear
        cells = " | ".join(cell(report) for report in reports)
        rows.append(f"| {mission} | {cells} | {'yes' if is_clear else 'no'} |")
        print(rows[-1], file=sys.stderr, flush=True)
    page = written(pack, rows, clear, arguments)
    if arguments.out == "-":
        print(page)
    else:
        Path(arguments.out).write_text(page, encoding="utf-8")


def read_arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description="How well the bots play.")
    parser.add_argument("--games", type=int, default=1000, help="games of random and veteran (default 1000)")
    parser.add_argument("--commander-games", type=int, default=200, help="games of the commander (default 200)")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS, help=f"budget of the commander (default {ROLLOUTS})")
    parser.add_argument("--heroes", type=int, default=3)
    parser.add_argument("--missions", help="only these, with commas between them")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", default=str(PACK), help=f"folder of the pack (default {PACK})")
    parser.add_argument("--out", default=str(PAGE), help=f"the page to write (default {PAGE}, - for the terminal)")
    return parser.parse_args()


def play(pack: Pack, mission: str, bot: str, arguments: argparse.Namespace, folder: Path) -> Report:
    """The report of one cell of the table, merged from its parts."""
    is_slow = bot == "commander"
    name = f"{bot}:{arguments.rollouts}" if is_slow else bot
    games = arguments.commander_games if is_slow else arguments.games
    bounds = [games * part // PARTS for part in range(PARTS + 1)]
    parts = []
    for first, end in pairwise(bounds):
        if first == end:
            continue
        print(f"{mission}, {name}, games {first + 1} to {end} of {games} …", file=sys.stderr, flush=True)
        file = folder / f"{mission}-{name.replace(':', '-')}-{arguments.heroes}-{arguments.seed}-{first}-{end}.json"
        if not file.exists():
            report = playtest(
                pack, mission, arguments.heroes, end - first, arguments.seed, name, first, workers=arguments.workers
            )
            keep(file, report)
        parts.append(Report.from_json(json.loads(file.read_text(encoding="utf-8"))))
    return parts[0].merge(*parts[1:])


def keep(file: Path, report: Report) -> None:
    """Write a part whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(".part")
    draft.write_text(json.dumps(report.as_json()), encoding="utf-8")
    draft.replace(file)


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
thumb in one pass. `commander` tries the options that matter on copies of the game in which all that its player cannot
know is drawn anew, lets the veteran play on into the next round, and judges what it sees; its budget here is
{arguments.rollouts} rollouts a decision. None of them ever looks at hidden cards, other hands or coming dice.

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
