"""The command that writes docs/balance.md: `python -m bench.balance [--games 2000] [--workers 2]`.

What has been played is kept in var/balance, under all that can change a game: a run that was interrupted goes on where
it stopped, and after a change to one mission only that mission is played again.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from engine import Pack, Report, load_pack, playtest
from engine.build import digest as digest_of_engine
from engine.core.content import digest

PAGE = Path("docs/balance.md")
KEPT = Path("var/balance")
PARTS = 8  # of a cell, each kept as soon as it is played

Band = tuple[int, int]  # win rates in per cent that we aim at


class Section(NamedTuple):
    """What the page says of one pack."""

    title: str
    folder: Path
    teams: tuple[int, ...]
    members: str  # of a team, as reports and people call them
    cards: tuple[str, ...]  # the kinds that must not be dead, as reports call them
    band: Callable[[Pack, str], Band]
    aim: str  # the bands in words


class Cell(NamedTuple):
    """A mission played by teams of one size."""

    mission: str
    team: int
    band: Band
    report: Report


def fireteam_zero_band(pack: Pack, mission: str) -> Band:
    """What we aim at in the first, the second and the last mission of an operation."""
    operation = next(found for found in pack.content.operations if mission in found.missions)
    return ((60, 80), (45, 65), (30, 50))[operation.missions.index(mission)]


SECTIONS = (
    Section(
        "Fireteam Zero",
        Path("engine/content/fireteam_zero"),
        (2, 3, 4),
        "heroes",
        ("cards", "focusCards"),
        fireteam_zero_band,
        "60 to 80 for the first mission of an operation, 45 to 65 for the second, 30 to 50 for the last",
    ),
)


def main() -> None:
    """Play every mission with every team size and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description="How hard the starter missions are.")
    parser.add_argument("--games", type=int, default=2000, help="games for each mission and team size (default 2000)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--bot", default="veteran")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=str(PAGE), help=f"the page to write (default {PAGE}, - for the terminal)")
    arguments = parser.parse_args()
    page = HEAD.format(
        bot=arguments.bot,
        games=f"{arguments.games:,}",
        command=f"python -m bench.balance --games {arguments.games} --bot {arguments.bot} --seed {arguments.seed}",
    )
    for section in SECTIONS:
        pack = load_pack(section.folder)
        page += written(section, pack, list(cells_of(section, pack, arguments)))
    if arguments.out == "-":
        print(page)
    else:
        Path(arguments.out).write_text(page, encoding="utf-8")


# --- playing --------------------------------------------------------------------------------------


def cells_of(section: Section, pack: Pack, arguments: argparse.Namespace) -> Iterator[Cell]:
    """Every mission of a pack with every team size."""
    for mission in pack.missions:
        for team in section.teams:
            yield Cell(mission, team, section.band(pack, mission), play(pack, mission, team, arguments))


