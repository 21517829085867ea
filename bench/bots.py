"""The command that writes docs/bots.md: `python -m bench.bots [--games 1000] [--commander-games 200]`.

What has been played is kept in var/bots, under all of the pack that can change a game and the engine's source: a run
that was interrupted goes on where it stopped.
"""

import argparse
import json
import sys
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from bench.balance import played
from bench.pages import section_of
from engine import Pack, Report, load_pack, playtest
from engine.build import digest as digest_of_engine
from engine.core.content import digest

PAGE = Path("docs/bots.md")
KEPT = Path("var/bots")
LADDER = ("random", "veteran", "commander")
PARTS = 10  # of a cell, each kept as soon as it is played
ROLLOUTS = 24  # for one decision: enough to be better than the veteran, and a few seconds a game


class Section(NamedTuple):
    """What the page says of one pack."""

    title: str
    folder: Path
    team: int
    members: str  # of a team, as people call them
    missions: tuple[str, ...] = ()  # all if none is named


SECTIONS = (
    Section("Fireteam Zero", Path("engine/content/fireteam_zero"), 3, "heroes"),
    Section(
        "Countdown: Special Ops",
        Path("engine/content/countdown"),
        4,
        "ops",
        ("night-shift", "hornets-nest", "state-visit"),  # one of each level and objective
    ),
)


def main() -> None:
    """Let every bot play every mission and write the page."""
    arguments = read_arguments()
    page = HEAD.format(
        rollouts=arguments.rollouts,
        games=f"{arguments.games:,}",
        commander_games=f"{arguments.commander_games:,}",
        command=f"python -m bench.bots --games {arguments.games} --commander-games {arguments.commander_games} "
        f"--rollouts {arguments.rollouts} --seed {arguments.seed}"
        + (f" --missions {arguments.missions}" if arguments.missions else ""),
    )
    for section in SECTIONS:
        page += (
            measured(section, arguments) if arguments.only in (None, section.title) else section_of(PAGE, section.title)
        )
    if arguments.out == "-":
        print(page)
    else:
        Path(arguments.out).write_text(page, encoding="utf-8")


def measured(section: Section, arguments: argparse.Namespace) -> str:
    """The section of one pack."""
    pack = load_pack(section.folder)
    folder = KEPT / f"{digest(played(pack))[:12]}-{digest_of_engine()[:12]}"
    rows, clear = [], 0
    for mission in arguments.missions.split(",") if arguments.missions else section.missions or pack.missions:
        reports = [play(pack, mission, section.team, bot, arguments, folder) for bot in LADDER]
        is_clear = all(lower.interval[1] < higher.interval[0] for lower, higher in pairwise(reports))
        clear += is_clear
        cells = " | ".join(cell(report) for report in reports)
        rows.append(f"| {mission} | {cells} | {'yes' if is_clear else 'no'} |")
        print(rows[-1], file=sys.stderr, flush=True)
    return written(section, pack, rows, clear)


def read_arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description="How well the bots play.")
    parser.add_argument("--games", type=int, default=1000, help="games of random and veteran (default 1000)")
    parser.add_argument("--commander-games", type=int, default=200, help="games of the commander (default 200)")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS, help=f"budget of the commander (default {ROLLOUTS})")
    parser.add_argument("--only", help="measure only the section of this title and leave the rest of the page as it is")
    parser.add_argument("--missions", help="only these, with commas between them")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=str(PAGE), help=f"the page to write (default {PAGE}, - for the terminal)")
    return parser.parse_args()


def play(pack: Pack, mission: str, team: int, bot: str, arguments: argparse.Namespace, folder: Path) -> Report:
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
        file = folder / f"{mission}-{name.replace(':', '-')}-{team}-{arguments.seed}-{first}-{end}.json"
        if not file.exists():
            report = playtest(pack, mission, team, end - first, arguments.seed, name, first, workers=arguments.workers)
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


HEAD = """# Bots

Three players of rising strength. `random` takes any legal option. `veteran` follows an experienced player's rules of
thumb in one pass. `commander` tries the options that matter on copies of the game in which all that its player cannot
know is drawn anew, lets the veteran play on into the next round, and judges what it sees; its budget here is
{rollouts} rollouts a decision. None of them ever looks at hidden cards, other hands or coming dice.

{games} games each of random and veteran, {commander_games} of the commander; per cent won with 95 % intervals, then
seconds of processor time for a game. 'Clear' says whether no two neighbouring intervals overlap. Written by:

```sh
{command}
```
"""


def written(section: Section, pack: Pack, rows: list[str], clear: int) -> str:
    """The section of one pack."""
    lines = "\n".join(rows)
    return f"""
## {section.title}

With {section.team} {section.members}, measured on {datetime.now(UTC):%Y-%m-%d} with the content
`{digest(played(pack))[:12]}` of '{pack.id}' (a digest of all but its words); clear: {clear} of {len(rows)}.

| mission | random | s | veteran | s | commander | s | clear |
| --- | --- | --- | --- | --- | --- | --- | --- |
{lines}
"""


if __name__ == "__main__":
    main()
