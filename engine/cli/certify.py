"""`certify PACK MISSION`: look for a win, with bots of rising strength."""

import argparse
import json
from typing import Any

from engine import certificate
from engine.cli.playtest import MOST_GAMES, add_run_arguments
from engine.cli.progress import Bar
from engine.cli.report import UserError, check_writable, options_of, pack_at, print_json, seats_of, write_text


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("certify", help="look for a win and keep its record")
    parser.add_argument("pack", metavar="PACK", help="folder, zip or JSON file")
    parser.add_argument("mission", metavar="MISSION")
    add_run_arguments(parser)
    parser.add_argument("--games", type=int, help="games for each bot (default: many for quick, few for slow ones)")
    parser.add_argument("--record", metavar="FILE", help="save the record of the win")
    parser.add_argument("--json", action="store_true", help="the certificate as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what was found; 1 if no win was."""
    if arguments.games is not None and not 1 <= arguments.games <= MOST_GAMES:
        raise UserError(f"A certificate takes 1 to {MOST_GAMES:,} games for each bot.")
    if arguments.record is not None:
        check_writable(arguments.record)
    bar = Bar()
    found = certificate(
        pack_at(arguments.pack),
        arguments.mission,
        seats_of(arguments.team),
        arguments.seed,
        arguments.games,
        lambda bot, games: bar.tell(f"{bot}: {games:,} games"),
        options_of(arguments.option),
    )
    bar.tell("")
    if arguments.record is not None and found.record is not None:
        write_text(arguments.record, json.dumps(found.record))
    if arguments.json:
        print_json(found.as_json())
    else:
        print(found.sentence)
    return 0 if found.is_won else 1
