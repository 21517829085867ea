"""`replay RECORD`: a recorded game, told again."""

import argparse
from typing import Any

from engine import replay
from engine.cli.report import UserError, json_at, pack_at, print_json
from engine.core.sentences import LANGUAGES


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("replay", help="tell a recorded game again")
    parser.add_argument("record", metavar="RECORD", help="JSON file, or - for standard input")
    parser.add_argument("--pack", required=True, metavar="PACK", help="the pack it was played with")
    parser.add_argument("--steps", type=int, metavar="N", help="only the first N choices")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--json", action="store_true", help="events as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the log of the recorded game."""
    if arguments.steps is not None and arguments.steps < 0:
        raise UserError(f"A number of choices is 0 or more, not {arguments.steps}.")
    record = json_at(arguments.record)
    if isinstance(record, dict) and "record" in record:  # what `play --json` prints
        record = record["record"]
    if not isinstance(record, dict):
        raise UserError(f"'{arguments.record}' is no record of a game.")
    game = replay(pack_at(arguments.pack), record, steps=arguments.steps)
    events = game.events_in(arguments.lang)
    if arguments.json:
        print_json({"events": [event.as_json() for event in events], "outcome": game.outcome})
        return 0
    for event in events:
        print(event.text)
    if game.outcome is None:
        print(f"(the record ends here, in round {game.view()['round']})")
    return 0
