"""`playtest PACK MISSION`: let the computer play a mission many times and report."""

import argparse
from pathlib import Path
from typing import Any

from engine import Pack, Report, UnknownName, compare, playtest
from engine.cli.progress import Bar
from engine.cli.report import (
    UserError,
    add_option_argument,
    add_team_argument,
    check_writable,
    options_of,
    pack_at,
    print_json,
    seats_of,
    write_text,
)
from engine.core.playtest.page import page
from engine.core.playtest.sections.reading import Reading
from engine.core.playtest.words import summary
from engine.core.sentences import LANGUAGES

MOST_GAMES = 1_000_000  # of one run: its report keeps a letter for each game


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("playtest", help="let bots play a mission many times and report")
    parser.add_argument("pack", metavar="PACK", help="folder, zip or JSON file")
    parser.add_argument("mission", metavar="MISSION")
    add_run_arguments(parser)
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument("--bot", default="veteran", help="random, veteran, commander or commander:ROLLOUTS")
    parser.add_argument("--workers", type=int, default=1, help="processes that play at once (default 1)")
    parser.add_argument("--compare", metavar="OTHER_PACK[:MISSION]", help="play another version on the same seeds")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the report (default en)")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="the report as JSON")
    form.add_argument("--html", metavar="FILE", help="write the report as a page that needs nothing else")
    parser.set_defaults(run=run)


def add_run_arguments(parser: argparse.ArgumentParser) -> None:
    """What every command that plays many games asks for."""
    add_team_argument(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same report (default 1)")
    add_option_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play and print; 1 if a game broke off or did not end."""
    if not 1 <= arguments.games <= MOST_GAMES or arguments.workers < 1:
        raise UserError(f"A play-test needs 1 to {MOST_GAMES:,} games and at least one worker.")
    pack = pack_at(arguments.pack)
    if arguments.compare is not None:
        return _compare(pack, arguments)
    if arguments.html is not None:
        check_writable(arguments.html)
    report = _play(pack, arguments.mission, arguments)
    if arguments.json:
        print_json(report.as_json())
    else:
        scenario = pack.scenario(arguments.mission, options_of(arguments.option))
        words = pack.ruleset.labels(scenario, arguments.lang)
        if arguments.html is not None:
            boards = pack.ruleset.boards(scenario)
            write_text(arguments.html, page(Reading(report, words, boards, pack.document, arguments.lang)))
            print(f"The report is in {arguments.html}.")
        else:
            print(summary(report, words, arguments.lang))
    return 1 if report.faults else 0


def _play(pack: Pack, mission: str, arguments: argparse.Namespace) -> Report:
    return playtest(
        pack,
        mission,
        seats_of(arguments.team),
        arguments.games,
        arguments.seed,
        arguments.bot,
        workers=arguments.workers,
        progress=Bar(),
        options=options_of(arguments.option),
    )


def _compare(pack: Pack, arguments: argparse.Namespace) -> int:
    """Play two versions on the same seeds; what is wrong with the second is said before the first is played."""
    if arguments.html is not None:
        raise UserError("A comparison has no page of its own: leave --html out, or use --json.")
    path, mission = split_version(arguments.compare, arguments.mission)
    other = pack_at(path)
    for version, name in ((pack, arguments.mission), (other, mission)):
        if name not in version.missions:
            raise UnknownName("mission", name, version.missions)
    if other.ruleset.id != pack.ruleset.id:
        games = f"'{path}' is for '{other.ruleset.id}', not for '{pack.ruleset.id}'"
        raise UserError(f"Only versions of the same game can be compared: {games}.")
    first, second = _play(pack, arguments.mission, arguments), _play(other, mission, arguments)
    found = compare(first, second)
    if arguments.json:
        print_json({"first": first.as_json(), "second": second.as_json(), "comparison": found.as_json()})
    else:
        for name, one in (("first", first), ("second", second)):
            low, high = one.interval
            print(f"{name:8} {100 * one.win_rate:5.1f} % won ({100 * low:.1f} to {100 * high:.1f})")
        print(found.sentence)
    return 1 if first.faults or second.faults else 0


def split_version(written: str, mission: str) -> tuple[str, str]:
    """'PACK:MISSION' in its parts; without a mission, the same one is meant."""
    if ":" in written and not Path(written).exists():
        path, _, mission = written.rpartition(":")
        return path, mission
    return written, mission
