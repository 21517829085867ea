"""`compare A B`: two reports of play-tests on the same seeds, game by game."""

import argparse
from typing import Any

from engine import CannotMerge, Report, compare
from engine.cli.report import UserError, json_at, print_json


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("compare", help="compare two reports that `playtest --json` printed")
    parser.add_argument("first", metavar="A", help="report as JSON")
    parser.add_argument("second", metavar="B", help="report as JSON, with the same seed")
    parser.add_argument("--json", action="store_true", help="the comparison as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the difference and how sure it is."""
    found = compare(_report(arguments.first), _report(arguments.second))
    if arguments.json:
        print_json(found.as_json())
    else:
        print(found.sentence)
    return 0


def _report(path: str) -> Report:
    try:
        return Report.from_json(json_at(path))
    except CannotMerge as error:
        hint = "`playtest PACK MISSION --json > FILE` makes one; `playtest --compare` plays two versions at once."
        raise UserError(f"'{path}': {error} {hint}") from error
