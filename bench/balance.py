"""The command that writes docs/balance.md: `python -m bench.balance [--games 2000] [--workers 2]`.

What has been played is kept in var/balance, under all that can change a game: a run that was interrupted goes on where
it stopped, and after a change to one mission only that mission is played again.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, groupby, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from bench.campaigns import play_campaigns, table_of
from bench.pages import section_of
from engine import Pack, Report, load_pack, playtest
from engine.build import digest as digest_of_engine
from engine.core.content import digest

PAGE = Path("docs/balance.md")
KEPT = Path("var/balance")
PARTS = 8  # of a cell, each kept as soon as it is played

Band = tuple[int, int]  # win rates in per cent that we aim at
LEVELS: tuple[Band, ...] = ((55, 75), (40, 60), (25, 45))  # of Countdown: green, orange and red
APART = 5  # missions without a band are played so many times less often
CAMPAIGNS = 10  # and whole campaigns so many
GAMES_OF_A_LINE_UP = 10  # of each team of Countdown in each mission, to see what an op is worth


class Section(NamedTuple):
    """What the page says of one pack."""

    title: str
    folder: Path
    teams: tuple[int, ...]
    members: str  # of a team, as reports and people call them
    cards: tuple[str, ...]  # the kinds that must not be dead, as reports call them
    band: Callable[[Pack, str], Band | None]
    aim: str  # the bands in words
    line_ups: Callable[[Pack, str], Sequence[Any]] = lambda pack, mission: ()  # compared, where bots choose the best
    compared: str = ""  # which teams, where not all are
    epilogue: Callable[[Pack, argparse.Namespace], str] = lambda pack, arguments: ""


class Cell(NamedTuple):
    """A mission played by teams of one size."""

    mission: str
    team: int
    band: Band | None
    report: Report


def fireteam_zero_band(pack: Pack, mission: str) -> Band:
    """What we aim at in the first, the second and the last mission of an operation."""
    operation = next(found for found in pack.content.operations if mission in found.missions)
    return ((60, 80), (45, 65), (30, 50))[operation.missions.index(mission)]


def countdown_band(pack: Pack, mission: str) -> Band | None:
    """What we aim at by the level of an assignment; missions of campaigns are meant for ops who have learned."""
    assignment = next((found for found in pack.content.assignments if found.id == mission), None)
    return LEVELS[assignment.level - 1] if assignment else None


def countdown_line_ups(pack: Pack, mission: str) -> list[list[str]]:
    """Every four of the ops that can do it, all in one hand: only an expert defuses bombs (CD-17.01)."""
    objective = next(found.objective for found in pack.content.assignments if found.id == mission)
    experts = {op.id for op in pack.content.ops if op.special == "defuse"}
    teams = combinations([op.id for op in pack.content.ops], 4)
    return [["+".join(team)] for team in teams if objective != "bombs" or experts.intersection(team)]


def countdown_campaigns(pack: Pack, arguments: argparse.Namespace) -> str:
    """The table of campaigns, played with what each mission leaves to the next."""
    count = max(1, arguments.games // CAMPAIGNS)
    names = [found.id for found in pack.content.campaigns]
    courses = [play_campaigns(pack, name, count, arguments.seed, arguments.bot) for name in names]
    return f"""
Missions of campaigns stand above as they are played alone: with ops who know nothing yet, and a threat stack from which
the cards of the earlier missions are gone. Played as campaigns, {count:,} each, with the experience, wounds and cards
that a mission leaves to the next, they are won as follows, in per cent of those who came so far; the ops are those that
the bot chooses for the first mission. That is how hard they are meant to be: the third missions about top terrorists
are all but lost without the aim that two missions have taught.

{table_of(courses)}
"""


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
    Section(
        "Countdown: Special Ops",
        Path("engine/content/countdown"),
        (4, 5, 6),
        "ops",
        ("threatCards", "objectiveCards", "bulletCards", "supportCards"),
        countdown_band,
        "55 to 75 for green assignments, 40 to 60 for orange and 25 to 45 for red ones",
        countdown_line_ups,
        " (where there are bombs, among the teams with somebody who defuses them)",
        countdown_campaigns,
    ),
)


def main() -> None:
    """Play every mission with every team size and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description="How hard the starter missions are.")
    parser.add_argument("--games", type=int, default=2000, help="games for each mission and team size (default 2000)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--bot", default="veteran")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="measure only the section of this title and leave the rest of the page as it is")
    parser.add_argument("--out", default=str(PAGE), help=f"the page to write (default {PAGE}, - for the terminal)")
    arguments = parser.parse_args()
    page = HEAD.format(bot=arguments.bot)
    for section in SECTIONS:
        if arguments.only not in (None, section.title):
            page += section_of(PAGE, section.title)
            continue
        pack = load_pack(section.folder)
        page += written(
            section,
            pack,
            list(cells_of(section, pack, arguments)),
            list(trials_of(section, pack, arguments)),
            arguments,
        )
    if arguments.out == "-":
        print(page)
    else:
        Path(arguments.out).write_text(page, encoding="utf-8")


# --- playing --------------------------------------------------------------------------------------


