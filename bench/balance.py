"""The command that writes docs/balance.md: `python -m bench.balance [--games 2000] [--workers 2]`."""

import argparse
import sys
from pathlib import Path

from engine import Pack, Report, load_pack, playtest

PACK = Path("engine/content/fireteam_zero")
PAGE = Path("docs/balance.md")
BANDS = ((60, 80), (45, 65), (30, 50))  # win rates in per cent that we aim at: first, middle and last missions
TEAMS = (2, 3, 4)


def main() -> None:
    """Play every mission with every team size and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games for each mission and team size (default 2000)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--bot", default="veteran")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", default=str(PACK), help=f"folder of the pack (default {PACK})")
    parser.add_argument("--out", default=str(PAGE), help=f"the page to write (default {PAGE}, - for the terminal)")
    arguments = parser.parse_args()
    pack = load_pack(arguments.pack)
    rows = [
        row for number, mission in enumerate(pack.missions) for row in rows_of(pack, mission, number % 3, arguments)
    ]
    page = written(pack, rows, arguments)
    if arguments.out == "-":
        print(page)
    else:
        Path(arguments.out).write_text(page, encoding="utf-8")


def rows_of(pack: Pack, mission: str, place: int, arguments: argparse.Namespace) -> list[str]:
    """The lines of one mission, one for each team size."""
    rows = []
    for team in TEAMS:
        print(f"{mission}, {team} heroes …", file=sys.stderr, flush=True)
        report = playtest(
            pack, mission, team, arguments.games, arguments.seed, arguments.bot, workers=arguments.workers
        )
        rows.append(row_of(report, mission, team, BANDS[place]))
    return rows


def row_of(report: Report, mission: str, team: int, band: tuple[int, int]) -> str:
    """One line of the table."""
    low, high = (100 * bound for bound in report.interval)
    rate = 100 * report.win_rate
    verdict = "" if band[0] <= rate <= band[1] else "too hard" if rate < band[0] else "too easy"
    objectives = report.tally["objectives"].values()
    rarest = min((found["completed"] / found["part"] for found in objectives if found["part"]), default=0.0)
    cards = report.tally["coverage"]["cards"].values()
    dead = sum(1 for found in cards if found["seen"] and not found["used"])
    return (
        f"| {mission} | {team} | {rate:.1f} | {low:.1f} to {high:.1f} | {band[0]} to {band[1]} | {verdict} "
        f"| {report.mean_rounds:.1f} | {100 * rarest:.0f} | {dead} | {len(report.faults)} |"
    )


def written(pack: Pack, rows: list[str], arguments: argparse.Namespace) -> str:
    """The whole page."""
    command = f"python -m bench.balance --games {arguments.games} --bot {arguments.bot} --seed {arguments.seed}"
    lines = "\n".join(rows)
    return f"""# Balance

How often the bot '{arguments.bot}' wins each mission of '{pack.id}' (version `{pack.digest[:12]}`), over
{arguments.games:,} games for each team size, heroes chosen anew for each game. Written by:

```sh
{command}
```

'Won' is in per cent, with its 95 % interval; the band is what we aim at: 60 to 80 for the first mission of an
operation, 45 to 65 for the second, 30 to 50 for the last. 'Rarest objective' is the share of games in which the
least completed objective was completed, 'dead cards' counts action cards that were drawn and never played, and
'faults' games that broke off or did not end.

| mission | heroes | won | interval | band | | rounds | rarest objective | dead cards | faults |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
{lines}
"""


if __name__ == "__main__":
    main()
