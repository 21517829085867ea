"""`playtest PACK MISSION`: let the computer play a mission many times and report."""

import argparse
from pathlib import Path
from typing import Any

from engine import Pack, Report, compare, playtest
from engine.cli.progress import Bar
from engine.cli.report import (
    UserError,
    add_option_argument,
    add_team_argument,
    options_of,
    pack_at,
    print_json,
    seats_of,
)
from engine.core.effects.words.lexicon import LANGUAGES
from engine.core.playtest.page import page
from engine.core.playtest.words import summary


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
    if arguments.games < 1 or arguments.workers < 1:
        raise UserError("A play-test needs at least one game and one worker.")
    pack = pack_at(arguments.pack)
    report = _play(pack, arguments.mission, arguments)
    if arguments.compare:
        _compare(report, arguments)
    elif arguments.json:
        print_json(report.as_json())
    else:
        scenario = pack.scenario(arguments.mission, options_of(arguments.option))
        words = pack.ruleset.labels(scenario, arguments.lang)
        if arguments.html:
            _write(arguments.html, page(report, words, pack.ruleset.boards(scenario), arguments.lang))
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


def _compare(report: Report, arguments: argparse.Namespace) -> None:
    path, mission = split_version(arguments.compare, arguments.mission)
    other = _play(pack_at(path), mission, arguments)
    found = compare(report, other)
    if arguments.json:
        print_json({"first": report.as_json(), "second": other.as_json(), "comparison": found.as_json()})
        return
    for name, one in (("first", report), ("second", other)):
        low, high = one.interval
        print(f"{name:8} {100 * one.win_rate:5.1f} % won ({100 * low:.1f} to {100 * high:.1f})")
    print(found.sentence)


def split_version(written: str, mission: str) -> tuple[str, str]:
    """'PACK:MISSION' in its parts; without a mission, the same one is meant."""
    if ":" in written and not Path(written).exists():
        path, _, mission = written.rpartition(":")
        return path, mission
    return written, mission


def _write(path: str, page_text: str) -> None:
    try:
        Path(path).write_text(page_text, encoding="utf-8")
    except OSError as error:
        raise UserError(f"'{path}' cannot be written: {error.strerror}.") from error
    print(f"The report is in {path}.")