def cells_of(section: Section, pack: Pack, arguments: argparse.Namespace) -> Iterator[Cell]:
    """Every mission of a pack with every team size; those without a band with the first."""
    for mission in pack.missions:
        band = section.band(pack, mission)
        games = arguments.games if band else arguments.games // APART
        for team in section.teams if band else section.teams[:1]:
            yield Cell(mission, team, band, play(pack, mission, team, games, arguments))


def trials_of(section: Section, pack: Pack, arguments: argparse.Namespace) -> Iterator[Cell]:
    """Every mission with every line-up that is compared."""
    for mission in pack.missions:
        band = section.band(pack, mission)
        for seats in section.line_ups(pack, mission) if band else ():
            yield Cell(mission, section.teams[0], band, play(pack, mission, seats, GAMES_OF_A_LINE_UP, arguments, 1))


def play(pack: Pack, mission: str, team: Any, games: int, arguments: argparse.Namespace, pieces: int = PARTS) -> Report:
    """The report of one cell of the table, merged from its parts."""
    folder = KEPT / f"{mission}-{digest(played_of(pack, mission))[:12]}-{digest_of_engine()[:12]}"
    bounds = [games * part // pieces for part in range(pieces + 1)]
    name = team if isinstance(team, int) else ",".join(team)
    parts = []
    for first, end in pairwise(bounds):
        if first == end:
            continue
        file = folder / f"{arguments.bot}-{name}-{arguments.seed}-{first}-{end}.json"
        if not file.exists():
            print(f"{mission}, {name}, games {first + 1} to {end} of {games} …", file=sys.stderr, flush=True)
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
    languages = set(pack.document.get("languages", ("en",)))
    kept = without_words({**pack.document, "languages": [], "version": ""}, languages)
    assert isinstance(kept, dict)
    return kept


def played_of(pack: Pack, mission: str) -> dict[str, Any]:
    """The pack as far as it can change a game of this mission: other missions cannot, nor places it does not go to."""
    content = played(pack)
    for name in ("missions", "assignments"):
        if name in content:
            content[name] = [found for found in content[name] if found["id"] == mission]
    for assignment in content.get("assignments", ()):
        content["campaigns"] = []
        content["locations"] = [place for place in content["locations"] if place["id"] in assignment["locations"]]
    return content


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

How often the bot '{bot}' wins the missions of the starter packs, the team drawn anew for each game (Countdown: chosen
by the bot). Written by `python -m bench.balance`, section by section.

'Won' is in per cent, with its 95 % interval; the band is what we aim at; missions without a band are played
a fifth as often. 'Rarest objective' is the share of all games in which the least completed objective was
completed; 'faults' are games that broke off or did not end.
"""


def written(section: Section, pack: Pack, cells: list[Cell], trials: list[Cell], arguments: argparse.Namespace) -> str:
    """The section of one pack."""
    rows = "\n".join(row_of(cell) for cell in cells)
    banded = [cell for cell in cells if cell.band]
    inside = sum(not verdict(cell) for cell in banded)
    members = "\n".join(f"| {member} | {points:+.1f} |" for member, points in gains(section, trials or cells).items())
    return f"""
## {section.title}

Measured with `--games {arguments.games} --seed {arguments.seed}` for each mission and team size, and with the content
`{digest(played(pack))[:12]}` of '{pack.id}': a digest of all but its words, so that an old page is noticed.
Inside their bands: {inside} of {len(banded)}.

Our aim is {section.aim}.

| mission | {section.members} | won | interval | band | | rounds | rarest objective | faults |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
{rows}

Cards that were never played in all these games: {", ".join(dead_cards(section, cells)) or "none"}.

How many points more a team wins with one of the {section.members} than without, in the same mission and team
size{section.compared}:

| | points |
| --- | --- |
{members}
{section.epilogue(pack, arguments)}"""


def verdict(cell: Cell) -> str:
    """Nothing if the win rate is what we aim at."""
    if cell.band is None:
        return ""
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
        f"{band[0]} to {band[1]}" if band else "",
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


def gains(section: Section, cells: Iterable[Cell]) -> dict[str, float]:
    """What it is worth to have somebody in the team, in points of the win rate (Mantel and Haenszel's mean)."""
    sums: defaultdict[str, float] = defaultdict(float)
    weights: defaultdict[str, float] = defaultdict(float)
    for _mission_and_team, group in groupby(cells, key=lambda cell: (cell.mission, cell.team)):
        reports = [cell.report for cell in group]
        games, wins = sum(report.games for report in reports), sum(report.wins for report in reports)
        found: dict[str, Counter[str]] = {}
        for report in reports:
            for member, columns in report.tally[section.members].items():
                found.setdefault(member, Counter()).update(columns)
        for member, columns in found.items():
            present, absent = columns["games"], games - columns["games"]
            if present and absent:
                weight = present * absent / games
                sums[member] += weight * (columns["won"] / present - (wins - columns["won"]) / absent)
                weights[member] += weight
    return {member: 100 * sums[member] / weights[member] for member in sorted(weights)}


if __name__ == "__main__":
    main()
