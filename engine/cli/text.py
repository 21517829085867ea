"""`text PACK CARD`: what is printed on a card, in any of the three languages."""

import argparse
from typing import Any

from engine.cli.report import pack_at


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("text", help="print a card's text")
    parser.add_argument("pack", metavar="PACK", help="folder, zip or JSON file")
    parser.add_argument("card", metavar="CARD", nargs="?", help="a card's id; without it, all cards")
    parser.add_argument("--lang", default="en", choices=("en", "de", "fr"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print one card, or all."""
    pack = pack_at(arguments.pack)
    for card in pack.ruleset.printer(pack.content, arguments.lang).texts(arguments.card):
        print(f"{card.title}\n{card.text}\n" if arguments.card is None else f"{card.title}\n{card.text}")
    return 0