def play(pack: Pack, mission: str, team: int, arguments: argparse.Namespace) -> Report:
    """The report of one cell of the table, merged from its parts."""
    folder = KEPT / f"{mission}-{digest(played_of(pack, mission))[:12]}-{digest_of_engine()[:12]}"
    bounds = [arguments.games * part // PARTS for part in range(PARTS + 1)]
    parts = []
    for first, end in pairwise(bounds):
        if first == end:
            continue
        file = folder / f"{arguments.bot}-{team}-{arguments.seed}-{first}-{end}.json"
        if not file.exists():
            print(f"{mission}, {team}, games {first + 1} to {end} of {arguments.games} …", file=sys.stderr, flush=True)
            keep(
                file,
                playtest(
                    pack, mission, team, end - first, arguments.seed, arguments.bot, first, workers=arguments.workers
                ),
            )
        found = Report.from_json(json.loads(file.read_text(encoding="utf-8")))
        found.about["digest"] = pack.digest  # parts may be older than the last change to another mission
        parts.append(found)
    return parts[0].merge(*parts[1:])


def keep(file: Path, report: Report) -> None:
    """Write a part whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(".part")
    draft.write_text(json.dumps(report.as_json()), encoding="utf-8")
    draft.replace(file)


def played(pack: Pack) -> dict[str, Any]:
    """The pack as far as it can change a game: without the words, which are for people."""
    languages = set(pack.document["languages"])
    kept = without_words({**pack.document, "languages": [], "version": ""}, languages)
    assert isinstance(kept, dict)
    return kept


def played_of(pack: Pack, mission: str) -> dict[str, Any]:
    """The pack as far as it can change a game of this mission: the other missions cannot."""
    content = played(pack)
    return {**content, "missions": [found for found in content["missions"] if found["id"] == mission]}


def without_words(part: Any, languages: set[str]) -> Any:
    """A part of a document without its localised texts."""
    if isinstance(part, Mapping):
        return {
            key: without_words(value, languages)
            for key, value in part.items()
            if not (isinstance(value, Mapping) and value and languages.issuperset(value))
        }
    if isinstance(part, list | tuple):
        return [without_words(value, languages) for value in part]
    return part


# --- the page -------------------------------------------------------------------------------------

HEAD = """# Balance

How often the bot '{bot}' wins the missions of the starter packs, over {games} games for each mission and team size,
the team drawn anew for each game. Written by:

```sh
{command}
```

'Won' is in per cent, with its 95 % interval; the band is what we aim at. 'Rarest objective' is the share of all games
in which the least completed objective was completed; 'faults' are games that broke off or did not end.
"""


def written(section: Section, pack: Pack, cells: list[Cell]) -> str:
    """The section of one pack."""
    rows = "\n".join(row_of(cell) for cell in cells)
    inside = sum(not verdict(cell) for cell in cells)
    members = "\n".join(f"| {member} | {points:+.1f} |" for member, points in gains(section, cells).items())
    return f"""
## {section.title}

Measured with the content `{digest(played(pack))[:12]}` of '{pack.id}': a digest of all but its words, so that an old
page is noticed. Inside their bands: {inside} of {len(cells)}.

Our aim is {section.aim}.

| mission | {section.members} | won | interval | band | | rounds | rarest objective | faults |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
{rows}

Cards that were never played in all these games: {", ".join(dead_cards(section, cells)) or "none"}.

How many points more a team wins with one of the {section.members} than without, in the same mission and team size:

| | points |
| --- | --- |
{members}
"""


def verdict(cell: Cell) -> str:
    """Nothing if the win rate is what we aim at."""
    low, high = cell.band
    rate = 100 * cell.report.win_rate
    return "" if low <= rate <= high else "too hard" if rate < low else "too easy"


def row_of(cell: Cell) -> str:
    """One line of the table."""
    report, band = cell.report, cell.band
    low, high = (100 * bound for bound in report.interval)
    objectives = report.tally["objectives"].values()
    rarest = min((found["completed"] / found["part"] for found in objectives if found["part"]), default=0.0)
    columns = (
        cell.mission,
        cell.team,
        f"{100 * report.win_rate:.1f}",
        f"{low:.1f} to {high:.1f}",
        f"{band[0]} to {band[1]}",
        verdict(cell),
        f"{report.mean_rounds:.1f}",
        f"{100 * rarest:.0f}",
        report.count("fault") + report.count("unfinished"),
    )
    return "| " + " | ".join(map(str, columns)) + " |"


def dead_cards(section: Section, cells: list[Cell]) -> list[str]:
    """The cards that nobody ever played."""
    uses: Counter[str] = Counter()
    for cell in cells:
        for kind in section.cards:
            uses.update({card: found["used"] for card, found in cell.report.tally["coverage"][kind].items()})
    return sorted(card for card, used in uses.items() if not used)


def gains(section: Section, cells: list[Cell]) -> dict[str, float]:
    """What it is worth to have somebody in the team, in points of the win rate (Mantel and Haenszel's mean)."""
    sums: Counter[str] = Counter()
    weights: Counter[str] = Counter()
    for cell in cells:
        games, wins = cell.report.games, cell.report.wins
        for member, found in cell.report.tally[section.members].items():
            present, absent = found["games"], games - found["games"]
            if present and absent:
                won = found.get("won", 0)
                weight = present * absent / games
                sums[member] += weight * (won / present - (wins - won) / absent)
                weights[member] += weight
    return {member: 100 * sums[member] / weights[member] for member in sorted(weights)}


if __name__ == "__main__":
    main()
